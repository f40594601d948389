"""Ending a phase or a combat early: what is planned before its end is dropped."""

from __future__ import annotations

from wyprawa.games.warcraft.state import State

PHASES = ("exploration_phase", "challenge_phase", "cleanup_phase", "end_turn")
COMBAT_END = "end_combat"


def end_phase(s: State) -> None:
    """The phase under way ends (A5)."""
    _drop(s, PHASES)


def end_combat_now(s: State) -> None:
    """The combat under way goes to its last step (WW-13.17, WW-13.25, WW-21.23)."""
    _drop(s, (COMBAT_END,))


def _drop(s: State, until: tuple[str, ...]) -> None:
    """Drop what is planned up to one of these steps. Cards on their way are discarded (WW-21.2)."""
    while s.agenda[-1][0] not in until:
        s.agenda.pop()
    for play in s.plays:
        if not play.stays:
            s.characters[play.who].discard.append(play.ability)
    s.plays.clear()
