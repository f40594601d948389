### Questions, and their options in words.

ask-skill = Which skill do you take?
ask-place = Where does the skill go?
ask-quarter = Which quarter does the pointer show?
ask-stance = Which stance do you take?
ask-weapon = Which Starting weapon do you take?
ask-vial = Which Vial do you take?
ask-bearer = Who carries the Cursed Sword?
ask-start = Where does the Hero start?
ask-hero = Who acts next?
ask-act = What do you do?
ask-move = How do you spend the next MP?
ask-step = Where to?
ask-token = Which token pays for the action?
ask-lose-token = Which token do you lose?
ask-trade = What changes hands?
ask-stow = What goes to the Inventory?
ask-item = What happens to the item?
ask-rest = What do you recover?
ask-mana = Mana or an Element?
ask-heal = What does the Heal do?
ask-friend = Who is helped?
ask-enemy = Which Enemy?
ask-weakest = Who of the weakest?
ask-choose = Which of these?
ask-unless = Do you pay to stop it?
ask-jump = Where do you go?
ask-drive = Where is the Enemy moved?
ask-summon = Where does the Spirit appear?
ask-drop = Which item do you discard?
ask-forge = Which item goes into the Forge?
ask-consecrate = Which Zone do you consecrate?
ask-bless = Which skill do you Bless?
ask-spirit = What does the Spirit do?
ask-arrow = Another Arrow card?
ask-attack = Whom do you attack?
ask-combat = Next in the Combat?
ask-enemy-next = Which Enemy acts next?
ask-enemy-target = Whom does it attack?
ask-enemy-type = How does it attack?
ask-enemy-path = Which way does it go?
ask-enemy-place = Where does it appear?
ask-enemy-prey = Whose Minion is eaten?
ask-enemy-called = Which Mob comes nearer?
ask-credit = Who gets the XP?
ask-spawn = Where do Enemies spawn first?
ask-escort = Where does the Summoning Master go?
ask-escort-door = Whom does the Door card concern?
ask-boss-place = Where does the Hero stand?
ask-boss-stone = Where does the Corruption token go?
ask-boss-hourglass = Which Hourglass loses a Time token?

group-actions = Actions
group-attack = Attack
group-abilities = Abilities
group-any-time = At any time
group-mission = Mission
group-class = Class
group-go = Go
group-interact = Interact
group-equip = Equip
group-give = Hand over
group-reroll = Reroll
group-resolve = Resolve

do-stop = Stop
do-end = End the turn
do-move = Move
do-rest = Rest
do-trade = Trade & Equip
do-stow = Put an item into the Inventory
do-thaw = Lose an action to the Frost
do-keep = Keep it
do-free = An action without a token
do-any-time = { $hero }: { $what }
do-choose = Number { $n }
do-attack = { $type } attack on { $whom }
do-spirit = { $spirit } acts again
do-wake = { $spirit } acts
do-go = Go to { $zone }
do-passage = Through the magic passage to { $zone }
do-open = Open the Door { $door }
do-treasure = Take the { $rarity } Treasure
do-object-fountain = Drink from the Fountain
do-object-forge = Use the Forge
do-object-regular-chest = Open the Regular Chest
do-object-greater-chest = Open the Greater Chest
do-equip = { $hero } equips { $item } ({ $slot })
do-hand-over = { $hero } hands { $item } to { $other }
do-equip-found = Equip { $item } ({ $slot })
do-keep-item = Keep { $item }
do-give-found = Hand { $item } to { $other }
do-pointer = Turn the pointer for 1 Mana
do-consecrate = Place the { $column } for 1 Mana
do-recall = Take the { $column } back
do-stance = Take the stance { $stance } for 1 Rage
do-turn-marker = Turn over the { $element } marker
do-mana = Take { $n } Mana
do-raise = Raise { $element }
do-heal-health = Restore 1 Health
do-heal-fire = Put out 1 Fire
do-heal-frost = Thaw 1 Frost
do-arrow-more = Reveal another card ({ $n } icons so far)
do-arrow-stop = Shoot with { $n } icons
do-reroll = Reroll the { $die }
do-resolve = Resolve the { $die }
do-finish = Take the rest as it lies: { $swords } − { $shields } = { $wounds ->
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }
do-unless-yes = Pay { $n } Mana
do-unless-no = Let { $enemy } have it
note-reaction = { $n ->
        [one] { $n } Wound of Reaction damage
       *[other] { $n } Wounds of Reaction damage
    }
note-replaces = in place of { $item }

why-near = { $n ->
        [0] { $whom } is in its own Zone, and nobody can be nearer.
       *[other] { $whom } is the nearest target in range, { $n } away.
    }
why-scheme = The first line of its scheme whose condition holds: { $scheme }
why-named = Its activation scheme names { $whom }.
why-tied = As near: { $figures }. The players chose.
why-type = { $type } is its most effective attack in reach.
why-path = Nobody is in reach, so it goes 1 Zone along the shortest path toward { $whom }: { $n } Zones.
why-way = shortest path toward { $whom }, { $n } Zones
why-waits = Nobody is in reach, and no open path leads to anybody.

end-won = All objectives are met: the Mission is won.
end-lifebringer = A Hero lies knocked out and no Lifebringer token is left.
end-no-enemy = An Enemy the Mission needs cannot be spawned.
end-summoner = The Summoning Master is dead.
end-sword = The Cursed Sword has been borne too long.
end-key = A Soul Key has run out of time.
end-hourglass = An Hourglass has run dry.

ask-combat-who = { $attacker } against { $defender }: what next?
ask-item-found = { $who } has { $item }: what now?
ask-enemy-type-whom = { $who } attacks { $whom }: how?
ask-place-of = where does { $skill } go?
note-act = { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    } · { $health } Health · { $mana } Mana
note-move = { $n } MP left
note-hero = { $health } Health · { $mana } Mana
note-combat = { $wounds ->
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    } as the dice lie: { $does }
note-falls = { $who } is knocked out
