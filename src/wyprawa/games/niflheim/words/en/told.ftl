### The log: sentences. What counts as a noun after a number is below.

told-moved = { $who_is } goes to { $where }{ mp-left }.
told-pushed = { $whom_acc_form } is pushed to { $where }.
told-burned = { $who_is } passes through the fire on { $where }.
told-hero-wounded = { $who_is } suffers { wounds }{ health-left }.
told-hero-died = { $who_is } dies on { $where }.
told-hero-placed = { $who_is } stands on { $where }.
told-undead-wounded = { $undead_is } suffers { wounds }{ health-left }.
told-undead-died = { $undead_is } is killed on { $where }.
told-stunned = { $undead_is } is stunned.
told-not-stunned = A stun has no effect on { $undead_acc_form }.
told-revealed = { $undead_is } is revealed on { $where } with health { $health }.
told-blocked = { $undead_is } blocks { $who_acc_form }.
told-block-ended = { $who_gen_form } is no longer blocked.
told-cover-taken = { $who_is } goes into cover and gets a Cover { $value } marker.
told-cover-lost = { $who_is } is no longer in cover.
told-attack-marked = { $who_is } gets an Attack marker.
told-attack-declared = { $who_is } attacks { $undead_acc_form } { $cover ->
        [yes] from cover with { $weapon }
       *[no] with { $weapon }
    }; { $stun } or more stuns, { $wound } or more wounds{ $terms }.
told-die-rolled = { $who_is } { $what ->
        [throw] rolls { $face } for the throw
        [drift] rolls { $face } for the drift
        [direction] rolls { $face } for the direction of the drift
        [burst] rolls { $face } for the burst
        [break] rolls { $face } to break free
        [bow] draws the Spectral Bow and rolls { $face }
        [search] rolls { $face } for the search
       *[attack] rolls { $face } for the attack
    }{ $plain ->
        [yes] .
       *[no] , which makes { $result }.
    }
told-missed = { $who_is } misses.
told-hit-between = { $who_is } hits { $whom_acc_form }, who stands between.
told-missile-lost = { $who_is } loses a missile; { $left ->
        [0] none is left.
        [one] { $left } is left.
       *[other] { $left } are left.
    }
told-vial-thrown = { $who_is } throws { a-supply } at { $where } and needs { $needed } or more{ $drm }; { $left ->
        [0] none is left.
        [one] { $left } is left.
       *[other] { $left } are left.
    }
told-vial-landed = { $who_gen_form }’s vial lands on { $where }.
told-vial-drifted = { $who_gen_form }’s vial drifts to { $where }.
told-drift-repeated = { $who_gen_form }’s vial cannot come down there, and the drift is rolled again.
told-burst-rolled = The burst meets { $whom_gen_form } with a result of { $result }.
told-break-tried = { $who_is } tries to break free from { $undead_gen_form } with { $weapon } and needs { $needed } or more{ $terms }.
told-broke-free = { $who_is } breaks free.
told-stayed-blocked = { $who_is } stays blocked.
told-coin-flipped = The Fate Coin shows { $heads ->
        [yes] heads.
       *[no] tails.
    }
told-undead-activated = { $undead_is } acts, { $range ->
        [one] { $range } square
       *[other] { $range } squares
    } from a hero.
told-recovered = { $undead_is } recovers from its stun.
told-undead-moved = { $undead_is } moves to { $where }, toward { $whom_gen_form }.
told-undead-stays = { $undead_is } stays where it is.
told-undead-strikes = { $undead_is } attacks { $whom_acc_form }.
told-bow-shot = { $undead_is } shoots at { $whom_gen_form } with a result of { $result }.
told-arrow-hit-undead = { $undead_is } hits { $whom_acc_form }, who stands between.
told-summoned = { $undead_is } appears on { $where }; { $left ->
        [0] the pool is empty.
        [one] { $left } marker is left in the pool.
       *[other] { $left } markers are left in the pool.
    }
told-pool-refilled = { $n ->
        [one] { $n } marker returns
       *[other] { $n } markers return
    } to the pool.
told-nothing-summoned = No marker is left, and nothing appears.
told-round-began = Round { $n } begins.
told-initiative-rolled = The heroes roll { $heroes } for initiative, the undead { $undead_die }{ $plain ->
        [yes] .
       *[no] , which counts as { $undead_result }.
    }
told-heroes-first = { $first ->
        [heroes] The heroes
       *[undead] The undead
    } act first.
told-heroes-turn = The heroes’ turn begins, and Cover and Attack markers are removed.
told-undead-turn = The undead’s turn begins.
told-lap-began = Lap { $n } of the round track begins.
told-intent-declared = { $who_is } means to { $intent ->
        [stay] stay
        [run] run
       *[march] march
    }{ mp }.
told-door-opened = { $who_is } opens the door { $where }{ mp-left }.
told-door-closed = { $who_is } closes the door { $where }{ mp-left }.
told-door-unlocked = { $who_is } unlocks the door { $where }{ mp-left }.
told-door-forced = { $who_is } forces the door { $where }.
told-left-map = { $who_is } leaves the map.
told-rescued = { $who_is } rescues { $captive }.
told-searches = { $who_is } searches { $where }.
told-supply-gained = { $who_is } gains { supplies }.
told-readied = { $who_is } { $place ->
        [ready] takes { $item } in hand
        [off_hand] takes { $item } in the off hand
        [belt] puts { $item } on the belt
       *[pack] packs { $item }
    }{ mp-left }.
