"""Monster powers (chapter 41)."""

from __future__ import annotations

from typing import Any

import pytest
from mlbattle import (
    GATE,
    LAND,
    MONSTER,
    Edit,
    asked,
    beast,
    choose,
    ended,
    fight,
    options,
    put,
    roll_on,
    told,
    trail,
)
from mltables import make, member, monster

from wyprawa.games.monsterlands import board, events
from wyprawa.games.monsterlands.content import MONSTERS
from wyprawa.games.monsterlands.rules.outside.monster_attack import attack_dice
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Table

STRIKE = [("strike", 0, 0)]


def one(against: str, who: str = "taron", land: str = "", carried: int = 0, **fields: Any) -> Edit:
    def edit(s: State) -> None:
        beast(s, against, land=land)
        put(s, 0, who, 0, shown=True, **fields)
        s.carried = carried

    return edit


def dice(against: str, land: str = "", place: int = 0) -> int:
    def edit(s: State) -> None:
        beast(s, against, place, land)

    return sum(attack_dice(fight(edit, steps=[]).state, place, 0))


@pytest.mark.parametrize(
    ("id", "home", "elsewhere"),
    [
        pytest.param("snailer", "yuha", "kyzhul", marks=pytest.mark.rule("ML-41.1")),
        pytest.param("jurbol", "thaklan", "kyzhul", marks=pytest.mark.rule("ML-41.8")),
        pytest.param("sckon", "kale", "kyzhul", marks=pytest.mark.rule("ML-41.14", "ML-41.E1")),
        pytest.param("blandor", "kyzhul", "kale", marks=pytest.mark.rule("ML-41.17")),
    ],
)
def test_two_dice_in_a_land_of_his_own(id: str, home: str, elsewhere: str) -> None:
    value = MONSTERS[monster(id)].attack
    assert dice(id, home) == value + 2
    assert dice(id, elsewhere) == value


@pytest.mark.rule("ML-41.2", "ML-41.30")
def test_the_spores_of_sporus() -> None:
    def edit(s: State) -> None:
        beast(s, "sporus")
        put(s, 0, "taron", 0)
        put(s, 1, "zondu", 1, guard=1, potions=1, defence=1)
        put(s, 3, "nuduru", 2)

    table = fight(edit, attack=[1] * 4 + [3], steps=[("meet", 0, 0)])
    assert table.state.wounded >> member("taron") & 1  # the one being resolved is hit too
    assert (asked(table), table.choices[0].seat) == ("defend", 1)
    assert options(table) == ["token", "ability", "guard", "potion", "take"]
    choose(table, "ability")
    ended(table)
    assert table.state.wounded == 1 << member("taron") | 1 << member("nuduru")


def last_gasp(id: str, steps: Any = MONSTER) -> Table[State]:
    def edit(s: State) -> None:
        s.loot_shown, s.loot_pile = [], []
        beast(s, id)
        s.carried = 30
        put(s, 0, "taron", 0, potions=1)
        put(s, 2, "nuduru", 1)
        s.wounded |= 1 << member("nuduru")

    return fight(edit, attack=[1] * MONSTERS[monster(id)].attack, steps=steps)


@pytest.mark.parametrize(
    "id",
    [
        pytest.param("korcko", marks=pytest.mark.rule("ML-41.3", "ML-41.25", "ML-41.28", "ML-41.30")),
        pytest.param("krunn", marks=pytest.mark.rule("ML-41.12", "ML-41.25", "ML-41.28")),
    ],
)
def test_a_last_hit_for_everybody(id: str) -> None:
    table = last_gasp(id)
    assert table.state.clans[0].glory == 5 + MONSTERS[monster(id)].killed.glory  # after the reward
    assert (asked(table), table.choices[0].seat) == ("defend", 0)  # the killer first
    choose(table, "potion")
    ended(table)
    assert member("nuduru") not in table.state.clans[1].members
    assert table.state.trails[2] is None
    assert table.state.clans[1].glory == 5 + 1  # by the space where he fell
    assert table.state.clans[0].trophies == [monster(id)]
    caught = fight(one(id, traps=["s-plus-1"], carried=MONSTERS[monster(id)].capture), steps=STRIKE)
    assert told(caught, events.Captured)
    assert caught.state.wounded == 0


