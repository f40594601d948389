"""What the special actions of bosses do where data could not say it (GH-30.3)."""

from __future__ import annotations

from collections.abc import Callable

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Custom, Move, NextMark
from wyprawa.games.gloomhaven.rules.figures import movement
from wyprawa.games.gloomhaven.rules.query import facts, initiative, terrain
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer, does, performed
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.state import Deed, Figure, State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import ids

DEMONS = ("frost_demon", "wind_demon", "night_demon", "earth_demon", "flame_demon", "sun_demon")
"""Of the hexes a to f, where the altar comes to."""


def open_next_door(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """The boss goes to the next of the doors a to d, whatever the distance, and opens it."""
    page = s.page()
    closed = [n for n, door in enumerate(page.doors) if door.label in "abcd" and not s.doors >> n & 1]
    if closed:
        door = min(closed, key=lambda n: page.doors[n].label)
        movement.put(s, x.who, s.ground().doors[door], "GH-30.3")
        s.locked &= ~(1 << door)
        performed(s, x)
        yield from rooms.open_door(s, door, x.who)


def _next_mark(s: State, cell: int) -> tuple[int, int]:
    """The number and the hex of the mark after the one on this hex; -1 if there are none."""
    marks = [spots for _, spots in sorted(s.ground().marks.items())]
    if not marks:
        return -1, -1
    here = next((n for n, spots in enumerate(marks) if cell in spots), -1)
    place = (here + 1) % len(marks)
    return place, marks[place][0]


@does.verb(NextMark)
def next_mark(s: State, x: Performer, ability: NextMark) -> Asking[None]:
    """To the next of the scenario's marks, or the nearest empty hex to it."""
    _, cell = _next_mark(s, s.figures[x.who].at)
    if cell >= 0:
        free = [cell] if facts.figure_at(s, cell) is None else terrain.nearest_empty(s, cell)
        if free:
            cell = yield from ask(x.seat, "settle", free, subject=(x.who,), rule="GH-30.3")
            movement.put(s, x.who, cell, "GH-30.3")
            performed(s, x)
            yield from _fill(s, x.who)


def _fill(s: State, who: int) -> Asking[None]:
    """Who fills the hexes of its mark drives off whoever flew there."""
    figure = s.figures[who]
    kind = facts.kind_of(s, figure)
    if kind is not None and kind.fills:
        rooms.fill(s, figure)
        for cell in figure.body:
            if (caught := facts.figure_at(s, cell)) is not None:
                yield from movement.settle(s, caught)


def move_altar(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """The altar moves to the next of the hexes a to f, and a demon of that hex is summoned.

    Whoever stands there makes way. A room it comes to is revealed, and its doors to revealed rooms open.
    """
    altar = next((who for who, each in facts.standing(s) if each.name == "altar"), None)
    place, cell = _next_mark(s, s.figures[altar].at if altar is not None else -1)
    if cell < 0:
        return
    performed(s, x)
    yield from _reveal_around(s, cell, x.who)
    if altar is not None and alive(s, altar):
        caught = facts.figure_at(s, cell)
        movement.put(s, altar, cell, "GH-30.3")
        if caught is not None and caught != altar:
            yield from movement.settle(s, caught)
    free = terrain.nearest_empty(s, cell)
    name = DEMONS[place % len(DEMONS)]
    rooms.ready(s, name)
    if free and s.standees[name]:
        spot = yield from ask(x.seat, "monster.summon", free, subject=(x.who,), rule="GH-29.14")
        letter = ability.ranks[s.column()] if ability.ranks is not None else "N"
        s.acted.append(rooms.add_monster(s, name, letter, spot, drops=False))


def _reveal_around(s: State, cell: int, by: int) -> Asking[None]:
    """The room of a hex is revealed; doors between it and revealed rooms open."""
    room = s.ground().room_at(cell)
    if room is None or s.rooms >> room & 1:
        return
    for door, joins in enumerate(s.ground().joins):
        other = [each for each in joins if each != room]
        if room in joins and s.rooms >> other[0] & 1 and not s.doors >> door & 1:
            yield from rooms.open_door(s, door, by)
    if not s.rooms >> room & 1:
        rooms.came_in(s, rooms.reveal(s, room, by))


def _driven(s: State, x: Performer) -> list[int]:
    """Characters and their summons in initiative order."""
    found = [n for n, f in facts.standing(s) if f.kind in ("hero", "summon")]
    return sorted(found, key=lambda n: (initiative.rank(s, n), n))


def drive_away(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """Characters and their summons move 4 hexes away from the boss, as far as they can."""
    for who in _driven(s, x):
        if not alive(s, x.who):
            return
        if not alive(s, who):
            continue
        now = movement.field(s, who)
        spots = [c for layer in now.reach(now.at, 4) for c in ids(layer & now.stops)] or [now.at]
        board, boss = facts.board(s), s.figures[x.who].at
        far = {c: board.range_between(boss, c) for c in spots if board.all >> c & 1}
        best = [c for c in far if far[c] == max(far.values())]
        goal = yield from ask(facts.seat_of(s, who), "driven", best, subject=(who,), rule="GH-30.3")
        path = now.board.shortest_path(now.at, 1 << goal, now.passable | 1 << now.at)
        if len(path) > 1:
            yield from movement.follow(s, who, path)
    performed(s, x)


def draw_near(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """Characters and their summons move to the closest hexes adjacent to the boss."""
    for who in _driven(s, x):
        if not alive(s, x.who):
            return
        if not alive(s, who):
            continue
        free = ids(facts.board(s).near(s.figures[x.who].at) & facts.empty(s))
        board, at = facts.board(s), s.figures[who].at
        if board.near(s.figures[x.who].at) >> at & 1 or not free:
            continue
        away = {cell: board.range_between(at, cell) for cell in free}
        best = [cell for cell in free if away[cell] == min(away.values())]
        cell = yield from ask(facts.seat_of(s, who), "driven", best, subject=(who,), rule="GH-30.3")
        yield from movement.carry(s, who, cell, "GH-30.3", by=x.who)
    performed(s, x)


def control_last(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """The character acting latest turns on its friends: Move 2 and Attack 2 at once, as the host leads it."""
    later = [n for n in range(len(s.heroes)) if alive(s, n) and n not in s.acted]
    if not later:
        return
    victim = max(later, key=lambda n: (s.heroes[n].initiative, n))
    before, s.deed = s.deed, Deed(victim)
    y = Performer(victim, x.seat, led=True, leader=x.who)
    yield from does.resolve(s, (Move(value=2),), y)
    if alive(s, victim):
        s.figures[victim].side = 1 - s.figures[victim].side
        yield from does.resolve(s, (Attack(value=2),), y)
        s.figures[victim].side = 1 - s.figures[victim].side
    s.deed = before
    performed(s, x)


def lay_eggs(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """C eggs of 2 + L/2 hit points, rounded up, in hexes adjacent to the boss."""
    hp = 2 + (s.level + 1) // 2
    for _ in range(s.started):
        free = ids(facts.board(s).near(s.figures[x.who].at) & facts.empty(s))
        if not free:
            return
        cell = yield from ask(x.seat, "egg", free, subject=(x.who,), rule="GH-29.14")
        side = s.figures[x.who].side
        rooms.add(s, Figure("obstacle", "egg", side, cell, hp, hp, s.next_figure, drops=False))
        performed(s, x)


def hatch_eggs(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """Every egg on the map becomes a normal Night Demon."""
    for who, figure in facts.standing(s):
        if figure.name == "egg":
            rooms.ready(s, "night_demon")
            del s.figures[who]
            s.tell(told.Cleared, (figure.at,), "figure", rule="GH-30.3")
            if s.standees["night_demon"]:
                s.acted.append(rooms.add_monster(s, "night_demon", "N", figure.at, drops=False))
            performed(s, x)
    yield from ()


ABILITIES: dict[str, Callable[[State, Performer, Custom], Asking[None]]] = {
    "open_next_door": open_next_door,
    "move_altar": move_altar,
    "drive_away": drive_away,
    "draw_near": draw_near,
    "control_last": control_last,
    "hatch_eggs": hatch_eggs,
    "lay_eggs": lay_eggs,
}
