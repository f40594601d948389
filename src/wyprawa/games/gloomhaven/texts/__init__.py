"""What cards, items, monsters and scenarios say, as texts without a language.

Everything is made from the data of `content`: nothing here knows a card.
"""

from wyprawa.games.gloomhaven.texts.abilities import abilities, ability, bonus, summoned
from wyprawa.games.gloomhaven.texts.actions import action, half, slots
from wyprawa.games.gloomhaven.texts.goals import goal
from wyprawa.games.gloomhaven.texts.items import item, slot
from wyprawa.games.gloomhaven.texts.modifiers import modifier, modifier_name, perk
from wyprawa.games.gloomhaven.texts.monsters import (
    boss_special,
    boss_traits,
    monster_abilities,
    monster_card,
    monster_traits,
    own,
)
from wyprawa.games.gloomhaven.texts.phrases import Own
from wyprawa.games.gloomhaven.texts.scenarios import (
    escort,
    need,
    penalty,
    rewards,
    rule,
    scenario_goal,
    scenario_loss,
    special_rules,
    treasure,
)
from wyprawa.games.gloomhaven.texts.special import location
from wyprawa.games.gloomhaven.texts.special_tests import Played, creature
from wyprawa.games.gloomhaven.texts.stickers import sticker
from wyprawa.games.gloomhaven.texts.things import trap

__all__ = [
    "Own",
    "Played",
    "abilities",
    "ability",
    "action",
    "bonus",
    "boss_special",
    "boss_traits",
    "creature",
    "escort",
    "goal",
    "half",
    "item",
    "location",
    "modifier",
    "modifier_name",
    "monster_abilities",
    "monster_card",
    "monster_traits",
    "need",
    "own",
    "penalty",
    "perk",
    "rewards",
    "rule",
    "scenario_goal",
    "scenario_loss",
    "slot",
    "slots",
    "special_rules",
    "sticker",
    "summoned",
    "trap",
    "treasure",
]
