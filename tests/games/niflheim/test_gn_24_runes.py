"""Chapter 24: runestones in weapons."""

from __future__ import annotations

import pytest
from gntables import F, active, arm, asked, drawn, item, options, place, spot

from wyprawa.conformance.testing import scripted
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.terms import BLACK, BLUE, RED, WHITE
from wyprawa.kernel import Table

SEAX = item("seax")


def strike(map: str, rune: int, face: int, n: int = 0, intent: str = "march") -> Table[State]:
    """Frida attacks the nth undead with a seax that bears a stone."""
    s = drawn(map)
    s.coin = False
    arm(s, F, "seax")
    s.runes[SEAX] = [rune]
    table = active(s, intent=intent)
    with scripted(table, attack=[face]):
        table.choose(("attack", SEAX, s.undead[n].figure))
    return table


@pytest.mark.rule("GN-24.E1", "GN-24.10", "GN-24.11", "GN-24.1")
def test_red_turns_a_stun_into_a_wound() -> None:
    table = strike("F d .", RED, 5)
    assert (asked(table), list(options(table))) == ("rune.red", ["wound", "stun"])
    table.choose("wound")
    assert table.state.undead == []
    table = strike("F t .", RED, 5)
    table.choose("wound")
    assert (table.state.undead[0].wounds, table.state.undead[0].stunned) == (1, False)
    table = strike("F m .", RED, 5)
    table.choose("stun")
    assert (table.state.undead[0].wounds, table.state.undead[0].stunned) == (0, True)


@pytest.mark.rule("GN-24.10")
@pytest.mark.parametrize("face", [3, 7])
def test_red_is_for_results_between_stun_and_wound(face: int) -> None:
    assert asked(strike("F t .\n\n. . .", RED, face)) == "act"


@pytest.mark.rule("GN-24.6", "GN-24.12", "GN-24.17")
def test_black_pushes_what_is_hit() -> None:
    table = strike("F t .", BLACK, 4)
    assert spot(table.state, table.state.undead[0].at) == (2, 0)
    table = strike("F t .", BLACK, 3)
    assert spot(table.state, table.state.undead[0].at) == (1, 0)
    table = strike("F t .\n\n. . .", BLACK, 4)
    assert asked(table) == "push"
    assert {spot(table.state, cell) for cell in options(table)} == {(2, 0), (1, 1)}


@pytest.mark.rule("GN-24.7", "GN-24.16")
def test_black_stuns_where_it_cannot_push_but_nobody_in_armour() -> None:
    assert strike("F m d", BLACK, 4).state.undead[0].stunned
    assert not strike("F t d", BLACK, 4).state.undead[0].stunned


@pytest.mark.rule("GN-24.9", "GN-24.14", "GN-24.16")
def test_blue_stuns_another_beside_the_target() -> None:
    table = strike("F d d .", BLUE, 4)
    assert [each.stunned for each in table.state.undead] == [True, True]
    table = strike("F d d .", BLUE, 7)  # the target is gone, its square is not
    assert [each.stunned for each in table.state.undead] == [True]
    table = strike("F d t .", BLUE, 4)
    assert [each.stunned for each in table.state.undead] == [True, False]
    table = strike("F d . d", BLUE, 4)
    assert [each.stunned for each in table.state.undead] == [True, False]
    table = strike("F d d\n\n# d #", BLUE, 4)
    assert (asked(table), len(options(table))) == ("rune.blue", 2)


@pytest.mark.rule("GN-24.8", "GN-24.13")
def test_white_gives_a_square_to_who_has_hit() -> None:
    table = strike(". F d", WHITE, 4, intent="stay")
    assert (asked(table), list(options(table))) == ("rune.white", ["stay", place(table.state, 0, 0)])
    table.choose(place(table.state, 0, 0))
    assert spot(table.state, table.state.heroes[F].at) == (0, 0)
    assert asked(strike(". F d", WHITE, 1, intent="march")) == "act"


@pytest.mark.rule("GN-24.15", "GN-24.5")
def test_the_stone_goes_with_the_weapon_and_takes_no_slot() -> None:
    s = drawn(". F K")
    arm(s, F, "seax")
    s.runes[SEAX] = [RED]
    table = active(s)
    table.choose(("give", 1))
    table.choose(("item", SEAX, "ready"))
    assert table.state.runes == {SEAX: [RED]}
    assert table.state.heroes[1].pack == []
