### The log.

told-round-began = Round { $n }
told-phase-began = { $phase }
phase-level = Level Up Phase
phase-darkness = Darkness Phase
told-turn-began = { $who_is } begins a turn
told-turn-ended = { $who_is } ends the turn
told-action-spent = { $who_is }: { $kind }, { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } left
action-move = Move
action-attack = Attack
action-rest = Rest
action-trade = Trade & Equip
action-special = Special action
action-deed = action for the Mission
action-spirit = action for a Spirit
told-action-lost = { $who_is } loses an action, { $left } left
told-action-gained = { $who_is } gains { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
told-rested = { $who_is } rests
told-used = { $who_is } uses { $source }
told-revived = { $who_is } is revived with { $health } Health; { $left } Lifebringer tokens left
told-level-gained = { $who_is } reaches level { $level } for { $cost } XP: { $health } Health and { $mana } mana more
told-skill-gained = { $who_is } learns { $skill }
told-skill-replaced = { $who_is } gives up { $skill }
told-darkness-grew = The Darkness grows to space { $space }
told-darkness-turned = The Darkness track is turned over
told-treasure-added = { $rarity } Treasure goes into the bag
told-boss-fight-began = The fight against { $boss } begins; every Hero is restored
told-tiles-removed = All tiles but the Boss Room leave the Dungeon, with everything on them.
told-pointer-turned = { $who_is } turns the pointer to quarter { $quarter }
told-stance-changed = { $who_is } takes the stance { $stance }
told-consecrated = { $who_is } consecrates { $where }: { $column }
told-consecration-taken = { $who_is } takes the { $column } back
told-blessed = { $who_is } Blesses { $skill }
told-tokens-drawn = { $who_is } draws { $tools }
told-tokens-put-away = { $who_is } puts the unused tools away: { $tools }.
told-token-exhausted = { $who_is } turns the { $tool }
told-token-added = { $tool } goes into { $who_is }’s bag
told-element-raised = { $who_is }: { $element } rises by { $n }
told-marker-turned = { $who_is } turns over the { $element } marker
told-elements-paid = { $who_is } spends { $n } of the { $element }
told-arrow-drawn = { $who_is } reveals a { $arrow }: { $icons } icons
told-shot = { $who_is }: { $how }

told-combat-began = Combat: { $attacker_is } against { $defender_is }, { $by }
told-dice-rolled = The dice show { $dice }
told-die-rerolled = A die is rolled again: { $old } becomes { $die }
told-result-resolved = Resolved: { $die }
told-results-ignored = Ignored: { $n } { $symbol }
told-fangs-fired = { $figure_is }: the fangs fire the ability
told-swords-added = { $n ->
        [one] { $n } sword more
       *[other] { $n } swords more
    }
told-shields-added = { $n ->
        [one] { $n } shield more
       *[other] { $n } shields more
    }
told-shields-lost = { $n ->
        [one] { $n } shield lost
       *[other] { $n } shields lost
    }
told-compared = { $attacker_is } against { $defender_is }: { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    } − { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    } = { $wounds ->
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }

told-mob-spawned = { $figure_is } spawn in { $where }: Leader and { $minions ->
        [one] { $minions } Minion
       *[other] { $minions } Minions
    }, armed with { $item }
told-roaming-spawned = { $figure_is } appears in { $where }
told-already-there = { $figure_is } drawn again: in the Dungeon already, so one action at once
told-card-replaced = { $figure_is }: a stronger card
told-nothing-spawned = No card is left: nothing spawns in { $where }
told-enemy-acts = { $figure_is }: activation
told-enemy-attacks = { $figure_is }: { $by } attack on { $whom_is }
told-enemy-moves = { $figure_is }: toward { $toward_are }, { $path ->
        [one] { $path } Zone
       *[other] { $path } Zones
    } away, to { $where }
told-enemy-waits = { $figure_is }: nobody in reach and no way to anybody
told-scheme-followed = { $figure_is }: { $scheme }
told-boss-power-used = { $figure_is }: { $fangs ->
        [one] { $fangs } fang
       *[other] { $fangs } fangs
    } on the activation dice
told-enemy-wounded = { $figure_is }: { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
told-minion-killed = { $figure_is }: a Minion falls, { $left } left
told-enemy-killed = { $figure_is }: dead
told-enemy-removed = Gone with its tile: { $figure_is }.
told-minion-added = { $figure_is }: a Minion more, { $minions } now
told-poisoned = { $figure_is }: poisoned with the { $tool }
told-feather-placed = { $who_is } puts an Angel Feather on { $figure_is }
told-feathers-gone = { $figure_is } shakes off { $n ->
        [one] { $n } Angel Feather
       *[other] { $n } Angel Feathers
    }

told-moved = { $figure_is } → { $where }
told-placed = { $figure_is } is placed in { $where }
told-left-map = { $figure_is } vanishes
told-hero-wounded = { $who_is } suffers { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }, { $left } Health left
told-knocked-out = { $who_is } is knocked out
told-healed = { $who_is } recovers { $n } Health
told-enemy-healed = { $figure_is }: { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    } healed
told-mana-gained = { $who_is } gains { $n } mana
told-mana-lost = { $who_is } loses { $n } mana
told-rage-gained = { $who_is } gains { $n } Rage
told-rage-lost = { $who_is } spends { $n } Rage
told-fire-placed = { $figure_is }: { $n } Fire
told-frost-placed = { $figure_is }: { $n } Frost
told-fire-burned = { $figure_is }: { $n } Fire gone, { $wounds ->
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }
told-frost-melted = { $figure_is }: { $n } Frost melts
told-conditions-gone = { $figure_is }: Fire and Frost gone
told-xp-gained = { $who_is } gains { $n } XP
told-item-found = { $who_is } gets { $item }
told-item-given = { $who_is } hands { $item } to { $whom_is }
told-item-equipped = { $who_is } equips { $item }
told-item-stowed = { $who_is } puts { $item } into the Inventory
told-item-discarded = { $who_is } discards { $item }
told-companion-wounded = { $figure_is }: { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
told-companion-died = { $figure_is } is gone
told-companion-removed = Gone with its tile: { $figure_is }.
told-spirit-summoned = { $who_is } summons the { $figure_is } in { $where }
told-left-dungeon = { $who_is } leaves the Dungeon

told-door-opened = { $who_is } opens the Door { $where }
told-gate-opened = The Door { $where } opens
told-room-revealed = A Room is revealed
told-door-card-drawn = { $who_is } draws the Door card { $door_card }
told-loot-lost = A Loot token in { $where } is gone
told-treasure-placed = { $rarity } Treasure is placed in { $where }
told-treasure-taken = { $who_is } takes the { $rarity } Treasure in { $where }
told-trap-sprung = { $who_is } springs the { $token } in { $where }: { $n ->
        [0] nothing happens
       *[other] it shows { $n }
    }
told-chest-opened = { $who_is } opens the { $token } in { $where }: { $rarity } items
told-fountain-drunk = { $who_is } drinks from the Fountain in { $where }, which shows { $n }
told-forged = { $who_is } forges an item: { $rarity }
told-token-taken = { $who_is } removes the token in { $where }
told-token-put = { $token } in { $where }
told-deed-done = { $who_is }: { $deed_is }
told-counted = { $name }: { $n } more, { $total } in all
told-time-ran = { $where }: { $left ->
        [one] { $left } Time token
       *[other] { $left } Time tokens
    } left
told-stained = { $who_is } bears { $n } Corruption
told-escort-arrived = The Summoning Master steps into the Rift in { $where }
told-sword-bites = { $who_is }: round { $rounds } with the Cursed Sword
