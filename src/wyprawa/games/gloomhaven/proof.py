"""What is wrong with a scenario's page that reads well: things off the floor, rules that name what is not
there, rooms nobody can get to. Each problem says where and what was expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from wyprawa.games.gloomhaven.content import BOSSES, MAP_TILES, MONSTERS, SCENARIOS
from wyprawa.games.gloomhaven.ground import lay, moved, neighbours, spread_out
from wyprawa.games.gloomhaven.places import Axial, Room, Scenario
from wyprawa.games.gloomhaven.special import MOMENTS, Looted, Test, faults
from wyprawa.parts.effects import All
from wyprawa.parts.effects import Any as Some

PARTIES = (2, 3, 4)
STARTS = 4  # hexes that the largest party needs


def problems(page: Scenario) -> list[str]:
    """Everything wrong with a page; what stands on the floor is only looked at if the floor is sound."""
    if page.cards is not None:
        return ["cards: a draft has rooms of its own, not cards of random dungeons"]
    floor = [*_floors(page), *_doors(page), *_starts(page)]
    return [
        *(floor or [*_reach(page)]),
        *_things(page),
        *_figures(page),
        *_said(page),
        *_named(page),
        *_tiles(page),
    ]


# --- the floor ---------------------------------------------------------------------------------------------


def _floors(page: Scenario) -> Iterator[str]:
    if not page.rooms:
        yield "rooms: expected at least one"
    taken: dict[Axial, int] = {}
    for number, room in enumerate(page.rooms, 1):
        where = f"rooms[{number - 1}]"
        for tile in room.tiles:
            if tile.side not in MAP_TILES:
                yield f"{where}.tiles: expected a side of a map tile, got {tile.side!r}"
        floor = spread_out(room.floor)
        if not floor:
            yield f"{where}.floor: expected at least one row of hexes, got none"
        for place, times in Counter(floor).items():
            if times > 1:
                yield f"{where}.floor: hex {_at(place)} is there {times} times"
            elif place in taken:
                yield f"{where}.floor: hex {_at(place)} belongs to room {taken[place]} already"
            taken[place] = number
        yield from _covered(room, set(floor), where, {door.at for door in page.doors})


def _covered(room: Room, floor: set[Axial], where: str, doors: set[Axial]) -> Iterator[str]:
    """A floor that says which map tiles it is made of is made of them (GH-1.18)."""
    laid = [tile for tile in room.tiles if tile.side in MAP_TILES]
    if not laid:
        return
    tiles = {
        moved(place, tile.turns, tile.at) for tile in laid for place in spread_out(MAP_TILES[tile.side].floor)
    }
    for what, hexes in (
        ("beyond its map tiles and corridors", floor - tiles - set(room.corridors)),
        ("of its map tiles that the floor lacks", (tiles | set(room.corridors)) - floor - doors),
    ):
        if hexes:
            yield f"{where}: {len(hexes)} hexes {what}: {_listed(hexes)}"


def _doors(page: Scenario) -> Iterator[str]:
    floors = [set(spread_out(room.floor)) for room in page.rooms]
    for number, door in enumerate(page.doors):
        where = f"doors[{number}] at {_at(door.at)}"
        inside = [n for n, floor in enumerate(floors, 1) if door.at in floor]
        touched = {n for n, floor in enumerate(floors, 1) if floor & set(neighbours(door.at))}
        if inside:
            yield f"{where}: lies on the floor of room {inside[0]}; a door's hex is no part of a room"
        if not touched >= set(door.joins):
            yield f"{where}: joins rooms {_listed(door.joins)}, but touches {_listed(touched) or 'none'}"


def _starts(page: Scenario) -> Iterator[str]:
    if not page.rooms:
        return
    floors = [set(spread_out(room.floor)) for room in page.rooms]
    first = [n for n, floor in enumerate(floors) if n == 0 or floor & set(page.starts)]
    if len(first) > 1 and not page.apart and not page.doors:
        yield f"starts: in {len(first)} rooms, but no door joins them and the page does not set them apart"
    taken = {place for n in first for what, place in things(page.rooms[n], 4) if what != "difficult"}
    off, on = set(page.starts) - set().union(*floors), set(page.starts) & taken
    if off:
        yield f"starts: not on the floor of the first room: {_listed(off)}"
    if on:
        yield f"starts: something lies or stands there already: {_listed(on)}"
    least = STARTS if page.solo is None else 1
    if len(set(page.starts)) < least:
        yield f"starts: expected at least {least} different hexes, got {len(set(page.starts))}"


def _reach(page: Scenario) -> Iterator[str]:
    """Every room can be walked to through doors and around obstacles, and locked doors have a key."""
    here, rolling = lay(page), {*words(page.rules, "tile")}
    stones = (
        place
        for room in page.rooms
        for each in room.overlays
        if each.kind == "obstacle" and each.hp is None and each.tile not in rolling
        for place in each.at
        if place in _every(page)
    )
    blocked = here.board.mask_of(stones)
    walked = 0
    for _ in range(2):  # once more from beyond a rift
        for layer in here.board.layers((here.starts | walked) & ~blocked, here.board.all & ~blocked):
            walked |= layer
        for cell in here.marks.get(page.rift or "", ()):
            walked |= here.board.near(cell)
    for number, cells in enumerate(here.rooms):
        if cells and not cells & walked:
            yield f"rooms[{number - 1}]: nobody can get there: no door leads to it, or obstacles bar the way"
    opened = {*words((page.rules, page.setup), "doors")}
    for number, door in enumerate(page.doors):
        if door.locked and door.hp is None and door.label not in opened and not _has_boss(page):
            yield f"doors[{number}] at {_at(door.at)}: locked, and no rule opens doors {door.label!r}"


# --- what is on it -----------------------------------------------------------------------------------------


def things(room: Room, characters: int) -> Iterator[tuple[str, Axial]]:
    """What is laid out in a room for so many characters, hex by hex."""
    for overlay in room.overlays:
        yield from ((overlay.kind, place) for place in overlay.at)
    yield from (("money", place) for place in room.money)
    yield from (("treasure", each.at) for each in room.treasures)
    for each in room.monsters:
        if each.by[characters - 2] != "-" and not each.wait:
            yield each.monster, each.at


def _things(page: Scenario) -> Iterator[str]:
    filling = {kind.id for kind in page.kinds if kind.fills}
    for number, room in enumerate(page.rooms):
        floor = set(spread_out(room.floor))
        said: set[str] = set()
        for characters in PARTIES:
            met: dict[Axial, str] = {}
            for what, place in things(room, characters):
                if what in filling and met.get(place) == "obstacle":
                    continue
                if place not in floor:
                    said.add(f"rooms[{number}]: {what} at {_at(place)}, which is no floor of this room")
                elif place in met and (met[place], what) != ("difficult", "treasure"):
                    said.add(f"rooms[{number}]: {what} at {_at(place)}, where {met[place]} is already")
                met[place] = what
        yield from sorted(said)


def _figures(page: Scenario) -> Iterator[str]:
    for number, room in enumerate(page.rooms):
        for each in room.monsters:
            where = f"rooms[{number}]: {each.monster} at {_at(each.at)}"
            boss = "B" in each.by
            if each.monster not in (BOSSES if boss else MONSTERS):
                kind, known = ("boss", BOSSES) if boss else ("monster", MONSTERS)
                yield f"{where}: no {kind} of that name; there are: {', '.join(known)}"
    yield from _alike(page)
    for characters in PARTIES:
        for monster, stats in MONSTERS.items():
            counts = sum(
                each.monster == monster and each.by[characters - 2] != "-"
                for room in page.rooms
                for each in room.monsters
            )
            if counts > stats.standees * len(page.rooms):
                yield f"{monster}: {counts} for {characters} characters, and {stats.standees} standees"


def _alike(page: Scenario) -> Iterator[str]:
    """All monsters of a type act at the same time, so a kind with cards or an initiative of its own is alone
    of its type on the page."""
    spots = [(each.monster, each.named) for room in page.rooms for each in room.monsters]
    spawned = [*words((page.rules, page.setup), "monster")]
    for kind in page.kinds:
        others = [named for monster, named in spots if monster == kind.monster and named != kind.id]
        mixed = kind.id != kind.monster and (others or kind.monster in spawned)
        if (kind.do or kind.deck is not None) and mixed:
            yield f"kinds: {kind.id} does not act by its type's cards, but not all {kind.monster} are of it"


def _said(page: Scenario) -> Iterator[str]:
    """Nobody acts on a page: its verbs say whom they mean, and nothing that only a figure could do."""
    for where, verbs in (
        ("setup", page.setup),
        ("rewards", page.rewards),
        *((f"rules[{n}]", rule.do) for n, rule in enumerate(page.rules)),
        *((f"rooms[{n}].treasures", tile.do) for n, room in enumerate(page.rooms) for tile in room.treasures),
    ):
        yield from (f"{where}: {each}" for each in faults(verbs))


def _named(page: Scenario) -> Iterator[str]:
    """Rules, goals and escorts name only what is there."""
    said = (page.goal, page.lose, page.rules, page.setup)
    letters = {mark.letter for mark in page.marks}
    overlays = [each for room in page.rooms for each in room.overlays]
    types = {each.monster for room in page.rooms for each in room.monsters}
    types |= {*words((page.rules, page.setup), "monster")}
    types |= {each.id for each in page.kinds} | {each.id for each in page.escorts}
    types |= {each.tile for each in overlays if each.hp is not None}
    types |= {door.tile for door in page.doors if door.hp is not None}
    stands = [(each.at, *([each.towards] if each.towards else [])) for each in page.escorts]
    tiles = sum(each.number is None for room in page.rooms for each in room.treasures)
    for what, named, known in (
        ("moment", [rule.moment for rule in page.rules], set(MOMENTS)),
        ("door", [*words(said, "door"), *words(said, "doors")], {door.label for door in page.doors}),
        ("mark", [*words(page.rules, "at"), *words(said, "mark")], letters),
        ("mark to leave by", words(said, "off"), letters),
        ("mark of a gun", [page.gun.mark] if page.gun is not None else [], letters),
        ("mark of a companion", [page.companion] if page.companion is not None else [], letters),
        ("mark of a rift", [page.rift] if page.rift is not None else [], letters),
        ("kind", [*words(page.rules, "named"), *words(page.rooms, "named")],
         {"", *(each.id for each in page.kinds)}),
        ("mark of an escort", [mark for pair in stands for mark in pair], letters),
        ("plate", [it for row in words(said, "plates") for group in row for it in group],
         {each.letter for each in overlays if each.kind == "plate"}),
        ("escort", words(said, "escort"), {each.id for each in page.escorts}),
        ("room", words(said, "room"), set(range(1, len(page.rooms) + 1))),
        ("ally", page.allies, types),
        ("monster", [name for group in words(said, "monsters") for name in group], types),
        ("number of goal tiles", [n for n in tiles_asked(page.goal) if n > tiles], {tiles}),
    ):  # fmt: skip
        for each in sorted({str(it) for it in named} - {str(it) for it in known}):
            expected = ", ".join(sorted(map(str, known))) or "none"
            yield f"goal and rules: {what} {each!r} is not in this scenario; there are: {expected}"
    floor = _every(page)
    for mark in page.marks:
        if mark.at not in floor:
            yield f"marks: {mark.letter!r} at {_at(mark.at)}, which is no floor"


def _tiles(page: Scenario) -> Iterator[str]:
    """Overlay tiles and escorts that have a name and a picture are those of the book."""
    book = list(SCENARIOS.values())
    for key, given, known in (
        ("overlay tile", words(page.rooms, "tile"), {*words([each.rooms for each in book], "tile")}),
        ("door tile", words(page.doors, "tile"), {*words([each.doors for each in book], "tile")}),
        ("escort", [each.id for each in page.escorts], {it.id for each in book for it in each.escorts}),
    ):
        for each in sorted({*given} - known):
            yield f"{key} {each!r} has no name; there are: {', '.join(sorted(known))}"


# --- small -------------------------------------------------------------------------------------------------


def tiles_asked(goal: Test) -> Iterator[int]:
    """How many goal tiles a goal asks for."""
    match goal:
        case Looted(least=n):
            yield n
        case All(of=of) | Some(of=of):
            for each in of:
                yield from tiles_asked(each)


def words(record: Any, key: str) -> Iterator[Any]:
    """Every value of a field of that name, however deep."""
    queue = [msgspec.to_builtins(record)]
    while queue:
        each = queue.pop()
        if isinstance(each, dict):
            if each.get(key) is not None:
                yield each[key]
            queue += each.values()
        elif isinstance(each, list | tuple):
            queue += each


def _has_boss(page: Scenario) -> bool:
    """Bosses open doors by their own deeds."""
    return any("B" in each.by for room in page.rooms for each in room.monsters)


def _every(page: Scenario) -> set[Axial]:
    return {place for room in page.rooms for place in spread_out(room.floor)} | {
        door.at for door in page.doors
    }


def _at(place: Axial) -> str:
    return f"({place[0]}, {place[1]})"


def _listed(values: Iterable[Any]) -> str:
    shown = sorted(values)
    text = ", ".join(_at(each) if isinstance(each, tuple) else str(each) for each in shown[:6])
    return f"{text} and {len(shown) - 6} more" if len(shown) > 6 else text
