"""Chapter 8, movement: walking, jumping and flying, leg by leg, and entering hexes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from wyprawa.games.gloomhaven import told, told_pages
from wyprawa.games.gloomhaven.rules.figures import damage, traps, using, waking
from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.rules.query.ways import Path, Terrain, Ways
from wyprawa.games.gloomhaven.rules.scenario import chores, ending, rooms, special_rules
from wyprawa.games.gloomhaven.state import PARTY, Figure, State
from wyprawa.kernel import Asking, Record, ask, noted
from wyprawa.parts.anytime import Beside, Menu, ask_beside
from wyprawa.parts.boards import DIRECTIONS, Cell, Cells, HexMap, ids

HELD = facts.BIT["immobilize"] | facts.BIT["stun"]


class Field(NamedTuple):
    """Where a figure may go now, and what that costs."""

    board: HexMap
    at: Cell
    flying: bool
    jump: bool
    passable: Cells
    stops: Cells
    """Where it may end: no figure, and no obstacle unless it flies (GH-8.16, GH-4.23)."""
    slow: Cells
    harm: Cells
    """Traps, hazards and closed doors: what a path leads around if it can."""

    def reach(self, start: Cell, points: int) -> tuple[Cells, ...]:
        """The hexes by the points it takes to get there."""
        extra = [] if self.jump or not self.slow else [(self.slow, 1)]
        return self.board.layers(1 << start, self.passable, points=points, extra=extra)

    def landing(self, left: int) -> Cells:
        """Where it may stop with so many points left: a jump pays for difficult terrain there (GH-8.20)."""
        return self.stops & ~self.slow if self.jump and not left else self.stops


def field(s: State, who: int, *, jump: bool = False, end_by: Cells | None = None) -> Field:
    figure = s.figures[who]
    flying = facts.flies(s, who)
    shown = facts.board(s)
    board = terrain.passages(s) if figure.kind in ("hero", "escort") else shown
    harm, slow, closed = terrain.harm(s), s.difficult, board.all & ~shown.all
    obstacles = facts.obstacles(s)
    passable, stops = board.all, board.all & ~facts.held_by_others(s, who)
    if flying:
        harm = slow = 0  # GH-8.21
    else:
        stops &= ~obstacles
        for trait in facts.traits(s, who):
            slow = 0 if "difficult" in trait.ignores else slow
            harm = harm & ~s.hazards if "hazard" in trait.ignores else harm
        if not jump:
            passable &= ~(obstacles | facts.against(s, figure.side))  # GH-8.15
    if end_by is not None:
        stops &= end_by
    return Field(board, figure.at, flying, jump and not flying, passable, stops, slow, harm | closed)


class Reach(NamedTuple):
    """How far a move leads."""

    points: int
    jump: bool = False


def walk(
    s: State,
    who: int,
    reach: Callable[[], Reach | None],
    *,
    beside: Callable[[], Beside] = dict,
    seat: int | None = None,
    straight: bool = False,
    end_by: Cells | None = None,
) -> Asking[int]:
    """Move as far as it reaches, leg by leg, as the seat says (GH-8.14); returns the hexes moved, and
    the points spent on the page's chore with them.

    What is offered `beside` the first leg may change the reach (GH-15.6, GH-24.4); with none there is no move
    any more. A leg leads to any hex from which the move can still end. It ends early where a door opens
    (GH-9.2). Between legs items may be used and bonuses ended.
    """
    figure = s.figures[who]
    asker = facts.seat_of(s, who) if seat is None else seat
    path = [figure.at]
    left, jump = 0, False
    line, dug = -1, 0
    now: Field | None = None
    looked = False

    def look() -> Field | None:
        """Where it may go from here, None if there is no move any more."""
        nonlocal now, left, jump, looked
        looked = True
        if not facts.alive(s, who):
            return None
        if len(path) == 1:
            far = reach()
            if far is None:
                return None
            left, jump = far
            left -= dug
        now = field(s, who, jump=jump, end_by=end_by)
        return now

    def stand() -> tuple[Field, int, bool]:
        """What the last question was about; nowhere to go if it was never asked here."""
        if not looked:
            look()
        return now or Field(facts.board(s), figure.at, False, jump, 0, 0, 0, 0), left, jump

    def stands(now: Field) -> bool:
        return len(path) == 1 or bool(now.landing(left) >> figure.at & 1)

    def aside() -> Beside:
        return {**(beside() if len(path) == 1 else {}), **using.beside(s, who, asker)}

    def legs() -> Menu | None:
        now = look()
        if now is None:
            return None
        stop = stands(now)
        if stop and figure.conditions & HELD and len(path) > 1:
            return None  # a trap held it in mid-move
        goals = _lines(now, left, line) if straight else [*_goals(now, left)]
        goals += [] if straight else ids(_across(s, who, now, left))
        offered = aside() if goals else beside() if len(path) == 1 else {}
        digs = [("dig", cell) for cell in chores.diggable(s, who)] if stop and left > 0 else []
        options = ["stop", *goals, *digs, *offered] if stop else [*goals, *offered]
        return Menu(asker, options, offered, subject=(who, left, int(jump), int(straight)))

    while True:
        looked = False
        goal = yield from ask_beside(s, "move", legs, rule="GH-8.14", lists=True, beside=aside)
        now, left, jump = noted(s, stand)
        if goal in (None, "stop"):
            break
        if isinstance(goal, tuple):
            dug, left = dug + 1, left - 1
            yield from _dig(s, who, goal[1])
            continue
        if straight:
            line = _line(now, goal)
        leg = _straight(now, goal, line) if straight else _leg(now, goal, left)
        if not leg:
            leg = (figure.at, goal)  # through the rift
        went = yield from _go(s, who, leg, now)
        path += went
        left -= sum(1 + (0 if now.jump else now.slow >> cell & 1) for cell in went)
    if facts.alive(s, who) and not stands(now):
        yield from settle(s, who)
    return (yield from _arrive(s, who, path, now)) + dug


def way(
    s: State, who: int, goal: Cell, left: int, *, jump: bool = False, straight: bool = False
) -> tuple[Path, int]:
    """The hexes that a leg to this goal would enter, the first being where it begins, and what they cost."""
    now = field(s, who, jump=jump)
    path = _straight(now, goal, _line(now, goal)) if straight else _leg(now, goal, left)
    path = path or (now.at, goal)
    slow = 0 if now.jump else now.slow
    return path, len(path) - 1 + sum(slow >> cell & 1 for cell in path[1:])


@lru_cache(maxsize=256)
def _goals(now: Field, left: int) -> tuple[Cell, ...]:
    """The hexes a leg may lead to: those from which a legal stop can still be reached.

    Kept like ways, because forks made while somebody decides look at the same field again.
    """
    layers = now.reach(now.at, left)
    found = 0
    for spent, layer in enumerate(layers[1:], 1):
        sure = layer & now.landing(left - spent)
        found |= sure
        for cell in ids(layer & ~sure):
            if _can_end(now, cell, left - spent):
                found |= 1 << cell
    return tuple(ids(found))


def _across(s: State, who: int, now: Field, left: int) -> Cells:
    """Where a character comes out that goes through the page's rift from here (GH-33.13)."""
    mark, found = s.page().rift, 0
    if mark is None or left < 1 or s.figures[who].kind != "hero":
        return 0
    near = s.ground().board.near
    for here in s.ground().marks[mark]:
        if near(here) >> now.at & 1:
            for there in s.ground().marks[mark]:
                found |= near(there) if there != here else 0
    return found & now.landing(left - 1)


