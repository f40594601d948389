sroki = Sroki
    .about = Okradnij dom kasztelana i zdąż na łódź, zanim podniosą alarm. Od jednej do trzech złodziejek, dwadzieścia minut.

magpie = Sroka { $n }
guard = Strażnik
watch = Patrol
house = Dom
sewers = Kanały
town = Miasto
sewer-drain = Ściek
sewer-cistern = Cysterna
sewer-chute = Zsyp
sewer-well = Studnia
sewer-outfall = Wylot
town-c = Zamkowa
town-m = Rynek
town-s = Kowalska
town-b = Most
town-q = Nabrzeże
door = Drzwi { $a }–{ $b }
door-grate = Krata ({ $a }–{ $b })
door-gate = Brama miejska ({ $a }–{ $b })
curio = Cacko
coin = Moneta
curios = Cacka
tools = Narzędzia
shelf = Półka
alarm = Alarm
left = Zostało akcji
curio-mirror = Lustro
curio-ring = Pierścień
curio-goblet = Puchar
curio-crown = Korona
tool-felt = Filcowe buty
tool-crowbar = Łom
tool-key = Wytrych
tool-smoke = Świeca dymna
does-felt = Przy każdym rzucie: o jeden hałas mniej.
does-crowbar = Po rzucie, jeśli chcesz: o jedno otwarcie i o jeden hałas więcej.
does-key = Po rzucie, jeśli chcesz: o dwa otwarcia więcej.
does-smoke = Gdy ktoś cię widzi, jeśli chcesz: już nie widzi.
icon-gem = cacka
icon-coin = monety
icon-used = pozostało użyć
icon-points = wartość
icon-unlock = otwarcie
icon-sound = hałas
die-lock = kość zamka
ground-exit = wyjście
ground-plate = półka
ground-trap = szkatuła

ask-act = Co robisz?
ask-roll = Czy używasz narzędzia przy tym rzucie?
ask-seen = Widać cię! Czy używasz narzędzia?
ask-mirror = Widać cię! Czy pokazujesz lustro?
go = Idź: { $place }
pick = Otwórz zamek: { $door }
odds = otwiera się w { $percent } rzutach na 100
opt-curio = Weź cacko
opt-coins = Weź monety ze szkatuły
opt-take = Weź z półki: { $tool }
opt-use = Użyj: { $tool }
opt-yes = Tak
opt-no = Nie
opt-wait = Zaczekaj na innych
opt-bribe = Przekup służbę (1 moneta, alarm spada o 1)

told-round-began = Runda { $n }
told-shelf-filled = Nowe na półce: { $tools }
told-went = { $who } idzie: { $place }
told-gained = { $who } bierze { $what ->
       *[gem] cacko
        [coin] ze szkatuły { $count ->
            [one] monetę
            [few] { $count } monety
           *[other] { $count } monet
        }
    }
told-lost = { $who } traci { $what ->
       *[gem] { $count ->
            [one] cacko, które wraca do gabloty
            [few] { $count } cacka, które wracają do gablot
           *[other] { $count } cacek, które wracają do gablot
        }
        [coin] monetę, którą bierze służba
    }
told-looked = { $who } ogląda je: { $curio }
told-tool-taken = { $who } bierze z półki: { $tool }
told-tool-used = { $who } używa narzędzia: { $tool }
told-rolled = { $who } próbuje zamka: otwarcia { $picks }, hałas { $noise }
told-unlocked = { $who } otwiera: { $door }
told-alarmed = Alarm wynosi teraz { $alarm }
told-patrolled = Noc: strażnik idzie na { $guard }, patrol: { $watch }
told-seen = Widać: { $who }{ $end ->
        [smoke] , ale znika w kłębach dymu
        [mirror] , ale oślepia ścigającego lustrem
       *[seized] , wpada w ręce straży i ląduje w ścieku
    }
told-counted = { $who } przynosi do domu { $worth ->
        [0] puste ręce
       *[other] łup wart { $worth }
    }
end-boat = Wszystkie odpłynęły łodzią.
end-dawn = Świta, a łodzi już nie ma.
end-alarm = Biją dzwony, bramy są zamknięte.
