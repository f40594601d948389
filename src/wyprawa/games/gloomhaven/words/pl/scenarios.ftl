## Scenariusze od drugiej piątej części księgi

option-scenario-infernal-throne = 21. { scenario-infernal-throne }
option-scenario-temple-of-the-elements = 22. { scenario-temple-of-the-elements }
option-scenario-deep-ruins = 23. { scenario-deep-ruins }
option-scenario-echo-chamber = 24. { scenario-echo-chamber }
option-scenario-icecrag-ascent = 25. { scenario-icecrag-ascent }
option-scenario-ancient-cistern = 26. { scenario-ancient-cistern }
option-scenario-ruinous-rift = 27. { scenario-ruinous-rift }
option-scenario-outer-ritual-chamber = 28. { scenario-outer-ritual-chamber }
option-scenario-sanctuary-of-gloom = 29. { scenario-sanctuary-of-gloom }
option-scenario-shrine-of-the-depths = 30. { scenario-shrine-of-the-depths }
option-scenario-plane-of-night = 31. { scenario-plane-of-night }
option-scenario-decrepit-wood = 32. { scenario-decrepit-wood }
option-scenario-savvas-armory = 33. { scenario-savvas-armory }
option-scenario-scorched-summit = 34. { scenario-scorched-summit }
option-scenario-gloomhaven-battlements-a = 35. { scenario-gloomhaven-battlements-a }
option-scenario-gloomhaven-battlements-b = 36. { scenario-gloomhaven-battlements-b }
option-scenario-doom-trench = 37. { scenario-doom-trench }
option-scenario-slave-pens = 38. { scenario-slave-pens }
option-scenario-treacherous-divide = 39. { scenario-treacherous-divide }
option-scenario-ancient-defense-network = 40. { scenario-ancient-defense-network }
option-scenario-timeworn-tomb = 41. { scenario-timeworn-tomb }
option-scenario-realm-of-the-voice = 42. { scenario-realm-of-the-voice }
option-scenario-drake-nest = 43. { scenario-drake-nest }
option-scenario-tribal-assault = 44. { scenario-tribal-assault }
option-scenario-rebel-swamp = 45. { scenario-rebel-swamp }
option-scenario-nightmare-peak = 46. { scenario-nightmare-peak }
option-scenario-lair-of-the-unseeing-eye = 47. { scenario-lair-of-the-unseeing-eye }
option-scenario-shadow-weald = 48. { scenario-shadow-weald }
option-scenario-rebels-stand = 49. { scenario-rebels-stand }
option-scenario-ghost-fortress = 50. { scenario-ghost-fortress }
option-scenario-the-void = 51. { scenario-the-void }
option-scenario-noxious-cellar = 52. { scenario-noxious-cellar }
option-scenario-crypt-basement = 53. { scenario-crypt-basement }
option-scenario-palace-of-ice = 54. { scenario-palace-of-ice }
option-scenario-foggy-thicket = 55. { scenario-foggy-thicket }
option-scenario-bandits-wood = 56. { scenario-bandits-wood }
option-scenario-investigation = 57. { scenario-investigation }
option-scenario-bloody-shack = 58. { scenario-bloody-shack }
option-scenario-forgotten-grove = 59. { scenario-forgotten-grove }
option-scenario-alchemy-lab = 60. { scenario-alchemy-lab }
option-scenario-fading-lighthouse = 61. { scenario-fading-lighthouse }
option-scenario-pit-of-souls = 62. { scenario-pit-of-souls }
option-scenario-magma-pit = 63. { scenario-magma-pit }
option-scenario-underwater-lagoon = 64. { scenario-underwater-lagoon }
option-scenario-sulfur-mine = 65. { scenario-sulfur-mine }
option-scenario-clockwork-cove = 66. { scenario-clockwork-cove }
option-scenario-arcane-library = 67. { scenario-arcane-library }
option-scenario-toxic-moor = 68. { scenario-toxic-moor }
option-scenario-well-of-the-unfortunate = 69. { scenario-well-of-the-unfortunate }
option-scenario-chained-isle = 70. { scenario-chained-isle }
option-scenario-windswept-highlands = 71. { scenario-windswept-highlands }
option-scenario-oozing-grove = 72. { scenario-oozing-grove }
option-scenario-rockslide-ridge = 73. { scenario-rockslide-ridge }
option-scenario-merchant-ship = 74. { scenario-merchant-ship }
option-scenario-overgrown-graveyard = 75. { scenario-overgrown-graveyard }
option-scenario-harrower-hive = 76. { scenario-harrower-hive }
option-scenario-vault-of-secrets = 77. { scenario-vault-of-secrets }
option-scenario-sacrifice-pit = 78. { scenario-sacrifice-pit }
option-scenario-lost-temple = 79. { scenario-lost-temple }
option-scenario-vigil-keep = 80. { scenario-vigil-keep }
option-scenario-temple-of-the-eclipse = 81. { scenario-temple-of-the-eclipse }
option-scenario-burning-mountain = 82. { scenario-burning-mountain }
option-scenario-shadows-within = 83. { scenario-shadows-within }
option-scenario-crystalline-cave = 84. { scenario-crystalline-cave }
option-scenario-sun-temple = 85. { scenario-sun-temple }
option-scenario-harried-village = 86. { scenario-harried-village }
option-scenario-corrupted-cove = 87. { scenario-corrupted-cove }
option-scenario-plane-of-water = 88. { scenario-plane-of-water }
option-scenario-syndicate-hideout = 89. { scenario-syndicate-hideout }
option-scenario-demonic-rift = 90. { scenario-demonic-rift }
option-scenario-wild-melee = 91. { scenario-wild-melee }
option-scenario-back-alley-brawl = 92. { scenario-back-alley-brawl }
option-scenario-sunken-vessel = 93. { scenario-sunken-vessel }
option-scenario-vermling-nest = 94. { scenario-vermling-nest }
option-scenario-payment-due = 95. { scenario-payment-due }

