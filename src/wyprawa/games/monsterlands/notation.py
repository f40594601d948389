"""Position text with names instead of numbers: `members=purkas,korgo`, `offer: puargh kakron - lorios`.

Of several equal cards the second is `greenhorn#2`. `-` is nobody or nothing. A clan or a trail is one line of
`field=value` without fields at their default; a trail's line begins with its number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from wyprawa.games.monsterlands.content import (
    EQUIPMENT,
    LANDS,
    LOOT,
    MEMBERS,
    MONSTERS,
    QUESTS,
    TRAILS,
    TRAPS,
)
from wyprawa.games.monsterlands.state import Clan, State, Trail
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, BUILDINGS
from wyprawa.parts.records import Way, draw_record, read_record

Drawn: TypeAlias = tuple[Callable[[State], str], Callable[[State, str], None]]
NOTHING = "-"


def names_of(table: Sequence[Any]) -> list[str]:
    """A name for each card of a table."""
    ids = [each if isinstance(each, str) else each.id for each in table]
    return [id if ids.index(id) == n else f"{id}#{ids[:n].count(id) + 1}" for n, id in enumerate(ids)]


NAMES = {
    "member": names_of(MEMBERS),
    "equipment": names_of(EQUIPMENT),
    "trap": names_of(TRAPS),
    "monster": names_of(MONSTERS),
    "land": names_of(LANDS),
    "face": names_of(TRAILS),
    "quest": names_of(QUESTS),
    "loot": names_of(LOOT),
    "affinity": names_of(AFFINITIES),
    "building": names_of(BUILDINGS),
}
ROWS = {  # fields of the state that are rows of cards
    "panic_pile": "building",
    "traps_shown": "trap",
    "trap_pile": "trap",
    "trap_discard": "trap",
    "deceit_pile": "trap",
    "offer": "member",
    "member_pile": "member",
    "member_discard": "member",
    "greenhorns": "member",
    "market": "equipment",
    "equipment_pile": "equipment",
    "monsters": "monster",
    "monster_pile": "monster",
    "monster_discard": "monster",
    "escaped": "monster",
    "lands": "land",
    "land_pile": "land",
    "faces": "face",
    "quests": "quest",
    "quest_bag": "quest",
    "loot_shown": "loot",
    "loot_pile": "loot",
    "loot_used": "loot",
    "holders": "member",
}
SETS = {"wounded": "member", "assigned": "member", "panic": "building"}  # bits


def name(kind: str, number: int) -> str:
    return NOTHING if number < 0 else NAMES[kind][number]


def number(kind: str, text: str) -> int:
    if text == NOTHING:
        return -1
    if text not in NAMES[kind]:
        raise ValueError(f"no {kind} is called {text!r}; there are: {', '.join(NAMES[kind])}")
    return NAMES[kind].index(text)


# --- rows and sets of cards -------------------------------------------------------------------------------


def row(field: str, kind: str) -> Drawn:
    def draw(s: State) -> str:
        return " ".join(name(kind, card) for card in getattr(s, field)) or "none"

    def read(s: State, text: str) -> None:
        words = text.split()
        setattr(s, field, [] if words == ["none"] else [number(kind, word) for word in words])

    return draw, read


def mask(field: str, kind: str) -> Drawn:
    def draw(s: State) -> str:
        bits: int = getattr(s, field)
        return " ".join(each for n, each in enumerate(NAMES[kind]) if bits >> n & 1) or "none"

    def read(s: State, text: str) -> None:
        words = text.split()
        setattr(s, field, 0 if words == ["none"] else sum(1 << number(kind, word) for word in words))

    return draw, read


# --- clans and trails -------------------------------------------------------------------------------------


def one(kind: str) -> Way:
    return Way(lambda card: name(kind, card), lambda text: number(kind, text))


def several(kind: str) -> Way:
    def draw(cards: list[int]) -> str:
        return ",".join(name(kind, card) for card in cards)

    def read(text: str) -> list[int]:
        return [number(kind, word) for word in text.split(",") if word]

    return Way(draw, read)


WAYS = {
    "affinity": one("affinity"),
    "leader": one("member"),
    "member": one("member"),
    "members": several("member"),
    "settlers": several("member"),
    "traps": several("trap"),
    "tokens": several("trap"),
    "loot": several("loot"),
    "trophies": several("monster"),
    "lands": several("land"),
}


def draw_clans(s: State) -> str:
    return "\n".join(draw_record(clan, WAYS) for clan in s.clans)


def read_clans(s: State, text: str) -> None:
    s.clans = [read_record(Clan, line.split(), WAYS) for line in text.splitlines()]


def draw_trails(s: State) -> str:
    lines = [f"{n}: {draw_record(trail, WAYS)}" for n, trail in enumerate(s.trails) if trail is not None]
    return "\n".join(lines) or "none"


def read_trails(s: State, text: str) -> None:
    s.trails = [None] * 14
    for line in text.splitlines() if text != "none" else ():
        where, _, said = line.partition(":")
        s.trails[int(where)] = read_record(Trail, said.split(), WAYS)


NOTATION: dict[str, Drawn] = {
    "clans": (draw_clans, read_clans),
    "trails": (draw_trails, read_trails),
    **{field: row(field, kind) for field, kind in ROWS.items()},
    **{field: mask(field, kind) for field, kind in SETS.items()},
}
