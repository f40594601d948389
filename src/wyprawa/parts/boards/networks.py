"""Networks: places joined by links, some of them one-way, some behind gates.

    >>> from wyprawa.parts.boards import Network, ids
    >>> north, marks = Network.parse('''
    ...     harbour=S: town, dunes
    ...     town: woods, fort +bridge
    ...     woods: > pit
    ...     fort: dunes
    ...     pit: > town
    ... ''')
    >>> [harbour] = marks["S"]
    >>> [north.name(cell) for cell in north.neighbours(harbour)]
    ['town', 'dunes']

Each line names a place and those a link leads to: `> pit` one way only, `fort +bridge` through a gate that is
closed, `'bridge` through one that is open; `=S` is a mark. A gate bars all links that name it. Gates are
numbered in the order of their names. A state keeps which are open, or a game works out the mask from a
condition: bit n stands for gate n.

    >>> fort = north.at("fort")
    >>> north.range_between(harbour, fort)  # by the dunes
    2
    >>> north.opened(north.gate_mask("bridge")).range_between(north.at("town"), fort)
    1
    >>> north.nearest(harbour, north.mask_of(["fort", "woods", "pit"])) == north.mask_of(["fort", "woods"])
    True

Where movement must end, as beside a guard, is part of the question:

    >>> layers = north.reach(harbour, 3, north.all, stops=1 << north.at("town"))
    >>> [[north.name(cell) for cell in ids(layer)] for layer in layers]
    [['harbour'], ['town', 'dunes'], ['fort']]
"""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from wyprawa.parts.boards.cells import Cell, mask
from wyprawa.parts.boards.drawing import DrawingError, lines_of
from wyprawa.parts.boards.grid_drawing import CLOSED, OPEN
from wyprawa.parts.boards.linked import Linked, Way

_NAME = r"[\w.-]+"
_HEAD = re.compile(rf"\s*({_NAME})(?:=(\S))?\s*(:|$)")
_LINK = re.compile(rf"\s*(>\s*)?({_NAME})(?:=(\S))?(?:\s*([+'])({_NAME}))?\s*(,|$)")


class Link(NamedTuple):
    """A link between two places; with a gate, only while that is open; one way, only from the first."""

    start: str
    end: str
    gate: str = ""
    one_way: bool = False


class Network(Linked):
    """Places, numbered as listed, and the links between them.

    Gates are numbered in the order of their names; those of the mask `open` are open.
    """

    def __init__(self, places: Iterable[str], links: Iterable[Link], *, open: int = 0) -> None:
        names = list(places)
        self.links = tuple(links)
        self.gates = tuple(sorted({link.gate for link in self.links if link.gate}))
        numbers = {name: number for number, name in enumerate(names)}
        bars = {gate: 1 << number for number, gate in enumerate(self.gates)} | {"": 0}
        ways = []
        for link in self.links:
            for end in link[:2]:
                if end not in numbers:
                    raise ValueError(f"{link} leads to {end!r}, which is not one of: {', '.join(names)}")
            a, b = numbers[link.start], numbers[link.end]
            ways += [Way(a, b, bars[link.gate])] + ([] if link.one_way else [Way(b, a, bars[link.gate])])
        super().__init__(names, ways, len(self.gates), open)

    @classmethod
    def joined(cls, ways: Mapping[str, Iterable[str]]) -> "Network":
        """A network from what each place leads to; one-way where only one of two places names the other."""
        to = {name: tuple(ends) for name, ends in ways.items()}
        links: list[Link] = []
        for name, ends in to.items():
            for end in ends:
                back = name in to.get(end, ())
                if not back or Link(end, name) not in links:
                    links.append(Link(name, end, one_way=not back))
        return cls(to, links)

    @classmethod
    def parse(cls, text: str) -> "tuple[Network, dict[str, list[Cell]]]":
        """A network from its listing, and which places carry which marks.

        Places are numbered in the order of their lines; after them come those that have no line.
        """
        listing = _Listing()
        for row, line in enumerate(lines_of(text)):
            listing.read(row, line)
        places = [*listing.heads, *(name for name in listing.named if name not in listing.heads)]
        board = cls(places, listing.links)
        marks: dict[str, list[Cell]] = {}
        for name, mark in listing.marks.items():
            marks.setdefault(mark, []).append(board.at(name))
        open = [gate for gate, sign in listing.gates.items() if sign == OPEN]
        return board.opened(board.gate_mask(*open)), marks

    def draw(self, marks: Mapping[Cell, str] | None = None) -> str:
        """The network as `parse` reads it, a line for each place."""
        links: dict[str, list[str]] = {name: [] for name in self._names}
        for link in self.links:
            sign = OPEN if link.gate and self.open & self.gate_mask(link.gate) else CLOSED
            gate = f" {sign}{link.gate}" if link.gate else ""
            links[link.start].append(f"{'> ' if link.one_way else ''}{link.end}{gate}")
        heads = {self.name(cell): f"={mark}" for cell, mark in (marks or {}).items()}
        return "\n".join(
            f"{name}{heads.get(name, '')}: {', '.join(ends)}".rstrip() for name, ends in links.items()
        )

    def gate_mask(self, *names: str) -> int:
        """The gates of these names, as a set to open."""
        for name in names:
            if name not in self.gates:
                raise ValueError(f"no gate is called {name!r}; there are: {', '.join(self.gates)}")
        return mask(self.gates.index(name) for name in names)


class _Listing:
    """What the lines of a drawing say."""

    def __init__(self) -> None:
        self.heads: list[str] = []
        self.named: list[str] = []
        self.links: list[Link] = []
        self.marks: dict[str, str] = {}
        self.gates: dict[str, str] = {}

    def read(self, row: int, line: str) -> None:
        head = _HEAD.match(line)
        if head is None:
            raise DrawingError(row, 0, f"expected a place, then ':' and what it is joined to: {line!r}")
        self._name(self.heads, head[1], head[2])
        at = head.end()
        while at < len(line):
            link = _LINK.match(line, at)
            if link is None:
                expected = "expected places with a comma between them, each perhaps with '>' or a '+gate'"
                raise DrawingError(row, at, f"{expected}: {line[at:]!r}")
            only, end, mark, sign, gate = link[1], link[2], link[3], link[4], link[5] or ""
            if gate and self.gates.setdefault(gate, sign) != sign:
                raise DrawingError(row, link.start(4), f"gate {gate!r} is both open and closed")
            self._name(self.named, end, mark)
            self.links.append(Link(head[1], end, gate, only is not None))
            at = link.end()

    def _name(self, names: list[str], name: str, mark: str | None) -> None:
        if name not in names:
            names.append(name)
        if mark is not None:
            self.marks[name] = mark
