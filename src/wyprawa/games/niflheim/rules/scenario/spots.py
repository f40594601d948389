"""Special actions that pages define: rescuing and searching (GN-10, GN-25.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import get_args

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import BOX, HERO_NUMBER, HEROES, ITEMS
from wyprawa.games.niflheim.content.pages import Band, Captive
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.scenario.rewards import MOST_XP
from wyprawa.games.niflheim.setup import new_hero
from wyprawa.games.niflheim.state import Hero, Pile, State
from wyprawa.games.niflheim.vocabulary.answers import Special
from wyprawa.games.niflheim.vocabulary.terms import Supply
from wyprawa.parts.boards import Cell

KINDS: tuple[Supply, ...] = get_args(Supply)


def options(s: State, who: int) -> list[Special]:
    """What a hero can do from where it stands (GN-10.5, GN-10.12)."""
    at = s.heroes[who].at
    found: list[Special] = []
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
    name = freed(s, captive)
    seat = led_by(s, name, s.heroes[who].seat) if name is not None else None
    if name is not None and seat is not None:
        join(s, name, seat, spot(s, captive.at))


def freed(s: State, captive: Captive) -> str | None:
    """Who a captive that joins turns out to be: a character whom the party knows already is somebody else
    (GN-3.18)."""
    if captive.joins is None or HEROES[HERO_NUMBER[captive.joins]].kind == "huskarl":
        return captive.joins
    new = [HEROES[card].id for card in strangers(s)]
    return captive.joins if captive.joins in new else next(iter(new), None)


def strangers(s: State) -> list[int]:
    """Characters who are neither in the party nor dead."""
    known = {hero.card for hero in (*s.heroes, *s.camp)} | set(s.sheet.dead)
    return [n for n, row in enumerate(HEROES) if row.kind == "character" and n not in known]


def led_by(s: State, name: str, seat: int) -> int | None:
    """The seat that leads somebody found in a scenario: the finder's, or another if it leads four characters
    already (GN-3.19)."""
    if HEROES[HERO_NUMBER[name]].kind == "huskarl":
        return seat
    led = Counter(hero.seat for hero in (*s.heroes, *s.camp) if figures.is_character(hero) and not hero.dead)
    return next((each for each in (seat, *range(s.seats)) if led[each] < BOX.characters), None)


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
    found = [(ITEMS[item].id, 1) for item in items] + [(KINDS[n], of) for n, of in enumerate(supplies) if of]
    s.tell(events.ThingsLie, cell, tuple(found), rule=rule)


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
