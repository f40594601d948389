"""Chapter 2, setup of the board, and chapter 32, difficulty."""

from __future__ import annotations

from typing import Any

import pytest
from mltables import HOLD, make, monster

from wyprawa.games.monsterlands import GAME
from wyprawa.games.monsterlands.content import BOARD, MEMBERS, MONSTERS, TRAPS
from wyprawa.games.monsterlands.rules.citadel import spaces
from wyprawa.games.monsterlands.setup import lay_out_tavern
from wyprawa.games.monsterlands.state import GATE, MERCHANT, State
from wyprawa.kernel import GameError, Script


def set_up(seed: int = 1, **options: Any) -> State:
    return GAME.begin(GAME.read_options(options), seed)


SEEDS = range(30)


@pytest.mark.rule("ML-2.1", "ML-2.20", "ML-22.3", "ML-32.1")
def test_beginner_without_deceit_is_the_plain_setup() -> None:
    s = set_up(seats=3)
    assert (s.level, s.deceit) == ("beginner", False)
    assert BOARD.track["beginner"] == (0, 0, 0, 0, 0, 0)


@pytest.mark.rule("ML-2.2")
def test_eight_greenhorns_lie_at_the_tavern() -> None:
    s = set_up(seats=4)
    assert len(s.greenhorns) == 8
    assert all(MEMBERS[n].kind == "greenhorn" for n in s.greenhorns)


@pytest.mark.rule("ML-2.3", "ML-2.8", "ML-35.5")
def test_four_mercenaries_are_on_offer_three_in_solo() -> None:
    for seats, shown in ((2, 4), (4, 4), (1, 3)):
        s = set_up(seats=seats)
        assert len(s.offer) == shown
        assert sorted(s.offer + s.member_pile) == [n for n, m in enumerate(MEMBERS) if m.kind == "mercenary"]
    assert len(s.offer + s.member_pile) == 28


@pytest.mark.rule("ML-2.4", "ML-35.46")
def test_the_first_offer_has_enough_of_low_reputation() -> None:
    for seats, wanted in ((1, 2), (2, 2), (3, 3), (4, 4)):
        for seed in SEEDS:
            offer = set_up(seed, seats=seats).offer
            assert sum(MEMBERS[m].reputation <= 4 for m in offer) >= wanted


def tavern(reputations: list[int], draws: list[int]) -> State:
    """The Tavern laid out with Mercenaries of these Reputations drawn first."""
    s = set_up(seats=3)
    pool = [n for n, m in enumerate(MEMBERS) if m.kind == "mercenary"]
    picked = []
    for wanted in reputations + draws:
        picked.append(next(n for n in pool if MEMBERS[n].reputation == wanted and n not in picked))
    s.chance = Script(outcomes={"mercenary": picked})
    lay_out_tavern(s, "")
    assert s.chance.left_over() == {}
    return s


@pytest.mark.rule("ML-2.5", "ML-2.6", "ML-2.E1")
def test_the_highest_reputation_is_set_aside_until_the_offer_fits() -> None:
    s = tavern([7, 5, 4, 2], [3])
    assert [MEMBERS[m].reputation for m in s.offer] == [3, 5, 4, 2]
    assert any(MEMBERS[m].reputation == 7 for m in s.member_pile)
    assert len(s.member_pile) == 24


@pytest.mark.rule("ML-2.7")
def test_of_equals_the_topmost_is_set_aside() -> None:
    s = tavern([6, 6, 4, 2], [3])
    assert [MEMBERS[m].reputation for m in s.offer] == [3, 6, 4, 2]


@pytest.mark.rule("ML-2.9", "ML-2.10", "ML-3.8")
def test_thirty_six_upgraded_traps_six_of_them_shown() -> None:
    s = set_up(seats=2)
    assert len(s.traps_shown) == 6
    assert len(s.trap_pile) == 30
    assert {TRAPS[t].kind for t in s.traps_shown + s.trap_pile} == {"upgraded"}


@pytest.mark.rule("ML-2.11")
def test_three_equipment_cards_are_shown() -> None:
    s = set_up(seats=2)
    assert (len(s.market), len(s.equipment_pile)) == (3, 15)


