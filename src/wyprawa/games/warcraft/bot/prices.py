"""What things are worth, in valor."""

from __future__ import annotations

PACE = 2.6  # spaces a turn, cards and potions included
TURN = 0.32  # a turn: what one gains in one, on the average of a game
LONG = 25.0  # turns; what takes longer is no plan
NEXT = (1.0, 0.25, 0.1)  # how much the best errand counts, and those one would do after it

LEVEL = (2.0, 1.9, 1.9)  # to rise from grey, green, yellow
LEAST = 0.12  # chance of a fight that one plans for
HELP = (0, 1, 2, 2, 3, 3)  # attack that so many cards to strike with give in a fight that matters
BAD_ITEM = 0.03  # one that can only be drunk

HURT, HURT_BADLY = 0.06, 0.12  # a point of damage, and one of the last three
FALL = 0.25  # a defeat, beside the way back
CARD, ENERGY = 0.06, 0.04
DRAW = 0.09

LAY, AUCTION = 0.08, 0.06
CARDS = {"scroll": 0.09, "book": 0.14}
UNREADY = 0.2  # a draw is worth more without a card to strike with
FIND = {"kept": 0.15, "bad": -0.2, "unknown": -0.04}  # a token on one's space

ROBBED, BEHIND = 0.2, 0.0  # a rival defeated, and one with less valor
AHEAD = 0.12  # more for each valor he has more
LEADER = 0.8  # more, if he is about to win
ABOUT = 5  # the valor of one who is
