"""The Summoning Master walks to the Rift by himself (chapter 35)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.query import figures, ground, ways
from wyprawa.games.hellscape.rules.rooms.doors import open_door
from wyprawa.games.hellscape.state import SUMMONER, Companion, State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, GREY
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import Cells, ids, mask

HOST = 0
STEPS = 2  # MD-35.4


@step
def escort_walks(s: State, left: int) -> Asking[None]:
    """Zone by Zone; he never leaves a Zone with Enemies (MD-35.4 to MD-35.6)."""
    master = figures.companion_of(s, SUMMONER)
    if master is None:
        return
    goals = gate_zones(s)
    if goals >> master.zone & 1:
        yield from open_gate(s, master)  # MD-35.9
        return
    if not goals:  # MD-35.10
        goals = ground.tokens_mask(s, COLOUR)
        if goals >> master.zone & 1:
            enter_rift(s, master)
            return
    if not left or figures.enemies_in(s, master.zone):
        return
    zones = steps_toward(s, master.zone, goals)
    if not zones:
        return
    zone = yield from ask(HOST, "escort", zones, subject=(SUMMONER,), rule="MD-35.4")
    master.zone = zone
    s.tell(events.Moved, SUMMONER, zone, rule="MD-35.4")
    s.next(escort_walks.later(left - 1))


def gate_zones(s: State) -> Cells:
    """The Zones outside the white-framed Door, as long as it is closed."""
    laid = ground.map_of(s)
    return mask(
        zone
        for n, door in enumerate(laid.board.doors)
        if laid.gates >> n & 1 and not s.open >> n & 1
        for zone in door
        if laid.room_of[zone] not in unrevealed(s)
    )


def unrevealed(s: State) -> list[int]:
    return [room for room in range(len(ground.map_of(s).rooms)) if not s.revealed >> room & 1]


def open_gate(s: State, master: Companion) -> Asking[None]:
    """He opens it; the players choose the Hero whom the Door card concerns (MD-35.9, R49)."""
    laid = ground.map_of(s)
    gate = next(
        n for n in range(len(laid.board.doors)) if laid.gates >> n & 1 and master.zone in laid.board.doors[n]
    )
    up = figures.standing(s) or list(range(len(s.heroes)))
    who = yield from ask(HOST, "escort.door", up, subject=(gate,), rule="MD-35.9")
    open_door(s, who, gate)


def enter_rift(s: State, master: Companion) -> None:
    """The token is turned over and he is gone (MD-35.11)."""
    ground.take_token(s, COLOUR, master.zone)
    s.tokens.append((GREY, master.zone, 0))
    s.companions.remove(master)
    s.tell(events.EscortArrived, master.zone, rule="MD-35.11")


def steps_toward(s: State, zone: int, goals: Cells) -> list[int]:
    """First steps on shortest open paths; if none leads there, as near as he can get (MD-35.5, R31)."""
    board, passable = ground.board(s), ground.passable(s)
    reached = ways.layers(board, 1 << zone, passable)
    if not any(layer & goals for layer in reached):
        bare = ground.map_of(s).board.opened((1 << len(board.doors)) - 1)
        there = sum(reached)
        goals = next(layer & there for layer in ways.layers(bare, goals, passable) if layer & there)
    back = ways.layers(board, goals, passable)
    far = next((n for n, layer in enumerate(back) if layer >> zone & 1), 0)
    return ids(back[far - 1] & board.near(zone)) if far else []