@pytest.mark.rule("ML-2.12", "ML-2.13", "ML-2.14", "ML-2.15", "ML-17.1", "ML-1.10")
def test_three_or_four_players_have_two_lands_with_level_a_monsters() -> None:
    for seed in SEEDS:
        s = set_up(seed, seats=3)
        at_lands = list(s.monsters[:2])
        dogor = monster("dogor")
        if dogor in s.monsters:
            continue
        assert all(MONSTERS[m].level == "A" for m in at_lands)
        assert len(s.monster_pile) == 18
        assert sum(MONSTERS[m].level == "B" for m in s.monster_pile) == 12
        assert len(set(s.lands)) == 2
        assert len(s.land_pile) == 10
        assert len({face // 2 for face in s.faces}) == 2
        assert len(s.tiles) == 4


@pytest.mark.rule("ML-2.17", "ML-35.3")
def test_two_players_and_solo_use_land_a_only() -> None:
    for seats in (1, 2):
        s = set_up(seats=seats)
        assert s.lands[0] >= 0
        assert (s.lands[1], s.monsters[1], s.faces[1]) == (-1, -1, -1)


@pytest.mark.rule("ML-2.18")
def test_four_loot_tokens_at_every_count() -> None:
    for seats in (1, 2, 3, 4):
        s = set_up(seats=seats)
        assert (len(s.loot_shown), len(s.loot_pile)) == (4, 12)


@pytest.mark.rule("ML-2.19")
def test_one_quest_in_each_slot() -> None:
    s = set_up(seats=2)
    assert len({*s.quests, *s.quest_bag}) == 12
    assert len(s.quests) == 2


@pytest.mark.rule("ML-2.21", "ML-2.22", "ML-2.23", "ML-45.3")
def test_round_one_with_full_supplies() -> None:
    s = set_up(seats=2)
    assert s.round == 1
    assert all(row == [] for row in s.placed)
    assert not any(
        name in State.__struct_fields__ for name in ("gold_supply", "dice_supply", "potion_supply")
    )


@pytest.mark.rule("ML-2.24")
def test_seven_panic_tokens_one_per_building() -> None:
    assert sorted(set_up(seats=2).panic_pile) == list(range(7))


@pytest.mark.rule("ML-2.25")
def test_the_first_player_is_random_or_the_host() -> None:
    assert {set_up(seed, seats=4).first for seed in SEEDS} == {0, 1, 2, 3}
    assert {set_up(seed, seats=4, first="host").first for seed in SEEDS} == {0}


@pytest.mark.rule("ML-2.26")
def test_some_spaces_are_closed_with_two_players() -> None:
    two, four = set_up(seats=2), set_up(seats=4)
    free = [
        [len(spaces.free_spaces(s, building)) for building in range(7) if building != MERCHANT]
        for s in (two, four)
    ]
    assert all(few <= many for few, many in zip(*free, strict=True))
    assert sum(free[0]) < sum(free[1])


@pytest.mark.rule("ML-2.27", "ML-18.1")
def test_no_monster_is_at_the_gate_at_first_unless_dogor() -> None:
    for seed in SEEDS:
        s = set_up(seed, seats=4)
        assert s.monsters[GATE] in (-1, monster("dogor"))


@pytest.mark.rule("ML-32.2", "ML-2.28", "ML-32.E1")
def test_normal_has_round_dice_and_the_same_setup() -> None:
    assert BOARD.track["normal"][3] == 1
    assert sum(BOARD.track["normal"]) > 0
    plain, normal = set_up(seats=3), set_up(seats=3, level="normal")
    assert (plain.monsters, plain.lands, plain.offer) == (normal.monsters, normal.lands, normal.offer)


@pytest.mark.rule("ML-32.3")
def test_high_may_bring_level_b_at_once() -> None:
    levels = {MONSTERS[set_up(seed, seats=3, level="high").monsters[0]].level for seed in SEEDS}
    assert levels == {"A", "B"}
    assert BOARD.track["high"] == BOARD.track["normal"]


@pytest.mark.rule("ML-32.4", "ML-32.5")
def test_cruel_is_high_with_side_b() -> None:
    levels = {MONSTERS[set_up(seed, seats=3, level="cruel").monsters[0]].level for seed in SEEDS}
    assert levels == {"A", "B"}
    assert all(b > n for b, n in zip(BOARD.track["cruel"], BOARD.track["normal"], strict=True))
    assert list(BOARD.track) == ["beginner", "normal", "high", "cruel"]


@pytest.mark.rule("ML-34.1", "ML-34.34")
def test_deceits_and_secured_traps_join_the_supply() -> None:
    s = set_up(seats=2, deceit=True)
    assert len(s.traps_shown + s.trap_pile) == 36 + 18 + 6
    kinds = [TRAPS[t].kind for t in s.traps_shown + s.trap_pile]
    assert (kinds.count("deceit"), kinds.count("secured"), kinds.count("upgraded")) == (18, 6, 36)


def test_options_that_do_not_go_together_are_refused() -> None:
    for wrong, message in (
        ({"seats": 2, "scenario": 3}, "for one seat"),
        ({"seats": 1, "deceit": True}, "without the Deceit expansion"),
        ({"seats": 1, "scenario": 10}, "may not be played at beginner"),
        ({"seats": 5}, "Expected `int` <= 4"),
        ({"level": "easy"}, "Invalid enum value 'easy'"),
    ):
        with pytest.raises(GameError, match=message):
            GAME.read_options(wrong)


def test_the_builder_gives_what_it_says() -> None:
    table = make(HOLD, seats=4)
    assert [clan.affinity for clan in table.state.clans] == [0, 1, 2, 3]
