### Dziennik: zdania. Rzeczowniki po liczbach są na końcu.

told-moved = { $who_is } idzie na { $where }{ mp-left }.
told-pushed = Cios odpycha { $whom_acc_form } na { $where }.
told-burned = { $who_is } przechodzi przez ogień na { $where }.
told-hero-wounded = { $who_is } otrzymuje { wounds }{ health-left }.
told-hero-died = { $who_is } ginie na { $where }.
told-hero-placed = { $who_is } staje na { $where }.
told-undead-wounded = { $undead_is } otrzymuje { wounds }{ health-left }.
told-undead-died = { $undead_is } ginie na { $where }.
told-stunned = { $undead_is } otrzymuje znacznik ogłuszenia.
told-not-stunned = Ogłuszenie nie działa na { $undead_acc_form }.
told-revealed = Na { $where } odkrywa się { $undead_is } ze zdrowiem { $health }.
told-blocked = { $undead_is } blokuje { $who_acc_form }.
told-block-ended = Nic już nie blokuje { $who_gen_form }.
told-cover-taken = { $who_is } chowa się za osłoną i dostaje znacznik Osłony { $value }.
told-cover-lost = { $who_is } traci Osłonę.
told-attack-marked = { $who_is } dostaje znacznik Ataku.
told-attack-declared = { $who_is } atakuje { $undead_acc_form } { $cover ->
        [yes] zza osłony { $weapon }
       *[no] { $weapon }
    }; ogłusza wynik od { $stun }, rani wynik od { $wound }{ $terms }.
told-die-rolled = { $who_is } { $what ->
        [throw] rzuca fiolką i wyrzuca { $face }
        [drift] wyrzuca { $face } na zboczenie
        [direction] wyrzuca { $face } na kierunek zboczenia
        [burst] wyrzuca { $face } na wybuch
        [break] wyrzuca { $face } na przełamanie blokady
        [bow] napina Spektralny Łuk i wyrzuca { $face }
        [search] wyrzuca { $face } na przeszukanie
       *[attack] wyrzuca { $face } na atak
    }{ $plain ->
        [yes] .
       *[no] , co daje { $result }.
    }
told-missed = { $who_is } chybia.
told-hit-between = { $who_is } trafia po drodze { $whom_acc_form }.
told-missile-lost = { $who_is } traci pocisk; { $left ->
        [0] nie zostaje żaden.
        [one] zostaje { $left }.
        [few] zostają { $left }.
       *[many] zostaje { $left }.
    }
told-vial-thrown = { $who_is } rzuca { a-supply } na { $where } i potrzebuje { $needed } lub więcej{ $drm }; { $left ->
        [0] nie zostaje żadna.
        [one] zostaje { $left }.
        [few] zostają { $left }.
       *[many] zostaje { $left }.
    }
told-vial-landed = Fiolka { $who_gen_form } spada na { $where }.
told-vial-drifted = Fiolka { $who_gen_form } zbacza na { $where }.
told-drift-repeated = Fiolka { $who_gen_form } nie może tam spaść, więc na zboczenie rzuca się ponownie.
told-burst-rolled = Wybuch dosięga { $whom_gen_form } z wynikiem { $result }.
told-break-tried = { $who_is } próbuje przełamać blokadę { $undead_gen_form } { $weapon } i potrzebuje { $needed } lub więcej{ $terms }.
told-broke-free = { $who_is } przełamuje blokadę.
told-stayed-blocked = { $who_is } nie przełamuje blokady.
told-coin-flipped = Moneta Przeznaczenia pokazuje { $heads ->
        [yes] orła.
       *[no] reszkę.
    }
told-undead-activated = Aktywuje się { $undead_is }, { $range ->
        [one] { $range } pole
        [few] { $range } pola
       *[many] { $range } pól
    } od bohatera.
told-recovered = { $undead_is } otrząsa się z ogłuszenia.
told-undead-moved = { $undead_is } idzie na { $where }, w stronę { $whom_gen_form }.
told-undead-stays = { $undead_is } zostaje na miejscu.
told-undead-strikes = { $undead_is } atakuje { $whom_acc_form }.
told-bow-shot = { $undead_is } strzela do { $whom_gen_form } z wynikiem { $result }.
told-arrow-hit-undead = { $undead_is } trafia po drodze { $whom_acc_form }.
told-summoned = Na { $where } pojawia się { $undead_is }; { $left ->
        [0] w puli nie ma już znaczników.
        [one] w puli zostaje { $left } znacznik.
        [few] w puli zostają { $left } znaczniki.
       *[many] w puli zostaje { $left } znaczników.
    }
