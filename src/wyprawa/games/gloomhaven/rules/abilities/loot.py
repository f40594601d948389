"""Chapter 21, the verbs: looting and money."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import Loot, Money
from wyprawa.games.gloomhaven.rules.abilities import card_actions
from wyprawa.games.gloomhaven.rules.figures import boosts, looting
from wyprawa.games.gloomhaven.rules.query import changes, facts, formulas
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, does, performed
from wyprawa.games.gloomhaven.rules.query.targeting import in_sight
from wyprawa.games.gloomhaven.rules.scenario import bearers, flood
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import Cells, ids, mask


@does.verb(Loot)
def loots(s: State, x: Performer, ability: Loot) -> Asking[None]:
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
    looter = x.who if facts.is_hero(s, x.who) else s.figures[x.who].owner  # what a summon loots is its hero's
    if looter >= 0:
        there = any(looting.lies_here(s, cell, True, looter) for cell in ids(cells)) or bearers.lies_in(
            s, cells
        )
        yield from _take_over(s, x, looter, cells)
        yield from flood.scoop(s, looter, cells)
        if there and not (yield from card_actions.wanted(s, x, ability, "loot.all")):
            return
        if (yield from looting.loot(s, looter, cells, most=ability.most)):
            performed(s, x)
    else:
        for cell in [cell for cell in s.money if cells >> cell & 1]:
            s.tell(told.Looted, x.who, cell, s.money.pop(cell), -1, rule="GH-29.11")
        performed(s, x)
    yield from boosts.finish(s, x, change)


def _take_over(s: State, x: Performer, looter: int, cells: Cells) -> Asking[None]:
    """What another character carries, if the scenario lets it pass from hand to hand (GH-33.13)."""
    if not bearers.bearer_in(s, looter, cells):
        return
    answer = yield from ask(x.seat, "burden.take", ["yes", "no"], subject=(looter,), rule="GH-33.13")
    if answer == "yes":
        bearers.take(s, looter)
        performed(s, x)


@does.verb(Money)
def money(s: State, x: Performer, ability: Money) -> None:
    """Money tokens from the supply."""
    amount = formulas.number(s, ability.value, x)
    if amount > 0 and facts.is_hero(s, x.who):
        performed(s, x)
        looting.take_money(s, x.who, s.figures[x.who].at, amount)
