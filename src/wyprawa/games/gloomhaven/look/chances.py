"""The exact odds of an attack: what each modifier card that may come would make of it.

What is left in a deck is known to all, for drawn cards lie open; only the order is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from wyprawa.games.gloomhaven.content import MODIFIERS
from wyprawa.games.gloomhaven.content.rows import Modifier
from wyprawa.games.gloomhaven.rules.attack.aims import Plan
from wyprawa.games.gloomhaven.rules.figures import modifiers
from wyprawa.games.gloomhaven.rules.query.changes import pierced
from wyprawa.games.gloomhaven.state import REDUCED, Modifiers, State
from wyprawa.scene import Chart, percent, spread
from wyprawa.words import Text, t

Pile = tuple[str, ...]


class Odds(NamedTuple):
    """Each damage that may come with its chance, from the least."""

    rows: tuple[tuple[int, float], ...]

    @property
    def mean(self) -> float:
        return sum(damage * chance for damage, chance in self.rows)

    def at_least(self, damage: int) -> float:
        return sum(chance for reached, chance in self.rows if reached >= damage)


def odds(s: State, deck: Modifiers, plan: Plan) -> Odds:
    """What an attack does with this deck (GH-10.15 to GH-10.21, GH-11, GH-47)."""
    return _odds(tuple(sorted(deck.undrawn)), tuple(sorted(deck.drawn)), plan, bool(s.variant & REDUCED))


@lru_cache(maxsize=4096)
def _odds(undrawn: Pile, drawn: Pile, plan: Plan, reduced: bool) -> Odds:
    if plan.kills:
        return Odds(((plan.kills, 1.0),))
    found: Counter[int] = Counter()
    rules = _Rules(reduced, plan)
    for chance, applied in _draws(undrawn, drawn, rules):
        found[rules.damage(applied)] += chance  # type: ignore[assignment]  # a Counter of floats
    return Odds(tuple(sorted(found.items())))


class _Rules:
    """How cards are compared and applied; `modifiers` looks at nothing else of a state."""

    def __init__(self, reduced: bool, plan: Plan) -> None:
        self.plan = plan
        self.variant = REDUCED if reduced else 0

    def better(self, first: Modifier, second: Modifier) -> Modifier:
        return modifiers.better(
            self,  # type: ignore[arg-type]  # has a variant
            first,
            second,
            self.plan.value,
            self.plan.edge,
            no_double=self.plan.calm,
        )

    def damage(self, applied: Sequence[Modifier]) -> int:
        result, _ = modifiers.total(
            self,  # type: ignore[arg-type]  # has a variant
            list(applied),
            self.plan.value,
            no_double=self.plan.calm,
        )
        more = sum(pierced(card.boost) for card in applied if card.boost is not None)
        return max(0, result - max(0, self.plan.shield - self.plan.pierce - more))


def _draws(undrawn: Pile, drawn: Pile, rules: _Rules) -> Iterator[tuple[float, list[Modifier]]]:
    """All ways the cards may come with their chances, and the cards of them that apply (GH-2.14, GH-11)."""
    edge = rules.plan.edge
    if edge == 0:
        yield from _chain(undrawn, drawn, [], 1.0)
        return
    for chance, first, left, gone in _one(undrawn, drawn):
        for then, second, left2, gone2 in _one(left, gone):
            both = chance * then
            if first.rolling and second.rolling:
                for more, cards in _chain(left2, gone2, [first, second], both):
                    yield more, cards if edge > 0 else cards[-1:]
            elif first.rolling or second.rolling:
                yield both, [first, second] if edge > 0 else [second if first.rolling else first]
            else:
                yield both, [rules.better(first, second)]


def _chain(
    undrawn: Pile, drawn: Pile, before: list[Modifier], so_far: float
) -> Iterator[tuple[float, list[Modifier]]]:
    """Cards up to the first that does not roll."""
    for chance, card, left, gone in _one(undrawn, drawn):
        if card.rolling:
            yield from _chain(left, gone, [*before, card], so_far * chance)
        else:
            yield so_far * chance, [*before, card]


def _one(undrawn: Pile, drawn: Pile) -> Iterator[tuple[float, Modifier, Pile, Pile]]:
    """Each card that may come next; an empty deck is made anew of what was drawn (GH-2.10)."""
    if not undrawn:
        undrawn, drawn = drawn, ()
        if not undrawn:
            yield 1.0, MODIFIERS["plus_0"], (), ()
            return
    for id, copies in Counter(undrawn).items():
        place = undrawn.index(id)
        card = MODIFIERS[id]
        gone = drawn if card.returns else (*drawn, id)  # GH-2.9
        yield copies / len(undrawn), card, (*undrawn[:place], *undrawn[place + 1 :]), gone


def said(found: Odds, hp: int) -> Text:
    """What the target has left, and the chance to kill it."""
    return t("odds-attack", hp=hp, kill=percent(found.at_least(hp)))


def chart(at: str, name: Text, found: Odds, hp: int, shield: int) -> Chart:
    """The chance of each damage, drawn at the target."""
    note = t("odds-shielded", hp=hp, shield=shield) if shield else t("odds-hp", hp=hp)
    bars = spread(found.rows, hp)
    return Chart(at, name, t("odds-kills"), percent(found.at_least(hp)), bars, t("odds-damage"), note)