told-pool-refilled = Do puli { $n ->
        [one] wraca { $n } znacznik.
        [few] wracają { $n } znaczniki.
       *[many] wraca { $n } znaczników.
    }
told-nothing-summoned = Nie ma już znaczników i nikt się nie pojawia.
told-round-began = Zaczyna się runda { $n }.
told-initiative-rolled = Rzut na inicjatywę daje bohaterom { $heroes }, a nieumarłym { $undead_die }{ $plain ->
        [yes] .
       *[no] , co liczy się jako { $undead_result }.
    }
told-heroes-first = Zaczynają { $first ->
        [heroes] bohaterowie.
       *[undead] nieumarli.
    }
told-heroes-turn = Zaczyna się tura bohaterów, a znaczniki Osłony i Ataku znikają.
told-undead-turn = Zaczyna się tura nieumarłych.
told-lap-began = Zaczyna się { $n }. okrążenie toru rund.
told-intent-declared = { $who_is } deklaruje { $intent ->
        [stay] brak ruchu
        [run] bieg
       *[march] marsz
    }{ mp }.
told-door-opened = { $who_is } otwiera drzwi { $where }{ mp-left }.
told-door-closed = { $who_is } zamyka drzwi { $where }{ mp-left }.
told-door-unlocked = { $who_is } otwiera kluczem drzwi { $where }{ mp-left }.
told-door-forced = { $who_is } forsuje drzwi { $where }.
told-left-map = { $who_is } opuszcza mapę.
told-rescued = { $who_is } ratuje { $captive }.
told-searches = { $who_is } przeszukuje { $where }.
told-supply-gained = { $who_is } zyskuje { supplies }.
told-readied = { $who_is } { $place ->
        [ready] bierze { $item } do ręki
        [off_hand] bierze { $item } do drugiej ręki
        [belt] wkłada { $item } za pas
       *[pack] chowa { $item } do plecaka
    }{ mp-left }.
told-item-taken = { $who_is } bierze z { $where } { $item }{ to-place }.
told-item-given = { $who_is } wyposaża { $whom_acc_form } w { $item }{ to-place }.
told-supply-given = { $who_is } zaopatruje { $whom_acc_form } w { supplies }.
told-xp-gained = { $who_is } zyskuje { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } doświadczenia i ma { $left }.
told-destiny-changed = { $who_is } { $rises ->
        [yes] pnie się
       *[no] spada
    } na torze Przeznaczenia i ma teraz { $now }.
told-skill-used = { $who_is } używa umiejętności „{ $skill }”.
told-undead-placed = Na { $where } pojawia się { $undead_is }.
told-things-lie = Na { $where } można znaleźć { $things }.

told-healed = { $who_is } odzyskuje { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } zdrowia i ma { $left }.
told-drunk = { $who_is } wypija { $item }.
told-fire-changed = { $out ->
        [yes] Ogień gaśnie.
       *[no] Wybucha ogień.
    }
told-door-moved = Drzwi { $where } { $open ->
        [yes] otwierają się.
       *[no] zatrzaskują się.
    }
told-scenario-began = { $tried ->
        [0] Zaczyna się scenariusz „{ $scenario }”.
       *[other] Scenariusz „{ $scenario }” zaczyna się jeszcze raz.
    } { $intro }
told-scenario-ended = Bohaterowie { $won ->
        [yes] wygrywają
       *[no] przegrywają
    } scenariusz „{ $scenario }”. { $reason }
told-game-ended = { $why ->
        [attempts] Nie ma już kolejnej próby. Bohaterowie przegrywają kampanię
        [nobody] Nie ma komu iść dalej. Bohaterowie przegrywają kampanię
       *[none] { $won ->
            [yes] Bohaterowie wygrywają
           *[no] Bohaterowie przegrywają
        }
    } z wynikiem { $score }.
told-party-restored = Wszystko jest znów tak jak przed scenariuszem.
told-character-chosen = { $who_is } jest w drużynie.
told-hero-joined = { $who_is } dołącza do drużyny.
told-taken-over = { $who_is } ma teraz innego gracza.
told-hero-left = { $who_is } opuszcza drużynę.
told-hero-buried = { $who_is } trafia na listę poległych.
told-heroes-set-out = { $tied ->
        [one] Wyrusza
       *[other] Wyruszają
    } { $tied_are }.
