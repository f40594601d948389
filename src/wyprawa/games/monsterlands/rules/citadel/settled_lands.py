"""Settled Lands (chapters 19 and 44): who may settle, settling, and the Action on a settled Land."""

from __future__ import annotations

from wyprawa.games.monsterlands import board, events
from wyprawa.games.monsterlands.content import LANDS, MEMBERS
from wyprawa.games.monsterlands.rules.citadel import shops, spaces
from wyprawa.games.monsterlands.rules.clan import gains
from wyprawa.games.monsterlands.rules.query import is_settler, scenario_rule
from wyprawa.games.monsterlands.state import INFLUENCE, MAGIC, NOBODY, STRENGTH, Clan, State
from wyprawa.games.monsterlands.vocabulary import DICE
from wyprawa.kernel import Asking, ask


def settlements(clan: Clan) -> list[tuple[int, int]]:
    """Member and Land of every settling possible now (ML-19.1 to ML-19.4).

    Neither the Leader nor a Greenhorn nor somebody already settled (ML-19.5, ML-19.9, ML-19.10).
    """
    return [
        (member, land)
        for land, settler in zip(clan.lands, clan.settlers, strict=True)
        if settler == NOBODY
        for member in clan.members
        if MEMBERS[member].affinity == LANDS[land].affinity
        and member != clan.leader
        and not is_settler(clan, member)
    ]


def settle(s: State, seat: int, member: int, land: int) -> None:
    """ML-19.1; not an Action (ML-19.16)."""
    clan = s.clans[seat]
    clan.settlers[clan.lands.index(land)] = member
    s.tell(events.Settled, seat, member, land, rule="ML-19.1")


def usable_lands(s: State, seat: int) -> list[int]:
    """Settled Lands of the clan that it can use now (ML-19.11 to ML-19.14)."""
    clan = s.clans[seat]
    return [
        land
        for land, settler in zip(clan.lands, clan.settlers, strict=True)
        if settler != NOBODY and not clan.used_lands >> land & 1 and can_use(s, seat, land)
    ]


def can_use(s: State, seat: int, land: int) -> bool:
    """Whether the dice are there, and what they would bring."""
    clan, trait = s.clans[seat], LANDS[land].trait
    have = {"strength": clan.strength, "magic": clan.magic, "influence": len(clan.influence)}
    if any(sum(have[kind] for kind in kinds) < count for count, kinds in trait.pay):
        return False
    if trait.recruit and not shops.mercenaries(s, seat):
        return False
    if trait.equip and not shops.wares(s, seat):
        return False
    return not trait.loot or bool(board.lying(s.loot_shown))


def use_land(s: State, seat: int, land: int) -> Asking[None]:
    """Place the dice shown, one by one, and take the trait's benefit at once (ML-19.11)."""
    clan, trait = s.clans[seat], LANDS[land].trait
    for count, kinds in trait.pay:
        among = tuple(DICE.index(kind) for kind in kinds)
        for _ in range(count):
            die = yield from ask(
                seat, "land.die", spaces.die_options(clan, among), subject=(land,), rule="ML-19.11"
            )
            gains.take_die(s, seat, *spaces.read_die(die))
    clan.used_lands |= 1 << land  # ML-19.12
    s.tell(events.LandUsed, seat, land, rule="ML-19.11")
    gains.gain_glory(s, seat, trait.glory, "ML-44.1")
    gains.gain_gold(s, seat, trait.gold, "ML-44.5")
    gains.gain_tokens(s, seat, "potions", trait.potions, "ML-44.6")
    if scenario_rule(s) != "no_defence":  # ML-37.9
        gains.gain_tokens(s, seat, "defence", trait.defence, "ML-44.11")
    for _ in range(trait.loot):
        yield from gains.take_loot(s, seat, "ML-44.3")
        board.refill_loot(s)
    if trait.equip:
        card = yield from ask(seat, "market.card", shops.wares(s, seat), rule="ML-44.12")
        yield from shops.take_card(s, seat, card, "ML-44.12")
    if trait.recruit:
        yield from shops.recruit_free(s, seat, dice=True, rule="ML-44.8")
    for kind, amount in ((STRENGTH, trait.strength), (MAGIC, trait.magic), (INFLUENCE, trait.influence)):
        gains.gain_dice(s, seat, kind, amount, "ML-19.11")
