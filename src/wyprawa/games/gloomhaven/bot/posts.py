"""Where the goal asks heroes to be: on plates, at exits, in a room, beside what is to be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from wyprawa.games.gloomhaven import special
from wyprawa.games.gloomhaven.abilities.verbs import Suffer
from wyprawa.games.gloomhaven.bot.burdens import brings, carrier, lures, swiftness, to_bring
from wyprawa.games.gloomhaven.bot.goal import (
    facts_of,
    goal_tiles,
    last_round,
    may_take,
    named_left,
    opens_locked,
    spared,
    tiles_wanted,
    wishes,
)
from wyprawa.games.gloomhaven.rules.abilities import upheavals
from wyprawa.games.gloomhaven.rules.query import terrain
from wyprawa.games.gloomhaven.rules.scenario import chores, flood, special_rules
from wyprawa.games.gloomhaven.special.bearers import Brought
from wyprawa.games.gloomhaven.special.ground import Drift
from wyprawa.games.gloomhaven.state import FOES, PARTY, Figure, State
from wyprawa.parts.boards import Cell, Cells, ids, mask
from wyprawa.parts.effects import All, Any, Not

ON_GUARD = 2  # hexes from one whom the party guards
DRY = 4  # hexes that water may still fill when carrying it out comes first

# --- plates -------------------------------------------------------------------------------------------------


def plates_wanted(s: State, who: int, by: Literal["one", "all"]) -> Cells:
    """The plates in sight that open doors if a hero of the party stands there, or all do; held ones apart."""
    found = 0
    if s.plates and s.locked:
        for rule in s.page().rules:
            for test in facts_of(rule.when) if rule.when is not None else ():
                if isinstance(test, special.OnPlates) and test.who == by and opens_locked(s, rule):
                    found |= _free_plates(s, who, test)
    return found


def holds_open(s: State, who: int) -> Cells:
    """The hex of a hero that stands on a plate and nobody else does, if a door closes when it leaves."""
    at = s.figures[who].at
    if at not in s.plates:
        return 0
    others = {
        s.plates.get(s.figures[n].at) for n, hero in enumerate(s.heroes) if n != who and not hero.exhausted
    }
    for rule in s.page().rules:
        if any(isinstance(each, special.CloseDoors) for each in rule.do):
            for letters in _leaving(rule, s.column()):
                if s.plates[at] in letters and not any(letter in letters for letter in others if letter):
                    return 1 << at
    return 0


def _leaving(rule: special.Rule, column: int) -> Iterator[str]:
    """The plates on which nobody stands when this happens."""
    for part in rule.when.of if isinstance(rule.when, All) else (rule.when,):
        if isinstance(part, Not) and isinstance(part.of, special.OnPlates):
            yield part.of.plates[column]


def _free_plates(s: State, who: int, test: special.OnPlates) -> Cells:
    """Of the plates that a rule names; all of them only if there is one for each hero."""
    letters = test.plates[s.column()]
    cells = [cell for cell, letter in s.plates.items() if letter in letters]
    others = [s.figures[n].at for n, hero in enumerate(s.heroes) if n != who and not hero.exhausted]
    if test.who == "each":
        return _own_plate(s, who, cells)
    held = sum(cell in others for cell in cells)
    if test.who == "one":
        return 0 if held else sum(1 << cell for cell in cells)
    if len(cells) <= len(others):
        return 0
    return sum(1 << cell for cell in cells if cell not in others)


def _own_plate(s: State, who: int, cells: list[Cell]) -> Cells:
    """Of plates that must all be held, the one for this hero."""
    if s.figures[who].at in cells:
        return 1 << s.figures[who].at
    held = {figure.at for figure in s.figures.values() if figure.side == PARTY}
    given = _shared_out(s, [cell for cell in cells if cell not in held], busy=cells)
    return 1 << given[who] if who in given else 0


def _shared_out(s: State, cells: list[Cell], busy: Sequence[Cell] = ()) -> dict[int, Cell]:
    """Hexes for as many heroes, each for the nearest of those who have none, nor stand on a `busy` one."""
    if not cells:
        return {}
    board = terrain.passages(s)
    free = [n for n, hero in enumerate(s.heroes) if not hero.exhausted and s.figures[n].at not in busy]
    pairs = sorted(
        (board.range_between(s.figures[n].at, cell), n, cell)
        for n in free
        for cell in cells
        if s.figures[n].at >= 0 and (busy or may_take(s, n))
    )
    given: dict[int, Cell] = {}
    for _, n, cell in pairs:
        if n not in given and cell not in given.values():
            given[n] = cell
    return given


# --- places of the goal -------------------------------------------------------------------------------------


def places_wanted(s: State, who: int) -> Cells:
    """Where the goal asks heroes to be: exits, plates, a room, beside what is to be done; held ones apart."""
    page, ground, found = s.page(), s.ground(), share(s, who)
    if found:
        return found
    for fact in wishes(s):
        if isinstance(fact, special.OnPlates):
            found |= _free_plates(s, who, fact)
        elif isinstance(fact, special.InRoom) and fact.who == "one":
            found |= _room_to_hold(s, who, fact.room)
        elif isinstance(fact, Brought) and (to_bring(s) or (s.progress and s.progress.bearer == who)):
            for cell in ground.marks[fact.mark]:
                found |= ground.board.near(cell)
    found |= ways_out(s, who) | _altar(s, who)
    if s.progress and s.progress.lies >= 0 and who == carrier(s):
        found |= 1 << s.progress.lies
    if page.flood is not None:
        carries = s.progress and s.progress.water >> who & 1
        found |= mask(ground.marks[page.flood.out]) if carries else flood.basin(s) & s.difficult
    for figure in dying(s)[:1]:
        found |= ground.board.near(figure.at)
    if page.chore is not None and may_take(s, who):
        for cell in chores.left(s):
            found |= ground.board.near(cell)
    found = found or beside_charges(s)
    others = mask(figure.at for n, figure in s.figures.items() if n != who and figure.at >= 0)
    found &= terrain.passages(s).all
    return found & ~others or (ground.board.spread(found) if found else 0)


def dying(s: State) -> list[Figure]:
    """Friends whose death loses the scenario and who fade away if nobody heals them, the weakest first."""
    sacred = spared(s)
    if not sacred or not any(_wastes(rule) for rule in s.page().rules):
        return []
    ours = [
        each for each in s.figures.values() if each.side == PARTY and each.at >= 0 and each.kind != "hero"
    ]
    return sorted(
        (each for each in ours if each.hp < each.most and {each.name, each.title} & sacred),
        key=lambda each: each.hp,
    )


def beside_charges(s: State) -> Cells:
    """Near those whom the party guards and who stay where they are, while there is no door to open.

    As long as there is somebody to fight it is only near those whom all enemies go for.
    """
    page = s.page()
    if page.lose is None or not page.escorts or terrain.openable(s):
        return 0
    fights = any(figure.side == FOES and figure.at >= 0 for figure in s.figures.values())
    names = {fact.escort for fact in facts_of(page.lose) if isinstance(fact, special.Fallen)}
    names &= {each.id for each in page.escorts if not (each.move or each.do or each.safe)}
    if fights:
        names &= set(page.prey)
    found, within = 0, s.ground().board.within
    for figure in s.figures.values():
        if figure.kind == "escort" and figure.at >= 0 and figure.name in names:
            found |= within(figure.at, ON_GUARD)
    return found


def _wastes(rule: special.Rule) -> bool:
    """Whether damage comes with every round."""
    return rule.moment == "round_end" and any(isinstance(each, Suffer) for each in rule.do)


def ways_out(s: State, who: int) -> Cells:
    """Where all heroes have to go in the end: exits, or a room. Those with a tile to loot come later."""
    ground, tiles = s.ground(), goal_tiles(s)
    if named_left(s):
        return 0
    if tiles_wanted(s) > tiles.bit_count() or who in _shared_out(s, ids(tiles)):
        return 0
    found = exits(s)
    for fact in facts_of(s.page().goal):
        if isinstance(fact, special.InRoom) and fact.who != "one":
            found |= ground.rooms[fact.room]
        elif isinstance(fact, special.AllLeft):
            for rule in s.page().rules:
                for each in rule.do:
                    found |= mask(ground.marks[each.mark]) if isinstance(each, special.Leave) else 0
    return found


def share(s: State, who: int) -> Cells:
    """What is this hero's to do while tiles lie behind doors and a round is the last.

    The swifter half of the party takes the doors from the far end, the others from the near one. Tiles in
    sight are for one hero each, and at the last door who is not near goes home.
    """
    tiles = goal_tiles(s)
    if tiles_wanted(s) <= tiles.bit_count() or not last_round(s):
        return 0
    doors = ids(terrain.openable(s))
    given = _shared_out(s, ids(tiles))
    if who in given or not doors:
        return 1 << given[who] if who in given else 0
    able = [n for n, hero in enumerate(s.heroes) if not hero.exhausted]
    board, out = terrain.passages(s), exits(s)
    if len(doors) == 1:
        able.sort(key=lambda n: board.range_between(s.figures[n].at, doors[0]))
        return 1 << doors[0] if who in able[: (len(able) + 1) // 2] else out
    able.sort(key=lambda n: -swiftness(s, n))
    doors.sort(key=lambda door: min((board.range_between(cell, door) for cell in ids(out)), default=0))
    return 1 << doors[-1 if who in able[: len(able) // 2] else 0]


def exits(s: State) -> Cells:
    """The marked hexes where the goal wants all heroes to be in the end."""
    found = 0
    for fact in facts_of(s.page().goal):
        if isinstance(fact, special.OnMark):
            found |= mask(s.ground().marks[fact.mark])
    return found


def flees(s: State, who: int) -> bool:
    """Whether what matters is to get somewhere: to the dying, to an exit, a room of the goal, its share."""
    if dying(s) or bails(s) or lures(s) or brings(s, who):
        return True
    return bool(share(s, who) or ways_out(s, who) & terrain.passages(s).all)


def bound_to(s: State, who: int) -> Cells:
    """The room that a hero must not leave, since the scenario is lost when nobody is there."""
    lose = s.page().lose
    for part in lose.of if isinstance(lose, Any) else (lose,):
        room = _deserted(s, part)
        cells = _room_to_hold(s, who, room) if room is not None else 0
        if s.figures[who].at >= 0 and cells >> s.figures[who].at & 1:
            return cells
    return 0


def _deserted(s: State, part: special.Test | None) -> int | None:
    """The room in which somebody has to be, if nothing else is missing for this failure."""
    room = None
    for each in part.of if isinstance(part, All) else (part,):
        if isinstance(each, Not) and isinstance(each.of, special.InRoom) and each.of.who == "one":
            room = each.of.room
        elif not special_rules.holds(s, each):
            return None
    return room


def _room_to_hold(s: State, who: int, room: int) -> Cells:
    """A room where a hero has to be, unless another one is there."""
    cells = s.ground().rooms[room]
    others = (s.figures[n].at for n, hero in enumerate(s.heroes) if n != who and not hero.exhausted)
    return 0 if any(at >= 0 and cells >> at & 1 for at in others) else cells


def _altar(s: State, who: int) -> Cells:
    """Where a hero can give up what it has found for the goal."""
    found = 0
    for rule in s.page().rules:
        for each in rule.do:
            if isinstance(each, special.Sacrifice) and any(item in s.heroes[who].loot for item in each.items):
                for fact in facts_of(rule.when) if rule.when is not None else ():
                    if isinstance(fact, special.Acting) and fact.mark is not None:
                        found |= mask(s.ground().marks[fact.mark])
    return found


def bails(s: State) -> bool:
    """Whether carrying water comes before all else: the ship is nearly full."""
    return s.page().flood is not None and (flood.basin(s) & ~s.difficult).bit_count() < DRY


def drifted(s: State, steps: dict[Cell, int]) -> dict[Cell, int]:
    """The steps left from each hex when this round's wind or current has carried off who stands there."""
    drifts = [
        each
        for rule in s.page().rules
        for each in rule.do
        if isinstance(each, Drift) and special_rules.holds(s, rule.when)
    ]
    for each in drifts:
        room = s.ground().rooms[each.room] if each.room is not None else -1
        steps = {
            cell: _after(s, cell, each, steps) if room >> cell & 1 else here for cell, here in steps.items()
        }
    return steps


def _after(s: State, cell: Cell, drift: Drift, steps: dict[Cell, int]) -> int:
    """The steps left when it has carried a figure from a hex, and more if it hurts instead."""
    found = [steps[to] for to in upheavals.carried(s, cell, drift) if to in steps]
    return min(found) if found else steps[cell] + drift.hurts


def rifts(s: State) -> list[tuple[Cells, Cells]]:
    """The hexes beside each end of the page's rift, and those beside the others, a step away."""
    mark, near = s.page().rift, s.ground().board.near
    ends = s.ground().marks[mark] if mark is not None else ()
    return [(near(here), near(there)) for here in ends for there in ends if here != there]
