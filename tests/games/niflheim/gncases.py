"""What the cases of Gates of Niflheim say: a page drawn with its figures, squares by their place.

Figures are called by the letter they are drawn with (`F`, `K`; `d`, and `d#2` for the second), squares as
players read them: `B3` is the third of the second row.
"""

from __future__ import annotations

import msgspec
import tomli
from gntables import FOES, PEOPLE

from wyprawa.conformance.cases import Casebook
from wyprawa.games.niflheim import GAME
from wyprawa.games.niflheim.content import (
    HERO_NUMBER,
    HEROES,
    ITEMS,
    SCENARIOS,
    SKILLS,
    UNDEAD,
    UNDEAD_NUMBER,
)
from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.games.niflheim.maps import ground
from wyprawa.games.niflheim.rules.scenario.spots import free_items
from wyprawa.games.niflheim.setup import new_hero
from wyprawa.games.niflheim.state import FIRST_UNDEAD, Hero, State, Undead
from wyprawa.games.niflheim.vocabulary.terms import INTENTS, RUNES
from wyprawa.scene.boards import cell_names


def map(s: State, drawing: str) -> None:
    """A page with the figures that are drawn on it; heroes in the order F, K, A, then huskarls."""
    s.draft = Scenario(id="drawn", number=99, map=drawing)
    laid = ground(s.draft)
    s.open, s.fire, s.pool = laid.board.open, laid.fire, []
    s.heroes = [
        Hero(HERO_NUMBER[name], 0, laid.squares(sign)[0], HEROES[HERO_NUMBER[name]].health)
        for sign, name in PEOPLE.items()
        if laid.squares(sign)
    ]
    for n, hero in enumerate(s.heroes):
        hero.seat = n % s.seats
    s.undead = []
    for cell, sign in sorted((cell, each) for each in FOES for cell in laid.squares(each)):
        kind = UNDEAD_NUMBER[FOES[sign]]
        s.undead.append(Undead(s.next_figure, kind, cell, known=sign not in "hH"))
        s.next_figure += 1


def page(s: State, toml: str) -> None:
    """What else stands on the page, as in the content: `searches = [{ id = "chest", … }]`."""
    assert s.draft is not None
    given = {**msgspec.to_builtins(s.draft), **tomli.loads(toml)}
    s.draft = msgspec.convert(given, Scenario)
    s.fire, s.locked = ground(s.draft).fire, sum(1 << lock.door for lock in s.draft.locks)


def figure(s: State, name: str) -> int:
    """A figure by the letter it is drawn with, the second and third of them with `#2` and `#3`."""
    sign, _, nth = name.partition("#")
    if sign in PEOPLE:
        return [HEROES[hero.card].id for hero in s.heroes].index(PEOPLE[sign])
    kind = UNDEAD_NUMBER[FOES[sign]]
    return [each.figure for each in s.undead if each.kind == kind][int(nth or 1) - 1]


def square(s: State, name: str) -> int:
    """A square as players read it: `B3` is the third of the second row."""
    return {each: cell for cell, each in cell_names(s.ground().board).items()}[name]


def at(s: State, figure: int) -> str:
    """Where a figure is."""
    found = (
        s.heroes[figure].at if figure < FIRST_UNDEAD else next(u.at for u in s.undead if u.figure == figure)
    )
    return cell_names(s.ground().board)[found]


def wields(s: State, who: int, ready: str, off_hand: str = "") -> None:
    """Weapons in hand, markers that nobody has."""
    hero = s.heroes[who]
    [hero.ready] = free_items(s, [ready])
    if off_hand:
        [hero.off_hand] = free_items(s, [off_hand])


def stones(s: State, item: int, *colours: str) -> None:
    """Runestones in a weapon."""
    s.runes[item] = [RUNES.index(each) for each in colours]


def played(s: State, *scenarios: str) -> None:
    """A campaign in which these scenarios have been completed."""
    s.sheet.played, s.sheet.at = list(scenarios), scenarios[-1]
    s.sheet.last = SCENARIOS[scenarios[-1]].number


def joins(s: State, name: str, seat: int = 0) -> None:
    """Somebody more in the party."""
    s.heroes.append(new_hero(name, seat))


BOOK = Casebook(
    GAME,
    tables={
        "figure": figure,
        "square": square,
        "hero": HEROES,
        "item": ITEMS,
        "undead": UNDEAD,
        "skill": SKILLS,
        "intent": INTENTS,
    },
    fields={
        **dict.fromkeys(
            ("who", "figure", "blocked_by", "passes", "active", "target", "heroes", "prey"), "figure"
        ),
        **dict.fromkeys(("at", "cell", "origin"), "square"),
        **dict.fromkeys(("ready", "off_hand", "pack", "belt", "item", "items", "weapon"), "item"),
        **dict.fromkeys(("kind", "discard", "kills"), "undead"),
        **dict.fromkeys(("card", "dead"), "hero"),
        "intent": "intent",
        "skills": "skill",
    },
    changes=[map, page, wields, stones, played, joins],
    facts=[at],
)
