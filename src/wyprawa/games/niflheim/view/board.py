"""The map: terrain, walls and doors, what lies about, figures (GN-8, GN-11)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.state import FIRST_UNDEAD, NONE, Pile, State, Undead
from wyprawa.games.niflheim.view import faces, texts
from wyprawa.parts.boards import Cell, ids
from wyprawa.scene import Board, Fact, Piece, square_board
from wyprawa.words import Text, t

OUTDOORS = ("wild", "ice", "sand")


def board(s: State) -> Board:
    """The map as it stands; the squares where undead appear say so."""
    laid = s.ground()
    made = square_board(
        "map", ground.board(s), grounds(s), title=t("map"), locked=s.locked, theme=s.page().theme
    )
    signs = {str(cell): sign for sign, cell in summonings(s)}
    names = {str(cell): texts.square(laid.name(cell)) for cell in laid.board.cells}
    cells = tuple(
        msgspec.structs.replace(
            cell,
            title=names[cell.id],
            prop="bones" if cell.id in signs and cell.ground == "floor" else "",
            lines=(t("spot-summon", sign=signs[cell.id]),) if cell.id in signs else (),
        )
        for cell in made.cells
    )
    doors = tuple(
        msgspec.structs.replace(door, title=door_name(s, int(door.id.removeprefix("door-"))))
        for door in made.doors
    )
    return msgspec.structs.replace(made, cells=cells, doors=doors)


def grounds(s: State) -> dict[Cell, str]:
    """What squares are; what bars the way but not the view is a pit indoors and water outside (GN-8.6)."""
    laid = s.ground()
    pit = "water" if s.page().theme in OUTDOORS else "abyss"
    kinds = (("difficult", laid.difficult), (pit, laid.barred), ("exit", laid.exits), ("hazard", s.fire))
    return {cell: kind for kind, cells in kinds for cell in ids(cells)}


def summonings(s: State) -> list[tuple[str, Cell]]:
    """Squares that the round track names, for a party of this size (GN-11.2, GN-4.23)."""
    letters = sorted({sign.upper() for sign in s.page().track if sign.isalpha()})
    return [(letter, cell) for letter in letters for cell in ground.lettered(s, letter)]


def door_name(s: State, door: int) -> Text:
    """`B2–C2`, as the log calls it."""
    laid = s.ground()
    return t("ui-cell", name="–".join(laid.name(cell) for cell in laid.board.doors[door]))


def pieces(s: State) -> Iterator[Piece]:
    """Things below, figures above them."""
    yield from things(s)
    for who in figures.standing(s):
        yield hero(s, who)
    for each in s.undead:
        yield undead(s, each)


def things(s: State) -> Iterator[Piece]:
    """What lies about, who waits to be rescued, where to search."""
    page, laid = s.page(), s.ground()
    for cell in sorted({pile.at for pile in s.piles}):
        facts = tuple(fact for pile in s.piles if pile.at == cell for fact in lying(pile))
        yield Piece(f"pile-{cell}", str(cell), "loot", t("pile"), "*", facts=facts)
    for n, captive in enumerate(page.captives):
        if not s.rescued >> n & 1:
            cell = laid.squares(captive.at)[0]
            face, name = faces.captive(s, captive), texts.captive(captive.id)
            yield Piece(f"captive-{n}", str(cell), "person", name, captive.at, face=face)
    for n, search in enumerate(page.searches):
        if not s.searched >> n & 1:
            yield Piece(f"search-{n}", str(laid.squares(search.at)[0]), "chest", t("search-spot"), "?")


def lying(pile: Pile) -> Iterator[Fact]:
    for item in pile.items:
        yield Fact("item", texts.item(item))
    for kind, n in enumerate(pile.supplies):
        if n:
            yield Fact(texts.SUPPLY_ICONS[kind], n, texts.supply(kind))


def hero(s: State, who: int) -> Piece:
    it, name = s.heroes[who], s.names()[who]
    health, face = (it.health, figures.max_health(it)), faces.hero(it.card)
    number = "" if figures.is_character(it) else str(who)
    return Piece(
        f"figure-{who}", str(it.at), "hero", texts.figure(name), name[0].upper() + number, it.seat,
        tuple(hero_facts(s, who)), health, face=face,
    )  # fmt: skip


def hero_facts(s: State, who: int) -> Iterator[Fact]:
    it = s.heroes[who]
    if s.turn is not None and s.turn.who == who:
        yield Fact("play", t("state-acts"))
    if it.cover != NONE:
        yield Fact("eye", it.cover, t("marker-cover"))
    if it.attacked:
        yield Fact("attack", t("marker-attack"))
    if it.blocked_by != NONE:
        yield Fact("lock", t("state-blocked", whom=texts.figure(s.names().get(it.blocked_by, ""))))
    for n, captive in enumerate(s.page().captives):
        if it.carries >> n & 1:
            yield Fact("carried", t("state-carries", captive=texts.captive(captive.id)))


def undead(s: State, it: Undead) -> Piece:
    """Hidden ones look all the same (GN-11.11)."""
    name, number = s.names()[it.figure], it.figure - FIRST_UNDEAD + 1
    id, at = f"figure-{it.figure}", str(it.at)
    facts = tuple(undead_facts(s, it))
    if not it.known:
        return Piece(id, at, "hidden", texts.figure(name), sign("?", number), None, facts, face=faces.HIDDEN)
    most = figures.row_of(it).health
    return Piece(
        id, at, "monster", texts.figure(name), sign(name[0], number), None, facts, (most - it.wounds, most),
        rank=faces.rank(it.kind), face=faces.undead(it.kind),
    )  # fmt: skip


def sign(letter: str, number: int) -> str:
    """Two characters at most, with the number that tells those alike apart."""
    return f"{letter}{number}" if number < 10 else str(number)[-2:]


def undead_facts(s: State, it: Undead) -> Iterator[Fact]:
    if s.active == it.figure:
        yield Fact("play", t("state-acts"))
    if s.attack is not None and s.attack.target == it.figure:
        yield Fact("target", t("state-target"))
    if it.stunned:
        yield Fact("stun", t("marker-stun"))
