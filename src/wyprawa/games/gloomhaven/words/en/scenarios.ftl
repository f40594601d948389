## Scenarios from the book's second fifth on

option-scenario-infernal-throne = 21. { scenario-infernal-throne }
option-scenario-temple-of-the-elements = 22. { scenario-temple-of-the-elements }
option-scenario-deep-ruins = 23. { scenario-deep-ruins }
option-scenario-echo-chamber = 24. { scenario-echo-chamber }
option-scenario-icecrag-ascent = 25. { scenario-icecrag-ascent }
option-scenario-ancient-cistern = 26. { scenario-ancient-cistern }
option-scenario-ruinous-rift = 27. { scenario-ruinous-rift }
option-scenario-outer-ritual-chamber = 28. { scenario-outer-ritual-chamber }
option-scenario-sanctuary-of-gloom = 29. { scenario-sanctuary-of-gloom }
option-scenario-shrine-of-the-depths = 30. { scenario-shrine-of-the-depths }
option-scenario-plane-of-night = 31. { scenario-plane-of-night }
option-scenario-decrepit-wood = 32. { scenario-decrepit-wood }
option-scenario-savvas-armory = 33. { scenario-savvas-armory }
option-scenario-scorched-summit = 34. { scenario-scorched-summit }
option-scenario-gloomhaven-battlements-a = 35. { scenario-gloomhaven-battlements-a }
option-scenario-gloomhaven-battlements-b = 36. { scenario-gloomhaven-battlements-b }
option-scenario-doom-trench = 37. { scenario-doom-trench }
option-scenario-slave-pens = 38. { scenario-slave-pens }
option-scenario-treacherous-divide = 39. { scenario-treacherous-divide }
option-scenario-ancient-defense-network = 40. { scenario-ancient-defense-network }
option-scenario-timeworn-tomb = 41. { scenario-timeworn-tomb }
option-scenario-realm-of-the-voice = 42. { scenario-realm-of-the-voice }
option-scenario-drake-nest = 43. { scenario-drake-nest }
option-scenario-tribal-assault = 44. { scenario-tribal-assault }
option-scenario-rebel-swamp = 45. { scenario-rebel-swamp }
option-scenario-nightmare-peak = 46. { scenario-nightmare-peak }
option-scenario-lair-of-the-unseeing-eye = 47. { scenario-lair-of-the-unseeing-eye }
option-scenario-shadow-weald = 48. { scenario-shadow-weald }
option-scenario-rebels-stand = 49. { scenario-rebels-stand }
option-scenario-ghost-fortress = 50. { scenario-ghost-fortress }
option-scenario-the-void = 51. { scenario-the-void }
option-scenario-noxious-cellar = 52. { scenario-noxious-cellar }
option-scenario-crypt-basement = 53. { scenario-crypt-basement }
option-scenario-palace-of-ice = 54. { scenario-palace-of-ice }
option-scenario-foggy-thicket = 55. { scenario-foggy-thicket }
option-scenario-bandits-wood = 56. { scenario-bandits-wood }
option-scenario-investigation = 57. { scenario-investigation }
option-scenario-bloody-shack = 58. { scenario-bloody-shack }
option-scenario-forgotten-grove = 59. { scenario-forgotten-grove }
option-scenario-alchemy-lab = 60. { scenario-alchemy-lab }
option-scenario-fading-lighthouse = 61. { scenario-fading-lighthouse }
option-scenario-pit-of-souls = 62. { scenario-pit-of-souls }
option-scenario-magma-pit = 63. { scenario-magma-pit }
option-scenario-underwater-lagoon = 64. { scenario-underwater-lagoon }
option-scenario-sulfur-mine = 65. { scenario-sulfur-mine }
option-scenario-clockwork-cove = 66. { scenario-clockwork-cove }
option-scenario-arcane-library = 67. { scenario-arcane-library }
option-scenario-toxic-moor = 68. { scenario-toxic-moor }
option-scenario-well-of-the-unfortunate = 69. { scenario-well-of-the-unfortunate }
option-scenario-chained-isle = 70. { scenario-chained-isle }
option-scenario-windswept-highlands = 71. { scenario-windswept-highlands }
option-scenario-oozing-grove = 72. { scenario-oozing-grove }
option-scenario-rockslide-ridge = 73. { scenario-rockslide-ridge }
option-scenario-merchant-ship = 74. { scenario-merchant-ship }
option-scenario-overgrown-graveyard = 75. { scenario-overgrown-graveyard }
option-scenario-harrower-hive = 76. { scenario-harrower-hive }
option-scenario-vault-of-secrets = 77. { scenario-vault-of-secrets }
option-scenario-sacrifice-pit = 78. { scenario-sacrifice-pit }
option-scenario-lost-temple = 79. { scenario-lost-temple }
option-scenario-vigil-keep = 80. { scenario-vigil-keep }
option-scenario-temple-of-the-eclipse = 81. { scenario-temple-of-the-eclipse }
option-scenario-burning-mountain = 82. { scenario-burning-mountain }
option-scenario-shadows-within = 83. { scenario-shadows-within }
option-scenario-crystalline-cave = 84. { scenario-crystalline-cave }
option-scenario-sun-temple = 85. { scenario-sun-temple }
option-scenario-harried-village = 86. { scenario-harried-village }
option-scenario-corrupted-cove = 87. { scenario-corrupted-cove }
option-scenario-plane-of-water = 88. { scenario-plane-of-water }
option-scenario-syndicate-hideout = 89. { scenario-syndicate-hideout }
option-scenario-demonic-rift = 90. { scenario-demonic-rift }
option-scenario-wild-melee = 91. { scenario-wild-melee }
option-scenario-back-alley-brawl = 92. { scenario-back-alley-brawl }
option-scenario-sunken-vessel = 93. { scenario-sunken-vessel }
option-scenario-vermling-nest = 94. { scenario-vermling-nest }
option-scenario-payment-due = 95. { scenario-payment-due }

