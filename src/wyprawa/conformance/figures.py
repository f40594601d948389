"""A scene as figures: every number, place and card in it under a path of its own.

| path | value |
|---|---|
| `round` | where a track stands |
| `seat-1.gold` | a fact on a panel, by its icon; a second one of the same icon is `gold#2` |
| `seat-1.out` | whether a seat is out |
| `hand-1` | how many cards are in a zone, seen or not |
| `hand-1/card-7` | how many cards of that id one sees there |
| `hand-1/card-7.pace` | a fact on a card |
| `dragon` | the cell a piece stands on |
| `dragon.health`, `dragon.most`, `dragon.rank`, `dragon.title` | its health, its rank, its title |
| `dragon.poison` | a fact on it |
| `cave/12` | the ground of a cell, by board and cell; or the state of a door |
| `die-3` | the face of a die and where it lies |

An id stands for one thing in a scene.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from wyprawa.scene import Board, Die, Fact, Panel, Piece, Scene, Track, Zone
from wyprawa.words import Text


class Figure(NamedTuple):
    """Something one sees: its value, what it is called (`gold`, `health`, `count`), the names of its owners,
    other names it is known by, and the path of what it comes and goes with."""

    value: Any
    kind: str
    whose: tuple[Text, ...]
    known: tuple[Text, ...] = ()
    within: str = ""

    @property
    def names(self) -> tuple[Text, ...]:
        return self.whose + self.known


def figures(scene: Scene) -> dict[str, Figure]:
    """Everything in a scene that can change, by path."""
    found: dict[str, Figure] = {}
    titles = _Titles(scene)
    for board in scene.boards:
        found.update(_board(board))
    for piece in scene.pieces:
        found.update(_piece(piece, titles))
    for track in scene.tracks:
        found.update(_track(track, (track.title,)))
    for zone in scene.zones:
        found.update(_zone(zone, (zone.title,)))
    for die in scene.dice:
        found.update(_die(die, titles.at(die.at)))
    for panel in scene.panels:
        found.update(_panel(panel, titles))
    return found


class _Titles:
    """Finds the names that belong to one thing only."""

    def __init__(self, scene: Scene) -> None:
        self._cells = {cell.id: cell.title for board in scene.boards for cell in board.cells}
        self._seats = {panel.seat: panel.name for panel in scene.panels}
        self._pieces = Counter(piece.title for piece in scene.pieces)
        self._own: Counter[Text] = Counter()
        for panel in scene.panels:
            self._own.update(
                [*(track.title for track in panel.tracks), *(zone.title for zone in panel.zones)]
            )

    def at(self, cell: str | None) -> tuple[Text, ...]:
        title = None if cell is None else self._cells.get(cell)
        return () if title is None else (title,)

    def of_piece(self, piece: Piece) -> tuple[Text, ...]:
        """Its own title; those that are alike are told apart by where they are."""
        return (piece.title,) if self._pieces[piece.title] == 1 else self.at(piece.at)

    def owner(self, piece: Piece) -> tuple[Text, ...]:
        name = None if piece.seat is None else self._seats.get(piece.seat)
        return () if name is None else (name,)

    def of_panel(self, panel: Panel, part: Track | Zone) -> tuple[Text, ...]:
        """A title found on several panels names none of them."""
        return (part.title, panel.name) if self._own[part.title] == 1 else (panel.name,)


def _board(board: Board) -> Iterator[tuple[str, Figure]]:
    title = () if board.title is None else (board.title,)
    for cell in board.cells:
        own = () if cell.title is None else (cell.title,)
        yield f"{board.id}/{cell.id}", Figure(cell.ground, "ground", own, title)
    for door in board.doors:
        yield f"{board.id}/{door.id}", Figure(door.state, "door", (door.title,) if door.title else (), title)


def _piece(piece: Piece, titles: _Titles) -> Iterator[tuple[str, Figure]]:
    own, owner = titles.of_piece(piece), titles.owner(piece)
    yield piece.id, Figure(piece.at, "at", own, (*owner, *titles.at(piece.at)))
    if piece.health is not None:
        yield f"{piece.id}.health", Figure(piece.health[0], "health", own, owner, piece.id)
        yield f"{piece.id}.most", Figure(piece.health[1], "most", own, owner, piece.id)
    yield f"{piece.id}.rank", Figure(piece.rank, "rank", own, owner, piece.id)
    yield f"{piece.id}.title", Figure(piece.title, "title", own, owner, piece.id)
    yield from _facts(piece.id, piece.facts, own, owner)


def _facts(
    holder: str, facts: Iterable[Fact], whose: tuple[Text, ...], known: tuple[Text, ...] = ()
) -> Iterator[tuple[str, Figure]]:
    met: Counter[str] = Counter()
    for fact in facts:
        met[fact.icon] += 1
        path = f"{holder}.{fact.icon}" + (f"#{met[fact.icon]}" if met[fact.icon] > 1 else "")
        yield path, Figure(fact.value, fact.icon, whose, known, holder)


def _track(track: Track, whose: tuple[Text, ...]) -> Iterator[tuple[str, Figure]]:
    yield track.id, Figure(track.value, track.id, whose)


def _zone(zone: Zone, whose: tuple[Text, ...]) -> Iterator[tuple[str, Figure]]:
    yield zone.id, Figure(len(zone.cards) + zone.hidden, "count", whose)
    many = Counter(card.id for card in zone.cards)
    for card in {card.id: card for card in zone.cards}.values():
        path = f"{zone.id}/{card.id}"
        yield path, Figure(many[card.id], "card", (card.title,), whose)
        yield from _facts(path, card.facts, (card.title,), whose)


def _die(die: Die, whose: tuple[Text, ...]) -> Iterator[tuple[str, Figure]]:
    yield die.id, Figure((die.face, die.at), "die", whose)


def _panel(panel: Panel, titles: _Titles) -> Iterator[tuple[str, Figure]]:
    here, name = f"seat-{panel.seat}", (panel.name,)
    yield f"{here}.out", Figure(panel.out, "out", name)
    yield from _facts(here, panel.facts, name)
    for track in panel.tracks:
        yield from _track(track, titles.of_panel(panel, track))
    for zone in panel.zones:
        yield from _zone(zone, titles.of_panel(panel, zone))
    for die in panel.dice:
        yield from _die(die, name)