def _can_end(now: Field, cell: Cell, left: int) -> bool:
    return any(
        layer & now.landing(left - spent) for spent, layer in enumerate(now.reach(cell, left)) if spent
    )


@lru_cache(maxsize=256)
def _leg(now: Field, goal: Cell, left: int) -> Path:
    """The way there: the safest if the points allow it, else the shortest."""
    if now.harm and not now.jump and not now.flying:
        ways = Ways(
            Terrain(now.board, now.passable | 1 << now.at, now.harm & ~(1 << now.at), now.slow), now.at
        )
        if ways.cost(goal)[1] <= left:
            return ways.path(goal)
    around = now.passable & ~now.harm | 1 << goal
    slow = 0 if now.jump else now.slow
    for passable in (around, now.passable):
        path = now.board.shortest_path(now.at, 1 << goal, passable, slow)
        if path and len(path) - 1 + sum(slow >> cell & 1 for cell in path[1:]) <= left:
            return path
    return now.board.shortest_path(now.at, 1 << goal, now.passable, slow)


def _lines(now: Field, left: int, line: int) -> list[Cell]:
    """The same for a move in a straight line; `line` is the direction taken before, if any."""
    found = []
    for direction in range(6) if line < 0 else (line,):
        cells: list[tuple[Cell, int]] = []
        cell, rest = now.at, left
        while (ahead := _ahead(now, cell, direction)) >= 0:
            rest -= 1 + (0 if now.jump else now.slow >> ahead & 1)
            if rest < 0:
                break
            cells.append((ahead, rest))
            cell = ahead
        while cells and not now.landing(cells[-1][1]) >> cells[-1][0] & 1:
            cells.pop()
        found += [cell for cell, _ in cells]
    return sorted(found)


