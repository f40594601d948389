## Strony z własnymi zasadami: co się nosi, grunt, który się porusza

burden-doll = lalka
carried-doll = lalkę
burden-given = Jeden z was, kogo wybierzecie, niesie { $what }
burden-falls = { $monster } tam, gdzie ginie, zostawia { $what } zamiast pieniędzy
burden-of-item = Kto ma ten przedmiot, niesie { $what }; jeśli nikt go nie ma, niesie bohater, którego wybierzecie
burden-slow = Ruch −{ $n } przy wszystkich ruchach niosącego
burden-passes = Zdolność łupienia innego bohatera, która sięga niosącego, może przejąć { $what }; jeśli niosący ulegnie wyczerpaniu, rzecz leży na jego polu do złupienia
ask-burden = Kto to niesie?
ask-burden-take = Przejąć to, co niesie drugi?
opt-burden-take-yes = Przejmij
opt-burden-take-no = Zostaw
told-carries = { $who_is } niesie teraz { $carried }.
told-lies = Na { $where } leży { $burden }.
holds-brought = niosący kończy turę obok pola { $mark }
holds-bearer-fell = niosący ulega wyczerpaniu
holds-few-left =
    { $n ->
        [one] tylko jeden bohater nie jest wyczerpany
       *[other] najwyżej { $n } bohaterów nie jest wyczerpanych
    }
holds-none-there = na mapie nie ma żadnego z potworów: { $names }
holds-nobody-in-room = w komnacie { $n } nie ma żadnego bohatera
happens-lay-traps = { $tile } na każdym polu { $mark }; kto tam stoi na ziemi, od razu w nie wpada
rule-rift = Za 1 punkt ruchu bohater może przejść z pola obok jednego { $mark } na pole obok drugiego
note-spirits = szczelina otwiera się szeroko
noted-spirits = szczelina otworzyła się szeroko

burden-claw = szpon
carried-claw = szpon
burden-staff = Kostur Xorna
carried-staff = Kostur Xorna
kind-charges = rani go tylko niosący kostur, a każdy punkt obrażeń ładuje kostur
noted-charge = kostur ma ładunki: { $n }
kind-asleep = śpi i nie ma tury, dopóki bohater lub przywołaniec go nie zaatakuje, nie zrani, nie nałoży stanu albo nie skończy ruchu obok; przywołańcy zostawiają go w spokoju
asleep = śpi
told-woke = { $who_is } budzi się.
carries-water = niesie wodę
told-bailed =
    { $over ->
        [yes] { $who_is } wylewa wodę za burtę.
       *[no] { $who_is } nabiera wody.
    }
ask-flood-take = Nabrać wody?
opt-flood-take-no = Zostaw
ask-flood = Gdzie wdziera się woda?
ask-drift = Dokąd?
ask-roll = O ile pól toczą się głazy tego rzędu?
opt-roll =
    { $n ->
        [one] O jedno pole
        [few] O { $n } pola
       *[many] O { $n } pól
    }
way-left = w lewo
way-right = w prawo
way-up = w górę
way-down = w dół
way-up-left = w górę i w lewo
way-up-right = w górę i w prawo
happens-drift = Każdy bohater i jego przywołaniec przesuwa się o jedno pole { $way }
happens-drift-in-room = Bohaterowie i przywołańcy w komnacie { $n } przesuwają się o pole { $way }, najpierw ci wyżej
drift-hurts = kto nie może, otrzymuje { $n } obr.
drift-sheltered = chroni przeszkoda lub ściana za plecami
happens-roll = Głazy w rzędach pól { $mark } toczą się w lewo o 1, 2 i 3 pola, każdy rząd o inną liczbę; trafiona figurka otrzymuje obrażenia jak od pułapki i ustępuje; z lewego końca toczą się dalej od pola { $mark }
happens-rise =
    { $many ->
        [3] Kolejny kafel wody w ładowni, obok innego; jeśli nie ma miejsca, statek tonie
       *[other] Od { $least } bohaterów także kolejny kafel wody
    }
