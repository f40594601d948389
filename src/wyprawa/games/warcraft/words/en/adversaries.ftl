# green
adversary-syndicate-thief = Syndicate Thief
adversary-plague-bat = Plague Bat
adversary-dark-iron-rifleman = Dark Iron Rifleman
adversary-crocolisk = Crocolisk
adversary-skeletal-mage = Skeletal Mage
adversary-rock-elemental = Rock Elemental
adversary-worgen-stalker = Worgen Stalker
adversary-haunted-mill-guard = Haunted Mill Guard
adversary-wetlands-raptor = Wetlands Raptor
adversary-defias-wizard = Defias Wizard
adversary-leper-gnome = Leper Gnome
adversary-unbound-imp = Unbound Imp

# grey
adversary-rotting-ghoul = Rotting Ghoul
adversary-mountain-boar = Mountain Boar
adversary-goblin-engineer = Goblin Engineer
adversary-kobold-miner = Kobold Miner
adversary-gnoll-poacher = Gnoll Poacher
adversary-forest-spider = Forest Spider
adversary-murloc-oracle = Murloc Oracle
adversary-bandit-camp-guard = Bandit Camp Guard
adversary-defias-cutpurse = Defias Cutpurse
adversary-harvest-golem = Harvest Golem
adversary-scarlet-neophyte = Scarlet Neophyte
adversary-bone-archer = Bone Archer

# red
adversary-abomination = Abomination
adversary-black-drake = Black Drake
adversary-infernal = Infernal
adversary-doomguard = Doomguard
adversary-lich = Lich
adversary-dragonspawn = Dragonspawn
adversary-molten-giant = Molten Giant
adversary-dark-portal-guard = Dark Portal Guard
adversary-frost-wyrm = Frost Wyrm
adversary-shadow-council-warlock = Shadow Council Warlock
adversary-crypt-lord = Crypt Lord
adversary-siege-golem = Siege Golem

# yellow
adversary-scarlet-archer = Scarlet Archer
adversary-ogre-brute = Ogre Brute
adversary-plaguehound = Plaguehound
adversary-jungle-troll = Jungle Troll
adversary-fire-elemental = Fire Elemental
adversary-stone-golem = Stone Golem
adversary-felguard = Felguard
adversary-plague-cauldron-guard = Plague Cauldron Guard
adversary-scourge-necromancer = Scourge Necromancer
adversary-water-elemental = Water Elemental
adversary-bloodscalp-berserker = Bloodscalp Berserker
adversary-stranglethorn-tiger = Stranglethorn Tiger
