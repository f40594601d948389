"""Names of figures, things and squares."""

from __future__ import annotations

from wyprawa.games.niflheim.content import ITEMS, SKILLS
from wyprawa.games.niflheim.vocabulary.terms import INTENTS, RUNES, SUPPLIES
from wyprawa.words import Text, t

SUPPLY_ICONS = ("range", "potion", "bless", "fire")


def slug(name: str) -> str:
    return name.replace("_", "-")


def figure(name: str) -> Text:
    """`draugr/3`, `frida/0`, `?/2`."""
    kind, _, number = name.partition("/")
    if not kind:
        return t("figure-none")
    if kind == "?":
        return t("undead-hidden", n=int(number))
    return t(f"figure-{slug(kind)}", n=int(number or 0))


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


def item(number: int) -> Text:
    return t(f"item-{slug(ITEMS[number].id)}")


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
