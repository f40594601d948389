"""Chapter 9: doors open, rooms are revealed, and what is in them is laid out."""

from __future__ import annotations

from collections.abc import Iterable

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.content import BOSSES, DECKS, MONSTERS
from wyprawa.games.gloomhaven.places import MonsterSpot, Overlay, Room, TreasureTile
from wyprawa.games.gloomhaven.rules.query import facts, occasions
from wyprawa.games.gloomhaven.rules.scenario import (
    ending,
    monster_decks,
    random_dungeon,
    special_rules,
)
from wyprawa.games.gloomhaven.state import (
    FOES,
    NOWHERE,
    PARTY,
    WILD,
    Figure,
    MonsterDeck,
    Obstacle,
    State,
    Trap,
)
from wyprawa.kernel import Asking
from wyprawa.parts.boards import Cell, HexMap
from wyprawa.parts.values import evaluate

LETTERS = {"N": False, "E": True, "B": False}  # elite or not


def open_door(s: State, door: int, by: int = -1) -> Asking[None]:
    """A door flips to open for good, and the rooms it joins are revealed (GH-9.1, GH-4.5)."""
    s.reveal()
    door = random_dungeon.extend(s, door)
    page = s.page()
    s.doors |= 1 << door
    s.locked &= ~(1 << door)
    s.tell(told.Opened, door, by, page.doors[door].passage, rule="GH-9.1")
    shown = [room for room in page.doors[door].joins if not s.rooms >> room & 1]
    if shown and by >= 0 and facts.is_hero(s, by):
        s.heroes[by].tally.doors += 1
    placed: list[int] = []
    for room in shown:
        placed += reveal(s, room, by)
    yield from special_rules.moment(
        s, "revealed", opener=by, door=page.doors[door].label, rooms=tuple(shown), placed=tuple(placed)
    )
    came_in(s, placed)
    ending.check(s)


def broken(s: State, cell: Cell, by: int) -> Asking[None]:
    """A door that stood in the way is destroyed, and opens by that (GH-33.6)."""
    door = s.ground().door_at(cell)
    if door is not None and s.progress and s.progress.barred >> door & 1:
        s.progress.barred &= ~(1 << door)
        yield from open_door(s, door, by)


def bar(s: State, room: int) -> None:
    """The doors of a room that are to be destroyed stand in their hexes like obstacles."""
    ground = s.ground()
    for door, page in enumerate(s.page().doors):
        if page.hp is not None and room in page.joins and not s.doors >> door & 1:
            s.doors |= 1 << door
            s.kept().barred |= 1 << door
            hp = evaluate(page.hp, occasions.formula(s))
            side, number = PARTY if page.ours else FOES, _number(s, page.tile)
            add(s, Figure("obstacle", page.tile, side, ground.doors[door], hp, hp, number, drops=False))


def _number(s: State, tile: str) -> int:
    """Which of the obstacles with hit points of that name it is; 0 if there is one only."""
    page = s.page()
    tough = [each.tile for room in page.rooms for each in room.overlays if each.hp is not None]
    tough += [door.tile for door in page.doors if door.hp is not None]
    if tough.count(tile) < 2:
        return 0
    return 1 + s.killed.get(tile, 0) + sum(each.name == tile for each in s.figures.values())


def _place_escorts(s: State, room: int) -> None:
    """Whom the players guard stand at their marks (GH-33.11)."""
    ground, number = s.ground(), 0
    for escort in s.page().escorts:
        hp = evaluate(escort.hp, occasions.formula(s))
        for cell in ground.marks[escort.at]:
            number += 1
            if ground.rooms[room] >> cell & 1:
                more = tuple(ground.board.at(*at) for at in escort.also)
                most = hp if escort.most is None else evaluate(escort.most, occasions.formula(s))
                figure = Figure("escort", escort.id, PARTY, cell, hp, most, number=number, body=more)
                if escort.hidden or escort.safe:
                    figure.conditions = figure.forever = facts.BIT["invisible"]
                add(s, figure)


def came_in(s: State, figures: Iterable[int]) -> None:
    """Figures that came in mid-round act in it, by a card their type has or draws now (GH-9.7, GH-9.8)."""
    if s.turn is not None:
        s.turn.revealed += tuple([who for who in figures if who in s.figures])
        monster_decks.draw_cards(s)


def reveal(s: State, room: int, by: int = -1) -> list[int]:
    """Lay out a room (GH-9.3); returns the figures placed."""
    page = s.page()
    s.rooms |= 1 << room
    s.revealed = room
    s.tell(told.Revealed, room, rule="GH-9.3")
    here = page.rooms[room - 1]
    board = s.ground().board
    for overlay in here.overlays:
        lay_overlay(s, overlay, board)
    for at in here.money:
        cell = board.at(*at)
        s.money[cell] = s.money.get(cell, 0) + 1
    for tile in here.treasures:
        if tile.number is None or tile.number not in s.crossed:  # GH-4.30
            s.treasures[board.at(*tile.at)] = tile.number or 0
    bar(s, room)
    placed = place_monsters(s, here, by)
    _place_escorts(s, room)
    return placed


