"""What a game tells players that think ahead, so that they need not play every thought to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from wyprawa.kernel.chance import Chance
from wyprawa.kernel.choice import Choice, Option
from wyprawa.kernel.state import State

S = TypeVar("S", bound=State)


class Leaning(NamedTuple):
    """An option worth a thought, and how good it looks beside the first of the list: 0 or less."""

    option: Option
    better: float = 0.0


@dataclass(frozen=True, kw_only=True)
class Counsel(Generic[S]):
    """A game's own judgement. Values are chances to win, from 0 to 1.

    `judge(s)` says what a position promises each seat; it is also asked about games that are over.
    `chapter(s)` is a number that changes where a thought may stop and be judged: a round, a phase.
    `weigh(s, choice, chance)` lists the options worth a thought, the bot's own first; a single one is taken.
    `trust` is how many thoughts count as much as that list.
    """

    judge: Callable[[S], Sequence[float]]
    chapter: Callable[[S], Any]
    weigh: Callable[[S, Choice, Chance], Sequence[Leaning]] | None = None
    trust: float = 4.0
