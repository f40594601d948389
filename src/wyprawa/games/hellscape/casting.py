"""Who is who in what the rules tell: names that outlive the figures and the map of the moment.

Numbers of figures and Zones mean nothing once the table has moved on, so a record keeps their names beside
them: a figure is `mob/demons`, a Zone `C2`, a deed `training/scroll`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from wyprawa import kernel
from wyprawa.games.hellscape.content.missions import Mission
from wyprawa.games.hellscape.dungeon import Dungeon

ONE = ("who", "whom", "figure", "attacker", "defender")  # fields that are a figure, named in `who_is`, ...
COUNTED = ("figure", "attacker")  # of which is said whether they are several, in `figure_count`, ...
SEVERAL = ("tied", "toward")  # named in `tied_are`, ...


class Record(kernel.Record, frozen=True, kw_only=True):
    """What the rules of Hellscape tell; the names are filled in by `cast`."""

    who_is: str | None = None
    whom_is: str | None = None
    whom_form: str | None = None  # the name alone, for languages in which it changes
    figure_is: str | None = None
    figure_count: int | None = None  # 1 figure, or 2 for a Mob: verbs change with it
    attacker_is: str | None = None
    attacker_count: int | None = None
    defender_is: str | None = None
    tied_are: tuple[str, ...] | None = None
    toward_are: tuple[str, ...] | None = None
    where: str | None = None
    deed_is: str | None = None


def cast(record: kernel.Record, mission: Mission, laid: Dungeon, figures: Mapping[int, str]) -> kernel.Record:
    """A record with its figures, its Zone or Door and its deed named."""
    if not isinstance(record, Record):
        return record
    found: dict[str, str | int | tuple[str, ...]] = {}
    for field in ONE:
        number = getattr(record, field, None)
        if isinstance(number, int):
            name = found[f"{field}_is"] = figures.get(number, "")
            if field in COUNTED:
                found[f"{field}_count"] = 2 if name.startswith("mob/") else 1
            if field == "whom":
                found["whom_form"] = name.partition("/")[2]
    for field in SEVERAL:
        numbers = getattr(record, field, None)
        if numbers is not None:
            found[f"{field}_are"] = tuple(figures.get(number, "") for number in numbers)
    if where := place(record, laid):
        found["where"] = where
    deed = getattr(record, "deed", None)
    if deed is not None:
        found["deed_is"] = f"{mission.id}/{mission.deeds[deed].id}"
    return replace(record, **found) if found else record


def place(record: Record, laid: Dungeon) -> str:
    """The Zone a record is about, the last of a path, or the two Zones of a Door."""
    door = getattr(record, "door", None)
    if door is not None:
        return "–".join(laid.name(zone) for zone in laid.board.doors[door])
    path: Sequence[int] = getattr(record, "path", ())
    zone = path[1] if len(path) > 1 else getattr(record, "zone", -1)
    return laid.name(zone) if zone >= 0 else ""
