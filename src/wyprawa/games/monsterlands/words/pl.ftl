### Monster Lands. Terms follow the glossary of docs/rules/monsterlands.md; names stand in the nominative.

monsterlands = Monster Lands
    .about = Wyślij najemników swojego klanu z kośćmi i ukrytymi pułapkami, poluj na potwory, podbijaj krainy i wróć na czas, by wypłacić żołd. Od jednego do czterech klanów, dwie godziny.

## Clans and players

clan-unknown = Klan { $n }
clan-fire = Klan Ognia
clan-water = Klan Wody
clan-air = Klan Powietrza
clan-jungle = Klan Puszczy
sambor = Sambor
title-solo = Monster Lands, scenariusz { $n }: { $scenario } ({ $level })
title-campaign = Monster Lands, kampania, gra { $games }, scenariusz { $n }: { $scenario } ({ $level })

## Affinities, dice, buildings, kinds, levels

affinity-fire = Ogień
affinity-water = Woda
affinity-air = Powietrze
affinity-jungle = Puszcza
affinity-none = bez Przynależności

die-strength = Kość Siły
die-magic = Kość Magii
die-influence = Kość Wpływu
face-blank = •

building-hut = Chata Myśliwego
building-alchemist = Alchemik
building-tavern = Karczma
building-merchant = Handlarz
building-armoury = Zbrojownia
building-market = Targ
building-mine = Kopalnia

kind-weapon = Broń
kind-cover = Okrycie
kind-spell = Zaklęcie

level-beginner = Początkowy
level-normal = Zwykły
level-high = Wysoki
level-cruel = Okrutny

option-seats = Gracze
option-level = Poziom trudności
    .help = Im trudniej, tym większą liczbą kości atakują Potwory.
option-level-beginner = { level-beginner }
option-level-normal = { level-normal }
option-level-high = { level-high }
option-level-cruel = { level-cruel }
option-deceit = Dodatek z Podstępami
    .help = Wśród Pułapek pojawiają się Podstępy; dla dwóch do czterech klanów.
option-queens-gift = Dar Królowej
    .help = Od 2. rundy pierwszy gracz dostaje kość i drobny dar.
option-more-monsters = Więcej Potworów
    .help = W rundach 2, 4 i 6 do Wejścia do Cytadeli przychodzi jeszcze jeden Potwór.
option-scenario = Scenariusz dla jednego gracza
    .help = Tylko dla jednego klanu.
option-scenario-0 = pierwszy, jeśli gra jeden klan
option-scenario-1 = 1. { scenario-everyday-business }
option-scenario-2 = 2. { scenario-money-first }
option-scenario-3 = 3. { scenario-lightning-war }
option-scenario-4 = 4. { scenario-unprotected }
option-scenario-5 = 5. { scenario-stuffed-full }
option-scenario-6 = 6. { scenario-monsters-attack }
option-scenario-7 = 7. { scenario-variety }
option-scenario-8 = 8. { scenario-victim-of-deceit }
option-scenario-9 = 9. { scenario-tireless }
option-scenario-10 = 10. { scenario-slaughter }
option-campaign = Kampania dla jednego gracza
    .help = Dla jednego klanu: scenariusze po kolei, od pierwszego.
option-first = Pierwszy gracz
option-first-random = losowo
option-first-host = gospodarz

wrong-scenario-seats = Scenariusze i kampania są dla jednego klanu.
wrong-campaign-scenario = Kampania zaczyna się od pierwszego scenariusza (ML-36.1).
wrong-solo-deceit = Jeden klan gra bez dodatku z Podstępami (ML-34.28).
wrong-scenario-level = W dziesiąty scenariusz nie gra się na najłatwiejszym poziomie (ML-37.29).

## So many of something

n-gold =
    { $n ->
        [one] { $n } złota moneta
        [few] { $n } złote monety
       *[many] { $n } złotych monet
    }
n-glory =
    { $n ->
        [one] { $n } punkt Chwały
        [few] { $n } punkty Chwały
       *[many] { $n } punktów Chwały
    }
n-potions =
    { $n ->
        [one] { $n } Mikstura
        [few] { $n } Mikstury
       *[many] { $n } Mikstur
    }
n-poisons =
    { $n ->
        [one] { $n } Trucizna
        [few] { $n } Trucizny
       *[many] { $n } Trucizn
    }
n-defence =
    { $n ->
        [one] { $n } Żeton Obrony
        [few] { $n } Żetony Obrony
       *[many] { $n } Żetonów Obrony
    }
n-loot =
    { $n ->
        [one] { $n } Żeton Łupu
        [few] { $n } Żetony Łupu
       *[many] { $n } Żetonów Łupu
    }
n-trophies =
    { $n ->
        [one] { $n } Trofeum
        [few] { $n } Trofea
       *[many] { $n } Trofeów
    }
n-strength =
    { $n ->
        [one] { $n } Kość Siły
        [few] { $n } Kości Siły
       *[many] { $n } Kości Siły
    }
n-magic =
    { $n ->
        [one] { $n } Kość Magii
        [few] { $n } Kości Magii
       *[many] { $n } Kości Magii
    }
n-influence =
    { $n ->
        [one] { $n } Kość Wpływu
        [few] { $n } Kości Wpływu
       *[many] { $n } Kości Wpływu
    }
n-attack =
    { $n ->
        [one] { $n } Kość Ataku
        [few] { $n } Kości Ataku
       *[many] { $n } Kości Ataku
    }
n-strength-magic =
    { $n ->
        [one] { $n } Kość Siły lub Magii
        [few] { $n } Kości Siły i/lub Magii
       *[many] { $n } Kości Siły i/lub Magii
    }
n-strength-influence =
    { $n ->
        [one] { $n } Kość Siły lub Wpływu
        [few] { $n } Kości Siły i/lub Wpływu
       *[many] { $n } Kości Siły i/lub Wpływu
    }
n-magic-influence =
    { $n ->
        [one] { $n } Kość Magii lub Wpływu
        [few] { $n } Kości Magii i/lub Wpływu
       *[many] { $n } Kości Magii i/lub Wpływu
    }
n-strength-magic-influence =
    { $n ->
        [one] { $n } kość dowolnego koloru
        [few] { $n } kości dowolnych kolorów
       *[many] { $n } kości dowolnych kolorów
    }

## Clan members

member-purkas = Purkas
member-korgo = Korgo
member-tortock = Tortock
member-taron = Taron
member-nuduru = Nuduru
member-frunks = Frunks
member-poissen = Poissen
member-timbulu = Timbulu
member-dalina = Dalina
member-drapis = Drapis
member-taroa = Taroa
member-puargh = Puargh
member-fandor = Fandor
member-wondou = Wondou
member-vaidala = Vaidala
member-parjas = Parjas
member-wishor = Wishor
member-ginova = Ginova
member-nimra = Nimra
member-frostor = Frostor
member-dolfus = Dolfus
member-lusara = Lusara
member-shandee = Shandee
member-zondu = Zondu
member-tranok = Tranok
member-naiala = Naiala
member-skrat = Skrat
member-torko = Torko
member-karunna = Karunna
member-guster = Guster
member-lorios = Lorios
member-kakron = Kakron
member-wormee = Wormee
member-trulina = Trulina
member-geas = Geas
member-jaruna = Jaruna
member-greenhorn = Żółtodziób
member-fallen = poległy Najemnik
member-of = { $member } ({ $clan })

## Abilities and traits

ability-defence =
    { $hits ->
        [one] Obrona 1: zatrzymuje trafienie Potwora.
        [few] Obrona { $hits }: zatrzymuje { $hits } trafienia jednego ataku Potwora.
       *[many] Obrona { $hits }: zatrzymuje { $hits } trafień jednego ataku Potwora.
    }
ability-defence-water-jungle = Obrona { $hits } przeciw Potworom Wody i Puszczy.
ability-defence-water-fire = Obrona { $hits } przeciw Potworom Wody i Ognia.
ability-defence-jungle-air = Obrona { $hits } przeciw Potworom Puszczy i Powietrza.
ability-reroll-strength =
    { $times ->
        [one] Jeden przerzut Kości Siły.
        [few] Najwyżej { $times } przerzuty Kości Siły.
       *[many] Najwyżej { $times } przerzutów Kości Siły.
    }
ability-reroll-magic =
    { $times ->
        [one] Jeden przerzut Kości Magii.
        [few] Najwyżej { $times } przerzuty Kości Magii.
       *[many] Najwyżej { $times } przerzutów Kości Magii.
    }
ability-reroll-influence =
    { $times ->
        [one] Na Zadaniu: jeden przerzut Kości Wpływu.
        [few] Na Zadaniu: najwyżej { $times } przerzuty Kości Wpływu.
       *[many] Na Zadaniu: najwyżej { $times } przerzutów Kości Wpływu.
    }
ability-reroll-strength-magic =
    { $times ->
        [one] Jeden przerzut Kości Siły lub Magii.
        [few] Najwyżej { $times } przerzuty Kości Siły i/lub Magii.
       *[many] Najwyżej { $times } przerzutów Kości Siły i/lub Magii.
    }
ability-per-die-strength = +{ $add } do każdej Kości Siły na Szlaku.
ability-per-die-strength-battle = +{ $add } do każdej Kości Siły przeciw Potworowi.
ability-per-die-magic = +{ $add } do każdej Kości Magii na Szlaku.
ability-per-die-magic-conquest = +{ $add } do każdej Kości Magii podczas podboju Krainy.
ability-total-kill = +{ $add } do sumy przy zabijaniu Potwora.
ability-total-capture = +{ $add } do sumy przy chwytaniu Potwora.
ability-total-conquest = +{ $add } do sumy podczas podboju Krainy.
ability-spoils-capture-glory =
    { $n ->
        [one] Za schwytanie Potwora: dodatkowo { $n } punkt Chwały.
        [few] Za schwytanie Potwora: dodatkowo { $n } punkty Chwały.
       *[many] Za schwytanie Potwora: dodatkowo { $n } punktów Chwały.
    }
ability-spoils-capture-kill-potions =
    { $n ->
        [one] Za schwytanie lub zabicie Potwora: { $n } Mikstura.
        [few] Za schwytanie lub zabicie Potwora: { $n } Mikstury.
       *[many] Za schwytanie lub zabicie Potwora: { $n } Mikstur.
    }
