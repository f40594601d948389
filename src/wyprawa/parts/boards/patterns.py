"""Patterns of hexes, as areas are printed: turned and mirrored about their anchor."""

from typing import TypeAlias

from wyprawa.parts.boards.hex_sight import Axial

Pattern: TypeAlias = tuple[Axial, ...]
"""Hexes of an area, counted from its anchor (0, 0)."""


def rotations(pattern: Pattern) -> tuple[Pattern, ...]:
    """The pattern turned about its anchor by 0 to 5 sixths; hex i of each comes from hex i."""
    turns = [pattern]
    for _ in range(5):
        turns.append(tuple((-r, q + r) for q, r in turns[-1]))
    return tuple(turns)


def mirrors(pattern: Pattern) -> tuple[Pattern, Pattern]:
    """The pattern and its mirror image."""
    return pattern, tuple((r, q) for q, r in pattern)


def orientations(pattern: Pattern) -> tuple[Pattern, ...]:
    """Every different way to lay the pattern around its anchor, of the twelve there are (GH-12.1)."""
    ways: dict[frozenset[Axial], Pattern] = {}
    for face in mirrors(pattern):
        for way in rotations(face):
            ways.setdefault(frozenset(way), way)
    return tuple(ways.values())
