"""The ground: the map as it lies now, light, tokens (MD-6, MD-24)."""

from __future__ import annotations

from wyprawa.games.hellscape.content import DOORS
from wyprawa.games.hellscape.content.missions import Mission, MissionRule
from wyprawa.games.hellscape.dungeon import CORRIDOR, Dungeon
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR
from wyprawa.games.hellscape.vocabulary.verbs import Stay
from wyprawa.parts.boards import Cells, SquareMap, mask


def mission(s: State) -> Mission:
    return s.page()


def has_rule(s: State, rule: MissionRule) -> bool:
    """Whether a special rule of Missions is in force."""
    return rule in s.page().rules


def map_of(s: State) -> Dungeon:
    return s.laid()


def board(s: State) -> SquareMap:
    """The map with its open Doors."""
    now = s.laid().board.opened(s.open)
    return now.without(s.off) if s.off else now


def enemy_board(s: State) -> SquareMap:
    """The map as Enemies walk it: some Missions let them through closed Doors (MD-34.3, MD-42.8)."""
    laid, rules = s.laid(), s.page().rules
    if "doors_for_enemies" in rules:
        now = laid.board.opened((1 << len(laid.board.doors)) - 1)
    elif "gate_for_enemies" in rules:
        now = laid.board.opened(s.open | laid.gates)
    else:
        now = laid.board.opened(s.open)
    return now.without(s.off) if s.off else now


def passable(s: State) -> Cells:
    """Where figures may stand: everywhere but in an Abyss (MD-24.25)."""
    return map_of(s).passable & ~s.off


def passages(s: State) -> Cells:
    """Zones that magic joins for movement (MD-38.6, MD-38.7)."""
    return tokens_mask(s, COLOUR) if has_rule(s, "passages") else 0


def in_shadow(s: State, zone: int) -> bool:
    """MD-6.10; a Door card that stays may darken or light a Room."""
    dark = not map_of(s).light >> zone & 1
    if s.stays:
        room = map_of(s).room_of[zone]
        for where, card in s.stays:
            if where == room != CORRIDOR:
                for verb in DOORS[card].do:
                    if isinstance(verb, Stay) and verb.light:
                        dark = verb.light == "shadow"
    return dark


def tokens_at(s: State, zone: int) -> list[tuple[int, int, int]]:
    return [token for token in s.tokens if token[1] == zone]


def lies_at(s: State, kind: int, zone: int) -> bool:
    """Whether a token of a kind lies in a Zone."""
    return any(token[0] == kind and token[1] == zone for token in s.tokens)


def zones_with(s: State, kind: int) -> list[int]:
    return [token[1] for token in s.tokens if token[0] == kind]


def tokens_mask(s: State, kind: int) -> Cells:
    return mask(zones_with(s, kind))


def take_token(s: State, kind: int, zone: int) -> int:
    """Take the first token of a kind off a Zone; what was on it."""
    for token in s.tokens:
        if token[0] == kind and token[1] == zone:
            s.tokens.remove(token)
            return token[2]
    raise LookupError(f"no token {kind} in zone {zone}")


def closed_doors_at(s: State, zone: int) -> list[int]:
    """The closed Doors on the edges of a Zone, by number."""
    now = board(s)
    return [n for n, door in enumerate(now.doors) if zone in door and not s.open >> n & 1 and within(s, door)]


def within(s: State, door: tuple[int, int]) -> bool:
    """Whether both Zones of a Door are still part of the map."""
    return not s.off or not (s.off >> door[0] & 1 or s.off >> door[1] & 1)


def rooms_of(s: State, door: int) -> list[int]:
    """The Rooms a Door leads to, those not yet revealed."""
    laid = map_of(s)
    rooms = {laid.room_of[zone] for zone in laid.board.doors[door]}
    return sorted(room for room in rooms if room != CORRIDOR and not s.revealed >> room & 1)
