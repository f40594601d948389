"""What happens on a page (GH-33): the verbs of abilities that pages use, and the pages' own."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from wyprawa.games.gloomhaven.abilities.terms import (
    OF_PAGES,
    PLAIN,
    ConditionName,
    Count,
    Element,
    Group,
    Has,
    LostHp,
    MonsterName,
    NearFallen,
    OfBoss,
    OfRank,
    OfRoom,
    OfType,
    Rank,
    Whole,
    Whom,
)
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
from wyprawa.games.gloomhaven.special.ground import Upheaval
from wyprawa.games.gloomhaven.special.rewards import Change, Checkmark, Gold, ItemNumber, Reward
from wyprawa.games.gloomhaven.special.tests import Test
from wyprawa.kernel.sizes import Small, Some, Word
from wyprawa.parts.content import Ref
from wyprawa.parts.effects import Effect, Trigger
from wyprawa.parts.values import Formula

ByParty: TypeAlias = Annotated[str, Meta(pattern="^[-NEB]{3}$")]
"""What stands on a spot for 2, 3 and 4 characters: none, normal, elite, boss (GH-1.11): `"-NE"`."""
MOMENTS = (
    "setup",
    "round_start",
    "round_end",
    "turn_start",
    "turn_end",
    "revealed",
    "looted",
    "death",
    "chore",
    "step",
)

Shared: TypeAlias = Give | Suffer | Heal | Cure | Shield | Retaliate | Recover | Refresh | Make | Xp
"""Verbs of abilities that pages use."""


# --- what happens to figures -------------------------------------------------------------------------------


class Raise(Effect, frozen=True):
    """Adds to every such value of these figures, for the round or lasting for the scenario."""

    to: Whom
    attack: Change = 0
    move: Change = 0
    range: Change = 0
    advantage: Change = 0
    disadvantage: Change = 0
    pierce: Change = 0
    against: Word | None = None  # only against this type or kind of the page
    lasting: bool = False


class Regenerate(Effect, frozen=True):
    """They heal at the start of each of their turns, for the round or lasting for the scenario."""

    value: Small
    to: Whom
    lasting: bool = False


class Ward(Effect, frozen=True):
    """For the scenario they have Shield against attacks of this type, and nothing gives them these
    conditions."""

    to: Whom
    shield: Small
    against: MonsterName
    immune: Some[ConditionName]


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


class Sacrifice(Effect, frozen=True):
    """They may remove one of these items, found in this scenario, from the game; then this happens."""

    to: Whom
    items: Some[ItemNumber]
    then: "Some[Verb]"


class UseUp(Effect, frozen=True):
    """Items are turned or flipped without effect: so many of the owner's choice, or all."""

    value: Count
    of: Some[Literal["spent", "consumed"]]
    to: Whom
    slot: Literal["small"] | None = None


class Quench(Effect, frozen=True):
    """These elements become inert; without any named, all."""

    elements: Some[Element] = ()


class NoConsuming(Effect, frozen=True):
    """From now on characters consume no elements."""


# --- what happens on the map -------------------------------------------------------------------------------


class Spawn(Effect, frozen=True):
    """Monsters at the marked hexes in turn, for 2, 3 and 4 characters (GH-33.1).

    Without a mark they come where a figure has just died.
    """

    monster: MonsterName
    ranks: tuple[Group, Group, Group]
    at: Word | None = None
    named: Word = ""  # which of the page's kinds
    each: bool = False  # the whole group at every marked hex where no chore was done


class SpawnBoss(Effect, frozen=True):
    """A boss at the marked hex; without one it is off the map, and comes in its turn (`Kind.haunts`)."""

    boss: Annotated[Word, Ref("bosses")]
    at: Word | None = None


class SetUp(Effect, frozen=True):
    """The monsters of revealed rooms that wait for this word come in, each in its hex or near it."""

    word: Word


class TakeOff(Effect, frozen=True):
    """The players take one monster of this type off the map."""

    monster: MonsterName


class Bring(Effect, frozen=True):
    """They are put on the marked hexes in turn, or the nearest empty ones."""

    to: Whom
    at: Word


class Rescue(Effect, frozen=True):
    """They leave the map alive."""

    to: Whom