ability-no-trap = Chwyta Potwory bez Pułapki.
ability-redirect =
    { $dice ->
        [one] Może skierować { $dice } Kość Ataku na Najemnika na sąsiednim Szlaku.
        [few] Może skierować { $dice } Kości Ataku na Najemnika na sąsiednim Szlaku.
       *[many] Może skierować { $dice } Kości Ataku na Najemnika na sąsiednim Szlaku.
    }
ability-trap-limit =
    { $more ->
        [one] Miejsce na { $more } Pułapkę więcej.
        [few] Miejsce na { $more } Pułapki więcej.
       *[many] Miejsce na { $more } Pułapek więcej.
    }
ability-discount-hut =
    { $gold ->
        [one] Raz na rundę zakup w Chacie Myśliwego tańszy o { $gold } złotą monetę, nawet do 0.
        [few] Raz na rundę zakup w Chacie Myśliwego tańszy o { $gold } złote monety, nawet do 0.
       *[many] Raz na rundę zakup w Chacie Myśliwego tańszy o { $gold } złotych monet, nawet do 0.
    }
ability-discount-tavern =
    { $gold ->
        [one] Raz na rundę werbunek tańszy o { $gold } złotą monetę, nawet do 0.
        [few] Raz na rundę werbunek tańszy o { $gold } złote monety, nawet do 0.
       *[many] Raz na rundę werbunek tańszy o { $gold } złotych monet, nawet do 0.
    }
ability-mine-bonus =
    { $gold ->
        [one] Raz na rundę { $gold } złota moneta więcej z Kopalni.
        [few] Raz na rundę { $gold } złote monety więcej z Kopalni.
       *[many] Raz na rundę { $gold } złotych monet więcej z Kopalni.
    }
ability-hire-influence =
    { $gold ->
        [one] Zapłać { $gold } złotą monetę: Kość Wpływu na tę rundę. Nie, gdy jest przydzielony.
        [few] Zapłać { $gold } złote monety: Kość Wpływu na tę rundę. Nie, gdy jest przydzielony.
       *[many] Zapłać { $gold } złotych monet: Kość Wpływu na tę rundę. Nie, gdy jest przydzielony.
    }
ability-hire-strength =
    { $gold ->
        [one] Zapłać { $gold } złotą monetę: Kość Siły na tę rundę. Nie, gdy jest przydzielony.
        [few] Zapłać { $gold } złote monety: Kość Siły na tę rundę. Nie, gdy jest przydzielony.
       *[many] Zapłać { $gold } złotych monet: Kość Siły na tę rundę. Nie, gdy jest przydzielony.
    }
ability-gain-gold =
    { $n ->
        [one] W każdej rundzie: { $n } złota moneta.
        [few] W każdej rundzie: { $n } złote monety.
       *[many] W każdej rundzie: { $n } złotych monet.
    }
ability-gain-potions =
    { $n ->
        [one] W każdej rundzie: { $n } Mikstura.
        [few] W każdej rundzie: { $n } Mikstury.
       *[many] W każdej rundzie: { $n } Mikstur.
    }
ability-gain-poisons =
    { $n ->
        [one] W każdej rundzie: { $n } Trucizna.
        [few] W każdej rundzie: { $n } Trucizny.
       *[many] W każdej rundzie: { $n } Trucizn.
    }
ability-gain-potions-poisons = W każdej rundzie: Mikstura albo Trucizna.
ability-exchange = Raz na rundę: wymień kość z puli na kość innego koloru.
ability-spent = { $ability } (użyta w tej rundzie)

## Equipment

equipment-krakhen = Krakhen
equipment-rashnek = Rashnek
equipment-mortis = Mortis
equipment-kedavra = Kedavra
equipment-pugnor = Pugnor
equipment-slham = Slham
equipment-noxx = Noxx
equipment-turzoks = Turzoks
equipment-slyzor = Slyzor
equipment-tergeo = Tergeo

## Traps and Deceits

trap-starting-fire = Początkowa Pułapka Ognia
    .acc = Początkową Pułapkę Ognia
trap-starting-water = Początkowa Pułapka Wody
    .acc = Początkową Pułapkę Wody
trap-starting-air = Początkowa Pułapka Powietrza
    .acc = Początkową Pułapkę Powietrza
trap-starting-jungle = Początkowa Pułapka Puszczy
    .acc = Początkową Pułapkę Puszczy
trap-s1 = Pułapka „1 Kość Siły”
    .acc = Pułapkę „1 Kość Siły”
trap-s2 = Pułapka „2 Kości Siły”
    .acc = Pułapkę „2 Kości Siły”
trap-s3 = Pułapka „3 Kości Siły”
    .acc = Pułapkę „3 Kości Siły”
trap-m1 = Pułapka „1 Kość Magii”
    .acc = Pułapkę „1 Kość Magii”
trap-m2 = Pułapka „2 Kości Magii”
    .acc = Pułapkę „2 Kości Magii”
trap-m3 = Pułapka „3 Kości Magii”
    .acc = Pułapkę „3 Kości Magii”
trap-s-plus-1 = Pułapka „+1 za Kość Siły”
    .acc = Pułapkę „+1 za Kość Siły”
trap-s-plus-2 = Pułapka „+2 za Kość Siły”
    .acc = Pułapkę „+2 za Kość Siły”
trap-s-plus-3 = Pułapka „+3 za Kość Siły”
    .acc = Pułapkę „+3 za Kość Siły”
trap-m-plus-1 = Pułapka „+1 za Kość Magii”
    .acc = Pułapkę „+1 za Kość Magii”
trap-m-plus-2 = Pułapka „+2 za Kość Magii”
    .acc = Pułapkę „+2 za Kość Magii”
trap-plus-4 = Pułapka „+4”
    .acc = Pułapkę „+4”
trap-plus-6 = Pułapka „+6”
    .acc = Pułapkę „+6”
trap-plus-8 = Pułapka „+8”
    .acc = Pułapkę „+8”
trap-secured-s1 = Zabezpieczona Pułapka „1 Kość Siły”
    .acc = Zabezpieczoną Pułapkę „1 Kość Siły”
trap-secured-s2 = Zabezpieczona Pułapka „2 Kości Siły”
    .acc = Zabezpieczoną Pułapkę „2 Kości Siły”
trap-secured-m1 = Zabezpieczona Pułapka „1 Kość Magii”
    .acc = Zabezpieczoną Pułapkę „1 Kość Magii”
trap-secured-m2 = Zabezpieczona Pułapka „2 Kości Magii”
    .acc = Zabezpieczoną Pułapkę „2 Kości Magii”
trap-deceit-m1 = Podstęp „1 Kość Magii”
    .acc = Podstęp „1 Kość Magii”
trap-deceit-m2 = Podstęp „2 Kości Magii”
    .acc = Podstęp „2 Kości Magii”
trap-deceit-s1 = Podstęp „1 Kość Siły”
    .acc = Podstęp „1 Kość Siły”
trap-deceit-s2 = Podstęp „2 Kości Siły”
    .acc = Podstęp „2 Kości Siły”
trap-deceit-any1 = Podstęp „dowolna kość”
    .acc = Podstęp „dowolna kość”
trap-deceit-any2 = Podstęp „dowolne 2 kości”
    .acc = Podstęp „dowolne 2 kości”
trap-deceit-aim1 = Podstęp „1 Kość Ataku”
    .acc = Podstęp „1 Kość Ataku”
trap-deceit-aim2 = Podstęp „2 Kości Ataku”
    .acc = Podstęp „2 Kości Ataku”
trap-hidden = zakryta Pułapka
    .acc = zakrytą Pułapkę
trap-face-down = { $trap } (zakryty żeton)

effect-place-strength =
    { $dice ->
        [one] Dodaje na Szlak { $dice } Kość Siły.
        [few] Dodaje na Szlak { $dice } Kości Siły.
       *[many] Dodaje na Szlak { $dice } Kości Siły.
    }
effect-place-magic =
    { $dice ->
        [one] Dodaje na Szlak { $dice } Kość Magii.
        [few] Dodaje na Szlak { $dice } Kości Magii.
       *[many] Dodaje na Szlak { $dice } Kości Magii.
    }
effect-per-die-strength = +{ $add } do każdej Kości Siły na Szlaku.
effect-per-die-magic = +{ $add } do każdej Kości Magii na Szlaku.
effect-flat = +{ $add } do sumy przeciw Potworowi.
effect-take-strength =
    { $dice ->
        [one] Zabiera { $dice } Kość Siły z sąsiedniego Szlaku.
        [few] Zabiera najwyżej { $dice } Kości Siły z sąsiedniego Szlaku.
       *[many] Zabiera najwyżej { $dice } Kości Siły z sąsiedniego Szlaku.
    }
effect-take-magic =
    { $dice ->
        [one] Zabiera { $dice } Kość Magii z sąsiedniego Szlaku.
        [few] Zabiera najwyżej { $dice } Kości Magii z sąsiedniego Szlaku.
       *[many] Zabiera najwyżej { $dice } Kości Magii z sąsiedniego Szlaku.
    }
effect-take-strength-magic =
    { $dice ->
        [one] Zabiera { $dice } Kość Siły lub Magii z sąsiedniego Szlaku.
        [few] Zabiera najwyżej { $dice } Kości Siły i/lub Magii z sąsiedniego Szlaku.
       *[many] Zabiera najwyżej { $dice } Kości Siły i/lub Magii z sąsiedniego Szlaku.
    }
effect-redirect =
    { $dice ->
        [one] { $dice } Kość Ataku uderza w Najemnika na sąsiednim Szlaku.
        [few] { $dice } Kości Ataku uderzają w Najemnika na sąsiednim Szlaku.
       *[many] { $dice } Kości Ataku uderza w Najemnika na sąsiednim Szlaku.
    }
effect-secured = Odporna na Podstępy.

## Monsters and their powers

monster-snailer = Snailer
monster-sporus = Sporus
monster-korcko = Korcko
monster-gator = Gator
monster-turfus = Turfus
monster-warkorj = Warkorj
monster-krinx = Krinx
monster-jurbol = Jurbol
monster-dogor = Dogor
monster-sandor = Sandor
monster-moldo = Moldo
monster-krunn = Krunn
monster-tronj = Tronj
monster-sckon = Sckon
monster-snagnus = Snagnus
monster-gorgosh = Gorgosh
monster-blandor = Blandor
monster-krushus = Krushus
monster-abysur = Abysur
monster-caribdis = Caribdis

