"""Chapter 37, the solo scenarios and their ranks."""

from __future__ import annotations

from typing import Any

import pytest
from mlsolo import BOARD_CHANCE, rank_of, sambor, with_points
from mltables import HOLD, affinity, make, member, monster, trap

from wyprawa.games.monsterlands.content import EQUIPMENT, MEMBERS, MONSTERS, SCENARIOS, TRAPS
from wyprawa.games.monsterlands.state import GATE, State
from wyprawa.games.monsterlands.vocabulary import AFFINITIES
from wyprawa.kernel import GameError

POINTS = {
    1: (35, 45, 60),
    3: (22, 30, 40),
    4: (30, 42, 56),
    6: (35, 50, 65),
    8: (30, 42, 56),
    10: (35, 45, 60),
}


@pytest.mark.rule("ML-35.45", "ML-37.1", "ML-37.7", "ML-37.11", "ML-37.18", "ML-37.26", "ML-37.32")
@pytest.mark.parametrize("scenario", list(POINTS))
def test_ranks_by_points(scenario: int) -> None:
    adept, veteran, hero = POINTS[scenario]
    expected = {adept - 1: "snack", adept: "adept", veteran - 1: "adept", veteran: "veteran", hero: "hero"}
    for wanted, name in expected.items():
        assert rank_of(scenario, with_points(wanted)) == name


@pytest.mark.rule("ML-37.4", "ML-37.E1")
def test_scenario_two_counts_gold_with_25_points() -> None:
    def edit(gold: int, wanted: int) -> Any:
        def both(s: State) -> None:
            with_points(wanted)(s)
            s.clans[0].gold = gold

        return both

    assert rank_of(2, edit(40, 25)) == "veteran"
    assert rank_of(2, edit(40, 24)) == "snack"
    assert [rank_of(2, edit(gold, 25)) for gold in (14, 15, 35, 55)] == ["snack", "adept", "veteran", "hero"]


@pytest.mark.rule("ML-37.2", "ML-37.3")
def test_scenario_two_has_only_mercenaries_with_influence() -> None:
    s = make("choose_clans", "begin_round", seats=1, scenario=2, free=BOARD_CHANCE).state
    assert all(MEMBERS[m].influence for m in s.offer + s.member_pile)
    assert AFFINITIES[s.clans[0].affinity] == "jungle"


@pytest.mark.rule("ML-37.6")
def test_scenario_three_starts_with_defence_and_gold() -> None:
    clan = make(HOLD, seats=1, scenario=3).state.clans[0]
    assert (clan.defence, clan.gold) == (3, 12)


@pytest.mark.rule("ML-37.11")
def test_scenario_four_is_water() -> None:
    s = make("choose_clans", "begin_round", seats=1, scenario=4, free=BOARD_CHANCE).state
    assert s.clans[0].affinity == affinity("water")


def stuffed(s: State) -> None:
    clan = s.clans[0]
    clan.defence, clan.potions, clan.poisons = 5, 3, 3
    clan.traps = [trap("plus-4")] * 5
    clan.members += [
        next(n for n, m in enumerate(MEMBERS) if m.affinity == a and m.kind == "mercenary")
        for a in AFFINITIES[1:]
    ]
    for kind in ("weapon", "cover", "spell"):
        s.holders[next(n for n, e in enumerate(EQUIPMENT) if e.kind == kind)] = clan.leader


@pytest.mark.rule("ML-37.12", "ML-37.13", "ML-37.14", "ML-37.15")
def test_scenario_five_wants_everything_filled() -> None:
    def variant(change: Any, wanted: int = 0) -> str:
        def edit(s: State) -> None:
            stuffed(s)
            with_points(wanted)(s)
            change(s)

        return rank_of(5, edit)

    def nothing(s: State) -> None:
        pass

    assert [variant(nothing, n) for n in (30, 35, 50)] == ["adept", "veteran", "hero"]
    assert variant(lambda s: setattr(s.clans[0], "potions", 2), 60) == "snack"
    assert variant(lambda s: setattr(s.clans[0], "traps", [0] * 4), 60) == "snack"
    assert variant(lambda s: s.holders.__setitem__(slice(None), [-1] * len(s.holders)), 60) == "snack"
    assert variant(lambda s: s.clans[0].members.pop(), 60) == "snack"


