"""What stickers on ability cards say (GH-42)."""

from __future__ import annotations

from wyprawa.games.gloomhaven.enhancing import MADE
from wyprawa.words import Text, t


def sticker(it: str) -> Text:
    """`1.value +1`: the ability it is on by its place, and what it adds."""
    where, what = it.split(" ")
    place, line = where.split(".")
    if what == "+1":
        said = t(f"sticker-{line}")
    elif what in ("jump", "hex"):
        said = t(f"sticker-{what}")
    else:
        said = t(f"element-{what}" if what in MADE else f"condition-{what}")
    return t("sticker", n=int(place.partition("/")[0]), what=said)
