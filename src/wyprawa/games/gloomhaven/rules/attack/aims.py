"""An attack ability under way: its reach, its kind, and whom it may target (chapters 10 and 12)."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from wyprawa.games.gloomhaven.abilities.verbs import Attack
from wyprawa.games.gloomhaven.content import AREAS
from wyprawa.games.gloomhaven.rules.query import bonuses, changes, facts, formulas, targeting, tests
from wyprawa.games.gloomhaven.rules.query.changes import Change, Offer, costs
from wyprawa.games.gloomhaven.rules.query.performing import MELEE, RANGED, Doing, alive
from wyprawa.games.gloomhaven.rules.query.sight import Area, in_sight, throws
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts.boards import Cells, ids, mask


class Aim(msgspec.Struct):
    """One attack action (GH-12.7): all its single attacks together."""

    x: Doing
    attack: Attack
    change: Change  # for all targets
    taken: set[int] = set()  # printed boosts
    used: set[tuple[str, int]] = set()  # bonuses and items for all targets
    owed: list[Offer] = []  # bonuses that work for the whole action, counted when it is performed
    chosen: list[Offer] = []  # bonuses and items for the next single attack
    extra: list[int] = []  # printed boosts for the next single attack
    hit: list[int] = []  # attacked so far
    rest: list[int] = []  # fixed by an area or a word for all, still to be attacked
    left: int = 0  # targets still to be chosen
    aimed: bool = False  # the first target was chosen by itself
    known: set[str] = set()  # conditions it gives that were known when it was aimed
    without: set[str] = set()  # those of them that are declined from here on (GH-13.3)


@cache
def area_of(name: str) -> Area:
    return Area(AREAS[name].hexes, own=bool(AREAS[name].own))


def area_name(aim: Aim) -> str | None:
    return aim.change.area or aim.attack.area


def ranged(s: State, x: Doing, attack: Attack, change: Change) -> bool:
    """Whether an attack is ranged (GH-10.3, GH-10.6, GH-12.2, GH-28.10)."""
    area = change.area or attack.area
    if area is not None and AREAS[area].own:
        return False
    if attack.range is not None:
        return True
    to = change.to or attack.to
    if to is not None and to.within == 1:
        return False
    return facts.own_reach(s, x.who) > 0


def reach(s: State, x: Doing, attack: Attack, change: Change) -> int:
    """How many hexes away a target may be; 1 in melee (GH-10.4, GH-28.5, GH-28.6)."""
    if attack.range is not None:
        return max(1, attack.range + change.range)
    mine = facts.own_reach(s, x.who)
    return max(1, mine + (attack.own_range or 0) + change.range) if mine else 1 + change.range


def settle_kind(s: State, aim: Aim) -> None:
    """Note on the doing what tests may ask of the attack."""
    x, a = aim.x, aim.attack
    x.kind = RANGED if ranged(s, x, a, aim.change) else MELEE
    x.reach = reach(s, x, a, aim.change)
    most = max(a.targets, aim.change.targets)
    x.single = most == 1 and area_name(aim) is None and (aim.change.to or a.to) is None


def group(s: State, aim: Aim) -> list[int]:
    """The enemies an attack on all of them hits; each must be in sight (GH-10.7)."""
    to = aim.change.to or aim.attack.to
    assert to is not None
    return [n for n in targeting.candidates(s, aim.x, to, seen=True) if n not in aim.hit]


def in_range(s: State, aim: Aim) -> list[int]:
    """The enemies a further single attack may target (GH-10.7, GH-12.8, GH-12.9)."""
    found = targeting.in_reach(s, aim.x, aim.x.reach, friends=False)
    return [n for n in found if n not in aim.hit]


def placements(s: State, x: Doing, name: str, reach: int) -> list[tuple[Cells, list[int]]]:
    """The ways to lay an area that hit someone, with the enemies hit (GH-12.1 to GH-12.6).

    Of ways that cover the same figures one is enough.
    """
    board = facts.board(s)
    at = s.figures[x.who].at
    sight = in_sight(board, at)
    seen = {n: facts.body(s.figures[n]) & sight for n in facts.enemies(s, x.who)}
    foes = {n: cells for n, cells in seen.items() if cells and tests.visible(s, x.who, n)}
    others = facts.occupied(s)
    for cells in foes.values():
        others |= cells
    found: dict[Cells, tuple[Cells, list[int]]] = {}
    for goal in [cell for cells in foes.values() for cell in ids(cells)]:
        for covered, places in throws(board, area_of(name), reach, goal):
            if places >> at & 1 and covered & others not in found:
                hit = [n for n, cells in foes.items() if covered & cells]
                found[covered & others] = covered, hit
    return list(found.values())


def goals(s: State, aim: Aim) -> list[Any]:
    """What the attack may be aimed at: an enemy, an area over its hexes, or "go" for all it is for."""
    name = area_name(aim)
    if name is not None:
        return [("area", *ids(covered)) for covered, _ in placements(s, aim.x, name, aim.x.reach)]
    if (aim.change.to or aim.attack.to) is not None:
        return ["go"] if group(s, aim) else []
    return [*in_range(s, aim)]


def fix(s: State, aim: Aim, goal: Any) -> int:
    """Settle the targets of a goal; returns the hexes of the area laid."""
    most = max(aim.attack.targets, aim.change.targets)
    area = 0
    aim.left = aim.change.add_target
    if goal == "go":
        aim.rest = group(s, aim)
    elif isinstance(goal, int):
        aim.rest, aim.aimed = [goal], True
        aim.left += most - 1
        if any(name == "along_the_path" for name, _ in aim.change.custom):
            aim.rest = along(s, aim.x.who, goal)
            aim.aimed = False
    else:
        area = mask(goal[1:])
        aim.rest = next(
            hit for laid, hit in placements(s, aim.x, str(area_name(aim)), aim.x.reach) if laid == area
        )
    return area


def along(s: State, who: int, target: int) -> list[int]:
    """The enemies on a shortest way to the target, by the way with the most of them, the target last."""
    board = facts.board(s)
    home, goal = s.figures[who].at, s.figures[target].at
    sight = in_sight(board, home)
    foes = {
        s.figures[n].at: n
        for n in facts.enemies(s, who)
        if tests.visible(s, who, n) and sight >> s.figures[n].at & 1
    }
    best: dict[int, list[int]] = {home: []}
    for away in range(1, board.range_between(home, goal) + 1):
        step: dict[int, list[int]] = {}
        for cell, met in best.items():
            closer = board.range_between(cell, goal) - 1
            for near in board.neighbours(cell):
                if board.range_between(near, goal) == closer and board.range_between(home, near) == away:
                    now = [*met, foes[near]] if near in foes else met
                    if near not in step or len(now) > len(step[near]):
                        step[near] = now
        best = step
    return best.get(goal, [target])


def order_matters(s: State, aim: Aim, targets: list[int]) -> bool:
    """Whether it makes a difference who is attacked first (GH-12.11)."""
    if len(set(targets)) < 2:
        return False
    a, change = aim.attack, aim.change
    if a.push or a.pull or change.push or change.pull:
        return True
    if aim.x.led and (any(map(changes.per_target, a.boosts)) or bonuses.about_targets(s, aim.x.who)):
        return True  # what one attack does may decide what the next one has
    return any(facts.strikes_back(s, n, aim.x.who) for n in targets if alive(s, n))


def base(s: State, aim: Aim) -> int:
    """The value before bonuses: printed, or the figure's own and what its card adds (GH-28.1)."""
    a, x = aim.attack, aim.x
    if aim.change.instead is not None:
        return formulas.number(s, aim.change.instead, x)
    if a.value is not None:
        return formulas.number(s, a.value, x)
    return formulas.own_attack(s, x.who, x) + (a.own or 0)


def automatic(aim: Aim, n: int) -> bool:
    """Whether a printed boost changes the whole action unasked."""
    boost = aim.attack.boosts[n]
    return not costs(boost) and not changes.per_target(boost)


def for_target(change: Change) -> Change:
    """For one target of several."""
    return msgspec.structs.replace(
        change, adds=[*change.adds], xps=[*change.xps], each=[*change.each], then=[], after=[]
    )
