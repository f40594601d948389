"""What the cases of Warcraft say: cards, spaces and characters by name, and what tests put where."""

from __future__ import annotations

from wctables import give_quest, hold_cards, lie_undefeated, only, own, take_from_deck, wield

from wyprawa.conformance.cases import Casebook
from wyprawa.games.warcraft import GAME
from wyprawa.games.warcraft.content import (
    ABILITIES,
    ADVERSARY,
    BOARD_ADVERSARIES,
    CHARACTERS,
    EVENT,
    ITEM,
    QUESTS,
    SPACES,
    TROPHIES,
)
from wyprawa.games.warcraft.rules.characters.damage import harm, heal
from wyprawa.games.warcraft.rules.characters.levels import gain_level
from wyprawa.games.warcraft.rules.combat.fight import fight_board, fight_card, fight_character
from wyprawa.games.warcraft.rules.turns.beginning import take_character
from wyprawa.games.warcraft.state import NOBODY, State


def take_characters(s: State) -> None:
    """Seats have Grumbaz, Sofeea, Burbonn, Sandrai in this order; all stand in Undercity."""
    for seat in range(s.seats):
        take_character(s, seat, seat)
        s.characters[seat].at = next(n for n, each in enumerate(SPACES) if each.id == "undercity")


def meet(s: State, who: int, adversary: int, at: int) -> None:
    """A character meets the adversary of a challenge card, just drawn."""
    s.active, s.characters[who].at = who, at
    take_from_deck(s, adversary)
    fight_card(s, adversary)


def meet_board(s: State, who: int, board: int) -> None:
    """A character meets a board adversary on its space."""
    s.active = who
    s.characters[who].at = next(n for n, row in enumerate(SPACES) if row.id == BOARD_ADVERSARIES[board].space)
    fight_board(s, board)


def attack(s: State, who: int, whom: int, at: int) -> None:
    """A character attacks another."""
    s.active = who
    s.characters[who].at = s.characters[whom].at = at
    fight_character(s, whom)


def hurt(s: State, who: int, damage: int) -> None:
    harm(s, who, damage, NOBODY, "WW-15.4")


def cure(s: State, who: int, damage: int) -> None:
    heal(s, who, damage, "WW-15.2")


def hold(s: State, who: int, *ability: str) -> None:
    """These cards go from the deck to the hand."""
    hold_cards(s, who, *ability)


def quest(s: State, who: int, quest: int, rival: int = NOBODY) -> None:
    give_quest(s, who, QUESTS[quest].id, rival)


def level(s: State, who: int, level: int) -> None:
    """Gain a level by the rules of chapter 16."""
    gain_level(s, who, level)


def undefeated(s: State, slot: int, adversary: int, at: int) -> None:
    """An adversary's card on the track, its marker on the map."""
    lie_undefeated(s, slot, adversary, SPACES[at].id)


BOOK = Casebook(
    GAME,
    tables={
        "character": CHARACTERS,
        "space": SPACES,
        "ability": ABILITIES,
        "quest": QUESTS,
        "trophy": TROPHIES,
        "board": BOARD_ADVERSARIES,
        "adversary": ADVERSARY,
        "item": ITEM,
        "event": EVENT,
    },
    fields={
        **dict.fromkeys(("who", "whom", "rival", "active", "kind", "characters", "owner", "to"), "character"),
        **dict.fromkeys(("at", "markers"), "space"),
        **dict.fromkeys(("hand", "deck", "discard", "played", "ability"), "ability"),
        **dict.fromkeys(("weapon", "armour", "bag", "item"), "item"),
        **dict.fromkeys(("starting_quests", "elite_quests", "elite_discard", "scored_quests"), "quest"),
        **dict.fromkeys(("track", "met"), "adversary"),
        **dict.fromkeys(("general", "scored_events"), "event"),
        "trophies": "trophy",
    },
    changes=[
        take_characters, meet, meet_board, attack, hurt, cure, hold, quest, level, undefeated, own, wield,
        only,
    ],
)  # fmt: skip
