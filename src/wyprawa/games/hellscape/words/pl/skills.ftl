### Umiejętności; stopnie jednej umiejętności mają wspólną nazwę.

## Czarodziej

skill-path-of-fire = Droga Ognia
skill-path-of-frost = Droga Mrozu
skill-dark-magic = Magia Mroku
skill-arcane-shield = Tajemna Tarcza
skill-blink = Przeskok
skill-arcane-surge = Przypływ Magii
skill-chain-lightning = Łańcuch Błyskawic
skill-meteor = Meteor

## Paladyn

skill-holy-shield = Święta Tarcza
skill-righteous-blow = Sprawiedliwy Cios
skill-fate = Przeznaczenie
skill-steadfast = Niezłomność
skill-mercy = Miłosierdzie
skill-aegis = Egida
skill-radiance = Blask
skill-smite = Pogrom
skill-judgement = Sąd

## Berserker

skill-killing-fury = Zabójcza Furia
skill-charge = Szarża
skill-spite = Odwet
skill-second-wind = Drugi Oddech
skill-iron-hide = Żelazna Skóra
skill-war-cry = Okrzyk Bojowy
skill-undying = Nieugięta
skill-rampage = Szalona Rzeź

## Łotrzyk

skill-shadow-form = Postać Cienia
skill-poisoner = Trucicielka
skill-knife-work = Robota Nożem
skill-quick-hands = Zręczne Dłonie
skill-fleet-foot = Lekka Stopa
skill-deadly-venom = Śmiertelny Jad
skill-twin-blades = Bliźniacze Ostrza
skill-lucky-find = Szczęśliwe Znalezisko
skill-assassinate = Skrytobójstwo

## Szaman

skill-call-fire = Wezwanie Ognia
skill-call-frost = Wezwanie Mrozu
skill-lightning = Błyskawica
skill-healing-rain = Uzdrawiający Deszcz
skill-stone-skin = Kamienna Skóra
skill-gust = Podmuch
skill-ancestors = Przodkowie
skill-wildfire = Pożoga
skill-earthquake = Trzęsienie Ziemi

## Tropiciel

skill-steady-hand = Pewna Ręka
skill-piercing-shot = Przeszywający Strzał
skill-skirmisher = Harcownik
skill-hunters-mark = Znak Łowcy
skill-volley = Salwa
skill-eagle-eye = Orle Oko
skill-quick-draw = Szybka Cięciwa
skill-pathfinder = Przecieranie Szlaku
