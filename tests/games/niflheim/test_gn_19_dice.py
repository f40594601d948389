"""Chapters 2, 19, 20 and 22: dice, the coin, missiles, shields."""

from __future__ import annotations

import pytest
from gntables import F, K, active, arm, asked, drawn, item, options, place, spot, told

from wyprawa.conformance.testing import scripted
from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.attack.push import squares
from wyprawa.games.niflheim.rules.figures.harm import stun
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.kernel import Table


def armed(map: str, weapon: str, off_hand: str = "", coin: bool = False) -> State:
    s = drawn(map)
    s.coin = coin
    s.heroes[F].supplies[0] = 3
    arm(s, F, weapon, off_hand)
    return s


def strike(s: State, *faces: int, n: int = 0, intent: str = "march", weapon: int = NONE) -> Table[State]:
    table = active(s, F, intent)
    with scripted(table, attack=faces):
        table.choose(("attack", s.heroes[F].ready if weapon == NONE else weapon, s.undead[n].figure))
    return table


@pytest.mark.rule("GN-19.8", "GN-19.9", "GN-16.4", "GN-2.1", "GN-20.2", "GN-11.6")
@pytest.mark.parametrize(("face", "stunned", "alive"), [(3, False, 1), (4, True, 1), (7, False, 0)])
def test_stun_and_wound(face: int, stunned: bool, alive: int) -> None:
    table = strike(armed("F d .", "seax"), face)
    assert len(table.state.undead) == alive
    assert [each.stunned for each in table.state.undead] == [stunned] * alive
    assert table.state.discard == [0] * (1 - alive)


@pytest.mark.rule("GN-19.3", "GN-2.3")
def test_a_natural_1_always_misses() -> None:
    s = armed("F m .", "seax")
    s.undead[0].stunned = True
    table = strike(s, 1, intent="stay")  # +5
    assert (table.state.undead[0].wounds, told(table, events.Missed)[0].rule) == (0, "GN-19.3")


@pytest.mark.rule("GN-19.12")
def test_a_natural_12_is_no_success_by_itself() -> None:
    s = armed("F . . . . . . . . . . . . . . . . . d", "sling")
    assert not strike(s, 12, intent="run").state.undead[0].stunned


@pytest.mark.rule("GN-19.1", "GN-19.2", "GN-19.10", "GN-16.1", "GN-2.2", "GN-18.26")
def test_every_die_counts_for_itself() -> None:
    table = strike(armed("F t .", "great_axe"), 8, 8)
    assert table.state.undead == []
    table = strike(armed("F m .", "great_axe"), 6, 6)  # no +3 for the second die
    assert (table.state.undead[0].stunned, table.state.undead[0].wounds) == (True, 0)
    rolled = [each.result for each in told(table, events.DieRolled)]
    assert rolled == [6, 6]


@pytest.mark.rule("GN-19.2", "GN-19.11")
def test_dice_after_the_kill_are_rolled_for_nothing() -> None:
    table = strike(armed("F d d", "great_axe"), 12, 12)
    assert [spot(table.state, each.at) for each in table.state.undead] == [(2, 0)]


@pytest.mark.rule("GN-19.4", "GN-19.5", "GN-19.6")
def test_a_natural_2_wounds_the_first_figure_between() -> None:
    table = strike(armed("F K d d", "sling"), 2, n=1)
    assert [hero.health for hero in table.state.heroes] == [4, 3]
    assert len(table.state.undead) == 2
    table = strike(armed("F . d K d", "sling"), 2, n=1)
    assert [spot(table.state, each.at) for each in table.state.undead] == [(4, 0)]


@pytest.mark.rule("GN-19.7")
def test_a_natural_2_with_nobody_between_is_an_ordinary_2() -> None:
    s = armed("F m .", "seax")
    s.undead[0].stunned = True
    table = strike(s, 2, intent="stay")  # 2 + 5 wounds
    assert table.state.undead[0].wounds == 1


@pytest.mark.rule("GN-20.5")
def test_nobody_is_stunned_twice() -> None:
    s = armed("F d .", "seax")
    stun(s, s.undead[0], "GN-19.8")
    table = strike(s, 2)  # 2 + 3 would stun
    assert told(table, events.NotStunned)[0].rule == "GN-20.5"


@pytest.mark.rule("GN-22.E1", "GN-22.3", "GN-22.4", "GN-22.2", "GN-22.1")
def test_the_last_missile_is_lost_after_all_dice() -> None:
    s = armed("F . t .", "long_bow")
    s.heroes[F].supplies[0] = 1
    table = strike(s, 1, 9)
    assert table.state.undead[0].wounds == 1
    assert table.state.heroes[F].supplies[0] == 0
    kinds = [type(line.record) for line in table.log]
    assert kinds.index(events.MissileLost) > kinds.index(events.UndeadWounded)
    s.heroes[F].supplies[0] = 0
    assert not any(option[0] == "attack" for option in options(active(s)))


@pytest.mark.rule("GN-22.E2", "GN-22.5", "GN-15.8")
def test_two_natural_1s_cost_one_missile() -> None:
    table = strike(armed("F . t .", "long_bow"), 1, 1)
    assert table.state.heroes[F].supplies[0] == 2


