"""Every kind of board the slow and simple way, beside the board itself, and strategies to draw them.

A slow board is a list of steps. Nothing here asks the board it is compared with where steps lead; it only
asks for the number of a place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import TypeAlias

from hypothesis import settings
from hypothesis import strategies as st

from wyprawa.parts.boards import Board, Cell, Cells, HexMap, Link, Network, SquareMap, ZoneMap, ids, mask

Place: TypeAlias = tuple[int, int]
Side: TypeAlias = tuple[Place, Place]
Cost: TypeAlias = tuple[int, ...]
Step: TypeAlias = tuple[Cell, Cell, Cell | None]
Pricing: TypeAlias = Callable[[Cell], Cost]

quick = settings(max_examples=60)


@dataclass
class Slow:
    """A board, and all single steps: from, to, and over which cell if the step is diagonal."""

    board: Board
    steps: set[Step]
    apart: Callable[[Cell, Cell], int]
    """Steps between two cells, whatever lies between."""

    def next_to(self, cell: Cell) -> set[Cell]:
        return {end for start, end, flank in self.steps if start == cell and flank is None}

    def price(self, step: Step, cost: Pricing, plain: Cost) -> Cost:
        """What a step costs, if `cost` says what entering a cell costs."""
        _, end, flank = step
        if flank is None:
            return cost(end)
        saved = 2 - self.board.diagonal
        return tuple(a + b - saved * less for a, b, less in zip(cost(end), cost(flank), plain, strict=True))

    def legal(self, passable: AbstractSet[Cell], stops: AbstractSet[Cell]) -> set[Step]:
        """The steps into passable cells and over flanks that are passable too, and no stop."""
        return {
            (start, end, flank)
            for start, end, flank in self.steps
            if end in passable and (flank is None or flank in passable - stops)
        }

    def costs(
        self,
        start: Cell,
        passable: AbstractSet[Cell],
        cost: Pricing,
        stops: AbstractSet[Cell] = frozenset(),
        plain: Cost = (1,),
    ) -> dict[Cell, Cost]:
        """What it costs to get everywhere, by relaxing every step until nothing gets cheaper."""
        found = {start: tuple(0 for _ in plain)}
        steps = self.legal(passable, stops)
        changed = True
        while changed:
            changed = False
            for step in steps:
                a, b, _ = step
                if a in found and (a == start or a not in stops):
                    price = self.price(step, cost, plain)
                    total = tuple(x + y for x, y in zip(found[a], price, strict=True))
                    if b not in found or total < found[b]:
                        found[b] = total
                        changed = True
        return found

    def walks(
        self, start: Cell, passable: set[Cell], cost: Pricing, stops: AbstractSet[Cell], plain: Cost
    ) -> Iterator[tuple[Cost, tuple[Cell, ...]]]:
        """Every way that meets no cell twice, with its cost: the cheapest flank counts."""
        legal = self.legal(passable, stops)

        def on(path: tuple[Cell, ...], spent: Cost) -> Iterator[tuple[Cost, tuple[Cell, ...]]]:
            yield spent, path
            if path[-1] in stops and len(path) > 1:
                return
            for end in sorted({b for a, b, _ in legal if a == path[-1]} - set(path)):
                price = min(self.price(step, cost, plain) for step in legal if step[:2] == (path[-1], end))
                yield from on((*path, end), tuple(x + y for x, y in zip(spent, price, strict=True)))

        yield from on((start,), tuple(0 for _ in plain))


# Hexes and squares


HEX_SIDES = ((1, 0), (0, 1), (-1, 1))
SQUARE_SIDES = ((1, 0), (0, 1))


def sides_of(cells: Iterable[Place], around: Iterable[Place]) -> list[Side]:
    """All pairs of neighbouring places."""
    places = set(cells)
    pairs = [(a, (a[0] + x, a[1] + y)) for a in sorted(places) for x, y in around]
    return [(a, b) for a, b in pairs if b in places]


def slow_hexes(cells: set[Place], walls: set[Side]) -> Slow:
    board = HexMap(cells, walls)
    steps: set[Step] = set()
    for a, b in set(sides_of(cells, HEX_SIDES)) - walls:
        steps |= {(board.at(*a), board.at(*b), None), (board.at(*b), board.at(*a), None)}

    def apart(a: Cell, b: Cell) -> int:
        (q, r), (x, y) = board.axial(a), board.axial(b)
        return (abs(q - x) + abs(r - y) + abs(q + r - x - y)) // 2

    return Slow(board, steps, apart)


@dataclass
class Squares:
    """A map of squares as plain data."""

    cells: set[Place]
    walls: set[Side]
    doors: list[Side]
    """In reading order."""
    open: int

    def shut(self) -> set[Side]:
        return self.walls | {door for n, door in enumerate(self.doors) if not self.open >> n & 1}

    def map(self, **how: object) -> SquareMap:
        return SquareMap(self.cells, self.walls, self.doors, open=self.open, **how)  # type: ignore[arg-type]


def slow_squares(squares: Squares, board: SquareMap) -> Slow:
    shut = {frozenset(side) for side in squares.shut()}

    def free(a: Place, b: Place) -> bool:
        near = abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
        return near and {a, b} <= squares.cells and frozenset((a, b)) not in shut

    steps: set[Step] = set()
    for x, y in squares.cells:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                end = x + dx, y + dy
                if free((x, y), end):
                    steps.add((board.at(x, y), board.at(*end), None))
                for flank in ((x + dx, y), (x, y + dy)):
                    if board.diagonal and dx and dy and free((x, y), flank) and free(flank, end):
                        steps.add((board.at(x, y), board.at(*end), board.at(*flank)))

    def apart(a: Cell, b: Cell) -> int:
        (x, y), (u, v) = board.place(a), board.place(b)
        across, down = abs(x - u), abs(y - v)
        return max(across, down) if board.diagonal == 1 else across + down

    return Slow(board, steps, apart)


# Zones and networks


@dataclass
class Zones:
    """Zones as plain data: a letter on each square, and a sign on each edge between two letters."""

    areas: dict[Place, str]
    edges: dict[Side, str]
    open: set[frozenset[str]]
    """The zones whose door is open."""

    def of(self, sign: str) -> list[Side]:
        return [side for side, each in self.edges.items() if each == sign]

    def borders(self) -> dict[frozenset[str], str]:
        """What lies between letters: the most open of what lies on their edges."""
        found: dict[frozenset[str], str] = {}
        for side in sides_of(self.areas, SQUARE_SIDES):
            pair = frozenset(self.areas[place] for place in side)
            if len(pair) == 2:
                found[pair] = min(found.get(pair, "#"), self.edges.get(side, " "), key=" +#".index)
        return found


def slow_zones(zones: Zones) -> Slow:
    closed = ZoneMap(zones.areas, zones.of("#"), zones.of("+"))
    board = closed.opened(
        mask(n for n, (a, b) in enumerate(closed.doors) if {closed.name(a), closed.name(b)} in zones.open)
    )
    borders = zones.borders()
    ways = [pair for pair, sign in borders.items() if sign == " " or (sign == "+" and pair in zones.open)]
    return Slow(board, _both(board, ways), _counted(_both(board, borders)))


def _both(board: ZoneMap, pairs: Iterable[frozenset[str]]) -> set[Step]:
    ends = [tuple(map(board.at, sorted(pair))) for pair in pairs]
    return {(a, b, None) for a, b in ends} | {(b, a, None) for a, b in ends}


def _counted(steps: set[Step]) -> Callable[[Cell, Cell], int]:
    def apart(a: Cell, b: Cell) -> int:
        met, count = {a}, 0
        while b not in met:
            more = met | {end for start, end, _ in steps if start in met}
            if more == met:
                return 1 << 30
            met, count = more, count + 1
        return count

    return apart


def slow_network(places: list[str], links: list[Link], open: set[str]) -> Slow:
    whole = Network(places, links)
    board = whole.opened(whole.gate_mask(*open))

    def steps(some: Iterable[Link]) -> set[Step]:
        found: set[Step] = set()
        for link in some:
            a, b = board.at(link.start), board.at(link.end)
            found |= {(a, b, None)} | (set() if link.one_way else {(b, a, None)})
        return found

    return Slow(board, steps(link for link in links if link.gate in open | {""}), _counted(steps(links)))


# Strategies


@st.composite
def rooms(draw: st.DrawFn, around: tuple[Place, ...], size: int = 30) -> tuple[set[Place], set[Side]]:
    """A room somewhere with some holes, and walls between its cells."""
    left, top = draw(st.tuples(st.integers(-4, 4), st.integers(-4, 4)))
    width = draw(st.integers(1, 6))
    height = draw(st.integers(1, max(1, min(6, size // width))))
    slant = len(around) == 3  # rows of hexes lie askew
    room = [(left + x - (y // 2 if slant else 0), top + y) for y in range(height) for x in range(width)][
        :size
    ]
    cells = set(room) - draw(st.sets(st.sampled_from(room), max_size=len(room) // 2)) or {room[0]}
    edges = sides_of(cells, around)
    return cells, draw(st.sets(st.sampled_from(edges), max_size=8)) if edges else set()


@st.composite
def squares(draw: st.DrawFn, size: int = 30) -> Squares:
    """A room of squares with walls and doors."""
    cells, walls = draw(rooms(SQUARE_SIDES, size))
    edges = sorted(set(sides_of(cells, SQUARE_SIDES)) - walls)
    some = draw(st.sets(st.sampled_from(edges), max_size=6)) if edges else set()
    doors = sorted(some, key=lambda side: [(y, x) for x, y in side])
    return Squares(cells, walls, doors, draw(st.integers(0, (1 << len(doors)) - 1)))


@st.composite
def zones(draw: st.DrawFn, size: int = 20) -> Zones:
    """Zones that grow to the right and downwards; each border is open, walled, or has a door in it."""
    width = draw(st.integers(1, 5))
    height = draw(st.integers(1, max(1, size // width)))
    areas: dict[Place, str] = {}
    letters = iter("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for y in range(height):
        for x in range(width):
            known = [areas[place] for place in ((x - 1, y), (x, y - 1)) if place in areas]
            areas[x, y] = draw(st.sampled_from([*known, ""])) or next(letters)
    by_border: dict[frozenset[str], list[Side]] = {}
    for side in sides_of(areas, SQUARE_SIDES):
        pair = frozenset(areas[place] for place in side)
        if len(pair) == 2:
            by_border.setdefault(pair, []).append(side)
    edges: dict[Side, str] = {}
    open = set()
    for pair, sides in by_border.items():
        free = draw(st.sampled_from(" +#"))
        at = draw(st.integers(0, len(sides) - 1))
        for n, side in enumerate(sides):
            sign = free if n == at else draw(st.sampled_from(["#", free]))
            edges |= {} if sign == " " else {side: sign}
        if free == "+" and draw(st.booleans()):
            open.add(pair)
    return Zones(areas, edges, open)


@st.composite
def networks(draw: st.DrawFn, size: int = 9) -> tuple[list[str], list[Link], set[str]]:
    """Places in any order, links of all sorts, and the gates that are open."""
    places = draw(st.permutations([f"p{n}" for n in range(draw(st.integers(1, size)))]))
    pairs = st.tuples(st.sampled_from(places), st.sampled_from(places)).filter(
        lambda pair: pair[0] != pair[1]
    )
    ends = draw(st.lists(pairs, max_size=2 * size, unique=True)) if len(places) > 1 else []
    links = [
        Link(a, b, draw(st.sampled_from(["", "", "iron", "ford"])), draw(st.booleans())) for a, b in ends
    ]
    known = sorted({link.gate for link in links} - {""})
    return places, links, draw(st.sets(st.sampled_from(known))) if known else set()


@st.composite
def boards(draw: st.DrawFn, size: int = 30) -> Slow:
    """A board of any kind."""
    kind = draw(st.sampled_from(["hexes", "squares", "zones", "networks"]))
    if kind == "hexes":
        return slow_hexes(*draw(rooms(HEX_SIDES, size)))
    if kind == "squares":
        plain = draw(squares(size))
        return slow_squares(plain, plain.map(diagonal=draw(st.sampled_from([0, 1, 2]))))
    if kind == "zones":
        return slow_zones(draw(zones(min(size, 20))))
    return slow_network(*draw(networks(min(size, 9))))


@dataclass
class Journey:
    """A board, where to start, and which cells can be passed, are rough, burn, or end the way."""

    slow: Slow
    start: Cell
    passable: Cells
    rough: Cells
    fire: Cells
    stops: Cells

    def extra(self) -> list[tuple[Cells, int]]:
        return [(self.rough, 1), (self.fire, 3)]

    def points(self, cell: Cell) -> Cost:
        return (1 + (self.rough >> cell & 1) + 3 * (self.fire >> cell & 1),)

    def harm(self, cell: Cell) -> Cost:
        return self.fire >> cell & 1, 1 + (self.rough >> cell & 1)

    def costs(self, cost: Pricing, plain: Cost, start: Cell | None = None) -> dict[Cell, Cost]:
        begin = self.start if start is None else start
        return self.slow.costs(begin, set(ids(self.passable)), cost, set(ids(self.stops)), plain)


@st.composite
def journeys(draw: st.DrawFn, size: int = 30) -> Journey:
    slow = draw(boards(size))
    cells = slow.board.cells
    some = st.sets(st.sampled_from(cells)).map(mask)
    few = st.sets(st.sampled_from(cells), max_size=len(cells) // 3).map(mask)
    return Journey(
        slow,
        draw(st.sampled_from(cells)),
        slow.board.all & ~draw(few),
        draw(some),
        draw(few),
        draw(st.one_of(st.just(0), few)),
    )