class TakeTile(Effect, frozen=True):
    """The overlay tile of difficult terrain under them is taken off the map."""

    to: Whom


class OpenDoors(Effect, frozen=True):
    """Every door of this label opens, locked or not, and what lies behind is revealed."""

    doors: Word


class CloseDoors(Effect, frozen=True):
    """Every door of this label closes again. Who stands in one suffers a trap's damage and is moved out."""

    doors: Word


class Unlock(Effect, frozen=True):
    """Doors of this label may now be opened like any other."""

    doors: Word


class Note(Effect, frozen=True):
    """A word to come back to (`noted`): something has happened once more."""

    word: Word


class Carry(Effect, frozen=True):
    """Each of them carries one more token of the page."""

    to: Whom


class Spend(Effect, frozen=True):
    """They may give up tokens they carry, one after the other: this happens for each."""

    to: Whom
    then: "Some[Verb]"


class TurnUp(Effect, frozen=True):
    """One of so many tokens that lie face down, numbered from 1, is turned up."""

    of: Small


class If(Effect, frozen=True):
    """One thing if a condition is met, else another."""

    when: "Test"
    then: "Some[Verb]" = ()
    otherwise: "Some[Verb]" = ()


class Leave(Effect, frozen=True):
    """Characters on the marked hexes leave the map with their summons, as the goal asks."""

    mark: Word


Verb: TypeAlias = (
    Shared
    | Raise | Regenerate | Promote | Retreat | AddModifiers | PutAway | UseUp | Quench | NoConsuming
    | If | Spawn | SpawnBoss | SetUp | TakeOff | OpenDoors | CloseDoors | Unlock | Note | Leave
    | Ward | Sacrifice | Bring | Rescue | TakeTile | Carry | Spend | TurnUp | Upheaval | Reward
)  # fmt: skip


OF_HEROES = (Recover, Refresh, Xp, AddModifiers, PutAway, UseUp, Carry, Gold, Checkmark)
"""Only characters have cards, items and a purse."""
NO_HEROES = ("party", "figures", "actor", "escorts", "enemies")
"""Words for figures that need not be characters."""
_OF_ACTORS = {"boosts": (), "targets": 1, "push": 0, "pull": 0}
OF_FIGURES = (OfRank, OfType, OfBoss, OfRoom, NearFallen, Has, LostHp, Whole)
_FORMULA = Formula("L", "C", "N")


def faults(verbs: Iterable[Verb]) -> Iterator[str]:
    """What a verb says that means nothing where nobody acts."""
    for it in verbs:
        for where, wrong in _faults(it):
            yield f"{type(it).__struct_config__.tag}: {where}: {wrong}"


def _faults(it: Verb) -> Iterator[tuple[str, str]]:
    to = getattr(it, "to", None)
    if isinstance(to, Whom):
        known = [word for word in OF_PAGES if word not in NO_HEROES or not isinstance(it, OF_HEROES)]
        if to.who not in known:
            yield "to", f"expected one of {', '.join(known)}, got {to.who!r}"
        if to.within is not None or to.around != "self":
            yield "to", "expected no place to count from, for nobody acts"
        where = [PLAIN[each] if isinstance(each, str) else each for each in to.where]
        if not all(isinstance(each, OF_FIGURES) for each in where):
            yield "to", f"expected ranks, types, rooms, hit points and conditions in `where`, got {to.where}"
    elif to is None and isinstance(it, get_args(Shared)) and not isinstance(it, Make):
        yield "to", "expected whom it is for, for nobody acts"
    for name, nothing in _OF_ACTORS.items():
        if isinstance(it, Boosted) and getattr(it, name, nothing) != nothing:
            yield name, "expected nothing, for nobody acts"
    if isinstance(it, Give | Heal) and it.range is not None:
        yield "range", "expected nothing, for nobody acts"
    if isinstance(it, Gold) and it.to == "together" and it.value < 0:
        yield "value", f"expected gold to be shared out, got {it.value}"
    value = getattr(it, "value", 0)
    if isinstance(value, str) and value != "all" and (wrong := _FORMULA.problem(value)):
        yield "value", wrong


class Rule(Trigger[Verb, Test], frozen=True):
    """What happens at a moment; `once` in the scenario, the first time its condition is met."""

    once: bool = False
