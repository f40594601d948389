"""Search: finds what can be found, knows nothing it may not know, keeps to its budget."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from little_games import CARRY, CUP, DUEL, ENDLESS, HAYSTACK, ONLY, PENNIES, new, nim

import wyprawa
from wyprawa.games.smok import GAME as SMOK
from wyprawa.kernel import Chance, Choice, GameError, Option
from wyprawa.players import Chair, First, Search, play, race


@pytest.mark.parametrize("heap", [2, 3, 5, 6, 7, 9, 10, 11])
@pytest.mark.parametrize("seed", [1, 2])
def test_it_finds_the_forced_win(heap: int, seed: int) -> None:
    search = Search(seed, iterations=800)
    assert search.choose(Chair(new(nim(heap)), 0)) == heap % 4


def test_it_wins_nim_as_either_seat() -> None:
    assert play(new(nim(13)), [Search(1, iterations=400), First()]).winners == (0,)
    assert play(new(nim(12)), [First(), Search(1, iterations=400)]).winners == (1,)


def test_it_works_for_the_common_cause() -> None:
    for seed in range(5):
        players = [Search(seed, iterations=300), Search(seed + 50, iterations=300)]
        assert play(new(CARRY), players).winners == (0, 1)


@pytest.mark.parametrize("seed", range(12))
def test_it_guesses_what_is_likely_and_not_what_is_true(seed: int) -> None:
    assert Search(seed, iterations=60).choose(Chair(new(CUP, seed=seed), 0)) == 0


def test_the_cup_hides_either_colour() -> None:
    assert {new(CUP, seed=seed).state.hidden for seed in range(12)} == {0, 1}


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_in_the_tree_knows_an_untold_secret(seat: int) -> None:
    table = new(PENNIES)
    for ask in ("stake", "side"):
        search = Search(3, iterations=600)
        chair = Chair(table, seat)
        assert chair.choice.ask == ask
        option = search.choose(chair)
        assert len(search.explain()) == 2
        assert all(0.35 < it.value < 0.65 for it in search.explain())
        table.choose(option, seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_another_seat_has_answered_in_secret_changes_nothing(seat: int) -> None:
    table = new(PENNIES)
    first = Search(3, iterations=50)
    first.choose(Chair(table, seat))
    table.choose(2, 1 - seat)
    table.choose(1, 1 - seat)
    second = Search(3, iterations=50)
    second.choose(Chair(table, seat))
    assert first.explain() == second.explain()


@pytest.mark.parametrize(("seat", "better"), [(0, 1), (1, 0)])
def test_where_the_win_is_decided_the_lead_is_worth_something(seat: int, better: int) -> None:
    assert Search(2, iterations=600).choose(Chair(new(DUEL), seat)) == better


def test_it_tries_the_bots_option_first_and_a_few_others() -> None:
    search = Search(1, iterations=60)
    assert search.choose(Chair(new(HAYSTACK), 0)) == 150
    tried = sorted(it.option for it in search.explain())
    assert tried[-1] == 150
    assert tried[:-1] == list(range(len(tried) - 1))
    assert 2 <= len(tried) <= 12


def test_without_the_bot_it_takes_options_as_listed() -> None:
    search = Search(1, iterations=1000, rollout="random")
    search.choose(Chair(new(HAYSTACK), 0))
    assert len(search.explain()) == 31


def test_endless_games_are_cut_off() -> None:
    lengths: list[int] = []

    def bot(s: Any, choice: Choice, chance: Chance) -> Option:
        lengths.append(s.heap + 1)
        return 0

    search = Search(1, iterations=30)
    assert search.choose(Chair(new(replace(ENDLESS, bot=bot)), 0)) in (0, 1)
    assert {it.value for it in search.explain()} == {0.5}
    assert max(lengths) == ENDLESS.bound


@pytest.mark.parametrize("favourite", [0, 1])
def test_where_all_is_equal_the_bot_decides(favourite: int) -> None:
    search = Search(1, iterations=30)
    chair = Chair(new(replace(ENDLESS, bot=lambda s, choice, chance: favourite)), 0)
    assert search.choose(chair) == favourite
    first, second = search.explain()
    assert first.visits == second.visits == 15
    assert first.value == second.value


def test_the_same_seed_decides_the_same() -> None:
    def explained(seed: int) -> Any:
        search = Search(seed, iterations=40)
        chosen = search.choose(Chair(wyprawa.new(SMOK, seats=3, seed=2, telling=False), 1))
        return chosen, search.explain()

    assert explained(5) == explained(5)
    assert explained(5) != explained(6)


def test_it_explains_itself() -> None:
    search = Search(1, iterations=200)
    assert search.explain() == []
    chosen = search.choose(Chair(new(nim(7)), 0))
    explained = search.explain()
    assert explained[0].option == chosen == 3
    assert sorted(it.option for it in explained) == [1, 2, 3]
    assert [it.visits for it in explained] == sorted((it.visits for it in explained), reverse=True)
    assert sum(it.visits for it in explained) == 200
    assert all(0 <= it.value <= 1 for it in explained)
    assert explained[0].value > 0.8


def test_one_option_needs_no_thought() -> None:
    search = Search(1, iterations=10)
    search.choose(Chair(new(nim(7)), 0))
    assert search.choose(Chair(new(ONLY), 0)) == "on"
    assert search.explain() == []


class Clock:
    """It goes on by a millisecond whenever a world is imagined."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Slow(Chair):
    """A chair whose worlds take a millisecond each."""

    __slots__ = ("_clock",)

    def __init__(self, table: Any, seat: int, clock: Clock) -> None:
        super().__init__(table, seat)
        self._clock = clock

    def imagine(self, chance: Chance) -> Any:
        self._clock.now += 0.001
        return super().imagine(chance)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(race, "clock", clock)
    return clock


def test_it_keeps_to_its_time(clock: Clock) -> None:
    search = Search(1, milliseconds=20.5)
    search.choose(Slow(new(nim(9)), 0, clock))
    assert sum(it.visits for it in search.explain()) == 20


def test_a_playout_is_given_up_when_time_is_up(clock: Clock) -> None:
    search = Search(1, milliseconds=0.5)
    assert search.choose(Slow(new(ENDLESS), 0, clock)) in (0, 1)
    assert search.explain() == []


@pytest.mark.parametrize(("milliseconds", "iterations"), [(20.5, 7), (7.5, 20)])
def test_of_two_budgets_the_smaller_counts(clock: Clock, milliseconds: float, iterations: int) -> None:
    search = Search(1, milliseconds=milliseconds, iterations=iterations)
    search.choose(Slow(new(nim(9)), 0, clock))
    assert sum(it.visits for it in search.explain()) == 7


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"iterations": 0}, "more than 0 iterations"),
        ({"milliseconds": -1}, "more than -1 milliseconds"),
        ({"rollout": "wild"}, "'auto', 'bot' or 'random', not 'wild'"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError, match=message):
        Search(1, **given)


def test_playing_out_by_a_bot_needs_a_bot() -> None:
    with pytest.raises(GameError, match="nim_turn has no bot of its own to play out with"):
        Search(1, iterations=1, rollout="bot").choose(Chair(new(nim(5)), 0))
