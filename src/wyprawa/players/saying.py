"""The reasons of a search in words, for the seat that asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wyprawa.kernel import Option, Table
from wyprawa.players.chair import Chair
from wyprawa.players.reasons import Considered, Expected
from wyprawa.players.tree import imagined
from wyprawa.scene import Scene, option_look
from wyprawa.scene.text import seat_name
from wyprawa.words import Text, t

_SHOWN = 4  # options spoken of
_AHEAD = 2  # own answers after the best of them


class Follows(NamedTuple):
    """What a seat would probably do then."""

    seat: int
    label: Text
    share: float


class Said(NamedTuple):
    """An option in words: what it is worth, by how many thoughts, and what would follow."""

    option: Option
    label: Text
    value: float
    visits: int
    follows: tuple[Follows, ...]


def said(
    table: Table[Any], seat: int, reasons: Sequence[Considered], chosen: Option | None = None
) -> list[Said]:
    """The best options: what others would do after each, and after the first the seat itself.

    Without reasons the one `chosen`, by no thoughts at all: no other was worth one.
    """
    chair = Chair(table, seat)
    if not reasons and chosen is not None and len(chair.choice.options) > 1:
        label = option_look(table.game, table.state, chair.choice, chosen).label
        return [Said(chosen, label, 0.0, 0, ())]
    found = []
    for place, it in enumerate(reasons[:_SHOWN]):
        own = [each for each in it.line if each.seat == seat][1 : 1 + _AHEAD]
        follows = it.others if place else (*it.others, *own)
        label = option_look(table.game, table.state, chair.choice, it.option).label
        told = tuple(_follows(chair, each) for each in follows)
        found.append(Said(it.option, label, it.value, it.visits, told))
    return found


def _follows(chair: Chair, it: Expected) -> Follows:
    """An answer in words: the world it was met in is gone through again up to there."""
    world = imagined(chair, it.world)
    for answer in it.after:
        world.choose(answer.option, answer.seat)
    choice = world.choice_of(it.seat)
    assert choice is not None  # it was asked there
    return Follows(it.seat, option_look(chair.game, world.state, choice, it.option).label, it.share)


def sentences(scene: Scene, lines: Sequence[Said]) -> list[Text]:
    """One for each option, and one for each thing that would follow."""
    found: list[Text] = []
    for it in lines:
        if it.visits:
            found.append(t("ui-hint-option", label=it.label, percent=_percent(it.value), count=it.visits))
        else:
            found.append(t("ui-hint-plain", label=it.label))
        for then in it.follows:
            who = seat_name(scene, then.seat)
            found.append(t("ui-hint-then", who=who, label=then.label, percent=_percent(then.share)))
    return found or [t("ui-hint-none")]


def _percent(share: float) -> int:
    return round(100 * share)
