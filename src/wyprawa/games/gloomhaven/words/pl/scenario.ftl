### Gloomhaven. Terms follow the glossary of docs/rules/gloomhaven.md.

gloomhaven = Gloomhaven
    .about = Dwie karty na rundę, górna połowa jednej i dolna drugiej: poprowadź bohaterów przez lochy, w których każdy potwór działa według zasad i umie powiedzieć dlaczego. Od jednego do czterech graczy, dwie godziny.

## Opcje

option-seats = Gracze
    .help = Gracz prowadzi jednego bohatera albo kilku. Kto gra sam, spotyka silniejsze potwory.
option-scenario = Scenariusz
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
    .help = Losowe komnaty i potwory
option-heroes = Bohaterowie
    .help = Od dwóch do czterech różnych klas; obsadzają miejsca w tej kolejności. Bez wyboru: dobra drużyna na pierwszą grę.
option-heroes-brute = { class-brute }
    .help = Silny i wytrzymały, w pierwszym szeregu. Dobry pierwszy bohater.
option-heroes-tinkerer = { class-tinkerer }
    .help = Leczy, wspiera i zastawia pułapki; dużo kart, więc dużo czasu.
option-heroes-spellweaver = { class-spellweaver }
    .help = Razi wielu naraz z daleka; mało kart, wielkie efekty.
option-heroes-scoundrel = { class-scoundrel }
    .help = Szybka i zabójcza przy sojuszniku, lubi pieniądze.
option-heroes-cragheart = { class-cragheart }
    .help = Ciska głazami i przesuwa przeszkody; przyjaciele niech się schylą.
option-heroes-mindthief = { class-mindthief }
    .help = Mały, szybki, wchodzi wrogom do głów.
option-heroes-sunkeeper = { class-sunkeeper }
    .help = Mur w zbroi: leczy, błogosławi i wydaje rozkazy przyjaciołom.
option-heroes-quartermaster = { class-quartermaster }
    .help = Żyje z przedmiotów i odświeża przedmioty przyjaciół.
option-heroes-summoner = { class-summoner }
    .help = Trzyma się z tyłu, a zamiast niej walczą przywołane stwory.
option-heroes-nightshroud = { class-nightshroud }
    .help = Niewidoczny w mroku i szybki w zabijaniu.
option-heroes-plagueherald = { class-plagueherald }
    .help = Roje, trucizna i klątwy z daleka, na wielu naraz.
option-heroes-berserker = { class-berserker }
    .help = Krwią płaci za ciosy, jakich mało kto umie zadać.
option-heroes-soothsinger = { class-soothsinger }
    .help = Pieśni, które niosą całą drużynę, i słowa, które zatrzymują wrogów.
option-heroes-doomstalker = { class-doomstalker }
    .help = Łucznik z bestiami, który gubi wroga za wrogiem.
option-heroes-sawbones = { class-sawbones }
    .help = Medyk z piłą: zestawy dla przyjaciół, rany dla wrogów.
option-heroes-elementalist = { class-elementalist }
    .help = Tworzy esencje i spala je dla wielkich efektów.
option-heroes-beast-tyrant = { class-beast_tyrant }
    .help = Sam słaby, silny z niedźwiedziem, który słucha każdego rozkazu.
option-hero-level = Poziom bohaterów
    .help = Karty, profity i przedmioty dobierane są do niego rozsądnie.
option-difficulty = Poziom trudności
option-difficulty-easy = łatwy
option-difficulty-normal = normalny
option-difficulty-hard = trudny
option-difficulty-very-hard = bardzo trudny
option-level = Poziom scenariusza
    .help = Siła potworów i pułapek. Poziom zalecany wynika z poziomów bohaterów i poziomu trudności.
option-level-none = zalecany
option-open-information = Otwarte informacje
    .help = Wszyscy widzą wszystkie karty na ręce; potwory są o poziom silniejsze.
option-reduced-randomness = Zmniejszona losowość
    .help = Zamiast podwojenia atak dostaje +2, zamiast pudła −2.
option-permanent-death = Śmierć permanentna
    .help = Bohater, któremu skończą się punkty życia, ginie, a nie tylko jest wyczerpany.

wrong-party-size = Scenariusz jest dla dwóch do czterech bohaterów (GH-1.1).
wrong-party-twice = Każda klasa może wystąpić tylko raz (GH-1.2).
wrong-party-seats = Każde miejsce musi prowadzić bohatera: wybierz więcej bohaterów albo mniej graczy.

## Classes

class-brute = Kark
class-tinkerer = Druciarz
class-spellweaver = Tkaczka Zaklęć
class-scoundrel = Szelma
class-cragheart = Skałosercy
class-mindthief = Myślołap
class-sunkeeper = Strażniczka Słońca
class-quartermaster = Kwatermistrz
class-summoner = Przywoływaczka
class-nightshroud = Nocarz
class-plagueherald = Piewca Zarazy
class-berserker = Berserker
class-soothsinger = Trubadur
class-doomstalker = Siewca Zguby
class-sawbones = Łapiduch
class-elementalist = Elementalista
class-beast_tyrant = Władca Bestii

## Ancestries

ancestry-inox = Inoks
ancestry-quatryl = Quatryl
ancestry-orchid = Orchid
ancestry-human = Człowiek
ancestry-savvas = Sawas
ancestry-vermling = Szczurok
ancestry-valrath = Valrath
ancestry-aesther = Aesther
ancestry-harrower = Dreszczowiec

## Conditions

verb-attack = Atak
verb-move = Ruch
verb-heal = Leczenie
verb-shield = Tarcza
verb-retaliate = Odwet
verb-loot = Grabież
condition-poison = Zatrucie
condition-wound = Zranienie
condition-immobilize = Unieruchomienie
condition-disarm = Rozbrojenie
condition-stun = Ogłuszenie
condition-muddle = Zamroczenie
condition-curse = Klątwa
condition-invisible = Niewidzialność
condition-strengthen = Wzmocnienie
condition-bless = Błogosławieństwo

## Elements

element-fire = Ogień
element-ice = Lód
element-air = Powietrze
element-earth = Ziemia
element-light = Światło
element-dark = Ciemność
element-any = Dowolny żywioł

## Monsters

monster-ancient_artillery = Starożytna Artyleria
monster-bandit_archer = Bandyta Łucznik
monster-bandit_guard = Bandyta Strażnik
monster-black_imp = Czarny Imp
monster-cave_bear = Niedźwiedź Jaskiniowy
monster-city_archer = Łucznik Miejski
monster-city_guard = Strażnik Miejski
monster-cultist = Kultysta
monster-deep_terror = Groza Głębin
monster-earth_demon = Demon Ziemi
monster-flame_demon = Demon Płomieni
monster-forest_imp = Leśny Imp
monster-frost_demon = Demon Mrozu
monster-giant_viper = Olbrzymia Żmija
monster-harrower_infester = Dreszczowiec Zaraziciel
monster-hound = Ogar
monster-inox_archer = Inoks Łucznik
monster-inox_guard = Inoks Strażnik
monster-inox_shaman = Inoks Szaman
monster-living_bones = Ożywione Kości
monster-living_corpse = Ożywione Zwłoki
monster-living_spirit = Ożywiony Duch
monster-lurker = Czyhacz
monster-night_demon = Demon Nocy
monster-ooze = Szlam
monster-rending_drake = Rozdzierający Drakon
monster-savvas_icestorm = Sawas Lodowej Burzy
monster-savvas_lavaflow = Sawas Potoku Lawy
monster-spitting_drake = Plujący Drakon
monster-stone_golem = Kamienny Golem
monster-sun_demon = Demon Słońca
monster-vermling_scout = Szczurok Zwiadowca
monster-vermling_shaman = Szczurok Szaman
monster-wind_demon = Demon Wiatru

## Bosses

boss-bandit_commander = Herszt Bandytów
boss-merciless_overseer = Bezlitosny Nadzorca
boss-inox_bodyguard = Inoks Ochroniarz
boss-captain_of_the_guard = Kapitan Straży
boss-jekserah = Jeksera
boss-prime_demon = Pierwotny Demon
boss-elder_drake = Prastary Drakon
boss-the_betrayer = Zdrajca
boss-the_colorless = Bezbarwny
boss-the_sightless_eye = Niewidzące Oko
boss-dark_rider = Mroczny Jeździec
boss-winged_horror = Skrzydlata Zgroza
boss-the_gloom = Mrok

## Summons

summon-decoy = Wabik
summon-battle_bot = Bot Bojowy
summon-kill_bot = Bot Zabójca
summon-mystic_ally = Mistyczny Sojusznik
summon-burning_avatar = Płonący Awatar
summon-rat_swarm = Rój Szczurów
summon-monstrous_rat = Potworny Szczur
summon-rat_king = Król Szczurów
summon-jade_falcon = Jadeitowy Sokół
summon-warrior_spirit = Duch Wojownika
summon-skeleton = Szkielet
summon-steel_construct = Stalowy Konstrukt
summon-iron_beast = Żelazna Bestia
summon-thorn_shooter = Miotacz Kolców
summon-shadow_wolf = Wilk Cienia
summon-lava_golem = Golem z Lawy
summon-bat_swarm = Rój Nietoperzy
summon-living_bomb = Żywa Bomba
summon-slime_spirit = Duch Szlamu
summon-rock_colossus = Skalny Kolos
summon-healing_sprite = Duszek Uzdrowiciel
summon-nail_sphere = Kula Gwoździ
summon-void_eater = Pożeracz Pustki
summon-black_unicorn = Czarny Jednorożec
summon-war_hawk = Jastrząb Bojowy
summon-battle_boar = Dzik Bojowy
summon-vicious_jackal = Wściekły Szakal
summon-giant_toad = Olbrzymia Ropucha
summon-spitting_cobra = Plująca Kobra
summon-doppelganger = Sobowtór
summon-mana_sphere = Kula Many
summon-green_adder = Zielona Żmija
summon-tattered_wolf = Oberwany Wilk
summon-red_falcon = Czerwony Sokół
summon-swamp_alligator = Bagienny Aligator
summon-monolith = Monolit
summon-wind_totem = Totem Wiatru
summon-spirit_banner = Sztandar Duchów
summon-bear = Niedźwiedź

## Battle goals

goal-streamliner = Optymalizator
goal-layabout = Obibok
goal-workhorse = Pracuś
goal-zealot = Gorliwiec
goal-masochist = Masochista
goal-fast_healer = Okaz Zdrowia
goal-neutralizer = Neutralizator
goal-plunderer = Łupieżca
goal-protector = Obrońca
goal-explorer = Odkrywca
goal-hoarder = Chomik
goal-indigent = Nędzarz
goal-pacifist = Pacyfista
goal-sadist = Sadysta
goal-hunter = Łowca
goal-professional = Zawodowiec
goal-aggressor = Agresor
goal-dynamo = Wulkan Energii
goal-purist = Purysta
goal-opener = Pierwszy Cios
goal-diehard = Twardziel
goal-executioner = Kat
goal-straggler = Maruder
goal-scrambler = Narwaniec

## Items

item-1 = Buty Raźnego Kroku
item-2 = Uskrzydlone Buty
item-3 = Juchtowa Zbroja
item-4 = Skórzana Zbroja
item-5 = Peleryna Niewidzialności
item-6 = Gogle Sokolego Wzroku
item-7 = Stalowy Hełm
item-8 = Kuta Tarcza
item-9 = Łuk Przebicia
item-10 = Młot Bojowy
item-11 = Zatruty Sztylet
item-12 = Mniejsza Mikstura Leczenia
item-13 = Mniejsza Mikstura Wytrzymałości
item-14 = Mniejsza Mikstura Mocy
item-15 = Buty Szybkości
item-16 = Płaszcz z Kieszeniami
item-17 = Talizman Wzmocnienia
item-18 = Topór Bojowy
item-19 = Wyważona Sieć
item-20 = Mniejsza Mikstura Many
item-21 = Proch Ogłuszenia
item-22 = Ciężkie Nagolenniki
item-23 = Kolczuga
item-24 = Amulet Życia
item-25 = Ząbkowany Miecz
item-26 = Długi Oszczep
item-27 = Większa Mikstura Leczenia
item-28 = Księżycowy Kolczyk
item-29 = Wygodne Ciżmy
item-30 = Ćwiekowana Zbroja
item-31 = Hełm Jastrzębia
item-32 = Ciężka Tarcza
item-33 = Niestabilna Bomba
item-34 = Większa Mikstura Wytrzymałości
item-35 = Figurka Sokoła
item-36 = Buty Żwawości
item-37 = Szata Ewokacji
item-38 = Ciężki Basinet
item-39 = Łańcuch z Hakiem
item-40 = Uniwersalny Sztylet
item-41 = Większa Mikstura Mocy
item-42 = Pierścień Pośpiechu
item-43 = Buty Inicjatywy
item-44 = Zbroja Karacenowa
item-45 = Wisior Mrocznych Paktów
item-46 = Kolczasta Tarcza
item-47 = Kosa Bojowa
item-48 = Większa Mikstura Many
item-49 = Kolczyk Słońca
item-50 = Stalowe Sabatony
item-51 = Zbroja Cienia
item-52 = Talizman Ochrony
item-53 = Czarny Sztylet
item-54 = Kostur Wyniosłości
item-55 = Super Mikstura Leczenia
item-56 = Pierścień Brutalności
item-57 = Letnie Sandały
item-58 = Peleryna Fazowania
item-59 = Monokular Teleskopowy
item-60 = Niestabilne Materiały Wybuchowe
item-61 = Pawęż
item-62 = Proch Zguby
item-63 = Szczęśliwe Oko
item-64 = Buty Sprintu
item-65 = Zbroja Płytowa
item-66 = Maska Grozy
item-67 = Wyważone Ostrze
item-68 = Halabarda
item-69 = Gwiezdny Kolczyk
item-70 = Pierścień Drugiej Szansy
item-71 = Buty Lewitacji
item-72 = Buty Szczęścia
item-73 = Kaptur Teleportacji
item-74 = Zbroja Ostrej Klingi
item-75 = Diadem Żywiołów
item-76 = Kolczy Czepiec
item-77 = Ostrze Chłodu
item-78 = Ostrze Burzy
item-79 = Ostrze Płomieni
item-80 = Ostrze Wstrząsów
item-81 = Ostrze Błyskotliwości
item-82 = Ostrze Nocy
item-83 = Różdżka Chłodu
item-84 = Różdżka Burzy
item-85 = Różdżka Płomieni
item-86 = Różdżka Wstrząsów
item-87 = Różdżka Błyskotliwości
item-88 = Różdżka Ciemności
item-89 = Mniejsza Mikstura Zdrowia
item-90 = Większa Mikstura Zdrowia
item-91 = Stalowy Pierścień
item-92 = Pierścień Rozmycia
item-93 = Zwój Mocy
item-94 = Zwój Leczenia
item-95 = Zwój Wytrzymałości
item-96 = Rakietowe Buty
item-97 = Onuce Wytrzymałości
item-98 = Buty Smoczej Łuski
item-99 = Lawoczłapy
item-100 = Szata Przywołania
item-101 = Druga Skóra
item-102 = Szata Ofiarna
item-103 = Zbroja Smoczej Łuski
item-104 = Zbroja Parowa
item-105 = Zapchlona Derka
item-106 = Zębowy Naszyjnik
item-107 = Rogaty Hełm
item-108 = Hełm Smoczej Łuski
item-109 = Złodziejski Kaptur
item-110 = Hełm z Góry
item-111 = Kolia Fal
item-112 = Pradawne Wiertło
item-113 = Topór Czaszkozguby
item-114 = Kostur Xorna
item-115 = Górski Młot
item-116 = Płomienny Falcjon
item-117 = Krwawy Topór
item-118 = Kostur Żywiołów
item-119 = Czaszka Nienawiści
item-120 = Kostur Przywołania
item-121 = Kula Brzasku
item-122 = Kula Zmierzchu
item-123 = Pierścień Czaszek
item-124 = Przeklęty Kompas
item-125 = Osobliwa Zębatka
item-126 = Mechaniczny Pająk
item-127 = Wielki Mechaniczny Pająk
item-128 = Czarna Kadzielnica
item-129 = Czarna Karta
item-130 = Pierścień Spirali
item-131 = Serce Zdrajcy
item-132 = Rdzeń Mocy
item-133 = Rezonujący Kryształ
item-134 = Imponujące Ostrze
item-135 = Dozownik Mikstur
item-136 = Niestabilny Eliksir
item-137 = Sztylet Skrytobójcy
item-138 = Kamienna Tiara
item-139 = Mistyczny Nóż
item-140 = Słoneczna Tarcza
item-141 = Pas Narzędziowy
item-142 = Fazujący Bożek
item-143 = Eliksir Cienia
item-144 = Medalion Zarazy
item-145 = Maska Śmierci
item-146 = Mistrzowska Lutnia
item-147 = Płaszcz Łowcy
item-148 = Fartuch Lekarski
item-149 = Buty Żywiołów
item-150 = Różdżka Posłuszeństwa

