"""What sentences are made of: numbers, figures, places, tests and elements."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal, NamedTuple

from wyprawa.games.gloomhaven.abilities.terms import (
    AnyElement,
    Beside,
    Count,
    EnemiesNear,
    Has,
    Hp,
    LostHp,
    Moved,
    Negatives,
    NotStrong,
    Number,
    OfRank,
    OfType,
    Place,
    SelfHas,
    SelfHp,
    Strong,
    Test,
    There,
    Used,
    ValueIs,
    Whom,
)
from wyprawa.parts.effects import Condition
from wyprawa.parts.values import evaluate, names_in
from wyprawa.words import Arg, Text, listed, t

Of = Literal["target", "attacker", "it"]
MINUS = "−"
NEAR = ("ally", "friend", "enemy", "summon", "allies", "friends", "enemies", "others", "summons")
"""Those of `Whom.who` that have a word of their own for adjacent figures."""
MANY = (
    *("allies", "friends", "enemies", "others", "summons", "own_summons"),
    *("characters", "with_summons", "doomed"),
)


class Own(NamedTuple):
    """A monster's own numbers at its level and rank, and what its formulas name, if known."""

    move: int
    attack: Number
    range: int = 0
    level: int | None = None
    party: int | None = None  # characters that started


def clause(heads: list[Text], what: Text) -> Text:
    """`when, if: what`; without a head just what."""
    return t("clause", head=listed(heads), what=what) if heads else what


# --- numbers ------------------------------------------------------------------------------------------------


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


def how_many(count: Count) -> int:
    """A number for words, in which 0 stands for all."""
    return 0 if count == "all" else count


def uses(of: Iterable[str], slot: str | None) -> str:
    """The kind of items that are spent, consumed or made ready, for the name of a word."""
    return "-".join([use for use in ("spent", "consumed") if use in of] + ([slot] if slot else []))


def known(value: Number, own: Own | None) -> Number:
    """The number itself, if what its formula names is known."""
    given = {"level": own.level, "C": own.party} if own else {}
    names = {name: n for name, n in given.items() if n is not None}
    return evaluate(value, names) if names_in(value) <= names.keys() else value


def number(value: Number, own: Own | None = None) -> Arg:
    """A number, or X and what it stands for."""
    value = known(value, own)
    return value if isinstance(value, int) else t("value-x", what=meaning(value))


def meaning(formula: str) -> Text:
    """What a formula counts; `2*kills`, `3 + moved` and `C + 1` are put together, others are said as one."""
    if found := re.fullmatch(r"([0-9]+)\*(\w+)", formula):
        return t("value-per", n=int(found[1]), per=t(f"per-{slug(found[2])}"))
    if found := re.fullmatch(r"([0-9]+) \+ (\w+)", formula):
        return t("value-plus", n=int(found[1]), what=t(f"x-{slug(found[2])}"))
    if found := re.fullmatch(r"(\w+) \+ ([0-9]+)", formula):
        return t("value-plus", n=int(found[2]), what=t(f"x-{slug(found[1])}"))
    return t(f"x-{slug(formula)}")


def rate(formula: str) -> tuple[int, Text]:
    """So many for each of something: `2*kills`."""
    times, _, name = formula.rpartition("*")
    return int(times or 1), t(f"per-{slug(name)}")


def xp(amount: Number) -> Text:
    """Experience, `1 XP for each target` too."""
    if isinstance(amount, int):
        return t("xp", n=amount)
    n, per = rate(amount)
    return t("for-each", what=t("xp", n=n), per=per)


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


# --- figures and places -------------------------------------------------------------------------------------


def whom(it: Whom) -> Text:
    """Who is meant, in the nominative."""
    near = it.around == "self" and it.within == 1 and it.who in NEAR
    rank = ranks_in(it.where)
    if it.count > 1:
        return t("whom-at", who=t(f"whom-{it.who}-several", n=it.count), place=_several(it))
    said = t(f"whom-{it.who}{'-adjacent' if near else ''}", **({"rank": rank} if it.who == "enemy" else {}))
    where = place(it.around, it.within, many=it.who in MANY) if not near else None
    if it.beyond:
        where = t("place-exactly", n=it.beyond + 1)
    if where is not None:
        said = t("whom-at", who=said, place=where)
    tests = test(it.where, "it") if it.where else []
    if rank != "any" and it.who == "enemies":
        tests.insert(0, t("test-it-rank", rank=rank))
    return t("whom-if", who=said, test=listed(tests, "and"), many=number_of(it)) if tests else said


