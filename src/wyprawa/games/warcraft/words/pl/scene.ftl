# Co leży na stole.

marker = { $adversary } (znacznik { $n })
token = Zakryte odkrycie
token-known = Zakryte odkrycie: { $discovery }
stop = { $quest }: { $who }
other-side = { $name }, druga strona
item-figure = { $kind } { $n }
item-other = { $kind }
quest-rival = Przeciw: { $whom }

zone-character = Karta postaci
zone-worn = Broń i zbroja
zone-bag = Torba
zone-hand = Ręka zdolności
zone-quests = Aktywne misje
zone-log = Dziennik misji
zone-kept = Zatrzymane odkrycia
zone-attached = Karty dołączone
zone-discard = Karty odrzucone
zone-abilities = Talia zdolności
zone-characters = Postacie
zone-general = Zdarzenie ogólne
zone-track = Niepokonani przeciwnicy
zone-events = Zdarzenia na planszy
zone-deck = Talia wyzwań: { $level }
zone-returned = Karty zwrócone do talii, najpierw następna
n-of = { $n ->
        [1] { $name }
       *[other] { $n } × { $name }
    }
zone-elite = Trudne misje
zone-elite-discard = Odrzucone trudne misje
zone-trophies = Trofea
zone-pile = Stos nieużytych odkryć
zone-box = Odrzucone odkrycia
zone-summary = Działanie pomocy
zone-printed = Przeciwnicy z planszy
zone-foe = Karta przeciwnika
zone-plays = Zagrane karty

step-before = { $n } Przed
step-dice = { $n } Kości
step-powers = { $n } Moce
step-ranged = { $n } Dystans
step-melee = { $n } Wręcz
odds = Wygrana { $win }%, obrażenia { $hurt }%, oba naraz { $both }%
odds-deadly = Wygrana { $win }%, obrażenia { $hurt }%, oba naraz { $both }%, pokonanie { $fall }%
odds-deck = Następna walka: wygrana { $win }%, obrażenia { $hurt }%
odds-deck-deadly = Następna walka: wygrana { $win }%, obrażenia { $hurt }%, pokonanie { $fall }%
odds-from-deck = Przeciętnie: wygrana { $win }%, obrażenia { $hurt }%, oba naraz { $both }%
odds-from-deck-deadly = Przeciętnie: wygrana { $win }%, obrażenia { $hurt }%, oba naraz { $both }%, pokonanie { $fall }%
odds-win = wygrana
odds-hurt = obrażenia
odds-both = oba naraz
odds-fall = pokonanie
face-movement = { $movement }/{ $energy }
die-movement = kość ruchu
die-combat = kość walki

does-scroll = Dobierz kartę zdolności.
does-book = Dobierz 2 karty zdolności; każda inna postać dobiera 1, potem 1 odrzuca.
does-potion-small = Wylecz 1 obrażenie.
does-potion-large = Wylecz 2 obrażenia i Chorobę.
does-place-discovery = Dobierz odkrycie, obejrzyj je w tajemnicy i połóż zakryte na innym polu, które nie jest miastem.
does-flight-path = Przeleć na inny powietrzny szlak swojego lub niższego poziomu; poza miastem kontynuuj tam fazę poszukiwań.
does-auction-house = Odrzuć przedmiot i zdobądź inny tego samego koloru.
does-quest-giver = Dobierz trudną misję; możesz mieć 2 misje.

discovery-does-gold = Zatrzymaj. W mieście: przedmiot twojego lub niższego poziomu.
discovery-does-hearthstone = Zatrzymaj. Zamiast ruchu: podróż do miasta.
discovery-does-far-sight = Zatrzymaj. W swojej fazie ruchu: obejrzyj odkrycie na planszy, odłóż je lub odrzuć.
discovery-does-rocket-boots = Zatrzymaj. Przerzuć swoją kość ruchu lub walki.
discovery-does-merchant = Zatrzymaj. W swojej fazie ruchu: weź przedmiot z torby innej postaci; jej gracz może wziąć inny z twojej.
discovery-does-ambush = Wróg w tej turze zadaje o 1 obrażenie więcej i atakuje na dystans.
discovery-does-false-map = Gracz po prawej przesuwa twoją figurkę o najwyżej 2 pola.
discovery-does-power-drain = Odrzuć losowo 2 karty zdolności.
discovery-does-disease = Żywotność mniejsza o 1 do wyleczenia lub pokonania.

timing-movement = faza ruchu
timing-combat = walka
timing-special = specjalne

ground-mountain = szare
ground-forest = zielone
ground-sand = żółte
ground-hazard = czerwone
ground-town = miasto

icon-attack = atak
icon-defence = obrona
icon-damage = obrażenia
icon-energy = energia
icon-disease = Choroba
icon-stack = kopii
icon-flag = był tu
icon-play = teraz
icon-target = walczy
icon-check = minęło
icon-up = poziom
zone-combat-at = Walka: { $space }
blow = { $die } + { $attack } = { $total } przeciw obronie { $defence }: { $hit }
chances = Szanse
act-movement = ruch { $n }, energia { $energy }
act-struck = { $total } : { $defence }, { $hit }

sheet-quests = Męstwo z misji
sheet-trophies = Męstwo z trofeów
sheet-events = Męstwo ze zdarzeń
sheet-valor = Męstwo
sheet-beaten = Pokonani przeciwnicy
sheet-fallen = Własne porażki
sheet-items = Zdobyte przedmioty
sheet-played = Zagrane karty
sheet-discoveries = Odkrycia
sheet-suffered = Otrzymane obrażenia
sheet-steps = Przebyte pola
sheet-luck = Szczęście do kości walki
