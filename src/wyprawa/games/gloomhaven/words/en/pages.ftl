## Pages with rules of their own: what is carried, ground that moves

burden-doll = the doll
carried-doll = the doll
burden-given = One character of your choice carries { $what }
burden-falls = { $monster } leaves { $what } where it dies, and no money
burden-of-item = Who has the item carries { $what }; if nobody has it, a character of your choice does
burden-slow = Move −{ $n } on all moves of its bearer
burden-passes = Another character’s loot ability that reaches the bearer may take { $what }; if the bearer becomes exhausted, it lies there to be looted
ask-burden = Who carries it?
ask-burden-take = Take over what the other carries?
opt-burden-take-yes = Take it
opt-burden-take-no = Leave it
told-carries = { $who_is } carries { $carried } now.
told-lies = Now { $burden } lies on { $where }.
holds-brought = who carries it ends a turn adjacent to { $mark }
holds-bearer-fell = who carries it becomes exhausted
holds-few-left =
    { $n ->
        [one] only one character is not exhausted
       *[other] at most { $n } characters are not exhausted
    }
holds-none-there = no { $names } is on the map
holds-nobody-in-room = no character is in room { $n }
happens-lay-traps = { $tile } on each hex { $mark }; who stands there on foot springs it at once
rule-rift = For 1 movement a character may go from a hex adjacent to one { $mark } to a hex adjacent to the other
note-spirits = the rift opens wide
noted-spirits = the rift has opened wide

burden-claw = the claw
carried-claw = the claw
burden-staff = the Staff of Xorn
carried-staff = the Staff of Xorn
kind-charges = only who carries the staff can damage it, and each point of damage charges the staff
noted-charge = the staff has { $n } charges
kind-asleep = asleep and without a turn until one of you or your summons attacks, hurts or afflicts it or ends a move beside it; your summons leave it alone
asleep = asleep
told-woke = { $who_is } wakes up.
carries-water = carries water
told-bailed =
    { $over ->
        [yes] { $who_is } pours the water overboard.
       *[no] { $who_is } takes up water.
    }
ask-flood-take = Take up water?
opt-flood-take-no = Leave it
ask-flood = Where does water come in?
ask-drift = Where to?
ask-roll = How far do the boulders of this row roll?
opt-roll =
    { $n ->
        [one] One hex
       *[other] { $n } hexes
    }
way-left = to the left
way-right = to the right
way-up = upwards
way-down = downwards
way-up-left = up and to the left
way-up-right = up and to the right
happens-drift = Each character and character summon is moved one hex { $way }
happens-drift-in-room = Each character and character summon in room { $n } is moved one hex { $way }, the topmost first
drift-hurts = who cannot be suffers { $n }
drift-sheltered = not who has an obstacle or a wall right behind
happens-roll = The boulders in the rows of { $mark } roll left by 1, 2 and 3 hexes, each row by another number; a figure hit suffers a trap’s damage and makes way; from the left end they go on from { $mark }
happens-rise =
    { $many ->
        [3] One more water tile in the hold, beside another; if there is no room, the ship is lost
       *[other] With { $least } or more characters one more water tile, too
    }
noted-flooded = the hold is flooded
holds-even-initiative = { $monster }’s initiative was even
holds-odd-initiative = { $monster }’s initiative was odd
rule-flood = A character may loot { $tile } from the hold, one tile at a time, and is rid of it when it ends a turn on { $mark }
rule-flood-dry = With three characters there is no water on { $mark } at first

monster-abductor = Abductor
kind-drags = goes to { $who } and, once all of them are beside it, drags it towards { $mark }; does nothing else and opens doors
kind-immune = immune to { $names }
rule-escort-hidden = { $who }: starts at { $mark }; no hit points, nobody can target it
holds-dragged = one who drags the victim begins its turn beside { $mark } and the victim is there too
note-sacrificed = the victim is sacrificed
noted-sacrificed = the victim is sacrificed
rule-gun = Each round the nearest { $crew } moves { $n } towards { $gun } instead of its turn, not to { $mark }; if it is adjacent then, the gun fires
rule-gun-fires = It fires at each character and character summon on { $mark } and left of them in their rows, for the attack of an elite Ancient Artillery
told-fired = { $who_is } fires the cannon.

rule-cards = Three rooms of a random dungeon, of these room cards only: { $rooms }; and these monster cards: { $monsters }.
rule-cards-penalties = The second room has its minor penalty, the third its major one
rule-cards-goal = In the third room spot { $n } holds the goal tile instead of what the cards put there

## Scenarios for one character

