"""Abilities in words, made from their records: when, for what, how often, and what happens (MD-22.1).

A verb is said by the word `verb-` and its name, with its fields as arguments; a condition by `need-`, a
target by `to-`. A new record of the vocabulary needs words and nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from wyprawa.games.hellscape.view.texts import slug
from wyprawa.games.hellscape.vocabulary import Ability, Cost, Verb, targets, verbs
from wyprawa.games.hellscape.vocabulary.terms import pool
from wyprawa.parts.effects import All, Condition, Effect, Not, Target
from wyprawa.parts.effects import Any as AnyOf
from wyprawa.words import Arg, Text, listed, named, t

PAID = ("mana", "rage", "wounds", "fire", "water", "air", "earth", "fangs", "mana_faces")
DICE_SAID = ("yellow", "orange", "blue", "shadow", "enemy")
WORDED = {  # fields whose values have words of their own
    "rarity": "rarity",
    "element": "element",
    "spirit": "spirit",
    "what": "many",
    "symbol": "many",
    "die": "die",
    "token": "token",
    "stance": "stance",
    "type": "type",
    "item": "item",
    "name": "count",
}


def dice(written: str) -> Text:
    """`2y1o` as 2 yellow and 1 orange die."""
    counts = zip(DICE_SAID, pool(written), strict=True)
    return listed((t(f"dice-{kind}", n=n) for kind, n in counts if n), empty=t("dice-none"))


def lines(abilities: Iterable[Ability], enemy: bool = False) -> tuple[Text, ...]:
    return tuple(ability(each, enemy) for each in abilities)


@lru_cache(maxsize=1024)
def ability(it: Ability, enemy: bool = False) -> Text:
    """`Attack, 2 mana: 2 swords and 1 Fire`. `enemy`: it stands on an Enemy's card."""
    does = effects(it.do, enemy)
    before = list(conditions(it))
    return named(listed(before), does) if before else does


def conditions(it: Ability) -> Iterator[Text]:
    """Everything left of the colon."""
    if it.timing != "free":
        yield t(f"timing-{it.timing}")
    yield from costs(it.cost)
    if it.need is not None:
        yield need(it.need)
    if it.limit:
        yield t(f"limit-{it.limit}")


def costs(cost: Cost) -> Iterator[Text]:
    for field in PAID:
        n = getattr(cost, field)
        if n:
            yield t(f"cost-{slug(field)}", n=n)
    if cost.discard:
        yield t("cost-discard")


def effects(do: Sequence[Verb], enemy: bool = False) -> Text:
    return listed((effect(verb, enemy) for verb in do), "and", empty=t("verb-nothing"))


def effect(it: Effect, enemy: bool = False) -> Text:
    """One verb."""
    if isinstance(it, verbs.Choose):
        return listed((effects(each, enemy) for each in it.of), "or")
    if isinstance(it, verbs.Custom):
        return t(f"verb-custom-{slug(it.name)}")
    if isinstance(it, verbs.Stay):
        return staying(it)
    if isinstance(it, verbs.AttackNow) and not it.dice:
        return t("verb-attack-now-plain")
    if isinstance(it, verbs.Mana) and it.n < 0:
        return t(f"verb-lose-mana{'-own' if isinstance(it.to, targets.Me) else ''}", n=-it.n)
    if isinstance(it, verbs.Swords) and it.n < 0:
        return t("verb-lose-swords", n=-it.n)
    mine = isinstance(getattr(it, "to", None), targets.Me) and isinstance(it, verbs.Heal | verbs.Mana)
    return t(f"verb-{slug(tag(it))}{'-own' if mine else ''}", **arguments(it, enemy))


def staying(it: verbs.Stay) -> Text:
    """What holds in a Room as long as the Door card lies there."""
    said = [t(f"verb-stay-{it.light}")] if it.light else []
    said += [t("verb-stay-wound", n=it.wound)] if it.wound else []
    said += [t("verb-stay-heal", n=it.heal)] if it.heal else []
    return listed(said, "and")


def need(it: Condition) -> Text:
    if isinstance(it, All):
        return listed((need(each) for each in it.of), "and")
    if isinstance(it, AnyOf):
        return listed((need(each) for each in it.of), "or")
    if isinstance(it, Not):
        return t("need-not", need=need(it.of))
    return t(f"need-{slug(tag(it))}", **arguments(it, False))


def target(it: Target, enemy: bool) -> Text:
    if isinstance(it, targets.Me) and enemy:
        return t("to-itself")
    if isinstance(it, targets.Heroes | targets.Enemies):
        return t(f"to-{slug(tag(it))}-{slug(it.where)}")
    if isinstance(it, targets.Friend | targets.Enemy) and it.other:
        return t(f"to-other-{slug(tag(it))}")
    return t(f"to-{slug(tag(it))}")


def tag(it: msgspec.Struct) -> str:
    return str(it.__struct_config__.tag)


def arguments(it: msgspec.Struct, enemy: bool) -> dict[str, Arg]:
    """A record's fields as the arguments of its word."""
    return {field: argument(field, getattr(it, field), enemy) for field in it.__struct_fields__}


def argument(field: str, value: Any, enemy: bool) -> Arg:
    for kind, said in SAID:
        if isinstance(value, kind):
            return said(value, enemy)
    if field == "dice":
        return dice(value)
    return t(f"{WORDED[field]}-{slug(value)}") if field in WORDED and value else value


SAID: tuple[tuple[type, Callable[[Any, bool], Arg]], ...] = (
    (Target, target),
    (Condition, lambda it, enemy: need(it)),
    (tuple, effects),
    (bool, lambda it, enemy: "yes" if it else "no"),
)
