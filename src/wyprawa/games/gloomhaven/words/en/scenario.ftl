### Gloomhaven. Terms follow the glossary of docs/rules/gloomhaven.md.

gloomhaven = Gloomhaven
    .about = Two cards a round, one top and one bottom: lead heroes through dungeons where every monster acts by the rules and can tell you why. One to four players, two hours.

## Options

option-seats = Players
    .help = A player leads one hero or several. One player alone meets stronger monsters.
option-scenario = Scenario
option-scenario-black-barrow = 1. { scenario-black-barrow }
option-scenario-barrow-lair = 2. { scenario-barrow-lair }
option-scenario-inox-encampment = 3. { scenario-inox-encampment }
option-scenario-crypt-of-the-damned = 4. { scenario-crypt-of-the-damned }
option-scenario-ruinous-crypt = 5. { scenario-ruinous-crypt }
option-scenario-decaying-crypt = 6. { scenario-decaying-crypt }
option-scenario-vibrant-grotto = 7. { scenario-vibrant-grotto }
option-scenario-gloomhaven-warehouse = 8. { scenario-gloomhaven-warehouse }
option-scenario-diamond-mine = 9. { scenario-diamond-mine }
option-scenario-plane-of-elemental-power = 10. { scenario-plane-of-elemental-power }
option-scenario-gloomhaven-square-a = 11. { scenario-gloomhaven-square-a }
option-scenario-gloomhaven-square-b = 12. { scenario-gloomhaven-square-b }
option-scenario-temple-of-the-seer = 13. { scenario-temple-of-the-seer }
option-scenario-frozen-hollow = 14. { scenario-frozen-hollow }
option-scenario-shrine-of-strength = 15. { scenario-shrine-of-strength }
option-scenario-mountain-pass = 16. { scenario-mountain-pass }
option-scenario-lost-island = 17. { scenario-lost-island }
option-scenario-abandoned-sewers = 18. { scenario-abandoned-sewers }
option-scenario-forgotten-crypt = 19. { scenario-forgotten-crypt }
option-scenario-necromancers-sanctum = 20. { scenario-necromancers-sanctum }
option-scenario-dungeon = { scenario-random-dungeon }
    .help = Rooms and monsters drawn at random
option-heroes = Heroes
    .help = Two to four different classes, who go round the seats in this order. Left open: a good party for a first game.
option-heroes-brute = { class-brute }
    .help = Strong and tough, in the front row. A good first hero.
option-heroes-tinkerer = { class-tinkerer }
    .help = Heals, helps and sets traps; many cards, and so much time.
option-heroes-spellweaver = { class-spellweaver }
    .help = Strikes many at once from afar; few cards, great effects.
option-heroes-scoundrel = { class-scoundrel }
    .help = Quick and deadly beside an ally, and fond of money.
option-heroes-cragheart = { class-cragheart }
    .help = Throws rocks and moves obstacles; his friends should duck.
option-heroes-mindthief = { class-mindthief }
    .help = Small, fast, gets into enemies’ heads.
option-heroes-sunkeeper = { class-sunkeeper }
    .help = A wall in armour who heals, blesses and commands friends.
option-heroes-quartermaster = { class-quartermaster }
    .help = Lives by items, and makes those of friends ready again.
option-heroes-summoner = { class-summoner }
    .help = Stays behind and has creatures fight in her stead.
option-heroes-nightshroud = { class-nightshroud }
    .help = Unseen in the dark, and quick to kill.
option-heroes-plagueherald = { class-plagueherald }
    .help = Swarms, poison and curses from afar, over many at once.
option-heroes-berserker = { class-berserker }
    .help = Pays with blood for blows that few others can deal.
option-heroes-soothsinger = { class-soothsinger }
    .help = Songs that lift the whole party, and words that stop enemies.
option-heroes-doomstalker = { class-doomstalker }
    .help = An archer with beasts, who dooms one enemy after another.
option-heroes-sawbones = { class-sawbones }
    .help = A healer with a saw: packs for friends, wounds for enemies.
option-heroes-elementalist = { class-elementalist }
    .help = Makes elements and burns them up for great effects.
option-heroes-beast-tyrant = { class-beast_tyrant }
    .help = Weak alone, strong with the bear that obeys every command.
option-hero-level = Heroes’ level
    .help = Cards, perks and items are chosen sensibly for it.
option-difficulty = Difficulty
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-difficulty-very-hard = very hard
option-level = Scenario level
    .help = How strong monsters and traps are. The recommended level follows from the heroes’ levels and the difficulty.
option-level-none = recommended
option-open-information = Open information
    .help = Everybody sees all hands; monsters are one level higher.
option-reduced-randomness = Reduced randomness
    .help = A doubled attack gets +2 instead, a missed one −2.
option-permanent-death = Permanent death
    .help = A hero whose hit points run out is dead, not exhausted.

wrong-party-size = A scenario is for two to four heroes (GH-1.1).
wrong-party-twice = Each class can take part once (GH-1.2).
wrong-party-seats = Every seat must lead a hero: choose more heroes, or fewer players.

## Classes

class-brute = Brute
class-tinkerer = Tinkerer
class-spellweaver = Spellweaver
class-scoundrel = Scoundrel
class-cragheart = Cragheart
class-mindthief = Mindthief
class-sunkeeper = Sunkeeper
class-quartermaster = Quartermaster
class-summoner = Summoner
class-nightshroud = Nightshroud
class-plagueherald = Plagueherald
class-berserker = Berserker
class-soothsinger = Soothsinger
class-doomstalker = Doomstalker
class-sawbones = Sawbones
class-elementalist = Elementalist
class-beast_tyrant = Beast Tyrant

## Ancestries

ancestry-inox = Inox
ancestry-quatryl = Quatryl
ancestry-orchid = Orchid
ancestry-human = Human
ancestry-savvas = Savvas
ancestry-vermling = Vermling
ancestry-valrath = Valrath
ancestry-aesther = Aesther
ancestry-harrower = Harrower

## Conditions

verb-attack = Attack
verb-move = Move
verb-heal = Heal
verb-shield = Shield
verb-retaliate = Retaliate
verb-loot = Loot
condition-poison = Poison
condition-wound = Wound
condition-immobilize = Immobilize
condition-disarm = Disarm
condition-stun = Stun
condition-muddle = Muddle
condition-curse = Curse
condition-invisible = Invisible
condition-strengthen = Strengthen
condition-bless = Bless

## Elements

element-fire = Fire
element-ice = Ice
element-air = Air
element-earth = Earth
element-light = Light
element-dark = Dark
element-any = Any element

## Monsters

monster-ancient_artillery = Ancient Artillery
monster-bandit_archer = Bandit Archer
monster-bandit_guard = Bandit Guard
monster-black_imp = Black Imp
monster-cave_bear = Cave Bear
monster-city_archer = City Archer
monster-city_guard = City Guard
monster-cultist = Cultist
monster-deep_terror = Deep Terror
monster-earth_demon = Earth Demon
monster-flame_demon = Flame Demon
monster-forest_imp = Forest Imp
monster-frost_demon = Frost Demon
monster-giant_viper = Giant Viper
monster-harrower_infester = Harrower Infester
monster-hound = Hound
monster-inox_archer = Inox Archer
monster-inox_guard = Inox Guard
monster-inox_shaman = Inox Shaman
monster-living_bones = Living Bones
monster-living_corpse = Living Corpse
monster-living_spirit = Living Spirit
monster-lurker = Lurker
monster-night_demon = Night Demon
monster-ooze = Ooze
monster-rending_drake = Rending Drake
monster-savvas_icestorm = Savvas Icestorm
monster-savvas_lavaflow = Savvas Lavaflow
monster-spitting_drake = Spitting Drake
monster-stone_golem = Stone Golem
monster-sun_demon = Sun Demon
monster-vermling_scout = Vermling Scout
monster-vermling_shaman = Vermling Shaman
monster-wind_demon = Wind Demon

## Bosses

boss-bandit_commander = Bandit Commander
boss-merciless_overseer = Merciless Overseer
boss-inox_bodyguard = Inox Bodyguard
boss-captain_of_the_guard = Captain of the Guard
boss-jekserah = Jekserah
boss-prime_demon = Prime Demon
boss-elder_drake = Elder Drake
boss-the_betrayer = The Betrayer
boss-the_colorless = The Colorless
boss-the_sightless_eye = The Sightless Eye
boss-dark_rider = Dark Rider
boss-winged_horror = Winged Horror
boss-the_gloom = The Gloom

## Summons

summon-decoy = Decoy
summon-battle_bot = Battle Bot
summon-kill_bot = Kill Bot
summon-mystic_ally = Mystic Ally
summon-burning_avatar = Burning Avatar
summon-rat_swarm = Rat Swarm
summon-monstrous_rat = Monstrous Rat
summon-rat_king = Rat King
summon-jade_falcon = Jade Falcon
summon-warrior_spirit = Warrior Spirit
summon-skeleton = Skeleton
summon-steel_construct = Steel Construct
summon-iron_beast = Iron Beast
summon-thorn_shooter = Thorn Shooter
summon-shadow_wolf = Shadow Wolf
summon-lava_golem = Lava Golem
summon-bat_swarm = Bat Swarm
summon-living_bomb = Living Bomb
summon-slime_spirit = Slime Spirit
summon-rock_colossus = Rock Colossus
summon-healing_sprite = Healing Sprite
summon-nail_sphere = Nail Sphere
summon-void_eater = Void Eater
summon-black_unicorn = Black Unicorn
summon-war_hawk = War Hawk
summon-battle_boar = Battle Boar
summon-vicious_jackal = Vicious Jackal
summon-giant_toad = Giant Toad
summon-spitting_cobra = Spitting Cobra
summon-doppelganger = Doppelganger
summon-mana_sphere = Mana Sphere
summon-green_adder = Green Adder
summon-tattered_wolf = Tattered Wolf
summon-red_falcon = Red Falcon
summon-swamp_alligator = Swamp Alligator
summon-monolith = Monolith
summon-wind_totem = Wind Totem
summon-spirit_banner = Spirit Banner
summon-bear = Bear

## Battle goals

goal-streamliner = Streamliner
goal-layabout = Layabout
goal-workhorse = Workhorse
goal-zealot = Zealot
goal-masochist = Masochist
goal-fast_healer = Fast Healer
goal-neutralizer = Neutralizer
goal-plunderer = Plunderer
goal-protector = Protector
goal-explorer = Explorer
goal-hoarder = Hoarder
goal-indigent = Indigent
goal-pacifist = Pacifist
goal-sadist = Sadist
goal-hunter = Hunter
goal-professional = Professional
goal-aggressor = Aggressor
goal-dynamo = Dynamo
goal-purist = Purist
goal-opener = Opener
goal-diehard = Diehard
goal-executioner = Executioner
goal-straggler = Straggler
goal-scrambler = Scrambler

## Items

