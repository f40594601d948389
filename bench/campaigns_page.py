"""The page of the study of whole campaigns: how they went, what was met and what was not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

import msgspec

from wyprawa.games.gloomhaven.content import BOXES, CLASSES, EVENTS, LAST, SCENARIOS, SEALED

RANDOM, SENSIBLE, OLD = "random", "sensible", "old"
BOOK = [number for number in SCENARIOS.numbers if number <= LAST]
SOLOS = [number for number in SCENARIOS.numbers if number > LAST]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One campaign, and what was met in it. Scenarios go by their numbers, 0 is a random dungeon."""

    kind: str
    seed: int
    earlier: int  # chapters told before it began
    choices: int
    saves: int  # at random points, each read again
    ended: str
    played: int  # scenarios
    won: int
    scenarios: list[int]
    beaten: list[int]
    classes: list[str]
    events: list[str]
    boxes: list[str]  # opened in it
    sealed: list[str]
    retired: int
    buried: int
    seconds: float


def page(found: Sequence[Played]) -> str:
    return "\n".join(
        [
            "# Gloomhaven: whole campaigns",
            "",
            f"Made by `python -m bench.campaigns` from {len(found)} campaigns, all played to their end. In a "
            "new world they begin as the book does; further on, after chapters that were told as won, so "
            "that more of the box can be met; an old world is made up by chance, as if other parties had "
            "been there. In both of these sensible heroes go where chance sends them, at the lowest level.",
            "",
            "| campaigns | how many | ended | scenarios | won | retired | died | choices, in the longest "
            "| saved and read again | minutes |",
            "|---|---|---|---|---|---|---|---|---|---|",
            *rows(found),
            "",
            "| what there is | met | not met |",
            "|---|---|---|",
            *(met(found, *each) for each in THINGS),
            "",
        ]
    )


def rows(found: Sequence[Played]) -> Iterator[str]:
    groups: dict[str, list[Played]] = {}
    for each in found:
        players = RANDOM if each.kind == RANDOM else SENSIBLE
        where = "an old world" if each.kind == OLD else "further on" if each.earlier else "a new world"
        groups.setdefault(f"{players} players, {where}", []).append(each)
    for title in sorted(groups):
        yield row(title, groups[title])
    yield row("all", found)


def row(title: str, them: Sequence[Played]) -> str:
    ends = Counter(each.ended for each in them)
    cells = [
        title,
        f"{len(them)}",
        "; ".join(f"{ended} {ends[ended]}" for ended in sorted(ends)),
        f"{sum(each.played for each in them)}",
        f"{sum(each.won for each in them)}",
        f"{sum(each.retired for each in them)}",
        f"{sum(each.buried for each in them)}",
        f"{max(each.choices for each in them):,}",
        f"{sum(each.saves for each in them)}",
        f"{sum(each.seconds for each in them) / 60:.1f}",
    ]
    return f"| {' | '.join(cells)} |"


Of = Callable[[Played], Collection[Any]]
THINGS: tuple[tuple[str, Collection[Any], Of], ...] = (
    ("classes", CLASSES, lambda it: it.classes),
    ("scenarios of the book", BOOK, lambda it: it.scenarios),
    ("the same, won", BOOK, lambda it: it.beaten),
    ("solo scenarios", SOLOS, lambda it: it.scenarios),
    ("the same, won", SOLOS, lambda it: it.beaten),
    ("events", EVENTS, lambda it: it.events),
    ("boxes of classes", BOXES, lambda it: it.boxes),
    ("envelopes and what else is sealed", SEALED, lambda it: it.sealed),
)


def met(found: Sequence[Played], title: str, there: Collection[Any], of: Of) -> str:
    seen = {each for it in found for each in of(it)}
    left = [f"{each}" for each in there if each not in seen]
    return f"| {title} | {len(there) - len(left)} of {len(there)} | {', '.join(left)} |"
