"""What things are worth, in Victory Points at the end; tuned by letting bots play one another."""

from __future__ import annotations

DIE = (0.9, 0.42, 0.78)  # a die left in the pool, by kind
PIP = 0.04  # each pip of an Influence die
GLORY_EARLY = 0.1  # a point of Glory, for each round left: it lets better Mercenaries join
BRACKET = 0.8  # the bonus dice of the next Glory bracket, for each round left
GOLD, GOLD_LAST = 0.6, 0.04  # gold to spend in the rounds left, and gold that only breaks ties
PLENTY = 14  # gold beyond this is worth less
SHORT = 0.8  # gold still to be found for wages, by dice that must be sold
POTION, POISON, DEFENCE = 0.58, 0.3, 0.8
LOOT_TOKEN, LAST_LOOT = 2.5, 1.0
LAST_DIE = (0.6, 0.3, 0.4)  # a die in the last round
LAST_TOKEN = 0.6  # tokens in the last round, if somebody can still go out with them
SHIELD_USED, TRAP_USED = 0.3, 0.6  # a token laid on a trail, compared to one kept
SECOND = 0.75  # each further token of a kind, compared to the one before
MEMBER_DIE = 0.97  # a die a Mercenary brings each round
INFLUENCE_DIE = 0.6  # the same for Influence, compared to the others
TRAP = 1.1  # any Trap, since it lets one capture
TRAP_POINT = 0.31  # a point that a Trap or a trait adds to an attack
NEXT_TRAP = 0.7  # each further Trap, compared to the one before
DEATH = 0.6  # how much a Mercenary's death is feared
WOUND = 0.6
UNKNOWN_TRAP = 4  # points a rival's face-down Trap may add
TRAIT = 1.0  # abilities and traits, for each round they will serve
USUAL_DICE, MOST_DICE = (3.4, 2.1, 0.6), 2.5  # of a kind in a clan; traits for them count up to so many times
LAND = 1.2  # a Land, beside its Glory and symbol
SYMBOL = 0.4  # a symbol, beside the points it scores at once
WAGE_GOLD = 0.6  # gold for the wages of the rounds to come
GROWTH = 4  # Glory gained in a round
HOPE = 3  # Glory that a Mercenary out on a trail may bring
COMING = 0.6  # of the gold lying on trails, what will come home
BEER = 1.0  # a new offer in the Tavern
UNPAID = 9.0  # a Mercenary taken on who may not be paid
TAKEN, AIMED = 1.3, 1.8  # points of a die that a Deceit may take, and of one it may aim at a rival
LAST_USED = 0.2  # the same in the last round
