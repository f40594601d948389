### Monster Lands. Terms follow the glossary of docs/rules/monsterlands.md.

monsterlands = Monster Lands
    .about = Send your clan’s mercenaries out with dice and hidden traps, hunt monsters, conquer lands and be home in time to pay the wages. One to four clans, two hours.

## Clans and players

clan-unknown = Clan { $n }
clan-fire = Clan of Fire
clan-water = Clan of Water
clan-air = Clan of Air
clan-jungle = Clan of the Jungle
sambor = Sambor
title-solo = Monster Lands, scenario { $n }: { $scenario } ({ $level })
title-campaign = Monster Lands, campaign, game { $games }, scenario { $n }: { $scenario } ({ $level })

## Affinities, dice, buildings, kinds, levels

affinity-fire = Fire
affinity-water = Water
affinity-air = Air
affinity-jungle = Jungle
affinity-none = no affinity

die-strength = Strength die
die-magic = Magic die
die-influence = Influence die
face-blank = •

building-hut = Hunter’s Hut
building-alchemist = Alchemist
building-tavern = Tavern
building-merchant = Merchant
building-armoury = Armoury
building-market = Market
building-mine = Mine

kind-weapon = Weapon
kind-cover = Cover
kind-spell = Spell

level-beginner = Beginner
level-normal = Normal
level-high = High
level-cruel = Cruel

option-seats = Players
option-level = Difficulty
    .help = The harder, the more dice the Monsters attack with.
option-level-beginner = { level-beginner }
option-level-normal = { level-normal }
option-level-high = { level-high }
option-level-cruel = { level-cruel }
option-deceit = Deceit expansion
    .help = Deceits come among the Traps; for two to four clans.
option-queens-gift = Queen’s Gift
    .help = From round 2 on the first player gets a die and a small gift.
option-more-monsters = More Monsters
    .help = In rounds 2, 4 and 6 one more Monster comes to the Gate.
option-scenario = Solo scenario
    .help = For one clan only.
option-scenario-0 = the first, if one clan plays
option-scenario-1 = 1. { scenario-everyday-business }
option-scenario-2 = 2. { scenario-money-first }
option-scenario-3 = 3. { scenario-lightning-war }
option-scenario-4 = 4. { scenario-unprotected }
option-scenario-5 = 5. { scenario-stuffed-full }
option-scenario-6 = 6. { scenario-monsters-attack }
option-scenario-7 = 7. { scenario-variety }
option-scenario-8 = 8. { scenario-victim-of-deceit }
option-scenario-9 = 9. { scenario-tireless }
option-scenario-10 = 10. { scenario-slaughter }
option-campaign = Solo campaign
    .help = For one clan: the scenarios in a row, beginning with the first.
option-first = First player
option-first-random = at random
option-first-host = the host

wrong-scenario-seats = Scenarios and the campaign are for one clan.
wrong-campaign-scenario = A campaign begins with the first scenario (ML-36.1).
wrong-solo-deceit = One clan plays without the Deceit expansion (ML-34.28).
wrong-scenario-level = The tenth scenario may not be played at the easiest level (ML-37.29).

## So many of something

n-gold = { $n } gold
n-glory = { $n } Glory
n-potions =
    { $n ->
        [one] { $n } Potion
       *[other] { $n } Potions
    }
n-poisons =
    { $n ->
        [one] { $n } Poison
       *[other] { $n } Poisons
    }
n-defence =
    { $n ->
        [one] { $n } Defence token
       *[other] { $n } Defence tokens
    }
n-loot =
    { $n ->
        [one] { $n } Loot token
       *[other] { $n } Loot tokens
    }
n-trophies =
    { $n ->
        [one] { $n } Trophy
       *[other] { $n } Trophies
    }
n-strength =
    { $n ->
        [one] { $n } Strength die
       *[other] { $n } Strength dice
    }
n-magic =
    { $n ->
        [one] { $n } Magic die
       *[other] { $n } Magic dice
    }
n-influence =
    { $n ->
        [one] { $n } Influence die
       *[other] { $n } Influence dice
    }
n-attack =
    { $n ->
        [one] { $n } Attack die
       *[other] { $n } Attack dice
    }
n-strength-magic =
    { $n ->
        [one] { $n } Strength or Magic die
       *[other] { $n } dice, Strength and/or Magic
    }
n-strength-influence =
    { $n ->
        [one] { $n } Strength or Influence die
       *[other] { $n } dice, Strength and/or Influence
    }
n-magic-influence =
    { $n ->
        [one] { $n } Magic or Influence die
       *[other] { $n } dice, Magic and/or Influence
    }
n-strength-magic-influence =
    { $n ->
        [one] { $n } die of any colour
       *[other] { $n } dice of any colours
    }

## Clan members

member-purkas = Purkas
member-korgo = Korgo
member-tortock = Tortock
member-taron = Taron
member-nuduru = Nuduru
member-frunks = Frunks
member-poissen = Poissen
member-timbulu = Timbulu
member-dalina = Dalina
member-drapis = Drapis
member-taroa = Taroa
member-puargh = Puargh
member-fandor = Fandor
member-wondou = Wondou
member-vaidala = Vaidala
member-parjas = Parjas
member-wishor = Wishor
member-ginova = Ginova
member-nimra = Nimra
member-frostor = Frostor
member-dolfus = Dolfus
member-lusara = Lusara
member-shandee = Shandee
member-zondu = Zondu
member-tranok = Tranok
member-naiala = Naiala
member-skrat = Skrat
member-torko = Torko
member-karunna = Karunna
member-guster = Guster
member-lorios = Lorios
member-kakron = Kakron
member-wormee = Wormee
member-trulina = Trulina
member-geas = Geas
member-jaruna = Jaruna
member-greenhorn = Greenhorn
member-fallen = the fallen Mercenary
member-of = { $member } of { $clan }

## Abilities and traits

ability-defence =
    { $hits ->
        [one] Defence 1: stops a Monster’s hit.
       *[other] Defence { $hits }: stops { $hits } hits of one Monster attack.
    }
ability-defence-water-jungle = Defence { $hits } against Monsters of Water and the Jungle.
ability-defence-water-fire = Defence { $hits } against Monsters of Water and Fire.
ability-defence-jungle-air = Defence { $hits } against Monsters of the Jungle and Air.
ability-reroll-strength =
    { $times ->
        [one] One reroll of a Strength die.
       *[other] Up to { $times } rerolls of Strength dice.
    }
ability-reroll-magic =
    { $times ->
        [one] One reroll of a Magic die.
       *[other] Up to { $times } rerolls of Magic dice.
    }
ability-reroll-influence =
    { $times ->
        [one] On a quest: one reroll of an Influence die.
       *[other] On a quest: up to { $times } rerolls of Influence dice.
    }
ability-reroll-strength-magic =
    { $times ->
        [one] One reroll of a Strength or Magic die.
       *[other] Up to { $times } rerolls of Strength and/or Magic dice.
    }
