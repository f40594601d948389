"""Quest trails (chapter 16)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mlbattle import put, trail
from mldeploy import asked, at_turn, options, play
from mltables import member, quest

from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Table


def tiles(a: str, b: str) -> Callable[[State], None]:
    def edit(s: State) -> None:
        s.quests = [quest(a), quest(b)]
        s.lands = [-1, -1]  # no other trail is in the way

    return edit


def quests_open(table: Table[State]) -> list[int]:
    return [each[1] for each in options(table) if each[0] == "assign"]


@pytest.mark.rule("ML-16.1", "ML-16.6")
def test_a_dice_quest_and_a_contract() -> None:
    table = at_turn(influence=[2, 5], edit=tiles("quest-4", "quest-3"))
    assert quests_open(table) == [8, 9, 10, 11]  # two Influence dice, or one for the contract
    table = at_turn(influence=[2, 5], edit=tiles("quest-1", "quest-2"))
    assert quests_open(table) == []


@pytest.mark.rule("ML-16.2")
def test_two_trails_for_any_clans() -> None:
    def edit(s: State) -> None:
        tiles("quest-2", "quest-5")(s)
        put(s, 8, "purkas", 0)

    table = at_turn(strength=2, edit=edit)
    assert quests_open(table) == [9]  # a second one of the same clan
    play(table, ("assign", 9))
    assert trail(table, 9).seat == 0


@pytest.mark.rule("ML-16.2")
def test_two_clans_on_one_quest() -> None:
    def edit(s: State) -> None:
        tiles("quest-2", "quest-5")(s)
        put(s, 8, "taron", 1)

    assert quests_open(at_turn(strength=2, edit=edit)) == [9]


@pytest.mark.rule("ML-16.3", "ML-16.4")
def test_exactly_the_dice_shown() -> None:
    table = at_turn(strength=5, magic=5, edit=tiles("quest-11", "quest-5"))
    play(table, ("assign", 8), member("korgo"))  # two Strength and a Magic: nothing to choose
    there = trail(table, 8)
    assert (there.strength, there.magic, there.influence) == (2, 1, 0)
    short = at_turn(strength=1, magic=5, edit=tiles("quest-11", "quest-5"))
    assert quests_open(short) == []


@pytest.mark.rule("ML-16.5")
def test_any_mix_of_the_colours_shown() -> None:
    table = at_turn(strength=2, magic=2, edit=tiles("quest-1", "quest-3"))
    play(table, ("assign", 8), member("korgo"), "strength", "magic", "strength")
    assert (trail(table, 8).strength, trail(table, 8).magic) == (2, 1)
    table = at_turn(strength=1, influence=[3], edit=tiles("quest-12", "quest-3"))
    play(table, ("assign", 8), member("korgo"), ("influence", 3))
    assert (trail(table, 8).strength, trail(table, 8).influence) == (1, 1)


@pytest.mark.rule("ML-16.7", "ML-16.8")
def test_no_tokens_and_no_bonus() -> None:
    def edit(s: State) -> None:
        tiles("quest-2", "quest-3")(s)
        s.clans[0].defence = 2

    table = at_turn(strength=2, edit=edit)
    play(table, ("assign", 8), member("korgo"))
    assert asked(table)[0] == 1  # nothing more was asked
    there = trail(table, 8)
    assert (there.tokens, there.defence, there.gold, there.rerolls, there.guard) == ([], 0, 0, 0, 0)
    assert (there.potions, there.poisons) == (0, 0)