@pytest.mark.rule("GN-22.6", "GN-22.7", "GN-22.8")
def test_ordinary_shots_melee_and_slings_cost_no_missile() -> None:
    assert strike(armed("F . t .", "short_bow"), 3).state.heroes[F].supplies[0] == 3
    assert strike(armed("F t .", "short_bow"), 1).state.heroes[F].supplies[0] == 3
    assert strike(armed("F . t .", "sling"), 1).state.heroes[F].supplies[0] == 3


@pytest.mark.rule("GN-26.9")
def test_a_huskarl_never_runs_out_of_missiles() -> None:
    s = drawn("B . t .")
    s.coin = False
    s.heroes[0].pack = [item("short_bow"), item("seax")]
    table = strike(s, 1, weapon=item("short_bow"))
    assert told(table, events.MissileLost) == []


@pytest.mark.rule("GN-22.10", "GN-22.12", "GN-22.13", "GN-22.15")
def test_a_shield_pushes_what_it_hits() -> None:
    s = armed(
        """
        . . .

        F t .

        . . .
    """,
        "shield",
    )
    table = strike(s, 5)
    assert spot(s, table.state.undead[0].at) == (1, 1)
    table = strike(s, 6)
    assert asked(table) == "push"
    assert {spot(s, cell) for cell in options(table)} == {(1, 0), (2, 1), (1, 2)}
    table.choose(place(s, 1, 0))
    assert spot(s, table.state.undead[0].at) == (1, 0)


@pytest.mark.rule("GN-22.11", "GN-22.13")
def test_with_nowhere_to_go_it_is_stunned_instead() -> None:
    s = armed("F m d", "shield")
    assert squares(s, s.heroes[F].at, s.undead[0]) == []
    assert strike(s, 6).state.undead[0].stunned


@pytest.mark.rule("GN-13.14", "GN-22.15")
def test_a_push_ends_a_block() -> None:
    s = armed("F t .\n\n# K #", "shield")
    s.heroes[K].blocked_by = s.undead[0].figure
    table = strike(s, 6)
    assert spot(s, table.state.undead[0].at) == (2, 0)
    assert table.state.heroes[K].blocked_by == NONE


@pytest.mark.rule("GN-22.14", "GN-22.9")
def test_a_shield_in_the_pack_is_no_shield() -> None:
    s = drawn("F K")
    s.heroes[F].pack = [item("shield")]
    assert not figures.bears_shield(s, F)
    arm(s, F, "seax", "shield")
    assert figures.bears_shield(s, F)
    s = drawn("S K")
    s.heroes[1].pack = [item("spear"), item("shield")]
    assert figures.bears_shield(s, 1)  # the Shieldmaiden's always counts


@pytest.mark.rule("GN-2.4", "GN-2.5", "GN-2.7", "GN-2.9", "GN-2.8")
def test_heads_repeats_the_die_once_a_scenario() -> None:
    s = armed("F d . K", "seax", coin=True)
    table = active(s)
    with scripted(table, attack=[3], coin=[]):
        table.choose(("attack", item("seax"), s.undead[0].figure))
    assert (asked(table), table.choices[0].subject) == ("coin", ("attack", 3))
    with scripted(table, coin=["heads"], attack=[7]):
        table.choose("flip")
        table.choose("repeat")
    assert table.state.undead == []
    assert not table.state.coin


@pytest.mark.rule("GN-2.6", "GN-2.7")
def test_tails_keeps_the_roll_and_uses_the_coin_up() -> None:
    s = armed("F d . K", "seax", coin=True)
    table = active(s)
    with scripted(table, attack=[3]):
        table.choose(("attack", item("seax"), s.undead[0].figure))
    with scripted(table, coin=["tails"]):
        table.choose("flip")
    assert len(table.state.undead) == 1
    assert not table.state.coin


@pytest.mark.rule("GN-2.5")
def test_even_after_heads_the_roll_may_stand() -> None:
    s = armed("F m . K", "seax", coin=True)
    table = active(s)
    with scripted(table, attack=[4]):
        table.choose(("attack", item("seax"), s.undead[0].figure))
    with scripted(table, coin=["heads"]):
        table.choose("flip")
        table.choose("keep")
    assert table.state.undead[0].stunned


def test_the_coin_is_offered_only_where_it_could_help() -> None:
    s = armed("F d . K", "seax", coin=True)
    assert asked(strike(s, 7)) == "act"


@pytest.mark.rule("GN-2.10")
def test_any_roll_may_be_repeated() -> None:
    s = armed("F . . d", "seax", coin=True)
    s.heroes[F].supplies[2] = 1
    table = active(s)
    table.choose(("vial", 2))
    with scripted(table, throw=[1]):
        table.choose(place(s, 3, 0))
    assert table.choices[0].subject == ("throw", 1)


@pytest.mark.rule("GN-16.16", "GN-17.5")
def test_two_weapons_allow_one_attack() -> None:
    s = armed(". F m", "seax", "hatchet")
    assert len([each for each in options(active(s)) if each[0] == "attack"]) == 2
    table = strike(s, 3)
    assert [each for each in options(table) if each[0] == "attack"] == []
    kinds = [type(line.record).__name__ for line in table.log]
    steps = ["AttackDeclared", "DieRolled", "Missed", "AttackMarked"]
    assert [each for each in kinds if each in steps] == steps
