"""How members come to a clan and leave it (ML-10, ML-14, ML-19, ML-23)."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.board import discard_trap
from wyprawa.games.monsterlands.content import BOARD, MEMBERS
from wyprawa.games.monsterlands.rules.clan.gains import gain_dice, hold_to_limit
from wyprawa.games.monsterlands.rules.query import held, surpassing_glory
from wyprawa.games.monsterlands.state import GATE_TRAILS, LAND_TRAILS, NOBODY, Clan, State, Trail


def can_join(clan: Clan, member: int) -> bool:
    """ML-10.4 to ML-10.6."""
    return MEMBERS[member].reputation <= surpassing_glory(clan)


def join(s: State, seat: int, member: int, *, dice: bool) -> None:
    """ML-10.7 to ML-10.9. Outside the Deployment phase the dice come with the next preparation (ML-40.18)."""
    s.clans[seat].members.append(member)
    if dice:
        card = MEMBERS[member]
        amounts = (card.strength, card.magic, card.influence)
        gain_dice(s, seat, amounts, "ML-10.9", ("member", member))


def leave(s: State, seat: int, member: int) -> None:
    """Out of the clan for good; his Equipment must have been dealt with before (ML-10.14, ML-10.21)."""
    clan = s.clans[seat]
    clan.members.remove(member)
    free_land(s, seat, member, "ML-19.15")
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
    else:
        s.out.members.append(member)


def free_land(s: State, seat: int, member: int, rule: str) -> None:
    """A Land whose settler has gone stays the clan's, but is no longer settled."""
    clan = s.clans[seat]
    for n, settler in enumerate(clan.settlers):
        if settler == member:
            clan.settlers[n] = NOBODY
            s.tell(events.Unsettled, seat, member, clan.lands[n], rule=rule)


def die(s: State, seat: int, member: int, where: int, *, after_attack: bool) -> None:
    """A Mercenary killed on trail `where` (chapter 23).

    After his attack his dice and Traps stay, so that his total still counts (ML-23.3).
    """
    trail = s.trails[where]
    assert trail is not None
    glory = death_glory(where)
    s.clans[seat].glory += glory
    rule = "ML-23.5" if where in GATE_TRAILS else "ML-23.4"
    s.tell(events.Died, seat, member, where, glory, MEMBERS[member].reputation, rule=rule)
    discard_equipment(s, seat, list(held(s, member)), "ML-23.1")
    leave(s, seat, member)
    trail.member = -1
    if trail.potions or trail.poisons or trail.gold:
        lost = (trail.gold, trail.potions, trail.poisons)
        s.tell(events.LostWithHim, seat, member, *lost, rule="ML-23.2")
    trail.potions = trail.poisons = trail.gold = 0
    if not after_attack:
        clear_trail(s, where)
    hold_to_limit(s, seat, "ML-45.2")


def discard_equipment(s: State, seat: int, cards: list[int], rule: str) -> None:
    """Out of the game: it is never shuffled back (ML-14.8)."""
    for card in cards:
        s.holders[card] = NOBODY
    s.out.equipment += cards
    if cards:
        s.tell(events.EquipmentDiscarded, seat, tuple(cards), rule=rule)


def death_glory(where: int) -> int:
    """ML-23.4, ML-23.5."""
    if where in GATE_TRAILS:
        return BOARD.gate_death_glory
    land = 0 if where in LAND_TRAILS[0] else 1
    return BOARD.death_glory[where - LAND_TRAILS[land].start]


def clear_trail(s: State, where: int) -> None:
    """Take everything off a trail whose Mercenary has died (ML-23.2)."""
    trail = s.trails[where]
    if trail is not None:
        discard_tokens(s, trail, "ML-23.2")
        s.trails[where] = None


def discard_tokens(s: State, trail: Trail, rule: str) -> None:
    """Traps of a trail go to the discards, where all see them (ML-8.13, ML-17.11, ML-45.4)."""
    for token in trail.tokens:
        discard_trap(s, token)
    if trail.shown + 1 != 1 << len(trail.tokens):
        s.reveal()
    if trail.tokens:
        s.tell(events.TrapsDiscarded, trail.seat, tuple(trail.tokens), rule=rule)
    trail.tokens, trail.token_strength, trail.token_magic, trail.shown = [], [], [], 0
