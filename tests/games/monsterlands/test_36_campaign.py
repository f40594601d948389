"""Chapters 35 to 37: Sambor's turns, ranks, scenarios, the campaign."""

from __future__ import annotations

from typing import Any

import pytest
from mltables import HOLD, affinity, done, make, member, monster, trap

from wyprawa.games.monsterlands.content import (
    AFFINITIES,
    BOARD,
    EQUIPMENT,
    MEMBERS,
    MONSTERS,
    SCENARIOS,
    TRAPS,
)
from wyprawa.games.monsterlands.state import (
    ALCHEMIST,
    ARMOURY,
    GATE,
    HUT,
    INFLUENCE,
    LAND_TRAILS,
    MAGIC,
    MARKET,
    MERCHANT,
    MINE,
    QUEST_TRAILS,
    SAMBOR,
    STRENGTH,
    TAVERN,
    State,
    Trail,
)
from wyprawa.games.monsterlands.steps import citadel
from wyprawa.games.monsterlands.steps.sambor import has_room
from wyprawa.games.monsterlands.steps.scoring import points, rank
from wyprawa.kernel import GameError, Table

BOARD_CHANCE = (
    "monster",
    "land",
    "tile",
    "side",
    "quest",
    "influence",
    "panic",
    "mercenary",
    "trap",
    "loot",
    "equipment",
)


def sambor(red: int | list[int], yellow: int | list[int], edit: Any = None, **script: Any) -> State:
    """The table after one turn of Sambor's, the player still having dice."""

    def both(s: State) -> None:
        s.clans[0].strength = 3
        if edit is not None:
            edit(s)

    scenario = script.pop("scenario", 1)
    level = script.pop("level", "beginner")
    free = script.pop("free", ("trap", "mercenary", "equipment"))
    reds = [red] if isinstance(red, int) else red
    yellows = [yellow] if isinstance(yellow, int) else yellow
    outcomes = {"sambor.red": reds, "sambor.yellow": yellows, **script}
    table = make(
        "sambor_turn", seats=1, edit=both, script=outcomes, free=free, scenario=scenario, level=level
    )
    done(table)
    assert (table.choices[0].seat, table.choices[0].ask) == (0, "action")
    return table.state


@pytest.mark.rule("ML-35.1", "ML-34.28", "ML-35.2", "ML-35.7")
def test_solo_is_played_without_deceit_at_any_level() -> None:
    for level in ("beginner", "normal", "high", "cruel"):
        s = make(HOLD, seats=1, level=level).state
        assert (s.level, s.deceit, s.scenario) == (level, False, 1)
        assert all(TRAPS[t].kind == "upgraded" for t in s.trap_pile + s.traps_shown)


@pytest.mark.rule("ML-35.4")
def test_alone_one_chooses_an_affinity_unless_the_scenario_fixes_it() -> None:
    table = make(
        "choose_clans", seats=1, edit=lambda s: setattr(s.clans[0], "affinity", -1), free=BOARD_CHANCE
    )
    assert len(table.choices[0].options) == 4
    fixed = make("choose_clans", seats=1, scenario=2, free=BOARD_CHANCE)
    assert fixed.state.clans[0].affinity == affinity("jungle")


@pytest.mark.rule("ML-35.8")
def test_the_player_is_always_first() -> None:
    s = make("prepare_board", seats=1, free=BOARD_CHANCE).state
    assert s.first == 0


@pytest.mark.rule("ML-35.9", "ML-35.10", "ML-35.11", "ML-35.12")
def test_sambor_has_action_dice_but_no_clan() -> None:
    s = make("prepare_pools", HOLD, seats=1, script={"influence": [3]}).state
    assert len(s.clans) == 1
    after = sambor(1, 2)
    assert len(after.placed[ALCHEMIST]) == 1


