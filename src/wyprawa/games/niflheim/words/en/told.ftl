### The log.

told-moved = { $who_is } goes to { $where }, { $left } MP left
told-pushed = { $whom_is } is pushed to { $where }
told-burned = { $who_is } passes the fire on { $where }
told-hero-wounded = { $who_is }: { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }, health { $left }
told-hero-died = { $who_is } dies on { $where }
told-hero-placed = { $who_is } starts on { $where }
told-undead-wounded = { $undead_is }: { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }, health { $left }
told-undead-died = { $undead_is } is killed on { $where }
told-stunned = { $undead_is } is stunned
told-not-stunned = { $undead_is } cannot be stunned
told-revealed = { $undead_is } is revealed on { $where }, health { $health }
told-blocked = { $undead_is } blocks { $who_is }
told-block-ended = { $who_is } is no longer blocked
told-cover-taken = { $who_is } takes cover: Cover marker { $value }
told-cover-lost = { $who_is } is no longer in cover
told-attack-marked = { $who_is } has an Attack marker
told-attack-declared = { $who_is } attacks { $undead_is } with { $weapon }: stun { $stun }, wound { $wound }, modifier { $drm } ({ $terms })
told-die-rolled = { $who_is }, { $what }: rolls { $face }, result { $result }
told-missed = { $who_is } misses
told-hit-between = { $who_is } hits { $whom_is }, who stands between
told-missile-lost = { $who_is } loses a missile, { $left } left
told-vial-thrown = { $who_is } throws a { $supply } at { $where }: { $needed } or more, modifier { $drm }; { $left } left
told-vial-landed = { $who_is }'s vial lands on { $where }
told-vial-drifted = { $who_is }'s vial drifts to { $where }
told-drift-repeated = { $who_is }'s vial cannot come down there: the drift is rolled again
told-burst-rolled = The burst meets { $whom_is }: { $face } rolled, result { $result }
told-break-tried = { $who_is } tries to break free from { $undead_is } with { $weapon }: { $needed } or more, modifier { $drm } ({ $terms })
told-broke-free = { $who_is } breaks free
told-stayed-blocked = { $who_is } stays blocked
told-coin-flipped = The Fate Coin shows { $heads }
told-undead-activated = { $range ->
        [one] { $undead_is } acts, { $range } square from a hero
       *[other] { $undead_is } acts, { $range } squares from a hero
    }
told-recovered = { $undead_is } recovers from its stun
told-undead-moved = { $undead_is } moves toward { $whom_is }, to { $where }
told-undead-stays = { $undead_is } stays where it is
told-undead-strikes = { $undead_is } attacks { $whom_is }
told-bow-shot = { $undead_is } shoots at { $whom_is }: { $face } rolled, result { $result }
told-arrow-hit-undead = { $undead_is }'s arrow hits { $whom_is }
told-summoned = { $undead_is } appears on { $where }, { $left ->
        [0] no markers
        [one] { $left } marker
       *[other] { $left } markers
    } left in the pool
told-pool-refilled = { $n ->
        [one] { $n } marker returns
       *[other] { $n } markers return
    } to the pool
told-nothing-summoned = No markers are left: nothing appears
told-round-began = Round { $n }
told-initiative-rolled = Initiative: heroes { $heroes }, undead { $undead_result } ({ $undead_die } rolled)
told-heroes-first = First to act: { $first }
told-heroes-turn = The heroes' turn: Cover and Attack markers are removed
told-undead-turn = The undead's turn
told-lap-began = Lap { $n } of the round track
told-intent-declared = { $who_is }: { $intent }, { $mp } MP
told-door-opened = { $who_is } opens the door { $where }, { $left } MP left
told-door-closed = { $who_is } closes the door { $where }, { $left } MP left
told-door-unlocked = { $who_is } unlocks the door { $where }, { $left } MP left
told-door-forced = { $who_is } forces the door { $where }
told-left-map = { $who_is } leaves the map
told-rescued = { $who_is } rescues { $captive }
told-searches = { $who_is } searches { $where }
told-supply-gained = { $who_is } gains { $n } × { $supply }
told-readied = { $who_is }: { $item } goes to { $place }, { $left } MP left
told-item-taken = { $who_is } takes { $item } from { $where }: { $place }
told-item-given = { $who_is } hands { $item } to { $whom_is }: { $place }
told-supply-given = { $who_is } hands { $n } × { $supply } to { $whom_is }
told-xp-gained = { $who_is } gains { $n } XP, { $left } in all
told-destiny-changed = { $who_is }: Destiny { $n }, now { $now }
told-skill-used = { $who_is } uses { $skill }
told-undead-placed = { $undead_is } stands on { $where }
told-things-lie = There are things on { $where }

told-healed = { $who_is }: health { $left }, { $n } more
told-drunk = { $who_is } drinks { $item }
told-fire-changed = Fire { $out }
told-door-moved = The door { $where } { $open }
told-scenario-began = { $scenario }. { $intro }
told-scenario-ended = { $scenario }: { $won }. { $reason }
told-party-restored = Everything is as it was before the scenario
told-character-chosen = { $who_is } is in the party
told-hero-joined = { $who_is } joins the party
told-taken-over = { $who_is } has another player now
told-hero-left = { $who_is } goes a way of their own
told-hero-buried = { $who_is } is written down among the dead
told-heroes-set-out = Setting out: { $tied_are }
told-entry-read = { $entry }
told-ending-read = { $after }
told-echo-drawn = { $who_is } draws memory echo { $echo }
told-clue-found = A clue: { $clue }
told-item-gained = The party gains { $item }
told-item-fetched = { $who_is } takes { $item } from the stash: { $place }
told-supply-stored = The party gains { $n } × { $supply }
told-stone-gained = The party gains { $n } × { $colour }
told-stone-set = { $who_is } sets a { $colour } in { $item }
told-potion-used = { $who_is } uses a Healing Potion
told-skill-learnt = { $who_is } learns { $skill }, { $left } XP left
told-interlude-began = Scenario { $n } is recorded on the party sheet
told-forces-rolled = { $mission } (roll { $face }, result { $result })
told-campaign-ended = { $ending }
