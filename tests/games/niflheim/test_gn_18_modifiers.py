"""Chapters 9 and 16 to 18: lines, weapons, range and every modifier."""

from __future__ import annotations

import pytest
from gntables import F, active, arm, drawn, item, options, place, spot

from wyprawa.games.niflheim.content import FISTS, ITEMS
from wyprawa.games.niflheim.rules.query import gear, ground
from wyprawa.games.niflheim.rules.query.plan import Plan, plan, targets
from wyprawa.games.niflheim.state import State, Turn
from wyprawa.games.niflheim.vocabulary.terms import MARCH, RUN, STAY

FRIDA = """
    . . . d . . d

    . . . . . . .

    . . . ~ . . .

    d # . F ~ ~ d
"""


def aimed(s: State, n: int, weapon: str = "sling", intent: int = MARCH) -> Plan | None:
    """Frida's attack on the nth undead in reading order."""
    arm(s, F, weapon)
    s.turn = Turn(F, intent, 0)
    return plan(s, F, item(weapon), s.undead[n].figure, cover=False)


def drm(s: State, n: int = 0, weapon: str = "sling", intent: int = MARCH) -> int:
    found = aimed(s, n, weapon, intent)
    assert found is not None
    return found.drm


def test_the_drawing_is_the_ledger_s_position() -> None:
    s = drawn(FRIDA)
    places = [spot(s, each.at) for each in s.undead]
    assert places == [(3, 0), (6, 0), (0, 3), (6, 3)]


@pytest.mark.rule("GN-18.E1", "GN-17.7", "GN-8.4")
def test_behind_a_blocked_square_there_is_no_target() -> None:
    assert aimed(drawn(FRIDA), 2) is None


@pytest.mark.rule("GN-18.E2", "GN-18.1", "GN-18.2", "GN-18.3", "GN-18.25")
def test_the_diagonal_touches_only_corners() -> None:
    found = aimed(drawn(FRIDA), 1)
    assert found is not None
    assert (found.range, found.drm) == (6, -1)
    assert (found.values.stun - found.drm, found.values.wound - found.drm) == (8, 11)


@pytest.mark.rule("GN-18.E3", "GN-18.18", "GN-18.8")
def test_difficult_ground_beside_the_attacker_is_free() -> None:
    found = aimed(drawn(FRIDA), 0)
    assert found is not None
    assert (found.range, found.drm, found.values.stun, found.values.wound) == (3, 0, 7, 10)


@pytest.mark.rule("GN-18.E4", "GN-18.17", "GN-18.18")
def test_difficult_ground_farther_off_costs_two() -> None:
    found = aimed(drawn(FRIDA), 3)
    assert found is not None
    assert (found.range, found.drm) == (3, -2)


@pytest.mark.rule("GN-18.E5", "GN-17.8")
def test_the_hero_chooses_freely_among_legal_targets() -> None:
    s = drawn(FRIDA)
    arm(s, F, "sling")
    legal = [target for _, target in targets(s, F)]
    assert legal == [s.undead[n].figure for n in (0, 1, 3)]


@pytest.mark.rule("GN-18.E6", "GN-18.E7", "GN-18.E9", "GN-18.24", "GN-17.9")
@pytest.mark.parametrize(
    ("weapon", "bands"),
    [
        ("sling", {1: 0, 4: 0, 5: -1, 7: -1, 8: -2, 10: -2, 11: -3, 13: -3, 14: -4, 16: -4}),
        ("throwing_knives", {4: 0, 5: -1, 6: -1, 7: -2, 8: -2, 9: -3, 10: -3, 11: -4, 12: -4}),
    ],
)
def test_range_bands(weapon: str, bands: dict[int, int]) -> None:
    assert {range: gear.range_penalty(item(weapon), range) for range in bands} == bands


