### Dziennik.

told-moved = { $who_is } idzie na { $where }, zostało PR: { $left }
told-pushed = { $whom_is }: odepchnięcie na { $where }
told-burned = { $who_is } przechodzi przez ogień na { $where }
told-hero-wounded = { $who_is }: { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    }, zdrowie { $left }
told-hero-died = { $who_is } ginie na { $where }
told-hero-placed = { $who_is } zaczyna na { $where }
told-undead-wounded = { $undead_is }: { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    }, zdrowie { $left }
told-undead-died = { $undead_is } pada na { $where }
told-stunned = { $undead_is }: ogłuszenie
told-not-stunned = { $undead_is }: ogłuszenie bez skutku
told-revealed = Na { $where } ujawnia się { $undead_is }, zdrowie { $health }
told-blocked = { $undead_is } blokuje: { $who_is }
told-block-ended = { $who_is }: koniec blokady
told-cover-taken = { $who_is } chowa się za osłoną: znacznik Osłony { $value }
told-cover-lost = { $who_is } traci Osłonę
told-attack-marked = { $who_is } ma znacznik Ataku
told-attack-declared = { $who_is } atakuje, broń: { $weapon }, cel: { $undead_is }; O { $stun }, R { $wound }, MRK { $drm } ({ $terms })
told-die-rolled = { $who_is }, { $what }: na kości { $face }, wynik { $result }
told-missed = { $who_is } pudłuje
told-hit-between = { $who_is } trafia figurkę na linii: { $whom_is }
told-missile-lost = { $who_is } traci pocisk, zostało { $left }
told-vial-thrown = { $who_is } rzuca: { $supply }, cel { $where }; potrzeba { $needed }, MRK { $drm }; zostało { $left }
told-vial-landed = Fiolka spada na { $where } ({ $who_is })
told-vial-drifted = Fiolka zbacza na { $where } ({ $who_is })
told-drift-repeated = Fiolka nie może tam spaść: ponowny rzut na zboczenie ({ $who_is })
told-burst-rolled = Wybuch, cel: { $whom_is }; na kości { $face }, wynik { $result }
told-break-tried = { $who_is } próbuje przełamać blokadę ({ $undead_is }), broń: { $weapon }; potrzeba { $needed }, MRK { $drm } ({ $terms })
told-broke-free = { $who_is } przełamuje blokadę
told-stayed-blocked = { $who_is } nie przełamuje blokady
told-coin-flipped = Moneta Przeznaczenia: { $heads }
told-undead-activated = { $undead_is } działa, odległość od bohatera: { $range }
told-recovered = { $undead_is } otrząsa się z ogłuszenia
told-undead-moved = { $undead_is } idzie na { $where }, w stronę: { $whom_is }
told-undead-stays = { $undead_is } zostaje na miejscu
told-undead-strikes = { $undead_is } atakuje, cel: { $whom_is }
told-bow-shot = { $undead_is } strzela, cel: { $whom_is }; na kości { $face }, wynik { $result }
told-arrow-hit-undead = Strzała ({ $undead_is }) trafia: { $whom_is }
told-summoned = { $undead_is } pojawia się na { $where }, w puli { $left ->
        [0] nie ma już znaczników
        [one] został { $left } znacznik
        [few] zostały { $left } znaczniki
       *[many] zostało { $left } znaczników
    }
told-pool-refilled = Do puli { $n ->
        [one] wraca { $n } znacznik
        [few] wracają { $n } znaczniki
       *[many] wraca { $n } znaczników
    }
told-nothing-summoned = Nie ma już znaczników: nikt się nie pojawia
told-round-began = Runda { $n }
told-initiative-rolled = Inicjatywa: bohaterowie { $heroes }, nieumarli { $undead_result } (na kości { $undead_die })
told-heroes-first = Zaczynają { $first }
told-heroes-turn = Tura bohaterów: znaczniki Osłony i Ataku znikają
told-undead-turn = Tura nieumarłych
told-lap-began = Okrążenie toru rund: { $n }
told-intent-declared = { $who_is }: { $intent }, PR: { $mp }
told-door-opened = { $who_is } otwiera drzwi { $where }, zostało PR: { $left }
told-door-closed = { $who_is } zamyka drzwi { $where }, zostało PR: { $left }
told-door-unlocked = { $who_is } otwiera kluczem drzwi { $where }, zostało PR: { $left }
told-door-forced = { $who_is } forsuje drzwi { $where }
told-left-map = { $who_is } opuszcza mapę
told-rescued = { $who_is } ratuje: { $captive }
told-searches = { $who_is } przeszukuje { $where }
told-supply-gained = { $who_is } zyskuje: { $supply } × { $n }
told-readied = { $who_is }: { $item }, miejsce: { $place }, zostało PR: { $left }
told-item-taken = { $who_is } bierze z { $where }: { $item }, miejsce: { $place }
told-item-given = { $who_is } przekazuje: { $item }, odbiera { $whom_is }, miejsce: { $place }
told-supply-given = { $who_is } przekazuje: { $supply } × { $n }, odbiera { $whom_is }
told-xp-gained = { $who_is } zyskuje PD: { $n }, razem { $left }
told-destiny-changed = { $who_is }: Przeznaczenie zmienia się o { $n }, wynosi teraz { $now }
told-skill-used = { $who_is } używa umiejętności: { $skill }
told-undead-placed = { $undead_is } stoi na { $where }
told-things-lie = Na { $where } leżą rzeczy

told-healed = { $who_is }: zdrowie { $left }, o { $n } więcej
told-drunk = { $who_is } wypija: { $item }
told-fire-changed = Ogień { $out }
told-door-moved = Drzwi { $where } { $open }
told-scenario-began = { $scenario }. { $intro }
told-scenario-ended = { $scenario }: { $won }. { $reason }
told-party-restored = Wszystko jest znów tak jak przed scenariuszem
told-character-chosen = { $who_is } jest w drużynie
told-hero-joined = { $who_is } dołącza do drużyny
told-taken-over = { $who_is } ma teraz innego gracza
told-hero-left = { $who_is } odchodzi w swoją stronę
told-hero-buried = Wśród poległych zapisano: { $who_is }
told-heroes-set-out = Skład wyprawy: { $tied_are }
told-entry-read = { $entry }
told-ending-read = { $after }
told-echo-drawn = { $who_is } losuje Okruch Utraconych Wspomnień: { $echo }
told-clue-found = Wskazówka: { $clue }
told-item-gained = Drużyna zyskuje: { $item }
told-item-fetched = { $who_is } bierze z bagaży drużyny: { $item }, miejsce: { $place }
told-supply-stored = Drużyna zyskuje { $n } × { $supply }
told-stone-gained = Drużyna zyskuje { $n } × { $colour }
told-stone-set = { $who_is } osadza { $colour }, broń: { $item }
told-potion-used = { $who_is } używa Mikstury Leczenia
told-skill-learnt = { $who_is } uczy się umiejętności: { $skill }, zostało PD: { $left }
told-interlude-began = Scenariusz { $n } wpisany do Arkusza Kontroli Drużyny
told-forces-rolled = { $mission } (rzut { $face }, wynik { $result })
told-campaign-ended = { $ending }
