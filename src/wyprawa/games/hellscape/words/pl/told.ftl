### Dziennik: zdania o tym, co się stało.

told-round-began = Zaczyna się runda { $n }.
told-phase-began = { $phase }
phase-level = Bohaterowie mogą awansować.
phase-darkness = Mrok się zbliża.
told-turn-began = { $who_is } zaczyna turę.
told-turn-ended = { $who_is } kończy turę.
told-action-spent = { $who_is } wykonuje { $kind } { $left ->
        [0] i nie ma już akcji
        [one] i ma jeszcze 1 akcję
        [few] i ma jeszcze { $left } akcje
       *[many] i ma jeszcze { $left } akcji
    }.
action-move = akcję Ruchu
action-attack = akcję Ataku
action-rest = akcję Odpoczynku
action-trade = akcję Wymiany i Wyposażenia
action-special = Akcję Specjalną
action-deed = akcję dla Misji
action-spirit = akcję dla Ducha
told-action-lost = { $who_is } traci akcję i { $left ->
        [0] nie ma już żadnej
        [one] ma jeszcze 1
       *[many] ma jeszcze { $left }
    }.
told-action-gained = { $who_is } zyskuje { $n ->
        [one] 1 akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    }.
told-rested = { $who_is } odpoczywa.
told-used = { $who_is } używa { $source }.
used-card = karty „{ $name }”
used-item = przedmiotu „{ $name }”
used-hero = zdolności Bohatera
used-shadow = Zdolności Cienia
used-column = zdolności Uświęcenia ({ $name })
used-token = żetonu Łotrzyka ({ $name })
used-element = zdolności z toru ({ $name })
used-set = karty „{ $name }”
told-revived = { $who_is } wstaje dzięki żetonowi Ożywiciela i ma { $health ->
        [one] 1 punkt Zdrowia
        [few] { $health } punkty Zdrowia
       *[many] { $health } punktów Zdrowia
    }, a { $left ->
        [0] żetonów już nie ma
        [one] został 1 żeton
        [few] zostały { $left } żetony
       *[many] zostało { $left } żetonów
    }.
told-level-gained = { $who_is } płaci { $cost ->
        [one] 1 punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    } doświadczenia i osiąga poziom { $level }{ $health ->
        [0] { $mana ->
            [0] {""}
            [one] {""}, który daje 1 punkt Many
            [few] {""}, który daje { $mana } punkty Many
           *[many] {""}, który daje { $mana } punktów Many
        }
        [one] {""}, który daje 1 punkt Zdrowia{ $mana ->
            [0] {""}
            [one] {""} i 1 punkt Many
            [few] {""} i { $mana } punkty Many
           *[many] {""} i { $mana } punktów Many
        }
        [few] {""}, który daje { $health } punkty Zdrowia{ $mana ->
            [0] {""}
            [one] {""} i 1 punkt Many
            [few] {""} i { $mana } punkty Many
           *[many] {""} i { $mana } punktów Many
        }
       *[many] {""}, który daje { $health } punktów Zdrowia{ $mana ->
            [0] {""}
            [one] {""} i 1 punkt Many
            [few] {""} i { $mana } punkty Many
           *[many] {""} i { $mana } punktów Many
        }
    }.