scenario-infernal-throne = Piekielny Tron
scenario-temple-of-the-elements = Świątynia Żywiołów
scenario-deep-ruins = Podziemne ruiny
scenario-echo-chamber = Komnata Echa
scenario-icecrag-ascent = Lodowa grań
scenario-ancient-cistern = Starożytny zbiornik
scenario-ruinous-rift = Niebezpieczna szczelina
scenario-outer-ritual-chamber = Zewnętrzna komnata rytualna
scenario-sanctuary-of-gloom = Sanktuarium Mroku
scenario-shrine-of-the-depths = Kaplica Głębin
scenario-plane-of-night = Sfera Nocy
scenario-decrepit-wood = Próchniejący Las
scenario-savvas-armory = Zbrojownia Sawasów
scenario-scorched-summit = Spalony Szczyt
scenario-gloomhaven-battlements-a = Blanki Gloomhaven A
scenario-gloomhaven-battlements-b = Blanki Gloomhaven B
scenario-doom-trench = Rów Zagłady
scenario-slave-pens = Obóz Niewolników
scenario-treacherous-divide = Zdradliwa Przepaść
scenario-ancient-defense-network = Starożytny System Obronny
scenario-timeworn-tomb = Prastary Grobowiec
scenario-realm-of-the-voice = Kraina Głosu
scenario-drake-nest = Gniazdo Drakona
scenario-tribal-assault = Plemienne Natarcie
scenario-rebel-swamp = Mokradła Rebeliantów
scenario-nightmare-peak = Koszmarny Wierch
scenario-lair-of-the-unseeing-eye = Legowisko Niewidzącego Oka
scenario-shadow-weald = Głusza Cieni
scenario-rebels-stand = Bastion Rebeliantów
scenario-ghost-fortress = Twierdza Duchów
scenario-the-void = Pustka
scenario-noxious-cellar = Trująca piwnica
scenario-crypt-basement = Podziemia Krypty
scenario-palace-of-ice = Lodowy Pałac
scenario-foggy-thicket = Zamglony gąszcz
scenario-bandits-wood = Las Bandytów
scenario-investigation = Dochodzenie
scenario-bloody-shack = Krwawa Chata
scenario-forgotten-grove = Zapomniany gaj
scenario-alchemy-lab = Laboratorium alchemiczne
scenario-fading-lighthouse = Znikająca latarnia
scenario-pit-of-souls = Czeluść Dusz
scenario-magma-pit = Czeluść magmy
scenario-underwater-lagoon = Podwodna Laguna
scenario-sulfur-mine = Kopalnia Siarki
scenario-clockwork-cove = Mechaniczna Zatoka
scenario-arcane-library = Tajemna Biblioteka
scenario-toxic-moor = Toksyczne Wrzosowisko
scenario-well-of-the-unfortunate = Studnia Nieszczęśników
scenario-chained-isle = Wyspa Łańcuchów
scenario-windswept-highlands = Wichrowe Wyżyny
scenario-oozing-grove = Zaszlamiony sad
scenario-rockslide-ridge = Góra Lawin
scenario-merchant-ship = Kupiecki statek
scenario-overgrown-graveyard = Zarośnięty cmentarz
scenario-harrower-hive = Gniazdo Dreszczowców
scenario-vault-of-secrets = Krypta Tajemnic
scenario-sacrifice-pit = Jama ofiarna
scenario-lost-temple = Zaginiona Świątynia
scenario-vigil-keep = Twierdza Czuwających
scenario-temple-of-the-eclipse = Świątynia Zaćmienia
scenario-burning-mountain = Płonąca Góra
scenario-shadows-within = Wewnętrzne Cienie
scenario-crystalline-cave = Kryształowa Grota
scenario-sun-temple = Świątynia Słońca
scenario-harried-village = Spustoszona Wioska
scenario-corrupted-cove = Skażona Zatoczka
scenario-plane-of-water = Sfera Wody
scenario-syndicate-hideout = Kryjówka Syndykatu
scenario-demonic-rift = Szczelina Demonów
scenario-wild-melee = Dzika Bijatyka
scenario-back-alley-brawl = Bójka w Zaułku
scenario-sunken-vessel = Zatopiony statek
scenario-vermling-nest = Gniazdo Szczuroków
scenario-payment-due = Czas Zapłaty

