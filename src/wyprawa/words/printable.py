"""Text from anywhere, made fit for a terminal."""

from __future__ import annotations

import unicodedata

_JOINERS = "\u00ad\u200c\u200d"  # soft hyphens, and parts of words in some scripts and of emoji


def printable(text: str) -> str:
    """The text with everything that would control a terminal written out: `\\x1b` for an escape."""
    if text.isprintable():
        return text
    return "".join(each.encode("unicode_escape").decode() if _steers(each) else each for each in text)


def _steers(char: str) -> bool:
    kind = unicodedata.category(char)
    return kind in ("Cc", "Cs", "Zl", "Zp") or (kind == "Cf" and char not in _JOINERS)
