"""How members come to a clan and leave it (ML-10, ML-14, ML-19, ML-23)."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.board import discard_trap
from wyprawa.games.monsterlands.content import BOARD, MEMBERS
from wyprawa.games.monsterlands.rules.clan.gains import gain_dice, gain_glory, trim_traps
from wyprawa.games.monsterlands.rules.query import held, surpassing_glory
from wyprawa.games.monsterlands.state import (
    GATE_TRAILS,
    INFLUENCE,
    LAND_TRAILS,
    MAGIC,
    STRENGTH,
    Clan,
    State,
    Trail,
)
from wyprawa.kernel import Asking


def can_join(clan: Clan, member: int) -> bool:
    """ML-10.4 to ML-10.6."""
    return MEMBERS[member].reputation <= surpassing_glory(clan)


def join(s: State, seat: int, member: int, *, dice: bool, rule: str) -> None:
    """ML-10.7 to ML-10.9. Outside the Deployment phase the dice come with the next preparation (ML-40.18)."""
    s.clans[seat].members.append(member)
    s.tell(events.Recruited, seat, member, rule=rule)
    if dice:
        card = MEMBERS[member]
        for kind, amount in ((STRENGTH, card.strength), (MAGIC, card.magic), (INFLUENCE, card.influence)):
            gain_dice(s, seat, kind, amount, "ML-10.9")


def leave(s: State, seat: int, member: int) -> None:
    """Out of the clan for good; his Equipment must have been seen to before (ML-10.14, ML-10.21)."""
    clan = s.clans[seat]
    clan.members.remove(member)
    clan.settlers = [-1 if settler == member else settler for settler in clan.settlers]  # ML-19.15
    if clan.leader == member:
        clan.leader = -1
    s.wounded &= ~(1 << member)
    s.assigned &= ~(1 << member)
    clan.used_members &= ~(1 << member)
    kind = MEMBERS[member].kind
    if kind == "greenhorn":
        s.greenhorns.append(member)
    elif kind == "mercenary":
        s.member_discard.append(member)


def die(s: State, seat: int, member: int, where: int, *, after_attack: bool) -> Asking[None]:
    """A Mercenary killed on trail `where` (chapter 23).

    After his attack his dice and Traps stay, so that his total still counts (ML-23.3).
    """
    trail = s.trails[where]
    assert trail is not None
    for card in held(s, member):
        s.holders[card] = -1  # ML-23.1, ML-14.11
    glory = death_glory(where)
    leave(s, seat, member)
    s.tell(events.Died, seat, member, glory, rule="ML-23.1")
    gain_glory(s, seat, glory, "ML-23.5" if where in GATE_TRAILS else "ML-23.4")
    trail.member = -1
    trail.potions = trail.poisons = trail.gold = 0  # ML-23.2
    if not after_attack:
        clear_trail(s, where)
    yield from trim_traps(s, seat)  # ML-45.2


def death_glory(where: int) -> int:
    """ML-23.4, ML-23.5."""
    if where in GATE_TRAILS:
        return BOARD.gate_death_glory
    land = 0 if where in LAND_TRAILS[0] else 1
    return BOARD.death_glory[where - LAND_TRAILS[land].start]


def clear_trail(s: State, where: int) -> None:
    """Take everything off a trail; its Traps are discarded (ML-17.11, ML-23.2)."""
    trail = s.trails[where]
    if trail is not None:
        discard_tokens(s, trail)
        s.trails[where] = None


def discard_tokens(s: State, trail: Trail) -> None:
    for token in trail.tokens:
        discard_trap(s, token)
    trail.tokens, trail.token_strength, trail.token_magic, trail.shown = [], [], [], 0
