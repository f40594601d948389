"""Chapter 19: where a summon could be put, and what summons do in their turns."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack, Move
from wyprawa.games.gloomhaven.content import SUMMONS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import Figure, State
from wyprawa.parts.boards import Cells

COLOURS = 8  # of summon tokens (GH-19.3)
CARD: tuple[Ability, ...] = (Move(own=0), Attack(own=0))  # what every summon does (GH-19.10)
UNARMED: tuple[Ability, ...] = (Move(own=0),)


def places(s: State, hero: int) -> Cells:
    """Where a summon could be put: empty hexes adjacent to the summoner (GH-19.1)."""
    return facts.board(s).near(s.figures[hero].at) & facts.empty(s)


def can(s: State, hero: int) -> bool:
    """Whether there is a hex and a token left (GH-19.2, GH-19.3)."""
    return bool(places(s, hero)) and free_token(s) > 0


def abilities(figure: Figure) -> tuple[Ability, ...]:
    """What a summon does in its turn."""
    kind = SUMMONS[figure.name]
    return kind.do or (UNARMED if kind.attack is None else CARD)


def free_token(s: State) -> int:
    taken = {figure.number for _, figure in facts.standing(s) if figure.kind == "summon"}
    return next((number for number in range(1, COLOURS + 1) if number not in taken), 0)
