"""The odds shown beside an attack, against drawing every order of the cards by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.look.chances import chart, odds, said
from wyprawa.games.gloomhaven.rules.attack.aims import Plan
from wyprawa.games.gloomhaven.rules.figures import modifiers
from wyprawa.games.gloomhaven.rules.query.changes import pierced
from wyprawa.games.gloomhaven.state import REDUCED, Modifiers, State
from wyprawa.words import load_words, t

DECKS = {
    "plain": (["plus_0", "plus_1", "minus_1", "double", "null"], []),
    "rolling": (["rolling_plus_1", "rolling_pierce_3", "plus_0", "minus_2"], []),
    "all kinds": (["rolling_plus_1", "plus_1_curse", "plus_1", "bless", "curse"], ["plus_2"]),
    "nearly out": (["rolling_plus_1"], ["plus_2", "minus_1", "null"]),
    "out": ([], ["plus_1", "double"]),
    "none": ([], []),
}
PLANS = [Plan(3), Plan(3, edge=1), Plan(2, edge=-1), Plan(4, 1, shield=3, pierce=1), Plan(1, -1, calm=True)]


class Orders:
    """Chance that goes through every card that may come: the choices so far, and how many there were."""

    def __init__(self) -> None:
        self.taken: list[int] = []
        self.open: list[int] = []

    def start(self) -> None:
        self.at = 0
        self.chance = Fraction(1)

    def take(self, pile: list[Any], label: str) -> Any:
        if self.at == len(self.taken):
            self.taken.append(0)
            self.open.append(len(pile))
        self.chance /= len(pile)
        self.at += 1
        return pile.pop(self.taken[self.at - 1])

    def more(self) -> bool:
        """Go on to the next order, if there is one."""
        while self.taken and self.taken[-1] + 1 == self.open[-1]:
            self.taken.pop()
            self.open.pop()
        if self.taken:
            self.taken[-1] += 1
        return bool(self.taken)


def all_orders(s: State, deck: Modifiers, plan: Plan) -> Iterator[tuple[Fraction, int]]:
    """The damage of every order of cards, as the rules draw them."""
    orders = Orders()
    s.chance = orders  # type: ignore[assignment]  # knows how to take
    while True:
        s.heroes[0].deck = Modifiers([*deck.undrawn], [*deck.drawn])
        orders.start()
        drawn = modifiers.draw(s, 0, plan.value, plan.edge, no_double=plan.calm)
        pierce = plan.pierce + sum(map(pierced, drawn.boosts))
        yield orders.chance, max(0, drawn.result - max(0, plan.shield - pierce))
        if not orders.more():
            return


def table_of(variant: int = 0) -> State:
    s: State = GAME.begin(GAME.read_options({"seats": 2}), 1)
    s.variant = variant
    return s


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("variant", [0, REDUCED])
def test_the_odds_are_those_of_every_order(name: str, plan: Plan, variant: int) -> None:
    s = table_of(variant)
    deck = Modifiers([*DECKS[name][0]], [*DECKS[name][1]])
    expected: dict[int, Fraction] = {}
    for chance, damage in all_orders(s, deck, plan):
        expected[damage] = expected.get(damage, Fraction(0)) + chance
    found = odds(s, deck, plan)
    assert [damage for damage, _ in found.rows] == sorted(expected)
    for damage, share in found.rows:
        assert share == pytest.approx(float(expected[damage])), damage
    assert sum(share for _, share in found.rows) == pytest.approx(1)


def test_the_standard_deck_against_shield() -> None:
    s = table_of()
    found = odds(s, s.heroes[0].deck, Plan(3, shield=1))
    assert found.mean == pytest.approx((6 * 2 + 5 * 3 + 5 * 1 + 4 + 0 + 5 + 0) / 20)
    assert found.at_least(3) == pytest.approx(7 / 20)
    note = load_words("wyprawa.games.gloomhaven", "en").say(said(found, 3)).replace("\N{NO-BREAK SPACE}", " ")
    assert note == "3 HP, kills 35%"
    drawn = chart("figure-4", t("monster-bandit_guard"), found, 3, 1)
    assert [(bar.label, bar.chance, bar.deadly) for bar in drawn.bars] == [
        *((0, 10, False), (1, 25, False), (2, 30, False)),
        *((3, 25, True), (4, 5, True), (5, 5, True)),
    ]
    assert (drawn.at, drawn.chance) == ("figure-4", 35)


def test_looking_changes_nothing() -> None:
    s = table_of()
    before = [*s.heroes[0].deck.undrawn]
    odds(s, s.heroes[0].deck, Plan(2, edge=1))
    assert s.heroes[0].deck.undrawn == before
