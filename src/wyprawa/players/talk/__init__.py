"""A seat for a language model: questions in words go out, numbers come back. docs/talk.md says how."""

from __future__ import annotations

import re

from wyprawa.kernel import GameError
from wyprawa.players.talk.answers import read_answer
from wyprawa.players.talk.channels import Channel, Process, Web
from wyprawa.players.talk.question import Question
from wyprawa.players.talk.talking import TalkError, Talking

__all__ = ["Channel", "Process", "Question", "TalkError", "Talking", "Web", "read_answer", "talking"]

_SPEC = re.compile(r"talk(?:-(?P<language>[a-z]{2,3}))?:(?P<address>.*\S.*)", re.ASCII | re.DOTALL)


def talking(spec: str, seed: int) -> Talking:
    """The player of `talk:COMMAND` or `talk:http://…`; `talk-pl:…` is spoken to in Polish."""
    found = _SPEC.fullmatch(spec)
    if found is None:
        raise GameError(
            f"player {spec!r}: expected talk:COMMAND, talk:http://ADDRESS, or talk-pl:… for Polish"
        )
    return Talking(found["address"].strip(), seed, language=found["language"] or "en")
