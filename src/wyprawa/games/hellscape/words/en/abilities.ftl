### What cards do, said from their records: timings, costs, limits, conditions, targets, verbs.

graded = { $name } { $grade }

timing-attack = Attack
timing-melee = Melee attack
timing-magic = Magic attack
timing-ranged = Ranged attack
timing-defence = Defence
timing-combat = Combat
timing-move = Move
timing-action = action
timing-any = any time
timing-shadow = shadow result

cost-mana = { $n } Mana
cost-rage = { $n } Rage
cost-wounds = { $n ->
        [one] suffer { $n } Wound
       *[other] suffer { $n } Wounds
    }
cost-fire = { $n } Fire Element
cost-water = { $n } Water Element
cost-air = { $n } Air Element
cost-earth = { $n } Earth Element
cost-fangs = { $n ->
        [one] each fang
       *[other] every { $n } fangs
    }
cost-mana-faces = { $n ->
        [one] use up { $n } Mana result
       *[other] use up { $n } Mana results
    }
cost-discard = discard this card

limit-many = any number of times
limit-round = once a round
limit-combat = once a Combat

need-not = not { $need }
need-in-shadow = in Shadow
need-in-light = in Light
need-wounded = { $n } or more below full Health
need-two-weapons = with two weapons
need-attack-is = in a { $type } attack
need-alone = no other Hero in your Zone
need-rolled = with { $n } { $symbol } rolled
need-in-stance = in the stance { $stance }
need-enemies-here = with { $n } or more Enemy figures in your Zone
need-foe-burns = the foe is burning
need-foe-frozen = the foe is frozen
need-foe-poisoned = the foe is poisoned
need-last-figure = the foe is a single figure
need-holds = holding { $n } { $name }
need-none-left = no { $token } is left
need-gathered = enough { $name } gathered
need-holders-here = everyone with { $name } is here
need-enemy-here = the Beast is here
need-boss-fight = in the Boss fight
need-at-hourglass = at an Hourglass
need-equipped = with { $item }

many-scratch = scratches
many-fang = fangs
many-shield = shields
many-sword = swords
many-mana = Mana
many-shadow = shadow

to-me = to yourself
to-itself = to itself
to-foe = to the foe
to-friend = to you or a Hero nearby
to-other-friend = to another Hero nearby
to-enemy = to an Enemy in sight
to-other-enemy = to another Enemy in sight
to-heroes-zone = to all Heroes in the Zone
to-heroes-attacker = to all Heroes in the attacker’s Zone
to-heroes-sight = to all Heroes in sight
to-heroes-room = to all Heroes in the Room
to-heroes-dungeon = to all Heroes
to-enemies-zone = to all Enemies in your Zone
to-enemies-foe-zone = to all Enemies in the foe’s Zone
to-enemies-adjacent = to all Enemies in adjacent Zones
to-enemies-sight = to all Enemies in sight
to-enemies-dungeon = to all Enemies
to-weakest = to the weakest other Hero in sight

dice-none = no dice
dice-yellow = { $n ->
        [one] { $n } yellow die
       *[other] { $n } yellow dice
    }
dice-orange = { $n ->
        [one] { $n } orange die
       *[other] { $n } orange dice
    }
dice-blue = { $n ->
        [one] { $n } blue die
       *[other] { $n } blue dice
    }
dice-shadow = { $n ->
        [one] the Shadow die
       *[other] { $n } Shadow dice
    }
dice-enemy = { $n ->
        [one] { $n } Enemy die
       *[other] { $n } Enemy dice
    }

verb-nothing = nothing
verb-swords = { $n ->
        [0] nothing
        [one] { $n } sword
       *[other] { $n } swords
    }
