### The log: sentences about what happened.

told-round-began = Round { $n } begins.
told-phase-began = { $phase }
phase-level = The Heroes may gain levels.
phase-darkness = The Darkness stirs.
told-turn-began = { $who_is } begins a turn.
told-turn-ended = { $who_is } ends the turn.
told-action-spent = { $who_is } takes { $kind }{ $left ->
        [0] {""} and has no action left
        [one] {""} and has 1 action left
       *[other] {""} and has { $left } actions left
    }.
action-move = a Move action
action-attack = an Attack action
action-rest = a Rest action
action-trade = a Trade & Equip action
action-special = a Special action
action-deed = an action for the Mission
action-spirit = an action for a Spirit
told-action-lost = { $who_is } loses an action and has { $left ->
        [0] none left
        [one] 1 left
       *[other] { $left } left
    }.
told-action-gained = { $who_is } gains { $n ->
        [one] 1 more action
       *[other] { $n } more actions
    }.
told-rested = { $who_is } rests.
told-used = { $who_is } uses { $source }.
used-card = { $name }
used-item = the { $name }
used-hero = the Hero ability
used-shadow = the Shadow ability
used-column = the { $name }
used-token = the { $name }
used-element = the { $name }
used-set = the { $name }
told-revived = { $who_is } is revived with { $health } Health, and { $left ->
        [0] no Lifebringer token is
        [one] 1 Lifebringer token is
       *[other] { $left } Lifebringer tokens are
    } left.
told-level-gained = { $who_is } pays { $cost } XP and reaches level { $level }{ $health ->
        [0] { $mana ->
            [0] {""}
           *[other] {""}, which brings { $mana } more Mana
        }
       *[other] {""}, which brings { $health } more Health{ $mana ->
            [0] {""}
           *[other] {""} and { $mana } more Mana
        }
    }.
told-skill-gained = { $who_is } learns { $skill }.
told-skill-replaced = { $who_is } gives up { $skill }.
told-darkness-grew = The Darkness grows to space { $space }.
told-boss-track-grew = The marker moves to space { $space } of the Boss track.
told-darkness-turned = The Darkness track is turned over.
told-treasure-added = One more { $rarity } Treasure token goes into the bag.
told-boss-fight-began = The fight against { $boss } begins, and every Hero is restored.
told-tiles-removed = All tiles but the Boss Room leave the Dungeon, with everything on them.
told-pointer-turned = { $who_is } turns the pointer to quarter { $quarter }.
told-stance-changed = { $who_is } takes the stance { $stance }.
told-consecrated = { $who_is } places the { $column } in { $where }.
told-consecration-taken = { $who_is } takes the { $column } back.
told-blessed = { $who_is } Blesses { $skill }.
told-tokens-drawn = { $who_is } draws the { $tools }.
told-tokens-put-away = { $who_is } puts the unused { $tools } away.
told-token-exhausted = { $who_is } turns the { $tool }.
told-token-added = { $who_is } adds the { $tool } to the bag.
told-element-raised = { $who_is } raises the { $element } by { $n }.
told-marker-turned = { $who_is } turns the marker of the { $marker } over.
told-elements-paid = { $who_is } lowers the { $element } by { $n }.
told-arrow-drawn = { $who_is } reveals the { $arrow } and now has { $icons ->
        [one] 1 icon
       *[other] { $icons } icons
    }.
told-shot = { $who_is } { $how }.

told-combat-began = { $attacker_is } { $attacker_count ->
        [one] makes
       *[other] make
    } a { $by } on { $defender_is }.
told-dice-rolled = The dice show { $dice }.
told-die-rerolled = After a reroll { $now } instead of { $old }.
told-result-resolved = The { $die } is resolved.
die-resolved = { $die } with { $face }
die-rerolled = the { $die } shows { $face }
told-results-ignored = The Heroes ignore { $ignored }.
told-fangs-fired = { $figure_is } { $figure_count ->
        [one] uses an ability
       *[other] use an ability
    } ({ $ability }).
told-swords-added = The attack gains { $n ->
        [one] 1 sword
       *[other] { $n } swords
    }.
told-swords-lost = The attack loses { $n ->
        [one] 1 sword
       *[other] { $n } swords
    }.
told-shields-added = The defence gains { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }.
told-shields-lost = The defence loses { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }.
told-compared = { $attacker_is } { $attacker_count ->
        [one] strikes
       *[other] strike
    } { $defender_is } with { $swords ->
        [0] no sword
        [one] 1 sword
       *[other] { $swords } swords
    } against { $shields ->
        [0] no shield
        [one] 1 shield
       *[other] { $shields } shields
    }, { $wounds ->
        [0] to no avail
        [one] for 1 Wound
       *[other] for { $wounds } Wounds
    }.

