"""Equipment traits that act Outside (chapter 43; the others are tested with the Deployment phase)."""

from __future__ import annotations

from typing import Any

import pytest
from mlbattle import QUESTS, Edit, beast, choose, ended, fight, options, put, roll_on, told
from mltables import equipment, land, quest

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.state import State

STRIKE = [("strike", 0, 0)]
CONQUEST = [("end_battle", 0)]


def one(gear: str, **fields: Any) -> Edit:
    def edit(s: State) -> None:
        beast(s, "gator")
        put(s, 0, "taron", 0, gear=[gear], **fields)

    return edit


def conquers(gear: str, **fields: Any) -> Edit:
    def edit(s: State) -> None:
        s.loot_shown, s.loot_pile = [], []
        s.monsters[0], s.lands[0] = -1, land("uyuniah")  # 14: out of reach here
        put(s, 0, "taron", 0, gear=[gear], **fields)

    return edit


def quester(gear: str, tile: str, **fields: Any) -> Edit:
    def edit(s: State) -> None:
        s.quests[0] = quest(tile)
        put(s, 8, "taron", 0, gear=[gear], **fields)

    return edit


def attacked(edit: Edit, **dice: Any) -> int:
    total: int = told(roll_on(fight(edit, steps=STRIKE, **dice)), events.Attacked)[0].total
    return total


def conquest(edit: Edit, **dice: Any) -> int:
    total: int = told(fight(edit, steps=CONQUEST, **dice), events.ConquestTried)[0].total
    return total


def quest_total(edit: Edit, **dice: Any) -> int:
    total: int = told(fight(edit, steps=QUESTS, **dice), events.QuestRolled)[0].total
    return total


@pytest.mark.rule("ML-43.1")
def test_krakhen_rerolls_magic_twice() -> None:
    table = fight(
        one("krakhen", strength=1, magic=1), ("roll", "all"), strength=[1], magic=[1, 2, 3], steps=STRIKE
    )
    assert options(table) == [("reroll", 1, 1), "stop"]
    choose(table, ("reroll", 1, 1), ("reroll", 1, 2))
    ended(table)


@pytest.mark.rule("ML-43.3")
def test_mortis_adds_to_magic() -> None:
    assert attacked(one("mortis", strength=1, magic=2), strength=[1], magic=[1, 1]) == 1 + 2 + 2


@pytest.mark.rule("ML-43.4")
def test_kedavra_adds_to_magic_in_the_conquest_only() -> None:
    assert conquest(conquers("kedavra", strength=1, magic=2), strength=[1], magic=[1, 1]) == 1 + 3 + 3
    assert attacked(one("kedavra", magic=1), magic=[1]) == 1


@pytest.mark.rule("ML-43.5")
def test_pugnor_adds_to_strength_everywhere() -> None:
    assert attacked(one("pugnor", strength=2, magic=1), strength=[1, 1], magic=[1]) == 2 + 2 + 1
    assert conquest(conquers("pugnor", strength=1), strength=[1]) == 2
    assert quest_total(quester("pugnor", "quest-2", strength=2), strength=[1, 1]) == 4


@pytest.mark.rule("ML-43.6")
def test_slham_rerolls_influence_twice() -> None:
    edit = quester("slham", "quest-4", influence=2)
    table = fight(edit, ("reroll", 2, 1), ("reroll", 2, 2), influence=[1, 2, 3, 3], steps=QUESTS)
    ended(table)
    assert told(table, events.QuestRolled)[0].total == 6


@pytest.mark.rule("ML-43.7")
def test_noxx_defends_once() -> None:
    table = fight(one("noxx"), ("equipment", equipment("noxx")), attack=[3, 1, 1, 1, 1])
    assert table.state.wounded == 0
    assert table.state.clans[0].used_equipment == 1 << equipment("noxx")

    def deceived(s: State) -> None:
        put(s, 0, "taron", 0, strength=1, gear=["noxx"])
        put(s, 1, "nuduru", 1, traps=["deceit-s1"])

    ended(fight(deceived, "show", steps=[("reveal_traps", 0)], deceit=True))  # not asked: of no use


@pytest.mark.rule("ML-43.9")
def test_slyzor_adds_against_monsters_only() -> None:
    assert attacked(one("slyzor", strength=2), strength=[1, 1]) == 4
    assert conquest(conquers("slyzor", strength=2), strength=[1, 1]) == 2
    assert quest_total(quester("slyzor", "quest-2", strength=2), strength=[1, 1]) == 2


@pytest.mark.rule("ML-43.10")
def test_tergeo_rerolls_strength_once() -> None:
    table = fight(
        one("tergeo", strength=1, magic=1), ("roll", "all"), strength=[1, 2], magic=[1], steps=STRIKE
    )
    assert options(table) == [("reroll", 0, 1), "stop"]
    choose(table, ("reroll", 0, 1))
    ended(table)
