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
    placing,
    recovery,
    special_verbs,
    staying,
    summon,
    upheavals,
)
from wyprawa.games.gloomhaven.rules.monsters import errands, escorts
from wyprawa.games.gloomhaven.rules.scenario import (
    bearers,
    ending,
    preparation,
    random_dungeon,
    special_tests,
)
from wyprawa.games.gloomhaven.rules.turns import (
    card_selection,
    hero_turn,
    monster_turn,
    rests,
    round,
    turn_end,
    turn_order,
)
from wyprawa.kernel import gather

STEPS = gather(
    *(preparation, random_dungeon, ending, card_actions, escorts, special_verbs),
    *(round, card_selection, turn_order, hero_turn, monster_turn, turn_end, rests),
)
VERBS = (
    *(active_bonuses, attack, commands, custom, boss_specials, damage, elements, give, guards, heal, joining),
    *(loot, move, obstacles, placing, recovery, staying, summon, special_verbs, special_tests),
    *(bearers, upheavals, errands),
)
