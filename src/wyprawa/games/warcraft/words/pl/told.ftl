told-first-player = { $who }: pierwszy gracz
told-character-chosen = { $who } gra postacią { $character }
told-city-chosen = { $who } zaczyna: { $space }
told-round-began = Runda { $n }
told-turn-began = Tura: { $who }
told-movement-rolled = { $who } wyrzuca ruch { $movement }, energię { $energy }
told-movement-changed = { $who }: ruch { $amount ->
        [-1] -1
        [1] +1
       *[other] zmienia się o { $amount }
    }
told-energy-changed = { $who } otrzymuje energię: { $amount }
told-energy-spent = { $who } płaci energią: { $amount }
told-energy-lost = { $who } traci niewykorzystaną energię: { $amount }
told-moved = { $who } idzie na pole { $space }
told-put = { $who } przenosi się na pole { $space }

told-revealed = { $who } odkrywa żeton { $discovery } ({ $space })
told-kept = { $who } zatrzymuje żeton { $discovery }
told-spent = { $who } używa żetonu { $discovery }
told-ambushed = { $who } wpada w zasadzkę: wróg w tej turze zadaje o 1 obrażenie więcej i atakuje na dystans
told-diseased = { $who } choruje: żywotność mniejsza o 1
told-cured = { $who } leczy się z Choroby
told-resource-used = { $who } korzysta z pomocy { $resource } ({ $space })
told-token-drawn = { $who } dobiera odkrycie i ogląda je
told-token-seen = { $who } widzi: { $discovery }
told-token-placed = { $who } kładzie odkrycie na polu { $space }
told-looked-at = { $who } ogląda odkrycie na polu { $space }
told-token-put-back = { $who } odkłada odkrycie na pole { $space }
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
told-potion-drunk = { $who } zużywa przedmiot { $item }: { $potion }
told-equipped = { $who } wyposaża się: { $item }
told-unequipped = { $who } chowa do torby: { $item }
told-card-passed-over = { $card }: brak przedmiotu

told-hurt = { $who } otrzymuje obrażenia: { $damage }
told-warded = { $who } unika obrażeń: { $amount }
told-healed = { $who } leczy obrażenia: { $damage }
told-defeated = Pokonana postać: { $who }
told-resurrected = { $damage ->
        [0] Wskrzeszenie: { $who } ({ $space })
       *[other] Wskrzeszenie: { $who } ({ $space }), leczenie obrażeń: { $damage }
    }
told-card-turned = { $who } odwraca kartę postaci
told-level-gained = { $damage ->
        [0] { $who } zdobywa poziom { $level }
       *[other] { $who } zdobywa poziom { $level } i leczy obrażenia: { $damage }
    }

told-adversary-drawn = { $who } spotyka przeciwnika { $card }
told-event-drawn = { $who } dobiera zdarzenie { $card }
told-event-met = { $who } rozpatruje zdarzenie { $card }
told-event-placed = Zdarzenie { $card } trafia na pole { $space }
told-general-event = Zdarzenie ogólne dla wszystkich: { $card }
told-event-turned = { $who } odwraca kartę { $card }
told-event-marked = { $who } kładzie żeton na karcie { $card }
told-card-returned = Karta { $card } wraca do swojej talii
told-no-adversary = { $who } nie znajduje przeciwnika
told-combat-began = { $who } walczy: { $foe } ({ $space })
told-combat-rolled = { $who } wyrzuca { $red }, wróg { $black }
told-rerolled = { $foe } przerzuca kość: { $face }
told-die-set = { $foe } ustawia kość: { $face }
told-power-triggered = { $foe } wyrzuca { $face }: działa moc ({ $source })
told-figure-changed = { $foe }: { $stat } { $change }
told-made-ranged = { $foe } atakuje na dystans
told-struck = { $foe } atakuje: { $total } przeciw { $defence } ({ $hit })
told-adversary-defeated = { $who } pokonuje: { $foe }
told-combat-negated = { $who } neguje walkę
told-undefeated = { $card } zostaje na polu { $space } jako niepokonany przeciwnik { $slot }
told-marker-removed = { $card }, niepokonany przeciwnik { $slot } ({ $space }), znika

told-quest-gained = { $who } otrzymuje misję { $quest }
told-quest-against = Misja { $quest } ({ $who }) jest przeciw: { $whom }
told-quest-dropped = { $who } odrzuca misję { $quest }
told-quest-advanced = { $who } zbliża się do wypełnienia misji { $quest }
told-quest-completed = { $who } wypełnia misję { $quest }: męstwo { $valor }
told-trophy-gained = { $who } zdobywa trofeum { $trophy }: męstwo { $valor }
told-event-scored = { $who } zdobywa kartę { $card }: męstwo { $valor }
