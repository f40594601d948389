"""What stands in the fields of a record, as texts, or as words that a message chooses by."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from wyprawa.games.niflheim.casting import FORMS, ONE
from wyprawa.games.niflheim.view import texts
from wyprawa.games.niflheim.vocabulary.terms import INTENTS, RUNES, SUPPLIES
from wyprawa.words import NOTHING, Text, listed, t


def several(names: Iterable[str]) -> Text:
    return listed(map(texts.figure, names), "and", empty=NOTHING)


def terms(found: Iterable[tuple[str, int, str]]) -> Text:
    """`intent +2, stunned +3`."""
    said = (
        t("term", name=t(f"term-{texts.slug(name)}"), value=texts.signed(value)) for name, value, _ in found
    )
    return listed(said, empty=t("term-none"))


def modifiers(found: tuple[tuple[str, int, str], ...]) -> Text:
    """`, with a modifier of +5 (intent +2, stunned +3)`; nothing, if there are none."""
    if not found:
        return t("modifier-none")
    return t("modifiers", value=texts.signed(sum(value for _, value, _ in found)), terms=terms(found))


def modifier(n: int) -> Text:
    return t("modifier", value=texts.signed(n)) if n else t("modifier-none")


def destiny(n: int) -> Text:
    """Glory above 0, Corruption below (GN-29.15)."""
    if not n:
        return t("destiny-none")
    return t("destiny-glory" if n > 0 else "destiny-corruption", n=abs(n))


def things(found: Iterable[tuple[str, int]]) -> Text:
    """`a seax and 2 missiles`."""
    said = (
        t(f"n-{texts.slug(id)}", n=n) if id in SUPPLIES else t(f"item-{texts.slug(id)}.acc")
        for id, n in found
    )
    return listed(said, "and", empty=NOTHING)


def yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


NAMES: dict[str, Callable[[Any], Any]] = {
    **{f"{field}_is": texts.figure for field in ONE},
    **{f"{field}_{form}_form": partial(texts.figure, form=form) for field in ONE for form in FORMS},
    **dict.fromkeys(("won", "out", "open", "plain", "rises", "heads", "cover", "melee"), yes_or_no),
    "tied_are": several,
    "tied": len,
    "where": lambda name: texts.square(name.replace("-", "–")),
    "captive": lambda id: t(f"captive-{texts.slug(id)}.acc"),
    "scenario": texts.scenario,
    "intro": lambda id: t(f"intro-{texts.slug(id)}"),
    "after": lambda id: t(f"after-{texts.slug(id)}"),
    "reason": lambda reason: t(f"end-{reason}"),
    "colour": lambda n: RUNES[n],
    "clue": texts.clue,
    "entry": lambda id: t(f"entry-{texts.slug(id)}"),
    "echo": lambda n: t(f"echo-{n}"),
    "mission": lambda id: t(f"mission-{texts.slug(id)}"),
    "ending": lambda id: t(f"end-ending-{texts.slug(id)}"),
    "weapon": lambda n: texts.item(n, "ins"),
    "item": lambda n: texts.item(n, "acc"),
    "things": things,
    "skill": texts.skill,
    "supply": lambda n: SUPPLIES[n],
    "intent": lambda n: INTENTS[n],
    "terms": modifiers,
    "drm": modifier,
    "result": texts.number,
    "undead_result": texts.number,
    "now": destiny,
    "first": lambda heroes: "heroes" if heroes else "undead",
}
"""For `Game.names`."""
