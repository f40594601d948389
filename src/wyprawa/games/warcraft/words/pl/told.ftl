told-first-player = { $who } jest pierwszym graczem
told-character-chosen = { $who } gra postacią { $character }
told-city-chosen = { $who } zaczyna w mieście { $space }
told-round-began = Runda { $n }
told-turn-began = { $who } rozpoczyna turę
told-movement-rolled = { $who } wyrzuca { $movement } ruchu i { $energy } energii
told-movement-changed = { $who }: ruch { $amount ->
        [-1] -1
        [1] +1
       *[other] zmienia się o { $amount }
    }
told-energy-changed = { $who } otrzymuje { $amount ->
        [one] { $amount } punkt energii
        [few] { $amount } punkty energii
       *[other] { $amount } punktów energii
    }
told-energy-spent = { $who } płaci { $amount ->
        [one] { $amount } punkt energii
        [few] { $amount } punkty energii
       *[other] { $amount } punktów energii
    }
told-energy-lost = { $who } traci { $amount ->
        [one] { $amount } niewykorzystany punkt energii
        [few] { $amount } niewykorzystane punkty energii
       *[other] { $amount } niewykorzystanych punktów energii
    }
told-moved = { $who } idzie na pole { $space }
told-put = { $who } przenosi się na pole { $space }

told-revealed = { $who } odkrywa na polu { $space } żeton { $discovery }
told-kept = { $who } zatrzymuje żeton { $discovery }
told-spent = { $who } używa żetonu { $discovery }
told-ambushed = { $who } wpada w zasadzkę: wróg w tej turze zadaje o 1 obrażenie więcej i atakuje na dystans
told-diseased = { $who } choruje: żywotność mniejsza o 1
told-cured = { $who } leczy się z Choroby
told-resource-used = { $who } korzysta z pomocy „{ $resource }” na polu { $space }
told-token-drawn = { $who } dobiera odkrycie i ogląda je
told-token-seen = { $who } widzi: { $discovery }
told-token-placed = { $who } kładzie odkrycie na polu { $space }
told-looked-at = { $who } ogląda odkrycie na polu { $space }
told-token-put-back = { $who } zostawia odkrycie na polu { $space }
told-token-discarded = { $who } odrzuca odkrycie z pola { $space }
told-pile-refilled = Odrzucone odkrycia ({ $tokens }) tworzą nowy stos nieużytych odkryć

told-drew = { $who } dobiera { $cards ->
        [one] kartę zdolności
        [few] { $cards } karty zdolności
       *[other] { $cards } kart zdolności
    }
told-drew-card = { $who } dobiera kartę { $ability }
told-discarded = { $who } odrzuca kartę { $ability }
told-recovered = { $who } odzyskuje kartę { $ability }
told-played = { $who } zagrywa kartę { $ability }
told-negated = Karta { $ability } zostaje zanegowana ({ $who })
told-attached-to = Karta { $ability } zostaje dołączona: { $whom }
told-attached-to-item = Karta { $ability } zostaje dołączona do przedmiotu { $item } ({ $whom })
told-detached = Karta { $ability } wraca na stos kart odrzuconych ({ $whom })
told-power-used = { $who } używa mocy: { $source }

told-item-gained = { $who } zdobywa przedmiot { $item }
told-item-discarded = { $who } odrzuca przedmiot { $item }
told-item-stolen = { $who } zabiera przedmiot { $item } ({ $whom })
told-potion-drunk = { $who } zużywa przedmiot { $item } jako miksturę ({ $potion })
told-equipped = { $who } wyposaża się w przedmiot { $item }
told-unequipped = { $who } chowa do torby przedmiot { $item }
told-card-passed-over = { $card }: brak przedmiotu

told-hurt = { $who } otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }
told-warded = { $who } unika { $amount ->
        [one] { $amount } obrażenia
        [few] { $amount } obrażeń
       *[other] { $amount } obrażeń
    }
told-healed = { $who } leczy { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }
told-defeated = { $who }: postać zostaje pokonana
told-resurrected = { $damage ->
        [0] { $who } wraca do życia w mieście { $space }
       *[other] { $who } wraca do życia w mieście { $space }, wyleczone obrażenia: { $damage }
    }
told-card-turned = { $who } odwraca kartę postaci
told-level-gained = { $damage ->
        [0] { $who } osiąga poziom { $level }
       *[other] { $who } osiąga poziom { $level } i leczy obrażenia: { $damage }
    }

told-adversary-drawn = { $who } spotyka przeciwnika { $card }
told-event-drawn = { $who } dobiera zdarzenie { $card }
told-event-met = { $who } rozpatruje zdarzenie { $card }
told-event-placed = Zdarzenie { $card } pojawia się na polu { $space }
told-general-event = Zdarzenie { $card } obowiązuje odtąd wszystkich
told-event-turned = { $who } odwraca kartę { $card }
told-event-marked = { $who } kładzie żeton na karcie { $card }
told-card-returned = Karta { $card } wraca do swojej talii
told-no-adversary = { $who } nie znajduje przeciwnika
told-combat-began = { $who } walczy na polu { $space }, przeciwnik: { $foe }
told-combat-rolled = { $who } wyrzuca { $red }, wróg { $black }
told-rerolled = { $foe } przerzuca kość: { $face }
told-die-set = { $foe } ustawia kość: { $face }
told-power-triggered = { $foe } wyrzuca { $face }, co uruchamia moc: { $source }
told-figure-changed = { $foe }: { $stat } { $change }
told-made-ranged = { $foe } atakuje na dystans
told-struck = { $foe } atakuje z wynikiem { $total } przeciw obronie { $defence }: { $hit }
told-adversary-defeated = { $who } pokonuje przeciwnika { $foe }
told-combat-negated = { $who } neguje walkę
told-undefeated = { $card } zostaje na polu { $space } jako niepokonany przeciwnik numer { $slot }
told-marker-removed = { $card } znika z pola { $space }, miejsce { $slot } na torze jest wolne

told-quest-gained = { $who } otrzymuje misję { $quest }
told-quest-against = Misja { $quest } ({ $who }) jest wymierzona w postać: { $whom }
told-quest-dropped = { $who } odrzuca misję { $quest }
told-quest-advanced = { $who } robi postępy w misji { $quest }
told-quest-completed = { $who } wypełnia misję { $quest } i zdobywa { $valor } męstwa
told-trophy-gained = { $who } zdobywa trofeum { $trophy } i { $valor } męstwa
told-event-scored = { $who } odkłada kartę { $card } do dziennika i zdobywa { $valor } męstwa
