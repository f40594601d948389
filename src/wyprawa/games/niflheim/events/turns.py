"""Told of rounds, activations and what heroes do in them."""

from __future__ import annotations

from wyprawa.games.niflheim.casting import Record


class RoundBegan(Record, frozen=True):
    n: int


class InitiativeRolled(Record, frozen=True):
    """The undead's die with its modifier, `plain` if there is none."""

    heroes: int
    undead_die: int
    undead_result: int
    plain: bool = False


class HeroesFirst(Record, frozen=True):
    first: bool


class HeroesTurn(Record, frozen=True):
    pass


class UndeadTurn(Record, frozen=True):
    pass


class LapBegan(Record, frozen=True):
    n: int


class IntentDeclared(Record, frozen=True):
    who: int
    intent: int
    mp: int


class DoorOpened(Record, frozen=True):
    who: int
    door: int
    left: int


class DoorClosed(Record, frozen=True):
    who: int
    door: int
    left: int


class DoorUnlocked(Record, frozen=True):
    who: int
    door: int
    left: int


class DoorForced(Record, frozen=True):
    who: int
    door: int


class LeftMap(Record, frozen=True):
    who: int


class Rescued(Record, frozen=True):
    """A captive of the page, by its id."""

    who: int
    captive: str


class Searches(Record, frozen=True):
    who: int
    cell: int


class SupplyGained(Record, frozen=True):
    who: int
    supply: int
    n: int


class Readied(Record, frozen=True):
    """A thing goes to another place on the board; `left` movement points remain."""

    who: int
    item: int
    place: str
    left: int


class ItemTaken(Record, frozen=True):
    who: int
    item: int
    place: str
    cell: int


class ItemGiven(Record, frozen=True):
    who: int
    whom: int
    item: int
    place: str
    whom_acc_form: str = ""


class SupplyGiven(Record, frozen=True):
    who: int
    whom: int
    supply: int
    n: int
    whom_acc_form: str = ""


class XpGained(Record, frozen=True):
    who: int
    n: int
    left: int


class DestinyChanged(Record, frozen=True):
    """`now` is Glory above 0 and Corruption below."""

    who: int
    n: int
    now: int
    rises: bool = True


class ThingsLie(Record, frozen=True):
    """Things lie on a square: by what they are called, how many of each."""

    cell: int
    things: tuple[tuple[str, int], ...] = ()


class FireChanged(Record, frozen=True):
    """Fire breaks out, or dies down."""

    out: bool


class DoorMoved(Record, frozen=True):
    """A door that the page opens or shuts."""

    door: int
    open: bool
