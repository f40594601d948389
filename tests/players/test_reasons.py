"""A search explains itself: options, lines, what others will do; alone and in several processes."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pytest
from little_games import CARRY, DUEL, ONLY, PENNIES, new, nim

import wyprawa
from wyprawa.games.smok import GAME as SMOK
from wyprawa.kernel import GameError
from wyprawa.players import Chair, Search, apart
from wyprawa.players.race import Runner
from wyprawa.players.reasons import considered
from wyprawa.players.saying import said, sentences
from wyprawa.players.tree import Answered
from wyprawa.words import load_words

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


def test_a_line_is_what_most_thoughts_have_in_common() -> None:
    def way(*options: str) -> Sequence[Answered]:
        return [Answered(n % 2, "x", option) for n, option in enumerate(options)]

    runner = Runner("a")
    runner.worlds, runner.values = [11, 12, 13, 14], [0.1, 0.2, 0.3, 0.4]
    runner.ways = [way("a", "b", "c"), way("a", "b", "d"), way("a", "e"), way("a", "b", "d", "f")]
    [it] = considered([runner], 0)
    assert (it.option, it.visits, it.value) == ("a", 4, 0.25)
    assert [(each.option, each.share) for each in it.line] == [
        ("a", 1),
        ("b", 0.75),
        ("d", pytest.approx(2 / 3)),
    ]
    assert [each.world for each in it.line] == [11, 11, 12]
    assert it.line[2].after == tuple(way("a", "b"))
    [other] = it.others
    assert (other.seat, other.option, other.share) == (1, "b", 0.75)


def test_it_tells_what_the_other_will_do() -> None:
    search = Search(2, iterations=600)
    assert search.choose(Chair(new(DUEL), 0)) == 1
    [other] = search.explain()[0].others
    assert (other.seat, other.ask, other.option) == (1, "side", 0)
    assert other.share > 0.5
    assert search.explain()[0].line[0].option == 1 or search.explain()[0].line[0].seat == 1


def test_in_a_common_cause_the_value_is_the_same_for_all() -> None:
    found = []
    for seat in range(2):
        table = new(CARRY)
        for _ in range(seat):
            table.choose("carry")
        search = Search(3, iterations=300)
        assert search.choose(Chair(table, seat)) == "carry"
        found.append(search.explain()[0].value)
    assert all(value > 0.3 for value in found)


def test_reasons_in_words_are_for_the_seat_that_asks() -> None:
    table = wyprawa.new(SMOK, seats=3, seed=4, telling=False)
    seat = table.choices[0].seat
    search = Search(1, iterations=60)
    chosen = search.choose(Chair(table, seat))
    lines = said(table, seat, search.explain())
    assert lines[0].option == chosen
    assert {then.seat for then in lines[1].follows} == {0, 1, 2} - {seat}
    for language, words in (("en", "would then:"), ("pl", "potem zapewne:")):
        spoken = [load_words(SMOK.package, language).say(text) for text in sentences(table.view(seat), lines)]
        assert "%" in spoken[0]
        assert sum(words in line for line in spoken) >= 2 * len(lines)


def test_nothing_thought_over_is_said_to_be_so() -> None:
    search = Search(1, iterations=5)
    search.choose(Chair(new(ONLY), 0))
    table = wyprawa.new(SMOK, seats=2, seed=4, telling=False)
    assert [text.id for text in sentences(table.view(0), said(new(ONLY), 0, search.explain()))] == [
        "ui-hint-none"
    ]


# --- several processes --------------------------------------------------------------------------------------


@forks
def test_several_processes_find_it_together() -> None:
    search = Search(1, iterations=200, processes=3)
    assert search.choose(Chair(new(nim(7)), 0)) == 3
    assert sum(it.visits for it in search.explain()) == 600
    assert search.explain()[0].option == 3


@forks
def test_several_processes_are_reproducible_and_do_not_repeat_one_another() -> None:
    def explained(seed: int) -> Any:
        search = Search(seed, iterations=30, processes=2)
        search.choose(Chair(new(PENNIES), 0))
        return search.explain()

    assert explained(5) == explained(5)
    assert explained(5) != explained(6)
    worlds = {each.world for it in explained(5) for each in it.line}
    assert worlds


@forks
def test_a_process_that_dies_is_left_out() -> None:
    def think(n: int) -> list[Runner]:
        if n:
            os._exit(1)
        return [Runner("here")]

    assert [[it.option for it in found] for found in apart.together(think, 3)] == [["here"]]


def test_what_processes_found_is_ranked_over_the_worlds_of_all() -> None:
    def runner(option: str, first: int, values: Sequence[float]) -> Runner:
        one = Runner(option)
        one.values, one.worlds = [*values], [*range(first, first + len(values))]
        one.ways = [()] * len(values)
        return one

    found = apart.merged(
        [
            [runner("a", 0, [0.5, 0.5]), runner("b", 0, [0.4, 0.4]), runner("c", 0, [0.3])],
            [runner("b", 10, [0.9, 0.9]), runner("a", 10, [0.2, 0.2])],
        ],
        trust=1.0,
    )
    assert [it.option for it in found] == ["b", "a", "c"]
    assert [len(it.values) for it in found] == [4, 4, 1]


@pytest.mark.parametrize("processes", [0, -1])
def test_nobody_cannot_think(processes: int) -> None:
    with pytest.raises(GameError, match=f"at least one process, not {processes}"):
        Search(1, iterations=3, processes=processes)


def test_without_fork_only_one_can_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "get_all_start_methods", lambda: ["spawn"])
    with pytest.raises(GameError, match="a search in 2 processes needs `fork`"):
        Search(1, iterations=3, processes=2)
