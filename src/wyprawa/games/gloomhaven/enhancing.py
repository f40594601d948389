"""Stickers on ability cards (GH-42): which fit where, and what an enhanced action says.

A sticker is written as its line and what it adds: `1.value +1`, `2.value poison`, `1.area hex`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS, AnyElement
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack, Boost, Give, Move
from wyprawa.games.gloomhaven.content import CARDS, Spot, spots, wider
from wyprawa.games.gloomhaven.content.rows import Half

MADE: tuple[AnyElement, ...] = (*ELEMENTS, "any")  # GH-42.10, GH-42.11
BAD = ("poison", "wound", "muddle", "immobilize", "disarm", "curse")  # GH-42.7
GOOD = ("strengthen", "bless")  # GH-42.8
_PLAIN = ("+1", "jump", *MADE)
FITS = {"s": ("+1",), "o": _PLAIN, "d": (*_PLAIN, *BAD), "D": (*_PLAIN, *GOOD), "h": ("hex",)}
"""What may go on a spot of each kind."""


def problems(card: int, half: Half, stickers: Sequence[str]) -> Iterator[str]:
    """What is wrong with the stickers on a half of a card."""
    there = {spot.where: spot for spot in spots(card, half)}
    used: Counter[str] = Counter()
    for sticker in stickers:
        line, _, what = sticker.partition(" ")
        if line not in there:
            known = ", ".join(there) or "none"
            yield f"card {card} has no spot {line!r} in its {half} half; spots are: {known}"
            continue
        spot = there[line]
        used[line] += 1
        fit = [each for each in FITS[spot.kinds[0]] if _suits(getattr(CARDS[card], half), spot, each)]
        if what not in fit:
            yield f"{what!r} does not fit the spot {line!r} of card {card}; what does: {', '.join(fit)}"
        if used[line] == len(spot.kinds) + 1:
            yield f"line {line!r} of card {card} has room for {len(spot.kinds)}"


def _suits(action: Action, spot: Spot, what: str) -> bool:
    """Jump goes on moves alone, +1 on numbers alone (GH-42.6, GH-42.9)."""
    ability = spot.on(action)
    if what == "jump":
        return isinstance(ability, Move)
    return what != "+1" or not isinstance(getattr(ability, spot.line), tuple)


@cache
def enhanced(card: int, half: Half, stickers: tuple[str, ...]) -> Action:
    """An action with its stickers; elements are made by `made` when the ability is used."""
    action: Action = getattr(CARDS[card], half)
    there = {spot.where: spot for spot in spots(card, half)}
    do: list[Any] = list(action.do)
    hexes = 0
    for sticker in stickers:
        where, what = sticker.split(" ")
        spot = there[where]
        old: Any = spot.on(replace(action, do=tuple(do)))
        if what == "hex":
            hexes += 1
            new: Any = replace(old, area=wider(spot.on(action).area, spot.hexes[:hexes]))
        else:
            new = _with(old, spot.line, what)
        if spot.inner >= 0:
            inner = do[spot.ability].then
            new = replace(do[spot.ability], then=(*inner[: spot.inner], new, *inner[spot.inner + 1 :]))
        do[spot.ability] = new
    return replace(action, do=tuple(do))


def _read(sticker: str) -> tuple[int, str]:
    """The place of the ability and what is added to it."""
    where, what = sticker.split(" ")
    return int(where.partition(".")[0].partition("/")[0]) - 1, what


def _with(ability: Any, line: str, what: str) -> Ability:
    if what == "+1":
        now = getattr(ability, line)
        ability = replace(ability, **{line: now + 1 if isinstance(now, int) else f"{now} + 1"})
    elif what == "jump":
        ability = replace(ability, jump=True)
    elif what in BAD or what in GOOD:
        if isinstance(ability, Attack | Give):
            ability = replace(ability, give=tuple(dict.fromkeys((*ability.give, what))))
        else:
            ability = replace(ability, boosts=(*ability.boosts, Boost(give=(what,))))  # type: ignore[arg-type]
    return ability  # type: ignore[no-any-return]


def made(stickers: tuple[str, ...], place: int) -> list[AnyElement]:
    """The elements that the ability at this place creates when it is used."""
    rows = [_read(sticker) for sticker in stickers]
    return [element for there, what in rows for element in MADE if there == place and what == element]
