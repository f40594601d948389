"""The best way to take a quest trail."""

from __future__ import annotations

from copy import copy

from wyprawa.games.monsterlands.bot.outlook import Outlook
from wyprawa.games.monsterlands.bot.trails import NO_PLAN, Plan, likely_members
from wyprawa.games.monsterlands.content import QUESTS, SCENARIOS
from wyprawa.games.monsterlands.odds.trails import quest_odds
from wyprawa.games.monsterlands.rules.outside import assigning
from wyprawa.games.monsterlands.rules.outside.quests import can_pay
from wyprawa.games.monsterlands.state import QUEST_TRAILS, Trail
from wyprawa.games.monsterlands.vocabulary import DICE


def quest_plan(o: Outlook, where: int) -> Plan:
    """The cheapest dice that the tile takes, and whoever is the least fighter."""
    s, clan = o.s, o.clan
    slot = 0 if where in QUEST_TRAILS[0] else 1
    quest = QUESTS[s.quests[slot]]
    trail = Trail(seat=o.seat, member=likely_members(s, clan)[-1])
    counts = [clan.strength, clan.magic, len(clan.influence)]
    used = [0, 0, 0]
    for kinds in sorted(assigning.quest_dice(s, where), key=len):
        able = [kind for kind in map(DICE.index, kinds) if counts[kind]]
        if not able:
            return NO_PLAN
        kind = min(able, key=o.die.__getitem__)
        counts[kind] -= 1
        used[kind] += 1
    trail.strength, trail.magic, trail.influence = used
    spent = sum(o.die[kind] * n for kind, n in enumerate(used)) - o.gold(0.0, sale=-sum(used))
    counted = 4.0 * (bool(s.scenario) and SCENARIOS[s.scenario - 1].goal == "quests")
    if slot:
        if not can_pay(clan, quest.price):
            return NO_PLAN
        gain = o.reward(quest.left if where == QUEST_TRAILS[1][0] else quest.right) + counted
        return Plan(gain - o.price(quest.price) - spent, trail.member)
    seen = copy(s)
    seen.trails = s.trails[:]
    seen.trails[where] = trail
    chance = quest_odds(seen, where)
    gain = o.reward(quest.reward) + counted
    if any(s.trails[near] is not None for near in QUEST_TRAILS[0]):
        gain = 0.4 * gain + 0.3
    return Plan(chance * gain + (1 - chance) * o.glory(-quest.penalty) - spent, trail.member)
