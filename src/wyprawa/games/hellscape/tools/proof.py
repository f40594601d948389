"""What is wrong with a Mission, sentence by sentence: map, tokens, ways, and how it ends (MD-6, MD-32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wyprawa.games.hellscape.content import BOX
from wyprawa.games.hellscape.content.missions import Mission
from wyprawa.games.hellscape.dungeon import CORRIDOR, Dungeon, read_door, read_zone, zone_name
from wyprawa.games.hellscape.dungeon import drafted as map_of
from wyprawa.games.hellscape.vocabulary import Verb, verbs
from wyprawa.parts.boards import ids

BOX_HAS = {  # tokens of a kind; Doors and gates, Objectives of both sides, Time and Corruption share theirs
    ("doors", "gates"): 15,
    ("spawn",): 15,
    ("portals",): 3,
    ("colour", "grey"): 5,
    ("spike_trap",): len(BOX.spike_traps),
    ("bear_trap",): len(BOX.bear_traps),
    ("pillar",): 6,
    ("fountain",): len(BOX.fountains),
    ("forge",): 4,
    ("regular_chest",): len(BOX.regular_chests),
    ("greater_chest",): len(BOX.greater_chests),
    ("bridges",): 2,
}
LOOT = 28
PLACES = (
    "start", "mobs", "spawn", "loot", "portals", "spike_trap", "bear_trap", "pillar", "fountain", "forge",
    "regular_chest", "greater_chest", "colour", "grey", "corruption", "boss_start", "hourglasses",
)  # fmt: skip
BEHIND_DOORS = ("spawn", "loot")
WON_BY = {"escort", "cursed_sword", "beasts", "horror_beast", "souls", "boss", "exodus"}  # rules that end it


def problems(page: Mission) -> list[str]:
    """Everything that is wrong; the map first, for all else is looked up on it."""
    return (
        [*of_tiles(page)]
        or [*of_places(page)]
        or [*of_doors(page)]
        or [*of_ways(page, map_of(page)), *of_tokens(page), *of_rules(page)]
    )


def of_tiles(page: Mission) -> Iterator[str]:
    """Each tile is laid once, on one of its sides, and none on another (MD-32.1)."""
    for number, n in Counter(laid.tile[0] for laid in page.tiles).items():
        if n > 1:
            yield f"tiles: tile {number} is laid {n} times, the box has one"
    taken: Counter[str] = Counter()
    for laid in page.tiles:
        x, y = read_zone(laid.at)
        taken.update(zone_name((x + across, y + down)) for across in range(3) for down in range(3))
    taken.update(page.bridges)
    for zone, n in taken.items():
        if n > 1:
            yield f"tiles: {n} tiles or Bridges lie on {zone}"
    if not page.tiles:
        yield "tiles: expected at least one"


def of_places(page: Mission) -> Iterator[str]:
    """Everything lies on the map, and nothing in an Abyss (MD-24.25)."""
    laid = map_of(without_doors(page))
    free = {laid.name(zone) for zone in ids(laid.passable)}
    for field, zones in named(page):
        for zone in zones:
            if zone not in free:
                yield f"{field}: expected a Zone of the map, got {zone}"
    if not page.start:
        yield "start: expected a Zone"


def named(page: Mission) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every field that names Zones, with them."""
    yield from ((field, getattr(page, field)) for field in PLACES)
    for field in ("roaming_portal", "beast", "boss_zone"):
        if (zone := getattr(page, field)) is not None:
            yield field, (zone,)


def without_doors(page: Mission) -> Mission:
    """The same tiles alone."""
    return Mission(
        id=page.id, tiles=page.tiles, bridges=page.bridges, start=(), doors=(), roaming_portal="A1"
    )


def of_doors(page: Mission) -> Iterator[str]:
    """A Door joins two Zones side by side, of which a Room has at least one (MD-9.11)."""
    laid = map_of(without_doors(page))
    zones = {laid.name(zone): room for zone, room in laid.room_of.items()}
    for field in ("doors", "gates"):
        for door in getattr(page, field):
            one, other = read_door(door)
            ends = zone_name(one), zone_name(other)
            if any(end not in zones for end in ends):
                yield f"{field}: {door} leads off the map"
            elif abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1:
                yield f"{field}: expected two Zones side by side, got {door}"
            elif zones[ends[0]] == zones[ends[1]] and zones[ends[0]] != CORRIDOR:
                yield f"{field}: {door} lies inside a Room"
    for door, n in Counter(read_door(door) for door in (*page.doors, *page.gates)).items():
        if n > 1:
            yield f"doors: {zone_name(door[0])}-{zone_name(door[1])} is there {n} times"


def of_ways(page: Mission, laid: Dungeon) -> Iterator[str]:
    """With all Doors open everything can be reached from the start, by magic passages too (MD-38.6)."""
    board = laid.board.opened((1 << len(laid.board.doors)) - 1)
    links = [laid.zone(zone) for zone in page.colour] if "passages" in page.rules else []
    seen = 0
    for zone in (*map(laid.zone, page.start), *links):
        for layer in board.layers(1 << zone, laid.passable):
            seen |= layer
    for name in sorted({zone for _, zones in named(page) for zone in zones}):
        if not seen >> laid.zone(name) & 1:
            yield f"doors: no way leads to {name}"
    for field in BEHIND_DOORS:
        for name in getattr(page, field):
            if laid.room_of[laid.zone(name)] == CORRIDOR:
                yield f"{field}: expected a Zone of a Room, got {name}"


def of_tokens(page: Mission) -> Iterator[str]:
    """The box has enough of everything, also for six Heroes."""
    for fields, most in BOX_HAS.items():
        there = sum(len(getattr(page, field)) for field in fields)
        if there > most:
            yield f"{' and '.join(fields)}: expected at most {most}, got {there}"
    loot = len(page.loot) * (1 if "exodus" in page.rules else BOX.loot[-1])  # MD-7.16, MD-43.7
    if loot > LOOT:
        yield f"loot: expected at most {LOOT} tokens with six Heroes, got {loot}"
    if len(page.corruption) + sum(page.time) > BOX.time:
        yield f"corruption and time: expected at most {BOX.time} tokens"
    if page.time and len(page.time) != len(page.colour):
        yield f"time: expected {len(page.colour)} numbers, one a colour Objective, got {len(page.time)}"


def of_rules(page: Mission) -> Iterator[str]:
    """Special rules have what they speak of, and the Mission can be won."""
    if ("boss" in page.rules) != (None not in (page.boss, page.boss_zone) and bool(page.boss_start)):
        yield "boss: expected boss, boss_zone and boss_start with the rule 'boss', and only with it"
    if ("horror_beast" in page.rules) != (page.beast is not None):
        yield "beast: expected a Zone with the rule 'horror_beast', and only with it"
    if "exodus" in page.rules and not len(page.start) == len(page.gates) == len(page.tiles) - 1:
        yield "exodus: expected a start and a gate for each tile but the first"
    if not WON_BY & {*page.rules} and not any(wins(verb) for deed in page.deeds for verb in deed.do):
        yield "deeds: expected one that wins or leaves the Dungeon, or a rule that ends the Mission"


def wins(verb: Verb) -> bool:
    if isinstance(verb, verbs.If):
        return any(map(wins, verb.then))
    return isinstance(verb, verbs.Win | verbs.Leave)
