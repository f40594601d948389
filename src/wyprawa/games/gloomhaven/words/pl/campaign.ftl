### Kampania. Pojęcia według słowniczka w docs/rules/gloomhaven.md.

## Opcje

option-play = Rozgrywka
option-play-scenario = jeden scenariusz
option-play-campaign = kampania
    .help = Scenariusz po scenariuszu: zdarzenia, miasto, sklep, poziomy, cele życiowe. Zapisuje się jako jedna gra.
option-chapters = Scenariusze w kampanii
    .help = Kończy się po tylu, wygranych czy przegranych. 0: bez końca.
wrong-campaign = Kampania ustala scenariusze i ich poziomy w trakcie gry.
wrong-newcomers = Kampanię zaczynają nowe postacie klas początkowych.

## Stół

title-city = W Gloomhaven
title-road = Między scenariuszami
world = Świat
party-1 = Latarnicy
party-2 = Drugi Oddech
party-3 = Kompania Wrony
party-4 = Spóźnieni
party-at-home = W Gloomhaven
party-at = Przy: { $place }
party-on-the-road = W drodze
zone-sheets = Świat i drużyna
campaign-map = Miejsca
city = Gloomhaven
zone-quest = Cel życiowy
zone-perks = Profity
zone-classes = Klasy
zone-quarters = W mieście
zone-to-sell = Na sprzedaż
zone-worn = Założone
zone-stored = Zostaje w domu
zone-level-x = Poziom X
event-of-city = Zdarzenie miejskie
event-of-road = Zdarzenie na szlaku
temple = Sanktuarium Wielkiego Dębu
enhancer = Warsztat ulepszeń
training = Trening
retirement = Własne życie
quarter-temple = Dwa błogosławieństwa w następnym scenariuszu, raz na wizytę.
quarter-temple-done = Kapłani dostali już swoje podczas tej wizyty.
quarter-enhancer = Naklejki na zawsze: kart tej klasy z naklejkami jest { $n }, może być { $most }.
quarter-training = Od razu awansować do poziomu dobrobytu miasta.
quarter-retirement = Cel życiowy spełniony. Czas odejść.
ware-owned = Ma to { $who }
icon-price = Cena
icon-selling-price = Tyle płaci sklep
icon-copies = Zostało sztuk
icon-hit-points = Punkty życia na poziomie 1
icon-hand-size = Kart na ręce
perk-boxes = Kratki
prices-by = Ceny w sklepie { $n }
prices-plain = Ceny w sklepie bez zmian
zone-inn = W gospodzie
zone-pool = Karty
nobody-here = Nikt z drużyny
icon-prosperity = Dobrobyt
icon-prosperity-level = Poziom dobrobytu
icon-donations = Datki
icon-reputation = Reputacja
icon-purse = Złoto
achievement-times = { $name } (razy { $n })
place-completed = ukończone
place-needs = Wymaga: { $what }
place-excludes = Nie po: { $what }
sheet-blessed = W następnym scenariuszu z błogosławieństwem Wielkiego Dębu

## Pytania

ask-class = Jakiej klasy jest nowa postać?
ask-starting-level = Na jakim poziomie zaczyna?
ask-quest = Który cel życiowy zachowuje?
ask-level-card = Jakiej karty się uczy?
ask-perk = Który profit?
ask-city = Co drużyna robi w mieście?
ask-visit = Co robić w mieście?
ask-destination = Dokąd idzie drużyna?
ask-road = Do domu czy prosto do następnego scenariusza?
ask-level = Na jakim poziomie gracie scenariusz?
ask-event = Co robicie?
ask-event-pick = Które z dwojga?
ask-share-gain =
    { $n ->
        [one] { $n } sztuka złota: kto ją bierze?
        [few] { $n } sztuki złota: kto ile bierze?
       *[other] { $n } sztuk złota: kto ile bierze?
    }
ask-share-pay =
    { $n ->
        [one] Do zapłaty { $n } sztuka złota: kto płaci?
        [few] Do zapłaty { $n } sztuki złota: kto ile płaci?
       *[other] Do zapłaty { $n } sztuk złota: kto ile płaci?
    }
