# Powers, conditions and goals, put together from their parts.

moment-movement = movement
moment-movement-rolled = after the movement roll
moment-before-roll = before the roll
moment-after-roll = after the roll
moment-rolled = on { $faces }
moment-combat-began = when a combat begins
moment-ability-played = when another player plays an ability card
power-cost = { $n } energy

who-me = you
who-foe = foe
who-enemy = an enemy on your space
who-enemy-within = an enemy within { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
who-enemies = every enemy on your space
who-enemies-within = every enemy within { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }

do-nothing = nothing
do-add = { $stat } { $change }
do-reroll = roll the die again
do-set-die = turn your die to { $face }
do-ward = prevent { $n } damage
do-harm = { $n } damage at once
do-heal = heal { $n } damage
do-draw = draw { $n ->
        [one] an ability card
       *[other] { $n } ability cards
    }
do-discard = discard { $n ->
        [one] an ability card
       *[other] { $n } ability cards
    } at random
do-recover = take back a card from your discards
do-gain-item = gain an item of your level
do-gain-item-of = gain an item of { $level } level
do-lose-item = discard a random item
do-lose-bag-item = discard a random item from the bag
do-turn-character = turn the character card over
do-turn-to-start = turn the character card to its starting side
do-gain-level = rise to { $level } level
do-walk = walk up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
do-go-to-city = travel to a city of your choice
do-place-discovery = place a discovery
do-negate-ability = the ability card is negated
do-negate-combat = the combat ends at once
do-attach = attach this card ({ $where })
do-turn-event = turn this card over
do-honour = put this card into your quest log
do-mark-event = put a token on this card; you need not resolve it again
do-if = if { $test }: { $does }
do-if-not = { $said }; if not: { $does }
do-pay = you may give up { $price }: { $does }
attach-weapon = to your weapon
attach-armour = to your armour
n-cards = { $n ->
        [one] an ability card
       *[other] { $n } ability cards
    }
n-items = { $n ->
        [one] an item
       *[other] { $n } items
    }
n-items-from = { $n ->
        [one] an item
       *[other] { $n } items
    } of { $level } level or higher

when-not = not { $test }
when-ranged = own attack ranged
when-foe-ranged = foe’s attack ranged
when-foe-character = foe a character
when-foe-adversary = foe an adversary
when-foe-faction = foe of faction { $faction }
when-wounded = { $n } damage or more suffered
when-level = { $level } level or higher
when-wears = { $kind } equipped
when-starting-side = starting side up
when-last = with the least valor

card-attack = Instead of the weapon: attack { $n }, { $kind }
card-upgrade = From { $level } level also
card-attached = While attached
ranged = ranged
melee = melee
lies-general = General event, in force for everybody
lies-special = Special event, resolved at once
lies-at = Lies in { $space } until somebody resolves it
lies-on = Stays after it is resolved
back = Other side: { $name }
reward = Reward: { $what }
bargain = Or give { $items }: { $what }
symbols = Uses: { $symbols }

goal-collect = Collect the token in { $space }
goal-take = Take the token from your rival on the same space
goal-bring = Bring an item with { $trait } on its other side
goal-deal = Deal { $n } damage to your rival
goal-defeat = Defeat your rival
goal-hunt = { $n ->
        [1] Defeat: { $what }
       *[other] Defeat: { $what } ({ $n })
    }
goal-go = Then go to { $space }
goal-met = ✓ { $goal }
goal-open = ○ { $goal }
goal-begun = ○ { $goal }: { $done } of { $need }
hunted-any = any adversary
level-or-more = { $level } level or higher

trait-ferocious = ferocious
trait-humanoid = humanoid
trait-beast = beast
trait-undead = undead
trait-dragon = dragon
trait-demon = demon
trait-elemental = elemental
trait-mechanical = mechanical
trait-giant = giant
faction-horde = Horde
faction-alliance = Alliance
symbol-blade = blade
symbol-blunt = blunt weapon
symbol-bow = bow
symbol-staff = staff
symbol-wand = wand
symbol-cloth = cloth
symbol-leather = leather
symbol-plate = plate
kind-weapon = weapon
kind-armour = armour
kind-accessory = accessory
kind-city = city
kind-key-location = key location
kind-ordinary = ordinary space
kind-board-adversary = board adversary
kind-overlord = overlord
stat-health = health
stat-movement = movement
stat-energy = energy
