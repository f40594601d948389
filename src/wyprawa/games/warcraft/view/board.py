"""The map, and everything that lies and stands on it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from wyprawa.games.warcraft.content import BOARD_ADVERSARIES, SPACES, is_ferocious
from wyprawa.games.warcraft.map import LEVEL, MAP, NOWHERE
from wyprawa.games.warcraft.rules.query.figures import health
from wyprawa.games.warcraft.rules.quests.progress import open_goals
from wyprawa.games.warcraft.state import NOTHING, ActiveQuest, State
from wyprawa.games.warcraft.view import cards, faces, names, texts
from wyprawa.games.warcraft.vocabulary.goals import Collect, Go, Hunt
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.scene import Board, Fact, Piece, network_board
from wyprawa.words import t

UNIT = 15  # of the board's measure, to one unit of the drawing
# Colour is never alone: rock, trees, grains of sand and flames stand for the four levels, houses for cities.
GROUNDS = dict(zip(COLOURS, ("mountain", "forest", "sand", "hazard"), strict=True))


def ground(cell: int) -> str:
    return "town" if SPACES[cell].kind == "city" else GROUNDS[COLOURS[LEVEL[cell]]]


def drawn() -> Board:
    """The board as it is printed, with the resources of each space."""
    board = network_board(
        "map",
        MAP,
        {cell: (space.at[0] / UNIT, space.at[1] / UNIT) for cell, space in enumerate(SPACES)},
        {cell: names.space(cell) for cell in MAP.cells},
        {cell: ground(cell) for cell in MAP.cells},
    )
    cells = tuple(
        replace(
            cell,
            facts=tuple(
                Fact(cards.ICONS[id], names.word("resource", id)) for id in SPACES[int(cell.id)].resources
            ),
        )
        for cell in board.cells
    )
    return replace(board, cells=cells)


BOARD = drawn()


def printed() -> Iterator[Piece]:
    """Board adversaries; overlords are bosses, level givers show the level they give."""
    for number, it in enumerate(BOARD_ADVERSARIES):
        cell = MAP.at(it.space)
        boss = SPACES[cell].kind == "overlord"
        facts = (Fact("up", texts.reward(it)[0]),) if it.level is not None else ()
        yield Piece(
            f"board-{number}",
            str(cell),
            "dragon" if boss else "monster",
            names.board_adversary(number),
            "D" if boss else "A",
            facts=facts,
            rank="boss" if boss else "elite" if it.level is not None else "",
            face=faces.board(number),
        )


PRINTED = tuple(printed())


def pieces(s: State, seat: int | None) -> Iterator[Piece]:
    yield from PRINTED
    for who in range(s.seats):
        if s.characters[who].at != NOWHERE:
            yield figure(s, who)
    yield from markers(s)
    yield from lying_events(s)
    yield from tokens(s, seat)
    for who in range(s.seats):
        yield from stops(s, who)


def figure(s: State, who: int) -> Piece:
    """A character with the health it has left."""
    it, most = s.characters[who], health(s, who)
    left = (max(0, most - it.damage), most)
    return Piece(
        f"figure-{who}",
        str(it.at),
        "hero",
        names.player(s, who),
        str(who + 1),
        who,
        acting(s, who),
        left,
        face=faces.character(it.kind),
    )


def acting(s: State, who: int) -> tuple[Fact, ...]:
    """Whose turn it is, and whom that character fights."""
    if s.combat is not None and s.combat.defender == who:
        return (Fact("target", t("icon-target")),)
    return (Fact("play", t("icon-play")),) if s.active == who and s.turns else ()


def markers(s: State) -> Iterator[Piece]:
    """Undefeated adversaries by the numbers of their slots; ferocious ones hold who comes by (WW-23.3)."""
    for slot, card in enumerate(s.track):
        if card != NOTHING:
            fierce = is_ferocious(card)
            yield Piece(
                f"marker-{slot}",
                str(s.markers[slot]),
                "monster",
                t("marker", n=slot + 1, adversary=names.adversary(card)),
                f"m{slot + 1}",
                facts=(Fact("warning", t("trait-ferocious")),) if fierce else (),
                rank="elite" if fierce else "",
                face=faces.adversary(card),
            )


def lying_events(s: State) -> Iterator[Piece]:
    for event in s.events:
        marked = tuple(
            Fact("flag", names.player(s, who), t("icon-flag"))
            for who in range(s.seats)
            if event.marked >> who & 1
        )
        yield Piece(
            f"event-{event.card}", str(event.at), "scroll", names.front(event.card), "E", facts=marked
        )


def tokens(s: State, seat: int | None) -> Iterator[Piece]:
    """Discoveries face down; who has looked at one sees what it is (WW-6.18)."""
    met: dict[int, int] = {}
    for token in s.tokens:
        if token.at == NOWHERE:
            continue
        met[token.at] = met.get(token.at, 0) + 1
        id, at = f"token-{token.at}-{met[token.at]}", str(token.at)
        if seat is not None and token.known >> seat & 1:
            yield Piece(id, at, "chest", t("token-known", discovery=names.discovery(token.kind)), "?")
        else:
            yield Piece(id, at, "chest", t("token"), "?")


# --- quests -------------------------------------------------------------------------------------------------


def stops(s: State, who: int) -> Iterator[Piece]:
    """Where a character's quests lead: a token for each goal not met yet (WW-17.2)."""
    for active in s.characters[who].quests:
        for n, cell in places(active):
            title = t("stop", quest=names.quest(active.quest), who=names.player(s, who))
            yield Piece(f"stop-{active.quest}-{n}", str(cell), "quest", title, "q", who)


def places(active: ActiveQuest) -> Iterator[tuple[int, int]]:
    """The goals of a quest still open that lie on a space, with the space."""
    for n, goal in open_goals(active):
        if isinstance(goal, Collect):
            yield n, MAP.at(goal.at)
        elif isinstance(goal, Go):
            yield n, MAP.at(goal.to)
        elif isinstance(goal, Hunt) and goal.board is not None:
            yield n, next(MAP.at(each.space) for each in BOARD_ADVERSARIES if each.id == goal.board)
