"""A turn: movement, exploration, challenge, cleanup (chapter 3)."""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.rules.challenge.phase import challenge_phase
from wyprawa.games.warcraft.rules.exploration.resources import explore
from wyprawa.games.warcraft.rules.turns.cleanup import cleanup_phase
from wyprawa.games.warcraft.rules.turns.movement import movement_phase
from wyprawa.games.warcraft.state import PHASE, Seat, State, Turn
from wyprawa.kernel import step


@step
def begin_turn(s: State, who: Seat) -> None:
    """Four phases in fixed order, then the player on the left (WW-3.3 to 3.5)."""
    if s.turns % s.seats == 0:
        s.tell(told.RoundBegan, s.turns // s.seats + 1, rule="WW-3.4")
    s.turns += 1
    s.active, s.turn = who, Turn()
    for character in s.characters:
        character.played = ()  # WW-21.20
    s.tell(told.TurnBegan, who, rule="WW-3.3")
    s.next(*PHASES)
    movement_phase(s)


@step(ends=PHASE)
def exploration_phase(s: State) -> None:
    explore(s, 0)


@step(ends=PHASE)
def end_turn(s: State) -> None:
    """Energy is lost, the die goes to the left (WW-3.7, WW-24.5)."""
    character = s.characters[s.active]
    if character.energy:
        s.tell(told.EnergyLost, s.active, character.energy, rule="WW-3.7")
        character.energy = 0
    begin_turn(s, (s.active + 1) % s.seats)


# The phases that follow movement.
PHASES = (exploration_phase.later(), challenge_phase.later(), cleanup_phase.later(), end_turn.later())
