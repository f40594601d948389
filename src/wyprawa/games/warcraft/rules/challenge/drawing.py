"""Cards drawn from the bottom of a challenge deck until an adversary comes (WW-9.10 to 9.19)."""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import EVENT
from wyprawa.games.warcraft.map import LEVEL
from wyprawa.games.warcraft.rules.challenge.events import draw_event
from wyprawa.games.warcraft.rules.characters.items import draw_challenge
from wyprawa.games.warcraft.rules.combat.fight import fight_card
from wyprawa.games.warcraft.state import PHASE, Space, State
from wyprawa.kernel import step


@step(part=PHASE)
def draw_on(s: State, at: Space) -> None:
    """The next card of the deck of the space's colour (WW-9.11), unless the character has left (WW-9.16); no
    card comes twice in a phase (WW-9.18).
    """
    if s.characters[s.active].at != at:
        return
    card = draw_challenge(s, LEVEL[at], s.turn.met)
    if card is None:  # WW-9.17, WW-9.19
        s.tell(told.NoAdversary, s.active, rule="WW-9.17")
        return
    s.turn.met.append(card)
    if EVENT[card] is None:
        s.tell(told.AdversaryDrawn, s.active, card, rule="WW-9.12")
        fight_card(s, card)
    else:
        s.tell(told.EventDrawn, s.active, card, rule="WW-9.13")
        s.next(draw_on.later(at))
        draw_event(s, card)
