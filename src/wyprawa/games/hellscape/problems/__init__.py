"""What could never come up in a game: figures nowhere, numbers beyond their limits.

Which numbers are rows of which tables, and that nothing is there twice, follows from the state's annotations
(`position.tables`). A fault says what was found and what was expected.
"""

from wyprawa.games.hellscape.position.tables import DESCRIBED
from wyprawa.games.hellscape.problems.figures import of_companions, of_enemies, of_heroes
from wyprawa.games.hellscape.problems.frame import of_frame, of_map
from wyprawa.games.hellscape.problems.under_way import of_combat, of_plans, of_turn
from wyprawa.games.hellscape.state import State


def problems(s: State) -> list[str]:
    """Everything that is wrong; numbers of cards first, for all else looks them up."""
    return (
        [*of_frame(s)]
        or DESCRIBED.faults(s)
        or [*of_heroes(s), *of_enemies(s), *of_companions(s)]
        or [*of_map(s), *DESCRIBED.surplus(s)]
        or [*of_turn(s), *of_combat(s), *of_plans(s)]
    )