power-kin-jungle = W Krainie Puszczy ma 2 dodatkowe Kości Ataku zamiast 1.
power-kin-fire = W Krainie Ognia ma 2 dodatkowe Kości Ataku zamiast 1.
power-kin-air = W Krainie Powietrza ma 2 dodatkowe Kości Ataku zamiast 1.
power-kin-water = W Krainie Wody ma 2 dodatkowe Kości Ataku zamiast 1.
power-spores = Przy każdym ataku jeszcze jedna Kość Ataku godzi we wszystkich Najemników w Krainie.
power-last-breath = Zabity zadaje 1 trafienie każdemu Najemnikowi w Krainie.
power-no-tokens = Mikstury i Trucizny na niego nie działają.
power-two-traps = Schwytają go dopiero 2 Pułapki na Szlaku.
power-extra-hit = Każdy jego atak zadaje o 1 trafienie więcej, niż wskazują kości.
power-more-panic = Przy Wejściu do Cytadeli szerzy podwójną panikę.
power-to-the-gate = Idzie prosto do Wejścia do Cytadeli, a do Krainy przychodzi inny Potwór.
power-escapes = Schwytany w Krainie wyrywa się i staje przy Wejściu do Cytadeli.
power-weak-strength = -1 do każdej Kości Siły przeciw niemu.
power-gate-fury = Przy Wejściu do Cytadeli ma 3 dodatkowe Kości Ataku.
power-no-abilities = Zdolności Obrony na niego nie działają, Żetony Obrony działają.
power-weak-magic = -1 do każdej Kości Magii przeciw niemu.
power-shame = Czyj Najemnik zostanie przez niego ranny, ten traci 1 punkt Chwały.
power-no-weapons = Broń na niego nie działa.

monster-captured = Schwytanie: { $reward }
monster-killed = Zabicie: { $reward }

## Lands

land-megueria = Megueria
land-thaklan = Thaklan
land-al-dahna = Al-Dahna
land-skyehn = Skyehn
land-ghadik = Ghadik
land-kale = Kale
land-kyzhul = Kyzhul
land-rynia = Rynia
land-gurban = Gurban
land-yuha = Yuha
land-wahibah = Wahibah
land-uyuniah = Uyuniah
land-trait = Zasiedlona: połóż { $pay }. Zysk: { $gain }.
land-conquest =
    { $glory ->
        [one] Podbój: { $glory } punkt Chwały
        [few] Podbój: { $glory } punkty Chwały
       *[many] Podbój: { $glory } punktów Chwały
    }
gain-recruit = Najemnik z Karczmy za darmo
gain-equip = Karta Wyposażenia z Targu za darmo

## Trails and quests

trail-land-a = Kraina A, Szlak { $n }
trail-land-b = Kraina B, Szlak { $n }
trail-quest-a-left = Zadanie z Rzutem Kośćmi, lewy Szlak
trail-quest-a-right = Zadanie z Rzutem Kośćmi, prawy Szlak
trail-quest-b-left = Zadanie Kontraktowe, lewy Szlak
trail-quest-b-right = Zadanie Kontraktowe, prawy Szlak
trail-gate-upper = Wejście do Cytadeli, górny Szlak
trail-gate-lower = Wejście do Cytadeli, dolny Szlak
trail-needs = Wymagania: { $dice }
trail-more = Wzmocnienia: najwyżej { $dice }
trail-any = Dowolne Kości Siły i Magii, Pułapki i Żetony Obrony
trail-bonus = Premia: { $bonus }
bonus-defence = Obrona { $hits }
bonus-reroll-strength =
    { $times ->
        [one] 1 przerzut Kości Siły
        [few] { $times } przerzuty Kości Siły
       *[many] { $times } przerzutów Kości Siły
    }
bonus-reroll-magic =
    { $times ->
        [one] 1 przerzut Kości Magii
        [few] { $times } przerzuty Kości Magii
       *[many] { $times } przerzutów Kości Magii
    }
bonus-reroll-strength-magic =
    { $times ->
        [one] 1 przerzut Kości Siły lub Magii
        [few] { $times } przerzuty Kości Siły i/lub Magii
       *[many] { $times } przerzutów Kości Siły i/lub Magii
    }

quest-1 = Zaginiona karawana
quest-2 = Zerwany most
quest-3 = Milcząca studnia
quest-4 = Poselstwo Królowej
quest-5 = Nawiedzony młyn
quest-6 = Bród przemytników
quest-7 = Stara strażnica
quest-8 = Zapieczętowana biblioteka
quest-9 = Wielki jarmark
quest-10 = Zaginiony pasterz
quest-11 = Zatopiona świątynia
quest-12 = Uchodźcy
quest-roll = Rzut: { $dice }. Cel: { $objective } lub więcej
quest-reward = Nagroda: { $reward }
quest-penalty =
    { $glory ->
        [one] Kara: strata { $glory } punktu Chwały
        [few] Kara: strata { $glory } punktów Chwały
       *[many] Kara: strata { $glory } punktów Chwały
    }
quest-contract = Kości: { $dice }. Do oddania: { $price }
quest-left = Lewy Szlak: { $reward }
quest-right = Prawy Szlak: { $reward }

## Loot

loot-conquest-glory = Sztandar zdobywcy
loot-defeat-glory = Róg łowcy
loot-capture-glory = Łańcuch pogromcy
loot-rerolls-4 = Szczęśliwe kości
loot-elixirs = Torba alchemika
loot-kill-6 = Topór kata
loot-trophy = Prastara czaszka
loot-supplies = Zapasy
loot-i-to-m = Magiczna pieczęć
loot-m-to-s = Bożek wojny
loot-m-plus-2 = Gwiezdny kryształ
loot-gold-12 = Skrzynia: 12 złotych monet
loot-gold-10 = Skrzynia: 10 złotych monet
loot-rerolls-m = Kula wieszczki
loot-recruit = Kontrakt Najemnika
loot-s-plus-2 = Pas olbrzyma

loot-use-conquest-glory =
    { $glory ->
        [one] Gdy podbijasz Krainę: { $glory } punkt Chwały.
        [few] Gdy podbijasz Krainę: { $glory } punkty Chwały.
       *[many] Gdy podbijasz Krainę: { $glory } punktów Chwały.
    }
loot-use-defeat-glory =
    { $glory ->
        [one] Gdy chwytasz lub zabijasz Potwora: { $glory } punkt Chwały.
        [few] Gdy chwytasz lub zabijasz Potwora: { $glory } punkty Chwały.
       *[many] Gdy chwytasz lub zabijasz Potwora: { $glory } punktów Chwały.
    }
loot-use-capture-glory =
    { $glory ->
        [one] Gdy chwytasz Potwora: { $glory } punkt Chwały.
        [few] Gdy chwytasz Potwora: { $glory } punkty Chwały.
       *[many] Gdy chwytasz Potwora: { $glory } punktów Chwały.
    }
loot-use-rerolls-strength-magic =
    { $times ->
        [one] Jeden przerzut Kości Siły lub Magii.
        [few] Najwyżej { $times } przerzuty Kości Siły i/lub Magii.
       *[many] Najwyżej { $times } przerzutów Kości Siły i/lub Magii.
    }
loot-use-rerolls-magic =
    { $times ->
        [one] Jeden przerzut Kości Magii.
        [few] Najwyżej { $times } przerzuty Kości Magii.
       *[many] Najwyżej { $times } przerzutów Kości Magii.
    }
loot-use-take = Do wzięcia: { $reward }.
loot-use-kill-total = +{ $add } do sumy przy zabijaniu Potwora.
loot-use-trophy =
    { $trophies ->
        [one] Warte { $trophies } Trofeum albo złote monety: { $gold }.
        [few] Warte { $trophies } Trofea albo złote monety: { $gold }.
       *[many] Warte { $trophies } Trofeów albo złote monety: { $gold }.
    }
loot-use-exchange-influence-magic =
    { $dice ->
        [one] W Fazie Rozmieszczenia: 1 Kość Wpływu na { $dice } Kość Magii.
        [few] W Fazie Rozmieszczenia: 1 Kość Wpływu na { $dice } Kości Magii.
       *[many] W Fazie Rozmieszczenia: 1 Kość Wpływu na { $dice } Kości Magii.
    }
loot-use-exchange-magic-strength =
    { $dice ->
        [one] W Fazie Rozmieszczenia: 1 Kość Magii na { $dice } Kość Siły.
        [few] W Fazie Rozmieszczenia: 1 Kość Magii na { $dice } Kości Siły.
       *[many] W Fazie Rozmieszczenia: 1 Kość Magii na { $dice } Kości Siły.
    }
loot-use-per-die-strength = +{ $add } do każdej Kości Siły na twoim Szlaku.
loot-use-per-die-magic = +{ $add } do każdej Kości Magii na twoim Szlaku.
loot-use-recruit = Zwerbuj za darmo Najemnika z Karczmy; Górująca Chwała jest nadal potrzebna.

## Solo

scenario-everyday-business = Zwykła sprawa
    .about = Zdobądź jak najwięcej Punktów Zwycięstwa.
scenario-money-first = Pieniądze to podstawa
    .about = Klan Puszczy chce złota i co najmniej 25 Punktów Zwycięstwa. Do Karczmy przychodzą tylko Najemnicy z Kośćmi Wpływu.
scenario-lightning-war = Walka błyskawiczna
    .about = Tylko trzy rundy, ale zaczynasz z 3 Żetonami Obrony i 12 złotymi monetami.
scenario-unprotected = Niechroniony
    .about = Klan Wody walczy bez żadnej Obrony: Zbrojownia jest zamknięta, a Zdolności Obrony zawodzą. Mikstury działają.
scenario-stuffed-full = Wypchany po brzegi
    .about = Zapełnij wszystkie miejsca na żetony, miej Broń, Okrycie i Zaklęcie oraz Najemnika każdej Przynależności.
scenario-monsters-attack = Potwory w natarciu
    .about = W każdej rundzie przy Wejściu do Cytadeli stoi Potwór poziomu A.
