"""Every step the agenda may hold, by name, and every module that gives a verb its function."""

from wyprawa.games.gloomhaven.rules.abilities import active_bonuses, card_actions, commands, obstacles
from wyprawa.games.gloomhaven.rules.monsters import behaviour, escorts
from wyprawa.games.gloomhaven.rules.query import bonuses, initiative
from wyprawa.games.gloomhaven.rules.scenario import ending, random_dungeon, set_up, special_rules
from wyprawa.games.gloomhaven.rules.turns import card_selection, hero_turn, rests, round, round_end
from wyprawa.kernel import gather

STEPS = gather(
    *(set_up, random_dungeon, round, card_selection, initiative, hero_turn, rests),
    *(behaviour, escorts, round_end, ending, card_actions, bonuses),
)
VERBS = (active_bonuses, card_actions, commands, obstacles, special_rules)
