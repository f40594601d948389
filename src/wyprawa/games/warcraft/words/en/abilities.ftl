# burbonn
ability-aimed-shot = Aimed Shot
ability-throwing-axe = Throwing Axe
ability-scorpid-sting = Scorpid Sting
ability-hunters-mark = Hunter’s Mark
ability-aspect-of-the-cheetah = Aspect of the Cheetah
ability-mend-pet = Mend Pet
ability-feign-death = Feign Death
ability-tracking = Tracking
ability-lucky-shot = Lucky Shot
ability-multi-shot = Multi-Shot
ability-freezing-trap = Freezing Trap

# grumbaz
ability-heroic-strike = Heroic Strike
ability-battle-shout = Battle Shout
ability-shield-block = Shield Block
ability-execute = Execute
ability-charge = Charge
ability-bloodrage = Bloodrage
ability-second-wind = Second Wind
ability-sunder-armour = Sunder Armour
ability-thick-hide = Thick Hide
ability-intimidating-shout = Intimidating Shout
ability-mortal-strike = Mortal Strike
ability-hamstring = Hamstring

# sandrai
ability-shadow-bolt = Shadow Bolt
ability-immolate = Immolate
ability-drain-life = Drain Life
ability-life-tap = Life Tap
ability-curse-of-weakness = Curse of Weakness
ability-fear = Fear
ability-soulstone = Soulstone
ability-demon-skin = Demon Skin
ability-dreadsteed = Dreadsteed
ability-spell-lock = Spell Lock
ability-soul-fire = Soul Fire

# sofeea
ability-frostbolt = Frostbolt
ability-fireball = Fireball
ability-arcane-intellect = Arcane Intellect
ability-counterspell = Counterspell
ability-blink = Blink
ability-teleport = Teleport
ability-frost-ward = Frost Ward
ability-presence-of-mind = Presence of Mind
ability-evocation = Evocation
ability-pyroblast = Pyroblast
ability-polymorph = Polymorph
ability-ice-block = Ice Block
