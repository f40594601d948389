"""Special rules of scenarios as data (GH-33): what happens, and when it holds.

Set-up effects, triggers, the penalties of random rooms, treasures and rewards share these verbs; goals,
failures and triggers share the conditions. Formulas use L, the scenario level, and C, the characters that
started the scenario (GH-33.14).

A rule that is not bound to a moment is a field of the record it concerns: a locked door, a treasure that only
a loot ability takes, a plate's letter. A trigger's `moment` is one of `MOMENTS`.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from wyprawa.games.gloomhaven.abilities.terms import All, ConditionName, Group, MonsterName, Rank
from wyprawa.kernel.sizes import Index, Small, Some, Word
from wyprawa.parts.content import Ref
from wyprawa.parts.effects import Condition, Effect, Logic, Trigger
from wyprawa.parts.values import Formula, Value

Amount: TypeAlias = Annotated[Value, Formula("L", "C")]
ItemNumber: TypeAlias = Annotated[Index, Ref("items")]
Change: TypeAlias = Annotated[int, Meta(ge=-999, le=999)]
Whom: TypeAlias = Literal["characters", "opener", "looter", "enemies", "elites"]
"""`enemies` and `elites` are those on the board; the opener is who opened the door, the looter who loots."""
ByParty: TypeAlias = Annotated[str, Meta(pattern="^[-NEB]{3}$")]
"""What stands on a spot for 2, 3 and 4 characters: none, normal, elite, boss (GH-1.11): `"-NE"`."""
MOMENTS = ("setup", "round_start", "round_end", "turn_end", "revealed")


# --- what happens to figures -------------------------------------------------------------------------------


class Afflict(Effect, frozen=True):
    """Gives conditions; lasting ones stay for the whole scenario."""

    conditions: Some[ConditionName]
    to: Whom
    lasting: bool = False


class Suffer(Effect, frozen=True):
    """Damage that is no attack (GH-10.25)."""

    amount: Amount
    to: Whom


class Heal(Effect, frozen=True):
    amount: Amount
    to: Whom


class Cleanse(Effect, frozen=True):
    """Removes all negative conditions."""

    to: Whom


class Boost(Effect, frozen=True):
    """Adds to every such value of these figures, for the round or lasting for the scenario."""

    to: Whom
    attack: Change = 0
    move: Change = 0
    range: Change = 0
    shield: Small = 0
    retaliate: Small = 0
    retaliate_range: Small = 1
    heal: Small = 0  # at the start of each of their turns
    lasting: bool = False


class Promote(Effect, frozen=True):
    """So many normal enemies of the room just revealed become elite."""

    count: Small


class Retreat(Effect, frozen=True):
    """So many enemies of a rank of the room just revealed are put back into the room before it (GH-49.20)."""

    count: Small
    rank: Rank


# --- what happens to cards, items and elements -------------------------------------------------------------


class AddModifiers(Effect, frozen=True):
    """Cards into the modifier deck of each character, or of the monsters."""

    card: Literal["curse", "bless", "minus_one"]
    copies: Small
    to: Literal["characters", "monsters"]


class PutAway(Effect, frozen=True):
    """Ability cards of the owner's choice, from hand to the discard or the lost pile."""

    cards: Small
    pile: Literal["discard", "lost"]
    to: Whom


class Recover(Effect, frozen=True):
    """So many lost cards back into the hand."""

    cards: Small
    to: Whom


class UseUp(Effect, frozen=True):
    """Items are turned or flipped without effect."""

    how: Some[Literal["spent", "consumed"]]
    to: Whom
    count: Small | All = "all"
    slot: Literal["small"] | None = None


class Refresh(Effect, frozen=True):
    """So many items are ready again."""

    count: Small
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
    by: tuple[Group, Group, Group]


class OpenDoors(Effect, frozen=True):
    """Every door of this label opens, locked or not, and what lies behind is revealed."""

    doors: Word


# --- what a party takes home (GH-45.1) ---------------------------------------------------------------------


class Gold(Effect, frozen=True):
    amount: Change
    to: Literal["characters", "looter"]


class Experience(Effect, frozen=True):
    amount: Change
    to: Literal["characters", "looter"]


class Checkmark(Effect, frozen=True):
    """For the looter."""

    count: Small


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
    Afflict | Suffer | Heal | Cleanse | Boost | Promote | Retreat | AddModifiers | PutAway | Recover
    | UseUp | Refresh | Quench | NoConsuming | Spawn | OpenDoors | Gold | Experience | Checkmark
    | Reputation | Prosperity | Achieve | Item | Design | SideScenario | Location
)  # fmt: skip


# --- when it holds -----------------------------------------------------------------------------------------


class Cleared(Condition, frozen=True):
    """No enemy is on the board; `everywhere`: and no room is left to reveal."""

    everywhere: bool = False


class Killed(Condition, frozen=True):
    """So many enemies were killed, of these types only if any are named."""

    at_least: Amount
    monsters: Some[Word] = ()  # or bosses


class Looted(Condition, frozen=True):
    """So many goal tiles were looted (GH-4.27)."""

    tiles: Small


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
