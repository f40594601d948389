### Przedmioty.

## Początkowe

item-worn-leather-armour = Znoszona Skórzana Zbroja
item-worn-leather-armour-crowd = Znoszona Skórzana Zbroja
item-rusty-sword = Zardzewiały Miecz
item-blunt-axe = Stępiony Topór
item-short-bow = Krótki Łuk
item-wooden-staff = Drewniany Kostur
item-dagger = Sztylet
item-ash-wand = Jesionowa Różdżka
item-tribal-spear = Plemienna Dzida
item-magic-ocarina = Magiczna Okaryna
item-vial-of-health = Fiolka Zdrowia
item-vial-of-mana = Fiolka Many

## Zwykłe

item-mighty-great-sword = Wyrąbiście Wielki Miecz
item-silver-ring = Srebrny Pierścień
item-hunting-bow = Łuk Myśliwski
item-oak-wand = Dębowa Różdżka
item-hand-axe = Toporek
item-iron-sword = Żelazny Miecz
item-boar-spear = Oszczep na Dziki
item-throwing-knives = Noże do Rzucania
item-light-crossbow = Lekka Kusza
item-apprentice-staff = Kostur Ucznia
item-flanged-mace = Buzdygan
item-sling = Proca
item-glowing-rod = Żarzący się Pręt
item-wooden-shield = Drewniana Tarcza
item-padded-coat = Przeszywanica
item-studded-leather = Ćwiekowana Skórznia
item-leather-cap = Skórzana Czapka
item-dark-hood = Ciemny Kaptur
item-soft-boots = Miękkie Buty
item-hobnailed-boots = Podkute Buty
item-copper-ring = Miedziany Pierścień
item-bone-amulet = Kościany Amulet
item-lucky-coin = Szczęśliwa Moneta
item-herb-pouch = Sakiewka z Ziołami
item-sun-medallion = Medalion Słońca

## Jednorazowe

item-healing-draught = Mikstura Leczenia
item-mana-draught = Mikstura Many
item-fire-flask = Butelka Ognia
item-frost-flask = Butelka Mrozu
item-whetstone = Osełka
item-iron-tonic = Żelazny Napar
item-blessed-oil = Święty Olej
item-knuckle-bones = Kości Losu

## Rzadkie

item-war-hammer = Młot Bojowy
item-knights-blade = Ostrze Rycerza
item-long-bow = Długi Łuk
item-rune-staff = Runiczny Kostur
item-battle-axe = Topór Bojowy
item-halberd = Halabarda
item-silver-sabre = Srebrna Szabla
item-flame-tongue = Język Płomieni
item-stiletto = Mizerykordia
item-throwing-axes = Topory do Rzucania
item-heavy-crossbow = Ciężka Kusza
item-hand-crossbow = Kusza Ręczna
item-serpent-wand = Wężowa Różdżka
item-frost-wand = Mroźna Różdżka
item-war-staff = Kostur Bojowy
item-kite-shield = Tarcza Migdałowa
item-spiked-buckler = Kolczasty Puklerz
item-chain-mail = Kolczuga
item-wolf-pelt = Wilcza Skóra
item-spell-robe = Szata Odporna na Czary
item-iron-helm = Żelazny Hełm
item-seers-circlet = Diadem Wieszczki
item-greaves = Nagolenniki
item-riding-boots = Buty do Konnej Jazdy
item-shadow-slippers = Pantofle Cienia
item-ruby-ring = Pierścień z Rubinem
item-sapphire-ring = Pierścień z Szafirem
item-vampire-fang = Kieł Wampira
item-guardian-charm = Talizman Strażnika
item-gamblers-dice = Kości Szulera
item-warding-bell = Dzwonek Odstraszający

## Epickie

item-doom-axe = Topór Zagłady
item-storm-bow = Łuk Burzy
item-star-staff = Gwiezdny Kostur
item-plate-mail = Zbroja Płytowa
item-kings-sword = Miecz Króla
item-soul-drinker = Pożeracz Dusz
item-soul-scythe = Kosa Dusz
item-moon-glaive = Księżycowa Glewia
item-dragon-crossbow = Smocza Kusza
item-void-wand = Różdżka Pustki
item-phoenix-staff = Kostur Feniksa
item-tower-shield = Pawęż
item-archmages-robe = Szata Arcymaga
item-crown-of-thorns = Cierniowa Korona
item-visor-of-truth = Przyłbica Prawdy
item-winged-boots = Skrzydlate Buty
item-burning-heart = Płonące Serce
item-swift-hourglass = Chyża Klepsydra

## Zestaw Cieniobójcy

item-shadowbane-boots = Buty Cieniobójcy
item-shadowbane-helm = Hełm Cieniobójcy
item-shadowbane-mail = Kolczuga Cieniobójcy
item-shadowbane-amulet = Amulet Cieniobójcy
item-shadowbane-shield = Tarcza Cieniobójcy
item-shadowbane-orb = Kula Cieniobójcy
item-shadowbane-hammer = Młot Cieniobójcy
item-shadowbane-cleaver = Tasak Cieniobójcy
item-shadowbane-dirk = Puginał Cieniobójcy
item-shadowbane-totem = Totem Cieniobójcy
item-shadowbane-bow = Łuk Cieniobójcy

## Przedmioty Zgrai

item-notched-blade = Wyszczerbione Ostrze
item-crude-axe = Toporny Topór
item-rusted-cleaver = Pordzewiały Tasak
item-bone-bow = Kościany Łuk
item-bent-crossbow = Skrzywiona Kusza
item-hex-staff = Kostur Uroków
item-ember-wand = Różdżka Żaru
item-heavy-blade = Ciężkie Ostrze
item-spiked-flail = Kolczasty Cep
item-hooked-spear = Hakowata Włócznia
item-horn-bow = Rogowy Łuk
item-barbed-crossbow = Kusza z Zadziorami
item-skull-staff = Kostur z Czaszką
item-ember-staff = Kostur Żaru
item-hell-blade = Piekielne Ostrze
item-abyssal-axe = Topór Otchłani
item-thorn-whip = Cierniowy Bicz
item-hell-bow = Piekielny Łuk
item-hell-crossbow = Piekielna Kusza
item-soul-sceptre = Berło Dusz
item-hell-staff = Piekielny Kostur
