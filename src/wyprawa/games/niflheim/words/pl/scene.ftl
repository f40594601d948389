### Stół: opcje nowej gry, rodzaje figurek, ikony, uwagi.

option-seats = Gracze
option-campaign = Kampania
    .help = Wszystkie scenariusze jako jedna długa gra: drużyna zachowuje to, co znajdzie i czego się nauczy. Zaczyna się od Wysokiego Tronu.
option-scenario = Scenariusz
    .help = Każdy można rozegrać osobno, z drużyną, która do niego pasuje.
option-scenario-high-throne = 1. { scenario-high-throne }
    .help = Bez broni, sześć draugrów i starzec do wyniesienia. Zacznij tutaj.
option-scenario-in-the-mist = 2. { scenario-in-the-mist }
    .help = Pierwsze ciosy: znajdź broń i oczyść mgłę.
option-scenario-rescue = 3. { scenario-rescue }
    .help = Dwóch jeńców w gospodarstwie, jeden za zamkniętymi drzwiami.
option-scenario-break-in = 4. { scenario-break-in }
    .help = Wejść, zabrać zwój, wyjść.
option-scenario-brother-in-arms = 5. { scenario-brother-in-arms }
    .help = Ktoś stoi samotnie na wysokiej łące: sprowadź go żywego.
option-scenario-barrow-road = 6. { scenario-barrow-road }
    .help = Długa droga między otwartymi kurhanami.
option-scenario-wolf-ford = 7. { scenario-wolf-ford }
    .help = Przez lód, pod którym coś chodzi.
option-scenario-kings-barrow = 8. { scenario-kings-barrow }
    .help = Miecz króla za wewnętrznymi drzwiami.
option-scenario-drowned-chapel = 9. { scenario-drowned-chapel }
    .help = Trzy świece do zapalenia pod wodą.
option-scenario-raven-crag = 10. { scenario-raven-crag }
    .help = Wspinaczka pod strzałami tych, którzy strzegą ścieżki.
option-scenario-bone-bridge = 11. { scenario-bone-bridge }
    .help = Dwoje musi stanąć przy dalekim słupie.
option-scenario-black-wood = 12. { scenario-black-wood }
    .help = Prosto przed siebie i nie oglądaj się.
option-scenario-bishops-crypt = 13. { scenario-bishops-crypt }
    .help = Biskup nie zaznał spokoju. Zakończ to.
option-scenario-nine-stones = 14. { scenario-nine-stones }
    .help = Utrzymaj krąg kamieni przez dziesięć rund.
option-scenario-storm-hall = 15. { scenario-storm-hall }
    .help = Sanngriðr na swoim wysokim tronie.
option-scenario-silent-shore = 16. { scenario-silent-shore }
    .help = Kołyska do znalezienia i ci, którzy idą za tobą.
option-scenario-black-heart = 17. { scenario-black-heart }
    .help = Ullric w otwartych wrotach. Koniec wszystkiego.
option-scenario-loot = 33. { scenario-loot }
    .help = Weź, co uniesiesz, i odejdź. W kampanii wypada między innymi scenariuszami.
option-scenario-for-glory = 34. { scenario-for-glory }
    .help = Wybierz pole i niech przyjdą. W kampanii wypada między innymi scenariuszami.
option-heroes = Postacie
    .help = Co najmniej jedna na gracza; jeśli nie wybierzesz nikogo, zrobi to scenariusz.
option-heroes-frida = { figure-frida }
option-heroes-killian = { figure-killian }
option-heroes-aleator = { figure-aleator }
option-heroes-ingrid = { figure-ingrid }
option-heroes-torvald = { figure-torvald }
option-heroes-sigrun = { figure-sigrun }
option-heroes-bjarni = { figure-bjarni }
option-heroes-ylva = { figure-ylva }
option-heroes-hakon = { figure-hakon }
option-attempts = Próby
    .help = Ile razy kampania pozwala próbować scenariusza; 0: ile razy chcesz.

kind-frida = { figure-frida }
kind-killian = { figure-killian }
kind-aleator = { figure-aleator }
kind-gunnar = Gunnar
kind-archer = Łucznik
kind-shieldmaiden = Tarczowniczka
kind-ingrid = { figure-ingrid }
kind-torvald = { figure-torvald }
kind-sigrun = { figure-sigrun }
kind-bjarni = { figure-bjarni }
kind-ylva = { figure-ylva }
kind-hakon = { figure-hakon }
kind-draugr = Draugr
kind-troll = Troll
kind-bogmadr = Bogmaðr
kind-mardrom = Mardröm
kind-bishop = { figure-bishop }
kind-sanngridr = { figure-sanngridr }
kind-ullric = { figure-ullric }
kind-myling = Myling
kind-tentacle = Macka
kind-eye = { figure-eye }
kind-scathac = { figure-scathac }
kind-void = Otchłań
kind-hidden = Ukryty nieumarły

