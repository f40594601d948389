"""Trails and strips: room for dice, dice in their places, figures as icons."""

from __future__ import annotations

import re

from wyprawa.scene import Board, Cell, Die, DieSpace, Fact, Piece
from wyprawa.scene.svg.boards import ground, standing
from wyprawa.scene.svg.strips import laid, row
from wyprawa.words import Words, load_words, t

WORDS: Words = load_words("wyprawa.games.monsterlands", "en")
RED, BLUE = DieSpace(("strength",)), DieSpace(("magic",))
MORE = DieSpace(("strength",), needed=False)


def box(left: float, top: float, wide: float, high: float) -> tuple[tuple[float, float], ...]:
    return ((left, top), (left + wide, top), (left + wide, top + high), (left, top + high))


LAND = Cell("land-a", 4, 1, "land", t("zone-land-a"), box(0, 0, 8, 2))
TRAIL = Cell("trail-0", 4, 0.5, "trail", t("trail-land-a", n=1), box(2, 0.1, 5, 0.6), "land-a",
             (t("space-closed"),), facts=(Fact("gold", 2),), spaces=(RED, BLUE, MORE), sign="1")  # fmt: skip
BOARD = Board("outside", "zone", (LAND, TRAIL))


def test_dice_lie_in_a_place_for_their_kind_required_ones_first() -> None:
    dice = [Die(f"d{n}", kind, 1) for n, kind in enumerate(("magic", "strength", "strength", "influence"))]
    placed, rest = laid(TRAIL, dice)
    holes = row(TRAIL).holes
    assert [(die.id, holes.index(hole)) for die, hole in placed] == [("d0", 1), ("d1", 0), ("d2", 2)]
    assert [die.id for die in rest] == ["d3"]


def test_nothing_on_a_trail_lies_over_anything_else() -> None:
    at = row(TRAIL)
    assert at.start.right <= at.slab.left
    assert at.slab.right <= at.beside.left <= at.beside.right <= at.given.left
    assert all(at.slab.left <= hole.x - hole.size / 2 for hole in at.holes)
    pairs = zip(at.holes, at.holes[1:], strict=False)
    assert all(one.x + one.size / 2 <= other.x - other.size / 2 for one, other in pairs)


def test_places_that_may_stay_empty_are_dashed_and_words_are_left_to_those_who_listen() -> None:
    drawn = ground(BOARD, WORDS)
    assert len(re.findall(r'class="hole hole-\w+"', drawn)) == 2
    assert len(re.findall(r'class="hole hole-\w+ optional"', drawn)) == 1
    assert "<title>gold 2</title>" in drawn
    assert ">closed</text>" not in drawn
    assert "closed" in drawn.partition("</desc>")[0]


def test_what_a_walker_has_with_him_stands_beside_him_unless_the_trail_gave_it() -> None:
    facts = (Fact("gold", 2), Fact("potions", 1), Fact("wound", t("icon-wound")))
    walker = Piece("on-trail-0", "trail-0", "mercenary", t("member-korgo"), "1", 0, facts)
    drawn = standing(BOARD, [walker], [], WORDS)
    assert "<title>Potions 1</title>" in drawn
    assert "<title>gold 2</title>" not in drawn
    assert "#i-wound" in drawn


def test_a_ware_shows_its_price() -> None:
    stall = Cell("market", 1, 1, "building", t("building-market"), box(0, 0, 3, 2))
    goods = [
        Piece(f"g{n}", "market", "weapon", t("kind-weapon"), "w", facts=(Fact("cost", n),)) for n in (2, 5)
    ]
    drawn = standing(Board("citadel", "zone", (stall,)), goods, [], WORDS)
    assert re.findall(r'class="price-text"[^>]*>(\d+)<', drawn) == ["2", "5"]
