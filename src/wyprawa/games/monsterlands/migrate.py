"""Saved states of older versions of the rules, turned into today's."""

from __future__ import annotations

from typing import Any


def migrate(plain: dict[str, Any], version: int) -> None:
    agenda = plain.get("agenda", [])
    if version < 2 and agenda and ["begin_round"] not in agenda:
        agenda.insert(0, ["begin_round"])  # Clean-up used to plan the next round itself
