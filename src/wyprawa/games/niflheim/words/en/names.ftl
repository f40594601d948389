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