noted-flooded = ładownia jest zalana
holds-even-initiative = inicjatywa była parzysta ({ $monster })
holds-odd-initiative = inicjatywa była nieparzysta ({ $monster })
rule-flood = Bohater może złupić wodę z ładowni ({ $tile }), po jednym kaflu naraz, i pozbywa się jej, kończąc turę na polu { $mark }
rule-flood-dry = Przy trzech bohaterach na polach { $mark } z początku nie ma wody

monster-abductor = Porywacz
kind-drags = idzie do figurki: { $who }, a gdy wszyscy porywacze stoją obok niej, wlecze ją na pole { $mark }; nie robi nic innego i otwiera drzwi
kind-immune = odporność: { $names }
rule-escort-hidden = { $who }: zaczyna na polu { $mark }; bez punktów życia, nikt nie może jej obrać za cel
holds-dragged = porywacz zaczyna turę obok pola { $mark } i ofiara też tam jest
note-sacrificed = ofiara ginie na ołtarzu
noted-sacrificed = ofiara ginie na ołtarzu
rule-gun = Co rundę najbliższy { $crew } zamiast swojej tury rusza się o { $n } w stronę figurki { $gun }, nie na pole { $mark }; jeśli wtedy stoi obok, działo strzela
rule-gun-fires = Trafia każdego bohatera i przywołańca na polach { $mark } i na lewo od nich w ich rzędach, z siłą ataku elitarnej Starożytnej Artylerii
told-fired = { $who_is } odpala działo.

rule-cards = Trzy komnaty losowego lochu, tylko z kart komnat: { $rooms }; oraz kart potworów: { $monsters }.
rule-cards-penalties = Druga komnata ma mniejszą karę, trzecia większą
rule-cards-goal = W trzeciej komnacie na polu { $n } leży skarb będący celem zamiast tego, co dają karty

## Scenariusze dla jednej postaci

