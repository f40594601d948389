"""What entries, endings and echoes bring, verb by verb (GN-1.12, GN-4.14, GN-33.3, GN-34.3)."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import STONES
from wyprawa.games.niflheim.rules.query import carrying, figures
from wyprawa.games.niflheim.rules.scenario.rewards import change_destiny, gain_xp
from wyprawa.games.niflheim.rules.scenario.spots import KINDS, free_items
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.story import (
    Clue,
    Gain,
    Knows,
    Learn,
    Mend,
    Played,
    Suffer,
    Sway,
    Walks,
)
from wyprawa.games.niflheim.vocabulary.terms import RUNES
from wyprawa.parts.effects import Vocabulary


class Concerned(NamedTuple):
    """The heroes a story is about, an echo's about the one who drew it, and the rule it is told by."""

    whom: tuple[int, ...]
    rule: str


STORY = Vocabulary[State, Concerned]()


@STORY.verb(Gain)
def gain(s: State, x: Concerned, e: Gain) -> None:
    """To the stash of the party; supplies of one who is alone concerned go to its board."""
    stash = s.sheet.stash
    for item in free_items(s, e.items):
        stash.items.append(item)
        s.tell(events.ItemGained, item, rule="GN-34.3")
    for kind, supply in enumerate(KINDS):
        n = e.supplies.get(supply, 0)
        if n and len(x.whom) == 1:
            n -= to_board(s, x, kind, n)
        if n:
            stash.supplies[kind] += n
            s.tell(events.SupplyStored, kind, n, rule="GN-34.3")
    for colour, n in e.runes.items():
        number = RUNES.index(colour)
        n = min(n, stones_left(s, number))
        s.sheet.stones[number] += n
        if n:
            s.tell(events.StoneGained, number, n, rule="GN-34.3")


def to_board(s: State, x: Concerned, kind: int, n: int) -> int:
    """Supplies for the only hero concerned, as far as there is room; how many."""
    [who] = x.whom
    n = min(n, carrying.supply_room(s.heroes[who], kind))
    s.heroes[who].supplies[kind] += n
    if n:
        s.tell(events.SupplyGained, who, kind, n, rule=x.rule)
    return n


def stones_left(s: State, colour: int) -> int:
    """Stones of a colour that are neither set nor with the party."""
    set_ones = sum(stones.count(colour) for stones in s.runes.values())
    box = sum(each.copies for each in STONES if each.colour == RUNES[colour])
    return box - set_ones - s.sheet.stones[colour]


@STORY.verb(Learn)
def learn(s: State, x: Concerned, e: Learn) -> None:
    for who in x.whom:
        gain_xp(s, who, e.n, x.rule)


@STORY.verb(Sway)
def sway(s: State, x: Concerned, e: Sway) -> None:
    for who in x.whom:
        if figures.is_character(s.heroes[who]):
            change_destiny(s, who, e.n, "GN-29.10")


@STORY.verb(Mend)
def mend(s: State, x: Concerned, e: Mend) -> None:
    for who in x.whom:
        heal(s, who, e.n, x.rule)


def heal(s: State, who: int, n: int, rule: str) -> None:
    """Never above the maximum (GN-15.9)."""
    hero = s.heroes[who]
    n = min(n, figures.max_health(hero) - hero.health)
    if n > 0:
        hero.health += n
        s.tell(events.Healed, who, n, hero.health, rule=rule)


@STORY.verb(Suffer)
def suffer(s: State, x: Concerned, e: Suffer) -> None:
    for who in x.whom:
        hero = s.heroes[who]
        n = min(e.n, hero.health - 1)
        if n > 0:
            hero.health -= n
            s.tell(events.HeroWounded, who, n, hero.health, rule=x.rule)


@STORY.verb(Clue)
def clue(s: State, x: Concerned, e: Clue) -> None:
    if e.what not in s.sheet.clues:
        s.sheet.clues.append(e.what)
        s.tell(events.ClueFound, e.what, rule="GN-34.3")


@STORY.condition(Played)
def played(s: State, x: Concerned, test: Played) -> bool:
    return test.scenario in s.sheet.played


@STORY.condition(Knows)
def knows(s: State, x: Concerned, test: Knows) -> bool:
    return test.clue in s.sheet.clues


@STORY.condition(Walks)
def walks(s: State, x: Concerned, test: Walks) -> bool:
    return sum(hero.destiny for hero in s.heroes) >= test.destiny
