"""What could never come up in a game: pieces that are not in the box, and plans for what is not there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from wyprawa.games.monsterlands.content import (
    BOARD,
    EQUIPMENT,
    LOOT,
    MEMBERS,
    QUESTS,
    SCENARIOS,
)
from wyprawa.games.monsterlands.position.tables import DESCRIBED, STEPS
from wyprawa.games.monsterlands.rules import deployment
from wyprawa.games.monsterlands.rules.citadel.spaces import SPACES
from wyprawa.games.monsterlands.rules.clan import gains
from wyprawa.games.monsterlands.rules.outside import quests
from wyprawa.games.monsterlands.state import (
    INFLUENCE,
    LAND_TRAILS,
    MERCHANT,
    NOBODY,
    SAMBOR,
    Clan,
    State,
    Trail,
)
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, BUILDINGS, DICE
from wyprawa.kernel import arguments

WHERES = 14  # trails
DICE_AT_ONCE = 60  # more than any clan can gather
PURSE = 999  # gold and Glory
ROW_LENGTHS = {
    "trails": WHERES,
    "holders": len(EQUIPMENT),
    "placed": len(BUILDINGS),
    "traps_shown": BOARD.traps_shown,
    "market": BOARD.market_cards,
    "loot_shown": BOARD.loot_shown,
    "monsters": 3,
    "lands": 2,
    "faces": 2,
    "quests": 2,
}


def problems(s: State) -> list[str]:
    return (
        [*of_rows(s), *of_frame(s)]
        or DESCRIBED.faults(s)
        or [*of_trails(s)]
        or [*of_clans(s), *DESCRIBED.surplus(s), *of_holders(s), *of_citadel(s)]
        or [*of_plans(s)]
    )


# --- rows and numbers -----------------------------------------------------------------------------------


def of_rows(s: State) -> Iterator[str]:
    lengths = {**ROW_LENGTHS, "clans": s.seats, "offer": BOARD.offer_solo if s.scenario else BOARD.offer}
    for row, length in lengths.items():
        if len(getattr(s, row)) != length:
            yield f"{row}: {len(getattr(s, row))}, expected {length}"


def of_frame(s: State) -> Iterator[str]:
    if bool(s.scenario) != (s.seats == 1) or s.scenario > len(SCENARIOS):  # ML-35.1
        yield f"scenario {s.scenario} with {s.seats} seats"
    if s.seats > len(AFFINITIES):
        yield f"{s.seats} seats, expected 1 to {len(AFFINITIES)}"
    elif s.first not in range(s.seats):
        yield f"no seat {s.first} to be the first player"
    if not 1 <= s.round <= BOARD.rounds:
        yield f"round {s.round}, expected 1 to {BOARD.rounds}"


# --- clans and trails -----------------------------------------------------------------------------------


def of_clans(s: State) -> Iterator[str]:
    taken = [clan.affinity for clan in s.clans if clan.affinity >= 0]
    if len(taken) != len(set(taken)):
        yield "two clans of one affinity"
    for seat, clan in enumerate(s.clans):
        yield from (f"clan {seat}: {each}" for each in of_clan(clan))


def of_clan(clan: Clan) -> Iterator[str]:
    if clan.leader != NOBODY and clan.leader not in clan.members:
        yield f"its leader {clan.leader} is no member"
    if len(clan.settlers) != len(clan.lands):
        yield f"{len(clan.settlers)} settlers for {len(clan.lands)} lands"
    if not {*clan.settlers} <= {NOBODY, *clan.members}:
        yield "a settler is no member"
    for what, most in gains.LIMITS.items():
        if getattr(clan, what) > most:
            yield f"{getattr(clan, what)} {what}, and {most} are the most"
    yield from too_many(clan, ("glory", "gold"), PURSE)
    yield from too_many(clan, ("strength", "magic"), DICE_AT_ONCE)
    if len(clan.influence) > DICE_AT_ONCE or not {*clan.influence} <= {*range(1, 7)}:
        yield f"influence dice {clan.influence[:9]}"


def too_many(it: Clan | Trail, fields: Iterable[str], most: int) -> Iterator[str]:
    yield from (
        f"{getattr(it, field)} {field}, expected at most {most}"
        for field in fields
        if getattr(it, field) > most
    )


def of_trails(s: State) -> Iterator[str]:
    out = [trail.member for trail in s.trails if trail is not None and trail.member >= 0]
    if len(out) != len(set(out)):
        yield "somebody is on two trails"
    for where, trail in enumerate(s.trails):
        if trail is not None:
            yield from (f"trail {where}: {each}" for each in of_trail(s, trail))


def of_trail(s: State, trail: Trail) -> Iterator[str]:
    if trail.seat != SAMBOR if trail.seat not in range(s.seats) else False:
        yield f"no seat {trail.seat}"
        return
    if trail.seat == SAMBOR and (not s.scenario or trail.member >= 0):
        yield "Sambor is there, in a game without him or with a member"
    elif trail.member >= 0 and trail.member not in s.clans[trail.seat].members:
        yield f"{trail.member} is no member of clan {trail.seat}"
    elif trail.member >= 0 and not s.assigned >> trail.member & 1:
        yield f"member {trail.member} is there and not assigned"
    if not len(trail.tokens) == len(trail.token_strength) == len(trail.token_magic):
        yield "dice for tokens that are not there"
    if trail.shown >> len(trail.tokens):
        yield "tokens are face up that are not there"
    yield from too_many(trail, ("strength", "magic", "influence", "rerolls", "guard"), DICE_AT_ONCE)
    yield from too_many(trail, ("defence", "potions", "poisons", "poured", "gold"), DICE_AT_ONCE)
    yield from of_dice(trail)


def of_dice(trail: Trail) -> Iterator[str]:
    if sum(trail.token_strength) + sum(trail.token_magic) > DICE_AT_ONCE:
        yield "more dice on tokens than there are"
    if not {*trail.rolled} <= {(kind, value) for kind in range(len(DICE)) for value in range(1, 7)}:
        yield f"no such dice: {trail.rolled[:9]}"
    if any(aim >= WHERES or dice > DICE_AT_ONCE for aim, dice in trail.hit_back):
        yield f"dice aimed nowhere: {trail.hit_back}"
    if any(kinds >> len(DICE) or times > DICE_AT_ONCE for kinds, times in trail.again):
        yield f"no such rerolls: {trail.again}"
    known = {"": (), "member": MEMBERS, "equipment": EQUIPMENT, "loot": LOOT}
    if any(number >= len(known.get(what, ())) for what, number in trail.again_by):
        yield f"rerolls of nobody: {trail.again_by}"


# --- cards and tokens -----------------------------------------------------------------------------------


def of_holders(s: State) -> Iterator[str]:
    if not {*s.holders} <= {NOBODY, *(each for clan in s.clans for each in clan.members)}:
        yield "equipment lies under somebody who is in no clan"
    for slot in (0, 1):
        if (s.lands[slot] >= 0) > (s.faces[slot] >= 0):
            yield f"no trails below Land {slot}"


def of_citadel(s: State) -> Iterator[str]:
    for building, dice in enumerate(s.placed):
        spaces: Collection[int] = SPACES[building][0] if building != MERCHANT else range(DICE_AT_ONCE)
        for space, seat, kind, value in dice:
            known = seat in range(s.seats) or (seat == SAMBOR and s.scenario)
            if space not in spaces or not known or kind not in range(len(DICE)) or value not in range(7):
                yield f"{BUILDINGS[building]}: no such die {(space, seat, kind, value)}"
            elif (value > 0) != (kind == INFLUENCE):
                yield f"{BUILDINGS[building]}: a die of kind {kind} shows {value}"


# --- plans ----------------------------------------------------------------------------------------------


def of_plans(s: State) -> Iterator[str]:
    """What stands on the agenda is about what is there."""
    ranges: dict[str, Collection[int | str | None]] = {
        "seat": range(s.seats),
        "where": range(WHERES),
        "aim": range(WHERES),
        "place": range(len(s.monsters)),
        "land": range(len(LAND_TRAILS)),
        "quest": range(len(QUESTS)),
        "which": quests.REWARD_RULES,
        "how": ("kill", "capture"),
        "passed": range(1 << s.seats),
        "beer": (0, 1),
        "nth": (0, 1),
        "main": (0, 1),
        "discount": range(DICE_AT_ONCE),
        "dice": range(DICE_AT_ONCE),
        "hits": range(DICE_AT_ONCE),
        "below": range(DICE_AT_ONCE),
        "token": range(DICE_AT_ONCE),
    }
    for step, name, value in arguments(STEPS, s):
        if name in ranges and value not in ranges[name]:
            yield f"{step}: no {name} {value}"
            return
    upcoming = s.agenda[-1] if s.agenda else ()
    if upcoming and upcoming[0] == "choose_action":
        open_now = deployment.listed(s, int(upcoming[1] or 0))
        if not s.menu or not {*s.menu} <= {*open_now}:
            yield f"{s.menu} are to be chosen from, expected {open_now}"
    elif s.menu:
        yield f"{s.menu} are to be chosen from, and nobody is asked"