ability-per-die-strength = +{ $add } to each Strength die on the trail.
ability-per-die-strength-battle = +{ $add } to each Strength die against a Monster.
ability-per-die-magic = +{ $add } to each Magic die on the trail.
ability-per-die-magic-conquest = +{ $add } to each Magic die when conquering a Land.
ability-total-kill = +{ $add } to the total for a kill.
ability-total-capture = +{ $add } to the total for a capture.
ability-total-conquest = +{ $add } to the total when conquering a Land.
ability-spoils-capture-glory = Captures a Monster: { $n } more Glory.
ability-spoils-capture-kill-potions =
    { $n ->
        [one] Captures or kills a Monster: { $n } Potion.
       *[other] Captures or kills a Monster: { $n } Potions.
    }
ability-no-trap = Captures Monsters without a Trap.
ability-redirect =
    { $dice ->
        [one] May aim { $dice } Attack die at a Mercenary on an adjacent trail.
       *[other] May aim { $dice } Attack dice at a Mercenary on an adjacent trail.
    }
ability-trap-limit = Room for { $more } more Traps.
ability-discount-hut = Once a round { $gold } gold off in the Hunter’s Hut, down to 0.
ability-discount-tavern = Once a round { $gold } gold off a recruitment, down to 0.
ability-mine-bonus = Once a round { $gold } more gold from the Mine.
ability-hire-influence = Pay { $gold } gold: an Influence die for this round. Not while assigned.
ability-hire-strength = Pay { $gold } gold: a Strength die for this round. Not while assigned.
ability-gain-gold = Each round: { $n } gold.
ability-gain-potions =
    { $n ->
        [one] Each round: { $n } Potion.
       *[other] Each round: { $n } Potions.
    }
ability-gain-poisons =
    { $n ->
        [one] Each round: { $n } Poison.
       *[other] Each round: { $n } Poisons.
    }
ability-gain-potions-poisons = Each round: a Potion or a Poison.
ability-exchange = Once a round: swap a die of the pool for one of another colour.
ability-spent = { $ability } (used this round)

## Equipment

equipment-krakhen = Krakhen
equipment-rashnek = Rashnek
equipment-mortis = Mortis
equipment-kedavra = Kedavra
equipment-pugnor = Pugnor
equipment-slham = Slham
equipment-noxx = Noxx
equipment-turzoks = Turzoks
equipment-slyzor = Slyzor
equipment-tergeo = Tergeo

## Traps and Deceits

trap-starting-fire = Starting Trap of Fire
    .acc = Starting Trap of Fire
trap-starting-water = Starting Trap of Water
    .acc = Starting Trap of Water
trap-starting-air = Starting Trap of Air
    .acc = Starting Trap of Air
trap-starting-jungle = Starting Trap of the Jungle
    .acc = Starting Trap of the Jungle
trap-s1 = Trap “1 Strength die”
    .acc = Trap “1 Strength die”
trap-s2 = Trap “2 Strength dice”
    .acc = Trap “2 Strength dice”
trap-s3 = Trap “3 Strength dice”
    .acc = Trap “3 Strength dice”
trap-m1 = Trap “1 Magic die”
    .acc = Trap “1 Magic die”
trap-m2 = Trap “2 Magic dice”
    .acc = Trap “2 Magic dice”
trap-m3 = Trap “3 Magic dice”
    .acc = Trap “3 Magic dice”
trap-s-plus-1 = Trap “+1 per Strength die”
    .acc = Trap “+1 per Strength die”
trap-s-plus-2 = Trap “+2 per Strength die”
    .acc = Trap “+2 per Strength die”
trap-s-plus-3 = Trap “+3 per Strength die”
    .acc = Trap “+3 per Strength die”
trap-m-plus-1 = Trap “+1 per Magic die”
    .acc = Trap “+1 per Magic die”
trap-m-plus-2 = Trap “+2 per Magic die”
    .acc = Trap “+2 per Magic die”
trap-plus-4 = Trap “+4”
    .acc = Trap “+4”
trap-plus-6 = Trap “+6”
    .acc = Trap “+6”
trap-plus-8 = Trap “+8”
    .acc = Trap “+8”
trap-secured-s1 = Secured Trap “1 Strength die”
    .acc = Secured Trap “1 Strength die”
trap-secured-s2 = Secured Trap “2 Strength dice”
    .acc = Secured Trap “2 Strength dice”
trap-secured-m1 = Secured Trap “1 Magic die”
    .acc = Secured Trap “1 Magic die”
trap-secured-m2 = Secured Trap “2 Magic dice”
    .acc = Secured Trap “2 Magic dice”
trap-deceit-m1 = Deceit “1 Magic die”
    .acc = Deceit “1 Magic die”
trap-deceit-m2 = Deceit “2 Magic dice”
    .acc = Deceit “2 Magic dice”
trap-deceit-s1 = Deceit “1 Strength die”
    .acc = Deceit “1 Strength die”
trap-deceit-s2 = Deceit “2 Strength dice”
    .acc = Deceit “2 Strength dice”
trap-deceit-any1 = Deceit “any die”
    .acc = Deceit “any die”
trap-deceit-any2 = Deceit “any 2 dice”
    .acc = Deceit “any 2 dice”
trap-deceit-aim1 = Deceit “1 Attack die”
    .acc = Deceit “1 Attack die”
trap-deceit-aim2 = Deceit “2 Attack dice”
    .acc = Deceit “2 Attack dice”
trap-hidden = a face-down Trap
    .acc = a face-down Trap
trap-face-down = { $trap } (face down)

effect-place-strength =
    { $dice ->
        [one] Adds { $dice } Strength die to the trail.
       *[other] Adds { $dice } Strength dice to the trail.
    }
effect-place-magic =
    { $dice ->
        [one] Adds { $dice } Magic die to the trail.
       *[other] Adds { $dice } Magic dice to the trail.
    }
effect-per-die-strength = +{ $add } to each Strength die on the trail.
effect-per-die-magic = +{ $add } to each Magic die on the trail.
effect-flat = +{ $add } to the total against a Monster.
effect-take-strength =
    { $dice ->
        [one] Takes { $dice } Strength die from an adjacent trail.
       *[other] Takes up to { $dice } Strength dice from an adjacent trail.
    }
effect-take-magic =
    { $dice ->
        [one] Takes { $dice } Magic die from an adjacent trail.
       *[other] Takes up to { $dice } Magic dice from an adjacent trail.
    }
effect-take-strength-magic =
    { $dice ->
        [one] Takes { $dice } Strength or Magic die from an adjacent trail.
       *[other] Takes up to { $dice } Strength and/or Magic dice from an adjacent trail.
    }
effect-redirect =
    { $dice ->
        [one] { $dice } Attack die goes for the Mercenary on an adjacent trail.
       *[other] { $dice } Attack dice go for the Mercenary on an adjacent trail.
    }
effect-secured = Safe from Deceits.

## Monsters and their powers

