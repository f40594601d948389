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
told-again = , pudła rzucone ponownie { $faces }
told-for-glory = { " " }(za Chwałę: { $dice })
told-bonus = { " " }(premia: { $bonus })
told-handed = , Łupy: { $tokens }
told-symbols = { $affinity } { $n }
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
each-more = +{ $n } za każdą { $die }: { $name }
each-less = −{ $n } za każdą { $die }: { $name }
source-ability = własna Zdolność
source-gift = Dar Królowej
source-token = Żeton Obrony
source-guard = Obrona Szlaku
source-trail = Premia Szlaku
plus-glory =
    { $glory ->
        [0] { "" }
        [one] , +1 punkt Chwały
        [few] , +{ $glory } punkty Chwały
       *[many] , +{ $glory } punktów Chwały
    }
plus-gold =
    { $gold ->
        [0] { "" }
        [one] , +1 złota moneta
        [few] , +{ $gold } złote monety
       *[many] , +{ $gold } złotych monet
    }
plus-potions =
    { $potions ->
        [0] { "" }
        [one] , +1 Mikstura
        [few] , +{ $potions } Mikstury
       *[many] , +{ $potions } Mikstur
    }
plus-poisons =
    { $poisons ->
        [0] { "" }
        [one] , +1 Trucizna
        [few] , +{ $poisons } Trucizny
       *[many] , +{ $poisons } Trucizn
    }
plus-defence =
    { $defence ->
        [0] { "" }
        [one] , +1 Żeton Obrony
        [few] , +{ $defence } Żetony Obrony
       *[many] , +{ $defence } Żetonów Obrony
    }
plus-trophies =
    { $trophies ->
        [one] , +1 Trofeum
        [few] , +{ $trophies } Trofea
       *[many] , +{ $trophies } Trofeów
    }
plus-reputation =
    { $reputation ->
        [0] { "" }
       *[other] , Reputacja +{ $reputation }
    }
minus-gold =
    { $gold ->
        [0] { "" }
        [one] , −1 złota moneta
        [few] , −{ $gold } złote monety
       *[many] , −{ $gold } złotych monet
    }
minus-potions =
    { $potions ->
        [0] { "" }
        [one] , −1 Mikstura
        [few] , −{ $potions } Mikstury
       *[many] , −{ $potions } Mikstur
    }
minus-poisons =
    { $poisons ->
        [0] { "" }
        [one] , −1 Trucizna
        [few] , −{ $poisons } Trucizny
       *[many] , −{ $poisons } Trucizn
    }
minus-defence =
    { $defence ->
        [0] { "" }
        [one] , −1 Żeton Obrony
        [few] , −{ $defence } Żetony Obrony
       *[many] , −{ $defence } Żetonów Obrony
    }
minus-glory =
    { $glory ->
        [0] { "" }
        [one] , −1 punkt Chwały
        [few] , −{ $glory } punkty Chwały
       *[many] , −{ $glory } punktów Chwały
    }
minus-reputation =
    { $reputation ->
        [0] { "" }
       *[other] , Reputacja −{ $reputation }
    }
at-the-bottom =
    { $cut ->
        [0] { "" }
       *[other] , Chwała nie może spaść poniżej 0
    }
more-hits =
    { $extra ->
        [0] { "" }
        [one] , 1 trafienie więcej dzięki Specjalnej Mocy
        [few] , { $extra } trafienia więcej dzięki Specjalnej Mocy
       *[many] , { $extra } trafień więcej dzięki Specjalnej Mocy
    }
so-many-hits =
    { $hits ->
        [0] żadnego trafienia
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
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
        [0] Scenariusz: { $scenario } (poziom trudności: { $level })
       *[other] Gra { $game } w kampanii, scenariusz: { $scenario } (poziom trudności: { $level })
    }
