"""What could never come up in a game: looked at before a state that somebody sent is played."""

from wyprawa.kernel import gather
from wyprawa.kernel.faults import arguments
from wyprawa.parts.supplies import lying
from wyprawa_sroki import rules
from wyprawa_sroki.places import CASES, DOORS, HOUSE, PLACES, STREET, TOWN
from wyprawa_sroki.rules import ACTIONS, COINS, CURIOS, ROUNDS, TOOLS, State, bells, boxed


def problems(s: State) -> list[str]:
    away = [curio for curios in s.curios for curio in curios]
    held = [tool.kind for tools in s.tools for tool in tools]
    sound = {
        "seats": {len(s.at), len(s.curios), len(s.tools), len(s.coins)} == {s.seats},
        "curios": sorted(s.bag + away) == boxed(CURIOS),
        "showcases": len({*s.cases} & {*CASES}) == len(s.cases) == len(CASES) - len(away),
        "tools": sorted([*s.deck.pile, *s.deck.discard, *lying(s.shelf), *held]) == boxed(TOOLS),
        "coins": sum(s.coffer) + sum(s.coins) == COINS and len(s.coffer) == 1,
        "places": {*s.at} <= {*PLACES} and s.guard in HOUSE.cells and s.watch - STREET in TOWN.cells,
        "doors": s.doors < 1 << len(DOORS),
        "dice": all(kind == 0 and 0 <= face < 6 for kind, face in s.dice),
        "limits": s.left <= ACTIONS and s.alarm <= bells(s) and s.round <= ROUNDS,
        "agenda": all(
            isinstance(it.value, int) and 0 <= it.value < (s.seats if it.name == "who" else len(DOORS))
            for it in arguments(gather(rules), s)
        ),
    }
    return [f"{what} as in no game" for what in sound if not sound[what]]