scenario-infernal-throne = Infernal Throne
scenario-temple-of-the-elements = Temple of the Elements
scenario-deep-ruins = Deep Ruins
scenario-echo-chamber = Echo Chamber
scenario-icecrag-ascent = Icecrag Ascent
scenario-ancient-cistern = Ancient Cistern
scenario-ruinous-rift = Ruinous Rift
scenario-outer-ritual-chamber = Outer Ritual Chamber
scenario-sanctuary-of-gloom = Sanctuary of Gloom
scenario-shrine-of-the-depths = Shrine of the Depths
scenario-plane-of-night = Plane of Night
scenario-decrepit-wood = Decrepit Wood
scenario-savvas-armory = Savvas Armory
scenario-scorched-summit = Scorched Summit
scenario-gloomhaven-battlements-a = Gloomhaven Battlements A
scenario-gloomhaven-battlements-b = Gloomhaven Battlements B
scenario-doom-trench = Doom Trench
scenario-slave-pens = Slave Pens
scenario-treacherous-divide = Treacherous Divide
scenario-ancient-defense-network = Ancient Defense Network
scenario-timeworn-tomb = Timeworn Tomb
scenario-realm-of-the-voice = Realm of the Voice
scenario-drake-nest = Drake Nest
scenario-tribal-assault = Tribal Assault
scenario-rebel-swamp = Rebel Swamp
scenario-nightmare-peak = Nightmare Peak
scenario-lair-of-the-unseeing-eye = Lair of the Unseeing Eye
scenario-shadow-weald = Shadow Weald
scenario-rebels-stand = Rebel’s Stand
scenario-ghost-fortress = Ghost Fortress
scenario-the-void = The Void
scenario-noxious-cellar = Noxious Cellar
scenario-crypt-basement = Crypt Basement
scenario-palace-of-ice = Palace of Ice
scenario-foggy-thicket = Foggy Thicket
scenario-bandits-wood = Bandit’s Wood
scenario-investigation = Investigation
scenario-bloody-shack = Bloody Shack
scenario-forgotten-grove = Forgotten Grove
scenario-alchemy-lab = Alchemy Lab
scenario-fading-lighthouse = Fading Lighthouse
scenario-pit-of-souls = Pit of Souls
scenario-magma-pit = Magma Pit
scenario-underwater-lagoon = Underwater Lagoon
scenario-sulfur-mine = Sulfur Mine
scenario-clockwork-cove = Clockwork Cove
scenario-arcane-library = Arcane Library
scenario-toxic-moor = Toxic Moor
scenario-well-of-the-unfortunate = Well of the Unfortunate
scenario-chained-isle = Chained Isle
scenario-windswept-highlands = Windswept Highlands
scenario-oozing-grove = Oozing Grove
scenario-rockslide-ridge = Rockslide Ridge
scenario-merchant-ship = Merchant Ship
scenario-overgrown-graveyard = Overgrown Graveyard
scenario-harrower-hive = Harrower Hive
scenario-vault-of-secrets = Vault of Secrets
scenario-sacrifice-pit = Sacrifice Pit
scenario-lost-temple = Lost Temple
scenario-vigil-keep = Vigil Keep
scenario-temple-of-the-eclipse = Temple of the Eclipse
scenario-burning-mountain = Burning Mountain
scenario-shadows-within = Shadows Within
scenario-crystalline-cave = Crystalline Cave
scenario-sun-temple = Sun Temple
scenario-harried-village = Harried Village
scenario-corrupted-cove = Corrupted Cove
scenario-plane-of-water = Plane of Water
scenario-syndicate-hideout = Syndicate Hideout
scenario-demonic-rift = Demonic Rift
scenario-wild-melee = Wild Melee
scenario-back-alley-brawl = Back Alley Brawl
scenario-sunken-vessel = Sunken Vessel
scenario-vermling-nest = Vermling Nest
scenario-payment-due = Payment Due

