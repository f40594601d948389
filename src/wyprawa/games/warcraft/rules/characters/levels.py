"""Levels and the sides of character cards (WW-16.5 to 16.16)."""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import BOX
from wyprawa.games.warcraft.rules.characters.hand import draw_cards
from wyprawa.games.warcraft.state import State


def gain_level(s: State, who: int, level: int) -> None:
    """Heal, draw, replace the card, the same side up; a level one has gives nothing (WW-16.7 to 16.14)."""
    character = s.characters[who]
    if level <= character.level:
        return
    healed, character.damage = character.damage, 0
    character.level = level
    s.tell(told.LevelGained, who, level, healed, rule="WW-16.6")
    draw_cards(s, who, BOX.level_cards, "WW-16.8")


def turn_card(s: State, who: int, starting: bool = False) -> None:
    """The other side up; damage stays (WW-16.5)."""
    character = s.characters[who]
    turned = 0 if starting else 1 - character.turned
    if turned != character.turned:
        character.turned = turned
        s.tell(told.CardTurned, who, rule="WW-16.5")