scenario-variety = Różnorodność
    .about = Zbierz Najemników wszystkich Przynależności, najlepiej po dwóch. Kolejka Piwa kosztuje 1 złotą monetę.
scenario-victim-of-deceit = Ofiara podstępu
    .about = Na każdy Szlak w Krainie Sambor przynosi dwa Podstępy.
scenario-tireless = Niestrudzony
    .about = Wykonuj Zadania, na które Sambor chodzi częściej, i zdobywaj Punkty Zwycięstwa.
scenario-slaughter = Rzeź
    .about = Chybione Kości Ataku są raz przerzucane, a Potwór od początku czeka przy Wejściu do Cytadeli.
rank-snack = Przekąska dla Potwora
rank-adept = Adept
rank-veteran = Weteran
rank-hero = Bohater

## Figures on cards and panels

icon-gold = złoto
icon-glory = Chwała
icon-reputation = Reputacja
icon-surpassing = Górująca Chwała
icon-points = Punkty Zwycięstwa
icon-strength = Kości Siły
icon-magic = Kości Magii
icon-influence = Kości Wpływu
icon-defence = Obrona
icon-potions = Mikstury
icon-poisons = Trucizny
icon-attack = Wartość Ataku
icon-capture = Wartość Schwytania
icon-kill = Wartość Zabicia
icon-conquest = Wartość Podboju
icon-trophies = Trofea
icon-wound = ranny
icon-assigned = przydzielony
icon-settler = osadnik
icon-leader = Przywódca
icon-first = pierwszy gracz
icon-reroll = przerzuty
icon-guard = Obrona Szlaku
icon-stack = w stosie
icon-cost = koszt
icon-affinity = Przynależność
icon-extra = dodatkowe Kości Ataku
icon-quests = Zadania
icon-used = użyte
icon-flasks = Mikstury lub Trucizny
icon-loot = Łupy
icon-objective = suma do osiągnięcia
icon-price = do oddania
icon-recruit = Najemnik za darmo
icon-equip = Wyposażenie za darmo

## Places on the table

zone-citadel = Cytadela
zone-outside = Obszary Zewnętrzne
zone-gate = Wejście do Cytadeli
zone-land-a = Kraina A
zone-land-b = Kraina B
zone-quest-a = Zadanie z Rzutem Kośćmi
zone-quest-b = Zadanie Kontraktowe
zone-hut = Chata Myśliwego
zone-tavern = Karczma
zone-market = Targ
zone-loot = Łupy na planszy
zone-members = Członkowie Klanu
zone-traps = Pułapki
zone-own-loot = Łupy
zone-trophies = Trofea
zone-lands = Krainy
track-round = Runda
space-alchemist =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
space-mine =
    { $dice ->
        [one] { $dice } Kość Siły, złote monety: { $gold }
        [few] { $dice } Kości Siły, złote monety: { $gold }
       *[many] { $dice } Kości Siły, złote monety: { $gold }
    }
zone-land = { $side }: { $land }
land-takes = Podbój
land-settled = Dla tego, kto się tu osiedli, co rundę
monster-attacks = Atakuje
monster-more = Rzuca więcej kości
monster-capture = Schwytanie
monster-kill = Zabicie
ware-plus = +{ $n }
ware-dice = ×{ $n }
space-merchant = Dowolna kość
space-closed = zamknięte
space-panic = panika

## What happened: parts of sentences

told-nothing = { "" }
told-brackets = { " " }({ $text })
told-faces = { $faces }
told-greenhorn = Żółtodziób
told-more = { " " }(+{ $n })
told-less = { " " }(−{ $n })
told-again = , a zamiast pudeł ponownie { $faces }
told-for-glory = , w tym za Chwałę { $dice }
told-bonus = { " " }(premia: { $bonus })
told-handed = , w tym { $tokens }
log-loot = „{ $loot }”
told-symbols = { $affinity } { $n }
told-each = ; { $text }
at-hut = w Chacie Myśliwego
at-alchemist = u Alchemika
at-tavern = w Karczmie
at-merchant = u Handlarza
at-armoury = w Zbrojowni
at-market = na Targu
at-mine = w Kopalni
way-land-a = Szlak { $n } w Krainie A
way-land-b = Szlak { $n } w Krainie B
way-quest-a-left = lewy Szlak Zadania z Rzutem Kośćmi
way-quest-a-right = prawy Szlak Zadania z Rzutem Kośćmi
way-quest-b-left = lewy Szlak Zadania Kontraktowego
way-quest-b-right = prawy Szlak Zadania Kontraktowego
way-gate-upper = górny Szlak przy Wejściu do Cytadeli
way-gate-lower = dolny Szlak przy Wejściu do Cytadeli
slot-land-a = A
slot-land-b = B
dice-influence =
    { $n ->
        [one] Kość Wpływu { $values }
        [few] Kości Wpływu { $values }
       *[many] Kości Wpływu { $values }
    }
price-cost = koszt { $n }
price-influence = Kość Wpływu −{ $n }
price-before = poprzednia Kość Wpływu −{ $n }
price-least = co najmniej 1
price-card = { $name } −{ $n }
sum-nothing = bez kości
sum-strength = Siła
sum-magic = Magia
sum-influence = Wpływ
sum-die = { $die } { $value }
sum-die-more = { $die } { $value }+{ $more }
sum-die-less = { $die } { $value }−{ $more }
sum-card = { $name } +{ $n }
sum-traps = Pułapki +{ $n }
sum-poison = Trucizna +{ $n }
sum-carried = przeniesione +{ $n }
sum-base = Wartość Ataku { $n }
sum-kin = Przynależność +{ $n }
sum-track = runda +{ $n }
sum-power = Specjalna Moc +{ $n }
sum-aimed = skierowane tutaj { $n }
sum-elsewhere = skierowane gdzie indziej −{ $n }
sum-given-up = oddane Kości Magii −{ $n }
each-more = +{ $n } za każdą { $die }, którą wzmacnia { $name }
each-less = −{ $n } za każdą { $die }, którą osłabia { $name }
source-ability = własna Zdolność
source-gift = Dar Królowej
source-token = Żeton Obrony
source-guard = Obrona Szlaku
source-trail = Premia Szlaku
and-glory =
    { $glory ->
        [0] { "" }
        [one] { " " }i 1 punkt Chwały
        [few] { " " }i { $glory } punkty Chwały
       *[many] { " " }i { $glory } punktów Chwały
    }
and-gold =
    { $gold ->
        [0] { "" }
        [one] { " " }i 1 złotą monetę
        [few] { " " }i { $gold } złote monety
       *[many] { " " }i { $gold } złotych monet
    }
and-potions =
    { $potions ->
        [0] { "" }
        [one] { " " }i 1 Miksturę
        [few] { " " }i { $potions } Mikstury
       *[many] { " " }i { $potions } Mikstur
    }
and-poisons =
    { $poisons ->
        [0] { "" }
        [one] { " " }i 1 Truciznę
        [few] { " " }i { $poisons } Trucizny
       *[many] { " " }i { $poisons } Trucizn
    }
and-defence =
    { $defence ->
        [0] { "" }
        [one] { " " }i 1 Żeton Obrony
        [few] { " " }i { $defence } Żetony Obrony
       *[many] { " " }i { $defence } Żetonów Obrony
    }
gains-glory =
    { $glory ->
        [0] { gains-gold }
        [one] { " " }i zyskuje 1 punkt Chwały{ and-gold }{ and-potions }{ and-poisons }{ and-defence }
        [few] { " " }i zyskuje { $glory } punkty Chwały{ and-gold }{ and-potions }{ and-poisons }{ and-defence }
       *[many] { " " }i zyskuje { $glory } punktów Chwały{ and-gold }{ and-potions }{ and-poisons }{ and-defence }
    }
gains-gold =
    { $gold ->
        [0] { gains-potions }
        [one] { " " }i zyskuje 1 złotą monetę{ and-potions }{ and-poisons }{ and-defence }
        [few] { " " }i zyskuje { $gold } złote monety{ and-potions }{ and-poisons }{ and-defence }
       *[many] { " " }i zyskuje { $gold } złotych monet{ and-potions }{ and-poisons }{ and-defence }
    }
gains-potions =
    { $potions ->
        [0] { gains-poisons }
        [one] { " " }i zyskuje 1 Miksturę{ and-poisons }{ and-defence }
        [few] { " " }i zyskuje { $potions } Mikstury{ and-poisons }{ and-defence }
       *[many] { " " }i zyskuje { $potions } Mikstur{ and-poisons }{ and-defence }
    }
gains-poisons =
    { $poisons ->
        [0] { gains-defence }
        [one] { " " }i zyskuje 1 Truciznę{ and-defence }
        [few] { " " }i zyskuje { $poisons } Trucizny{ and-defence }
       *[many] { " " }i zyskuje { $poisons } Trucizn{ and-defence }
    }
gains-defence =
    { $defence ->
        [0] { "" }
        [one] { " " }i zyskuje 1 Żeton Obrony
        [few] { " " }i zyskuje { $defence } Żetony Obrony
       *[many] { " " }i zyskuje { $defence } Żetonów Obrony
    }
brings-gold =
    { $gold ->
        [0] { brings-potions }
        [one] , przynosząc 1 złotą monetę{ and-potions }{ and-poisons }
        [few] , przynosząc { $gold } złote monety{ and-potions }{ and-poisons }
       *[many] , przynosząc { $gold } złotych monet{ and-potions }{ and-poisons }
    }
brings-potions =
    { $potions ->
        [0] { brings-poisons }
        [one] , przynosząc 1 Miksturę{ and-poisons }
        [few] , przynosząc { $potions } Mikstury{ and-poisons }
       *[many] , przynosząc { $potions } Mikstur{ and-poisons }
    }
brings-poisons =
    { $poisons ->
        [0] { "" }
        [one] , przynosząc 1 Truciznę
        [few] , przynosząc { $poisons } Trucizny
       *[many] , przynosząc { $poisons } Trucizn
    }
hands-gold =
    { $gold ->
        [0] { hands-potions }
        [one] { " " }i oddaje 1 złotą monetę{ and-potions }{ and-poisons }{ and-defence }{ $handed }
        [few] { " " }i oddaje { $gold } złote monety{ and-potions }{ and-poisons }{ and-defence }{ $handed }
       *[many] { " " }i oddaje { $gold } złotych monet{ and-potions }{ and-poisons }{ and-defence }{ $handed }
    }
