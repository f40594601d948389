"""Verbs that change figures and dice (WW-11.12, WW-13.15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import BOX
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting, fighter, meant, own_side, under_way
from wyprawa.games.warcraft.rules.query.figures import added
from wyprawa.games.warcraft.rules.query.sources import Source, in_force
from wyprawa.games.warcraft.state import NOBODY, NOTHING, State
from wyprawa.games.warcraft.vocabulary import verbs as do
from wyprawa.games.warcraft.vocabulary.terms import Stat
from wyprawa.kernel import RuleError

DICE = ("red", "black")  # labels of draws, by side (WW-13.8, WW-13.9, WW-14.9)


def named(s: State, side: int) -> tuple[str, int]:
    """A fighter, for telling."""
    combat, seat = under_way(s), fighter(s, side)
    if seat != NOBODY:
        return "seat", seat
    return ("board", combat.board) if combat.board != NOTHING else ("card", combat.card)


def roll(s: State, side: int) -> int:
    """A combat die; X is 6 (WW-11.8)."""
    return s.chance.die(6, DICE[side])


def roll_again(s: State, side: int, rule: str) -> None:
    """WW-13.15."""
    under_way(s).dice[side] = face = roll(s, side)
    s.tell(told.Rerolled, named(s, side), face, rule=rule)


@EFFECTS.verb(do.Add)
def add(s: State, x: Acting, verb: do.Add) -> None:
    if verb.to == "movement":
        add_movement(s, x.seat, verb.amount)
    elif verb.to == "energy":
        add_energy(s, x.seat, verb.amount)
    else:
        change(s, meant(s, x, verb.side), verb.to, verb.amount, "WW-11.12")


def change(s: State, side: int, stat: Stat | Literal["ward"], amount: int, rule: str) -> None:
    """A figure of a fighter changes until the combat ends (WW-11.12)."""
    combat = under_way(s)
    if stat == "attack":
        combat.attack[side] += amount
    elif stat == "defence":
        combat.defence[side] += amount
    elif stat == "damage":
        combat.damage[side] += amount
    elif stat == "ward":
        combat.ward[side] += amount
    else:
        raise RuleError(f"{stat!r} is no figure of a combat: attack, defence, damage, ward")
    way: Literal["up", "down"] = "up" if amount > 0 else "down"
    s.tell(told.FigureChanged, named(s, side), stat, way, abs(amount), rule=rule)


def add_movement(s: State, who: int, amount: int) -> None:
    """Movement points of the active character."""
    if who == s.active:
        s.turn.movement += amount
        s.tell(told.MovementChanged, who, amount, rule="WW-5.12")


def add_energy(s: State, who: int, amount: int) -> None:
    """WW-5.6."""
    s.characters[who].energy += amount
    s.tell(told.EnergyChanged, who, amount, rule="WW-5.6")


@EFFECTS.verb(do.Reroll)
def reroll(s: State, x: Acting, verb: do.Reroll) -> None:
    roll_again(s, meant(s, x, verb.side), "WW-13.15")


@EFFECTS.verb(do.SetDie)
def set_die(s: State, x: Acting, verb: do.SetDie) -> None:
    side = own_side(s, x.seat)
    under_way(s).dice[side] = verb.face
    s.tell(told.DieSet, named(s, side), verb.face, rule="WW-13.15")


@EFFECTS.verb(do.Ward)
def ward(s: State, x: Acting, verb: do.Ward) -> None:
    change(s, own_side(s, x.seat), "ward", verb.amount, "WW-11.12")


# --- the movement die ---------------------------------------------------------------------------------------


def roll_movement(s: State, who: int, rule: str) -> None:
    """Movement points and energy are what the die shows and permanent powers add to it, never below 0; those
    of an earlier roll are replaced (WW-5.1, WW-5.5, WW-5.15, A52).
    """
    character, face = s.characters[who], s.turn.face
    steps, energy = lasting(s, who, "movement"), lasting(s, who, "energy")
    if face >= 0:
        movement, symbols = BOX.movement_die[face]
        s.turn.movement -= movement + sum(amount for _, amount in altered(movement, steps))
        character.energy -= symbols + sum(amount for _, amount in altered(symbols, energy))
    s.turn.face = s.chance.below(len(BOX.movement_die), "movement")
    movement, symbols = BOX.movement_die[s.turn.face]
    s.turn.movement += movement
    character.energy += symbols
    s.tell(told.MovementRolled, who, movement, symbols, rule=rule)
    for source, amount in altered(movement, steps):
        s.turn.movement += amount
        s.tell(told.RollChanged, who, source, "move", amount, rule="WW-5.6")
    for source, amount in altered(symbols, energy):
        character.energy += amount
        s.tell(told.RollChanged, who, source, "energy", amount, rule="WW-5.6")


def lasting(s: State, who: int, stat: Stat) -> list[tuple[Source, int]]:
    """What permanent powers add to a figure of a character, and then what they take from it."""
    found = [(source, added(s, who, [source], [stat])[0]) for source in in_force(s, who)]
    return sorted(found, key=lambda each: -each[1])


def altered(rolled: int, changes: Iterable[tuple[Source, int]]) -> Iterator[tuple[Source, int]]:
    """These changes of a result as far as they go: it never falls below 0."""
    for source, amount in changes:
        amount = max(amount, -rolled)
        rolled += amount
        if amount:
            yield source, amount
