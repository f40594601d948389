"""Abilities that are said in keywords: `Attack 3, Range 3, Pierce 2`."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.terms import All
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Give, Heal, Loot, Move, Retaliate, Shield
from wyprawa.games.gloomhaven.content import AREAS
from wyprawa.games.gloomhaven.texts.phrases import Own, conditions, known, meaning, number, signed, target
from wyprawa.words import Arg, Text, t


def keywords(it: Attack | Move | Heal | Shield | Retaliate | Loot | Give, own: Own | None) -> list[Text]:
    """The parts of a line, the verb first and whom it is for last."""
    match it:
        case Attack():
            return _attack(it, own)
        case Move():
            said = [t("do-move", n=_value(it.value, it.own, own.move if own else None, own))]
            said += [t("jump")] if it.jump else []
            said += [t("move-straight")] if it.straight else []
            return said + ([t(f"move-end-by-{it.end_by}")] if it.end_by else [])
        case Heal():
            said = [t("do-heal", n=number(it.value, own)), *_reach(it.range, it.targets)]
            return said + _to(it, it.range is None)
        case Shield():
            return [t("do-shield", n=number(it.value, own)), *_to(it, False)]
        case Retaliate():
            reach = it.range if it.range > 1 else None
            return [t("do-retaliate", n=number(it.value, own)), *_reach(reach, 1), *_to(it, False)]
        case Loot():
            said = [t("do-loot-path") if it.around == "path" else t("do-loot", n=number(it.value, own))]
            return said + ([t("loot-most", n=it.most)] if it.most is not None else [])
        case Give():
            said = [*_pushes(it.push, it.pull), *conditions(it.give), *_reach(it.range, it.targets)]
            if it.to is not None and it.to.around == "hex":
                said.append(t("towards-hex"))
            return said + _to(it, it.range is None)


def _attack(it: Attack, own: Own | None) -> list[Text]:
    said = [t("do-attack", n=_value(it.value, it.own, own.attack if own else None, own))]
    melee = it.area is not None and bool(AREAS[it.area].own)
    if it.range is not None:
        said.append(t("range", n=number(it.range)))
    elif it.own_range == 0 and it.own is None:
        said.append(t("range-own"))
    elif it.own_range is not None:
        said.append(t("range", n=_value(None, it.own_range, own.range if own else None, own)))
    elif own is not None and own.range and it.to is None and not melee:
        said.append(t("range", n=own.range))
    said += [t("targets", n=number(it.targets))] if it.targets != 1 else []
    said += [t("area", area=t(f"area-{it.area}"))] if it.area else []
    said += [pierce(it.pierce)] if it.pierce else []
    said += [*_pushes(it.push, it.pull), *conditions(it.give), *_to(it, False)]
    return said + ([t("attack-on-one")] if it.on_one else [])


def _value(value: int | str | None, change: int | None, base: int | str | None, own: Own | None) -> Arg:
    """A printed number, or one added to the monster's own: `+1`, with its numbers `3 (+1)`."""
    if change is None:
        return number(value, own) if value is not None else signed(0)
    if base is None:
        return signed(change)
    base = known(base, own)
    if isinstance(base, int):
        return t("value-own", n=max(0, base + change), change=signed(change))
    return t("value-own-x", change=signed(change), what=meaning(base)) if change else number(base)


def _reach(range: int | None, targets: int) -> list[Text]:
    said = [t("range", n=range)] if range is not None else []
    return said + ([t("targets", n=targets)] if targets > 1 else [])


def _pushes(push: int, pull: int) -> list[Text]:
    return [t(name, n=n) for name, n in (("push", push), ("pull", pull)) if n]


def pierce(n: int | All) -> Text:
    return t("pierce-all") if n == "all" else t("pierce", n=n)


def _to(it: Attack | Heal | Shield | Retaliate | Give, self: bool) -> list[Text]:
    if it.to is not None:
        return [target(it.to)]
    return [t("self")] if self else []