monster-snailer = Snailer
monster-sporus = Sporus
monster-korcko = Korcko
monster-gator = Gator
monster-turfus = Turfus
monster-warkorj = Warkorj
monster-krinx = Krinx
monster-jurbol = Jurbol
monster-dogor = Dogor
monster-sandor = Sandor
monster-moldo = Moldo
monster-krunn = Krunn
monster-tronj = Tronj
monster-sckon = Sckon
monster-snagnus = Snagnus
monster-gorgosh = Gorgosh
monster-blandor = Blandor
monster-krushus = Krushus
monster-abysur = Abysur
monster-caribdis = Caribdis

power-kin-jungle = In a Jungle Land he gets 2 extra Attack dice instead of 1.
power-kin-fire = In a Fire Land he gets 2 extra Attack dice instead of 1.
power-kin-air = In an Air Land he gets 2 extra Attack dice instead of 1.
power-kin-water = In a Water Land he gets 2 extra Attack dice instead of 1.
power-spores = With every attack one more Attack die strikes at every Mercenary in the Land.
power-last-breath = When killed, he deals 1 hit to every Mercenary in the Land.
power-no-tokens = No Potions or Poisons against him.
power-two-traps = Only 2 Traps on the trail will capture him.
power-extra-hit = Every attack deals 1 hit more than the dice show.
power-more-panic = At the Gate he spreads panic twice.
power-to-the-gate = Goes straight to the Citadel Gate; another Monster comes to the Land.
power-escapes = Captured in a Land, he breaks loose and turns up at the Gate.
power-weak-strength = -1 to each Strength die against him.
power-gate-fury = At the Gate he gets 3 extra Attack dice.
power-no-abilities = Defence abilities are no help against him; Defence tokens are.
power-weak-magic = -1 to each Magic die against him.
power-shame = Who has a Mercenary wounded by him loses 1 Glory.
power-no-weapons = No Weapons against him.

monster-captured = Captured: { $reward }
monster-killed = Killed: { $reward }

## Lands

land-megueria = Megueria
land-thaklan = Thaklan
land-al-dahna = Al-Dahna
land-skyehn = Skyehn
land-ghadik = Ghadik
land-kale = Kale
land-kyzhul = Kyzhul
land-rynia = Rynia
land-gurban = Gurban
land-yuha = Yuha
land-wahibah = Wahibah
land-uyuniah = Uyuniah
land-trait = Settled: place { $pay }. You get: { $gain }.
land-conquest = Conquest: { $glory } Glory
gain-recruit = a Mercenary from the Tavern for free
gain-equip = an Equipment card from the Market for free

## Trails and quests

trail-land-a = Land A, trail { $n }
trail-land-b = Land B, trail { $n }
trail-quest-a-left = dice-roll quest, left trail
trail-quest-a-right = dice-roll quest, right trail
trail-quest-b-left = contract quest, left trail
trail-quest-b-right = contract quest, right trail
trail-gate-upper = Citadel Gate, upper trail
trail-gate-lower = Citadel Gate, lower trail
trail-needs = Required: { $dice }
trail-more = Optional: up to { $dice }
trail-any = Any Strength and Magic dice, Traps and Defence tokens
trail-bonus = Bonus: { $bonus }
bonus-defence = Defence { $hits }
bonus-reroll-strength =
    { $times ->
        [one] 1 reroll of a Strength die
       *[other] { $times } rerolls of Strength dice
    }
bonus-reroll-magic =
    { $times ->
        [one] 1 reroll of a Magic die
       *[other] { $times } rerolls of Magic dice
    }
bonus-reroll-strength-magic =
    { $times ->
        [one] 1 reroll of a Strength or Magic die
       *[other] { $times } rerolls of Strength and/or Magic dice
    }

quest-1 = The Lost Caravan
quest-2 = The Broken Bridge
quest-3 = The Silent Well
quest-4 = The Queen’s Envoy
quest-5 = The Haunted Mill
quest-6 = The Smugglers’ Ford
quest-7 = The Old Watchtower
quest-8 = The Sealed Library
quest-9 = The Great Fair
quest-10 = The Missing Shepherd
quest-11 = The Sunken Temple
quest-12 = The Refugees
quest-roll = Roll { $dice }: { $objective } or more
quest-reward = Reward: { $reward }
quest-penalty = Failure: lose { $glory } Glory
quest-contract = Place { $dice }, hand in { $price }
quest-left = Left trail: { $reward }
quest-right = Right trail: { $reward }

## Loot

loot-conquest-glory = Conqueror’s Banner
loot-defeat-glory = Hunter’s Horn
loot-capture-glory = Beast Tamer’s Chain
loot-rerolls-4 = Lucky Dice
loot-elixirs = Alchemist’s Bag
loot-kill-6 = Executioner’s Axe
loot-trophy = Ancient Skull
loot-supplies = Supplies
loot-i-to-m = Magic Seal
loot-m-to-s = Warlord’s Idol
loot-m-plus-2 = Star Crystal
loot-gold-12 = Chest of 12 gold
loot-gold-10 = Chest of 10 gold
loot-rerolls-m = Seer’s Orb
loot-recruit = Mercenary’s Contract
loot-s-plus-2 = Giant’s Belt

loot-use-conquest-glory = When you conquer a Land: { $glory } Glory.
loot-use-defeat-glory = When you capture or kill a Monster: { $glory } Glory.
loot-use-capture-glory = When you capture a Monster: { $glory } Glory.
loot-use-rerolls-strength-magic = Up to { $times } rerolls of Strength and/or Magic dice.
loot-use-rerolls-magic = Up to { $times } rerolls of Magic dice.
loot-use-take = Take { $reward }.
loot-use-kill-total = +{ $add } to the total for a kill.
loot-use-trophy =
    { $trophies ->
        [one] Worth { $trophies } Trophy, or { $gold } gold.
       *[other] Worth { $trophies } Trophies, or { $gold } gold.
    }
loot-use-exchange-influence-magic = In the Deployment phase: 1 Influence die for { $dice } Magic dice.
loot-use-exchange-magic-strength = In the Deployment phase: 1 Magic die for { $dice } Strength dice.
loot-use-per-die-strength = +{ $add } to each Strength die on your trail.
loot-use-per-die-magic = +{ $add } to each Magic die on your trail.
loot-use-recruit = Recruit a Mercenary from the Tavern for free; surpassing glory is still needed.

## Solo

scenario-everyday-business = Everyday Business
    .about = Score as many Victory Points as you can.
scenario-money-first = Money Comes First
    .about = The Jungle clan wants gold, and at least 25 Victory Points. Only Mercenaries with Influence dice come to the Tavern.
scenario-lightning-war = Lightning War
    .about = Three rounds only, but you start with 3 Defence tokens and 12 gold.
scenario-unprotected = Unprotected
    .about = The Water clan fights without any Defence: the Armoury is closed and Defence abilities fail. Potions still work.
scenario-stuffed-full = Stuffed Full
    .about = Fill all token spaces of your board, own a Weapon, a Cover and a Spell, and have a Mercenary of each affinity.
