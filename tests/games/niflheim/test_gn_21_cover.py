"""Chapter 21: waiting in cover, and attacks in the undead turn."""

from __future__ import annotations

import pytest
from gntables import F, K, active, acts, arm, asked, drawn, item, options, sit, spot, told, undead_turn

from wyprawa.conformance.testing import scripted
from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.attack.cover import shots
from wyprawa.games.niflheim.rules.query.plan import plan
from wyprawa.games.niflheim.rules.turns.activation import declare
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.games.niflheim.vocabulary.terms import MARCH


def waiting(map: str, cover: int = 2, weapon: str = "seax", **more: int) -> State:
    s = drawn(map, **more)
    for who, hero in enumerate(s.heroes):
        hero.cover = cover
        arm(s, who, weapon)
    return s


@pytest.mark.rule("GN-21.8", "GN-21.10")
def test_a_chance_may_pass_and_comes_again_after_each_step() -> None:
    s = waiting("d . . m F", weapon="sling")
    s.undead[1].stunned = True
    table = acts(s)  # a mardröm makes the draugr faster (GN-27.27)
    for _ in range(2):
        assert asked(table) == "react"
        table.choose("wait")
    assert spot(table.state, table.state.undead[0].at) == (2, 0)
    assert table.state.heroes[F].cover == 2


@pytest.mark.rule("GN-21.10", "GN-13.20")
def test_before_an_attack_the_hero_may_prevent_it() -> None:
    s = waiting("d F", cover=0)
    s.coin = False
    table = acts(s)
    assert asked(table) == "react"
    with scripted(table, attack=[4]):
        table.choose(("shoot", F, item("seax"), s.undead[0].figure))
    assert table.state.undead[0].stunned  # the new stun stays until its next activation (GN-12.18)
    assert table.state.heroes[F].blocked_by == NONE


@pytest.mark.rule("GN-21.10", "GN-12.18")
def test_a_stun_in_mid_move_ends_the_move() -> None:
    s = waiting("d . . m F", weapon="sling")
    s.coin = False
    s.undead[1].stunned = True
    table = acts(s)
    table.choose("wait")  # after the first of its two steps
    with scripted(table, attack=[12]):
        table.choose(("shoot", F, item("sling"), s.undead[0].figure))
    assert not told(table, events.UndeadStrikes)
    assert len(table.state.undead) == 2
    assert table.state.undead[0].stunned


@pytest.mark.rule("GN-21.6", "GN-13.2")
def test_a_block_ends_cover() -> None:
    s = waiting("d F")
    table = acts(s)
    table.choose("wait")
    hero = table.state.heroes[F]
    assert hero.blocked_by == table.state.undead[0].figure
    assert (hero.cover, hero.attacked) == (NONE, True)
    assert told(table, events.CoverLost)[0].rule == "GN-21.6"


@pytest.mark.rule("GN-21.1", "GN-6.6", "GN-6.8", "GN-6.10", "GN-18.10", "GN-18.12")
@pytest.mark.parametrize(("intent", "cover"), [("stay", 0), ("march", 2), ("run", 4)])
def test_who_does_not_attack_gets_the_marker_of_the_intent(intent: str, cover: int) -> None:
    s = drawn("F . d")
    arm(s, F, "sling")
    table = active(s, intent=intent)
    table.choose("end")
    assert table.state.heroes[F].cover == cover
    planned = plan(table.state, F, item("sling"), table.state.undead[0].figure, cover=True)
    assert planned is not None
    assert planned.drm == -cover


@pytest.mark.rule("GN-21.7", "GN-14.7", "GN-14.14")
def test_a_blocked_hero_gets_no_cover() -> None:
    s = drawn("F d")
    s.coin = False
    s.heroes[F].blocked_by = s.undead[0].figure
    table = sit(s, declare.later(F))
    with scripted(table, {"break": [3]}):
        table.choose(MARCH)
    hero = table.state.heroes[F]
    assert (hero.cover, hero.attacked) == (NONE, True)


def test_a_hopeless_shot_is_not_offered() -> None:
    s = waiting("F . . . . . . . . . . . . . . d", weapon="sling", cover=4)
    assert shots(s, F) == []  # range 15: -4, Cover -4, and 12 - 8 is below 7
    s.heroes[F].cover = 0
    assert shots(s, F) == [("shoot", F, item("sling"), s.undead[0].figure)]


def test_a_stun_is_no_use_against_a_troll() -> None:
    s = waiting("F . . . . . t", weapon="sling", cover=2)
    assert shots(s, F) == []  # 12 - 3 stuns, but does not wound
    s.heroes[F].cover = 0
    assert shots(s, F)


def test_pass_lasts_for_this_undead_and_until_adjacent_for_all() -> None:
    s = waiting("d . . . F . . . d", weapon="sling")
    table = undead_turn(s)
    table.choose(s.undead[0].figure)
    assert asked(table) == "react"
    table.choose("pass")
    assert asked(table) == "react"  # the other one
    assert table.state.active == s.undead[1].figure
    table.choose("until_adjacent")
    hero = table.state.heroes[F]
    assert (hero.passes, hero.waits) == (s.undead[0].figure, True)


@pytest.mark.rule("GN-21.10", "GN-6.12")
def test_in_the_heroes_own_turn_cover_may_be_used_at_any_time() -> None:
    s = waiting("F . d . . K", weapon="sling")
    s.coin = False
    s.heroes[F].cover = 0
    s.heroes[F].acted = True
    s.heroes[K].cover = NONE
    table = active(s, K)
    shot = ("shoot", F, item("sling"), s.undead[0].figure)
    assert shot in options(table)
    with scripted(table, attack=[12]):
        table.choose(shot)
    assert table.state.undead == []
    assert table.state.heroes[F].attacked
    assert not table.state.heroes[K].attacked  # the activation goes on
    assert asked(table) == "act"


@pytest.mark.rule("GN-21.11", "GN-21.12")
def test_from_cover_there_are_only_attacks_vials_among_them() -> None:
    s = waiting("F . . d", cover=0)
    s.heroes[F].supplies[2] = 1
    table = acts(s)
    assert list(options(table)) == [("throw", F, 2), "wait", "pass", "until_adjacent"]
