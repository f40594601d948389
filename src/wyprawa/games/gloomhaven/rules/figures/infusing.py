"""Chapter 15: infusing elements, and how they wane."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS, AnyElement
from wyprawa.games.gloomhaven.state import INERT, STRONG, WANING, State
from wyprawa.kernel import Asking, ask


def infuse(s: State, names: Sequence[AnyElement], seat: int) -> Asking[None]:
    """Elements become strong when the turn under way ends (GH-15.3); one of any kind is chosen (GH-15.14)."""
    for name in names:
        if name == "any":
            name = yield from ask(seat, "element.make", list(ELEMENTS), rule="GH-15.14")
        s.tell(told.Infused, name, rule="GH-15.3")
        if s.turn is None:
            s.elements[ELEMENTS.index(name)] = STRONG
        else:
            s.turn.infused |= 1 << ELEMENTS.index(name)


def end_turn(s: State) -> None:
    """What was infused in this turn becomes strong (GH-15.3, GH-15.15)."""
    if s.turn is not None and s.turn.infused:
        for element in range(len(ELEMENTS)):
            if s.turn.infused >> element & 1:
                s.elements[element] = STRONG
                s.tell(told.Strong, ELEMENTS[element], rule="GH-15.3")
        s.turn.infused = 0


def end_round(s: State) -> None:
    """Every token goes down one step (GH-15.4, GH-31.6)."""
    s.elements = [WANING if each == STRONG else INERT for each in s.elements]