ask-checkmark = Czyj znacznik postępu?
ask-item-whose = Kto go bierze?
ask-item-give-up = Kto go oddaje?
ask-pack = Gotowe do drogi?
ask-pack-take = Którą kartę zamiast niej?
ask-enhance-card = Którą kartę ulepszyć?
ask-enhance = Jakie ulepszenie?
ask-fit = Co zabrać?
ask-fit-take = Jaka karta w zamian?
ask-fit-perk = Który profit?
opt-fit-ready = Gotowe
opt-return = Oddać { $item } za złoto: { $n }
option-outfit = Karty, profity i przedmioty
option-outfit-usual = dobrane rozsądnie
option-outfit-by-hand = własnoręcznie, przy stole
note-purse = Złoto w sakiewce: { $n }
note-gift = { $gift } sztuk złota tylko na ulepszenia, w sakiewce { $n }
note-level = na poziom { $n }

group-visit = Sprawunki
group-people = Ludzie
group-rest = Zostaje
group-rejoin = Dołącza
group-go = Kampania
group-casual = Tryb swobodny
group-buy = Kupno
group-sell = Sprzedaż
group-cards = Karty do zostawienia

opt-city-travel = Opuścić miasto
opt-city-event = Zdarzenie miejskie
opt-city-new-party = Założyć nową drużynę
opt-visit = { $hero } załatwia sprawunki
opt-rest = { $hero } zostaje w gospodzie
opt-rejoin = { $hero } rusza z drużyną
opt-recruit = Nowa postać gracza { $n }
opt-party = Dalej gra drużyna: { $party }
opt-road-home = Do domu, do Gloomhaven
opt-go-to = Cel: { $place }
opt-go-event = ze zdarzeniem na szlaku
opt-go-straight = bez zdarzenia na szlaku
opt-casual = Zagrać bez fabuły: { $place }
opt-dungeon = Losowe lochy
opt-level = Poziom { $n }
opt-level-usual = zalecany
opt-share = { $hero }: { $n } szt. złota
pick-gold = Każda postać: złoto { $n }
pick-xp = Każda postać: doświadczenie { $n }
pick-checkmark = Znaczniki postępu: { $n }
pick-reputation = Reputacja { $n }
pick-prosperity = Dobrobyt { $n }
opt-visit-done = Gotowe
opt-visit-retire = Przejść w stan spoczynku
opt-visit-catch-up = Awansować do poziomu dobrobytu miasta
opt-visit-donate = Dać 10 sztuk złota na Sanktuarium Wielkiego Dębu
opt-visit-enhance = Zlecić ulepszenie karty
opt-buy = Kupić: { $item }, złoto: { $n }
opt-left = zostanie złota: { $n }
opt-sell = Sprzedać: { $item }, złoto: { $n }
opt-pack-ready = Gotowe
opt-wear = Wziąć: { $item }
opt-take-off = Zostawić w domu: { $item }
opt-leave = Zostawić w domu kartę: { $card }
opt-enhance-card-none = Bez ulepszenia
opt-enhance-none = Zostawić, jak jest
opt-sticker = { $half } { $place }: { $what }, złoto: { $n }
half-top = Góra
half-bottom = Dół
ability-nth = zdolność { $n }

## Co się mówi

place-dungeon = Losowe lochy
told-party-formed = Powstaje drużyna o nazwie „{ $party }”.
told-party-took-over = Dalej gra drużyna „{ $party }”.
told-created = { $hero } dołącza na poziomie { $level } i ma { $gold } { $gold ->
                [one] sztukę złota
                [few] sztuki złota
                *[other] sztuk złota
                }.
told-quest-kept = { $hero } zachowuje cel życiowy „{ $quest }”.
told-stayed-behind = { $hero } zostaje w gospodzie.
told-rejoined = { $hero } opuszcza gospodę i rusza z drużyną.
told-went-home = Drużyna jest w Gloomhaven.
told-set-out =
    { $casual ->
        [yes] Drużyna gra swobodnie w scenariusz „{ $place }” na poziomie { $level }.
       *[no] Drużyna wyrusza do scenariusza „{ $place }” na poziomie { $level }.
    }
told-arrived = Drużyna jest na miejscu i zaczyna się scenariusz „{ $place }”.
told-came-back =
    { $won ->
        [yes] Scenariusz „{ $place }” jest wygrany, a kampania trwa.
       *[no] Scenariusz „{ $place }” jest przegrany, a kampania trwa.
    }