item-1 = Boots of Striding
item-2 = Winged Shoes
item-3 = Hide Armor
item-4 = Leather Armor
item-5 = Cloak of Invisibility
item-6 = Eagle-Eye Goggles
item-7 = Iron Helmet
item-8 = Heater Shield
item-9 = Piercing Bow
item-10 = War Hammer
item-11 = Poison Dagger
item-12 = Minor Healing Potion
item-13 = Minor Stamina Potion
item-14 = Minor Power Potion
item-15 = Boots of Speed
item-16 = Cloak of Pockets
item-17 = Empowering Talisman
item-18 = Battle-Axe
item-19 = Weighted Net
item-20 = Minor Mana Potion
item-21 = Stun Powder
item-22 = Heavy Greaves
item-23 = Chainmail
item-24 = Amulet of Life
item-25 = Jagged Sword
item-26 = Long Spear
item-27 = Major Healing Potion
item-28 = Moon Earring
item-29 = Comfortable Shoes
item-30 = Studded Leather
item-31 = Hawk Helm
item-32 = Tower Shield
item-33 = Volatile Bomb
item-34 = Major Stamina Potion
item-35 = Falcon Figurine
item-36 = Boots of Dashing
item-37 = Robes of Evocation
item-38 = Heavy Basinet
item-39 = Hooked Chain
item-40 = Versatile Dagger
item-41 = Major Power Potion
item-42 = Ring of Haste
item-43 = Boots of Quickness
item-44 = Splintmail
item-45 = Pendant of Dark Pacts
item-46 = Spiked Shield
item-47 = Reaping Scythe
item-48 = Major Mana Potion
item-49 = Sun Earring
item-50 = Steel Sabatons
item-51 = Shadow Armor
item-52 = Protective Charm
item-53 = Black Knife
item-54 = Staff of Eminence
item-55 = Super Healing Potion
item-56 = Ring of Brutality
item-57 = Serene Sandals
item-58 = Cloak of Phasing
item-59 = Telescopic Lens
item-60 = Unstable Explosives
item-61 = Wall Shield
item-62 = Doom Powder
item-63 = Lucky Eye
item-64 = Boots of Sprinting
item-65 = Platemail
item-66 = Mask of Terror
item-67 = Balanced Blade
item-68 = Halberd
item-69 = Star Earring
item-70 = Second Chance Ring
item-71 = Boots of Levitation
item-72 = Shoes of Happiness
item-73 = Blinking Cape
item-74 = Swordedge Armor
item-75 = Circlet of Elements
item-76 = Chain Hood
item-77 = Frigid Blade
item-78 = Storm Blade
item-79 = Inferno Blade
item-80 = Tremor Blade
item-81 = Brilliant Blade
item-82 = Night Blade
item-83 = Wand of Frost
item-84 = Wand of Storms
item-85 = Wand of Infernos
item-86 = Wand of Tremors
item-87 = Wand of Brilliance
item-88 = Wand of Darkness
item-89 = Minor Cure Potion
item-90 = Major Cure Potion
item-91 = Steel Ring
item-92 = Dampening Ring
item-93 = Scroll of Power
item-94 = Scroll of Healing
item-95 = Scroll of Stamina
item-96 = Rocket Boots
item-97 = Endurance Footwraps
item-98 = Drakescale Boots
item-99 = Magma Waders
item-100 = Robes of Summoning
item-101 = Second Skin
item-102 = Sacrificial Robes
item-103 = Drakescale Armor
item-104 = Steam Armor
item-105 = Flea-Bitten Shawl
item-106 = Necklace of Teeth
item-107 = Horned Helm
item-108 = Drakescale Helm
item-109 = Thief’s Hood
item-110 = Helm of the Mountain
item-111 = Wave Crest
item-112 = Ancient Drill
item-113 = Skullbane Axe
item-114 = Staff of Xorn
item-115 = Mountain Hammer
item-116 = Fueled Falchion
item-117 = Bloody Axe
item-118 = Staff of Elements
item-119 = Skull of Hatred
item-120 = Staff of Summoning
item-121 = Orb of Dawn
item-122 = Orb of Twilight
item-123 = Ring of Skulls
item-124 = Doomed Compass
item-125 = Curious Gear
item-126 = Remote Spider
item-127 = Giant Remote Spider
item-128 = Black Censer
item-129 = Black Card
item-130 = Helix Ring
item-131 = Heart of the Betrayer
item-132 = Power Core
item-133 = Resonant Crystal
item-134 = Imposing Blade
item-135 = Focusing Ray
item-136 = Volatile Elixir
item-137 = Silent Stiletto
item-138 = Stone Charm
item-139 = Psychic Knife
item-140 = Sun Shield
item-141 = Utility Belt
item-142 = Phasing Idol
item-143 = Smoke Elixir
item-144 = Pendant of the Plague
item-145 = Mask of Death
item-146 = Master’s Lute
item-147 = Cloak of the Hunter
item-148 = Doctor’s Coat
item-149 = Elemental Boots
item-150 = Staff of Command

## Ability cards

card-1 = Trample
card-2 = Eye for an Eye
card-3 = Sweeping Blow
card-4 = Provoking Roar
card-5 = Overwhelming Assault
card-6 = Grab and Go
card-7 = Warding Strength
card-8 = Shield Bash
card-9 = Leaping Cleave
card-10 = Spare Dagger
card-11 = Skewer
card-12 = Balanced Measure
card-13 = Wall of Doom
card-14 = Fatal Advance
card-15 = Juggernaut
card-16 = Hook and Chain
card-17 = Brute Force
card-18 = Unstoppable Charge
card-19 = Devastating Hack
card-20 = Whirlwind
card-21 = Skirmishing Maneuver
card-22 = Quietus
card-23 = Immovable Phalanx
card-24 = Defensive Tactics
card-25 = Crippling Offensive
card-26 = Frenzied Onslaught
card-27 = Selfish Retribution
card-28 = King of the Hill
card-29 = Face Your End
card-30 = Proximity Mine
card-31 = Harmless Contraption
card-32 = Flamethrower
card-33 = Hook Gun
card-34 = Ink Bomb
card-35 = Net Shooter
card-36 = Stun Shot
card-37 = Reinvigorating Elixir
card-38 = Restorative Mist
card-39 = Energizing Tonic
card-40 = Enhancement Field
card-41 = Toxic Bolt
card-42 = Reviving Shock
card-43 = Volatile Concoction
card-44 = Potent Potables
card-45 = Stamina Booster
card-46 = Disorienting Flash
card-47 = Tinkerer’s Tools
card-48 = Crank Bow
card-49 = Dangerous Contraption
card-50 = Micro Bots
card-51 = Noxious Vials
card-52 = Disintegration Beam
card-53 = Gas Canister
card-54 = Auto Turret
card-55 = Murderous Contraption
card-56 = Curative Aerosol
card-57 = Jet Propulsion
card-58 = Harsh Stimulants
card-59 = Lethal Injection
card-60 = Chimeric Formula
card-61 = Fire Orbs
card-62 = Impaling Eruption
card-63 = Reviving Ether
card-64 = Freezing Nova
card-65 = Mana Bolt
card-66 = Frost Armor
card-67 = Flame Strike
card-68 = Ride the Wind
card-69 = Crackling Air
card-70 = Hardened Spikes
card-71 = Aid from the Ether
card-72 = Flashing Burst
card-73 = Icy Blast
card-74 = Cold Fire
card-75 = Elemental Aid
card-76 = Spirit of Doom
card-77 = Forked Beam
card-78 = Chromatic Explosion
card-79 = Engulfed in Flames
card-80 = Living Torch
card-81 = Frozen Night
card-82 = Twin Restoration
card-83 = Stone Fists
card-84 = Zephyr Wings
card-85 = Cold Front
card-86 = Black Hole
card-87 = Inferno
card-88 = Single Out
card-89 = Flanking Strike
card-90 = Smoke Bomb
card-91 = Backstab
card-92 = Thief’s Knack
card-93 = Venom Shiv
card-94 = Throwing Knives
card-95 = Quick Hands
card-96 = Special Mixture
card-97 = Sinister Opportunity
card-98 = Trickster’s Reversal
card-99 = Swift Bow
card-100 = Open Wound
card-101 = Flintlock
card-102 = Hidden Daggers
card-103 = Duelist’s Advance
card-104 = Flurry of Blades
card-105 = Gruesome Advantage
card-106 = Cull the Weak
card-107 = Visage of the Inevitable
card-108 = Crippling Poison
card-109 = Burning Oil
card-110 = Stick to the Shadows
card-111 = Spring the Trap
card-112 = Stiletto Storm
card-113 = Pain’s End
card-114 = Long Con
card-115 = Watch It Burn
card-116 = Opposing Strike
card-117 = Crushing Grasp
card-118 = Avalanche
card-119 = Rumbling Advance
card-120 = Massive Boulder
card-121 = Backup Ammunition
card-122 = Rock Tunnel
card-123 = Unstable Upheaval
card-124 = Crater
card-125 = Dirt Tornado
card-126 = Earthen Clod
card-127 = Heaving Swing
card-128 = Forceful Storm
card-129 = Nature’s Lift
card-130 = Explosive Punch
card-131 = Sentient Growth
card-132 = Clear the Way
card-133 = Blunt Force
card-134 = Rock Slide
card-135 = Kinetic Assault
card-136 = Petrify
card-137 = Stone Pummel
card-138 = Dig Pit
card-139 = Cataclysm
card-140 = Meteor
card-141 = Brutal Momentum
card-142 = Rocky End
card-143 = Lumbering Bash
card-144 = Blind Destruction
card-145 = Pulverize
card-146 = Submissive Affliction
card-147 = Into the Night
card-148 = Fearsome Blade
card-149 = Feedback Loop
card-150 = Gnawing Horde
card-151 = The Mind’s Weakness
card-152 = Parasitic Influence
card-153 = Scurry
card-154 = Perverse Edge
card-155 = Empathetic Assault
card-156 = Withering Claw
card-157 = Possession
card-158 = Frigid Apparition
card-159 = Wretched Creature
card-160 = Hostile Takeover
card-161 = Brain Leech
card-162 = Silent Scream
card-163 = Pilfer
card-164 = Cranium Overload
card-165 = Mass Hysteria
card-166 = Frozen Mind
card-167 = Corrupting Embrace
card-168 = Dark Frenzy
card-169 = Vicious Blood
card-170 = Psychic Projection
card-171 = Shared Nightmare
card-172 = Domination
card-173 = Many as One
card-174 = Phantasmal Killer
card-175 = Purifying Aura
card-176 = Cautious Advance
card-177 = Brilliant Prayer
card-178 = Empowering Command
card-179 = Protective Blessing
card-180 = Dazzling Charge
card-181 = Tactical Order
card-182 = Holy Strike
card-183 = Hammer Blow
card-184 = Defensive Stance
card-185 = Lay on Hands
card-186 = Daybreak
card-187 = Beacon of Light
card-188 = Glorious Bolt
card-189 = Practical Plans
card-190 = Unwavering Mandate
card-191 = Burning Flash
card-192 = Mobilizing Axiom
card-193 = Righteous Strength
card-194 = Engulfing Radiance
card-195 = Path of Glory
card-196 = Scales of Justice
card-197 = Supportive Chant
card-198 = Illuminate the Target
card-199 = Weapon of Purity
card-200 = Bright Aegis
card-201 = Cleansing Force
card-202 = Inspiring Sanctity
card-203 = Angelic Ascension
card-204 = Divine Intervention
card-205 = Restock
card-206 = Oversized Pack
card-207 = Sharpening Kit
card-208 = Proficiency
card-209 = Iron Bulwark
card-210 = Hastened Step
card-211 = Cleaving Axe
card-212 = Impaling Spear
card-213 = Crippling Bow
card-214 = Crushing Hammer
card-215 = Scroll of Recall
card-216 = Reserved Energy
card-217 = Reforge
card-218 = Bladed Boomerang
card-219 = Continual Supply
card-220 = Scroll of Lightning
card-221 = Side Pouch
card-222 = Giant Club
card-223 = Reinforced Steel
card-224 = Scroll of Judgment
card-225 = Catastrophic Bomb
card-226 = Quiver of Arrows
card-227 = Scroll of Blizzards
card-228 = Refreshment
card-229 = Portable Ballista
card-230 = Fortified Position
card-231 = Scroll of Annihilation
card-232 = Bag of Holding
card-233 = Forged Ferocity
card-234 = Wild Animation
card-235 = Living Night
card-236 = Unending Dominance
card-237 = Unwavering Hand
card-238 = Mighty Bond
card-239 = Bonded Might
card-240 = Biting Wind
card-241 = Black Fire
card-242 = Leathery Wings
card-243 = Volatile Flame
card-244 = Ethereal Vines
card-245 = Earthen Steed
card-246 = Grasping the Void
card-247 = Tear the Fabric
card-248 = Oozing Manifestation
card-249 = Living Mountain
card-250 = Divided Mind
card-251 = Strength in Numbers
card-252 = Conjured Aid
card-253 = Endless Spikes
card-254 = Inexorable Momentum
card-255 = Negative Energy
card-256 = Staff of Visions
card-257 = Intervening Apparitions
card-258 = Otherworldly Rage
card-259 = Interplanar Mastery
card-260 = Horned Majesty
card-261 = Black Knives
card-262 = Cloak of Shade
card-263 = Empowering Void
card-264 = Doomed Breeze
card-265 = Enervating Wound
card-266 = Spirit of the Night
card-267 = Dancing Shadows
card-268 = Silent Force
card-269 = Smoke Step
card-270 = Wings of the Night
card-271 = Concealed Dominance
card-272 = Dark Cloud
card-273 = Prepare for the Kill
card-274 = Soulfire
card-275 = Terror Blade
card-276 = Armor of the Night
card-277 = Nightfall
card-278 = Grim Sustenance
card-279 = Claws of the Night
card-280 = Black Arrow
card-281 = Unseen Dread
card-282 = Swallowed by Fear
card-283 = Eyes of the Night
card-284 = Quiet Frenzy
card-285 = Gloom Darts
card-286 = Lurking Ruin
card-287 = Angel of Death
card-288 = Voice of the Night
card-289 = Vile Pestilence
card-290 = Grasping Vermin
card-291 = Wretched Swarm
card-292 = Spread the Plague
card-293 = Biting Gnats
card-294 = Winged Congregation
card-295 = Creeping Curse
card-296 = Gathering Doom
card-297 = Paralyzing Bite
card-298 = Foul Wind
card-299 = Scattered Terror
card-300 = Epidemic
card-301 = Virulent Strain
card-302 = Blistering Vortex
card-303 = Under the Skin
card-304 = Rot Maggots
card-305 = Succumb to the Gift
card-306 = Fetid Flurry
card-307 = Storm of Wings
card-308 = Nightmarish Affliction
card-309 = Accelerated End
card-310 = Willing Sacrifice
card-311 = Stinging Cloud
card-312 = Black Tides
card-313 = Airborne Toxin
card-314 = Baneful Hex
card-315 = Spreading Scourge
card-316 = Grim Bargain
card-317 = Mass Extinction
card-318 = Convert the Flock
card-319 = Resolute Stand
card-320 = Growing Rage
card-321 = Strength in Agony
card-322 = Defiance of Death
card-323 = From the Brink
card-324 = Blood Pact
card-325 = Cauterize
card-326 = Dazing Wound
card-327 = Furious Aid
card-328 = Bounce Back
card-329 = Unbridled Power
card-330 = Glass Hammer
card-331 = Numb the Pain
card-332 = Reckless Offensive
card-333 = Break the Chains
card-334 = Spiked Armor
card-335 = Fatal Fury
card-336 = Flurry of Axes
card-337 = Shiny Distraction
card-338 = Seeing Red
card-339 = Final Fight
card-340 = Devil Horns
card-341 = Unstoppable Destruction
card-342 = Burning Hatred
card-343 = Careless Charge
card-344 = Bone Breaker
card-345 = Vengeful Barrage
card-346 = Immortality
card-347 = The Maw of Madness
card-348 = Power Ballad
card-349 = Defensive Ditty
card-350 = Song of Speed
card-351 = Tuning the Outcome
card-352 = Call to Action
card-353 = Warding Dagger
card-354 = Throw Voice
card-355 = Singing Arrow
card-356 = Marching Beat
card-357 = Wistful Wounding
card-358 = Unending Chant
card-359 = Nimble Knife
card-360 = Soothing Lullaby
card-361 = Change Tempo
card-362 = Echoing Aria
card-363 = Crippling Chorus
card-364 = Disorienting Dirge
card-365 = Inspiring Anthem
card-366 = Melody and Harmony
card-367 = Mobilizing Measure
card-368 = Pull the Strings
card-369 = Provoke Terror
card-370 = Nightmare Serenade
card-371 = Booming Proclamation
card-372 = Tranquil Trill
card-373 = Commanding Presence
card-374 = Captivating Performance
card-375 = Shadow Puppets
card-376 = Rain of Arrows
card-377 = Crippling Noose
card-378 = Felling Swoop
card-379 = Vital Charge
card-380 = Race to the Grave
card-381 = Multi-Pronged Assault
card-382 = Detonation
card-383 = Frightening Curse
card-384 = Foot Snare
card-385 = Solid Bow
card-386 = A Moment's Peace
card-387 = Swift Trickery
card-388 = Sap Life
card-389 = The Hunt Begins
card-390 = Fresh Kill
card-391 = Expose
card-392 = Relentless Offensive
card-393 = Darkened Skies
card-394 = Press the Attack
card-395 = Singular Focus
card-396 = Flight of Flame
card-397 = Inescapable Fate
card-398 = Wild Command
card-399 = Nature's Hunger
card-400 = Camouflage
card-401 = Impending End
card-402 = Crashing Wave
card-403 = Rising Momentum
card-404 = Feral Instincts
card-405 = Predator and Prey
card-406 = Lead to Slaughter
card-407 = First Aid
card-408 = Hand of the Surgeon
card-409 = Hold Back the Pain
card-410 = Booster Shot
card-411 = Bloody Saw
card-412 = Curative Mixture
card-413 = Syringe
card-414 = Battlefield Medicine
card-415 = Triage
card-416 = Mobile Response
card-417 = Medical Pack
card-418 = { card-417 }
card-419 = { card-417 }
card-420 = { card-417 }
card-421 = { card-417 }
card-422 = { card-417 }
card-423 = { card-417 }
card-424 = Large Medical Pack
card-425 = { card-424 }
card-426 = { card-424 }
card-427 = { card-424 }
card-428 = Prevention Is Key
card-429 = Teamwork
card-430 = Vaccine
card-431 = Hamstring
card-432 = Precaution
card-433 = Regenerative Tissue
card-434 = Vital Strike
card-435 = Blood Transfusion
card-436 = Do No Harm
card-437 = Research the Cure
card-438 = Amputate
card-439 = Euthanize
card-440 = Prescription
card-441 = Master Physician
card-442 = Surgeon's Satchel
card-443 = Bedside Manner
card-444 = Gentleman's Anger
card-445 = Prep for Surgery
card-446 = Grisly Trauma
card-447 = Raw Enhancement
card-448 = Pure Augmentation
card-449 = Formless Power
card-450 = Shaping the Ether
card-451 = Stoking Hail
card-452 = Tremulant Cyclone
card-453 = Infernal Vortex
card-454 = Lava Eruption
card-455 = Ice Spikes
card-456 = Frigid Torrent
card-457 = Malleable Evocation
card-458 = Brilliant Flash
card-459 = Encompassing Shadow
card-460 = Boiling Arc
card-461 = Crystallizing Blast
card-462 = Burial
card-463 = Chain Lightning
card-464 = Primal Duality
card-465 = Gravel Vortex
card-466 = Obsidian Shards
card-467 = Winter's Edge
card-468 = Eye of the Hurricane
card-469 = Simulacrum
card-470 = Vengeance
card-471 = Pragmatic Reinforcement
card-472 = Volatile Consumption
card-473 = Elemental Aegis
card-474 = Ethereal Manifestation
card-475 = Eternal Equilibrium
card-477 = Disorienting Roar
card-478 = Spirit Swap
card-479 = Venomous Ally
card-480 = Relentless Ally
card-481 = Concentrated Rage
card-482 = Disappearing Wounds
card-483 = Patch Fur
card-484 = Maul
card-485 = Forceful Swipe
card-486 = Howling Bolts
card-487 = Soaring Ally
card-488 = Focused Aggression
card-489 = Borrowed Essence
card-490 = Energizing Strike
card-491 = Earthen Spikes
card-492 = Vicious Ally
card-493 = Unstoppable Beast
card-494 = Ancient Ward
card-495 = Punch Through
card-496 = Rampage
card-497 = Stone Sigil
card-498 = Primal Blessing
card-499 = Blood Hunger
card-500 = Storm Sigil
card-501 = Tyrannical Force
card-502 = Lash Out
card-503 = Natural Remedy
card-504 = Jaws of Death
card-505 = Tribal Sigil

