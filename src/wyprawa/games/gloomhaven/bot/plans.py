"""What a hero can make of its turn: the best sum over the halves of two cards, their order and the hexes.

A plan is a row of abilities. Moves lead to every hex in reach, what is done there is worth what it takes from
the enemies and gives to friends, and the hex where it ends costs what the enemies will do to the party.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack, Bonus, Choose, Loot, Move, Use
from wyprawa.games.gloomhaven.bot import goal, posts
from wyprawa.games.gloomhaven.bot.cards import action_cost, printed
from wyprawa.games.gloomhaven.bot.gains import Gains
from wyprawa.games.gloomhaven.bot.outlook import Outlook
from wyprawa.games.gloomhaven.bot.strikes import Strikes
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts.boards import Cell

FOR_LOOT = 2.5  # the half of a card whose other half loots, while the goal needs that
IDLE = 1.5  # how much dearer a lost card is when nobody is there to fight
SAVING = 0.6  # the same while one whose death loses the scenario fades away
USES = 0.55  # what each further use of a bonus is worth beside the first
Known = dict[tuple[int, Cell], float]


class Half(msgspec.Struct):
    """A half of a card under consideration. `move` is the place of its first move, -1 if it has none."""

    action: Action
    row: tuple[Ability, ...]
    move: int
    price: float
    simple: bool = True
    """It has at most one move."""
    stays: dict[Cell, float] = {}
    leaves: dict[Cell, float] = {}
    ends: list[tuple[float, Cell]] | None = None


class Plans:
    """The turns that are open to one hero."""

    def __init__(self, look: Outlook, strikes: Strikes | None = None) -> None:
        self.look = look
        self.strikes = Strikes(look) if strikes is None else strikes
        self.gains = Gains(look, self.strikes)
        self._halves: dict[int, Half] = {}
        self._turns: dict[tuple[int, int], tuple[float, int]] = {}
        self._cost: float | None = None
        self._kept = _kept_for_loot(look)

    def later(self) -> Plans:
        """The same as it may be when the enemies have had their turns."""
        look = Outlook(self.look.s, self.look.who, self.look.danger.advanced())
        return Plans(look, Strikes(look, self.strikes.previews))

    # --- halves ---------------------------------------------------------------------------------------------

    def half(self, action: Action) -> Half:
        """A half of a card with what is known about it."""
        found = self._halves.get(id(action))
        if found is None:
            row = self.row_of(action)
            moves = [n for n, each in enumerate(row) if isinstance(each, Move)]
            found = Half(action, row, moves[0] if moves else -1, self.price(action), len(moves) < 2)
            self._halves[id(action)] = found
        return found

    def row_of(self, action: Action) -> tuple[Ability, ...]:
        """The abilities of a half as far as they can be done now."""
        found: list[Ability] = []
        for ability in action.do:
            if isinstance(ability, Use):
                strong = self.look.s.elements
                if all(strong[ELEMENTS.index(name)] for name in ability.elements if name != "any"):
                    found += ability.then
            elif isinstance(ability, Choose):
                found += ability.of[0]
            else:
                found.append(ability)
        return tuple(found)

    def price(self, action: Action) -> float:
        """What playing a half costs besides its use, less what its use spaces add."""
        look = self.look
        price = FOR_LOOT if id(action) in self._kept else 0.0
        if action.lost:
            if self._cost is None:
                dear = SAVING if posts.dying(look.s) else 1.0 if look.foes else IDLE
                self._cost = action_cost(look.s, look.who) * dear
            price += self._cost
        if action.slots and look.foes:
            for ability in action.do:
                if isinstance(ability, Bonus):
                    price -= self.gains.bonus(ability, look.me.at) * USES * (len(action.slots) - 1)
        return price

    def alone(self, action: Action) -> float:
        """The most that one half can bring from where the hero is."""
        return self.best(self.row_of(action), self.look.me.at) - self.price(action)

    # --- turns ----------------------------------------------------------------------------------------------

    def turn(self, upper: Action, lower: Action) -> tuple[float, int]:
        """The most that two halves can bring, and whether the lower comes first (1) or the upper (0)."""
        key = id(upper), id(lower)
        found = self._turns.get(key)
        if found is None:
            worth, first = self._turn(self.half(upper), self.half(lower))
            if first and lower.active == "round" and self.look.foes:
                worth += helps(lower, upper)
            found = self._turns[key] = worth, first
        return found

    def _turn(self, upper: Half, lower: Half) -> tuple[float, int]:
        here = self.look.me.at
        price = upper.price + lower.price
        if upper.move < 0 and lower.move < 0:
            worth = self._here(upper, here, True) + self._here(lower, here, True) + self.look.place(here)
            return worth - price, int(any(isinstance(each, Bonus) for each in lower.row))
        if upper.simple and lower.simple and (upper.move < 0 or lower.move < 0):
            goes, stands = (lower, upper) if upper.move < 0 else (upper, lower)
            ends = self._ends(goes)
            before = self._here(stands, here, False) + max(worth for worth, _ in ends)
            known = stands.stays
            after = -99.0
            for worth, cell in ends:
                more = known.get(cell)
                worth += self._here(stands, cell, True) if more is None else more
                if worth > after:
                    after = worth
            if after >= before:
                return after - price, int(goes is lower)
            return before - price, int(goes is upper)
        low = self.best((*lower.row, *upper.row), here)
        top = self.best((*upper.row, *lower.row), here)
        return max(low, top) - price, int(low >= top)

    def _here(self, half: Half, cell: Cell, stays: bool) -> float:
        """What a half without a move brings from a hex."""
        known = half.stays if stays else half.leaves
        found = known.get(cell)
        if found is None:
            found = known[cell] = sum(self.gains.gain(each, cell, stays=stays) for each in half.row)
        return found

    def _ends(self, half: Half) -> list[tuple[float, Cell]]:
        """Where a half with one move may lead, and what it and the hex bring."""
        if half.ends is None:
            at, here, gain = half.move, self.look.me.at, self.gains.gain
            going = half.row[at]
            assert isinstance(going, Move)
            first = sum(gain(each, here, stays=False) for each in half.row[:at])
            after = half.row[at + 1 :]
            half.ends = [
                (first - harm + self.look.place(to) + sum(gain(each, to, stays=True) for each in after), to)
                for to, harm in self.look.reach(here, points(going) + self.look.lift, going.jump).items()
            ]
        return half.ends

    def best(self, row: Sequence[Ability], cell: Cell, place: int = 0, known: Known | None = None) -> float:
        """The most that abilities done in this order can bring, from a hex to the end of the turn."""
        known = {} if known is None else known
        key = place, cell
        found = known.get(key)
        if found is not None:
            return found
        if place == len(row):
            found = self.look.place(cell)
        else:
            ability = row[place]
            if isinstance(ability, Move):
                found = max(
                    self.best(row, to, place + 1, known) - harm
                    for to, harm in self.look.reach(
                        cell, points(ability) + self.look.lift, ability.jump
                    ).items()
                )
            else:
                stays = not any(isinstance(each, Move) for each in row[place + 1 :])
                found = self.gains.gain(ability, cell, stays=stays) + self.best(row, cell, place + 1, known)
        known[key] = found
        return found


def _kept_for_loot(look: Outlook) -> set[int]:
    """Halves of cards better kept for the loot ability of the other half, since the goal needs it."""
    if not goal.looting_matters(look.s):
        return set()
    cards = [CARDS[card] for card in (*look.hero.hand, *look.hero.picked) if goal.loots(card)]
    return {
        id(half)
        for card in cards
        for half in (card.top, card.bottom)
        if not any(isinstance(each, Loot) for each in half.do)
    }


def helps(lower: Action, upper: Action) -> float:
    """What a bonus for this round adds to the attacks of the other half."""
    if not any(isinstance(each, Attack) for each in upper.do):
        return 0.0
    return sum(
        0.7 * printed(each.boost.add, 1)
        for each in lower.do
        if isinstance(each, Bonus) and each.at == "attack" and each.boost is not None
    )


def points(move: Move) -> int:
    return printed(move.value, 3)


@cache
def _basic(kind: str, value: int) -> Action:
    return Action(do=(Attack(value=value),) if kind == "attack" else (Move(value=value),))


def basic(s: State, who: int, kind: str) -> Action:
    """The basic attack or move of a hero, one object for each value."""
    return _basic(kind, facts.basic(s, who, kind))
