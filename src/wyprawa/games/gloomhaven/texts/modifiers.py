"""What attack modifier cards and perks say."""

from __future__ import annotations

from collections.abc import Mapping

from wyprawa.games.gloomhaven.content import CLASSES, MODIFIERS
from wyprawa.games.gloomhaven.content.rows import Cards
from wyprawa.games.gloomhaven.texts.abilities import effects
from wyprawa.games.gloomhaven.texts.phrases import signed
from wyprawa.words import Text, listed, t


def modifier_name(id: str) -> Text:
    """`+1 with Wound`, `Curse`: as one speaks of a card that is drawn."""
    it = MODIFIERS[id]
    if it.returns:
        return t("name-card", name=t(f"condition-{id}"))
    if it.double or it.null:
        return t("name-card", name=t("modifier-double")) if it.double else t("drawn-null")
    value = t("modifier-value", n=signed(it.value))
    if it.boost is None:
        return value
    added = effects(it.boost, "attack")
    return t("modifier-with", value=value, added=added) if it.value or not it.rolling else added


def modifier(id: str) -> Text:
    """`+1, Wound`; rolling, shuffling and returning cards say so."""
    it = MODIFIERS[id]
    said = []
    if it.double or it.null:
        said.append(t("modifier-double" if it.double else "modifier-null"))
    elif it.value or it.boost is None:
        said.append(t("modifier-value", n=signed(it.value)))
    elif not it.rolling:
        said.append(t("modifier-value", n=signed(0)))
    if it.boost is not None:
        said.append(effects(it.boost, "attack"))
    marks = [t(f"modifier-{name}") for name in ("rolling", "shuffle", "returns") if getattr(it, name)]
    whole = listed(said)
    return t("marked", what=whole, marks=listed(marks)) if marks else whole


def perk(character: str, n: int) -> Text:
    """The n-th perk of a class, counted from 0."""
    it = CLASSES[character].perks[n]
    said = []
    if it.remove and it.add:
        said.append(t("perk-replace", old=_cards(it.remove), new=_cards(it.add)))
    elif it.remove or it.add:
        said.append(t("perk-remove" if it.remove else "perk-add", cards=_cards(it.remove or it.add)))
    said += [t(f"perk-ignore-{what}") for what in it.ignore]
    return listed(said, "semicolon")


def _cards(them: Cards) -> Text:
    return listed(_several(them), "and")


def _several(them: Mapping[str, int]) -> list[Text]:
    return [t("modifier-cards", n=n, card=modifier(id)) for id, n in them.items()]
