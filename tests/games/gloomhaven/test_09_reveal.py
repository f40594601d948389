"""Chapter 9: revealing a room."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ghsteps import moving
from ghtables import asked, held, make, monsters, open_to, play, signs, told

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven import told as records
from wyprawa.games.gloomhaven.content import DECKS, MONSTERS, SCENARIOS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Table

DOOR = """
. . . # . . .
 0 1 . + . b .
. . . # . x $
"""
TWO = """
. . . . # . a .
 g 0 1 . + . b .
. . . . # . x $
"""
FREE = ("standee", "monster-ability", "modifier", "short-rest")


def opening(draw: str = DOOR, points: int = 6, **more: object) -> Table[State]:
    table = moving(0, points, draw=draw, **more)  # type: ignore[arg-type]
    play(table, signs(draw)["+"][0])
    return table


@pytest.mark.rule("GH-9.1", "GH-9.2", "GH-9.3")
def test_a_door_opens_in_mid_move() -> None:
    table = opening()
    s = table.state
    assert s.rooms == 0b110
    assert [f.name for _, f in facts.standing(s) if f.side] == ["living_bones"]
    assert set(s.traps) == set(signs(DOOR)["x"])
    assert set(s.money) == set(signs(DOOR)["$"])
    assert asked(table) == "move"  # 6 points, 3 spent
    cost = {cell for cell in open_to(table) if cell != "stop"}
    board = facts.board(s)
    assert all(board.distance(s.figures[0].at, cell) <= 3 for cell in cost)
    assert any(s.ground().rooms[2] >> cell & 1 for cell in cost)
    assert [record.door for record in told(table, records.Opened)] == [0]


@pytest.mark.rule("GH-9.4")
def test_placement_counts_exhausted_characters() -> None:
    """Three started, one is out: still the entry for three."""

    read = GAME.read_options({"seats": 3, "heroes": ["brute", "scoundrel", "tinkerer"]})
    s = GAME.begin(read, 1)
    rooms.reveal(s, 1)
    s.heroes[2].exhausted = True
    before = set(s.figures)
    s.standees["bandit_guard"] = [1, 2, 3, 4, 5, 6]
    rooms.reveal(s, 2)
    placed = [s.figures[n] for n in s.figures if n not in before]
    page = SCENARIOS["black-barrow"].rooms[1]
    assert len(placed) == sum(spot.by[1] != "-" for spot in page.monsters) == 4


@pytest.mark.rule("GH-9.5")
def test_random_numbers() -> None:
    numbers = {
        tuple(s.figures[n].number for n in monsters(s, "living_bones"))
        for s in (opening(seed=seed).state for seed in range(10))
    }
    assert len(numbers) > 3


@pytest.mark.rule("GH-9.6")
def test_too_few_standees_go_nearest_first() -> None:
    draw = """
    . . # g . g
     . . # . . g
    . 1 # . g .
     0 + . g .
    . . # . . g
    """  # the first ones of the page are not the nearest
    at = signs(draw)

    def edit(s: State) -> None:
        s.standees["bandit_guard"] = [4]

    table = opening(draw, edit=edit)
    s = table.state
    (only,) = monsters(s)
    assert s.figures[only].at in at["g"]
    board = facts.board(s)
    assert board.distance(s.figures[only].at, at["+"][0]) == min(
        board.distance(c, at["+"][0]) for c in at["g"]
    )
    assert s.standees["bandit_guard"] == []
    assert MONSTERS["bandit_guard"].standees == 6


@pytest.mark.rule("GH-9.7", "GH-7.8")
def test_a_new_type_draws_a_card() -> None:
    table = opening(script={"monster-ability": [520]}, free=("standee",))
    assert table.state.decks["living_bones"].now == 520


@pytest.mark.rule("GH-9.8")
def test_a_type_with_a_card_keeps_it() -> None:
    draw = DOOR.replace("b", "g")

    def edit(s: State) -> None:

        rooms.ready(s, "bandit_guard")
        s.decks["guard"].now = 527

    table = opening(draw, edit=edit, free=("standee",))
    assert table.state.decks["guard"].now == 527
    assert monsters(table.state, "bandit_guard")


def turn_of(
    draw: str, value: int, cards: dict[str, int], also: Callable[[State], None] | None = None
) -> Table[State]:
    """Hero 0 at this initiative opens the door with a basic move and ends its turn; hero 1 acts at 90."""

    def edit(s: State) -> None:
        for n, own in enumerate(((1, 2), (61, 62))):
            s.heroes[n].picked = list(own)
            s.heroes[n].hand = [card for card in s.heroes[n].hand if card not in own]
        s.heroes[0].initiative, s.heroes[1].initiative = value, 90

        for name, card in cards.items():
            rooms.ready(s, name)
            deck = MONSTERS[name].deck
            s.decks[deck].now = card
        if also is not None:
            also(s)

    table = make("next_turn", draw=draw, edit=edit, free=FREE)
    play(table, ("move", 1), signs(draw)["+"][0])
    while asked(table) == "move":
        play(table, "stop")
    play(table, "pass")
    return table


def turns(table: Table[State]) -> list[str]:
    """Who took turns, until hero 1 has to act or the round is over."""
    for _ in range(40):
        if asked(table) in ("act", "rest.short", "goal"):
            break
        play(table, "take" if asked(table) == "damage" else open_to(table)[0])
    return [
        table.state.figures[r.who].name if r.who in table.state.figures else "?"
        for r in told(table, records.TurnBegan)
    ]


NEAR = """
. . . # . . . .
 . 0 . + . . . b
