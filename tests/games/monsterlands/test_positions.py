"""Position text of Monster Lands: a whole table in the middle of a round, with names."""

from __future__ import annotations

from typing import Any

import pytest

import wyprawa
from wyprawa.games.monsterlands import GAME
from wyprawa.games.monsterlands.notation import NAMES
from wyprawa.kernel import Chance, PositionError

BATTLE = """
    game monsterlands
    options {"seats": 3, "level": "normal"}
    # Nimra meets Moldo on the first trail of Land A; nobody else is out
    agenda [["cleanup", "begin_round"], ["land_battle", 0]]
    round 2
    level "normal"
    clans:
      affinity=water leader=tortock members=tortock,taron,nimra glory=9 gold=6
      affinity=fire leader=purkas members=purkas,korgo glory=5 gold=3 traps=s1,plus-4
      affinity=air leader=nuduru members=nuduru,frunks glory=5 gold=3
    trails:
      0: seat=0 member=nimra strength=3 tokens=plus-4 token_strength=[0] token_magic=[0] defence=1
    assigned:
      nimra
    holders:
      - - - - - - - - - - - - - - - - - -
    placed [[],[],[],[],[],[],[]]
    panic_pile:
      hut tavern mine
    traps_shown:
      s1 - m1 m1 plus-6 plus-8
    trap_pile:
      s2 s2 m2
    offer:
      puargh kakron dolfus lorios
    member_pile:
      dalina
    greenhorns:
      greenhorn greenhorn#2
    market:
      noxx tergeo -
    equipment_pile:
      none
    monsters:
      moldo gator -
    monster_pile:
      sckon
    lands:
      yuha kyzhul
    land_pile:
      skyehn
    faces:
      tile-1a tile-2b
    tiles [2, 3]
    quests:
      quest-1 quest-2
    quest_bag:
      quest-3 quest-4
    loot_shown:
      gold-12 - gold-10 -
    loot_pile:
      trophy
"""


def test_a_drawn_battle_is_fought() -> None:
    table = wyprawa.position(GAME, BATTLE)
    nimra = NAMES["member"].index("nimra")
    assert table.state.trails[0] is not None
    assert table.state.trails[0].member == nimra
    assert table.choices[0].seat == 0
    assert table.choices[0].ask in ("defend", "attack")
    assert table.state.clans[1].traps == [NAMES["trap"].index("s1"), NAMES["trap"].index("plus-4")]
    assert (table.state.traps_shown[1], table.state.loot_shown[1], table.state.market[2]) == (-1, -1, -1)


@pytest.mark.parametrize(
    "options", [{"seats": 3, "deceit": True}, {"seats": 1, "scenario": 8, "level": "normal"}]
)
def test_positions_round_trip_through_a_game(options: dict[str, Any]) -> None:
    table = wyprawa.new(GAME, seed=8, **options)
    chance = Chance(2)
    while not table.over:
        if chance.below(6, "sample") == 0:
            text = table.position()
            again = wyprawa.position(GAME, text)
            assert (again.digest(), again.position()) == (table.digest(), text)
        choice = table.choices[0]
        table.choose(chance.pick(choice.options, "option"), choice.seat)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "moldo gator -",
            "moldo dragon -",
            "monsters: no monster is called 'dragon'; there are: snailer",
        ),
        ("glory=9", "fame=9", "clans: no field 'fame'; fields are: affinity, leader"),
        ("glory=9", "glory=nine", "clans: JSON is malformed"),
        ("      nimra\n", "      nobody\n", "assigned: no member is called 'nobody'"),
        ("0: seat", "forty: seat", "trails: invalid literal"),
    ],
)
def test_bad_names_are_named_with_their_line(old: str, new: str, message: str) -> None:
    with pytest.raises(PositionError, match=f"line \\d+: {message}"):
        wyprawa.position(GAME, BATTLE.replace(old, new))


def test_equal_cards_have_names_of_their_own() -> None:
    assert all(len(names) == len(set(names)) for names in NAMES.values())
