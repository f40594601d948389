### Monster Lands. Terms follow the glossary of docs/rules/monsterlands.md; names stand in the nominative.

monsterlands = Monster Lands
    .about = Wyślij najemników swojego klanu z kośćmi i ukrytymi pułapkami, poluj na potwory, podbijaj krainy i wróć na czas, by wypłacić żołd. Od jednego do czterech klanów, dwie godziny.

## Clans and players

clan-unknown = Klan { $n }
clan-fire = Klan Ognia
clan-water = Klan Wody
clan-air = Klan Powietrza
clan-jungle = Klan Puszczy
clan-seat = Klan { $n } ({ $affinity })
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
die-attack = Kość Ataku Potwora
face-blank = •

building-hut = Chata Myśliwego
building-alchemist = Alchemik
building-tavern = Karczma
building-merchant = Handlarz
building-armoury = Zbrojownia
building-market = Targ
building-mine = Kopalnia

kind-leader = Przywódca
kind-starter = początkowy Najemnik
kind-mercenary = Najemnik
kind-greenhorn = Żółtodziób
kind-weapon = Broń
kind-cover = Okrycie
kind-spell = Zaklęcie
kind-starting = Początkowa Pułapka
kind-upgraded = Ulepszona Pułapka
kind-secured = Zabezpieczona Pułapka
kind-deceit = Podstęp
kind-trap-hidden = zakryta Pułapka
kind-monster-a = Potwór poziomu A
kind-monster-b = Potwór poziomu B
kind-land = Kraina
kind-loot = Łup
kind-quest-dice = Zadanie z Rzutem Kośćmi
kind-quest-contract = Zadanie Kontraktowe

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
    .help = W rundach 2, 4 i 6 do Bramy przychodzi jeszcze jeden Potwór.
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