option-scenario-return-to-the-black-barrow = { class-brute } solo: { scenario-return-to-the-black-barrow }
scenario-return-to-the-black-barrow = Powrót do Czarnego Kurhanu
option-scenario-stone-defense = { class-cragheart } solo: { scenario-stone-defense }
scenario-stone-defense = Kamienna obrona
option-scenario-storage-fees = { class-quartermaster } solo: { scenario-storage-fees }
scenario-storage-fees = Opłata magazynowa
option-scenario-plane-of-wild-beasts = { class-summoner } solo: { scenario-plane-of-wild-beasts }
scenario-plane-of-wild-beasts = Strefa dzikich bestii
option-scenario-harvesting-the-night = { class-nightshroud } solo: { scenario-harvesting-the-night }
scenario-harvesting-the-night = Żniwa nocy
option-scenario-elemental-secrets = { class-elementalist } solo: { scenario-elemental-secrets }
scenario-elemental-secrets = Tajemnice żywiołów
option-scenario-an-unfortunate-intrusion = { class-tinkerer } solo: { scenario-an-unfortunate-intrusion }
scenario-an-unfortunate-intrusion = Pechowy najazd
option-scenario-corrupted-laboratory = { class-spellweaver } solo: { scenario-corrupted-laboratory }
scenario-corrupted-laboratory = Spaczone laboratorium
option-scenario-armory-heist = { class-scoundrel } solo: { scenario-armory-heist }
scenario-armory-heist = Skok na zbrojownię
option-scenario-rodent-liberation = { class-mindthief } solo: { scenario-rodent-liberation }
scenario-rodent-liberation = Wyzwolenie gryzoni
option-scenario-caravan-escort = { class-sunkeeper } solo: { scenario-caravan-escort }
scenario-caravan-escort = Ochrona karawany
option-scenario-plagued-crypt = { class-plagueherald } solo: { scenario-plagued-crypt }
scenario-plagued-crypt = Krypta zarazy
option-scenario-unnatural-insults = { class-berserker } solo: { scenario-unnatural-insults }
scenario-unnatural-insults = Nienaturalna zniewaga
option-scenario-battle-of-the-bards = { class-soothsinger } solo: { scenario-battle-of-the-bards }
scenario-battle-of-the-bards = Bitwa bardów
option-scenario-corrupted-hunt = { class-doomstalker } solo: { scenario-corrupted-hunt }
scenario-corrupted-hunt = Spaczone łowy
option-scenario-aftermath = { class-sawbones } solo: { scenario-aftermath }
scenario-aftermath = Pokłosie
option-scenario-the-caged-bear = { class-beast_tyrant } solo: { scenario-the-caged-bear }
scenario-the-caged-bear = Niedźwiedź w klatce
rule-solo = Jedna postać: { $who } na poziomie { $n } lub wyższym
wrong-solo = Ten scenariusz jest dla jednej postaci swojej klasy, od poziomu 5, na jednym miejscu.
monster-great_bear = Wielki Niedźwiedź
note-last = przyszli już ostatni
noted-last = przyszli już ostatni
escort-rikharn = Rikharn
escort-spirit = Duch Xorna
monster-laboratory_imp = Imp z laboratorium
monster-laboratory_drake = Smok z laboratorium
monster-young_scout = Młody zwiadowca Szczuroków
monster-rat_keeper = Szczurołap
monster-inox_necromancer = Nekromanta Inoksów
monster-song_of_the_deep = Pieśń Głębin
monster-ghost_wolf = Wilk Widmo
monster-deep_earth = Głębia Ziemi
monster-high_flame = Wysoki Płomień
monster-dying_guard = Konający strażnik
monster-wounded_guard = Ranny strażnik
monster-bruised_guard = Poturbowany strażnik
monster-lieutenant = Porucznik
set-up-second-wave = Nadchodzi druga fala
set-up-third-wave = Nadchodzi trzecia fala
kind-at-first = pojawia się z { $hp } PŻ
plus-reach = zasięg Odwetu { $n }
kind-bare = bez Tarczy ze swojej karty
kind-does = działa z inicjatywą { $n } bez kart zdolności: { $what }
kind-deck = ma własne karty zdolności, z których niektóre przywołują Żywego Trupa
kind-ours = ciągnie z waszej talii modyfikatorów
happens-bring = { $who } trafia na pole { $mark } lub najbliższe puste
happens-rescue = { $who } opuszcza mapę ocalona
who-lost-hp = { $who }, której ubyło co najmniej { $n } PŻ
who-whole = { $who }, która ma wszystkie PŻ
rule-companion = Wasz towarzysz zaczyna na polu { $mark }
rule-at-grips = Zaczynacie tylko w częściach pierwszej komnaty, w których są potwory
rule-solid = Komnata { $n }: przeszkody ({ $name }) są jak ściany; nikt ich nie przejdzie, nie zniszczy ani nic za nimi nie zobaczy
rule-chore-moves = Bohater obok może wydać ruch, by { $what }: razem { $n } pkt., niekoniecznie naraz
opt-dig = Wydaj punkt ruchu: { $what } (zostało { $n })
told-dug =
    { $left ->
        [0] { $who_is } kopie na { $where } i kończy.
        [one] { $who_is } kopie na { $where }, a do końca brakuje { $left } punktu ruchu.
       *[other] { $who_is } kopie na { $where }, a do końca brakuje { $left } punktów ruchu.
    }
monster-zephyr = Zefir
kind-before = działa tuż przed figurką { $boss }, bez kart zdolności: { $what }
kind-melee = bez zasięgu
kind-fills = stoi na wszystkich polach oznaczenia, na każdym można go obrać za cel i z każdego liczy odległość
