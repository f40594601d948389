told-first-player = { $who_is } jest pierwszym graczem.
told-character-chosen = { $who } gra postacią { $character }.
told-city-chosen = { $who_is } zaczyna w mieście { $space }.
told-round-began = Zaczyna się runda { $n }.
told-turn-began = { $who_is } rozpoczyna turę.
told-movement-rolled = { $who_is } wyrzuca { $movement ->
        [one] { $movement } punkt ruchu
        [few] { $movement } punkty ruchu
       *[other] { $movement } punktów ruchu
    } i { $energy ->
        [one] { $energy } punkt energii
        [few] { $energy } punkty energii
       *[other] { $energy } punktów energii
    }.
told-roll-changed = Karta { $source } zmienia { $figure ->
        [move] ruch
       *[energy] energię
    } postaci { $who_is } o { $change }.
told-movement-changed = { $who_is } może iść o { $amount ->
        [one] { $amount } pole
        [few] { $amount } pola
       *[other] { $amount } pól
    } dalej.
told-energy-changed = { $who_is } otrzymuje { $amount ->
        [one] { $amount } punkt energii
        [few] { $amount } punkty energii
       *[other] { $amount } punktów energii
    }.
told-energy-spent = { $who_is } płaci { $amount ->
        [one] { $amount } punkt energii
        [few] { $amount } punkty energii
       *[other] { $amount } punktów energii
    }.
told-energy-lost = { $who_is } traci { $amount ->
        [one] { $amount } niewykorzystany punkt energii
        [few] { $amount } niewykorzystane punkty energii
       *[other] { $amount } niewykorzystanych punktów energii
    }.
told-moved = { $who_is } idzie na pole { $space }.
told-put = { $who_is } przenosi się na pole { $space }.

told-revealed = { $who_is } ujawnia na polu { $space } odkrycie { $discovery }.
told-kept = { $who_is } zatrzymuje odkrycie { $discovery }.
told-spent = { $who_is } używa odkrycia { $discovery }.
told-ambushed = { $who_is } wpada w zasadzkę, więc wróg w tej turze zadaje o 1 obrażenie więcej i atakuje na dystans.
told-diseased = { $who_is } choruje i ma żywotność mniejszą o 1.
told-cured = { $who_is } leczy się z Choroby.
told-resource-used = { $who_is } korzysta na polu { $space } z pomocy { $resource }.
told-token-drawn = { $who_is } dobiera odkrycie i je ogląda.
told-token-seen = { $who_is } widzi, że to { $discovery }.
told-token-placed = { $who_is } kładzie odkrycie na polu { $space }.
told-looked-at = { $who_is } ogląda odkrycie na polu { $space }.
told-token-put-back = { $who_is } zostawia odkrycie na polu { $space }.
told-token-discarded = { $who_is } odrzuca odkrycie z pola { $space }.
told-pile-refilled = { $tokens ->
        [one] Odrzucone odkrycie tworzy nowy stos.
        [few] { $tokens } odrzucone odkrycia tworzą nowy stos.
       *[other] { $tokens } odrzuconych odkryć tworzy nowy stos.
    }

told-drew = { $who_is } dobiera { $cards ->
        [one] kartę zdolności
        [few] { $cards } karty zdolności
       *[other] { $cards } kart zdolności
    }.
told-deck-renewed = { $who_is } tasuje { $cards ->
        [one] odrzuconą kartę
        [few] { $cards } odrzucone karty
       *[other] { $cards } odrzuconych kart
    } w nową talię zdolności.
told-drew-card = { $who_is } dobiera kartę { $ability }.
told-discarded = { $who_is } odrzuca kartę { $ability }.
told-recovered = { $who_is } odzyskuje kartę { $ability }.
told-played = { $who_is } zagrywa kartę { $ability }.
told-negated = Karta { $ability }, którą zagrywa { $who_is }, zostaje zanegowana.
told-attached-to = Karta { $ability } zostaje dołączona do postaci { $whom_is }.
told-attached-to-item = Karta { $ability } zostaje dołączona do przedmiotu { $item }, który ma { $whom_is }.
told-detached = Karta { $ability } wraca na stos kart odrzuconych, który ma { $whom_is }.
told-power-used = { $who_is } używa mocy { $source }.

told-item-gained = { $who_is } zdobywa przedmiot { $item }.
told-item-discarded = { $who_is } odrzuca przedmiot { $item }.
told-item-stolen = { $who_is } zabiera przedmiot { $item }, który ma { $whom_is }.
told-potion-drunk = { $who_is } zużywa przedmiot { $item } jako { $potion }.
told-equipped = { $who_is } wyposaża się w przedmiot { $item }.
told-unequipped = { $who_is } chowa do torby przedmiot { $item }.
told-card-passed-over = Karta { $card } nie ma przedmiotu i wraca do swojej talii.

told-hurt = { $who_is } otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }.
told-warded = { $who_is } unika { $amount ->
        [one] { $amount } obrażenia
       *[other] { $amount } obrażeń
    }.
told-healed = { $who_is } leczy { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }.
told-defeated = Postać { $who_is } zostaje pokonana.
told-resurrected = { $damage ->
        [0] { $who_is } wraca do życia w mieście { $space }.
        [one] { $who_is } wraca do życia w mieście { $space } i leczy { $damage } obrażenie.
        [few] { $who_is } wraca do życia w mieście { $space } i leczy { $damage } obrażenia.
       *[other] { $who_is } wraca do życia w mieście { $space } i leczy { $damage } obrażeń.
    }