## Places: scenarios, random dungeons, overlay tiles

scenario-black-barrow = Black Barrow
scenario-barrow-lair = Barrow Lair
scenario-inox-encampment = Inox Encampment
scenario-crypt-of-the-damned = Crypt of the Damned
scenario-ruinous-crypt = Ruinous Crypt
scenario-decaying-crypt = Decaying Crypt
scenario-vibrant-grotto = Vibrant Grotto
scenario-gloomhaven-warehouse = Gloomhaven Warehouse
scenario-diamond-mine = Diamond Mine
scenario-plane-of-elemental-power = Plane of Elemental Power
scenario-gloomhaven-square-a = Gloomhaven Square A
scenario-gloomhaven-square-b = Gloomhaven Square B
scenario-temple-of-the-seer = Temple of the Seer
scenario-frozen-hollow = Frozen Hollow
scenario-shrine-of-strength = Shrine of Strength
scenario-mountain-pass = Mountain Pass
scenario-lost-island = Lost Island
scenario-abandoned-sewers = Abandoned Sewers
scenario-forgotten-crypt = Forgotten Crypt
scenario-necromancers-sanctum = Necromancer’s Sanctum
scenario-random-dungeon = Random dungeon
escort-hail = Hail

dungeon-name = { $monsters } { $room }
dungeon-room-sewer = Sewer
dungeon-room-crossroads = Crossroads
dungeon-room-passage = Passage
dungeon-room-dead-end = Dead-End
dungeon-room-hallway = Hallway
dungeon-room-road = Road
dungeon-room-cabin = Cabin
dungeon-room-clearing = Clearing
dungeon-room-altar = Altar
dungeon-room-armory = Armory
dungeon-room-encampment = Encampment
dungeon-room-library = Library
dungeon-room-den = Den
dungeon-room-trail = Trail
dungeon-room-corridor = Corridor
dungeon-room-cave = Cave
dungeon-room-tunnel = Tunnel
dungeon-room-alcove = Alcove
dungeon-room-hovel = Hovel
dungeon-room-burrow = Burrow

dungeon-monsters-mangy = Mangy
dungeon-monsters-drowned = Drowned
dungeon-monsters-hopeless = Hopeless
dungeon-monsters-defiled = Defiled
dungeon-monsters-wild = Wild
dungeon-monsters-fortified = Fortified
dungeon-monsters-cutthroat = Cutthroat
dungeon-monsters-rotting = Rotting
dungeon-monsters-foggy = Foggy
dungeon-monsters-crushing = Crushing
dungeon-monsters-tribal = Tribal
dungeon-monsters-horrific = Horrific
dungeon-monsters-archaic = Archaic
dungeon-monsters-scaled = Scaled
dungeon-monsters-venomous = Venomous
dungeon-monsters-unstable = Unstable
dungeon-monsters-corrupted = Corrupted
dungeon-monsters-infected = Infected
dungeon-monsters-putrid = Putrid
dungeon-monsters-frigid = Frigid

tile-altar = Altar
tile-barrel = Barrel
tile-bookcase = Bookcase
tile-boulder-1 = Boulder
tile-boulder-2 = Boulder
tile-boulder-3 = Boulder
tile-bush = Bush
tile-cabinet = Cabinet
tile-crate = Crate
tile-fountain = Fountain
tile-nest = Nest
tile-rock-column = Rock column
tile-sarcophagus = Sarcophagus
tile-shelf = Shelf
tile-stalagmites = Stalagmites
tile-stone-pillar = Stone pillar
tile-table = Table
tile-totem = Totem
tile-tree-3 = Tree
tile-wall-section = Wall section
tile-bear-trap = Bear trap
tile-poison-gas = Poison gas
tile-spike-pit = Spike pit
tile-log = Log
tile-rubble = Rubble
tile-water = Water
tile-hot-coals = Hot coals
tile-thorns = Thorns
tile-pressure-plate = Pressure plate
tile-stone-door = Stone door
tile-wooden-door = Wooden door
tile-light-fog = Light fog
tile-dark-fog = Dark fog

## Card texts: how parts join

clause = { $head }: { $what }
for-each = { $what } for each { $per }
instead = { $what } instead
lasting = { $what }, for the whole scenario
for-the-round = { $what }, this round
marked = { $what } ({ $marks })
letter = { $letter }
ordinal = { $n }
by-party = { $n } characters: { $what }

## Card texts: numbers

value-x = X (X = { $what })
value-per = { $n } for each { $per }
value-plus = { $what } + { $n }
value-own = { $n } ({ $change })
value-own-x = X { $change } (X = { $what })
x-moved = hexes moved this turn
x-moved-now = hexes moved with this action
x-damage = damage inflicted this turn
x-dealt = damage the target suffered
x-max-hp = the target’s maximum hit points
x-hp = its own hit points
x-kin = monsters of its kin on the map
x-floor-max-hp-2 = half the target’s maximum hit points, rounded down
x-ceil-hp-2 = half its hit points, rounded up
x-4-floor-level-2 = 4 and half its level, rounded down
x-max-3-min-5-floor-level-5-2 = 3 to 5, by level
x-c = number of characters
x-5c = 5 for each character
x-4-2l = 4 and twice the scenario level
x-missing = the hit points it has lost
x-own-missing = your lost hit points
x-lost-cards = number of your lost cards
x-paid = damage suffered for it
x-amount-1 = the damage less 1
x-ceil-own-missing-2-1 = less than half of your lost hit points
x-summons = number of summoned allies
x-allies-beside = number of adjacent allies
x-8-2-level = 8 and twice your level
per-targets = enemy targeted
per-kills = enemy killed
per-negatives = negative condition on the target
per-flankers = ally adjacent to the target
per-shield = point of the target’s Shield
per-allies-near = ally within range 2 of you
per-enemies-near = adjacent enemy
per-destroyed = hex of the destroyed obstacles
per-hurt = enemy damaged
per-floor-hurt-2 = two allies damaged
per-floor-done-5 = 5 damage done
per-floor-targets-2 = two enemies targeted
per-commanded = attack performed
per-range-away = hex the target is nearer than the attack’s range
xp = { $n } XP
damage = { $n } damage
cards =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
hit-points = HP { $n }

