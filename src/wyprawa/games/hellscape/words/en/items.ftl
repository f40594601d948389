### Items.

## Starting

item-worn-leather-armour = Worn Leather Armour
item-worn-leather-armour-crowd = Worn Leather Armour
item-rusty-sword = Rusty Sword
item-blunt-axe = Blunt Axe
item-short-bow = Short Bow
item-wooden-staff = Wooden Staff
item-dagger = Dagger
item-ash-wand = Ash Wand
item-tribal-spear = Tribal Spear
item-magic-ocarina = Magic Ocarina
item-vial-of-health = Vial of Health
item-vial-of-mana = Vial of Mana

## Common

item-mighty-great-sword = Mighty Great Sword
item-silver-ring = Silver Ring
item-hunting-bow = Hunting Bow
item-oak-wand = Oak Wand
item-hand-axe = Hand Axe
item-iron-sword = Iron Sword
item-boar-spear = Boar Spear
item-throwing-knives = Throwing Knives
item-light-crossbow = Light Crossbow
item-apprentice-staff = Apprentice’s Staff
item-flanged-mace = Flanged Mace
item-sling = Sling
item-glowing-rod = Glowing Rod
item-wooden-shield = Wooden Shield
item-padded-coat = Padded Coat
item-studded-leather = Studded Leather
item-leather-cap = Leather Cap
item-dark-hood = Dark Hood
item-soft-boots = Soft Boots
item-hobnailed-boots = Hobnailed Boots
item-copper-ring = Copper Ring
item-bone-amulet = Bone Amulet
item-lucky-coin = Lucky Coin
item-herb-pouch = Herb Pouch
item-sun-medallion = Sun Medallion

## Consumables

item-healing-draught = Healing Draught
item-mana-draught = Mana Draught
item-fire-flask = Fire Flask
item-frost-flask = Frost Flask
item-whetstone = Whetstone
item-iron-tonic = Iron Tonic
item-blessed-oil = Blessed Oil
item-knuckle-bones = Knucklebones

## Rare

item-war-hammer = War Hammer
item-knights-blade = Knight’s Blade
item-long-bow = Long Bow
item-rune-staff = Rune Staff
item-battle-axe = Battle Axe
item-halberd = Halberd
item-silver-sabre = Silver Sabre
item-flame-tongue = Flame Tongue
item-stiletto = Stiletto
item-throwing-axes = Throwing Axes
item-heavy-crossbow = Heavy Crossbow
item-hand-crossbow = Hand Crossbow
item-serpent-wand = Serpent Wand
item-frost-wand = Frost Wand
item-war-staff = War Staff
item-kite-shield = Kite Shield
item-spiked-buckler = Spiked Buckler
item-chain-mail = Chain Mail
item-wolf-pelt = Wolf Pelt
item-spell-robe = Spellproof Robe
item-iron-helm = Iron Helm
item-seers-circlet = Seer’s Circlet
item-greaves = Greaves
item-riding-boots = Riding Boots
item-shadow-slippers = Shadow Slippers
item-ruby-ring = Ruby Ring
item-sapphire-ring = Sapphire Ring
item-vampire-fang = Vampire Fang
item-guardian-charm = Guardian Charm
item-gamblers-dice = Gambler’s Dice
item-warding-bell = Warding Bell

## Epic

item-doom-axe = Axe of Doom
item-storm-bow = Storm Bow
item-star-staff = Star Staff
item-plate-mail = Plate Mail
item-kings-sword = King’s Sword
item-soul-drinker = Soul Drinker
item-soul-scythe = Scythe of Souls
item-moon-glaive = Moon Glaive
item-dragon-crossbow = Dragon Crossbow
item-void-wand = Void Wand
item-phoenix-staff = Phoenix Staff
item-tower-shield = Tower Shield
item-archmages-robe = Archmage’s Robe
item-crown-of-thorns = Crown of Thorns
item-visor-of-truth = Visor of Truth
item-winged-boots = Winged Boots
item-burning-heart = Burning Heart
item-swift-hourglass = Swift Hourglass

## Shadowbane

item-shadowbane-boots = Shadowbane Boots
item-shadowbane-helm = Shadowbane Helm
item-shadowbane-mail = Shadowbane Mail
item-shadowbane-amulet = Shadowbane Amulet
item-shadowbane-shield = Shadowbane Shield
item-shadowbane-orb = Shadowbane Orb
item-shadowbane-hammer = Shadowbane Hammer
item-shadowbane-cleaver = Shadowbane Cleaver
item-shadowbane-dirk = Shadowbane Dirk
item-shadowbane-totem = Shadowbane Totem
item-shadowbane-bow = Shadowbane Bow

## Mob Items

item-notched-blade = Notched Blade
item-crude-axe = Crude Axe
item-rusted-cleaver = Rusted Cleaver
item-bone-bow = Bone Bow
item-bent-crossbow = Bent Crossbow
item-hex-staff = Hex Staff
item-ember-wand = Ember Wand
item-heavy-blade = Heavy Blade
item-spiked-flail = Spiked Flail
item-hooked-spear = Hooked Spear
item-horn-bow = Horn Bow
item-barbed-crossbow = Barbed Crossbow
item-skull-staff = Skull Staff
item-ember-staff = Ember Staff
item-hell-blade = Hell Blade
item-abyssal-axe = Abyssal Axe
item-thorn-whip = Thorn Whip
item-hell-bow = Hell Bow
item-hell-crossbow = Hell Crossbow
item-soul-sceptre = Soul Sceptre
item-hell-staff = Hell Staff
