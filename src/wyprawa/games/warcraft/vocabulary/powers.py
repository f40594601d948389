"""A power: when it works, what it costs, what must hold, and what it does."""

from __future__ import annotations

from wyprawa.games.warcraft.vocabulary.conditions import When
from wyprawa.games.warcraft.vocabulary.terms import Colour, Moment
from wyprawa.games.warcraft.vocabulary.verbs import Verb
from wyprawa.parts.content import Row


class Power(Row, frozen=True, kw_only=True):
    """Of an ability card, an item, a character card, an adversary or a general event.

    `faces` are those of the combat die that trigger it (6 is X, WW-11.9, WW-11.10). What is neither permanent
    nor triggered is used at its owner's will, once in a combat or once in a movement phase.
    """

    at: Moment
    faces: tuple[int, ...] = ()
    cost: int = 0
    when: When | None = None
    do: tuple[Verb, ...]


class Upgrade(Row, frozen=True):
    """More of an ability card, for characters of this level or higher (WW-21.31, WW-21.32)."""

    level: Colour
    do: tuple[Verb, ...]
