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
from wyprawa.games.warcraft.rules.query.figures import standing
from wyprawa.games.warcraft.rules.turns.beginning import take_character
from wyprawa.games.warcraft.state import NOBODY, Attached, Character, LyingEvent, State, Token
from wyprawa.games.warcraft.vocabulary.terms import DISCOVERIES


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
    harm(s, [who], damage, NOBODY, "WW-15.4")


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


def keep(s: State, who: int, discovery: int) -> None:
    """A kept discovery, out of the pile."""
    s.pile.remove(discovery)
    s.characters[who].kept[discovery] += 1


def lay(s: State, discovery: int, at: int, *seen: int) -> None:
    """A discovery face down on a space; these seats have seen it."""
    s.pile.remove(discovery)
    s.tokens += (Token(discovery, at, sum(1 << seat for seat in seen)),)


def lying(s: State, event: int, at: int) -> None:
    """A location event on its space."""
    take_from_deck(s, event)
    s.events += (LyingEvent(event, at),)


def general(s: State, event: int) -> None:
    """A general event in force."""
    take_from_deck(s, event)
    s.general = event


def attached(s: State, ability: int, owner: int, to: int) -> None:
    """An ability card of the owner's lies beside another character's card."""
    s.characters[owner].deck.remove(ability)
    s.attached += (Attached(ability, owner, to),)


def stand(s: State, who: int, at: int, level: int = 0, damage: int = 0, energy: int = 0) -> None:
    """A character on a space."""
    character: Character = s.characters[who]
    character.at, character.level, character.damage, character.energy = at, level, damage, energy


def figures(s: State, who: int) -> tuple[int, bool, int, int]:
    """Attack, whether it is ranged, defence and damage of a character by itself."""
    return standing(s, who)


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
        "discovery": {name: number for number, name in enumerate(DISCOVERIES)},
    },
    fields={
        **dict.fromkeys(("who", "whom", "rival", "active", "kind", "characters", "owner", "to"), "character"),
        **dict.fromkeys(("at", "markers"), "space"),
        **dict.fromkeys(("hand", "deck", "discard", "played", "ability"), "ability"),
        **dict.fromkeys(("weapon", "armour", "bag", "item"), "item"),
        **dict.fromkeys(
            ("starting_quests", "elite_quests", "elite_discard", "scored_quests", "quest"), "quest"
        ),
        **dict.fromkeys(("pile", "revealed", "box", "discovery"), "discovery"),
        **dict.fromkeys(("track", "met"), "adversary"),
        **dict.fromkeys(("general", "scored_events"), "event"),
        "trophies": "trophy",
    },
    changes=[
        take_characters, meet, meet_board, attack, hurt, cure, hold, quest, level, undefeated, own, wield,
        only, keep, lay, lying, general, attached, stand,
    ],
    facts=[figures],
)  # fmt: skip
