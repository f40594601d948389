"""Drawings of boards as text: what reading them has in common."""

from textwrap import dedent


class DrawingError(ValueError):
    """A drawing that cannot be read; the message says where, counted from 1, and what was expected there."""

    def __init__(self, row: int, column: int, fault: str) -> None:
        super().__init__(f"row {row + 1}, column {column + 1}: {fault}")


def lines_of(text: str) -> list[str]:
    """The lines of a drawing, without the empty ones around it and the margin on its left."""
    return dedent(text).strip("\n").rstrip().split("\n")
