"""Acts made from what a game says of its records anyway: `Tells` knows which figures rise and fall.

def acts(record: Record) -> tuple[Act, ...]:
    return changes(TELLS, record)

Game(acts=acts, ...)
"""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.kernel import Record
from wyprawa.scene.model import Act
from wyprawa.scene.tells import Falls, Rises, Tells


def panel_id(seat: int) -> str:
    """What stands for everything before a seat."""
    return f"panel-{seat}"


def changes(tells: Tells, record: Record) -> tuple[Act, ...]:
    """What seats gain and lose by a record, of whatever icon the figure has."""
    return tuple(_changes(tells, record))


def _changes(tells: Tells, record: Record) -> Iterator[Act]:
    kind = type(record).__name__
    for name in record.__struct_fields__:
        for change in tells.amounts.get(f"{kind}.{name}", ()):
            amount, seat = getattr(record, name), getattr(record, change.of, None)
            if isinstance(change, Rises | Falls) and isinstance(seat, int) and seat >= 0 and amount:
                icon = change.figure.format(what=getattr(record, "what", ""))
                yield Act(
                    "gain" if isinstance(change, Rises) else "lose", panel_id(seat), "", amount, icon=icon
                )
