"""Figures that change sides, for an attack or for a turn."""

from __future__ import annotations

from wyprawa.games.gloomhaven.state import FOES, PARTY, WILD, State

BY_ITSELF, LED = 1, 2  # values of Figure.turncoat; LED + n is led by hero n


def change_sides(s: State, who: int) -> None:
    """The turn of a turncoat begins."""
    s.figures[who].side = PARTY


def side_again(s: State, who: int) -> None:
    """The turn of a turncoat is over."""
    figure = s.figures[who]
    if figure.turncoat:
        if figure.kind == "monster":
            figure.side = WILD if figure.name in s.page().wild else FOES
        figure.turncoat = 0


def controlled(s: State, who: int) -> int:
    """The hero that leads a monster's turn, -1 if none does."""
    figure = s.figures[who]
    return figure.turncoat - LED if figure.turncoat >= LED else -1


def exchange(s: State, who: int) -> None:
    """It fights for the other side."""
    s.figures[who].side = 1 - s.figures[who].side
