### Nazwy figurek, rzeczy, miejsc.

niflheim = Wrota Niflheimu
    .about = Poprowadź drużynę bohaterów Północy przeciw nieumarłym Ullrica Czarne Serce, scenariusz po scenariuszu.
title = { $scenario }, runda { $round }
map = Mapa
scenario-high-throne = Wysoki Tron
scenario-in-the-mist = We Mgle
scenario-drawn = Własna strona
captive-jarl = Jarl

figure-frida = Frida
figure-killian = Killian
figure-aleator = Aleator
figure-gunnar = Gunnar { $n }
figure-archer = Łucznik { $n }
figure-shieldmaiden = Tarczowniczka { $n }
figure-draugr = Draugr { $n }
figure-troll = Troll { $n }
figure-bogmadr = Bogmaðr { $n }
figure-mardrom = Mardröm { $n }
undead-hidden = Nieumarły { $n }
figure-none = nikt

item-fists = pięści
item-seax = seax
item-sling = proca
item-throwing-knives = noże do rzucania
item-hatchet = toporek
item-sword = miecz
item-axe = topór
item-spear = włócznia
item-great-axe = wielki topór
item-hammer = młot
item-shield = tarcza
item-short-bow = krótki łuk
item-long-bow = długi łuk
item-crossbow = kusza
item-torch = pochodnia
item-scroll = zwój

supply-missile = pocisk
supply-healing-potion = Mikstura Leczenia
supply-holy-water = Fiolka z Wodą Święconą
supply-greek-fire = Fiolka z Ogniem Greckim

intent-stay = bez ruchu
intent-march = marsz
intent-run = bieg

marker-cover = znacznik Osłony
marker-attack = znacznik Ataku
marker-stun = ogłuszenie

term = { $name } { $value }
term-none = brak
term-intent = zamiar
term-cover = osłona
term-off-hand = druga ręka
term-dual-wield = walka dwiema broniami
term-wounded-huskarl = ranny huskarl
term-stunned = ogłuszony cel
term-shield = tarcza celu
term-own-shield = tarcza
term-figures = figurki na linii
term-difficult = teren trudny
term-cap = najwyżej -4
term-range = zasięg

roll-attack = atak
roll-throw = rzut fiolką
roll-drift = zboczenie
roll-direction = kierunek zboczenia
roll-burst = wybuch
roll-break = przełamanie blokady
roll-bow = Spektralny Łuk
roll-search = przeszukanie
coin-heads = orzeł
coin-tails = reszka
side-heroes = bohaterowie
side-undead = nieumarli

place-ready = Gotowa broń
place-off-hand = Druga ręka
place-pack = slot ekwipunku
place-belt = pas
place-swap = Gotowa broń, na wymianę
term-destiny = Przeznaczenie

term-favourite = Ulubiona broń
skill-favourite-weapon = Ulubiona broń
skill-mighty-blow = Potężne Uderzenie
item-iron-key = żelazny klucz
item-bone-key = kościany klucz
item-silver-key = srebrny klucz
destiny = Przeznaczenie
pile = rzeczy na ziemi
search-spot = miejsce do przeszukania
exit = wyjście
icon-xp = doświadczenie
