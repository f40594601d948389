"""Vials, from the throw over the drift to the burst (GN-23)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import BOX
from wyprawa.games.niflheim.content.rows import Values
from wyprawa.games.niflheim.rules.attack.rolling import roll
from wyprawa.games.niflheim.rules.figures.blocks import mark_attack
from wyprawa.games.niflheim.rules.figures.harm import stun, wound_hero, wound_undead
from wyprawa.games.niflheim.rules.figures.reveal import turn_up
from wyprawa.games.niflheim.rules.query import figures, ground, plan, skills
from wyprawa.games.niflheim.state import NONE, SCENARIO, State, SupplyKind, Vial, Who
from wyprawa.games.niflheim.vocabulary.skills import Throw
from wyprawa.games.niflheim.vocabulary.terms import HOLY_WATER, VIALS
from wyprawa.kernel import Asking, RuleError, ask, step
from wyprawa.parts.boards import Cell

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))  # 1 is up (GN-23.15)
WAYS = range(1, 9)
DRIFT_FAR = 9  # from here on two squares (GN-23.13)


def throwable(s: State, who: int) -> list[int]:
    """The kinds of vial a hero has (GN-23.1, GN-15.13)."""
    return [kind for kind in VIALS if s.heroes[who].supplies[kind] and targets(s, who)]


def targets(s: State, who: int) -> list[Cell]:
    """Squares in sight within throwing range; nobody need stand there (GN-23.3, GN-23.6, GN-23.24)."""
    at, board = s.heroes[who].at, ground.board(s)
    return [
        cell
        for cell in board.cells
        if board.sight(at) >> cell & 1 and 0 < ground.range_to(s, at, cell) <= BOX.throw
    ]


def useful(s: State, who: int) -> bool:
    """Whether a throw, drifted or not, could reach an undead."""
    board = s.ground().board
    reached = {board.place(cell) for cell in targets(s, who)}
    for undead in s.undead:
        x, y = board.place(undead.at)
        if any(max(abs(x - u), abs(y - v)) <= 3 for u, v in reached):
            return True
    return False


@step(part=SCENARIO)
def begin_throw(s: State, who: Who, kind: SupplyKind, cover: int) -> Asking[None]:
    """The square, then the throw; the vial is spent either way (GN-23.4, GN-23.7 to GN-23.10, GN-23.22)."""
    hero = s.heroes[who]
    cell = yield from ask(hero.seat, "vial.square", targets(s, who), subject=(who, kind), rule="GN-23.3")
    terms = (
        *plan.stance(s, who, bool(cover)),
        *plan.weakness(s, who),
        *plan.fate(s, who),
        *arm(s, who),
        *plan.in_line(s, hero.at, cell),
    )
    drm = sum(term.value for term in terms)
    needed = ground.range_to(s, hero.at, cell)
    hero.supplies[kind] -= 1
    s.vial = Vial(who, kind, cell, cell)
    s.tell(events.VialThrown, who, kind, cell, needed, drm, hero.supplies[kind], rule="GN-23.7")
    face = yield from roll(s, who, "throw", drm, lambda face: int(face + drm >= needed))  # GN-23.26
    if face + drm >= needed:
        s.tell(events.VialLanded, who, cell, rule="GN-23.7")
        s.next(burst.later(), end_throw.later())
    else:
        s.next(drift.later(), burst.later(), end_throw.later())


def arm(s: State, who: int) -> list[plan.Term]:
    """Skills in throwing (GN-18.15)."""
    value = sum(each.value for each in skills.always(s.heroes[who], Throw))
    return [plan.Term("skill", value, "GN-18.15")] if value else []


def vial_of(s: State) -> Vial:
    if s.vial is None:
        raise RuleError("no vial is under way")
    return s.vial


def landing(s: State, cell: Cell, way: int, squares: int) -> Cell:
    """Where a drift ends; NONE if that is blocked or off the map (GN-23.14, GN-23.27)."""
    board = s.ground().board
    (x, y), (dx, dy) = board.place(cell), DIRECTIONS[way - 1]
    found = board.mask_of([(x + squares * dx, y + squares * dy)]) & ~ground.shut(s)
    return found.bit_length() - 1 if found else NONE


def met(s: State, kind: int, cell: Cell) -> list[int]:
    """The figures that a burst on a square is rolled for (GN-23.16, GN-23.19, GN-23.21)."""
    area = ground.around(s, cell)
    found = [each.figure for each in s.undead if area >> each.at & 1]
    if kind != HOLY_WATER:
        found += [who for who in figures.standing(s) if area >> s.heroes[who].at & 1]
    return found


@step(part=SCENARIO)
def drift(s: State) -> Asking[None]:
    """One or two squares off; repeated from the chosen square if nothing can land there (GN-23.11 to
    GN-23.14)."""
    it = vial_of(s)

    def gain(way: int, squares: int) -> int:
        cell = landing(s, it.target, way, squares)
        found = met(s, it.kind, cell) if cell != NONE else []
        return sum(-1 if figures.is_hero(each) else 1 for each in found)

    def worth(face: int) -> int:
        return gain(face, 1) if face < DRIFT_FAR else max(gain(way, 2) for way in WAYS)

    way = yield from roll(s, it.who, "drift", 0, worth)
    squares = 1
    if way >= DRIFT_FAR:
        squares = 2
        while way >= DRIFT_FAR:
            way = yield from roll(
                s, it.who, "direction", 0, lambda face: gain(face, 2) if face in WAYS else 0
            )
    cell = landing(s, it.target, way, squares)
    if cell == NONE:
        s.tell(events.DriftRepeated, it.who, rule="GN-23.14")
        s.next(drift.later())
        return
    it.impact = cell
    s.tell(events.VialDrifted, it.who, cell, way, squares, rule="GN-23.12")


@step(part=SCENARIO)
def burst(s: State) -> None:
    """Every figure in the 9 squares is rolled for, hidden ones turned up first (GN-23.5, GN-11.19)."""
    it = vial_of(s)
    area = ground.around(s, it.impact)
    for undead in s.undead:
        if area >> undead.at & 1 and not undead.known:
            turn_up(s, undead, "GN-11.19")
    it.left = met(s, it.kind, it.impact)
    s.next(*[burst_die.later()] * len(it.left))


def burst_values(kind: int) -> Values:
    return BOX.holy_water if kind == HOLY_WATER else BOX.greek_fire


@step(part=SCENARIO)
def burst_die(s: State) -> Asking[None]:
    """One die against one figure, in the players' order (GN-23.17, GN-23.23, GN-23.25, GN-23.30)."""
    it = vial_of(s)
    seat = s.heroes[it.who].seat
    whom = yield from ask(seat, "burst", list(it.left), rule="GN-23.30")
    it.left.remove(whom)
    if figures.at(s, whom) == NONE:
        return
    values, drm = burst_values(it.kind), sum(term.value for term in plan.against(s, whom))
    friend = figures.is_hero(whom)

    def result(face: int) -> int:
        return 0 if face == 1 else (face + drm >= values.stun) + (face + drm >= values.wound)

    def worth(face: int) -> int:
        return -(result(face) == 2) if friend else result(face)

    face = yield from roll(s, it.who, "burst", drm, worth)
    s.tell(events.BurstRolled, it.who, whom, face, face + drm, rule="GN-23.17")
    found = result(face)
    undead = figures.undead_of(s, whom)
    if undead is None:
        if found == 2:
            yield from wound_hero(s, whom, "GN-23.21")
    elif found == 2:
        wound_undead(s, undead, it.who, "GN-19.9")
    elif found:
        stun(s, undead, "GN-19.8")


@step(always=True)
def end_throw(s: State) -> None:
    """It was the hero's attack (GN-23.29)."""
    it = vial_of(s)
    s.vial = None
    hero = s.heroes[it.who]
    if figures.on_map(hero):
        mark_attack(hero)
        s.tell(events.AttackMarked, it.who, rule="GN-23.29")