def _several(it: Whom) -> Text:
    return place(it.around, it.within, many=True) or t("place-anywhere")


def target(it: Whom) -> Text:
    if it.who in ("self", "target"):
        return t("self" if it.who == "self" else "same-target")
    return t("target-whom", whom=whom(it))


def number_of(it: Whom) -> str:
    """For verbs that follow the number of their subject."""
    return "many" if it.who in MANY or it.count > 1 else "one"


def place(around: Place, within: Number | None, *, many: bool) -> Text | None:
    """Where, counted from there; None for anywhere."""
    if around == "self":
        if within is None:
            return None
        if within == "range":
            return t("place-own-range")
        return (
            t("place-adjacent", many="many" if many else "one")
            if within == 1
            else t("range-within", n=within)
        )
    if within is None:
        return t(f"place-in-{around}")
    return t(f"place-by-{around}") if within == 1 else t(f"place-from-{around}", n=within)


# --- elements, conditions, tests ----------------------------------------------------------------------------


def consumed(elements: tuple[AnyElement, ...]) -> Text:
    """After `consume`; in Polish the accusative."""
    return listed((t(f"el-{name}.acc") for name in elements), "and")


def created(elements: tuple[AnyElement, ...]) -> Text:
    """The elements of one infusion; in Polish the genitive."""
    if set(elements) == {"any"}:
        return t("make-any", n=len(elements))
    if len(elements) == 6:
        return t("make-all")
    return t("make", elements=listed((t(f"el-{name}.gen") for name in elements), "and"))


def condition(name: str) -> Text:
    return t(f"condition-{name}")


def conditions(names: Iterable[str]) -> list[Text]:
    return [condition(name) for name in names]


CHECKS = (
    *(OfRank, OfType, Has, Hp, LostHp, Negatives, Beside, There),
    *(SelfHas, SelfHp, EnemiesNear, Moved, ValueIs, Used, Strong, NotStrong),
)
"""In the order in which they are said."""


def test(it: Test, of: Of) -> list[Text]:
    """What has to hold, apart from the kind of attack and the rank of figures meant as `it`."""
    said = [text for check in CHECKS for each in it if type(each) is check and (text := _asked(each, of))]
    if "flanked" in it or "lone" in it:
        said.append(t(f"test-{'-'.join(word for word in ('flanked', 'lone') if word in it)}", of=of))
    said += [t(f"test-{word}", of=of) for word in ("damaged", "doomed", "whole", "fresh") if word in it]
    plain = (
        *("straight", "returned", "scorched", "own_turn", "augment"),
        *("bloodied", "fatal", "commanded", "item_used"),
    )
    return said + [t(f"test-{slug(name)}") for name in plain if name in it]


def _asked(it: Condition, of: Of) -> Text | None:
    match it:
        case OfRank(of=ranks):
            return t("test-rank", of=of, rank="-".join(ranks)) if of != "it" else None
        case OfType(of=types):
            return t("test-type", of=of, types=listed((t(f"monster-{name}") for name in types), "or"))
        case Has(of=names):
            return t("test-has", of=of, conditions=listed(conditions(names), "or"))
        case Hp(most=n):
            return t("test-hp", of=of, n=number(n))
        case LostHp(least=n):
            return t("test-lost-hp", of=of, n=n)
        case Negatives(least=n):
            return t("test-negatives", of=of, n=n)
        case Beside(to=to):
            return t("test-beside", of=of, whom=whom(to))
        case There(to=to):
            return t("test-there", whom=whom(to), many=number_of(to))
        case SelfHas(condition=name):
            return t("test-self-has", condition=condition(name))
        case SelfHp(most=n):
            return t("test-self-hp", n=n)
        case EnemiesNear(least=n):
            return t("test-enemies-near", n=n)
        case Moved(least=n, most=None):
            return t("test-moved", n=n)
        case Moved(most=int(n)):
            return t("test-moved-at-most", n=n)
        case ValueIs(n=n):
            return t("test-value", n=n)
        case Used(element=name):
            return t("test-used", element=t(f"el-{name}.acc"))
        case Strong(element=name):
            return t("test-strong", element=t(f"el-{name}.gen"))
        case NotStrong(element=name):
            return t("test-not-strong", element=t(f"el-{name}.gen"))
    return None


def ranks_in(it: Test) -> str:
    """The ranks a test asks for: "normal-elite", "any"."""
    return next(("-".join(each.of) for each in it if isinstance(each, OfRank)), "any")
