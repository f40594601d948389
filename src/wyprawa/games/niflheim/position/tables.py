"""What the numbers in the state are rows of, and how many pieces of each kind the box has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wyprawa.games.niflheim.content import (
    ECHOES,
    ENTRIES,
    FISTS,
    HEROES,
    ITEMS,
    SCENARIOS,
    SKILLS,
    STONES,
    UNDEAD,
)
from wyprawa.games.niflheim.notation.words import captives, door_names, places
from wyprawa.games.niflheim.rules.query.carrying import is_arm
from wyprawa.games.niflheim.setup import pool
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.steps import STEPS
from wyprawa.games.niflheim.vocabulary.terms import RUNES, SUPPLIES
from wyprawa.parts.described import Described

HUSKARLS = 12  # markers (the ledger's list of components)


DESCRIBED = Described(
    state=State,
    steps=STEPS,
    tables={
        "hero": [row.id for row in HEROES],
        "undead": [row.id for row in UNDEAD],
        "item": [row.id for row in ITEMS],
        "skill": [row.id for row in SKILLS],
        "supply": SUPPLIES,
        "stone": RUNES,
        "echo": {n + 1: n + 1 for n in range(len(ECHOES))},
        "scenario": {id: id for id in SCENARIOS},
        "entry": {id: id for id in ENTRIES},
        "seat": lambda s: range(s.seats),
        "who": lambda s: [HEROES[hero.card].id for hero in s.heroes],
        "foe": lambda s: {each.figure: UNDEAD[each.kind].id for each in s.undead},
        "square": lambda s: {cell: s.ground().name(cell) for cell in s.ground().board.cells},
        "door": door_names,
        "captive": captives,
        "place": places,
        "rule": lambda s: range(len(s.page().rules)),
    },
    box={
        "hero": [1 if row.kind == "character" else HUSKARLS for row in HEROES],
        "item": [int(n != FISTS) for n in range(len(ITEMS))],
        "stone": [sum(row.copies for row in STONES if row.colour == colour) for colour in RUNES],
        "echo": {n + 1: 1 for n in range(len(ECHOES))},
    },
    where={
        "thing": lambda item: item != FISTS,
        "arm": is_arm,
        "weapon": lambda item: ITEMS[item].melee is not None,
    },
    # Whatever nobody has and lies nowhere is still in the box.
    gone={table: lambda s, row: True for table in ("hero", "item", "stone", "echo")},
)


def census(s: State) -> list[str]:
    """The pieces that are there twice, and undead markers of the page that are lost."""
    return [*DESCRIBED.census(s), *of_pool(s)]


def of_pool(s: State) -> Iterator[str]:
    """The markers of the page's undead pool are in it, on the map or discarded; while no map is laid out, in
    the box. Orange ones are never in the pool (GN-4.4, GN-4.16)."""
    on_map = [each.kind for each in s.undead if each.pooled]
    found = Counter([*(marker.kind for marker in s.pool), *on_map, *s.discard])
    expected = Counter[int]() if s.resting else Counter(each.kind for each in pool(s.page(), s.forces))
    for kind in sorted({*found, *expected}):
        if found[kind] != expected[kind]:
            yield f"undead {UNDEAD[kind].id}: {found[kind]} markers, expected {expected[kind]}"
