# burbonn
ability-aimed-shot = Celny strzał
ability-throwing-axe = Topór do rzucania
ability-scorpid-sting = Żądło skorpida
ability-hunters-mark = Znak łowcy
ability-aspect-of-the-cheetah = Aspekt geparda
ability-mend-pet = Uleczenie pupila
ability-feign-death = Udawana śmierć
ability-tracking = Tropienie
ability-lucky-shot = Szczęśliwy strzał
ability-multi-shot = Salwa
ability-freezing-trap = Mroźna pułapka

# grumbaz
ability-heroic-strike = Heroiczny cios
ability-battle-shout = Okrzyk bojowy
ability-shield-block = Blok tarczą
ability-execute = Egzekucja
ability-charge = Szarża
ability-bloodrage = Krwawy szał
ability-second-wind = Drugi oddech
ability-sunder-armour = Strzaskanie zbroi
ability-thick-hide = Gruba skóra
ability-intimidating-shout = Zastraszający okrzyk
ability-mortal-strike = Śmiertelny cios
ability-hamstring = Podcięcie ścięgna

# sandrai
ability-shadow-bolt = Pocisk cienia
ability-immolate = Podpalenie
ability-drain-life = Wyssanie życia
ability-life-tap = Upust życia
ability-curse-of-weakness = Klątwa słabości
ability-fear = Strach
ability-soulstone = Kamień duszy
ability-demon-skin = Skóra demona
ability-dreadsteed = Rumak grozy
ability-spell-lock = Blokada czaru
ability-soul-fire = Ogień duszy

# sofeea
ability-frostbolt = Zamrażający pocisk
ability-fireball = Kula ognia
ability-arcane-intellect = Tajemny intelekt
ability-counterspell = Kontrzaklęcie
ability-blink = Mgnienie
ability-teleport = Teleport
ability-frost-ward = Lodowa osłona
ability-presence-of-mind = Przytomność umysłu
ability-evocation = Ewokacja
ability-pyroblast = Ognisty wybuch
ability-polymorph = Polimorfia
ability-ice-block = Lodowa bryła