escort-orchid = Storczyk
escort-redthorn = Czerwony Cierń
escort-captive = Pojmany Storczyk
escort-tree = Drzewo
escort-crystal = Kryształ
escort-fish = Ryba
escort-villager = Wieśniak
escort-victim = Ofiara
tile-stump = Pień
tile-dark-pit = Czarna rozpadlina
tile-crystal = Kryształ
tile-stairs = Schody
tile-breakable-wall = Krusząca się ściana
tile-bone-pile = Stos kości
tile-vocal-chord = Struna głosowa
monster-siege_cannon = Działo oblężnicze
monster-infiltrator = Szpieg
monster-harvester = Żniwiarz
monster-hungry_soul = Głodna Dusza
monster-arcane_golem = Tajemny Golem
monster-bloated_regent = Nabrzmiały Regent
monster-giant_ooze = Wielki Szlam
monster-lurker_king = Król Czyhaczy
monster-prime_lieutenant = Namiestnik Demonów
reward-given = { $what }, jeśli aktywne jest osiągnięcie { $given }
need-times = { $what } ×{ $n }
note-held = przetrwaliście
noted-held = przetrwacie
note-late = jest za późno
noted-late = jest za późno
monster-suspect = Strażnik miejski
note-awake = golemy budzą się
noted-awake = golemy są zbudzone
note-flames = płomienie wybuchają
noted-flames = płomienie wybuchły
noted-saved =
    { $n ->
        [one] ocalał jeden wieśniak
        [few] ocalało { $n } wieśniaków
       *[many] ocalało { $n } wieśniaków
    }