@pytest.mark.rule("ML-41.4")
def test_gator_knows_no_flasks() -> None:
    table = fight(one("gator", potions=1, poisons=1, strength=1), attack=[3, 1, 1, 1, 1], strength=[1])
    ended(table)  # neither was offered
    assert table.state.wounded >> member("taron") & 1
    assert trail(table, 0).poisons == 1


@pytest.mark.rule("ML-41.5", "ML-41.E2")
def test_turfus_needs_two_traps() -> None:
    table = fight(one("turfus", traps=["s-plus-1"], carried=14), steps=STRIKE)
    assert not told(table, events.Captured)
    assert table.state.carried == 14
    table = fight(one("turfus", traps=["s-plus-1", "m-plus-1"], carried=14), steps=STRIKE)
    assert told(table, events.Captured)


@pytest.mark.parametrize(
    "id",
    [
        pytest.param("warkorj", marks=pytest.mark.rule("ML-41.6", "ML-41.29")),
        pytest.param("snagnus", marks=pytest.mark.rule("ML-41.15", "ML-41.29")),
    ],
)
def test_one_more_hit_with_each_attack(id: str) -> None:
    def edit(s: State) -> None:
        beast(s, id)
        put(s, 0, "taron", 0, defence=1)
        put(s, 1, "nuduru", 0)

    table = fight(edit, "token", attack=[1] * 2 * MONSTERS[monster(id)].attack)
    assert [each.hits for each in told(table, events.MonsterAttacks)] == [1, 1]
    assert table.state.wounded == 1 << member("nuduru")  # the token held off the first


@pytest.mark.rule("ML-41.9")
def test_dogor_goes_to_the_gate() -> None:
    s = make(("queens_gift", 0), script={"monster": [monster("moldo")]}).state
    s.monsters = [-1, -1, monster("krinx")]
    s.monster_pile = [monster("moldo")]
    board.reveal_monster(s, 0, monster("dogor"))
    assert s.monsters == [monster("moldo"), -1, monster("dogor")]
    assert monster("krinx") in s.monster_discard


@pytest.mark.rule("ML-41.27")
def test_dogor_drawn_to_the_gate_stays() -> None:
    def edit(s: State) -> None:
        s.round = 2
        s.monsters[2] = -1
        s.monster_pile = [monster("dogor")]

    table = make(
        "prepare_pools", ("queens_gift", 0), edit=edit, script={"monster": [monster("dogor")]},
        free=["influence"], more_monsters=True,
    )  # fmt: skip
    assert table.state.monsters[2] == monster("dogor")
    assert table.state.monster_pile == []


@pytest.mark.rule("ML-41.10")
def test_sandor_escapes_from_a_land_but_not_from_the_gate() -> None:
    table = fight(one("sandor", traps=["s-plus-1"], carried=14), steps=STRIKE)
    assert table.state.escaped == [monster("sandor")]
    assert table.state.clans[0].gold == 7 + 6
    assert table.state.monsters[0] == -1  # the Land is free

    def at_the_gate(s: State) -> None:
        beast(s, "sandor", 2)
        put(s, 12, "taron", 0, traps=["s-plus-1"])
        s.carried = 14

    table = fight(at_the_gate, steps=[("strike", 2, 12)])
    assert table.state.escaped == []
    assert monster("sandor") in table.state.monster_discard


