### Stół: tytuły, opcje nowej gry, ikony, strefy kart, tory, żetony.

hellscape = Hellscape
    .about = Od jednego do sześciu Bohaterów przeciw Podziemiom, które grają same. Otwierajcie drzwi, atakujcie Zgraje z Cienia, zbierajcie Skarby i wypełnijcie Misję, zanim zrobi to Mrok. Dwie godziny.

title = Hellscape: { $mission }, runda { $round }
title-hellbreaker = Hellscape: { $mission } (Wyzwanie Pogromcy Piekieł), runda { $round }

option-seats = Gracze
option-mission = Misja
    .help = Każda Misja to osobna gra; zacznijcie od Szkolenia.
option-mission-training = { mission-training }
    .help = Mała i łagodna: znajdź Zwój i wyjdź. Od niej zacznij.
option-mission-highway = { mission-highway }
    .help = Pierwsza cała Misja: przez bramy, komnata po komnacie.
option-mission-passage = { mission-passage }
    .help = Kogoś trzeba przeprowadzić żywego.
option-mission-artifact = { mission-artifact }
    .help = Wśród demonów leży Artefakt.
option-mission-cursed-sword = { mission-cursed-sword }
    .help = Miecz, który kąsa tego, kto nosi go zbyt długo.
option-mission-maze = { mission-maze }
    .help = Przejścia łączą to, co się nie styka.
option-mission-horror-beast = { mission-horror-beast }
    .help = Jedna bestia, którą można zranić tylko dzięki Piórom.
option-mission-michael = { mission-michael }
    .help = Boss czeka za kamieniami Spaczenia.
option-mission-soul-collector = { mission-soul-collector }
    .help = Zbieraj Dusze szybciej, niż są zabierane.
option-mission-soul-keys = { mission-soul-keys }
    .help = Klucze, którym kończy się Czas, i Boss.
option-mission-exodus = { mission-exodus }
    .help = Podziemia walą się za wami: uciekajcie.
option-heroes = Bohaterowie
    .help = Kto nie ma Bohatera, dostaje jednego. Nadliczbowych prowadzicie na zmianę.
option-heroes-gheta = { hero-gheta }, { class-berserker }
    .help = Jej rany stają się Szałem, a Szał ciosami. Trzy postawy. Dobra na pierwszą grę.
option-heroes-mathrin = { hero-mathrin }, { class-wizard }
    .help = Cztery zaklęcia wokół amuletu, którego wskazówka mówi, które jest gotowe. Kruchy, razi z daleka.
option-heroes-feydra = { hero-feydra }, { class-rogue }
    .help = Zamiast akcji dobiera żetony: szybka, ukryta, trująca.
option-heroes-sir-ronen = { hero-sir-ronen }, { class-paladin }
    .help = Uświęca Strefy dla wszystkich, którzy w nich stoją, i co rundę błogosławi umiejętność.
option-heroes-nahias = { hero-nahias }, { class-ranger }
    .help = Do strzału odkrywa karty Strzał i może posunąć się za daleko.
option-heroes-irk = { hero-irk }, { class-shaman }
    .help = Podnosi cztery Żywioły i wzywa Duchy, które walczą u jego boku.
option-hellbreaker = Wyzwanie Pogromcy Piekieł
    .help = O jeden żeton Ożywiciela mniej.

wrong-mission = Nie ma takiej Misji.
wrong-hero = Nie ma takiego Bohatera.
wrong-twice = Każdy Bohater może być w grze tylko raz.
wrong-led = Każdy Bohater musi mieć gracza, a każdy gracz Bohatera.

icon-health = Zdrowie
icon-heart = Zdrowie
icon-mana = Mana
icon-rage = Szał
icon-xp = XP
icon-level = poziom
icon-actions = pozostałe akcje
icon-people = Poplecznicy
icon-fire = Ogień
icon-ice = Mróz
icon-chest = Skarb
icon-clock = żetony Czasu
icon-feather = Anielskie Pióra
icon-target = ikony celu
icon-sword = miecz
icon-shield = tarcza
icon-scratch = zadrapanie
icon-fang = kieł
icon-shadow = cień
icon-up = XP na następny poziom
icon-stack = żetony

state-down = Ogłuszenie
state-acted = po turze
state-poisoned = Zatrucie
state-immune = teraz nie można go zranić
state-ready = gotowa
state-taken = przyjęta
state-here = tu jest znacznik

ground-light = w Świetle
ground-shadow = w Cieniu
ground-abyss = Otchłań

die-yellow = żółta kość
    .of = żółtej kości
die-orange = pomarańczowa kość
    .of = pomarańczowej kości
die-blue = niebieska kość
    .of = niebieskiej kości
die-shadow = Kość Cienia
    .of = Kości Cienia
die-enemy = Kość Wroga
    .of = Kości Wroga
die-shows = { $die }: { $face }
die-unrolled = ?
face-blank = pudło

track-darkness = Tor Mroku
track-boss = Tor Bossa
track-lifebringers = żetony Ożywiciela
track-space = pole
space-none = nic
space-mob = Zgraje w Portalach
space-roaming = Grasujący Potwór
space-rare = Rzadki Skarb do worka
space-epic = Epicki Skarb do worka