## Ability cards

card-1 = Tratowanie
card-2 = Oko za Oko
card-3 = Zamaszysty Cios
card-4 = Prowokujący Ryk
card-5 = Przytłaczający Szturm
card-6 = Bierz i Gnaj!
card-7 = Ochronna Siła
card-8 = Uderzenie Tarczą
card-9 = Cios z Wyskoku
card-10 = Zapasowy Sztylet
card-11 = Wyprucie
card-12 = Wyważone Podejście
card-13 = Ściana Zagłady
card-14 = Zabójcza Szarża
card-15 = Przytłaczająca Potęga
card-16 = Łańcuch z Hakiem
card-17 = Brutalna Siła
card-18 = Niepowstrzymana Szarża
card-19 = Niszczycielskie Cięcie
card-20 = Trąba Powietrzna
card-21 = Mylący Manewr
card-22 = Wykończenie
card-23 = Niewzruszona Falanga
card-24 = Taktyka Defensywna
card-25 = Okaleczający Atak
card-26 = Szaleńczy Szturm
card-27 = Samolubna Zemsta
card-28 = Król Wzgórza
card-29 = Twarz Śmierci
card-30 = Mina Zbliżeniowa
card-31 = Nieszkodliwe Ustrojstwo
card-32 = Miotacz Ognia
card-33 = Hakownica
card-34 = Atramentowa Bomba
card-35 = Sieciarz
card-36 = Ogłuszający Strzał
card-37 = Eliksir Odnowy
card-38 = Pokrzepiająca Mgła
card-39 = Pobudzający Tonik
card-40 = Pole Wzmocnienia
card-41 = Toksyczny Pocisk
card-42 = Ożywiający Wstrząs
card-43 = Niestabilna Mikstura
card-44 = Mocny Eliksir
card-45 = Wzmacniacz Wytrzymałości
card-46 = Dezorientujący Błysk
card-47 = Narzędzia Druciarza
card-48 = Kusza Korbowa
card-49 = Niebezpieczne Ustrojstwo
card-50 = Mikro Boty
card-51 = Trujące Fiolki
card-52 = Promień Rozpadu
card-53 = Zbiornik Paliwa
card-54 = Automatyczna Wieżyczka
card-55 = Mordercze Ustrojstwo
card-56 = Leczniczy Aerozol
card-57 = Napęd Odrzutowy
card-58 = Ostre Stymulanty
card-59 = Zabójczy Zastrzyk
card-60 = Chimeryczna Formuła
card-61 = Ogniste Kule
card-62 = Przebijająca Erupcja
card-63 = Pobudzający Eter
card-64 = Zamrażająca Nova
card-65 = Pocisk Many
card-66 = Mroźny Pancerz
card-67 = Ogniste Uderzenie
card-68 = Jazda na Wietrze
card-69 = Trzaskające Powietrze
card-70 = Utwardzone Kolce
card-71 = Pomoc z Eteru
card-72 = Pulsujący Wybuch
card-73 = Lodowy Wybuch
card-74 = Zimny Ogień
card-75 = Pomoc Żywiołu
card-76 = Duch Zagłady
card-77 = Rozwidlony Promień
card-78 = Wielobarwna Eksplozja
card-79 = Objęcia Płomieni
card-80 = Żywa Pochodnia
card-81 = Mroźna Noc
card-82 = Bliźniacza Odnowa
card-83 = Kamienne Pięści
card-84 = Skrzydła Zefira
card-85 = Zimny Front
card-86 = Czarna Dziura
card-87 = Inferno
card-88 = Wyróżnienie
card-89 = Flankujące Uderzenie
card-90 = Bomba Dymna
card-91 = Cios w Plecy
card-92 = Złodziejski Spryt
card-93 = Zatrute Ostrze
card-94 = Rzucanie Nożami
card-95 = Szybkie Ręce
card-96 = Specjalna Mikstura
card-97 = Złowieszcza Okazja
card-98 = Przekręt Oszusta
card-99 = Szybki Łuk
card-100 = Otwarta Rana
card-101 = Pistolet Skałkowy
card-102 = Ukryte Sztylety
card-103 = Natarcie Szampierza
card-104 = Lawina Ostrzy
card-105 = Miażdżąca Przewaga
card-106 = Czystka
card-107 = Widmo Nieuniknionego
card-108 = Paraliżująca Trucizna
card-109 = Płonący Olej
card-110 = Bliskość Cieni
card-111 = Odpalenie Pułapki
card-112 = Grad Sztyletów
card-113 = Koniec Bólu
card-114 = Długi Przekręt
card-115 = Wszystko Płonie
card-116 = Kontratak
card-117 = Miażdżący Chwyt
card-118 = Lawina
card-119 = Miażdżące Natarcie
card-120 = Masywny Głaz
card-121 = Zapasowa Amunicja
card-122 = Skalny Tunel
card-123 = Niestabilny Wstrząs
card-124 = Krater
card-125 = Błotne Tornado
card-126 = Bagno
card-127 = Zamaszysty Cios
card-128 = Gwałtowna Burza
card-129 = Uniesienie Natury
card-130 = Wybuchowy Cios
card-131 = Świadomy Wzrost
card-132 = Oczyszczenie Drogi
card-133 = Tępa Siła
card-134 = Skalny Ślizg
card-135 = Kinetyczny Szturm
card-136 = Petryfikacja
card-137 = Kamienna Pięść
card-138 = Podkop
card-139 = Kataklizm
card-140 = Meteor
card-141 = Brutalny Pęd
card-142 = Skalna Krawędź
card-143 = Powolne Uderzenie
card-144 = Ślepa Destrukcja
card-145 = Starcie na Proch
card-146 = Uległość
card-147 = Ciemność Nocy
card-148 = Przerażające Ostrze
card-149 = Sprzężenie Zwrotne
card-150 = Gryząca Horda
card-151 = Słabość Umysłu
card-152 = Pasożytniczy Wpływ
card-153 = Pęd
card-154 = Przewrotne Ostrze
card-155 = Empatyczne Natarcie
card-156 = Gnijący Szpon
card-157 = Opętanie
card-158 = Lodowata Zjawa
card-159 = Nędzna Kreatura
card-160 = Wrogie Przejęcie
card-161 = Mózgowa Pijawka
card-162 = Niemy Krzyk
card-163 = Podkradanie
card-164 = Przeciążenie Śródczaszkowe
card-165 = Masowa Histeria
card-166 = Zamrożony Umysł
card-167 = Korumpujący Uścisk
card-168 = Mroczny Szał
card-169 = Błędna Krew
card-170 = Psychiczna Projekcja
card-171 = Wspólny Koszmar
card-172 = Dominacja
card-173 = Wielojedność
card-174 = Widmowy Zabójca
card-175 = Oczyszczająca Aura
card-176 = Ostrożne Natarcie
card-177 = Wzniosła Modlitwa
card-178 = Wzmocniony Rozkaz
card-179 = Ochronne Błogosławieństwo
card-180 = Oślepiająca Szarża
card-181 = Porządek Taktyczny
card-182 = Święte Uderzenie
card-183 = Cios Młotem
card-184 = Postawa Obronna
card-185 = Nakładanie Rąk
card-186 = Brzask
card-187 = Łuna Światła
card-188 = Wspaniały Piorun
card-189 = Praktyczne Plany
card-190 = Niepodważalny Mandat
card-191 = Palący Błysk
card-192 = Mobilizujący Postulat
card-193 = Siła Sprawiedliwości
card-194 = Pochłaniający Blask
card-195 = Ścieżka Chwały
card-196 = Waga Sprawiedliwości
card-197 = Wspierająca Inkantacja
card-198 = Iluminacja Celu
card-199 = Oręż Niewinności
card-200 = Jasna Egida
card-201 = Oczyszczająca Siła
card-202 = Inspirująca Świętość
card-203 = Anielskie Wstąpienie
card-204 = Boska Interwencja
card-205 = Uzupełnienie Zapasów
card-206 = Wielki Plecak
card-207 = Ostrzałka
card-208 = Biegłość
card-209 = Żelazny Bastion
card-210 = Przyspieszony Krok
card-211 = Przecinający Topór
card-212 = Przebicie Włócznią
card-213 = Paraliżujący Łuk
card-214 = Miażdżący Młot
card-215 = Zwój Przywołania
card-216 = Rezerwa Energii
card-217 = Przekucie
card-218 = Ostry Bumerang
card-219 = Ciągła Dostawa
card-220 = Zwój Błyskawicy
card-221 = Boczna Sakwa
card-222 = Olbrzymia Maczuga
card-223 = Wzmocniona Stal
card-224 = Zwój Sprawiedliwości
card-225 = Zabójcza Bomba
card-226 = Kołczan Strzał
card-227 = Zwój Zamieci
card-228 = Wypoczynek
card-229 = Przenośna Balista
card-230 = Ufortyfikowana Pozycja
card-231 = Zwój Anihilacji
card-232 = Torba Pojemności
card-233 = Żelazna Furia
card-234 = Dzikie Ożywienie
card-235 = Żywa Noc
card-236 = Nieskończona Dominacja
card-237 = Stabilna Ręka
card-238 = Silna Więź
card-239 = Związana Siła
card-240 = Kąsający Wiatr
card-241 = Czarny Ogień
card-242 = Skórzaste Skrzydła
card-243 = Eteryczny Płomień
card-244 = Eteryczne Pnącza
card-245 = Gliniany Rumak
card-246 = Zrozumienie Pustki
card-247 = Rozdarcie
card-248 = Obślizgłe Widmo
card-249 = Żywa Góra
card-250 = Podzielna Uwaga
card-251 = W Kupie Siła
card-252 = Zaklęta Pomoc
card-253 = Bezkresne Kolce
card-254 = Nieubłagalny Pęd
card-255 = Negatywna Energia
card-256 = Kostur Widzenia
card-257 = Interwencja Zjaw
card-258 = Nieziemski Szał
card-259 = Mistrz Wymiarów
card-260 = Rogaty Majestat
card-261 = Czarne Noże
card-262 = Płaszcz Cienia
card-263 = Inspirująca Pustka
card-264 = Wiatr Zatracenia
card-265 = Jątrząca Rana
card-266 = Duch Nocy
card-267 = Tańczące Cienie
card-268 = Cicha Potęga
card-269 = Krok Cienia
card-270 = Skrzydła Nocy
card-271 = Ukryta Dominacja
card-272 = Ciemna Chmura
card-273 = Przygotowanie Zabójstwa
card-274 = Ogień Duszy
card-275 = Ostrze Grozy
card-276 = Pancerz Nocy
card-277 = Zmrok
card-278 = Ponury Żer
card-279 = Szpony Nocy
card-280 = Czarna Strzała
card-281 = Niewidoczna Obawa
card-282 = Pochłaniający Strach
card-283 = Oczy Nocy
card-284 = Cicha Furia
card-285 = Mroczne Pociski
card-286 = Ukryta Zagłada
card-287 = Anioł Śmierci
card-288 = Odgłosy Nocy
card-289 = Wstrętna Zaraza
card-290 = Głodne Robactwo
card-291 = Ohydny Rój
card-292 = Plaga
card-293 = Kąsające Komary
card-294 = Uskrzydlona Kongregacja
card-295 = Przerażająca Klątwa
card-296 = Nadchodząca Zagłada
card-297 = Paraliżujące Ukąszenie
card-298 = Plugawy Wiatr
card-299 = Rozsiana Groza
card-300 = Epidemia
card-301 = Zaraźliwa Mutacja
card-302 = Wir Pęcherzy
card-303 = Podskórniak
card-304 = Gnijące Larwy
card-305 = Kuszący Dar
card-306 = Cuchnący Podmuch
card-307 = Burza Skrzydeł
card-308 = Koszmarne Cierpienie
card-309 = Przyśpieszony Koniec
card-310 = Dobrowolne Poświęcenie
card-311 = Kłująca Chmura
card-312 = Fala Czerni
card-313 = Skażone Powietrze
card-314 = Zgubna Klątwa
card-315 = Rozprzestrzenienie Zarazy
card-316 = Ponury Układ
card-317 = Masowe Wymieranie
card-318 = Nawrócenie
card-319 = Zdecydowana Postawa
card-320 = Wybuch Gniewu
card-321 = Siła Cierpienia
card-322 = Bunt Śmierci
card-323 = Znad Krawędzi
card-324 = Krwawy Pakt
card-325 = Wypalenie Rany
card-326 = Oszałamiająca Rana
card-327 = Żarliwa Pomoc
card-328 = Odbicie
card-329 = Nieokiełznana Moc
card-330 = Szklany Młot
card-331 = Otępiający Ból
card-332 = Lekkomyślny Atak
card-333 = Zerwanie Łańcucha
card-334 = Kolczasta Zbroja
card-335 = Zabójcza Furia
card-336 = Grad Toporów
card-337 = Rozpraszający Błysk
card-338 = Czerwona Mgła
card-339 = Ostateczna Bitwa
card-340 = Diabelskie Rogi
card-341 = Nieunikniona Zagłada
card-342 = Buzująca Nienawiść
card-343 = Brawurowa Szarża
card-344 = Łamacz Kości
card-345 = Mściwa Salwa
card-346 = Nieśmiertelność
card-347 = Macki Szaleństwa
card-348 = Podniosła Ballada
card-349 = Przyśpiewka Obronna
card-350 = Pieśń Szybkości
card-351 = Dostrojenie Wyniku
card-352 = Wezwanie do Akcji
card-353 = Chroniący Sztylet
card-354 = Głos Znikąd
card-355 = Nucąca Strzała
card-356 = Marszowy Rytm
card-357 = Okaleczający Smutek
card-358 = Nieskończona Inkantacja
card-359 = Zwinne Ostrze
card-360 = Kojąca Kołysanka
card-361 = Zmiana Tempa
card-362 = Rezonująca Aria
card-363 = Paraliżujący Refren
card-364 = Dezorientujący Lament
card-365 = Inspirujący Hymn
card-366 = Melodia i Harmonia
card-367 = Mobilizacja
card-368 = Szarpnięcie Struny
card-369 = Groźna Prowokacja
card-370 = Koszmarna Serenada
card-371 = Grzmiąca Proklamacja
card-372 = Spokojny Tryl
card-373 = Imponująca Aparycja
card-374 = Urzekający Występ
card-375 = Cień Marionetki
card-376 = Deszcz Strzał
card-377 = Paraliżująca Pętla
card-378 = Pikujący Atak
card-379 = Żywotna Szarża
card-380 = Wyścig do Grobu
card-381 = Wielokierunkowe Natarcie
card-382 = Wybuch
card-383 = Przerażająca Klątwa
card-384 = Wnyki
card-385 = Solidny Łuk
card-386 = Chwila Spokoju
card-387 = Szybka Zmyłka
card-388 = Wyssanie Życia
card-389 = Polowanie Czas Zacząć
card-390 = Świeże Zabójstwo
card-391 = Ujawnienie
card-392 = Nieustająca Ofensywa
card-393 = Ciemniejące Niebo
card-394 = Nieustający Atak
card-395 = Pełne Skupienie
card-396 = Smagający Płomień
card-397 = Nieunikniona Zguba
card-398 = Dziki Rozkaz
card-399 = Głód Natury
card-400 = Kamuflaż
card-401 = Bliski Koniec
card-402 = Rozbijająca Fala
card-403 = Rosnące Tempo
card-404 = Dziki Instynkt
card-405 = Drapieżnik i Ofiara
card-406 = Jatka
card-407 = Pierwsza Pomoc
card-408 = Ręka Chirurga
card-409 = Powstrzymać Ból
card-410 = Wzmacniający Strzał
card-411 = Krwawa Piła
card-412 = Mieszanka Lecznicza
card-413 = Strzykawka
card-414 = Medycyna Wojskowa
card-415 = Diagnoza
card-416 = Szybka Reakcja
card-417 = Zestaw Medyczny
card-418 = { card-417 }
card-419 = { card-417 }
card-420 = { card-417 }
card-421 = { card-417 }
card-422 = { card-417 }
card-423 = { card-417 }
card-424 = Duży Zestaw Medyczny
card-425 = { card-424 }
card-426 = { card-424 }
card-427 = { card-424 }
card-428 = Profilaktyka
card-429 = Praca Zespołowa
card-430 = Szczepionka
card-431 = Podcięcie
card-432 = Zabezpieczenie
card-433 = Tkanka Regeneracyjna
card-434 = Żywotny Cios
card-435 = Transfuzja Krwi
card-436 = Przysięga Lekarza
card-437 = Poszukiwanie Lekarstwa
card-438 = Amputacja
card-439 = Eutanazja
card-440 = Recepta
card-441 = Ordynator
card-442 = Torba Chirurga
card-443 = Opieka Zdrowotna
card-444 = Gniew Dżentelmena
card-445 = Przygotowanie Operacji
card-446 = Makabryczny Uraz
card-447 = Surowe Wzmocnienie
card-448 = Czysta Augmentacja
card-449 = Bezkształtna Moc
card-450 = Kształtowanie Eteru
card-451 = Gradobicie
card-452 = Wstrząsający Cyklon
card-453 = Piekielny Wir
card-454 = Erupcja Lawy
card-455 = Ostrza Lodu
card-456 = Lodowy Strumień
card-457 = Złowroga Ewokacja
card-458 = Olśniewający Błysk
card-459 = Otulający Cień
card-460 = Gorejący Łuk
card-461 = Krystalizujący Podmuch
card-462 = Pogrzeb
card-463 = Łańcuch Błyskawic
card-464 = Pierwotny Dualizm
card-465 = Tornado Żwiru
card-466 = Odłamki Obsydianu
card-467 = Skraj Zimy
card-468 = Oko Huraganu
card-469 = Omamienie
card-470 = Pomsta
card-471 = Pragmatyczne Wzmocnienie
card-472 = Lotny Element
card-473 = Tarcza Żywiołów
card-474 = Eteryczna Manifestacja
card-475 = Wieczna Równowaga
card-477 = Dezorientujący Ryk
card-478 = Duchowa Wymiana
card-479 = Jadowity Chowaniec
card-480 = Bezwzględny Chowaniec
card-481 = Skupiony Szał
card-482 = Znikające Rany
card-483 = Żelazna Sierść
card-484 = Poturbowanie
card-485 = Mocne Smagnięcie
card-486 = Wyjące Bełty
card-487 = Podniebny Chowaniec
card-488 = Skupiona Agresja
card-489 = Pożyczona Esencja
card-490 = Energiczne Uderzenie
card-491 = Błotne Kolce
card-492 = Okrutny Chowaniec
card-493 = Niepowstrzymana Bestia
card-494 = Starożytna Ochrona
card-495 = Przebicie
card-496 = Szał
card-497 = Kamienna Pieczęć
card-498 = Pierwotne Błogosławieństwo
card-499 = Głód Krwi
card-500 = Pieczęć Burzy
card-501 = Tyrańska Siła
card-502 = Chłosta
card-503 = Naturalne Lekarstwo
card-504 = Szczęki Śmierci
card-505 = Symbol Klanu

