"""Chapter 16: active bonuses."""

from __future__ import annotations

import pytest
from ghdeeds import does, drawn_all, field, foes, lost, plays, run, strikes, wide

from wyprawa.games.gloomhaven.abilities.verbs import Attack, Move
from wyprawa.games.gloomhaven.rules.figures import damage, infusing, piles, using
from wyprawa.games.gloomhaven.rules.query import ability_cards, facts
from wyprawa.games.gloomhaven.rules.query.facts import BIT
from wyprawa.games.gloomhaven.state import STRONG, State, Turn

FROST_ARMOR, SINGLE_OUT, WALL_OF_DOOM, SHIELD_BASH, DEFENSIVE, JUGGERNAUT = 66, 88, 13, 8, 24, 15
ENHANCEMENT_FIELD, MINDS_WEAKNESS, PARASITIC, WITHERING, MASS_HYSTERIA = 40, 151, 152, 156, 165


def scoundrel(draw: str = "0 g . 1", *cards: str) -> State:
    return field(wide(draw), cards, heroes=["scoundrel", "tinkerer"])


def mindthief(*cards: str, draw: str = "0 g 1") -> State:
    return field(wide(draw), cards, heroes=["mindthief", "tinkerer"])


@pytest.mark.rule("GH-16.1", "GH-16.5")
def test_a_persistent_bonus_lasts() -> None:
    s = field("0 g", ["plus_0"])
    plays(s, DEFENSIVE, "bottom")
    assert [active.card for active in s.heroes[0].active] == [DEFENSIVE]
    assert (facts.shield_of(s, 0), facts.retaliates_of(s, 0)) == (1, [(1, 1)])
    using.end_round(s)
    using.end_round(s)
    assert facts.shield_of(s, 0) == 1


@pytest.mark.rule("GH-16.2", "GH-16.3", "GH-22.4", "GH-16.4")
def test_the_tracker_moves_and_the_card_is_lost_after_the_last_space() -> None:
    s = scoundrel("0 g . 1", *["plus_0"] * 5)
    plays(s, SINGLE_OUT, "bottom")  # four spaces, the second and the fourth worth 1
    hero, (guard,) = s.heroes[0], foes(s)
    for used, xp in ((1, 0), (2, 1), (3, 1)):
        does(s, 0, Attack(value=1), answers=[guard])
        assert (hero.active[0].used, hero.xp) == (used, xp)
    does(s, 0, Attack(value=1), answers=[guard])
    assert (hero.active, hero.lost, hero.xp) == ([], [SINGLE_OUT], 2)
    assert lost(s, guard) == 12
    does(s, 0, Attack(value=1), answers=[guard])
    assert lost(s, guard) == 13


@pytest.mark.rule("GH-16.4")
def test_a_bonus_with_spaces_works_without_benefit_too() -> None:
    s = scoundrel("0 g . 1", "null")
    plays(s, SINGLE_OUT, "bottom")
    does(s, 0, Attack(value=1), answers=[foes(s)[0]])
    assert s.heroes[0].active[0].used == 1


@pytest.mark.rule("GH-16.2")
def test_it_does_not_move_when_its_test_fails() -> None:
    s = scoundrel("0 g b 1", "plus_0")
    plays(s, SINGLE_OUT, "bottom")
    does(s, 0, Attack(value=1), answers=[foes(s)[0]])  # beside its ally
    assert s.heroes[0].active[0].used == 0


@pytest.mark.rule("GH-16.6", "GH-16.7")
def test_a_player_may_end_a_bonus() -> None:
    s = field("0 g")
    plays(s, DEFENSIVE, "bottom")
    assert using.endable(s, 0) == [DEFENSIVE]
    using.end(s, 0, DEFENSIVE)
    assert (s.heroes[0].active, s.heroes[0].lost) == ([], [DEFENSIVE])
    assert facts.shield_of(s, 0) == 0


@pytest.mark.rule("GH-16.6")
def test_a_bonus_may_be_ended_in_the_middle_of_a_move_or_an_attack() -> None:
    s = field(wide("0 . g"), ["plus_0"])
    plays(s, DEFENSIVE, "bottom")
    goal = s.figures[0].at + 1
    does(s, 0, Move(value=2), answers=[goal, ("end", DEFENSIVE), "stop"])
    assert (s.heroes[0].active, s.heroes[0].lost, s.figures[0].at) == ([], [DEFENSIVE], goal)
    other = field("0 g", ["plus_0"])
    plays(other, DEFENSIVE, "bottom")
    does(other, 0, Attack(value=1), answers=[("end", DEFENSIVE), foes(other)[0]])
    assert other.heroes[0].lost == [DEFENSIVE]
    assert lost(other, foes(other)[0]) == 1


