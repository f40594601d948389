"""The fields of a record as texts: cards by their numbers, dice, sums term by term."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from wyprawa.games.monsterlands.content import SCENARIOS, TrailBonus
from wyprawa.games.monsterlands.events import Added, Dice, Source, Term, Terms
from wyprawa.games.monsterlands.rules.query import is_greenhorn
from wyprawa.games.monsterlands.state import INFLUENCE
from wyprawa.games.monsterlands.view import texts
from wyprawa.games.monsterlands.view.board import PLACES, clan
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, DICE
from wyprawa.words import NOTHING, Text, listed, t

BLANK = t("told-nothing")


def member(n: int) -> Text:
    """A member as a sentence names him: a Greenhorn is one of several."""
    return t("told-greenhorn") if is_greenhorn(n) else texts.member(n)


CARDS: dict[str, Callable[[int], Text]] = {
    "member": member,
    "equipment": texts.equipment,
    "trap": texts.trap,
    "monster": texts.monster,
    "land": texts.land,
    "loot": texts.loot,
}


# --- lists and brackets -------------------------------------------------------------------------------


def several(name: Callable[[int], Text]) -> Callable[[Iterable[int]], Text]:
    """Cards of a kind: `Taroa, Zondu`."""
    return lambda numbers: listed(map(name, numbers), empty=NOTHING)


def several_trails(trails: Iterable[int]) -> Text:
    """Joined by semicolons, because their names have commas."""
    return listed(map(texts.trail, trails), "semicolon", empty=NOTHING)


def bracketed(parts: Sequence[Text]) -> Text:
    """` (a, b)`, or nothing at all."""
    return t("told-brackets", text=listed(parts)) if parts else BLANK


def faces(values: Sequence[int]) -> Text:
    """What dice show: `3 1 6`."""
    return t("told-faces", faces=" ".join(map(str, values)))


def again(values: Sequence[int]) -> Text:
    """Misses rolled once more."""
    return t("told-again", faces=" ".join(map(str, values))) if values else BLANK


# --- dice ---------------------------------------------------------------------------------------------


def dice(rolled: Dice) -> Text:
    """`2 Strength dice, Influence 3`; dice with a value are named by it."""
    said = []
    for kind, name in enumerate(DICE):
        values = [value for other, value in rolled if other == kind]
        if values and kind == INFLUENCE and all(values):
            said.append(t("dice-influence", n=len(values), values=" ".join(map(str, sorted(values)))))
        elif values:
            said.append(t(f"n-{name}", n=len(values)))
    return listed(said, empty=NOTHING)


def bonus_dice(rolled: Dice) -> Text:
    """Dice of a pool that come for Glory."""
    return t("told-for-glory", dice=dice(rolled)) if rolled else BLANK


# --- sums ---------------------------------------------------------------------------------------------


def price(terms: Terms) -> Text:
    """The cost and what is taken off; nothing to say if nothing is."""
    return bracketed([price_term(term) for term in terms]) if len(terms) > 1 else BLANK


def price_term(term: Term) -> Text:
    what, amount, n = term
    if what in CARDS:
        return t("price-card", name=CARDS[what](n), n=-amount)
    return t(f"price-{what}", n=abs(amount))


def total(terms: Terms) -> Text:
    """`Strength 5+1, Traps +4, carried +7`; of a Monster's attack what its number of dice is made of."""
    return listed((sum_term(term) for term in terms), empty=NOTHING)


def sum_term(term: Term) -> Text:
    what, amount, n = term
    if what in DICE:
        more = amount - n
        word = "sum-die" if not more else "sum-die-more" if more > 0 else "sum-die-less"
        return t(word, die=t(f"sum-{what}"), value=n, more=abs(more))
    if what in CARDS:
        return t("sum-card", name=CARDS[what](n), n=amount)
    return t(f"sum-{what}", n=abs(amount))


def each(added: Added) -> Text:
    """What was added to each die, and by what."""
    said = []
    for what, amount, n, kind in added:
        word = "each-more" if amount > 0 else "each-less"
        said.append(t(word, name=CARDS[what](n), n=abs(amount), die=t(f"die-{DICE[kind]}")))
    return bracketed(said)


def added(amount: int) -> Text:
    """` (+2)`, or nothing."""
    if not amount:
        return BLANK
    return t("told-more" if amount > 0 else "told-less", n=abs(amount))


def trail_bonus(terms: Terms) -> Text:
    """What waits on a trail."""
    amounts = {what: amount for what, amount, _ in terms}
    kinds = next((n for what, _, n in terms if what == "reroll"), 0)
    of = tuple(kind for bit, kind in enumerate(DICE) if kinds >> bit & 1)
    said = texts.bonus(TrailBonus(of=of, **amounts))
    return t("told-bonus", bonus=listed(said)) if said else BLANK


def handed(tokens: Sequence[int]) -> Text:
    """Loot handed in, if any."""
    return t("told-handed", tokens=listed(map(texts.loot, tokens))) if tokens else BLANK


# --- why and where ------------------------------------------------------------------------------------


def source(it: Source) -> Text:
    """` (Taron)`, or nothing."""
    what, n = it
    if what == "none":
        return BLANK
    return t("told-brackets", text=CARDS[what](n) if what in CARDS else t(f"source-{what}"))


def place(n: int) -> Text:
    return t(f"zone-{next(id for id, number in PLACES.items() if number == n)}")


def symbols(counts: Sequence[int]) -> Text:
    """`Fire 3, Air 1`."""
    shown = [(affinity, n) for affinity, n in zip(AFFINITIES, counts, strict=True) if n]
    return bracketed([t("told-symbols", affinity=t(f"affinity-{affinity}"), n=n) for affinity, n in shown])


NAMES: dict[str, Callable[[Any], Text]] = {
    **CARDS,
    "who": clan,
    "clan": lambda n: t(f"clan-{AFFINITIES[n]}"),
    "scenario": lambda n: t(f"scenario-{SCENARIOS[n - 1].id}"),
    "level": lambda level: t(f"level-{level}"),
    "rank": lambda rank: t(f"rank-{rank}"),
    "quest": texts.quest,
    "contract": texts.quest,
    "building": texts.building,
    "trail": texts.trail,
    "target": texts.trail,
    "off": texts.trail,
    "place": place,
    "trails": several_trails,
    "members": several(member),
    "traps": several(texts.trap),
    "cards": several(texts.equipment),
    "tokens": several(texts.loot),
    "buildings": several(texts.building),
    "dice": dice,
    "for_glory": bonus_dice,
    "bonus": trail_bonus,
    "handed": handed,
    "given": dice,
    "faces": faces,
    "again": again,
    "sum": total,
    "each": each,
    "added": added,
    "price": price,
    "source": source,
    "symbols": symbols,
}
"""For `Game.names`: what the fields of a record say."""