told-campaign-over =
    { $won ->
        [yes] Kampania jest wygrana, bo wygranych scenariuszy jest { $wins } z { $played }, co najmniej połowa.
       *[no] Kampania jest przegrana, bo wygranych scenariuszy jest { $wins } z { $played }, mniej niż połowa.
    }
told-wore =
    { $worn ->
        [yes] { $who_is } zakłada przedmiot { $what_is }.
       *[no] { $who_is } zostawia przedmiot { $what_is }.
    }
told-swapped = { $who_is } bierze kartę { $card }, a zostawia { $lost }.
told-event-met = { $event }
told-event-chosen = Drużyna decyduje: „{ $option }”.
told-event-in-vain = Nic z tego nie wynika.
told-event-gone =
    { $returned ->
        [yes] Karta zdarzenia wraca na spód talii.
       *[no] Karta zdarzenia znika z gry.
    }
told-event-added =
    { $removed ->
        [yes] Talię zdarzeń { $kind ->
            [city] miejskich
           *[road] na szlaku
        } opuszcza zdarzenie { $card_number }.
       *[no] Do talii zdarzeń { $kind ->
            [city] miejskich
           *[road] na szlaku
        } trafia zdarzenie { $card_number }.
    }
told-start-waits = Na drużynę „{ $party }” czeka w następnym scenariuszu: { $coming }.
told-changed =
    { $less ->
        [yes] { $what ->
            [gold] { $hero } traci { $amount } { $amount ->
                [one] sztukę złota
                [few] sztuki złota
                *[other] sztuk złota
                }.
            [experience] { $hero } traci { $amount } { $amount ->
                [one] punkt doświadczenia
                [few] punkty doświadczenia
                *[other] punktów doświadczenia
                }.
           *[checkmarks] { $hero } traci { $amount } { $amount ->
                [one] znacznik postępu
                [few] znaczniki postępu
                *[other] znaczników postępu
                }.
        }
       *[no] { $what ->
            [gold] { $hero } zyskuje { $amount } { $amount ->
                [one] sztukę złota
                [few] sztuki złota
                *[other] sztuk złota
                }.
            [experience] { $hero } zyskuje { $amount } { $amount ->
                [one] punkt doświadczenia
                [few] punkty doświadczenia
                *[other] punktów doświadczenia
                }.
           *[checkmarks] { $hero } zyskuje { $amount } { $amount ->
                [one] znacznik postępu
                [few] znaczniki postępu
                *[other] znaczników postępu
                }.
        }
    }
told-reputation-changed =
    { $less ->
        [yes] Reputacja drużyny spada o { $amount } i wynosi { $reputation }.
       *[no] Reputacja drużyny rośnie o { $amount } i wynosi { $reputation }.
    }
told-prosperity-changed =
    { $less ->
        [yes] Dobrobyt miasta spada o { $amount } i wynosi { $points }, czyli poziom { $prosperity }.
       *[no] Dobrobyt miasta rośnie o { $amount } i wynosi { $points }, czyli poziom { $prosperity }.
    }
told-item-came = { $hero } dostaje przedmiot { $what_is }.
told-supplied = W Gloomhaven można kupić przedmiot { $what_is }.
told-bought = { $hero } kupuje przedmiot { $what_is } za { $gold } { $gold ->
                [one] sztukę złota
                [few] sztuki złota
                *[other] sztuk złota
                }.
told-sold = { $hero } sprzedaje przedmiot { $what_is } za { $gold } { $gold ->
                [one] sztukę złota
                [few] sztuki złota
                *[other] sztuk złota
                }.
told-gave-up = { $hero } oddaje przedmiot { $what_is }.
told-donated = { $hero } daje na Sanktuarium { $gold } { $gold ->
                [one] sztukę złota
                [few] sztuki złota
                *[other] sztuk złota
                }, a wszystkich datków jest już { $total }.
told-card-enhanced = { $hero } zleca ulepszenie karty { $card } za { $gold } { $gold ->
                [one] sztukę złota
                [few] sztuki złota
                *[other] sztuk złota
                }.
told-gold-lost = { $hero } traci { $amount } { $amount ->
                [one] sztukę złota
                [few] sztuki złota
                *[other] sztuk złota
                }, które można było wydać tylko na ulepszenia.
