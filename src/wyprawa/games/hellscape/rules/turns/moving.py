"""The Move action: steps, Doors and interactions, one MP each (MD-9.1 to MD-9.4)."""

from __future__ import annotations

from wyprawa.games.hellscape.rules.figures.actions import turn_of
from wyprawa.games.hellscape.rules.figures.using import use
from wyprawa.games.hellscape.rules.query import abilities, figures, ground, ways
from wyprawa.games.hellscape.rules.rooms import doors, objects
from wyprawa.games.hellscape.rules.rooms.deeds import deeds, do_deed
from wyprawa.games.hellscape.rules.rooms.movement import walk
from wyprawa.games.hellscape.rules.turns.trading import stow_one, stowable
from wyprawa.games.hellscape.state import ACTION, State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR
from wyprawa.kernel import Asking, Option, ask, step


@step(part=ACTION)
def moving(s: State) -> Asking[None]:
    """One MP after the other, in any mix, until they are spent or the Hero stops."""
    turn = turn_of(s)
    who = turn.hero
    hero = s.heroes[who]
    if not turn.moving or not figures.is_up(hero):
        return
    options = spendings(s, who) if turn.mp else []
    options += [("use", *source) for source, _ in abilities.in_turn(s, who, "move")]
    if not options:
        return
    options += [*(["stow"] if stowable(s, who) else []), "stop"]  # R78
    chosen = yield from ask(hero.seat, "move", options, subject=(who, turn.mp), rule="MD-9.2")
    if chosen == "stop":
        return
    s.next(moving.later())
    if chosen == "stow":
        yield from stow_one(s, who)
        return
    if chosen[0] == "use":
        _, kind, number, n = chosen
        yield from use(s, who, (kind, number, n), abilities.find(s, who, (kind, number, n)))
        return
    turn.mp -= 1
    yield from spend(s, who, chosen)


def spendings(s: State, who: int) -> list[Option]:
    """What one MP buys (MD-9.2, MD-11.2, MD-38.6)."""
    zone = s.heroes[who].zone
    options: list[Option] = [("go", other) for other in ways.hero_steps(s, zone)]
    if ground.has_rule(s, "exodus"):
        options += [("go", other) for other in ways.through_gates(s, who)]
    links = ground.passages(s)
    if links >> zone & 1:
        options += [("pass", other) for other in ground.zones_with(s, COLOUR) if other != zone]
    options += [("open", door) for door in ground.closed_doors_at(s, zone) if doors.can_open(s, door)]
    options += objects.objects(s, who)
    options += [("deed", n) for n in deeds(s, who, "mp")]
    return options


def spend(s: State, who: int, chosen: Option) -> Asking[None]:
    kind = chosen[0]
    if kind in ("go", "pass"):
        yield from walk(s, who, chosen[1])
    elif kind == "open":
        doors.open_door(s, who, chosen[1])
    elif kind == "deed":
        yield from do_deed(s, who, chosen[1])
    else:
        objects.interact(s, who, chosen)