def lay_overlay(s: State, overlay: Overlay, board: HexMap) -> None:
    """GH-1.17: a trap that says damage deals the scenario level's (GH-3.7)."""
    cells = tuple(board.at(*at) for at in overlay.at)
    if overlay.solid:  # part of the ground's walls
        return
    if overlay.kind == "obstacle":
        if overlay.hp is None:
            s.obstacles.append(Obstacle(overlay.tile, cells))
        else:  # GH-33.6
            hp = evaluate(overlay.hp, occasions.formula(s))
            number = _number(s, overlay.tile)
            add(
                s,
                Figure("obstacle", overlay.tile, FOES, cells[0], hp, hp, number, drops=False, body=cells[1:]),
            )
            if cells[1:]:
                s.obstacles.append(Obstacle(overlay.tile, cells[1:]))
    for cell in cells:
        if overlay.kind == "trap":
            damage = s.trap_damage if overlay.damage else 0
            s.traps[cell] = Trap(overlay.tile, damage, overlay.conditions)
        elif overlay.kind == "hazard":
            s.hazards |= 1 << cell
        elif overlay.kind == "difficult":
            s.difficult |= 1 << cell
        elif overlay.kind == "plate":
            s.plates[cell] = overlay.letter


def treasure(s: State, cell: Cell) -> TreasureTile:
    """What the scenario's page says of the treasure tile on a hex."""
    at = s.ground().board.axial(cell)
    return next(tile for room in s.page().rooms for tile in room.treasures if tile.at == at)


# --- monsters ----------------------------------------------------------------------------------------------


def place_monsters(s: State, room: Room, by: int) -> list[int]:
    """The monsters for the characters that started (GH-9.4); too few standees go nearest first (GH-9.6)."""
    board = s.ground().board
    spots = [spot for spot in room.monsters if spot.by[s.column()] != "-" and not spot.wait]
    wanted: dict[str, list[MonsterSpot]] = {}
    for spot in spots:
        wanted.setdefault(spot.monster, []).append(spot)
    placed = []
    for name, there in wanted.items():
        ready(s, name)
        if len(there) > len(s.standees[name]) and by >= 0:
            home = s.figures[by].at
            there.sort(key=lambda spot: board.distance(home, board.at(*spot.at)))
        for spot in there[: len(s.standees[name])]:
            letter, cell = spot.by[s.column()], board.at(*spot.at)
            placed.append(add_monster(s, name, letter, cell, title=spot.named))
    return placed


def ready(s: State, name: str) -> None:
    """Make ready the standees and the ability deck of a type (GH-1.3)."""
    if name not in s.standees:
        kind = BOSSES[name] if name in BOSSES else MONSTERS[name]
        s.standees[name] = list(range(1, kind.standees + 1))
    deck = "boss" if name in BOSSES else MONSTERS[name].deck
    _ready_deck(s, deck)


def _ready_deck(s: State, deck: str) -> None:
    if deck not in s.decks:
        s.decks[deck] = MonsterDeck([card.id for card in DECKS[deck].cards])


def add_monster(
    s: State,
    name: str,
    letter: str,
    cell: Cell,
    *,
    drops: bool = True,
    most: int | None = None,
    title: str = "",
) -> int:
    """Put a monster on the map: N normal, E elite, B boss; with a random free number (GH-1.12, GH-9.5)."""
    ready(s, name)
    number = s.chance.take(s.standees[name], "standee")
    page = s.page()
    side = PARTY if name in page.allies else WILD if name in page.wild else FOES
    title = title or (name if any(kind.id == name for kind in page.kinds) else "")
    elite = LETTERS[letter]
    if title and page.burden is not None and page.burden.fallen == title:
        drops = False
    if name in BOSSES:
        kind, hp = "boss", evaluate(BOSSES[name].hp[s.monster_level], occasions.formula(s))  # GH-30.4
    else:
        stats = MONSTERS[name].elite if elite else MONSTERS[name].normal
        kind, hp = "monster", stats.hp[s.monster_level]
    if most is not None:
        hp = min(hp, most)
    figure = Figure(kind, name, side, cell, hp, hp, number=number, elite=elite, born=s.round, drops=drops)
    if title:
        figure.title = title
        _as_its_kind(s, figure)
    return add(s, figure)


def _as_its_kind(s: State, figure: Figure) -> None:
    """The hit points of a monster that is not as on its card (GH-30.6)."""
    if figure.kind == "monster":
        figure.hp = facts.stats(s, figure).hp
    figure.hp = figure.most = of_its_kind(s, figure, figure.hp)
    kind = facts.kind_of(s, figure)
    if kind is not None and kind.at_first is not None:
        figure.hp = min(figure.hp, evaluate(kind.at_first, occasions.formula(s)))
    if kind is not None and kind.deck is not None:
        _ready_deck(s, kind.deck)
    if kind is not None and kind.fills:
        fill(s, figure)


def fill(s: State, figure: Figure) -> None:
    """It stands on all hexes of the mark that it is on (`Kind.fills`)."""
    marks = s.ground().marks.values()
    figure.body = next(
        (tuple(each for each in cells if each != figure.at) for cells in marks if figure.at in cells), ()
    )


def of_its_kind(s: State, figure: Figure, printed: int) -> int:
    """The hit points that the page gives one with so many on its card."""
    kind = facts.kind_of(s, figure)
    assert kind is not None
    return printed if kind.hp is None else evaluate(kind.hp, {**occasions.formula(s), "H": printed})


def add(s: State, figure: Figure) -> int:
    """Give a figure its number and put it on the map."""
    who = s.next_figure
    s.next_figure += 1
    s.figures[who] = figure
    if figure.at != NOWHERE:
        s.tell(told.Placed, who, figure.name, figure.at)
    return who