told-item-taken = { $who_is } takes { $item } from { $where }{ to-place }.
told-item-given = { $who_is } hands { $item } to { $whom_acc_form }{ to-place }.
told-supply-given = { $who_is } hands { supplies } to { $whom_acc_form }.
told-xp-gained = { $who_is } gains { $n } XP and has { $left }.
told-destiny-changed = { $who_is } { $rises ->
        [yes] rises
       *[no] falls
    } to { $now } on the Destiny track.
told-skill-used = { $who_is } uses { $skill }.
told-undead-placed = { $undead_is } appears on { $where }.
told-things-lie = On { $where } one can find { $things }.

told-healed = { $who_is } regains { $n } health and has { $left }.
told-drunk = { $who_is } drinks { $item }.
told-fire-changed = { $out ->
        [yes] The fire dies down.
       *[no] Fire breaks out.
    }
told-door-moved = The door { $where } { $open ->
        [yes] opens.
       *[no] falls shut.
    }
told-scenario-began = { $tried ->
        [0] The scenario is { $scenario }.
       *[other] The scenario is { $scenario } once more.
    } { $intro }
told-scenario-ended = The heroes { $won ->
        [yes] win
       *[no] lose
    } { $scenario }. { $reason }
told-game-ended = { $why ->
        [attempts] No attempt is left. The heroes lose the campaign
        [nobody] Nobody is left to go on. The heroes lose the campaign
       *[none] { $won ->
            [yes] The heroes win
           *[no] The heroes lose
        }
    } with a score of { $score }.
told-party-restored = Everything is as it was before the scenario.
told-character-chosen = { $who_is } is in the party.
told-hero-joined = { $who_is } joins the party.
told-taken-over = { $who_is } has a new player.
told-hero-left = { $who_is } leaves the party.
told-hero-buried = { $who_is } is written down among the dead.
told-heroes-set-out = { $tied_are } { $tied ->
        [one] sets out.
       *[other] set out.
    }
told-entry-read = { $entry }
told-ending-read = { $after }
told-echo-drawn = { $who_is } draws memory echo { $echo }
told-clue-found = The party finds a clue, { $clue }.
told-item-gained = The party gains { $item }.
told-item-fetched = { $who_is } takes { $item } from the stash{ to-place }.
told-supply-stored = The party gains { supplies }.
told-stone-gained = The party gains { stones }.
told-stone-set = { $who_is } sets { a-stone } in { $item }.
told-potion-used = { $who_is } uses a Healing Potion.
told-skill-learnt = { $who_is } learns { $skill }{ $left ->
        [0] .
       *[other] { " " }and has { $left } XP left.
    }
told-interlude-began = The Interlude begins, and scenario { $n } is recorded on the party sheet.
told-forces-rolled = The mission is { $mission }. The undead forces roll { $face }{ $plain ->
        [yes] .
       *[no] , which counts as { $result }.
    }
told-campaign-ended = { $ending }

# What several lines say, with their fields.
mp = { $mp ->
        [0] { "" }
       *[other] { " " }with { $mp } MP
    }
mp-left = { $left ->
        [0] { "" }
       *[other] { " " }with { $left } MP left
    }
wounds = { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
health-left = { $left ->
        [0] { "" }
       *[other] { " " }and has health { $left }
    }
to-place = { $place ->
        [ready] { " " }as a readied weapon
        [off_hand] { " " }for the off hand
        [swap] { " " }in exchange for the readied weapon
        [belt] { " " }for the belt
       *[pack] { " " }for the pack
    }
a-supply = { $supply ->
        [holy_water] a Vial of Holy Water
       *[greek_fire] a Vial of Greek Fire
    }
supplies = { $supply ->
        [missile] { n-missile }
        [healing_potion] { n-healing-potion }
        [holy_water] { n-holy-water }
       *[greek_fire] { n-greek-fire }
    }
n-missile = { $n ->
        [one] { $n } missile
       *[other] { $n } missiles
    }
n-healing-potion = { $n ->
        [one] { $n } Healing Potion
       *[other] { $n } Healing Potions
    }
n-holy-water = { $n ->
        [one] { $n } Vial of Holy Water
       *[other] { $n } Vials of Holy Water
    }
n-greek-fire = { $n ->
        [one] { $n } Vial of Greek Fire
       *[other] { $n } Vials of Greek Fire
    }
a-stone = { $colour ->
        [black] a black runestone
        [white] a white runestone
        [blue] a blue runestone
       *[red] a red runestone
    }
stones = { $n } { $colour ->
        [black] black
        [white] white
        [blue] blue
       *[red] red
    } { $n ->
        [one] runestone
       *[other] runestones
    }
modifier-none = { "" }
modifier = { " " }with a modifier of { $value }
modifiers = , with a modifier of { $value } ({ $terms })
destiny-none = zero
destiny-glory = Glory { $n }
destiny-corruption = Corruption { $n }
