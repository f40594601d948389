### Działanie kart, mówione z ich zapisu: kiedy, za co, jak często, kogo i co.

graded = { $name } { $grade }

timing-attack = Atak
timing-melee = Atak Wręcz
timing-magic = Atak Magiczny
timing-ranged = Atak Dystansowy
timing-defence = Obrona
timing-combat = Walka
timing-move = Ruch
timing-action = akcja
timing-any = w dowolnej chwili
timing-shadow = wynik Cienia

cost-mana = { $n } Many
cost-rage = { $n } Szału
cost-wounds = { $n ->
        [one] otrzymaj { $n } Ranę
        [few] otrzymaj { $n } Rany
       *[many] otrzymaj { $n } Ran
    }
cost-fire = { $n } Ognia (Żywioł)
cost-water = { $n } Wody (Żywioł)
cost-air = { $n } Powietrza (Żywioł)
cost-earth = { $n } Ziemi (Żywioł)
cost-fangs = { $n ->
        [one] każdy kieł
        [few] każde { $n } kły
       *[many] każde { $n } kłów
    }
cost-mana-faces = { $n ->
        [one] zużyj { $n } wynik many
        [few] zużyj { $n } wyniki many
       *[many] zużyj { $n } wyników many
    }
cost-discard = odrzuć tę kartę

limit-many = dowolnie wiele razy
limit-round = raz na rundę
limit-combat = raz na Walkę

need-not = nie { $need }
need-in-shadow = w Cieniu
need-in-light = w Świetle
need-wounded = { $n } lub więcej poniżej pełnego Zdrowia
need-two-weapons = dwiema broniami
need-attack-is = w ataku { $type }
need-alone = bez innego Bohatera w Strefie
need-rolled = gdy na kościach jest { $n }: { $symbol }
need-in-stance = w postawie { $stance }
need-enemies-here = gdy w Strefie są figurki Wrogów: { $n } lub więcej
need-foe-burns = przeciwnik płonie
need-foe-frozen = przeciwnik jest zmrożony
need-foe-poisoned = przeciwnik jest Zatruty
need-last-figure = przeciwnik to jedna figurka
need-holds = mając { $n }: { $name }
need-none-left = gdy nie został żaden { $token }
need-gathered = gdy zebrano dość: { $name }
need-holders-here = gdy są tu wszyscy, którzy mają { $name }
need-enemy-here = gdy jest tu Przeraza
need-boss-fight = w walce z Bossem
need-at-hourglass = przy Klepsydrze
need-equipped = z przedmiotem { $item }

many-scratch = zadrapania
many-fang = kły
many-shield = tarcze
many-sword = miecze
many-mana = mana
many-shadow = cień

to-me = sobie
to-itself = sobie
to-foe = przeciwnikowi
to-friend = sobie lub Bohaterowi w pobliżu
to-other-friend = innemu Bohaterowi w pobliżu
to-enemy = Wrogowi w Polu Widzenia
to-other-enemy = innemu Wrogowi w Polu Widzenia
to-heroes-zone = wszystkim Bohaterom w Strefie
to-heroes-attacker = wszystkim Bohaterom w Strefie atakującego
to-heroes-sight = wszystkim Bohaterom w Polu Widzenia
to-heroes-room = wszystkim Bohaterom w Komnacie
to-heroes-dungeon = wszystkim Bohaterom
to-enemies-zone = wszystkim Wrogom w twojej Strefie
to-enemies-foe-zone = wszystkim Wrogom w Strefie przeciwnika
to-enemies-adjacent = wszystkim Wrogom w sąsiadujących Strefach
to-enemies-sight = wszystkim Wrogom w Polu Widzenia
to-enemies-dungeon = wszystkim Wrogom
to-weakest = najsłabszemu innemu Bohaterowi w Polu Widzenia

dice-none = bez kości
dice-yellow = { $n ->
        [one] { $n } żółta kość
        [few] { $n } żółte kości
       *[many] { $n } żółtych kości
    }
dice-orange = { $n ->
        [one] { $n } pomarańczowa kość
        [few] { $n } pomarańczowe kości
       *[many] { $n } pomarańczowych kości
    }
dice-blue = { $n ->
        [one] { $n } niebieska kość
        [few] { $n } niebieskie kości
       *[many] { $n } niebieskich kości
    }
dice-shadow = { $n ->
        [one] Kość Cienia
       *[many] { $n } Kości Cienia
    }
dice-enemy = { $n ->
        [one] { $n } Kość Wroga
       *[many] { $n } Kości Wroga
    }

verb-nothing = nic
verb-swords = { $n ->
        [0] nic
        [one] { $n } miecz
        [few] { $n } miecze
       *[many] { $n } mieczy
    }
verb-lose-swords = strać { $n ->
        [one] { $n } miecz
        [few] { $n } miecze
       *[many] { $n } mieczy
    }
verb-shields = { $n ->
        [one] { $n } tarcza
        [few] { $n } tarcze
       *[many] { $n } tarcz
    }
verb-lose-shields = { $n ->
        [one] przeciwnik traci { $n } tarczę
        [few] przeciwnik traci { $n } tarcze
       *[many] przeciwnik traci { $n } tarcz
    }
verb-add-dice = dorzuć: { $dice }
verb-reroll = { $of ->
        [enemy] { $n ->
            [one] przerzuć { $n } Kość Wroga
           *[many] przerzuć do { $n } Kości Wroga
        }
       *[any] { $n ->
            [one] przerzuć { $n } kość
           *[many] przerzuć do { $n } kości
        }
    }