set-up-wall = Wkracza załoga zza muru
set-up-tomb = Wkraczają strażnicy grobowca
set-up-flames = Wkraczają demony ognia z komnaty 3
set-up-lurkers = Wkraczają czyhacze
set-up-watch = Za wami wkracza straż miejska
plus-pierce = Przebicie { $n }
chore-pump = oczyścić pompę
chore-captive = uwolnić jeńca
chore-tile = zdobyć skarb będący celem
chore-grave = rozkopać grób
noted-pump = oczyszczono pompy: { $n }
noted-grave = rozkopano groby: { $n }
note-garrison = wszczęto alarm
noted-garrison = wszczęto alarm
note-gears = koła zębate ruszają
noted-gears = koła zębate się kręcą
note-home = jesteście po drugiej stronie
noted-home = jesteście po drugiej stronie
note-elite = ustępują kolejne drzwi
noted-elite =
    { $n ->
        [one] nie żyje jeden elitarny potwór
       *[other] zabite elitarne potwory: { $n }
    }
note-ooze = Wielki Szlam traci żeton osłony
note-withered = drzewo uschło
noted-withered = drzewo uschło

## Strony scenariuszy: co mówią ich zasady specjalne

x-formula = { $formula }
who-party = Każdy bohater i każdy jego przywołaniec
who-figures = Każda figurka
who-actor = Działająca figurka
who-of-type = { $who } ({ $names })
who-in-room = { $who } w komnacie { $n }
who-has = { $who }, kto ma stan: { $conditions }
happens-quench-some = Wygasają: { $elements }
happens-spawn-there = Pojawia się tam { $monster } ({ $ranks })
happens-spawn-boss = { $boss } pojawia się na polu { $mark }
happens-close-doors =
    { $passage ->
        [fog] Mgła { $door } znów gęstnieje; kto w niej stoi, otrzymuje obrażenia jak od pułapki i odsuwa się
       *[door] Drzwi { $door } zamykają się; kto w nich stoi, otrzymuje obrażenia jak od pułapki i odsuwa się
    }
happens-unlock =
    { $passage ->
        [fog] W mgłę { $door } można wejść
       *[door] Drzwi { $door } można otworzyć
    }
happens-leave = Bohaterowie na polach { $mark } opuszczają mapę z przywołańcami
holds-any-shut =
    { $passage ->
        [fog] gdzieś wisi jeszcze mgła
        [wall] jakaś ściana stoi
       *[door] jakieś drzwi są zamknięte
    }
holds-round = trwa runda { $n }
holds-round-from = trwa runda { $first } lub późniejsza
holds-round-between = trwa jedna z rund od { $first } do { $last }
holds-round-every =
    { $every ->
        [2] trwa runda { $first } lub co druga po niej
       *[other] trwa runda { $first } lub kolejna co { $every } rundy
    }