hands-potions =
    { $potions ->
        [0] { hands-poisons }
        [one] { " " }i oddaje 1 Miksturę{ and-poisons }{ and-defence }{ $handed }
        [few] { " " }i oddaje { $potions } Mikstury{ and-poisons }{ and-defence }{ $handed }
       *[many] { " " }i oddaje { $potions } Mikstur{ and-poisons }{ and-defence }{ $handed }
    }
hands-poisons =
    { $poisons ->
        [0] { hands-defence }
        [one] { " " }i oddaje 1 Truciznę{ and-defence }{ $handed }
        [few] { " " }i oddaje { $poisons } Trucizny{ and-defence }{ $handed }
       *[many] { " " }i oddaje { $poisons } Trucizn{ and-defence }{ $handed }
    }
hands-defence =
    { $defence ->
        [0] { $handed }
        [one] { " " }i oddaje 1 Żeton Obrony{ $handed }
        [few] { " " }i oddaje { $defence } Żetony Obrony{ $handed }
       *[many] { " " }i oddaje { $defence } Żetonów Obrony{ $handed }
    }
at-the-bottom =
    { $cut ->
        [0] { "" }
       *[other] , więcej nie ma
    }
more-hits =
    { $extra ->
        [0] { "" }
        [one] { " " }oraz 1 trafienie dzięki Specjalnej Mocy
        [few] { " " }oraz { $extra } trafienia dzięki Specjalnej Mocy
       *[many] { " " }oraz { $extra } trafień dzięki Specjalnej Mocy
    }
so-many-hits =
    { $hits ->
        [0] żadnego trafienia
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }
which-makes =
    { $hits ->
        [0] , co nie daje żadnego trafienia
       *[other] , co daje { so-many-hits }
    }
only-to-kill =
    { $killing ->
        [0] { "" }
       *[other] , +{ $killing } tylko do zabicia
    }
only-to-capture =
    { $capturing ->
        [0] { "" }
       *[other] , +{ $capturing } tylko do schwytania
    }

## What happened: before, between and after rounds

told-scenario-began =
    { $game ->
        [0] Zaczyna się scenariusz „{ $scenario }” (poziom trudności: { $level }).
       *[other] W kampanii zaczyna się gra { $game }, scenariusz „{ $scenario }” (poziom trudności: { $level }).
    }
told-clan-chosen =
    { $defence ->
        [0] { $who } to { $clan }, który zaczyna, mając { $glory ->
            [one] 1 punkt Chwały
            [few] { $glory } punkty Chwały
           *[many] { $glory } punktów Chwały
        } { start-gold }.
       *[other] { $who } to { $clan }, który zaczyna, mając { $glory ->
            [one] 1 punkt Chwały
            [few] { $glory } punkty Chwały
           *[many] { $glory } punktów Chwały
        } { start-gold }{ and-defence }.
    }
start-gold =
    { $gold ->
        [0] i ani jednej złotej monety
        [one] i 1 złotą monetę
        [few] i { $gold } złote monety
       *[many] i { $gold } złotych monet
    }
told-first-player = Pierwszym graczem jest { $who }.
told-round-began =
    { $extra ->
        [0] Zaczyna się runda { $round }.
        [one] Zaczyna się runda { $round }, a Potwory atakują 1 dodatkową kością.
        [few] Zaczyna się runda { $round }, a Potwory atakują { $extra } dodatkowymi kośćmi.
       *[many] Zaczyna się runda { $round }, a Potwory atakują { $extra } dodatkowymi kośćmi.
    }
told-greenhorn-leads = { $who } nie ma już nikogo, więc Przywódcą zostaje { $member }{ gains-reputation }.
gains-reputation =
    { $reputation ->
        [0] { gains-only-gold }
        [one] , a klan zyskuje 1 punkt Reputacji{ and-gold }
        [few] , a klan zyskuje { $reputation } punkty Reputacji{ and-gold }
       *[many] , a klan zyskuje { $reputation } punktów Reputacji{ and-gold }
    }
gains-only-gold =
    { $gold ->
        [0] { "" }
        [one] , a klan zyskuje 1 złotą monetę
        [few] , a klan zyskuje { $gold } złote monety
       *[many] , a klan zyskuje { $gold } złotych monet
    }
told-pool-taken = { $who } przygotowuje { $dice }{ $for_glory }.
told-came-home = { $member } ({ $who }) opuszcza { $trail } i wraca do domu{ brings-gold }.
told-at-the-gate = Przy Wejściu do Cytadeli stoi { $monster }.
told-gate-left = Przy Wejściu do Cytadeli ustępuje i zostaje odrzucony { $monster }.
told-panic-spread = Panika wybucha { $building }.
told-panic-lifted = Panika mija { $buildings }.
told-promoted = { $who } ma nowego Przywódcę, jest nim { $member }.
told-wages-paid =
    { $gold ->
        [one] { $who } wypłaca 1 złotą monetę żołdu { to-earners }.
        [few] { $who } wypłaca { $gold } złote monety żołdu { to-earners }.
       *[many] { $who } wypłaca { $gold } złotych monet żołdu { to-earners }.
    }
to-earners =
    { $earners ->
        [one] 1 Najemnikowi
       *[other] { $earners } Najemnikom, każdemu po { $rate }
    }
told-wages-short =
    { $gold ->
        [0] { $who } ma wypłacić żołd { owes-wages } a nie ma ani jednej złotej monety.
        [one] { $who } ma wypłacić żołd { owes-wages } ale oddaje wszystko, co ma, czyli 1 złotą monetę.
        [few] { $who } ma wypłacić żołd { owes-wages } ale oddaje wszystko, co ma, czyli { $gold } złote monety.
       *[many] { $who } ma wypłacić żołd { owes-wages } ale oddaje wszystko, co ma, czyli { $gold } złotych monet.
    }
owes-wages =
    { $earners ->
        [one] 1 Najemnikowi, { owes-each },
       *[other] { $earners } Najemnikom, { owes-each },
    }
owes-each =
    { $rate ->
        [one] po 1 złotej monecie
        [few] po { $rate } złote monety
       *[many] po { $rate } złotych monet
    }
told-deserted =
    { $reputation ->
        [0] Dezerteruje { $member } ({ $who }).
        [one] Dezerteruje { $member }, a { $who } traci 1 punkt Reputacji.
        [few] Dezerteruje { $member }, a { $who } traci { $reputation } punkty Reputacji.
       *[many] Dezerteruje { $member }, a { $who } traci { $reputation } punktów Reputacji.
    }
told-glory-reached =
    { $glory ->
        [one] { $who } ma { $glory } punkt Chwały, więc gra się kończy.
        [few] { $who } ma { $glory } punkty Chwały, więc gra się kończy.
       *[many] { $who } ma { $glory } punktów Chwały, więc gra się kończy.
    }
told-quests-came = Nowe Zadania to „{ $quest }” (Zadanie z Rzutem Kośćmi) i „{ $contract }” (Zadanie Kontraktowe).
told-land-came = Krainą { $place } zostaje { $land }, z nowym Kafelkiem Wytycznych Szlaków.
told-monster-came = Do Krainy { $place } przychodzi { $monster }.
told-scored =
    { $points ->
        [one] { $who } ma { $points } Punkt Zwycięstwa: { scored-from }.
        [few] { $who } ma { $points } Punkty Zwycięstwa: { scored-from }.
       *[many] { $who } ma { $points } Punktów Zwycięstwa: { scored-from }.
    }
scored-from = { $glory } za Chwałę, { $reputation } za Reputację{ scored-trophies }{ scored-affinity }
scored-trophies =
    { $trophies ->
        [0] { "" }
       *[other] , { $trophies } za Trofea
    }
scored-affinity =
    { $affinity ->
        [0] { "" }
       *[other] , { $affinity } za Przynależności{ $symbols }
    }
told-tie-broken =
    { $by ->
        [leader] Remis w Punktach Zwycięstwa rozstrzyga wyższa Reputacja Przywódcy, którą ma { $who }.
        [trophies] Remis w Punktach Zwycięstwa i Reputacji Przywódców rozstrzyga większa liczba Trofeów, którą ma { $who }.
       *[gold] Remis w Punktach Zwycięstwa, Reputacji Przywódców i Trofeach rozstrzyga większa liczba złotych monet, którą ma { $who }.
    }
told-game-won =
    { $points ->
        [one] Wygrywa { $who }, mając 1 Punkt Zwycięstwa.
        [few] Wygrywa { $who }, mając { $points } Punkty Zwycięstwa.
       *[many] Wygrywa { $who }, mając { $points } Punktów Zwycięstwa.
    }
told-game-drawn =
    { $points ->
        [one] Gra kończy się remisem, po 1 Punkcie Zwycięstwa mają { $winners }.
        [few] Gra kończy się remisem, po { $points } Punkty Zwycięstwa mają { $winners }.
       *[many] Gra kończy się remisem, po { $points } Punktów Zwycięstwa mają { $winners }.
    }
told-scenario-ended =
    { $rank ->
        [snack] { $who } przegrywa scenariusz „{ $scenario }” z rangą „{ rank-snack }”.
        [adept] { $who } wygrywa scenariusz „{ $scenario }” z rangą „{ rank-adept }”.
        [veteran] { $who } wygrywa scenariusz „{ $scenario }” z rangą „{ rank-veteran }”.
       *[hero] { $who } wygrywa scenariusz „{ $scenario }” z rangą „{ rank-hero }”.
    }
told-campaign-won =
    { $games ->
        [one] { $who } wygrywa kampanię w 1 grze.
       *[other] { $who } wygrywa kampanię w { $games } grach.
    }
told-campaign-lost = { $who } przegrywa kampanię, bo nie ma już niższego poziomu trudności.

## What happened: clans