told-scenario-ended = Koniec scenariusza „{ $scenario }”, ranga: { $rank }
told-clan-chosen = { $who } to { $clan }: Chwała { $glory }, złote monety { $gold }{ plus-defence }
told-first-player = Pierwszym graczem jest { $who }
told-round-began =
    { $extra ->
        [0] Zaczyna się runda { $round }
        [one] Zaczyna się runda { $round }, Potwory atakują 1 dodatkową kością
        [few] Zaczyna się runda { $round }, Potwory atakują { $extra } dodatkowymi kośćmi
       *[many] Zaczyna się runda { $round }, Potwory atakują { $extra } dodatkowymi kośćmi
    }
told-greenhorn-leads = { $who } nie ma już nikogo: Przywódcą zostaje { $member }{ plus-reputation }{ plus-gold }
told-pool-taken = { $who } przygotowuje kości: { $dice }{ $for_glory }
told-came-home = { $who }: { $member } wraca do domu ({ $trail }){ plus-gold }{ plus-potions }{ plus-poisons }
told-at-the-gate = Przy Wejściu do Cytadeli stoi { $monster }
told-gate-left = Przy Wejściu do Cytadeli ustępuje i zostaje odrzucony { $monster }
told-panic-spread = Szerzy się panika: { $building }
told-panic-lifted = Panika mija, znów otwarte: { $buildings }
told-promoted = { $who }: Przywódcą zostaje { $member }
told-wages-paid =
    { $gold ->
        [one] { $who } wypłaca żołd: 1 złota moneta ({ $earners } × { $rate })
        [few] { $who } wypłaca żołd: { $gold } złote monety ({ $earners } × { $rate })
       *[many] { $who } wypłaca żołd: { $gold } złotych monet ({ $earners } × { $rate })
    }
told-wages-short =
    { $gold ->
        [0] { $who } ma wypłacić żołd { $earners } × { $rate } i nie ma ani jednej złotej monety
        [one] { $who } ma wypłacić żołd { $earners } × { $rate } i oddaje wszystko, co ma: 1 złota moneta
        [few] { $who } ma wypłacić żołd { $earners } × { $rate } i oddaje wszystko, co ma: { $gold } złote monety
       *[many] { $who } ma wypłacić żołd { $earners } × { $rate } i oddaje wszystko, co ma: { $gold } złotych monet
    }
told-deserted = { $who }: dezerteruje { $member }{ minus-reputation }
told-glory-reached =
    { $glory ->
        [one] { $who } ma { $glory } punkt Chwały: koniec gry
        [few] { $who } ma { $glory } punkty Chwały: koniec gry
       *[many] { $who } ma { $glory } punktów Chwały: koniec gry
    }
told-quests-came = Nowe Zadania: „{ $quest }” (Zadanie z Rzutem Kośćmi) i „{ $contract }” (Zadanie Kontraktowe)
told-land-came = { $place }: nową Krainą jest { $land }, z Kafelkiem Wytycznych Szlaków
told-monster-came = { $place }: przychodzi { $monster }
told-scored =
    { $points ->
        [one] { $who }: Chwała { $glory }, Reputacja { $reputation }, Trofea { $trophies }, Przynależności { $affinity }{ $symbols }; razem { $points } Punkt Zwycięstwa
        [few] { $who }: Chwała { $glory }, Reputacja { $reputation }, Trofea { $trophies }, Przynależności { $affinity }{ $symbols }; razem { $points } Punkty Zwycięstwa
       *[many] { $who }: Chwała { $glory }, Reputacja { $reputation }, Trofea { $trophies }, Przynależności { $affinity }{ $symbols }; razem { $points } Punktów Zwycięstwa
    }
told-tie-broken =
    { $by ->
        [leader] Remis w Punktach Zwycięstwa rozstrzyga wyższa Reputacja Przywódcy: { $who }
        [trophies] Remis w Punktach Zwycięstwa i Reputacji Przywódców rozstrzyga większa liczba Trofeów: { $who }
       *[gold] Remis w Punktach Zwycięstwa, Reputacji Przywódców i Trofeach rozstrzyga większa liczba złotych monet: { $who }
    }

## What happened: clans

