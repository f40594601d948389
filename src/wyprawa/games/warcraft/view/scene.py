"""What a seat sees."""

from __future__ import annotations

from wyprawa.games.warcraft.content import SPACES
from wyprawa.games.warcraft.map import MAP
from wyprawa.games.warcraft.rules.query.figures import health
from wyprawa.games.warcraft.rules.query.seats import valor
from wyprawa.games.warcraft.state import State
from wyprawa.games.warcraft.view import names
from wyprawa.scene import Fact, Panel, Piece, Scene, network_board
from wyprawa.words import t


def view(s: State, seat: int | None) -> Scene:
    titles = {cell: names.space(cell) for cell in MAP.cells}
    board = network_board("map", MAP, {cell: space.at for cell, space in enumerate(SPACES)}, titles)
    return Scene(
        title=t("warcraft"),
        boards=(board,),
        pieces=tuple(figure(s, who) for who in range(s.seats) if s.characters[who].at >= 0),
        panels=tuple(Panel(who, names.player(who), facts(s, who)) for who in range(s.seats)),
    )


def figure(s: State, who: int) -> Piece:
    most = health(s, who)
    left = (most - s.characters[who].damage, most)
    return Piece(
        f"figure-{who}", str(s.characters[who].at), "hero", names.player(who), str(who + 1), who, health=left
    )


def facts(s: State, who: int) -> tuple[Fact, ...]:
    return (Fact("valor", valor(s.characters[who])),)
