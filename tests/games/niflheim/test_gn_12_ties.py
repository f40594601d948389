"""Chapter 12: ties of undead that are not asked, because every answer comes to the same."""

from __future__ import annotations

import pytest
from gntables import F, arm, asked, drawn, options, sit, told, undead_turn

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.undead import order, walking
from wyprawa.games.niflheim.rules.undead.activation import next_undead
from wyprawa.games.niflheim.state import State
from wyprawa.kernel import Chance, Table

End = tuple[tuple[tuple[int, int, bool], ...], tuple[int, ...]]
UNDEAD_ASK = "undead."
SIDE = 7


def scattered(chance: Chance) -> State:
    """A hall of pillars with two heroes and three or four undead of all kinds, some hidden, some stunned."""
    squares = ["." if chance.die(6, "pillar") > 1 else "#" for _ in range(SIDE * SIDE)]
    free = list(range(SIDE * SIDE))
    for sign in (
        "F",
        "K",
        *("ddddthhHmb"[chance.die(10, "kind") - 1] for _ in range(2 + chance.die(2, "n"))),
    ):
        squares[chance.take(free, "square")] = sign
    rows = [" ".join(squares[n : n + SIDE]) for n in range(0, SIDE * SIDE, SIDE)]
    s = drawn("\n\n".join(rows))
    for each in s.undead:
        each.stunned = chance.die(6, "stunned") == 1
    arm(s, F, "sword")
    if chance.die(3, "cover") == 1:
        s.heroes[F].cover = 0
    return s


def ends(table: Table[State]) -> set[End]:
    """How the undead turn can end, whatever the players answer; dice are the same on every way."""
    if table.over or not asked(table).startswith((UNDEAD_ASK, "react", "coin")):
        s = table.state
        undead = tuple(sorted((each.figure, each.at, each.stunned) for each in s.undead))
        return {(undead, tuple(hero.health * 1000 + hero.blocked_by for hero in s.heroes))}
    found = set()
    for option in table.choices[0].options:
        twin = table.fork()
        twin.choose(option, twin.choices[0].seat)
        found |= ends(twin)
    return found


@pytest.mark.rule("GN-12.3", "GN-12.11")
def test_a_tie_that_is_not_asked_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    spared = 0
    for seed in range(60):
        fewer = ends(sit(scattered(Chance(seed)), next_undead.later()))
        asking = count(seed)
        with monkeypatch.context() as always:
            always.setattr(order, "all_one", lambda s, found: False)
            always.setattr(walking, "same_way", lambda s, undead, others, left, steps: False)
            assert ends(sit(scattered(Chance(seed)), next_undead.later())) == fewer, seed
            spared += count(seed) - asking
    assert spared > 5


def count(seed: int) -> int:
    """The questions about ties when everybody gives the first answer."""
    table, n = sit(scattered(Chance(seed)), next_undead.later()), 0
    while not table.over and asked(table).startswith((UNDEAD_ASK, "react", "coin")):
        n += asked(table).startswith(UNDEAD_ASK)
        table.choose(table.choices[0].options[0], table.choices[0].seat)
    return n


@pytest.mark.rule("GN-12.3")
def test_two_that_cannot_touch_each_other_go_without_a_question() -> None:
    table = undead_turn(drawn("d . . F . . d"))
    assert len(told(table, events.UndeadMoved)) == 2


@pytest.mark.rule("GN-12.3", "GN-21.10")
def test_who_may_shoot_from_cover_decides_who_comes_first() -> None:
    s = drawn("d . . . F . . . d")
    arm(s, F, "throwing_knives")
    s.heroes[F].cover = 0
    assert asked(undead_turn(s)) == "undead.next"
    s.heroes[F].waits = True  # asked only when one is beside
    assert asked(undead_turn(s)) != "undead.next"
    arm(s, F, "sword")
    s.heroes[F].waits = False
    assert asked(undead_turn(s)) != "undead.next"
    near = drawn("d . F . d")
    arm(near, F, "sword")
    near.heroes[F].cover = 0
    assert asked(undead_turn(near)) == "undead.next"


@pytest.mark.rule("GN-12.3", "GN-11.12", "GN-27.27")
def test_a_marker_that_will_be_turned_up_may_lead_the_pack() -> None:
    seen = """
        h . . .
        ######
        d . . F
    """
    assert asked(undead_turn(drawn(seen.replace("h . . .", ". . h .")))) != "undead.next"
    s = drawn("""
        h . . #

        # # . .

        d . . F
    """)
    found = order.Next(tuple(each.figure for each in s.undead), 3)
    assert not order.all_one(s, found)


@pytest.mark.rule("GN-12.11")
def test_prey_is_not_asked_where_the_step_is_the_same() -> None:
    s = drawn("""
        d . . F

        # # . .

        # . K .
    """)
    assert asked(sit(s, next_undead.later())) == "intent"
    apart = drawn("F . . d . . A")
    assert (asked(sit(apart, next_undead.later())), len(options(sit(apart, next_undead.later())))) == (
        "undead.prey",
        2,
    )
