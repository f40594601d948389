"""Cards that join several rules, each from beginning to end."""

from __future__ import annotations

import pytest
from ghdeeds import does, field, foes, lost, plays, run, strikes, wide
from ghtables import held, make

from wyprawa.games.gloomhaven.abilities.verbs import Attack
from wyprawa.games.gloomhaven.rules.figures import damage, using
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.facts import BIT
from wyprawa.games.gloomhaven.state import STRONG, State

FIRE, ICE, AIR, EARTH, LIGHT, DARK = range(6)


def right(s: State, steps: int = 1) -> int:
    """The hex so many to the right of hero 0."""
    board = facts.board(s)
    q, r = board.axial(s.figures[0].at)
    return board.at(q + steps, r)


@pytest.mark.rule("GH-8.3", "GH-8.19", "GH-10.7")
def test_trample_attacks_every_enemy_passed_over() -> None:
    s = field(wide("0 g b . ."), ["plus_0", "plus_1"])
    plays(s, 1, "bottom", right(s, 3), "stop", "go")
    assert [lost(s, n) for n in foes(s)] == [2, 3]
    assert (s.heroes[0].lost, s.heroes[0].xp) == ([1], 2)


@pytest.mark.rule("GH-8.6", "GH-8.13")
def test_a_lost_card_of_which_a_part_was_done_is_lost() -> None:
    s = field(wide("0 g b . ."))
    plays(s, 1, "bottom", right(s, 3), "stop", "skip")
    assert (s.heroes[0].lost, s.heroes[0].xp) == ([1], 2)


def test_frost_armor_takes_any_element() -> None:
    s = field(wide("0 . g"), ["plus_0"], heroes=["spellweaver", "brute"])
    s.elements[DARK] = s.elements[AIR] = STRONG
    plays(s, 66, "top", ("boost", 0), "dark", foes(s)[0])
    assert lost(s, foes(s)[0]) == 3
    assert (s.elements[DARK] == 0, s.elements[AIR], s.heroes[0].xp) == (True, STRONG, 1)


def test_a_charge_in_a_straight_line() -> None:
    s = field(wide("0 . . . g"), ["plus_0"])
    plays(s, 16, "bottom", right(s, 3), "stop", foes(s)[0])
    assert lost(s, foes(s)[0]) == 3


def test_what_was_moved_and_what_was_dealt() -> None:
    s = field(wide("0 . . g"), ["plus_0"])
    plays(s, 6, "bottom", right(s, 2), "stop")  # Move 4
    assert s.turn is not None
    assert s.turn.moved == 2
    plays(s, 12, "top", foes(s)[0])  # Attack X: hexes moved this turn
    assert lost(s, foes(s)[0]) == 2
    asked = plays(s, 12, "bottom", "stop")  # Move X: damage inflicted this turn
    assert asked[0].subject[:2] == (0, 2)


def test_damage_around_a_target_that_died() -> None:
    s = field(wide("0 . g b 1"), ["plus_0"], heroes=["cragheart", "brute"], hp=3)
    guard, bones = foes(s)
    plays(s, 120, "top", guard)  # Massive Boulder
    assert guard not in s.figures
    assert (lost(s, bones), lost(s, 1), lost(s, 0)) == (1, 0, 0)


def test_as_much_damage_as_the_target_suffered() -> None:
    s = field(wide("0 . g b"), ["plus_1"], heroes=["cragheart", "brute"])
    guard, bones = foes(s)
    s.figures[guard].shield = 2
    plays(s, 144, "top", guard)  # Blind Destruction
    assert (lost(s, guard), lost(s, bones)) == (3, 3)


def test_black_hole_kills_normal_enemies() -> None:
    s = field(wide("0 . g G"), ["plus_0"], heroes=["spellweaver", "brute"])
    normal, elite = foes(s)
    s.elements[DARK] = STRONG
    board = facts.board(s)
    asked = plays(
        s,
        86,
        "top",
        ("boost", 0),
        next(
            ("area", *sorted({s.figures[normal].at, s.figures[elite].at, third}))
            for third in board.neighbours(s.figures[normal].at)
            if board.near(s.figures[elite].at) >> third & 1
        ),
    )
    assert len(asked) == 2
    assert normal not in s.figures
    assert lost(s, elite) == 4
    assert s.heroes[0].xp == 2


def test_spirit_of_doom() -> None:
    s = field(wide("0 . g"), heroes=["spellweaver", "brute"])
    s.elements[DARK] = STRONG
    plays(s, 76, "top", ("boost", 0), foes(s)[0])
    assert foes(s) == []
    plain = field(wide("0 . g"), heroes=["spellweaver", "brute"])
    plays(plain, 76, "top", foes(plain)[0])
    assert plain.monsters.undrawn.count("curse") == 1