told-skill-gained = { $who_is } poznaje umiejętność „{ $skill }”.
told-skill-replaced = { $who_is } porzuca umiejętność „{ $skill }”.
told-darkness-grew = Mrok dochodzi do pola { $space }.
told-boss-track-grew = Znacznik dochodzi do pola { $space } na Torze Bossa.
told-darkness-turned = Tor Mroku zostaje odwrócony.
told-treasure-added = Do worka trafia { $rarity } Skarb.
told-boss-fight-began = Czas pokonać { $boss }, więc wszyscy Bohaterowie odzyskują siły.
told-tiles-removed = Z Podziemi znikają wszystkie Kafelki poza Komnatą Bossa, ze wszystkim, co na nich leży.
told-pointer-turned = { $who_is } obraca wskaźnik na ćwiartkę { $quarter }.
told-stance-changed = { $who_is } przyjmuje postawę „{ $stance }”.
told-consecrated = { $who_is } kładzie { $column } w { $where }.
told-consecration-taken = { $who_is } zabiera { $column }.
told-blessed = { $who_is } błogosławi umiejętność „{ $skill }”.
told-tokens-drawn = { $who_is } dobiera { $tools }.
told-tokens-put-away = { $who_is } odkłada bez użycia { $tools }.
told-token-exhausted = { $who_is } wyczerpuje { $tool }.
told-token-added = { $who_is } dokłada do mieszka { $tool }.
told-element-raised = { $who_is } podnosi { $element } o { $n }.
told-marker-turned = { $who_is } odwraca znacznik { $marker }.
told-elements-paid = { $who_is } obniża { $element } o { $n }.
told-arrow-drawn = { $who_is } odkrywa kartę „{ $arrow }” i ma już { $icons ->
        [one] 1 ikonę
        [few] { $icons } ikony
       *[many] { $icons } ikon
    }.
told-shot = { $who_is } { $how }.

told-combat-began = { $attacker_is } { $attacker_count ->
        [one] wykonuje
       *[few] wykonują
    } { $by } na { $defender_is }.
told-dice-rolled = Wynik rzutu to { $dice }.
told-die-rerolled = Wynik przerzucenia { $now } zamiast { $old }.
told-result-resolved = Rozpatrzono { $die }.
die-resolved = { $face } na { $die }
die-rerolled = { $die } to { $face }
told-results-ignored = Bohaterowie ignorują { $ignored }.
told-fangs-fired = { $figure_is } { $figure_count ->
        [one] używa
       *[few] używają
    } zdolności ({ $ability }).
told-swords-added = Do ataku { $n ->
        [one] dochodzi 1 miecz
        [few] dochodzą { $n } miecze
       *[many] dochodzi { $n } mieczy
    }.
told-swords-lost = Atak traci { $n ->
        [one] 1 miecz
        [few] { $n } miecze
       *[many] { $n } mieczy
    }.
told-shields-added = Do obrony { $n ->
        [one] dochodzi 1 tarcza
        [few] dochodzą { $n } tarcze
       *[many] dochodzi { $n } tarcz
    }.
told-shields-lost = Obrona traci { $n ->
        [one] 1 tarczę
        [few] { $n } tarcze
       *[many] { $n } tarcz
    }.
told-compared = { $attacker_is } { $attacker_count ->
        [one] uderza
       *[few] uderzają
    } w { $defender_is } { $swords ->
        [0] bez mieczy
        [one] 1 mieczem
       *[many] { $swords } mieczami
    }{ $shields ->
        [0] {""}
        [one] {""} przeciw 1 tarczy
       *[many] {""} przeciw { $shields } tarczom
    }{ $wounds ->
        [0] {""} bez skutku
        [one] {""} i daje to 1 Ranę
        [few] {""} i daje to { $wounds } Rany
       *[many] {""} i daje to { $wounds } Ran
    }.

told-mob-spawned = { $figure_is } zjawiają się w { $where }, Przywódca i { $minions ->
        [one] 1 Poplecznik
        [few] { $minions } Poplecznicy
       *[many] { $minions } Popleczników
    }, a ich broń to { $item }.
the-item = przedmiot „{ $name }”
told-roaming-spawned = { $figure_is } zjawia się w { $where }.
told-already-there = { $figure_is } { $figure_count ->
        [one] jest już w Podziemiach, więc wykonuje
       *[few] są już w Podziemiach, więc wykonują
    } jedną akcję.
told-card-replaced = { $figure_is } { $figure_count ->
        [one] otrzymuje
       *[few] otrzymują
    } mocniejszą kartę.
told-nothing-spawned = Nie ma już kart i w { $where } nic się nie namnaża.
told-enemy-acts = { $figure_is } { $figure_count ->
        [one] się aktywuje
       *[few] się aktywują
    }.
