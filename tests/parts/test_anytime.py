"""Side options: used any number of times beside a question, saved, undone and forked in the middle."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyprawa import kernel
from wyprawa.kernel import (
    Asking,
    Chance,
    Game,
    IllegalOption,
    Outcome,
    Table,
    ask,
    loads,
    new,
    position,
    step,
)
from wyprawa.parts.anytime import Beside, Menu, ask_beside

WARES = (1, 2, 5)


class State(kernel.State, kw_only=True):
    gold: int = 0
    gems: list[int]
    bought: list[int] = []
    feasts: int = 0
    at_market: bool = True


@step
def market(s: State) -> Asking[None]:
    """Buy one thing or leave; beside it sell gems, which asks for how much, or give one away."""

    def menu() -> Menu | None:
        sales = {("sell", gem): partial(sell, s, gem) for gem in s.gems}
        gifts = {("give", gem): partial(s.gems.remove, gem) for gem in s.gems}
        beside: Beside = {**sales, **gifts}
        wares = [price for price in WARES if price <= s.gold]
        options = [*wares, *beside, *(["leave"] if s.at_market else [])]
        return Menu(0, options, beside, subject=(s.gold,))

    ware = yield from ask_beside(s, "buy", menu, rule="T-1")
    if ware is not None and ware != "leave":
        s.gold -= ware
        s.bought.append(ware)
    s.next(tavern.later())


def sell(s: State, gem: int) -> Asking[None]:
    price = yield from ask(0, "price", [gem, 2 * gem], subject=(gem,))
    s.gems.remove(gem)
    s.gold += price


@step
def tavern(s: State) -> Asking[None]:
    """A side option plans a step, which comes before the question is asked again."""
    hungry = {} if s.feasts == 2 else {"eat": partial(s.next, feast.later())}
    drink = yield from ask_beside(
        s, "drink", lambda: Menu(0, [*hungry, "ale", "water"], hungry), again=tavern.later()
    )
    if drink is not None:
        s.finish(Outcome((0,), (s.feasts,), drink))


@step
def feast(s: State) -> None:
    s.feasts += 1


def setup(options: Any, chance: Chance) -> State:
    return State(seats=1, chance=chance, gems=[1, 2, 3])


GAME = Game(
    name="market",
    package="toys",
    state=State,
    setup=setup,
    first=market.later(),
    steps={each.name: each for each in (market, tavern, feast)},
    view=lambda s, seat: s.gold,
)


def at(*answers: Any) -> Table[State]:
    table: Table[State] = new(GAME, seed=1)
    for answer in answers:
        table.choose(answer)
    return table


def test_side_options_stand_where_the_menu_lists_them() -> None:
    (choice,) = at().choices
    sales, gifts = [("sell", n) for n in (1, 2, 3)], [("give", n) for n in (1, 2, 3)]
    assert choice.options == [*sales, *gifts, "leave"]
    assert (choice.seat, choice.ask, choice.subject, choice.rule) == (0, "buy", (0,), "T-1")


def test_what_is_done_beside_changes_answers_side_options_and_subject() -> None:
    table = at(("sell", 3), 6, ("give", 1))
    (choice,) = table.choices
    assert choice.options == [1, 2, 5, ("sell", 2), ("give", 2), "leave"]
    assert choice.subject == (6,)
    table.choose(5)
    assert (table.state.bought, table.state.gold, table.choices[0].ask) == ([5], 1, "drink")


def test_nothing_beside_and_one_answer_is_no_question() -> None:
    table = at(("give", 1), ("give", 2), ("give", 3))
    assert (table.state.bought, table.choices[0].ask) == ([], "drink")


def test_side_options_alone_are_no_question_either() -> None:
    table = at()
    table.state.at_market = False
    table.choose(("give", 1))
    assert (table.state.gems, table.choices[0].ask) == ([2, 3], "drink")


def test_without_a_menu_the_question_ends_unanswered() -> None:
    asking = ask_beside(at().state, "buy", lambda: None)
    with pytest.raises(StopIteration) as ended:
        next(asking)
    assert ended.value.value is None


def test_a_seat_with_one_answer_is_asked_where_silence_would_tell() -> None:
    asking = ask_beside(at().state, "buy", lambda: Menu(0, ["leave"]), always=True)
    assert next(asking).options == ["leave"]


def test_steps_that_a_side_option_plans_come_before_the_question_again() -> None:
    table = at("leave")
    for feasts in (0, 1):
        assert (table.state.feasts, table.choices[0].options) == (feasts, ["eat", "ale", "water"])
        table.choose("eat")
    assert (table.state.feasts, table.choices[0].options) == (2, ["ale", "water"])
    table.choose("water")
    assert table.outcome == Outcome((0,), (2,), "water")


def test_undo_takes_back_a_side_option_alone() -> None:
    table = at(("sell", 3), 3, ("sell", 2))
    table.undo()
    assert (table.state.gold, table.state.gems, table.choices[0].ask) == (3, [1, 2], "buy")
    table.undo()
    assert (table.state.gold, table.choices[0].ask) == (0, "price")
    table.undo()
    assert (table.choices[0].subject, len(table.history)) == ((0,), 0)
    for _ in range(3):
        table.redo()
    assert (table.state.gold, table.choices[0].ask) == (3, "price")


def test_a_fork_in_the_middle_of_a_side_option_goes_its_own_way() -> None:
    table = at(("sell", 3))
    twin = table.fork()
    twin.choose(6)
    table.choose(3)
    assert (table.state.gold, twin.state.gold) == (3, 6)
    assert table.choices[0].options == [1, 2, ("sell", 1), ("sell", 2), ("give", 1), ("give", 2), "leave"]
    assert twin.choices[0].options[:3] == [1, 2, 5]


def test_answers_are_kept_under_the_keys_of_a_plain_question() -> None:
    lines = at(("sell", 3), 6, 5, "eat").record().splitlines()
    asked = [line.split(" ", 1)[1] for line in lines if line[9:].startswith("0 ")]
    assert asked == ["0 buy sell:3", "0 price 6", "0 buy 5", "0 drink eat"]


def test_a_side_option_that_is_gone_cannot_be_used() -> None:
    table = at(("give", 3))
    with pytest.raises(IllegalOption, match="sell"):
        table.choose(("sell", 3))


@given(st.lists(st.integers(0, 11), max_size=12))
def test_every_way_through_can_be_saved_forked_and_taken_back(picks: list[int]) -> None:
    """After each choice the game is the same from its record, its position, a fork, and undo with redo."""
    table = at()
    for pick in picks:
        if table.over:
            break
        options = table.choices[0].options
        table.choose(options[pick % len(options)])
        seen = table.digest(), table.choices
        assert table.notes == []
        for twin in (loads(table.record(), game=GAME), position(GAME, table.position()), table.fork()):
            assert (twin.digest(), twin.choices) == seen
        table.undo()
        table.redo()
        assert (table.digest(), table.choices) == seen