told-gained =
    { $what ->
        [gold]
            { $amount ->
                [one] { $who } zyskuje 1 złotą monetę{ $source }.
                [few] { $who } zyskuje { $amount } złote monety{ $source }.
               *[many] { $who } zyskuje { $amount } złotych monet{ $source }.
            }
        [glory]
            { $amount ->
                [one] { $who } zyskuje 1 punkt Chwały{ $source }.
                [few] { $who } zyskuje { $amount } punkty Chwały{ $source }.
               *[many] { $who } zyskuje { $amount } punktów Chwały{ $source }.
            }
        [potions]
            { $amount ->
                [one] { $who } zyskuje 1 Miksturę{ $source }.
                [few] { $who } zyskuje { $amount } Mikstury{ $source }.
               *[many] { $who } zyskuje { $amount } Mikstur{ $source }.
            }
        [poisons]
            { $amount ->
                [one] { $who } zyskuje 1 Truciznę{ $source }.
                [few] { $who } zyskuje { $amount } Trucizny{ $source }.
               *[many] { $who } zyskuje { $amount } Trucizn{ $source }.
            }
       *[defence]
            { $amount ->
                [one] { $who } zyskuje 1 Żeton Obrony{ $source }.
                [few] { $who } zyskuje { $amount } Żetony Obrony{ $source }.
               *[many] { $who } zyskuje { $amount } Żetonów Obrony{ $source }.
            }
    }
told-tokens-discarded =
    { $what ->
        [potions]
            { $over ->
                [one] { $who } nie ma miejsca na kolejną Miksturę i odrzuca ją.
                [few] { $who } nie ma miejsca na kolejne { $over } Mikstury i odrzuca je.
               *[many] { $who } nie ma miejsca na kolejnych { $over } Mikstur i odrzuca je.
            }
        [poisons]
            { $over ->
                [one] { $who } nie ma miejsca na kolejną Truciznę i odrzuca ją.
                [few] { $who } nie ma miejsca na kolejne { $over } Trucizny i odrzuca je.
               *[many] { $who } nie ma miejsca na kolejnych { $over } Trucizn i odrzuca je.
            }
       *[defence]
            { $over ->
                [one] { $who } nie ma miejsca na kolejny Żeton Obrony i odrzuca go.
                [few] { $who } nie ma miejsca na kolejne { $over } Żetony Obrony i odrzuca je.
               *[many] { $who } nie ma miejsca na kolejnych { $over } Żetonów Obrony i odrzuca je.
            }
    }
told-glory-lost =
    { $glory ->
        [0] { $who } nie miał Chwały do stracenia{ $source }.
        [one] { $who } traci 1 punkt Chwały{ $source }{ at-the-bottom }.
        [few] { $who } traci { $glory } punkty Chwały{ $source }{ at-the-bottom }.
       *[many] { $who } traci { $glory } punktów Chwały{ $source }{ at-the-bottom }.
    }
told-dice-gained = { $who } zyskuje { $dice }{ $source }.
told-dice-exchanged = { $who } wymienia { $given } na { $dice }{ $source }.
told-dice-hired =
    { $gold ->
        [one] { $who } płaci 1 złotą monetę za { $dice }{ $source }.
        [few] { $who } płaci { $gold } złote monety za { $dice }{ $source }.
       *[many] { $who } płaci { $gold } złotych monet za { $dice }{ $source }.
    }
told-traps-discarded = { $who } odrzuca { $traps }.
told-loot-taken = { $who } bierze Łup { $loot }.
told-loot-used = { $who } używa Łupu { $loot }.
told-trophy-sold =
    { $gold ->
        [one] { $who } sprzedaje kartę Potwora { $monster } ({ worth-trophies }) za 1 złotą monetę.
        [few] { $who } sprzedaje kartę Potwora { $monster } ({ worth-trophies }) za { $gold } złote monety.
       *[many] { $who } sprzedaje kartę Potwora { $monster } ({ worth-trophies }) za { $gold } złotych monet.
    }
worth-trophies =
    { $trophies ->
        [one] 1 Trofeum
        [few] { $trophies } Trofea
       *[many] { $trophies } Trofeów
    }
told-healed =
    { $potions ->
        [one] Dzięki Miksturze zdrowieje { $member } ({ $who }).
        [few] Dzięki { $potions } Miksturom zdrowieje { $member } ({ $who }).
       *[many] Dzięki { $potions } Miksturom zdrowieje { $member } ({ $who }).
    }
told-settled = { $member } ({ $who }) osiedla się w Krainie { $land }.
told-unsettled = { $member } ({ $who }) opuszcza Krainę { $land }, która nie jest już zasiedlona.

## What happened: the Citadel

told-placed = { $who } kładzie { $dice } { $building }.
told-dice-sold =
    { $gold ->
        [one] { $who } sprzedaje Handlarzowi { $dice } za 1 złotą monetę.
        [few] { $who } sprzedaje Handlarzowi { $dice } za { $gold } złote monety.
       *[many] { $who } sprzedaje Handlarzowi { $dice } za { $gold } złotych monet.
    }
told-dice-lost = { $who } nie ma gdzie położyć kości i traci { $dice }.
told-bought-traps =
    { $gold ->
        [0] { $who } dostaje za darmo{ $price } { $traps }.
        [one] { $who } kupuje za 1 złotą monetę{ $price } { $traps }.
        [few] { $who } kupuje za { $gold } złote monety{ $price } { $traps }.
       *[many] { $who } kupuje za { $gold } złotych monet{ $price } { $traps }.
    }
told-bought-defence =
    { $gold ->
        [one] { $who } kupuje za 1 złotą monetę{ $price } { bought-defence }.
        [few] { $who } kupuje za { $gold } złote monety{ $price } { bought-defence }.
       *[many] { $who } kupuje za { $gold } złotych monet{ $price } { bought-defence }.
    }
bought-defence =
    { $defence ->
        [0] Żetony Obrony
        [one] 1 Żeton Obrony
        [few] { $defence } Żetony Obrony
       *[many] { $defence } Żetonów Obrony
    }
told-bought-equipment =
    { $gold ->
        [0] { $who } dostaje za darmo{ $price } Wyposażenie { $equipment }.
        [one] { $who } kupuje za 1 złotą monetę{ $price } Wyposażenie { $equipment }.
        [few] { $who } kupuje za { $gold } złote monety{ $price } Wyposażenie { $equipment }.
       *[many] { $who } kupuje za { $gold } złotych monet{ $price } Wyposażenie { $equipment }.
    }
told-recruited =
    { $gold ->
        [0] { $who } werbuje za darmo{ $price }; dołącza { $member }{ with-reputation }.
        [one] { $who } płaci za werbunek 1 złotą monetę{ $price }; dołącza { $member }{ with-reputation }.
        [few] { $who } płaci za werbunek { $gold } złote monety{ $price }; dołącza { $member }{ with-reputation }.
       *[many] { $who } płaci za werbunek { $gold } złotych monet{ $price }; dołącza { $member }{ with-reputation }.
    }
with-reputation =
    { $reputation ->
        [0] { "" }
        [one] , a klan zyskuje 1 punkt Reputacji
        [few] , a klan zyskuje { $reputation } punkty Reputacji
       *[many] , a klan zyskuje { $reputation } punktów Reputacji
    }
told-recruited-nobody = { $who } nikogo nie werbuje.
told-beer-bought =
    { $gold ->
        [one] { $who } stawia Kolejkę Piwa za 1 złotą monetę i z Karczmy odchodzi { $members }.
        [few] { $who } stawia Kolejkę Piwa za { $gold } złote monety i z Karczmy odchodzi { $members }.
       *[many] { $who } stawia Kolejkę Piwa za { $gold } złotych monet i z Karczmy odchodzi { $members }.
    }
told-equipped = Wyposażenie { $equipment } dostaje { $member } ({ $who }).
told-equipment-discarded = { $who } odrzuca Wyposażenie { $cards }.
told-land-used = { $who } korzysta z Krainy { $land }, kładąc { $dice }.
told-traps-came = Chata Myśliwego wystawia { $traps }.
told-mercenaries-came = Do Karczmy przychodzi { $members }.
told-equipment-came = Na Targu pojawia się Wyposażenie { $cards }.
told-loot-came = Na planszy pojawia się Łup { $tokens }.

## What happened: trails and quests

told-assigned = { $member } ({ $who }) rusza na { $trail }{ $bonus }.
told-dice-laid = { $who } kładzie { $dice } na { $trail }.
told-trap-laid = { $who } kładzie zakrytą Pułapkę na { $trail }.
told-defence-laid =
    { $defence ->
        [one] { $who } kładzie Żeton Obrony na { $trail }.
        [few] { $who } kładzie { $defence } Żetony Obrony na { $trail }.
       *[many] { $who } kładzie { $defence } Żetonów Obrony na { $trail }.
    }
told-flasks-taken =
    { $potions ->
        [0] { $member } ({ $who }) zabiera Truciznę.
       *[other]
            { $poisons ->
                [0] { $member } ({ $who }) zabiera Miksturę.
               *[other] { $member } ({ $who }) zabiera Miksturę i Truciznę.
            }
    }
act-hits =
    { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
       *[other] { $n } trafień
    }
act-total = razem { $n }
told-die-rolled =
    { $die ->
        [0] { $member } ({ $who }) wyrzuca Kością Siły { $value }{ $added } i ma razem { $total }.
        [1] { $member } ({ $who }) wyrzuca Kością Magii { $value }{ $added } i ma razem { $total }.
       *[other] { $member } ({ $who }) wyrzuca Kością Wpływu { $value }{ $added } i ma razem { $total }.
    }
told-die-rerolled =
    { $die ->
        [0] { $member } ({ $who }) przerzuca Kość Siły{ $source } z { $old } na { $value }{ $added } i ma razem { $total }.
        [1] { $member } ({ $who }) przerzuca Kość Magii{ $source } z { $old } na { $value }{ $added } i ma razem { $total }.
       *[other] { $member } ({ $who }) przerzuca Kość Wpływu{ $source } z { $old } na { $value }{ $added } i ma razem { $total }.
    }
told-quest-rolled = { $member } ({ $who }) osiąga { $total } ({ $sum }{ $each }), a Zadanie „{ $quest }” wymaga { $objective }.
told-quest-won = { $who } wykonuje Zadanie „{ $quest }”{ gains-glory }.
told-quest-failed =
    { $glory ->
        [0]
            { $cut ->
                [0] { $who } nie wykonuje Zadania „{ $quest }”.
               *[other] { $who } nie wykonuje Zadania „{ $quest }” i nie ma Chwały do stracenia.
            }
        [one] { $who } nie wykonuje Zadania „{ $quest }” i traci 1 punkt Chwały{ at-the-bottom }.
        [few] { $who } nie wykonuje Zadania „{ $quest }” i traci { $glory } punkty Chwały{ at-the-bottom }.
       *[many] { $who } nie wykonuje Zadania „{ $quest }” i traci { $glory } punktów Chwały{ at-the-bottom }.
    }