@pytest.mark.parametrize(
    ("id", "kind"),
    [
        pytest.param("moldo", "strength", marks=pytest.mark.rule("ML-41.11", "ML-41.26")),
        pytest.param("krushus", "magic", marks=pytest.mark.rule("ML-41.18", "ML-41.26")),
    ],
)
def test_one_less_for_each_die(id: str, kind: str) -> None:
    table = roll_on(fight(one(id, **{kind: 3}), steps=STRIKE, **{kind: [1, 1, 4]}))  # type: ignore[arg-type]
    assert told(table, events.Attacked)[0].total == 0 + 0 + 3
    other = "magic" if kind == "strength" else "strength"
    table = fight(one(id, **{other: 1}), steps=STRIKE, **{other: [4]})  # type: ignore[arg-type]
    assert told(table, events.Attacked)[0].total == 4


@pytest.mark.rule("ML-41.13", "ML-41.21")
def test_tronj_at_the_gate() -> None:
    assert dice("tronj", place=2) == 5 + 3
    assert dice("tronj") == 5
    assert dice("sckon", place=2) == 4  # there is no Land at the Gate


@pytest.mark.rule("ML-41.16", "ML-41.23")
def test_gorgosh_stops_abilities_not_tokens() -> None:
    table = fight(
        one("gorgosh", "wondou", guard=1, gear=["noxx"], defence=1, potions=1), attack=[3, 1, 1, 1, 1, 1]
    )
    assert options(table) == ["token", "potion", "take"]


@pytest.mark.rule("ML-41.19", "ML-41.24")
def test_abysur_shames_once_per_attack() -> None:
    assert fight(one("abysur"), attack=[3, 1, 1, 1, 1]).state.clans[0].glory == 4
    dead = fight(one("abysur"), attack=[3, 3, 3, 1, 1])
    assert dead.state.clans[0].glory == 5 - 1 + 2  # death included
    assert fight(one("abysur"), attack=[1] * 5).state.clans[0].glory == 5


@pytest.mark.rule("ML-41.20")
def test_caribdis_knows_no_weapons() -> None:
    table = fight(one("caribdis", strength=1, gear=["pugnor", "tergeo"]), strength=[3], steps=STRIKE)
    ended(table)  # no reroll by Tergeo
    assert told(table, events.Attacked)[0].total == 3
    assert (
        told(fight(one("gator", strength=1, gear=["pugnor"]), strength=[3], steps=STRIKE), events.Attacked)[
            0
        ].total
        == 4
    )


@pytest.mark.rule("ML-41.21")
def test_powers_over_the_land_work_at_the_gate() -> None:
    def edit(s: State) -> None:
        beast(s, "sporus", 2)
        put(s, 12, "taron", 0)
        put(s, 13, "nuduru", 1)

    table = fight(edit, attack=[1] * 4 + [3] + [1] * 5, steps=GATE)
    assert table.state.wounded == 1 << member("taron") | 1 << member("nuduru")


@pytest.mark.rule("ML-41.22")
def test_no_power_in_the_conquest() -> None:
    def edit(s: State) -> None:
        s.loot_shown, s.loot_pile = [], []
        beast(s, "moldo", land="kyzhul")
        put(s, 0, "taron", 0, traps=["plus-8", "plus-4"])
        put(s, 1, "nuduru", 1, strength=2)

    table = fight(edit, attack=[1, 1], strength=[5, 5], steps=LAND)
    assert told(table, events.ConquestTried)[0].total == 10


@pytest.mark.rule("ML-41.25")
def test_the_killer_may_die_of_it_and_keeps_his_reward() -> None:
    def edit(s: State) -> None:
        one("korcko", carried=12)(s)
        s.wounded |= 1 << member("taron")

    table = fight(edit, steps=STRIKE)
    assert table.state.clans[0].trophies == [monster("korcko")]
    assert table.state.clans[0].glory == 5 + 3 + 2
    assert member("taron") not in table.state.clans[0].members


@pytest.mark.rule("ML-41.29")
def test_spores_with_every_attack() -> None:
    def edit(s: State) -> None:
        beast(s, "sporus")
        put(s, 0, "taron", 0)
        put(s, 1, "nuduru", 0)

    table = fight(edit, attack=[1] * 10)
    assert len(told(table, events.SporesFly)) == 2
