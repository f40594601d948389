"""Who is who in what the rules tell: names that outlive the figures and the map of the moment.

A figure is `draugr/3`, a hero `frida/0`, a square `C4`, a door `C4-C5`.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from wyprawa import kernel
from wyprawa.games.niflheim.maps import Ground

ONE = ("who", "whom", "undead")  # fields that are a figure, named in `who_is`, ...
FORMS = ("acc", "gen")  # the same names in `who_acc_form`, ..., for languages that decline them


class Record(kernel.Record, frozen=True, kw_only=True):
    """What the rules tell; the names are filled in by `cast`."""

    who_is: str | None = None
    whom_is: str | None = None
    undead_is: str | None = None
    tied_are: tuple[str, ...] | None = None
    where: str | None = None


def forms(field: str) -> tuple[str, ...]:
    return tuple(f"{field}_{case}_form" for case in FORMS)


def cast(record: kernel.Record, figures: Mapping[int, str], ground: Ground) -> kernel.Record:
    """A record with its figures and its square or door named."""
    if not isinstance(record, Record):
        return record
    found: dict[str, str | tuple[str, ...]] = {}
    for field in ONE:
        number = getattr(record, field, None)
        if isinstance(number, int):
            name = figures.get(number, "")
            found[f"{field}_is"] = name
            found.update({form: name for form in forms(field) if hasattr(record, form)})
    tied = getattr(record, "tied", None)
    if tied is not None:
        found["tied_are"] = tuple(figures.get(number, "") for number in tied)
    cell = getattr(record, "cell", -1)
    if cell >= 0:
        found["where"] = ground.name(cell)
    door = getattr(record, "door", -1)
    if door >= 0:
        found["where"] = "-".join(ground.name(side) for side in ground.board.doors[door])
    return replace(record, **found) if found else record
