"""Land trails (chapter 17)."""

from __future__ import annotations

import pytest
from mlbattle import MONSTER, ROUND, beast, ended, face, fight, put, told, trail
from mldeploy import asked, at_turn, options, play
from mltables import member, trap

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import TRAILS
from wyprawa.games.monsterlands.rules.outside.assigning import bonus_of, room_left
from wyprawa.games.monsterlands.state import State


def tile_1a(s: State) -> None:
    face(s, "tile-1a")
    s.clans[0].traps = []


@pytest.mark.rule("ML-17.1")
def test_a_land_has_card_monster_and_four_trails() -> None:
    table = at_turn(strength=6, magic=6)
    s = table.state
    assert s.lands[0] >= 0
    assert s.monsters[0] >= 0
    assert len(TRAILS[s.faces[0]].trails) == 4
    assert [each[1] for each in options(table) if each[0] == "assign"][:8] == list(range(8))


@pytest.mark.rule("ML-17.2", "ML-17.3", "ML-17.4")
def test_required_and_optional_dice() -> None:
    table = at_turn(strength=1, magic=4, influence=[6], edit=tile_1a)
    assert ("assign", 0) not in options(table)  # two Strength dice are required
    assert ("assign", 2) in options(table)
    play(table, ("assign", 2), member("korgo"))
    assert options(table) == [0, 1]  # one more Strength die at most
    play(table, 1)
    assert options(table) == [1, 2, 3]  # one Magic die required, two more at most; Influence never
    play(table, 3)
    assert (trail(table, 2).strength, trail(table, 2).magic, trail(table, 2).influence) == (1, 3, 0)


@pytest.mark.rule("ML-17.5", "ML-17.10")
def test_several_traps_and_defence_tokens() -> None:
    def edit(s: State) -> None:
        tile_1a(s)
        s.clans[0].traps = [trap("s1"), trap("plus-4")]
        s.clans[0].defence = 2

    table = at_turn(strength=1, edit=edit)
    play(
        table,
        ("assign", 3),
        member("korgo"),
        ("trap", trap("plus-4")),
        ("trap", trap("s1")),
        "defence",
        "defence",
    )
    there = trail(table, 3)
    assert there.tokens == [trap("plus-4"), trap("s1")]
    assert there.defence == 2
    assert there.shown == 0  # face down


@pytest.mark.rule("ML-17.6", "ML-17.7", "ML-17.8")
def test_room_for_dice_and_tokens() -> None:
    for dice, tokens in ((6, 2), (4, 3), (2, 4)):
        assert room_left(0, dice, tokens) == 0
        assert room_left(0, dice + 1, tokens) < 0
    assert room_left(0, 6, 0) == room_left(0, 6, 2) == 0  # the two lowest spaces hold no dice


@pytest.mark.rule("ML-17.7", "ML-17.8", "ML-17.E2")
def test_a_third_token_does_not_fit_beside_five_dice() -> None:
    def edit(s: State) -> None:
        face(s, "tile-2b")  # second trail: 2 Strength, three more, one Magic
        s.clans[0].traps = []
        s.clans[0].defence = 4

    table = at_turn(strength=5, magic=1, edit=edit)
    play(table, ("assign", 1), member("korgo"), 5, 0, "defence", "defence")
    assert asked(table)[0] == 1  # no room for a third, so nothing was asked
    assert trail(table, 1).defence == 2


@pytest.mark.rule("ML-17.E1")
def test_aleksandra_on_the_second_trail() -> None:
    def edit(s: State) -> None:
        tile_1a(s)
        s.clans[0].traps = [trap("s1")]
        s.clans[0].defence = 1

    table = at_turn(strength=2, magic=2, edit=edit)
    play(table, ("assign", 1), member("korgo"), 2)
    assert room_left(1, 4, 3) == 0  # room for three tokens
    play(table, ("trap", trap("s1")), "defence")
    there = trail(table, 1)
    assert (there.strength, there.magic, len(there.tokens), there.defence, there.potions) == (2, 2, 1, 1, 1)


@pytest.mark.rule("ML-17.9")
def test_dice_of_traps_ignore_the_room() -> None:
    def edit(s: State) -> None:
        beast(s, "gorgosh")
        put(s, 0, "taron", 0, strength=6, traps=["s3", "m3"], potions=6)

    table = fight(edit, steps=[("reveal_traps", 0)])
    there = trail(table, 0)
    assert there.strength + sum(there.token_strength) + sum(there.token_magic) == 12


