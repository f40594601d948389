"""Between scenarios: the path walked so far and where it leads, the stash, clues, the dead (GN-34.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from wyprawa.games.niflheim.content import HEROES, SCENARIOS
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.view import cards, faces, heroes, texts
from wyprawa.scene import Board, Card, Cell, Fact, Piece, Scene, Zone
from wyprawa.words import t


def view(s: State) -> Scene:
    return Scene(
        title=t("title-camp", n=len(s.sheet.played)),
        boards=(path(s),),
        pieces=tuple(marker(s)),
        panels=tuple(heroes.panel(s, seat) for seat in range(s.seats)),
        zones=tuple(zones(s)),
    )


def zones(s: State) -> Iterator[Zone]:
    """Everybody in the party, and what all have together."""
    if s.heroes:
        people = tuple(cards.board(s, who) for who in range(len(s.heroes)))
        yield Zone("party", t("zone-party"), people)
    yield Zone("sheet", t("party-sheet"), tuple(sheet(s)))


def path(s: State) -> Board:
    """Scenarios completed in a row, then those open from there; what lies beyond is not shown (GN-1.12)."""
    walked = s.sheet.played
    ahead = SCENARIOS[s.sheet.at].next if s.sheet.at else ()
    cells = [place(id, n, 0, "walked") for n, id in enumerate(walked)]
    cells += [place(id, len(walked), n, "ahead") for n, id in enumerate(ahead)]
    links = [*pairwise(walked), *((s.sheet.at, id) for id in ahead)]
    named = tuple((f"page-{a}", f"page-{b}") for a, b in links)
    return Board("path", "graph", tuple(cells), links=named, title=t("campaign-map"))


def place(id: str, x: int, y: int, ground: str) -> Cell:
    return Cell(f"page-{id}", 2 * x, 2 * y, ground, texts.scenario(id))


def marker(s: State) -> Iterator[Piece]:
    if s.sheet.at:
        yield Piece(
            "party",
            f"page-{s.sheet.at}",
            "hero",
            t("party"),
            "@",
            face=faces.hero(s.heroes[0].card) if s.heroes else "",
        )


def sheet(s: State) -> Iterator[Card]:
    """What the whole party has."""
    for item in s.sheet.stash.items:
        yield cards.item(s, item, "stash")
    for kind, n in enumerate(s.sheet.stash.supplies):
        if n:
            yield cards.supply(kind, n, f"supply-stash-{kind}")
    for colour, n in enumerate(s.sheet.stones):
        if n:
            yield Card(f"stone-{colour}", texts.stone(colour), "gem", (Fact("stack", n),))
    for clue in s.sheet.clues:
        yield Card(f"clue-{clue}", texts.clue(clue), "quest")
    for n, card in enumerate(s.sheet.dead):
        yield Card(f"dead-{n}", t("buried", who=texts.kind(HEROES[card].id)), "fallen", face=faces.hero(card))
