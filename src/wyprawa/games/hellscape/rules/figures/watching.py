"""What a Mission does at once when Enemies, Doors or Rooms change: rules above say what, rules below when."""

from __future__ import annotations

from collections.abc import Callable

from wyprawa.games.hellscape.content.missions import MissionRule
from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.state import State

Answer = Callable[[State], None]
ANSWERS: dict[MissionRule, Answer] = {}


def answers(rule: MissionRule) -> Callable[[Answer], Answer]:
    """Mark a function that a Mission with this rule calls whenever something has changed."""

    def mark(answer: Answer) -> Answer:
        ANSWERS[rule] = answer
        return answer

    return mark


def changed(s: State) -> None:
    """An Enemy has gone from a Zone, a Room is revealed, a Door stands open, or a Combat is over."""
    for rule, answer in ANSWERS.items():
        if ground.has_rule(s, rule):
            answer(s)
