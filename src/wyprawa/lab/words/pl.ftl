### Co mówi laboratorium: raporty, odpowiedzi, tabele areny.

lab-about =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    } w { $groups ->
        [one] jednej grupie
       *[other] { $groups } grupach
    }, ziarna od { $first } do { $last }
lab-verdicts = Odpowiedzi
lab-groups = W skrócie
lab-pictures = Co się działo
lab-made = Jak to powstało
lab-made-text = Wyprawa { $version }. Przedziały zawierają prawdę 95 razy na 100: dla udziałów Wilsona, dla średnich z błędu standardowego; porównywane pary dzielą się tym marginesem błędu. Gry są w plikach games.parquet, seats.parquet i events.parquet obok tej strony; ich zawartość to { $digest }.
lab-timed = Niektórzy gracze myślą przez określony czas, a nie przez określoną liczbę iteracji: tych gier nie da się dokładnie powtórzyć.

## Odpowiedzi

lab-yes = Tak
lab-no = Nie
lab-unknown = Za mało gier, by orzec
lab-verdict = { $figure }: { $value }, od { $low } do { $high } ({ $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    })
lab-all-games = wszystkie wybrane gry
lab-test-at-least = { $measure }: co najmniej { $low }
lab-test-at-most = { $measure }: co najwyżej { $high }
lab-test-between = { $measure }: od { $low } do { $high }
lab-test-within = { $measure }, porównanie według „{ $axis }”: różnice nie większe niż { $within }
lab-test-better = { $measure }, porównanie według „{ $axis }”: { $best } powyżej każdej innej wartości
lab-test-better-by = { $measure }, porównanie według „{ $axis }”: { $best } powyżej każdej innej wartości o { $by }
lab-where = gdy { $what }
lab-differences = Różnice

## Miary i osie

lab-measure-win = udział wygranych
lab-measure-score = średni wynik
lab-measure-rounds = średnia liczba rund
lab-measure-choices = średnia liczba wyborów
lab-measure-end = udział gier zakończonych przez „{ $reason }”
lab-axis-seat = miejsce
lab-axis-player = gracz
lab-axis-role = rola
lab-axis-place = pozycja w kolejności tur

## Tabela grup

lab-column-group = grupa
lab-column-games = gry
lab-column-won = wygrane
lab-column-rounds = rundy
lab-column-choices = wybory
lab-column-score = wynik
lab-seat = miejsce { $seat }
lab-place = pozycja { $place }

## Wykresy

lab-picture-wins = Kto wygrywa
    .about = Udział wygranych gier i przedział, w którym naprawdę leży 95 razy na 100.
lab-picture-coop = Jak często drużyna wygrywa
    .about = Udział wygranych gier i przedział, w którym naprawdę leży 95 razy na 100.
lab-picture-length = Jak długo to trwa, w rundach
    .about = Kreska to mediana, pudełko obejmuje środkową połowę gier, linia osiem dziesiątych.
lab-picture-choices = Jak długo to trwa, w wyborach
    .about = Kreska to mediana, pudełko obejmuje środkową połowę gier, linia osiem dziesiątych.
lab-picture-ends = Jak gry się kończą
    .about = Udział gier według powodu zakończenia.
lab-picture-damage = Obrażenia otrzymane, według źródła
    .about = Punkty wytrzymałości, które strona graczy straciła w jednej grze, według tego, co je odebrało; kolory to ci, którzy je stracili.
lab-picture-strike = Obrażenia zadane, według zadającego
    .about = Punkty wytrzymałości odebrane wrogom w jednej grze; kolory to wrogowie.
lab-picture-card = Najczęściej używane karty
    .about = Użycia w jednej grze; kolory to ci, którzy ich użyli.
lab-picture-item = Najczęściej używane przedmioty
    .about = Użycia w jednej grze; kolory to ci, którzy ich użyli.
lab-picture-lost = Gdzie gry są przegrywane
    .about = Przegrane gry według miejsca, w którym ostatni z drużyny opuścił mapę.
lab-picture-fallen = Gdzie i od czego pada drużyna
    .about = Śmierci w jednej grze według miejsca; kolory to przyczyny.
lab-picture-dead = Kto ginie
    .about = Śmierci w jednej grze; kolory to ci, do których polegli należeli.
lab-picture-heat = Mapa śmierci: { $name }
    .about = Ilu ze strony graczy opuściło mapę na każdym polu, we wszystkich grach.
lab-picture-told = O czym gry mówią najwięcej
    .about = Zapisy w jednej grze według rodzaju; kolory to to, co wymieniają.
lab-kind-building = użyte budynki
lab-kind-land = podbite krainy
lab-area = pokój { $n }
lab-area-none = między pokojami
lab-others = inne

## Przyczyny obrażeń, których nie zadała żadna figurka

lab-what-trap = pułapka
lab-what-hazard = niebezpieczny teren
lab-what-wound = rana
lab-what-rest = krótki odpoczynek
lab-what-tired = brak kart
lab-what-other = coś innego
lab-reason-given-up = przerwana

## Arena

lab-arena-side = gracz
lab-arena-games = gry
lab-arena-wins = wygrane
lab-arena-share = udział
lab-arena-interval = przedział 95 %
lab-arena-rating = ranking
lab-arena-score = średni wynik
lab-arena-narrow = Liczba gier: { $games }. Każdy przedział mieści się w ± { $within } punktu procentowego.
lab-arena-most = Przerwano po osiągnięciu { $games } gier; najszerszy przedział to ± { $within } punktu procentowego.
lab-arena-difference = { $one } − { $other }: { $value } punktu procentowego, od { $low } do { $high }

## Projektowany scenariusz

lab-scenario-sound = { $file }: { $name } nie zawiera błędów.
lab-scenario-party = gracze
lab-scenario-level = poziom
lab-scenario-player = gra
lab-scenario-won = wygrane
lab-scenario-rounds = rundy
lab-scenario-kills = najgroźniejsze miejsce
lab-scenario-can = Da się go wygrać: udało się to w { $wins } z { $games } gier.
lab-scenario-cannot = Ani razu nie udało się go wygrać, a liczba gier to { $games }; jeśli w ogóle da się go wygrać, to tym graczom w mniej niż { $most } % gier.
lab-scenario-hardest = Najtrudniej: { $group }, { $share } % wygranych. Najłatwiej: { $easy }, { $best } % wygranych.
lab-scenario-room = Najwięcej przegranych gier kończy się tutaj: { $area } ({ $share } %).

## W terminalu

lab-title-was = Gier: { $games }, z tego rozegranych teraz: { $fresh }, w { $seconds } s.
lab-files = Tabele i raport: { $folder }
lab-talks = { $file } uruchamia programy na tym komputerze albo wysyła to, co widzą gracze, pod podany adres:
lab-talks-ask = Pozwolić na to? t/N
lab-stopped = Przerwano. To samo polecenie podejmie pracę w tym miejscu.
lab-question = { $answer }: { $ask }