scenario-monsters-attack = Monsters Attack
    .about = Every round a Monster of level A stands at the Gate.
scenario-variety = Variety
    .about = Gather Mercenaries of all affinities, two of each if you can. A round of beer costs 1 gold.
scenario-victim-of-deceit = Victim of Deceit
    .about = Sambor brings two Deceits to every Land trail.
scenario-tireless = Tireless
    .about = Complete quests, which Sambor visits more often, and score Victory Points.
scenario-slaughter = Slaughter
    .about = Attack dice that miss are rolled once more, and a Monster waits at the Gate from the start.
rank-snack = Monster Snack
rank-adept = Adept
rank-veteran = Veteran
rank-hero = Hero

## Figures on cards and panels

icon-gold = gold
icon-glory = Glory
icon-reputation = Reputation
icon-surpassing = surpassing glory
icon-points = Victory Points
icon-strength = Strength dice
icon-magic = Magic dice
icon-influence = Influence dice
icon-defence = Defence
icon-potions = Potions
icon-poisons = Poisons
icon-attack = Attack Value
icon-capture = Capture Value
icon-kill = Kill Value
icon-conquest = Conquest Value
icon-trophies = Trophies
icon-wound = wounded
icon-assigned = assigned
icon-settler = settler
icon-leader = Leader
icon-first = first player
icon-reroll = rerolls
icon-guard = the trail’s Defence
icon-stack = in the stack
icon-cost = cost
icon-affinity = affinity
icon-extra = extra Attack dice
icon-quests = quests
icon-used = used
icon-flasks = Potions or Poisons
icon-loot = Loot tokens
icon-objective = total to reach
icon-price = to hand in
icon-recruit = a Mercenary for free
icon-equip = Equipment for free

## Places on the table

zone-citadel = Citadel
zone-outside = Outside
zone-gate = Citadel Gate
zone-land-a = Land A
zone-land-b = Land B
zone-quest-a = Dice-roll quest
zone-quest-b = Contract quest
zone-hut = Hunter’s Hut
zone-tavern = Tavern
zone-market = Market
zone-loot = Loot on the board
zone-members = Clan members
zone-traps = Traps
zone-own-loot = Loot
zone-trophies = Trophies
zone-lands = Lands
track-round = Round
space-alchemist =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
space-mine =
    { $dice ->
        [one] { $dice } Strength die: { $gold } gold
       *[other] { $dice } Strength dice: { $gold } gold
    }
zone-land = { $side }: { $land }
land-takes = Conquest
land-settled = For whoever settles here, each round
monster-attacks = It attacks
monster-more = It rolls more dice
monster-capture = To capture it
monster-kill = To kill it
ware-plus = +{ $n }
ware-dice = ×{ $n }
space-merchant = Any die
space-closed = closed
space-panic = panic

## What happened: parts of sentences

told-nothing = { "" }
told-brackets = { " " }({ $text })
told-faces = { $faces }
told-greenhorn = a Greenhorn
told-more = { " " }(+{ $n })
told-less = { " " }(−{ $n })
told-again = { " " }and the misses again as { $faces }
told-for-glory = , including { $dice } for Glory
told-bonus = { " " }(bonus: { $bonus })
told-handed = , with { $tokens }
log-loot = “{ $loot }”
told-symbols = { $affinity } { $n }
told-each = ; { $text }
at-hut = at the Hunter’s Hut
at-alchemist = at the Alchemist
at-tavern = at the Tavern
at-merchant = at the Merchant
at-armoury = at the Armoury
at-market = at the Market
at-mine = at the Mine
way-land-a = trail { $n } of Land A
way-land-b = trail { $n } of Land B
way-quest-a-left = the left trail of the dice-roll quest
way-quest-a-right = the right trail of the dice-roll quest
way-quest-b-left = the left trail of the contract quest
way-quest-b-right = the right trail of the contract quest
way-gate-upper = the upper trail of the Citadel Gate
way-gate-lower = the lower trail of the Citadel Gate
slot-land-a = A
slot-land-b = B
dice-influence =
    { $n ->
        [one] Influence die { $values }
       *[other] Influence dice { $values }
    }
price-cost = cost { $n }
price-influence = Influence die −{ $n }
price-before = the die before it −{ $n }
price-least = at least 1
price-card = { $name } −{ $n }
sum-nothing = no dice
sum-strength = Strength
sum-magic = Magic
sum-influence = Influence
sum-die = { $die } { $value }
sum-die-more = { $die } { $value }+{ $more }
sum-die-less = { $die } { $value }−{ $more }
sum-card = { $name } +{ $n }
sum-traps = Traps +{ $n }
sum-poison = Poison +{ $n }
sum-carried = carried +{ $n }
sum-base = Attack Value { $n }
sum-kin = affinity +{ $n }
sum-track = round +{ $n }
sum-power = power +{ $n }
sum-aimed = aimed this way { $n }
sum-elsewhere = aimed elsewhere −{ $n }
sum-given-up = Magic dice given up −{ $n }
each-more = +{ $n } for each { $die } from { $name }
each-less = −{ $n } for each { $die } from { $name }
source-ability = own ability
source-gift = Queen’s Gift
source-token = Defence token
source-guard = the trail’s Defence
source-trail = trail bonus
and-glory =
    { $glory ->
        [0] { "" }
       *[other] { " " }and { $glory } Glory
    }
and-gold =
    { $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }
and-potions =
    { $potions ->
        [0] { "" }
        [one] { " " }and 1 Potion
       *[other] { " " }and { $potions } Potions
    }
and-poisons =
    { $poisons ->
        [0] { "" }
        [one] { " " }and 1 Poison
       *[other] { " " }and { $poisons } Poisons
    }
and-defence =
    { $defence ->
        [0] { "" }
        [one] { " " }and 1 Defence token
       *[other] { " " }and { $defence } Defence tokens
    }
gains-glory =
    { $glory ->
        [0] { gains-gold }
       *[other] { " " }and gains { $glory } Glory{ and-gold }{ and-potions }{ and-poisons }{ and-defence }
    }
gains-gold =
    { $gold ->
        [0] { gains-potions }
       *[other] { " " }and gains { $gold } gold{ and-potions }{ and-poisons }{ and-defence }
    }
gains-potions =
    { $potions ->
        [0] { gains-poisons }
        [one] { " " }and gains 1 Potion{ and-poisons }{ and-defence }
       *[other] { " " }and gains { $potions } Potions{ and-poisons }{ and-defence }
    }
gains-poisons =
    { $poisons ->
        [0] { gains-defence }
        [one] { " " }and gains 1 Poison{ and-defence }
       *[other] { " " }and gains { $poisons } Poisons{ and-defence }
    }
gains-defence =
    { $defence ->
        [0] { "" }
        [one] { " " }and gains 1 Defence token
       *[other] { " " }and gains { $defence } Defence tokens
    }
brings-gold =
    { $gold ->
        [0] { brings-potions }
       *[other] { " " }and brings { $gold } gold{ and-potions }{ and-poisons }
    }
