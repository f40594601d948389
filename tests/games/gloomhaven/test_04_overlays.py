"""Chapter 4: overlay tiles and terrain."""

from __future__ import annotations

import pytest
from ghdeeds import does, field
from ghsteps import entering, moving
from ghtables import asked, held, make, open_to, play, signs

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Give
from wyprawa.games.gloomhaven.content import TREASURES
from wyprawa.games.gloomhaven.rules.attack import push_and_pull
from wyprawa.games.gloomhaven.rules.figures import movement
from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.rules.scenario import overlays, rooms
from wyprawa.games.gloomhaven.state import State, Trap
from wyprawa.parts.boards import mask

CORRIDOR = """
0 . x . . h . ~ .
"""
WITH_DOOR = """
# 1 . # # . #
 0 . . + . .
# . . # # g #
"""


@pytest.mark.rule("GH-4.1", "GH-4.4", "GH-4.5")
def test_a_closed_door_is_entered_and_stays_open() -> None:
    table = moving(0, 6, draw=WITH_DOOR)
    at = signs(WITH_DOOR)
    door = at["+"][0]
    assert door in open_to(table)
    assert at["g"][0] not in open_to(table)
    play(table, door)
    s = table.state
    assert s.doors == 1
    assert s.figures[0].at == door
    beyond = [cell for cell in open_to(table) if cell != "stop" and s.ground().rooms[2] >> cell & 1]
    assert len(beyond) == 3  # the hex with the guard is taken
    play(table, beyond[1], door)
    assert table.state.doors == 1


@pytest.mark.rule("GH-4.2", "GH-9.15")
def test_a_closed_door_is_a_wall_for_monsters_and_summons() -> None:
    s = make(draw=WITH_DOOR).state
    door = signs(WITH_DOOR)["+"][0]
    assert not facts.board(s).all >> door & 1
    s.figures[1].kind, s.figures[1].name = "summon", "decoy"
    assert not movement.field(s, 1).board.all >> door & 1
    assert movement.field(s, 0).board.all >> door & 1


@pytest.mark.rule("GH-4.3")
def test_no_forced_movement_onto_or_through_a_closed_door() -> None:
    """A guard between a hero and a door is not pushed there, nor a hero; an open door is no hindrance."""
    draw = "0 g + 1 b"
    s = field(draw)
    guard = next(n for n, figure in facts.standing(s) if figure.kind == "monster")
    here, door = s.figures[0].at, signs(draw)["+"][0]
    for steps in (1, 2):
        assert push_and_pull.paths(s, guard, here, steps, pull=False) == []
    assert does(s, 0, Give(push=2, to=Whom(who="enemies", within=1))) == []
    assert s.doors == 0
    s.turn = None
    for _ in rooms.open_door(s, 0, 0):
        raise AssertionError("a door asks nothing")
    assert push_and_pull.paths(s, guard, here, 1, pull=False) == [(door,)]
    hero = field("g 0 + 1 b")
    monster = next(n for n, figure in facts.standing(hero) if figure.kind == "monster")
    assert push_and_pull.paths(hero, 0, hero.figures[monster].at, 1, pull=False) == []


@pytest.mark.rule("GH-4.6", "GH-4.7")
def test_corridors_are_floor() -> None:
    """Scenario 16: the corridor hexes join two tiles; one can stand and walk there."""

    s = GAME.begin(GAME.read_options({"seats": 2, "scenario": 16}), 1)
    ground = s.ground()
    corridor = ground.board.at(-2, 2)
    assert ground.corridors >> corridor & 1
    assert facts.board(s).all >> corridor & 1
    assert facts.board(s).near(corridor).bit_count() >= 3
    assert facts.empty(s) >> corridor & 1


@pytest.mark.rule("GH-4.8", "GH-4.10", "GH-8.18")
@pytest.mark.parametrize("forced", [False, True])
def test_a_trap_is_sprung_and_gone(forced: bool) -> None:
    trap = signs(CORRIDOR)["x"][0]
    table = entering(0, trap, draw=CORRIDOR, forced=forced)
    play(table, *["take"] * (asked(table) == "damage"))
    assert held(table)
    s = table.state
    assert s.figures[0].hp == s.figures[0].most - 3  # 2 + L
    assert s.traps == {}


