"""Special rules of scenarios as data (GH-33): what happens, and when it holds.

Set-up effects, triggers, the penalties of random rooms, treasures, rewards and what an event does to the next
scenario share these verbs; goals, failures and triggers share the conditions.

What happens to figures, cards and elements is said with the verbs of abilities (`abilities.verbs`), here
those in `Shared`, with the same fields and the same rules behind them. The words below are what only
scenarios do. Nobody acts in any of them: `to` says whom it is for with a word of `terms.OF_PAGES`, numbers
are made of L, the scenario level, and C, the characters that started the scenario (GH-33.14), and `faults`
says what a page cannot say.

A rule that is not bound to a moment is a field of the record it concerns: a locked door, a treasure that only
a loot ability takes, a plate's letter. A trigger's `moment` is one of `MOMENTS`.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from wyprawa.games.gloomhaven.abilities.terms import OF_PAGES, Count, Group, MonsterName, OfRank, Rank, Whom
from wyprawa.games.gloomhaven.abilities.verbs import (
    Boosted,
    Cure,
    Give,
    Heal,
    Make,
    Recover,
    Refresh,
    Retaliate,
    Shield,
    Suffer,
    Xp,
)
from wyprawa.kernel.sizes import Index, Small, Some, Word
from wyprawa.parts.content import Ref
from wyprawa.parts.effects import Condition, Effect, Logic, Trigger
from wyprawa.parts.values import Formula, Value

Amount: TypeAlias = Annotated[Value, Formula("L", "C")]
ItemNumber: TypeAlias = Annotated[Index, Ref("items")]
Change: TypeAlias = Annotated[int, Meta(ge=-999, le=999)]
ByParty: TypeAlias = Annotated[str, Meta(pattern="^[-NEB]{3}$")]
"""What stands on a spot for 2, 3 and 4 characters: none, normal, elite, boss (GH-1.11): `"-NE"`."""
MOMENTS = ("setup", "round_start", "round_end", "turn_end", "revealed")

Shared: TypeAlias = Give | Suffer | Heal | Cure | Shield | Retaliate | Recover | Refresh | Make | Xp
"""Verbs of abilities that pages use."""


# --- what happens to figures -------------------------------------------------------------------------------


class Raise(Effect, frozen=True):
    """Adds to every such value of these figures, for the round or lasting for the scenario."""

    to: Whom
    attack: Change = 0
    move: Change = 0
    range: Change = 0
    lasting: bool = False


class Regenerate(Effect, frozen=True):
    """They heal at the start of each of their turns, for the round or lasting for the scenario."""

    value: Small
    to: Whom
    lasting: bool = False


class Promote(Effect, frozen=True):
    """So many normal enemies of the room just revealed become elite."""

    value: Small


class Retreat(Effect, frozen=True):
    """So many enemies of a rank of the room just revealed are put back into the room before it (GH-49.20)."""

    value: Small
    rank: Rank


# --- what happens to cards, items and elements -------------------------------------------------------------


class AddModifiers(Effect, frozen=True):
    """So many cards into the modifier deck of each of them, or into the monsters'.

    A Curse or Bless that is given as a condition is one card and can be negated (`Give`).
    """

    card: Literal["curse", "bless", "minus_one"]
    value: Small
    to: Whom | Literal["monsters"]


class PutAway(Effect, frozen=True):
    """Ability cards of the owner's choice, from hand to a pile."""

    value: Small
    pile: Literal["discarded", "lost"]
    to: Whom


class UseUp(Effect, frozen=True):
    """Items are turned or flipped without effect: so many of the owner's choice, or all."""

    value: Count
    of: Some[Literal["spent", "consumed"]]
    to: Whom
    slot: Literal["small"] | None = None


class Quench(Effect, frozen=True):
    """All elements become inert."""


class NoConsuming(Effect, frozen=True):
    """From now on characters consume no elements."""


# --- what happens on the map -------------------------------------------------------------------------------


class Spawn(Effect, frozen=True):
    """Monsters at the marked hex, for 2, 3 and 4 characters (GH-33.1)."""

    monster: MonsterName
    at: Word
    ranks: tuple[Group, Group, Group]


class OpenDoors(Effect, frozen=True):
    """Every door of this label opens, locked or not, and what lies behind is revealed."""

    doors: Word


# --- what a party takes home (GH-45.1), the exhausted too (GH-32.11) ---------------------------------------


class Gold(Effect, frozen=True):
    value: Change
    to: Whom