brings-potions =
    { $potions ->
        [0] { brings-poisons }
        [one] { " " }and brings 1 Potion{ and-poisons }
       *[other] { " " }and brings { $potions } Potions{ and-poisons }
    }
brings-poisons =
    { $poisons ->
        [0] { "" }
        [one] { " " }and brings 1 Poison
       *[other] { " " }and brings { $poisons } Poisons
    }
hands-gold =
    { $gold ->
        [0] { hands-potions }
       *[other] { " " }and hands in { $gold } gold{ and-potions }{ and-poisons }{ and-defence }{ $handed }
    }
hands-potions =
    { $potions ->
        [0] { hands-poisons }
        [one] { " " }and hands in 1 Potion{ and-poisons }{ and-defence }{ $handed }
       *[other] { " " }and hands in { $potions } Potions{ and-poisons }{ and-defence }{ $handed }
    }
hands-poisons =
    { $poisons ->
        [0] { hands-defence }
        [one] { " " }and hands in 1 Poison{ and-defence }{ $handed }
       *[other] { " " }and hands in { $poisons } Poisons{ and-defence }{ $handed }
    }
hands-defence =
    { $defence ->
        [0] { $handed }
        [one] { " " }and hands in 1 Defence token{ $handed }
       *[other] { " " }and hands in { $defence } Defence tokens{ $handed }
    }
at-the-bottom =
    { $cut ->
        [0] { "" }
       *[other] , all it has
    }
more-hits =
    { $extra ->
        [0] { "" }
        [one] { " " }plus 1 hit by its power
       *[other] { " " }plus { $extra } hits by its power
    }