escort-orchid = Orchid
escort-redthorn = Redthorn
escort-captive = Captive Orchid
escort-tree = Tree
escort-crystal = Crystal
escort-fish = Fish
escort-villager = Villager
escort-victim = Victim
tile-stump = Stump
tile-dark-pit = Dark pit
tile-crystal = Crystal
tile-stairs = Stairs
tile-breakable-wall = Crumbling wall
tile-bone-pile = Bone pile
tile-vocal-chord = Vocal chord
monster-siege_cannon = Siege Cannon
monster-infiltrator = Infiltrator
monster-harvester = Harvester
monster-hungry_soul = Hungry Soul
monster-arcane_golem = Arcane Golem
monster-bloated_regent = Bloated Regent
monster-giant_ooze = Giant Ooze
monster-lurker_king = Lurker King
monster-prime_lieutenant = Prime Lieutenant
reward-given = { $what }, if { $given } is active
need-times = { $what } ×{ $n }
note-held = you have held out
noted-held = you have held out
note-late = it is too late
noted-late = it is too late
monster-suspect = City Guard
note-awake = the golems awake
noted-awake = the golems have been woken
note-flames = the flames rise
noted-flames = the flames have risen
noted-saved =
    { $n ->
        [one] one villager is saved
       *[other] { $n } villagers are saved
    }
set-up-wall = The garrison behind the wall comes in
set-up-tomb = The guardians of the tomb come in
set-up-flames = The Flame Demons of room 3 come in
set-up-lurkers = The Lurkers come in
set-up-watch = The city watch comes in behind you
plus-pierce = Pierce { $n }
chore-pump = cleanse the pump
chore-captive = free the captive
chore-tile = loot the goal tile
chore-grave = dig up the grave
noted-pump = { $n } pumps are cleansed
noted-grave = { $n } graves are dug up
note-garrison = the alarm is raised
noted-garrison = the alarm has been raised
note-gears = the gears turn
noted-gears = the gears turn
note-home = you are through
noted-home = you are through
note-elite = the next door gives way
noted-elite =
    { $n ->
        [one] one elite is dead
       *[other] { $n } elites are dead
    }
note-ooze = the Giant Ooze loses a Shield token
note-withered = the tree has withered
noted-withered = the tree has withered

## The pages of scenarios: what their special rules say

