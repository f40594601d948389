"""Names of cards, figures and things, by their numbers in the tables of `content`."""

from __future__ import annotations

import re

from wyprawa.games.hellscape.content import (
    AMULET,
    ARROWS,
    BOSSES,
    COLUMNS,
    DOORS,
    ELEMENT_TRACKS,
    HEROES,
    ITEMS,
    ROGUE_TOKENS,
    SKILLS,
    STANCE_CARDS,
)
from wyprawa.games.hellscape.state import Source, State
from wyprawa.games.hellscape.vocabulary import RARITIES, STANCES, TOKENS, TYPES
from wyprawa.games.hellscape.vocabulary.terms import DICE
from wyprawa.words import Text, t

GRADES = {"1": "I", "2": "II", "3": "III"}
GRADED = re.compile(r"(.+)_([123])")
SLOT_NAMES = ("head", "torso", "legs", "misc", "hand", "off_hand")


def slug(id: str) -> str:
    return id.replace("_", "-")


def hero(card: int) -> Text:
    return t(f"hero-{slug(HEROES[card].id)}")


def hero_class(card: int) -> Text:
    return t(f"class-{HEROES[card].hero_class}")


def figure(name: str) -> Text:
    """A figure by the name that records keep: `mob/demons`."""
    return t(figure_id(name))


def doer(name: str) -> Text:
    """A figure as the subject of a sentence: `The Demons`."""
    return t(f"{figure_id(name)}.subject")


def aim(name: str) -> Text:
    """A figure as the object of a sentence: `the Demons`."""
    return t(f"{figure_id(name)}.object")


def way_to(name: str) -> Text:
    """A figure that something goes toward."""
    return t("way-to", name=aim(name), name_form=slug(name.partition("/")[2]))


def figure_id(name: str) -> str:
    kind, _, id = name.partition("/")
    return f"{kind}-{slug(id)}" if name else "figure-gone"


def figure_of(s: State, number: int) -> Text:
    """A figure that is in play."""
    return figure(s.names().get(number, ""))


def item(n: int) -> Text:
    return t(f"item-{slug(ITEMS[n].id)}")


def skill(n: int) -> Text:
    """Graded skills share a name: `Killing Fury II` (MD-3.13)."""
    return graded("skill", SKILLS[n].id)


def graded(word: str, id: str) -> Text:
    found = GRADED.fullmatch(id)
    if found is None:
        return t(f"{word}-{slug(id)}")
    return t("graded", name=t(f"{word}-{slug(found[1])}"), grade=GRADES[found[2]])


def boss(card: int) -> Text:
    return t(f"boss-{slug(BOSSES[card].id)}")


def door_card(n: int) -> Text:
    return t(f"door-{slug(DOORS[n].id)}")


def tool(n: int) -> Text:
    """A Rogue token."""
    return t(f"tool-{slug(ROGUE_TOKENS[n].id)}")


def arrow(n: int) -> Text:
    return t(f"arrow-{slug(ARROWS[n].id)}")


def token(kind: int) -> Text:
    return t(f"token-{slug(TOKENS[kind])}")


def objective(mission: str, kind: int) -> Text:
    """What a token of the map is in a Mission: Scroll, Rift, lever."""
    return t(f"objective-{slug(mission)}-{TOKENS[kind]}")


def rarity(n: int) -> Text:
    return t(f"rarity-{RARITIES[n]}")


def attack_type(n: int) -> Text:
    return t(f"type-{TYPES[n]}")


def element(n: int) -> Text:
    return t(f"element-{ELEMENT_TRACKS[n].id}")


def stance(n: int) -> Text:
    return t(f"stance-{slug(STANCES[n])}")


def column(n: int) -> Text:
    return t(f"column-{COLUMNS[n].id}")


def slot(n: int) -> Text:
    return t(f"slot-{slug(SLOT_NAMES[n])}")


def spell(quarter: int) -> Text:
    """A basic spell of the Amulet."""
    return t(f"spell-{slug(AMULET[quarter].id)}")


def mission(id: str) -> Text:
    return t(f"mission-{slug(id)}")


def deed(name: str) -> Text:
    """What Heroes do with a Mission's token: `training/scroll`."""
    return t(f"deed-{slug(name.replace('/', '-'))}")


def deed_done(name: str) -> Text:
    """The same as something a Hero has done: `takes the Scroll`."""
    return t(f"deed-{slug(name.replace('/', '-'))}.done")


def deed_of(s: State, n: int) -> Text:
    return deed(f"{s.mission}/{s.page().deeds[n].id}")


def die(kind: int) -> Text:
    return t(f"die-{DICE[kind]}")


def die_of(kind: int) -> Text:
    """The same as the one of which something is said."""
    return t(f"die-{DICE[kind]}.of")


def used(it: Source) -> Text:
    """A card as a Hero uses it: `the Rusty Sword`, `the Hero ability`."""
    kind, number, _ = it
    match kind:
        case "hero" | "shadow" | "column" | "token" | "element" | "set":
            return t(f"used-{kind}", name=source(it))
        case "item":
            return t("used-item", name=item(number))
    return t("used-card", name=source(it))


def source(it: Source) -> Text:
    """The card an ability stands on."""
    kind, number, n = it
    match kind:
        case "item":
            return item(number)
        case "skill" | "poison":
            return skill(number)
        case "hero":
            return t("source-hero", hero=hero(number))
        case "shadow":
            return t("source-shadow", hero=hero(number))
        case "set":
            return t(f"set-power-{n}", hero_class=hero_class(number))
        case "spell":
            return spell(number)
        case "stance":
            return t(f"stance-{slug(STANCE_CARDS[number].id)}")
        case "element":
            return t("source-element", element=element(number))
        case "column":
            return t("source-column", column=column(number))
        case "token":
            return tool(number)
        case "arrow":
            return arrow(number)
        case "door":
            return door_card(number)
    return t("source-other")
