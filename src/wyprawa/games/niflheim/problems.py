"""What cannot be right about a position: two figures on a square, things twice, blocks by nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wyprawa.games.niflheim.content import ECHOES, ENTRIES, FISTS, ITEMS, SCENARIOS
from wyprawa.games.niflheim.rules.query import carrying, figures, ground
from wyprawa.games.niflheim.state import NONE, State


def problems(s: State) -> list[str]:
    """Everything that is wrong, each in a sentence that says what was found and what was expected."""
    if s.draft is None and s.scenario not in SCENARIOS:
        return [f"scenario: expected one of {', '.join(SCENARIOS)}, got {s.scenario!r}"]
    if s.draft is None and not -1 <= s.variant < len(SCENARIOS[s.scenario].variants):
        return [f"variant: scenario {s.scenario} has none of number {s.variant}"]
    return [*of_path(s), *of_page(s)]


def of_path(s: State) -> Iterator[str]:
    """The party sheet names what is in the book."""
    sheet = s.sheet
    for id in (*sheet.played, *sheet.between, *filter(None, (sheet.at, s.heading))):
        if id not in SCENARIOS:
            yield f"party sheet: expected a scenario, got {id!r}"
    for entry in sheet.entries:
        if entry not in ENTRIES:
            yield f"party sheet: expected an entry, got {entry!r}"
    for echo in sheet.echoes:
        if not 1 <= echo <= len(ECHOES):
            yield f"party sheet: expected an echo from 1 to {len(ECHOES)}, got {echo}"
    if s.resting and not sheet.at and sheet.last:
        yield "party sheet: a scenario was played, but none of the campaign's own"


def of_page(s: State) -> list[str]:
    return [*of_table(s), *of_heroes(s), *of_undead(s), *of_items(s)]


def of_table(s: State) -> Iterator[str]:
    doors = len(s.ground().board.doors)
    for name, found in (("open", s.open), ("locked", s.locked), ("forced", s.forced)):
        if found >> doors:
            yield f"{name}: expected doors below {doors}, got {found:#b}"
    if s.space >= len(s.page().track):
        yield f"space: expected one of {len(s.page().track)}, got {s.space}"
    if s.fire & ~s.ground().board.all:
        yield "fire: lies off the map"
    for pile in s.piles:
        if not on_board(s, pile.at):
            yield f"things lie on no square of the map: {pile.at}"


def on_board(s: State, cell: int) -> bool:
    return cell >= 0 and bool(s.ground().board.all >> cell & 1)


def of_heroes(s: State) -> Iterator[str]:
    undead = {each.figure for each in s.undead}
    for who, hero in enumerate((*s.heroes, *s.camp)):
        most = figures.max_health(hero)
        if not (hero.dead or 1 <= hero.health <= most):
            yield f"hero {who}: expected health from 1 to {most}, got {hero.health}"
        if hero.seat >= s.seats:
            yield f"hero {who}: expected a seat below {s.seats}, got {hero.seat}"
        if hero.at != NONE and not on_board(s, hero.at):
            yield f"hero {who}: stands on no square of the map: {hero.at}"
        if hero.blocked_by != NONE and hero.blocked_by not in undead:
            yield f"hero {who}: blocked by {hero.blocked_by}, which is not on the map"


def of_undead(s: State) -> Iterator[str]:
    for each in s.undead:
        most = figures.row_of(each).health
        if each.wounds >= most:
            yield f"undead {each.figure}: expected wounds below {most}, got {each.wounds}"
        if not on_board(s, each.at) or not ground.walkable(s) >> each.at & 1:
            yield f"undead {each.figure}: stands on no square it could enter: {each.at}"
        if each.figure >= s.next_figure:
            yield f"undead {each.figure}: expected a number below {s.next_figure}"
    standing = [hero.at for hero in s.heroes if figures.on_map(hero)] + [each.at for each in s.undead]
    for cell, n in Counter(standing).items():
        if n > 1:
            yield f"square {cell}: expected one figure, got {n}"  # GN-1.9


def of_items(s: State) -> Iterator[str]:
    held = [item for hero in (*s.heroes, *s.camp) for item in carrying.carried(hero)]
    held += [item for pile in (*s.piles, s.sheet.stash) for item in pile.items]
    for item, n in Counter(held).items():
        if n > 1 or item == FISTS:
            yield f"item {item} ({ITEMS[item].id}): expected in one place, got {n}"
