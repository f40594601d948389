"""What could never come up in a game: said of states that somebody made up, before they are played."""

from wyprawa.games.smok import steps
from wyprawa.games.smok.content import CARDS, HAND, MAP, MARKS, ROUNDS
from wyprawa.games.smok.state import State
from wyprawa.kernel import gather
from wyprawa.parts.described import Described

STEPS = gather(steps)
DESCRIBED = Described(
    state=State,
    steps=STEPS,
    tables={
        "card": [card.id for card in CARDS],
        "cell": {cell: cell for cell in MAP.cells},
        "gem": [""],
        "seat": lambda s: range(s.seats),
    },
    box={"card": [card.copies for card in CARDS], "gem": [len(MARKS["*"])]},  # SM-1.3
)


def problems(s: State) -> list[str]:
    if not len(s.hands) == len(s.at) == len(s.gems) == s.seats <= 4:
        return [f"hands, places and gems, expected one for each of {s.seats} thieves, 4 at most"]
    if wrong := DESCRIBED.faults(s) or DESCRIBED.census(s):
        return wrong
    begun = any(entry[0] != "play_round" for entry in s.agenda)
    cards = len(s.played) == s.seats if begun else not s.played and all(s.hands)
    odd = {
        f"more than {HAND} cards in a hand": any(len(hand) > HAND for hand in s.hands),  # SM-2.5
        "cards of this round on the table, or missing from it": s.outcome is None and not cards,
        f"round {s.round}, expected 1 to {ROUNDS}": not 1 <= s.round <= ROUNDS,
        f"the alarm is at {s.alarm}": s.alarm >= 2 * s.seats + (s.outcome is not None),  # SM-5.4
    }
    return [what for what, is_so in odd.items() if is_so]