x-formula = { $formula }
who-party = Each character and character summon
who-figures = Each figure
who-actor = The acting figure
who-of-type = { $who } ({ $names })
who-in-room = { $who } in room { $n }
who-has = { $who } with { $conditions }
happens-quench-some = { $elements } become inert
happens-spawn-there = Spawn { $monster } there ({ $ranks })
happens-spawn-boss = { $boss } appears at { $mark }
happens-close-doors =
    { $passage ->
        [fog] Fog { $door } closes in again; a figure in it suffers a trap’s damage and moves out
       *[door] Doors { $door } close; a figure in one suffers a trap’s damage and moves out
    }
happens-unlock =
    { $passage ->
        [fog] Fog { $door } can be entered
       *[door] Doors { $door } can be opened
    }
happens-leave = Characters on { $mark } leave the map with their summons
holds-any-shut =
    { $passage ->
        [fog] some fog has not lifted
        [wall] a wall stands
       *[door] a door is closed
    }
holds-round = it is round { $n }
holds-round-from = it is round { $first } or later
holds-round-between = it is round { $first } to { $last }
holds-round-every =
    { $every ->
        [2] it is round { $first } or any second one after it
       *[other] it is round { $first } or a multiple of { $every } rounds later
    }
holds-on-plates-each = each plate ({ $plates }) is occupied
holds-on-mark-one = a character stands on { $mark }
holds-on-mark-all = all characters stand on { $mark }
holds-in-room-one = a character is in room { $n }
holds-in-room-all = all characters are in room { $n }
holds-in-room-side = a character or an ally is in room { $n }
holds-taken-in = it lay in room { $n }
holds-turned-up = tokens { $tokens } have been turned up
holds-achieved = you have the achievement { $what }
holds-warded = it is warded
happens-against = { $what } against { $name }
happens-ward = { $who }: Shield { $n } against { $name } and immunity to { $conditions }, for good
holds-not-warded = it is not warded yet
happens-sacrifice = { $who }: may remove { $items } from the game; then { $what }
happens-take-tile = the tile under it is removed
rule-quest-tile = In a campaign the goal tile can only be looted by the character on the personal quest
rule-reset-tile = If you lose, the numbered treasure stays where it was
note-sacrifice = the mountain is appeased
noted-sacrifice = the mountain has been appeased
ask-sacrifice = Which item do you give to the fire?
opt-sacrifice-no = None
ask-escort-deck = From whose deck to draw?
told-warded = { $who_is } is warded now.
told-sacrificed = { $who_is } removes { $what_is } from the game.
happens-boss-waits = { $boss } waits off the map
happens-carry = { $who }: takes a token along
happens-spend = { $who }: may give up a token it carries, for each: { $what }
happens-turn-up = the token there is turned up
ask-spend = Give up a token you carry?
opt-spend-yes = Give it up
opt-spend-no = Keep it
told-token-taken = { $who_is } takes a token along.
told-token-spent = { $who_is } gives up a token.
told-token-turned = { $who_is } turns up token { $number }.
told-weakened = { $who_is } has lost what kept it strong.
holds-there = { $names } is on the map
holds-there-in-room = { $names } is in room { $n }
holds-exhausted = a character becomes exhausted
holds-exhausted-off = a character becomes exhausted elsewhere than on { $mark }
holds-all-left = all characters have left the map
holds-stands = what is on { $mark } stands
holds-died =
    { $rank ->
        [elite] an elite { $names } dies
        [normal] a normal { $names } dies
       *[any] { $names } dies
    }
holds-died-any =
    { $rank ->
        [elite] an elite monster dies
        [normal] a normal monster dies
       *[any] a figure dies
    }
holds-acting-character = a character acts
holds-acting-summon = a character’s summon acts
holds-acting-party = a character or a character’s summon acts
holds-acting-enemy = an enemy acts
holds-acting-near = { $who } within { $n } of { $mark }
moment-turn-start = At the start of a turn
moment-looted = When a goal tile is looted
moment-death = When a figure dies
rule-escort = { $who }: starts at { $mark }, { $hp } hit points, initiative { $initiative }
rule-escort-goes = Move { $move } towards { $mark }
rule-escort-saved = leaves the map there, saved
rule-escort-no-ally = cannot be healed and is nobody’s ally
rule-escort-safe = enemies cannot target it
rule-barred =
    { $passage ->
        [wall] Walls { $door } give way when destroyed: { $hp } hit points
       *[door] Doors { $door } open when destroyed: { $hp } hit points
    }