## Places: scenarios, random dungeons, overlay tiles

scenario-black-barrow = Czarny Kurhan
scenario-barrow-lair = Kryjówka w Kurhanie
scenario-inox-encampment = Obozowisko Inoksów
scenario-crypt-of-the-damned = Krypta Potępionych
scenario-ruinous-crypt = Zrujnowana krypta
scenario-decaying-crypt = Murszejąca krypta
scenario-vibrant-grotto = Zarośnięta grota
scenario-gloomhaven-warehouse = Magazyn w Gloomhaven
scenario-diamond-mine = Kopalnia Diamentów
scenario-plane-of-elemental-power = Sfera Mocy Żywiołów
scenario-gloomhaven-square-a = Rynek Gloomhaven A
scenario-gloomhaven-square-b = Rynek Gloomhaven B
scenario-temple-of-the-seer = Świątynia Proroctw
scenario-frozen-hollow = Lodowa Pieczara
scenario-shrine-of-strength = Kaplica Siły
scenario-mountain-pass = Górska przełęcz
scenario-lost-island = Zaginiona wyspa
scenario-abandoned-sewers = Opuszczone kanały
scenario-forgotten-crypt = Zapomniana krypta
scenario-necromancers-sanctum = Pracownia Nekromantki
scenario-random-dungeon = Losowe lochy
escort-hail = Hail

dungeon-name = { $room } { $monsters }
dungeon-room-sewer = Kanał
dungeon-room-crossroads = Rozdroże
dungeon-room-passage = Przejście
dungeon-room-dead-end = Ślepy zaułek
dungeon-room-hallway = Sień
dungeon-room-road = Trakt
dungeon-room-cabin = Chata
dungeon-room-clearing = Polana
dungeon-room-altar = Ołtarz
dungeon-room-armory = Zbrojownia
dungeon-room-encampment = Obozowisko
dungeon-room-library = Biblioteka
dungeon-room-den = Legowisko
dungeon-room-trail = Szlak
dungeon-room-corridor = Korytarz
dungeon-room-cave = Jaskinia
dungeon-room-tunnel = Tunel
dungeon-room-alcove = Wnęka
dungeon-room-hovel = Rudera
dungeon-room-burrow = Nora

dungeon-monsters-mangy = parchów
dungeon-monsters-drowned = topielców
dungeon-monsters-hopeless = rozpaczy
dungeon-monsters-defiled = profanacji
dungeon-monsters-wild = dziczy
dungeon-monsters-fortified = załogi
dungeon-monsters-cutthroat = rzezimieszków
dungeon-monsters-rotting = zgnilizny
dungeon-monsters-foggy = mgieł
dungeon-monsters-crushing = głazów
dungeon-monsters-tribal = plemion
dungeon-monsters-horrific = grozy
dungeon-monsters-archaic = pradziejów
dungeon-monsters-scaled = łusek
dungeon-monsters-venomous = jadu
dungeon-monsters-unstable = wstrząsów
dungeon-monsters-corrupted = zepsucia
dungeon-monsters-infected = zarazy
dungeon-monsters-putrid = rozkładu
dungeon-monsters-frigid = mrozu

tile-altar = Ołtarz
tile-barrel = Beczka
tile-bookcase = Regał z księgami
tile-boulder-1 = Głaz
tile-boulder-2 = Głaz
tile-boulder-3 = Głaz
tile-bush = Krzew
tile-cabinet = Szafa
tile-crate = Skrzynia
tile-fountain = Fontanna
tile-nest = Gniazdo
tile-rock-column = Skalna kolumna
tile-sarcophagus = Sarkofag
tile-shelf = Półki
tile-stalagmites = Stalagmity
tile-stone-pillar = Kamienny filar
tile-table = Stół
tile-totem = Totem
tile-tree-3 = Drzewo
tile-wall-section = Fragment muru
tile-bear-trap = Wnyki
tile-poison-gas = Trujący gaz
tile-spike-pit = Wilczy dół
tile-log = Kłoda
tile-rubble = Gruzy
tile-water = Woda
tile-hot-coals = Rozżarzone węgle
tile-thorns = Ciernie
tile-pressure-plate = Płyta naciskowa
tile-stone-door = Kamienne drzwi
tile-wooden-door = Drewniane drzwi
tile-light-fog = Jasna mgła
tile-dark-fog = Ciemna mgła

## Card texts: how parts join

clause = { $head }: { $what }
for-each = { $what } za { $per }
instead = zamiast tego { $what }
lasting = { $what }, do końca scenariusza
for-the-round = { $what }, w tej rundzie
marked = { $what } ({ $marks })
letter = { $letter }
ordinal = { $n }
by-party = dla { $n } postaci { $what }

## Card texts: numbers

