"""Verbs that change figures and dice (WW-11.12, WW-13.15)."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import BOX
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting, meant, side_of
from wyprawa.games.warcraft.rules.query.figures import bonuses
from wyprawa.games.warcraft.state import NOBODY, NOTHING, Combat, State
from wyprawa.games.warcraft.vocabulary import verbs as do
from wyprawa.kernel import RuleError

DICE = ("red", "black")  # labels of draws, by side (WW-13.8, WW-13.9, WW-14.9)


def named(s: State, side: int) -> tuple[str, int]:
    """A fighter, for telling."""
    combat = s.combat
    assert combat is not None
    seat = combat.defender if side else combat.attacker
    if seat != NOBODY:
        return "seat", seat
    return ("board", combat.board) if combat.board != NOTHING else ("card", combat.card)


def roll(s: State, side: int) -> int:
    """A combat die; X is 6 (WW-11.8)."""
    return s.chance.die(6, DICE[side])


def roll_again(s: State, side: int, rule: str) -> None:
    """WW-13.15."""
    assert s.combat is not None
    s.combat.dice[side] = roll(s, side)
    s.tell(told.Rerolled, named(s, side), s.combat.dice[side], rule=rule)


@EFFECTS.verb(do.Add)
def add(s: State, x: Acting, verb: do.Add) -> None:
    if verb.to == "movement":
        add_movement(s, x.seat, verb.amount)
    elif verb.to == "energy":
        add_energy(s, x.seat, verb.amount)
    elif (side := meant(s, x, verb.side)) is not None and s.combat is not None:
        changed(s.combat, verb.to)[side] += verb.amount
        s.tell(told.FigureChanged, named(s, side), verb.to, verb.amount, rule="WW-11.12")


def changed(combat: Combat, stat: str) -> list[int]:
    """What a figure of both sides is changed by until the combat ends."""
    if stat == "attack":
        return combat.attack
    if stat == "defence":
        return combat.defence
    if stat == "damage":
        return combat.damage
    raise RuleError(f"{stat!r} is no figure of a combat: attack, defence, damage")


def add_movement(s: State, who: int, amount: int) -> None:
    """Movement points of the active character."""
    if who == s.active:
        s.turn.movement += amount
        s.tell(told.MovementChanged, who, amount, rule="WW-5.12")


def add_energy(s: State, who: int, amount: int) -> None:
    """WW-5.6."""
    s.characters[who].energy += amount
    s.tell(told.EnergyChanged, who, amount, rule="WW-5.6")


@EFFECTS.verb(do.MakeRanged)
def make_ranged(s: State, x: Acting, verb: do.MakeRanged) -> None:
    side = meant(s, x, verb.side)
    if side is not None and s.combat is not None:
        s.combat.ranged[side] = 1
        s.tell(told.MadeRanged, named(s, side), rule="WW-11.12")


@EFFECTS.verb(do.Reroll)
def reroll(s: State, x: Acting, verb: do.Reroll) -> None:
    side = meant(s, x, verb.side)
    if side is not None:
        roll_again(s, side, "WW-13.15")


@EFFECTS.verb(do.SetDie)
def set_die(s: State, x: Acting, verb: do.SetDie) -> None:
    side = side_of(s, x.seat)
    if side is not None and s.combat is not None:
        s.combat.dice[side] = verb.face
        s.tell(told.DieSet, named(s, side), verb.face, rule="WW-13.15")


@EFFECTS.verb(do.Ward)
def ward(s: State, x: Acting, verb: do.Ward) -> None:
    side = side_of(s, x.seat)
    if side is not None and s.combat is not None:
        s.combat.ward[side] += verb.amount
        s.tell(told.FigureChanged, named(s, side), "ward", verb.amount, rule="WW-11.12")


# --- the movement die ---------------------------------------------------------------------------------------


def roll_movement(s: State, who: int, rule: str) -> None:
    """Movement points and energy are what the die shows and permanent powers add to it, never below 0; those
    of an earlier roll are replaced (WW-5.1, WW-5.5, WW-5.15).
    """
    character, more = s.characters[who], bonuses(s, who, "movement", "energy")
    before = by_die(s.turn.face, more)
    s.turn.face = s.chance.below(len(BOX.movement_die), "movement")
    now = by_die(s.turn.face, more)
    s.turn.movement = max(0, s.turn.movement + now[0] - before[0])
    character.energy = max(0, character.energy + now[1] - before[1])
    movement, energy = BOX.movement_die[s.turn.face]
    s.tell(told.MovementRolled, who, movement, energy, rule=rule)
    if (s.turn.movement, character.energy) != (movement, energy):
        s.tell(told.RollChanged, who, s.turn.movement, character.energy, rule="WW-5.6")


def by_die(face: int, more: Sequence[int]) -> tuple[int, int]:
    """Movement and energy by this face of the die with what powers add; nothing before it is rolled."""
    if face < 0:
        return 0, 0
    movement, energy = BOX.movement_die[face]
    return max(0, movement + more[0]), max(0, energy + more[1])


@EFFECTS.verb(do.RerollMovement)
def reroll_movement(s: State, x: Acting, verb: do.RerollMovement) -> None:
    if x.seat == s.active:
        roll_movement(s, x.seat, "WW-5.15")