@pytest.mark.rule("ML-35.13", "ML-35.14")
@pytest.mark.parametrize(
    ("yellow", "building"), [(1, HUT), (2, ALCHEMIST), (3, TAVERN), (4, ARMOURY), (5, MARKET), (6, MINE)]
)
def test_red_one_to_four_goes_to_the_citadel(yellow: int, building: int) -> None:
    for red in (1, 4):
        s = sambor(red, yellow, influence=[3] if building not in (ALCHEMIST, MINE) else [])
        assert [b for b in range(7) if s.placed[b]] == [building]


@pytest.mark.rule("ML-35.13", "ML-35.15", "ML-35.26", "ML-35.27")
@pytest.mark.parametrize("red", [5, 6])
def test_red_five_and_six_go_outside(red: int) -> None:
    for yellow, where in ((1, 0), (2, 1), (3, 2), (4, 3), (5, 8), (6, 10)):
        s = sambor(red, yellow)
        assert [n for n, trail in enumerate(s.trails) if trail is not None] == [where]
        trail = s.trails[where]
        assert trail is not None
        assert (trail.seat, trail.member) == (SAMBOR, -1)


@pytest.mark.rule("ML-35.16")
def test_he_rolls_again_until_he_can_act() -> None:
    def edit(s: State) -> None:
        s.placed[ALCHEMIST] = [(0, 0, MAGIC, 0), (1, 0, MAGIC, 0)]

    s = sambor([2, 6], [2, 4], edit)
    assert s.trails[3] is not None


@pytest.mark.rule("ML-35.17")
def test_a_building_in_panic_or_closed_has_no_room() -> None:
    s = make(HOLD, seats=1, edit=lambda s: setattr(s, "panic", 1 << HUT)).state
    assert not has_room(s, 1, 1)
    closed = make(HOLD, seats=1, scenario=4).state
    assert not has_room(closed, 1, 4)


@pytest.mark.rule("ML-35.18")
def test_he_never_goes_to_merchant_gate_or_lands() -> None:
    s = make(HOLD, seats=1, edit=lambda s: s.monsters.__setitem__(GATE, monster("gator"))).state
    reached = {(b,) for b in (HUT, ALCHEMIST, TAVERN, ARMOURY, MARKET, MINE)}
    assert (MERCHANT,) not in reached
    for red in range(1, 7):
        for yellow in range(1, 7):
            after = sambor(red, yellow, free=("influence", "trap", "mercenary", "equipment"))
            assert after.placed[MERCHANT] == []
            assert after.trails[12] is None
            assert after.trails[13] is None
    assert s.monsters[GATE] >= 0


@pytest.mark.rule("ML-35.19")
def test_he_stops_when_the_player_has_no_dice() -> None:
    table = make("sambor_turn", "check_end", seats=1, edit=lambda s: setattr(s, "round", 6))
    assert table.over


@pytest.mark.rule("ML-35.20", "ML-35.47", "ML-35.28", "ML-35.48")
@pytest.mark.parametrize(("red", "row"), [(1, 0), (4, 0), (2, 1), (3, 2)])
def test_at_the_hut_a_row_of_traps_goes(red: int, row: int) -> None:
    before = make(HOLD, seats=1).state.traps_shown
    s = sambor(red, 1, influence=[5])
    assert s.placed[HUT] == [(0, SAMBOR, INFLUENCE, 5)]
    assert s.trap_discard == before[2 * row : 2 * row + 2]
    assert len(s.traps_shown) == 6


@pytest.mark.rule("ML-35.21")
def test_at_the_alchemist_from_the_top() -> None:
    assert sambor(1, 2).placed[ALCHEMIST] == [(0, SAMBOR, MAGIC, 0)]


