"""Tables for rule tests: a map drawn as text, heroes and monsters on it, chance scripted.

Digits are heroes. `g` and `G` are a normal and an elite Bandit Guard, `a` and `A` Bandit Archers, `b` and `B`
Living Bones, unless `who` says otherwise. `o` is an obstacle, `x` a damage trap, `h` hazardous terrain, `~`
difficult terrain, `$` money, `t` treasure 7, `*` a goal tile, `p` a pressure plate, `+` a closed door, `:` a
mark. The room of hero 0 is revealed; what lies behind doors is not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any

from wyprawa.conformance.testing import planned
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.content import SCENARIOS
from wyprawa.games.gloomhaven.places import (
    Door,
    Mark,
    MonsterSpot,
    Overlay,
    OverlayKind,
    Room,
    Scenario,
    TreasureTile,
)
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.special import Cleared
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Script, Table
from wyprawa.parts.boards import Cell, HexMap, ids

WHO = {"g": "bandit_guard", "a": "bandit_archer", "b": "living_bones"}
HOLD = "choose_goals"  # a step that asks, to keep a table where it is
FLOOR = """
. . . . . . .
 . . . . . .
. . 0 . 1 . .
 . . . . . .
. . . . . . .
"""
HEROES = (
    {"class": "brute", "cards": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)},
    {"class": "spellweaver", "cards": (61, 62, 63, 64, 65, 66, 67, 68)},
)
_NUMBERS = count(1)


def drawing(text: str, who: Mapping[str, str] = WHO, **page: Any) -> tuple[str, dict[str, list[Cell]]]:
    """A scenario made of a drawing: its id, and where each sign stands."""
    board, marks = HexMap.parse(text)
    doors = set(marks.get("+", []))
    left = board.all & ~sum(1 << cell for cell in doors)
    start = marks["0"][0] if "0" in marks else ids(left)[0]
    parts: list[int] = []
    while left:
        seed = 1 << start if left >> start & 1 else left & -left
        part = 0
        for layer in board.layers(seed, left):
            part |= layer
        parts.append(part)
        left &= ~part
    sign = {cell: char for char, cells in marks.items() for cell in cells}
    laid = [_room(board, part, sign, who) for part in parts]
    joins = {door: [n for n, part in enumerate(parts, 1) if board.near(door) & part] for door in doors}
    name = f"drawn-{next(_NUMBERS)}"
    scenario = Scenario(
        **{
            "id": name,
            "number": 0,
            "rooms": tuple(laid),
            "doors": tuple(
                Door(
                    at=board.axial(door), tile="stone_door", joins=(joins[door][0], joins[door][1]), label="1"
                )
                for door in sorted(doors)
            ),
            "starts": tuple(board.axial(cell) for cell in ids(parts[0])),
            "goal": Cleared(everywhere=True),
            "marks": tuple(Mark(letter="a", at=board.axial(cell)) for cell in marks.get(":", [])),
            **page,
        }
    )
    SCENARIOS[name] = scenario
    return name, marks


def _room(board: HexMap, part: int, sign: dict[Cell, str], who: Mapping[str, str]) -> Room:
    kinds: dict[str, OverlayKind] = {
        "o": "obstacle",
        "x": "trap",
        "h": "hazard",
        "~": "difficult",
        "p": "plate",
    }
    overlays, monsters, money, treasures = [], [], [], []
    for cell in ids(part):
        char, at = sign.get(cell, "."), board.axial(cell)
        if char in who:
            monsters.append(MonsterSpot(monster=who[char], at=at, by="NNN"))
        elif char.lower() in who:
            monsters.append(MonsterSpot(monster=who[char.lower()], at=at, by="EEE"))
        elif char in kinds:
            overlays.append(
                Overlay(
                    kind=kinds[char],
                    tile="tile",
                    at=(at,),
                    damage=char == "x",
                    letter="a" if char == "p" else "",
                )
            )
        elif char == "$":
            money.append(at)
        elif char in "t*":
            treasures.append(TreasureTile(at=at, number=7 if char == "t" else None))
    floor = tuple((r, q, q) for q, r in (board.axial(cell) for cell in ids(part)))
    return Room(
        tiles=(),
        floor=floor,
        overlays=tuple(overlays),
        monsters=tuple(monsters),
        money=tuple(money),
        treasures=tuple(treasures),
    )


def make(
    *agenda: str | tuple[Any, ...],
    draw: str = FLOOR,
    who: Mapping[str, str] = WHO,
    edit: Callable[[State], None] | None = None,
    script: Mapping[str, Sequence[Any]] | None = None,
    free: Sequence[str] = ("standee",),
    page: Mapping[str, Any] | None = None,
    seed: int = 1,
    **options: Any,
) -> Table[State]:
    """A table in round 1 about to do these steps, then to choose battle goals, which holds it there.

    Heroes of level 1 without items and, unless others are given, without cards marked X.
    """
    given = {"seats": 2, "heroes": HEROES, "level": 1, **options}
    read = GAME.read_options(given)
    s = GAME.begin(read, seed)
    s.scenario, marks = drawing(draw, who, **(page or {}))
    s.agenda = []
    s.chance = Script(state=seed, outcomes=dict(script or {}), free=tuple(free))
    for door, each in enumerate(SCENARIOS[s.scenario].doors):
        s.locked |= each.locked << door
    rooms.reveal(s, 1)
    s.round = 1
    for n, hero in enumerate(s.heroes):
        if str(n) in marks:
            s.figures[n].at = _cell(s, marks, str(n))
        hero.initiative, hero.second = 50 + n, 60 + n
        hero.items = []
    if edit is not None:
        edit(s)
    s.next(*planned(*agenda, HOLD))
    return Table(GAME, read, s)


def _cell(s: State, marks: dict[str, list[Cell]], sign: str) -> Cell:
    return marks[sign][0]


def signs(draw: str) -> dict[str, list[Cell]]:
    """Where each sign of a drawing stands, by the cells of its table; plain floor is `.`."""
    board, marks = HexMap.parse(draw)
    taken = {cell for cells in marks.values() for cell in cells}
    return {**marks, ".": [cell for cell in board.cells if cell not in taken]}


def play(table: Table[State], *options: Any) -> None:
    """Answer the first open question with each of these in turn."""
    for option in options:
        table.choose(option)


def asked(table: Table[State]) -> str:
    return table.choices[0].ask


def open_to(table: Table[State]) -> list[Any]:
    return list(table.choices[0].options)


def held(table: Table[State]) -> bool:
    """Whether the steps under test are done."""
    return asked(table) == "goal"


def done(table: Table[State]) -> None:
    """All scripted outcomes have come."""
    chance = table.state.chance
    assert isinstance(chance, Script)
    assert chance.left_over() == {}


def now(deck: str, card: int) -> Callable[[State], None]:
    """The heroes have acted, and this is the card of a monster deck."""

    def edit(s: State) -> None:
        s.acted = [0, 1]
        s.decks[deck].now = card

    return edit


def monsters(s: State, name: str = "") -> list[int]:
    return [n for n, figure in facts.standing(s) if figure.kind == "monster" and name in ("", figure.name)]


def told(table: Table[State], kind: type) -> list[Any]:
    return [line.record for line in table.log if isinstance(line.record, kind)]
