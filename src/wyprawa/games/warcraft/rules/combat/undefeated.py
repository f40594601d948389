"""The undefeated track (chapter 22)."""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.map import MAP
from wyprawa.games.warcraft.rules.characters.items import return_card
from wyprawa.games.warcraft.state import NOTHING, Adversary, Space, State
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import mask
from wyprawa.parts.described import Here


@step(always=True)
def stay_undefeated(s: State, card: Here[Adversary], at: Space) -> Asking[None]:
    """The lowest empty slot, and its marker on the space (WW-22.1 to 22.3); a full track loses the nearest
    marker, the active character's choice among several (WW-22.6 to 22.10).
    """
    if NOTHING not in s.track:
        near = MAP.nearest(at, mask(s.markers))
        slots = [slot for slot, there in enumerate(s.markers) if near >> there & 1]
        slot = yield from ask(s.active, "track.full", slots, subject=(card, at), rule="WW-22.8")
        drive_off(s, slot)
    slot = s.track.index(NOTHING)
    s.track[slot], s.markers[slot] = card, at
    s.tell(told.Undefeated, card, slot, at, rule="WW-22.1")


def free_slot(s: State, slot: int) -> None:
    """The marker returns to the supply (WW-13.40)."""
    if slot != NOTHING:
        s.tell(told.MarkerRemoved, s.track[slot], slot, s.markers[slot], rule="WW-13.40")
        s.track[slot] = s.markers[slot] = NOTHING


def drive_off(s: State, slot: int) -> None:
    """Marker and card are discarded (WW-22.6, WW-22.9)."""
    card = s.track[slot]
    free_slot(s, slot)
    return_card(s, card)
