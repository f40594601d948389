"""The first state, and the other worlds a seat cannot tell from this one."""

from typing import Any

from wyprawa.games.smok.content import CARDS, HAND, MARKS, STARTS
from wyprawa.games.smok.state import State
from wyprawa.kernel import Chance
from wyprawa.parts.decks import deal


def setup(options: Any, chance: Chance) -> State:
    pile = [number for number, card in enumerate(CARDS) for _ in range(card.copies)]
    return State(
        seats=options.seats,
        chance=chance,
        hands=[deal(HAND, pile, chance, "hand") for _ in range(options.seats)],  # SM-1.5
        pile=pile,
        at=STARTS[: options.seats],  # SM-1.4
        gems=[0] * options.seats,
        lying=MARKS["*"][:],  # SM-1.3
        dragon=MARKS["D"][0],
    )


def resample(s: State, seat: int, chance: Chance) -> None:
    others = [hand for i, hand in enumerate(s.hands) if i != seat]
    s.pile += [card for hand in others for card in hand]
    for hand in others:
        hand[:] = deal(len(hand), s.pile, chance, "hand")