@pytest.mark.rule("ML-17.11")
def test_tokens_are_lost_after_the_fight() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "taron", 0, strength=1, traps=["s-plus-1"], defence=2)

    table = fight(edit, attack=[1, 1], strength=[1])
    assert trail(table, 0).tokens
    assert trail(table, 0).defence == 2
    table = fight(
        edit,
        attack=[1, 1],
        strength=[1],
        steps=[*MONSTER, "cleanup", "begin_round"],
        free=ROUND,
    )
    assert table.state.trap_discard == [trap("s-plus-1")]
    assert table.state.clans[0].defence == 0


@pytest.mark.rule("ML-17.12")
def test_a_trap_is_needed_to_capture() -> None:
    def edit(s: State, traps: tuple[str, ...]) -> None:
        beast(s, "sckon")
        put(s, 0, "taron", 0, strength=2, traps=traps)

    table = fight(lambda s: edit(s, ()), attack=[1] * 4, strength=[5, 6])
    assert told(table, events.Captured) == []
    table = fight(lambda s: edit(s, ("s-plus-1",)), ("roll", "all"), attack=[1] * 4, strength=[4, 5])
    assert len(told(table, events.Captured)) == 1


@pytest.mark.rule("ML-17.13")
def test_bonus_rerolls_of_the_shown_colour() -> None:
    def edit(s: State) -> None:
        beast(s, "caribdis")
        face(s, "tile-3a")  # third trail: two Magic rerolls
        put(s, 2, "taron", 0, strength=1, magic=2, rerolls=2)

    table = fight(edit, 0, ("roll", "all"), attack=[1] * 5, strength=[1], magic=[1, 2])
    assert ("reroll", 1, 1) in options(table)
    assert ("reroll", 0, 1) not in options(table)
    table = fight(
        edit,
        0,
        ("roll", "all"),
        ("reroll", 1, 1),
        ("reroll", 1, 3),
        attack=[1] * 5,
        strength=[1],
        magic=[1, 2, 3, 4],
    )
    assert told(table, events.Attacked)[0].total == 1 + 4 + 2  # twice on the same die, then none left


@pytest.mark.rule("ML-17.14")
def test_bonus_defence() -> None:
    def edit(s: State) -> None:
        face(s, "tile-1a")
        s.clans[0].traps = []

    table = at_turn(strength=2, edit=edit)
    play(table, ("assign", 0), member("korgo"))
    assert trail(table, 0).guard == 1
    assert trail(table, 0).defence == 0  # no token


@pytest.mark.rule("ML-17.15")
def test_bonus_gold_waits_for_the_survivor() -> None:
    table = at_turn(strength=1, edit=tile_1a)
    play(table, ("assign", 3), member("korgo"))
    assert trail(table, 3).gold == 2
    assert table.state.clans[0].gold == 7

    def fallen(s: State) -> None:
        beast(s, "moldo")
        put(s, 3, "korgo", 0, strength=1, gold=2)

    dead = fight(fallen, attack=[3, 3])
    ended(dead)
    assert dead.state.clans[0].gold == 7
    assert dead.state.trails[3] is None


@pytest.mark.rule("ML-17.16", "ML-17.18")
def test_bonus_flasks_come_on_top() -> None:
    def edit(s: State) -> None:
        tile_1a(s)
        s.clans[0].potions = 1

    table = at_turn(strength=2, edit=edit)
    play(table, ("assign", 1), member("korgo"), "potion")
    assert trail(table, 1).potions == 2

    def hit(s: State) -> None:
        beast(s, "moldo")
        put(s, 1, "korgo", 0, strength=1, potions=2)

    used = fight(hit, "potion", "potion", attack=[3, 3], strength=[1])
    assert used.state.wounded == 0


@pytest.mark.rule("ML-17.17")
def test_unused_flasks_come_back_within_the_limit() -> None:
    def edit(s: State) -> None:
        s.clans[0].potions = 2
        put(s, 1, "korgo", 0, potions=2, poisons=1)

    table = fight(edit, steps=["cleanup", "begin_round"], free=ROUND)
    assert (table.state.clans[0].potions, table.state.clans[0].poisons) == (3, 1)


@pytest.mark.rule("ML-17.19")
def test_only_the_first_is_certain_to_meet_the_monster() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 1, "taron", 0, strength=3)
        put(s, 3, "frunks", 1, strength=1)

    table = fight(edit, ("roll", "all"), attack=[1, 1], strength=[6, 6, 6])
    attacks = told(table, events.MonsterAttacks)
    assert [each.member for each in attacks] == [member("taron")]


def test_bonus_stays_when_the_land_is_gone() -> None:
    table = at_turn(strength=1, edit=tile_1a)
    table.state.lands[0] = -1
    assert bonus_of(table.state, 3).gold == 2
