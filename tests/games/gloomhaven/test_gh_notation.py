"""Position text: a scenario under way drawn as a map, with heroes, decks and what lies about in lines."""

from __future__ import annotations

from typing import Any

import pytest

import wyprawa
from wyprawa.conformance.play import chance_of, choose
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.notation import cell_of
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import NOWHERE, STRONG
from wyprawa.kernel import PositionError, new

BARROW = """
    game gloomhaven
    options {"seats": 2}
    # the Brute stands between two guards, the Spellweaver is exhausted
    agenda [["end_round"], ["act", 0]]
    scenario "black-barrow"
    level 1
    monster_level 1
    trap_damage 3
    started 2
    round 4
    heroes:
      brute seat=0 level=1 perks=[] initiative=15 second=72 xp=3 money=2
        hand 2 3
        picked 8 1
        discard 4 5
        lost 6
        active 7 bottom used=2 granted=[{"which":0,"whose":[0],"value":-1,"reach":1}]
        item 1 state=spent
        item 12
        goals hunter
        deck plus_0*5 plus_1*4 minus_1*5 minus_2 double null
        deck.drawn plus_0 plus_1 plus_2
      spellweaver seat=1 level=1 perks=[] exhausted=true
        lost 61 62 63 64 65 66 67 68
        goals opener
        deck plus_0
    figures:
      A                  . . . . .
      B                   . . . .
      C                  . a . . .
      D                 + . 0 b .
      E                  . . . . .
      F                   . . . .
      G                  . . . . .
      0 0 hero brute hp=6/10 side=0 conditions=poison,strengthen
      1 - hero spellweaver hp=0/6 side=0
      3 a monster bandit_guard hp=2/5 side=1 number=4
      5 b monster bandit_guard hp=9/9 side=1 number=1 elite=true
    next_figure 6
    monsters:
      deck plus_0*6 plus_1*5 minus_1*5 plus_2 minus_2 double null
    decks:
      guard 525,526,527,528,529,530,531 now=524
    standees {"bandit_guard": [2, 3, 5, 6]}
    rooms 2
    traps:
      B10 bear_trap 3 give=["wound"]
    money:
      C9=1 E11=2
    elements:
      fire=strong
    turn {"who": 0}
"""


def test_a_drawn_position_is_played() -> None:
    table = wyprawa.position(GAME, BARROW)
    s = table.state
    assert (table.choices[0].seat, table.choices[0].ask) == (0, "act")
    board = facts.board(s)
    assert board.near(s.figures[0].at) >> s.figures[5].at & 1
    assert s.figures[1].at == NOWHERE
    assert [name for name in facts.CONDITIONS if facts.has(s.figures[0], name)] == ["poison", "strengthen"]
    assert (s.heroes[0].active[0].card, s.heroes[0].active[0].used) == (7, 2)
    assert [held.state for held in s.heroes[0].items] == ["spent", "ready"]
    assert s.money == {cell_of(s, "C9"): 1, cell_of(s, "E11"): 2}
    assert s.traps[cell_of(s, "B10")].give == ("wound",)
    assert s.elements[0] == STRONG
    again = wyprawa.position(GAME, table.position())
    assert (again.digest(), again.position()) == (table.digest(), table.position())


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "scenario": 3},
        {
            "seats": 1,
            "heroes": ["cragheart", "mindthief", "tinkerer"],
            "scenario": 8,
            "reduced_randomness": True,
        },
        {"seats": 4, "scenario": "dungeon", "level": 2},
    ],
)
def test_positions_round_trip_through_a_game(options: dict[str, Any]) -> None:
    table, chance = new(GAME, seed=4, **options), chance_of(9)
    while table.choices and len(table.history) < 120:
        if len(table.history) % 11 == 0:
            text = table.position()
            again = wyprawa.position(GAME, text)
            assert (again.digest(), again.position()) == (table.digest(), text)
        choose(table, chance)


@pytest.mark.parametrize(
    ("old", "new_", "message"),
    [
        (". 0 b .", ". 0 . .", "figures: bandit_guard's sign 'b' is not on the map"),
        ("poison,strengthen", "poison,sleep", "figures: no condition is called 'sleep'; there are: poison"),
        ("number=4", "size=4", "figures: no field 'size'; fields are: kind, name"),
        ("C9=1", "Z9=1", "money: no hex is called 'Z9' in this scenario"),
        ("fire=strong", "fire=hot", "elements: expected an element and its strength such as fire=strong"),
        ("drawn plus_0 plus_1", "drawn plus_9", "heroes: no modifier card is called 'plus_9'"),
        ("discard 4 5", "thrown 4 5", "heroes: no line 'thrown' of a hero; lines are: hand"),
    ],
)
def test_faults_are_named_with_their_line(old: str, new_: str, message: str) -> None:
    assert old in BARROW
    with pytest.raises(PositionError, match=f"line \\d+: {message}"):
        wyprawa.position(GAME, BARROW.replace(old, new_, 1))
