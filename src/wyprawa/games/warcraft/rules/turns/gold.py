"""Gold, spent in a city in one's own turn (WW-7.1 to 7.4)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.map import in_city
from wyprawa.games.warcraft.rules.characters.items import gain_item, has_item
from wyprawa.games.warcraft.rules.exploration.tokens import discard_token
from wyprawa.games.warcraft.state import State
from wyprawa.games.warcraft.vocabulary.terms import GOLD

Purchase: TypeAlias = tuple[Literal["gold"], int]  # an item of this level


def gold_offers(s: State, who: int) -> list[Purchase]:
    """An item of one's own level or lower, as long as that deck has cards."""
    character = s.characters[who]
    if not character.kept[GOLD] or not in_city(character.at):
        return []
    return [("gold", level) for level in range(character.level + 1) if s.challenges[level].left()]


def spend_gold(s: State, who: int, level: int) -> None:
    """The token is not spent if the deck turns out to have no item (WW-19.7)."""
    if has_item(s, level):
        s.characters[who].kept[GOLD] -= 1
        discard_token(s, GOLD)
        s.tell(told.Spent, who, GOLD, rule="WW-7.1")
    gain_item(s, who, level, "WW-7.3")