told-scraps =
    { $gold ->
        [one] { $who } dostaje Ochłapy z Zadania „{ $quest }”, 1 złotą monetę.
        [few] { $who } dostaje Ochłapy z Zadania „{ $quest }”, { $gold } złote monety.
       *[many] { $who } dostaje Ochłapy z Zadania „{ $quest }”, { $gold } złotych monet.
    }
told-quest-gone = Zadanie „{ $quest }” zostaje odrzucone.
told-handed-in = { $who } wypełnia kontrakt „{ $quest }”{ hands-gold }.
told-contract-declined = { $who } nie wypełnia kontraktu „{ $quest }”.

## What happened: battles

told-trap-shown = { $who } ujawnia { $trap } ({ $trail }).
told-deceived = { $who } kieruje { $trap } na { $trail }.
told-deceit-cancelled = { $who } powstrzymuje { $trap } Żetonem Obrony ({ $trail }), a Podstęp opuszcza { $off }.
told-dice-stolen = { $who } zabiera { $dice } ({ $trail }) i kładzie na { $target }.
told-dice-aimed =
    { $attack ->
        [one] { $who } kieruje 1 Kość Ataku na { $trail }{ $source }.
        [few] { $who } kieruje { $attack } Kości Ataku na { $trail }{ $source }.
       *[many] { $who } kieruje { $attack } Kości Ataku na { $trail }{ $source }.
    }
told-magic-given-up =
    { $magic ->
        [one] { $member } ({ $who }) oddaje 1 Kość Magii i usuwa tyle samo Kości Ataku ({ $trail }).
        [few] { $member } ({ $who }) oddaje { $magic } Kości Magii i usuwa tyle samo Kości Ataku ({ $trail }).
       *[many] { $member } ({ $who }) oddaje { $magic } Kości Magii i usuwa tyle samo Kości Ataku ({ $trail }).
    }
told-monster-attacks =
    { $attack ->
        [0] { $monster } atakuje Najemnika { $member }, ale nie zostaje żadna Kość Ataku ({ $sum }){ hits-by-power }.
        [one] { $monster } atakuje Najemnika { $member } 1 Kością Ataku ({ $sum }) i wyrzuca { $faces }{ $again }{ more-hits }{ which-makes }.
        [few] { $monster } atakuje Najemnika { $member } { $attack } Kośćmi Ataku ({ $sum }) i wyrzuca { $faces }{ $again }{ more-hits }{ which-makes }.
       *[many] { $monster } atakuje Najemnika { $member } { $attack } Kośćmi Ataku ({ $sum }) i wyrzuca { $faces }{ $again }{ more-hits }{ which-makes }.
    }
hits-by-power =
    { $extra ->
        [0] { "" }
       *[other] , a sama Specjalna Moc daje { so-many-hits }
    }
told-dice-wasted = { $monster } rzuca w Sambora { $faces }{ $again } ({ $trail }), bez skutku.
told-spores-fly =
    { $hits ->
        [0] Zarodniki, które rozsiewa { $monster }, wyrzucają { $faces }{ $again } i chybiają.
       *[other] Zarodniki, które rozsiewa { $monster }, wyrzucają { $faces }{ $again } i trafiają każdego w tym miejscu.
    }
told-last-breath = Ostatnim tchnieniem { $monster } trafia każdego w tym miejscu raz.
told-hits-stopped =
    { $hits ->
        [one] { $member } ({ $who }) zatrzymuje 1 trafienie{ $source }.
        [few] { $member } ({ $who }) zatrzymuje { $hits } trafienia{ $source }.
       *[many] { $member } ({ $who }) zatrzymuje { $hits } trafień{ $source }.
    }
told-potion-drunk =
    { $potions ->
        [one] { $member } ({ $who }) wypija Miksturę i odnosi o 1 obrażenie mniej.
        [few] { $member } ({ $who }) wypija { $potions } Mikstury i odnosi o { $potions } obrażenia mniej.
       *[many] { $member } ({ $who }) wypija { $potions } Mikstur i odnosi o { $potions } obrażeń mniej.
    }
told-wounded = { $member } ({ $who }) odnosi ranę.
told-died =
    { $reputation ->
        [0] { $member } ({ $who }) ginie ({ $trail }), a klan zyskuje { death-glory }.
        [one] { $member } ({ $who }) ginie ({ $trail }), a klan zyskuje { death-glory } i traci 1 punkt Reputacji.
        [few] { $member } ({ $who }) ginie ({ $trail }), a klan zyskuje { death-glory } i traci { $reputation } punkty Reputacji.
       *[many] { $member } ({ $who }) ginie ({ $trail }), a klan zyskuje { death-glory } i traci { $reputation } punktów Reputacji.
    }
death-glory =
    { $glory ->
        [one] 1 punkt Chwały
        [few] { $glory } punkty Chwały
       *[many] { $glory } punktów Chwały
    }
told-lost-with-him = Gdy ginie { $member }, { $who } traci { lost-gold }.
lost-gold =
    { $gold ->
        [0] { lost-potions }
        [one] 1 złotą monetę{ and-potions }{ and-poisons }
        [few] { $gold } złote monety{ and-potions }{ and-poisons }
       *[many] { $gold } złotych monet{ and-potions }{ and-poisons }
    }
lost-potions =
    { $potions ->
        [0] { lost-poisons }
        [one] 1 Miksturę{ and-poisons }
        [few] { $potions } Mikstury{ and-poisons }
       *[many] { $potions } Mikstur{ and-poisons }
    }
lost-poisons =
    { $poisons ->
        [0] { "" }
        [one] 1 Truciznę
        [few] { $poisons } Trucizny
       *[many] { $poisons } Trucizn
    }
told-poison-used =
    { $poisons ->
        [one] { $member } ({ $who }) używa Trucizny{ $added } i ma razem { $total }.
        [few] { $member } ({ $who }) używa { $poisons } Trucizn{ $added } i ma razem { $total }.
       *[many] { $member } ({ $who }) używa { $poisons } Trucizn{ $added } i ma razem { $total }.
    }
told-attacked = { $member } ({ $who }) atakuje Potwora { $monster } i osiąga { $total } ({ $sum }{ $each }){ only-to-kill }{ only-to-capture }. Schwytanie wymaga { $capture }, a zabicie { $kill }.
told-attack-failed =
    { $why ->
        [trap] { $who } nie może schwytać Potwora { $monster } bez Pułapki na Szlaku.
        [traps] { $who } nie może schwytać Potwora { $monster } bez 2 Pułapek na Szlaku.
       *[short] { $monster } odpiera atak ({ $who }).
    }
told-captured = { $who } chwyta Potwora { $monster }{ gains-glory }.
told-killed =
    { $trophies ->
        [one] { $who } zabija Potwora { $monster } i zyskuje 1 Trofeum{ and-glory }{ and-gold }{ and-potions }{ and-poisons }{ and-defence }.
        [few] { $who } zabija Potwora { $monster } i zyskuje { $trophies } Trofea{ and-glory }{ and-gold }{ and-potions }{ and-poisons }{ and-defence }.
       *[many] { $who } zabija Potwora { $monster } i zyskuje { $trophies } Trofeów{ and-glory }{ and-gold }{ and-potions }{ and-poisons }{ and-defence }.
    }
told-monster-escaped = { $monster } wyrywa się i rusza do Wejścia do Cytadeli.
told-monster-unbeaten = { $monster } pozostaje bez pogromcy i rusza z Krainy { $place } do Wejścia do Cytadeli.
told-trail-cleared = Kości i żetony ({ $who }) opuszczają { $trail }.
told-conquest-tried = { $member } ({ $who }) osiąga { $total } ({ $sum }{ $each }), a podbój Krainy { $land } wymaga { $needed }.
told-conquered =
    { $glory ->
        [one] { $who } podbija Krainę { $land } (Kraina { $place }) i zyskuje 1 punkt Chwały.
        [few] { $who } podbija Krainę { $land } (Kraina { $place }) i zyskuje { $glory } punkty Chwały.
       *[many] { $who } podbija Krainę { $land } (Kraina { $place }) i zyskuje { $glory } punktów Chwały.
    }

## What happened: Sambor

told-sambor-rolled = Sambor wyrzuca { $red } na czerwonej kości i { $yellow } na żółtej.
told-sambor-took-traps = Sambor zabiera z Chaty Myśliwego { $traps }.
told-sambor-took-mercenary = Sambor zabiera z Karczmy Najemnika { $member }.
told-sambor-took-equipment = Sambor zabiera z Targu Wyposażenie { $equipment }.
told-sambor-sent =
    { $deceits ->
        [0] Sambor blokuje { $trail }.
        [one] Sambor blokuje { $trail } i kładzie tam 1 zakryty Podstęp.
        [few] Sambor blokuje { $trail } i kładzie tam { $deceits } zakryte Podstępy.
       *[many] Sambor blokuje { $trail } i kładzie tam { $deceits } zakrytych Podstępów.
    }
told-sambor-won-quest = Sambor wykonuje Zadanie „{ $quest }”.
told-sambor-beat = Sambor przepędza z Krainy { $place } Potwora { $monster }.
told-sambor-took-land = Sambor zabiera Krainę { $land } (Kraina { $place }).
told-sambor-home = Sambor opuszcza { $trails }.

## The end

end-points = Klany liczą Punkty Zwycięstwa.
end-draw = Najlepszych klanów nic nie rozdzieli: remis.
end-rank-snack = Twoja ranga: Przekąska dla Potwora.
end-rank-adept = Twoja ranga: Adept.
end-rank-veteran = Twoja ranga: Weteran.
end-rank-hero = Twoja ranga: Bohater!
end-campaign-won = Kampania wygrana.
end-campaign-lost = Kampania przegrana.

## Questions

