# green
item-forged-sword = Forged Sword
item-forged-hammer = Forged Hammer
item-ultramodern-blunderbuss = Ultramodern Blunderbuss
item-oak-staff = Oak Staff
item-forged-wand = Forged Wand
item-forged-robe = Forged Robe
item-forged-jerkin = Forged Jerkin
item-forged-mail = Forged Mail
item-forged-cloak = Forged Cloak
item-forged-charm = Forged Charm
item-forged-trinket = Forged Trinket
item-travelling-smith-gift = Travelling Smith Gift

# grey
item-worn-sword = Worn Sword
item-worn-hammer = Mighty Smith’s Hammer
item-fine-longbow = Fine Longbow
item-healing-staff = Healing Staff
item-worn-wand = Worn Wand
item-worn-robe = Worn Robe
item-worn-jerkin = Worn Jerkin
item-worn-mail = Worn Mail
item-worn-cloak = Worn Cloak
item-worn-charm = Worn Charm
item-worn-trinket = Worn Trinket
item-old-shrine-gift = Old Shrine Gift

# red
item-legendary-sword = Legendary Sword
item-legendary-hammer = Legendary Hammer
item-windrunner-bow = Windrunner Bow
item-archmage-staff = Archmage Staff
item-legendary-wand = Legendary Wand
item-legendary-robe = Legendary Robe
item-legendary-jerkin = Legendary Jerkin
item-legendary-mail = Legendary Mail
item-legendary-cloak = Legendary Cloak
item-legendary-charm = Legendary Charm
item-legendary-trinket = Legendary Trinket
item-fallen-hero-gift = Fallen Hero Gift

# yellow
item-runed-sword = Runed Sword
item-runed-hammer = Runed Hammer
item-elven-bow = Elven Bow
item-dragon-staff = Dragon Staff
item-runed-wand = Runed Wand
item-runed-robe = Runed Robe
item-runed-jerkin = Runed Jerkin
item-runed-mail = Runed Mail
item-runed-cloak = Runed Cloak
item-runed-charm = Runed Charm
item-runed-trinket = Runed Trinket
item-gryphon-nest-gift = Gryphon Nest Gift
