told-first-player = { $who_is } is the first player.
told-character-chosen = { $who } plays { $character }.
told-city-chosen = { $who_is } begins in { $space }.
told-round-began = Round { $n } begins.
told-turn-began = { $who_is } begins a turn.
told-movement-rolled = { $who_is } rolls { $movement } movement and { $energy } energy.
told-roll-changed = { $source } changes { $who_is }’s { $figure ->
        [move] movement
       *[energy] energy
    } by { $change }.
told-movement-changed = { $who_is } may go { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    } farther.
told-energy-changed = { $who_is } gains { $amount } energy.
told-energy-spent = { $who_is } pays { $amount } energy.
told-energy-lost = { $who_is } loses { $amount } unused energy.
told-moved = { $who_is } goes to { $space }.
told-put = { $who_is } travels to { $space }.

told-revealed = { $who_is } turns up { $discovery } in { $space }.
told-kept = { $who_is } keeps { $discovery }.
told-spent = { $who_is } uses { $discovery }.
told-ambushed = { $who_is } is ambushed, so this turn’s foe deals 1 more damage and attacks at range.
told-diseased = { $who_is } falls ill and has 1 health less.
told-cured = { $who_is } is cured of Disease.
told-resource-used = { $who_is } uses { $resource } in { $space }.
told-token-drawn = { $who_is } draws a discovery and looks at it.
told-token-seen = { $who_is } sees that it is { $discovery }.
told-token-placed = { $who_is } places a discovery in { $space }.
told-looked-at = { $who_is } looks at a discovery in { $space }.
told-token-put-back = { $who_is } leaves the discovery in { $space }.
told-token-discarded = { $who_is } discards the discovery in { $space }.
told-pile-refilled = { $tokens ->
        [one] The discarded discovery makes a new pile.
       *[other] The { $tokens } discarded discoveries make a new pile.
    }

told-drew = { $who_is } draws { $cards ->
        [one] an ability card
       *[other] { $cards } ability cards
    }.
told-deck-renewed = { $who_is } shuffles the discards into a new deck of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
told-drew-card = { $who_is } draws { $ability }.
told-discarded = { $who_is } discards { $ability }.
told-recovered = { $who_is } takes back { $ability }.
told-played = { $who_is } plays { $ability }.
told-negated = { $who_is }’s { $ability } is negated.
told-attached-to = { $ability } is attached to { $whom_is }.
told-attached-to-item = { $ability } is attached to { $whom_is }’s { $item }.
told-detached = { $ability } goes to { $whom_is }’s discards.
told-power-used = { $who_is } uses { $source }.

told-item-gained = { $who_is } gains { $item }.
told-item-discarded = { $who_is } discards { $item }.
told-item-stolen = { $who_is } takes { $item } from { $whom_is }.
told-potion-drunk = { $who_is } uses up { $item } for its { $potion }.
told-equipped = { $who_is } equips { $item }.
told-unequipped = { $who_is } puts { $item } into the bag.
told-card-passed-over = { $card } has no item and goes back to its deck.

told-hurt = { $who_is } suffers { $damage } damage.
told-warded = { $who_is } is spared { $amount } damage.
told-healed = { $who_is } heals { $damage } damage.
told-defeated = { $who_is } is defeated.
told-resurrected = { $damage ->
        [0] { $who_is } rises again in { $space }.
       *[other] { $who_is } rises again in { $space } and heals { $damage } damage.
    }
told-card-turned = { $who_is } turns the character card over.
told-level-gained = { $damage ->
        [0] { $who_is } reaches the { $level } level.
       *[other] { $who_is } reaches the { $level } level and heals { $damage } damage.
    }

told-adversary-drawn = { $who_is } meets { $card }.
told-event-drawn = { $who_is } draws the event { $card }.
told-event-met = { $who_is } resolves the event { $card }.
told-event-placed = { $card } appears in { $space }.
told-general-event = { $card } now applies to everybody.
told-event-turned = { $who_is } turns { $card } over.
told-event-marked = { $who_is } puts a token on { $card }.
told-card-returned = { $card } goes back to its deck.
told-no-adversary = { $who_is } meets no adversary.
told-combat-began = { $who_is } fights { $foe_is } in { $space }.
told-combat-rolled = { $who_is } rolls { $red }, and the foe rolls { $black }.
told-rerolled = { $foe_is } rolls again and gets { $face }.
told-die-set = { $foe_is } turns the die to { $face }.
told-power-triggered = { $foe_is } rolled { $face }, which triggers { $power }.
told-figure-changed = { $stat ->
        [ward] { $foe_is } will be spared { $amount } damage.
        [attack] { $foe_is }’s attack { $way ->
                [up] rises
               *[down] falls
            } by { $amount }.
        [defence] { $foe_is }’s defence { $way ->
                [up] rises
               *[down] falls
            } by { $amount }.
       *[damage] { $foe_is }’s damage { $way ->
                [up] rises
               *[down] falls
            } by { $amount }.
    }
told-made-ranged = { $foe_is } attacks at range.
told-struck = { $foe_is } attacks with { $total } against a defence of { $defence } and { $hit ->
        [yes] hits
       *[no] misses
    }.
told-adversary-defeated = { $who_is } defeats { $foe_is }.
told-combat-negated = { $who_is } ends the combat.
told-undefeated = { $adversary } stays undefeated in { $space }, on slot { $slot } of the track.
told-marker-removed = { $adversary } is gone from { $space } and from slot { $slot } of the track.

told-quest-gained = { $who_is } takes the quest { $quest }.
told-quest-against = { $who_is }’s quest { $quest } is aimed at { $whom_is }.
told-quest-dropped = { $who_is } drops the quest { $quest }.
told-quest-advanced = { $who_is } makes progress with { $quest }.
told-quest-completed = { $who_is } completes { $quest } and gains { $valor } valor.
told-trophy-gained = { $who_is } wins the trophy { $trophy }, worth { $valor } valor.
told-event-scored = { $who_is } puts { $card } into the quest log, worth { $valor } valor.

told-game-won = { $by ->
        [most] { $who_is } has the most valor of those with 8 or more, and wins.
        [cards] { $who_is } has more cards in the quest log than others with as much valor, and wins.
        [level] { $who_is } has the highest level of those with as much valor and as many cards, and wins.
       *[valor] { $who_is } has reached 8 valor and wins.
    }
told-victory-shared = { $who_is } shares the victory.
told-valor-counted = { $valor ->
        [0] { $who_is } has no valor.
       *[other] { $who_is } has { $valor } valor.
    }
