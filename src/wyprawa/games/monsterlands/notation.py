"""Position text with names instead of numbers: `members=purkas,korgo`, `offer: puargh kakron - lorios`.

Of several equal cards the second is `greenhorn#2`. `-` is nobody or nothing. A clan or a trail is one line of
`field=value` without fields at their default; a trail's line begins with its number.
"""

from __future__ import annotations

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
from wyprawa.games.monsterlands.state import Clan, Out, State, Trail
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, BUILDINGS
from wyprawa.parts.records import Drawn, Names, draw_record, read_record

CALLED = Names(
    {
        "member": [each.id for each in MEMBERS],
        "equipment": [each.id for each in EQUIPMENT],
        "trap": [each.id for each in TRAPS],
        "monster": [each.id for each in MONSTERS],
        "land": [each.id for each in LANDS],
        "face": [each.id for each in TRAILS],
        "quest": [each.id for each in QUESTS],
        "loot": [each.id for each in LOOT],
        "affinity": AFFINITIES,
        "building": BUILDINGS,
    }
)
NAMES, name, number = CALLED.tables, CALLED.name, CALLED.number
one, several = CALLED.one, CALLED.several
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


# --- rows and sets of cards -------------------------------------------------------------------------------


def row(field: str, kind: str) -> Drawn[State]:
    def draw(s: State) -> str:
        return " ".join(name(kind, card) for card in getattr(s, field)) or "none"

    def read(s: State, text: str) -> None:
        words = text.split()
        setattr(s, field, [] if words == ["none"] else [number(kind, word) for word in words])

    return draw, read


def mask(field: str, kind: str) -> Drawn[State]:
    def draw(s: State) -> str:
        bits: int = getattr(s, field)
        return " ".join(each for n, each in enumerate(NAMES[kind]) if bits >> n & 1) or "none"

    def read(s: State, text: str) -> None:
        words = text.split()
        setattr(s, field, 0 if words == ["none"] else sum(1 << number(kind, word) for word in words))

    return draw, read


# --- clans and trails -------------------------------------------------------------------------------------


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


OUT = {
    "members": several("member"),
    "equipment": several("equipment"),
    "traps": several("trap"),
    "lands": several("land"),
    "quests": several("quest"),
}


def draw_out(s: State) -> str:
    return draw_record(s.out, OUT) or "none"


def read_out(s: State, text: str) -> None:
    s.out = Out() if text == "none" else read_record(Out, text.split(), OUT)


NOTATION: dict[str, Drawn[State]] = {
    "clans": (draw_clans, read_clans),
    "trails": (draw_trails, read_trails),
    "out": (draw_out, read_out),
    **{field: row(field, kind) for field, kind in ROWS.items()},
    **{field: mask(field, kind) for field, kind in SETS.items()},
}