@pytest.mark.rule("GH-4.9", "GH-4.18")
def test_flying_and_jumping_pass_over() -> None:
    at = signs(CORRIDOR)

    def hurt(cell: int, *, fly: bool, jump: bool) -> int:
        table = entering(0, cell, draw=CORRIDOR, jump=jump, fly=fly)
        play(table, *["take"] * (asked(table) == "damage"))
        return table.state.figures[0].most - table.state.figures[0].hp

    for cell in (at["x"][0], at["h"][0]):
        assert hurt(cell, fly=True, jump=False) == 0
        assert hurt(cell, fly=False, jump=True) == 0
        assert hurt(cell, fly=False, jump=False) > 0


@pytest.mark.rule("GH-4.11")
def test_disarming() -> None:
    s = make(draw=CORRIDOR).state
    trap = overlays.disarm(s, signs(CORRIDOR)["x"][0], 0)
    assert trap.damage == 3
    assert s.traps == {}
    assert s.figures[0].hp == s.figures[0].most


@pytest.mark.rule("GH-4.12", "GH-4.13")
@pytest.mark.parametrize("by", [0, -1])
def test_a_created_trap_has_its_own_damage(by: int) -> None:
    """By a hero or by a monster: 1 damage and Muddle, at any scenario level."""
    cell = signs(CORRIDOR)["."][0]

    def edit(s: State) -> None:
        overlays.set_trap(s, cell, Trap("trap", 1, ("muddle",), by))

    table = entering(0, cell, draw=CORRIDOR, edit=edit, level=5)
    play(table, *["take"] * (asked(table) == "damage"))
    figure = table.state.figures[0]
    assert figure.most - figure.hp == 1
    assert facts.has(figure, "muddle")


@pytest.mark.rule("GH-4.14")
def test_invisible_figures_spring_traps() -> None:
    def edit(s: State) -> None:
        s.figures[0].conditions |= facts.BIT["invisible"]

    table = entering(0, signs(CORRIDOR)["x"][0], draw=CORRIDOR, edit=edit)
    play(table, *["take"] * (asked(table) == "damage"))
    assert table.state.figures[0].hp == table.state.figures[0].most - 3


@pytest.mark.rule("GH-4.15", "GH-4.16", "GH-4.17")
@pytest.mark.parametrize("forced", [False, True])
def test_hazardous_terrain(forced: bool) -> None:
    cell = signs(CORRIDOR)["h"][0]
    table = entering(0, cell, draw=CORRIDOR, forced=forced)
    play(table, *["take"] * (asked(table) == "damage"))
    s = table.state
    assert s.figures[0].hp == s.figures[0].most - 1  # half of 3, rounded down
    assert s.hazards == 1 << cell
    again = entering(0, cell + 1, draw=CORRIDOR, edit=lambda s: movement.put(s, 0, cell))
    assert held(again)  # starting there and leaving it did nothing
    assert again.state.figures[0].hp == again.state.figures[0].most


@pytest.mark.rule("GH-4.19")
def test_difficult_terrain_costs_two() -> None:
    draw = "0 . ~ . ."
    at = signs(draw)
    table = moving(0, 3, draw=draw)
    assert open_to(table) == ["stop", at["."][0], at["~"][0]]
    play(table, at["~"][0])
    assert held(table)


@pytest.mark.rule("GH-4.20")
def test_who_minds_difficult_terrain() -> None:
    draw = "0 ~ ~ ."
    at = signs(draw)
    flying = moving(0, 3, draw=draw, fly=True)
    assert at["."][0] in open_to(flying)
    jumping = moving(0, 3, draw=draw, jump=True)
    assert at["."][0] in open_to(jumping)
    short = moving(0, 2, draw=draw, jump=True)  # landing in it costs one more
    assert open_to(short) == ["stop", at["~"][0]]
    play(moving(0, 3, draw=draw, jump=True), at["~"][1])
    forced = entering(0, at["~"][0], draw=draw, forced=True)
    assert forced.state.figures[0].at == at["~"][0]