told-enemy-attacks = { $figure_is } { $figure_count ->
        [one] bierze na cel { $whom_is } i szykuje
       *[few] biorą na cel { $whom_is } i szykują
    } { $by }.
told-enemy-moves = { $figure_is } { $figure_count ->
        [one] rusza
       *[few] ruszają
    } do { $where } w stronę { $toward_are }, w odległości { $path ->
        [one] 1 Strefy
       *[many] { $path } Stref
    }.
way-to = { $name_form ->
        [gheta] Ghety
        [mathrin] Mathrina
        [feydra] Feydry
        [sir-ronen] Sir Ronena
        [nahias] Nahiasa
        [irk] Irka
        [fire-spirit] Ducha Ognia
        [frost-spirit] Ducha Mrozu
        [summoner] Mistrza Przywołań
       *[other] { $name }
    }
told-enemy-waits = { $figure_is } { $figure_count ->
        [one] nikogo nie dosięga i nie ma
       *[few] nikogo nie dosięgają i nie mają
    } drogi do nikogo.
told-scheme-followed = { $scheme }
told-boss-power-used = { $figure_is } wyrzuca { $fangs ->
        [0] same pudła i zadrapania
        [one] 1 kieł
        [few] { $fangs } kły
       *[many] { $fangs } kłów
    }, więc { $power }.
power-michael-0 = atakuje
power-michael-1 = atakuje
power-michael-2 = sądzi najbardziej spaczonego Bohatera
power-michael-3 = przywraca Spaczenie i atakuje
power-reaper-0 = atakuje
power-reaper-1 = piasek ucieka z Klepsydry, a on atakuje
power-reaper-2 = piasek ucieka z Klepsydry, a on atakuje
power-reaper-3 = piasek ucieka z Klepsydry, a on atakuje
told-enemy-wounded = { $figure_is } { $figure_count ->
        [one] otrzymuje
       *[few] otrzymują
    } { $n ->
        [one] 1 Ranę
        [few] { $n } Rany
       *[many] { $n } Ran
    }.
told-minion-killed = { $figure_is } tracą { $left ->
        [0] ostatniego Poplecznika
        [one] Poplecznika i zostaje im 1
        [few] Poplecznika i zostaje im { $left }
       *[many] Poplecznika i zostaje im { $left }
    }.
told-enemy-killed = { $figure_is } { $figure_count ->
        [one] ginie
       *[few] tracą Przywódcę i giną
    }.
told-enemy-removed = { $figure_is } { $figure_count ->
        [one] znika
       *[few] znikają
    } razem z Kafelkami.
told-minion-added = { $figure_is } zyskują Poplecznika i mają teraz { $minions ->
        [one] 1
       *[many] { $minions }
    }.
told-poisoned = { $figure_is } { $figure_count ->
        [one] otrzymuje
       *[few] otrzymują
    } { $tool }.
told-feather-placed = { $who_is } kładzie Anielskie Pióro na { $whom_is }.
told-feathers-gone = { $figure_is } { $figure_count ->
        [one] strząsa
       *[few] strząsają
    } { $n ->
        [one] 1 Anielskie Pióro
        [few] { $n } Anielskie Pióra
       *[many] { $n } Anielskich Piór
    }.

told-moved = { $figure_is } { $figure_count ->
        [one] przechodzi
       *[few] przechodzą
    } do { $where }.
told-placed = { $figure_is } { $figure_count ->
        [one] staje
       *[few] stają
    } w { $where }.
told-left-map = { $figure_is } znika z mapy.
told-hero-wounded = { $who_is } otrzymuje { $n ->
        [one] 1 Ranę
        [few] { $n } Rany
       *[many] { $n } Ran
    } i { $left ->
        [0] nie ma już Zdrowia
        [one] ma jeszcze 1 punkt Zdrowia
        [few] ma jeszcze { $left } punkty Zdrowia
       *[many] ma jeszcze { $left } punktów Zdrowia
    }.