## Card texts: whom and where

self = self
target-whom = Target: { $whom }
same-target = same target
at-whose = { $at } ({ $whom })
affects-any-allies = any ally
affects-any-own-summons = any of your summons
whom-at = { $who } { $place }
whom-if =
    { $many ->
        [many] { $who } (each if { $test })
       *[one] { $who } (if { $test })
    }
whom-self = self
whom-target = the target
whom-attacker = the attacker
whom-ally = one ally
whom-ally-adjacent = one adjacent ally
whom-friend = self or one ally
whom-friend-adjacent = self or one adjacent ally
whom-enemy =
    one { $rank ->
        [normal] normal enemy
        [elite] elite enemy
        [normal-elite] normal or elite enemy
       *[any] enemy
    }
whom-enemy-adjacent =
    one adjacent { $rank ->
        [normal] normal enemy
        [elite] elite enemy
        [normal-elite] normal or elite enemy
       *[any] enemy
    }
whom-summon = one summoned ally
whom-summon-adjacent = one adjacent summoned ally
whom-allies = all allies
whom-allies-adjacent = all adjacent allies
whom-friends = self and all allies
whom-friends-adjacent = self and all adjacent allies
whom-enemies = all enemies
whom-enemies-adjacent = all adjacent enemies
whom-others = all allies and enemies
whom-others-adjacent = all adjacent allies and enemies
whom-summons = all summoned allies
whom-summons-adjacent = all adjacent summoned allies
whom-own_summons = all own summons
whom-character = one character
whom-characters = all characters
whom-opener = the character opening the door
whom-looter = the looter
whom-own_summon = one own summon
whom-ally-several = up to { $n } allies
whom-summon-several = up to { $n } summoned allies
whom-any = any figure
whom-it = that figure
whom-with_summons = self and all own summons
whom-companion = your companion
whom-doomed = the doomed enemy
two-any = any two figures
two-enemy = any two enemies
place-exactly = at exactly range { $n }
place-anywhere = anywhere
place-own-range = within own range
place-adjacent =
    { $many ->
        [many] in adjacent hexes
       *[one] in an adjacent hex
    }
range-within = within range { $n }
place-in-target = in the target’s hex
place-in-area = in the area
place-in-path = in the hexes moved through
place-in-room = in the same room
place-in-obstacle = in the hexes of those obstacles
place-in-killed = in the hex of the killed enemy
place-in-hex = in the chosen hex
place-by-target = adjacent to the target
place-by-area = adjacent to the area
place-by-path = adjacent to the hexes moved through
place-by-room = adjacent to the room
place-by-obstacle = adjacent to the obstacle’s hexes
place-by-killed = adjacent to the killed enemy
place-by-hex = adjacent to the chosen hex
place-from-target = within range { $n } of the target
place-from-area = within range { $n } of the area
place-from-path = within range { $n } of the hexes moved through
place-from-room = within range { $n } of the room
place-from-obstacle = within range { $n } of the obstacle’s hexes
place-from-killed = within range { $n } of the killed enemy
place-from-hex = within range { $n } of the chosen hex

## Card texts: elements

el-fire = { element-fire }
    .acc = Fire
    .gen = Fire
el-ice = { element-ice }
    .acc = Ice
    .gen = Ice
el-air = { element-air }
    .acc = Air
    .gen = Air
el-earth = { element-earth }
    .acc = Earth
    .gen = Earth
el-light = { element-light }
    .acc = Light
    .gen = Light
el-dark = { element-dark }
    .acc = Dark
    .gen = Dark
el-any = { element-any }
    .acc = any element
    .gen = any element
make = Infuse { $elements }
make-any =
    { $n ->
        [one] Infuse any element
       *[other] Infuse any { $n } elements
    }
make-all = Infuse all six elements
use-more = consume { $elements }
if-more = if { $test }
when = When { $what }
pay = cost ({ $what })

## Card texts: tests, said after "if"; $of is the target, the attacker or it

test-rank =
    { $of ->
        [attacker] the attacker is
       *[target] the target is
    } { $rank ->
        [normal] normal
        [elite] elite
       *[normal-elite] normal or elite
    }
test-it-rank =
    { $rank ->
        [normal] it is normal
        [elite] it is elite
       *[normal-elite] it is normal or elite
    }
test-type =
    { $of ->
        [it] it is
        [attacker] the attacker is
       *[target] the target is
    } one of { $types }
test-has =
    { $of ->
        [it] it has
        [attacker] the attacker has
       *[target] the target has
    } { $conditions }
test-hp =
    { $of ->
        [it] it has
        [attacker] the attacker has
       *[target] the target has
    } at most { $n ->
        [one] { $n } hit point
       *[other] { $n } hit points
    }
test-flanked =
    { $of ->
        [it] it is adjacent to any of your allies
        [attacker] the attacker is adjacent to an ally
       *[target] the target is adjacent to an ally
    }
test-lone =
    { $of ->
        [it] it is adjacent to none of its own
        [attacker] the attacker is adjacent to none of its own allies
       *[target] the target is adjacent to none of its own allies
    }
test-flanked-lone =
    { $of ->
        [it] it is adjacent to any of your allies and to none of its own
        [attacker] the attacker is adjacent to an ally and to none of its own
       *[target] the target is adjacent to an ally and to none of its own
    }
test-damaged =
    { $of ->
        [it] it suffered damage
        [attacker] the attacker suffered damage
       *[target] the target suffered damage
    }
test-doomed =
    { $of ->
        [it] it is doomed
        [attacker] the attacker is doomed
       *[target] the target is doomed
    }
test-whole =
    { $of ->
        [it] it is unhurt
        [attacker] the attacker is unhurt
       *[target] the target is unhurt
    }
test-fresh =
    { $of ->
        [it] it was not targeted before
        [attacker] the attacker was not targeted before
       *[target] the target was not targeted before
    }
test-lost-hp =
    { $of ->
        [it] it has
        [attacker] the attacker has
       *[target] the target has
    } at least { $n } damage on it
test-negatives =
    { $of ->
        [it] it has
        [attacker] the attacker has
       *[target] the target has
    } at least { $n ->
        [one] one negative condition
       *[other] { $n } negative conditions
    }
test-beside =
    { $of ->
        [it] it is
        [attacker] the attacker is
       *[target] the target is
    } adjacent to one of: { $whom }
test-there =
    { $many ->
        [many] there is one of: { $whom }
       *[one] there is { $whom }
    }
test-self-has = you have { $condition }
test-self-hp =
    you have at most { $n ->
        [one] { $n } hit point
       *[other] { $n } hit points
    }
test-enemies-near =
    { $n ->
        [one] an enemy is adjacent to you
       *[other] at least { $n } enemies are adjacent to you
    }
test-moved =
    you moved at least { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    } this turn
test-moved-at-most =
    you moved at most { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    } this turn
test-straight = the move was in a straight line
test-returned = the move ended where it began
test-scorched = you entered hazardous terrain this turn
test-own-turn = it is your turn
test-augment = the action plays an augment
test-value = its value is { $n }
test-used = { $element } was consumed
test-strong = { $element } is strong
test-not-strong = { $element } is not strong
test-bloodied = you have less than half of your hit points
test-fatal = it would leave you without hit points
test-commanded = you command it
test-item-used = you use an item for it

## Card texts: areas

area = Area: { $area }
area-arc_2 = 2 hexes side by side
area-arc_3 = arc of 3 hexes
area-line_2 = line of 2 hexes
area-line_3 = line of 3 hexes
area-line_5 = line of 5 hexes
area-opposite = 2 opposite hexes
area-wings = 2 opposite pairs of hexes
area-ring = all 6 adjacent hexes
area-wedge = wedge of 3 hexes
area-cone_2 = cone of 5 hexes
area-cone_3 = cone of 9 hexes
area-sweep = wide arc of 6 hexes
area-half_disc = half-disc of 15 hexes
area-breath = breath of 7 hexes
area-triangle = triangle of 3 hexes
area-rhombus = rhombus of 4 hexes
area-row_5 = row of 5 hexes
area-flower = a hex and the 6 around it
area-drift = drift of 8 hexes
area-blast = blast of 12 hexes

## Card texts: verbs and their keywords

