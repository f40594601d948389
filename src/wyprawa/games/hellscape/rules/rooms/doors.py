"""Opening Doors and revealing Rooms: Door card, Enemies, Treasure, in the middle of a move (MD-9.11 to
MD-9.16, MD-10)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DOORS
from wyprawa.games.hellscape.rules.figures.rewards import draw_treasure
from wyprawa.games.hellscape.rules.figures.watching import changed
from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.rules.rooms.spawning import spawn_mob, spawn_roaming
from wyprawa.games.hellscape.state import NONE, State
from wyprawa.games.hellscape.vocabulary.terms import CORRUPTION, LOOT, SPAWN, TREASURE
from wyprawa.games.hellscape.vocabulary.verbs import Stay
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import ids
from wyprawa.parts.decks import draw


def can_open(s: State, door: int) -> bool:
    """White-framed Doors have rules of their own (MD-32.2)."""
    sealed = ground.has_rule(s, "gate_sealed") or ground.has_rule(s, "exodus")
    if ground.has_rule(s, "boss") and ground.map_of(s).gates >> door & 1:
        return gates_free(s)
    return not (sealed and ground.map_of(s).gates >> door & 1)


def gates_free(s: State) -> bool:
    """The Boss Room opens when all Seals are broken or all Keys collected (MD-40.4, MD-42.3)."""
    seals = ground.zones_with(s, CORRUPTION)
    keys = s.counts.get("keys", 0) >= len(ground.mission(s).time)
    return not seals and keys


def open_door(s: State, who: int, door: int) -> None:
    """The first Door of a Room reveals it; no Door is ever closed again (MD-9.11, MD-9.14, MD-9.16)."""
    s.open |= 1 << door
    s.tell(events.DoorOpened, who, door, rule="MD-9.11")
    changed(s)
    s.next(*[reveal_room.later(room, door, who) for room in ground.rooms_of(s, door)])


@step
def reveal_room(s: State, room: int, door: int, who: int) -> None:
    """Door card, Enemies, Treasure, in this order (MD-10.1). Boss Rooms have no Door card (MD-40.5,
    MD-42.3)."""
    if s.revealed >> room & 1:
        return
    s.revealed |= 1 << room
    s.tell(events.RoomRevealed, room, rule="MD-10.1")
    gated = ground.map_of(s).gates >> door & 1 and ground.has_rule(s, "boss")
    quiet = gated or (ground.has_rule(s, "exodus") and is_central(s, room))
    steps = [spawn_in_room.later(room), place_treasure.later(room, door), beasts.later(room)]
    s.next(*([] if quiet else [door_card.later(room, door, who)]), *steps)


def being_filled(s: State) -> list[int]:
    """The Rooms that are revealed and wait for their Enemies and Treasure."""
    return [call[1] for call in s.agenda if call[0] == place_treasure.name and isinstance(call[1], int)]


def is_central(s: State, room: int) -> bool:
    """Doors of the central tile draw no card (MD-43.10)."""
    return bool(ground.map_of(s).rooms[room] & ground.map_of(s).tiles[0])


@step
def door_card(s: State, room: int, door: int, who: int) -> Asking[None]:
    """Drawn and resolved before anything is placed (MD-10.2 to MD-10.4)."""
    card = draw(s.doors, s.chance, "door", s.door_discard)
    if card is None:
        return
    s.tell(events.DoorCardDrawn, who, card, rule="MD-10.1")
    if any(isinstance(verb, Stay) for verb in DOORS[card].do):
        s.stays.append((room, card))
    else:
        s.door_discard.append(card)
    zone = behind(s, room, door)
    yield from EFFECTS.resolve(s, DOORS[card].do, Act(who, who, zone=zone, source=("door", card, 0)))


def behind(s: State, room: int, door: int) -> int:
    """The Zone of the Room behind the Door (R40)."""
    laid = ground.map_of(s)
    zones = [zone for zone in laid.board.doors[door] if laid.room_of[zone] == room]
    return zones[0] if zones else ids(laid.rooms[room])[0]


@step
def spawn_in_room(s: State, room: int) -> Asking[None]:
    """A Mob for each Spawn token, in an order the players choose (MD-10.5, MD-10.9, MD-10.21)."""
    cells = ground.map_of(s).rooms[room]
    zones = sorted({token[1] for token in s.tokens if token[0] == SPAWN and cells >> token[1] & 1})
    if not zones:
        return
    zone = yield from ask(0, "spawn", zones, subject=(room,), rule="MD-10.21")
    ground.take_token(s, SPAWN, zone)
    s.next(spawn_mob.later(zone), spawn_in_room.later(room))


@step
def place_treasure(s: State, room: int, door: int) -> None:
    """A Treasure token for each Loot token (MD-10.20); which comes where is chance alone."""
    cells = ground.map_of(s).rooms[room]
    zones = [token[1] for token in s.tokens if token[0] == LOOT and cells >> token[1] & 1]
    more = s.counts.pop("more_treasure", 0)
    s.tokens = [token for token in s.tokens if not (token[0] == LOOT and cells >> token[1] & 1)]
    place = zones[0] if zones else behind(s, room, door)
    for zone in [*zones, *[place] * more]:
        rarity = draw_treasure(s)
        if rarity != NONE:
            s.tokens.append((TREASURE, zone, rarity))
            s.tell(events.TreasurePlaced, zone, rarity, rule="MD-10.20")
    changed(s)


@step
def beasts(s: State, room: int) -> None:
    """A Roaming Beast where a Corruption token lies (MD-38.3, MD-38.4)."""
    if not ground.has_rule(s, "beasts"):
        return
    cells = ground.map_of(s).rooms[room]
    zones = [token[1] for token in s.tokens if token[0] == CORRUPTION and cells >> token[1] & 1]
    for zone in zones:
        ground.take_token(s, CORRUPTION, zone)
        s.time += 1
    s.next(*[spawn_roaming.later(zone, 1) for zone in zones])


@step
def open_gates(s: State, who: int) -> None:
    """White-framed Doors open by themselves (MD-34.7)."""
    laid = ground.map_of(s)
    for door in range(len(laid.board.doors)):
        if laid.gates >> door & 1 and not s.open >> door & 1:
            s.open |= 1 << door
            s.tell(events.GateOpened, door, rule="MD-34.7")
            s.next(*[reveal_room.later(room, door, who) for room in ground.rooms_of(s, door)])