def test_elemental_aid_for_one_or_for_all() -> None:
    s = field(wide("0 1 2"), heroes=["spellweaver", "brute", "scoundrel"], seats=3)
    plays(s, 75, "bottom", 2)
    assert [facts.shield_of(s, n) for n in range(3)] == [0, 0, 2]
    s = field(wide("0 1 2"), heroes=["spellweaver", "brute", "scoundrel"], seats=3)
    s.elements[AIR] = STRONG
    plays(s, 75, "bottom", ("boost", 0))
    assert [facts.shield_of(s, n) for n in range(3)] == [0, 2, 2]


def test_inferno_burns_the_room() -> None:
    s = field(wide("0 g . b 1"), ["plus_0", "plus_0"], heroes=["spellweaver", "brute"])
    plays(s, 87, "top", "go")
    assert [lost(s, n) for n in foes(s)] == [3, 3]
    assert (lost(s, 0), lost(s, 1)) == (0, 2)


def test_an_element_for_a_flanked_target_only() -> None:
    s = field(wide("1 g 0 b"), ["plus_0"], heroes=["scoundrel", "brute"])
    guard, bones = foes(s)
    s.elements[DARK] = STRONG
    first, second = plays(s, 110, "top", ("boost", 0), guard)  # Stick to the Shadows
    assert bones in first.options
    assert bones not in second.options
    assert (lost(s, guard), s.heroes[0].xp) == (8, 2)


def test_living_torch_hurts_those_around() -> None:
    s = field(wide("0 . g b"), ["plus_0"], heroes=["spellweaver", "brute"])
    guard, bones = foes(s)
    s.elements[LIGHT] = STRONG
    plays(s, 80, "top", ("boost", 0), guard)
    assert (lost(s, guard), lost(s, bones)) == (4, 2)
    assert facts.has(s.figures[guard], "immobilize")


def test_cold_front_negates_and_strikes_back() -> None:
    s = field("0 g", ["plus_0"], heroes=["spellweaver", "brute"])
    plays(s, 85, "bottom")
    (guard,) = foes(s)
    strikes(s, guard, Attack(own=0), 0)
    assert (lost(s, 0), lost(s, guard)) == (0, 3)
    assert s.heroes[0].active[0].used == 1


def test_stone_pummel_breaks_a_rock() -> None:
    s = field(wide("o 0 g"), ["plus_0", "plus_0"], heroes=["cragheart", "brute"])
    plays(s, 137, "bottom")
    (guard,) = foes(s)
    does(s, 0, Attack(value=1), answers=[guard])
    assert lost(s, guard) == 1  # not wanted: the tracker stays
    assert s.heroes[0].active[0].used == 0
    does(s, 0, Attack(value=1), answers=[("card", 137), guard])
    assert lost(s, guard) == 1 + 4
    assert s.obstacles == []
    assert s.heroes[0].active[0].used == 1


def test_auto_turret_at_the_end_of_the_turn() -> None:
    def edit(s: State) -> None:
        s.heroes[0].hand, s.heroes[0].picked = [], [54, 30]

    table = make(
        ("hero_turn", 0),
        draw=wide("0 . g"),
        heroes=["tinkerer", "brute"],
        edit=edit,
        script={"modifier": ["plus_0"]},
    )
    table.choose(("top", 54))
    table.choose("pass")
    assert table.choices[0].ask == "attack"
    table.choose(2)
    s = table.state
    assert s.figures[2].most - s.figures[2].hp == 2
    assert (s.heroes[0].active[0].used, s.heroes[0].xp) == (1, 1)
    assert held(table)


def test_a_summon_and_its_card() -> None:
    s = field(wide("0 . g"), heroes=["mindthief", "brute"])
    plays(s, 150, "top", right(s))
    (rats,) = [n for n, figure in facts.standing(s) if figure.kind == "summon"]
    assert s.heroes[0].active[0].summon == rats
    assert s.heroes[0].xp == 2
    s.figures[rats].conditions = BIT["muddle"]

    run(s, damage.suffer(s, rats, 9))
    assert (s.heroes[0].active, s.heroes[0].lost) == ([], [150])
    again = field(wide("0 . g"), heroes=["mindthief", "brute"])
    plays(again, 150, "top", right(again))
    using.end(again, 0, 150)
    assert not [n for n, figure in facts.standing(again) if figure.kind == "summon"]
