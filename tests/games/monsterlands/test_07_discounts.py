"""Chapter 7, spaces of the Citadel and Influence discounts."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from mlbattle import fight, put
from mldeploy import asked, at_turn, die_in, enlist, offer, options, play
from mltables import done, equipment, member, trap

from wyprawa.games.monsterlands.content import BOARD
from wyprawa.games.monsterlands.rules.citadel.spaces import after_influence, influence_discount
from wyprawa.games.monsterlands.rules.outside import assigning
from wyprawa.games.monsterlands.state import HUT, MARKET, MERCHANT, MINE, SAMBOR, State
from wyprawa.games.monsterlands.vocabulary import BUILDINGS
from wyprawa.kernel import Table


def discount(value: int, *before: int) -> int:
    """Of a die placed after these dice (0 is Strength) in the Hut."""

    def edit(s: State) -> None:
        for die in before:
            die_in(s, HUT, die)

    return influence_discount(at_turn(1, edit=edit).state, HUT, value)


def shown(*ids: str) -> Sequence[int]:
    return [trap(id) for id in ids]


def names(table: Table[State]) -> list[str]:
    return [o if isinstance(o, str) else o[0] for o in options(table)]


@pytest.mark.rule("ML-7.1")
def test_a_single_space_takes_one_die() -> None:
    s = play(at_turn(2), ("mine", 2))
    assert s.placed[MINE] == [(2, 0, 0, 0)]
    assert s.clans[0].strength == 1


@pytest.mark.rule("ML-7.2")
def test_a_double_space_takes_two_dice_at_once() -> None:
    assert [o for o in options(at_turn(1)) if o[0] == "mine"] == [("mine", 2), ("mine", 3)]
    s = play(at_turn(2), ("mine", 1))
    assert s.placed[MINE] == [(1, 0, 0, 0), (1, 0, 0, 0)]


@pytest.mark.rule("ML-7.3", "ML-7.6")
def test_the_merchant_takes_any_number_any_time_others_fill_up() -> None:
    def edit(s: State) -> None:
        s.placed[MERCHANT] = [(n, 1, 0, 0) for n in range(30)]
        for _ in range(BOARD.hut):
            die_in(s, HUT)

    table = at_turn(2, 1, [3], gold=30, edit=edit)
    assert "hut" not in names(table)
    s = play(table, "merchant", "strength", "magic", ("influence", 3), "strength")
    assert len(s.placed[MERCHANT]) == 34


@pytest.mark.rule("ML-7.4")
def test_buildings_accept_the_colours_they_name() -> None:
    def edit(s: State) -> None:
        s.quests = [-1, -1]
        s.lands[0] = s.lands[1] = -1
        s.clans[0].glory = 20
        offer(s, "dalina")

    def kinds(strength: int, magic: int, influence: list[int]) -> list[str]:
        return sorted(set(names(at_turn(strength, magic, influence, gold=30, edit=edit))))

    assert kinds(1, 0, []) == ["armoury", "hut", "market", "merchant", "mine", "tavern"]
    assert kinds(0, 0, [2]) == ["armoury", "hut", "market", "merchant", "tavern"]
    assert kinds(0, 1, []) == ["alchemist", "merchant"]
    assert set(BUILDINGS) == {"hut", "tavern", "armoury", "market", "alchemist", "mine", "merchant"}


@pytest.mark.rule("ML-7.5")
def test_the_benefit_comes_at_once() -> None:
    table = at_turn(2)
    s = play(table, ("mine", 0))
    assert s.clans[0].gold == 7 + 6
    assert asked(table)[0] == 1


@pytest.mark.rule("ML-7.7")
def test_a_building_may_be_used_again_while_it_has_room() -> None:
    table = at_turn(2, gold=10)
    play(table, ("armoury", 0), 1, "merchant", "merchant")
    assert asked(table) == (0, "action")
    s = play(table, ("armoury", 0), 1)
    assert s.clans[0].defence == 2


@pytest.mark.rule("ML-7.8")
@pytest.mark.parametrize("building", range(7))
def test_a_building_in_panic_takes_no_dice(building: int) -> None:
    def edit(s: State) -> None:
        s.clans[0].glory = 20
        offer(s, "dalina")
        s.panic = 1 << building

    table = at_turn(2, 1, [4], gold=30, edit=edit)
    assert [name for name in BUILDINGS if name not in names(table)] == [BUILDINGS[building]]


@pytest.mark.rule("ML-7.9")
def test_who_can_pay_for_nothing_may_not_place_a_die() -> None:
    def edit(s: State) -> None:
        s.clans[0].glory = 20
        offer(s, "dalina", "parjas")
        s.greenhorns = []
        s.market = [equipment("rashnek")]
        s.traps_shown = [trap("s-plus-2")] * 6

    table = at_turn(1, gold=1, edit=edit)
    assert not {"hut", "tavern", "armoury", "market"} & set(names(table))
    table = at_turn(1, influence=[1, 4], gold=1, edit=edit)
    shops = [o for o in options(table) if o[0] in ("hut", "tavern", "armoury", "market")]
    assert shops == [("hut", 4), ("tavern", 4), ("armoury", 1), ("armoury", 4), ("market", 4)]


@pytest.mark.rule("ML-7.9")
def test_a_fixed_discount_counts_for_what_one_can_pay() -> None:
    def edit(s: State) -> None:
        enlist(s, "wishor")
        s.traps_shown = [trap("s1")] * 6

    assert ("hut", 0) in options(at_turn(1, gold=0, edit=edit))


@pytest.mark.rule("ML-7.10")
@pytest.mark.parametrize("shop", ["hut", "tavern", "armoury", "market"])
def test_shops_fill_from_left_to_right(shop: str) -> None:
    def edit(s: State) -> None:
        die_in(s, BUILDINGS.index(shop))
        s.clans[0].glory = 20
        offer(s, "drapis", "shandee", "guster", "zondu")

    table = at_turn(1, gold=30, edit=edit)
    play(table, (shop, 0))
    while asked(table)[0] == 0:
        play(table, options(table)[-1] if "beer" not in options(table) else options(table)[0])
    assert [space for space, _, _, _ in table.state.placed[BUILDINGS.index(shop)]] == [0, 1]


@pytest.mark.rule("ML-7.11")
def test_the_first_influence_die_gives_its_value() -> None:
    assert [discount(value) for value in (1, 4, 6)] == [1, 4, 6]


@pytest.mark.rule("ML-7.12")
def test_a_lower_die_adds_the_one_before() -> None:
    assert discount(3, 5) == 8
    assert discount(4, 5) == 9


@pytest.mark.rule("ML-7.13", "ML-7.E4")
def test_an_equal_or_higher_die_gives_its_own_value() -> None:
    assert [discount(value, 5) for value in (5, 6, 4)] == [5, 6, 9]


@pytest.mark.rule("ML-7.14", "ML-7.E5")
def test_only_the_last_influence_die_before_counts() -> None:
    assert discount(4, 6, 2) == 4
    assert discount(1, 6, 2) == 3


@pytest.mark.rule("ML-7.15")
def test_other_dice_between_are_ignored() -> None:
    assert discount(3, 5, 0, 0) == 8


@pytest.mark.rule("ML-7.16")
@pytest.mark.parametrize("whose", [0, 1, SAMBOR])
def test_influence_dice_of_any_owner_count(whose: int) -> None:
    s = at_turn(1, edit=lambda s: die_in(s, MARKET, 5, seat=whose)).state
    assert influence_discount(s, MARKET, 2) == 7


@pytest.mark.rule("ML-7.17", "ML-7.E2")
def test_a_strength_die_pays_the_full_price() -> None:
    def edit(s: State) -> None:
        die_in(s, HUT, 5)
        s.traps_shown = [trap("s3")] * 6

    s = play(at_turn(1, gold=10, edit=edit), ("hut", 0))
    assert s.clans[0].gold == 1


@pytest.mark.rule("ML-7.18", "ML-7.22")
def test_an_influence_discount_leaves_one_gold_and_gives_no_change() -> None:
    assert [after_influence(4, discount) for discount in (0, 3, 4, 6, 11)] == [4, 1, 1, 1, 1]
    s = play(at_turn(influence=[6], gold=1), ("armoury", 6), 1)
    assert s.clans[0].gold == 0


@pytest.mark.rule("ML-7.19", "ML-7.E3")
def test_the_minimum_is_paid_once_per_purchase() -> None:
    """Tomek's Influence 3 after a 5: two Traps of 4 gold for 1."""

    def edit(s: State) -> None:
        die_in(s, HUT, 5)
        die_in(s, HUT)
        s.traps_shown = [trap("s1")] * 2 + [trap("m3")] * 4

    table = at_turn(influence=[3], gold=1, edit=edit)
    s = play(table, ("hut", 3), trap("s1"), trap("s1"))
    assert s.clans[0].gold == 0
    assert s.clans[0].traps.count(trap("s1")) == 2