@pytest.mark.rule("GN-18.E8")
@pytest.mark.parametrize(
    ("squares", "stun", "wound"), [(4, 8, 10), (5, 9, 11), (6, 9, 11), (7, 10, 12), (8, 10, 12)]
)
def test_throwing_knives(squares: int, stun: int, wound: int) -> None:
    s = drawn("F " + ". " * (squares - 1) + "d")
    s.heroes[F].supplies[0] = 1
    found = aimed(s, 0, "throwing_knives")
    assert found is not None
    assert (found.values.stun - found.drm, found.values.wound - found.drm) == (stun, wound)


@pytest.mark.rule("GN-18.E10", "GN-18.16", "GN-18.21", "GN-18.22", "GN-18.23")
def test_three_figures_between_cost_four() -> None:
    assert drm(drawn("F d K d d"), 2) == -4
    assert drm(drawn("F d d"), 1) == -2
    assert drm(drawn("F d K d . . d"), 2) == -5  # the cap leaves range alone


@pytest.mark.rule("GN-18.19", "GN-18.20")
def test_a_figure_on_free_ground_beside_the_attacker_still_costs() -> None:
    s = drawn("F ~ . d d")
    s.undead[0].at = place(s, 1, 0)
    assert drm(s, 1) == -2
    s = drawn("F . ~ d d")
    s.undead[0].at = place(s, 2, 0)
    assert drm(s, 1) == -4


@pytest.mark.rule("GN-18.E11", "GN-18.6", "GN-18.7", "GN-18.4", "GN-18.5")
def test_a_stunned_draugr_six_squares_away() -> None:
    s = drawn("F . . . . . d")
    s.undead[0].stunned = True
    found = aimed(s, 0, intent=STAY)
    assert found is not None
    assert [(term.name, term.value) for term in found.terms] == [("intent", 2), ("stunned", 3), ("range", -1)]
    assert (found.values.stun - found.drm, found.values.wound - found.drm) == (3, 6)


@pytest.mark.rule("GN-18.9", "GN-18.17")
def test_running_and_a_target_on_difficult_ground() -> None:
    s = drawn("F . ~ d")
    s.undead[0].at = place(s, 2, 0)
    assert drm(s, 0, intent=RUN) == -4


@pytest.mark.rule("GN-18.27")
def test_nothing_lies_between_adjacent_figures() -> None:
    s = drawn("F ~ d")
    s.undead[0].at = place(s, 1, 0)
    assert drm(s, 0, "seax") == 0


@pytest.mark.rule("GN-16.E1", "GN-16.2", "GN-16.3", "GN-17.4")
def test_a_sling_far_and_near() -> None:
    far, near = aimed(drawn("F . d"), 0), aimed(drawn("F d"), 0)
    assert far is not None
    assert near is not None
    assert (far.values.stun, far.values.wound) == (7, 10)
    assert (near.values.stun, near.values.wound) == (9, 11)


@pytest.mark.rule("GN-16.5", "GN-16.6", "GN-16.7", "GN-16.18", "GN-17.10")
def test_a_seax_reaches_neither_two_squares_nor_round_a_corner() -> None:
    assert aimed(drawn("F . d"), 0, "seax") is None
    assert aimed(drawn("F .\n\n. d"), 0, "seax") is None
    assert aimed(drawn("F d"), 0, "seax") is not None


@pytest.mark.rule("GN-16.8", "GN-16.12", "GN-16.13", "GN-6.16")
def test_only_what_is_readied_strikes_and_bare_hands_can() -> None:
    s = drawn("F d")
    s.heroes[F].pack = [item("seax")]
    assert gear.weapons(s.heroes[F]) == [FISTS]
    assert ITEMS[FISTS].dice == 1
    assert ("attack", FISTS, s.undead[0].figure) in options(active(s))