@pytest.mark.rule("ML-35.22", "ML-35.E1")
@pytest.mark.parametrize(("red", "row"), [(1, 0), (4, 0), (2, 1), (3, 2)])
def test_at_the_tavern_a_mercenary_goes(red: int, row: int) -> None:
    before = make(HOLD, seats=1).state
    s = sambor(red, 3, influence=[2])
    assert s.placed[TAVERN] == [(0, SAMBOR, INFLUENCE, 2)]
    assert s.member_discard == [before.offer[row]]
    assert len(s.offer) == 3
    assert -1 not in s.offer
    assert len(s.greenhorns) == 8


@pytest.mark.rule("ML-35.E1")
def test_red_five_yellow_three_and_red_six_yellow_five() -> None:
    assert sambor(5, 3).trails[LAND_TRAILS[0][2]] is not None
    assert sambor(6, 5).trails[QUEST_TRAILS[0][0]] is not None


@pytest.mark.rule("ML-35.23")
def test_at_the_armoury_a_die() -> None:
    assert sambor(2, 4, influence=[6]).placed[ARMOURY] == [(0, SAMBOR, INFLUENCE, 6)]


@pytest.mark.rule("ML-35.24")
@pytest.mark.parametrize(("red", "slot"), [(1, 0), (4, 0), (2, 1), (3, 2)])
def test_at_the_market_an_equipment_card_goes(red: int, slot: int) -> None:
    before = make(HOLD, seats=1).state
    s = sambor(red, 5, influence=[1])
    assert before.market[slot] not in s.market + s.equipment_pile
    assert len([card for card in s.market if card >= 0]) == 3


@pytest.mark.rule("ML-35.25")
def test_in_the_mine_the_best_space() -> None:
    s = sambor(1, 6)
    assert {space for space, *_ in s.placed[MINE]} == {0}
    assert len(s.placed[MINE]) == BOARD.mine[0].dice == 2
    again = sambor(1, 6, lambda s: s.placed[MINE].extend([(0, 0, STRENGTH, 0)] * 2))
    assert again.placed[MINE][-1][0] == 1


@pytest.mark.rule("ML-35.6", "ML-35.29")
def test_with_six_tokens_out_an_outside_result_is_rolled_again() -> None:
    def edit(s: State) -> None:
        for where in (0, 1, 2, 8, 9, 10):
            s.trails[where] = Trail(seat=SAMBOR, member=-1)

    s = sambor([5, 1], [4, 2], edit)
    assert s.trails[3] is None
    assert len(s.placed[ALCHEMIST]) == 1


@pytest.mark.rule("ML-35.30")
def test_his_influence_dice_count_for_discounts() -> None:
    s = sambor(2, 4, influence=[6])
    assert citadel.influence_discount(s, ARMOURY, 4) == 4 + 6


@pytest.mark.rule("ML-35.42")
def test_his_tokens_come_back_in_cleanup() -> None:
    table = make(
        "cleanup",
        seats=1,
        edit=lambda s: s.trails.__setitem__(2, Trail(seat=SAMBOR, member=-1)),
        free=BOARD_CHANCE,
    )
    assert table.state.trails[2] is None


@pytest.mark.rule("ML-35.41")
def test_a_land_he_discarded_is_replaced_with_a_new_tile() -> None:
    def edit(s: State) -> None:
        s.lands[0], s.faces[0] = -1, 0

    s = make("prepare_board", seats=1, edit=edit, free=BOARD_CHANCE).state
    assert s.lands[0] >= 0
    assert s.faces[0] >= 0


@pytest.mark.rule("ML-35.43")
def test_thirty_glory_does_not_end_a_solo_game() -> None:
    def edit(s: State) -> None:
        s.clans[0].glory = 40

    assert not make("check_end", seats=1, edit=edit, free=BOARD_CHANCE).over


@pytest.mark.rule("ML-35.44", "ML-37.5", "ML-45.5")
def test_scenario_three_lasts_three_rounds() -> None:
    def edit(s: State) -> None:
        s.round = 3

    assert make("check_end", seats=1, scenario=3, edit=edit).over
    assert not make("check_end", seats=1, scenario=1, edit=edit, free=BOARD_CHANCE).over


