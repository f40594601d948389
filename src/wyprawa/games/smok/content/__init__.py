"""The cards and the cave, as records. What a verb says is here, what it does is in `steps`."""

import msgspec

from wyprawa.parts.boards import HexMap
from wyprawa.parts.content import Row, load
from wyprawa.parts.effects import Effect


class Move(Effect, frozen=True):
    steps: int


class Steal(Effect, frozen=True):
    pass


class Card(Row, frozen=True):
    id: str
    pace: int
    copies: int
    do: tuple[Move | Steal, ...]


class Cave(Row, frozen=True):
    drawing: str


class Content(msgspec.Struct, frozen=True):
    cards: tuple[Card, ...]
    cave: Cave


CONTENT = load(Content, "wyprawa.games.smok")
CARDS, HAND, ROUNDS = CONTENT.cards, 4, 6
SHIELD = [card.id for card in CARDS].index("shield")
MAP, MARKS = HexMap.parse(CONTENT.cave.drawing)
STARTS = [MARKS[mark][0] for mark in "1234"]
