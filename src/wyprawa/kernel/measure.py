"""What can be counted in a finished game, for those who study many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple


class Measure(NamedTuple):
    """Something that happened in a finished game. Measures that differ only in `amount` are added up.

    Kinds that reports know: `damage` that the players' side took and `strike` that it dealt (`who` suffers or
    strikes, `what` is the source or the target), `card` and `item` used, `death` of one of the players' side,
    `room` reached, `lost` for where the game was lost, `role` of a seat and its `place` in the turn order
    (`who` is the seat's number from 0). Others are counted too.

    `who`, `what` and `area` are words of the game, or plain text; `where` is one of the game's places.
    """

    kind: str
    who: str = ""
    what: str = ""
    note: str = ""
    where: str = ""
    area: str = ""
    round: int = 0
    amount: int = 1


def no_places(options: Any) -> Mapping[str, tuple[float, float]]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Measures:
    """`count` gets a finished table with its log. `places` are the centres of all hexes, x and y, with
    neighbours 1 apart and y pointing down."""

    count: Callable[[Any], Iterable[Measure]]
    places: Callable[[Any], Mapping[str, tuple[float, float]]] = no_places


@dataclass(frozen=True, kw_only=True)
class Drafts:
    """Playing what is not in the box: a scenario somebody is designing.

    `read(text, where)` gives the game with that page alone, or raises an error that names every problem.
    `trials` are the option sets it should be tried with: each number of players, and each level if there are
    any. `page` is the field of the state that names the page.
    """

    read: Callable[[str, str], Any]
    trials: Sequence[Mapping[str, Any]]
    page: str = "scenario"
