"""What items say."""

from __future__ import annotations

from wyprawa.games.gloomhaven.content import ITEMS
from wyprawa.games.gloomhaven.content.rows import Trait
from wyprawa.games.gloomhaven.texts.abilities import bonus
from wyprawa.games.gloomhaven.texts.phrases import slug
from wyprawa.words import Text, listed, t


def item(number: int) -> tuple[Text, ...]:
    """What it can do, what it does all the time, the cards it adds to the deck, and how it is used up."""
    it = ITEMS[number]
    said = [bonus(each, once=it.use != "passive") for each in it.on]
    said += trait(it.has) if it.has else []
    if it.minus_one:
        said.append(t("item-adds" if it.minus_one > 0 else "item-removes", n=abs(it.minus_one)))
    return (*said, t(f"item-{it.use}", uses=it.uses))


def slot(number: int) -> Text:
    return t(f"slot-{slug(ITEMS[number].slot)}")


def trait(it: Trait) -> list[Text]:
    """What an item does all the time."""
    said = [t("fly")] if it.fly else []
    if it.immune:
        said.append(t("immune", what=listed((immunity(name) for name in it.immune), "and")))
    said += [t(f"ignores-{kind}") for kind in it.ignores]
    said += [t("basic-attack", n=it.basic_attack)] if it.basic_attack != 2 else []
    said += [t("basic-move", n=it.basic_move)] if it.basic_move != 2 else []
    said += [t("small-items", n=it.small_items)] if it.small_items else []
    said += [t("focus-initiative", n=it.focus_initiative)] if it.focus_initiative is not None else []
    return said + ([t("trait-phased")] if it.phased else [])


def immunity(name: str) -> Text:
    """A condition, or being pushed or pulled."""
    return t(f"immune-{name}") if name in ("push", "pull") else t(f"condition-{name}")
