"""Chapter 21: money tokens and treasure tiles are taken."""

from __future__ import annotations

from msgspec import UNSET

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.content import QUESTS, TREASURES
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import bearers, ending, flood, rooms, special_rules
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import Cells, ids


def loot(s: State, hero: int, cells: Cells, *, ability: bool = True, most: int | None = None) -> Asking[int]:
    """Take money tokens and treasure tiles from hexes (GH-21.1, GH-21.4, GH-21.5); returns how many."""
    taken = 0
    if bearers.lies_in(s, cells):
        bearers.take(s, hero)
        taken += 1
    while facts.in_play(s, hero):  # a treasure can be the end of who takes it
        there = [cell for cell in ids(cells) if lies_here(s, cell, ability, hero)]
        if not there or (most is not None and taken >= most):
            break
        cell = there[0]
        if most is not None and _count(s, there) > most - taken:
            cell = yield from ask(s.heroes[hero].seat, "loot", there, subject=(hero,), rule="GH-21.1")
        if cell in s.money:
            tokens = s.money.pop(cell)
            if most is not None and tokens > most - taken:
                s.money[cell] = tokens - (most - taken)
                tokens = most - taken
            take_money(s, hero, cell, tokens)
            taken += tokens
        else:
            taken += 1
            yield from _take_treasure(s, hero, cell)
    return taken


def _count(s: State, cells: list[int]) -> int:
    return sum(s.money.get(cell, 0) + (cell in s.treasures) for cell in cells)


def _take_treasure(s: State, hero: int, cell: int) -> Asking[None]:
    """A numbered tile's contents, a dungeon tile's own, or a goal tile (GH-4.27, GH-4.28)."""
    number = s.treasures.pop(cell)
    tile = rooms.treasure(s, cell)
    s.heroes[hero].tally.treasures += 1
    s.reveal()
    s.tell(told.Looted, hero, cell, 0, number, rule="GH-21.5")
    if number:
        yield from special_rules.perform(s, TREASURES[number].do, looter=hero)
    elif tile.do:
        yield from special_rules.perform(s, tile.do, looter=hero)
    else:
        s.looted_goals += 1
        s.kept().took |= 1 << hero
        yield from special_rules.moment(s, "looted", looter=hero, place=cell)
        ending.check(s)


def end_turn(s: State, hero: int) -> Asking[None]:
    """What lies in the hero's own hex is looted, like it or not (GH-21.7, GH-21.8)."""
    at = s.figures[hero].at
    yield from flood.end_turn(s, hero)
    if at >= 0 and (at in s.money or at in s.treasures or bearers.lies_in(s, 1 << at)):
        yield from loot(s, hero, 1 << at, ability=False)


def lies_here(s: State, cell: int, ability: bool, hero: int) -> bool:
    """Whether there is something in a hex that this hero takes."""
    if cell in s.money:
        return True
    if cell not in s.treasures:
        return False
    tile = rooms.treasure(s, cell)
    if s.page().one_each and not s.treasures[cell] and s.progress and s.progress.took >> hero & 1:
        return False
    return (ability or not tile.by_ability) and (tile.quest is None or on_quest(s, hero, tile.quest))


def on_quest(s: State, hero: int, number: int) -> bool:
    """Whether a hero is on that personal quest; outside campaigns nobody has one, and anybody will do."""
    if s.shelf is UNSET:
        return True
    quest = s.shelf.campaign.members[s.shelf.heroes[hero]].quest
    return quest in QUESTS and QUESTS[quest].number == number


def take_money(s: State, hero: int, cell: int, tokens: int) -> None:
    me = s.heroes[hero]
    me.money += tokens
    me.tally.money += tokens
    s.tell(told.Looted, hero, cell, tokens, -1, rule="GH-21.4")
