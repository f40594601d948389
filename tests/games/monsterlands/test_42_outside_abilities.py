"""Mercenary abilities that act Outside (chapter 42; the others are tested with the Deployment phase)."""

from __future__ import annotations

from typing import Any

import pytest
from mlbattle import QUESTS, Edit, asked, beast, choose, ended, fight, options, put, roll_on, told, trail
from mltables import land, member, monster, quest

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import MONSTERS
from wyprawa.games.monsterlands.state import State

STRIKE = [("strike", 0, 0)]


def one(who: str, against: str = "gator", carried: int = 0, **fields: Any) -> Edit:
    """One Mercenary on the first trail; Gator (Jungle) is 15 / 20, Sckon (Air) 11 / 12."""

    def edit(s: State) -> None:
        beast(s, against)
        put(s, 0, who, 0, shown=True, **fields)
        s.carried = carried

    return edit


@pytest.mark.parametrize(
    ("who", "hits"),
    [
        pytest.param("purkas", 1, marks=pytest.mark.rule("ML-42.1")),
        pytest.param("drapis", 1, marks=pytest.mark.rule("ML-42.4")),
        pytest.param("wondou", 2, marks=pytest.mark.rule("ML-42.8")),
        pytest.param("nimra", 1, marks=pytest.mark.rule("ML-42.15")),
        pytest.param("dolfus", 2, marks=pytest.mark.rule("ML-42.17")),
        pytest.param("zondu", 1, marks=pytest.mark.rule("ML-42.22")),
        pytest.param("trulina", 2, marks=pytest.mark.rule("ML-42.34")),
    ],
)
def test_defence(who: str, hits: int) -> None:
    table = fight(one(who), "ability", attack=[3] * hits + [1] * (5 - hits))
    ended(table)
    assert told(table, events.HitsStopped)[0].hits == hits
    assert table.state.wounded == 0
    assert fight(one(who), "ability", attack=[3] * (hits + 1) + [1] * (4 - hits)).state.wounded


@pytest.mark.parametrize(
    ("who", "works", "fails"),
    [
        pytest.param("parjas", ("blandor", "gator"), ("sckon", "jurbol"), marks=pytest.mark.rule("ML-42.12")),
        pytest.param(
            "shandee", ("blandor", "jurbol"), ("sckon", "gator"), marks=pytest.mark.rule("ML-42.21")
        ),
        pytest.param("guster", ("gator", "sckon"), ("blandor", "jurbol"), marks=pytest.mark.rule("ML-42.30")),
    ],
)
def test_defence_against_some(who: str, works: tuple[str, str], fails: tuple[str, str]) -> None:
    for id in works:
        table = fight(one(who, id), attack=one_hit(id))
        assert options(table) == ["ability", "take"]
    for id in fails:
        table = fight(one(who, id), attack=one_hit(id))
        assert table.state.wounded >> member(who) & 1  # it was not offered


def one_hit(id: str) -> list[int]:
    return [3] + [1] * (MONSTERS[monster(id)].attack - 1)


@pytest.mark.rule("ML-42.2")
def test_korgo_rerolls_an_influence_die_on_his_quest() -> None:
    def edit(s: State) -> None:
        s.quests[0] = quest("quest-4")  # two Influence dice, 7
        put(s, 8, "korgo", 0, influence=2)

    table = fight(edit, ("reroll", 2, 1), influence=[1, 2, 5], steps=QUESTS)
    ended(table)  # one reroll only
    assert told(table, events.QuestWon)


@pytest.mark.parametrize(
    ("who", "kind"),
    [
        pytest.param("taroa", "strength", marks=pytest.mark.rule("ML-42.5")),
        pytest.param("frunks", "magic", marks=pytest.mark.rule("ML-42.20")),
        pytest.param("timbulu", "strength", marks=pytest.mark.rule("ML-42.29")),
    ],
)
def test_one_more_for_each_die(who: str, kind: str) -> None:
    other = "magic" if kind == "strength" else "strength"
    rolled: Any = {kind: [1, 2], other: [1, 1]}
    table = roll_on(fight(one(who, strength=2, magic=2), steps=STRIKE, **rolled))
    assert told(table, events.Attacked)[0].total == 2 + 3 + 1 + 1


@pytest.mark.rule("ML-42.6")
def test_puargh_gains_glory_for_a_capture() -> None:
    assert (
        fight(one("puargh", carried=15, traps=["s-plus-1"]), steps=STRIKE).state.clans[0].glory == 5 + 4 + 1
    )
    assert fight(one("puargh", carried=20), steps=STRIKE).state.clans[0].glory == 5 + 6

    def another(s: State) -> None:
        one("taron", carried=15, traps=["s-plus-1"])(s)
        put(s, 1, "puargh", 0)

    assert fight(another, steps=STRIKE).state.clans[0].glory == 5 + 4  # only when he does it himself


@pytest.mark.rule("ML-42.18")
@pytest.mark.parametrize("carried", [15, 20])
def test_lusara_gains_potions_for_either(carried: int) -> None:
    table = fight(one("lusara", carried=carried, traps=["s-plus-1"]), steps=STRIKE)
    assert table.state.clans[0].potions == 2


