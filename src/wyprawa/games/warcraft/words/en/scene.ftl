# What lies on the table.

marker = { $adversary } (marker { $n })
token = Discovery, face down
token-known = Discovery, face down: { $discovery }
stop = { $quest } of { $who }
other-side = { $name }, other side
item-figure = { $kind } { $n }
item-other = { $kind }
quest-rival = Against { $whom }

zone-character = Character card
zone-worn = Weapon and armour
zone-bag = Bag
zone-hand = Ability hand
zone-quests = Active quests
zone-log = Quest log
zone-kept = Kept discoveries
zone-attached = Attached cards
zone-discard = Discards
zone-abilities = Ability deck
zone-characters = Characters
zone-general = General event
zone-track = Undefeated adversaries
zone-events = Events on the board
zone-deck = Challenge deck: { $level }
zone-returned = Gone back to their decks, the next one first
n-of = { $n ->
        [1] { $name }
       *[other] { $n } × { $name }
    }
zone-elite = Elite quests
zone-elite-discard = Discarded elite quests
zone-trophies = Trophies
zone-pile = Discovery pile
zone-box = Discarded discoveries
zone-summary = What resources do
zone-printed = Board adversaries
zone-foe = Adversary card
zone-plays = Cards just played

step-before = { $n } Before
step-dice = { $n } Dice
step-powers = { $n } Powers
step-ranged = { $n } Ranged
step-melee = { $n } Melee
odds = Wins { $win } %, hurt { $hurt } %, both { $both } %
odds-deadly = Wins { $win } %, hurt { $hurt } %, both { $both } %, falls { $fall } %
odds-deck = Next fight: wins { $win } %, hurt { $hurt } %
odds-deck-deadly = Next fight: wins { $win } %, hurt { $hurt } %, falls { $fall } %
odds-from-deck = On average: wins { $win } %, hurt { $hurt } %, both { $both } %
odds-from-deck-deadly = On average: wins { $win } %, hurt { $hurt } %, both { $both } %, falls { $fall } %
odds-win = wins
odds-hurt = hurt
odds-both = both
odds-fall = falls
face-movement = { $movement }/{ $energy }
die-movement = movement die
die-combat = combat die

does-scroll = Draw an ability card.
does-book = Draw 2 ability cards; every other character draws 1, then discards 1.
does-potion-small = Heal 1 damage.
does-potion-large = Heal 2 damage and be cured of Disease.
does-place-discovery = Draw a discovery, look at it secretly and place it face down on another space that is no city.
does-flight-path = Fly to another flight path of your level or lower; outside a city, go on exploring there.
does-auction-house = Discard an item and gain another of the same colour.
does-quest-giver = Draw an elite quest; you may keep 2 quests.

discovery-does-gold = Keep. In a city: an item of your level or lower.
discovery-does-hearthstone = Keep. Instead of walking: travel to a city.
discovery-does-far-sight = Keep. In your movement phase: look at a discovery on the board, put it back or discard it.
discovery-does-rocket-boots = Keep. Roll your movement die or combat die again.
discovery-does-merchant = Keep. In your movement phase: take an item from another character’s bag; its owner may take another from yours.
discovery-does-ambush = This turn’s foe deals 1 more damage and attacks at range.
discovery-does-false-map = The player on your right moves your figure up to 2 spaces.
discovery-does-power-drain = Discard 2 ability cards at random.
discovery-does-disease = 1 health less until you are cured or defeated.

timing-movement = movement
timing-combat = combat
timing-special = special

ground-mountain = grey
ground-forest = green
ground-sand = yellow
ground-hazard = red
ground-town = city

icon-attack = attack
icon-defence = defence
icon-damage = damage
icon-energy = energy
icon-disease = Disease
icon-stack = copies left
icon-flag = has been here
icon-play = now
icon-target = fights
icon-check = over
icon-up = level
zone-combat-at = Combat in { $space }
blow = { $die } + { $attack } = { $total } against defence { $defence }: { $hit }
chances = Chances
act-movement = movement { $n }, energy { $energy }
act-struck = { $total } : { $defence }, { $hit }

sheet-quests = Valor of quests
sheet-trophies = Valor of trophies
sheet-events = Valor of events
sheet-valor = Valor
sheet-beaten = Adversaries defeated
sheet-fallen = Times defeated
sheet-items = Items gained
sheet-played = Cards played
sheet-discoveries = Discoveries
sheet-suffered = Damage suffered
sheet-steps = Spaces walked
sheet-luck = Luck with the combat die
