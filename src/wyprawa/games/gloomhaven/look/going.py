"""The way a move would take: of a hero, and of a monster where the players choose for it."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Move
from wyprawa.games.gloomhaven.rules import monsters
from wyprawa.games.gloomhaven.rules.figures import movement
from wyprawa.games.gloomhaven.rules.monsters import behaviour
from wyprawa.games.gloomhaven.rules.monsters.planning import plan_turn
from wyprawa.games.gloomhaven.rules.query.ways import Path
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Choice
from wyprawa.parts.boards import ids


def way(s: State, choice: Choice, goal: int) -> tuple[Path, int]:
    """The hexes of a leg, the first being where it begins, and the points it costs."""
    who, left, jump, straight = choice.subject
    return movement.way(s, who, goal, left, jump=bool(jump), straight=bool(straight))


def harm(s: State, choice: Choice, path: Path) -> int:
    """The damage of traps and hazards on a leg; a jump meets only what it ends on (GH-8.19)."""
    who, _, jump, _ = choice.subject
    now = movement.field(s, who, jump=bool(jump))
    met = [cell for cell in (path[-1:] if now.jump else path[1:]) if now.harm >> cell & 1]
    sprung = sum(s.traps[cell].damage for cell in met if cell in s.traps)
    return sprung + sum(s.trap_damage // 2 for cell in met if s.hazards >> cell & 1 and cell not in s.traps)


def _plan(s: State, who: int) -> monsters.Turn:
    """What the turn of a monster looks at, by its card's first attack and move (GH-26.20)."""
    card = behaviour.card_of(s, who)
    strikes = behaviour.strikes_of(s, who, card)
    move = next((each for each in card if isinstance(each, Move)), None)
    return plan_turn(s, who, strikes[0] if strikes else None, move)


def to_focus(s: State, who: int, foe: int) -> Path:
    """The path that was compared for an enemy a monster may focus on."""
    plan = _plan(s, who)
    goals = next((each.goals for each in monsters.focus(plan).compared if each.foe.id == foe), 0)
    return plan.ways.path(ids(goals)[0]) if goals else ()


def to_hex(s: State, who: int, cell: int) -> Path:
    """The path of a monster to a hex where its move may end."""
    plan, focus = _plan(s, who), s.turn.focus if s.turn is not None else -1
    foe = next((each for each in plan.foes if each.id == focus), None)
    ends = monsters.moves(plan, foe, behaviour.places_now(s, plan)).ends if foe is not None else ()
    return next((end.path for end in ends if end.at == cell), ())
