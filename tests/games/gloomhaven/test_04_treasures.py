"""Chapter 4, treasure tiles: numbered ones are looted once in a campaign."""

from __future__ import annotations

import pytest
from ghtables import make, signs

from wyprawa.games.gloomhaven.content import TREASURES
from wyprawa.games.gloomhaven.special import Gold, Item
from wyprawa.games.gloomhaven.state import State, Turn

DRAW = "0 1 t . g"


def standing_on(number: int) -> State:
    """The brute ends its turn on the treasure tile, which has this number."""

    def edit(s: State) -> None:
        cell = signs(DRAW)["t"][0]
        s.turn = Turn(0)
        s.figures[0].at = cell
        s.treasures[cell] = number

    return make(("end_turn", 0), draw=DRAW, edit=edit).state


def treasure(kind: type) -> int:
    return next(each.id for each in TREASURES.values() if each.do and isinstance(each.do[0], kind))


@pytest.mark.rule("GH-4.28", "GH-21.5")
def test_a_numbered_tile_is_resolved_at_once() -> None:
    number = treasure(Gold)
    s = standing_on(number)
    (entry,) = (verb for verb in TREASURES[number].do if isinstance(verb, Gold))
    assert s.heroes[0].gold == entry.value
    assert s.treasures == {}


@pytest.mark.rule("GH-4.29", "GH-21.9")
def test_an_item_is_gained_at_once() -> None:
    number = treasure(Item)
    s = standing_on(number)
    (entry,) = (verb for verb in TREASURES[number].do if isinstance(verb, Item))
    assert s.heroes[0].loot == [entry.number]
    assert s.heroes[0].items == []  # it is worn from the next scenario on


@pytest.mark.rule("GH-4.30", "GH-32.12")
def test_it_is_crossed_off() -> None:
    def lost(s: State) -> None:
        s.won = False
        s.treasures.clear()  # somebody has looted it

    first = make("end_scenario", draw=DRAW, edit=lost).state
    assert first.crossed == [7]
    again = make(draw=DRAW, crossed=first.crossed).state
    assert again.treasures == {}
    left = make("end_scenario", draw=DRAW, edit=lambda s: setattr(s, "won", True)).state
    assert left.crossed == []