@pytest.mark.rule("ML-37.16", "ML-37.17", "ML-37.35")
def test_scenario_six_keeps_a_level_a_monster_at_the_gate() -> None:
    s = make(HOLD, seats=1, scenario=6).state
    assert MONSTERS[s.monsters[GATE]].level == "A" or s.monsters[GATE] == monster("dogor")

    def edit(pile: list[int]) -> Any:
        def both(s: State) -> None:
            s.monsters[GATE] = -1
            s.monster_pile = pile

        return both

    level_a = next(n for n, m in enumerate(MONSTERS) if m.level == "A")
    level_b = next(n for n, m in enumerate(MONSTERS) if m.level == "B")
    drawn = make("prepare_pools", HOLD, seats=1, scenario=6, edit=edit([level_b, level_a]), free=BOARD_CHANCE)
    assert (drawn.state.monsters[GATE], drawn.state.monster_pile) == (level_a, [level_b])
    none = make("prepare_pools", HOLD, seats=1, scenario=6, edit=edit([level_b]), free=BOARD_CHANCE)
    assert none.state.monsters[GATE] == -1


@pytest.mark.rule("ML-37.20", "ML-37.21", "ML-37.E2")
def test_scenario_seven_counts_members_by_affinity() -> None:
    def crew(fire: int, water: int, air: int, jungle: int) -> Any:
        def edit(s: State) -> None:
            rows = [[n for n, m in enumerate(MEMBERS) if m.affinity == a] for a in AFFINITIES]
            counts = (fire, water, air, jungle)
            s.clans[0].members = [m for row, count in zip(rows, counts, strict=True) for m in row[:count]]
            s.clans[0].members.append(member("greenhorn"))
            s.clans[0].lands, s.clans[0].settlers = [0, 1, 2], [-1, -1, -1]

        return edit

    assert rank_of(7, crew(3, 2, 1, 1)) == "veteran"
    assert rank_of(7, crew(2, 2, 2, 1)) == "veteran"
    assert rank_of(7, crew(4, 1, 1, 0)) == "snack"
    assert [rank_of(7, crew(*n)) for n in ((1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 2, 2))] == [
        "snack",
        "adept",
        "hero",
    ]


@pytest.mark.rule("ML-37.19")
def test_scenario_seven_has_cheap_beer() -> None:
    assert SCENARIOS[6].rule == "cheap_beer"


@pytest.mark.rule("ML-37.22", "ML-37.23", "ML-37.34")
def test_scenario_eight_lays_two_deceits_on_sambors_trails() -> None:
    def deceits(s: State) -> None:
        assert len(s.deceit_pile) == 18
        assert all(TRAPS[t].kind == "upgraded" for t in s.trap_pile + s.traps_shown)

    first, second = trap("deceit-m1"), trap("deceit-s1")
    s = sambor(5, 2, deceits, scenario=8, deceit=[first, second])
    trail = s.trails[1]
    assert trail is not None
    assert (trail.tokens, trail.shown, len(s.deceit_pile)) == ([first, second], 0, 16)
    assert sambor(5, 5, scenario=8).trails[8].tokens == []  # type: ignore[union-attr]


@pytest.mark.rule("ML-37.27")
@pytest.mark.parametrize(("yellow", "where"), [(1, 0), (2, 1), (3, 8), (4, 8), (5, 10), (6, 10)])
def test_scenario_nine_sends_sambor_to_quests(yellow: int, where: int) -> None:
    assert sambor(5, yellow, scenario=9).trails[where] is not None


@pytest.mark.rule("ML-37.28", "ML-37.E3")
def test_scenario_nine_counts_quests_and_points() -> None:
    def edit(quests: int, wanted: int) -> Any:
        def both(s: State) -> None:
            with_points(wanted)(s)
            s.clans[0].quests = quests

        return both

    assert rank_of(9, edit(6, 39)) == "adept"
    assert [rank_of(9, edit(*n)) for n in ((3, 60), (4, 30), (6, 40), (8, 55), (8, 54))] == [
        "snack", "adept", "veteran", "hero", "veteran",
    ]  # fmt: skip


@pytest.mark.rule("ML-37.29")
def test_scenario_ten_is_not_for_beginners() -> None:
    with pytest.raises(GameError, match="may not be played at beginner"):
        make(HOLD, seats=1, scenario=10)


@pytest.mark.rule("ML-37.31", "ML-37.37")
def test_scenario_ten_begins_with_a_monster_at_the_gate_once() -> None:
    s = make(HOLD, seats=1, scenario=10, level="normal").state
    assert MONSTERS[s.monsters[GATE]].level == "A" or s.monsters[GATE] == monster("dogor")
    again = make(
        "prepare_pools", HOLD, seats=1, scenario=10, level="normal",
        edit=lambda s: s.monsters.__setitem__(GATE, -1), free=BOARD_CHANCE,
    )  # fmt: skip
    assert again.state.monsters[GATE] == -1
