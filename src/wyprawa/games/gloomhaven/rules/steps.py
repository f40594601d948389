"""Every step the agenda may hold, by name, and every module that gives words of cards and pages a meaning."""

from wyprawa.games.gloomhaven.rules.abilities import (
    active_bonuses,
    attack,
    boss_specials,
    card_actions,
    commands,
    custom,
    damage,
    elements,
    give,
    guards,
    heal,
    joining,
    loot,
    move,
    obstacles,
    recovery,
    special_verbs,
    summon,
)
from wyprawa.games.gloomhaven.rules.monsters import behaviour, escorts
from wyprawa.games.gloomhaven.rules.query import initiative
from wyprawa.games.gloomhaven.rules.scenario import ending, random_dungeon, set_up, special_tests
from wyprawa.games.gloomhaven.rules.turns import card_selection, hero_turn, rests, round, round_end
from wyprawa.kernel import gather

STEPS = gather(
    *(set_up, random_dungeon, round, card_selection, initiative, hero_turn, rests),
    *(behaviour, escorts, round_end, ending, card_actions),
)
VERBS = (
    *(active_bonuses, attack, commands, custom, boss_specials, damage, elements, give, guards, heal, joining),
    *(loot, move, obstacles, recovery, summon, special_verbs, special_tests),
)
