"""What could never come up in a game: said of states that somebody made up, before they are played."""

from collections import Counter

from wyprawa.games.smok import steps
from wyprawa.games.smok.content import CARDS, HAND, MAP, MARKS, ROUNDS
from wyprawa.games.smok.state import State
from wyprawa.kernel import arguments, gather

STEPS = gather(steps)


def problems(s: State) -> list[str]:
    if not len(s.hands) == len(s.at) == len(s.gems) == s.seats <= 4:
        return [f"hands, places and gems, expected one for each of {s.seats} thieves, 4 at most"]
    lie = Counter(card for row in (*s.hands, s.pile, s.discard, s.played) for card in row)
    box = Counter({number: card.copies for number, card in enumerate(CARDS)})
    gems, all_gems = sum(s.gems) + len(s.lying), len(MARKS["*"])
    begun = any(entry[0] != "play_round" for entry in s.agenda)
    cards = len(s.played) == s.seats if begun else not s.played and all(s.hands)
    wrong = {
        f"cards {dict(lie)}, expected {dict(box)}": lie != box,
        f"more than {HAND} cards in a hand": any(len(hand) > HAND for hand in s.hands),  # SM-2.5
        "cards of this round on the table, or missing from it": s.outcome is None and not cards,
        f"{gems} gems, expected {all_gems}": gems != all_gems,  # SM-1.3
        "somebody or something is outside the cave": not {*s.at, *s.lying, s.dragon} <= {*MAP.cells},
        f"round {s.round}, expected 1 to {ROUNDS}": not 1 <= s.round <= ROUNDS,
        f"the alarm is at {s.alarm}": s.alarm >= 2 * s.seats + (s.outcome is not None),  # SM-5.4
        "a plan for nobody": any(each.value not in range(s.seats) for each in arguments(STEPS, s)),
    }
    return [what for what, is_wrong in wrong.items() if is_wrong]
