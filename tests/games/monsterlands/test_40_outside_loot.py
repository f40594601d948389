"""Loot with the outside symbol (chapter 40; the rest is tested with the Deployment phase)."""

from __future__ import annotations

from typing import Any

import pytest
from mlbattle import QUESTS, Edit, beast, choose, ended, fight, options, put, told, trail
from mltables import land, loot, quest

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.state import State

STRIKE = [("strike", 0, 0)]
CONQUEST = [("end_battle", 0)]


def striker(token: str, against: str = "gator", carried: int = 0, **fields: Any) -> Edit:
    """Taron of seat 0 attacks with a Loot token at hand; Gator is 15 / 20."""

    def edit(s: State) -> None:
        beast(s, against)
        put(s, 0, "taron", 0, **fields)
        s.carried = carried
        s.clans[0].loot = [loot(token)]

    return edit


def use(token: str) -> tuple[str, int]:
    return ("loot", loot(token))


@pytest.mark.rule("ML-40.1")
def test_glory_for_a_conquest() -> None:
    def edit(s: State) -> None:
        s.loot_shown, s.loot_pile = [], []
        s.monsters[0], s.lands[0] = -1, land("kyzhul")
        put(s, 0, "taron", 0, strength=2)
        s.clans[0].loot = [loot("conquest-glory"), loot("defeat-glory")]

    table = fight(edit, strength=[6, 6], steps=CONQUEST)
    assert options(table) == [use("conquest-glory"), "done"]
    choose(table, use("conquest-glory"))
    assert table.state.clans[0].glory == 5 + 4 + 4
    kept = fight(edit, "done", strength=[6, 6], steps=CONQUEST)
    assert loot("conquest-glory") in kept.state.clans[0].loot


@pytest.mark.rule("ML-40.2")
@pytest.mark.parametrize(("carried", "glory"), [(15, 4), (20, 6)])
def test_glory_for_a_defeat_of_either_kind(carried: int, glory: int) -> None:
    table = fight(striker("defeat-glory", carried=carried, traps=["s1"]), use("defeat-glory"), steps=STRIKE)
    assert table.state.clans[0].glory == 5 + glory + 4
    ended(table)


@pytest.mark.rule("ML-40.3")
def test_glory_for_a_capture_only() -> None:
    table = fight(striker("capture-glory", carried=15, traps=["s1"]), use("capture-glory"), steps=STRIKE)
    assert table.state.clans[0].glory == 5 + 4 + 3
    killed = fight(striker("capture-glory", carried=20), steps=STRIKE)
    ended(killed)  # not offered
    assert killed.state.clans[0].loot == [loot("capture-glory")]


@pytest.mark.rule("ML-40.4")
def test_four_rerolls_of_strength_and_magic() -> None:
    table = fight(
        striker("rerolls-4", strength=1, magic=1), ("roll", "all"), use("rerolls-4"),
        ("reroll", 0, 1), ("reroll", 0, 2), ("reroll", 1, 1), ("reroll", 1, 2),
        strength=[1, 2, 3], magic=[1, 2, 3], steps=STRIKE,
    )  # fmt: skip
    ended(table)
    assert told(table, events.Attacked)[0].total == 6


@pytest.mark.rule("ML-40.6")
def test_six_more_for_a_kill() -> None:
    table = fight(striker("kill-6", carried=14), use("kill-6"), steps=STRIKE)
    assert told(table, events.Killed)
    table = fight(striker("kill-6", carried=10, traps=["s1"]), use("kill-6"), steps=STRIKE)
    assert not told(table, events.Captured)
    assert table.state.carried == 10


@pytest.mark.parametrize(
    ("token", "total"),
    [
        pytest.param("m-plus-2", 1 + 3 + 3, marks=pytest.mark.rule("ML-40.11")),
        pytest.param("s-plus-2", 3 + 1 + 1, marks=pytest.mark.rule("ML-40.16")),
    ],
)
def test_two_more_for_each_die(token: str, total: int) -> None:
    edit = striker(token, strength=1, magic=2)
    table = fight(edit, ("roll", "all"), use(token), strength=[1], magic=[1, 1], steps=STRIKE)
    assert told(table, events.Attacked)[0].total == total


@pytest.mark.rule("ML-40.14")
def test_three_rerolls_of_magic() -> None:
    table = fight(
        striker("rerolls-m", strength=1, magic=1),
        ("roll", "all"),
        use("rerolls-m"),
        strength=[1],
        magic=[1, 2, 3, 4],
        steps=STRIKE,
    )
    assert options(table) == [("reroll", 1, 1), "stop"]
    choose(table, ("reroll", 1, 1), ("reroll", 1, 2), ("reroll", 1, 3))
    ended(table)
    assert told(table, events.Attacked)[0].total == 5


@pytest.mark.rule("ML-40.17")
def test_loot_is_for_its_owner_alone() -> None:
    def edit(s: State) -> None:
        striker("s-plus-2", strength=1)(s)
        s.clans[0].loot, s.clans[1].loot = [], [loot("s-plus-2")]

    table = fight(edit, strength=[1], steps=STRIKE)
    ended(table)
    assert trail(table, 0).loot == []
    assert table.state.clans[1].loot == [loot("s-plus-2")]


def test_rerolls_work_on_quests_too() -> None:
    def edit(s: State) -> None:
        s.quests[0] = quest("quest-2")
        put(s, 8, "taron", 0, strength=2)
        s.clans[0].loot = [loot("rerolls-4")]

    table = fight(edit, use("rerolls-4"), ("reroll", 0, 1), strength=[1, 2, 6], steps=QUESTS)
    assert table.state.clans[0].glory == 7