# --- ranks --------------------------------------------------------------------------------------------------


def rank_of(scenario: int, edit: Any, level: str = "normal") -> str:
    return rank(make(HOLD, seats=1, scenario=scenario, level=level, edit=edit).state)


def with_points(wanted: int) -> Any:
    def edit(s: State) -> None:
        s.clans[0].glory += wanted - points(s.clans[0])

    return edit


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
    s = make("choose_clans", seats=1, scenario=2, free=BOARD_CHANCE).state
    assert all(MEMBERS[m].influence for m in s.offer + s.member_pile)
    assert AFFINITIES[s.clans[0].affinity] == "jungle"


@pytest.mark.rule("ML-37.6")
def test_scenario_three_starts_with_defence_and_gold() -> None:
    clan = make(HOLD, seats=1, scenario=3).state.clans[0]
    assert (clan.defence, clan.gold) == (3, 12)


@pytest.mark.rule("ML-37.11")
def test_scenario_four_is_water() -> None:
    s = make("choose_clans", seats=1, scenario=4, free=BOARD_CHANCE).state
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


# --- campaign -----------------------------------------------------------------------------------------------


def campaign(scenario: int, level: str, wanted: int) -> Table[State]:
    def edit(s: State) -> None:
        s.games = 3
        with_points(wanted)(s)

    return make(
        "end_scenario", seats=1, campaign=True, scenario=scenario, level=level, edit=edit, free=BOARD_CHANCE
    )


@pytest.mark.rule("ML-36.1", "ML-36.9")
def test_a_campaign_begins_with_scenario_one_at_a_level_of_choice() -> None:
    for level in ("beginner", "cruel"):
        s = make(HOLD, seats=1, campaign=True, level=level).state
        assert (s.scenario, s.level, s.games) == (1, level, 1)


@pytest.mark.rule("ML-36.2", "ML-36.8", "ML-36.11")
def test_a_snack_repeats_one_level_lower() -> None:
    s = campaign(1, "normal", 10).state
    assert (s.scenario, s.level, s.games, s.round) == (1, "beginner", 4, 1)
    assert (s.clans[0].glory, s.clans[0].gold) == (5, 7)


@pytest.mark.rule("ML-36.7")
def test_a_snack_at_the_easiest_level_loses_the_campaign() -> None:
    table = campaign(1, "beginner", 10)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((), "campaign-lost")


@pytest.mark.rule("ML-36.3")
def test_an_adept_repeats_at_the_same_level() -> None:
    s = campaign(1, "high", 40).state
    assert (s.scenario, s.level) == (1, "high")


@pytest.mark.rule("ML-36.4")
def test_a_veteran_goes_on_at_normal() -> None:
    s = campaign(1, "high", 50).state
    assert (s.scenario, s.level) == (2, "normal")


@pytest.mark.rule("ML-36.5")
def test_a_hero_goes_on_at_high_or_cruel() -> None:
    table = campaign(1, "normal", 70)
    assert list(table.choices[0].options) == ["high", "cruel"]
    table.choose("cruel")
    assert (table.state.scenario, table.state.level) == (2, "cruel")


@pytest.mark.rule("ML-36.6", "ML-36.8")
def test_scenario_ten_as_veteran_wins_the_campaign() -> None:
    for level in ("normal", "high", "cruel"):
        table = campaign(10, level, 50)
        assert table.outcome is not None
        assert (table.outcome.winners, table.outcome.reason, table.outcome.scores) == (
            (0,),
            "campaign-won",
            (3,),
        )
    assert campaign(10, "normal", 40).outcome is None


@pytest.mark.rule("ML-36.10")
def test_normal_is_the_easiest_level_of_scenario_ten() -> None:
    table = campaign(10, "normal", 10)
    assert table.outcome is not None
    assert table.outcome.reason == "campaign-lost"
    assert campaign(10, "high", 10).state.level == "normal"