so-many-hits =
    { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
which-makes = , scoring { so-many-hits }
only-to-kill =
    { $killing ->
        [0] { "" }
       *[other] , +{ $killing } for a kill only
    }
only-to-capture =
    { $capturing ->
        [0] { "" }
       *[other] , +{ $capturing } for a capture only
    }

## What happened: before, between and after rounds

told-scenario-began =
    { $game ->
        [0] The scenario “{ $scenario }” begins at the difficulty level { $level }.
       *[other] Game { $game } of the campaign begins: the scenario “{ $scenario }” at the difficulty level { $level }.
    }
told-clan-chosen =
    { $defence ->
        [0] { $who } is the { $clan } and begins with { $glory } Glory and { start-gold }.
        [one] { $who } is the { $clan } and begins with { $glory } Glory, { start-gold } and 1 Defence token.
       *[other] { $who } is the { $clan } and begins with { $glory } Glory, { start-gold } and { $defence } Defence tokens.
    }
start-gold = { $gold } gold
told-first-player = { $who } is the first player.
told-round-began =
    { $extra ->
        [0] Round { $round } begins.
        [one] Round { $round } begins, and Monsters attack with 1 extra die.
       *[other] Round { $round } begins, and Monsters attack with { $extra } extra dice.
    }
told-greenhorn-leads = { $who } has nobody left, so it makes { $member } its Leader{ gains-reputation }.
gains-reputation =
    { $reputation ->
        [0] { gains-only-gold }
       *[other] { " " }and gains { $reputation } Reputation{ and-gold }
    }
gains-only-gold =
    { $gold ->
        [0] { "" }
       *[other] { " " }and gains { $gold } gold
    }
told-pool-taken = { $who } prepares { $dice }{ $for_glory }.
told-came-home = { $member } ({ $who }) comes home from { $trail }{ brings-gold }.
told-at-the-gate = { $monster } stands at the Citadel Gate.
told-gate-left = { $monster } gives way at the Citadel Gate and is discarded.
told-panic-spread = Panic breaks out { $building }.
told-panic-lifted = The panic ends { $buildings }.
told-promoted = { $who } makes { $member } its Leader.
told-wages-paid = { $who } pays { $gold } gold in wages to { to-earners }.
to-earners =
    { $earners ->
        [one] 1 Mercenary
       *[other] { $earners } Mercenaries, { $rate } gold each
    }
told-wages-short =
    { $gold ->
        [0] { $who } cannot pay { owes-wages } and has no gold.
       *[other] { $who } cannot pay { owes-wages } and gives all it has, { $gold } gold.
    }
owes-wages =
    { $earners ->
        [one] 1 Mercenary wages of { owes-each }
       *[other] { $earners } Mercenaries wages of { owes-each } each
    }
owes-each = { $rate } gold
told-deserted =
    { $reputation ->
        [0] { $who } is deserted by { $member }.
       *[other] { $who } is deserted by { $member } and loses { $reputation } Reputation.
    }
told-glory-reached = { $who } has { $glory } Glory, so the game ends.
told-quests-came = The new quests are “{ $quest }” (dice-roll quest) and “{ $contract }” (contract quest).
told-land-came = { $land } becomes Land { $place }, with new Trail Guidelines.
told-monster-came = { $monster } comes to Land { $place }.
told-scored =
    { $points ->
        [one] { $who } has 1 Victory Point: { scored-from }.
       *[other] { $who } has { $points } Victory Points: { scored-from }.
    }
scored-from = { $glory } for Glory, { $reputation } for Reputation{ scored-trophies }{ scored-affinity }
scored-trophies =
    { $trophies ->
        [0] { "" }
       *[other] , { $trophies } for Trophies
    }
scored-affinity =
    { $affinity ->
        [0] { "" }
       *[other] , { $affinity } for affinities{ $symbols }
    }
told-tie-broken =
    { $by ->
        [leader] Tied on Victory Points, { $who } is ahead because its Leader has the higher Reputation.
        [trophies] Tied on Victory Points and Leaders, { $who } is ahead because it has more Trophies.
       *[gold] Tied on Victory Points, Leaders and Trophies, { $who } is ahead because it has more gold.
    }
told-game-won =
    { $points ->
        [one] { $who } wins with 1 Victory Point.
       *[other] { $who } wins with { $points } Victory Points.
    }
told-game-drawn =
    { $points ->
        [one] Nothing can part { $winners }: they share the win with 1 Victory Point each.
       *[other] Nothing can part { $winners }: they share the win with { $points } Victory Points each.
    }
told-scenario-ended =
    { $rank ->
        [snack] { $who } loses the scenario “{ $scenario }”, with the rank of { rank-snack }.
        [adept] { $who } wins the scenario “{ $scenario }”, with the rank of { rank-adept }.
        [veteran] { $who } wins the scenario “{ $scenario }”, with the rank of { rank-veteran }.
       *[hero] { $who } wins the scenario “{ $scenario }”, with the rank of { rank-hero }.
    }
told-campaign-won =
    { $games ->
        [one] { $who } wins the campaign in 1 game.
       *[other] { $who } wins the campaign in { $games } games.
    }
told-campaign-lost = { $who } loses the campaign, because there is no lower difficulty level to try.

## What happened: clans

told-gained =
    { $what ->
        [gold] { $who } gains { $amount } gold{ $source }.
        [glory] { $who } gains { $amount } Glory{ $source }.
        [potions]
            { $amount ->
                [one] { $who } gains 1 Potion{ $source }.
               *[other] { $who } gains { $amount } Potions{ $source }.
            }
        [poisons]
            { $amount ->
                [one] { $who } gains 1 Poison{ $source }.
               *[other] { $who } gains { $amount } Poisons{ $source }.
            }
       *[defence]
            { $amount ->
                [one] { $who } gains 1 Defence token{ $source }.
               *[other] { $who } gains { $amount } Defence tokens{ $source }.
            }
    }
told-tokens-discarded =
    { $what ->
        [potions]
            { $over ->
                [one] { $who } has no room for 1 more Potion and discards it.
               *[other] { $who } has no room for { $over } more Potions and discards them.
            }
        [poisons]
            { $over ->
                [one] { $who } has no room for 1 more Poison and discards it.
               *[other] { $who } has no room for { $over } more Poisons and discards them.
            }
       *[defence]
            { $over ->
                [one] { $who } has no room for 1 more Defence token and discards it.
               *[other] { $who } has no room for { $over } more Defence tokens and discards them.
            }
    }
told-glory-lost =
    { $glory ->
        [0] { $who } had no Glory to lose{ $source }.
       *[other] { $who } loses { $glory } Glory{ $source }{ at-the-bottom }.
    }
told-dice-gained = { $who } gains { $dice }{ $source }.
told-dice-exchanged = { $who } exchanges { $given } for { $dice }{ $source }.
told-dice-hired = { $who } pays { $gold } gold for { $dice }{ $source }.
told-traps-discarded = { $who } discards { $traps }.
told-loot-taken = { $who } takes the Loot { $loot }.
told-loot-used = { $who } uses the Loot { $loot }.
told-trophy-sold = { $who } sells { $monster }, worth { worth-trophies }, for { $gold } gold.
worth-trophies =
    { $trophies ->
        [one] 1 Trophy
       *[other] { $trophies } Trophies
    }
told-healed =
    { $potions ->
        [one] { $who } heals { $member } with a Potion.
       *[other] { $who } heals { $member } with { $potions } Potions.
    }
told-settled = { $member } settles in { $land } for { $who }.
told-unsettled = { $member } leaves { $land }, which { $who } keeps without a settler.

## What happened: the Citadel

told-placed = { $who } places { $dice } { $building }.
told-dice-sold = { $who } sells { $dice } to the Merchant for { $gold } gold.
told-dice-lost = { $who } has no place left and loses { $dice }.
told-bought-traps =
    { $gold ->
        [0] { $who } gets { $traps } for nothing{ $price }.
       *[other] { $who } buys { $traps } for { $gold } gold{ $price }.
    }
told-bought-defence = { $who } buys { bought-defence } for { $gold } gold{ $price }.
bought-defence =
    { $defence ->
        [0] Defence tokens
        [one] 1 Defence token
       *[other] { $defence } Defence tokens
    }
told-bought-equipment =
    { $gold ->
        [0] { $who } gets { $equipment } for nothing{ $price }.
       *[other] { $who } buys { $equipment } for { $gold } gold{ $price }.
    }
told-recruited =
    { $gold ->
        [0] { $who } recruits { $member } for nothing{ $price }{ with-reputation }.
       *[other] { $who } recruits { $member } for { $gold } gold{ $price }{ with-reputation }.
    }
with-reputation =
    { $reputation ->
        [0] { "" }
       *[other] { " " }and gains { $reputation } Reputation
    }
told-recruited-nobody = { $who } recruits nobody.
told-beer-bought = { $who } stands a round of beer for { $gold } gold, which makes { $members } leave the Tavern.
told-equipped = { $who } gives { $equipment } to { $member }.
told-equipment-discarded = { $who } discards { $cards }.
told-land-used = { $who } uses { $land } with { $dice }.
told-traps-came = The Hunter’s Hut puts out { $traps }.
told-mercenaries-came = The Tavern welcomes { $members }.
told-equipment-came = The Market puts out { $cards }.
told-loot-came = The Loot on the board is refilled with { $tokens }.

## What happened: trails and quests

told-assigned = { $who } sends { $member } to { $trail }{ $bonus }.
told-dice-laid = { $who } lays { $dice } on { $trail }.
told-trap-laid = { $who } lays a Trap face down on { $trail }.
told-defence-laid =
    { $defence ->
        [one] { $who } lays a Defence token on { $trail }.
       *[other] { $who } lays { $defence } Defence tokens on { $trail }.
    }
told-flasks-taken =
    { $potions ->
        [0] { $member } ({ $who }) takes a Poison along.
       *[other]
            { $poisons ->
                [0] { $member } ({ $who }) takes a Potion along.
               *[other] { $member } ({ $who }) takes a Potion and a Poison along.
            }
    }
act-hits =
    { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
act-total = total { $n }
told-die-rolled =
    { $die ->
        [0] { $member } ({ $who }) rolls { $value }{ $added } with a Strength die and has { $total }.
        [1] { $member } ({ $who }) rolls { $value }{ $added } with a Magic die and has { $total }.
       *[other] { $member } ({ $who }) rolls { $value }{ $added } with an Influence die and has { $total }.
    }
told-die-rerolled =
    { $die ->
        [0] { $member } ({ $who }) rerolls a Strength die{ $source }, turns { $old } into { $value }{ $added } and has { $total }.
        [1] { $member } ({ $who }) rerolls a Magic die{ $source }, turns { $old } into { $value }{ $added } and has { $total }.
       *[other] { $member } ({ $who }) rerolls an Influence die{ $source }, turns { $old } into { $value }{ $added } and has { $total }.
    }
told-quest-rolled = { $member } ({ $who }) reaches { $total } ({ $sum }{ $each }) on “{ $quest }”, which asks for { $objective }.
told-quest-won = { $who } completes “{ $quest }”{ gains-glory }.
told-quest-failed =
    { $glory ->
        [0]
            { $cut ->
                [0] { $who } fails “{ $quest }”.
               *[other] { $who } fails “{ $quest }” and has no Glory to lose.
            }
       *[other] { $who } fails “{ $quest }” and loses { $glory } Glory{ at-the-bottom }.
    }
told-scraps = { $who } gets { $gold } gold, the scraps of “{ $quest }”.
told-quest-gone = “{ $quest }” is discarded.
told-handed-in = { $who } fulfils the contract “{ $quest }”{ hands-gold }.
told-contract-declined = { $who } does not fulfil the contract “{ $quest }”.

## What happened: battles

told-trap-shown = { $who } reveals { $trap } on { $trail }.
told-deceived = { $who } uses { $trap } on the Mercenary on { $trail }.
told-deceit-cancelled = { $who } stops { $trap } with a Defence token on { $trail }, so the Deceit is discarded from { $off }.
told-dice-stolen = { $who } takes { $dice } from { $trail } to { $target }.
told-dice-aimed =
    { $attack ->
        [one] { $who } aims 1 Attack die at { $trail }{ $source }.
       *[other] { $who } aims { $attack } Attack dice at { $trail }{ $source }.
    }
told-magic-given-up =
    { $magic ->
        [one] { $member } ({ $who }) gives up 1 Magic die to take away 1 Attack die on { $trail }.
       *[other] { $member } ({ $who }) gives up { $magic } Magic dice to take away { $magic } Attack dice on { $trail }.
    }
told-monster-attacks =
    { $attack ->
        [0] { $monster } attacks { $member }, but no Attack die is left ({ $sum }){ hits-by-power }.
        [one] { $monster } attacks { $member } with 1 Attack die ({ $sum }) and rolls { $faces }{ $again }{ more-hits }{ which-makes }.
       *[other] { $monster } attacks { $member } with { $attack } Attack dice ({ $sum }) and rolls { $faces }{ $again }{ more-hits }{ which-makes }.
    }
hits-by-power =
    { $extra ->
        [0] { "" }
       *[other] { " " }and its power alone makes { so-many-hits }
    }
told-dice-wasted = { $monster } rolls { $faces }{ $again } at Sambor on { $trail }, without effect.
told-spores-fly =
    { $hits ->
        [0] The spores of { $monster } come up { $faces }{ $again } and miss everybody there.
       *[other] The spores of { $monster } come up { $faces }{ $again } and hit everybody there.
    }
told-last-breath = With its last breath { $monster } hits everybody there once.
told-hits-stopped =
    { $hits ->
        [one] { $member } ({ $who }) stops 1 hit{ $source }.
       *[other] { $member } ({ $who }) stops { $hits } hits{ $source }.
    }
told-potion-drunk =
    { $potions ->
        [one] { $member } ({ $who }) drinks a Potion and takes 1 damage less.
       *[other] { $member } ({ $who }) drinks { $potions } Potions and takes { $potions } damage less.
    }
told-wounded = { $member } ({ $who }) is wounded.
told-died =
    { $reputation ->
        [0] { $member } ({ $who }) falls on { $trail }, and the clan gains { death-glory }.
       *[other] { $member } ({ $who }) falls on { $trail }, and the clan gains { death-glory } and loses { $reputation } Reputation.
    }
death-glory = { $glory } Glory
told-lost-with-him = { $who } loses { lost-gold } with { $member }.
lost-gold =
    { $gold ->
        [0] { lost-potions }
       *[other] { $gold } gold{ and-potions }{ and-poisons }
    }
lost-potions =
    { $potions ->
        [0] { lost-poisons }
        [one] 1 Potion{ and-poisons }
       *[other] { $potions } Potions{ and-poisons }
    }
lost-poisons =
    { $poisons ->
        [0] { "" }
        [one] 1 Poison
       *[other] { $poisons } Poisons
    }
told-poison-used =
    { $poisons ->
        [one] { $member } ({ $who }) uses a Poison{ $added } and has { $total }.
       *[other] { $member } ({ $who }) uses { $poisons } Poisons{ $added } and has { $total }.
    }
told-attacked = { $member } ({ $who }) attacks { $monster } and reaches { $total } ({ $sum }{ $each }){ only-to-kill }{ only-to-capture }. It takes { $capture } to capture and { $kill } to kill.
told-attack-failed =
    { $why ->
        [trap] { $who } cannot capture { $monster } without a Trap on the trail.
        [traps] { $who } cannot capture { $monster } without 2 Traps on the trail.
       *[short] { $monster } holds out against { $who }.
    }
told-captured = { $who } captures { $monster }{ gains-glory }.
told-killed =
    { $trophies ->
        [one] { $who } kills { $monster } and gains 1 Trophy{ and-glory }{ and-gold }{ and-potions }{ and-poisons }{ and-defence }.
       *[other] { $who } kills { $monster } and gains { $trophies } Trophies{ and-glory }{ and-gold }{ and-potions }{ and-poisons }{ and-defence }.
    }
told-monster-escaped = { $monster } breaks loose and makes for the Citadel Gate.
told-monster-unbeaten = { $monster } is not beaten and leaves Land { $place } for the Citadel Gate.
told-trail-cleared = Dice and tokens of { $who } are removed from { $trail }.
told-conquest-tried = { $member } ({ $who }) reaches { $total } ({ $sum }{ $each }) against { $land }, which takes { $needed }.
told-conquered = { $who } conquers { $land } (Land { $place }) and gains { $glory } Glory.

## What happened: Sambor

told-sambor-rolled = Sambor rolls red { $red } and yellow { $yellow }.
told-sambor-took-traps = Sambor takes { $traps } away from the Hunter’s Hut.
told-sambor-took-mercenary = Sambor takes { $member } away from the Tavern.
told-sambor-took-equipment = Sambor takes { $equipment } away from the Market.
told-sambor-sent =
    { $deceits ->
        [0] Sambor blocks { $trail }.
        [one] Sambor blocks { $trail } with 1 Deceit face down.
       *[other] Sambor blocks { $trail } with { $deceits } Deceits face down.
    }
told-sambor-won-quest = Sambor completes “{ $quest }”.
told-sambor-beat = Sambor drives { $monster } away from Land { $place }.
told-sambor-took-land = Sambor takes { $land } away from Land { $place }.
told-sambor-home = Sambor leaves { $trails }.

## The end

end-points = The clans count their Victory Points.
end-draw = Nothing can part the best clans: a draw.
end-rank-snack = Your rank: Monster Snack.
end-rank-adept = Your rank: Adept.
end-rank-veteran = Your rank: Veteran.
end-rank-hero = Your rank: Hero!
end-campaign-won = The campaign is won.
end-campaign-lost = The campaign is lost.

## Questions

ask-action = Your turn. What do you do?
ask-aim = You can kill or capture the Monster. Which?
ask-alchemist-potions = What do you take from the Alchemist?
ask-armoury-amount = How many Defence tokens do you buy?
ask-assign-die = Which die do you place on the quest?
ask-assign-flasks = Does the Mercenary take a Potion or a Poison along?
ask-assign-influence = How many Influence dice do you place?
ask-assign-magic = How many Magic dice do you place?
ask-assign-member = Which Mercenary do you send?
row-assign-member = Who goes
row-assign-strength = Strength
row-assign-magic = Magic
row-assign-die = Dice
row-assign-token = Traps and tokens
row-assign-flasks = Flasks
ask-assign-strength = How many Strength dice do you place?
ask-assign-token = Which token do you place on the trail?
ask-attack = The attack goes on. What do you do?
ask-campaign-level = How hard shall the next scenario be?
ask-clan = Which clan do you lead?
ask-clash = The clash: what about your next token?
ask-conquer = The Land is not conquered yet. What do you do?
ask-contract = Do you fulfil the contract?
ask-contract-loot = Which Loot token do you hand in?
ask-deceit-take = Which die do you take?
ask-deceive = Against whom do you use the Deceit?
ask-deceived = A Deceit is used on your Mercenary. What do you do?
ask-defend = Your Mercenary is hit. How do you defend him?
ask-defend-who =
    { $hits ->
        [one] 1 hit on { $member }. How do you defend him?
       *[other] { $hits } hits on { $member }. How do you defend him?
    }
note-trail = { $trail }, against { $monster }: it rolls { $attack } dice; total { $capture } captures, { $kill } kills
note-dice = Place dice in a building or on a trail.
note-beer = All on offer go home, others come. Then recruit, or nobody.
note-traps = Gold: { $n }. Chosen so far: { $traps }
note-clan = { $leader }: { $first } { $other }: { $second }
note-gold = Gold: { $n }
note-alchemist-potions = A Potion cancels one damage or heals a Mercenary at home; a Poison adds 2 to an attack.
note-armoury-amount = Gold: { $gold }. Each turns one hit of a Monster aside.
note-free = None of this takes your turn or a die.
note-tidy = Then wages are due: { $wages } of your { $gold } gold.
ask-deserter = You cannot pay all wages. Who leaves?
ask-deserter-gear = Who takes over the deserter’s Equipment?
ask-discount = Do you use this discount now?
ask-equipment-member = Who gets the Equipment?
ask-equipment-old = What about the Equipment that lay there?
ask-exchange-give = Which die do you give away?
ask-exchange-take = Which die do you take?
ask-free = What do you do?
ask-gain = What do you take?
ask-gift-die = The Queen’s Gift: which die do you take?
ask-gift-more = The Queen’s Gift: what else do you take?
ask-greenhorn-leader = You have no one left. Does a Greenhorn become your Leader?
ask-hut-trap = Which Trap do you buy?
ask-land-die = Which die do you place on the Land?
ask-leader = Who becomes Leader?
ask-loot-take = Which Loot token do you take?
ask-loot-use = Do you use Loot now?
ask-market-card = Which Equipment card do you take?
ask-merchant-die = Which die do you sell?
ask-quest = The dice of the quest are rolled. What do you do?
ask-recruit = Whom do you recruit?
ask-redirect = How many Attack dice do you aim at the deceived Mercenary?
ask-redirect-ability = At whom is the Attack die aimed?
ask-remove-magic = How many Magic dice do you give up to take away Attack dice?
ask-tidy = The round is ending. Anything before that?
ask-traps-discard = You have too many Traps. Which one do you discard?

## Answers

do-shop-strength = { $building }: a Strength die to { $what }
do-shop-influence = { $building }: the Influence die { $value } to { $what } ({ $gold } gold off)
what-hut = buy Traps
what-tavern = recruit
what-armoury = buy Defence tokens
what-market = buy Equipment
do-alchemist =
    { $n ->
        [one] Alchemist: a Magic die for { $n } Potion or Poison
       *[other] Alchemist: a Magic die for { $n } Potions or Poisons
    }
do-mine =
    { $dice ->
        [one] Mine: { $dice } Strength die for { $gold } gold
       *[other] Mine: { $dice } Strength dice for { $gold } gold
    }
do-merchant = Merchant: sell dice, 1 gold each
do-assign = Send a Mercenary: { $trail }
do-land = Use { $land }
do-free = Something else (sell, heal, settle, Equipment, Loot)
do-pass = Pass
do-forfeit = Give up the dice that fit nowhere
do-settle = Settle { $member } in { $land }
do-heal = Heal { $member } with a Potion
do-loot = Use { $loot }
do-sell = Sell the Trophy { $monster } for { $gold } gold
do-move = Move { $equipment }
do-discard = Discard { $equipment }
do-replace = { $member }, in place of { $equipment }
do-back = Back
do-done = Done
do-done-pay = Done: { $gold } gold together
do-all = All dice
do-buy = { $name } ({ $gold } gold)
do-beer = A round of beer ({ $gold } gold)
do-recruit-nobody = Recruit nobody
do-influence = Influence die { $value }
do-discount-use = Use it
do-discount-keep = Keep it for later
do-flasks = Potions: { $potions }, Poisons: { $poisons }
do-roll-strength = Roll a Strength die
do-roll-magic = Roll a Magic die
do-roll-influence = Roll an Influence die
do-roll-all = Roll all dice
do-reroll-strength = Reroll a Strength die of { $value }
do-reroll-magic = Reroll a Magic die of { $value }
do-reroll-influence = Reroll an Influence die of { $value }
do-poison = Use a Poison (+2)
do-stop-short = Leave it at { $total } of { $needed }
do-stop-attack = Stop the attack at { $total } (capture { $capture }, kill { $kill })
do-stop-beaten = Stop the attack at { $total } (capture { $capture }, kill { $kill }): { $how }
do-kill = Kill
do-capture = Capture
do-redirect-none = None
do-aim = At { $member } ({ $trail })
do-aim-keep = At nobody else
do-magic-keep = None
do-magic-remove =
    { $n ->
        [one] Give up { $n } Magic die
       *[other] Give up { $n } Magic dice
    }
do-defend-token = A Defence token
do-defend-ability = His own Defence ability
do-defend-guard = The Defence of the trail
do-defend-potion = A Potion
do-defend =
    { $hits ->
        [one] { $how }: stops { $hits } hit
       *[other] { $how }: stops { $hits } hits
    }
do-defend-wound = Take it: { $member } is wounded
do-defend-fall = Take it: { $member } falls
do-clash-show = Show { $trap }
do-clash-pass = Leave { $trap } face down
do-clash-stop = Show no more tokens
do-deceive = { $member } ({ $trail })
do-deceived-cancel = Stop it with a Defence token
do-deceived-suffer = Let it happen
do-contract-accept = Hand in { $price }, get { $reward }
do-contract-decline = Decline
do-greenhorn-take = Take the Greenhorn
do-greenhorn-decline = Decline
do-token-defence = Defence token
do-flasks-none = Neither
do-flasks-potion = A Potion
do-flasks-poison = A Poison
do-flasks-both = A Potion and a Poison
do-send = { $member }
do-send-wounded = { $member }, wounded

group-citadel = In the Citadel
group-outside = Outside
group-besides = Besides

## Chances in percent; capture and kill are those of one who has lived to try

odds-land = survive { $survive }%, then capture { $capture }% or kill { $kill }%; conquer { $conquer }%
odds-gate = survive { $survive }%, then capture { $capture }% or kill { $kill }%
odds-attack = capture { $capture }% or kill { $kill }%
odds-conquer = conquer { $n }%
odds-quest = succeed { $n }%
odds-survive = survive { $n }%
odds-survives = survives
odds-captures = captures
odds-kills = kills
odds-conquers = conquers
odds-falls = falls
odds-succeeds = succeeds

## The sheet at the end

sheet-glory = Glory
sheet-reputation = Reputation
sheet-trophies = Trophies
sheet-affinity = Affinities
sheet-points = Victory Points
sheet-captured = Monsters captured
sheet-killed = Monsters killed
sheet-conquered = Lands conquered
sheet-quests = Quests won
sheet-recruited = Mercenaries recruited
sheet-fallen = Mercenaries fallen
sheet-deserted = Mercenaries deserted
sheet-luck = Luck: dice against the average
