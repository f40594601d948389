"""What the numbers in the state are rows of, and how many pieces of each kind the box has."""

from __future__ import annotations

from functools import cache

from wyprawa.games.warcraft.content import (
    ABILITIES,
    ADVERSARY,
    BOARD_ADVERSARIES,
    BOX,
    CHARACTERS,
    EVENT,
    ITEM,
    QUESTS,
    TROPHIES,
)
from wyprawa.games.warcraft.notation import NAMES
from wyprawa.games.warcraft.rules.query.playing import OWNER
from wyprawa.games.warcraft.state import Combat, Play, State
from wyprawa.games.warcraft.steps import STEPS
from wyprawa.games.warcraft.vocabulary.terms import DISCOVERIES, ItemKind
from wyprawa.parts.described import Described


def is_worn(card: int, kind: ItemKind) -> bool:
    item = ITEM[card]
    return item is not None and item.kind == kind


def is_starting(quest: int) -> bool:
    return QUESTS[quest].kind == "starting"


def abilities(s: State) -> dict[int, int]:
    """The ability cards of the characters that are played."""
    return abilities_of(tuple(it.kind for it in s.characters))


@cache
def abilities_of(kinds: tuple[int, ...]) -> dict[int, int]:
    return {n: ability.copies for n, ability in enumerate(ABILITIES) if OWNER[n] in kinds}


DESCRIBED = Described(
    state=State,
    steps=STEPS,
    tables={
        **NAMES,
        "board": [each.id for each in BOARD_ADVERSARIES],
        "seat": lambda s: range(s.seats),
    },
    box={
        "card": [1] * len(NAMES["card"]),
        "ability": abilities,
        "character": [1] * len(CHARACTERS),
        "quest": [1] * len(QUESTS),
        "discovery": [BOX.discoveries[kind] for kind in DISCOVERIES],
        "trophy": [trophy.copies for trophy in TROPHIES],
    },
    where={
        "adversary": lambda card: ADVERSARY[card] is not None,
        "event": lambda card: EVENT[card] is not None,
        "item": lambda card: ITEM[card] is not None,
        "weapon": lambda card: is_worn(card, "weapon"),
        "armour": lambda card: is_worn(card, "armour"),
        "starting": is_starting,
        "elite": lambda quest: not is_starting(quest),
    },
    unless={
        (Play, "ability"): lambda s, play: play.stays,  # it is attached already
        (Combat, "card"): lambda s, combat: combat.slot >= 0,  # on the track
    },
    gone={
        "character": lambda s, kind: True,  # nobody plays it
        "quest": lambda s, quest: is_starting(quest),  # removed from the game (WW-17.8)
    },
)
