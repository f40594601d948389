"""Chapter 35, the solo mode: Sambor in the Deployment phase."""

from __future__ import annotations

import pytest
from mlsolo import BOARD_CHANCE, sambor
from mltables import HOLD, affinity, make, monster

from wyprawa.games.monsterlands.content import BOARD, TRAPS
from wyprawa.games.monsterlands.rules.citadel import spaces
from wyprawa.games.monsterlands.rules.solo.sambor import has_room
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
from wyprawa.parts.supplies import lying


@pytest.mark.rule("ML-35.1", "ML-34.28", "ML-35.2", "ML-35.7")
def test_solo_is_played_without_deceit_at_any_level() -> None:
    for level in ("beginner", "normal", "high", "cruel"):
        s = make(HOLD, seats=1, level=level).state
        assert (s.level, s.deceit, s.scenario) == (level, False, 1)
        assert all(TRAPS[t].kind == "upgraded" for t in s.trap_pile + s.traps_shown)


@pytest.mark.rule("ML-35.4")
def test_alone_one_chooses_an_affinity_unless_the_scenario_fixes_it() -> None:
    table = make(
        "choose_clans",
        "begin_round",
        seats=1,
        edit=lambda s: setattr(s.clans[0], "affinity", -1),
        free=BOARD_CHANCE,
    )
    assert len(table.choices[0].options) == 4
    fixed = make("choose_clans", "begin_round", seats=1, scenario=2, free=BOARD_CHANCE)
    assert fixed.state.clans[0].affinity == affinity("jungle")


@pytest.mark.rule("ML-35.8")
def test_the_player_is_always_first() -> None:
    s = make("prepare_board", "begin_round", seats=1, free=BOARD_CHANCE).state
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
    table = make(("next_turn", 0), "check_end", "begin_round", seats=1, edit=lambda s: setattr(s, "round", 6))
    assert table.over


@pytest.mark.rule("ML-35.20", "ML-35.47", "ML-35.28", "ML-35.48", "ML-45.10")
@pytest.mark.parametrize(("red", "row"), [(1, 0), (4, 0), (2, 1), (3, 2)])
def test_at_the_hut_a_row_of_traps_goes(red: int, row: int) -> None:
    before = make(HOLD, seats=1).state.traps_shown
    s = sambor(red, 1, influence=[5])
    assert s.placed[HUT] == [(0, SAMBOR, INFLUENCE, 5)]
    gone = slice(2 * row, 2 * row + 2)
    assert s.trap_discard == before[gone]
    assert len(lying(s.traps_shown)) == 6
    before[gone] = s.traps_shown[gone]
    assert s.traps_shown == before  # the other rows stay where they are


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
    assert len(lying(s.offer)) == 3
    assert [m for n, m in enumerate(s.offer) if n != row] == [
        m for n, m in enumerate(before.offer) if n != row
    ]
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
    assert len(lying(s.market)) == 3
    before.market[slot] = s.market[slot]
    assert s.market == before.market


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
    assert spaces.influence_discount(s, ARMOURY, 4) == 4 + 6


@pytest.mark.rule("ML-35.42")
def test_his_tokens_come_back_in_cleanup() -> None:
    table = make(
        "cleanup",
        "begin_round",
        seats=1,
        edit=lambda s: s.trails.__setitem__(2, Trail(seat=SAMBOR, member=-1)),
        free=BOARD_CHANCE,
    )
    assert table.state.trails[2] is None


@pytest.mark.rule("ML-35.41")
def test_a_land_he_discarded_is_replaced_with_a_new_tile() -> None:
    def edit(s: State) -> None:
        s.lands[0], s.faces[0] = -1, 0

    s = make("prepare_board", "begin_round", seats=1, edit=edit, free=BOARD_CHANCE).state
    assert s.lands[0] >= 0
    assert s.faces[0] >= 0


@pytest.mark.rule("ML-35.43")
def test_thirty_glory_does_not_end_a_solo_game() -> None:
    def edit(s: State) -> None:
        s.clans[0].glory = 40

    assert not make("check_end", "begin_round", seats=1, edit=edit, free=BOARD_CHANCE).over


@pytest.mark.rule("ML-35.44", "ML-37.5", "ML-45.5")
def test_scenario_three_lasts_three_rounds() -> None:
    def edit(s: State) -> None:
        s.round = 3

    assert make("check_end", "begin_round", seats=1, scenario=3, edit=edit).over
    assert not make("check_end", "begin_round", seats=1, scenario=1, edit=edit, free=BOARD_CHANCE).over
