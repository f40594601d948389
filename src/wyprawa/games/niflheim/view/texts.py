"""Names of figures, things and squares."""

from __future__ import annotations

from wyprawa.games.niflheim.content import ITEMS, SKILLS
from wyprawa.games.niflheim.vocabulary.terms import INTENTS, RUNES, SUPPLIES
from wyprawa.words import Text, t

SUPPLY_ICONS = ("range", "potion", "bless", "fire")


def slug(name: str) -> str:
    return name.replace("_", "-")


def figure(name: str, form: str = "") -> Text:
    """`draugr/3`, `frida/0`, `?/2`; `form` is a case, for languages that decline names."""
    kind, _, number = name.partition("/")
    ending = f".{form}" if form else ""
    if not kind:
        return t(f"figure-none{ending}")
    if kind == "?":
        return t(f"undead-hidden{ending}", n=int(number))
    return t(f"figure-{slug(kind)}{ending}", n=int(number or 0))


def signed(n: int) -> str:
    """`+2`, `0`, `−3`."""
    return f"+{n}" if n > 0 else number(n)


def number(n: int) -> str:
    return str(n) if n >= 0 else f"−{-n}"


def kind(id: str) -> Text:
    """A kind of figure, without a number."""
    return t(f"kind-{slug(id)}")


def scenario(id: str) -> Text:
    return t(f"scenario-{slug(id)}")


def stone(colour: int) -> Text:
    return t(f"rune-{RUNES[colour]}")


def clue(id: str) -> Text:
    return t(f"clue-{slug(id)}")


def captive(id: str) -> Text:
    return t(f"captive-{slug(id)}")


def item(number: int, form: str = "") -> Text:
    """`form` is a case, which in English brings the article."""
    return t(f"item-{slug(ITEMS[number].id)}" + (f".{form}" if form else ""))


def skill(number: int) -> Text:
    return t(f"skill-{slug(SKILLS[number].id)}")


def place(name: str) -> Text:
    return t(f"place-{slug(name)}")


def supply(kind: int) -> Text:
    return t(f"supply-{slug(SUPPLIES[kind])}")


def intent(number: int) -> Text:
    return t(f"intent-{INTENTS[number]}")


def square(name: str) -> Text:
    return t("ui-cell", name=name)