told-entry-read = { $entry }
told-ending-read = { $after }
told-echo-drawn = { $who_is } losuje Okruch Utraconych Wspomnień { $echo }
told-clue-found = Drużyna znajduje wskazówkę, { $clue }.
told-item-gained = Drużyna zyskuje { $item }.
told-item-fetched = { $who_is } bierze z bagaży { $item }{ to-place }.
told-supply-stored = Drużyna zyskuje { supplies }.
told-stone-gained = Drużyna zyskuje { stones }.
told-stone-set = { $who_is } osadza { a-stone } i wzmacnia { $item }.
told-potion-used = { $who_is } używa Mikstury Leczenia.
told-skill-learnt = { $who_is } uczy się umiejętności „{ $skill }”{ $left ->
        [0] .
       *[other] { " " }i ma jeszcze { $left ->
            [one] { $left } punkt
            [few] { $left } punkty
           *[many] { $left } punktów
        } doświadczenia.
    }
told-interlude-began = Zaczyna się Etap Przejściowy, a do Arkusza Kontroli Drużyny trafia scenariusz { $n }.
told-forces-rolled = Misja to { $mission }. Rzut na siły nieumarłych daje { $face }{ $plain ->
        [yes] .
       *[no] , co liczy się jako { $result }.
    }
told-campaign-ended = { $ending }

# Co mówi kilka linii, z ich polami.
mp = { $mp ->
        [0] { "" }
       *[other] { " " }i ma { $mp ->
            [one] { $mp } punkt
            [few] { $mp } punkty
           *[many] { $mp } punktów
        } ruchu
    }
mp-left = { $left ->
        [0] { "" }
       *[other] { " " }i ma jeszcze { $left ->
            [one] { $left } punkt
            [few] { $left } punkty
           *[many] { $left } punktów
        } ruchu
    }
wounds = { $n ->
        [one] { $n } ranę
        [few] { $n } rany
       *[many] { $n } ran
    }
health-left = { $left ->
        [0] { "" }
       *[other] { " " }i ma zdrowie { $left }
    }
to-place = { $place ->
        [ready] { " " }jako gotową broń
        [off_hand] { " " }do drugiej ręki
        [swap] { " " }w zamian za gotową broń
        [belt] { " " }za pas
       *[pack] { " " }do plecaka
    }
a-supply = { $supply ->
        [holy_water] Fiolkę z Wodą Święconą
       *[greek_fire] Fiolkę z Ogniem Greckim
    }
supplies = { $supply ->
        [missile] { n-missile }
        [healing_potion] { n-healing-potion }
        [holy_water] { n-holy-water }
       *[greek_fire] { n-greek-fire }
    }
n-missile = { $n ->
        [one] { $n } pocisk
        [few] { $n } pociski
       *[many] { $n } pocisków
    }
n-healing-potion = { $n ->
        [one] { $n } Miksturę Leczenia
        [few] { $n } Mikstury Leczenia
       *[many] { $n } Mikstur Leczenia
    }
n-holy-water = { $n ->
        [one] { $n } Fiolkę z Wodą Święconą
        [few] { $n } Fiolki z Wodą Święconą
       *[many] { $n } Fiolek z Wodą Święconą
    }
n-greek-fire = { $n ->
        [one] { $n } Fiolkę z Ogniem Greckim
        [few] { $n } Fiolki z Ogniem Greckim
       *[many] { $n } Fiolek z Ogniem Greckim
    }
a-stone = { $colour ->
        [black] czarny kamień runiczny
        [white] biały kamień runiczny
        [blue] niebieski kamień runiczny
       *[red] czerwony kamień runiczny
    }
stones = { $n ->
        [one] { $n } { $colour ->
            [black] czarny
            [white] biały
            [blue] niebieski
           *[red] czerwony
        } kamień runiczny
        [few] { $n } { $colour ->
            [black] czarne
            [white] białe
            [blue] niebieskie
           *[red] czerwone
        } kamienie runiczne
       *[many] { $n } { $colour ->
            [black] czarnych
            [white] białych
            [blue] niebieskich
           *[red] czerwonych
        } kamieni runicznych
    }
modifier-none = { "" }
modifier = { " " }z modyfikatorem { $value }
modifiers = , z modyfikatorem { $value } ({ $terms })
destiny-none = zero
destiny-glory = Chwałę { $n }
destiny-corruption = Zepsucie { $n }