told-card-turned = { $who_is } odwraca kartę postaci.
told-level-gained = { $damage ->
        [0] { $who_is } osiąga { $level } poziom.
        [one] { $who_is } osiąga { $level } poziom i leczy { $damage } obrażenie.
        [few] { $who_is } osiąga { $level } poziom i leczy { $damage } obrażenia.
       *[other] { $who_is } osiąga { $level } poziom i leczy { $damage } obrażeń.
    }

told-adversary-drawn = Naprzeciw postaci { $who_is } staje { $card }.
told-event-drawn = { $who_is } dobiera zdarzenie { $card }.
told-event-met = { $who_is } rozpatruje zdarzenie { $card }.
told-event-placed = Zdarzenie { $card } pojawia się na polu { $space }.
told-general-event = Zdarzenie { $card } obowiązuje odtąd wszystkich.
told-event-turned = { $who_is } odwraca kartę { $card }.
told-event-marked = { $who_is } kładzie żeton na karcie { $card }.
told-card-returned = Karta { $card } wraca do swojej talii.
told-no-adversary = { $who_is } nie znajduje przeciwnika.
told-combat-began = Na polu { $space } walczą { $who_is } i { $foe_is }.
told-combat-rolled = { $who_is } wyrzuca { $red }, a wróg { $black }.
told-rerolled = { $foe_is } przerzuca kość i wyrzuca { $face }.
told-die-set = { $foe_is } ustawia kość na { $face }.
told-power-triggered = { $foe_is } wyrzuca { $face }, co uaktywnia { $power }.
told-figure-changed = { $stat ->
        [ward] { $amount ->
                [one] { $foe_is } uniknie { $amount } obrażenia.
               *[other] { $foe_is } uniknie { $amount } obrażeń.
            }
        [attack] { $foe_is } { $way ->
                [up] zyskuje
               *[down] traci
            } { $amount ->
                [one] { $amount } punkt
                [few] { $amount } punkty
               *[other] { $amount } punktów
            } ataku.
        [defence] { $foe_is } { $way ->
                [up] zyskuje
               *[down] traci
            } { $amount ->
                [one] { $amount } punkt
                [few] { $amount } punkty
               *[other] { $amount } punktów
            } obrony.
       *[damage] { $foe_is } { $way ->
                [up] zadaje o { $amount ->
                        [one] { $amount } obrażenie
                        [few] { $amount } obrażenia
                       *[other] { $amount } obrażeń
                    } więcej
               *[down] zadaje o { $amount ->
                        [one] { $amount } obrażenie
                        [few] { $amount } obrażenia
                       *[other] { $amount } obrażeń
                    } mniej
            }.
    }
told-made-ranged = { $foe_is } atakuje na dystans.
told-struck = { $foe_is } atakuje z wynikiem { $total } przeciw obronie { $defence } i { $hit ->
        [yes] trafia
       *[no] chybia
    }.
told-adversary-defeated = { $who_is } pokonuje przeciwnika { $foe_is }.
told-combat-negated = { $who_is } neguje walkę.
told-undefeated = { $adversary } zostaje na polu { $space } jako niepokonany przeciwnik numer { $slot }.
told-marker-removed = { $adversary } znika z pola { $space } i zwalnia miejsce { $slot } na torze.

told-quest-gained = { $who_is } otrzymuje misję { $quest }.
told-quest-against = Misja { $quest }, którą ma { $who_is }, jest wymierzona w postać { $whom_is }.
told-quest-dropped = { $who_is } odrzuca misję { $quest }.
told-quest-advanced = { $who_is } robi postępy w misji { $quest }.
told-quest-completed = { $who_is } wypełnia misję { $quest } i zdobywa { $valor ->
        [one] { $valor } punkt męstwa
        [few] { $valor } punkty męstwa
       *[other] { $valor } punktów męstwa
    }.
told-trophy-gained = { $who_is } zdobywa trofeum { $trophy } i { $valor ->
        [one] { $valor } punkt męstwa
        [few] { $valor } punkty męstwa
       *[other] { $valor } punktów męstwa
    }.
told-event-scored = { $who_is } odkłada kartę { $card } do dziennika misji i zdobywa { $valor ->
        [one] { $valor } punkt męstwa
        [few] { $valor } punkty męstwa
       *[other] { $valor } punktów męstwa
    }.

told-game-won = { $by ->
        [most] Z postaci, które mają co najmniej 8 punktów męstwa, najwięcej ma { $who_is } i wygrywa.
        [cards] { $who_is } ma więcej kart w dzienniku misji niż inni z tą samą liczbą punktów męstwa i wygrywa.
        [level] { $who_is } ma najwyższy poziom przy tej samej liczbie punktów męstwa i kart i wygrywa.
       *[valor] { $who_is } osiąga 8 punktów męstwa i wygrywa.
    }
told-victory-shared = { $who_is } dzieli się zwycięstwem.
told-valor-counted = { $valor ->
        [0] { $who_is } nie ma punktów męstwa.
        [one] { $who_is } ma { $valor } punkt męstwa.
        [few] { $who_is } ma { $valor } punkty męstwa.
       *[other] { $who_is } ma { $valor } punktów męstwa.
    }
