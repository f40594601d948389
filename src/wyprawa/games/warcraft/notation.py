"""Position text with names instead of numbers: `at=brill`, `track: kobold_miner/worn_sword - -`.

A character is one line of `field=value`, fields at their default left out; so is an event or a token. Of
several equal cards the second is `kobold_miner/worn_sword#2`. `-` is nobody, nothing or nowhere.
"""

from __future__ import annotations

from wyprawa.games.warcraft.content import (
    ABILITIES,
    ADVERSARY,
    CHARACTERS,
    EVENT,
    ITEM,
    QUESTS,
    SPACES,
    TROPHIES,
)
from wyprawa.games.warcraft.state import ActiveQuest, Character, LyingEvent, State, Token
from wyprawa.games.warcraft.vocabulary.terms import DISCOVERIES
from wyprawa.parts.decks import Deck
from wyprawa.parts.records import NOTHING, Drawn, Names, Way, draw_record, read_record

RENAMED = {"yellow_peril": "yellow_hunt"}  # since rules 7


def renamed(text: str) -> str:
    """A text of older rules with the names of today."""
    for old, new in RENAMED.items():
        text = text.replace(old, new)
    return text


def card_ids() -> list[str]:
    """Challenge cards by both their sides: `kobold_miner/worn_sword`, or by their event."""
    found = []
    for event, adversary, item in zip(EVENT, ADVERSARY, ITEM, strict=True):
        sides = (event,) if event is not None else (adversary, item)
        found.append("/".join(each.id for each in sides if each is not None))
    return found


CALLED = Names(
    {
        "card": card_ids(),
        "ability": [each.id for each in ABILITIES],
        "character": [each.id for each in CHARACTERS],
        "quest": [each.id for each in QUESTS],
        "trophy": [each.id for each in TROPHIES],
        "space": [each.id for each in SPACES],
        "discovery": DISCOVERIES,
    }
)
NAMES, name, number = CALLED.tables, CALLED.name, CALLED.number
one, several = CALLED.one, CALLED.several


# --- fields of records --------------------------------------------------------------------------------------


def draw_quests(quests: list[ActiveQuest]) -> str:
    """`wolf_pelts:1.0`, with `>2` if it is against the third seat."""
    return ",".join(
        f"{name('quest', it.quest)}:{'.'.join(map(str, it.done))}" + (f">{it.rival}" if it.rival >= 0 else "")
        for it in quests
    )


def read_quests(text: str) -> list[ActiveQuest]:
    found = []
    for part in text.split(",") if text else ():
        quest, _, rest = part.partition(":")
        done, _, rival = rest.partition(">")
        counts = tuple(int(each) for each in done.split(".") if each)
        found.append(ActiveQuest(number("quest", quest), int(rival) if rival else -1, counts))
    return found


WAYS = {
    "kind": one("character"),
    "at": one("space"),
    "weapon": one("card"),
    "armour": one("card"),
    "hand": several("ability"),
    "deck": several("ability"),
    "discard": several("ability"),
    "played": several("ability"),
    "bag": several("card"),
    "quests": Way(draw_quests, read_quests),
    "scored_quests": several("quest"),
    "trophies": several("trophy"),
    "scored_events": several("card"),
}


def draw_characters(s: State) -> str:
    return "\n".join(draw_record(it, WAYS) or NOTHING for it in s.characters)


def words_of(line: str) -> list[str]:
    """The fields of a character; `arranged` was one until rules 6."""
    return [word for word in renamed(line).split() if not word.startswith("arranged=")]


def read_characters(s: State, text: str) -> None:
    rows = [[] if line == NOTHING else words_of(line) for line in text.splitlines()]
    s.characters = [read_record(Character, row, WAYS) for row in rows]


# --- what lies on spaces and decks --------------------------------------------------------------------------


EVENT_WAYS = {"card": one("card"), "at": one("space")}
TOKEN_WAYS = {"kind": one("discovery"), "at": one("space")}


def rows_of(field: str, kind: type[LyingEvent] | type[Token], ways: dict[str, Way]) -> Drawn[State]:
    def draw(s: State) -> str:
        return "\n".join(draw_record(it, ways) for it in getattr(s, field)) or "none"

    def read(s: State, text: str) -> None:
        lines = [] if text == "none" else text.splitlines()
        setattr(s, field, [read_record(kind, line.split(), ways) for line in lines])

    return draw, read


DECK_WAYS = {field: several("card") for field in ("top", "pile", "bottom", "discard")}


def draw_decks(s: State) -> str:
    return "\n".join(draw_record(deck, DECK_WAYS) or NOTHING for deck in s.challenges)


def read_decks(s: State, text: str) -> None:
    rows = [[] if line == NOTHING else line.split() for line in text.splitlines()]
    s.challenges = [read_record(Deck, row, DECK_WAYS) for row in rows]


def row(field: str, kind: str) -> Drawn[State]:
    def draw(s: State) -> str:
        return " ".join(name(kind, it) for it in getattr(s, field)) or "none"

    def read(s: State, text: str) -> None:
        words = renamed(text).split()
        setattr(s, field, [] if words == ["none"] else [number(kind, word) for word in words])

    return draw, read


NOTATION: dict[str, Drawn[State]] = {
    "characters": (draw_characters, read_characters),
    "track": row("track", "card"),
    "markers": row("markers", "space"),
    "events": rows_of("events", LyingEvent, EVENT_WAYS),
    "tokens": rows_of("tokens", Token, TOKEN_WAYS),
    "challenges": (draw_decks, read_decks),
    "pile": row("pile", "discovery"),
    "starting_quests": row("starting_quests", "quest"),
    "elite_quests": row("elite_quests", "quest"),
    "elite_discard": row("elite_discard", "quest"),
}