told-gained =
    { $what ->
        [gold]
            { $amount ->
                [one] { $who } zyskuje 1 złotą monetę{ $source }
                [few] { $who } zyskuje { $amount } złote monety{ $source }
               *[many] { $who } zyskuje { $amount } złotych monet{ $source }
            }
        [glory]
            { $amount ->
                [one] { $who } zyskuje 1 punkt Chwały{ $source }
                [few] { $who } zyskuje { $amount } punkty Chwały{ $source }
               *[many] { $who } zyskuje { $amount } punktów Chwały{ $source }
            }
        [potions]
            { $amount ->
                [one] { $who } zyskuje 1 Miksturę{ $source }
                [few] { $who } zyskuje { $amount } Mikstury{ $source }
               *[many] { $who } zyskuje { $amount } Mikstur{ $source }
            }
        [poisons]
            { $amount ->
                [one] { $who } zyskuje 1 Truciznę{ $source }
                [few] { $who } zyskuje { $amount } Trucizny{ $source }
               *[many] { $who } zyskuje { $amount } Trucizn{ $source }
            }
       *[defence]
            { $amount ->
                [one] { $who } zyskuje 1 Żeton Obrony{ $source }
                [few] { $who } zyskuje { $amount } Żetony Obrony{ $source }
               *[many] { $who } zyskuje { $amount } Żetonów Obrony{ $source }
            }
    }
told-tokens-discarded =
    { $what ->
        [potions]
            { $over ->
                [one] { $who } nie ma miejsca na kolejną Miksturę i odrzuca ją
                [few] { $who } nie ma miejsca na kolejne { $over } Mikstury i odrzuca je
               *[many] { $who } nie ma miejsca na kolejnych { $over } Mikstur i odrzuca je
            }
        [poisons]
            { $over ->
                [one] { $who } nie ma miejsca na kolejną Truciznę i odrzuca ją
                [few] { $who } nie ma miejsca na kolejne { $over } Trucizny i odrzuca je
               *[many] { $who } nie ma miejsca na kolejnych { $over } Trucizn i odrzuca je
            }
       *[defence]
            { $over ->
                [one] { $who } nie ma miejsca na kolejny Żeton Obrony i odrzuca go
                [few] { $who } nie ma miejsca na kolejne { $over } Żetony Obrony i odrzuca je
               *[many] { $who } nie ma miejsca na kolejnych { $over } Żetonów Obrony i odrzuca je
            }
    }
told-glory-lost =
    { $glory ->
        [0] { $who } nie ma już Chwały do stracenia{ $source }
        [one] { $who } traci 1 punkt Chwały{ $source }{ at-the-bottom }
        [few] { $who } traci { $glory } punkty Chwały{ $source }{ at-the-bottom }
       *[many] { $who } traci { $glory } punktów Chwały{ $source }{ at-the-bottom }
    }
told-dice-gained = { $who } zyskuje { $dice }{ $source }
told-dice-exchanged = { $who } wymienia { $given } na { $dice }{ $source }
told-dice-hired =
    { $gold ->
        [one] { $who } płaci 1 złotą monetę za { $dice }{ $source }
        [few] { $who } płaci { $gold } złote monety za { $dice }{ $source }
       *[many] { $who } płaci { $gold } złotych monet za { $dice }{ $source }
    }
told-traps-discarded = { $who } odrzuca: { $traps }
told-loot-taken = { $who } bierze Łup: { $loot }
told-loot-used = { $who } używa Łupu: { $loot }
told-trophy-sold =
    { $gold ->
        [one] { $who } sprzedaje kartę Potwora ({ $monster }, Trofea: { $trophies }) za 1 złotą monetę
        [few] { $who } sprzedaje kartę Potwora ({ $monster }, Trofea: { $trophies }) za { $gold } złote monety
       *[many] { $who } sprzedaje kartę Potwora ({ $monster }, Trofea: { $trophies }) za { $gold } złotych monet
    }
told-healed =
    { $potions ->
        [one] { $who } leczy Miksturą: { $member }
        [few] { $who } leczy Miksturami ({ $potions }): { $member }
       *[many] { $who } leczy Miksturami ({ $potions }): { $member }
    }