@pytest.mark.rule("GH-4.21", "GH-4.22", "GH-4.23")
def test_obstacles() -> None:
    draw = "0 o . ."
    at = signs(draw)
    assert held(moving(0, 3, draw=draw))
    assert open_to(moving(0, 3, draw=draw, fly=True)) == ["stop", at["o"][0], *at["."]]
    over = moving(0, 3, draw=draw, jump=True)
    play(over, at["o"][0])
    assert "stop" not in open_to(over)
    play(over, at["."][0], "stop")
    assert over.state.figures[0].at == at["."][0]


@pytest.mark.rule("GH-4.24", "GH-10.10")
def test_obstacles_do_not_block_sight() -> None:
    draw = """
    . . . .
     0 o o g
    . . . .
    """
    s = make(draw=draw).state
    assert facts.board(s).sees(signs(draw)["0"][0], signs(draw)["g"][0])


@pytest.mark.rule("GH-4.25")
def test_no_area_is_walled_in() -> None:
    draw = """
    0 . . .
     1 o . .
    . . . .
    """
    at = signs(draw)
    s = make(draw=draw).state
    line = [cell for cell in at["."] if facts.board(s).distance(cell, at["o"][0]) == 1]
    assert all(terrain.may_block(s, 1 << cell) for cell in at["."])
    assert not terrain.may_block(s, mask(line))
    door = make(draw=WITH_DOOR).state
    beside = door.ground().board.near(signs(WITH_DOOR)["+"][0]) & door.ground().rooms[1]
    assert not terrain.may_block(door, beside)  # the door could not be reached any more


def test_obstacles_come_and_go() -> None:
    s = make(draw="0 o . .").state
    at = signs("0 o . .")
    overlays.move_obstacle(s, at["o"][0], at["."][1])
    assert facts.obstacles(s) == 1 << at["."][1]
    overlays.set_obstacle(s, (at["."][0],), "boulder")
    assert overlays.destroy(s, at["."][0]) == 1
    assert facts.obstacles(s) == 1 << at["."][1]


@pytest.mark.rule("GH-4.26", "GH-4.27")
def test_goal_tiles_and_numbered_tiles() -> None:
    draw = "0 t * ."
    s = make(draw=draw).state
    assert s.treasures == {signs(draw)["t"][0]: 7, signs(draw)["*"][0]: 0}
    assert rooms.treasure(s, signs(draw)["*"][0]).number is None
    again = make(draw=draw).state
    assert again.treasures == s.treasures  # laid out anew each time


@pytest.mark.rule("GH-4.31")
def test_contents_stay_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat sees of an unopened treasure does not depend on what is in it."""

    s = make(draw="0 t * .").state
    seen = GAME.view(s, 0)
    monkeypatch.setitem(TREASURES, 7, TREASURES[11])
    assert GAME.view(s, 0) == seen


@pytest.mark.rule("GH-4.32", "GH-4.34")
def test_what_does_not_hinder() -> None:
    draw = "0 p $ t ."
    at = signs(draw)
    assert open_to(moving(0, 4, draw=draw)) == ["stop", at["p"][0], at["$"][0], at["t"][0], at["."][0]]


@pytest.mark.rule("GH-4.33")
def test_empty_hexes() -> None:
    draw = """
    0 g o x h ~ $ t p .
    """
    s = make(draw=draw).state
    at = signs(draw)
    assert facts.empty(s) == mask([*at["p"], *at["."]])
    opened = moving(0, 6, draw=WITH_DOOR)
    play(opened, signs(WITH_DOOR)["+"][0], signs(WITH_DOOR)["0"][0])
    assert facts.empty(opened.state) >> signs(WITH_DOOR)["+"][0] & 1