rule-wild = Enemies of yours and of all other monsters: { $names }
rule-kind = { $who } ({ $monster }): { $what }
rule-type = { $who } on this page: { $what }
kind-level = level { $n }
kind-hp = hit points { $hp }
kind-give = { $conditions } with each attack
kind-unhurt = cannot be damaged
kind-still = does not act
told-closed =
    { $passage ->
        [fog] Fog closes in again on { $where }.
       *[door] The door on { $where } closes.
    }
told-left = { $who_is } leaves the map.
told-saved = { $who_is } is saved.
told-waned = { $element } is inert now.
whom-party = characters and character summons
whom-figures = all figures
whom-actor = the acting figure
once-only = once
holds-even-round = the round’s number is even
holds-all-open =
    { $passage ->
        [fog] all the fog has lifted
        [wall] no wall stands
       *[door] all doors are open
    }
holds-open =
    { $passage ->
        [fog] fog { $door } has lifted
        [wall] wall { $door } has given way
       *[door] door { $door } is open
    }
win-destroyed =
    { $n ->
        [one] Destroy: { $names }
       *[other] Destroy: { $names } ×{ $n }
    }
happens-take-off = You may take one { $monster } off the map
holds-each-took = every character has looted a goal tile
holds-unlucky = a character becomes exhausted before looting a goal tile
holds-took = it has looted a goal tile
kind-idle = neither acts nor can be affected while { $what }
kind-plain = its specials are its own move and attack
kind-haunts = leaves the map after a melee attack and comes back in its turn, in order { $marks }
rule-prey = Monsters that can attack it this turn focus on: { $names }
rule-fixed = Cannot be destroyed: { $names }
rule-apart = At most half of you, rounded up, start in one room
plus-advantage = Advantage
plus-disadvantage = Disadvantage
told-vanished = { $who_is } is gone.
ask-take-off = Which monster do you take off the map?
opt-take-off-none = None
who-near-fallen = { $who } adjacent to it
holds-exhausted-outside = a character becomes exhausted outside room { $n }
rule-guarded =
    { $n ->
        [2] Twice a character may lose a card from hand to negate damage to { $who }
       *[other] A character may lose a card from hand to negate damage to { $who }
    }
rule-summons = Monsters summon { $by } ({ $ranks }) instead of { $monster }
ask-guard = Does a character lose a card to negate the damage?
summoned-elite = elite
summoned-normal = normal
opt-guard-take = Let it suffer
opt-guard = { $who } loses { $card }
happens-if = If { $test }: { $what }
happens-else = { $what }; else: { $other }
holds-chore-at = it was done at { $mark }
holds-found = treasure { $n } was looted
kind-stays = cannot leave room { $n }
rule-chore-bottom = In place of a bottom action, discarding the card, an adjacent character may { $what }
rule-chore-both = In place of an action, discarding the card, an adjacent character may { $what }
opt-forgo = Discard { $card }: { $what }
moment-chore = When that is done
moment-step = When one of you or of your allies comes to a hex
told-chore-done =
    { $chore ->
        [pump] { $who_is } cleanses the pump on { $where }.
        [captive] { $who_is } frees the captive on { $where }.
        [tile] { $who_is } takes the goal tile on { $where }.
        [grave] { $who_is } digs up the grave on { $where }.
       *[other] { $who_is } has done it on { $where }.
    }
who-boss = The boss
holds-in-water = it stands in difficult terrain
x-noted = captives freed
holds-trodden = { $names } stands on plate { $plates }
kind-heads = goes 2 hexes a turn towards { $mark } instead of its own moves, and opens doors
rule-bare = A character uses no items before it has looted a goal tile
rule-one-each = Each character loots only one goal tile
who-escorts = Whom you guard
whom-escorts = whom you guard
told-waded = { $who_is } comes into the water on { $where }.