told-mob-spawned = { $figure_is } appear in { $where }, a Leader and { $minions ->
        [one] 1 Minion
       *[other] { $minions } Minions
    } with { $item }.
the-item = the { $name }
told-roaming-spawned = { $figure_is } appears in { $where }.
told-already-there = { $figure_is } { $figure_count ->
        [one] is in the Dungeon already and acts
       *[other] are in the Dungeon already and act
    } once.
told-card-replaced = { $figure_is } { $figure_count ->
        [one] gets
       *[other] get
    } a stronger card.
told-nothing-spawned = No card is left, and nothing appears in { $where }.
told-enemy-acts = { $figure_is } { $figure_count ->
        [one] activates
       *[other] activate
    }.
told-enemy-attacks = { $figure_is } { $figure_count ->
        [one] aims
       *[other] aim
    } a { $by } at { $whom_is }.
told-enemy-moves = { $figure_is } { $figure_count ->
        [one] heads
       *[other] head
    } to { $where }, toward { $toward_are }, { $path ->
        [one] 1 Zone
       *[other] { $path } Zones
    } away.
way-to = { $name }
told-enemy-waits = { $figure_is } { $figure_count ->
        [one] reaches nobody and has
       *[other] reach nobody and have
    } no way to anybody.
told-scheme-followed = { $scheme }
told-boss-power-used = { $figure_is } rolls { $fangs ->
        [0] no fang
        [one] 1 fang
       *[other] { $fangs } fangs
    }, so { $power }.
power-michael-0 = he attacks
power-michael-1 = he attacks
power-michael-2 = he judges the Hero with the most Corruption
power-michael-3 = he brings Corruption back and attacks
power-reaper-0 = he attacks
power-reaper-1 = an Hourglass loses sand and he attacks
power-reaper-2 = an Hourglass loses sand and he attacks
power-reaper-3 = an Hourglass loses sand and he attacks
told-enemy-wounded = { $figure_is } { $figure_count ->
        [one] suffers
       *[other] suffer
    } { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
    }.
told-minion-killed = { $figure_is } lose { $left ->
        [0] their last Minion
       *[other] a Minion and have { $left } left
    }.
told-enemy-killed = { $figure_is } { $figure_count ->
        [one] is dead
       *[other] lose their Leader and are gone
    }.
told-enemy-removed = { $figure_is } { $figure_count ->
        [one] is
       *[other] are
    } removed with the tiles.
told-minion-added = { $figure_is } gain a Minion and have { $minions } now.
told-poisoned = { $figure_is } { $figure_count ->
        [one] is
       *[other] are
    } poisoned with the { $tool }.
told-feather-placed = { $who_is } puts an Angel Feather on { $whom_is }.
told-feathers-gone = { $figure_is } { $figure_count ->
        [one] shakes
       *[other] shake
    } off { $n ->
        [one] 1 Angel Feather
       *[other] { $n } Angel Feathers
    }.

told-moved = { $figure_is } { $figure_count ->
        [one] moves
       *[other] move
    } to { $where }.
told-placed = { $figure_is } { $figure_count ->
        [one] is
       *[other] are
    } placed in { $where }.
told-left-map = { $figure_is } vanishes from the map.
told-hero-wounded = { $who_is } suffers { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
    } and has { $left ->
        [0] no Health
       *[other] { $left } Health
    } left.
told-knocked-out = { $who_is } is knocked out.
told-healed = { $who_is } recovers { $n } Health.
told-enemy-healed = { $figure_is } { $figure_count ->
        [one] heals
       *[other] heal
    } { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
    }.
told-mana-gained = { $who_is } gains { $n } Mana.
told-mana-lost = { $who_is } loses { $n } Mana.
told-rage-gained = { $who_is } gains { $n } Rage.
told-rage-lost = { $who_is } spends { $n } Rage.
told-fire-placed = { $figure_is } { $figure_count ->
        [one] gets
       *[other] get
    } { $n ->
        [one] 1 Fire token
       *[other] { $n } Fire tokens
    }.
told-frost-placed = { $figure_is } { $figure_count ->
        [one] gets
       *[other] get
    } { $n ->
        [one] 1 Frost token
       *[other] { $n } Frost tokens
    }.
