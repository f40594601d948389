"""Brings saved states of older rules up to date."""

from __future__ import annotations

from typing import Any

from wyprawa.games.monsterlands.content import BOARD
from wyprawa.games.monsterlands.state import NOBODY


def migrate(plain: dict[str, Any], version: int) -> None:
    """Position text writes rows and trails in its own way, so they may be missing here."""
    if version < 2:
        agenda = plain.get("agenda", [])
        if agenda and ["begin_round"] not in agenda:
            agenda.insert(0, ["begin_round"])  # Clean-up used to plan the next round itself
        for row, places in (("traps_shown", BOARD.traps_shown), ("loot_shown", BOARD.loot_shown)):
            if row in plain:
                plain[row] += [NOBODY] * (places - len(plain[row]))  # empty places used to close up
