### Names of figures, things, places.

niflheim = Gates of Niflheim
    .about = Lead a party of Norse heroes against the undead of Ullric Blackheart, scenario by scenario.
title = { $scenario }, round { $round }
map = Map
scenario-high-throne = High Throne
scenario-in-the-mist = In the Mist
scenario-drawn = A page of one's own
captive-jarl = the Jarl

figure-frida = Frida
figure-killian = Killian
figure-aleator = Aleator
figure-gunnar = Gunnar { $n }
figure-archer = Archer { $n }
figure-shieldmaiden = Shieldmaiden { $n }
figure-draugr = Draugr { $n }
figure-troll = Troll { $n }
figure-bogmadr = Bogmaðr { $n }
figure-mardrom = Mardröm { $n }
undead-hidden = Undead { $n }
figure-none = nobody

item-fists = fists
item-seax = seax
item-sling = sling
item-throwing-knives = throwing knives
item-hatchet = hatchet
item-sword = sword
item-axe = axe
item-spear = spear
item-great-axe = great axe
item-hammer = hammer
item-shield = shield
item-short-bow = short bow
item-long-bow = long bow
item-crossbow = crossbow
item-torch = torch
item-scroll = scroll

supply-missile = missile
supply-healing-potion = Healing Potion
supply-holy-water = Vial of Holy Water
supply-greek-fire = Vial of Greek Fire

intent-stay = stay
intent-march = march
intent-run = run

marker-cover = Cover marker
marker-attack = Attack marker
marker-stun = stunned

term = { $name } { $value }
term-none = none
term-intent = intent
term-cover = cover
term-off-hand = off hand
term-dual-wield = dual wield
term-wounded-huskarl = wounded huskarl
term-stunned = stunned target
term-shield = target's shield
term-own-shield = shield
term-figures = figures between
term-difficult = difficult terrain
term-cap = no worse than -4
term-range = range

roll-attack = attack
roll-throw = throw
roll-drift = drift
roll-direction = direction of the drift
roll-burst = burst
roll-break = breaking free
roll-bow = Spectral Bow
roll-search = search
coin-heads = heads
coin-tails = tails
side-heroes = the heroes
side-undead = the undead

place-ready = readied weapon
place-off-hand = off hand
place-pack = equipment slot
place-belt = belt
place-swap = readied weapon, in exchange
term-destiny = Destiny

term-favourite = Favourite Weapon
skill-favourite-weapon = Favourite Weapon
skill-mighty-blow = Mighty Blow
item-iron-key = iron key
item-bone-key = bone key
item-silver-key = silver key
destiny = Destiny
pile = things on the ground
search-spot = a place to search
exit = exit
icon-xp = experience

title-camp = { $n ->
        [0] Before the first scenario
        [one] Interlude after { $n } scenario
       *[other] Interlude after { $n } scenarios
    }
campaign-map = The path so far
party = the party
party-sheet = Party sheet
place-stash = the party's stash
buried = In memory of { $who }
icon-stack = number
rune-black = black runestone
rune-white = white runestone
rune-blue = blue runestone
rune-red = red runestone
term-skill = skill
term-potion = potion
scenario-won = won
scenario-lost = lost
fire-in = breaks out
fire-out = dies down
door-open = opens
door-shut = falls shut
figure-ingrid = Ingrid
figure-torvald = Torvald
figure-sigrun = Sigrun
figure-bjarni = Bjarni
figure-ylva = Ylva
figure-hakon = Hakon
figure-bishop = the Bishop
figure-sanngridr = Sanngriðr
figure-ullric = Ullric Blackheart
figure-myling = Myling { $n }
item-gram = Gram, a king's sword
item-tyrfing = Tyrfing, the cursed blade
item-gungnir = Gungnir, the true spear
item-mimung = Mimung, the smith's sword
item-hel-axe = Hel's axe
item-skadi-bow = Skadi's bow
item-volund-hammer = Völund's hammer
item-raven-knives = raven knives
item-black-seax = black seax
item-bear-mead = bear mead
item-hare-brew = hare brew
item-elder-balm = elder balm
skill-steady-hand = Steady Hand
skill-battle-rush = Battle Rush
skill-true-shot = True Shot
skill-war-craft = Craft of War
skill-fire-thrower = Fire Thrower
skill-master-at-arms = Master-at-Arms
skill-dead-eye = Dead Eye
skill-strong-grip = Strong Grip
skill-long-stride = Long Stride
skill-broad-back = Broad Back
skill-hardy = Hardy
skill-fleet = Fleet of Foot
skill-bear-hug = Bear Hug
skill-shrug-off = Shrug It Off
skill-tireless = Tireless
skill-giant-heart = Giant's Heart
skill-keen-eye = Keen Eye
skill-watchful = Watchful
skill-herbalist = Herbalist
skill-patience = Patience
skill-grave-robber = Grave Robber
skill-warding-sign = Warding Sign
skill-sentinel = Sentinel
skill-leech-craft = Leechcraft
skill-blessed-throw = Blessed Throw

chance-attack = stun { $stun } %, wound { $wound } % ({ $terms })
chance-break = free { $chance } % ({ $terms })
