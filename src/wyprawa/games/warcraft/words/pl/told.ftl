told-first-player = { $who_is } jest pierwszym graczem
told-character-chosen = { $who } gra postacią { $character }
told-city-chosen = { $who_is } zaczyna w mieście { $space }
told-round-began = Runda { $n }
told-turn-began = { $who_is } rozpoczyna turę
told-movement-rolled = { $who_is } wyrzuca { $movement } ruchu i { $energy } energii
told-roll-changed = { $who_is } po wszystkich zmianach ma { $movement } ruchu i { $energy } energii
told-movement-changed = { $who_is }: ruch { $amount ->
        [-1] -1
        [1] +1
       *[other] zmienia się o { $amount }
    }
told-energy-changed = { $who_is } otrzymuje { $amount ->
        [one] { $amount } punkt energii
        [few] { $amount } punkty energii
       *[other] { $amount } punktów energii
    }
told-energy-spent = { $who_is } płaci { $amount ->
        [one] { $amount } punkt energii
        [few] { $amount } punkty energii
       *[other] { $amount } punktów energii
    }
told-energy-lost = { $who_is } traci { $amount ->
        [one] { $amount } niewykorzystany punkt energii
        [few] { $amount } niewykorzystane punkty energii
       *[other] { $amount } niewykorzystanych punktów energii
    }
told-moved = { $who_is } idzie na pole { $space }
told-put = { $who_is } przenosi się na pole { $space }

told-revealed = { $who_is } odkrywa na polu { $space } żeton { $discovery }
told-kept = { $who_is } zatrzymuje żeton { $discovery }
told-spent = { $who_is } używa żetonu { $discovery }
told-ambushed = { $who_is } wpada w zasadzkę: wróg w tej turze zadaje o 1 obrażenie więcej i atakuje na dystans
told-diseased = { $who_is } choruje: żywotność mniejsza o 1
told-cured = { $who_is } leczy się z Choroby
told-resource-used = { $who_is } korzysta z pomocy „{ $resource }” na polu { $space }
told-token-drawn = { $who_is } dobiera odkrycie i ogląda je
told-token-seen = { $who_is } widzi: { $discovery }
told-token-placed = { $who_is } kładzie odkrycie na polu { $space }
told-looked-at = { $who_is } ogląda odkrycie na polu { $space }
told-token-put-back = { $who_is } zostawia odkrycie na polu { $space }
told-token-discarded = { $who_is } odrzuca odkrycie z pola { $space }
told-pile-refilled = Odrzucone odkrycia ({ $tokens }) tworzą nowy stos nieużytych odkryć

told-drew = { $who_is } dobiera { $cards ->
        [one] kartę zdolności
        [few] { $cards } karty zdolności
       *[other] { $cards } kart zdolności
    }
told-drew-card = { $who_is } dobiera kartę { $ability }
told-deck-renewed = { $who_is } tasuje odrzucone karty ({ $cards }) w nową talię zdolności
told-discarded = { $who_is } odrzuca kartę { $ability }
told-recovered = { $who_is } odzyskuje kartę { $ability }
told-played = { $who_is } zagrywa kartę { $ability }
told-negated = Karta { $ability } zostaje zanegowana ({ $who_is })
told-attached-to = Karta { $ability } zostaje dołączona: { $whom_is }
told-attached-to-item = Karta { $ability } zostaje dołączona do przedmiotu { $item } ({ $whom_is })
told-detached = Karta { $ability } wraca na stos kart odrzuconych ({ $whom_is })
told-power-used = { $who_is } używa mocy: { $source }

told-item-gained = { $who_is } zdobywa przedmiot { $item }
told-item-discarded = { $who_is } odrzuca przedmiot { $item }
told-item-stolen = { $who_is } zabiera przedmiot { $item } ({ $whom_is })
told-potion-drunk = { $who_is } zużywa przedmiot { $item } jako miksturę ({ $potion })
told-equipped = { $who_is } wyposaża się w przedmiot { $item }
told-unequipped = { $who_is } chowa do torby przedmiot { $item }
told-card-passed-over = { $card }: brak przedmiotu

told-hurt = { $who_is } otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }
told-warded = { $who_is } unika { $amount ->
        [one] { $amount } obrażenia
        [few] { $amount } obrażeń
       *[other] { $amount } obrażeń
    }
told-healed = { $who_is } leczy { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }
told-defeated = { $who_is }: postać zostaje pokonana
told-resurrected = { $damage ->
        [0] { $who_is } wraca do życia w mieście { $space }
       *[other] { $who_is } wraca do życia w mieście { $space }, wyleczone obrażenia: { $damage }
    }
told-card-turned = { $who_is } odwraca kartę postaci
told-level-gained = { $damage ->
        [0] { $who_is } osiąga poziom { $level }
       *[other] { $who_is } osiąga poziom { $level } i leczy obrażenia: { $damage }
    }

told-adversary-drawn = { $who_is } spotyka przeciwnika { $card }
told-event-drawn = { $who_is } dobiera zdarzenie { $card }
told-event-met = { $who_is } rozpatruje zdarzenie { $card }
told-event-placed = Zdarzenie { $card } pojawia się na polu { $space }
told-general-event = Zdarzenie { $card } obowiązuje odtąd wszystkich
told-event-turned = { $who_is } odwraca kartę { $card }
told-event-marked = { $who_is } kładzie żeton na karcie { $card }
told-card-returned = Karta { $card } wraca do swojej talii
told-no-adversary = { $who_is } nie znajduje przeciwnika
told-combat-began = { $who_is } walczy na polu { $space }, przeciwnik: { $foe_is }
told-combat-rolled = { $who_is } wyrzuca { $red }, wróg { $black }
told-rerolled = { $foe_is } przerzuca kość: { $face }
told-die-set = { $foe_is } ustawia kość: { $face }
told-power-triggered = { $foe_is } wyrzuca { $face }, co uruchamia moc: { $source }
told-figure-changed = { $foe_is }: { $stat } { $change }
told-made-ranged = { $foe_is } atakuje na dystans
told-struck = { $foe_is } atakuje z wynikiem { $total } przeciw obronie { $defence }: { $hit }
told-adversary-defeated = { $who_is } pokonuje przeciwnika { $foe_is }
told-combat-negated = { $who_is } neguje walkę
told-undefeated = { $card } zostaje na polu { $space } jako niepokonany przeciwnik numer { $slot }
told-marker-removed = { $card } znika z pola { $space }, miejsce { $slot } na torze jest wolne

told-quest-gained = { $who_is } otrzymuje misję { $quest }
told-quest-against = Misja { $quest } ({ $who_is }) jest wymierzona w postać: { $whom_is }
told-quest-dropped = { $who_is } odrzuca misję { $quest }
told-quest-advanced = { $who_is } robi postępy w misji { $quest }
told-quest-completed = { $who_is } wypełnia misję { $quest } i zdobywa { $valor } męstwa
told-trophy-gained = { $who_is } zdobywa trofeum { $trophy } i { $valor } męstwa
told-event-scored = { $who_is } odkłada kartę { $card } do dziennika i zdobywa { $valor } męstwa
