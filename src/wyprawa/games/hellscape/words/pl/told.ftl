### Dziennik.

told-round-began = Runda { $n }
told-phase-began = { $phase }
phase-level = Faza Awansowania
phase-darkness = Faza Mroku
told-turn-began = { $who_is } zaczyna turę
told-turn-ended = { $who_is } kończy turę
told-action-spent = { $who_is }: { $kind }, pozostałe akcje: { $left }
action-move = Ruch
action-attack = Atak
action-rest = Odpoczynek
action-trade = Wymiana i Wyposażenie
action-special = Akcja Specjalna
action-deed = akcja dla Misji
action-spirit = akcja dla Ducha
told-action-lost = { $who_is } traci akcję, pozostałe: { $left }
told-action-gained = { $who_is } zyskuje { $n ->
        [one] { $n } akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    }
told-rested = { $who_is } odpoczywa
told-used = { $who_is } używa: { $source }
told-revived = Ocucenie: { $who_is }, Zdrowie: { $health }; żetony Ożywiciela: { $left }
told-level-gained = { $who_is } osiąga poziom { $level } za { $cost } XP: Zdrowie +{ $health }, Mana +{ $mana }
told-skill-gained = { $who_is } poznaje: { $skill }
told-skill-replaced = { $who_is } porzuca: { $skill }
told-darkness-grew = Mrok dochodzi do pola { $space }
told-darkness-turned = Tor Mroku zostaje odwrócony
told-treasure-added = Do worka trafia Skarb ({ $rarity })
told-boss-fight-began = Zaczyna się walka: { $boss }; wszyscy Bohaterowie odzyskują siły
told-tiles-removed = Z Podziemi znikają wszystkie kafelki poza Komnatą Bossa, ze wszystkim, co na nich leży.
told-pointer-turned = { $who_is } obraca wskaźnik na ćwiartkę { $quarter }
told-stance-changed = { $who_is } przyjmuje postawę { $stance }
told-consecrated = { $who_is } uświęca { $where }: { $column }
told-consecration-taken = { $who_is } zabiera { $column }
told-blessed = { $who_is } błogosławi: { $skill }
told-tokens-drawn = { $who_is } dobiera: { $tools }
told-tokens-put-away = { $who_is } odkłada niewykorzystane żetony: { $tools }.
told-token-exhausted = { $who_is } wyczerpuje { $tool }
told-token-added = Do mieszka trafia { $tool } ({ $who_is })
told-element-raised = { $who_is }: { $element } +{ $n }
told-marker-turned = { $who_is } odwraca znacznik: { $element }
told-elements-paid = { $who_is } płaci { $n }: { $element }
told-arrow-drawn = { $who_is } odkrywa: { $arrow }, ikony: { $icons }
told-shot = { $who_is }: { $how }

told-combat-began = Walka: { $attacker_is } – { $defender_is }, { $by }
told-dice-rolled = Na kościach: { $dice }
told-die-rerolled = Przerzucenie: { $old }, teraz { $die }
told-result-resolved = Rozpatrzono: { $die }
told-results-ignored = Zignorowano: { $n } ({ $symbol })
told-fangs-fired = { $figure_is }: kły uruchamiają zdolność
told-swords-added = { $n ->
        [one] { $n } miecz więcej
        [few] { $n } miecze więcej
       *[many] { $n } mieczy więcej
    }
told-shields-added = { $n ->
        [one] { $n } tarcza więcej
        [few] { $n } tarcze więcej
       *[many] { $n } tarcz więcej
    }
told-shields-lost = { $n ->
        [one] { $n } tarcza mniej
        [few] { $n } tarcze mniej
       *[many] { $n } tarcz mniej
    }
told-compared = { $attacker_is } – { $defender_is }: miecze { $swords } − tarcze { $shields } = { $wounds ->
        [one] { $wounds } Rana
        [few] { $wounds } Rany
       *[many] { $wounds } Ran
    }

told-mob-spawned = { $figure_is } w { $where }: Przywódca i { $minions ->
        [one] { $minions } Poplecznik
       *[other] Poplecznicy: { $minions }
    }, broń: { $item }
