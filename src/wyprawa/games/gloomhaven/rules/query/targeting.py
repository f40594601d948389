"""The figures and hexes an ability is for, by sight, range and words (GH-10.7 to GH-10.11)."""

from __future__ import annotations

from functools import lru_cache

from wyprawa.games.gloomhaven.abilities.terms import Beside, Place, There, Whom
from wyprawa.games.gloomhaven.rules.query import facts, formulas, occasions, tests
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import NOBODY, Performer, deed, does
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import Cell, Cells, HexMap, ids, mask

ONE = ("ally", "friend", "enemy", "summon", "own_summon", "any", "character")
"""Words that choose; all others mean every one."""


def in_sight(board: HexMap, cell: Cell) -> Cells:
    """The cells in line of sight (GH-10.8), and all adjacent ones (GH-10.27)."""
    return board.sight(cell) | board.near(cell)


@lru_cache(maxsize=8192)
def cells_in_reach(board: HexMap, cell: Cell, reach: int) -> Cells:
    """The cells in range that are in sight too; of the next ones no line has to be worked out."""
    found = board.within(cell, reach)
    return found & in_sight(board, cell) if reach > 1 else found


def places(s: State, place: Place, who: int) -> list[int]:
    """The hexes that are counted from (abilities.terms.Place)."""
    now = deed(s)
    if place == "self":
        return [s.figures[who].at]
    if place == "target":
        if alive(s, now.target):
            return [s.figures[now.target].at]
        return [now.spot] if now.spot >= 0 else []
    if place == "area":
        return ids(now.area)
    if place == "path":
        return now.path[1:]
    if place == "room":
        return room(s, s.figures[who].at)
    if place == "obstacle":
        return now.obstacles
    if place == "killed":
        return now.killed_at
    return [now.hex] if now.hex >= 0 else []


def room(s: State, cell: int) -> list[int]:
    """The hexes of the room a cell lies in; of a door, those of all its open rooms."""
    ground = s.ground()
    found = 0
    for number, cells in enumerate(ground.rooms):
        if s.rooms >> number & 1 and (cells >> cell & 1 or _joins(s, cell, number)):
            found |= cells
    return ids(found | 1 << cell)


def _joins(s: State, cell: int, number: int) -> bool:
    door = s.ground().door_at(cell)
    return door is not None and number in s.ground().joins[door]


def around(s: State, place: Place, within: int | None, who: int) -> Cells:
    """The hexes within so many of a place, or the very hexes of it."""
    centres = places(s, place, who)
    if within is None:
        return mask(centres)
    board = facts.board(s)
    found = 0
    for cell in centres:
        found |= board.within(cell, within)
    return found


def candidates(s: State, x: Performer, whom: Whom, *, seen: bool = False, all_seen: bool = True) -> list[int]:
    """The figures a word may mean, in the order of their numbers.

    A stated range needs line of sight (GH-10.11): `seen`, and every choice of one figure beyond the next hex.
    Invisible enemies cannot be chosen (GH-14.27); `all_seen=False` says that nothing is targeted.
    """
    found = _named(s, x, whom.who)
    if whom.within is not None or whom.around != "self":
        within = None if whom.within is None else formulas.number(s, whom.within, x)
        cells = around(s, whom.around, within, x.who)
        if whom.around == "self" and whom.who in ONE:
            seen = True
        found = [n for n in found if cells >> s.figures[n].at & 1]
        if whom.around == "target":
            found = [n for n in found if n != deed(s).target]
    if whom.beyond:
        near = around(s, whom.around, whom.beyond, x.who)
        found = [n for n in found if not near >> s.figures[n].at & 1]
    if seen:
        sight = in_sight(facts.board(s), s.figures[x.who].at)
        found = [n for n in found if sight >> s.figures[n].at & 1]
    if all_seen and whom.who in ("enemy", "enemies"):
        found = [n for n in found if facts.visible(s, x.who, n)]
    if whom.where:
        found = [n for n in found if tests.of_figure(s, whom.where, x, n)]
    return found


