"""Special actions that pages define: rescuing and searching (GN-10, GN-25.10)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import get_args

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import HEROES, ITEMS
from wyprawa.games.niflheim.content.pages import Band
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.scenario.rewards import MOST_XP
from wyprawa.games.niflheim.setup import new_hero
from wyprawa.games.niflheim.state import Hero, Pile, State
from wyprawa.games.niflheim.vocabulary.terms import Supply
from wyprawa.kernel import Option
from wyprawa.parts.boards import Cell

KINDS: tuple[Supply, ...] = get_args(Supply)


def options(s: State, who: int) -> list[Option]:
    """What a hero can do from where it stands (GN-10.5, GN-10.12)."""
    at = s.heroes[who].at
    found: list[Option] = []
    for n, captive in enumerate(s.page().captives):
        if not s.rescued >> n & 1 and figures.adjacent(s, at, spot(s, captive.at)):
            found.append(("rescue", n))
    for n, search in enumerate(s.page().searches):
        cell = spot(s, search.at)
        if not s.searched >> n & 1 and (at == cell or figures.adjacent(s, at, cell)):
            found.append(("search", n))
    return found


def spot(s: State, sign: str) -> Cell:
    return s.ground().squares(sign)[0]


def rescue(s: State, who: int, n: int) -> None:
    """The captive is free, and carried if the page says so (GN-32.7)."""
    s.rescued |= 1 << n
    captive = s.page().captives[n]
    if captive.carried:
        s.heroes[who].carries |= 1 << n
    s.tell(events.Rescued, who, captive.id, rule="GN-25.10")
    if captive.joins is not None:
        join(s, captive.joins, s.heroes[who].seat, spot(s, captive.at))


def join(s: State, name: str, seat: int, cell: Cell) -> None:
    """A hero more, who may be activated in this turn (GN-25.11, GN-25.12)."""
    hero = newcomer(s, name, seat)
    hero.at, hero.guest = cell, True
    s.heroes.append(hero)
    s.tell(events.HeroPlaced, len(s.heroes) - 1, cell, rule="GN-25.12")


def newcomer(s: State, name: str, seat: int) -> Hero:
    """A huskarl brings its weapons, a character as much experience as the strongest has earned (GN-26.10,
    GN-3.15, GN-3.16)."""
    hero = new_hero(name, seat)
    if figures.is_character(hero):
        hero.xp = hero.earned = min(MOST_XP, strongest(s))
    else:
        hero.pack = free_items(s, HEROES[hero.card].preferred)
    return hero


def strongest(s: State) -> int:
    """What the strongest living character has earned in all, spent or not (GN-3.16)."""
    living = [hero for hero in (*s.heroes, *s.camp) if figures.is_character(hero) and not hero.dead]
    return max((hero.earned for hero in living), default=0)


def band(s: State, n: int, face: int) -> Band:
    """The line of the search table (GN-10.10)."""
    return next(each for each in s.page().searches[n].table if face <= each.upto)


def find(s: State, n: int, found: Band) -> None:
    """The marker goes, what is found lies there (GN-10.8, GN-10.11)."""
    s.searched |= 1 << n
    items = free_items(s, found.items)
    supplies = [found.supplies.get(kind, 0) for kind in KINDS]
    if items or any(supplies):
        lay_down(s, spot(s, s.page().searches[n].at), items, supplies, "GN-10.8")


def lay_down(s: State, cell: Cell, items: list[int], supplies: list[int], rule: str = "GN-4.18") -> None:
    s.piles.append(Pile(cell, items, supplies))
    s.tell(events.ThingsLie, cell, rule=rule)


def free_items(s: State, names: Iterable[str]) -> list[int]:
    """Markers of these kinds that are not in play. What the box has run out of is not found."""
    heroes = (*s.heroes, *s.camp)
    used = {item for hero in heroes for item in (hero.ready, hero.off_hand, *hero.pack, *hero.belt)}
    used |= {item for pile in (*s.piles, s.sheet.stash) for item in pile.items}
    found: list[int] = []
    for name in names:
        left = (n for n, row in enumerate(ITEMS) if row.id == name and n not in used)
        found += islice(left, 1)
        used.update(found)
    return found
