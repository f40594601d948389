"""Chapters 13 and 14: undead attacks, blocks, breaking free."""

from __future__ import annotations

import pytest
from gntables import (
    F,
    K,
    active,
    acts,
    arm,
    asked,
    drawn,
    item,
    options,
    place,
    sit,
    told,
    undead_turn,
    wound,
)

from wyprawa.conformance.testing import scripted
from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import FISTS
from wyprawa.games.niflheim.content.pages import Captive
from wyprawa.games.niflheim.rules.attack.breaking import terms
from wyprawa.games.niflheim.rules.figures.blocks import part
from wyprawa.games.niflheim.rules.figures.harm import kill, stun
from wyprawa.games.niflheim.rules.turns.activation import declare
from wyprawa.games.niflheim.state import NONE, State, Turn
from wyprawa.games.niflheim.vocabulary.terms import INTENTS, MARCH, RUN, STAY
from wyprawa.kernel import Table


def blocked(map: str, weapon: str = "seax") -> State:
    s = drawn(map)
    s.coin = False
    arm(s, F, weapon)
    s.heroes[F].blocked_by = s.undead[0].figure
    return s


def tries(s: State, intent: int, *faces: int) -> Table[State]:
    table = sit(s, declare.later(F))
    with scripted(table, {"break": faces}):
        table.choose(intent)
    return table


@pytest.mark.rule("GN-13.E1", "GN-13.1", "GN-13.2", "GN-13.3", "GN-13.5", "GN-13.6", "GN-12.9")
def test_the_first_blocks_the_second_wounds() -> None:
    s = drawn("d F d")
    table = undead_turn(s)
    one, two = (each.figure for each in s.undead)
    assert asked(table) == "undead.next"
    table.choose(one)
    hero = table.state.heroes[F]
    assert (hero.blocked_by, hero.health) == (one, 3)
    assert [each.undead for each in told(table, events.UndeadStrikes)] == [one, two]


@pytest.mark.rule("GN-13.E2", "GN-13.4", "GN-13.15")
def test_in_the_next_turn_each_deals_a_wound() -> None:
    s = drawn("d F d")
    s.heroes[F].blocked_by = s.undead[0].figure
    table = undead_turn(s)
    table.choose(s.undead[0].figure)
    assert table.state.heroes[F].health == 2


@pytest.mark.rule("GN-13.13")
def test_a_blocking_undead_wounds_the_hero_it_blocks_others_are_chosen() -> None:
    s = drawn("K d F")
    table = acts(s)
    assert (asked(table), list(options(table))) == ("undead.target", [F, K])
    s.heroes[K].blocked_by = s.undead[0].figure
    table = acts(s)
    assert [hero.health for hero in table.state.heroes] == [4, 3]


@pytest.mark.rule("GN-13.9", "GN-13.11", "GN-13.10", "GN-20.4", "GN-20.2")
def test_a_stun_and_a_kill_end_all_blocks_of_an_undead() -> None:
    for end in ("stun", "kill"):
        s = drawn("K d F")
        for hero in s.heroes:
            hero.blocked_by = s.undead[0].figure
        if end == "stun":
            stun(s, s.undead[0], "GN-19.8")
            assert s.undead[0].stunned
        else:
            kill(s, s.undead[0], F)
            assert (s.undead, s.discard) == ([], [0])
        assert [hero.blocked_by for hero in s.heroes] == [NONE, NONE]


@pytest.mark.rule("GN-27.5", "GN-27.4", "GN-27.6", "GN-27.3")
def test_a_troll_is_never_stunned_and_keeps_its_block() -> None:
    s = drawn("t F")
    s.heroes[F].blocked_by = s.undead[0].figure
    stun(s, s.undead[0], "GN-19.8")
    assert not s.undead[0].stunned
    assert s.heroes[F].blocked_by == s.undead[0].figure


@pytest.mark.rule("GN-13.14")
def test_a_block_ends_when_the_two_are_parted() -> None:
    s = drawn("d F .")
    s.heroes[F].blocked_by = s.undead[0].figure
    part(s)
    assert s.heroes[F].blocked_by == s.undead[0].figure
    s.heroes[F].at = place(s, 2, 0)
    part(s)
    assert s.heroes[F].blocked_by == NONE


@pytest.mark.rule("GN-13.12")
def test_difficult_ground_is_no_shelter() -> None:
    s = drawn("d ~ F")
    s.heroes[F].at = place(s, 1, 0)
    assert acts(s).state.heroes[F].blocked_by == s.undead[0].figure


@pytest.mark.rule("GN-1.10")
def test_across_a_wall_nobody_attacks() -> None:
    s = drawn("""
        d#F
          #
        . .
    """)
    table = acts(s)
    assert not told(table, events.UndeadStrikes)