holds-on-plates-each = każda płyta ({ $plates }) jest zajęta
holds-on-mark-one = bohater stoi na polu { $mark }
holds-on-mark-all = wszyscy bohaterowie stoją na polach { $mark }
holds-in-room-one = bohater jest w komnacie { $n }
holds-in-room-all = wszyscy bohaterowie są w komnacie { $n }
holds-in-room-side = bohater lub sojusznik jest w komnacie { $n }
holds-taken-in = leżał w komnacie { $n }
holds-turned-up = odkryto żetony { $tokens }
holds-achieved = macie osiągnięcie { $what }
holds-warded = jest chroniony
happens-against = { $what }, gdy przeciwnikiem jest { $name }
happens-ward = { $who } na stałe: Tarcza { $n } przed atakami ({ $name }) i odporność: { $conditions }
holds-not-warded = nie jest jeszcze chroniony
happens-sacrifice = { $who }: może usunąć z gry { $items }; wtedy { $what }
happens-take-tile = kafelek pod nim zostaje usunięty
rule-quest-tile = W kampanii skarb będący celem może zdobyć tylko bohater z tym celem osobistym
rule-reset-tile = Po przegranej ponumerowany skarb zostaje na swoim miejscu
note-sacrifice = góra jest przebłagana
noted-sacrifice = góra jest przebłagana
ask-sacrifice = Który przedmiot oddajesz ogniowi?
opt-sacrifice-no = Żaden
ask-escort-deck = Z czyjej talii dobrać?
told-warded = { $who_is } jest teraz pod ochroną.
told-sacrificed = { $who_is } usuwa z gry przedmiot { $what_is }.
happens-boss-waits = { $boss } czeka poza mapą
happens-carry = { $who }: zabiera ze sobą żeton
happens-spend = { $who }: może oddać niesiony żeton, za każdy: { $what }
happens-turn-up = leżący tam żeton zostaje odkryty
ask-spend = Oddać niesiony żeton?
opt-spend-yes = Oddaję
opt-spend-no = Zatrzymuję
told-token-taken = { $who_is } zabiera żeton.
told-token-spent = { $who_is } oddaje żeton.
told-token-turned = { $who_is } odkrywa żeton { $number }.
told-weakened = { $who_is } traci część swoich sił.
holds-there = na mapie jest { $names }
holds-there-in-room = w komnacie { $n } jest { $names }
holds-exhausted = bohater ulega wyczerpaniu
holds-exhausted-off = bohater ulega wyczerpaniu poza polami { $mark }
holds-all-left = wszyscy bohaterowie opuścili mapę
holds-stands = stoi to, co jest na polu { $mark }
holds-died =
    { $rank ->
        [elite] ginie elitarny { $names }
        [normal] ginie zwykły { $names }
       *[any] ginie { $names }
    }
holds-died-any =
    { $rank ->
        [elite] ginie elitarny potwór
        [normal] ginie zwykły potwór
       *[any] ginie figurka
    }
holds-acting-character = działa bohater
holds-acting-summon = działa przywołaniec bohatera
holds-acting-party = działa bohater lub jego przywołaniec
holds-acting-enemy = działa wróg
holds-acting-near = { $who } w zasięgu { $n } od pola { $mark }
moment-turn-start = Na początku tury
moment-looted = Po zdobyciu skarbu będącego celem
moment-death = Gdy ginie figurka
rule-escort = { $who }: zaczyna na polu { $mark }, PŻ { $hp }, inicjatywa { $initiative }
rule-escort-goes = Ruch { $move } w stronę pola { $mark }
rule-escort-saved = tam opuszcza mapę, ocalony
rule-escort-no-ally = nie można go leczyć, nie jest niczyim sojusznikiem
rule-escort-safe = nie może być celem wrogów
rule-barred =
    { $passage ->
        [wall] Ściany { $door } trzeba zburzyć: PŻ { $hp }
       *[door] Drzwi { $door } otwierają się po zniszczeniu: PŻ { $hp }
    }
rule-wild = Wrogowie wasi i wszystkich innych potworów: { $names }
rule-kind = { $who } ({ $monster }): { $what }
rule-type = { $who } w tym scenariuszu: { $what }
kind-level = poziom { $n }
kind-hp = PŻ { $hp }
kind-give = z każdym atakiem: { $conditions }
kind-unhurt = nie otrzymuje obrażeń
kind-still = nie działa
told-closed =
    { $passage ->
        [fog] Mgła na { $where } znów gęstnieje.
       *[door] Drzwi na { $where } zamykają się.
    }
told-left = { $who_is } opuszcza mapę.
told-saved = { $who_is } uchodzi cało.
told-waned = Esencja { $element } wygasa.
whom-party = bohaterowie i ich przywołańcy
whom-figures = wszystkie figurki
whom-actor = działająca figurka
once-only = jeden raz
holds-even-round = numer rundy jest parzysty
holds-all-open =
    { $passage ->
        [fog] nigdzie nie ma już mgły
        [wall] nie stoi już żadna ściana
       *[door] wszystkie drzwi są otwarte
    }