@pytest.mark.rule("GH-16.6", "GH-23.2")
def test_a_bonus_ended_in_another_s_turn_helps_to_negate_damage() -> None:
    """With one card discarded, the card of a round bonus that counts as discarded is the second."""
    s = field("0 g", ["plus_0"])
    plays(s, SHIELD_BASH, "bottom")
    s.heroes[0].discard = [1]
    first, *_ = strikes(s, foes(s)[0], Attack(own=5), 0, answers=[("end", SHIELD_BASH), "discards", 1])
    assert "discards" not in first.options
    assert (lost(s, 0), sorted(s.heroes[0].lost)) == (0, [1, SHIELD_BASH])


@pytest.mark.rule("GH-16.6")
def test_who_would_take_an_attack_upon_itself_may_end_that_bonus() -> None:
    s = field("1 0 g", ["plus_0"])
    plays(s, 4, "bottom")  # Provoking Roar
    (question,) = strikes(s, foes(s)[0], Attack(own=0), 1, answers=[("end", 4)])
    assert (question.seat, question.subject) == (0, (1, foes(s)[0]))
    assert (lost(s, 0), lost(s, 1)) == (0, 2)
    assert s.heroes[0].active == []


@pytest.mark.rule("GH-8.6", "GH-16.1")
def test_a_new_augment_may_be_left_out() -> None:
    s = mindthief("plus_0", "plus_0")
    (guard,) = foes(s)
    plays(s, MINDS_WEAKNESS, "top", guard)
    plays(s, PARASITIC, "top", "skip", guard)  # its attack has the old augment
    assert [active.card for active in s.heroes[0].active] == [MINDS_WEAKNESS]
    assert lost(s, guard) == 6
    assert s.heroes[0].discard == [PARASITIC]


@pytest.mark.rule("GH-16.8", "GH-16.9", "GH-31.7")
def test_round_bonuses_end_with_the_round() -> None:
    s = field("0 g")
    plays(s, SHIELD_BASH, "bottom")
    plays(s, WALL_OF_DOOM, "top")
    assert facts.shield_of(s, 0) == 3
    using.end_round(s)
    assert facts.shield_of(s, 0) == 0
    assert (s.heroes[0].discard, s.heroes[0].lost) == ([SHIELD_BASH], [WALL_OF_DOOM])


@pytest.mark.rule("GH-16.10", "GH-20.2")
def test_what_an_active_card_counts_as() -> None:
    s = field("0 g")
    plays(s, SHIELD_BASH, "bottom")
    plays(s, WALL_OF_DOOM, "top")
    assert ability_cards.recoverable(s, 0, "discarded") == [SHIELD_BASH]
    assert ability_cards.recoverable(s, 0, "lost") == [WALL_OF_DOOM]


@pytest.mark.rule("GH-16.11")
def test_bonuses_end_when_the_card_leaves() -> None:
    s = field("0 g")
    plays(s, SHIELD_BASH, "bottom")
    piles.to_pile(s, 0, SHIELD_BASH, "hand")
    assert facts.shield_of(s, 0) == 0
    assert s.heroes[0].hand == [SHIELD_BASH]


@pytest.mark.rule("GH-16.12")
def test_active_cards_do_not_negate_damage() -> None:
    s = field("0 g")
    plays(s, SHIELD_BASH, "bottom")
    assert damage.ways_to_negate(s, 0) == []
    s.heroes[0].hand = [1]
    assert damage.ways_to_negate(s, 0) == [("lose", 1)]


@pytest.mark.rule("GH-16.13")
def test_lost_and_active_stays_active_first() -> None:
    s = field("0 g")
    plays(s, JUGGERNAUT, "bottom")
    assert s.heroes[0].lost == []
    for _ in range(3):
        run(s, damage.suffer(s, 0, 2))
    assert s.heroes[0].lost == [JUGGERNAUT]
    assert s.heroes[0].xp == 3
    assert lost(s, 0) == 0


@pytest.mark.rule("GH-16.14")
def test_a_bonus_for_allies_is_settled_when_it_is_played() -> None:
    s = field(wide("0 1 . g"), ["plus_0", "plus_0"], heroes=["tinkerer", "brute"])
    plays(s, ENHANCEMENT_FIELD, "bottom")
    s.figures[1].at = next(
        cell for cell in facts.board(s).neighbours(s.figures[foes(s)[0]].at) if cell != s.figures[1].at
    )
    s.turn = Turn(1)
    (guard,) = foes(s)
    does(s, 1, Attack(value=1), answers=[guard])
    assert lost(s, guard) == 2  # far from the tinkerer by now
    using.end_round(s)
    does(s, 1, Attack(value=1), answers=[guard])
    assert lost(s, guard) == 3


