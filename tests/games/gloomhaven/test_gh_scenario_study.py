"""The study of sensible heroes: who plays what, and what its page says."""

from __future__ import annotations

from bench.parties import Party, Played, play
from bench.scenarios import party
from bench.scenarios_page import page

from wyprawa.games.gloomhaven.setup import NEWCOMERS


def played(who: Party, *, won: bool, hurt: dict[str, int] | None = None) -> Played:
    return Played(
        party=who, won=won, rounds=9, rooms=1.0, foes=2, able=3, played=4, blows=5, rests=6, seconds=0.5,
        hurt=hurt or {},
    )  # fmt: skip


def test_another_class_takes_each_place_by_turns() -> None:
    for seed, place in ((8, 0), (9, 1), (11, 3)):
        heroes = party("classes", "sunkeeper", 4, seed).heroes
        assert heroes[place] == "sunkeeper"
        assert len({*heroes} & {*NEWCOMERS}) == 3


def test_one_hero_plays_what_is_for_one_class_and_veterans_the_rest_of_the_book() -> None:
    assert party("book", "scoundrel", 104, 1) == Party(104, ("scoundrel",), 5)
    assert party("book", "veterans", 40, 1) == Party(40, NEWCOMERS, 5)
    assert party("first", "newcomers", 4, 1) == Party(4, NEWCOMERS, 1)
    assert party("strong", "veterans", 40, 1) == Party(40, NEWCOMERS, 9, against=0)
    assert party("strong", "brute", 101, 1) == Party(101, ("brute",), 9, against=0)


def test_a_scenario_for_one_class_is_found_by_its_number() -> None:
    game = play(party("book", "brute", 101, 1), 1)
    assert (game.party.scenario, game.rounds > 1) == (101, True)


def test_the_page_has_the_parts_that_were_played() -> None:
    first = [played(Party(1, NEWCOMERS), won=won) for won in (True, True, False, True)]
    changed = ("sunkeeper", *NEWCOMERS[1:])
    classes = [played(Party(1, changed), won=won) for won in (True, False)]
    book = [played(Party(30, NEWCOMERS, 5), won=False, hurt={"monster-ooze": 3, "trap": 1})]
    strong = [played(Party(30, NEWCOMERS, 9, 0), won=False), played(Party(31, NEWCOMERS, 9, 0), won=True)]
    alone, whole = page(first, [], [], []), page(first, classes, book, strong)
    assert "| 1 black barrow | 75 % ± 42 | 9 | 100 % | 2.0 |" in alone
    assert "## The other classes" not in alone
    assert "| sunkeeper | 50 % ± 69 | -25 |" in whole
    assert "no bot understands: 30 shrine of the depths." in whole
    assert "| 30 shrine of the depths | 0 % |" in whole
    assert "| ooze 75 %, trap 25 % |" in whole