@pytest.mark.rule("GN-13.16", "GN-13.17", "GN-35.11")
def test_at_no_health_a_hero_dies_and_leaves_its_things() -> None:
    s = drawn("F . K")
    arm(s, F, "seax")
    s.heroes[F].health = 1
    where = s.heroes[F].at
    wound(s, F)
    assert s.heroes[F].dead
    assert [(pile.at, pile.items) for pile in s.piles] == [(where, [item("seax")])]
    assert s.outcome is None


@pytest.mark.rule("GN-35.1")
def test_with_all_heroes_dead_the_scenario_is_lost() -> None:
    s = drawn("d F")
    s.heroes[F].health = 1
    s.heroes[F].blocked_by = s.undead[0].figure
    table = acts(s)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((), "dead")


@pytest.mark.rule("GN-14.1", "GN-14.2", "GN-14.5", "GN-14.6", "GN-14.8", "GN-14.9", "GN-14.E1", "GN-14.3")
@pytest.mark.parametrize(("intent", "least"), [(MARCH, 4), (STAY, 2), (RUN, 6)])
def test_a_seax_breaks_free(intent: int, least: int) -> None:
    table = tries(blocked("d F ."), intent, least)
    assert asked(table) == "act"
    assert table.state.heroes[F].blocked_by == NONE
    assert (table.state.undead[0].stunned, table.state.undead[0].wounds) == (False, 0)
    assert ("attack", item("seax"), table.state.undead[0].figure) in options(table)
    table = tries(blocked("d F ."), intent, least - 1)
    assert asked(table) == "intent"  # the activation has ended
    assert table.state.heroes[F].blocked_by != NONE


@pytest.mark.rule("GN-14.7", "GN-14.14", "GN-13.7", "GN-13.8")
def test_after_a_failure_there_is_nothing_to_do() -> None:
    table = tries(blocked("d F ."), MARCH, 3)
    hero = table.state.heroes[F]
    assert (hero.attacked, hero.cover) == (True, NONE)
    assert told(table, events.Moved) == []


@pytest.mark.rule("GN-14.4", "GN-14.E1", "GN-14.12")
def test_a_shield_helps_but_a_natural_1_never_frees() -> None:
    s = blocked("d F .")
    s.heroes[F].off_hand = item("shield")
    s.turn = Turn(F, STAY, 0)
    assert [(term.name, term.value) for term in terms(s, F, item("seax"))] == [
        ("intent", 2),
        ("own_shield", 1),
    ]
    s.turn = None
    table = sit(s, declare.later(F))
    table.choose(STAY)
    with scripted(table, {"break": [1]}):
        table.choose(item("seax"))
    assert table.state.heroes[F].blocked_by != NONE


@pytest.mark.rule("GN-14.11")
def test_all_dice_are_rolled_and_one_success_is_enough() -> None:
    table = tries(blocked("d F .", "great_axe"), MARCH, 3, 6)
    assert table.state.heroes[F].blocked_by == NONE


@pytest.mark.rule("GN-14.13", "GN-16.12", "GN-16.13")
def test_fists_need_a_10() -> None:
    s = blocked("d F .")
    s.heroes[F].ready = NONE
    table = tries(s, MARCH, 10)
    assert told(table, events.BreakTried)[0].weapon == FISTS
    assert table.state.heroes[F].blocked_by == NONE


@pytest.mark.rule("GN-14.10")
def test_a_block_ended_by_others_needs_no_attempt() -> None:
    s = blocked("d F .")
    stun(s, s.undead[0], "GN-19.8")
    table = active(s, intent=INTENTS[MARCH])
    assert asked(table) == "act"
    assert told(table, events.BreakTried) == []


@pytest.mark.rule("GN-14.15")
def test_free_again_a_hero_who_stays_may_do_a_special_action() -> None:
    s = drawn("d F J", captives=(Captive(id="jarl", at="J"),))
    s.coin = False
    arm(s, F, "seax")
    s.heroes[F].blocked_by = s.undead[0].figure
    assert ("rescue", 0) in options(tries(s, STAY, 2))


@pytest.mark.rule("GN-14.16", "GN-22.7")
def test_missiles_are_not_lost_by_breaking_free() -> None:
    s = blocked("d F .", "throwing_knives")
    s.heroes[F].supplies[0] = 2
    table = tries(s, MARCH, 1)
    assert table.state.heroes[F].supplies[0] == 2


@pytest.mark.rule("GN-26.16", "GN-26.5", "GN-26.6")
def test_a_wounded_huskarl_is_weaker_and_does_not_run() -> None:
    s = drawn("d G .")
    s.heroes[0].pack = [item("axe"), item("sling")]
    s.heroes[0].health = 1
    assert [(term.name, term.value) for term in terms(s, 0, item("axe"))] == [("wounded_huskarl", -2)]
    table = sit(s, declare.later(0))
    assert list(options(table)) == [STAY, MARCH]