class Checkmark(Effect, frozen=True):
    value: Change
    to: Whom


class Reputation(Effect, frozen=True):
    change: Change


class Prosperity(Effect, frozen=True):
    change: Change


class Achieve(Effect, frozen=True):
    achievement: Word
    scope: Literal["party", "global"]


class Item(Effect, frozen=True):
    """One copy of a unique item (GH-4.29, GH-45.3)."""

    number: ItemNumber


class Design(Effect, frozen=True):
    """The item comes into the city's supply; without a number it is a random design."""

    number: ItemNumber | None = None


class SideScenario(Effect, frozen=True):
    """A random side scenario (GH-45.5)."""


class Location(Effect, frozen=True):
    """One of these scenarios, which the players choose, is unlocked."""

    of: Some[Index]


Verb: TypeAlias = (
    Shared
    | Raise | Regenerate | Promote | Retreat | AddModifiers | PutAway | UseUp | Quench | NoConsuming
    | Spawn | OpenDoors
    | Gold | Checkmark | Reputation | Prosperity | Achieve | Item | Design | SideScenario | Location
)  # fmt: skip


OF_HEROES = (Recover, Refresh, Xp, AddModifiers, PutAway, UseUp, Gold, Checkmark)
"""Only characters have cards, items and a purse."""
_OF_ACTORS = {"boosts": (), "targets": 1, "push": 0, "pull": 0}
_FORMULA = Formula("L", "C")


def faults(verbs: Iterable[Verb]) -> Iterator[str]:
    """What a verb says that means nothing where nobody acts."""
    for it in verbs:
        for where, wrong in _faults(it):
            yield f"{type(it).__struct_config__.tag}: {where}: {wrong}"


def _faults(it: Verb) -> Iterator[tuple[str, str]]:
    to = getattr(it, "to", None)
    if isinstance(to, Whom):
        known = [word for word in OF_PAGES if word != "enemies" or not isinstance(it, OF_HEROES)]
        if to.who not in known:
            yield "to", f"expected one of {', '.join(known)}, got {to.who!r}"
        if to.within is not None or to.around != "self":
            yield "to", "expected no place to count from, for nobody acts"
        if not all(isinstance(each, OfRank) for each in to.where):
            yield "to", f"expected nothing but ranks in `where`, got {to.where}"
    elif to is None and isinstance(it, get_args(Shared)) and not isinstance(it, Make):
        yield "to", "expected whom it is for, for nobody acts"
    for name, nothing in _OF_ACTORS.items():
        if isinstance(it, Boosted) and getattr(it, name, nothing) != nothing:
            yield name, "expected nothing, for nobody acts"
    if isinstance(it, Give | Heal) and it.range is not None:
        yield "range", "expected nothing, for nobody acts"
    value = getattr(it, "value", 0)
    if isinstance(value, str) and value != "all" and (wrong := _FORMULA.problem(value)):
        yield "value", wrong


# --- when it holds -----------------------------------------------------------------------------------------


class Cleared(Condition, frozen=True):
    """No enemy is on the board; `everywhere`: and no room is left to reveal."""

    everywhere: bool = False


class Killed(Condition, frozen=True):
    """So many enemies were killed, of these types only if any are named."""

    least: Amount
    monsters: Some[Word] = ()  # or bosses


class Looted(Condition, frozen=True):
    """So many goal tiles were looted (GH-4.27)."""

    least: Small


class Revealed(Condition, frozen=True):
    """The room has been revealed."""

    room: Small


class Opens(Condition, frozen=True):
    """This very moment the door of that label opens, or the room is revealed."""

    door: Word | None = None
    room: Small | None = None


class Shut(Condition, frozen=True):
    """The door of that label is closed."""

    door: Word


class OddRound(Condition, frozen=True):
    """The round's number is odd."""


class OnPlates(Condition, frozen=True):
    """One character stands on a plate with a letter of these, or all do (GH-33.5); for 2, 3 and 4 of them."""

    who: Literal["one", "all"]
    plates: tuple[Word, Word, Word]


class Beside(Condition, frozen=True):
    """The escort has ended a turn adjacent to the marked hex."""

    escort: Word
    mark: Word


class Fallen(Condition, frozen=True):
    """The escort was killed."""

    escort: Word


Fact: TypeAlias = Cleared | Killed | Looted | Revealed | Opens | Shut | OddRound | OnPlates | Beside | Fallen
Test: TypeAlias = Fact | Logic[Fact]
Rule: TypeAlias = Trigger[Verb, Test]