@pytest.mark.rule("ML-7.20")
def test_fixed_discounts_reach_zero() -> None:
    def edit(s: State) -> None:
        enlist(s, "wishor")
        s.traps_shown = [trap("s1")] * 6

    s = play(at_turn(1, gold=0, edit=edit), ("hut", 0))
    assert s.clans[0].gold == 0
    assert s.clans[0].traps == [trap("starting-fire"), trap("s1")]


@pytest.mark.rule("ML-7.21", "ML-7.E6")
def test_influence_first_then_the_fixed_discount() -> None:
    """Cost 5, Influence 6, Vaidala: 5 - 6 is 1, and 1 - 4 is 0."""

    def edit(s: State) -> None:
        enlist(s, "vaidala")
        s.clans[0].glory = 20
        offer(s, "drapis", "dolfus", "wondou", "torko")

    table = at_turn(influence=[6], gold=0, edit=edit)
    s = play(table, ("tavern", 6), member("drapis"))
    assert s.clans[0].gold == 0
    assert s.clans[0].used_members == 1 << member("vaidala")


@pytest.mark.rule("ML-7.20")
def test_a_fixed_discount_partly_wasted_may_be_kept() -> None:
    def edit(s: State) -> None:
        enlist(s, "wishor")
        s.traps_shown = [trap("s-plus-1")] + [trap("s3")] * 5

    table = at_turn(1, gold=4, edit=edit)
    play(table, ("hut", 0))
    assert options(table) == ["use", "keep"]
    s = play(table, "keep")
    assert s.clans[0].gold == 4 - 2
    assert s.clans[0].used_members == 0