do-attack = Attack { $n }
attack-is = Attack: { $what }
do-move = Move { $n }
do-heal = Heal { $n }
do-shield = Shield { $n }
do-retaliate = Retaliate { $n }
do-loot = Loot { $n }
do-loot-path = Loot every hex moved through
loot-most =
    at most { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
range = Range { $n }
range-own = own Range
targets = Target { $n }
pierce = Pierce { $n }
pierce-all = ignores all Shield
push = Push { $n }
pull = Pull { $n }
towards-hex = towards that hex
jump = Jump
fly = Flying
advantage = Advantage
disadvantage = Disadvantage
elusive = Attackers have Disadvantage
attack-on-one = all attacks on the same enemy
move-straight = in a straight line
move-end-by-obstacle = must end adjacent to an obstacle
move-end-by-leader = must end adjacent to you
do-suffer = Suffer { $n } damage
do-suffer-up-to = You may suffer up to { $n } damage
do-damage =
    { $n } damage to { $many ->
        [many] { $who }
       *[one] { $who }
    }
do-damage-x =
    X damage (X = { $what }) to { $many ->
        [many] { $who }
       *[one] { $who }
    }
do-kill =
    Kill { $many ->
        [many] { $who }
       *[one] { $who }
    }
do-command =
    { $what } – performed by { $many ->
        [many] { $who }
       *[one] { $who }
    }
command-augments = with your augments
do-turncoat = This round { $who } takes its turn with allies and enemies exchanged
do-turncoat-led = This round { $who } takes its turn with allies and enemies exchanged, and you decide for it
do-set-trap = Set a trap { $place }: { $what }
trap-xp = { $n } XP when an enemy springs it
trap-splash = then all your enemies adjacent to it: { $what }
do-disarm-trap =
    { $n ->
        [0] Disarm all traps { $place }
        [1] Disarm one trap { $place }
       *[other] Disarm { $n } traps { $place }
    }
trap-onto = { $who } suffers its effects instead
do-set-obstacle =
    { $n ->
        [1] Place one obstacle { $place }
       *[other] Place { $n } obstacles { $place }
    }
do-set-obstacle-3 =
    { $n ->
        [1] Place an obstacle of 3 hexes { $place }
       *[other] Place { $n } obstacles of 3 hexes { $place }
    }
do-destroy =
    { $n ->
        [0] Destroy all obstacles { $place }
        [1] Destroy one obstacle { $place }
       *[other] Destroy { $n } obstacles { $place }
    }
do-move-obstacle = Move one single-hex obstacle { $place } to an empty hex within range { $reach }
do-choose-hex = Choose a hex within range { $n }
do-lay = Area: { $area }
do-swap = Exchange hexes: { $one } and { $other }
do-swap-two = Exchange hexes: { $who }
do-teleport = Come to any unoccupied hex
do-teleport-hex = Come to that hex
do-summon = Summon { $figure } ({ $numbers })
do-summon-several = Summon { $n } × { $figure } ({ $numbers })
in-turn = in its turn: { $what }
spurs = its adjacent allies: Attack { $n }
stand-in = you may attack as if in its hex
do-summon-monster = Summon { $monster } ({ $ranks })
summon-hp = hit points at most { $what }
summoned-ranks = { $what } ({ $ranks })
with-attack = attacks: { $what }
attacks = Attacks: { $what }
on-death = on death: { $what }
rank-normal =
    { $n ->
        [one] normal
       *[other] { $n } normal
    }
rank-elite =
    { $n ->
        [one] elite
       *[other] { $n } elite
    }
rank-boss = boss
do-recover-discarded =
    { $n ->
        [0] Recover all discarded cards
        [one] Recover one discarded card
       *[other] Recover { $n } discarded cards
    }
do-recover-lost =
    { $n ->
        [0] Recover all lost cards
        [one] Recover one lost card
       *[other] Recover { $n } lost cards
    }
then-lose =
    { $n ->
        [one] afterwards one card from hand is lost
       *[other] afterwards { $n } cards from hand are lost
    }
do-refresh-spent =
    { $n ->
        [0] Refresh all spent items
        [one] Refresh one spent item
       *[other] Refresh { $n } spent items
    }
do-refresh-consumed-small =
    { $n ->
        [0] Refresh all consumed small items
        [one] Refresh one consumed small item
       *[other] Refresh { $n } consumed small items
    }
do-refresh-consumed =
    { $n ->
        [0] Refresh all consumed items
        [one] Refresh one consumed item
       *[other] Refresh { $n } consumed items
    }
do-refresh-spent-small =
    { $n ->
        [0] Refresh all spent small items
        [one] Refresh one spent small item
       *[other] Refresh { $n } spent small items
    }
do-refresh-spent-consumed-small =
    { $n ->
        [0] Refresh all spent and consumed small items
        [one] Refresh one spent or consumed small item
       *[other] Refresh { $n } spent or consumed small items
    }
do-refresh-spent-consumed =
    { $n ->
        [0] Refresh all spent and consumed items
        [one] Refresh one spent or consumed item
       *[other] Refresh { $n } spent or consumed items
    }
do-refresh-spent-consumed-hands =
    { $n ->
        [0] Refresh all spent and consumed items held in hands
        [one] Refresh one spent or consumed item held in hands
       *[other] Refresh { $n } spent or consumed items held in hands
    }
do-discard =
    { $n ->
        [one] Discard one card
       *[other] Discard { $n } cards
    }
do-hand-over =
    { $many ->
        [many] Hand a { $card } each to { $who }
       *[one] Hand a { $card } to { $who }
    }
recover-summons = with a summon
do-cure =
    { $n ->
        [0] Remove all negative conditions
        [one] Remove one negative condition
       *[other] Remove { $n } negative conditions
    }
do-cure-of = Remove { $what }
do-song = Song: { $what }; 1 XP at the start of each of your turns
do-doom = Doom { $who }: { $what }
do-transfer =
    { $n ->
        [0] Move all your dooms to one enemy within range { $range }
       *[other] Move a doom to one enemy within range { $range }
    }
do-have = While active: { $what }
do-have-whom = While active ({ $who }): { $what }
have-immune = no negative conditions can be gained
have-sees = invisible enemies can be targeted
have-hp = can be healed up to { $n } hit points
have-retaliate = each Retaliate { $n }
do-use = Consume { $elements }: { $what }
do-if = If { $test }: { $what }
do-may = You may: { $pay } – { $what }
do-choose = Choose { $what }
do-money =
    { $n ->
        [one] { $n } money token
       *[other] { $n } money tokens
    }
do-initiative = Raise or lower your initiative by { $n }
do-play-top = Play one more card and perform its top action
do-play-bottom = Play one more card and perform its bottom action
do-play-same = Play one more card and perform the same half of it
do-special = Special { $n }
custom-borrow-lost-card = One ally within range 3 takes into its hand a lost card of an ally adjacent to it
do-single-out = Mark { $who }: your attacks on it get Attack +1 for the whole scenario
custom-second-turn = Play two more cards and take another turn this round, at their initiative
custom-open-next-door = Goes to the next of the doors a to d, however far, and opens it
custom-extra-turns = All monsters of its kin act once more with this round’s card
custom-move-altar = The altar moves to the next of the hexes a to f, and a demon of that hex is summoned
custom-drive-away = In initiative order all characters and their summons move 4 hexes away from it
custom-draw-near = All characters and their summons move to the nearest hexes adjacent to it
custom-control-last = The character acting last this round is under its control
custom-hatch-eggs = Every egg on the map becomes a normal Night Demon
custom-lay-eggs = Lays an egg for each character in adjacent hexes, each with 2 hit points and half the level, rounded up
do-next-mark = Jumps to the next of the hexes a to c
custom-turn-now = Play two cards from your hand and take one more turn at once
custom-remove-curses = Remove all Curse cards from your modifier deck and shuffle what was drawn back in
custom-spread-plague = One ally within range 2 gets Poison, or suffers 3 damage if it has it already
custom-down-to-one = Your hit points become 1
custom-exhaust = You are exhausted
custom-rest-well = A short rest at the end of this round has all benefits of a long one
custom-ground-target = The target no longer flies in this scenario
custom-fate = With the last use space the doomed enemy is killed
custom-drive-to-allies = The target moves up to 3 hexes towards the closest hex adjacent to one of your allies
custom-share-wounds = Share out all damage on yourself and your summons as you like

## Card texts: what changes an ability

plus-attack = Attack { $n }
plus-move = Move { $n }
plus-heal = Heal { $n }
plus-shield = Shield { $n }
plus-retaliate = Retaliate { $n }
plus-range = Range { $n }
plus-loot = Loot { $n }
plus-suffer = damage { $n }
plus-obstacle = obstacles { $n }
times-move = Move ×{ $n }
times-curse = Curse ×{ $n }
times-attack = Attack ×{ $n }
times-heal = Heal ×{ $n }
add-target =
    { $n ->
        [one] Add Target
       *[other] Add Target ×{ $n }
    }
still-melee = still a melee attack
negate-damage = negate that damage
negate-attack-damage = negate that damage
negate-gain = you do not gain it
negate-enemy-use = it cannot
kill-instead =
    kill the target instead if it is { $rank ->
        [normal] normal
        [elite] elite
       *[normal-elite] normal or elite
    }
each-target = { $what }, for each target
each-target-if = { $what }, for each target (if { $test })
then = then { $what }
boost-redirect-owner = you become the attack’s target, whatever the range
boost-as-attack = instead of Move X you may perform a melee Attack X
boost-along = also attack every enemy on the shortest path to the target
boost-through = the push may enter obstacles: each is destroyed, deals { $n } damage and gives 1 XP
boost-stopped = each hex of push stopped by a wall or obstacle deals { $n } damage and gives 1 XP
boost-more-augments =
    { $n ->
        [one] two augments may be active at once
       *[other] { $n } more augments may be active at once
    }
boost-augments = your augments work too
boost-no-double = the attacker’s 2× counts as +0
boost-redirect-ally = if adjacent, it attacks one of its own allies within its range instead
boost-anywhere = come to any unoccupied hex instead
boost-more-songs =
    { $n ->
        [one] two songs may be active at once; only one of them gives XP
       *[other] { $n } more songs may be active at once; only one of them gives XP
    }
boost-more-dooms =
    { $n ->
        [one] two dooms may lie on the same enemy
       *[other] { $n } more dooms may lie on the same enemy
    }
boost-unveil = no enemy can become invisible
boost-cure-first = first remove all negative conditions of those healed
boost-as-heal = instead of Attack X or Move X you may perform Heal X + 1, self
boost-forgo = before your companion acts you may do without your top action, for Attack +3, and without your bottom action, for Move +3

## Card texts: moments

at-turn = During your turn
at-turn-start = At the start of your turn
at-turn-end = At the end of your turn
at-cards-revealed = When cards are revealed
at-round-end = At the end of the round
at-long-rest = When you take a long rest
at-before-attack = Before an attack action
at-curse = When cursing an enemy
at-consumed = After an action that consumed an element
at-hurt = After suffering damage
at-healed = When healed
at-enemy-cursed = When a Curse takes an enemy’s attack away
if-you-like = if you like
at-attack =
    { $times ->
        [once] On a single
       *[each] On each
    } { $single ->
        [one] one-target { $how ->
            [melee] melee attack
            [ranged] ranged attack
           *[any] attack
        }
       *[any] { $how ->
            [melee] melee attack
            [ranged] ranged attack
           *[any] attack
        }
    }
at-attack-action =
    { $times ->
        [once] For one
       *[each] For each
    } { $how ->
        [melee] melee attack action
        [ranged] ranged attack action
       *[any] attack action
    }{ $single ->
        [one] {" "}with one target
       *[any] {""}
    }
at-attacked =
    { $how ->
        [melee] When attacked in melee
        [ranged] When attacked at range
       *[any] When attacked
    }
at-heal-action = On a heal action
at-move = On a move
at-loot = When looting
at-obstacle = When placing obstacles
at-augment = When playing an augment
at-kill = After killing an enemy
at-retaliate = Each time you retaliate
at-attack-damage = When suffering damage from an attack
at-damage = When suffering damage
at-gain = When about to gain { $condition }
at-death = On death
at-enemy-use = When an enemy is about to consume an element
at-song-action = After a song action
at-doom-action = After a Doom action
at-pack-action = When using a Medical Pack
at-command-action = After a Command action
once-a-turn = once a turn
even-stunned = even while stunned
augment = Augment – { $what }

## Card texts: what becomes of a card

lost = Lost
lost-for-good = Lost, cannot be recovered
active-round = Round bonus
active-persistent = Persistent bonus
slots =
    { $n ->
        [one] { $n } use
       *[other] { $n } uses
    }
slots-each =
    { $n ->
        [one] { $n } use, { $xp } XP
       *[other] { $n } uses, { $xp } XP each
    }
slots-some =
    { $n ->
        [one] { $n } use
       *[other] { $n } uses
    }, { $xp } XP with uses { $which }
card-shuffle = Shuffle the deck after this round

## Card texts: items

item-spent =
    { $uses ->
        [one] Spent when used
       *[other] Spent after { $uses } uses
    }
item-consumed =
    { $uses ->
        [one] Consumed when used
       *[other] Consumed after { $uses } uses
    }
item-passive =
    { $uses ->
       *[other] Always works
    }
item-adds =
    { $n ->
        [one] Add one −1 card to your modifier deck
       *[other] Add { $n } −1 cards to your modifier deck
    }
item-removes =
    { $n ->
        [one] Remove one −1 card from your modifier deck
       *[other] Remove { $n } −1 cards from your modifier deck
    }
slot-head = Head
slot-body = Body
slot-legs = Legs
slot-one-hand = One hand
slot-two-hands = Two hands
slot-small = Small item
immune = Immune to { $what }
immune-push = Push
immune-pull = Pull
ignores-difficult = Ignores difficult terrain
ignores-hazard = Ignores hazardous terrain
basic-attack = The basic attack is Attack { $n }
basic-move = The basic move is Move { $n }
small-items =
    { $n ->
        [one] Room for one more small item
       *[other] Room for { $n } more small items
    }
focus-initiative = Monsters choosing a focus count your initiative as { $n }
trait-phased = In the hex of an obstacle you are invisible and cannot attack

## Card texts: modifier cards and perks

modifier-value = { $n }
modifier-double = 2×
modifier-null = Null
drawn-null = a miss
modifier-with = { $value } ({ $added })
modifier-rolling = rolling
modifier-shuffle = shuffle
modifier-returns = used once
modifier-cards =
    { $n ->
        [one] one “{ $card }” card
       *[other] { $n } “{ $card }” cards
    }
perk-remove = Remove { $cards }
perk-add = Add { $cards }
perk-replace = Replace { $old } with { $new }
perk-ignore-items = Ignore negative item effects
perk-ignore-scenario = Ignore negative scenario effects

## Card texts: battle goals, at the end of the scenario

x-goal-max-hp = maximum
x-goal-level-2 = (your level + 2)
x-goal-ceil-max-hp-2 = half your maximum, rounded up
tally-cards-least = Have at least { $n } cards left in hand and discard pile
tally-cards-most = Have at most { $n } cards left in hand and discard pile
tally-experience-most = Gain at most { $n } experience
tally-experience-least = Gain at least { $n } experience
tally-hp-most = End with at most { $n } hit points
tally-hp-least = End with all your hit points ({ $n })
tally-lowest-hp-least = Never have fewer hit points than { $n }
tally-traps-least =
    { $n ->
        [one] Spring or disarm a trap on your turn
       *[other] Spring or disarm { $n } traps on your turns
    }
tally-rooms-least =
    { $n ->
        [one] Reveal a room by opening a door
       *[other] Reveal { $n } rooms by opening doors
    }
tally-money-least = Pick up at least { $n } money tokens
tally-treasures-least =
    { $n ->
        [one] Loot a treasure tile
       *[other] Loot { $n } treasure tiles
    }
tally-loot-most =
    { $n ->
        [0] Loot neither money tokens nor treasure tiles
       *[other] Loot at most { $n } money tokens and treasure tiles
    }
tally-kills-most = Kill at most { $n } monsters
tally-kills-least = Kill at least { $n } monsters
tally-elite-kills-least =
    { $n ->
        [one] Kill an elite monster
       *[other] Kill { $n } elite monsters
    }
tally-first-kills-least =
    { $n ->
       *[other] Kill the first monster that dies
    }
tally-clean-kills-least =
    { $n ->
        [one] Kill an undamaged monster with a single attack
       *[other] Kill { $n } undamaged monsters with a single attack each
    }
tally-overkill-least = Kill a monster with at least { $n } more damage than needed
tally-item-uses-least = Use items at least { $n } times
tally-item-uses-most =
    { $n ->
        [0] Use no items
       *[other] Use items at most { $n } times
    }
tally-quiet-rounds-most =
    { $n ->
        [0] Begin no round without monsters on the map
       *[other] Begin at most { $n } rounds without monsters on the map
    }
tally-exhausted-allies-most =
    { $n ->
        [0] None of your companions becomes exhausted
       *[other] At most { $n } of your companions become exhausted
    }
tally-short-rests-most =
    { $n ->
        [0] Take no short rests
       *[other] Take at most { $n } short rests
    }
tally-long-rests-most =
    { $n ->
        [0] Take no long rests
       *[other] Take at most { $n } long rests
    }

## Card texts: what scenarios, rooms and treasures do

who-character =
    { $n ->
        [one] One character
       *[other] Each of { $n } characters
    }
who-characters = Each character
who-opener = The character opening the door
who-looter = The looter
who-enemies =
    { $rank ->
        [normal] Each normal enemy on the map
        [elite] Each elite enemy on the map
       *[any] Each enemy on the map
    }
happens-give = { $who } gains { $conditions }
happens-suffer = { $who } suffers { $n } damage
happens-does = { $who }: { $what }
happens-regenerate = { $who } heals { $n } at the start of each turn
happens-promote =
    { $n ->
        [one] One normal enemy of this room becomes elite
       *[other] { $n } normal enemies of this room become elite
    }
happens-retreat-normal =
    { $n ->
        [one] One normal enemy of this room is put into the room before
       *[other] { $n } normal enemies of this room are put into the room before
    }
happens-retreat-elite =
    { $n ->
        [one] One elite enemy of this room is put into the room before
       *[other] { $n } elite enemies of this room are put into the room before
    }
added-curse = Curse
added-bless = Bless
added-minus-one = −1
happens-modifiers =
    { $n ->
        [one] { $who } adds one “{ $card }” card to the modifier deck
       *[other] { $who } adds { $n } “{ $card }” cards to the modifier deck
    }
happens-modifiers-monsters =
    { $n ->
        [one] One “{ $card }” card joins the monsters’ modifier deck
       *[other] { $n } “{ $card }” cards join the monsters’ modifier deck
    }
happens-discard =
    { $who } discards { $n ->
        [one] one card
       *[other] { $n } cards
    }
happens-lose =
    { $who } loses { $n ->
        [one] one card
       *[other] { $n } cards
    }
happens-use-up-consumed-small =
    { $who }: { $n ->
        [0] all small items are consumed
        [one] one small item is consumed
       *[other] { $n } small items are consumed
    } without effect
happens-use-up-consumed =
    { $who }: { $n ->
        [0] all items that can be consumed are consumed
        [one] one item is consumed
       *[other] { $n } items are consumed
    }
happens-use-up-spent-small =
    { $who }: { $n ->
        [0] all small items that can be spent are spent
        [one] one small item is spent
       *[other] { $n } small items are spent
    }
happens-use-up-spent-consumed-small =
    { $who }: { $n ->
        [0] all small items are spent or consumed
        [one] one small item is spent or consumed
       *[other] { $n } small items are spent or consumed
    }
happens-use-up-spent-consumed =
    { $who }: { $n ->
        [0] all items are spent or consumed
        [one] one item is spent or consumed
       *[other] { $n } items are spent or consumed
    } without effect
happens-use-up-spent =
    { $who }: { $n ->
        [0] all items that can be spent are spent
        [one] one item is spent
       *[other] { $n } items are spent
    } without effect
happens-quench = All elements become inert
happens-no-consuming = From now on characters cannot consume elements
happens-spawn = Spawn { $monster } at { $mark } ({ $ranks })
happens-open-doors =
    { $passage ->
        [fog] Fog { $door } lifts
        [wall] Walls { $door } give way
       *[door] Doors { $door } open
    }
reward-gold-character =
    { $many ->
        [one] One character gains { $n } gold
       *[other] Each of { $many } characters gains { $n } gold
    }
reward-gold-opener = The character opening the door gains { $n } gold
reward-gold-characters = Each character gains { $n } gold
reward-gold-looter = { $n } gold
reward-gold-together = { $n } gold for the party together
reward-xp-character =
    { $many ->
        [one] One character gains { $n } XP
       *[other] Each of { $many } characters gains { $n } XP
    }
reward-xp-opener = The character opening the door gains { $n } XP
reward-xp-characters = Each character gains { $n } XP
reward-xp-looter = { $n } XP
reward-checkmarks =
    { $n ->
        [one] One checkmark
       *[other] { $n } checkmarks
    }
reward-reputation = Reputation { $n }
reward-prosperity = Prosperity { $n }
reward-achieve-party = Party achievement: { $what }
reward-achieve-global = Global achievement: { $what }
reward-forfeit = Lose the achievement: { $what }
reward-item = Item: { $item }
reward-item-quest = Item for the character on the personal quest { $quest }: { $item }
reward-enhancing-gold = Each character has { $n } gold for enhancements; what is not spent at once is lost
reward-design = Item design: { $item }
reward-random-design = A random item design
reward-side-scenario = A random side scenario
reward-new-location = New location: { $where }
reward-location = New location, at your choice: { $where }
reward-locations = New locations: { $where }
reward-event-city = A new card for the city events
reward-event-road = A new card for the road events
reward-open = Open: { $what }
reward-page = A page of the Scenario Book to puzzle over
location = no. { $n }
location-named = no. { $n } { $name }
need = Requires: { $what }
need-not = Not after: { $what }
achievement-first-steps = First Steps
achievement-jekserahs-plans = Jekserah’s Plans
achievement-dark-bounty = Dark Bounty
achievement-the-merchant-flees = The Merchant Flees
achievement-the-dead-invade = The Dead Invade
achievement-a-demons-errand = A Demon’s Errand
achievement-city-rule-economic = City Rule: Economic
achievement-end-of-the-invasion = End of the Invasion
achievement-the-power-of-enhancement = The Power of Enhancement
achievement-stonebreakers-censer = Stonebreaker’s Censer
achievement-the-rift-neutralized = The Rift Neutralized

## Card texts: goals and special rules of scenarios

win-cleared = Kill all revealed enemies
win-cleared-everywhere = Kill all enemies
win-killed =
    { $n ->
        [one] Kill { $names }
       *[other] Kill { $names } ×{ $n }
    }
win-killed-any =
    { $n ->
        [one] Kill one enemy
       *[other] Kill { $n } enemies
    }
win-killed-any-x = Kill enemies: { $n }
win-slain = Kill { $boss }
slay-bandit_commander = the Bandit Commander
slay-merciless_overseer = the Merciless Overseer
slay-inox_bodyguard = the Inox Bodyguard
slay-captain_of_the_guard = the Captain of the Guard
slay-jekserah = Jekserah
slay-prime_demon = the Prime Demon
slay-elder_drake = the Elder Drake
slay-the_betrayer = the Betrayer
slay-the_colorless = the Colorless
slay-the_sightless_eye = the Sightless Eye
slay-dark_rider = the Dark Rider
slay-winged_horror = the Winged Horror
slay-the_gloom = the Gloom
win-looted =
    { $n ->
        [one] Loot the goal treasure tile
       *[other] Loot { $n } goal treasure tiles
    }
win-revealed = Reveal room { $n }
win-when = You win when { $what }
lose-when = You lose when { $what }
holds-not = it is not so that { $what }
holds-cleared = no enemy is on the map
holds-cleared-everywhere = all enemies are dead
holds-killed =
    { $n ->
        [one] { $names } is dead
       *[other] { $names } ×{ $n } are dead
    }
holds-killed-any =
    { $n ->
        [one] an enemy is dead
       *[other] { $n } enemies are dead
    }
holds-killed-any-x = so many enemies are dead: { $n }
holds-looted =
    { $n ->
        [one] a goal tile is looted
       *[other] { $n } goal tiles are looted
    }
holds-revealed = room { $n } is revealed
holds-opens =
    { $passage ->
        [fog] fog { $door } lifts
        [wall] wall { $door } gives way
       *[door] door { $door } opens
    }
holds-room-opens = room { $n } is revealed
holds-shut =
    { $passage ->
        [fog] fog { $door } has not lifted
        [wall] wall { $door } stands
       *[door] door { $door } is closed
    }
holds-odd-round = the round’s number is odd
holds-on-plates-one = a character stands on plate { $plates }
holds-on-plates-all = all characters stand on plates ({ $plates })
holds-beside = { $who } ends a turn adjacent to { $mark }
holds-fallen = { $who } dies
moment-setup = At set-up
moment-round-start = At the start of each round
moment-round-end = At the end of each round
moment-turn-end = At the end of a turn
moment-revealed = When a room is revealed
rule-setup = At the start: { $what }
rule-locked =
    { $passage ->
        [fog] Impenetrable fog: { $doors }
        [wall] Walls that nobody can pass: { $doors }
       *[door] Locked doors: { $doors }
    }
rule-by-ability = Goal tiles can be taken only with a loot ability
rule-allies = Your allies, enemies of all other monsters: { $names }
rule-obstacle = { $tile } can be attacked: { $hp } hit points

## Table

title-round = { $scenario }, round { $n }
figure-nobody = nobody
figure-other = a figure
figure-numbered = { $name } { $n }
figure-elite = Elite { $name } { $n }
hex-marked = { $name } ({ $letter })
treasure-numbered = Treasure { $n }
treasure-goal = Goal treasure
deck-boss = Boss
tile-trap = Trap
tile-egg = Egg
ability-of = { $name }: this round
card-top = Top: { $text }
card-bottom = Bottom: { $text }
of-uses = used { $n } of { $most }
item-is-spent = spent
item-is-consumed = consumed
stats-normal =
    { $range ->
        [0] Normal: { $hp } HP, move { $move }, attack { $attack }
       *[other] Normal: { $hp } HP, move { $move }, attack { $attack }, range { $range }
    }
stats-elite =
    { $range ->
        [0] Elite: { $hp } HP, move { $move }, attack { $attack }
       *[other] Elite: { $hp } HP, move { $move }, attack { $attack }, range { $range }
    }
stats-boss =
    { $range ->
        [0] { $hp } HP, move { $move }, attack { $attack }
       *[other] { $hp } HP, move { $move }, attack { $attack }, range { $range }
    }
stats-special = Special { $n }: { $text }

## Table: places, figures and icons

zone-of = { $hero }: { $zone }
zone-order = Order of turns
zone-scenario = Scenario
zone-monsters = Monsters
zone-monster-deck = Monsters’ modifier deck
zone-heroes = Heroes
zone-hand = Hand
zone-picked = Played this round
zone-active = Active area
zone-discard = Discard pile
zone-lost = Lost pile
zone-items = Items
zone-goals = Battle goal
icon-damage = Damage
icon-money = Money
icon-treasure = treasure
icon-gold = Money tokens
icon-shield = Shield
icon-retaliate = Retaliate
icon-initiative = Initiative
icon-experience = Experience
icon-level = Level
icon-deck = Modifier cards left
icon-last = Drawn last:
icon-exhausted = exhausted
icon-resting = long rest
icon-found = Gold found
icon-checkmarks = Checkmarks
icon-health = Hit points
icon-acting = acting now
icon-focus = focus
icon-acted = has acted
icon-monster-level = Monster level
icon-trap-damage = Trap damage
icon-hazard-damage = Hazardous terrain damage
icon-gold-each = Gold for a money token
icon-bonus = Experience for a win
ground-corridor = Corridor
ground-difficult = Difficult terrain
ground-hazard = Hazardous terrain
ground-trap = Trap
ground-obstacle = Obstacle
ground-plate = Pressure plate
ground-door-open = Open door
ground-door-closed = Closed door
ground-door-locked = Locked door
ground-fog-open = Lifted fog
ground-fog-closed = Fog
ground-fog-locked = Impenetrable fog
ground-wall-open = Gap in the wall
ground-wall-closed = Crumbling wall
ground-wall-locked = Crumbling wall
odds-attack = { $hp } HP, kills { $kill }%
odds-kills = kills
odds-damage = damage
odds-hp = { $hp } HP
odds-shielded = { $hp } HP · Shield { $shield }

## Stickers on ability cards

sticker = sticker: ability { $n }, { $what }
sticker-value = +1
sticker-range = +1 Range
sticker-targets = +1 Target
sticker-pierce = +1 Pierce
sticker-push = +1 Push
sticker-pull = +1 Pull
sticker-hp = +1 hit point
sticker-move = +1 Move
sticker-attack = +1 Attack
sticker-jump = Jump
sticker-hex = one more hex

## Table: questions

ask-act = Play the top half of one card and the bottom half of the other
ask-act-none = Anything else this turn?
ask-act-top = { $who }: now the top half of { $card }
ask-act-bottom = { $who }: now the bottom half of { $card }
ask-move = Where does { $who } move?
note-move =
    { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
ask-attack = Whom does { $who } attack?
ask-attack-next = Whom does { $who } attack next?
ask-monster-focus = Whom does { $who } focus on?
ask-monster-move = Where does { $who } move?
ask-monster-path = Which way does { $who } go?
ask-monster-targets = Whom does { $who } attack?
ask-damage = { $by } hits { $who } for { $n }
ask-damage-own = { $who } is about to suffer { $n }
note-damage = { $hp } hit points left: { $left } after this
note-damage-end =
    { $hp ->
        [one] 1 hit point left
       *[other] { $hp } hit points left
    }: this exhausts { $who }
note-damage-dies =
    { $hp ->
        [one] 1 hit point left
       *[other] { $hp } hit points left
    }: { $who } dies
ask-area = Where to lay the area?
ask-attack-action = Use something for this attack?
ask-attack-damage = Use something against the damage of this attack?
ask-attack-give = Does the attack give this condition?
ask-attack-help = Help with this attack?
ask-attack-from = Attack from which hex?
ask-before-attack = An attack is coming. Use something?
ask-consumed = An element was consumed. Use something?
ask-attacked = You are attacked. Use something?
ask-augment = Use something with this augment?
ask-augment-discard = Which augment makes room?
ask-bonus-whose = Who gets the bonus?
ask-boost = Use something for this ability?
ask-borrow-lender = Whose lost card?
ask-borrow-taker = Who takes a lost card?
ask-cards-revealed = The cards are revealed. Use something?
ask-choose = Which of these?
ask-command = Who performs it?
ask-cure = Which condition to remove?
ask-cure-target = Who is cured?
ask-curse = An enemy is cursed. Use something?
ask-damage-lose = Which discarded card to lose?
ask-death = Use something at this death?
ask-discard = Which card to discard?
ask-doom-discard = Which doom makes room?
ask-doom-target = Which enemy is doomed?
ask-doom-transfer = Which doom moves?
ask-driven = Where do they move?
ask-dungeon-entrance = Where do you enter the dungeon?
ask-egg = Where to put the egg?
ask-element-make = Which element to infuse?
ask-element-use = Which element to consume?
ask-enemy-use = An enemy is about to consume an element. Prevent it?
ask-enemy-cursed = An enemy drew a Curse. Use something?
ask-forgo = Do without an action for your companion?
ask-escort-move = Where does the escort go?
ask-gain = A condition is about to be gained. Use something?
ask-give-target = Whom is it for?
ask-goal = Which battle goal do you keep?
ask-have-whom = Who gets it?
ask-healed = Hit points come back. Use something?
ask-hurt = Damage was suffered. Use something?
ask-heal-action = Use something for this heal?
ask-heal-self = Heal yourself?
ask-heal-target = Whom to heal?
ask-hex = Which hex?
ask-initiative = Act earlier or later?
ask-initiative-heroes = Tied: who acts first?
ask-initiative-monsters = Tied: which type acts first?
ask-invisible = Become invisible?
ask-kill = An enemy was killed. Use something?
ask-kill-target = Whom to kill?
ask-long-rest = A long rest. Use something?
ask-lead = Which card leads this round?
ask-loot = What to loot?
ask-loot-all = Loot?
ask-lose = Which card to lose?
ask-mark = Which enemy to mark?
ask-may = Pay for it?
ask-pack-whom = Who gets the pack?
ask-monster-summon = Where does the summoned monster stand?
ask-obstacle = Use something for these obstacles?
ask-obstacle-destroy = Which obstacle to destroy?
ask-obstacle-hex = Where to put the obstacle?
ask-obstacle-move = Which obstacle to move?
ask-character = Which character is it?
ask-xp-target = Who gains the experience?
ask-opener = Who counts as having opened the door?
ask-play = Which card to play as well?
ask-promote = Which enemy becomes elite?
ask-pull = Where to pull?
ask-push = Where to push?
ask-put-away = Which card to put away?
ask-recover = Which card to recover?
ask-recover-whom = Who recovers cards?
ask-refresh = Which item to refresh?
ask-refresh-whom = Who refreshes items?
ask-rest-active = A card in the active area: leave it there or rest with it?
ask-rest-keep = Lose this card, or suffer 1 damage and lose another?
ask-rest-lose = Long rest: which card to lose?
ask-rest-short = A short rest?
ask-retaliate = You retaliated. Use something?
ask-retaliate-whom = Who gets Retaliate?
ask-retreat = Which enemy retreats?
ask-retreat-hex = Where does it retreat to?
ask-reward-gold = Who gets how much of the gold?
ask-round-end = The round ends. Use something?
ask-reward-item = Who takes the item?
ask-reward-location = Which location is unlocked?
ask-second = Which card goes with it?
ask-settle = Where does the figure come to stand?
ask-share = Move a point of damage?
ask-song-action = A song was sung. Use something?
ask-command-action = A command was given. Use something?
ask-doom-action = An enemy was doomed. Use something?
ask-pack-action = A pack is used. Use something?
ask-song-discard = Which song makes room?
ask-shield-whom = Who gets Shield?
ask-spawn = Where does the monster appear?
ask-start = Where do you start?
ask-suffer-target = Who suffers the damage?
ask-suffer-amount = How much damage do you suffer for it?
ask-swap = Who changes places?
ask-teleport = Which hex do you come to?
ask-summon-hex = Where does the summon stand?
ask-trap-disarm = Which trap to disarm?
ask-trap-hex = Where to set the trap?
ask-trap-onto = Who suffers the trap?
ask-turn-end = The turn ends. Use something?
ask-turn-start = The turn begins. Use something?
ask-turncoat = Which enemy turns its coat?
ask-turned = Whom does the attack hit instead?
ask-use = Consume the elements?
ask-use-up = Which item to use up?

## Table: options

group-top = Top half
group-bottom = Bottom half
group-items = Items and cards
group-lose = Lose a card instead
group-besides = Besides
opt-skip = Leave it out
opt-stop = Stop
opt-go = Go on
opt-none = Not at all
opt-hex = { $hex }
opt-hex-of = { $hex } ({ $what })
opt-card = { $card } (initiative { $n })
opt-area =
    { $whom } in the area
opt-area-empty = An area
opt-top = { $card }: { $text }
opt-bottom = { $card }: { $text }
opt-basic-attack = { $card }: only Attack { $n }
opt-basic-move = { $card }: only Move { $n }
opt-end = End the bonus of { $card }
opt-move =
    { $n ->
        [one] { $hex }, { $n } point
       *[other] { $hex }, { $n } points
    }
opt-lose = { $card }
opt-boost = Boost { $n }
opt-entrance = Entrance { $n }
opt-way = Way { $n }
opt-without = Without { $what }
opt-with = { $what } after all
opt-act-pass = End the turn
opt-attack-skip = No attack
opt-attack-go = Attack all of them
opt-attack-give-yes = { $what } on { $whom }
opt-attack-give-no = No { $what } on { $whom }
opt-attack-next-stop = No further attack
opt-move-stop = Stay here
opt-damage-take = Suffer { $n }: { $left } left
opt-damage-end = Suffer { $n }: exhausted
opt-damage-dies = Suffer { $n }: dies
opt-idle = would do nothing here
opt-harm = { $n } damage on the way
opt-damage-discards = Lose two discarded cards
opt-lead-rest = Long rest
opt-rest-active-stay = Leave { $card } active
opt-rest-active-take = Rest with { $card }
opt-rest-short-yes = Rest
opt-rest-short-no = No rest
opt-rest-keep-lose = Lose { $card }
opt-rest-keep-keep = Keep { $card }, suffer 1 damage, lose another card
opt-initiative-lower = Earlier
opt-initiative-higher = Later
opt-augment-discard-skip = Leave out the new augment
opt-push-none = Do not push
opt-pull-none = Do not pull
opt-boost-go = Go on without more
opt-boost-skip = Leave out the ability
opt-suffer-amount =
    { $n ->
        [0] None
       *[other] { $n } damage
    }
opt-share-wound = A point from { $one } to { $other }
opt-forgo-top = Without the top action: its attacks get +3
opt-forgo-bottom = Without the bottom action: its moves get +3
opt-forgo-no = Neither

## Table: what happened

# Names in sentences. `name-number` says whether a name is plural, for verbs; `name-attacked` and `name-focus` are
# for languages that bend names.
name-number = one
name-attacked = { $name }
name-focus = { $name }
name-many =
    { $name_form ->
        [ancient_artillery] Ancient Artillery
        [living_bones] Living Bones
        [bandit_commander] { $name }
        [merciless_overseer] { $name }
        [captain_of_the_guard] { $name }
        [jekserah] { $name }
        [prime_demon] { $name }
        [elder_drake] { $name }
        [the_betrayer] { $name }
        [the_colorless] { $name }
        [the_sightless_eye] { $name }
        [dark_rider] { $name }
        [winged_horror] { $name }
        [the_gloom] { $name }
       *[other] { $name }s
    }

# Conditions after “gets” and after “is rid of”.
gets-poison = Poison
    .gen = Poison
gets-wound = Wound
    .gen = Wound
gets-immobilize = Immobilize
    .gen = Immobilize
gets-disarm = Disarm
    .gen = Disarm
gets-stun = Stun
    .gen = Stun
gets-muddle = Muddle
    .gen = Muddle
gets-curse = a Curse
    .gen = a Curse
gets-invisible = Invisible
    .gen = Invisible
gets-strengthen = Strengthen
    .gen = Strengthen
gets-bless = a Bless
    .gen = a Bless
name-card = { $name }
name-cards = { $cards }
name-cards-one = { $cards }

told-scenario-began = { $tale }
told-scenario-concluded = { $tale }
told-round-began = Round { $round } begins.
told-round-ended = Round { $round } ends, and the elements wane.
told-goal-kept = { $who_is } keeps a battle goal.
told-placed = { $who_is } is placed on { $where }.
told-picked =
    { $initiative ->
        [99] { $who_is } chooses a long rest.
       *[other] { $who_is } plays { $cards } at initiative { $initiative }.
    }
told-plays-more = { $who_is } plays { $cards } in one more turn.
told-stands-in =
    { $over ->
        [yes] { $who_is } is back in its own hex.
       *[no] { $who_is } attacks from the hex of { $by_is }.
    }
told-drew =
    { $alone ->
        [yes] { $types } acts at initiative { $initiative }: { $ability }.
       *[no] { $types } act at initiative { $initiative }: { $ability }.
    }
told-turn-began = { $who_is } begins a turn.
told-passed = { $who_is } leaves { $cards } unplayed.
told-rested =
    { $long ->
        [yes] { $free ->
            [yes] { $who_is } takes a long rest and loses no card.
           *[no] { $who_is } takes a long rest and loses { $lost }.
        }
       *[no] { $free ->
            [yes] { $who_is } takes a short rest and loses no card.
           *[no] { $who_is } takes a short rest and loses { $lost }.
        }
    }
told-kept = { $who_is } keeps { $card } for 1 damage.
told-exhausted = { $who_is } is exhausted.
told-promoted = { $who_is } is elite now.
told-moved = { $who_is } moves to { $where }.
told-opened =
    { $passage ->
        [fog] The fog on { $where } lifts.
        [wall] The wall on { $where } gives way.
       *[door] The door on { $where } is opened.
    }
told-revealed = Room { $room } is revealed.
told-sprung = { $who_is } springs a trap on { $where }.
told-disarmed = { $who_is } disarms a trap on { $where }.
told-scorched = { $who_is } enters hazardous terrain on { $where }.
told-built =
    { $what ->
        [trap] A trap is set on { $where }.
       *[other] An obstacle is set on { $where }.
    }
told-cleared =
    { $what ->
        [tile] The tile on { $where } is taken away.
        [figure] The figure on { $where } is taken off the map.
       *[obstacle] An obstacle on { $where } is gone.
    }
told-focused = { $who_is } focuses on { $focus_is }, { $why }.
told-no-focus = { $who_is } has nobody to focus on.
told-decided =
    { $won ->
        [yes] The goal is reached, and the round is played to its end.
       *[no] { $cause ->
            [exhausted] No character can go on, so the scenario is lost; the round is played to its end.
           *[failed] A condition for defeat is met, so the scenario is lost; the round is played to its end.
        }
    }
told-goal-met =
    { $checks ->
        [one] { $who_is } has met the battle goal and gets { $checks } checkmark.
       *[other] { $who_is } has met the battle goal and gets { $checks } checkmarks.
    }
told-put-back = Everybody heals, takes back all cards and refreshes all items.
told-took-home =
    { $experience ->
        [0] { $who_is } takes home { $gold } gold.
       *[other] { $gold ->
            [0] { $who_is } takes home { $experience } experience.
           *[other] { $who_is } takes home { $experience } experience and { $gold } gold.
        }
    }
told-scenario-over =
    { $won ->
        [yes] The scenario is won, because the goal was reached. { $scores }
       *[no] { $cause ->
            [exhausted] The scenario is lost, because no character could go on. { $scores }
           *[failed] The scenario is lost, because a condition for defeat was met. { $scores }
        }
    }
score-alone = The score is { $n }.
scores-each = The scores are { $each }.
score-of = { $n } for player { $seat }
told-came =
    { $what ->
        [gold] { $who_is } finds { $amount } gold.
        [experience] { $who_is } gains { $amount } experience.
        [checkmark] { $amount ->
            [one] { $who_is } gains a checkmark.
           *[other] { $who_is } gains { $amount } checkmarks.
        }
        [item] { $who_is } finds { $what_is }.
       *[other] The party finds something for the campaign.
    }
told-acted =
    { $half ->
        [top] { $who_is } plays the top of { $card }.
        [bottom] { $who_is } plays the bottom of { $card }.
        [attack] { $who_is } uses { $card } for a basic attack.
       *[move] { $who_is } uses { $card } for a basic move.
    }
told-attacked =
    { $edge ->
        [1] { $who_is } attacks { $whom_is } with { $value } and Advantage, draws { $cards }, and { $applied } makes { $result }.
        [-1] { $who_is } attacks { $whom_is } with { $value } and Disadvantage, draws { $cards }, and { $applied } makes { $result }.
       *[other] { $who_is } attacks { $whom_is } with { $value }, and { $applied } makes { $result }.
    }
act-attack = { $value }, { $cards }: { $damage } damage
act-attack-shield = { $value }, { $cards }: { $result }, less { $shield } for Shield: { $damage } damage
act-drew = { $types }: { $initiative }
told-suffered =
    { $source ->
        [attack] { $stopped ->
            [0] { $who_is } suffers { $damage } damage.
           *[other] { $who_is } suffers { $damage } damage, and Shield stops { $stopped }.
        }
        [retaliate] { $by_is } retaliates, and { $who_is } suffers { $damage } damage.
        [trap] { $who_is } suffers { $damage } damage from the trap.
        [hazard] { $who_is } suffers { $damage } damage from hazardous terrain.
        [fall] { $who_is } falls on an obstacle and suffers { $damage } damage.
        [wall] { $who_is } is pushed into an obstacle or a wall and suffers { $damage } damage.
        [wound] { $who_is } suffers { $damage } damage from the Wound.
        [rest] { $who_is } suffers { $damage } damage for another card.
        [scenario] { $who_is } suffers { $damage } damage by a rule of the scenario.
       *[ability] { $by ->
            [-1] { $who_is } suffers { $damage } damage.
           *[other] { $who_is } suffers { $damage } damage from { $by_is }.
        }
    }
told-stopped =
    { $damage ->
        [one] { $who_is } suffers nothing, because Shield stops the { $damage } damage.
       *[other] { $who_is } suffers nothing, because Shield stops all { $damage } damage.
    }
told-negated =
    { $kind ->
        [card] { $who_is } does not suffer { $damage } damage, thanks to { $what_is }.
        [item] { $who_is } does not suffer { $damage } damage, thanks to { $what_is }.
       *[other] { $by ->
            [-1] { $who_is } loses { $cards } instead of suffering { $damage } damage.
           *[other] { $by_is } loses { $cards }, and { $who_is } does not suffer { $damage } damage.
        }
    }
told-died =
    { $broken ->
        [yes] { $who_is } is destroyed on { $where }.
       *[no] { $leaves ->
            [yes] { $who_is } dies on { $where } and leaves money.
           *[no] { $who_is } dies on { $where }.
        }
    }
told-healed =
    { $amount ->
        [one] { $who_is } regains { $amount } hit point.
       *[other] { $who_is } regains { $amount } hit points.
    }
told-gave = { $who_is } gets { $condition }.
told-ended =
    { $good ->
        [yes] { $who_is } loses { $ended }.
       *[no] { $who_is } is rid of { $ended }.
    }
told-pushed = { $who_is } is moved to { $where }.
told-infused = { $element } is infused.
told-strong = { $element } is strong now.
told-quenched = All elements become inert.
told-consumed = { $who_is } consumes { $element }.
told-used =
    { $kind ->
        [item] { $who_is } uses { $what_is }.
       *[card] { $who_is } uses the active card { $what_is }.
    }
told-turned =
    { $state ->
        [ready] { $who_is } refreshes { $what_is }.
        [spent] { $who_is } turns { $what_is }, which is spent.
       *[consumed] { $who_is } turns over { $what_is }, which is consumed.
    }
told-put-away =
    { $pile ->
        [hand] { $who_is } takes { $card } into the hand.
        [lost] { $who_is } loses { $card }.
        [active] { $who_is } keeps { $card } active.
        [supply] { $who_is } returns { $card } to the supply.
       *[discard] { $who_is } discards { $card }.
    }
told-guarded =
    { $what ->
        [shield] { $who_is } gains Shield { $amount }.
       *[retaliate] { $who_is } gains Retaliate { $amount }.
    }
told-works-for =
    { $over ->
        [yes] { $card } no longer works for { $whom_is }.
       *[no] { $card } works for { $whom_is }.
    }
told-added =
    { $who ->
        [-1] { $what ->
            [curse] { $amount ->
                [one] A Curse goes into the monsters’ modifier deck.
               *[other] { $amount } Curses go into the monsters’ modifier deck.
            }
            [bless] { $amount ->
                [one] A Bless goes into the monsters’ modifier deck.
               *[other] { $amount } Bless cards go into the monsters’ modifier deck.
            }
           *[minus_1] { $amount ->
                [one] A card with −1 goes into the monsters’ modifier deck.
               *[other] { $amount } cards with −1 go into the monsters’ modifier deck.
            }
        }
       *[other] { $what ->
            [curse] { $amount ->
                [one] A Curse goes into the modifier deck of { $who_is }.
               *[other] { $amount } Curses go into the modifier deck of { $who_is }.
            }
            [bless] { $amount ->
                [one] A Bless goes into the modifier deck of { $who_is }.
               *[other] { $amount } Bless cards go into the modifier deck of { $who_is }.
            }
           *[minus_1] { $amount ->
                [one] A card with −1 goes into the modifier deck of { $who_is }.
               *[other] { $amount } cards with −1 go into the modifier deck of { $who_is }.
            }
        }
    }
told-learned = { $who_is } gains { $amount } experience.
told-looted =
    { $treasure ->
        [-1] { $money ->
            [one] { $who_is } loots { $money } money token on { $where }.
           *[other] { $who_is } loots { $money } money tokens on { $where }.
        }
        [0] { $who_is } loots a goal treasure on { $where }.
       *[other] { $who_is } loots treasure { $treasure } on { $where }.
    }
end-won = The scenario is won.
end-lost = The scenario is lost.

# A monster’s focus and move, said in the log: “focuses on Brute, to whom the path is shortest, and has no move”.
focus-and = { $why }, and { $then }
focus-gh-26-2 = to whom the path is shortest
focus-gh-26-5 = who is the nearest of enemies with equally long paths
focus-gh-26-6 = who acts before the other equally near enemies
focus-gh-26-9 = whom the players choose among equals
focus-gh-26-12 = to whom a path without traps and hazards leads
focus-gh-26-13 = to whom the path has the fewest traps and hazards, for no path is free of them
focus-gh-26-15 = although no path leads to an attack
focus-gh-26-22 = who acts first of equally near monsters of a type
focus-gh-27-1 = has no move
focus-gh-33-13 = whom the scenario names before all others
focus-gh-27-4 = without an attack goes as near as it can
focus-gh-27-5 = goes to the nearest hex beside its focus
focus-gh-27-6 = goes where it attacks the most enemies
focus-gh-27-7 = takes the nearest of equally good hexes
focus-gh-27-8 = goes only as far as its range needs
focus-gh-27-9 = steps back to lose Disadvantage
focus-gh-27-10 = would rather lose Disadvantage than have more targets
focus-gh-27-11 = cannot reach an attack this turn, so it goes nearer
focus-gh-27-12 = stays, because no move would bring it nearer
focus-gh-27-14 = shuns a shorter way through traps or hazards
focus-gh-27-15 = takes the least bad way, because no safe one is left
focus-gh-27-19 = goes where its further targets are those it would rather attack

## Table: why a monster did so

why-way = the way it went, of length { $length }
why-shunned = a shorter way of length { $length } through traps or hazards
sight-yes = { $a } sees { $b }: a line from a corner to a corner touches no wall
sight-near = { $a } sees { $b }: they are adjacent, and no wall parts them
sight-no = { $a } does not see { $b }: every line from a corner to a corner touches a wall
sight-closed =
    { $passage ->
        [fog] No: { $hex } is fog, which acts as a wall
        [wall] No: { $hex } is a wall
       *[door] No: { $hex } is a closed door, which acts as a wall
    }
sight-range = range { $n }, not counted through walls
sight-no-range = walls part them: not in any range
why-foe =
    { $negatives ->
        [0] { $who } (path { $length }, range { $range })
       *[other] { $who } (path { $length } with { $negatives } negative hexes, range { $range })
    }
why-foe-none = { $who } (no path)
why-gh-26-2 = the shortest path
why-gh-26-5 = the nearer of enemies with equally long paths
why-gh-26-6 = the earlier of equally near enemies
why-gh-26-9 = chosen by the players among equals
why-gh-26-12 = a path without traps and hazards
why-gh-26-13 = the path with the fewest traps and hazards, for none is free of them
why-gh-26-15 = no path leads to an attack
why-gh-26-22 = the first to act of equally near monsters of a type
why-gh-27-1 = it has no movement
why-gh-33-13 = the scenario says what it goes for first
why-gh-27-4 = without an attack it goes as near as it can
why-gh-27-5 = it goes to the nearest hex beside its focus
why-gh-27-6 = it goes where it attacks the most enemies
why-gh-27-7 = of equally good hexes it takes the nearest
why-gh-27-8 = it goes only as far as its range needs
why-gh-27-9 = it steps back to lose Disadvantage
why-gh-27-10 = losing Disadvantage goes before more targets
why-gh-27-11 = it cannot reach an attack this turn and goes nearer
why-gh-27-12 = no move would bring it nearer
why-gh-27-14 = it shuns a shorter way through traps or hazards
why-gh-27-15 = only unsafe ways are left, it takes the least bad
why-gh-27-19 = it goes where its further targets are those it would rather attack

## The sheet at the end

sheet-dealt = Damage dealt
sheet-kills = Kills
sheet-suffered = Damage suffered
sheet-negated = Damage turned aside by cards
sheet-experience = Experience
sheet-money = Money tokens looted
sheet-rests = Rests
sheet-luck = Luck: what modifier cards added
