"""The turn, the Combat and what is planned are about what is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from wyprawa.games.hellscape.content import BOX, DICE, HEROES, ITEMS
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.state import FIRE_SPIRIT, SUMMONER, Combat, State
from wyprawa.games.hellscape.steps import STEPS
from wyprawa.games.hellscape.vocabulary import RARITIES, TYPES
from wyprawa.games.hellscape.vocabulary.terms import DICE as KINDS
from wyprawa.games.hellscape.vocabulary.terms import SYMBOLS
from wyprawa.kernel import arguments


def of_turn(s: State) -> Iterator[str]:
    if s.turn is not None and s.turn.awake >> SUMMONER:
        yield f"the turn: Spirits are awake that are not there: {s.turn.awake:b}"


def of_combat(s: State) -> Iterator[str]:
    if s.combat is not None:
        yield from (f"the Combat: {fault}" for fault in of_this_combat(s, s.combat))


def of_this_combat(s: State, combat: Combat) -> Iterator[str]:
    sides = {combat.attacker, combat.defender}
    ours = {*range(len(s.heroes)), *range(FIRE_SPIRIT, SUMMONER + 1)}  # who dies in it is still its side
    if not sides & ours or not any(figures.is_enemy(each) for each in sides):
        yield f"expected a figure of the Heroes and an Enemy, got {combat.attacker} and {combat.defender}"
    if len(combat.pool) != len(KINDS):
        yield f"expected {len(KINDS)} kinds of dice, got {combat.pool}"
    if any(face not in range(6) for _, face in combat.dice):
        yield f"no such dice: {combat.dice}"
    if len(combat.dice) > sum(kind.copies for kind in DICE.kinds) or combat.locked >> len(combat.dice):
        yield f"{len(combat.dice)} dice, resolved: {combat.locked:b}"
    if len(combat.ignored) != len(SYMBOLS) or len(combat.rerolls) != 2:
        yield f"results ignored, rerolls: expected rows of 6 and 2, got {combat.ignored}, {combat.rerolls}"
    if combat.burn_out not in ("", "yellow", "orange"):
        yield f"no die {combat.burn_out!r} for Fire"
    if combat.rolled != (bool(combat.dice)) and any(combat.pool):
        yield "expected dice on the table once they are rolled"


def of_plans(s: State) -> Iterator[str]:
    """What stands on the agenda is about what is there."""
    laid = ground.map_of(s)
    known: dict[str, Collection[int | str | None]] = {
        "who": range(len(s.heroes)),
        "room": range(len(laid.rooms)),
        "door": range(len(laid.board.doors)),
        "zone": laid.board.cells,
        "item": range(len(ITEMS)),
        "type": range(len(TYPES)),
        "lowest": range(len(RARITIES)),
        "laid": range(BOX.time + 1),
        "figure": range(len(HEROES), s.next_figure),
        "attacker": range(s.next_figure),
        "defender": range(s.next_figure),
    }
    for step, name, value in arguments(STEPS, s):
        if name in known and value not in known[name]:
            yield f"{step}: no {name} {value}"
    if s.outcome is None and s.round and s.agenda and s.agenda[0][0] != "begin_round":
        yield "expected the next round at the end of the agenda"
