"""Victory Points, ties, and the ranks of the solo mode (chapters 30, 35, 37)."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import BOARD, EQUIPMENT, LOOT, MEMBERS, MONSTERS, SCENARIOS
from wyprawa.games.monsterlands.rules.query import affinity_symbols, held, reputation
from wyprawa.games.monsterlands.state import Clan, State
from wyprawa.games.monsterlands.vocabulary import AFFINITIES
from wyprawa.kernel import Outcome

TIES = (("leader", "ML-30.7"), ("trophies", "ML-30.8"), ("gold", "ML-30.9"))
RANKS = ("snack", "adept", "veteran", "hero")


def affinity_points(symbols: int) -> int:
    """ML-30.5."""
    return (0, 1, 1, 3, 5, 7, 10)[min(symbols, 6)]


def trophy_points(clan: Clan) -> int:
    """ML-30.3."""
    cards = sum(MONSTERS[monster].trophies for monster in clan.trophies)
    return cards + sum(LOOT[token].trophies for token in clan.loot)


def points(clan: Clan) -> int:
    """ML-30.1 to ML-30.5."""
    affinity = sum(affinity_points(symbols) for symbols in affinity_symbols(clan))
    return clan.glory + reputation(clan) + trophy_points(clan) + affinity


def standing(clan: Clan) -> tuple[int, int, int, int]:
    """What clans are compared by: points, then the tie-breakers (ML-30.7 to ML-30.9)."""
    leader = MEMBERS[clan.leader].reputation if clan.leader >= 0 else 0
    return points(clan), leader, trophy_points(clan), clan.gold


def final_outcome(s: State) -> Outcome:
    """ML-1.7; those still tied after that share the win (ML-30.10)."""
    for seat in range(s.seats):
        tell_score(s, seat)
    best = max(standing(clan) for clan in s.clans)
    winners = tuple(seat for seat, clan in enumerate(s.clans) if standing(clan) == best)
    scores = tuple(points(clan) for clan in s.clans)
    tell_tie(s, winners)
    if len(winners) == 1:
        s.tell(events.GameWon, winners[0], scores[winners[0]], rule="ML-1.7")
    else:
        s.tell(events.GameDrawn, winners, scores[winners[0]], rule="ML-30.10")
    return Outcome(winners, scores, "points" if len(winners) == 1 else "draw", "ML-1.7")


def tell_score(s: State, seat: int) -> None:
    clan = s.clans[seat]
    symbols = affinity_symbols(clan)
    affinity = sum(affinity_points(count) for count in symbols)
    parts = clan.glory, reputation(clan), trophy_points(clan), affinity, tuple(symbols)
    s.tell(events.Scored, seat, *parts, points(clan), rule="ML-30.1")


def tell_tie(s: State, winners: tuple[int, ...]) -> None:
    """Which tie-breaker decided, if one had to (ML-30.7 to ML-30.9)."""
    best = standing(s.clans[winners[0]])
    tied = [standing(clan) for clan in s.clans if points(clan) == best[0]]
    for place, (by, rule) in enumerate(TIES, 1):
        if len(winners) < len(tied) and any(other[place] < best[place] for other in tied):
            tied = [other for other in tied if other[place] == best[place]]
            s.tell(events.TieBroken, winners[0], by, rule=rule)


# --- solo ---------------------------------------------------------------------------------------------------


def rank(s: State) -> str:
    """The highest rank whose conditions are met (ML-35.45)."""
    clan, scenario = s.clans[0], SCENARIOS[s.scenario - 1]
    reached = "snack"
    for name, figure, needed in zip(RANKS[1:], scenario.ranks, scenario.points, strict=True):
        if points(clan) >= needed and _meets(s, clan, scenario.goal, figure):
            reached = name
    return reached


def _meets(s: State, clan: Clan, goal: str, figure: int) -> bool:
    if goal == "gold":  # ML-37.4
        return clan.gold >= figure
    if goal == "storage":  # ML-37.12 to ML-37.14
        return storage_full(clan) and all_types(s, clan) and min(members_by_affinity(clan)) > 0
    if goal == "variety":  # ML-37.20: `figure` affinities with two or more, every one with at least one
        counts = members_by_affinity(clan)
        return min(counts) >= 1 and sum(count >= 2 for count in counts) >= figure
    if goal == "quests":  # ML-37.28
        return clan.quests >= figure
    return points(clan) >= figure


def storage_full(clan: Clan) -> bool:
    """ML-37.12: more than five Traps, with Dalina, fill the five spaces too."""
    full = clan.defence, clan.potions, clan.poisons
    return full == (BOARD.defence, BOARD.potions, BOARD.poisons) and len(clan.traps) >= BOARD.traps


def all_types(s: State, clan: Clan) -> bool:
    """ML-37.13."""
    kinds = {EQUIPMENT[card].kind for member in clan.members for card in held(s, member)}
    return len(kinds) == 3


def members_by_affinity(clan: Clan) -> list[int]:
    """Members with a symbol, the Leader included; Greenhorns and Lands do not count (ML-37.21)."""
    return [sum(MEMBERS[m].affinity == affinity for m in clan.members) for affinity in AFFINITIES]