@pytest.mark.parametrize(
    ("who", "carried", "result"),
    [
        pytest.param("tortock", 14, events.Captured, marks=pytest.mark.rule("ML-42.10")),
        pytest.param("naiala", 17, events.Killed, marks=pytest.mark.rule("ML-42.24")),
        pytest.param("torko", 12, events.Captured, marks=pytest.mark.rule("ML-42.26")),
        pytest.param("poissen", 18, events.Killed, marks=pytest.mark.rule("ML-42.28")),
    ],
)
def test_bonuses_for_one_aim(who: str, carried: int, result: type[Any]) -> None:
    traps = ["s-plus-1"] if result is events.Captured else []
    assert told(fight(one(who, carried=carried, traps=traps), steps=STRIKE), result)
    short = fight(one(who, carried=carried - 1, traps=traps), steps=STRIKE)
    assert not told(short, events.Captured)
    assert not told(short, events.Killed)
    if result is events.Captured:  # of no use for a kill
        assert not told(fight(one(who, carried=19), steps=STRIKE), events.Killed)
    else:  # of no use for a capture
        assert not told(fight(one(who, carried=14, traps=["s-plus-1"]), steps=STRIKE), events.Captured)


@pytest.mark.rule("ML-42.E1")
def test_torko_and_naiala_against_sckon() -> None:
    assert told(fight(one("torko", "sckon", 9, traps=["s-plus-1"]), steps=STRIKE), events.Captured)
    assert told(fight(one("naiala", "sckon", 9), steps=STRIKE), events.Killed)


def ginova(s: State) -> None:
    beast(s, "moldo")
    put(s, 0, "ginova", 0)
    put(s, 3, "nuduru", 1, magic=1, defence=1)


@pytest.mark.rule("ML-42.14", "ML-42.39")
def test_ginova_aims_a_die_at_a_neighbour() -> None:
    table = fight(ginova, ("aim", 3), attack=[6, 1], steps=[("meet", 0, 0)])
    assert (asked(table), table.choices[0].seat) == ("remove_magic", 1)  # defended as by ML-34.24
    choose(table, 0)
    assert options(table) == ["token", "take"]
    choose(table, "take")
    ended(table)
    assert table.state.wounded == 1 << member("nuduru")
    assert [each.attack for each in told(table, events.MonsterAttacks)] == [1, 1]


@pytest.mark.rule("ML-42.40")
def test_ginova_may_keep_the_die() -> None:
    table = fight(ginova, "keep", attack=[1, 1], steps=[("meet", 0, 0)])
    ended(table)
    assert told(table, events.MonsterAttacks)[0].attack == 2


@pytest.mark.parametrize(
    ("who", "times", "kinds"),
    [
        pytest.param("skrat", 2, (0,), marks=pytest.mark.rule("ML-42.25")),
        pytest.param("karunna", 2, (0, 1), marks=pytest.mark.rule("ML-42.27")),
        pytest.param("kakron", 1, (0,), marks=pytest.mark.rule("ML-42.32")),
    ],
)
def test_rerolls(who: str, times: int, kinds: tuple[int, ...]) -> None:
    strength = [1, *range(2, 2 + times)]
    table = fight(one(who, strength=1, magic=1), ("roll", "all"), strength=strength, magic=[1], steps=STRIKE)
    assert options(table) == [*(("reroll", kind, 1) for kind in kinds), "stop"]
    choose(table, *(("reroll", 0, value) for value in range(1, 1 + times)))  # the same die again and again
    ended(table)
    assert told(table, events.Attacked)[0].total == strength[-1] + 1


@pytest.mark.rule("ML-42.35")
def test_geas_conquers_with_three_more() -> None:
    def edit(s: State) -> None:
        s.loot_shown, s.loot_pile = [], []
        s.monsters[0], s.lands[0] = -1, land("kyzhul")  # 10
        put(s, 0, "geas", 0, strength=2)

    table = fight(edit, strength=[3, 4], steps=[("end_battle", 0)])
    assert told(table, events.ConquestTried)[0].sum[-1] == ("member", 3, member("geas"))
    assert told(fight(one("geas", strength=1), strength=[1], steps=STRIKE), events.Attacked)[0].total == 1


@pytest.mark.rule("ML-42.36", "ML-42.38")
def test_jaruna_needs_no_trap() -> None:
    assert told(fight(one("jaruna", carried=15), steps=STRIKE), events.Captured)
    assert told(fight(one("jaruna", "turfus", carried=14), steps=STRIKE), events.Captured)


@pytest.mark.rule("ML-42.37")
def test_per_die_and_reroll_abilities_on_quests() -> None:
    def edit(s: State, who: str) -> None:
        s.quests[0] = quest("quest-2")  # two Strength dice, 7
        put(s, 8, who, 0, strength=2)

    table = fight(lambda s: edit(s, "taroa"), strength=[2, 3], steps=QUESTS)
    assert told(table, events.QuestRolled)[0].total == 7
    table = fight(lambda s: edit(s, "kakron"), ("reroll", 0, 1), strength=[1, 3, 4], steps=QUESTS)
    assert told(table, events.QuestWon)
    assert trail(table, 8).rolled == [(0, 4), (0, 3)]