zone-enemies = Wrogowie
zone-stays = Karty Drzwi, które zostają
zone-starting = Przedmioty Początkowe
zone-hero = Bohater
zone-worn = Wyposażenie
zone-inventory = Ekwipunek
zone-skills = Umiejętności
zone-amulet = Amulet Zaklęć
zone-consecrations = Uświęcenia
zone-stances = Postawy
zone-tools = Gotowe żetony Łotrzyka
zone-bag = Mieszek Narzędzi
zone-markers = Odwrócone znaczniki
zone-arrows = Talia Strzał
zone-arrows-of = { $zone } (ikony: { $n } z { $full })

quarter = Ćwiartka { $n }: { $spell }
place-quarter = na ćwiartce { $n }
place-stance = w postawie { $stance }

card-slot = { $slot }, { $rarity }
card-set = część Zestawu Cieniobójcy
card-poison = Zatrucie
card-tool = do mieszka: { $tool }
card-blessed = Błogosławiona
card-shadow = Zdolność Cienia
card-fangs = { $n ->
        [one] { $n } kieł
        [few] { $n } kły
       *[many] { $n } kłów
    }
tool-poisons = zatruwa cel
tool-hides = liczy się jak w Cieniu
tool-colour-red = do ataków
tool-colour-blue = do ruchu
tool-colour-green = do każdej akcji

slot-head = Głowa
slot-torso = Tors
slot-legs = Nogi
slot-misc = Różne
slot-hand = Ręka
slot-off-hand = Druga Ręka
slot-two-hands = obie Ręce
slot-none = Jednorazowy

rarity-common = Zwykły
rarity-rare = Rzadki
rarity-epic = Epicki
type-melee = Wręcz
    .attack = atak Wręcz
type-magic = Magiczny
    .attack = atak Magiczny
type-ranged = Dystansowy
    .attack = atak Dystansowy

token-spawn = Strefa Namnażania
token-loot = żeton Łupu
token-treasure = Skarb
token-treasure-of = { $rarity } Skarb
token-portal = Portal
token-roaming-portal = Portal Grasujących Potworów
token-spike-trap = Wilczy Dół
token-bear-trap = Potrzask
token-pillar = Kolumna
token-fountain = Fontanna
token-forge = Kuźnia
token-regular-chest = Zwykła Skrzynia
token-greater-chest = Wielka Skrzynia
token-colour = żeton Celu
token-grey = żeton Celu (szary)
token-corruption = żeton Spaczenia
token-time = żeton Czasu

tray-title = { $attacker } – { $defender }: { $type }
tray-attack = Atak
tray-defence = Obrona
tray-enemy = Kości Wroga

n-health = { $n ->
        [one] { $n } punkt Zdrowia
        [few] { $n } punkty Zdrowia
       *[many] { $n } punktów Zdrowia
    }
n-mana = { $n ->
        [one] { $n } punkt Many
        [few] { $n } punkty Many
       *[many] { $n } punktów Many
    }
n-sword = { $n ->
        [one] { $n } miecz
        [few] { $n } miecze
       *[many] { $n } mieczy
    }
n-shield = { $n ->
        [one] { $n } tarcza
        [few] { $n } tarcze
       *[many] { $n } tarcz
    }
n-scratch = { $n ->
        [one] { $n } zadrapanie
        [few] { $n } zadrapania
       *[many] { $n } zadrapań
    }
n-fang = { $n ->
        [one] { $n } kieł
        [few] { $n } kły
       *[many] { $n } kłów
    }
n-shadow = { $n ->
        [one] { $n } cień
        [few] { $n } cienie
       *[many] { $n } cieni
    }
n-blank = pudło
instead-sword = { $n ->
        [one] { $n } miecza
       *[many] { $n } mieczy
    }
instead-mana = { $n ->
        [one] { $n } punktu Many
       *[many] { $n } punktów Many
    }
instead-shield = { $n ->
        [one] { $n } tarczy
       *[many] { $n } tarcz
    }
instead-scratch = { $n ->
        [one] { $n } zadrapania
       *[many] { $n } zadrapań
    }
instead-fang = { $n ->
        [one] { $n } kła
       *[many] { $n } kłów
    }
instead-shadow = { $n ->
        [one] { $n } cienia
       *[many] { $n } cieni
    }
instead-blank = pudła
item-none = gołe ręce

odds-attack = zabija w { $kills } %, średnio Rany: { $wounds }; zadrapania: { $scratches }
odds-suffered = średnio Rany: { $wounds }
odds-kills = zabija
odds-wounds = Rany
odds-left = Zdrowie: { $n }

tray-sum = Wynik
sum-nothing = bez Ran
sum-mob = { $dead ->
        [0] nikt nie ginie
        [one] ginie { $dead } Poplecznik
        [few] giną { $dead } Poplecznicy
       *[many] ginie { $dead } Popleczników
    }, następnemu zostaje { $left }
sum-mob-gone = ginie cała Zgraja
sum-falls = { $who }: koniec
sum-left = { $who }: zostaje { $left }
sum-scratches = { $who } otrzymuje { $n ->
        [one] { $n } Ranę
        [few] { $n } Rany
       *[many] { $n } Ran
    } od zadrapań
icon-wound = Rany
icon-melee = Wręcz
icon-magic = Magia
state-acts = działa
state-fights = walczy
state-passed = minione
act-compared = { $swords } − { $shields } = { $wounds }

sheet-dealt = Zadane Rany
sheet-kills = Zabici wrogowie
sheet-suffered = Odniesione Rany
sheet-fallen = Ogłuszenia
sheet-xp = Zdobyte XP
sheet-found = Znalezione przedmioty
sheet-rests = Odpoczynki
sheet-luck = Szczęście do mieczy
