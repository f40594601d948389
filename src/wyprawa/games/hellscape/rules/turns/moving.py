"""The Move action: steps, Doors and interactions, one MP each (MD-9.1 to MD-9.4)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.hellscape.rules.figures.actions import turn_of
from wyprawa.games.hellscape.rules.figures.using import Use, use_chosen
from wyprawa.games.hellscape.rules.query import abilities, figures, ground, ways
from wyprawa.games.hellscape.rules.rooms import doors, objects
from wyprawa.games.hellscape.rules.rooms.deeds import deeds, do_deed
from wyprawa.games.hellscape.rules.rooms.movement import walk
from wyprawa.games.hellscape.rules.turns.trading import stow_one, stowable
from wyprawa.games.hellscape.state import ACTION, State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR
from wyprawa.kernel import Asking, ask, step

Spending: TypeAlias = tuple[Literal["go", "pass", "open", "deed", "treasure", "object"], int]
"""What one MP buys, and where, or which."""


@step(part=ACTION)
def moving(s: State) -> Asking[None]:
    """One MP after the other, in any mix, until they are spent or the Hero stops."""
    turn = turn_of(s)
    who = turn.hero
    hero = s.heroes[who]
    if not turn.moving or not figures.is_up(hero):
        return
    options: list[Spending | Use | Literal["stow", "stop"]] = [*(spendings(s, who) if turn.mp else [])]
    options += [("use", *source) for source, _ in abilities.in_turn(s, who, "move")]
    if not options:
        return
    options += ["stow"] if stowable(s, who) else []  # R78
    options.append("stop")
    chosen = yield from ask(hero.seat, "move", options, subject=(who, turn.mp), rule="MD-9.2")
    if chosen == "stop":
        return
    s.next(moving.later())
    if chosen == "stow":
        yield from stow_one(s, who)
    elif chosen[0] == "use":
        yield from use_chosen(s, who, chosen)
    else:
        turn.mp -= 1
        yield from spend(s, who, chosen)


def spendings(s: State, who: int) -> list[Spending]:
    """What one MP buys (MD-9.2, MD-11.2, MD-38.6)."""
    zone = s.heroes[who].zone
    options: list[Spending] = [("go", other) for other in ways.hero_steps(s, zone)]
    if ground.has_rule(s, "exodus"):
        options += [("go", other) for other in ways.through_gates(s, who)]
    links = ground.passages(s)
    if links >> zone & 1:
        options += [("pass", other) for other in ground.zones_with(s, COLOUR) if other != zone]
    options += [("open", door) for door in ground.closed_doors_at(s, zone) if doors.can_open(s, door)]
    options += objects.objects(s, who)
    options += [("deed", n) for n in deeds(s, who, "mp")]
    return options


def spend(s: State, who: int, chosen: Spending) -> Asking[None]:
    match chosen:
        case ("go" | "pass", zone):
            yield from walk(s, who, zone)
        case ("open", door):
            doors.open_door(s, who, door)
        case ("deed", n):
            yield from do_deed(s, who, n)
        case ("treasure", rarity):
            objects.take_treasure(s, who, rarity)
        case ("object", kind):
            objects.interact(s, who, kind)