@pytest.mark.rule("GN-16.14", "GN-16.15", "GN-18.13", "GN-17.3")
def test_two_weapons() -> None:
    s = drawn("F d")
    arm(s, F, "seax", "hatchet")
    first, second = gear.weapons(s.heroes[F])
    found = [plan(s, F, weapon, s.undead[0].figure, cover=False) for weapon in (first, second)]
    assert [each.drm for each in found if each] == [0, -2]
    arm(s, F, "seax", "seax")
    first, second = gear.weapons(s.heroes[F])
    found = [plan(s, F, weapon, s.undead[0].figure, cover=False) for weapon in (first, second)]
    assert [each.drm for each in found if each] == [1, -1]


@pytest.mark.rule("GN-16.9", "GN-26.18")
def test_both_weapons_of_a_huskarl_are_ready() -> None:
    s = drawn("G . d")
    s.heroes[0].pack = [item("axe"), item("sling")]
    assert targets(s, 0) == [(item("sling"), s.undead[0].figure)]
    assert gear.weapons(s.heroes[0]) == [item("axe"), item("sling")]


@pytest.mark.rule("GN-26.5")
def test_a_wounded_huskarl_attacks_with_minus_two() -> None:
    s = drawn("G d")
    s.heroes[0].pack = [item("axe")]
    s.heroes[0].health = 1
    found = plan(s, 0, item("axe"), s.undead[0].figure, cover=False)
    assert found is not None
    assert found.drm == -2


@pytest.mark.rule("GN-17.12")
def test_a_hopeless_attack_may_still_be_declared() -> None:
    s = drawn("F . . . . . . . . . . . . . . . . . . . d")
    arm(s, F, "sling")
    assert ("attack", item("sling"), s.undead[0].figure) in options(active(s, intent="run"))


@pytest.mark.rule("GN-17.11")
def test_heroes_are_no_targets() -> None:
    s = drawn("F K")
    arm(s, F, "seax")
    assert targets(s, F) == []


@pytest.mark.rule("GN-9.E4", "GN-9.1", "GN-9.2")
def test_squares_crossed_on_the_way_to_3_1() -> None:
    s = drawn("F . . .\n\n. . . d")
    crossed = [spot(s, cell) for cell in ground.crossed(s, s.heroes[F].at, s.undead[0].at)]
    assert crossed == [(1, 0), (2, 1), (3, 1)]


@pytest.mark.rule("GN-9.E5")
def test_squares_crossed_on_the_way_to_2_1() -> None:
    s = drawn("F . .\n\n. . d")
    crossed = [spot(s, cell) for cell in ground.crossed(s, s.heroes[F].at, s.undead[0].at)]
    assert crossed == [(1, 0), (1, 1), (2, 1)]


@pytest.mark.rule("GN-9.5", "GN-9.6", "GN-9.7", "GN-9.10")
def test_sight_goes_both_ways_as_far_as_one_likes_past_figures_and_rubble() -> None:
    s = drawn("F d ~ t . . . . . . . . . . . . . . . d")
    a, b = s.heroes[F].at, s.undead[2].at
    assert ground.sees(s, a, b)
    assert ground.sees(s, b, a)
    assert ground.sees(s, a, s.undead[0].at)


@pytest.mark.rule("GN-9.8", "GN-9.9", "GN-8.6", "GN-8.7", "GN-8.8", "GN-8.5")
def test_corners_walls_doors_and_dotted_ground() -> None:
    def seen(map: str) -> bool:
        s = drawn(map)
        return ground.sees(s, s.heroes[F].at, s.undead[0].at)

    assert seen("F #\n\n# d")  # through the corner where two blocked squares meet
    assert not seen("F#d")
    assert not seen("F+d")
    assert seen("F'd")
    assert seen("F : d")
    assert seen("F .\n##\n. d") is True  # the line ends at the wall's end point


@pytest.mark.rule("GN-18.14")
def test_cover_counts_instead_of_the_intent() -> None:
    s = drawn("F . d")
    arm(s, F, "sling")
    s.turn, s.heroes[F].cover = Turn(F, STAY, 0), 4
    found = plan(s, F, item("sling"), s.undead[0].figure, cover=True)
    assert found is not None
    assert [(term.name, term.value) for term in found.terms] == [("cover", -4)]