@pytest.mark.rule("ML-7.23")
def test_influence_dice_go_to_quests_that_show_them_only() -> None:
    def edit(s: State) -> None:
        s.monsters[2] = s.monsters[0]
        s.clans[0].traps = []

    s = at_turn(influence=[6, 6, 6, 6], edit=edit).state
    lands_and_gate = [where for where in assigning.open_trails(s, 0) if where < 8 or where > 11]
    assert lands_and_gate == []

    def questing(s: State) -> None:
        put(s, 8, "korgo", 0, influence=1)

    done(fight(questing, steps=["dice_quest"], influence=[2]))  # rolled anew


@pytest.mark.rule("ML-7.24")
def test_a_discount_covers_a_mix_of_goods() -> None:
    def edit(s: State) -> None:
        s.traps_shown = [trap("s1"), trap("m1"), trap("s-plus-1")] + [trap("m3")] * 3

    table = at_turn(influence=[6], gold=3, edit=edit)
    s = play(table, ("hut", 6), trap("s1"), trap("m1"), trap("s-plus-1"))
    assert s.clans[0].gold == 0  # 4 + 3 + 2 - 6


@pytest.mark.rule("ML-7.E1")
def test_monika_pays_four_for_a_trap_of_nine() -> None:
    s = play(at_turn(influence=[5], edit=lambda s: setattr(s, "traps_shown", shown(*["s3"] * 6))), ("hut", 5))
    assert s.clans[0].gold == 7 - 4
