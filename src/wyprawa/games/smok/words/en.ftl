smok = Smok
    .about = Creep into the cave, grab gems, and be gone before the dragon has you. Two to four thieves, ten minutes.
thief = Thief { $n }
thief-whom = Thief { $n }
thief-has = { $who } has { n-gems }
dragon = Dragon
gem = Gem
alarm = Alarm
move = move up to { $n }
steal = steal a gem
icon-gem = gems
icon-pace = pace
card-tiptoe = Tiptoe
card-creep = Creep
card-pickpocket = Pickpocket
card-run = Run
card-shield = Shield
ask-card = Which card do you play in secret?
ask-go = Where do you go?
ask-steal = From whom do you steal a gem?
ask-shield = The dragon bites! Discard a shield?
go = Go to { $cell }
n-gems =
    { $gems ->
        [0] no gems
        [one] 1 gem
       *[other] { $gems } gems
    }
told-round-began = Round { $round } begins and all hands are full again.
told-played = { $who } plays { $card }.
told-moved = { $who } goes to { $cell } and has { n-gems }.
told-stole = { $who } steals { n-gems } from { $whom }.
told-hunted = The dragon hunts { $whom }, rolls { $roll } and comes to { $cell }.
told-bitten = The dragon bites { $who }, who drops { n-gems } on { $cell } and runs; the alarm rises to { $alarm }.
told-shielded = { $who } holds up a shield.
told-ended =
    { $why ->
        [alarm] The dragon is wide awake, so all thieves lose: { $scores }.
        [nothing] { $scores }, so all thieves lose.
       *[gems] { $scores }, so the win goes to { $winners }.
    }
end-dawn = Dawn breaks over the cave.
end-dragon = The dragon keeps its gems.

## The sheet at the end

sheet-gems = Gems
sheet-found = Gems picked up
sheet-stolen = Gems stolen
sheet-robbed = Gems stolen from them
sheet-bites = Bites
sheet-shields = Bites held off
sheet-dragon = The dragon rolled { $total } in { $count } rolls; { $usual } is usual.
