"""The map of the campaign: Gloomhaven, known locations, links between them, and where the party is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations

from wyprawa.games.gloomhaven.campaign import query
from wyprawa.games.gloomhaven.content import SCENARIOS
from wyprawa.games.gloomhaven.look import figures
from wyprawa.games.gloomhaven.sheets import GLOOMHAVEN
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.texts import stories
from wyprawa.scene import Board, Cell, Fact, Piece
from wyprawa.words import Text, t

CITY = "D-15"  # the square of the printed map that the city fills
WIDE, HIGH = 1.45, 0.84  # of a square of the printed map, in units of the drawing
ROOM = 1.34, 1.2  # of a place with its name below it, across and down
NEAR = 0.002  # what two places may lack of it
Point = tuple[float, float]


def board(s: State) -> Board:
    """What nobody has unlocked is not shown."""
    known = [GLOOMHAVEN, *sorted(query.world(s).unlocked)]
    cells = tuple(cell(s, number) for number in known)
    links = [(one, other) for one in known for other in known if one < other and query.linked(one, other)]
    links += [(GLOOMHAVEN, n) for n in known[1:] if not SCENARIOS.at(n).road_event]
    named = tuple((id_of(one), id_of(other)) for one, other in links)
    return Board("places", "graph", cells, links=named, title=t("campaign-map"), theme="country")


def id_of(number: int) -> str:
    return f"place-{number}"


def cell(s: State, number: int) -> Cell:
    x, y = places()[number]
    if number == GLOOMHAVEN:
        return Cell(id_of(number), x, y, "town", t("city"))
    done = number in query.world(s).completed
    lines = () if done else tuple(needs(s, number))
    ground = "done" if done else "shut" if lines else "open"
    facts = (Fact("check", t("place-completed")),) if done else (Fact("lock", lines[0]),) if lines else ()
    return Cell(id_of(number), x, y, ground, name(number), lines=lines, facts=facts, sign=str(number))


@cache
def places() -> Mapping[int, Point]:
    """Where Gloomhaven and all locations lie, known or not, so that none moves when another is found: where
    the printed map has them, pushed apart until each has room for its name."""
    numbers = {number: SCENARIOS.at(number).grid for number in SCENARIOS.numbers}
    printed = {number: square(grid) for number, grid in {GLOOMHAVEN: CITY, **numbers}.items() if grid}
    return spread(printed)


def square(grid: str) -> Point:
    letter, _, row = grid.partition("-")
    return WIDE * (ord(letter) - ord("A")), HIGH * int(row)


def spread(places: Mapping[int, Point]) -> dict[int, Point]:
    """The same places with room around each. Two too near part by the shorter way; the city stays."""
    pushed = True
    at = {number: list(point) for number, point in sorted(places.items())}
    while pushed:
        pushed = False
        for one, other in combinations(at, 2):
            lack = [room - abs(at[other][n] - at[one][n]) for n, room in enumerate(ROOM)]
            if min(lack) <= NEAR:
                continue
            n = min((0, 1), key=lambda n: lack[n] / ROOM[n])
            way = lack[n] if at[other][n] >= at[one][n] else -lack[n]
            share = 0.0 if one == GLOOMHAVEN else 0.5
            at[one][n] -= share * way
            at[other][n] += (1 - share) * way
            pushed = True
    return {number: (round(x, 3), round(y, 3)) for number, (x, y) in at.items()}


def name(number: int) -> Text:
    """What stands beside the number on the map."""
    return t(f"scenario-{SCENARIOS.numbers[number]}")


def needs(s: State, number: int) -> Iterator[Text]:
    """What keeps the party from playing it in campaign mode (GH-34.1)."""
    for need in SCENARIOS.at(number).requires:
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
