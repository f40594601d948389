"""What Missions do at the start of a round (MD-35.4, MD-37.3, MD-39.9, MD-43.9)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.state import State
from wyprawa.kernel import step


@step
def mission_effects(s: State) -> None:
    if ground.has_rule(s, "horror_beast"):
        lose_feathers(s)


def lose_feathers(s: State) -> None:
    """The Beast is immune again (MD-39.9)."""
    for enemy in s.enemies:
        if enemy.feathers:
            s.tell(events.FeathersGone, enemy.figure, enemy.feathers, rule="MD-39.9")
            enemy.feathers = 0
