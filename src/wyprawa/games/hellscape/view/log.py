"""What stands in the fields of a record, as texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.view import texts
from wyprawa.words import NOTHING, Text, listed, t


def figures(names: Iterable[str]) -> Text:
    return listed(map(texts.figure, names), "and", empty=NOTHING)


def zone(name: str) -> Text:
    return t("ui-cell", name=name)


def die(lying: tuple[int, int]) -> Text:
    """`yellow: sword, mana`."""
    return t("die-shows", die=texts.die(lying[0]), face=face(lying))


def face(lying: tuple[int, int]) -> Text:
    return listed((t(f"icon-{name}") for name in DICE.shown(lying)), empty=t("face-blank"))


def rolled(dice: Iterable[tuple[int, int]]) -> Text:
    """Symbols together: `3 swords, 1 mana`."""
    total = DICE.total(dice)
    said = (t(f"n-{name}", n=n) for name, n in zip(DICE.symbols, total, strict=True) if n)
    return listed(said, empty=t("face-blank"))


def counted(name: str) -> Text:
    return t(f"count-{texts.slug(name)}")


def several(one: Callable[[int], Text]) -> Callable[[Iterable[int]], Text]:
    return lambda numbers: listed(map(one, numbers), empty=NOTHING)


def length(path: tuple[int, ...]) -> int:
    """How many Zones a path leads over."""
    return max(0, len(path) - 1)


NAMES: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("who_is", "whom_is", "figure_is", "attacker_is", "defender_is"), texts.figure),
    "tied_are": figures,
    "toward_are": figures,
    "where": zone,
    "deed_is": texts.deed,
    "path": length,
    "by": texts.attack_type,
    "dice": rolled,
    "old": face,
    "die": die,
    "symbol": lambda n: t(f"many-{DICE.symbols[n]}"),
    "item": lambda n: texts.item(n) if n >= 0 else t("item-none"),
    "skill": texts.skill,
    "door_card": texts.door_card,
    "tool": texts.tool,
    "tools": several(texts.tool),
    "token": texts.token,
    "rarity": texts.rarity,
    "boss": texts.boss,
    "quarter": lambda n: n + 1,
    "stance": texts.stance,
    "column": texts.column,
    "element": texts.element,
    "arrow": texts.arrow,
    "how": lambda how: t(f"shot-{how}"),
    "source": texts.source,
    "kind": lambda kind: t(f"action-{kind}"),
    "phase": lambda phase: t(f"phase-{phase}"),
    "scheme": lambda scheme: t(f"scheme-{scheme}"),
    "name": counted,
    "space": lambda n: n + 1,
}
"""For `Game.names`: what the fields of a record say."""
