"""Verbs of movement and actions (MD-22.29)."""

from __future__ import annotations

from typing import Literal

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.abilities.targets import decider
from wyprawa.games.hellscape.rules.enemies.acting import move
from wyprawa.games.hellscape.rules.figures import ending
from wyprawa.games.hellscape.rules.figures.actions import gain_action
from wyprawa.games.hellscape.rules.query import figures, ground, ways
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.rules.rooms.movement import enter, walk
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary import verbs
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import ids


@EFFECTS.verb(verbs.MovePoints)
def move_points(s: State, x: Act, verb: verbs.MovePoints) -> None:
    if s.turn is not None and s.turn.moving:
        s.turn.mp += verb.n


@EFFECTS.verb(verbs.MoreActions)
def more_actions(s: State, x: Act, verb: verbs.MoreActions) -> None:
    if s.turn is not None and s.turn.hero == x.hero:
        gain_action(s, verb.n, "MD-29.11")


@EFFECTS.verb(verbs.Step)
def step_now(s: State, x: Act, verb: verbs.Step) -> Asking[None]:
    """Zone by Zone, as far as the Hero wants and can; what the ability does next waits for it."""
    hero = s.heroes[x.hero]
    for left in range(verb.n, 0, -1):
        if not figures.is_up(hero):
            return
        options: list[int | Literal["stop"]] = [*ways.hero_steps(s, hero.zone), "stop"]
        chosen = yield from ask(hero.seat, "step", options, subject=(x.hero, left), rule="MD-9.5")
        if chosen == "stop":
            return
        yield from enter(s, x.hero, chosen) if verb.safe else walk(s, x.hero, chosen)


@EFFECTS.verb(verbs.Jump)
def jump(s: State, x: Act, verb: verbs.Jump) -> Asking[None]:
    """Placed by an effect: no Reaction damage (R30)."""
    board, here = ground.board(s), s.heroes[x.hero].zone
    zones = [
        zone
        for zone in ids(board.sight(here) & ground.passable(s))
        if zone != here
        and board.distance(here, zone) <= verb.within
        and (not verb.shadow or ground.in_shadow(s, zone))
    ]
    if zones:
        zone = yield from ask(decider(s, x), "jump", zones, subject=(x.hero,), rule="MD-1.9")
        yield from enter(s, x.hero, zone)


@EFFECTS.verb(verbs.Drive)
def drive(s: State, x: Act, verb: verbs.Drive) -> Asking[None]:
    """Enemies are moved along open ways, Zone by Zone, nearer to the user or farther away."""
    here = figures.zone_of(s, x.user)
    for figure in (yield from EFFECTS.select(s, verb.to, x)):
        enemy = figures.enemy_of(s, figure)
        for _ in range(verb.n):
            if enemy is None:
                break
            away = ways.distance(s, here, enemy.zone)
            wanted = away - 1 if verb.toward else away + 1
            near = ids(ground.board(s).near(enemy.zone) & ground.passable(s))
            zones = [zone for zone in near if ways.distance(s, here, zone) == wanted]
            if not zones:
                break
            move(s, enemy, (yield from ask(decider(s, x), "drive", zones, subject=(figure,), rule="MD-1.9")))


@EFFECTS.verb(verbs.Leave)
def leave_dungeon(s: State, x: Act, verb: verbs.Leave) -> None:
    """MD-32.8."""
    s.heroes[x.hero].gone = True
    s.tell(events.LeftDungeon, x.hero, rule="MD-32.8")
    ending.left(s, "MD-32.8")