ask-action = Twoja tura. Co robisz?
ask-aim = Możesz zabić albo schwytać Potwora. Co wybierasz?
ask-alchemist-potions = Co bierzesz od Alchemika?
ask-armoury-amount = Ile Żetonów Obrony kupujesz?
ask-assign-die = Którą kość kładziesz na Zadaniu?
ask-assign-flasks = Czy Najemnik zabiera Miksturę lub Truciznę?
ask-assign-influence = Ile Kości Wpływu kładziesz?
ask-assign-magic = Ile Kości Magii kładziesz?
ask-assign-member = Którego Najemnika wysyłasz?
row-assign-member = Kto idzie
row-assign-strength = Siła
row-assign-magic = Magia
row-assign-die = Kości
row-assign-token = Pułapki i żetony
row-assign-flasks = Flakony
ask-assign-strength = Ile Kości Siły kładziesz?
ask-assign-token = Który żeton kładziesz na Szlaku?
ask-attack = Atak trwa. Co robisz?
ask-campaign-level = Jak trudny ma być następny scenariusz?
ask-clan = Którym klanem dowodzisz?
ask-clash = Starcie: co z twoim następnym żetonem?
ask-conquer = Kraina nie jest jeszcze podbita. Co robisz?
ask-contract = Czy wypełniasz kontrakt?
ask-contract-loot = Który Żeton Łupu oddajesz?
ask-deceit-take = Którą kość zabierasz?
ask-deceive = Przeciw komu używasz Podstępu?
ask-deceived = Ktoś używa Podstępu na twoim Najemniku. Co robisz?
ask-defend = Twój Najemnik zostaje trafiony. Jak go bronisz?
ask-defend-who =
    { $hits ->
        [one] { $member }: 1 trafienie. Jak go bronisz?
        [few] { $member }: { $hits } trafienia. Jak go bronisz?
       *[other] { $member }: { $hits } trafień. Jak go bronisz?
    }
note-trail = { $trail }, przeciwnik: { $monster }. Rzuca { $attack } kośćmi; suma { $capture } chwyta, { $kill } zabija
note-dice = Połóż kości w budynku albo na szlaku.
note-beer = Wszyscy z oferty wracają do domu, przychodzą inni. Potem werbujesz albo nie.
note-traps = Złoto: { $n }. Wybrane dotąd: { $traps }
note-clan = { $leader }: { $first } { $other }: { $second }
note-gold = Złoto: { $n }
note-alchemist-potions = Mikstura kasuje jedno obrażenie albo leczy Najemnika w domu; Trucizna dodaje 2 do ataku.
note-armoury-amount = Złoto: { $gold }. Każdy odwraca jedno trafienie Potwora.
note-free = Nic z tego nie zabiera tury ani kości.
note-tidy = Potem żołd: { $wages } z twoich { $gold } sztuk złota.
ask-deserter = Nie starcza na cały żołd. Kto odchodzi?
ask-deserter-gear = Kto przejmuje Wyposażenie dezertera?
ask-discount = Czy używasz teraz tej zniżki?
ask-equipment-member = Kto dostaje Wyposażenie?
ask-equipment-old = Co z Wyposażeniem, które tam leżało?
ask-exchange-give = Którą kość oddajesz?
ask-exchange-take = Którą kość bierzesz?
ask-free = Co robisz?
ask-gain = Co bierzesz?
ask-gift-die = Dar Królowej: którą kość bierzesz?
ask-gift-more = Dar Królowej: co jeszcze bierzesz?
ask-greenhorn-leader = W klanie nikt nie został. Czy Żółtodziób ma zostać Przywódcą?
ask-hut-trap = Którą Pułapkę kupujesz?
ask-land-die = Którą kość kładziesz na Krainie?
ask-leader = Kto zostaje Przywódcą?
ask-loot-take = Który Żeton Łupu bierzesz?
ask-loot-use = Czy używasz teraz Łupu?
ask-market-card = Którą Kartę Wyposażenia bierzesz?
ask-merchant-die = Którą kość sprzedajesz?
ask-quest = Kości Zadania są rzucone. Co robisz?
ask-recruit = Kogo werbujesz?
ask-redirect = Ile Kości Ataku kierujesz na oszukanego Najemnika?
ask-redirect-ability = W kogo celuje Kość Ataku?
ask-remove-magic = Ile Kości Magii oddajesz, by usunąć Kości Ataku?
ask-tidy = Runda się kończy. Coś przedtem?
ask-traps-discard = Masz za dużo Pułapek. Którą odrzucasz?

## Answers

do-shop-strength = { $building }: Kość Siły, { $what }
do-shop-influence = { $building }: Kość Wpływu { $value }, { $what } (zniżka { $gold })
what-hut = kupujesz Pułapki
what-tavern = werbujesz
what-armoury = kupujesz Żetony Obrony
what-market = kupujesz Wyposażenie
do-alchemist =
    { $n ->
        [one] Alchemik: Kość Magii za { $n } Miksturę lub Truciznę
        [few] Alchemik: Kość Magii za { $n } Mikstury lub Trucizny
       *[many] Alchemik: Kość Magii za { $n } Mikstur lub Trucizn
    }
do-mine =
    { $dice ->
        [one] Kopalnia: { $dice } Kość Siły, złote monety: { $gold }
        [few] Kopalnia: { $dice } Kości Siły, złote monety: { $gold }
       *[many] Kopalnia: { $dice } Kości Siły, złote monety: { $gold }
    }
do-merchant = Handlarz: sprzedajesz kości, każdą za 1 złotą monetę
do-assign = Wyślij Najemnika: { $trail }
do-land = Użyj Krainy { $land }
do-free = Coś innego (sprzedaż, leczenie, osiedlanie, Wyposażenie, Łupy)
do-pass = Spasuj
do-forfeit = Porzuć kości, których nie ma gdzie położyć
do-settle = { $member } osiedla się w Krainie { $land }
do-heal = Wylecz Miksturą: { $member }
do-loot = Użyj Łupu: { $loot }
do-sell = Sprzedaj Trofeum { $monster } (złote monety: { $gold })
do-move = Przełóż: { $equipment }
do-discard = Odrzuć: { $equipment }
do-replace = { $member } (zamiast karty { $equipment })
do-back = Wróć
do-done = Gotowe
do-done-pay = Gotowe (koszt razem { $gold })
do-all = Wszystkie kości
do-buy = { $name } (koszt { $gold })
do-beer = Kolejka Piwa (koszt { $gold })
do-recruit-nobody = Nie werbuj nikogo
do-influence = Kość Wpływu { $value }
do-discount-use = Użyj
do-discount-keep = Zachowaj na później
do-flasks = Mikstury: { $potions }, Trucizny: { $poisons }
do-roll-strength = Rzuć Kością Siły
do-roll-magic = Rzuć Kością Magii
do-roll-influence = Rzuć Kością Wpływu
do-roll-all = Rzuć wszystkimi kośćmi
do-reroll-strength = Przerzuć Kość Siły: { $value }
do-reroll-magic = Przerzuć Kość Magii: { $value }
do-reroll-influence = Przerzuć Kość Wpływu: { $value }
do-poison = Użyj Trucizny (+2)
do-stop-short = Poprzestań na { $total } z { $needed }
do-stop-attack = Zakończ atak z sumą { $total } (schwytanie { $capture }, zabicie { $kill })
do-stop-beaten = Zakończ atak z sumą { $total } (schwytanie { $capture }, zabicie { $kill }): { $how }
do-kill = Zabij
do-capture = Schwytaj
do-redirect-none = Żadnej
do-aim = { $member } ({ $trail })
do-aim-keep = W nikogo innego
do-magic-keep = Żadnej
do-magic-remove =
    { $n ->
        [one] Oddaj { $n } Kość Magii
        [few] Oddaj { $n } Kości Magii
       *[many] Oddaj { $n } Kości Magii
    }
do-defend-token = Żeton Obrony
do-defend-ability = Jego Zdolność Obrony
do-defend-guard = Obrona Szlaku
do-defend-potion = Mikstura
do-defend =
    { $hits ->
        [one] { $how }: zatrzymuje { $hits } trafienie
        [few] { $how }: zatrzymuje { $hits } trafienia
       *[many] { $how }: zatrzymuje { $hits } trafień
    }
do-defend-wound = Przyjmij cios: { $member } odnosi ranę
do-defend-fall = Przyjmij cios: { $member } ginie
do-clash-show = Ujawnij: { $trap }
do-clash-pass = Zostaw zakryty żeton: { $trap }
do-clash-stop = Nie ujawniaj więcej żetonów
do-deceive = { $member } ({ $trail })
do-deceived-cancel = Powstrzymaj Żetonem Obrony
do-deceived-suffer = Pogódź się z tym
do-contract-accept = Do oddania: { $price }. Nagroda: { $reward }
do-contract-decline = Odmów
do-greenhorn-take = Weź Żółtodzioba
do-greenhorn-decline = Odmów
do-token-defence = Żeton Obrony
do-flasks-none = Ani jednej, ani drugiej
do-flasks-potion = Mikstura
do-flasks-poison = Trucizna
do-flasks-both = Mikstura i Trucizna
do-send = { $member }
do-send-wounded = { $member } (z raną)

group-citadel = W Cytadeli
group-outside = Na Obszarach Zewnętrznych
group-besides = Poza tym

## Chances in percent; capture and kill are those of one who has lived to try

odds-land = przeżycie { $survive }%, potem schwytanie { $capture }% lub zabicie { $kill }%; podbój { $conquer }%
odds-gate = przeżycie { $survive }%, potem schwytanie { $capture }% lub zabicie { $kill }%
odds-attack = schwytanie { $capture }% lub zabicie { $kill }%
odds-conquer = podbój { $n }%
odds-quest = powodzenie { $n }%
odds-survive = przeżycie { $n }%
odds-survives = przeżycie
odds-captures = schwytanie
odds-kills = zabicie
odds-conquers = podbój
odds-falls = śmierć
odds-succeeds = powodzenie

## The sheet at the end

sheet-glory = Chwała
sheet-reputation = Reputacja
sheet-trophies = Trofea
sheet-affinity = Przynależności
sheet-points = Punkty Zwycięstwa
sheet-captured = Schwytane Potwory
sheet-killed = Zabite Potwory
sheet-conquered = Podbite Krainy
sheet-quests = Wykonane Zadania
sheet-recruited = Zwerbowani Najemnicy
sheet-fallen = Polegli Najemnicy
sheet-deserted = Dezerterzy
sheet-luck = Szczęście: kości a średnia
