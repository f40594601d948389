"""Lost memory echoes: drawn at random, each found once (GN-33)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import ECHOES
from wyprawa.games.niflheim.rules.scenario.story import STORY, Concerned
from wyprawa.games.niflheim.state import State

DRAWN = "echo"


def draw_echo(s: State, who: int, rule: str) -> None:
    """A character draws one and bears what it brings; after the last all are back (GN-33.3 to GN-33.5)."""
    found = s.sheet.echoes
    left = [n for n in range(len(ECHOES)) if n + 1 not in found]
    n = s.chance.pick(left, DRAWN)
    found.append(n + 1)
    if len(left) == 1:
        found.clear()
    s.tell(events.EchoDrawn, who, n + 1, rule=rule)
    for _ in STORY.resolve(s, ECHOES[n].brings, Concerned((who,), "GN-33.3")):
        raise AssertionError("an echo asks nothing")