def _ahead(now: Field, cell: Cell, direction: int) -> Cell:
    """The next hex in a direction, -1 if it cannot be entered."""
    (q, r), (dq, dr) = now.board.axial(cell), DIRECTIONS[direction]
    there = now.board.mask_of([(q + dq, r + dr)]) & now.board.near(cell) & now.passable
    return there.bit_length() - 1


def _line(now: Field, goal: Cell) -> int:
    """The direction in which a hex lies."""
    return next(n for n in range(6) if goal in _straight(now, goal, n))


def _straight(now: Field, goal: Cell, direction: int) -> Path:
    path = [now.at]
    while path[-1] != goal and (ahead := _ahead(now, path[-1], direction)) >= 0:
        path.append(ahead)
    return tuple(path)


def _go(s: State, who: int, leg: Path, now: Field) -> Asking[list[Cell]]:
    """Enter the hexes of a leg; returns those entered, fewer if a door opened or something held it."""
    went: list[Cell] = []
    doors, trail = s.doors, Trail(told.Moved, who, leg[0], "GH-8.14")
    for cell in leg[1:]:
        went.append(cell)
        yield from enter(s, who, cell, trail, jump=now.jump)
        if not facts.alive(s, who) or s.doors != doors or s.figures[who].conditions & HELD:
            break
        if s.figures[who].at != cell:  # put elsewhere
            break
    trail.tell(s)
    return went


class Trail:
    """The hexes a figure has entered and that are not told yet.

    They are told before what happens in the last of them, so that the log has causes before effects.
    """

    __slots__ = ("cells", "more", "record", "rule", "who")

    def __init__(self, record: Callable[..., Record], who: int, start: Cell, rule: str, *more: int) -> None:
        self.record, self.who, self.rule, self.more = record, who, rule, more
        self.cells = [start]

    def tell(self, s: State) -> None:
        if len(self.cells) > 1 and self.who in s.figures:
            s.tell(self.record, self.who, tuple(self.cells), *self.more, rule=self.rule)
            del self.cells[:-1]


def _dig(s: State, who: int, cell: Cell) -> Asking[None]:
    """A point of movement is spent on the page's chore (GH-33.13)."""
    if chores.dig(s, who, cell):
        yield from special_rules.moment(s, "chore", place=cell)
        ending.check(s)


def _arrive(s: State, who: int, path: list[Cell], now: Field) -> Asking[int]:
    """The move is over: a jump lands (GH-8.20), and what later abilities look back on is noted."""
    moved = len(path) - 1
    if s.deed is not None and s.deed.who == who:
        s.deed.path = path
        s.deed.moved += moved
    if s.turn is not None and s.turn.who == who:
        s.turn.moved += moved
    if now.jump and moved and facts.alive(s, who):
        yield from traps.touch(s, who, s.figures[who].at)
    if moved:
        waking.passed(s, who)
    return moved