value-x = X (X = { $what })
value-per = { $n } za { $per }
value-plus = { $what } + { $n }
value-own = { $n } ({ $change })
value-own-x = X { $change } (X = { $what })
x-moved = liczba pól przebytych w tej turze
x-moved-now = liczba pól przebytych w tej akcji
x-damage = obrażenia zadane w tej turze
x-dealt = obrażenia, które otrzymał cel
x-max-hp = maksymalne PŻ celu
x-hp = jego własne PŻ
x-kin = liczba jego potworów na mapie
x-floor-max-hp-2 = połowa maksymalnych PŻ celu, w dół
x-ceil-hp-2 = połowa własnych PŻ, w górę
x-4-floor-level-2 = 4 i połowa poziomu, w dół
x-max-3-min-5-floor-level-5-2 = od 3 do 5, zależnie od poziomu
x-c = liczba postaci
x-5c = 5 na każdą postać
x-4-2l = 4 i dwukrotność poziomu scenariusza
x-missing = utracone PŻ tej figury
x-own-missing = twoje utracone PŻ
x-lost-cards = liczba twoich utraconych kart
x-paid = obrażenia przyjęte w tym celu
x-amount-1 = obrażenia pomniejszone o 1
x-ceil-own-missing-2-1 = mniej niż połowa twoich utraconych PŻ
x-summons = liczba przywołanych sojuszników
x-allies-beside = liczba sąsiadujących sojuszników
x-8-2-level = 8 i dwukrotność twojego poziomu
per-targets = każdy cel
per-kills = każdego zabitego wroga
per-negatives = każdy negatywny stan celu
per-flankers = każdego sojusznika obok celu
per-shield = każdy punkt Tarczy celu
per-allies-near = każdego sojusznika w zasięgu 2 od ciebie
per-enemies-near = każdego sąsiadującego wroga
per-destroyed = każde pole zniszczonych przeszkód
per-hurt = każdego zranionego wroga
per-floor-hurt-2 = każdych dwóch zranionych sojuszników
per-floor-done-5 = każde 5 zadanych obrażeń
per-floor-targets-2 = każde dwa cele
per-commanded = każdy wykonany atak
per-range-away = każde pole, o które cel jest bliżej niż zasięg ataku
xp = { $n } PD
damage =
    { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
cards =
    { $n ->
        [one] jedna karta
        [few] { $n } karty
       *[many] { $n } kart
    }
hit-points = PŻ { $n }

## Card texts: whom and where

self = na siebie
target-whom = Cel: { $whom }
same-target = ten sam cel
at-whose = { $at } ({ $whom })
affects-any-allies = dowolny sojusznik
affects-any-own-summons = dowolny z twoich przywołańców
whom-at = { $who } { $place }
whom-if =
    { $many ->
        [many] { $who } (każdy, jeśli { $test })
       *[one] { $who } (jeśli { $test })
    }
whom-self = własna figura
whom-target = cel
whom-attacker = atakujący
whom-ally = jeden sojusznik
whom-ally-adjacent = jeden sąsiadujący sojusznik
whom-friend = własna figura albo jeden sojusznik
whom-friend-adjacent = własna figura albo jeden sąsiadujący sojusznik
whom-enemy =
    jeden { $rank ->
        [normal] zwykły wróg
        [elite] elitarny wróg
        [normal-elite] zwykły lub elitarny wróg
       *[any] wróg
    }
whom-enemy-adjacent =
    jeden sąsiadujący { $rank ->
        [normal] zwykły wróg
        [elite] elitarny wróg
        [normal-elite] zwykły lub elitarny wróg
       *[any] wróg
    }
whom-summon = jeden przywołany sojusznik
whom-summon-adjacent = jeden sąsiadujący przywołany sojusznik
whom-allies = wszyscy sojusznicy
whom-allies-adjacent = wszyscy sąsiadujący sojusznicy
whom-friends = własna figura i wszyscy sojusznicy
whom-friends-adjacent = własna figura i wszyscy sąsiadujący sojusznicy
whom-enemies = wszyscy wrogowie
whom-enemies-adjacent = wszyscy sąsiadujący wrogowie
whom-others = wszyscy sojusznicy i wrogowie
whom-others-adjacent = wszyscy sąsiadujący sojusznicy i wrogowie
whom-summons = wszyscy przywołani sojusznicy
whom-summons-adjacent = wszyscy sąsiadujący przywołani sojusznicy
whom-own_summons = wszyscy twoi przywołańcy
whom-character = jedna postać
whom-characters = wszystkie postacie
whom-opener = postać otwierająca drzwi
whom-looter = postać zdobywająca skarb
whom-own_summon = jeden twój przywołaniec
whom-ally-several = do { $n } sojuszników
whom-summon-several = do { $n } przywołanych sojuszników
whom-any = dowolna figura
whom-it = ta figura
whom-with_summons = własna figura i wszyscy twoi przywołańcy
whom-companion = twój towarzysz
whom-doomed = wróg obłożony Zgubą
two-any = dwie dowolne figury
two-enemy = dwóch dowolnych wrogów
place-exactly = w odległości dokładnie { $n }
place-anywhere = w dowolnym miejscu
place-own-range = we własnym zasięgu
place-adjacent =
    { $many ->
        [many] na sąsiednich polach
       *[one] na sąsiednim polu
    }
range-within = w zasięgu { $n }
place-in-target = na polu celu
place-in-area = w obszarze
place-in-path = na przebytych polach
place-in-room = w tej samej komnacie
place-in-obstacle = na polach tych przeszkód
place-in-killed = na polu zabitego wroga
place-in-hex = na wybranym polu
place-by-target = obok celu
place-by-area = obok obszaru
place-by-path = obok przebytych pól
place-by-room = obok komnaty
place-by-obstacle = obok pól przeszkody
place-by-killed = obok zabitego wroga
place-by-hex = obok wybranego pola
place-from-target = w zasięgu { $n } od celu
place-from-area = w zasięgu { $n } od obszaru
place-from-path = w zasięgu { $n } od przebytych pól
place-from-room = w zasięgu { $n } od komnaty
place-from-obstacle = w zasięgu { $n } od pól przeszkody
place-from-killed = w zasięgu { $n } od zabitego wroga
place-from-hex = w zasięgu { $n } od wybranego pola

## Card texts: elements

el-fire = { element-fire }
    .acc = Ogień
    .gen = Ognia
el-ice = { element-ice }
    .acc = Lód
    .gen = Lodu
el-air = { element-air }
    .acc = Powietrze
    .gen = Powietrza
el-earth = { element-earth }
    .acc = Ziemię
    .gen = Ziemi
el-light = { element-light }
    .acc = Światło
    .gen = Światła
el-dark = { element-dark }
    .acc = Ciemność
    .gen = Ciemności
el-any = { element-any }
    .acc = dowolny żywioł
    .gen = dowolnego żywiołu
make = Esencja { $elements }
make-any =
    { $n ->
        [one] Esencja dowolnego żywiołu
        [few] { $n } dowolne esencje
       *[many] { $n } dowolnych esencji
    }
make-all = Esencje wszystkich sześciu żywiołów
use-more = zużyj { $elements }
if-more = jeśli { $test }
when = Gdy { $what }
pay = koszt ({ $what })

## Card texts: tests, said after "if"; $of is the target, the attacker or it

test-rank =
    { $of ->
        [attacker] atakujący jest
       *[target] cel jest
    } { $rank ->
        [normal] zwykły
        [elite] elitarny
       *[normal-elite] zwykły lub elitarny
    }
test-it-rank =
    { $rank ->
        [normal] jest zwykły
        [elite] jest elitarny
       *[normal-elite] jest zwykły lub elitarny
    }
test-type =
    { $of ->
        [it] to
        [attacker] atakujący to
       *[target] cel to
    } { $types }
test-has =
    { $of ->
        [it] ma
        [attacker] atakujący ma
       *[target] cel ma
    } { $conditions }
test-hp =
    { $of ->
        [it] ma
        [attacker] atakujący ma
       *[target] cel ma
    } najwyżej { $n ->
        [one] { $n } PŻ
       *[other] { $n } PŻ
    }
test-flanked =
    { $of ->
        [it] sąsiaduje z twoim sojusznikiem
        [attacker] atakujący sąsiaduje z sojusznikiem
       *[target] cel sąsiaduje z sojusznikiem
    }
test-lone =
    { $of ->
        [it] nie sąsiaduje z żadnym swoim
        [attacker] atakujący nie sąsiaduje z żadnym swoim sojusznikiem
       *[target] cel nie sąsiaduje z żadnym swoim sojusznikiem
    }
test-flanked-lone =
    { $of ->
        [it] sąsiaduje z twoim sojusznikiem, a z żadnym swoim nie
        [attacker] atakujący sąsiaduje z sojusznikiem, a z żadnym swoim nie
       *[target] cel sąsiaduje z sojusznikiem, a z żadnym swoim nie
    }
test-damaged =
    { $of ->
        [it] otrzymał obrażenia
        [attacker] atakujący otrzymał obrażenia
       *[target] cel otrzymał obrażenia
    }
test-doomed =
    { $of ->
        [it] ciąży na nim Zguba
        [attacker] na atakującym ciąży Zguba
       *[target] na celu ciąży Zguba
    }
test-whole =
    { $of ->
        [it] nie jest ranny
        [attacker] atakujący nie jest ranny
       *[target] cel nie jest ranny
    }
test-fresh =
    { $of ->
        [it] nie był jeszcze celem
        [attacker] atakujący nie był jeszcze celem
       *[target] nie był jeszcze celem
    }
test-lost-hp =
    { $of ->
        [it] otrzymał
        [attacker] atakujący otrzymał
       *[target] cel otrzymał
    } co najmniej { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
test-negatives =
    { $of ->
        [it] ma
        [attacker] atakujący ma
       *[target] cel ma
    } co najmniej { $n ->
        [one] jeden negatywny stan
        [few] { $n } negatywne stany
       *[many] { $n } negatywnych stanów
    }
test-beside =
    { $of ->
        [it] sąsiaduje z jedną z figur
        [attacker] atakujący sąsiaduje z jedną z figur
       *[target] cel sąsiaduje z jedną z figur
    }: { $whom }
test-there =
    { $many ->
        [many] są: { $whom }
       *[one] jest: { $whom }
    }
test-self-has = masz { $condition }
test-self-hp =
    masz najwyżej { $n ->
        [one] { $n } PŻ
       *[other] { $n } PŻ
    }
test-enemies-near =
    { $n ->
        [one] sąsiadujesz z wrogiem
       *[other] sąsiadujesz z co najmniej { $n } wrogami
    }
test-moved =
    w tej turze przebyto co najmniej { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
test-moved-at-most =
    w tej turze przebyto najwyżej { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
test-straight = ruch odbył się w linii prostej
test-returned = ruch skończył się tam, gdzie się zaczął
test-scorched = w tej turze wkroczono na niebezpieczny teren
test-own-turn = to twoja tura
test-augment = akcja zagrywa Wspomaganie
test-value = jej wartość to { $n }
test-used = zużyto { $element }
test-strong = esencja { $element } jest Silna
test-not-strong = esencja { $element } nie jest Silna
test-bloodied = masz mniej niż połowę PŻ
test-fatal = nie zostałyby ci żadne PŻ
test-commanded = to twój rozkaz
test-item-used = używasz do tego przedmiotu

## Card texts: areas

area = Obszar: { $area }
area-arc_2 = 2 pola obok siebie
area-arc_3 = łuk 3 pól
area-line_2 = linia 2 pól
area-line_3 = linia 3 pól
area-line_5 = linia 5 pól
area-opposite = 2 przeciwległe pola
area-wings = 2 przeciwległe pary pól
area-ring = wszystkie 6 sąsiednich pól
area-wedge = klin 3 pól
area-cone_2 = stożek 5 pól
area-cone_3 = stożek 9 pól
area-sweep = szeroki łuk 6 pól
area-half_disc = półkole 15 pól
area-breath = zionięcie na 7 pól
area-triangle = trójkąt 3 pól
area-rhombus = romb 4 pól
area-row_5 = rząd 5 pól
area-flower = pole i 6 wokół niego
area-drift = zaspa 8 pól
area-blast = wybuch na 12 pól

## Card texts: verbs and their keywords

do-attack = Atak { $n }
attack-is = Atak: { $what }
do-move = Ruch { $n }
do-heal = Leczenie { $n }
do-shield = Tarcza { $n }
do-retaliate = Odwet { $n }
do-loot = Grabież { $n }
do-loot-path = Grabież na każdym przebytym polu
loot-most =
    najwyżej { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
range = Zasięg { $n }
range-own = własny Zasięg
targets = Cel { $n }
pierce = Przebicie { $n }
pierce-all = ignoruje całą Tarczę
push = Odepchnięcie { $n }
pull = Przyciągnięcie { $n }
towards-hex = w stronę tego pola
jump = Skok
fly = Latanie
advantage = Korzyść
disadvantage = Niekorzyść
elusive = Atakujący go mają Niekorzyść
attack-on-one = wszystkie ataki na tego samego wroga
move-straight = w linii prostej
move-end-by-obstacle = zakończony obok przeszkody
move-end-by-leader = zakończony obok ciebie
do-suffer =
    Otrzymaj { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
do-suffer-up-to = Możesz przyjąć do { $n } obrażeń
do-damage =
    { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } { $many ->
        [many] otrzymują { $who }
       *[one] otrzymuje { $who }
    }
do-damage-x =
    X obrażeń (X = { $what }) { $many ->
        [many] otrzymują { $who }
       *[one] otrzymuje { $who }
    }
do-kill =
    { $many ->
        [many] Giną { $who }
       *[one] Ginie { $who }
    }
do-command =
    { $what } – { $many ->
        [many] wykonują { $who }
       *[one] wykonuje { $who }
    }
command-augments = z twoimi Wspomaganiami
do-turncoat = W tej rundzie { $who } w swojej turze traktuje sojuszników jak wrogów, a wrogów jak sojuszników
do-turncoat-led = W tej rundzie { $who } w swojej turze traktuje sojuszników jak wrogów, a wrogów jak sojuszników, i ty nim kierujesz
do-set-trap = Ustaw pułapkę { $place }: { $what }
trap-xp = { $n } PD, gdy uruchomi ją wróg
trap-splash = potem wszyscy twoi wrogowie obok niej: { $what }
do-disarm-trap =
    { $n ->
        [0] Rozbrój wszystkie pułapki { $place }
        [1] Rozbrój jedną pułapkę { $place }
        [few] Rozbrój { $n } pułapki { $place }
       *[many] Rozbrój { $n } pułapek { $place }
    }
trap-onto = jej skutków doznaje zamiast tego { $who }
do-set-obstacle =
    { $n ->
        [1] Ustaw jedną przeszkodę { $place }
        [few] Ustaw { $n } przeszkody { $place }
       *[many] Ustaw { $n } przeszkód { $place }
    }
do-set-obstacle-3 =
    { $n ->
        [1] Ustaw jedną przeszkodę na 3 polach { $place }
        [few] Ustaw { $n } przeszkody na 3 polach { $place }
       *[many] Ustaw { $n } przeszkód na 3 polach { $place }
    }
do-destroy =
    { $n ->
        [0] Zniszcz wszystkie przeszkody { $place }
        [1] Zniszcz jedną przeszkodę { $place }
        [few] Zniszcz { $n } przeszkody { $place }
       *[many] Zniszcz { $n } przeszkód { $place }
    }
do-move-obstacle = Przenieś jednopolową przeszkodę { $place } na puste pole w zasięgu { $reach }
do-choose-hex = Wybierz pole w zasięgu { $n }
do-lay = Obszar: { $area }
do-swap = Zamiana pól: { $one } i { $other }
do-swap-two = Zamiana pól: { $who }
do-teleport = Przenieś się na dowolne wolne pole
do-teleport-hex = Przenieś się na to pole
do-summon = Przywołanie – { $figure } ({ $numbers })
do-summon-several = Przywołanie – { $n } × { $figure } ({ $numbers })
in-turn = w swojej turze: { $what }
spurs = sojusznicy obok: Atak { $n }
stand-in = możesz atakować tak, jakby z jego pola
do-summon-monster = Przywołanie – { $monster } ({ $ranks })
summon-hp = PŻ najwyżej { $what }
summoned-ranks = { $what } ({ $ranks })
with-attack = ataki: { $what }
attacks = Ataki: { $what }
on-death = w chwili śmierci: { $what }
rank-normal =
    { $n ->
        [one] zwykły potwór
        [few] { $n } zwykłe potwory
       *[many] { $n } zwykłych potworów
    }
rank-elite =
    { $n ->
        [one] elitarny potwór
        [few] { $n } elitarne potwory
       *[many] { $n } elitarnych potworów
    }
rank-boss = boss
do-recover-discarded =
    { $n ->
        [0] Odzyskaj wszystkie odrzucone karty
        [one] Odzyskaj jedną odrzuconą kartę
        [few] Odzyskaj { $n } odrzucone karty
       *[many] Odzyskaj { $n } odrzuconych kart
    }
do-recover-lost =
    { $n ->
        [0] Odzyskaj wszystkie utracone karty
        [one] Odzyskaj jedną utraconą kartę
        [few] Odzyskaj { $n } utracone karty
       *[many] Odzyskaj { $n } utraconych kart
    }
then-lose =
    { $n ->
        [one] potem traci jedną kartę z ręki
        [few] potem traci { $n } karty z ręki
       *[many] potem traci { $n } kart z ręki
    }
do-refresh-spent =
    { $n ->
        [0] Odśwież wszystkie wykorzystane przedmioty
        [one] Odśwież jeden wykorzystany przedmiot
        [few] Odśwież { $n } wykorzystane przedmioty
       *[many] Odśwież { $n } wykorzystanych przedmiotów
    }
do-refresh-consumed-small =
    { $n ->
        [0] Odśwież wszystkie zużyte małe przedmioty
        [one] Odśwież jeden zużyty mały przedmiot
        [few] Odśwież { $n } zużyte małe przedmioty
       *[many] Odśwież { $n } zużytych małych przedmiotów
    }
do-refresh-consumed =
    { $n ->
        [0] Odśwież wszystkie zużyte przedmioty
        [one] Odśwież jeden zużyty przedmiot
        [few] Odśwież { $n } zużyte przedmioty
       *[many] Odśwież { $n } zużytych przedmiotów
    }
do-refresh-spent-small =
    { $n ->
        [0] Odśwież wszystkie wykorzystane małe przedmioty
        [one] Odśwież jeden wykorzystany mały przedmiot
        [few] Odśwież { $n } wykorzystane małe przedmioty
       *[many] Odśwież { $n } wykorzystanych małych przedmiotów
    }
do-refresh-spent-consumed-small =
    { $n ->
        [0] Odśwież wszystkie wykorzystane i zużyte małe przedmioty
        [one] Odśwież jeden wykorzystany lub zużyty mały przedmiot
        [few] Odśwież { $n } wykorzystane lub zużyte małe przedmioty
       *[many] Odśwież { $n } wykorzystanych lub zużytych małych przedmiotów
    }
do-refresh-spent-consumed =
    { $n ->
        [0] Odśwież wszystkie wykorzystane i zużyte przedmioty
        [one] Odśwież jeden wykorzystany lub zużyty przedmiot
        [few] Odśwież { $n } wykorzystane lub zużyte przedmioty
       *[many] Odśwież { $n } wykorzystanych lub zużytych przedmiotów
    }
do-refresh-spent-consumed-hands =
    { $n ->
        [0] Odśwież wszystkie wykorzystane i zużyte przedmioty trzymane w rękach
        [one] Odśwież jeden wykorzystany lub zużyty przedmiot trzymany w rękach
        [few] Odśwież { $n } wykorzystane lub zużyte przedmioty trzymane w rękach
       *[many] Odśwież { $n } wykorzystanych lub zużytych przedmiotów trzymanych w rękach
    }
do-discard =
    { $n ->
        [one] Odrzuć jedną kartę
        [few] Odrzuć { $n } karty
       *[many] Odrzuć { $n } kart
    }
do-hand-over =
    { $many ->
        [many] Przekaż po karcie { $card }: { $who }
       *[one] Przekaż kartę { $card }: { $who }
    }
recover-summons = z przywołaniem
do-cure =
    { $n ->
        [0] Usuń wszystkie negatywne stany
        [one] Usuń jeden negatywny stan
        [few] Usuń { $n } negatywne stany
       *[many] Usuń { $n } negatywnych stanów
    }
do-cure-of = Usuń stan: { $what }
do-song = Pieśń: { $what }; 1 PD na początku każdej swojej tury
do-doom = Zguba – { $who }: { $what }
do-transfer =
    { $n ->
        [0] Przenieś wszystkie swoje Zguby na jednego wroga w zasięgu { $range }
       *[other] Przenieś Zgubę na jednego wroga w zasięgu { $range }
    }
do-have = Dopóki działa: { $what }
do-have-whom = Dopóki działa ({ $who }): { $what }
have-immune = odporność na negatywne stany
have-sees = celem mogą być niewidzialni wrogowie
have-hp = leczenie do { $n } PŻ
have-retaliate = każdy Odwet { $n }
do-use = Zużyj { $elements }: { $what }
do-if = Jeśli { $test }: { $what }
do-may = Możesz: { $pay } – { $what }
do-choose = Wybierz: { $what }
do-money =
    { $n ->
        [one] { $n } żeton pieniędzy
        [few] { $n } żetony pieniędzy
       *[many] { $n } żetonów pieniędzy
    }
do-initiative = Zwiększ lub zmniejsz swoją inicjatywę o { $n }
do-play-top = Zagraj jeszcze jedną kartę i wykonaj jej górną akcję
do-play-bottom = Zagraj jeszcze jedną kartę i wykonaj jej dolną akcję
do-play-same = Zagraj jeszcze jedną kartę i wykonaj tę samą jej połowę
do-special = Akcja specjalna { $n }
custom-borrow-lost-card = Jeden sojusznik w zasięgu 3 bierze na rękę utraconą kartę sojusznika, z którym sąsiaduje
do-single-out = Znak dostaje { $who }: twoje ataki na tę figurę mają Atak +1 do końca scenariusza
custom-second-turn = Zagraj jeszcze dwie karty i rozegraj drugą turę w tej rundzie, z ich inicjatywą
custom-open-next-door = Przenosi się do kolejnych z drzwi od a do d, choćby najdalszych, i je otwiera
custom-extra-turns = Wszystkie jego potwory działają jeszcze raz, z kartą tej rundy
custom-move-altar = Ołtarz przenosi się na kolejne z pól od a do f i przywołuje demona tego pola
custom-drive-away = W kolejności inicjatywy wszystkie postacie i ich przywołańcy odsuwają się od niego o 4 pola
custom-draw-near = Wszystkie postacie i ich przywołańcy przesuwają się na najbliższe pola obok niego
custom-control-last = Przejmuje w tej rundzie kontrolę nad postacią działającą jako ostatnia
custom-hatch-eggs = Każde jajo na mapie staje się zwykłym potworem: Demon Nocy
custom-lay-eggs = Składa na sąsiednich polach po jednym jaju na postać; jajo ma 2 PŻ i połowę poziomu (w górę)
do-next-mark = Przeskakuje na kolejne z pól od a do c
custom-turn-now = Zagraj dwie karty z ręki i od razu rozegraj jeszcze jedną turę
custom-remove-curses = Usuń wszystkie karty Klątwy ze swojej talii modyfikatorów i wtasuj do niej odrzucone
custom-spread-plague = Jeden sojusznik w zasięgu 2 otrzymuje Truciznę albo, jeśli już ją ma, 3 obrażenia
custom-down-to-one = Twoje PŻ spadają do 1
custom-exhaust = Jesteś wyczerpany
custom-rest-well = Krótki odpoczynek na koniec tej rundy ma wszystkie zalety długiego
custom-ground-target = Cel do końca scenariusza nie lata
custom-fate = Wraz z ostatnim polem użycia wróg obłożony Zgubą ginie
custom-drive-to-allies = Cel przesuwa się do 3 pól w stronę najbliższego pola obok twojego sojusznika
custom-share-wounds = Rozdziel dowolnie wszystkie obrażenia swoje i swoich przywołańców

## Card texts: what changes an ability

plus-attack = Atak { $n }
plus-move = Ruch { $n }
plus-heal = Leczenie { $n }
plus-shield = Tarcza { $n }
plus-retaliate = Odwet { $n }
plus-range = Zasięg { $n }
plus-loot = Grabież { $n }
plus-suffer = obrażenia { $n }
plus-obstacle = przeszkody { $n }
times-move = Ruch ×{ $n }
times-curse = Klątwa ×{ $n }
times-attack = Atak ×{ $n }
times-heal = Leczenie ×{ $n }
add-target =
    { $n ->
        [one] Dodatkowy cel
       *[other] Dodatkowy cel ×{ $n }
    }
still-melee = nadal atak wręcz
negate-damage = zaneguj te obrażenia
negate-attack-damage = zaneguj te obrażenia
negate-gain = nie otrzymujesz go
negate-enemy-use = nie może tego zrobić
kill-instead =
    zamiast tego zabij cel, jeśli jest { $rank ->
        [normal] zwykły
        [elite] elitarny
       *[normal-elite] zwykły lub elitarny
    }
each-target = { $what }, za każdy cel
each-target-if = { $what }, za każdy cel (jeśli { $test })
then = potem { $what }
boost-redirect-owner = celem tego ataku stajesz się ty, niezależnie od zasięgu
boost-as-attack = zamiast Ruchu X możesz wykonać Atak X wręcz
boost-along = zaatakuj też każdego wroga na najkrótszej drodze do celu
boost-through =
    odepchnięcie może wejść na przeszkody: każda zostaje zniszczona, zadaje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } i daje 1 PD
boost-stopped =
    każde pole odepchnięcia zatrzymane przez ścianę lub przeszkodę zadaje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } i daje 1 PD
boost-more-augments =
    { $n ->
        [one] mogą działać dwa Wspomagania naraz
       *[other] Wspomagań, które mogą działać naraz, jest więcej o { $n }
    }
boost-augments = działają też twoje Wspomagania
boost-no-double = 2x atakującego liczy się jak +0
boost-redirect-ally = jeśli sąsiaduje z tobą, atakuje zamiast tego swojego sojusznika w swoim zasięgu
boost-anywhere = zamiast tego przenieś się na dowolne wolne pole
boost-more-songs =
    { $n ->
        [one] mogą działać dwie pieśni naraz; tylko jedna z nich daje PD
       *[other] może działać o { $n } pieśni więcej; tylko jedna z nich daje PD
    }
boost-more-dooms =
    { $n ->
        [one] na jednym wrogu mogą ciążyć dwie Zguby
       *[other] na jednym wrogu może ciążyć o { $n } Zgub więcej
    }
boost-unveil = żaden wróg nie może stać się niewidzialny
boost-cure-first = najpierw usuń wszystkie negatywne stany leczonych
boost-as-heal = zamiast Ataku X lub Ruchu X możesz wykonać Leczenie X + 1, własna figura
boost-forgo = zanim zadziała twój towarzysz, możesz zrezygnować ze swojej górnej akcji (jego Atak +3) i z dolnej (jego Ruch +3)

## Card texts: moments

at-turn = W swojej turze
at-turn-start = Na początku swojej tury
at-turn-end = Na koniec swojej tury
at-cards-revealed = Po odkryciu kart
at-round-end = Na koniec rundy
at-long-rest = Podczas długiego odpoczynku
at-before-attack = Przed akcją ataku
at-curse = Przeklinając wroga
at-consumed = Po akcji, która zużyła esencję
at-hurt = Po otrzymaniu obrażeń
at-healed = Podczas leczenia tej figury
at-enemy-cursed = Gdy Klątwa udaremnia atak wroga
if-you-like = jeśli chcesz
at-attack =
    { $times ->
        [once] Przy jednym
       *[each] Przy każdym
    } { $how ->
        [melee] ataku wręcz
        [ranged] ataku dystansowym
       *[any] ataku
    }{ $single ->
        [one] {" "}z jednym celem
       *[any] {""}
    }
at-attack-action =
    { $times ->
        [once] W jednej akcji
       *[each] W każdej akcji
    } { $how ->
        [melee] ataku wręcz
        [ranged] ataku dystansowego
       *[any] ataku
    }{ $single ->
        [one] {" "}z jednym celem
       *[any] {""}
    }
at-attacked =
    { $how ->
        [melee] Będąc celem ataku wręcz
        [ranged] Będąc celem ataku dystansowego
       *[any] Będąc celem ataku
    }
at-heal-action = Podczas akcji leczenia
at-move = Podczas ruchu
at-loot = Podczas grabieży
at-obstacle = Przy ustawianiu przeszkód
at-augment = Zagrywając Wspomaganie
at-kill = Po zabiciu wroga
at-retaliate = Przy każdym odwecie
at-attack-damage = Otrzymując obrażenia z ataku
at-damage = Otrzymując obrażenia
at-gain = Otrzymując stan { $condition }
at-death = W chwili śmierci
at-enemy-use = Gdy wróg ma zużyć żywioł
at-song-action = Po akcji z pieśnią
at-doom-action = Po akcji ze Zgubą
at-pack-action = Używając apteczki
at-command-action = Po akcji z rozkazem
once-a-turn = raz na turę
even-stunned = nawet z Ogłuszeniem
augment = Wspomaganie – { $what }

## Card texts: what becomes of a card

lost = Utracona
lost-for-good = Utracona, nie można jej odzyskać
active-round = Premia w rundzie
active-persistent = Premia stała
slots =
    { $n ->
        [one] { $n } użycie
        [few] { $n } użycia
       *[many] { $n } użyć
    }
slots-each =
    { $n ->
        [one] { $n } użycie, { $xp } PD
        [few] { $n } użycia, po { $xp } PD
       *[many] { $n } użyć, po { $xp } PD
    }
slots-some =
    { $n ->
        [one] { $n } użycie
        [few] { $n } użycia
       *[many] { $n } użyć
    }, { $xp } PD przy użyciach { $which }
card-shuffle = Po tej rundzie przetasuj talię

## Card texts: items

item-spent =
    { $uses ->
        [one] Po użyciu wykorzystany
       *[other] Po { $uses } użyciach wykorzystany
    }
item-consumed =
    { $uses ->
        [one] Po użyciu zużyty
       *[other] Po { $uses } użyciach zużyty
    }
item-passive =
    { $uses ->
       *[other] Działa zawsze
    }
item-adds =
    { $n ->
        [one] Dodaj kartę −1 do swojej talii modyfikatorów
        [few] Dodaj { $n } karty −1 do swojej talii modyfikatorów
       *[many] Dodaj { $n } kart −1 do swojej talii modyfikatorów
    }
item-removes =
    { $n ->
        [one] Usuń kartę −1 ze swojej talii modyfikatorów
        [few] Usuń { $n } karty −1 ze swojej talii modyfikatorów
       *[many] Usuń { $n } kart −1 ze swojej talii modyfikatorów
    }
slot-head = Głowa
slot-body = Korpus
slot-legs = Nogi
slot-one-hand = Jednoręczny
slot-two-hands = Dwuręczny
slot-small = Mały przedmiot
immune = Odporność: { $what }
immune-push = Odepchnięcie
immune-pull = Przyciągnięcie
ignores-difficult = Ignoruje trudny teren
ignores-hazard = Ignoruje niebezpieczny teren
basic-attack = Podstawowy atak to Atak { $n }
basic-move = Podstawowy ruch to Ruch { $n }
small-items =
    { $n ->
        [one] Miejsce na jeszcze jeden mały przedmiot
        [few] Miejsce na jeszcze { $n } małe przedmioty
       *[many] Miejsce na jeszcze { $n } małych przedmiotów
    }
focus-initiative = Wybierając skupienie, potwory liczą twoją inicjatywę jako { $n }
trait-phased = Na polu przeszkody jesteś pod działaniem Niewidzialności i nie możesz atakować

## Card texts: modifier cards and perks

modifier-value = { $n }
modifier-double = 2x
modifier-null = Nic
drawn-null = „Nic”
modifier-with = { $value } ({ $added })
modifier-rolling = dobranie
modifier-shuffle = przetasowanie
modifier-returns = jednorazowa
modifier-cards =
    { $n ->
        [one] jedną kartę „{ $card }”
        [few] { $n } karty „{ $card }”
       *[many] { $n } kart „{ $card }”
    }
perk-remove = Usuń { $cards }
perk-add = Dodaj { $cards }
perk-replace = Zamień { $old } na { $new }
perk-ignore-items = Ignoruj negatywne efekty przedmiotów
perk-ignore-scenario = Ignoruj negatywne efekty scenariusza

## Card texts: battle goals, at the end of the scenario

x-goal-max-hp = maksimum
x-goal-level-2 = (swój poziom + 2)
x-goal-ceil-max-hp-2 = połowa swojego maksimum (w górę)
tally-cards-least =
    Zachowaj na ręce i w stosie odrzuconych co najmniej { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
tally-cards-most =
    Zachowaj na ręce i w stosie odrzuconych najwyżej { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
tally-experience-most = Zdobądź najwyżej { $n } PD
tally-experience-least = Zdobądź co najmniej { $n } PD
tally-hp-most = Zakończ z najwyżej { $n } PŻ
tally-hp-least = Zakończ ze wszystkimi PŻ ({ $n })
tally-lowest-hp-least = Nigdy nie miej mniej PŻ niż { $n }
tally-traps-least =
    { $n ->
        [one] Uruchom lub rozbrój pułapkę w swojej turze
        [few] Uruchom lub rozbrój { $n } pułapki w swoich turach
       *[many] Uruchom lub rozbrój { $n } pułapek w swoich turach
    }
tally-rooms-least =
    { $n ->
        [one] Odkryj komnatę, otwierając drzwi
        [few] Odkryj { $n } komnaty, otwierając drzwi
       *[many] Odkryj { $n } komnat, otwierając drzwi
    }
tally-money-least =
    Zbierz co najmniej { $n ->
        [one] { $n } żeton pieniędzy
        [few] { $n } żetony pieniędzy
       *[many] { $n } żetonów pieniędzy
    }
tally-treasures-least =
    { $n ->
        [one] Zdobądź skarb
        [few] Zdobądź { $n } skarby
       *[many] Zdobądź { $n } skarbów
    }
tally-loot-most =
    { $n ->
        [0] Nie zbierz żadnych żetonów pieniędzy ani skarbów
       *[other] Zbierz najwyżej tyle żetonów pieniędzy i skarbów: { $n }
    }
tally-kills-most =
    Zabij najwyżej { $n ->
        [one] { $n } potwora
        [few] { $n } potwory
       *[many] { $n } potworów
    }
tally-kills-least =
    Zabij co najmniej { $n ->
        [one] { $n } potwora
        [few] { $n } potwory
       *[many] { $n } potworów
    }
tally-elite-kills-least =
    { $n ->
        [one] Zabij elitarnego potwora
        [few] Zabij { $n } elitarne potwory
       *[many] Zabij { $n } elitarnych potworów
    }
tally-first-kills-least =
    { $n ->
       *[other] Zabij pierwszego ginącego potwora
    }
tally-clean-kills-least =
    { $n ->
        [one] Zabij nieuszkodzonego potwora jednym atakiem
        [few] Zabij { $n } nieuszkodzone potwory, każdego jednym atakiem
       *[many] Zabij { $n } nieuszkodzonych potworów, każdego jednym atakiem
    }
tally-overkill-least =
    Zabij potwora, zadając co najmniej { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } więcej, niż trzeba
tally-item-uses-least = Użyj przedmiotów co najmniej { $n } razy
tally-item-uses-most =
    { $n ->
        [0] Nie użyj żadnego przedmiotu
       *[other] Użyj przedmiotów najwyżej { $n } razy
    }
tally-quiet-rounds-most =
    { $n ->
        [0] Żadna runda nie może się zacząć bez potworów na mapie
       *[other] Rund zaczętych bez potworów na mapie najwyżej: { $n }
    }
tally-exhausted-allies-most =
    { $n ->
        [0] Żaden z twoich towarzyszy nie zostaje wyczerpany
       *[other] Wyczerpanych towarzyszy najwyżej: { $n }
    }
tally-short-rests-most =
    { $n ->
        [0] Nie wykonaj żadnego krótkiego odpoczynku
       *[other] Krótkich odpoczynków najwyżej: { $n }
    }
tally-long-rests-most =
    { $n ->
        [0] Nie wykonaj żadnego długiego odpoczynku
       *[other] Długich odpoczynków najwyżej: { $n }
    }

## Card texts: what scenarios, rooms and treasures do

who-character =
    { $n ->
        [one] Jedna postać
       *[other] Każda z { $n } postaci
    }
who-characters = Każda postać
who-opener = Postać otwierająca drzwi
who-looter = Postać zdobywająca skarb
who-enemies =
    { $rank ->
        [normal] Każdy zwykły wróg na mapie
        [elite] Każdy elitarny wróg na mapie
       *[any] Każdy wróg na mapie
    }
happens-give = { $who } otrzymuje: { $conditions }
happens-suffer =
    { $who } otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
happens-does = { $who }: { $what }
happens-regenerate = { $who } leczy { $n } na początku każdej swojej tury
happens-promote =
    { $n ->
        [one] Jeden zwykły wróg z tej komnaty staje się elitarny
        [few] { $n } zwykli wrogowie z tej komnaty stają się elitarni
       *[many] { $n } zwykłych wrogów z tej komnaty staje się elitarnymi
    }
happens-retreat-normal =
    { $n ->
        [one] Jeden zwykły wróg z tej komnaty trafia do poprzedniej
        [few] { $n } zwykli wrogowie z tej komnaty trafiają do poprzedniej
       *[many] { $n } zwykłych wrogów z tej komnaty trafia do poprzedniej
    }
happens-retreat-elite =
    { $n ->
        [one] Jeden elitarny wróg z tej komnaty trafia do poprzedniej
        [few] { $n } elitarni wrogowie z tej komnaty trafiają do poprzedniej
       *[many] { $n } elitarnych wrogów z tej komnaty trafia do poprzedniej
    }
added-curse = Klątwa
added-bless = Błogosławieństwo
added-minus-one = −1
happens-modifiers =
    { $n ->
        [one] { $who } dodaje do swojej talii modyfikatorów jedną kartę „{ $card }”
        [few] { $who } dodaje do swojej talii modyfikatorów { $n } karty „{ $card }”
       *[many] { $who } dodaje do swojej talii modyfikatorów { $n } kart „{ $card }”
    }
happens-modifiers-monsters =
    { $n ->
        [one] Do talii modyfikatorów potworów trafia jedna karta „{ $card }”
        [few] Do talii modyfikatorów potworów trafiają { $n } karty „{ $card }”
       *[many] Do talii modyfikatorów potworów trafia { $n } kart „{ $card }”
    }
happens-discard =
    { $who } odrzuca { $n ->
        [one] jedną kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
happens-lose =
    { $who } traci { $n ->
        [one] jedną kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
happens-use-up-consumed-small =
    { $who } bez efektu zużywa { $n ->
        [0] wszystkie małe przedmioty
        [one] jeden mały przedmiot
        [few] { $n } małe przedmioty
       *[many] { $n } małych przedmiotów
    }
happens-use-up-consumed =
    { $who } bez efektu zużywa { $n ->
        [0] wszystkie przedmioty, które da się zużyć
        [one] jeden przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    }
happens-use-up-spent-small =
    { $who } bez efektu wykorzystuje { $n ->
        [0] wszystkie małe przedmioty, które da się wykorzystać
        [one] jeden mały przedmiot
        [few] { $n } małe przedmioty
       *[many] { $n } małych przedmiotów
    }
happens-use-up-spent-consumed-small =
    { $who } bez efektu wykorzystuje lub zużywa { $n ->
        [0] wszystkie małe przedmioty
        [one] jeden mały przedmiot
        [few] { $n } małe przedmioty
       *[many] { $n } małych przedmiotów
    }
happens-use-up-spent-consumed =
    { $who } bez efektu wykorzystuje lub zużywa { $n ->
        [0] wszystkie przedmioty
        [one] jeden przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    }
happens-use-up-spent =
    { $who } bez efektu wykorzystuje { $n ->
        [0] wszystkie przedmioty, które da się wykorzystać
        [one] jeden przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    }
happens-quench = Wszystkie żywioły stają się Wygaszone
happens-no-consuming = Odtąd postacie nie mogą zużywać żywiołów
happens-spawn = Na polu { $mark } pojawia się: { $monster } ({ $ranks })
happens-open-doors =
    { $passage ->
        [fog] Mgła { $door } się rozwiewa
        [wall] Ściany { $door } się walą
       *[door] Otwierają się drzwi { $door }
    }
reward-gold-character =
    { $many ->
        [one] Złoto dla jednej postaci: { $n }
       *[other] Złoto dla każdej z { $many } postaci: { $n }
    }
reward-gold-opener = Złoto dla postaci otwierającej drzwi: { $n }
reward-gold-characters = Złoto dla każdej postaci: { $n }
reward-gold-looter = Złoto: { $n }
reward-gold-together = Złoto dla całej drużyny: { $n }
reward-xp-character =
    { $many ->
        [one] Jedna postać zdobywa { $n } PD
       *[other] Każda z { $many } postaci zdobywa { $n } PD
    }
reward-xp-opener = Postać otwierająca drzwi zdobywa { $n } PD
reward-xp-characters = Każda postać zdobywa { $n } PD
reward-xp-looter = { $n } PD
reward-checkmarks =
    { $n ->
        [one] Jeden znacznik postępu
        [few] { $n } znaczniki postępu
       *[many] { $n } znaczników postępu
    }
reward-reputation = Reputacja { $n }
reward-prosperity = Dobrobyt { $n }
reward-achieve-party = Osiągnięcie drużynowe: { $what }
reward-achieve-global = Osiągnięcie globalne: { $what }
reward-forfeit = Tracicie osiągnięcie: { $what }
reward-item = Przedmiot: { $item }
reward-item-quest = Przedmiot dla postaci, której cel życiowy to { $quest }: { $item }
reward-enhancing-gold = Złoto dla każdej postaci tylko na ulepszenia: { $n }; co nie zostanie wydane od razu, przepada
reward-design = Schemat przedmiotu: { $item }
reward-random-design = Losowy schemat przedmiotu
reward-side-scenario = Losowy scenariusz poboczny
reward-new-location = Nowa lokacja: { $where }
reward-location = Nowa lokacja do wyboru: { $where }
reward-locations = Nowe lokacje: { $where }
reward-event-city = Nowa karta zdarzeń w mieście
reward-event-road = Nowa karta zdarzeń na szlaku
reward-open = Otwórzcie: { $what }
reward-page = Strona Księgi Scenariuszy do rozwiązania
location = nr { $n }
location-named = nr { $n } { $name }
need = Wymaga: { $what }
need-not = Niedostępny, gdy jest: { $what }
achievement-first-steps = Pierwsze Kroki
achievement-jekserahs-plans = Plany Jeksery
achievement-dark-bounty = Ciemna Nagroda
achievement-the-merchant-flees = Ucieczka Handlarki
achievement-the-dead-invade = Inwazja Trupów
achievement-a-demons-errand = Posłańcy Demona
achievement-city-rule-economic = Władze Miasta: Kupieckie
achievement-end-of-the-invasion = Koniec Inwazji
achievement-the-power-of-enhancement = Potęga Wzmocnienia
achievement-stonebreakers-censer = Kadzielnica Skałoma
achievement-the-rift-neutralized = Szczelina Zneutralizowana

## Card texts: goals and special rules of scenarios

win-cleared = Zabij wszystkich odkrytych wrogów
win-cleared-everywhere = Zabij wszystkich wrogów
win-killed =
    { $n ->
        [one] Zabij: { $names }
       *[other] Zabij: { $names } ×{ $n }
    }
win-killed-any =
    { $n ->
        [one] Zabij jednego wroga
       *[other] Zabij { $n } wrogów
    }
win-killed-any-x = Zabij wrogów: { $n }
win-slain = Zabij { $boss }
slay-bandit_commander = Herszta Bandytów
slay-merciless_overseer = Bezlitosnego Nadzorcę
slay-inox_bodyguard = Inoksa Ochroniarza
slay-captain_of_the_guard = Kapitana Straży
slay-jekserah = Jekserę
slay-prime_demon = Pierwotnego Demona
slay-elder_drake = Prastarego Drakona
slay-the_betrayer = Zdrajcę
slay-the_colorless = Bezbarwnego
slay-the_sightless_eye = Niewidzące Oko
slay-dark_rider = Mrocznego Jeźdźca
slay-winged_horror = Skrzydlatą Zgrozę
slay-the_gloom = Mrok
win-looted =
    { $n ->
        [one] Zdobądź skarb będący celem
        [few] Zdobądź { $n } skarby będące celem
       *[many] Zdobądź { $n } skarbów będących celem
    }
win-revealed = Odkryj komnatę { $n }
win-when = Wygrywacie, gdy { $what }
lose-when = Przegrywacie, gdy { $what }
holds-not = nie jest tak, że { $what }
holds-cleared = na mapie nie ma wrogów
holds-cleared-everywhere = wszyscy wrogowie nie żyją
holds-killed =
    { $n ->
        [one] nie żyje { $names }
       *[other] nie żyje { $names } ×{ $n }
    }
holds-killed-any =
    { $n ->
        [one] nie żyje jeden wróg
       *[other] nie żyje { $n } wrogów
    }
holds-killed-any-x = zabici wrogowie: { $n }
holds-looted =
    { $n ->
        [one] zdobyto skarb będący celem
        [few] zdobyto { $n } skarby będące celem
       *[many] zdobyto { $n } skarbów będących celem
    }
holds-revealed = komnata { $n } jest odkryta
holds-opens =
    { $passage ->
        [fog] rozwiewa się mgła { $door }
        [wall] wali się ściana { $door }
       *[door] otwierają się drzwi { $door }
    }
holds-room-opens = odkrywana jest komnata { $n }
holds-shut =
    { $passage ->
        [fog] mgła { $door } jeszcze się nie rozwiała
        [wall] ściana { $door } stoi
       *[door] drzwi { $door } są zamknięte
    }
holds-odd-round = numer rundy jest nieparzysty
holds-on-plates-one = jedna z postaci stoi na płycie { $plates }
holds-on-plates-all = wszystkie postacie stoją na płytach ({ $plates })
holds-beside = { $who } kończy turę obok pola { $mark }
holds-fallen = ginie { $who }
moment-setup = Przy rozstawianiu
moment-round-start = Na początku każdej rundy
moment-round-end = Na koniec każdej rundy
moment-turn-end = Na koniec tury
moment-revealed = Po odkryciu komnaty
rule-setup = Na początku: { $what }
rule-locked =
    { $passage ->
        [fog] Nieprzenikniona mgła: { $doors }
        [wall] Ściany nie do przejścia: { $doors }
       *[door] Drzwi zaryglowane: { $doors }
    }
rule-by-ability = Skarby będące celem można zabrać tylko zdolnością grabieży
rule-allies = Wasi sojusznicy, wrogowie wszystkich innych potworów: { $names }
rule-obstacle = { $tile }: można atakować, PŻ { $hp }

## Table

title-round = { $scenario }, runda { $n }
figure-nobody = nikt
figure-other = figurka
figure-numbered = { $name } { $n }
figure-elite = { $name } { $n } (elita)
hex-marked = { $name } ({ $letter })
treasure-numbered = Skarb { $n }
treasure-goal = Żeton celu
deck-boss = Boss
tile-trap = Pułapka
tile-egg = Jajo
ability-of = { $name }: ta runda
card-top = Góra: { $text }
card-bottom = Dół: { $text }
of-uses = użyto { $n } z { $most }
item-is-spent = zużyty
item-is-consumed = zniszczony
stats-normal =
    { $range ->
        [0] Zwykły: { $hp } PŻ, ruch { $move }, atak { $attack }
       *[other] Zwykły: { $hp } PŻ, ruch { $move }, atak { $attack }, zasięg { $range }
    }
stats-elite =
    { $range ->
        [0] Elitarny: { $hp } PŻ, ruch { $move }, atak { $attack }
       *[other] Elitarny: { $hp } PŻ, ruch { $move }, atak { $attack }, zasięg { $range }
    }
stats-boss =
    { $range ->
        [0] { $hp } PŻ, ruch { $move }, atak { $attack }
       *[other] { $hp } PŻ, ruch { $move }, atak { $attack }, zasięg { $range }
    }
stats-special = Akcja specjalna { $n }: { $text }

## Table: places, figures and icons

zone-of = { $hero }: { $zone }
zone-order = Kolejność tur
zone-scenario = Scenariusz
zone-monsters = Potwory
zone-monster-deck = Talia modyfikatorów potworów
zone-heroes = Postacie
zone-hand = Ręka
zone-picked = Zagrane w tej rundzie
zone-active = Obszar aktywny
zone-discard = Karty odrzucone
zone-lost = Karty utracone
zone-items = Przedmioty
zone-goals = Cel bitewny
icon-damage = Obrażenia
icon-money = Pieniądze
icon-treasure = skarb
icon-gold = Żetony pieniędzy
icon-shield = Tarcza
icon-retaliate = Odwet
icon-initiative = Inicjatywa
icon-experience = Doświadczenie
icon-level = Poziom
icon-deck = Karty modyfikatorów w talii
icon-last = Ostatnio dobrane:
icon-exhausted = wyczerpanie
icon-resting = długi odpoczynek
icon-found = Znalezione złoto
icon-checkmarks = Znaczniki postępu
icon-health = Punkty życia
icon-acting = teraz działa
icon-focus = skupienie
icon-acted = po turze
icon-monster-level = Poziom potworów
icon-trap-damage = Obrażenia z pułapki
icon-hazard-damage = Obrażenia z niebezpiecznego terenu
icon-gold-each = Złoto za żeton pieniędzy
icon-bonus = Doświadczenie za zwycięstwo
ground-corridor = Korytarz
ground-difficult = Trudny teren
ground-hazard = Niebezpieczny teren
ground-trap = Pułapka
ground-obstacle = Przeszkoda
ground-plate = Płyta naciskowa
ground-door-open = Otwarte drzwi
ground-door-closed = Zamknięte drzwi
ground-door-locked = Zaryglowane drzwi
ground-fog-open = Rozwiana mgła
ground-fog-closed = Mgła
ground-fog-locked = Nieprzenikniona mgła
ground-wall-open = Wyłom w ścianie
ground-wall-closed = Krusząca się ściana
ground-wall-locked = Krusząca się ściana
odds-attack = { $hp } PŻ, zabija { $kill }%
odds-kills = zabija
odds-damage = obrażenia
odds-hp = { $hp } PŻ
odds-shielded = { $hp } PŻ · Tarcza { $shield }

## Stickers on ability cards

sticker = naklejka: zdolność { $n }, { $what }
sticker-value = +1
sticker-range = zasięg +1
sticker-targets = cel +1
sticker-pierce = przebicie +1
sticker-push = odepchnięcie +1
sticker-pull = przyciągnięcie +1
sticker-hp = +1 punkt życia
sticker-move = ruch +1
sticker-attack = atak +1
sticker-jump = skok
sticker-hex = jeszcze jedno pole

## Table: questions

ask-act = Zagraj górną połowę jednej karty i dolną drugiej
ask-act-none = Coś jeszcze w tej turze?
ask-act-top = { $who }: teraz górna połowa karty { $card }
ask-act-bottom = { $who }: teraz dolna połowa karty { $card }
ask-move = { $who }: dokąd idzie?
note-move = Punkty ruchu: { $n }
ask-attack = { $who } atakuje: kogo?
ask-attack-next = { $who } atakuje dalej: kogo?
ask-monster-focus = { $who }: kto jest celem?
ask-monster-move = { $who }: dokąd idzie?
ask-monster-path = { $who }: którędy idzie?
ask-monster-targets = { $who } atakuje: kogo?
ask-damage =
    { $n ->
        [one] { $who }: { $n } obrażenie, zadaje je { $by }
        [few] { $who }: { $n } obrażenia, zadaje je { $by }
       *[many] { $who }: { $n } obrażeń, zadaje je { $by }
    }
ask-damage-own = { $who }: nadchodzą obrażenia { $n }
note-damage = Zostało życia { $hp }, po tym będzie { $left }
note-damage-end = Zostało życia { $hp }: { $who } pada z wyczerpania
note-damage-dies = Zostało życia { $hp }: { $who } ginie
ask-area = Gdzie położyć obszar?
ask-attack-action = Użyć czegoś do tego ataku?
ask-attack-damage = Użyć czegoś przeciw obrażeniom z tego ataku?
ask-attack-give = Czy atak nakłada ten stan?
ask-attack-help = Pomóc w tym ataku?
ask-attack-from = Z którego pola zaatakować?
ask-before-attack = Zaraz nastąpi atak. Użyć czegoś?
ask-consumed = Zużyto esencję. Użyć czegoś?
ask-attacked = Atakują cię. Użyć czegoś?
ask-augment = Użyć czegoś z tym wspomaganiem?
ask-augment-discard = Które wspomaganie ustąpi miejsca?
ask-bonus-whose = Kto dostaje premię?
ask-boost = Użyć czegoś do tej zdolności?
ask-borrow-lender = Czyja utracona karta?
ask-borrow-taker = Kto bierze utraconą kartę?
ask-cards-revealed = Karty są odkryte. Użyć czegoś?
ask-choose = Którą możliwość wybierasz?
ask-command = Kto to wykona?
ask-cure = Który stan usunąć?
ask-cure-target = Kogo uwolnić od stanów?
ask-curse = Wróg jest przeklinany. Użyć czegoś?
ask-damage-lose = Którą odrzuconą kartę utracić?
ask-death = Użyć czegoś przy tej śmierci?
ask-discard = Którą kartę odrzucić?
ask-doom-discard = Która Zguba ustąpi miejsca?
ask-doom-target = Na którym wrogu zaciąży Zguba?
ask-doom-transfer = Którą Zgubę przenieść?
ask-driven = Dokąd się przesuwa?
ask-dungeon-entrance = Którędy wchodzicie do lochu?
ask-egg = Gdzie położyć jajo?
ask-element-make = Którą esencję stworzyć?
ask-element-use = Którą esencję zużyć?
ask-enemy-use = Wróg zużyje esencję. Przeszkodzić?
ask-enemy-cursed = Wróg dobrał Klątwę. Użyć czegoś?
ask-forgo = Zrezygnować z akcji na rzecz towarzysza?
ask-escort-move = Dokąd idzie podopieczny?
ask-gain = Zaraz pojawi się stan. Użyć czegoś?
ask-give-target = Dla kogo?
ask-goal = Który cel bitewny zachowujesz?
ask-have-whom = Kto to dostaje?
ask-healed = Wracają PŻ. Użyć czegoś?
ask-hurt = Otrzymano obrażenia. Użyć czegoś?
ask-heal-action = Użyć czegoś do tego leczenia?
ask-heal-self = Uleczyć się?
ask-heal-target = Kogo leczyć?
ask-hex = Które pole?
ask-initiative = Działać wcześniej czy później?
ask-initiative-heroes = Remis: kto działa pierwszy?
ask-initiative-monsters = Remis: który rodzaj działa pierwszy?
ask-invisible = Stać się niewidzialnym?
ask-kill = Wróg zabity. Użyć czegoś?
ask-kill-target = Kogo zabić?
ask-long-rest = Długi odpoczynek. Użyć czegoś?
ask-lead = Która karta będzie wiodąca?
ask-loot = Co zagrabić?
ask-loot-all = Zagrabić?
ask-lose = Którą kartę utracić?
ask-mark = Którego wroga naznaczyć?
ask-may = Zapłacić za to?
ask-pack-whom = Kto dostaje zestaw?
ask-monster-summon = Gdzie staje przywołany potwór?
ask-obstacle = Użyć czegoś do tych przeszkód?
ask-obstacle-destroy = Którą przeszkodę zniszczyć?
ask-obstacle-hex = Gdzie postawić przeszkodę?
ask-obstacle-move = Którą przeszkodę przesunąć?
ask-character = Która to postać?
ask-xp-target = Kto zdobywa doświadczenie?
ask-opener = Kto liczy się jako otwierający drzwi?
ask-play = Którą kartę zagrać dodatkowo?
ask-promote = Który wróg staje się elitarny?
ask-pull = Dokąd przyciągnąć?
ask-push = Dokąd odepchnąć?
ask-put-away = Którą kartę odłożyć?
ask-recover = Którą kartę odzyskać?
ask-recover-whom = Kto odzyskuje karty?
ask-refresh = Który przedmiot odświeżyć?
ask-refresh-whom = Kto odświeża przedmioty?
ask-rest-active = Karta w obszarze aktywnym: zostawić czy odpocząć razem z nią?
ask-rest-keep = Utracić tę kartę czy przyjąć 1 obrażenie i utracić inną?
ask-rest-lose = Długi odpoczynek: którą kartę utracić?
ask-rest-short = Krótki odpoczynek?
ask-retaliate = Był odwet. Użyć czegoś?
ask-retaliate-whom = Kto dostaje odwet?
ask-retreat = Który wróg się wycofuje?
ask-retreat-hex = Dokąd się wycofuje?
ask-reward-gold = Kto bierze ile złota?
ask-round-end = Runda się kończy. Użyć czegoś?
ask-reward-item = Kto bierze przedmiot?
ask-reward-location = Która lokacja się odblokowuje?
ask-second = Która karta do niej?
ask-settle = Gdzie staje figurka?
ask-share = Przenieść punkt obrażeń?
ask-song-action = Zagrano pieśń. Użyć czegoś?
ask-command-action = Wydano rozkaz. Użyć czegoś?
ask-doom-action = Zguba zaciążyła na wrogu. Użyć czegoś?
ask-pack-action = Użyto zestawu. Użyć czegoś?
ask-song-discard = Która pieśń ustąpi miejsca?
ask-shield-whom = Kto dostaje tarczę?
ask-spawn = Gdzie pojawia się potwór?
ask-start = Gdzie zaczynasz?
ask-suffer-target = Kto przyjmuje obrażenia?
ask-suffer-amount = Ile obrażeń przyjmujesz w tym celu?
ask-swap = Kto zamienia się miejscami?
ask-teleport = Na które pole się przenosisz?
ask-summon-hex = Gdzie staje przywołaniec?
ask-trap-disarm = Którą pułapkę rozbroić?
ask-trap-hex = Gdzie zastawić pułapkę?
ask-trap-onto = Na kogo działa pułapka?
ask-turn-end = Tura się kończy. Użyć czegoś?
ask-turn-start = Tura się zaczyna. Użyć czegoś?
ask-turncoat = Który wróg zmienia stronę?
ask-turned = W kogo trafia atak?
ask-use = Zużyć esencje?
ask-use-up = Który przedmiot zużyć?

## Table: options

group-top = Górna połowa
group-bottom = Dolna połowa
group-items = Przedmioty i karty
group-lose = Utracić kartę zamiast tego
group-besides = Poza tym
opt-skip = Pomiń
opt-stop = Koniec
opt-go = Dalej
opt-none = Wcale
opt-hex = { $hex }
opt-hex-of = { $hex } ({ $what })
opt-card = { $card } (inicjatywa { $n })
opt-area =
    { $whom } na obszarze
opt-area-empty = Obszar
opt-top = { $card }: { $text }
opt-bottom = { $card }: { $text }
opt-basic-attack = { $card }: tylko Atak { $n }
opt-basic-move = { $card }: tylko Ruch { $n }
opt-end = Zakończ premię karty { $card }
opt-move =
    { $n ->
        [one] { $hex }, { $n } punkt
        [few] { $hex }, { $n } punkty
       *[other] { $hex }, { $n } punktów
    }
opt-lose = { $card }
opt-boost = Wzmocnienie { $n }
opt-entrance = Wejście { $n }
opt-way = Sposób { $n }
opt-without = Bez stanu: { $what }
opt-with = A jednak stan: { $what }
opt-act-pass = Zakończ turę
opt-attack-skip = Bez ataku
opt-attack-go = Atak na wszystkich
opt-attack-give-yes = { $whom }: stan { $what }
opt-attack-give-no = { $whom }: bez stanu { $what }
opt-attack-next-stop = Bez dalszych ataków
opt-move-stop = Zostań tu
opt-damage-take = Przyjmij { $n }: zostanie { $left }
opt-damage-end = Przyjmij { $n }: wyczerpanie
opt-damage-dies = Przyjmij { $n }: śmierć
opt-idle = tu nic nie da
opt-harm = po drodze obrażenia { $n }
opt-damage-discards = Utrać dwie odrzucone karty
opt-lead-rest = Długi odpoczynek
opt-rest-active-stay = Zostaw aktywną: { $card }
opt-rest-active-take = Odpocznij razem z: { $card }
opt-rest-short-yes = Odpocznij
opt-rest-short-no = Bez odpoczynku
opt-rest-keep-lose = Utrać: { $card }
opt-rest-keep-keep = Zachowaj { $card }, przyjmij 1 obrażenie, utrać inną kartę
opt-initiative-lower = Wcześniej
opt-initiative-higher = Później
opt-augment-discard-skip = Pomiń nowe wspomaganie
opt-push-none = Nie odpychaj
opt-pull-none = Nie przyciągaj
opt-boost-go = Dalej, bez niczego więcej
opt-boost-skip = Pomiń zdolność
opt-suffer-amount =
    { $n ->
        [0] Wcale
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
opt-share-wound = Punkt: { $one } → { $other }
opt-forgo-top = Bez górnej akcji: jego ataki mają +3
opt-forgo-bottom = Bez dolnej akcji: jego ruchy mają +3
opt-forgo-no = Z żadnej

## Table: what happened

# Nazwy w zdaniach: liczba mnoga rządzi czasownikiem, „name-attacked” to biernik, „name-focus” miejscownik,
# „name-many” mianownik liczby mnogiej.
name-number =
    { $name_form ->
        [living_bones] many
        [living_corpse] many
        [stone_door] many
       *[other] one
    }
name-attacked =
    { $name_form ->
        [brute] Karka
        [tinkerer] Druciarza
        [spellweaver] Tkaczkę Zaklęć
        [scoundrel] Szelmę
        [cragheart] Skałosercego
        [mindthief] Myślołapa
        [sunkeeper] Strażniczkę Słońca
        [quartermaster] Kwatermistrza
        [summoner] Przywoływaczkę
        [nightshroud] Nocarza
        [plagueherald] Piewcę Zarazy
        [berserker] Berserkera
        [soothsinger] Trubadura
        [doomstalker] Siewcę Zguby
        [sawbones] Łapiducha
        [elementalist] Elementalistę
        [beast_tyrant] Władcę Bestii
        [ancient_artillery] Starożytną Artylerię
        [bandit_archer] Bandytę Łucznika
        [bandit_guard] Bandytę Strażnika
        [black_imp] Czarnego Impa
        [cave_bear] Niedźwiedzia Jaskiniowego
        [city_archer] Łucznika Miejskiego
        [city_guard] Strażnika Miejskiego
        [cultist] Kultystę
        [deep_terror] Grozę Głębin
        [earth_demon] Demona Ziemi
        [flame_demon] Demona Płomieni
        [forest_imp] Leśnego Impa
        [frost_demon] Demona Mrozu
        [giant_viper] Olbrzymią Żmiję
        [harrower_infester] Dreszczowca Zaraziciela
        [hound] Ogara
        [inox_archer] Inoksa Łucznika
        [inox_guard] Inoksa Strażnika
        [inox_shaman] Inoksa Szamana
        [living_bones] Ożywione Kości
        [living_corpse] Ożywione Zwłoki
        [living_spirit] Ożywionego Ducha
        [lurker] Czyhacza
        [night_demon] Demona Nocy
        [ooze] Szlam
        [rending_drake] Rozdzierającego Drakona
        [savvas_icestorm] Sawasa Lodowej Burzy
        [savvas_lavaflow] Sawasa Potoku Lawy
        [spitting_drake] Plującego Drakona
        [stone_golem] Kamiennego Golema
        [sun_demon] Demona Słońca
        [vermling_scout] Szczuroka Zwiadowcę
        [vermling_shaman] Szczuroka Szamana
        [wind_demon] Demona Wiatru
        [bandit_commander] Herszta Bandytów
        [merciless_overseer] Bezlitosnego Nadzorcę
        [inox_bodyguard] Inoksa Ochroniarza
        [captain_of_the_guard] Kapitana Straży
        [jekserah] Jekserę
        [prime_demon] Pierwotnego Demona
        [elder_drake] Prastarego Drakona
        [the_betrayer] Zdrajcę
        [the_colorless] Bezbarwnego
        [the_sightless_eye] Niewidzące Oko
        [dark_rider] Mrocznego Jeźdźca
        [winged_horror] Skrzydlatą Zgrozę
        [the_gloom] Mrok
        [decoy] Wabik
        [battle_bot] Bota Bojowego
        [kill_bot] Bota Zabójcę
        [mystic_ally] Mistycznego Sojusznika
        [burning_avatar] Płonącego Awatara
        [rat_swarm] Rój Szczurów
        [monstrous_rat] Potwornego Szczura
        [rat_king] Króla Szczurów
        [jade_falcon] Jadeitowego Sokoła
        [warrior_spirit] Ducha Wojownika
        [skeleton] Szkielet
        [steel_construct] Stalowy Konstrukt
        [iron_beast] Żelazną Bestię
        [thorn_shooter] Miotacza Kolców
        [shadow_wolf] Wilka Cienia
        [lava_golem] Golema z Lawy
        [bat_swarm] Rój Nietoperzy
        [living_bomb] Żywą Bombę
        [slime_spirit] Ducha Szlamu
        [rock_colossus] Skalnego Kolosa
        [healing_sprite] Duszka Uzdrowiciela
        [nail_sphere] Kulę Gwoździ
        [void_eater] Pożeracza Pustki
        [black_unicorn] Czarnego Jednorożca
        [war_hawk] Jastrzębia Bojowego
        [battle_boar] Dzika Bojowego
        [vicious_jackal] Wściekłego Szakala
        [giant_toad] Olbrzymią Ropuchę
        [spitting_cobra] Plującą Kobrę
        [doppelganger] Sobowtóra
        [mana_sphere] Kulę Many
        [green_adder] Zieloną Żmiję
        [tattered_wolf] Oberwanego Wilka
        [red_falcon] Czerwonego Sokoła
        [swamp_alligator] Bagiennego Aligatora
        [monolith] Monolit
        [wind_totem] Totem Wiatru
        [spirit_banner] Sztandar Duchów
        [bear] Niedźwiedzia
       *[other] { $name }
    }
name-focus =
    { $name_form ->
        [brute] Karku
        [tinkerer] Druciarzu
        [spellweaver] Tkaczce Zaklęć
        [scoundrel] Szelmie
        [cragheart] Skałosercym
        [mindthief] Myślołapie
        [sunkeeper] Strażniczce Słońca
        [quartermaster] Kwatermistrzu
        [summoner] Przywoływaczce
        [nightshroud] Nocarzu
        [plagueherald] Piewcy Zarazy
        [berserker] Berserkerze
        [soothsinger] Trubadurze
        [doomstalker] Siewcy Zguby
        [sawbones] Łapiduchu
        [elementalist] Elementaliście
        [beast_tyrant] Władcy Bestii
        [ancient_artillery] Starożytnej Artylerii
        [bandit_archer] Bandycie Łuczniku
        [bandit_guard] Bandycie Strażniku
        [black_imp] Czarnym Impie
        [cave_bear] Niedźwiedziu Jaskiniowym
        [city_archer] Łuczniku Miejskim
        [city_guard] Strażniku Miejskim
        [cultist] Kultyście
        [deep_terror] Grozie Głębin
        [earth_demon] Demonie Ziemi
        [flame_demon] Demonie Płomieni
        [forest_imp] Leśnym Impie
        [frost_demon] Demonie Mrozu
        [giant_viper] Olbrzymiej Żmii
        [harrower_infester] Dreszczowcu Zarazicielu
        [hound] Ogarze
        [inox_archer] Inoksie Łuczniku
        [inox_guard] Inoksie Strażniku
        [inox_shaman] Inoksie Szamanie
        [living_bones] Ożywionych Kościach
        [living_corpse] Ożywionych Zwłokach
        [living_spirit] Ożywionym Duchu
        [lurker] Czyhaczu
        [night_demon] Demonie Nocy
        [ooze] Szlamie
        [rending_drake] Rozdzierającym Drakonie
        [savvas_icestorm] Sawasie Lodowej Burzy
        [savvas_lavaflow] Sawasie Potoku Lawy
        [spitting_drake] Plującym Drakonie
        [stone_golem] Kamiennym Golemie
        [sun_demon] Demonie Słońca
        [vermling_scout] Szczuroku Zwiadowcy
        [vermling_shaman] Szczuroku Szamanie
        [wind_demon] Demonie Wiatru
        [bandit_commander] Herszcie Bandytów
        [merciless_overseer] Bezlitosnym Nadzorcy
        [inox_bodyguard] Inoksie Ochroniarzu
        [captain_of_the_guard] Kapitanie Straży
        [jekserah] Jekserze
        [prime_demon] Pierwotnym Demonie
        [elder_drake] Prastarym Drakonie
        [the_betrayer] Zdrajcy
        [the_colorless] Bezbarwnym
        [the_sightless_eye] Niewidzącym Oku
        [dark_rider] Mrocznym Jeźdźcu
        [winged_horror] Skrzydlatej Zgrozie
        [the_gloom] Mroku
        [decoy] Wabiku
        [battle_bot] Bocie Bojowym
        [kill_bot] Bocie Zabójcy
        [mystic_ally] Mistycznym Sojuszniku
        [burning_avatar] Płonącym Awatarze
        [rat_swarm] Roju Szczurów
        [monstrous_rat] Potwornym Szczurze
        [rat_king] Królu Szczurów
        [jade_falcon] Jadeitowym Sokole
        [warrior_spirit] Duchu Wojownika
        [skeleton] Szkielecie
        [steel_construct] Stalowym Konstrukcie
        [iron_beast] Żelaznej Bestii
        [thorn_shooter] Miotaczu Kolców
        [shadow_wolf] Wilku Cienia
        [lava_golem] Golemie z Lawy
        [bat_swarm] Roju Nietoperzy
        [living_bomb] Żywej Bombie
        [slime_spirit] Duchu Szlamu
        [rock_colossus] Skalnym Kolosie
        [healing_sprite] Duszku Uzdrowicielu
        [nail_sphere] Kuli Gwoździ
        [void_eater] Pożeraczu Pustki
        [black_unicorn] Czarnym Jednorożcu
        [war_hawk] Jastrzębiu Bojowym
        [battle_boar] Dziku Bojowym
        [vicious_jackal] Wściekłym Szakalu
        [giant_toad] Olbrzymiej Ropusze
        [spitting_cobra] Plującej Kobrze
        [doppelganger] Sobowtórze
        [mana_sphere] Kuli Many
        [green_adder] Zielonej Żmii
        [tattered_wolf] Oberwanym Wilku
        [red_falcon] Czerwonym Sokole
        [swamp_alligator] Bagiennym Aligatorze
        [monolith] Monolicie
        [wind_totem] Totemie Wiatru
        [spirit_banner] Sztandarze Duchów
        [bear] Niedźwiedziu
       *[other] { $name }
    }
name-many =
    { $name_form ->
        [ancient_artillery] Starożytne Artylerie
        [bandit_archer] Bandyci Łucznicy
        [bandit_guard] Bandyci Strażnicy
        [black_imp] Czarne Impy
        [cave_bear] Niedźwiedzie Jaskiniowe
        [city_archer] Łucznicy Miejscy
        [city_guard] Strażnicy Miejscy
        [cultist] Kultyści
        [deep_terror] Grozy Głębin
        [earth_demon] Demony Ziemi
        [flame_demon] Demony Płomieni
        [forest_imp] Leśne Impy
        [frost_demon] Demony Mrozu
        [giant_viper] Olbrzymie Żmije
        [harrower_infester] Dreszczowce Zaraziciele
        [hound] Ogary
        [inox_archer] Inoksowie Łucznicy
        [inox_guard] Inoksowie Strażnicy
        [inox_shaman] Inoksowie Szamani
        [living_spirit] Ożywione Duchy
        [lurker] Czyhacze
        [night_demon] Demony Nocy
        [ooze] Szlamy
        [rending_drake] Rozdzierające Drakony
        [savvas_icestorm] Sawasy Lodowej Burzy
        [savvas_lavaflow] Sawasy Potoku Lawy
        [spitting_drake] Plujące Drakony
        [stone_golem] Kamienne Golemy
        [sun_demon] Demony Słońca
        [vermling_scout] Szczuroki Zwiadowcy
        [vermling_shaman] Szczuroki Szamani
        [wind_demon] Demony Wiatru
        [inox_bodyguard] Inoksowie Ochroniarze
       *[other] { $name }
    }

# Stany w bierniku i w dopełniaczu.
gets-poison = Zatrucie
    .gen = Zatrucia
gets-wound = Zranienie
    .gen = Zranienia
gets-immobilize = Unieruchomienie
    .gen = Unieruchomienia
gets-disarm = Rozbrojenie
    .gen = Rozbrojenia
gets-stun = Ogłuszenie
    .gen = Ogłuszenia
gets-muddle = Zamroczenie
    .gen = Zamroczenia
gets-curse = Klątwę
    .gen = Klątwy
gets-invisible = Niewidzialność
    .gen = Niewidzialności
gets-strengthen = Wzmocnienie
    .gen = Wzmocnienia
gets-bless = Błogosławieństwo
    .gen = Błogosławieństwa
name-card = „{ $name }”
name-cards = karty { $cards }
name-cards-one = kartę { $cards }

told-scenario-began = { $tale }
told-scenario-concluded = { $tale }
told-round-began = Zaczyna się runda { $round }.
told-round-ended = Runda { $round } się kończy i żywioły słabną.
told-goal-kept = { $who_is } zachowuje cel bitewny.
told-placed = { $who_is } { $who_form ->
                [many] stają
                *[one] staje
                } na { $where }.
told-picked =
    { $initiative ->
        [99] { $who_is } wybiera długi odpoczynek.
       *[other] { $who_is } zagrywa { $cards } z inicjatywą { $initiative }.
    }
told-plays-more = { $who_is } w dodatkowej turze zagrywa { $cards }.
told-stands-in =
    { $over ->
        [yes] { $who_is } znów stoi na własnym polu.
       *[no] { $who_is } atakuje z pola, na którym stoi { $by_is }.
    }
told-drew =
    { $alone ->
        [yes] { $types } działa z inicjatywą { $initiative }: { $ability }.
       *[no] { $types } działają z inicjatywą { $initiative }: { $ability }.
    }
told-turn-began = { $who_is } { $who_form ->
                [many] zaczynają
                *[one] zaczyna
                } turę.
told-passed = { $who_is } odkłada bez zagrania { $cards }.
told-rested =
    { $long ->
        [yes] { $free ->
            [yes] { $who_is } kończy długi odpoczynek i nie traci karty.
           *[no] { $who_is } kończy długi odpoczynek i traci kartę { $lost }.
        }
       *[no] { $free ->
            [yes] { $who_is } kończy krótki odpoczynek i nie traci karty.
           *[no] { $who_is } kończy krótki odpoczynek i traci kartę { $lost }.
        }
    }
told-kept = { $who_is } zachowuje kartę { $card } za 1 obrażenie.
told-exhausted = { $who_is } ulega wyczerpaniu.
told-promoted = { $who_is } { $who_form ->
                [many] należą
                *[one] należy
                } teraz do elity.
told-moved = { $who_is } { $who_form ->
                [many] idą
                *[one] idzie
                } na { $where }.
told-opened =
    { $passage ->
        [fog] Mgła na { $where } się rozwiewa.
        [wall] Ściana na { $where } się wali.
       *[door] Drzwi na { $where } zostają otwarte.
    }
told-revealed = Zostaje odsłonięta komnata { $room }.
told-sprung = { $who_is } { $who_form ->
                [many] uruchamiają
                *[one] uruchamia
                } pułapkę na { $where }.
told-disarmed = { $who_is } rozbraja pułapkę na { $where }.
told-scorched = { $who_is } { $who_form ->
                [many] wchodzą
                *[one] wchodzi
                } na niebezpieczny teren na { $where }.
told-built =
    { $what ->
        [trap] Na { $where } zastawiono pułapkę.
       *[other] Na { $where } staje przeszkoda.
    }
told-cleared =
    { $what ->
        [tile] Kafel na { $where } znika.
        [figure] Figurka na { $where } znika z mapy.
       *[obstacle] Przeszkoda na { $where } znika.
    }
told-focused = { $who_is } { $who_form ->
                [many] skupiają
                *[one] skupia
                } się na { $focus_is }, { $why }.
told-no-focus = { $who_is } nie { $who_form ->
                [many] mają
                *[one] ma
                } na kim się skupić.
told-decided =
    { $won ->
        [yes] Cel jest osiągnięty, a runda toczy się jeszcze do końca.
       *[no] { $cause ->
            [exhausted] Żadna postać nie może już działać, więc scenariusz jest przegrany; runda toczy się jeszcze do końca.
           *[failed] Spełnił się warunek porażki, więc scenariusz jest przegrany; runda toczy się jeszcze do końca.
        }
    }
told-goal-met =
    { $checks ->
        [one] { $who_is } osiąga cel bitewny i dostaje { $checks } znacznik postępu.
        [few] { $who_is } osiąga cel bitewny i dostaje { $checks } znaczniki postępu.
       *[other] { $who_is } osiąga cel bitewny i dostaje { $checks } znaczników postępu.
    }
told-put-back = Wszyscy się leczą, odzyskują wszystkie karty i odświeżają wszystkie przedmioty.
told-took-home =
    { $experience ->
        [0] { $who_is } wynosi z tego { $gold } { $gold ->
                [one] sztukę złota
                [few] sztuki złota
                *[other] sztuk złota
                }.
       *[other] { $gold ->
            [0] { $who_is } wynosi z tego { $experience } { $experience ->
                [one] punkt doświadczenia
                [few] punkty doświadczenia
                *[other] punktów doświadczenia
                }.
           *[other] { $who_is } wynosi z tego { $experience } { $experience ->
                [one] punkt doświadczenia
                [few] punkty doświadczenia
                *[other] punktów doświadczenia
                } i { $gold } { $gold ->
                [one] sztukę złota
                [few] sztuki złota
                *[other] sztuk złota
                }.
        }
    }
told-scenario-over =
    { $won ->
        [yes] Scenariusz jest wygrany, bo cel został osiągnięty. { $scores }
       *[no] { $cause ->
            [exhausted] Scenariusz jest przegrany, bo żadna postać nie mogła już działać. { $scores }
           *[failed] Scenariusz jest przegrany, bo spełnił się warunek porażki. { $scores }
        }
    }
score-alone = Wynik to { $n }.
scores-each = Wyniki to { $each }.
score-of = { $n } gracza { $seat }
told-came =
    { $what ->
        [gold] { $who_is } znajduje { $amount } { $amount ->
                [one] sztukę złota
                [few] sztuki złota
                *[other] sztuk złota
                }.
        [experience] { $who_is } zdobywa { $amount } { $amount ->
                [one] punkt doświadczenia
                [few] punkty doświadczenia
                *[other] punktów doświadczenia
                }.
        [checkmark] { $amount ->
            [one] { $who_is } dostaje znacznik postępu.
            [few] { $who_is } dostaje { $amount } znaczniki postępu.
           *[other] { $who_is } dostaje { $amount } znaczników postępu.
        }
        [item] { $who_is } znajduje przedmiot { $what_is }.
       *[other] Drużyna znajduje coś na dalszą kampanię.
    }
told-acted =
    { $half ->
        [top] { $who_is } zagrywa górę karty { $card }.
        [bottom] { $who_is } zagrywa dół karty { $card }.
        [attack] { $who_is } używa karty { $card } do zwykłego ataku.
       *[move] { $who_is } używa karty { $card } do zwykłego ruchu.
    }
told-attacked =
    { $edge ->
        [1] { $who_is } { $who_form ->
                [many] atakują
                *[one] atakuje
                } { $whom_is } z siłą { $value } i Korzyścią, { $who_form ->
                [many] ciągną
                *[one] ciągnie
                } { $cards }, a po zastosowaniu { $applied } siła wynosi { $result }.
        [-1] { $who_is } { $who_form ->
                [many] atakują
                *[one] atakuje
                } { $whom_is } z siłą { $value } i Niekorzyścią, { $who_form ->
                [many] ciągną
                *[one] ciągnie
                } { $cards }, a po zastosowaniu { $applied } siła wynosi { $result }.
       *[other] { $who_is } { $who_form ->
                [many] atakują
                *[one] atakuje
                } { $whom_is } z siłą { $value }, a po zastosowaniu { $applied } siła wynosi { $result }.
    }
act-attack = { $value }, { $cards }: obrażenia { $damage }
act-attack-shield = { $value }, { $cards }: { $result }, mniej { $shield } za tarczę: obrażenia { $damage }
act-drew = { $types }: { $initiative }
told-suffered =
    { $source ->
        [attack] { $stopped ->
            [0] { $who_is } { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                } { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                }.
           *[other] { $who_is } { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                } { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                }, a Tarcza zatrzymuje { $stopped }.
        }
        [retaliate] { $by_is } { $by_form ->
                [many] biorą
                *[one] bierze
                } odwet, a { $who_is } { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                } { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                }.
        [trap] { $who_is } { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                } { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                } od pułapki.
        [hazard] { $who_is } { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                } { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                } od niebezpiecznego terenu.
        [fall] { $who_is } { $who_form ->
                [many] spadają
                *[one] spada
                } na przeszkodę i { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                } { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                }.
        [wall] { $who_is } { $who_form ->
                [many] wpadają
                *[one] wpada
                } na przeszkodę lub ścianę i { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                } { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                }.
        [wound] { $who_is } { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                } { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                } przez Zranienie.
        [rest] Za inną kartę { $who_is } otrzymuje { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                }.
        [scenario] Zgodnie z zasadą scenariusza { $who_is } { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                } { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                }.
       *[ability] { $by ->
            [-1] { $who_is } { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                } { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                }.
           *[other] { $who_is } { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                } { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                }, które { $by_form ->
                [many] zadają
                *[one] zadaje
                } { $by_is }.
        }
    }
told-stopped = { $who_is } nic nie { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                }, bo Tarcza zatrzymuje { $damage } { $damage ->
                [one] obrażenie
                [few] obrażenia
                *[other] obrażeń
                }.
told-negated =
    { $kind ->
        [card] { $who_is } dzięki karcie { $what_is } unika { $damage } { $damage ->
                [one] obrażenia
                *[other] obrażeń
                }.
        [item] { $who_is } dzięki przedmiotowi { $what_is } unika { $damage } { $damage ->
                [one] obrażenia
                *[other] obrażeń
                }.
       *[other] { $by ->
            [-1] { $who_is } traci { $cards }, żeby uniknąć { $damage } { $damage ->
                [one] obrażenia
                *[other] obrażeń
                }.
           *[other] { $by_is } traci { $cards }, a { $who_is } unika { $damage } { $damage ->
                [one] obrażenia
                *[other] obrażeń
                }.
        }
    }
told-died =
    { $broken ->
        [yes] { $who_is } na { $where } { $who_form ->
                [many] rozpadają
                *[one] rozpada
                } się.
       *[no] { $leaves ->
            [yes] { $who_is } { $who_form ->
                [many] giną
                *[one] ginie
                } na { $where } i { $who_form ->
                [many] zostawiają
                *[one] zostawia
                } pieniądze.
           *[no] { $who_is } { $who_form ->
                [many] giną
                *[one] ginie
                } na { $where }.
        }
    }
told-healed = { $who_is } { $who_form ->
                [many] odzyskują
                *[one] odzyskuje
                } { $amount } { $amount ->
                [one] punkt życia
                [few] punkty życia
                *[other] punktów życia
                }.
told-gave = { $who_is } { $who_form ->
                [many] otrzymują
                *[one] otrzymuje
                } { $condition }.
told-ended =
    { $good ->
        [yes] { $who_is } nie { $who_form ->
                [many] mają
                *[one] ma
                } już { $ended }.
       *[no] { $who_is } { $who_form ->
                [many] pozbywają
                *[one] pozbywa
                } się { $ended }.
    }
told-pushed = { $who_is } { $who_form ->
                [many] trafiają
                *[one] trafia
                } na { $where } wymuszonym ruchem.
told-infused = Powstaje esencja { $element }.
told-strong = Esencja { $element } staje się silna.
told-quenched = Wszystkie żywioły wygasają.
told-consumed = { $who_is } { $who_form ->
                [many] zużywają
                *[one] zużywa
                } esencję { $element }.
told-used =
    { $kind ->
        [item] { $who_is } używa przedmiotu { $what_is }.
       *[card] { $who_is } korzysta z karty { $what_is }.
    }
told-turned =
    { $state ->
        [ready] { $who_is } odświeża przedmiot { $what_is }.
        [spent] { $who_is } wykorzystuje przedmiot { $what_is }.
       *[consumed] { $who_is } zużywa przedmiot { $what_is }.
    }
told-put-away =
    { $pile ->
        [hand] { $who_is } bierze na rękę kartę { $card }.
        [lost] { $who_is } traci kartę { $card }.
        [active] { $who_is } zostawia aktywną kartę { $card }.
        [supply] { $who_is } oddaje do zasobów kartę { $card }.
       *[discard] { $who_is } odrzuca kartę { $card }.
    }
told-guarded =
    { $what ->
        [shield] { $who_is } { $who_form ->
                [many] zyskują
                *[one] zyskuje
                } Tarczę { $amount }.
       *[retaliate] { $who_is } { $who_form ->
                [many] zyskują
                *[one] zyskuje
                } Odwet { $amount }.
    }
told-works-for =
    { $over ->
        [yes] Karta { $card } już nie działa na { $whom_is }.
       *[no] Karta { $card } działa na { $whom_is }.
    }
told-added =
    { $who ->
        [-1] { $what ->
            [curse] { $amount ->
                [one] Do talii modyfikatorów potworów wchodzi Klątwa.
                [few] Do talii modyfikatorów potworów wchodzą { $amount } Klątwy.
               *[other] Do talii modyfikatorów potworów wchodzi { $amount } Klątw.
            }
            [bless] { $amount ->
                [one] Do talii modyfikatorów potworów wchodzi Błogosławieństwo.
                [few] Do talii modyfikatorów potworów wchodzą { $amount } Błogosławieństwa.
               *[other] Do talii modyfikatorów potworów wchodzi { $amount } Błogosławieństw.
            }
           *[minus_1] { $amount ->
                [one] Do talii modyfikatorów potworów wchodzi karta −1.
                [few] Do talii modyfikatorów potworów wchodzą { $amount } karty −1.
               *[other] Do talii modyfikatorów potworów wchodzi { $amount } kart −1.
            }
        }
       *[other] { $what ->
            [curse] { $amount ->
                [one] Do talii modyfikatorów, z której ciągnie { $who_is }, wchodzi Klątwa.
                [few] Do talii modyfikatorów, z której ciągnie { $who_is }, wchodzą { $amount } Klątwy.
               *[other] Do talii modyfikatorów, z której ciągnie { $who_is }, wchodzi { $amount } Klątw.
            }
            [bless] { $amount ->
                [one] Do talii modyfikatorów, z której ciągnie { $who_is }, wchodzi Błogosławieństwo.
                [few] Do talii modyfikatorów, z której ciągnie { $who_is }, wchodzą { $amount } Błogosławieństwa.
               *[other] Do talii modyfikatorów, z której ciągnie { $who_is }, wchodzi { $amount } Błogosławieństw.
            }
           *[minus_1] { $amount ->
                [one] Do talii modyfikatorów, z której ciągnie { $who_is }, wchodzi karta −1.
                [few] Do talii modyfikatorów, z której ciągnie { $who_is }, wchodzą { $amount } karty −1.
               *[other] Do talii modyfikatorów, z której ciągnie { $who_is }, wchodzi { $amount } kart −1.
            }
        }
    }
told-learned = { $who_is } zdobywa { $amount } { $amount ->
                [one] punkt doświadczenia
                [few] punkty doświadczenia
                *[other] punktów doświadczenia
                }.
told-looted =
    { $treasure ->
        [-1] { $money ->
            [one] { $who_is } zbiera { $money } żeton pieniędzy na { $where }.
            [few] { $who_is } zbiera { $money } żetony pieniędzy na { $where }.
           *[other] { $who_is } zbiera { $money } żetonów pieniędzy na { $where }.
        }
        [0] { $who_is } zabiera żeton celu z { $where }.
       *[other] { $who_is } zabiera skarb { $treasure } z { $where }.
    }
end-won = Scenariusz wygrany.
end-lost = Scenariusz przegrany.

# Skupienie i ruch potwora w dzienniku: „skupia się na Karku, bo prowadzi tam najkrótsza droga. Karta nie daje ruchu”.
focus-and = { $why }. { $then }
focus-gh-26-2 = bo prowadzi tam najkrótsza droga
focus-gh-26-5 = bo to najbliższy z wrogów o równie długiej drodze
focus-gh-26-6 = bo to najwcześniejszy z równie bliskich wrogów
focus-gh-26-9 = bo tak wybierają gracze spośród równych
focus-gh-26-12 = bo prowadzi tam droga bez pułapek i niebezpieczeństw
focus-gh-26-13 = bo pułapek na drodze jest tam najmniej, a bez nich nie da się przejść
focus-gh-26-15 = choć żadna droga nie prowadzi do ataku
focus-gh-26-22 = bo to pierwszy w kolejce z równie bliskich potworów jednego rodzaju
focus-gh-27-1 = Karta nie daje ruchu
focus-gh-33-13 = bo tak każe scenariusz
focus-gh-27-4 = Bez ataku ruch prowadzi jak najbliżej celu
focus-gh-27-5 = Ruch prowadzi na najbliższe pole obok celu
focus-gh-27-6 = Ruch prowadzi na pole, z którego atak ma najwięcej celów
focus-gh-27-7 = Ruch prowadzi na najbliższe z równie dobrych pól
focus-gh-27-8 = Ruch prowadzi tylko tak daleko, jak wymaga zasięg
focus-gh-27-9 = Ruch prowadzi w tył, żeby atak nie miał Niekorzyści
focus-gh-27-10 = Brak Niekorzyści jest ważniejszy niż więcej celów
focus-gh-27-11 = Na atak jest w tej turze za daleko, więc ruch tylko zbliża do celu
focus-gh-27-12 = Żaden ruch nie zbliżyłby do celu
focus-gh-27-14 = Krótsza droga prowadzi przez pułapki lub niebezpieczeństwa, więc nie wchodzi w grę
focus-gh-27-15 = Bezpiecznej drogi nie ma, więc ruch prowadzi najmniej niebezpieczną
focus-gh-27-19 = Ruch prowadzi na pole, z którego dalsze cele są we właściwej kolejności

## Table: why a monster did so

why-way = przebyta droga, długość { $length }
why-shunned = krótsza droga przez pułapki lub niebezpieczeństwa, długość { $length }
sight-yes = Z { $a } widać { $b }: linia z rogu do rogu nie dotyka żadnej ściany
sight-near = Z { $a } widać { $b }: pola sąsiadują i nie dzieli ich ściana
sight-no = Z { $a } nie widać { $b }: każda linia z rogu do rogu dotyka ściany
sight-closed =
    { $passage ->
        [fog] Nie: na { $hex } jest mgła, która działa jak ściana
        [wall] Nie: { $hex } to ściana
       *[door] Nie: { $hex } to zamknięte drzwi, które działają jak ściana
    }
sight-range = zasięg { $n }, nie liczony przez ściany
sight-no-range = dzielą je ściany: w żadnym zasięgu
why-foe =
    { $negatives ->
        [0] { $who } (droga { $length }, zasięg { $range })
       *[other] { $who } (droga { $length }, pól ujemnych { $negatives }, zasięg { $range })
    }
why-foe-none = { $who } (bez drogi)
why-gh-26-2 = najkrótsza droga
why-gh-26-5 = bliższy z wrogów o równie długiej drodze
why-gh-26-6 = wcześniejszy z równie bliskich wrogów
why-gh-26-9 = wybór graczy spośród równych
why-gh-26-12 = droga bez pułapek i niebezpieczeństw
why-gh-26-13 = najmniej pułapek, bo każda droga prowadzi przez pułapki
why-gh-26-15 = żadna droga nie prowadzi do ataku
why-gh-26-22 = pierwszy w kolejce z równie bliskich potworów jednego rodzaju
why-gh-27-1 = bez ruchu
why-gh-33-13 = tak każe scenariusz
why-gh-27-4 = bez ataku, jak najbliżej celu
why-gh-27-5 = na najbliższe pole obok celu
why-gh-27-6 = na pole z największą liczbą celów
why-gh-27-7 = na najbliższe z równie dobrych pól
why-gh-27-8 = tylko tyle, ile wymaga zasięg
why-gh-27-9 = w tył, aby nie mieć niekorzyści
why-gh-27-10 = brak niekorzyści jest ważniejszy niż więcej celów
why-gh-27-11 = w tej turze za daleko na atak, tylko bliżej
why-gh-27-12 = żaden ruch nie zbliża do celu
why-gh-27-14 = z dala od krótszej drogi przez pułapki
why-gh-27-15 = drogą najmniej niebezpieczną, bo bezpiecznej nie ma
why-gh-27-19 = na pole, z którego dalsze cele są we właściwej kolejności

## The sheet at the end

sheet-dealt = Zadane obrażenia
sheet-kills = Zabici wrogowie
sheet-suffered = Przyjęte obrażenia
sheet-negated = Obrażenia odparte kartami
sheet-experience = Doświadczenie
sheet-money = Zebrane żetony pieniędzy
sheet-rests = Odpoczynki
sheet-luck = Szczęście: co dodały karty modyfikatorów
