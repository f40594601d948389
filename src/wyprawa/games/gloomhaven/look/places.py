"""The map of the campaign: Gloomhaven, known locations, links between them, and where the party is."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.gloomhaven import texts
from wyprawa.games.gloomhaven.campaign import query
from wyprawa.games.gloomhaven.content import SCENARIOS
from wyprawa.games.gloomhaven.look import figures
from wyprawa.games.gloomhaven.sheets import GLOOMHAVEN
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.texts import stories
from wyprawa.scene import Board, Cell, Fact, Piece
from wyprawa.words import Text, t

CITY = "D-15"  # the square of the printed map that the city fills
UNMAPPED = "A-20"  # of locations whose page is not there yet
WIDE, HIGH = 1.25, 0.76  # of a square of the printed map, in units of the drawing
BESIDE = 1.0  # how far apart two places of one square lie


def board(s: State) -> Board:
    """What nobody has unlocked is not shown."""
    known = [GLOOMHAVEN, *sorted(query.world(s).unlocked)]
    taken: set[tuple[float, float]] = set()
    cells = tuple(cell(s, number, taken) for number in known)
    links = [(one, other) for one in known for other in known if one < other and query.linked(one, other)]
    links += [(GLOOMHAVEN, n) for n in known if n in SCENARIOS.numbers and not SCENARIOS.at(n).road_event]
    named = tuple((id_of(one), id_of(other)) for one, other in links)
    return Board("places", "graph", cells, links=named, title=t("campaign-map"), theme="country")


def id_of(number: int) -> str:
    return f"place-{number}"


def cell(s: State, number: int, taken: set[tuple[float, float]]) -> Cell:
    """A location where the printed map has it, beside another that is there already."""
    x, y = at(number)
    while (x, y) in taken:
        x += BESIDE
    taken.add((x, y))
    if number == GLOOMHAVEN:
        return Cell(id_of(number), x, y, "town", t("city"))
    done = number in query.world(s).completed
    lines = () if done else tuple(needs(s, number))
    ground = "done" if done else "shut" if lines else "open"
    facts = (Fact("check", t("place-completed")),) if done else (Fact("lock", lines[0]),) if lines else ()
    return Cell(id_of(number), x, y, ground, name(number), lines=lines, facts=facts, sign=str(number))


def at(number: int) -> tuple[float, float]:
    page = SCENARIOS.at(number) if number in SCENARIOS.numbers else None
    grid = CITY if number == GLOOMHAVEN else UNMAPPED if page is None else page.grid
    letter, _, row = grid.partition("-")
    return WIDE * (ord(letter) - ord("A")), HIGH * int(row)


def name(number: int) -> Text:
    """What stands beside the number on the map."""
    return (
        t(f"scenario-{SCENARIOS.numbers[number]}") if number in SCENARIOS.numbers else texts.location(number)
    )


def needs(s: State, number: int) -> Iterator[Text]:
    """What keeps the party from playing it in campaign mode (GH-34.1)."""
    for need in SCENARIOS.at(number).requires if number in SCENARIOS.numbers else ():
        if not query.meets(s, need):
            word = "place-needs" if need.complete else "place-excludes"
            yield t(word, what=t(f"achievement-{need.achievement}"))


def pieces(s: State) -> Iterator[Piece]:
    """The party, where it is: its first character, and the others behind."""
    ours = query.party(s)
    if ours.at < GLOOMHAVEN:
        return
    faces = [figures.face_of("hero", query.member(s, who).character) for who in ours.roster]
    first = faces[0] if faces else ""
    crowd = (faces[1], len(faces) - 1) if len(faces) > 1 else ("", 0)
    yield Piece("party-here", id_of(ours.at), "hero", stories.party(ours.name), "@", face=first, crowd=crowd)
