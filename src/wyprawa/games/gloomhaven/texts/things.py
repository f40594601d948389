"""Abilities for the map, cards and items, and the monsters that are summoned."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.terms import Place
from wyprawa.games.gloomhaven.abilities.verbs import (
    ChooseHex,
    Destroy,
    DisarmTrap,
    MoveObstacle,
    Recover,
    Refresh,
    SetObstacle,
    SetTrap,
    SummonMonster,
)
from wyprawa.games.gloomhaven.texts.phrases import (
    Own,
    conditions,
    how_many,
    meaning,
    place,
    target,
    uses,
    whom,
)
from wyprawa.words import Text, counted, listed, t

RANKS = (("N", "normal"), ("E", "elite"), ("B", "boss"))


def trap(damage: int, give: tuple[str, ...]) -> Text:
    """What a trap does to who springs it."""
    return listed([*([t("damage", n=damage)] if damage else []), *conditions(give)])


def ground(it: SetTrap | DisarmTrap | SetObstacle | Destroy | MoveObstacle | ChooseHex) -> Text:
    match it:
        case SetTrap(damage=damage, give=give, within=within, xp=n):
            lines = [t("do-set-trap", place=_where("self", within), what=trap(damage, give))]
            if it.splash or it.spread:
                lines.append(t("trap-splash", what=trap(it.splash, it.spread)))
            return listed((*lines, *([t("trap-xp", n=n)] if n else [])), "semicolon")
        case DisarmTrap(value=value, within=within, around=around, onto=onto):
            said = t("do-disarm-trap", n=how_many(value), place=_where(around, within, value != 1))
            return listed((said, t("trap-onto", who=whom(onto))), "semicolon") if onto else said
        case SetObstacle(value=value, size=size, within=within, around=around):
            name = "do-set-obstacle" if size == 1 else "do-set-obstacle-3"
            return t(name, n=value, place=_where(around, within, value != 1))
        case Destroy(value=value, within=within, around=around):
            return t("do-destroy", n=how_many(value), place=_where(around, within, value != 1))
        case MoveObstacle(within=within, reach=reach):
            return t("do-move-obstacle", place=_where("self", within), reach=reach)
        case ChooseHex(within=n):
            return t("do-choose-hex", n=n)


def _where(around: Place, within: int | None, many: bool = False) -> Text:
    where = place(around, within, many=many)
    return t("place-anywhere") if where is None else where


def back(it: Recover | Refresh, *, whom: bool = True) -> Text:
    """Cards and items that come back; with `whom` also for whom."""
    whose = [target(it.to)] if it.to and whom else []
    match it:
        case Recover(value=value, pile=pile, lose=lose):
            more = [t("recover-summons")] if it.summons else []
            said = [t(f"do-recover-{pile}", n=how_many(value)), *more, *whose]
            return listed((listed(said), t("then-lose", n=lose)), "semicolon") if lose else listed(said)
        case Refresh(value=value, of=of, slot=slot):
            said = [t(f"do-refresh-{uses(of, slot)}", n=how_many(value))]
            return listed([*said, *whose])


def summon_monster(it: SummonMonster, own: Own | None) -> Text:
    ranks = group(it.ranks) if isinstance(it.ranks, str) else by_party(it.ranks, own)
    said = [t("do-summon-monster", monster=t(f"monster-{it.monster}"), ranks=ranks)]
    said += [t("place-by-target")] if it.near == "target" else []
    return listed([*said, *([t("summon-hp", what=meaning(str(it.hp)))] if it.hp is not None else [])])


def group(ranks: str) -> Text:
    """`NNE` as two normal, one elite."""
    counts = {rank: ranks.count(letter) for letter, rank in (("N", "normal"), ("E", "elite"), ("B", "boss"))}
    return listed(counted(counts, "rank"), "and")


def by_party(ranks: tuple[str, str, str], own: Own | None) -> Text:
    """What comes for 2, 3 and 4 characters, or for as many as there are."""
    if own is not None and own.party is not None:
        return group(ranks[max(2, own.party) - 2])
    if len(set(ranks)) == 1:
        return group(ranks[0])
    said = []
    for each in dict.fromkeys(ranks):
        numbers = [n for n, other in enumerate(ranks, 2) if other == each]
        span = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        said += [t("by-party", n=span, what=group(each))] if each else []
    return listed(said, "semicolon")
