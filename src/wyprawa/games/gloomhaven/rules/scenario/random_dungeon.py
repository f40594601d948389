"""Chapter 49: the rooms of a random dungeon, laid one by one as doors open."""

from __future__ import annotations

from msgspec.structs import replace

from wyprawa.games.gloomhaven.content import DUNGEON_ROOMS
from wyprawa.games.gloomhaven.dungeon import DUNGEONS, Grade, cards_of
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask, step


@step
def choose_entrance(s: State) -> Asking[None]:
    """The players choose where to come in, if there are several ways (GH-49.11)."""
    first = s.plan[0]
    ways = list(range(len(DUNGEON_ROOMS[first.room].entrances)))
    entrance = yield from ask(0, "dungeon.entrance", ways, rule="GH-49.11")
    s.plan = (replace(first, entrance=entrance),)


def extend(s: State, door: int) -> int:
    """Lay the room behind a door of the last one, and return the door's number then (GH-49.4).

    The doors of earlier rooms come first in the numbering, so an exit that is taken becomes the last of the
    open doors; the other one of its room is closed off (GH-49.14).
    """
    laid = len(s.plan)
    if not laid or s.doors >> door & 1 or door < laid - 1:
        return door
    grade: Grade = s.penalties[laid]  # type: ignore[assignment]  # options are Grades
    rooms = cards_of(s.page())[0] if s.page().cards is not None else ()
    s.plan = DUNGEONS.open(
        s.plan, door - (laid - 1), s.dungeon_rooms, s.dungeon_monsters, s.chance, grade, rooms
    )
    return laid - 1