. . . # . . 1 .
"""
BONES = {20: 517, 81: 523}


def _bones(value: int) -> int:

    return next(card.id for card in DECKS["living_bones"].cards if card.initiative == value)


@pytest.mark.rule("GH-9.9", "GH-9.13")
def test_lower_initiative_acts_at_once() -> None:
    table = turn_of(NEAR.replace("1", ".").replace(" . 0", " 1 0"), 30, {"living_bones": _bones(20)})
    assert turns(table) == ["brute", "living_bones", "spellweaver"]
    (bones,) = monsters(table.state)
    play(table, "pass")
    assert [r.who for r in told(table, records.TurnBegan)].count(bones) == 1


@pytest.mark.rule("GH-9.11")
@pytest.mark.parametrize("value", [45, 46])
def test_equal_or_higher_waits(value: int) -> None:
    """45 drawn: a hero of 45 or 46 opens; one at 45 ties, so the type acts next in normal order anyway."""
    drawn = _bones(45 if value == 45 else 64)

    def also(s: State) -> None:
        s.heroes[1].initiative = 50

    table = turn_of(NEAR.replace("1", ".").replace(" . 0", " 1 0"), value, {"living_bones": drawn}, also)
    names = turns(table)
    assert names == (["brute", "living_bones", "spellweaver"] if value == 45 else ["brute", "spellweaver"])


@pytest.mark.rule("GH-9.E1", "GH-9.14")
def test_one_at_once_one_in_its_place() -> None:
    """Initiative 30 opens a door; one type draws 16, another 64."""
    draw = """
    . . . # . . . a .
     1 0 . + . . . . b
    . . . # . . . . .
    """

    def also(s: State) -> None:
        s.heroes[1].initiative = 50

    table = turn_of(draw, 30, {"bandit_archer": 532, "living_bones": _bones(64)}, also)
    assert turns(table) == ["brute", "bandit_archer", "spellweaver"]
    play(table, "pass")
    assert turns(table)[:4] == ["brute", "bandit_archer", "spellweaver", "living_bones"]


@pytest.mark.rule("GH-9.10")
def test_elites_first_then_numbers() -> None:
    draw = """
    . . . # . . g . . g
     1 0 . + . . . . . .
    . . . # . . G . . .
    """
    table = turn_of(draw, 60, {"bandit_guard": 525})
    turns(table)
    s = table.state
    acted = [s.figures[r.who] for r in told(table, records.TurnBegan) if r.who > 1]
    assert [figure.elite for figure in acted] == [True, False, False]
    assert acted[1].number < acted[2].number


@pytest.mark.rule("GH-9.12", "GH-9.13")
def test_those_that_acted_do_not_act_again() -> None:
    draw = """
    . . . . # . . .
     g 1 0 . + . . g
    . . . . # . . .
    """

    def also(s: State) -> None:
        s.acted.append(monsters(s)[0])

    table = turn_of(draw, 60, {"bandit_guard": 525}, also)
    old = min(monsters(table.state))
    turns(table)
    assert [r.who for r in told(table, records.TurnBegan) if r.who > 1] == [
        n for n in monsters(table.state) if n != old
    ]


@pytest.mark.rule("GH-9.14")
def test_several_rooms_in_one_turn() -> None:
    draw = """
    a . # . 0 . # . b
     . . + . . . + . .
    . . # 1 . . # . .
    """
    at = signs(draw)
    table = moving(0, 8, draw=draw)
    play(table, at["+"][0], at["+"][1])
    s = table.state
    assert s.turn is not None
    assert [s.figures[n].name for n in s.turn.revealed] == ["bandit_archer", "living_bones"]
    assert all(s.decks[name].now for name in ("archer", "living_bones"))


@pytest.mark.rule("GH-9.15")
def test_monsters_open_no_doors() -> None:
    """A guard whose only enemy stands behind a closed door has no focus; a summon walks no further."""
    draw = """
    . . # . .
     g . + 0 1
    . . # . .
    """

    def edit(s: State) -> None:

        rooms.reveal(s, 2)
        s.decks["guard"].now = 525

    table = make("next_turn", draw=draw, edit=edit, free=FREE)
    while not held(table) and asked(table) in ("damage", "monster.move"):
        play(table, open_to(table)[0])
    assert table.state.doors == 0
    assert [type(line.record) for line in table.log if isinstance(line.record, records.NoFocus)]
    assert table.state.figures[monsters(table.state)[0]].at == signs(draw)["g"][0]