def follow(s: State, who: int, path: Path, *, jump: bool = False) -> Asking[None]:
    """Go along a path as worked out; stop where something kills or holds the figure, or a door closes."""
    went, doors = [path[0]], s.doors
    trail = Trail(told.Moved, who, path[0], "GH-27.3")
    leaping = jump and not facts.flies(s, who)
    for place, cell in enumerate(path[1:], 1):
        if s.doors != doors and not facts.board(s).all >> cell & 1:
            break
        went.append(cell)
        yield from enter(s, who, cell, trail, jump=leaping and place < len(path) - 1)
        if not facts.alive(s, who) or s.figures[who].at != cell:
            break
        if s.figures[who].conditions & HELD and not leaping and _alone(s, s.figures[who]):
            break
    trail.tell(s)
    if facts.alive(s, who) and not _alone(s, s.figures[who]):  # stopped in the middle of a hex it passes
        yield from settle(s, who)
    if len(went) > 1:
        waking.passed(s, who)
    if s.deed is not None and s.deed.who == who:
        s.deed.path = went
        s.deed.moved += len(went) - 1
    if s.turn is not None and s.turn.who == who:
        s.turn.moved += len(went) - 1


def _alone(s: State, figure: Figure) -> bool:
    return sum(other.at == figure.at for other in s.figures.values()) == 1


def enter(
    s: State, who: int, cell: Cell, trail: Trail | None = None, *, forced: bool = False, jump: bool = False
) -> Asking[None]:
    """Come to a hex: doors open, traps spring, hazards hurt (GH-8.18). A jump passes over (GH-8.19)."""
    figure = s.figures[who]
    trail = Trail(told.Moved, who, figure.at, "GH-8.14") if trail is None else trail
    figure.at = cell
    trail.cells.append(cell)
    ground = s.ground()
    if ground.all_doors >> cell & 1 and not forced:
        door = ground.door_at(cell)
        if door is not None and not s.doors >> door & 1:
            trail.tell(s)
            yield from rooms.open_door(s, door, who)
    if not jump and figure.at == cell and facts.alive(s, who) and not facts.flies(s, who):
        if cell in s.traps or s.hazards >> cell & 1:
            trail.tell(s)
        yield from traps.touch(s, who, cell)
    if s.page().rules and figure.side == PARTY:
        yield from stepped(s, who, trail)


def stepped(s: State, who: int, trail: Trail | None = None) -> Asking[None]:
    """What the page says of somebody on the characters' side who has come to a hex (GH-33.13)."""
    if any(rule.moment == "step" for rule in s.page().rules):
        wades = facts.alive(s, who) and s.difficult >> s.figures[who].at & 1
        if trail is not None and (wades or special_rules.waits(s, "step", comer=who)):
            trail.tell(s)
        if wades:
            s.tell(told_pages.Waded, who, s.figures[who].at, rule="GH-33.13")
        yield from special_rules.moment(s, "step", comer=who)


def carry(s: State, who: int, cell: Cell, rule: str, *, by: int = -1) -> Asking[None]:
    """Bring a figure to a hex by force, with what that hex does to it."""
    trail = Trail(told.Pushed, who, s.figures[who].at, rule, by)
    yield from enter(s, who, cell, trail, forced=True)
    trail.tell(s)


def put(s: State, who: int, cell: Cell, rule: str = "GH-8.24") -> None:
    """Set a figure on a hex, whatever lies there."""
    s.tell(told.Pushed, who, (s.figures[who].at, cell), -1, rule=rule)
    s.figures[who].at = cell


def land(s: State, who: int) -> Asking[None]:
    """A figure that no longer flies falls on the obstacle below it, and moves off it (GH-8.23, GH-8.24)."""
    if facts.obstacles(s) >> s.figures[who].at & 1:
        yield from damage.suffer(s, who, s.trap_damage, "fall")
        if facts.alive(s, who):
            yield from settle(s, who)


def settle(s: State, who: int) -> Asking[None]:
    """Put a figure on the nearest empty hex."""
    free = terrain.nearest_empty(s, s.figures[who].at)
    if free:
        cell = yield from ask(facts.seat_of(s, who), "settle", free, subject=(who,), rule="GH-8.24")
        put(s, who, cell)
