# green
item-forged-sword = Kuty miecz
item-forged-hammer = Kuty młot
item-ultramodern-blunderbuss = Nowoczesna superstrzelba
item-oak-staff = Dębowy kij
item-forged-wand = Kuta różdżka
item-forged-robe = Kuta szata
item-forged-jerkin = Kuty kaftan
item-forged-mail = Kuta kolczuga
item-forged-cloak = Kuty płaszcz
item-forged-charm = Kuty amulet
item-forged-trinket = Kute świecidełko
item-travelling-smith-gift = Dar wędrownego kowala

# grey
item-worn-sword = Zużyty miecz
item-worn-hammer = Potężny młot kowala
item-fine-longbow = Dobry długi łuk
item-healing-staff = Kij leczenia
item-worn-wand = Zużyta różdżka
item-worn-robe = Zużyta szata
item-worn-jerkin = Zużyty kaftan
item-worn-mail = Zużyta kolczuga
item-worn-cloak = Zużyty płaszcz
item-worn-charm = Zużyty amulet
item-worn-trinket = Zużyte świecidełko
item-old-shrine-gift = Dar starej kapliczki

# red
item-legendary-sword = Legendarny miecz
item-legendary-hammer = Legendarny młot
item-windrunner-bow = Łuk Bieżących z Wiatrem
item-archmage-staff = Kij arcymaga
item-legendary-wand = Legendarna różdżka
item-legendary-robe = Legendarna szata
item-legendary-jerkin = Legendarny kaftan
item-legendary-mail = Legendarna kolczuga
item-legendary-cloak = Legendarny płaszcz
item-legendary-charm = Legendarny amulet
item-legendary-trinket = Legendarne świecidełko
item-fallen-hero-gift = Dar poległego bohatera

# yellow
item-runed-sword = Runiczny miecz
item-runed-hammer = Runiczny młot
item-elven-bow = Elfi łuk
item-dragon-staff = Smoczy kij
item-runed-wand = Runiczna różdżka
item-runed-robe = Runiczna szata
item-runed-jerkin = Runiczny kaftan
item-runed-mail = Runiczna kolczuga
item-runed-cloak = Runiczny płaszcz
item-runed-charm = Runiczny amulet
item-runed-trinket = Runiczne świecidełko
item-gryphon-nest-gift = Dar z gniazda gryfów
