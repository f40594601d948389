### The table: titles, options of a new game, icons, zones, tracks, tokens.

hellscape = Hellscape
    .about = One to six Heroes against a dungeon that plays itself. Open doors, fight mobs out of the shadow, gather treasure and finish the Mission before the Darkness does. Two hours.

title = Hellscape: { $mission }, round { $round }
title-hellbreaker = Hellscape: { $mission } (Hellbreaker Challenge), round { $round }

option-seats = Players
option-mission = Mission
    .help = Every Mission is a game of its own; begin with Training.
option-mission-training = { mission-training }
    .help = Small and kind: find the Scroll and leave. Begin here.
option-mission-highway = { mission-highway }
    .help = The first whole Mission: through the gates, room after room.
option-mission-passage = { mission-passage }
    .help = Somebody has to be led through alive.
option-mission-artifact = { mission-artifact }
    .help = An Artifact lies among demons.
option-mission-cursed-sword = { mission-cursed-sword }
    .help = A sword that bites whoever carries it too long.
option-mission-maze = { mission-maze }
    .help = Passages join what does not touch.
option-mission-horror-beast = { mission-horror-beast }
    .help = One beast, and only feathers let it be wounded.
option-mission-michael = { mission-michael }
    .help = A Boss waits behind stones of Corruption.
option-mission-soul-collector = { mission-soul-collector }
    .help = Gather Souls faster than they are taken.
option-mission-soul-keys = { mission-soul-keys }
    .help = Keys that run out of Time, and a Boss.
option-mission-exodus = { mission-exodus }
    .help = The Dungeon falls apart behind you: get out.
option-heroes = Heroes
    .help = Players who have none get one each. More Heroes than players are led in turn.
option-heroes-gheta = { hero-gheta }, { class-berserker }
    .help = Her wounds become Rage, and Rage becomes blows. Three stances. A good first Hero.
option-heroes-mathrin = { hero-mathrin }, { class-wizard }
    .help = Four spells around an amulet whose pointer says which is ready. Frail, strikes from afar.
option-heroes-feydra = { hero-feydra }, { class-rogue }
    .help = Draws tokens instead of actions: quick, hidden, poisonous.
option-heroes-sir-ronen = { hero-sir-ronen }, { class-paladin }
    .help = Consecrates Zones for everybody who stands in them, and blesses a skill each round.
option-heroes-nahias = { hero-nahias }, { class-ranger }
    .help = Turns over Arrow cards for a shot, and may go too far.
option-heroes-irk = { hero-irk }, { class-shaman }
    .help = Raises four Elements and calls Spirits that fight beside him.
option-hellbreaker = Hellbreaker Challenge
    .help = One Lifebringer token fewer.

wrong-mission = There is no such Mission.
wrong-hero = There is no such Hero.
wrong-twice = Each Hero can be in the game only once.
wrong-led = Every Hero needs a seat, and every seat a Hero.

icon-health = Health
icon-heart = Health
icon-mana = Mana
icon-rage = Rage
icon-xp = XP
icon-level = level
icon-actions = actions left
icon-people = Minions
icon-fire = Fire
icon-ice = Frost
icon-chest = Treasure
icon-clock = Time tokens
icon-feather = Angel Feathers
icon-target = target icons
icon-sword = sword
icon-shield = shield
icon-scratch = scratch
icon-fang = fang
icon-shadow = shadow
icon-up = XP for the next level
icon-stack = tokens

state-down = knocked out
state-acted = has acted
state-poisoned = poisoned
state-immune = cannot be wounded now
state-ready = ready
state-taken = taken
state-here = the marker is here

ground-light = in Light
ground-shadow = in Shadow
ground-abyss = Abyss

die-yellow = yellow die
    .of = yellow die
die-orange = orange die
    .of = orange die
die-blue = blue die
    .of = blue die
die-shadow = Shadow die
    .of = Shadow die
die-enemy = Enemy die
    .of = Enemy die
die-shows = { $die }: { $face }
die-unrolled = ?
face-blank = blank