told-settled = { $who }: { $member } osiedla się w Krainie { $land }
told-unsettled = { $who }: Kraina { $land } nie jest już zasiedlona, odchodzi { $member }

## What happened: the Citadel

told-placed = { $who } kładzie { $dice }: { $building }
told-dice-sold =
    { $gold ->
        [one] { $who } sprzedaje Handlarzowi { $dice } za 1 złotą monetę
        [few] { $who } sprzedaje Handlarzowi { $dice } za { $gold } złote monety
       *[many] { $who } sprzedaje Handlarzowi { $dice } za { $gold } złotych monet
    }
told-dice-lost = { $who } nie ma gdzie położyć kości i traci { $dice }
told-bought-traps =
    { $gold ->
        [0] { $who } dostaje za darmo{ $price }: { $traps }
        [one] { $who } kupuje za 1 złotą monetę{ $price }: { $traps }
        [few] { $who } kupuje za { $gold } złote monety{ $price }: { $traps }
       *[many] { $who } kupuje za { $gold } złotych monet{ $price }: { $traps }
    }
told-bought-defence =
    { $gold ->
        [one] { $who } kupuje Żetony Obrony za 1 złotą monetę{ $price }{ plus-defence }
        [few] { $who } kupuje Żetony Obrony za { $gold } złote monety{ $price }{ plus-defence }
       *[many] { $who } kupuje Żetony Obrony za { $gold } złotych monet{ $price }{ plus-defence }
    }
told-bought-equipment =
    { $gold ->
        [0] { $who } dostaje za darmo{ $price } Wyposażenie { $equipment }
        [one] { $who } kupuje za 1 złotą monetę{ $price } Wyposażenie { $equipment }
        [few] { $who } kupuje za { $gold } złote monety{ $price } Wyposażenie { $equipment }
       *[many] { $who } kupuje za { $gold } złotych monet{ $price } Wyposażenie { $equipment }
    }
told-recruited =
    { $gold ->
        [0] { $who } werbuje za darmo{ $price }: { $member }{ plus-reputation }
        [one] { $who } werbuje za 1 złotą monetę{ $price }: { $member }{ plus-reputation }
        [few] { $who } werbuje za { $gold } złote monety{ $price }: { $member }{ plus-reputation }
       *[many] { $who } werbuje za { $gold } złotych monet{ $price }: { $member }{ plus-reputation }
    }
told-recruited-nobody = { $who } nikogo nie werbuje
told-beer-bought =
    { $gold ->
        [one] { $who } stawia Kolejkę Piwa za 1 złotą monetę, z Karczmy odchodzą: { $members }
        [few] { $who } stawia Kolejkę Piwa za { $gold } złote monety, z Karczmy odchodzą: { $members }
       *[many] { $who } stawia Kolejkę Piwa za { $gold } złotych monet, z Karczmy odchodzą: { $members }
    }
told-equipped = { $who }: { $member } dostaje Wyposażenie { $equipment }
told-equipment-discarded = { $who } odrzuca Wyposażenie: { $cards }
told-land-used = { $who } korzysta z Krainy { $land }, kładąc { $dice }
told-traps-came = Nowe w Chacie Myśliwego: { $traps }
told-mercenaries-came = Nowi w Karczmie: { $members }
told-equipment-came = Nowe na Targu: { $cards }
told-loot-came = Nowe Łupy na planszy: { $tokens }

## What happened: trails and quests

told-assigned = { $who }: { $member } rusza na Szlak: { $trail }{ $bonus }
told-dice-laid = { $who } kładzie { $dice }: { $trail }
told-trap-laid = { $who } kładzie zakrytą Pułapkę: { $trail }
told-defence-laid =
    { $defence ->
        [one] { $who } kładzie Żeton Obrony: { $trail }
        [few] { $who } kładzie { $defence } Żetony Obrony: { $trail }
       *[many] { $who } kładzie { $defence } Żetonów Obrony: { $trail }
    }