told-knocked-out = { $who_is } pada bez przytomności.
told-healed = { $who_is } odzyskuje { $n ->
        [one] 1 punkt Zdrowia
        [few] { $n } punkty Zdrowia
       *[many] { $n } punktów Zdrowia
    }.
told-enemy-healed = { $figure_is } { $figure_count ->
        [one] leczy
       *[few] leczą
    } { $n ->
        [one] 1 Ranę
        [few] { $n } Rany
       *[many] { $n } Ran
    }.
told-mana-gained = { $who_is } zyskuje { $n ->
        [one] 1 punkt Many
        [few] { $n } punkty Many
       *[many] { $n } punktów Many
    }.
told-mana-lost = { $who_is } traci { $n ->
        [one] 1 punkt Many
        [few] { $n } punkty Many
       *[many] { $n } punktów Many
    }.
told-rage-gained = { $who_is } zyskuje { $n ->
        [one] 1 punkt Szału
        [few] { $n } punkty Szału
       *[many] { $n } punktów Szału
    }.
told-rage-lost = { $who_is } płaci { $n ->
        [one] 1 punkt Szału
        [few] { $n } punkty Szału
       *[many] { $n } punktów Szału
    }.
told-fire-placed = { $figure_is } { $figure_count ->
        [one] otrzymuje
       *[few] otrzymują
    } { $n ->
        [one] 1 żeton Ognia
        [few] { $n } żetony Ognia
       *[many] { $n } żetonów Ognia
    }.
told-frost-placed = { $figure_is } { $figure_count ->
        [one] otrzymuje
       *[few] otrzymują
    } { $n ->
        [one] 1 żeton Mrozu
        [few] { $n } żetony Mrozu
       *[many] { $n } żetonów Mrozu
    }.
told-fire-burned = { $figure_is } { $figure_count ->
        [one] traci
       *[few] tracą
    } { $n ->
        [one] 1 żeton Ognia, który pali
        [few] { $n } żetony Ognia, które palą
       *[many] { $n } żetonów Ognia, które palą
    } { $wounds ->
        [0] bez Ran
        [one] na 1 Ranę
        [few] na { $wounds } Rany
       *[many] na { $wounds } Ran
    }.
told-fire-put-out = { $figure_is } gasi 1 żeton Ognia.
told-frost-melted = { $figure_is } { $figure_count ->
        [one] traci
       *[few] tracą
    } { $n ->
        [one] 1 żeton Mrozu
        [few] { $n } żetony Mrozu
       *[many] { $n } żetonów Mrozu
    }.
told-conditions-gone = { $figure_is } traci wszystkie żetony Ognia i Mrozu.
told-xp-gained = { $who_is } zyskuje { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } doświadczenia.
told-item-found = { $who_is } otrzymuje { $item }.
told-item-given = { $who_is } daje { $whom_form ->
        [gheta] Ghecie
        [mathrin] Mathrinowi
        [feydra] Feydrze
        [sir-ronen] Sir Ronenowi
        [nahias] Nahiasowi
        [irk] Irkowi
       *[other] { $whom_is }
    } { $item }.
told-item-equipped = { $who_is } zakłada { $item }.
told-item-stowed = { $who_is } chowa do Ekwipunku { $item }.
told-item-discarded = { $who_is } odrzuca { $item }.
told-companion-wounded = { $figure_is } otrzymuje { $n ->
        [one] 1 Ranę
        [few] { $n } Rany
       *[many] { $n } Ran
    }.
told-companion-healed = { $figure_is } leczy { $n ->
        [one] 1 Ranę
        [few] { $n } Rany
       *[many] { $n } Ran
    }.
told-companion-died = { $figure_is } ginie.
told-companion-removed = { $figure_is } znika razem z Kafelkami.
told-spirit-summoned = { $who_is } przywołuje { $whom_is } w { $where }.
told-left-dungeon = { $who_is } opuszcza Podziemia.

