"""Spirits act: an Attack, or a Move of two Zones (MD-30.11 to MD-30.16)."""

from __future__ import annotations

from typing import Literal

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOX
from wyprawa.games.hellscape.rules.combat.attack import attack, targets
from wyprawa.games.hellscape.rules.query import figures, ways
from wyprawa.games.hellscape.state import State
from wyprawa.kernel import Asking, ask, step


@step
def spirit_acts(s: State, figure: int) -> Asking[None]:
    if figures.companion_of(s, figure) is None:
        return
    options: list[tuple[Literal["attack"], int, int] | Literal["move"]] = []
    options += [*(("attack", type, foe) for type, foe in targets(s, figure)), "move"]
    seat = figures.seat_of(s, figure)
    chosen = yield from ask(seat, "spirit", options, subject=(figure,), rule="MD-30.13")
    if chosen == "move":
        s.next(spirit_moves.later(figure, BOX.move))
    else:
        _, type, foe = chosen
        s.next(attack.later(figure, foe, type))


@step
def spirit_moves(s: State, figure: int, left: int) -> Asking[None]:
    """Movement only: no Doors, no interaction, no Reaction damage, no traps (MD-30.14, MD-30.20)."""
    spirit = figures.companion_of(s, figure)
    if spirit is None or not left:
        return
    options: list[int | Literal["stop"]] = [*ways.hero_steps(s, spirit.zone), "stop"]
    seat = figures.seat_of(s, figure)
    chosen = yield from ask(seat, "step", options, subject=(figure, left), rule="MD-30.14")
    if chosen == "stop":
        return
    spirit.zone = chosen
    s.tell(events.Moved, figure, chosen, rule="MD-30.14")
    s.next(spirit_moves.later(figure, left - 1))
