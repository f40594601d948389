# Moce, warunki i cele, składane z części.

moment-movement = ruch
moment-movement-rolled = po rzucie na ruch
moment-before-roll = przed rzutem
moment-after-roll = po rzucie
moment-rolled = wynik { $faces }
moment-combat-began = gdy zaczyna się walka
moment-ability-played = gdy inny gracz zagrywa kartę zdolności
power-cost = energia: { $n }

who-me = ty
who-foe = wróg
who-enemy = wroga postać na twoim polu
who-enemy-within = wroga postać w odległości do { $n } { $n ->
        [one] pola
       *[other] pól
    }
who-enemies = każda wroga postać na twoim polu
who-enemies-within = każda wroga postać w odległości do { $n } { $n ->
        [one] pola
       *[other] pól
    }

do-nothing = nic
do-add = { $stat } { $change }
do-reroll = przerzut kości
do-set-die = ustaw swoją kość na { $face }
do-ward = zapobiega obrażeniom: { $n }
do-harm = natychmiastowe obrażenia: { $n }
do-heal = leczenie obrażeń: { $n }
do-draw = dobranie kart zdolności: { $n }
do-discard = losowe odrzucenie kart zdolności: { $n }
do-recover = weź kartę ze swojego stosu kart odrzuconych
do-gain-item = zdobycie przedmiotu własnego poziomu
do-gain-item-of = zdobycie przedmiotu (poziom { $level })
do-lose-item = losowe odrzucenie przedmiotu
do-lose-bag-item = losowe odrzucenie przedmiotu z torby
do-turn-character = odwrócenie karty postaci
do-turn-to-start = odwrócenie karty postaci na stronę początkową
do-gain-level = zdobycie poziomu ({ $level })
do-walk = ruch do { $n } { $n ->
        [one] pola
       *[other] pól
    }
do-go-to-city = podróż do wybranego miasta
do-place-discovery = położenie odkrycia
do-negate-ability = karta zdolności zostaje zanegowana
do-negate-combat = walka natychmiast się kończy
do-attach = dołącz tę kartę ({ $where })
do-turn-event = odwróć tę kartę
do-honour = połóż tę kartę w swoim dzienniku misji
do-mark-event = połóż żeton na tej karcie; nie rozpatrujesz jej ponownie
do-if = jeśli { $test }: { $does }
do-if-not = { $said }; w przeciwnym razie: { $does }
do-pay = możesz oddać { $price }: { $does }
attach-weapon = do swojej broni
attach-armour = do swojej zbroi
n-cards = { $n ->
        [one] kartę zdolności
        [few] { $n } karty zdolności
       *[many] { $n } kart zdolności
    }
n-items = { $n ->
        [one] przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    }
n-items-from = { $n ->
        [one] przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    } (poziom { $level } lub wyższy)

when-not = nie: { $test }
when-ranged = własny atak dystansowy
when-foe-ranged = atak wroga dystansowy
when-foe-character = wróg jest postacią
when-foe-adversary = wróg jest przeciwnikiem
when-foe-faction = przynależność wroga: { $faction }
when-wounded = otrzymane obrażenia: { $n } lub więcej
when-level = poziom { $level } lub wyższy
when-wears = wyposażenie: { $kind }
when-starting-side = początkowa strona karty postaci
when-last = najmniej męstwa

card-attack = Zamiast broni: atak { $n }, { $kind }
card-upgrade = Poziom { $level } i wyższe
card-attached = Gdy dołączona
ranged = dystansowy
melee = wręcz
lies-general = Zdarzenie ogólne, działa na wszystkich
lies-special = Zdarzenie specjalne, rozpatrywane od razu
lies-at = Leży na polu { $space }, aż ktoś je rozpatrzy
lies-on = Zostaje po rozpatrzeniu
back = Druga strona: { $name }
reward = Nagroda: { $what }
bargain = Albo oddaj { $items }: { $what }
symbols = Używa: { $symbols }

goal-collect = Zbierz żeton z pola { $space }
goal-take = Zabierz żeton rywalowi na tym samym polu
goal-bring = Oddaj przedmiot, na którego drugiej stronie jest cecha { $trait }
goal-deal = Zadaj rywalowi obrażenia: { $n }
goal-defeat = Pokonaj rywala
goal-hunt = { $n ->
        [1] Pokonaj: { $what }
       *[other] Pokonaj: { $what } ({ $n })
    }
goal-go = Potem udaj się na pole { $space }
goal-met = ✓ { $goal }
goal-open = ○ { $goal }
goal-begun = ○ { $goal }: { $done } z { $need }
hunted-any = dowolny przeciwnik
level-or-more = poziom { $level } lub wyższy

trait-ferocious = zaciekły
trait-humanoid = humanoidalny
trait-beast = bestia
trait-undead = nieumarły
trait-dragon = smok
trait-demon = demon
trait-elemental = żywiołak
trait-mechanical = mechanizm
trait-giant = olbrzym
faction-horde = Horda
faction-alliance = Sojusz
symbol-blade = ostrze
symbol-blunt = broń obuchowa
symbol-bow = łuk
symbol-staff = kij
symbol-wand = różdżka
symbol-cloth = tkanina
symbol-leather = skóra
symbol-plate = płyty
kind-weapon = broń
kind-armour = zbroja
kind-accessory = dodatek
kind-city = miasto
kind-key-location = kluczowa lokacja
kind-ordinary = zwykłe pole
kind-board-adversary = przeciwnik z planszy
kind-overlord = przywódca
stat-health = żywotność
stat-movement = ruch
stat-energy = energia
