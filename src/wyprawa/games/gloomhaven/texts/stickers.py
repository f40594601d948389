"""What stickers on ability cards say (GH-42)."""

from __future__ import annotations

from wyprawa.games.gloomhaven.enhancing import MADE
from wyprawa.words import Text, t


def sticker(it: str) -> Text:
    """`1.value +1`: the ability it is on by its place, and what it adds."""
    return t("sticker", n=place(it), what=added(it))


def place(it: str) -> int:
    return int(it.partition(".")[0].partition("/")[0])


def added(it: str) -> Text:
    where, what = it.split(" ")
    if what == "+1":
        return t(f"sticker-{where.partition('.')[2]}")
    if what in ("jump", "hex"):
        return t(f"sticker-{what}")
    return t(f"element-{what}" if what in MADE else f"condition-{what}")
