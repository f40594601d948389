"""A scene taken apart, and what is made of two of them and the lines between."""

from __future__ import annotations

from typing import Any

import pytest
from duel import DUEL, write_packages

from wyprawa.conformance.figures import figures
from wyprawa.conformance.play import Case, LawBroken
from wyprawa.conformance.silence import Books, entries
from wyprawa.kernel import Record
from wyprawa.scene import Board, Card, Cell, Die, Door, Fact, Panel, Piece, Scene, Track, Zone
from wyprawa.scene.tells import Falls, Rises, Stands, Tells
from wyprawa.words import t

ANNA, BEN = t("seat", n=1), t("seat", n=2)


def shown(gold: int = 3, *, at: str = "a", health: int = 5, cards: int = 2) -> Scene:
    cells = (Cell("a", 0, 0, title=t("place", n=1)), Cell("b", 1, 0, "water", t("place", n=2)))
    hand = Zone("hand-0", t("hand"), (Card("card-7", t("card", n=7), facts=(Fact("pace", 4),)),), cards - 1)
    return Scene(
        t("duel"),
        boards=(Board("map", "square", cells, doors=(Door("d", ("a", "b"), title=t("duel")),)),),
        pieces=(Piece("orc", at, "orc", t("stone"), "o", 1, (Fact("shield", 1),), (health, 9), "elite"),),
        tracks=(Track("round", t("round"), 1, 4),),
        zones=(Zone("bids", t("bids")),),
        dice=(Die("die", "d6", 4, "b"),),
        panels=(
            Panel(0, ANNA, (Fact("gold", gold), Fact("gold", 1)), (Track("hp", t("points"), 2, 9),), (hand,)),
            Panel(1, BEN, (Fact("gold", 0),), out=True),
        ),
    )


def test_everything_has_a_path() -> None:
    found = {path: figure.value for path, figure in figures(shown()).items()}
    assert found == {
        "map/a": "floor",
        "map/b": "water",
        "map/d": "closed",
        "orc": "a",
        "orc.health": 5,
        "orc.most": 9,
        "orc.rank": "elite",
        "orc.title": t("stone"),
        "orc.shield": 1,
        "round": 1,
        "bids": 0,
        "die": (4, "b"),
        "seat-0.out": False,
        "seat-0.gold": 3,
        "seat-0.gold#2": 1,
        "hp": 2,
        "hand-0": 2,
        "hand-0/card-7": 1,
        "hand-0/card-7.pace": 4,
        "seat-1.out": True,
        "seat-1.gold": 0,
    }


def test_names_of_things_and_of_their_owners() -> None:
    found = figures(shown())
    assert found["orc"].names == (t("stone"), BEN, t("place", n=1))
    assert found["orc.shield"].names == (t("stone"), BEN)
    assert found["hand-0/card-7"].names == (t("card", n=7), t("hand"), ANNA)
    assert found["seat-0.gold"].names == (ANNA,)
    assert found["die"].names == (t("place", n=2),)


# --- books -----------------------------------------------------------------------------------------------


class Prize(Record, frozen=True):
    """Said as `told-prize`: Player 1 wins 3."""

    who: int
    points: int
    what: str = "gold"


class RoundBegan(Record, frozen=True):
    """Said as `told-round-began`: Round 2: Player 1 has the stone."""

    round: int
    who: int


@pytest.fixture(scope="module", autouse=True)
def packages(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("packages")
    write_packages(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield


def settle(before: Scene, after: Scene, *told: Record, **tells: Any) -> None:
    books = Books(Case("no_silence", DUEL, {}, 1))
    books.tells = Tells(**tells)
    books._kept = {each.figure for row in books.tells.amounts.values() for each in row}
    books._kept |= {stated.figure for stated in books._stated(books.read(told))}
    books.settle(entries(figures(before), figures(after)), books.read(told))


def test_an_owner_is_named_by_any_line_everybody_reads() -> None:
    settle(shown(3), shown(4), Prize(0, 1))
    with pytest.raises(LawBroken, match=r"'seat-0\.gold' goes from 3 to 4, and no line told since names"):
        settle(shown(3), shown(4), Prize(1, 1))
    with pytest.raises(LawBroken, match="Told: nothing"):
        settle(shown(3), shown(4), Prize(0, 1, to=(0,)))


def test_what_a_record_covers_and_what_may_be_silent() -> None:
    settle(shown(cards=2), shown(cards=3), Prize(1, 1), covers={"Prize": ("hand-*",)})
    settle(shown(cards=2), shown(cards=3), silent={"hand-?": "a reason"})
    with pytest.raises(LawBroken, match="'hand-0' goes from 2 to 3"):
        settle(shown(cards=2), shown(cards=3), covers={"Prize": ("hand-*",)})


@pytest.mark.parametrize(
    ("change", "old", "told", "new"),
    [
        (Rises("gold"), 3, (2, 1), 6),
        (Falls("gold"), 3, (2,), 1),
        (Falls("gold", beyond=True), 3, (5,), 0),
        (Stands("gold"), 3, (9, 7), 7),
        (Rises("{what}"), 3, (2,), 5),
        (Rises("go*"), 3, (2,), 5),
    ],
)
def test_amounts_add_up(change: Any, old: int, told: tuple[int, ...], new: int) -> None:
    records = [Prize(0, amount) for amount in told]
    one = {"silent": {"seat-0.gold#2": "only the first is meant here"}}
    settle(shown(old), shown(new), *records, amounts={"Prize.points": (change,)}, **one)
    with pytest.raises(LawBroken, match=f"by the amounts told it is {new}"):
        settle(shown(old), shown(new + 1), *records, amounts={"Prize.points": (change,)}, **one)


def test_a_track_of_the_whole_table_is_nobodys() -> None:
    def table(value: int) -> Scene:
        return Scene(t("duel"), tracks=(Track("weight", t("stone"), value, 9),))

    means = {"RoundBegan.round": (Rises("weight", of=""),)}
    settle(table(1), table(3), RoundBegan(2, 0), amounts=means)
    with pytest.raises(LawBroken, match="by the amounts told it is 3"):
        settle(table(1), table(4), RoundBegan(2, 0), amounts=means)


def test_a_figure_with_amounts_is_accounted_for_even_if_its_owner_is_named() -> None:
    with pytest.raises(LawBroken, match="by the amounts told it is 3"):
        settle(shown(3), shown(4), Prize(0, 7), amounts={"Bid.card": (Rises("gold"),)})


def test_what_comes_with_a_piece_is_not_told_apart() -> None:
    without = shown()
    gone = Scene(**{name: getattr(without, name) for name in ("title", "boards", "panels", "tracks", "dice")})
    changed = {entry.path for entry in entries(figures(without), figures(gone)) if entry.old != entry.new}
    assert changed == {"orc"}
