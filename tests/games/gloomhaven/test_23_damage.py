"""Chapter 23: damage to characters and exhaustion."""

from __future__ import annotations

import pytest
from ghdeeds import does, field, foes, lost, plays, run, strikes
from ghtables import held, make

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Suffer
from wyprawa.games.gloomhaven.rules.attack import single_attack
from wyprawa.games.gloomhaven.rules.figures import damage
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import NOWHERE, Figure, Held, State, Tally


def hand(s: State, *cards: int, discard: tuple[int, ...] = ()) -> None:
    s.heroes[0].hand, s.heroes[0].discard = list(cards), list(discard)


@pytest.mark.rule("GH-23.1", "GH-23.6")
def test_the_player_chooses_once_the_damage_is_known() -> None:
    s = field("0 g", ["plus_1"])
    hand(s, 1, 2)
    s.figures[0].shield = 1
    (question,) = strikes(s, foes(s)[0], Attack(own=0), 0, answers=["take"])
    assert (question.ask, question.seat, question.subject[:2]) == ("damage", 0, (0, 2))
    assert lost(s, 0) == 2


@pytest.mark.rule("GH-23.2", "GH-23.3")
def test_one_card_of_the_hand_or_two_discards() -> None:
    s = field("0 g")
    hand(s, 1, 2, discard=(3, 4, 5))
    (question,) = run(s, damage.suffer(s, 0, 7), ("lose", 2))
    assert set(question.options) == {"take", ("lose", 1), ("lose", 2), "discards"}
    run(s, damage.suffer(s, 0, 7), "discards", 3, 5)
    assert (s.heroes[0].hand, s.heroes[0].discard, s.heroes[0].lost) == ([1], [4], [2, 3, 5])
    assert lost(s, 0) == 0
    hand(s, discard=(4,))
    assert run(s, damage.suffer(s, 0, 1)) == []  # one discarded card is not enough


@pytest.mark.rule("GH-23.4")
def test_other_effects_still_apply() -> None:
    s = field("0 g .", ["plus_0"])
    hand(s, 1)
    strikes(s, foes(s)[0], Attack(own=0, give=("muddle",)), 0, answers=[("lose", 1)])
    assert lost(s, 0) == 0
    assert facts.has(s.figures[0], "muddle")


@pytest.mark.rule("GH-23.5")
def test_picked_cards_cannot_be_lost() -> None:
    s = field("0 g")
    hand(s)
    s.heroes[0].picked = [1, 2]
    assert run(s, damage.suffer(s, 0, 1)) == []


@pytest.mark.rule("GH-23.7")
def test_each_source_by_itself() -> None:
    s = field("g 0 b", ["plus_0", "plus_0"])
    hand(s, 1)
    guard, bones = foes(s)
    strikes(s, guard, Attack(own=0), 0, answers=[("lose", 1)])
    strikes(s, bones, Attack(own=0), 0)
    assert lost(s, 0) == 1


@pytest.mark.rule("GH-23.8", "GH-23.10", "GH-23.11", "GH-23.12", "GH-19.8")
def test_exhaustion() -> None:
    s = field("0 g 1")
    hand(s, discard=(3,))
    plays(s, 8, "bottom")
    s.heroes[0].picked = [4]
    s.figures[9] = Figure("summon", "rat_swarm", 0, 0, 6, 6, owner=0)
    s.figures[0].hp = 2
    run(s, damage.suffer(s, 0, 2), "take")
    hero = s.heroes[0]
    assert hero.exhausted
    assert sorted(hero.lost) == [3, 4, 8]
    assert [hero.hand, hero.discard, hero.picked, hero.active] == [[], [], [], []]
    assert s.figures[0].at == NOWHERE
    assert 9 not in s.figures
    assert 0 not in [n for n, _ in facts.standing(s)]


@pytest.mark.rule("GH-23.9")
def test_exhaustion_by_lack_of_cards_keeps_hit_points() -> None:
    s = field("0 g 1")
    hp = s.figures[0].hp
    damage.exhaust(s, 0)
    assert s.figures[0].hp == hp
    assert s.figures[0].at == NOWHERE


@pytest.mark.rule("GH-23.13")
def test_all_exhausted_is_lost() -> None:
    s = field("0 g 1")
    damage.exhaust(s, 0)
    assert s.won is None
    damage.exhaust(s, 1)
    assert s.won is False


@pytest.mark.rule("GH-23.14")
def test_a_hero_exhausted_in_its_turn_does_no_more() -> None:
    def edit(s: State) -> None:
        hero = s.heroes[0]
        hero.hand, hero.picked = [], [21, 10]  # Skirmishing Maneuver: attack, move, attack
        s.figures[2].retaliate = ((50, 1),)

    table = make(("hero_turn", 0), draw="0 g 1", edit=edit, script={"modifier": ["plus_0"]})
    table.choose(("top", 21))
    table.choose(2)
    assert table.state.heroes[0].exhausted
    assert held(table)
    assert sorted(table.state.heroes[0].lost) == [10, 21]


@pytest.mark.rule("GH-19.20")
def test_damage_to_a_summon_is_not_negated() -> None:
    s = field("0 g 1")
    hand(s, 1, 2)
    s.figures[9] = Figure("summon", "rat_swarm", 0, 0, 6, 6, owner=0)
    assert run(s, damage.suffer(s, 9, 2)) == []
    s.heroes[0].items = [Held(142)]
    s.figures[9].hp = 6
    x = run(s, damage.struck(s, 9, 2), ("item", 142))
    assert x[0].options == ["take", ("item", 142)]
    assert s.figures[9].hp == 6


@pytest.mark.rule("GH-8.7")
def test_harm_to_oneself_and_to_allies_cannot_be_left_out() -> None:
    s = field("0 1 g")
    assert does(s, 0, Suffer(value=2), Suffer(value=1, to=Whom(who="allies", within=1))) == []
    assert (lost(s, 0), lost(s, 1)) == (2, 1)


def test_death_for_good() -> None:
    s = field("0 g 1")
    s.variant = 2
    s.figures[0].hp = 1
    run(s, damage.suffer(s, 0, 1))
    assert s.heroes[0].dead
    damage.exhaust(s, 1)
    assert not s.heroes[1].dead


@pytest.mark.rule("GH-32.15")
def test_a_goal_that_names_an_attack_counts_no_other_damage() -> None:
    s = field("0 g b", hp=3)
    guard, bones = foes(s)
    s.figures[0].retaliate = ((3, 1),)
    run(s, single_attack.retaliate(s, 0, guard))  # undamaged until then, and dead
    run(s, damage.suffer(s, bones, 5, by=0))
    tally = s.heroes[0].tally
    assert (tally.kills, tally.outright) == (2, False)


@pytest.mark.rule("GH-32.16")
def test_an_obstacle_with_hit_points_is_no_kill() -> None:
    s = field("0 g .", ["plus_0"], hp=3)
    (guard,) = foes(s)
    s.figures[guard].kind = "obstacle"
    does(s, 0, Attack(value=9), answers=[guard])
    assert not facts.alive(s, guard)
    assert s.heroes[0].tally == Tally()


def test_what_battle_goals_count() -> None:
    s = field("0 g b", ["plus_2", "plus_0"], hp=3)
    guard, bones = foes(s)
    s.figures[guard].elite = True
    does(s, 0, Attack(value=4), answers=[guard])
    tally = s.heroes[0].tally
    assert (tally.kills, tally.elites, tally.first, tally.outright, tally.overkill) == (1, 1, True, True, 3)
    assert s.killed == {"bandit_guard": 1}
    assert bones
