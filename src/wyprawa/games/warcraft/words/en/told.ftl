told-first-player = { $who } is the first player
told-character-chosen = { $who } plays { $character }
told-city-chosen = { $who } begins in { $space }
told-round-began = Round { $n }
told-turn-began = { $who } is on turn
told-movement-rolled = { $who } rolls movement { $movement }, energy { $energy }
told-movement-changed = { $who }: movement { $amount ->
        [-1] -1
        [1] +1
       *[other] changes by { $amount }
    }
told-energy-changed = { $who } gains { $amount } energy
told-energy-spent = { $who } pays { $amount } energy
told-energy-lost = { $who } loses { $amount } energy that was not used
told-moved = { $who } goes to { $space }
told-put = { $who } travels to { $space }

told-revealed = { $who } turns up { $discovery } in { $space }
told-kept = { $who } keeps { $discovery }
told-spent = { $who } uses { $discovery }
told-ambushed = { $who } is ambushed: this turn’s foe deals 1 more damage and attacks at range
told-diseased = { $who } falls ill: 1 health less
told-cured = { $who } is cured of Disease
told-resource-used = { $who } uses { $resource } in { $space }
told-token-drawn = { $who } draws a discovery and looks at it
told-token-seen = { $who } sees: { $discovery }
told-token-placed = { $who } places a discovery in { $space }
told-looked-at = { $who } looks at a discovery in { $space }
told-token-put-back = { $who } puts the discovery in { $space } back
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
told-negated = { $ability } of { $who } is negated
told-attached-to = { $ability } is attached to { $whom }
told-attached-to-item = { $ability } is attached to { $item } of { $whom }
told-detached = { $ability } goes to the discards of { $whom }
told-power-used = { $who } uses the power of { $source }

told-item-gained = { $who } gains { $item }
told-item-discarded = { $who } discards { $item }
told-item-stolen = { $who } takes { $item } from { $whom }
told-potion-drunk = { $who } uses up { $item } as { $potion }
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
        [0] { $who } rises to { $level } level
       *[other] { $who } rises to { $level } level and heals { $damage } damage
    }

told-adversary-drawn = { $who } meets { $card }
told-event-drawn = { $who } draws the event { $card }
told-event-met = { $who } resolves the event { $card }
told-event-placed = { $card } comes to { $space }
told-general-event = { $card } is in force for everybody
told-event-turned = { $who } turns { $card } over
told-event-marked = { $who } puts a token on { $card }
told-card-returned = { $card } goes back to its deck
told-no-adversary = { $who } finds no adversary
told-combat-began = { $who } fights { $foe } in { $space }
told-combat-rolled = { $who } rolls { $red }, the foe { $black }
told-rerolled = { $foe } rolls again: { $face }
told-die-set = { $foe } turns the die to { $face }
told-power-triggered = { $foe } rolled { $face }: a power of { $source } works
told-figure-changed = { $foe }: { $stat } { $change }
told-made-ranged = { $foe } attacks at range
told-struck = { $foe } attacks with { $total } against { $defence }: { $hit }
told-adversary-defeated = { $who } defeats { $foe }
told-combat-negated = { $who } ends the combat
told-undefeated = { $card } stays in { $space } as undefeated adversary { $slot }
told-marker-removed = { $card }, undefeated adversary { $slot } in { $space }, is gone

told-quest-gained = { $who } takes the quest { $quest }
told-quest-against = { $quest } of { $who } is against { $whom }
told-quest-dropped = { $who } drops the quest { $quest }
told-quest-advanced = { $who } comes nearer to completing { $quest }
told-quest-completed = { $who } completes { $quest } for { $valor } valor
told-trophy-gained = { $who } takes { $trophy } for { $valor } valor
told-event-scored = { $who } scores { $card } for { $valor } valor
