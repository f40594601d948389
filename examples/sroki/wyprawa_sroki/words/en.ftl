sroki = Magpies
    .about = Rob the castellan’s house and be on the boat before the alarm is raised. One to three thieves, twenty minutes.

magpie = Magpie { $n }
guard = Guard
watch = Watch
house = The house
sewers = The sewers
town = The town
sewer-drain = Drain
sewer-cistern = Cistern
sewer-chute = Chute
sewer-well = Well
sewer-outfall = Outfall
town-c = Castle Street
town-m = Market
town-s = Smithy Lane
town-b = Bridge
town-q = Quay
door = Door { $a }–{ $b }
door-grate = Grate ({ $a }–{ $b })
door-gate = Town gate ({ $a }–{ $b })
curio = Curio
coin = Coin
curios = Curios
tools = Tools
shelf = Shelf
alarm = Alarm
left = Actions left
curio-mirror = Mirror
curio-ring = Ring
curio-goblet = Goblet
curio-crown = Crown
tool-felt = Felt shoes
tool-crowbar = Crowbar
tool-key = Skeleton key
tool-smoke = Smoke pot
does-felt = At every roll: one noise less.
does-crowbar = When you roll, if you like: one more pick, one more noise.
does-key = When you roll, if you like: two more picks.
does-smoke = When you are seen, if you like: you are not.
icon-gem = curios
icon-coin = coins
icon-used = uses left
icon-points = worth
icon-unlock = pick
icon-sound = noise
die-lock = lock die
ground-exit = way out
ground-plate = shelf
ground-trap = coffer

ask-act = What do you do?
ask-roll = Do you use a tool on this roll?
ask-seen = You are seen! Do you use a tool?
ask-mirror = You are seen! Do you show a mirror?
go = Go to { $place }
pick = Pick the lock: { $door }
odds = opens in { $percent } of 100 rolls
opt-curio = Take the curio
opt-coins = Take coins from the coffer
opt-take = Take from the shelf: { $tool }
opt-use = Use: { $tool }
opt-yes = Yes
opt-no = No
opt-wait = Wait for the others
opt-bribe = Bribe the servants (1 coin, alarm falls by 1)

told-round-began = Round { $n }
told-shelf-filled = New on the shelf: { $tools }
told-went = { $who } goes to { $place }
told-gained = { $who } takes { $what ->
       *[gem] a curio
        [coin] { $count ->
            [one] a coin
           *[other] { $count } coins
        } from the coffer
    }
told-lost = { $who } loses { $what ->
       *[gem] { $count ->
            [one] a curio, which goes back to a showcase
           *[other] { $count } curios, which go back to their showcases
        }
        [coin] a coin to the servants
    }
told-looked = { $who } looks at it: { $curio }
told-tool-taken = { $who } takes from the shelf: { $tool }
told-tool-used = { $who } uses: { $tool }
told-rolled = { $who } tries a lock: picks { $picks }, noise { $noise }
told-unlocked = { $who } opens: { $door }
told-alarmed = The alarm now stands at { $alarm }
told-patrolled = Night: the guard walks to { $guard }, the watch to { $watch }
told-seen = { $who } is seen{ $end ->
        [smoke] , and gone in a cloud of smoke
        [mirror] , and dazzles the pursuer with a mirror
       *[seized] , seized and thrown into the drain
    }
told-counted = { $who } brings home { $worth ->
        [0] nothing
       *[other] a hoard worth { $worth }
    }
end-boat = All are away with the boat.
end-dawn = It is dawn, and the boat is gone.
end-alarm = The bells ring and the gates are shut.