list = { $head }, { $last }
named = { $name }: { $text }
nothing = nic
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
n-points =
    { $n ->
        [one] { $n } Punkt Zwycięstwa
        [few] { $n } Punkty Zwycięstwa
       *[many] { $n } Punktów Zwycięstwa
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
n-traps =
    { $n ->
        [one] { $n } Pułapka
        [few] { $n } Pułapki
       *[many] { $n } Pułapek
    }
n-hits =
    { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
n-dice =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[many] { $n } kości
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
member-everybody = wszyscy na miejscu
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
        [one] Raz na rundę rekrutacja tańsza o { $gold } złotą monetę, nawet do 0.
        [few] Raz na rundę rekrutacja tańsza o { $gold } złote monety, nawet do 0.
       *[many] Raz na rundę rekrutacja tańsza o { $gold } złotych monet, nawet do 0.
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
ability-outside = Działa na Szlakach.
ability-deployment = Działa w Fazie Rozmieszczenia.
ability-used = użyta w tej rundzie
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
trap-starting-water = Początkowa Pułapka Wody
trap-starting-air = Początkowa Pułapka Powietrza
trap-starting-jungle = Początkowa Pułapka Puszczy
trap-s1 = Pułapka „1 Kość Siły”
trap-s2 = Pułapka „2 Kości Siły”
trap-s3 = Pułapka „3 Kości Siły”
trap-m1 = Pułapka „1 Kość Magii”
trap-m2 = Pułapka „2 Kości Magii”
trap-m3 = Pułapka „3 Kości Magii”
trap-s-plus-1 = Pułapka „+1 za Kość Siły”
trap-s-plus-2 = Pułapka „+2 za Kość Siły”
trap-s-plus-3 = Pułapka „+3 za Kość Siły”
trap-m-plus-1 = Pułapka „+1 za Kość Magii”
trap-m-plus-2 = Pułapka „+2 za Kość Magii”
trap-plus-4 = Pułapka „+4”
trap-plus-6 = Pułapka „+6”
trap-plus-8 = Pułapka „+8”
trap-secured-s1 = Zabezpieczona Pułapka „1 Kość Siły”
trap-secured-s2 = Zabezpieczona Pułapka „2 Kości Siły”
trap-secured-m1 = Zabezpieczona Pułapka „1 Kość Magii”
trap-secured-m2 = Zabezpieczona Pułapka „2 Kości Magii”
trap-deceit-m1 = Podstęp „1 Kość Magii”
trap-deceit-m2 = Podstęp „2 Kości Magii”
trap-deceit-s1 = Podstęp „1 Kość Siły”
trap-deceit-s2 = Podstęp „2 Kości Siły”
trap-deceit-any1 = Podstęp „dowolna kość”
trap-deceit-any2 = Podstęp „dowolne 2 kości”
trap-deceit-aim1 = Podstęp „1 Kość Ataku”
trap-deceit-aim2 = Podstęp „2 Kości Ataku”
trap-hidden = zakryta Pułapka
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
monster-none = nikt

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
land-none = nic
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
loot-use-recruit = Zrekrutuj za darmo Najemnika z Karczmy; musi na to pozwalać twoja Górująca Chwała.

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
icon-dice = kości
icon-die = kość
icon-trap = Pułapki
icon-traps = Pułapki
icon-defence = Obrona
icon-potion = Mikstury
icon-potions = Mikstury
icon-poison = Trucizny
icon-poisons = Trucizny
icon-attack = Wartość Ataku
icon-capture = Wartość Schwytania
icon-kill = Wartość Zabicia
icon-conquest = Wartość Podboju
icon-trophy = Trofea
icon-trophies = Trofea
icon-loot = Łupy
icon-wound = ranny
icon-assigned = przydzielony
icon-settled = zasiedlona
icon-settler = osadnik
icon-leader = Przywódca
icon-first = pierwszy gracz
icon-reroll = przerzuty
icon-guard = Obrona Szlaku
icon-stack = w stosie
icon-cost = koszt
icon-discount = zniżka
icon-affinity = Przynależność
icon-level = poziom
icon-round = runda
icon-objective = Cel
icon-penalty = Kara
icon-reward = Nagroda
icon-required = wymagane kości
icon-optional = dodatkowe kości
icon-room = miejsce
icon-space = wolne pola
icon-panic = panika
icon-total = suma
icon-carried = przeniesiona suma
icon-extra = dodatkowe Kości Ataku
icon-lands = Krainy
icon-members = Członkowie Klanu
icon-quests = Zadania
icon-deck = talia
icon-used = użyte
icon-used-by = zajęte
icon-mercenary = Najemnik
icon-equipment = Wyposażenie
icon-monster = Potwór
icon-death = Chwała za śmierć

## Places on the table

zone-citadel = Cytadela
zone-outside = Obszary Zewnętrzne
zone-gate = Wejście do Cytadeli
zone-land-a = Kraina A
zone-land-b = Kraina B
zone-quest-a = Zadanie z Rzutem Kośćmi
zone-quest-b = Zadanie Kontraktowe
zone-trail = Szlak { $n }
zone-hut = Chata Myśliwego
zone-alchemist = Alchemik
zone-tavern = Karczma
zone-merchant = Handlarz
zone-armoury = Zbrojownia
zone-market = Targ
zone-mine = Kopalnia
zone-greenhorns = Żółtodzioby
zone-loot = Łupy na planszy
zone-panic = Panika
zone-pool = Pula Kości
zone-members = Członkowie Klanu
zone-traps = Pułapki
zone-own-loot = Łupy
zone-trophies = Trofea
zone-lands = Krainy
zone-settled = Zasiedlone Krainy
zone-equipment = Wyposażenie
zone-storage = Zapasy
zone-affinity = Przynależności
zone-monsters = Potwory
track-round = Runda
track-glory = Chwała
track-reputation = Reputacja
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
space-closed = zamknięte
space-panic = panika

## What happened

told-round-began = Zaczyna się runda { $round }
told-rolled-influence = { $who } rzuca Kośćmi Wpływu: { $dice }
told-placed =
    { $dice ->
        [one] { $who } kładzie { $dice } kość: { $building }
        [few] { $who } kładzie { $dice } kości: { $building }
       *[many] { $who } kładzie { $dice } kości: { $building }
    }
told-paid =
    { $gold ->
        [one] { $who } płaci { $gold } złotą monetę
        [few] { $who } płaci { $gold } złote monety
       *[many] { $who } płaci { $gold } złotych monet
    }
told-gained =
    { $what ->
        [gold]
            { $amount ->
                [one] { $who } zyskuje { $amount } złotą monetę
                [few] { $who } zyskuje { $amount } złote monety
               *[many] { $who } zyskuje { $amount } złotych monet
            }
        [glory]
            { $amount ->
                [-1] { $who } traci 1 punkt Chwały
                [-2] { $who } traci 2 punkty Chwały
                [-3] { $who } traci 3 punkty Chwały
                [one] { $who } zyskuje { $amount } punkt Chwały
                [few] { $who } zyskuje { $amount } punkty Chwały
               *[many] { $who } zyskuje { $amount } punktów Chwały
            }
        [potions]
            { $amount ->
                [one] { $who } zyskuje { $amount } Miksturę
                [few] { $who } zyskuje { $amount } Mikstury
               *[many] { $who } zyskuje { $amount } Mikstur
            }
        [poisons]
            { $amount ->
                [one] { $who } zyskuje { $amount } Truciznę
                [few] { $who } zyskuje { $amount } Trucizny
               *[many] { $who } zyskuje { $amount } Trucizn
            }
        [defence]
            { $amount ->
                [one] { $who } zyskuje { $amount } Żeton Obrony
                [few] { $who } zyskuje { $amount } Żetony Obrony
               *[many] { $who } zyskuje { $amount } Żetonów Obrony
            }
        [strength]
            { $amount ->
                [one] { $who } zyskuje { $amount } Kość Siły
                [few] { $who } zyskuje { $amount } Kości Siły
               *[many] { $who } zyskuje { $amount } Kości Siły
            }
        [magic]
            { $amount ->
                [one] { $who } zyskuje { $amount } Kość Magii
                [few] { $who } zyskuje { $amount } Kości Magii
               *[many] { $who } zyskuje { $amount } Kości Magii
            }
        [influence]
            { $amount ->
                [one] { $who } zyskuje { $amount } Kość Wpływu
                [few] { $who } zyskuje { $amount } Kości Wpływu
               *[many] { $who } zyskuje { $amount } Kości Wpływu
            }
       *[other] { $who } zyskuje { $amount }: { $what }
    }
told-bought-trap = { $who } bierze: { $trap }
told-recruited = { $who }: do klanu dołącza { $member }
told-beer-bought = { $who } stawia Kolejkę Piwa: do Karczmy przychodzą nowi Najemnicy
told-equipped = { $who }: { $member } dostaje Wyposażenie { $equipment }
told-assigned = { $who }: { $member } rusza na Szlak ({ $trail })
told-land-used = { $who } korzysta z Krainy { $land }
told-settled = { $who }: { $member } osiedla się w Krainie { $land }
told-dice-lost =
    { $dice ->
        [one] { $who } nie ma gdzie położyć kości i traci { $dice } kość
        [few] { $who } nie ma gdzie położyć kości i traci { $dice } kości
       *[many] { $who } nie ma gdzie położyć kości i traci { $dice } kości
    }
told-loot-used = { $who } używa Łupu: { $loot }
told-loot-taken = { $who } bierze Łup: { $loot }
told-trophy-sold =
    { $gold ->
        [one] { $who } sprzedaje Trofeum ({ $monster }) za { $gold } złotą monetę
        [few] { $who } sprzedaje Trofeum ({ $monster }) za { $gold } złote monety
       *[many] { $who } sprzedaje Trofeum ({ $monster }) za { $gold } złotych monet
    }
told-healed = { $who } leczy: { $member }
told-quest-rolled = { $who } wyrzuca { $total } na Zadaniu „{ $quest }”, potrzeba { $objective }
told-quest-won = { $who } wykonuje Zadanie „{ $quest }”
told-quest-failed = { $who } nie wykonuje Zadania „{ $quest }”
told-scraps = { $who } dostaje Ochłapy
told-trap-shown = { $who } ujawnia: { $trap } ({ $trail })
told-deceived = { $who } używa na sąsiednim Najemniku: { $trap } ({ $trail })
told-deceit-cancelled = { $who } powstrzymuje Żetonem Obrony: { $trap }
told-monster-attacks =
    { $hits ->
        [one] { $monster } atakuje ({ $member }), Kości Ataku: { $dice } (Wartość Ataku { $base }, Przynależność { $kin }, runda { $track }, moc { $power }), rzut: { $faces }; { $hits } trafienie
        [few] { $monster } atakuje ({ $member }), Kości Ataku: { $dice } (Wartość Ataku { $base }, Przynależność { $kin }, runda { $track }, moc { $power }), rzut: { $faces }; { $hits } trafienia
       *[many] { $monster } atakuje ({ $member }), Kości Ataku: { $dice } (Wartość Ataku { $base }, Przynależność { $kin }, runda { $track }, moc { $power }), rzut: { $faces }; { $hits } trafień
    }
told-hits-cancelled =
    { $how ->
        [token]
            { $hits ->
                [one] { $who } zatrzymuje { $hits } trafienie Żetonami Obrony
                [few] { $who } zatrzymuje { $hits } trafienia Żetonami Obrony
               *[many] { $who } zatrzymuje { $hits } trafień Żetonami Obrony
            }
        [ability]
            { $hits ->
                [one] { $who } zatrzymuje { $hits } trafienie Zdolnością Obrony
                [few] { $who } zatrzymuje { $hits } trafienia Zdolnością Obrony
               *[many] { $who } zatrzymuje { $hits } trafień Zdolnością Obrony
            }
        [potion]
            { $hits ->
                [one] { $who } leczy Miksturami { $hits } trafienie
                [few] { $who } leczy Miksturami { $hits } trafienia
               *[many] { $who } leczy Miksturami { $hits } trafień
            }
       *[other]
            { $hits ->
                [one] { $who } zatrzymuje { $hits } trafienie ({ $how })
                [few] { $who } zatrzymuje { $hits } trafienia ({ $how })
               *[many] { $who } zatrzymuje { $hits } trafień ({ $how })
            }
    }
told-wounded = { $who }: { $member } odnosi ranę
told-died = { $who }: ginie { $member }
told-die-rolled =
    { $die ->
        [0] { $who } rzuca Kością Siły: { $value } (suma { $total })
        [1] { $who } rzuca Kością Magii: { $value } (suma { $total })
       *[other] { $who } rzuca Kością Wpływu: { $value } (suma { $total })
    }
told-attacked = { $who }: { $member } atakuje ({ $monster }), kości { $dice }, dodane { $added }, przeniesione { $carried }, suma { $total }; schwytanie { $capture }, zabicie { $kill }
told-captured = { $who } chwyta Potwora: { $monster }
told-killed = { $who } zabija Potwora: { $monster }
told-conquered = { $who } podbija Krainę { $land } sumą { $total }
told-conquest-failed = { $who } nie podbija Krainy { $land }: suma { $total }, potrzeba { $needed }
told-at-the-gate = Przy Wejściu do Cytadeli staje { $monster }
told-panic-spread = Szerzy się panika: { $building }
told-panic-lifted = Panika mija, wszystkie budynki są znów otwarte
told-promoted = { $who }: Przywódcą zostaje { $member }
told-wages =
    { $gold ->
        [one] { $who } wypłaca żołd: { $gold } złota moneta
        [few] { $who } wypłaca żołd: { $gold } złote monety
       *[many] { $who } wypłaca żołd: { $gold } złotych monet
    }
told-deserted = { $who }: dezerteruje { $member }
told-first-player = Pierwszym graczem jest { $who }
told-sambor-acts = Sambor rzuca: czerwona { $red }, żółta { $yellow }
told-sambor-cleared = Sambor toruje drogę (Potwór: { $monster }, Kraina: { $land })
told-scored = { $who }: Chwała { $glory }, Reputacja { $reputation }, Trofea { $trophies }, Przynależności { $affinity }; razem Punkty Zwycięstwa: { $points }

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
ask-defend = Twój Najemnik obrywa. Jak go bronisz?
ask-deserter = Nie starcza na cały żołd. Kto odchodzi?
ask-deserter-gear = Kto przejmuje Wyposażenie dezertera?
ask-discount = Czy używasz teraz tej zniżki?
ask-equipment-member = Kto dostaje Wyposażenie?
ask-equipment-old = Co z Wyposażeniem, które tam leżało?
ask-exchange-give = Którą kość oddajesz?
ask-exchange-take = Którą kość bierzesz?
ask-free = Co robisz poza Akcją?
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
ask-recruit = Kogo rekrutujesz?
ask-redirect = Ile Kości Ataku kierujesz na oszukanego Najemnika?
ask-redirect-ability = W kogo celuje Kość Ataku?
ask-remove-magic = Ile Kości Magii oddajesz, by usunąć Kości Ataku?
ask-tidy = Runda się kończy. Coś jeszcze?
ask-traps-discard = Masz za dużo Pułapek. Którą odrzucasz?

## Answers

do-shop-strength = { $building }: Kość Siły
do-shop-influence = { $building }: Kość Wpływu { $value } (zniżka { $gold })
do-alchemist =
    { $n ->
        [one] Alchemik: Kość Magii za { $n } żeton
        [few] Alchemik: Kość Magii za { $n } żetony
       *[many] Alchemik: Kość Magii za { $n } żetonów
    }
do-mine =
    { $dice ->
        [one] Kopalnia: { $dice } Kość Siły, złote monety: { $gold }
        [few] Kopalnia: { $dice } Kości Siły, złote monety: { $gold }
       *[many] Kopalnia: { $dice } Kości Siły, złote monety: { $gold }
    }
do-merchant = Handlarz: 1 złota moneta za kość
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
group-outside = Na zewnątrz
group-besides = Poza tym

## Chances in percent; capture and kill are those of one who has lived to try

odds-land = przeżycie { $survive }%, potem schwytanie { $capture }% lub zabicie { $kill }%; podbój { $conquer }%
odds-gate = przeżycie { $survive }%, potem schwytanie { $capture }% lub zabicie { $kill }%
odds-attack = schwytanie { $capture }% lub zabicie { $kill }%
odds-conquer = podbój { $n }%
odds-quest = powodzenie { $n }%
odds-survive = przeżycie { $n }%
