"""What a seat sees: the map with its figures, the round track, each seat's heroes.

Faces of hidden markers are nobody's to see.
"""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.niflheim.maps import EXIT
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.state import FIRST_UNDEAD, NONE, State, Undead
from wyprawa.games.niflheim.view import camp, heroes, texts
from wyprawa.games.niflheim.view.log import NAMES
from wyprawa.games.niflheim.view.options import option
from wyprawa.scene import Fact, Piece, Scene, Track, square_board
from wyprawa.words import t

__all__ = ["NAMES", "option", "view"]


def view(s: State, seat: int | None) -> Scene:
    if s.resting:
        return camp.view(s)
    laid = s.ground()
    grounds = {cell: "difficult" for cell in laid.board.cells if laid.difficult >> cell & 1}
    board = square_board("map", ground.board(s), grounds, title=t("map"), locked=s.locked)
    return Scene(
        title=t("title", scenario=texts.scenario(s.page().id), round=s.round),
        boards=(board,),
        pieces=(*things(s), *hero_pieces(s), *(undead_piece(s, each) for each in s.undead)),
        tracks=(Track("round", t("ui-rounds"), s.space + 1, len(s.page().track)),),
        panels=tuple(heroes.panel(s, seat) for seat in range(s.seats)),
    )


def hero_pieces(s: State) -> Iterator[Piece]:
    for who in figures.standing(s):
        hero = s.heroes[who]
        if hero.at != NONE:
            name = s.names()[who]
            health = (hero.health, figures.max_health(hero))
            yield Piece(
                f"figure-{who}", str(hero.at), "hero", texts.figure(name), name[0].upper(), hero.seat,
                tuple(hero_facts(s, who)), health,
            )  # fmt: skip


def hero_facts(s: State, who: int) -> Iterator[Fact]:
    hero = s.heroes[who]
    if hero.cover != NONE:
        yield Fact("eye", hero.cover, t("marker-cover"))
    if hero.attacked:
        yield Fact("attack", t("marker-attack"))
    if hero.blocked_by != NONE:
        yield Fact("lock", texts.figure(s.names()[hero.blocked_by]))


def undead_piece(s: State, undead: Undead) -> Piece:
    """Hidden ones look all the same (GN-11.11)."""
    name = s.names()[undead.figure]
    id, number = f"figure-{undead.figure}", undead.figure - FIRST_UNDEAD + 1
    if not undead.known:
        return Piece(id, str(undead.at), "hidden", texts.figure(name), f"?{number}"[:2])
    most = figures.row_of(undead).health
    facts = (Fact("stun", t("marker-stun")),) if undead.stunned else ()
    health = (most - undead.wounds, most)
    return Piece(id, str(undead.at), "monster", texts.figure(name), name[:2], None, facts, health)


def things(s: State) -> Iterator[Piece]:
    """What lies about, who waits to be rescued, where to search."""
    page, laid = s.page(), s.ground()
    for cell in sorted({pile.at for pile in s.piles}):
        yield Piece(f"pile-{cell}", str(cell), "loot", t("pile"), "*")
    for n, captive in enumerate(page.captives):
        if not s.rescued >> n & 1:
            cell = laid.squares(captive.at)[0]
            yield Piece(f"captive-{n}", str(cell), "hero", texts.captive(captive.id), captive.at)
    for n, search in enumerate(page.searches):
        if not s.searched >> n & 1:
            yield Piece(f"search-{n}", str(laid.squares(search.at)[0]), "chest", t("search-spot"), "?")
    for cell in laid.squares(EXIT):
        yield Piece(f"exit-{cell}", str(cell), "exit", t("exit"), ">")
