"""What is wrong with a page, sentence by sentence: signs, forces, ways, objectives (GN-4)."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.niflheim.content import UNDEAD
from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.games.niflheim.maps import BARRED, DIFFICULT, FIRE, Ground, ground
from wyprawa.games.niflheim.vocabulary.goals import Goal, Reached, Rescued, Searched
from wyprawa.games.niflheim.vocabulary.terms import D12
from wyprawa.parts.boards import DrawingError

START = "V"


def problems(page: Scenario) -> list[str]:
    try:
        laid = ground(page)
    except DrawingError as error:
        return [f"map: {error}"]
    return [*of_signs(page, laid), *of_forces(page, laid), *of_ways(laid), *of_goals(page)]


def of_signs(page: Scenario, laid: Ground) -> Iterator[str]:
    """Every sign that the page speaks of is drawn."""
    if len(laid.squares(START)) != 1:
        yield f"map: expected one square {START}, got {len(laid.squares(START))}"
    tracks = [page.track, *(band.track for band in page.forces if band.track is not None)]
    named = {letter.upper() for track in tracks for letter in track if letter != "."} | set(page.gates)
    named |= {each.at for each in page.lying} | {each.at for each in page.captives}
    named |= {each.at for each in page.searches} | {each.at for each in page.orange}
    named |= {goal.at for goal in goals(page) if isinstance(goal, Reached)}
    named |= {at for rule in page.rules for does in rule.do if (at := getattr(does, "at", None))}
    for sign in sorted(named):
        if not laid.squares(sign):
            yield f"map: {sign!r} is spoken of, but not drawn"
    for lock in page.locks:
        if lock.door >= len(laid.board.doors):
            yield f"locks: expected a door below {len(laid.board.doors)}, got {lock.door}"


def of_forces(page: Scenario, laid: Ground) -> Iterator[str]:
    """There are as many markers in the box, and enough of them for the start (GN-4.16, GN-4.17)."""
    box = {row.id: row.copies for row in UNDEAD}
    hidden = len(laid.squares(page.hidden)) + len(laid.squares(page.hidden.lower()))
    for pool in (page.pool, *(band.pool for band in page.forces)):
        for force in pool:
            if force.count > box[force.undead]:
                yield f"pool: expected at most {box[force.undead]} of {force.undead}, got {force.count}"
        if pool and sum(force.count for force in pool) < hidden:
            yield f"pool: expected at least {hidden} markers, one for each square {page.hidden}"


def of_ways(laid: Ground) -> Iterator[str]:
    """Everything can be reached on foot once all doors are open."""
    if not laid.squares(START):
        return
    board = laid.board.opened((1 << len(laid.board.doors)) - 1)
    seen = 0
    for layer in board.layers(1 << laid.squares(START)[0], laid.board.all & ~laid.barred):
        seen |= layer
    for sign, cells in laid.signs.items():
        if sign not in (DIFFICULT, BARRED, FIRE) and not all(seen >> cell & 1 for cell in cells):
            yield f"map: no way leads to every square {sign!r}"


def of_goals(page: Scenario) -> Iterator[str]:
    """Objectives name what is on the page, and search tables end with the last face."""
    if not page.main and not page.variants:
        yield "main: expected an objective"
    places, people = {each.id for each in page.searches}, {each.id for each in page.captives}
    for goal in goals(page):
        if isinstance(goal, Searched) and goal.what not in places:
            yield f"objectives: expected a search of {sorted(places)}, got {goal.what!r}"
        if isinstance(goal, Rescued) and goal.who not in people:
            yield f"objectives: expected one of {sorted(people)}, got {goal.who!r}"
    for search in page.searches:
        if not search.table or search.table[-1].upto != D12:
            yield f"searches: the table of {search.id!r} does not end with {D12}"


def goals(page: Scenario) -> list[Goal]:
    found = [*page.main, *page.side]
    for variant in page.variants:
        found += [*variant.main, *variant.side]
    return found
