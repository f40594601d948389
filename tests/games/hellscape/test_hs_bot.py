"""The sensible Hero: it takes what is plainly best, and plays whole Missions."""

from __future__ import annotations

from typing import Any

import pytest
from mdtables import asked, do, door, equip, item, learn, mob, skill, state, turn, zone

import wyprawa
from wyprawa.conformance import LAWS
from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import GAME
from wyprawa.games.hellscape.bot import answers, counsel, gear, goals, worth
from wyprawa.games.hellscape.bot import ground as terrain
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary.terms import MELEE, TREASURE
from wyprawa.kernel import Chance, Outcome, Table


def answer(table: Table[State]) -> Any:
    return answers.choose(table.state, table.choices[0], Chance(1))


def test_it_attacks_who_stands_beside_it() -> None:
    s = state("gheta", mission="highway")
    equip(s, 0, "doom_axe")
    s.heroes[0].zone = zone(s, "D2")
    foe = mob(s, "undead", "D2", 2)
    assert answer(turn(s)) == ("attack", MELEE, foe.figure)


def test_it_walks_to_an_enemy_and_not_away() -> None:
    s = state("gheta", mission="highway")
    equip(s, 0, "doom_axe")
    s.heroes[0].zone = zone(s, "D2")
    mob(s, "undead", "F2", 2)
    table = turn(s)
    assert answer(table) == "move"
    do(table, "move")
    assert answer(table) == ("go", zone(s, "E2"))


def test_it_does_what_the_mission_wants() -> None:
    s = state("gheta")
    s.heroes[0].zone = zone(s, "A2")
    table = turn(s)
    assert answer(table) == "move"
    do(table, "move")
    assert answer(table) == ("deed", 0)
    do(table, ("deed", 0))
    holder = table.state.heroes[0]
    assert goals.objectives(table.state, 0) == [goals.Goal(zone(s, "E3"), goals.OBJECTIVE)]
    holder.zone = zone(s, "E3")
    table.state.enemies = []
    assert answer(turn(table.state)) == ("deed", 1)


def test_it_takes_treasure_beside_the_way() -> None:
    s = state("gheta", mission="highway")
    s.tokens.append((TREASURE, s.heroes[0].zone, 1))
    table = turn(s)
    do(table, "move")
    assert answer(table) == ("treasure", 1)


def test_a_wounded_party_opens_no_door() -> None:
    s = state("gheta", "irk", mission="highway")
    for hero in s.heroes:
        hero.zone = zone(s, "D1")
    behind = zone(s, "E1")
    assert terrain.routes(s, 0, 6)[behind].first == ("open", door(s, "D1-E1"))
    s.heroes[0].health = s.heroes[1].health = 1
    assert behind not in terrain.routes(s, 0, 6)


def test_a_better_weapon_is_equipped_and_a_worse_one_kept() -> None:
    s = state("gheta")
    equip(s, 0, "rusty_sword")
    assert gear.best_gain(s, s.heroes[0], item("doom_axe"))[0] > 1
    equip(s, 0, "kings_sword")
    assert gear.best_gain(s, s.heroes[0], item("sling"))[0] < 0


def test_in_a_combat_it_pays_for_what_kills() -> None:
    s = state("gheta", mission="highway")
    equip(s, 0, "rusty_sword")
    learn(s, 0, "killing_fury_1")
    s.heroes[0].zone, s.heroes[0].rage = zone(s, "G2"), 3
    foe = mob(s, "undead", "G2", 0)
    foe.wounds = 1
    table = turn(s)
    with scripted(table, yellow=["sword"]):
        do(table, ("attack", MELEE, foe.figure))
    assert asked(table) == "combat"  # 2 swords, and 3 Wounds would kill
    assert answer(table) in [("use", "skill", skill("killing_fury_1"), 0), ("use", "stance", 0, 0)]
    table.state.enemies[0].wounds = 3
    assert answer(table) == "finish"


def test_killing_is_worth_more_than_wounding_and_less_than_everything() -> None:
    s = state("gheta", mission="highway")
    foe = mob(s, "demons", "G2", 2)
    values = [worth.hurt(s, foe, n) for n in range(12)]
    assert values == sorted(values)
    assert values[9] == pytest.approx(worth.whole(s, foe))
    assert values[3] - values[2] > values[2] - values[1]


def test_counsel_prefers_the_healthy_and_knows_the_end() -> None:
    s = state("gheta", "irk", seats=2)
    healthy = counsel.judge(s)
    assert len(healthy) == 2
    s.heroes[0].health = 1
    assert counsel.judge(s)[0] < healthy[0]
    s.outcome = Outcome((0, 1), (1, 1), "won")
    assert counsel.judge(s) == [1.0, 1.0]


@pytest.mark.parametrize("law", ["bot", "counsel"])
def test_it_keeps_the_laws(law: str) -> None:
    LAWS[law](GAME, {"seats": 2}, 1)


@pytest.mark.parametrize("seed", range(3))
def test_four_of_them_win_the_training(seed: int) -> None:
    table = wyprawa.new(GAME, seats=4, seed=seed, telling=False)
    while not table.over:
        table.choose(answer(table))
    assert table.outcome is not None
    assert table.outcome.reason == "won"