told-fire-burned = { $figure_is } { $figure_count ->
        [one] loses
       *[other] lose
    } { $n ->
        [one] 1 Fire token, which burns
       *[other] { $n } Fire tokens, which burn
    } for { $wounds ->
        [0] no Wound
        [one] 1 Wound
       *[other] { $wounds } Wounds
    }.
told-fire-put-out = { $figure_is } puts out 1 Fire token.
told-frost-melted = { $figure_is } { $figure_count ->
        [one] loses
       *[other] lose
    } { $n ->
        [one] 1 Frost token
       *[other] { $n } Frost tokens
    }.
told-conditions-gone = { $figure_is } loses all Fire and Frost tokens.
told-xp-gained = { $who_is } gains { $n } XP.
told-item-found = { $who_is } gets { $item }.
told-item-given = { $who_is } hands { $item } to { $whom_is }.
told-item-equipped = { $who_is } equips { $item }.
told-item-stowed = { $who_is } puts { $item } into the Inventory.
told-item-discarded = { $who_is } discards { $item }.
told-companion-wounded = { $figure_is } suffers { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
    }.
told-companion-healed = { $figure_is } heals { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
    }.
told-companion-died = { $figure_is } is killed.
told-companion-removed = { $figure_is } is removed with the tiles.
told-spirit-summoned = { $who_is } summons { $whom_is } in { $where }.
told-left-dungeon = { $who_is } leaves the Dungeon.

told-door-opened = { $who_is } opens the Door { $where }.
told-gate-opened = The Door { $where } opens by itself.
told-room-revealed = A Room is revealed.
told-door-card-drawn = { $who_is } draws the Door card { $door_card }.
told-loot-lost = A Loot token in { $where } is gone.
told-treasure-placed = One { $rarity } Treasure is placed in { $where }.
told-treasure-taken = { $who_is } takes the { $rarity } Treasure in { $where }.
told-trap-sprung = { $who_is } springs the { $token } in { $where }, which { $back }.
back-spike-trap = { $n ->
        [0] is blank
        [one] shows 1 Wound
       *[other] shows { $n } Wounds
    }
back-bear-trap = { $n ->
        [0] is blank
       *[other] costs an action
    }
told-chest-opened = { $who_is } opens the { $token } in { $where }, which holds { $rarity } items.
told-fountain-drunk = { $who_is } drinks from the Fountain in { $where }, which restores up to { $n } Health.
told-forged = { $who_is } forges a new { $rarity } item.
told-token-taken = { $who_is } removes the token in { $where }.
told-token-put = A { $token } is placed in { $where }.
told-deed-done = { $who_is } { $deed_is }.
told-counted = The party has { $has }.
party-souls = { $n ->
        [one] 1 Soul
       *[other] { $n } Souls
    }
party-crystals = { $n ->
        [one] destroyed 1 Crystal of Sin
       *[other] destroyed { $n } Crystals of Sin
    }
party-keys = { $n ->
        [one] 1 Soul Key
       *[other] { $n } Soul Keys
    }
told-time-ran = The Soul Key in { $where } has { $left ->
        [0] no Time token
        [one] 1 Time token
       *[other] { $left } Time tokens
    } left.
told-sand-ran = The Hourglass in { $where } has { $left ->
        [0] no Time token
        [one] 1 Time token
       *[other] { $left } Time tokens
    } left.
told-stained = { $who_is } now bears { $n ->
        [one] 1 Corruption token
       *[other] { $n } Corruption tokens
    }.
told-escort-arrived = The Summoning Master steps into the Rift in { $where }.
told-sword-bites = { $who_is } bears the Cursed Sword { $rounds ->
        [one] for the first round
        [2] for the second round in a row
        [3] for the third round in a row
       *[other] for { $rounds } rounds in a row
    }.

told-mission-won = The Heroes win in round { $rounds }. { $goal }
told-mission-lost = The Heroes lose in round { $rounds }. { $reason }
won-training = The Rift is destroyed.
won-highway = They have all left by the Altar.
won-passage = They have all followed the Summoning Master into the Rift.
won-artifact = The Demon Artifact is forged.
won-cursed-sword = The last Crystal of Sin is shattered.
won-maze = The four Roaming Beasts are dead.
won-horror-beast = The Horror Beast is dead.
won-michael = Michael is free.
won-soul-collector = They have all left through the Gates with the Souls.
won-soul-keys = The Reaper is dead.
won-exodus = The Final Roaming Monster is dead.
won-other = All objectives are met.