option-scenario-return-to-the-black-barrow = { class-brute } alone: { scenario-return-to-the-black-barrow }
scenario-return-to-the-black-barrow = Return to the Black Barrow
option-scenario-stone-defense = { class-cragheart } alone: { scenario-stone-defense }
scenario-stone-defense = Stone Defense
option-scenario-storage-fees = { class-quartermaster } alone: { scenario-storage-fees }
scenario-storage-fees = Storage Fees
option-scenario-plane-of-wild-beasts = { class-summoner } alone: { scenario-plane-of-wild-beasts }
scenario-plane-of-wild-beasts = Plane of Wild Beasts
option-scenario-harvesting-the-night = { class-nightshroud } alone: { scenario-harvesting-the-night }
scenario-harvesting-the-night = Harvesting the Night
option-scenario-elemental-secrets = { class-elementalist } alone: { scenario-elemental-secrets }
scenario-elemental-secrets = Elemental Secrets
option-scenario-an-unfortunate-intrusion = { class-tinkerer } alone: { scenario-an-unfortunate-intrusion }
scenario-an-unfortunate-intrusion = An Unfortunate Intrusion
option-scenario-corrupted-laboratory = { class-spellweaver } alone: { scenario-corrupted-laboratory }
scenario-corrupted-laboratory = Corrupted Laboratory
option-scenario-armory-heist = { class-scoundrel } alone: { scenario-armory-heist }
scenario-armory-heist = Armory Heist
option-scenario-rodent-liberation = { class-mindthief } alone: { scenario-rodent-liberation }
scenario-rodent-liberation = Rodent Liberation
option-scenario-caravan-escort = { class-sunkeeper } alone: { scenario-caravan-escort }
scenario-caravan-escort = Caravan Escort
option-scenario-plagued-crypt = { class-plagueherald } alone: { scenario-plagued-crypt }
scenario-plagued-crypt = Plagued Crypt
option-scenario-unnatural-insults = { class-berserker } alone: { scenario-unnatural-insults }
scenario-unnatural-insults = Unnatural Insults
option-scenario-battle-of-the-bards = { class-soothsinger } alone: { scenario-battle-of-the-bards }
scenario-battle-of-the-bards = Battle of the Bards
option-scenario-corrupted-hunt = { class-doomstalker } alone: { scenario-corrupted-hunt }
scenario-corrupted-hunt = Corrupted Hunt
option-scenario-aftermath = { class-sawbones } alone: { scenario-aftermath }
scenario-aftermath = Aftermath
option-scenario-the-caged-bear = { class-beast_tyrant } alone: { scenario-the-caged-bear }
scenario-the-caged-bear = The Caged Bear
rule-solo = One character alone: { $who } of level { $n } or more
wrong-solo = This scenario is for one character of its class alone, from level 5 on, in one seat.
monster-great_bear = Great Bear
note-last = the last have come
noted-last = the last have come
escort-rikharn = Rikharn
escort-spirit = Spirit of Xorn
monster-laboratory_imp = Laboratory Imp
monster-laboratory_drake = Laboratory Drake
monster-young_scout = Young Vermling Scout
monster-rat_keeper = Rat Keeper
monster-inox_necromancer = Inox Necromancer
monster-song_of_the_deep = Song of the Deep
monster-ghost_wolf = Ghost Wolf
monster-deep_earth = Deep Earth
monster-high_flame = High Flame
monster-dying_guard = Dying Guard
monster-wounded_guard = Wounded Guard
monster-bruised_guard = Bruised Guard
monster-lieutenant = Lieutenant
set-up-second-wave = The second wave comes in
set-up-third-wave = The third wave comes in
kind-at-first = comes with { $hp } hit points
plus-reach = range of Retaliate { $n }
kind-bare = no Shield of its card
kind-does = acts at initiative { $n } without ability cards: { $what }
kind-deck = ability cards of its own, some of which summon a Living Corpse
kind-ours = draws from your modifier deck
happens-bring = { $who } is put on { $mark }, or the nearest empty hex
happens-rescue = { $who } leaves the map, saved
who-lost-hp = { $who } that has lost { $n } or more hit points
who-whole = { $who } that has all its hit points
rule-companion = Your companion begins on { $mark }
rule-at-grips = You start only in parts of the first room where monsters are
rule-solid = Room { $n }: obstacles ({ $name }) are like walls; nobody passes them, destroys them or sees past them
rule-chore-moves = A character beside it may spend movement to { $what }: { $n } points in all, not necessarily at once
opt-dig = Spend a point of movement: { $what } ({ $n } to go)
told-dug =
    { $left ->
        [0] { $who_is } digs on { $where } and is done.
        [one] { $who_is } digs on { $where }, and { $left } point of movement is left to do.
       *[other] { $who_is } digs on { $where }, and { $left } points of movement are left to do.
    }
monster-zephyr = Zephyr
kind-before = acts just before { $boss } without ability cards: { $what }
kind-melee = no range
kind-fills = stands on all hexes of a mark, can be targeted in any of them and measures from any of them