verb-lose-swords = lose { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
verb-shields = { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
verb-lose-shields = { $n ->
        [one] the foe loses { $n } shield
       *[other] the foe loses { $n } shields
    }
verb-add-dice = add { $dice }
verb-reroll = { $of ->
        [enemy] { $n ->
            [one] reroll { $n } Enemy die
           *[other] reroll up to { $n } Enemy dice
        }
       *[any] { $n ->
            [one] reroll { $n } die
           *[other] reroll up to { $n } dice
        }
    }
verb-ignore = ignore { $n } { $what }
verb-wound = { $n ->
        [one] { $n } Wound { $to }
       *[other] { $n } Wounds { $to }
    }
verb-heal = Heal { $n } { $to }
verb-heal-own = Heal { $n }
verb-burn = { $n } Fire { $to }
verb-freeze = { $n } Frost { $to }
verb-mana = { $n } Mana { $to }
verb-lose-mana = the foe loses { $n } Mana
verb-lose-mana-own = lose { $n } Mana
verb-mana-own = { $n } Mana
verb-rage = { $n } Rage
verb-raise = raise { $element } by { $n }
verb-move-points = { $n } more MP
verb-step = { $safe ->
        [yes] { $n ->
            [one] move { $n } Zone without Reaction damage
           *[other] move up to { $n } Zones without Reaction damage
        }
       *[no] { $n ->
            [one] move { $n } Zone
           *[other] move up to { $n } Zones
        }
    }
verb-jump = { $shadow ->
        [yes] go to a Shadow Zone within { $within } in sight
       *[no] go to a Zone within { $within } in sight
    }
verb-drive = { $toward ->
        [yes] pull by { $n }, { $to }
       *[no] push by { $n }, { $to }
    }
verb-more-actions = { $n ->
        [one] { $n } more action
       *[other] { $n } more actions
    }
verb-attack-now = attack at once, adding { $dice }
verb-attack-now-plain = attack at once
verb-draw-items = draw { $n } { $rarity } { $n ->
        [one] item
       *[other] items
    }
verb-drop-item = discard an item
verb-draw-tokens = { $n ->
        [one] draw { $n } Rogue token
       *[other] draw { $n } Rogue tokens
    }
verb-summon = summon the { $spirit }
verb-cast-any = cast any one spell of the Amulet for free
verb-turn-pointer = turn the pointer by { $n }
verb-add-minion = { $to ->
        [each] every Mob gains a Minion
       *[self] the Mob gains a Minion
    }
verb-kill-one = one of the Mob dies
verb-unless = unless the Hero pays { $mana } Mana, { $then }
verb-if = { $when }: { $then }
verb-burn-out = after the Combat all Fire on the Hero burns, with the { $die }
verb-call-mob = the nearest Mob comes 1 Zone nearer
verb-spawn-mob = { $where ->
        [portal] a Mob spawns at the Portal
       *[room] a Mob spawns in the Room
    }
verb-spawn-roaming = { $where ->
        [portal] a Roaming Monster spawns at its Portal
       *[room] a Roaming Monster spawns in the Room
    }
verb-more-treasure = { $n ->
        [one] { $n } more Treasure
       *[other] { $n } more Treasures
    }
verb-lose-loot = { $n ->
        [one] lose { $n } Loot token of the Room
       *[other] lose { $n } Loot tokens of the Room
    }
verb-add-portal = a Portal opens in the Room
verb-darkness = the Darkness grows by { $n }
verb-stay-shadow = the Room lies in Shadow
verb-stay-light = the Room lies in Light
verb-stay-wound = who ends a turn here suffers { $n }
verb-stay-heal = who ends a turn here heals { $n }
verb-xp = { $all ->
        [yes] { $n } XP for every Hero
       *[no] { $n } XP
    }
verb-take = take the { $token }
verb-spend = spend { $name }
verb-count = { $n } { $name }
verb-open-gates = the white-framed Door opens
verb-leave = leave the Dungeon
verb-win = win the Mission
verb-put-token = put a { $token }
verb-custom-feather = put the Feather on the Beast
verb-custom-stone = roll an Enemy die: a scratch wounds you, a fang stains you
verb-custom-judgement = the most stained Hero suffers a Wound for each Corruption token, at least one
verb-custom-corruption-returns = a Corruption token returns, then he attacks or comes nearer
verb-custom-sand-runs = the fullest Hourglass loses a Time token
verb-custom-harvest = the fullest Hourglass loses a Time token, then the Reaper attacks or comes nearer