told-flasks-taken =
    { $potions ->
        [0] { $who }: { $member } zabiera Truciznę
       *[other]
            { $poisons ->
                [0] { $who }: { $member } zabiera Miksturę
               *[other] { $who }: { $member } zabiera Miksturę i Truciznę
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
        [0] { $who }: { $member } rzuca Kością Siły: { $value }{ $added }, suma { $total }
        [1] { $who }: { $member } rzuca Kością Magii: { $value }{ $added }, suma { $total }
       *[other] { $who }: { $member } rzuca Kością Wpływu: { $value }{ $added }, suma { $total }
    }
told-die-rerolled =
    { $die ->
        [0] { $who }: { $member } przerzuca Kość Siły{ $source }: z { $old } na { $value }{ $added }, suma { $total }
        [1] { $who }: { $member } przerzuca Kość Magii{ $source }: z { $old } na { $value }{ $added }, suma { $total }
       *[other] { $who }: { $member } przerzuca Kość Wpływu{ $source }: z { $old } na { $value }{ $added }, suma { $total }
    }
told-quest-rolled = { $who }: { $member } na Zadaniu „{ $quest }”: { $sum } = { $total }{ $each }; potrzeba { $objective }
told-quest-won = { $who } wykonuje Zadanie „{ $quest }”{ plus-glory }{ plus-gold }{ plus-potions }{ plus-poisons }{ plus-defence }
told-quest-failed = { $who } nie wykonuje Zadania „{ $quest }”{ minus-glory }{ at-the-bottom }
told-scraps = { $who } dostaje Ochłapy z Zadania „{ $quest }”{ plus-gold }
told-quest-gone = Zadanie „{ $quest }” zostaje odrzucone
told-handed-in = { $who } wypełnia kontrakt „{ $quest }”{ minus-gold }{ minus-potions }{ minus-poisons }{ minus-defence }{ $handed }
told-contract-declined = { $who } nie wypełnia kontraktu „{ $quest }”

## What happened: battles

told-trap-shown = { $who } ujawnia: { $trap } ({ $trail })
told-deceived = { $who } używa na sąsiednim Najemniku: { $trap } ({ $trail })
told-deceit-cancelled = { $who } powstrzymuje Żetonem Obrony: { $trap } ({ $trail }); żeton zostaje odrzucony ({ $off })
told-dice-stolen = { $who } zabiera { $dice } ({ $trail }) i kładzie u siebie ({ $target })
told-dice-aimed =
    { $attack ->
        [one] { $who } kieruje 1 Kość Ataku gdzie indziej{ $source }: { $trail }
        [few] { $who } kieruje { $attack } Kości Ataku gdzie indziej{ $source }: { $trail }
       *[many] { $who } kieruje { $attack } Kości Ataku gdzie indziej{ $source }: { $trail }
    }
told-magic-given-up =
    { $magic ->
        [one] { $who }: { $member } oddaje 1 Kość Magii i usuwa tyle samo Kości Ataku ({ $trail })
        [few] { $who }: { $member } oddaje { $magic } Kości Magii i usuwa tyle samo Kości Ataku ({ $trail })
       *[many] { $who }: { $member } oddaje { $magic } Kości Magii i usuwa tyle samo Kości Ataku ({ $trail })
    }
told-monster-attacks =
    { $attack ->
        [0] { $monster } atakuje Najemnika ({ $member }), ale nie zostaje żadna Kość Ataku ({ $sum }){ more-hits }: { so-many-hits }
        [one] { $monster } atakuje Najemnika ({ $member }) 1 Kością Ataku ({ $sum }), rzut { $faces }{ $again }{ more-hits }: { so-many-hits }
        [few] { $monster } atakuje Najemnika ({ $member }) { $attack } Kośćmi Ataku ({ $sum }), rzut { $faces }{ $again }{ more-hits }: { so-many-hits }
       *[many] { $monster } atakuje Najemnika ({ $member }) { $attack } Kośćmi Ataku ({ $sum }), rzut { $faces }{ $again }{ more-hits }: { so-many-hits }
    }
told-dice-wasted = { $monster } rzuca w Sambora { $faces }{ $again } ({ $trail }), bez skutku
told-spores-fly = Zarodniki ({ $monster }) spadają na wszystkich w tym miejscu: { $faces }{ $again }, { so-many-hits }
told-last-breath = Ostatnie tchnienie ({ $monster }): po jednym trafieniu dla każdego w tym miejscu
told-hits-stopped =
    { $hits ->
        [one] { $who }: { $member } zatrzymuje 1 trafienie{ $source }
        [few] { $who }: { $member } zatrzymuje { $hits } trafienia{ $source }
       *[many] { $who }: { $member } zatrzymuje { $hits } trafień{ $source }
    }
told-potion-drunk =
    { $potions ->
        [one] { $who }: { $member } wypija Miksturę: 1 obrażenie mniej
        [few] { $who }: { $member } wypija { $potions } Mikstury: { $potions } obrażenia mniej
       *[many] { $who }: { $member } wypija { $potions } Mikstur: { $potions } obrażeń mniej
    }
told-wounded = { $who }: { $member } odnosi ranę
told-died = { $who }: ginie { $member } ({ $trail }){ plus-glory }{ minus-reputation }
told-lost-with-him = { $who }: z poległym Najemnikiem ({ $member }) przepada zawartość Żetonu Przydziału{ minus-gold }{ minus-potions }{ minus-poisons }
told-poison-used =
    { $poisons ->
        [one] { $who }: { $member } używa Trucizny{ $added }, suma { $total }
        [few] { $who }: { $member } używa { $poisons } Trucizn{ $added }, suma { $total }
       *[many] { $who }: { $member } używa { $poisons } Trucizn{ $added }, suma { $total }
    }
told-attacked = { $who }: { $member } atakuje Potwora { $monster }: { $sum } = { $total }{ $each }{ only-to-kill }{ only-to-capture }; schwytanie od { $capture }, zabicie od { $kill }
told-attack-failed =
    { $why ->
        [trap] { $who } nie może schwytać Potwora { $monster } bez Pułapki na Szlaku
        [traps] { $who } nie może schwytać Potwora { $monster } bez 2 Pułapek na Szlaku
       *[short] { $monster } odpiera atak ({ $who })
    }
told-captured = { $who } chwyta Potwora { $monster }{ plus-glory }{ plus-gold }{ plus-potions }{ plus-poisons }{ plus-defence }
told-killed = { $who } zabija Potwora { $monster }{ plus-trophies }{ plus-glory }{ plus-gold }{ plus-potions }{ plus-poisons }{ plus-defence }
told-monster-escaped = { $monster } wyrywa się i rusza do Wejścia do Cytadeli
told-monster-unbeaten = { $place }: niepokonany { $monster } rusza do Wejścia do Cytadeli
told-trail-cleared = { $who }: kości i żetony znikają ze Szlaku ({ $trail })
told-conquest-tried = { $who }: { $member } podbija Krainę { $land }: { $sum } = { $total }{ $each }; potrzeba { $needed }
told-conquered = { $who } zdobywa Krainę { $land } ({ $place }){ plus-glory }

## What happened: Sambor

told-sambor-rolled = Sambor rzuca: czerwona { $red }, żółta { $yellow }
told-sambor-took-traps = Sambor zabiera z Chaty Myśliwego: { $traps }
told-sambor-took-mercenary = Sambor zabiera z Karczmy: { $member }
told-sambor-took-equipment = Sambor zabiera z Targu: { $equipment }
told-sambor-sent =
    { $deceits ->
        [0] Sambor blokuje Szlak: { $trail }
        [one] Sambor blokuje Szlak 1 zakrytym Podstępem: { $trail }
        [few] Sambor blokuje Szlak { $deceits } zakrytymi Podstępami: { $trail }
       *[many] Sambor blokuje Szlak { $deceits } zakrytymi Podstępami: { $trail }
    }
told-sambor-won-quest = Sambor wykonuje Zadanie „{ $quest }”
told-sambor-beat = { $place }: Sambor przepędza Potwora { $monster }
told-sambor-took-land = { $place }: Sambor zabiera Krainę { $land }
told-sambor-home = Sambor zabiera swoje żetony: { $trails }

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
