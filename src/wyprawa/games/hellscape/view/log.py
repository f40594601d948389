"""What stands in the fields of a record, as texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wyprawa.games.hellscape.content import BOSSES, DICE, MOBS, ROAMING
from wyprawa.games.hellscape.state import BOSS, MOB
from wyprawa.games.hellscape.view import abilities, texts
from wyprawa.games.hellscape.vocabulary import ELEMENTS, TOKENS, TYPES
from wyprawa.words import NOTHING, Text, listed, t


def figures(names: Iterable[str]) -> Text:
    """Figures that something goes toward, or that are as near."""
    return listed(map(texts.aim, names), "and", empty=NOTHING)


def zone(name: str) -> Text:
    return t("ui-cell", name=name)


def die(lying: tuple[int, int]) -> Text:
    """`yellow die: sword, mana`, for options."""
    return t("die-shows", die=texts.die(lying[0]), face=face(lying))


def face(lying: tuple[int, int]) -> Text:
    return listed((t(f"icon-{name}") for name in DICE.shown(lying)), empty=t("face-blank"))


def resolved(lying: tuple[int, int]) -> Text:
    """`yellow die with 1 sword and 1 Mana`."""
    return t("die-resolved", die=texts.die_of(lying[0]), face=counted("n", lying))


def rerolled(lying: tuple[int, int]) -> Text:
    """`the yellow die shows 1 sword`."""
    return t("die-rerolled", die=texts.die_of(lying[0]), face=counted("n", lying))


def before(lying: tuple[int, int]) -> Text:
    """What a die showed that was rolled again."""
    return counted("instead", lying)


def counted(word: str, *dice: tuple[int, int]) -> Text:
    """Symbols together: `3 swords and 1 Mana`."""
    total = DICE.total(dice)
    said = (t(f"{word}-{name}", n=n) for name, n in zip(DICE.symbols, total, strict=True) if n)
    return listed(said, "and", empty=t(f"{word}-blank"))


def rolled(dice: Iterable[tuple[int, int]]) -> Text:
    return counted("n", *dice)


def fired(ability: tuple[int, int, int]) -> Text:
    """What the ability of an Enemy does."""
    kind, card, n = ability
    if kind == MOB:
        return abilities.effects(MOBS[card].ability.do, enemy=True)
    cards = BOSSES[card].combat if kind == BOSS else (ROAMING[card].ability,)
    return abilities.effects(cards[n].do, enemy=True)


def back(side: tuple[int, int]) -> Text:
    """What stands on the back of a trap."""
    token, n = side
    return t(f"back-{texts.slug(TOKENS[token])}", n=n)


def party_has(count: tuple[str, int]) -> Text:
    name, n = count
    return t(f"party-{texts.slug(name)}", n=n)


def several(one: Callable[[int], Text]) -> Callable[[Iterable[int]], Text]:
    return lambda numbers: listed(map(one, numbers), "and", empty=NOTHING)


def length(path: tuple[int, ...]) -> int:
    """How many Zones a path leads over."""
    return max(0, len(path) - 1)


NAMES: dict[str, Callable[[Any], Any]] = {
    "who_is": texts.figure,
    **dict.fromkeys(("figure_is", "attacker_is"), texts.doer),
    **dict.fromkeys(("whom_is", "defender_is"), texts.aim),
    "whom_form": texts.slug,
    "tied_are": figures,
    "toward_are": lambda names: listed(map(texts.way_to, names), "and", empty=NOTHING),
    "where": zone,
    "deed_is": texts.deed_done,
    "path": length,
    "by": lambda type: t(f"type-{TYPES[type]}.attack"),
    "dice": rolled,
    "old": before,
    "now": rerolled,
    "die": resolved,
    "ability": fired,
    "ignored": lambda it: t(f"n-{DICE.symbols[it[0]]}", n=it[1]),
    "symbol": lambda n: t(f"many-{DICE.symbols[n]}"),
    "item": lambda n: t("the-item", name=texts.item(n)) if n >= 0 else t("item-none"),
    "skill": texts.skill,
    "door_card": texts.door_card,
    "tool": texts.tool,
    "tools": several(texts.tool),
    "token": texts.token,
    "back": back,
    "has": party_has,
    "rarity": texts.rarity,
    "boss": lambda n: texts.aim(f"boss/{BOSSES[n].id}"),
    "power": lambda power: t(f"power-{power}"),
    "quarter": lambda n: n + 1,
    "stance": texts.stance,
    "column": texts.column,
    "element": texts.element,
    "marker": lambda n: t(f"element-{ELEMENTS[n]}.of"),
    "arrow": texts.arrow,
    "how": lambda how: t(f"shot-{how}.done"),
    "source": texts.used,
    "kind": lambda kind: t(f"action-{kind}"),
    "phase": lambda phase: t(f"phase-{phase}"),
    "scheme": lambda scheme: t(f"scheme-{scheme}"),
    "name": lambda name: t(f"count-{texts.slug(name)}"),
    "space": lambda n: n + 1,
    "goal": lambda mission: t(f"won-{texts.slug(mission)}"),
    "reason": lambda reason: t(f"end-{reason}"),
}
"""For `Game.names`: what the fields of a record say."""
