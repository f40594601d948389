"""What the rules tell: the log, the animation and the answers to "why?" are made of these.

Figures, hexes, cards and items are the numbers they have in the state; `rule` says why.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from wyprawa import kernel
from wyprawa.games.gloomhaven.places import Passage


class Record(kernel.Record, frozen=True, kw_only=True):
    """Numbers of figures and hexes mean nothing once they are gone: `casting` adds who and where it was.

    A figure is `kind/name/number/rank`, a hex its name on the map.
    """

    who_is: str = ""
    whom_is: str = ""
    by_is: str = ""
    where: str = ""
    what_is: str = ""  # the word for an item or a card
    who_form: str = ""  # the name alone, for languages in which verbs change with it
    by_form: str = ""


# --- the round ---------------------------------------------------------------------------------------------


class RoundBegan(Record, frozen=True):
    round: int


class RoundEnded(Record, frozen=True):
    """Monster cards are put away, decks shuffled where they must be, and elements wane."""

    round: int


class GoalKept(Record, frozen=True):
    """A hero keeps one of its two battle goals."""

    who: int


class Placed(Record, frozen=True):
    """A figure comes to the map."""

    who: int
    name: str
    cell: int


class Picked(Record, frozen=True):
    """The cards of a round are turned up, the leading one first; none for a long rest."""

    who: int
    cards: tuple[int, ...]
    initiative: int


class PlaysMore(Record, frozen=True):
    """A hero turns up two more cards for a turn out of order."""

    who: int
    cards: tuple[int, ...]


class Drew(Record, frozen=True):
    """A monster ability card, and the types that act by it; a boss may be `alone`."""

    deck: str
    ability: int
    initiative: int
    types: tuple[str, ...] = ()
    alone: bool = False


class TurnBegan(Record, frozen=True):
    who: int


class Passed(Record, frozen=True):
    """A hero leaves cards unplayed; they are discarded."""

    who: int
    cards: tuple[int, ...]


class Rested(Record, frozen=True):
    """`lost` is the card lost; `free` says that there was none."""

    who: int
    long: bool
    lost: int
    free: bool = False


class Kept(Record, frozen=True):
    """A hero keeps the card a short rest would have cost, for 1 damage."""

    who: int
    card: int


class Exhausted(Record, frozen=True):
    who: int


# --- the map -----------------------------------------------------------------------------------------------


class Promoted(Record, frozen=True):
    """A normal monster becomes an elite one."""

    who: int


class Moved(Record, frozen=True):
    """Along a path, the hex it left first."""

    who: int
    path: tuple[int, ...]


class Opened(Record, frozen=True):
    """`by` is -1 if a rule of the scenario opened it."""

    door: int
    by: int
    passage: Passage = "door"


class Closed(Record, frozen=True):
    """A rule of the scenario shuts it again."""

    door: int
    passage: Passage = "door"


class Revealed(Record, frozen=True):
    room: int


class Sprung(Record, frozen=True):
    who: int
    cell: int


class Disarmed(Record, frozen=True):
    who: int
    cell: int


class Scorched(Record, frozen=True):
    """Damage of hazardous terrain."""

    who: int
    cell: int


class Built(Record, frozen=True):
    """A trap or an obstacle."""

    what: str
    cells: tuple[int, ...]


class Cleared(Record, frozen=True):
    """An obstacle, another tile or a figure is gone from a hex."""

    cells: tuple[int, ...]
    what: Literal["obstacle", "tile", "figure"] = "obstacle"


# --- monsters ----------------------------------------------------------------------------------------------


class Line(Struct, frozen=True):
    """One foe in the comparison; a path is there only if one leads to an attack hex."""

    foe: int
    path: tuple[int, ...]
    negatives: int
    length: int
    range: int
    order: int


class Why(Struct, frozen=True):
    """The explanation of a focus and a movement."""

    lines: tuple[Line, ...]
    focus: int
    rules: tuple[str, ...]
    """What decided: the focus first, then the movement."""
    goals: tuple[int, ...]
    """The attack hexes it moved to, or towards."""
    shunned: tuple[int, ...] = ()
    """A shorter path through negative hexes that it did not take (GH-27.14)."""


class Focused(Record, frozen=True):
    """Whom a monster or a summon focuses on, every path compared, and where it goes."""

    who: int
    whom: int
    why: Why
    focus_is: str = ""  # as whom_is
    foes: tuple[tuple[str, int, int, int], ...] = ()  # name, negative hexes, path and range of those compared


class NoFocus(Record, frozen=True):
    who: int


# --- the scenario ------------------------------------------------------------------------------------------


Cause: TypeAlias = Literal["goal", "exhausted", "failed"]
"""Why a scenario is over: its goal is reached, no character can go on, or a condition for defeat is met."""


class ScenarioBegan(Record, frozen=True):
    """`tale` is the word for its introduction."""

    tale: str


class ScenarioConcluded(Record, frozen=True):
    """`tale` is the word for its conclusion."""

    tale: str


class Decided(Record, frozen=True):
    """Success or failure is certain; the round is still played to its end."""

    won: bool
    cause: Cause = "goal"


class GoalMet(Record, frozen=True):
    """A battle goal is met, for so many checkmarks."""

    who: int
    checks: int


class PutBack(Record, frozen=True):
    """The scenario is over: what lies on the map is lost, cards and items are ready, all are healed."""


class TookHome(Record, frozen=True):
    """What a hero takes home from a scenario played by itself."""

    who: int
    experience: int
    gold: int


class ScenarioOver(Record, frozen=True):
    """The last line of a scenario played by itself: how it ended, why, and each seat's score."""

    won: bool
    cause: Cause
    scores: tuple[int, ...]