verb-ignore = zignoruj { $n }: { $what }
verb-wound = { $n ->
        [one] { $n } Rana { $to }
        [few] { $n } Rany { $to }
       *[many] { $n } Ran { $to }
    }
verb-heal = Leczenie { $n } { $to }
verb-heal-own = Leczenie { $n }
verb-burn = { $n } Ogień { $to }
verb-freeze = { $n } Mróz { $to }
verb-mana = { $n ->
        [one] { $n } punkt Many { $to }
        [few] { $n } punkty Many { $to }
       *[many] { $n } punktów Many { $to }
    }
verb-lose-mana = przeciwnik traci { $n ->
        [one] { $n } punkt Many
        [few] { $n } punkty Many
       *[many] { $n } punktów Many
    }
verb-lose-mana-own = strać { $n ->
        [one] { $n } punkt Many
        [few] { $n } punkty Many
       *[many] { $n } punktów Many
    }
verb-mana-own = { $n ->
        [one] { $n } punkt Many
        [few] { $n } punkty Many
       *[many] { $n } punktów Many
    }
verb-rage = { $n } Szału
verb-raise = { $element } wyżej o { $n }
verb-move-points = { $n } PR więcej
verb-step = { $safe ->
        [yes] { $n ->
            [one] rusz się o { $n } Strefę bez Obrażeń Reakcji
            [few] rusz się o najwyżej { $n } Strefy bez Obrażeń Reakcji
           *[many] rusz się o najwyżej { $n } Stref bez Obrażeń Reakcji
        }
       *[no] { $n ->
            [one] rusz się o { $n } Strefę
            [few] rusz się o najwyżej { $n } Strefy
           *[many] rusz się o najwyżej { $n } Stref
        }
    }
verb-jump = { $shadow ->
        [yes] przenieś się do Strefy Cienia w Polu Widzenia, nie dalej niż { $within }
       *[no] przenieś się do Strefy w Polu Widzenia, nie dalej niż { $within }
    }
verb-drive = { $toward ->
        [yes] każ { $to } podejść o { $n }
       *[no] każ { $to } odejść o { $n }
    }
verb-more-actions = { $n ->
        [one] { $n } akcja więcej
        [few] { $n } akcje więcej
       *[many] { $n } akcji więcej
    }
verb-attack-now = zaatakuj od razu, dorzucając: { $dice }
verb-attack-now-plain = zaatakuj od razu
verb-draw-items = dobierz { $n ->
        [one] { $n } przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    } ({ $rarity })
verb-drop-item = odrzuć przedmiot
verb-draw-tokens = { $n ->
        [one] dobierz { $n } żeton Łotrzyka
        [few] dobierz { $n } żetony Łotrzyka
       *[many] dobierz { $n } żetonów Łotrzyka
    }
verb-summon = przywołaj: { $spirit }
verb-cast-any = rzuć za darmo dowolne zaklęcie z Amuletu
verb-turn-pointer = obróć wskaźnik o { $n }
verb-add-minion = { $to ->
        [each] do każdej Zgrai dochodzi Poplecznik
       *[self] do Zgrai dochodzi Poplecznik
    }
verb-kill-one = ginie jedna figurka Zgrai
verb-unless = chyba że Bohater zapłaci { $mana } Many: { $then }
verb-if = { $when }: { $then }
verb-burn-out = po Walce o całym Ogniu na Bohaterze rozstrzyga { $die }
verb-call-mob = najbliższa Zgraja podchodzi o 1 Strefę
verb-spawn-mob = { $where ->
        [portal] w Portalu namnaża się Zgraja
       *[room] w Komnacie namnaża się Zgraja
    }
verb-spawn-roaming = { $where ->
        [portal] w swoim Portalu pojawia się Grasujący Potwór
       *[room] w Komnacie pojawia się Grasujący Potwór
    }
verb-more-treasure = { $n ->
        [one] { $n } Skarb więcej
        [few] { $n } Skarby więcej
       *[many] { $n } Skarbów więcej
    }
verb-lose-loot = { $n ->
        [one] przepada { $n } żeton Łupu z Komnaty
        [few] przepadają { $n } żetony Łupu z Komnaty
       *[many] przepada { $n } żetonów Łupu z Komnaty
    }
verb-add-portal = w Komnacie otwiera się Portal
verb-darkness = Mrok rośnie o { $n }
verb-stay-shadow = w Komnacie panuje Cień
verb-stay-light = w Komnacie panuje Światło
verb-stay-wound = kto kończy tu turę, otrzymuje Rany: { $n }
verb-stay-heal = kto kończy tu turę, leczy { $n }
verb-xp = { $all ->
        [yes] { $n } XP dla każdego Bohatera
       *[no] { $n } XP
    }
verb-take = weź: { $token }
verb-spend = oddaj: { $name }
verb-count = { $n }: { $name }
verb-open-gates = otwierają się drzwi w białym obramowaniu
verb-leave = opuść Podziemia
verb-win = wygraj Misję
verb-put-token = połóż: { $token }
verb-custom-feather = połóż Pióro na Przerazie
verb-custom-stone = rzuć Kością Wroga: zadrapanie rani, kieł spacza
verb-custom-judgement = najbardziej spaczony Bohater otrzymuje Ranę za każdy żeton Spaczenia, co najmniej jedną
verb-custom-corruption-returns = wraca żeton Spaczenia, potem Boss atakuje lub podchodzi
verb-custom-sand-runs = najpełniejsza Klepsydra traci żeton Czasu
verb-custom-harvest = najpełniejsza Klepsydra traci żeton Czasu, potem Żniwiarz atakuje lub podchodzi
