"""What things are called, and the names that stand in records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wyprawa.games.warcraft.casting import Fighter, called
from wyprawa.games.warcraft.content import (
    ABILITIES,
    BOARD_ADVERSARIES,
    CHARACTERS,
    EVENT,
    QUESTS,
    SIDES,
    SPACES,
    TROPHIES,
    adversary_of,
    event_of,
    item_of,
)
from wyprawa.games.warcraft.rules.query.sources import Source
from wyprawa.games.warcraft.state import State
from wyprawa.games.warcraft.vocabulary.terms import COLOURS, DISCOVERIES
from wyprawa.words import Text, t


def word(kind: str, id: str) -> Text:
    """The word for something of content: `space-booty-bay` for `booty_bay`."""
    return t(f"{kind}-{id.replace('_', '-')}")


def player(s: State, who: int) -> Text:
    """A seat by its character, once it has one."""
    return fighter(called("seat", who, s.kinds()))


def seat(who: int) -> Text:
    return t("ui-seat", n=who + 1)


def space(cell: int) -> Text:
    return word("space", SPACES[cell].id)


def character(kind: int) -> Text:
    return word("character", CHARACTERS[kind].id)


def ability(number: int) -> Text:
    return word("ability", ABILITIES[number].id)


def item(card: int) -> Text:
    return word("item", item_of(card).id)


def front(card: int) -> Text:
    """A challenge card by what is on its front."""
    if EVENT[card] is not None:
        return word("event", event_of(card).id)
    return word("adversary", adversary_of(card).id)


def adversary(card: int) -> Text:
    return word("adversary", adversary_of(card).id)


def board_adversary(number: int) -> Text:
    return word("board", BOARD_ADVERSARIES[number].id)


def quest(number: int) -> Text:
    return word("quest", QUESTS[number].id)


def trophy(number: int) -> Text:
    return word("trophy", TROPHIES[number].id)


def discovery(kind: int) -> Text:
    return word("discovery", DISCOVERIES[kind])


def level(number: int) -> Text:
    return word("level", COLOURS[number])


def fighter(it: Fighter) -> Text:
    """Whoever takes part, as it is told of."""
    kind, number = it
    named = {"seat": seat, "character": character, "board": board_adversary, "card": adversary}
    return named[kind](number)


def foe(s: State, it: Fighter) -> Text:
    """Whoever stands in a combat."""
    return fighter(called(*it, s.kinds()))


def side(number: int) -> Text:
    """A side of a character card by what its powers are called."""
    id = CHARACTERS[number * len(CHARACTERS) // len(SIDES)].id
    return t(f"stance-{id}-turned" if number % 2 else f"stance-{id}")


def power(it: Source) -> Text:
    """A power that is triggered."""
    return t("its-power") if it[0] in ("adversary", "board") else t("power-of", name=source(it))


def source(it: Source) -> Text:
    """What a power is called: by what it is printed on, on a character card by the side."""
    kind, number = it
    if kind == "character":
        return side(number)
    named = {
        "item": item,
        "adversary": adversary,
        "board": board_adversary,
        "ability": ability,
        "attached": ability,
    }
    return named.get(kind, front)(number)


def face(number: int) -> Text | int:
    """A face of a combat die."""
    return t("face-x") if number == 6 else number


def signed(number: int) -> Text:
    return t("signed", sign="plus" if number >= 0 else "minus", n=abs(number))


NAMES: Mapping[str, Callable[[Any], Any]] = {
    "who": seat,
    **dict.fromkeys(("foe", "who_is", "whom_is", "foe_is"), fighter),
    "space": space,
    "character": character,
    "ability": ability,
    "item": item,
    "card": front,
    "adversary": adversary,
    "quest": quest,
    "trophy": trophy,
    "discovery": discovery,
    "level": level,
    "source": source,
    "power": power,
    "resource": lambda id: word("used", id),
    "potion": lambda id: word("drunk", id),
    "change": signed,
    "face": face,
    "red": face,
    "black": face,
    "slot": lambda slot: slot + 1,
    "hit": lambda hit: "yes" if hit else "no",
}