class Came(Record, frozen=True):
    """Gold, experience, an item, a design or whatever else a scenario gives."""

    what: str
    amount: int
    who: int = -1


# --- abilities ---------------------------------------------------------------------------------------------


class Acted(Record, frozen=True):
    """A hero performs a half of a card, `half` being "attack" or "move" for a basic one."""

    who: int
    card: int
    half: str


class Attacked(Record, frozen=True):
    """The three steps of an attack: the value with bonuses, the cards drawn, and what Shield left of it."""

    who: int
    whom: int
    value: int
    cards: tuple[str, ...]
    applied: tuple[str, ...]
    edge: int  # 1 Advantage, -1 Disadvantage
    result: int
    shield: int
    pierce: int
    damage: int


class StandsIn(Record, frozen=True):
    """A hero attacks from the hex of one of its summons, or that is over."""

    who: int
    by: int
    over: bool = False


Source: TypeAlias = Literal[
    "attack", "retaliate", "ability", "trap", "hazard", "fall", "wall", "wound", "rest", "scenario"
]
"""Where damage comes from. A "wall" stops a push, a "fall" is that of a flyer on an obstacle, a "rest" keeps
a card for it."""


class Suffered(Record, frozen=True):
    """Damage of an attack is what its modifier cards made of it, less what Shield stopped."""

    who: int
    damage: int
    by: int
    source: Source = "ability"
    stopped: int = 0


class Stopped(Record, frozen=True):
    """Shield stopped all damage of an attack."""

    who: int
    damage: int


class Negated(Record, frozen=True):
    """Damage that was not suffered: cards lost for it, or the bonus or item that negated it.

    `by` is the hero who loses the cards, if that is somebody else.
    """

    who: int
    damage: int
    cards: tuple[int, ...] = ()
    kind: str = ""  # "card" or "item"
    number: int = 0
    by: int = -1


class Died(Record, frozen=True):
    who: int
    name: str
    by: int
    leaves: bool = False  # a money token
    broken: bool = False  # it is a thing


class Healed(Record, frozen=True):
    who: int
    amount: int


class Gave(Record, frozen=True):
    who: int
    condition: str


class Ended(Record, frozen=True):
    """A condition is over, a `good` one or a negative one."""

    who: int
    ended: str
    good: bool = False


class Pushed(Record, frozen=True):
    """Pushed or pulled along a path, where it stood first."""

    who: int
    path: tuple[int, ...]
    by: int


class Infused(Record, frozen=True):
    element: str


class Strong(Record, frozen=True):
    """What was infused in a turn becomes strong at its end."""

    element: str


class Quenched(Record, frozen=True):
    """All elements become inert."""


class Waned(Record, frozen=True):
    """A rule of the scenario makes an element inert."""

    element: str


class Consumed(Record, frozen=True):
    element: str
    who: int


class Used(Record, frozen=True):
    """A bonus of an active card or an item works."""

    who: int
    kind: str  # "card" or "item"
    number: int


class Turned(Record, frozen=True):
    """An item is turned without being used: `state` is "ready", "spent" or "consumed"."""

    who: int
    item: int
    state: str


class PutAway(Record, frozen=True):
    """An ability card goes to a pile, or to the active area."""

    who: int
    card: int
    pile: str


class Guarded(Record, frozen=True):
    """Shield or Retaliate for the round, or longer if a scenario gives it."""

    who: int
    what: str
    amount: int


class WorksFor(Record, frozen=True):
    """Whom an active card works for besides its owner, or that it is over."""

    whom: int
    card: int
    over: bool = False


class Added(Record, frozen=True):
    """So many cards of a kind shuffled into a modifier deck, a hero's or, for -1, the monsters'."""

    who: int
    what: str
    amount: int


class Learned(Record, frozen=True):
    """Experience."""

    who: int
    amount: int


class Looted(Record, frozen=True):
    who: int
    cell: int
    money: int
    treasure: int  # its number, 0 a goal tile, -1 none
