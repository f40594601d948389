"""A sensible thief: goes where gems are near and the dragon is not, and steals from the rich."""

from wyprawa.games.smok.content import CARDS, MAP, SHIELD, Move
from wyprawa.games.smok.state import State
from wyprawa.kernel import Chance, Choice, Option


def choose(s: State, choice: Choice, chance: Chance) -> Option:
    def place(cell: int) -> int:
        gem = min((MAP.distance(cell, there) for there in s.lying), default=0)
        return 3 * min(MAP.distance(cell, s.dragon), 3) - 4 * gem

    def card(number: int) -> int:
        steps = sum(effect.steps for effect in CARDS[number].do if isinstance(effect, Move))
        best = max(place(cell) for cell in MAP.cells if MAP.distance(s.at[choice.seat], cell) <= steps)
        return 10 * best - CARDS[number].pace - 100 * (number == SHIELD)

    worth = {"card": card, "go": place, "steal": lambda whom: s.gems[whom] if whom >= 0 else -1}
    return max(choice.options, key=worth[choice.ask]) if choice.ask in worth else choice.options[0]
