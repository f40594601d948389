told-first-player = { $who } is the first player
told-character-chosen = { $who } plays { $character }
told-city-chosen = { $who } begins in { $space }
told-round-began = Round { $n }
told-turn-began = { $who }’s turn
told-movement-rolled = { $who } rolls { $movement } movement and { $energy } energy
told-movement-changed = { $who }: movement { $amount ->
        [-1] -1
        [1] +1
       *[other] changes by { $amount }
    }
told-energy-changed = { $who } gains { $amount } energy
told-energy-spent = { $who } pays { $amount } energy
told-energy-lost = { $who } loses { $amount } unused energy
told-moved = { $who } goes to { $space }
told-put = { $who } travels to { $space }

told-revealed = { $who } turns up { $discovery } in { $space }
told-kept = { $who } keeps { $discovery }
told-spent = { $who } uses { $discovery }
told-ambushed = { $who } is ambushed: this turn’s foe deals 1 more damage and attacks at range
told-diseased = { $who } falls ill: 1 health less
told-cured = { $who } is cured of Disease
told-resource-used = { $who } uses the { $resource } in { $space }
told-token-drawn = { $who } draws a discovery and looks at it
told-token-seen = { $who } sees: { $discovery }
told-token-placed = { $who } places a discovery in { $space }
told-looked-at = { $who } looks at a discovery in { $space }
told-token-put-back = { $who } leaves the discovery in { $space }
told-token-discarded = { $who } discards the discovery in { $space }
told-pile-refilled = { $tokens } discarded discoveries make a new pile

told-drew = { $who } draws { $cards ->
        [one] an ability card
       *[other] { $cards } ability cards
    }
told-drew-card = { $who } draws { $ability }
told-discarded = { $who } discards { $ability }
told-recovered = { $who } takes back { $ability }
told-played = { $who } plays { $ability }
told-negated = { $who }’s { $ability } is negated
told-attached-to = { $ability } is attached to { $whom }
told-attached-to-item = { $ability } is attached to { $whom }’s { $item }
told-detached = { $ability } goes to { $whom }’s discards
told-power-used = { $who } uses the power of { $source }

told-item-gained = { $who } gains { $item }
told-item-discarded = { $who } discards { $item }
told-item-stolen = { $who } takes { $item } from { $whom }
told-potion-drunk = { $who } uses up { $item } for its { $potion }
told-equipped = { $who } equips { $item }
told-unequipped = { $who } puts { $item } into the bag
told-card-passed-over = { $card } has no item

told-hurt = { $who } suffers { $damage } damage
told-warded = { $who } is spared { $amount } damage
told-healed = { $who } heals { $damage } damage
told-defeated = { $who } is defeated
told-resurrected = { $damage ->
        [0] { $who } rises again in { $space }
       *[other] { $who } rises again in { $space } and heals { $damage } damage
    }
told-card-turned = { $who } turns the character card over
told-level-gained = { $damage ->
        [0] { $who } reaches the { $level } level
       *[other] { $who } reaches the { $level } level and heals { $damage } damage
    }

told-adversary-drawn = { $who } meets { $card }
told-event-drawn = { $who } draws the event { $card }
told-event-met = { $who } resolves the event { $card }
told-event-placed = { $card } appears in { $space }
told-general-event = { $card } now applies to everybody
told-event-turned = { $who } turns { $card } over
told-event-marked = { $who } puts a token on { $card }
told-card-returned = { $card } goes back to its deck
told-no-adversary = { $who } meets no adversary
told-combat-began = { $who } fights { $foe } in { $space }
told-combat-rolled = { $who } rolls { $red }, the foe { $black }
told-rerolled = { $foe } rolls again: { $face }
told-die-set = { $foe } turns the die to { $face }
told-power-triggered = { $foe } rolled { $face }, which triggers the power of { $source }
told-figure-changed = { $foe }: { $stat } { $change }
told-made-ranged = { $foe } attacks at range
told-struck = { $foe } attacks with { $total } against a defence of { $defence }: { $hit }
told-adversary-defeated = { $who } defeats { $foe }
told-combat-negated = { $who } ends the combat
told-undefeated = { $card } stays undefeated in { $space }, on slot { $slot } of the track
told-marker-removed = { $card } is gone from { $space } and from slot { $slot } of the track

told-quest-gained = { $who } takes the quest { $quest }
told-quest-against = { $who }’s quest { $quest } is aimed at { $whom }
told-quest-dropped = { $who } drops the quest { $quest }
told-quest-advanced = { $who } makes progress with { $quest }
told-quest-completed = { $who } completes { $quest } and gains { $valor } valor
told-trophy-gained = { $who } wins the trophy { $trophy }, worth { $valor } valor
told-event-scored = { $who } puts { $card } into the quest log, worth { $valor } valor