told-rose = { $hero } osiąga poziom { $level }.
told-card-learned = { $hero } uczy się karty { $card }.
told-perk-taken = { $hero } zyskuje profit: { $perk }.
told-achieved = Drużyna zdobywa osiągnięcie „{ $achievement }”.
told-forgotten = Osiągnięcie „{ $achievement }” przepada.
told-unlocked = Na mapie jest nowe miejsce, „{ $place }”.
told-nothing-left =
    { $pile ->
        [designs] Nie ma już losowych schematów przedmiotów.
       *[sides] Nie ma już losowych scenariuszy pobocznych.
    }
told-quest-advanced =
    { $done ->
        [yes] { $hero } spełnia cel życiowy „{ $quest }” i przejdzie w stan spoczynku.
       *[no] { $hero } posuwa się naprzód w celu życiowym „{ $quest }”.
    }
told-retired = { $hero } spełnia cel życiowy „{ $quest }” i przechodzi w stan spoczynku.
told-buried = { $hero } nie żyje.
told-class-opened = Pudełko z symbolem „{ $opened }” zostaje otwarte i jest nowa klasa.
told-seal-opened = Otwarte zostaje „{ $sealed }”.
end-campaign = Koniec kampanii.

## Zapieczętowane

sealed-envelope-a = Koperta A
sealed-envelope-b = Koperta B
sealed-envelope-x = Koperta X
sealed-the-drakes-thanks = Wdzięczność drakona
sealed-sun = Dla tych o dobrej sławie
sealed-heroes-of-the-city = Bohaterowie miasta
sealed-eclipse = Dla tych o złej sławie
sealed-scourge-of-the-city = Postrach miasta
sealed-town-records = Archiwum Miejskie
sealed-town-records-2 = Archiwum Miejskie, część druga
sealed-town-records-3 = Archiwum Miejskie, część trzecia
symbol-sun = słońce
symbol-three-spears = trzy włócznie
symbol-circles = kręgi
symbol-eclipse = zaćmienie
symbol-squidface = twarz z mackami
symbol-lightning = błyskawica
symbol-music-note = nuta
symbol-angry-face = gniewna twarz
symbol-saw = piła
symbol-triangles = trójkąty
symbol-two-mini = dwie figurki

## Cele życiowe

quest-seeker-of-xorn = Poszukiwacz Xorna
quest-merchant-class = Kupcy rządzą
quest-greed-is-good = Chciwość jest dobra
quest-finding-the-cure = Szukając lekarstwa
quest-a-study-of-anatomy = Studium we krwi
quest-law-bringer = Krzewiciel prawa
quest-pounds-of-flesh = Oko za oko
quest-trophy-hunt = Polowanie na trofea
quest-eternal-wanderer = Wieczny wędrowiec
quest-battle-legend = Bitewna legenda
quest-implement-of-light = Narzędzie Światłości
quest-take-back-the-trees = Bratnia pomoc
quest-the-thin-places = Ulotne Miejsce
quest-aberrant-slayer = Tępiciel aberracji
quest-fearless-stand = Nieustraszona postawa
quest-piety-in-all-things = Pobożność we wszystkim
quest-vengeance = Pomsta
quest-zealot-of-the-blood-god = Fanatyk boga krwi
quest-goliath-toppler = Pogromca goliatów
quest-the-fall-of-man = Upadek człowieka
quest-augmented-abilities = Wzmocnione zdolności
quest-elemental-samples = Próbki żywiołów
quest-a-helping-hand = Pomocna dłoń
quest-the-perfect-poison = Trucizna doskonała
quest-fulfilled = spełniony
quest-so-far = Dotąd
quest-keeps = Dopóki trwa ten cel, tego przedmiotu nie można sprzedać: { $item }
quest-opens = Otwiera: { $opens }
task-complete = ukończ różne scenariusze: { $n }
task-complete-crypt = ukończ scenariusze w kryptach: { $n }
task-complete-gloomhaven = ukończ scenariusze w Gloomhaven: { $n }
task-complete-dagger-forest = ukończ scenariusze w Lesie Sztyletów: { $n }
task-complete-lingering-swamp = ukończ scenariusze na Bezkresnych Bagnach: { $n }
task-complete-watcher-mountains = ukończ scenariusze w Górach Obserwatora: { $n }
task-complete-copperneck-mountains = ukończ scenariusze w Górach Miedzianych Turni: { $n }
task-complete-misty-sea = ukończ scenariusze na Mglistym Morzu: { $n }
task-complete-bosses = ukończ scenariusze z bossem: { $n }
task-complete-side = ukończ scenariusze poboczne: { $n }
task-complete-each = ukończ po jednym scenariuszu w miejscach: { $where }
task-follow = dojdź do końca drogi, która zaczyna się tu: { $place }
task-own = miej dość przedmiotów na każde miejsce
task-purse = miej złoto: { $n }
task-kill = zabij { $n }: { $what }
task-kill-each = zabij po { $n }: { $what }
task-kill-with = zabij { $n }, mając { $item }: { $what }
task-kill-kinds = zabij potwory różnych rodzajów: { $n }
task-kill-elite = zabij elitarne potwory: { $n }
task-exhaustion-own = ulegnij wyczerpaniu tyle razy: { $n }
task-exhaustion-party = wyczerpanie kogoś z drużyny tyle razy: { $n }
task-earn-checkmarks = zdobądź znaczniki postępu za cele bitewne: { $n }
task-earn-donations = daj na Sanktuarium złoto: { $n }
task-earn-enhancements = zleć ulepszenia: { $n }
task-earn-quests = niech inni spełnią cele życiowe: { $n }
task-find = znajdź: { $what }
part-head = głowa
part-body = korpus
part-legs = nogi
part-hands = ręce
part-small = małe przedmioty
part-gloomhaven = Gloomhaven
part-dagger-forest = Las Sztyletów
part-lingering-swamp = Bezkresne Bagna
part-watcher-mountains = Góry Obserwatora
part-copperneck-mountains = Góry Miedzianych Turni
part-misty-sea = Mgliste Morze
part-flame-demon = { monster-flame_demon }
part-frost-demon = { monster-frost_demon }
part-wind-demon = { monster-wind_demon }
part-earth-demon = { monster-earth_demon }
part-night-demon = { monster-night_demon }
part-sun-demon = { monster-sun_demon }
part-ooze = { monster-ooze }
part-lurker = { monster-lurker }
part-spitting-drake = { monster-spitting_drake }