told-door-opened = { $who_is } otwiera Drzwi { $where }.
told-gate-opened = Drzwi { $where } otwierają się same.
told-room-revealed = Komnata zostaje odkryta.
told-door-card-drawn = { $who_is } dobiera kartę Drzwi „{ $door_card }”.
told-loot-lost = Znika żeton Łupu w { $where }.
told-treasure-placed = W { $where } pojawia się { $rarity } Skarb.
told-treasure-taken = { $who_is } bierze { $rarity } Skarb z { $where }.
told-trap-sprung = { $who_is } uruchamia { $token } w { $where }, a na spodzie { $back }.
back-spike-trap = { $n ->
        [0] nic nie ma
        [one] jest 1 Rana
        [few] są { $n } Rany
       *[many] jest { $n } Ran
    }
back-bear-trap = { $n ->
        [0] nic nie ma
       *[other] jest strata akcji
    }
told-chest-opened = { $who_is } otwiera skrzynię w { $where } ({ $token }), a w niej jest { $rarity } Skarb.
told-fountain-drunk = { $who_is } pije z Fontanny w { $where }, która przywraca do { $n ->
        [one] 1 punktu
       *[many] { $n } punktów
    } Zdrowia.
told-forged = { $who_is } przekuwa przedmioty w { $rarity } przedmiot.
told-token-taken = { $who_is } zdejmuje żeton w { $where }.
told-token-put = W { $where } pojawia się { $token }.
told-deed-done = { $who_is } { $deed_is }.
told-counted = Drużyna ma { $has }.
party-souls = { $n ->
        [one] 1 Duszę
        [few] { $n } Dusze
       *[many] { $n } Dusz
    }
party-crystals = na koncie { $n ->
        [one] 1 rozbity Kryształ Grzechu
        [few] { $n } rozbite Kryształy Grzechu
       *[many] { $n } rozbitych Kryształów Grzechu
    }
party-keys = { $n ->
        [one] 1 Klucz Dusz
        [few] { $n } Klucze Dusz
       *[many] { $n } Kluczy Dusz
    }
told-time-ran = Klucz Dusz w { $where } { $left ->
        [0] nie ma już żetonów Czasu
        [one] ma jeszcze 1 żeton Czasu
        [few] ma jeszcze { $left } żetony Czasu
       *[many] ma jeszcze { $left } żetonów Czasu
    }.
told-sand-ran = Klepsydra w { $where } { $left ->
        [0] nie ma już żetonów Czasu
        [one] ma jeszcze 1 żeton Czasu
        [few] ma jeszcze { $left } żetony Czasu
       *[many] ma jeszcze { $left } żetonów Czasu
    }.
told-stained = { $who_is } ma teraz { $n ->
        [one] 1 żeton Spaczenia
        [few] { $n } żetony Spaczenia
       *[many] { $n } żetonów Spaczenia
    }.
told-escort-arrived = Mistrz Przywołań wchodzi w Szczelinę w { $where }.
told-sword-bites = { $who_is } nosi Przeklęty Miecz { $rounds ->
        [one] pierwszą rundę
        [2] drugą rundę z rzędu
        [3] trzecią rundę z rzędu
        [few] { $rounds } rundy z rzędu
       *[many] { $rounds } rund z rzędu
    }.

told-mission-won = Bohaterowie wygrywają w rundzie { $rounds }. { $goal }
told-mission-lost = Bohaterowie przegrywają w rundzie { $rounds }. { $reason }
won-training = Szczelina jest zniszczona.
won-highway = Wszyscy wyszli przez Ołtarz.
won-passage = Wszyscy weszli za Mistrzem Przywołań w Szczelinę.
won-artifact = Demoniczny Artefakt jest wykuty.
won-cursed-sword = Ostatni Kryształ Grzechu jest rozbity.
won-maze = Cztery Grasujące Bestie nie żyją.
won-horror-beast = Przeraza nie żyje.
won-michael = Michael jest wolny.
won-soul-collector = Wszyscy wyszli przez Wrota, unosząc Dusze.
won-soul-keys = Żniwiarz nie żyje.
won-exodus = Ostatni Grasujący Potwór nie żyje.
won-other = Wszystkie cele są spełnione.