holds-open =
    { $passage ->
        [fog] mgła { $door } się rozwiała
        [wall] ściana { $door } się zawaliła
       *[door] drzwi { $door } są otwarte
    }
win-destroyed =
    { $n ->
        [one] Zniszczcie: { $names }
       *[other] Zniszczcie: { $names } ×{ $n }
    }
happens-take-off = Możecie zdjąć z mapy jednego potwora: { $monster }
holds-each-took = każdy bohater zdobył skarb będący celem
holds-unlucky = bohater ulega wyczerpaniu, zanim zdobędzie skarb będący celem
holds-took = działający bohater zdobył skarb będący celem
kind-idle = nie działa i nic go nie dotyczy, gdy { $what }
kind-plain = jego działania specjalne to własny ruch i atak
kind-haunts = po ataku w zwarciu znika z mapy i wraca w swojej turze, po kolei { $marks }
rule-prey = Potwory, które mogą to zaatakować w tej turze, skupiają się na: { $names }
rule-fixed = Nie można zniszczyć: { $names }
rule-apart = W jednej komnacie zaczyna najwyżej połowa z was, zaokrąglając w górę
plus-advantage = Przewaga
plus-disadvantage = Utrudnienie
told-vanished = { $who_is } znika.
ask-take-off = Którego potwora zdejmujecie z mapy?
opt-take-off-none = Żadnego
who-near-fallen = { $who } na polach obok
holds-exhausted-outside = bohater ulega wyczerpaniu poza komnatą { $n }
rule-guarded =
    { $n ->
        [2] { $who }: dwa razy bohater może stracić kartę z ręki, by anulować te obrażenia
       *[other] { $who }: bohater może stracić kartę z ręki, by anulować te obrażenia
    }
rule-summons = Potwory przywołują { $by } ({ $ranks }) zamiast { $monster }
ask-guard = Czy bohater traci kartę, by anulować obrażenia?
summoned-elite = elitarny
summoned-normal = zwykły
opt-guard-take = Niech otrzyma obrażenia
opt-guard = { $who } traci kartę { $card }
happens-if = Jeśli { $test }: { $what }
happens-else = { $what }; w przeciwnym razie: { $other }
holds-chore-at = zrobiono to na polu { $mark }
holds-found = zdobyto skarb { $n }
kind-stays = nie może opuścić komnaty { $n }
rule-chore-bottom = Zamiast dolnej akcji, odrzucając kartę, bohater obok może: { $what }
rule-chore-both = Zamiast akcji, odrzucając kartę, bohater obok może: { $what }
opt-forgo = Odrzuć { $card }: { $what }
moment-chore = Gdy to się stanie
moment-step = Gdy ktoś z was lub sojusznik wejdzie na pole
told-chore-done =
    { $chore ->
        [pump] { $who_is } oczyszcza pompę na { $where }.
        [captive] { $who_is } uwalnia jeńca na { $where }.
        [tile] { $who_is } zdobywa skarb będący celem na { $where }.
        [grave] { $who_is } rozkopuje grób na { $where }.
       *[other] { $who_is } załatwia to na { $where }.
    }
who-boss = Boss
holds-in-water = stoi na trudnym terenie
x-noted = uwolnionych jeńców
holds-trodden = { $names } stoi na płycie { $plates }
kind-heads = zamiast własnych ruchów idzie co turę 2 pola w stronę pola { $mark } i otwiera drzwi
rule-bare = Bohater nie używa przedmiotów, zanim zdobędzie skarb będący celem
rule-one-each = Każdy bohater zdobywa tylko jeden skarb będący celem
who-escorts = Strzeżona figurka
whom-escorts = strzeżona figurka
told-waded = { $who_is } wchodzi do wody na { $where }.
