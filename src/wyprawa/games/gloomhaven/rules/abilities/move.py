"""Chapter 8, the verb: a move as its player leads it."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Attack, Heal, Move
from wyprawa.games.gloomhaven.rules.abilities import attack, heal, placing
from wyprawa.games.gloomhaven.rules.figures import boosts, movement
from wyprawa.games.gloomhaven.rules.monsters import behaviour
from wyprawa.games.gloomhaven.rules.query import changes, facts, performing
from wyprawa.games.gloomhaven.rules.query.changes import Change
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer, does, performed
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking
from wyprawa.parts.boards import Cells


@does.verb(Move)
def moves(s: State, x: Performer, move: Move) -> Asking[None]:
    """A move as its player leads it (GH-8.14); monsters and summons move by their own rules (GH-27)."""
    if not x.led:
        yield from behaviour.move(s, x.who, move)
        return
    figure = s.figures[x.who]
    if facts.has(figure, "immobilize") or not performing.can_act(s, x.who):  # GH-14.12
        return
    change, beside = yield from boosts.opened(s, x, move.boosts, "move")

    def reach() -> movement.Reach | None:
        points = max(0, _points(s, x, move, change) + _hindered(s, x))
        return None if _instead(change) else movement.Reach(points, move.jump or change.jump)

    moved = 0
    if reach() is not None:
        ends = _ends(s, x, move)
        moved = yield from movement.walk(
            s, x.who, reach, beside=beside, seat=x.seat, straight=move.straight, end_by=ends
        )
    if _instead(change):
        yield from _otherwise(s, x, change, _points(s, x, move, change))
        if not change.anywhere:
            return
    if moved:
        performed(s, x)
    yield from boosts.finish(s, x, change)


def _points(s: State, x: Performer, move: Move, change: Change) -> int:
    if move.value is not None or change.instead is not None:
        return changes.changed(s, x, move.value or 0, change)
    return changes.added(s, x, facts.own_move(s, x.who) + (move.own or 0), change)


def _hindered(s: State, x: Performer) -> int:
    """What the scenario adds to a character's moves or takes off them; others have it in their own."""
    figure = s.figures[x.who]
    return facts.gift(figure, "move") if figure.kind == "hero" else 0


def _instead(change: Change) -> bool:
    """Whether something else is done instead of moving."""
    return change.as_attack or change.as_heal or change.anywhere


def _otherwise(s: State, x: Performer, change: Change, points: int) -> Asking[None]:
    if change.as_attack:
        yield from attack.attack(s, x, Attack(value=points))
    elif change.as_heal:
        yield from heal.heals(s, x, Heal(value=points + 1))
    else:
        yield from placing.put_anywhere(s, x, placing.free(s))


def _ends(s: State, x: Performer, move: Move) -> Cells | None:
    """The hexes a move must end in, if it says so."""
    board = facts.board(s)
    if move.end_by == "obstacle":
        return board.spread(facts.obstacles(s))
    if move.end_by == "leader" and x.leader >= 0 and alive(s, x.leader):
        return board.near(s.figures[x.leader].at)
    return None
