"""The fields of a record as texts: cards by their numbers, dice, sums term by term."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from wyprawa.games.monsterlands.content import SCENARIOS, TrailBonus
from wyprawa.games.monsterlands.events import Added, Dice, Source, Term, Terms
from wyprawa.games.monsterlands.rules.query import is_greenhorn
from wyprawa.games.monsterlands.state import GATE_TRAILS, INFLUENCE, LAND_TRAILS, QUEST_TRAILS
from wyprawa.games.monsterlands.view import texts
from wyprawa.games.monsterlands.view.board import PLACES, clan
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, BUILDINGS, DICE
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
    """Cards of a kind: `Taroa and Zondu`."""
    return lambda numbers: listed(map(name, numbers), "and", empty=NOTHING)


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
    """`2 Strength dice and Influence die 3`; dice with a value are named by it."""
    said = []
    for kind, name in enumerate(DICE):
        values = [value for other, value in rolled if other == kind]
        if values and kind == INFLUENCE and all(values):
            said.append(t("dice-influence", n=len(values), values=listed(sorted(values), "and")))
        elif values:
            said.append(t(f"n-{name}", n=len(values)))
    return listed(said, "and", empty=NOTHING)


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
    return listed((sum_term(term) for term in terms), empty=t("sum-nothing"))


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
    return t("told-each", text=listed(said, "semicolon")) if said else BLANK


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
    return t("told-handed", tokens=several(loot)(tokens)) if tokens else BLANK


# --- why and where ------------------------------------------------------------------------------------


def source(it: Source) -> Text:
    """` (Taron)`, or nothing."""
    what, n = it
    if what == "none":
        return BLANK
    return t("told-brackets", text=CARDS[what](n) if what in CARDS else t(f"source-{what}"))


def place(n: int) -> Text:
    """The letter of a Land's slot."""
    return t(f"slot-{next(id for id, number in PLACES.items() if number == n)}")


def trail(where: int) -> Text:
    """A trail as a sentence names it: `trail 2 of Land A`."""
    for side, trails in zip("ab", LAND_TRAILS, strict=True):
        if where in trails:
            return t(f"way-land-{side}", n=where - trails.start + 1)
    for side, trails in zip("ab", QUEST_TRAILS, strict=True):
        if where in trails:
            return t(f"way-quest-{side}-{'left' if where == trails.start else 'right'}")
    return t("way-gate-upper" if where == GATE_TRAILS.start else "way-gate-lower")


def building(n: int) -> Text:
    """`at the Tavern`."""
    return t(f"at-{BUILDINGS[n]}")


def trap(n: int) -> Text:
    """A Trap as the object of a sentence."""
    return t(f"{texts.trap(n).id}.acc")


def loot(n: int) -> Text:
    return t("log-loot", loot=texts.loot(n))


def symbols(counts: Sequence[int]) -> Text:
    """`Fire 3, Air 1`."""
    shown = [(affinity, n) for affinity, n in zip(AFFINITIES, counts, strict=True) if n]
    return bracketed([t("told-symbols", affinity=t(f"affinity-{affinity}"), n=n) for affinity, n in shown])


NAMES: dict[str, Callable[[Any], Text]] = {
    **CARDS,
    "trap": trap,
    "loot": loot,
    "who": clan,
    "winners": several(clan),
    "clan": lambda n: t(f"clan-{AFFINITIES[n]}"),
    "scenario": lambda n: t(f"scenario-{SCENARIOS[n - 1].id}"),
    "level": lambda level: t(f"level-{level}"),
    "quest": texts.quest,
    "contract": texts.quest,
    "building": building,
    "trail": trail,
    "target": trail,
    "off": trail,
    "place": place,
    "trails": several(trail),
    "members": several(member),
    "traps": several(trap),
    "cards": several(texts.equipment),
    "tokens": several(loot),
    "buildings": several(building),
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
