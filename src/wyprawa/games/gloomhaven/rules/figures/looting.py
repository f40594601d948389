"""Chapter 21: looting, by an ability and at the end of a turn."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import Loot, Money
from wyprawa.games.gloomhaven.content import TREASURES
from wyprawa.games.gloomhaven.rules.abilities import leaving_out
from wyprawa.games.gloomhaven.rules.figures import boosts
from wyprawa.games.gloomhaven.rules.query import changes, facts, formulas
from wyprawa.games.gloomhaven.rules.query.performing import Doing, deed, does, performed
from wyprawa.games.gloomhaven.rules.query.sight import in_sight
from wyprawa.games.gloomhaven.rules.scenario import ending, rooms, special_rules
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import Cells, ids, mask


def loot(s: State, hero: int, cells: Cells, *, ability: bool = True, most: int | None = None) -> Asking[int]:
    """Take money tokens and treasure tiles from hexes (GH-21.1, GH-21.4, GH-21.5); returns how many."""
    taken = 0
    while True:
        there = [cell for cell in ids(cells) if _here(s, cell, ability)]
        if not there or (most is not None and taken >= most):
            return taken
        cell = there[0]
        if most is not None and _count(s, there) > most - taken:
            cell = yield from ask(s.heroes[hero].seat, "loot", there, subject=(hero,), rule="GH-21.1")
        if cell in s.money:
            tokens = s.money.pop(cell)
            if most is not None and tokens > most - taken:
                s.money[cell] = tokens - (most - taken)
                tokens = most - taken
            _take_money(s, hero, cell, tokens)
            taken += tokens
        else:
            taken += 1
            yield from _take_treasure(s, hero, cell)


def _here(s: State, cell: int, ability: bool) -> bool:
    if cell in s.money:
        return True
    return cell in s.treasures and (ability or not rooms.treasure(s, cell).by_ability)


def _count(s: State, cells: list[int]) -> int:
    return sum(s.money.get(cell, 0) + (cell in s.treasures) for cell in cells)


def _take_money(s: State, hero: int, cell: int, tokens: int) -> None:
    me = s.heroes[hero]
    me.money += tokens
    me.tally.money += tokens
    s.tell(told.Looted, hero, cell, tokens, -1, rule="GH-21.4")


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
        ending.check(s)


def end_turn(s: State, hero: int) -> Asking[None]:
    """What lies in the hero's own hex is looted, like it or not (GH-21.7, GH-21.8)."""
    at = s.figures[hero].at
    if at >= 0 and (at in s.money or at in s.treasures):
        yield from loot(s, hero, 1 << at, ability=False)


@does.verb(Loot)
def loots(s: State, x: Doing, ability: Loot) -> Asking[None]:
    """All within so many hexes and in sight (GH-21.1, GH-21.3); monsters take money only (GH-29.11)."""
    x.value = ability.value if isinstance(ability.value, int) else -1
    change = yield from boosts.prepare(s, x, ability.boosts, "loot")
    reach = changes.changed(s, x, ability.value, change)
    board = facts.board(s)
    if ability.around == "path":
        cells = mask(deed(s).path[1:] or [s.figures[x.who].at])
    else:
        at = s.figures[x.who].at
        cells = board.within(at, reach) & in_sight(board, at)
    if facts.is_hero(s, x.who):
        there = any(_here(s, cell, True) for cell in ids(cells))
        if there and not (yield from leaving_out.wanted(s, x, ability, "loot.all")):
            return
        if (yield from loot(s, x.who, cells, most=ability.most)):
            performed(s)
    else:
        for cell in [cell for cell in s.money if cells >> cell & 1]:
            s.tell(told.Looted, x.who, cell, s.money.pop(cell), -1, rule="GH-29.11")
        performed(s)
    yield from boosts.finish(s, x, change)


@does.verb(Money)
def money(s: State, x: Doing, ability: Money) -> None:
    """Money tokens from the supply."""
    amount = formulas.number(s, ability.value, x)
    if amount > 0 and facts.is_hero(s, x.who):
        performed(s)
        _take_money(s, x.who, s.figures[x.who].at, amount)
