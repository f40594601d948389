"""Moments: what must work does so in order, what may work is offered, uses and once-a-turn limits hold."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyprawa import kernel
from wyprawa.kernel import Asking, Chance, Game, Table, loads, only_seats, position, step
from wyprawa.parts.moments import Wait, by_moment, collect, happens, may, must, offer, spend


class Printed(NamedTuple):
    """What a card prints: when it works and how often, and what it does beside being noted."""

    at: str
    forced: bool = False
    order: int = 0
    uses: int = 0
    once: bool = False  # a turn
    drops: str = ""  # this card leaves play
    brings: str = ""  # this card comes into play


class Card(msgspec.Struct):
    """A card in play."""

    name: str
    owner: int
    used: int = 0


class State(kernel.State, kw_only=True):
    cards: list[Card] = []
    worked: list[str] = []
    once: list[str] = []  # cards that work once a turn and have


BOX = {
    "anvil": (Printed("hit", forced=True, order=2),),
    "bell": (Printed("hit", forced=True), Printed("turn", forced=True)),
    "candle": (Printed("hit", forced=True),),
    "drum": (Printed("hit", forced=True, order=-1, drops="bell"),),
    "egg": (Printed("hit", forced=True, order=-1, brings="candle"),),
    "flask": (Printed("hit", uses=2),),
    "glove": (Printed("hit", once=True),),
    "hat": (Printed("hit"),),
}
PRINTED = by_moment(((name, each) for name, row in BOX.items() for each in row), lambda printed: printed.at)


def waiting(s: State, moment: str) -> list[Wait[Printed, Card]]:
    at = PRINTED.get(moment, {})
    found = [
        Wait(
            ("card", card.name),
            card.owner,
            each,
            card,
            each.forced,
            each.order,
            once=card.name if each.once else None,
        )
        for card in s.cards
        for each in at.get(card.name, ())
    ]
    return collect(found, s.once)


def use(s: State, wait: Wait[Printed, Card]) -> Asking[None]:
    yield from ()
    s.worked.append(wait.source.name)
    if spend(wait, s.once, wait.effect.uses):
        s.cards.remove(wait.source)
    s.cards = [card for card in s.cards if card.name != wait.effect.drops]
    s.cards += [Card(wait.effect.brings, wait.owner)] if wait.effect.brings else []


def use_at_once(s: State, wait: Wait[Printed, Card]) -> None:
    for _ in use(s, wait):
        raise AssertionError("it asks nothing")


@step
def hit(s: State) -> Asking[None]:
    yield from happens(
        s,
        "hit",
        lambda: waiting(s, "hit"),
        lambda wait: use(s, wait),
        seat=lambda wait: wait.owner,
        subject=(7,),
        rule="T-1",
    )
    s.next(end_turn.later())


@step
def hit_in_any_order(s: State) -> Asking[None]:
    yield from happens(
        s,
        "hit",
        lambda: waiting(s, "hit"),
        lambda wait: use_at_once(s, wait),
        seat=lambda wait: wait.owner,
        ties=1,
    )
    s.next(end_turn.later())


@step
def end_turn(s: State) -> Asking[None]:
    again = yield from kernel.ask(0, "again", ["same", "next"])
    if again == "next":
        s.once = []
    s.next(hit.later())


GAME = Game(
    name="cards",
    package="toys",
    state=State,
    setup=lambda options, chance: State(seats=2, chance=chance),
    options=only_seats(2, 2),
    first=hit.later(),
    steps={each.name: each for each in (hit, hit_in_any_order, end_turn)},
    view=lambda s, seat: s.worked,
)


def play(*cards: str, first: str = "hit") -> Table[State]:
    """A table with these cards in play: in small letters of seat 0, in capitals of seat 1."""
    s = State(seats=2, chance=Chance(1), cards=[Card(card.lower(), int(card.isupper())) for card in cards])
    s.next(GAME.steps[first].later())
    return Table(GAME, GAME.read_options({}), s)


def choose(table: Table[State], *answers: Any) -> list[str]:
    for answer in answers:
        table.choose(answer if answer in ("no", "same", "next") else ("card", answer))
    return table.state.worked


# --- looking up --------------------------------------------------------------------------------------------


def test_effects_are_found_by_moment_and_source_in_printed_order() -> None:
    rows = [("a", (1, "hit")), ("b", (2, "turn")), ("a", (3, "hit")), ("a", (4, "turn")), ("b", (5, "hit"))]
    assert by_moment(rows, lambda each: each[1]) == {
        "hit": {"a": ((1, "hit"), (3, "hit")), "b": ((5, "hit"),)},
        "turn": {"b": ((2, "turn"),), "a": ((4, "turn"),)},
    }


def test_where_nothing_waits_nobody_is_asked() -> None:
    table = play()
    assert (table.state.worked, table.choices[0].ask) == ([], "again")


waits = st.builds(
    lambda n, order, forced, once: Wait(n, 0, None, None, forced, order, once),
    st.integers(0, 99),
    st.integers(-2, 2),
    st.booleans(),
    st.sampled_from([None, "x", "y"]),
)


@given(st.lists(waits, unique_by=lambda wait: wait.key), st.sets(st.sampled_from(["x", "y"])))
def test_the_order_is_the_written_one_and_that_of_finding(found: list[Any], marks: set[str]) -> None:
    collected = collect(found, marks)
    left = [wait for wait in found if wait.once not in marks]
    assert collected == [wait for order in range(-2, 3) for wait in left if wait.order == order]
    worked: list[int] = []
    for _ in must(lambda: collected, lambda wait: _note(worked, wait.key)):
        pytest.fail("what must work asks nobody")
    assert worked == [wait.key for wait in collected if wait.forced]
    assert list(may(collected, lambda wait: _note(worked, wait.key), set())) == [
        wait.key for wait in collected if not wait.forced
    ]


def _note(worked: list[int], key: int) -> Asking[None]:
    worked.append(key)
    yield from ()


# --- forced ------------------------------------------------------------------------------------------------


def test_what_must_work_does_by_its_order_before_anything_is_offered() -> None:
    table = play("hat", "anvil", "bell", "candle")
    assert table.state.worked == ["bell", "candle", "anvil"]
    (choice,) = table.choices
    assert (choice.seat, choice.ask, choice.options) == (0, "hit", [("card", "hat"), "no"])
    assert (choice.subject, choice.rule) == ((7,), "T-1")


def test_what_has_gone_stays_silent() -> None:
    assert play("bell", "drum", "candle").state.worked == ["drum", "candle"]


def test_what_has_come_waits_for_the_next_time() -> None:
    table = play("egg")
    assert table.state.worked == ["egg"]
    assert choose(table, "same") == ["egg", "egg", "candle"]


def test_equals_come_in_the_order_that_a_seat_chooses() -> None:
    table = play("anvil", "bell", "candle", first="hit_in_any_order")
    (choice,) = table.choices
    assert (choice.seat, choice.ask) == (1, "hit.first")
    assert choice.options == [("card", "bell"), ("card", "candle")]
    assert choose(table, "candle") == ["candle", "bell", "anvil"]


def test_it_stops_as_soon_as_it_is_enough() -> None:
    s = play("hat").state
    s.cards = [Card(name, 0) for name in ("anvil", "bell", "candle")]
    s.worked = []
    asking = happens(
        s,
        "hit",
        lambda: waiting(s, "hit"),
        lambda wait: use(s, wait),
        seat=lambda wait: wait.owner,
        until=lambda: len(s.worked) == 2,
    )
    assert list(asking) == []
    assert s.worked == ["bell", "candle"]


# --- optional ----------------------------------------------------------------------------------------------


def test_each_seat_is_offered_its_own_until_it_wants_no_more() -> None:
    table = play("hat", "FLASK", "glove")
    assert [(c.seat, c.options) for c in table.choices] == [(0, [("card", "hat"), ("card", "glove"), "no"])]
    choose(table, "glove")
    assert [(c.seat, c.options) for c in table.choices] == [(0, [("card", "hat"), "no"])]
    choose(table, "no")
    assert [(c.seat, c.options) for c in table.choices] == [(1, [("card", "flask"), "no"])]
    assert choose(table, "flask") == ["glove", "flask"]
    assert table.choices[0].ask == "again"


def test_nothing_is_offered_twice_at_one_moment() -> None:
    table = play("hat")
    choose(table, "hat")
    assert table.choices[0].ask == "again"
    assert choose(table, "same", "hat") == ["hat", "hat"]


def test_a_window_opens_by_what_everybody_knows() -> None:
    """A seat with nothing to use is asked all the same, and again after each use."""
    s = play().state
    s.cards = [Card("hat", 0)]
    asking = offer(s, 0, "hit", lambda: waiting(s, "hit"), lambda wait: use(s, wait), always=True)
    assert next(asking).options == [("card", "hat"), "no"]
    assert asking.send(("card", "hat")).options == ["no"]
    with pytest.raises(StopIteration):
        asking.send("no")
    assert s.worked == ["hat"]


# --- limits ------------------------------------------------------------------------------------------------


def test_uses_run_out() -> None:
    table = play("flask", "hat")
    choose(table, "flask", "no", "same")
    assert [(card.name, card.used) for card in table.state.cards] == [("flask", 1), ("hat", 0)]
    choose(table, "flask")
    assert [card.name for card in table.state.cards] == ["hat"]
    choose(table, "no", "same")
    assert table.choices[0].options == [("card", "hat"), "no"]


def test_once_a_turn_is_once_a_turn() -> None:
    table = play("glove", "hat")
    choose(table, "glove", "no", "same")
    assert table.choices[0].options == [("card", "hat"), "no"]
    choose(table, "no", "next")
    assert table.choices[0].options == [("card", "glove"), ("card", "hat"), "no"]


@given(st.integers(1, 4), st.integers(0, 6))
def test_the_last_use_is_said(most: int, uses: int) -> None:
    card, marks = Card("flask", 0), ["earlier"]
    wait = Wait("flask", 0, None, card, once="mark")
    assert [spend(wait, marks, most) for _ in range(uses)] == [n + 1 >= most for n in range(uses)]
    assert (card.used, marks) == (uses, ["earlier", *["mark"] * uses])


def test_uses_without_end_are_not_counted() -> None:
    card = Card("hat", 0)
    assert not spend(Wait("hat", 0, None, card), [])
    assert card.used == 0


# --- in the middle -----------------------------------------------------------------------------------------


@given(
    st.lists(st.integers(0, 4), max_size=14),
    st.permutations(["anvil", "drum", "EGG", "flask", "GLOVE", "hat"]),
)
def test_moments_can_be_saved_forked_and_taken_back(picks: list[int], cards: list[str]) -> None:
    table = play(*cards, "bell")
    for pick in picks:
        options = table.choices[0].options
        table.choose(options[pick % len(options)])
        seen = table.digest(), table.choices
        for twin in (loads(table.record(), game=GAME), position(GAME, table.position()), table.fork()):
            assert (twin.digest(), twin.choices) == seen
        table.undo()
        table.redo()
        assert (table.digest(), table.choices) == seen


def test_undo_and_fork_in_the_middle_of_an_offer() -> None:
    table = play("flask", "glove", "hat")
    choose(table, "flask")
    twin = table.fork()
    choose(twin, "glove")
    choose(table, "hat")
    assert (table.state.worked, twin.state.worked) == (["flask", "hat"], ["flask", "glove"])
    table.undo()
    table.undo()
    assert (table.state.worked, table.state.cards[0].used) == ([], 0)
    assert table.choices[0].options == [("card", "flask"), ("card", "glove"), ("card", "hat"), "no"]