track-darkness = Darkness
track-boss = Boss track
track-lifebringers = Lifebringer tokens
track-space = space
space-none = nothing
space-mob = Mobs at the Portals
space-roaming = Roaming Monster
space-rare = Rare Treasure into the bag
space-epic = Epic Treasure into the bag

zone-enemies = Enemies
zone-stays = Door cards that stay
zone-starting = Starting items
zone-hero = Hero
zone-worn = Equipped
zone-inventory = Inventory
zone-skills = Skills
zone-amulet = Spell Amulet
zone-consecrations = Consecrations
zone-stances = Stances
zone-tools = Ready Rogue tokens
zone-bag = Tool bag
zone-markers = Turned markers
zone-arrows = Arrow deck
zone-arrows-of = { $zone } ({ $n } of { $full } icons)

quarter = Quarter { $n }: { $spell }
place-quarter = on quarter { $n }
place-stance = in { $stance }

card-slot = { $slot }, { $rarity }
card-set = part of the Shadowbane Set
card-poison = Poison
card-tool = adds to the bag: { $tool }
card-blessed = Blessed
card-shadow = Shadow ability
card-fangs = { $n ->
        [one] { $n } fang
       *[other] { $n } fangs
    }
tool-poisons = poisons the target
tool-hides = counts as in Shadow
tool-colour-red = for attacks
tool-colour-blue = for moves
tool-colour-green = for any action

slot-head = Head
slot-torso = Torso
slot-legs = Legs
slot-misc = Misc
slot-hand = Hand
slot-off-hand = Other hand
slot-two-hands = both Hands
slot-none = Consumable

rarity-common = Common
rarity-rare = Rare
rarity-epic = Epic
type-melee = Melee
    .attack = Melee attack
type-magic = Magic
    .attack = Magic attack
type-ranged = Ranged
    .attack = Ranged attack

token-spawn = Spawn token
token-loot = Loot token
token-treasure = Treasure
token-treasure-of = { $rarity } Treasure
token-portal = Portal
token-roaming-portal = Roaming Monster Portal
token-spike-trap = Spike Trap
token-bear-trap = Bear Trap
token-pillar = Pillar
token-fountain = Fountain
token-forge = Forge
token-regular-chest = Regular Chest
token-greater-chest = Greater Chest
token-colour = Objective token
token-grey = Objective token (grey)
token-corruption = Corruption token
token-time = Time token

tray-title = { $attacker } against { $defender }: { $type }
tray-attack = Attack
tray-defence = Defence
tray-enemy = Enemy dice

n-health = { $n } Health
n-mana = { $n } Mana
n-sword = { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
n-shield = { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
n-scratch = { $n ->
        [one] { $n } scratch
       *[other] { $n } scratches
    }
n-fang = { $n ->
        [one] { $n } fang
       *[other] { $n } fangs
    }
n-shadow = { $n } shadow
n-blank = nothing
instead-sword = { n-sword }
instead-mana = { n-mana }
instead-shield = { n-shield }
instead-scratch = { n-scratch }
instead-fang = { n-fang }
instead-shadow = { n-shadow }
instead-blank = nothing
item-none = bare hands

odds-attack = kills in { $kills } %, { $wounds } Wounds on average; { $scratches } scratches on you
odds-suffered = { $wounds } Wounds on average
odds-kills = kills
odds-wounds = Wounds
odds-left = { $n } Health

tray-sum = Comes to
sum-nothing = no Wounds
sum-mob = { $dead ->
        [0] nobody falls
        [one] a Minion falls
       *[other] { $dead } Minions fall
    }, the next has { $left } left
sum-mob-gone = the whole Mob falls
sum-falls = { $who } falls
sum-left = { $who } has { $left } left
sum-scratches = { $who } suffers { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
    } by scratches
icon-wound = Wounds
icon-melee = Melee
icon-magic = Magic
state-acts = acts
state-fights = fights
state-passed = passed
act-compared = { $swords } − { $shields } = { $wounds }

sheet-dealt = Wounds dealt
sheet-kills = Enemies killed
sheet-suffered = Wounds suffered
sheet-fallen = Knocked out
sheet-xp = XP gained
sheet-found = Items found
sheet-rests = Rests
sheet-luck = Luck with swords
