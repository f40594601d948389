"""Settled Lands (chapters 19 and 44): who may settle, settling, and the Action on a settled Land."""

from __future__ import annotations

from copy import copy

from wyprawa.games.monsterlands import board, events
from wyprawa.games.monsterlands.cites import cite
from wyprawa.games.monsterlands.content import LANDS, MEMBERS
from wyprawa.games.monsterlands.events import Dice
from wyprawa.games.monsterlands.rules.citadel import shops, spaces
from wyprawa.games.monsterlands.rules.clan import gains
from wyprawa.games.monsterlands.rules.query import is_settler, scenario_rule
from wyprawa.games.monsterlands.state import NOBODY, State
from wyprawa.games.monsterlands.vocabulary import DICE
from wyprawa.kernel import Asking, ask
from wyprawa.parts.supplies import lying


def settlements(s: State, seat: int) -> list[tuple[int, int]]:
    """Member and Land of every settling possible now (ML-19.1 to ML-19.4).

    Not the Leader, a Greenhorn, somebody already settled or out on a trail (ML-19.5, ML-19.9, ML-19.10,
    ML-19.19).
    """
    clan = s.clans[seat]
    return [
        (member, land)
        for land, settler in zip(clan.lands, clan.settlers, strict=True)
        if settler == NOBODY
        for member in clan.members
        if not s.assigned >> member & 1
        and MEMBERS[member].affinity == LANDS[land].affinity
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
    """Whether the clan has the dice, and there is something to be had for them."""
    clan, trait = s.clans[seat], LANDS[land].trait
    have = {"strength": clan.strength, "magic": clan.magic, "influence": len(clan.influence)}
    if any(sum(have[kind] for kind in kinds) < count for count, kinds in trait.pay):
        return False
    if trait.recruit and not shops.mercenaries(s, seat):
        return False
    if trait.equip and not shops.wares(s, seat):
        return False
    return not trait.loot or bool(lying(s.loot_shown))


def use_land(s: State, seat: int, land: int) -> Asking[None]:
    """Place the dice shown and take the trait's benefit at once (ML-19.11)."""
    trait, rule = LANDS[land].trait, cite("land", land)
    dice = yield from ask_dice(s, seat, land)
    for kind, value in dice:
        gains.take_die(s.clans[seat], kind, value)
    s.clans[seat].used_lands |= 1 << land  # ML-19.12
    s.tell(events.LandUsed, seat, land, dice, rule=rule)
    gains.gain_glory(s, seat, trait.glory, rule)
    gains.gain_gold(s, seat, trait.gold, rule)
    gains.gain_tokens(s, seat, "potions", trait.potions, rule)
    if scenario_rule(s) != "no_defence":  # ML-37.9
        gains.gain_tokens(s, seat, "defence", trait.defence, rule)
    for _ in range(trait.loot):
        yield from gains.take_loot(s, seat, rule)
        board.refill_loot(s, rule)
    if trait.equip:
        card = yield from ask(seat, "market.card", shops.wares(s, seat), rule=rule)
        yield from shops.take_card(s, seat, card, 0, (), rule)
    if trait.recruit:
        yield from shops.recruit_free(s, seat, dice=True, rule=rule)
    gains.gain_dice(s, seat, (trait.strength, trait.magic, trait.influence), rule, ("land", land))


def ask_dice(s: State, seat: int, land: int) -> Asking[Dice]:
    """The dice to place there; nothing is placed before all are chosen."""
    left, dice = copy(s.clans[seat]), list[tuple[int, int]]()
    left.influence = left.influence[:]
    for count, kinds in LANDS[land].trait.pay:
        among = tuple(DICE.index(kind) for kind in kinds)
        for _ in range(count):
            options = spaces.die_options(left, among)
            die = spaces.read_die(
                (yield from ask(seat, "land.die", options, subject=(land,), rule="ML-19.11"))
            )
            dice.append(die)
            gains.take_die(left, *die)
    return tuple(dice)
