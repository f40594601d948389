"""The race: how many options run, who drops out, who wins, and when there is no doubt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from little_games import CUP, HAYSTACK, new, nim

from wyprawa.kernel import Chance
from wyprawa.kernel.counsel import Counsel, Leaning
from wyprawa.players import Chair, Search
from wyprawa.players.fate import Fate
from wyprawa.players.race import Budget, Runner, decided, ranked, width


def runner(option: int, values: Sequence[float], better: float = 0.0) -> Runner:
    one = Runner(option, better)
    one.values, one.worlds = [*values], [*range(len(values))]
    return one


@pytest.mark.parametrize(
    ("thoughts", "options", "wide"), [(1, 9, 2), (12, 9, 3), (12, 2, 2), (65, 9, 8), (1000, 200, 31)]
)
def test_the_more_thoughts_the_more_options(thoughts: int, options: int, wide: int) -> None:
    assert width(thoughts, options) == wide


def test_options_are_compared_in_the_same_worlds() -> None:
    lucky = runner(1, [0.9])  # has seen the kindest world only, and did worse there than the other
    steady = runner(2, [1.0, 0.1, 0.1])
    assert [it.option for it in ranked([lucky, steady], 1.0)] == [2, 1]


def test_the_bots_opinion_fades_with_what_is_seen() -> None:
    few = [runner(1, [0.5] * 2), runner(2, [0.55] * 2, better=-0.1)]
    many = [runner(1, [0.5] * 40), runner(2, [0.55] * 40, better=-0.1)]
    assert ranked(few, 4.0)[0].option == 1
    assert ranked(many, 4.0)[0].option == 2


def test_a_lead_is_beyond_doubt_when_it_is_the_same_in_world_after_world() -> None:
    steady, other = [0.6, 0.61] * 4, [0.5, 0.5] * 4
    assert decided([runner(1, steady), runner(2, other)])
    assert not decided([runner(1, steady[:7]), runner(2, other[:7])])
    assert not decided([runner(1, steady), runner(2, other[:7])])
    assert not decided([runner(1, [1.0, 0.1] * 4), runner(2, [0.1, 0.9] * 4)])
    assert not decided([runner(1, other), runner(2, other)])


def test_the_worse_half_drops_out() -> None:
    search = Search(1, iterations=64)
    search.choose(Chair(new(HAYSTACK), 0))
    visits = [it.visits for it in search.explain()]
    assert sum(visits) == 64
    assert len(visits) == 8
    assert visits[0] >= visits[2] + 4 >= visits[7] + 8


def test_a_budget_knows_what_is_left_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    budget = Budget(seconds=1e9, iterations=10)
    budget.done = 4
    assert budget.used() == 0.4
    assert budget.thoughts() == 10
    assert not budget.late()
    budget.done = 10
    assert budget.late()


# --- counsel ------------------------------------------------------------------------------------------------


def counselled(heap: int, **more: Any) -> Any:
    """Nim whose counsel knows that multiples of four are lost for who is to take."""

    def judge(s: Any) -> list[float]:
        if s.outcome is not None:
            return [float(seat in s.outcome.winners) for seat in range(2)]
        lost = 0.1 if s.heap % 4 == 0 else 0.9
        return [lost, 1 - lost] if s.turn == 0 else [1 - lost, lost]

    given = {"judge": judge, "chapter": lambda s: s.heap, **more}
    return replace(nim(heap), bot=lambda s, choice, chance: 1, counsel=Counsel(**given))


def test_a_thought_stops_where_the_game_can_be_judged() -> None:
    search = Search(1, iterations=30)
    assert search.choose(Chair(new(counselled(1003)), 0)) == 3
    assert {len(it.line) for it in search.explain()} == {1}
    assert [it.value for it in search.explain()] == pytest.approx([0.9, 0.1, 0.1])


def test_only_what_is_worth_a_thought_is_thought_about() -> None:
    def weigh(s: Any, choice: Any, chance: Chance) -> list[Leaning]:
        return [Leaning(2), Leaning(1, -0.01)]

    search = Search(1, iterations=30)
    assert search.choose(Chair(new(counselled(9, weigh=weigh)), 0)) == 1
    assert {it.option for it in search.explain()} == {1, 2}


def test_one_option_worth_a_thought_needs_none() -> None:
    search = Search(1, iterations=30)
    alone = counselled(9, weigh=lambda s, choice, chance: [Leaning(2)])
    assert search.choose(Chair(new(alone), 0)) == 2
    assert search.explain() == []


@pytest.mark.parametrize("seed", range(8))
def test_bot_and_counsel_see_imagined_worlds_only(seed: int) -> None:
    """They peek under the cup, and still the likelier colour is taken and not the true one."""

    def judge(s: Any) -> list[float]:
        return [0.5, 0.5] if s.outcome is None else [float(seat in s.outcome.winners) for seat in range(2)]

    peeking = replace(
        CUP,
        bot=lambda s, choice, chance: s.hidden,
        counsel=Counsel(judge=judge, chapter=lambda s: 0),
    )
    assert Search(seed, iterations=80).choose(Chair(new(peeking, seed=seed), 0)) == 0


# --- luck ---------------------------------------------------------------------------------------------------


def test_what_is_drawn_depends_on_what_it_is_for() -> None:
    one, other = Fate(7, streams={}), Fate(7, streams={})
    dice = one.dice(20, 6, "attack")
    assert [other.die(6, "attack") for _ in range(10)] == dice[:10]
    other.dice(5, 6, "loot")
    assert [other.die(6, "attack") for _ in range(10)] == dice[10:]
    assert Fate(8, streams={}).dice(20, 6, "attack") != dice
    assert Fate(7, streams={}).dice(20, 6, "loot") != dice


def test_a_copy_of_luck_goes_its_own_way() -> None:
    one = Fate(7, streams={})
    one.die(6, "attack")
    twin = one.__copy__()
    assert twin.mark() == one.mark()
    drawn = one.dice(9, 6, "attack")
    assert twin.mark() != one.mark()
    assert twin.dice(9, 6, "attack") == drawn