told-roaming-spawned = { $figure_is } zjawia się w { $where }
told-already-there = { $figure_is } ponownie: już w Podziemiach, więc od razu jedna akcja
told-card-replaced = { $figure_is }: mocniejsza karta
told-nothing-spawned = Nie ma już kart: w { $where } nic się nie namnaża
told-enemy-acts = { $figure_is }: aktywacja
told-enemy-attacks = { $figure_is }: atak ({ $by }), cel: { $whom_is }
told-enemy-moves = { $figure_is }: w stronę: { $toward_are }, Stref: { $path }, do { $where }
told-enemy-waits = { $figure_is }: nikogo w zasięgu i do nikogo nie ma drogi
told-scheme-followed = { $figure_is }: { $scheme }
told-boss-power-used = { $figure_is }: kły na kościach Aktywacji: { $fangs }
told-enemy-wounded = { $figure_is }: { $n ->
        [one] { $n } Rana
        [few] { $n } Rany
       *[many] { $n } Ran
    }
told-minion-killed = { $figure_is }: ginie Poplecznik, zostało: { $left }
told-enemy-killed = { $figure_is }: koniec
told-enemy-removed = Z kafelkiem znika: { $figure_is }.
told-minion-added = { $figure_is }: nowy Poplecznik, teraz: { $minions }
told-poisoned = { $figure_is }: Zatrucie, { $tool }
told-feather-placed = { $who_is } kładzie Anielskie Pióro: { $figure_is }
told-feathers-gone = { $figure_is }: Anielskie Pióra opadają: { $n }

told-moved = { $figure_is } → { $where }
told-placed = { $figure_is }: nowe miejsce, { $where }
told-left-map = { $figure_is } znika
told-hero-wounded = { $who_is } otrzymuje { $n ->
        [one] { $n } Ranę
        [few] { $n } Rany
       *[many] { $n } Ran
    }, zostaje Zdrowia: { $left }
told-knocked-out = { $who_is }: Ogłuszenie
told-healed = { $who_is } odzyskuje { $n } Zdrowia
told-enemy-healed = { $figure_is }: wyleczone Rany: { $n }
told-mana-gained = { $who_is } zyskuje { $n } Many
told-mana-lost = { $who_is } traci { $n } Many
told-rage-gained = { $who_is } zyskuje { $n } Szału
told-rage-lost = { $who_is } płaci { $n } Szału
told-fire-placed = { $figure_is }: { $n } Ogień
told-frost-placed = { $figure_is }: { $n } Mróz
told-fire-burned = { $figure_is }: gaśnie Ogień ({ $n }), { $wounds ->
        [one] { $wounds } Rana
        [few] { $wounds } Rany
       *[many] { $wounds } Ran
    }
told-frost-melted = { $figure_is }: topnieje Mróz ({ $n })
told-conditions-gone = { $figure_is }: koniec Ognia i Mrozu
told-xp-gained = { $who_is } zyskuje { $n } XP
told-item-found = { $who_is } dostaje: { $item }
told-item-given = { $who_is } daje: { $item } – dla: { $whom_is }
told-item-equipped = { $who_is } zakłada: { $item }
told-item-stowed = { $who_is } chowa do Ekwipunku: { $item }
told-item-discarded = { $who_is } odrzuca: { $item }
told-companion-wounded = { $figure_is }: Rany: { $n }
told-companion-died = { $figure_is } ginie
told-companion-removed = Z kafelkiem znika: { $figure_is }.
told-spirit-summoned = { $who_is } przywołuje: { $figure_is }, { $where }
told-left-dungeon = { $who_is } opuszcza Podziemia

told-door-opened = { $who_is } otwiera Drzwi { $where }
told-gate-opened = Otwierają się Drzwi { $where }
told-room-revealed = Odkryta Komnata
told-door-card-drawn = { $who_is } dobiera kartę Drzwi: { $door_card }
told-loot-lost = Znika żeton Łupu w { $where }
told-treasure-placed = Skarb ({ $rarity }) w { $where }
told-treasure-taken = { $who_is } bierze Skarb ({ $rarity }) z { $where }
told-trap-sprung = { $who_is } wpada w pułapkę w { $where }: { $token }, { $n ->
        [0] nic się nie dzieje
       *[other] na spodzie { $n }
    }
told-chest-opened = { $who_is } otwiera Skrzynię w { $where }: { $token }, przedmioty: { $rarity }
told-fountain-drunk = { $who_is } pije z Fontanny w { $where }: { $n }
told-forged = { $who_is } przekuwa przedmiot: { $rarity }
told-token-taken = { $who_is } zdejmuje żeton w { $where }
told-token-put = { $token } w { $where }
told-deed-done = { $who_is }: { $deed_is }
told-counted = { $name }: +{ $n }, razem { $total }
told-time-ran = { $where }: żetony Czasu: { $left }
told-stained = { $who_is }: Spaczenie { $n }
told-escort-arrived = Mistrz Przywołań wchodzi w Szczelinę w { $where }
told-sword-bites = { $who_is }: runda { $rounds } z Przeklętym Mieczem
