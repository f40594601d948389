"""Chapter 6, turns and Actions of the Deployment phase."""

from __future__ import annotations

import pytest
from mldeploy import REFILLS, STOP, asked, at_turn, enlist, green, options, play, send, settle_at
from mltables import done, land, loot, make, member, monster

from wyprawa.games.monsterlands.state import ALCHEMIST, GATE, MAGIC, MERCHANT, MINE, SAMBOR, STRENGTH, State


@pytest.mark.rule("ML-6.1")
def test_turns_go_clockwise_from_the_first_player_one_action_each() -> None:
    def edit(s: State) -> None:
        s.first = 1
        for clan in s.clans:
            clan.strength = 3
        s.clans[2].used_members = 1 << member("nuduru")

    table = make("deployment", edit=edit, free=REFILLS)
    order = []
    for _ in range(5):
        order.append(asked(table)[0])
        play(table, "merchant", "strength", "done")
    assert order == [1, 2, 0, 1, 2]


@pytest.mark.rule("ML-6.2")
def test_an_action_is_in_the_citadel_outside_or_on_a_settled_land() -> None:
    def edit(s: State) -> None:
        enlist(s, "nimra")
        settle_at(s, land("kyzhul"), member("nimra"))
        s.monsters[GATE] = monster("abysur")

    table = at_turn(1, 1, [3], gold=30, edit=edit)
    kinds = [o if isinstance(o, str) else o[0] for o in options(table)]
    assert list(dict.fromkeys(kinds)) == [
        "hut", "armoury", "market", "alchemist", "mine", "merchant", "assign", "land"
    ]  # fmt: skip


@pytest.mark.rule("ML-6.3")
def test_an_empty_pool_passes() -> None:
    table = at_turn(1, edit=lambda s: setattr(s.clans[1], "strength", 0))
    play(table, "merchant")
    assert asked(table) == (2, "action")


@pytest.mark.rule("ML-6.4")
def test_dice_in_the_pool_forbid_passing() -> None:
    assert "pass" not in options(at_turn(1))
    assert "forfeit" not in options(at_turn(1))


@pytest.mark.rule("ML-6.5")
def test_the_phase_ends_when_nobody_has_dice_left() -> None:
    def edit(s: State) -> None:
        s.clans[0].strength, s.clans[1].strength = 1, 2
        s.clans[2].used_members = 1 << member("nuduru")

    table = make("deployment", STOP, edit=edit, free=REFILLS)
    play(table, "merchant", "merchant", "strength", "done")
    assert asked(table) == (1, "action")
    play(table, "merchant")
    assert asked(table) == (0, "gift.die")


@pytest.mark.rule("ML-6.6")
def test_who_passed_acts_again_after_gaining_dice() -> None:
    def edit(s: State) -> None:
        enlist(s, "wormee")
        s.clans[1].strength = 3
        s.clans[2].strength = 0
        s.clans[2].used_members = 1 << member("nuduru")

    table = at_turn(1, edit=edit)
    play(table, "merchant", "merchant", "strength", "done")
    wormee = ("use", "member", member("wormee"))
    assert options(table) == [wormee, "pass"]
    play(table, "pass", "merchant", "strength", "done")
    assert options(table) == [wormee, "pass"]
    play(table, wormee)
    assert asked(table) == (0, "action")
    assert "merchant" in options(table)


@pytest.mark.rule("ML-6.6")
def test_when_all_have_passed_nobody_is_asked_again() -> None:
    def edit(s: State) -> None:
        enlist(s, "wormee")
        enlist(s, "tranok", seat=1)
        s.clans[0].strength = 1
        s.clans[2].used_members = 1 << member("nuduru")

    table = make(("turn", 0), STOP, edit=edit)
    play(table, "merchant", "pass", "pass")
    assert asked(table) == (0, "gift.die")


@pytest.mark.rule("ML-6.6")
def test_alone_a_die_gained_after_the_last_action_waits_for_sambor() -> None:
    sambor = {"sambor.red": [1], "sambor.yellow": [6]}
    table = at_turn(1, edit=lambda s: enlist(s, "wormee"), seats=1, script=sambor)
    wormee = ("use", "member", member("wormee"))
    play(table, "merchant")
    assert options(table) == [wormee, "pass"]
    play(table, wormee)
    assert table.state.placed[MINE] == [(0, SAMBOR, STRENGTH, 0)] * 2
    assert "merchant" in options(table)
    done(table)


@pytest.mark.rule("ML-6.7")
def test_occupied_spaces_take_no_dice() -> None:
    def edit(s: State) -> None:
        s.placed[ALCHEMIST] = [(0, 1, MAGIC, 0)]
        s.placed[MINE] = [(0, 1, STRENGTH, 0), (0, 1, STRENGTH, 0)]
        send(s, member("tortock"), 8, seat=1)

    table = at_turn(2, 1, edit=edit)
    assert [o for o in options(table) if o[0] in ("alchemist", "mine")] == [
        ("alchemist", 1), ("mine", 1), ("mine", 2), ("mine", 3)
    ]  # fmt: skip
    assert ("assign", 8) not in options(table)


