"""Assigning Mercenaries to trails (chapters 15 to 18): one Action that places everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import BOARD, QUESTS, TRAILS, TrailBonus, TrailFace
from wyprawa.games.monsterlands.events import Terms
from wyprawa.games.monsterlands.rules.citadel.spaces import read_die
from wyprawa.games.monsterlands.rules.clan.gains import take_die
from wyprawa.games.monsterlands.rules.outside.trails import land_of, trail_at
from wyprawa.games.monsterlands.rules.query import unassigned
from wyprawa.games.monsterlands.state import (
    GATE,
    GATE_TRAILS,
    INFLUENCE,
    LAND_TRAILS,
    MAGIC,
    QUEST_TRAILS,
    STRENGTH,
    Clan,
    State,
    Trail,
)
from wyprawa.games.monsterlands.vocabulary import DICE, Die
from wyprawa.kernel import Asking, Option, ask, step

FREE_TOKENS = 2  # a Land trail's lowest spaces are for tokens only (ML-17.6)
NO_BONUS = TrailBonus()


def open_trails(s: State, seat: int) -> list[int]:
    """Trails where this seat could assign somebody now."""
    clan = s.clans[seat]
    if not unassigned(s, clan):  # ML-15.11
        return []
    return [where for where, trail in enumerate(s.trails) if trail is None and can_take(s, clan, where)]


def can_take(s: State, clan: Clan, where: int) -> bool:
    """Whether the clan has what a free trail asks for."""
    if where in GATE_TRAILS:  # ML-18.1, ML-18.4
        return s.monsters[GATE] >= 0 and bool(clan.strength or clan.magic or clan.traps or clan.defence)
    if where in QUEST_TRAILS[0] or where in QUEST_TRAILS[1]:
        return open_quest(s, where) and can_fill(
            quest_dice(s, where), [clan.strength, clan.magic, len(clan.influence)]
        )
    face = land_face(s, where)
    return face is not None and clan.strength >= face.strength and clan.magic >= face.magic  # ML-17.2


def land_face(s: State, where: int) -> TrailFace | None:
    """What the Trail Guidelines say about a Land trail; None if there is no Land (ML-29.39)."""
    land = land_of(where)
    if s.lands[land] < 0 or s.faces[land] < 0:
        return None
    return TRAILS[s.faces[land]].trails[where - LAND_TRAILS[land].start]


def bonus_of(s: State, where: int) -> TrailBonus:
    """The trail bonus; it stays even when the Land has gone. Quest trails have none (ML-16.8)."""
    if where in GATE_TRAILS:  # ML-18.6, ML-18.7
        upper = where - GATE_TRAILS.start
        return TrailBonus(defence=BOARD.gate_defence[upper], gold=BOARD.gate_gold[upper])
    for land, trails in enumerate(LAND_TRAILS):
        if where in trails and s.faces[land] >= 0:
            return TRAILS[s.faces[land]].trails[where - trails.start].bonus
    return NO_BONUS


def bonus_terms(bonus: TrailBonus) -> Terms:
    """What a trail gives, to be told; a reroll with the kinds of dice it is for, as bits."""
    again = sum(1 << DICE.index(kind) for kind in bonus.of)
    found: Terms = (
        ("reroll", bonus.reroll, again),
        ("defence", bonus.defence, -1),
        ("gold", bonus.gold, -1),
        ("potions", bonus.potions, -1),
        ("poisons", bonus.poisons, -1),
    )
    return tuple(term for term in found if term[1])


# --- quests -------------------------------------------------------------------------------------------


def open_quest(s: State, where: int) -> bool:
    return s.quests[0 if where in QUEST_TRAILS[0] else 1] >= 0


def quest_dice(s: State, where: int) -> tuple[tuple[Die, ...], ...]:
    """For each die of the quest, which kinds it may be (ML-16.3 to ML-16.6)."""
    if where in QUEST_TRAILS[0]:
        return QUESTS[s.quests[0]].dice
    return QUESTS[s.quests[1]].contract_dice


def can_fill(wanted: Sequence[tuple[Die, ...]], dice: list[int]) -> bool:
    """Whether so many dice of each kind can fill all places."""
    if not wanted:
        return True
    for kind in map(DICE.index, wanted[0]):
        if dice[kind]:
            rest = dice[:]
            rest[kind] -= 1
            if can_fill(wanted[1:], rest):
                return True
    return False


def ask_quest_dice(s: State, seat: int, where: int, trail: Trail) -> Asking[None]:
    """Exactly the dice the tile shows; where it leaves a choice, one die after another (ML-16.5)."""
    clan = s.clans[seat]
    wanted = sorted(
        quest_dice(s, where), key=lambda kinds: (len(kinds), [DICE.index(kind) for kind in kinds])
    )
    laid: list[tuple[int, int]] = []  # but not told yet
    while wanted:
        kinds, wanted = wanted[0], wanted[1:]
        options: list[Option] = []
        for kind in map(DICE.index, kinds):
            rest = [clan.strength, clan.magic, len(clan.influence)]
            rest[kind] -= 1
            if rest[kind] >= 0 and can_fill(wanted, rest):
                options += (
                    [("influence", value) for value in sorted(set(clan.influence))]
                    if kind == INFLUENCE
                    else [DICE[kind]]
                )
        if laid and len(options) > 1:
            s.tell(events.DiceLaid, seat, where, tuple(laid), rule="ML-16.4")
            laid = []
        option = yield from ask(seat, "assign.die", options, subject=(where,), rule="ML-16.4")
        die = read_die(option)
        take_die(clan, *die)
        if die[0] == STRENGTH:
            trail.strength += 1
        elif die[0] == MAGIC:
            trail.magic += 1
        else:
            trail.influence += 1
        laid.append(die)
    s.tell(events.DiceLaid, seat, where, tuple(laid), rule="ML-16.4")


# --- Lands and Gate -----------------------------------------------------------------------------------


def room_left(where: int, dice: int, tokens: int) -> int:
    """Die spaces still free on a Land or Gate trail; negative if too much lies there."""
    if where in GATE_TRAILS:
        return BOARD.gate_room - dice - 2 * tokens  # ML-18.5
    return BOARD.trail_room - dice - 2 * max(0, tokens - FREE_TOKENS)  # ML-17.8


def dice_range(s: State, clan: Clan, where: int, kind: int, laid: int) -> range:
    """How many dice of a kind may be placed when `laid` dice of other kinds lie there already."""
    have = clan.strength if kind == STRENGTH else clan.magic
    room = room_left(where, laid, 0)
    if where in GATE_TRAILS:
        others = bool(laid or clan.traps or clan.defence or (kind == STRENGTH and clan.magic))
        return range(0 if others else 1, min(have, room) + 1)  # ML-18.4
    face = land_face(s, where)
    assert face is not None
    needed, more = (face.strength, face.more_strength) if kind == STRENGTH else (face.magic, face.more_magic)
    if kind == STRENGTH:
        room -= face.magic  # the required Magic dice must still fit
    return range(needed, min(have, needed + more, room) + 1)  # ML-17.2, ML-17.3


def ask_land_dice(s: State, seat: int, where: int, trail: Trail) -> Asking[None]:
    clan = s.clans[seat]
    for kind in (STRENGTH, MAGIC):
        numbers = dice_range(s, clan, where, kind, trail.strength)
        rule = "ML-18.3" if where in GATE_TRAILS else "ML-17.3"
        count = yield from ask(seat, f"assign.{DICE[kind]}", list(numbers), subject=(where,), rule=rule)
        if kind == STRENGTH:
            clan.strength -= count
            trail.strength = count
        else:
            clan.magic -= count
            trail.magic = count
        if count:
            s.tell(events.DiceLaid, seat, where, ((kind, 0),) * count, rule=rule)


def token_options(clan: Clan, where: int, trail: Trail) -> Iterator[Option]:
    """Tokens that still fit; at the Gate something must be there in the end (ML-17.8, ML-18.4)."""
    dice, tokens = trail.strength + trail.magic, len(trail.tokens) + trail.defence
    if room_left(where, dice, tokens + 1) >= 0:
        for trap in sorted(set(clan.traps)):
            yield ("trap", trap)
        if clan.defence:
            yield "defence"
    if where not in GATE_TRAILS or dice or tokens:
        yield "done"


# --- tokens and flasks --------------------------------------------------------------------------------


@step
def lay_token(s: State, seat: int, where: int) -> Asking[None]:
    """A Trap face down, below those laid before, or a Defence token (ML-17.5, ML-18.3); then the flasks.

    Each is a step of its own, so that imagined worlds are not bound to the Traps laid so far. A player with
    Traps to lay is asked even if all are alike: not being asked would tell the others.
    """
    clan, trail = s.clans[seat], trail_at(s, where)
    options = list(token_options(clan, where, trail))
    secret = bool(clan.traps) and options != ["done"]
    token = yield from ask(seat, "assign.token", options, subject=(where,), rule="ML-17.5", always=secret)
    if token == "done":
        yield from ask_flasks(s, seat, where, trail)
        return
    if token == "defence":
        clan.defence -= 1
        trail.defence += 1
        s.tell(events.DefenceLaid, seat, where, 1, rule="ML-12.5")
    else:
        clan.traps.remove(token[1])
        trail.tokens.append(token[1])
        trail.token_strength.append(0)
        trail.token_magic.append(0)
        s.tell(events.TrapLaid, seat, where, rule="ML-17.5")
    s.next(lay_token.later(seat, where))


def ask_flasks(s: State, seat: int, where: int, trail: Trail) -> Asking[None]:
    """At most one of the player's Potions and one of his Poisons go along (ML-9.9)."""
    clan = s.clans[seat]
    options = ["none"] + ["potion"] * (clan.potions > 0) + ["poison"] * (clan.poisons > 0)
    if clan.potions and clan.poisons:
        options.append("both")
    taken = yield from ask(seat, "assign.flasks", options, subject=(where,), rule="ML-9.9")
    potions, poisons = int(taken in ("potion", "both")), int(taken in ("poison", "both"))
    clan.potions -= potions
    trail.potions += potions
    clan.poisons -= poisons
    trail.poisons += poisons
    if potions or poisons:
        s.tell(events.FlasksTaken, seat, trail.member, potions, poisons, rule="ML-9.9")


def assign(s: State, seat: int, trail: int) -> Asking[None]:
    """A Mercenary goes to a free trail with dice, tokens, flasks and bonus (ML-15.1, ML-15.2)."""
    where = trail
    member = yield from ask(
        seat, "assign.member", unassigned(s, s.clans[seat]), subject=(where,), rule="ML-15.1"
    )
    s.trails[where] = laid = Trail(seat=seat, member=member)
    s.assigned |= 1 << member
    bonus = bonus_of(s, where)  # ML-17.13 to ML-17.18
    laid.potions, laid.poisons, laid.gold = bonus.potions, bonus.poisons, bonus.gold
    laid.rerolls, laid.guard = bonus.reroll, bonus.defence
    s.tell(events.Assigned, seat, member, where, bonus_terms(bonus), rule="ML-15.1")
    if where in QUEST_TRAILS[0] or where in QUEST_TRAILS[1]:
        yield from ask_quest_dice(s, seat, where, laid)
        yield from ask_flasks(s, seat, where, laid)  # no tokens on quests (ML-16.7)
    else:
        yield from ask_land_dice(s, seat, where, laid)
        s.next(lay_token.later(seat, where))
