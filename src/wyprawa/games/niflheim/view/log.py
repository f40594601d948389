"""What stands in the fields of a record, as texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wyprawa.games.niflheim.view import texts
from wyprawa.words import NOTHING, Text, listed, t


def several(names: Iterable[str]) -> Text:
    return listed(map(texts.figure, names), "and", empty=NOTHING)


def terms(found: Iterable[tuple[str, int, str]]) -> Text:
    """`intent +2, stunned +3`."""
    said = (t("term", name=t(f"term-{texts.slug(name)}"), value=f"{value:+}") for name, value, _ in found)
    return listed(said, empty=t("term-none"))


NAMES: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("who_is", "whom_is", "undead_is"), texts.figure),
    "tied_are": several,
    "where": texts.square,
    "captive": texts.captive,
    "scenario": texts.scenario,
    "intro": lambda id: t(f"intro-{texts.slug(id)}"),
    "after": lambda id: t(f"after-{texts.slug(id)}"),
    "reason": lambda reason: t(f"end-{reason}"),
    "colour": texts.stone,
    "clue": texts.clue,
    "entry": lambda id: t(f"entry-{texts.slug(id)}"),
    "echo": lambda n: t(f"echo-{n}"),
    "mission": lambda id: t(f"mission-{texts.slug(id)}"),
    "ending": lambda id: t(f"end-ending-{texts.slug(id)}"),
    "won": lambda won: t("scenario-won" if won else "scenario-lost"),
    "out": lambda out: t("fire-out" if out else "fire-in"),
    "open": lambda is_open: t("door-open" if is_open else "door-shut"),
    "weapon": texts.item,
    "item": texts.item,
    "skill": texts.skill,
    "place": texts.place,
    "supply": texts.supply,
    "intent": texts.intent,
    "terms": terms,
    "what": lambda what: t(f"roll-{what}"),
    "heads": lambda heads: t("coin-heads" if heads else "coin-tails"),
    "first": lambda first: t("side-heroes" if first else "side-undead"),
}
"""For `Game.names`."""
