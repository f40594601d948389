"""The number in what a language model says."""

from __future__ import annotations

import re
from typing import Any

import msgspec

_NUMBER = re.compile(r"(?<![\w.,+-])(\d{1,6})(?![\w]|[.,]\d)", re.ASCII)
_SAID = re.compile(
    r"\b(?:answer|odpowied[zź])\b[\"'*_\s]*[:=][\"'*_\s]*(\d{1,6})(?!\w|[.,]\d)", re.IGNORECASE
)


def read_answer(reply: str, options: int) -> int | None:
    """Which of so many options a reply takes, counted from 1; None if it names none of them.

    `ANSWER: 3` counts before any other number; else the last number that an option has.
    """
    text = _plain(reply)
    for pattern in (_SAID, _NUMBER):
        found = [int(number) for number in pattern.findall(text) if 1 <= int(number) <= options]
        if found:
            return found[-1]
    return None


def _plain(reply: str) -> str:
    """The words of a reply: all of it, or what a JSON object has under `answer` or `reply`."""
    try:
        said: Any = msgspec.json.decode(reply)
    except msgspec.DecodeError:
        return reply
    if isinstance(said, dict):
        said = next((said[name] for name in ("answer", "reply") if name in said), "")
    return str(said) if isinstance(said, str | int) and not isinstance(said, bool) else ""