def _named(s: State, x: Performer, word: str) -> list[int]:
    who = x.who
    if word == "self":
        return [who] if alive(s, who) else []
    if word in ("enemy", "enemies"):
        return facts.enemies(s, who)
    if word in ("ally", "allies"):
        return facts.allies(s, who)
    if word in ("friend", "friends"):
        return [n for n, figure in facts.standing(s) if figure.side == s.figures[who].side]
    if word == "others":
        return [n for n, _ in facts.standing(s) if n != who]
    if word in ("character", "characters"):
        return occasions.heroes(s)
    if word == "target":
        return facts.still_there(s, [x.target if x.target >= 0 else deed(s).target])
    if word == "attacker":
        return facts.still_there(s, [x.attacker])
    if word == "it":
        return facts.still_there(s, [x.it])
    if word == "any":
        return [n for n, figure in facts.standing(s) if figure.kind != "obstacle"]
    if word == "companion":
        return facts.still_there(s, [facts.companion(s, who)])
    if word == "doomed":
        return [n for n in facts.enemies(s, who) if facts.is_meant(s, who, "doomed", n)]
    if word == "with_summons":
        return [n for n, figure in facts.standing(s) if n == who or figure.owner == who]
    allied = [n for n in facts.allies(s, who) if s.figures[n].kind == "summon"]
    return [n for n in allied if s.figures[n].owner == who] if word.startswith("own_") else allied


@does.condition(Beside)
def beside(s: State, x: Performer, c: Beside) -> bool:
    others = [n for n in candidates(s, x, c.to) if n != x.target]
    return bool(formulas.near(s, s.figures[x.target].at, others))


@does.condition(There)
def there(s: State, x: Performer, c: There) -> bool:
    return bool(candidates(s, x, c.to))


def choose(
    s: State,
    x: Performer,
    among: list[int],
    count: int,
    name: str,
    *,
    rule: str = "GH-10.11",
    skip: bool = True,
) -> Asking[list[int]]:
    """Up to `count` of these figures as the player likes; for a monster the focus if it can be (GH-29.16)."""
    left, chosen = list(among), list[int]()
    while left and len(chosen) < count:
        if not x.led:
            focus = s.turn.focus if s.turn is not None else -1
            if focus in left:
                one: int | str = focus
            else:
                one = yield from ask(x.seat, name, left, subject=(x.who,), rule="GH-29.14")
        else:
            options: list[int | str] = [*left, "skip"] if skip else [*left]
            one = yield from ask(x.seat, name, options, subject=(x.who, *chosen), rule=rule)
        if not isinstance(one, int):
            break
        chosen.append(one)
        left.remove(one)
    return chosen


def select(
    s: State, x: Performer, whom: Whom | None, name: str, *, skip: bool = True, harmful: bool = False
) -> Asking[list[int]]:
    """The figures an ability is for, asking where a word lets its user choose.

    What is `harmful` as a scenario begins does not concern everybody.
    """
    if whom is None:
        return [x.who] if alive(s, x.who) else []
    if x.who == NOBODY:
        return (yield from occasions.meant(s, x, whom, harmful=harmful))
    found = candidates(s, x, whom)
    if whom.who not in ONE:
        return found
    return (yield from choose(s, x, found, whom.count, name, skip=skip))


def in_reach(s: State, x: Performer, reach: int, *, friends: bool) -> list[int]:
    """The figures a ranged ability may be for: friends for a heal, visible enemies otherwise (GH-10.11)."""
    me = s.figures[x.who]
    board = facts.board(s)
    cells = cells_in_reach(board, me.at, reach)
    return [
        n
        for n, figure in facts.standing(s)
        if (cells >> figure.at & 1 or (figure.body and cells & facts.body(figure)))
        and (figure.side == me.side) == friends
        and (friends or not facts.unseen(s, n) or facts.gift(me, "sees"))
    ]
