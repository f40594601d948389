"""Chapters 28 and 29: experience, Glory and Corruption."""

from __future__ import annotations

from typing import Any

import pytest
from gntables import F, active, arm, asked, drawn, item, options, sit, told, wound

from wyprawa.conformance.testing import scripted
from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import SKILLS
from wyprawa.games.niflheim.content.pages import Search
from wyprawa.games.niflheim.rules.attack.breaking import terms
from wyprawa.games.niflheim.rules.figures.harm import kill
from wyprawa.games.niflheim.rules.query import destiny
from wyprawa.games.niflheim.rules.query.plan import fate, plan
from wyprawa.games.niflheim.rules.scenario.rewards import change_destiny, gain_xp, settle
from wyprawa.games.niflheim.rules.turns.activation import declare
from wyprawa.games.niflheim.state import NONE, Hero, State
from wyprawa.games.niflheim.vocabulary.goals import Searched
from wyprawa.games.niflheim.vocabulary.terms import MARCH, RUN, STAY

FAVOURITE, MIGHTY_BLOW = ([row.id for row in SKILLS].index(id) for id in ("favourite_weapon", "mighty_blow"))


@pytest.mark.rule("GN-28.2", "GN-28.3", "GN-28.9", "GN-29.3", "GN-29.12", "GN-29.24")
@pytest.mark.parametrize(("foe", "xp", "glory"), [("d", 1, 0), ("b", 1, 0), ("t", 1, 0), ("m", 2, 1)])
def test_the_killing_blow_is_rewarded(foe: str, xp: int, glory: int) -> None:
    s = drawn(f"F {foe} K")
    s.undead[0].wounds = 1  # by another
    kill(s, s.undead[0], F)
    assert [(hero.xp, hero.destiny) for hero in s.heroes] == [(xp, glory), (0, 0)]


@pytest.mark.rule("GN-28.E3", "GN-28.8", "GN-29.30")
def test_after_the_first_lap_kills_bring_glory_alone() -> None:
    s = drawn("F m K")
    s.lap = 2
    kill(s, s.undead[0], F)
    assert (s.heroes[F].xp, s.heroes[F].destiny) == (0, 1)


@pytest.mark.rule("GN-28.10", "GN-28.25")
def test_what_nobody_has_killed_rewards_nobody() -> None:
    s = drawn("F m K")
    kill(s, s.undead[0], NONE)
    assert [(hero.xp, hero.destiny) for hero in s.heroes] == [(0, 0), (0, 0)]


@pytest.mark.rule("GN-28.24")
def test_a_kill_by_a_natural_2_is_the_attacker_s() -> None:
    s = drawn("F d d .")
    s.coin = False
    arm(s, F, "sling")
    table = active(s)
    with scripted(table, attack=[2]):
        table.choose(("attack", item("sling"), s.undead[1].figure))
    assert table.state.heroes[F].xp == 1


@pytest.mark.rule("GN-28.1", "GN-32.13", "GN-32.31", "GN-29.1")
def test_scenario_1_gives_neither_experience_nor_glory() -> None:
    s = drawn("F m K", xp=False, destiny=False)
    kill(s, s.undead[0], F)
    settle(s)
    assert (s.heroes[F].xp, s.heroes[F].destiny) == (0, 0)


@pytest.mark.rule("GN-26.12", "GN-26.14", "GN-29.2")
def test_huskarls_gain_experience_but_no_glory() -> None:
    s = drawn("G m K")
    kill(s, s.undead[0], 1)
    assert [(hero.xp, hero.destiny) for hero in s.heroes] == [(0, 0), (2, 0)]


def completed(**page: Any) -> State:
    s = drawn("F K A", **page)
    s.lap = 2
    s.heroes[2].dead = True
    settle(s)
    return s


@pytest.mark.rule("GN-28.6", "GN-28.11", "GN-28.12", "GN-29.6", "GN-29.11")
def test_completing_a_scenario() -> None:
    s = completed()
    assert [(hero.xp, hero.destiny) for hero in s.heroes] == [(1, 1), (1, 1), (0, 0)]


@pytest.mark.rule("GN-28.7", "GN-29.8", "GN-29.29")
def test_side_objectives_count_when_all_are_met_and_cost_when_missed() -> None:
    s = completed(side=(Searched(what="a"), Searched(what="b")))
    assert (s.heroes[F].xp, s.heroes[F].destiny) == (1, -1)
    s = drawn("2 F K", side=(Searched(what="a"),), searches=(Search(id="a", at="2", table=()),))
    s.searched = 1
    settle(s)
    assert (s.heroes[F].xp, s.heroes[F].destiny) == (2, 1)


@pytest.mark.rule("GN-28.E1", "GN-28.E2", "GN-28.13")
def test_the_pegs() -> None:
    assert destiny.pegs(55) == (5, 5, True)
    assert destiny.pegs(9) == (None, 9, False)
    assert destiny.pegs(10) == (1, 0, False)


@pytest.mark.rule("GN-28.14")
def test_the_track_ends_at_99() -> None:
    s = drawn("F K")
    s.heroes[F].xp = 98
    gain_xp(s, F, 2, "GN-28.3")
    assert s.heroes[F].xp == 99


