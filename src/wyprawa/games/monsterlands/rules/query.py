"""Questions about the table that several chapters ask. Nothing here changes the state."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.monsterlands.content import BOARD, LANDS, MEMBERS, SCENARIOS, TRAPS
from wyprawa.games.monsterlands.state import Clan, State, Trail
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, TrapLimit


def reputation(clan: Clan) -> int:
    """ML-4.2."""
    return sum(MEMBERS[member].reputation for member in clan.members)


def surpassing_glory(clan: Clan) -> int:
    """ML-10.3."""
    return max(0, clan.glory - reputation(clan))


def is_greenhorn(member: int) -> bool:
    return MEMBERS[member].kind == "greenhorn"


def bracket(glory: int) -> int:
    """0 for Glory 1 to 10, 1 for 11 to 20, 2 above; -1 for none (ML-5.2, ML-5.8)."""
    return -1 if glory < 1 else 0 if glory <= 10 else 1 if glory <= 20 else 2


def wage(glory: int) -> int:
    """Per Mercenary (ML-29.22)."""
    return 1 if glory <= 10 else 2 if glory <= 20 else 3


def trap_limit(clan: Clan) -> int:
    """ML-8.8: five, and three more with Dalina."""
    more = (MEMBERS[member].ability for member in clan.members)
    return BOARD.traps + sum(ability.more for ability in more if isinstance(ability, TrapLimit))


def owner(s: State, member: int) -> int:
    """The seat whose member this is; -1 if nobody's."""
    for seat, clan in enumerate(s.clans):
        if member in clan.members:
            return seat
    return -1


def held(s: State, member: int) -> Iterator[int]:
    """The Equipment under a member."""
    return (card for card, holder in enumerate(s.holders) if holder == member)


def unassigned(s: State, clan: Clan) -> list[int]:
    """Members who can be sent out: no Greenhorns, nobody already assigned (ML-11.6, ML-15.6)."""
    return [m for m in clan.members if not s.assigned >> m & 1 and not is_greenhorn(m)]


def is_settler(clan: Clan, member: int) -> bool:
    return member in clan.settlers


def dice_count(clan: Clan) -> int:
    """Dice left in the pool."""
    return clan.strength + clan.magic + len(clan.influence)


def affinity_symbols(clan: Clan) -> list[int]:
    """By affinity, the symbols on members and Lands (ML-30.4)."""
    counts = [0] * len(AFFINITIES)
    for affinity in [MEMBERS[m].affinity for m in clan.members] + [
        LANDS[land].affinity for land in clan.lands
    ]:
        if affinity is not None:
            counts[AFFINITIES.index(affinity)] += 1
    return counts


def trap_tokens(trail: Trail) -> int:
    """Tokens on the trail that count as a Trap: all but revealed Deceits (ML-34.3, ML-34.4)."""
    return sum(
        1
        for place, token in enumerate(trail.tokens)
        if TRAPS[token].kind != "deceit" or not trail.shown >> place & 1
    )


def strength_on(trail: Trail) -> int:
    """Strength dice of a trail, including those on its tokens."""
    return trail.strength + sum(trail.token_strength)


def magic_on(trail: Trail) -> int:
    return trail.magic + sum(trail.token_magic)


def two_player_map(s: State) -> bool:
    """ML-2.17, ML-35.3."""
    return s.seats <= 2


def lands_in_play(s: State) -> tuple[int, ...]:
    return (0,) if two_player_map(s) else (0, 1)


def scenario_rule(s: State) -> str:
    """The special rule of the solo scenario being played; empty if it has none."""
    return SCENARIOS[s.scenario - 1].rule if s.scenario else ""


def in_turn_order(s: State) -> list[int]:
    """The seats clockwise from the first player."""
    return [(s.first + n) % s.seats for n in range(s.seats)]