## Co czeka na następny scenariusz

coming = W następnym scenariuszu: { $what }

## Osiągnięcia

achievement-city-rule-militaristic = Władze Miasta: Wojskowe
achievement-city-rule-demonic = Władze Miasta: Demoniczne
achievement-artifact-recovered = Artefakt: Odzyskany
achievement-artifact-lost = Artefakt: Utracony
achievement-artifact-cleansed = Artefakt: Oczyszczony
achievement-ancient-technology = Starożytna Technologia
achievement-the-edge-of-darkness = Kraniec Ciemności
achievement-the-drake-slain = Drakon Zabity
achievement-the-drake-aided = Przysługa dla Drakona
achievement-the-voice-freed = Głos Uwolniony
achievement-the-voice-silenced = Głos Uciszony
achievement-water-breathing = Oddychanie Wodą
achievement-end-of-corruption = Koniec Spaczenia
achievement-annihilation-of-order = Unicestwienie Zakonu
achievement-end-of-gloom = Koniec Mroku
achievement-through-the-ruins = Ścieżka przez ruiny
achievement-the-voices-command = Rozkaz Głosu
achievement-the-drakes-command = Rozkaz Drakona
achievement-following-clues = Tropem Wskazówek
achievement-an-invitation = Zaproszenie
achievement-the-scepter-and-the-voice = Berło i Głos
achievement-the-voices-treasure = Skarb Głosu
achievement-the-drakes-treasure = Skarb Drakona
achievement-through-the-trench = Przeprawa Przez Rów
achievement-redthorns-aid = Pomoc Czerwonego Ciernia
achievement-across-the-divide = Nad Przepaścią
achievement-through-the-nest = Przeprawa Przez Gniazdo
achievement-a-map-to-treasure = Mapa do Skarbu
achievement-bad-business = Kiepska Sprawa
achievement-the-poisons-source = Źródło Skażenia
achievement-sun-blessed = Błogosławieństwo Słońca
achievement-sin-ra = Sin-Ra
achievement-debt-collection = Egzekucja Długu
achievement-water-staff = Kostur Wody
achievement-fishs-aid = Pomoc Ryby
achievement-tremors = Wstrząsy
achievement-high-sea-escort = Morska Eskorta
achievement-grave-job = Praca dla Grabarza