def mighty(glory: int) -> State:
    """Aleator with Mighty Blow, beside a troll."""
    s = drawn(". A t")
    s.coin = False
    arm(s, 0, "seax")
    s.heroes[0].destiny, s.heroes[0].skills = glory, [MIGHTY_BLOW]
    return s


def blow(s: State) -> State:
    """He attacks and uses it; both dice miss."""
    table = active(s, 0)
    table.choose(("attack", item("seax"), s.undead[0].figure))
    with scripted(table, attack=[3, 3]):
        table.choose(MIGHTY_BLOW)
    return table.state


@pytest.mark.rule(
    "GN-29.E1", "GN-29.E2", "GN-29.E3", "GN-29.9", "GN-29.14", "GN-29.15", "GN-29.13", "GN-29.25", "GN-28.22"
)
def test_aleator_pays_from_glory_to_corruption() -> None:
    s = mighty(1)
    for expected in (-1, -3, -5):
        s = blow(s)
        assert s.heroes[0].destiny == expected
    assert [destiny.points(s.heroes[0], intent) for intent in (STAY, MARCH, RUN)] == [0, 2, 5]
    change_destiny(s, 0, 1, "GN-29.6")
    assert s.heroes[0].destiny == -4


@pytest.mark.rule("GN-29.9")
def test_a_skill_is_the_player_s_choice() -> None:
    s = mighty(1)
    table = active(s, 0)
    table.choose(("attack", item("seax"), s.undead[0].figure))
    assert (asked(table), list(options(table))) == ("skill", ["no", MIGHTY_BLOW])
    with scripted(table, attack=[3]):
        table.choose("no")
    assert table.state.heroes[0].destiny == 1


@pytest.mark.rule("GN-29.E4", "GN-29.26", "GN-29.16")
def test_nobody_pays_beyond_corruption_10() -> None:
    s = mighty(-9)
    table = active(s, 0)
    with scripted(table, attack=[3]):
        table.choose(("attack", item("seax"), s.undead[0].figure))
    assert told(table, events.SkillUsed) == []
    assert blow(mighty(-8)).heroes[0].destiny == -10


@pytest.mark.rule("GN-16.17", "GN-26.11", "GN-29.22")
def test_a_preferred_weapon_needs_the_skill() -> None:
    s = drawn("F . d")
    arm(s, F, "sling")
    before = plan(s, F, item("sling"), s.undead[0].figure, cover=False)
    s.heroes[F].skills = [FAVOURITE]
    after = plan(s, F, item("sling"), s.undead[0].figure, cover=False)
    assert before is not None
    assert after is not None
    assert (before.drm, after.drm, s.heroes[F].destiny) == (0, 1, 0)
    s.heroes[F].ready = item("short_bow")
    s.heroes[F].supplies[0] = 1
    other = plan(s, F, item("short_bow"), s.undead[0].figure, cover=False)
    assert other is not None
    assert other.drm == 0


@pytest.mark.rule("GN-29.20", "GN-29.17", "GN-29.18", "GN-6.17")
def test_at_corruption_5_a_point_is_lost() -> None:
    s = drawn("F K")
    hero = s.heroes[F]
    for level, points in ((-5, [0, 2, 5]), (-4, [0, 3, 6])):
        hero.destiny = level
        assert [destiny.points(hero, intent) for intent in (STAY, MARCH, RUN)] == points
    hero.destiny = -5
    table = sit(s, declare.later(F))
    table.choose(MARCH)
    assert told(table, events.IntentDeclared)[0].mp == 2


@pytest.mark.rule("GN-29.27", "GN-29.16")
def test_a_forced_loss_stops_at_10() -> None:
    s = drawn("F K")
    s.heroes[F].destiny = -9
    change_destiny(s, F, -3, "GN-29.7")
    assert s.heroes[F].destiny == -10


@pytest.mark.rule("GN-29.E5", "GN-29.7", "GN-26.15", "GN-26.3", "GN-26.4")
def test_a_huskarl_s_death_weighs_on_all_characters() -> None:
    s = drawn("F K G")
    s.heroes[F].destiny = 2
    wound(s, 2)
    assert not s.heroes[2].dead
    wound(s, 2)
    assert s.heroes[2].dead
    assert [hero.destiny for hero in s.heroes] == [-1, -3, 0]


def effects(hero: Hero) -> list[int]:
    return [destiny.effect(hero, "mp"), destiny.effect(hero, "attack"), destiny.effect(hero, "break")]


@pytest.mark.rule("GN-29.19", "GN-29.28", "GN-29.21", "GN-18.15", "GN-14.3")
def test_effects_of_different_kinds_add_up_of_a_kind_the_worst_counts() -> None:
    s = drawn("F K")
    hero = s.heroes[F]
    hero.destiny = -9
    assert (destiny.effect(hero, "mp"), destiny.effect(hero, "attack"), destiny.effect(hero, "break")) == (
        -2,
        -1,
        -1,
    )
    assert [term.value for term in fate(s, F)] == [-1]
    arm(s, F, "seax")
    assert [term.value for term in terms(s, F, item("seax"))] == [-1]
    hero.destiny = 6
    assert (destiny.effect(hero, "mp"), destiny.effect(hero, "attack"), destiny.effect(hero, "break")) == (
        0,
        1,
        1,
    )