@pytest.mark.rule("GH-16.E1")
def test_frost_armor() -> None:
    s = field("0 g", heroes=["spellweaver", "brute"])
    plays(s, FROST_ARMOR, "bottom")
    run(s, damage.suffer(s, 0, 3))
    assert s.heroes[0].active[0].used == 1
    run(s, damage.suffer(s, 0, 1))
    assert (lost(s, 0), s.heroes[0].active, s.heroes[0].lost) == (0, [], [FROST_ARMOR])
    run(s, damage.suffer(s, 0, 1))
    assert lost(s, 0) == 1


@pytest.mark.rule("GH-16.1")
def test_an_augment_works_from_the_same_action_on_and_gives_way_to_the_next() -> None:
    s = mindthief("plus_0", "plus_0", "plus_0")
    (guard,) = foes(s)
    plays(s, MINDS_WEAKNESS, "top", guard)  # +2, then Attack 1
    assert lost(s, guard) == 3
    s.figures[0].hp -= 4
    plays(s, PARASITIC, "top", MINDS_WEAKNESS, guard)  # Heal 2 instead
    assert lost(s, guard) == 4
    assert lost(s, 0) == 2
    assert [active.card for active in s.heroes[0].active] == [PARASITIC]
    assert s.heroes[0].discard == [MINDS_WEAKNESS]


def test_two_augments_with_mass_hysteria() -> None:
    s = mindthief(*["plus_0"] * 4)
    (guard,) = foes(s)
    plays(s, MASS_HYSTERIA, "bottom")
    plays(s, MINDS_WEAKNESS, "top", guard)
    plays(s, PARASITIC, "top", guard)
    assert {active.card for active in s.heroes[0].active} == {MASS_HYSTERIA, MINDS_WEAKNESS, PARASITIC}
    plays(s, WITHERING, "top", MINDS_WEAKNESS, guard)
    assert {active.card for active in s.heroes[0].active} == {MASS_HYSTERIA, PARASITIC, WITHERING}


def test_boosts_of_a_bonus_are_settled_when_it_is_played() -> None:
    s = field("0 g", ["plus_0"], heroes=["spellweaver", "brute"])
    s.elements[2] = STRONG
    plays(s, 69, "top", ("boost", 0))
    infusing.end_round(s)
    (guard,) = foes(s)
    does(s, 0, Attack(value=1), answers=[guard])
    assert lost(s, guard) == 3


def test_redirected_attacks() -> None:
    s = field("1 0 g", ["plus_0"])
    plays(s, 4, "bottom")  # Provoking Roar
    hp = s.figures[0].hp
    strikes(s, foes(s)[0], Attack(own=0), 1, answers=[("card", 4)])
    assert (lost(s, 1), s.figures[0].hp) == (0, hp - 2)


def test_retaliate_pays_experience() -> None:
    s = field("0 g", ["plus_0"])
    plays(s, 2, "top")  # Eye for an Eye
    (guard,) = foes(s)
    strikes(s, guard, Attack(own=0), 0)
    assert lost(s, guard) == 2
    assert s.heroes[0].xp == 1


def test_command_with_augments() -> None:
    s = mindthief("plus_0", "plus_0", draw="0 1 g")
    (guard,) = foes(s)
    s.figures[0].at, s.figures[1].at = s.figures[1].at, s.figures[0].at
    plays(s, MINDS_WEAKNESS, "top", guard)
    s.figures[0].at, s.figures[1].at = s.figures[1].at, s.figures[0].at
    before = lost(s, guard)
    plays(s, 172, "top", 1, guard)  # an ally attacks for 4 with the augments
    assert lost(s, guard) == before + 6
    drawn_all(s)


def test_smoke_bomb_doubles_only_while_invisible() -> None:
    s = scoundrel("0 g . 1", "plus_0", "plus_0")
    plays(s, 90, "top", "yes")
    (guard,) = foes(s)
    s.figures[0].conditions &= ~BIT["invisible"]
    does(s, 0, Attack(value=2), answers=[guard])
    assert lost(s, guard) == 2
    s.figures[0].conditions |= BIT["invisible"]
    does(s, 0, Attack(value=2), answers=[guard])
    assert lost(s, guard) == 6
    assert s.heroes[0].xp == 2
