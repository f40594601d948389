"""Sambor, the virtual player of the solo mode, in the Deployment phase (ML-35.12 to ML-35.30)."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.board import discard_trap, refill_market, refill_offer, refill_traps
from wyprawa.games.monsterlands.content import BOARD, SCENARIOS
from wyprawa.games.monsterlands.rules.citadel import spaces
from wyprawa.games.monsterlands.state import (
    ALCHEMIST,
    ARMOURY,
    HUT,
    INFLUENCE,
    LAND_TRAILS,
    MAGIC,
    MARKET,
    MINE,
    NOBODY,
    QUEST_TRAILS,
    SAMBOR,
    STRENGTH,
    TAVERN,
    State,
    Trail,
)
from wyprawa.kernel import step
from wyprawa.parts.supplies import lying

BY_YELLOW = (HUT, ALCHEMIST, TAVERN, ARMOURY, MARKET, MINE)  # ML-35.14
SHOP_RULES = {HUT: "ML-35.20", TAVERN: "ML-35.22", ARMOURY: "ML-35.23", MARKET: "ML-35.24"}
TOKENS = 6  # ML-35.6
HUT_ROW = 2  # Traps in a row of the Hunter's Hut


@step
def sambor_turn(s: State) -> None:
    """He rolls until he can act, if he can at all (ML-35.16)."""
    if not any(has_room(s, red, yellow) for red in (1, 5) for yellow in range(1, 7)):
        return
    while True:
        red, yellow = s.chance.die(6, "sambor.red"), s.chance.die(6, "sambor.yellow")
        if has_room(s, red, yellow):
            break
    s.tell(events.SamborRolled, red, yellow, rule="ML-35.14" if red <= 4 else "ML-35.15")
    if red <= 4:
        in_the_citadel(s, BY_YELLOW[yellow - 1], red)
    else:
        outside(s, yellow)


def has_room(s: State, red: int, yellow: int) -> bool:
    """Not in panic, not where the scenario forbids (ML-35.17), nor for a seventh token (ML-35.29)."""
    if red <= 4:  # ML-35.13
        return bool(spaces.free_spaces(s, BY_YELLOW[yellow - 1]))
    tokens = sum(trail is not None and trail.seat == SAMBOR for trail in s.trails)
    return tokens < TOKENS and bool(free_trails(s, yellow))


def free_trails(s: State, yellow: int) -> list[int]:
    """The free trails of the place outside that the yellow die names (ML-35.15); scenario 9 ML-37.27."""
    quests_from = 3 if SCENARIOS[s.scenario - 1].rule == "busy_quests" else 5
    if yellow < quests_from:
        named = [LAND_TRAILS[0][yellow - 1]] if s.lands[0] >= 0 else []
    else:
        slot = (yellow - quests_from) * 2 // (7 - quests_from)
        named = list(QUEST_TRAILS[slot]) if s.quests[slot] >= 0 else []
    return [where for where in named if s.trails[where] is None]


def in_the_citadel(s: State, building: int, red: int) -> None:
    free = spaces.free_spaces(s, building)
    if building == ALCHEMIST:  # ML-35.21
        lay(s, ALCHEMIST, free[0], MAGIC, 0, "ML-35.21")
        return
    if building == MINE:  # ML-35.25
        best = max(free, key=lambda space: (BOARD.mine[space].gold, -space))
        lay(s, MINE, best, STRENGTH, 0, "ML-35.25", BOARD.mine[best].dice)
        return
    lay(s, building, free[0], INFLUENCE, s.chance.die(6, "influence"), SHOP_RULES[building])
    row = 0 if red in (1, 4) else red - 1
    if building == HUT:  # ML-35.20
        places = slice(HUT_ROW * row, HUT_ROW * (row + 1))
        traps = lying(s.traps_shown[places])
        for trap in traps:
            discard_trap(s, trap)
        s.traps_shown[places] = [NOBODY] * HUT_ROW
        if traps:
            s.tell(events.SamborTookTraps, tuple(traps), rule="ML-35.20")
        refill_traps(s)  # ML-35.47
    elif building == TAVERN:  # ML-35.22
        if s.offer[row] != NOBODY:
            s.member_discard.append(s.offer[row])
            s.tell(events.SamborTookMercenary, s.offer[row], rule="ML-35.22")
        s.offer[row] = NOBODY
        refill_offer(s)
    elif building == MARKET:  # ML-35.24
        if s.market[row] != NOBODY:
            s.out.equipment.append(s.market[row])
            s.tell(events.SamborTookEquipment, s.market[row], rule="ML-35.24")
        s.market[row] = NOBODY
        refill_market(s)


def lay(s: State, building: int, space: int, kind: int, value: int, rule: str, count: int = 1) -> None:
    """Place his dice on a space."""
    s.placed[building].extend([(space, SAMBOR, kind, value)] * count)
    s.tell(events.Placed, SAMBOR, building, ((kind, value),) * count, rule=rule)


def outside(s: State, yellow: int) -> None:
    """ML-35.26, ML-35.27."""
    where = free_trails(s, yellow)[0]
    s.trails[where] = trail = Trail(seat=SAMBOR, member=-1)
    if SCENARIOS[s.scenario - 1].rule == "deceits" and where in LAND_TRAILS[0]:  # ML-37.23
        lay_deceits(s, trail)
    rule = "ML-35.26" if where in LAND_TRAILS[0] else "ML-35.27"
    s.tell(events.SamborSent, where, len(trail.tokens), rule=rule)


def lay_deceits(s: State, trail: Trail) -> None:
    for _ in range(2):
        if s.deceit_pile:
            trail.tokens.append(s.chance.take(s.deceit_pile, "deceit"))
            trail.token_strength.append(0)
            trail.token_magic.append(0)
