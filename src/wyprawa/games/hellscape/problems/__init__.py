"""What could never come up in a game: cards twice, figures nowhere, numbers beyond their limits.

Each card and token lies in one place; what is out of the game lies nowhere. A fault says what was found and
what was expected.
"""

from wyprawa.games.hellscape.problems.figures import of_companions, of_enemies, of_heroes
from wyprawa.games.hellscape.problems.numbers import of_frame, of_numbers
from wyprawa.games.hellscape.problems.pieces import of_cards, of_map, of_stocks
from wyprawa.games.hellscape.problems.under_way import of_combat, of_plans, of_turn
from wyprawa.games.hellscape.state import State


def problems(s: State) -> list[str]:
    """Everything that is wrong; numbers of cards first, for all else looks them up."""
    return (
        [*of_frame(s)]
        or [*of_numbers(s)]
        or [*of_heroes(s), *of_enemies(s), *of_companions(s)]
        or [*of_map(s), *of_stocks(s), *of_cards(s)]
        or [*of_turn(s), *of_combat(s), *of_plans(s)]
    )