spot-summon = tu pojawiają się nieumarli ({ $sign })
space-summon = nieumarli pojawiają się na { $sign }
space-calm = nikt nie przychodzi
track-space = runda
track-coin = Moneta Przeznaczenia
state-here = teraz
state-passed = minęła
state-acts = działa teraz
state-target = jest atakowany
state-blocked = blokuje: { $whom }
state-carries = niesie: { $captive }
zone-goals = Cele
zone-pool = Nieodkryci nieumarli (w puli: { $n })
zone-gear = { $who }: ekwipunek
zone-skills = Umiejętności
zone-board = Karta postaci
zone-party = Drużyna
goal-main = cel główny
goal-side = cel poboczny
goal-met = osiągnięty
goal-deadline = Ostatnia runda to { $n }; potem scenariusz jest przegrany
goal-time = czas
goal-rescued = Do uratowania: { $who }
goal-searched = Przeszukaj { $cell }
goal-left = Wszyscy żywi opuszczają mapę
goal-left-with = Wszyscy żywi opuszczają mapę i mają ze sobą: { $things }
goal-killed-kind = { $n ->
        [1] Zabij: { $kind }
       *[other] Zabij { $n } × { $kind }
    }
goal-cleared = Usuń z mapy wszystkich nieumarłych
goal-marked = Zasada specjalna strony: { $what }
goal-endured = Przetrwaj { $n } rund
card-dice = kości ataku
card-melee = Przyległy: { $stun } / { $wound }
card-ranged = Na dystans: { $stun } / { $wound } ({ $direct }, { $step })
card-reach = Na dystans: { $stun } / { $wound } ({ $direct })
card-missiles = Potrzebuje pocisków
card-two-hands = Dwuręczna
card-burden = Kosztuje { $n } Chwały w każdym ukończonym scenariuszu
card-rune = Osadzony: { $stone }
card-price = Chwała za każde użycie
card-category = { $category }, poziom { $level }
card-health = zdrowie, najwyżej { $most }
card-prefers = Preferuje: { $items }
card-mp = pozostałe punkty ruchu
card-unseen = jeszcze nieodkryte
category-weaponcraft = Tworzenie Broni
category-endurance = Wytrzymałość
category-lore = Wiedza
does-favour = { $value } do ataków preferowaną bronią
does-more-dice = Kości ataku +{ $n } do jednego ataku wręcz
does-wrest = { $value } do przełamania blokady
does-hale = Maksymalne zdrowie +{ $n }
does-watch = Kara za Osłonę mniejsza o { $n }
does-carry = Miejsca na ekwipunek +{ $n }
does-heal = Mikstury leczą o { $n } więcej
does-seek = +{ $n } do rzutów na przeszukanie
does-ward = Zignoruj ranę
does-throw = { $value } do rzutu fiolką
does-might = { $value } do ataków w tej aktywacji
does-haste = Punkty ruchu +{ $n } w tej aktywacji
does-restore = Leczy { $n }
does-armoured = Opancerzony: nie da się go ogłuszyć
does-assassin = Zabójca: szuka strzału, zanim podejdzie
does-spectral-bow = Widmowy Łuk: strzela do tego, kogo widzi
does-coward = Tchórz: nie podchodzi, chyba że ktoś jest w promieniu 2 pól
does-pack-leader = Przywódca stada: inni są szybsi, a nieumarli rzucają na inicjatywę bez -4
does-charge = Szarża: atakuje w tej samej turze, w której podejdzie
do-march = Marsz
do-run = Bieg
do-door = { $does } ({ $door })
note-intent = { $mp } PR, ataki { $attack }, osłona { $cover }
note-intent-calm = { $mp } PR
note-price = kosztuje { $n } Chwały
note-fire = ogień: 1 rana
note-act = zostało { $mp } PR · zdrowie { $health }/{ $most }
note-health = zdrowie { $health }/{ $most }
note-roll = { $what }: { $face }
note-initiative = bohaterowie { $heroes }, nieumarli { $undead }
group-go = Ruch
group-attack = Atak
group-cover = Zza osłony
group-gear = Rzeczy
group-special = Specjalne
odds-nothing = nic
odds-stun = ogłuszenie
odds-wound = rana
odds-kill = śmierć
odds-kills = zabija
act-sum = { $face } { $drm } = { $result }
sheet-attacks = Ataki
sheet-kills = Zabici nieumarli
sheet-stuns = Ogłuszeni nieumarli
sheet-suffered = Otrzymane rany
sheet-xp = Zdobyte doświadczenie
sheet-glory = Zdobyta Chwała
sheet-luck = Szczęście w kościach
icon-heart = zdrowie
icon-move = ruch
icon-dice = kości ataku
icon-range = pociski
icon-potion = Mikstury Leczenia
icon-bless = Woda Święcona
icon-fire = Ogień Grecki
icon-star = Chwała
icon-lock = blokada
icon-eye = Osłona
icon-stun = ogłuszenie
goal-killed = Zabij nieumarłych: { $n }
goal-reached = { $n ->
        [0] Wszyscy żywi stoją na { $cell }
        [one] Bohater stoi na { $cell }
        [few] { $n } bohaterowie stoją na { $cell }
       *[other] { $n } bohaterów stoi na { $cell }
    }
goal-fallen = { $n ->
        [one] Zginął bohater
       *[other] Polegli bohaterowie: { $n }
    }
does-aim = { $attack ->
        [melee] { $value } do ataków wręcz
       *[ranged] { $value } do ataków na dystans
    }
does-swift = { $intent ->
        [march] +{ $n } PR w marszu
       *[run] +{ $n } PR w biegu
    }
title-lap = { $scenario }, runda { $round }, okrążenie { $lap }
party-of = { $who } i jeszcze { $n }