@pytest.mark.rule("ML-6.8")
def test_dice_gained_must_be_placed_in_the_same_phase() -> None:
    def edit(s: State) -> None:
        enlist(s, "nimra")
        settle_at(s, land("skyehn"), member("nimra"))
        s.clans[1].strength = s.clans[2].strength = 0
        s.clans[2].used_members = 1 << member("nuduru")

    table = at_turn(magic=1, edit=edit)
    play(table, ("land", land("skyehn")))
    assert table.state.clans[0].strength == 3
    assert asked(table) == (0, "action")
    assert "pass" not in options(table)


@pytest.mark.rule("ML-6.9", "ML-6.12")
def test_a_conversion_takes_the_die_and_gives_the_stated_dice_without_an_action() -> None:
    table = at_turn(magic=1, edit=lambda s: s.clans[0].loot.append(loot("m-to-s")))
    play(table, ("use", "loot", loot("m-to-s")))
    clan = table.state.clans[0]
    assert (clan.strength, clan.magic) == (3, 0)
    assert asked(table) == (0, "action")


@pytest.mark.rule("ML-6.10")
def test_influence_dice_gained_are_rolled_at_once() -> None:
    table = at_turn(edit=lambda s: enlist(s, "fandor"), script={"influence": [4]})
    play(table, ("use", "member", member("fandor")))
    assert table.state.clans[0].influence == [4]
    done(table)


@pytest.mark.rule("ML-6.11")
def test_a_converting_card_is_used_until_clean_up() -> None:
    def edit(s: State) -> None:
        green(s)

    table = at_turn(2, edit=edit)
    (used,) = [o for o in options(table) if o[0] == "use"]
    play(table, used, "magic")
    assert used not in options(table)
    play(table, "merchant", "all", "merchant", "merchant")
    cleaned = make(
        "prepare_board",
        "begin_round",
        edit=lambda s: setattr(s.clans[0], "used_members", 1 << used[2]),
        free=CLEAN,
    )
    assert cleaned.state.clans[0].used_members == 0


CLEAN = ("monster", "land", "tile", "side", "quest", "influence")


@pytest.mark.rule("ML-6.12")
def test_greenhorns_loot_and_trophies_are_no_actions_a_settled_land_is() -> None:
    def edit(s: State) -> None:
        green(s)
        enlist(s, "nimra")
        settle_at(s, land("kale"), member("nimra"))
        s.clans[0].loot = [loot("gold-10")]
        s.clans[0].trophies = [monster("abysur")]

    table = at_turn(2, 1, edit=edit)
    (exchange,) = [o for o in options(table) if o[0] == "use"]
    play(table, "free", ("loot", loot("gold-10")))
    assert asked(table) == (0, "action")
    play(table, "free", ("sell", monster("abysur")))
    assert asked(table) == (0, "action")
    assert table.state.clans[0].gold == 7 + 10 + 10
    play(table, exchange, "strength", "magic")
    assert asked(table) == (0, "action")
    play(table, ("land", land("kale")))
    assert asked(table)[0] == 1


@pytest.mark.rule("ML-6.13")
def test_dice_nobody_can_place_are_lost() -> None:
    def edit(s: State) -> None:
        s.panic = 1 << MERCHANT
        s.quests = [-1, -1]

    table = at_turn(influence=[1], gold=0, edit=edit)
    assert asked(table)[0] == 1
    assert table.state.clans[0].influence == []
    assert [line.record for line in table.log if type(line.record).__name__ == "DiceLost"]


@pytest.mark.rule("ML-6.13")
def test_before_losing_dice_one_may_still_find_gold() -> None:
    def edit(s: State) -> None:
        s.panic = 1 << MERCHANT
        s.quests = [-1, -1]
        s.clans[0].loot = [loot("gold-12")]

    table = at_turn(influence=[1], gold=0, edit=edit)
    assert options(table) == ["free", "forfeit"]
    play(table, "free", ("loot", loot("gold-12")))
    assert ("hut", 1) in options(table)


@pytest.mark.rule("ML-6.14")
def test_one_action_uses_one_location() -> None:
    table = at_turn(3, 1)
    s = play(table, ("mine", 0))
    assert asked(table)[0] == 1
    assert s.clans[0].strength == 1
    assert [len(row) for row in s.placed] == [2 if building == MINE else 0 for building in range(7)]


@pytest.mark.rule("ML-6.15")
def test_only_dice_in_the_pool_can_be_converted() -> None:
    def edit(s: State) -> None:
        s.clans[0].loot = [loot("m-to-s")]
        s.placed[ALCHEMIST] = [(0, 0, MAGIC, 0)]

    assert [o for o in options(at_turn(2, edit=edit)) if o[0] == "use"] == []


@pytest.mark.rule("ML-6.6", "ML-45.6")
def test_what_may_be_sold_for_an_ability_gives_a_turn_too() -> None:
    """Fandor wants 1 gold: a Trophy in hand can still be sold for it."""

    def edit(s: State) -> None:
        s.clans[0].members.append(member("fandor"))
        s.clans[0].gold = 0
        s.clans[0].trophies = [monster("moldo")]

    table = make(("next_turn", 1), ("queens_gift", 1), seats=2, edit=edit, free=("influence",))
    assert (table.choices[0].seat, table.choices[0].ask) == (0, "action")
    table.choose("free")
    table.choose(("sell", monster("moldo")))
    table.choose(("use", "member", member("fandor")))
    assert len(table.state.clans[0].influence) == 1
