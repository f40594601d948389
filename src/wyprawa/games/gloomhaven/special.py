"""Special rules of scenarios as data (GH-33): what happens, and when it holds.

Set-up effects, triggers, the penalties of random rooms, treasures, rewards, events and sealed content share
these verbs; goals, failures and triggers share the conditions.

What happens to figures, cards and elements is said with the verbs of abilities (`abilities.verbs`), here
those in `Shared`, with the same fields and the same rules behind them. The words below are what only
scenarios do. Nobody acts in any of them: `to` says whom it is for with a word of `terms.OF_PAGES`, numbers
are made of L, the scenario level, C, the characters that started the scenario (GH-33.14), N, the obstacles
with hit points that stand, and R, the round, and `faults` says what a page cannot say.

What a party takes home (`Reward`) is one record with two places where it can happen. In a scenario
`performing.does` carries it out: gold, experience, checkmarks and items go to the heroes on the map, the rest
(`Spoil`) waits in `State.spoils`. Between scenarios `campaign.outcomes` writes it on the sheets: what events
and sealed content say (`stories.py`), and the spoils when the party comes home.

A rule that is not bound to a moment is a field of the record it concerns: a locked door, a treasure that only
a loot ability takes, a plate's letter. A trigger's `moment` is one of `MOMENTS`.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from wyprawa.games.gloomhaven.abilities.terms import (
    OF_PAGES,
    Count,
    Element,
    Group,
    Has,
    MonsterName,
    NearFallen,
    OfBoss,
    OfRank,
    OfRoom,
    OfType,
    Rank,
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
from wyprawa.kernel.sizes import Index, Small, Some, Word
from wyprawa.parts.content import Ref
from wyprawa.parts.effects import Condition, Effect, Logic, Trigger
from wyprawa.parts.values import Formula, Value

Amount: TypeAlias = Annotated[Value, Formula("L", "C", "N", "R")]
ItemNumber: TypeAlias = Annotated[Index, Ref("items")]
ScenarioNumber: TypeAlias = Annotated[int, Meta(ge=1, le=95)]
EventNumber: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
DeckName: TypeAlias = Literal["city", "road"]
Scope: TypeAlias = Literal["party", "global"]
AchievementId: TypeAlias = Annotated[Word, Ref("achievements")]
BoxName: TypeAlias = Annotated[Word, Ref("boxes")]
SealedName: TypeAlias = Annotated[Word, Ref("sealed")]
Change: TypeAlias = Annotated[int, Meta(ge=-999, le=999)]
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
    """A boss at the marked hex."""

    boss: Annotated[Word, Ref("bosses")]
    at: Word


class SetUp(Effect, frozen=True):
    """The monsters of revealed rooms that wait for this word come in, each in its hex or near it."""

    word: Word


class TakeOff(Effect, frozen=True):
    """The players take one monster of this type off the map."""

    monster: MonsterName


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


class If(Effect, frozen=True):
    """One thing if a condition is met, else another."""

    when: "Test"
    then: "Some[Verb]" = ()
    otherwise: "Some[Verb]" = ()


class Leave(Effect, frozen=True):
    """Characters on the marked hexes leave the map with their summons, as the goal asks."""

    mark: Word


# --- what a party takes home (GH-45.1), the exhausted too (GH-32.11) ---------------------------------------


class Gold(Effect, frozen=True):
    """`together`: shared out as the party likes (GH-37.18)."""

    value: Change
    to: Whom | Literal["together"]


class Checkmark(Effect, frozen=True):
    value: Change
    to: Whom


class Item(Effect, frozen=True):
    """One copy of a unique item (GH-4.29, GH-45.3)."""

    number: ItemNumber


class Reputation(Effect, frozen=True):
    change: Change


class Prosperity(Effect, frozen=True):
    change: Change


class Achieve(Effect, frozen=True):
    achievement: AchievementId
    scope: Scope
    given: AchievementId | None = None  # only if this one is active


class Forfeit(Effect, frozen=True):
    """The achievement is lost."""

    achievement: AchievementId
    scope: Scope


class Design(Effect, frozen=True):
    """The item comes into the city's supply; without a number it is a random design (GH-39.7, GH-39.12)."""

    number: ItemNumber | None = None


class SideScenario(Effect, frozen=True):
    """A random side scenario (GH-45.5)."""


class Location(Effect, frozen=True):
    """One of these scenarios, which the players choose, is unlocked (GH-34.10)."""

    of: Some[ScenarioNumber]


class AddEvent(Effect, frozen=True):
    """A card is shuffled into an event deck (GH-37.27)."""

    deck: DeckName
    number: EventNumber


class OpenBox(Effect, frozen=True):
    """A class becomes available to everyone (GH-46.2)."""

    name: BoxName


class OpenEnvelope(Effect, frozen=True):
    """Something sealed is opened though its own condition does not hold."""

    name: SealedName


Spoil: TypeAlias = (
    Reputation | Prosperity | Achieve | Forfeit | Design | SideScenario | Location | AddEvent | OpenBox
    | OpenEnvelope
)  # fmt: skip
"""What is the party's or the world's, and is written down at home."""
Reward: TypeAlias = Gold | Xp | Checkmark | Item | Spoil
Verb: TypeAlias = (
    Shared
    | Raise | Regenerate | Promote | Retreat | AddModifiers | PutAway | UseUp | Quench | NoConsuming
    | If | Spawn | SpawnBoss | SetUp | TakeOff | OpenDoors | CloseDoors | Unlock | Note | Leave | Reward
)  # fmt: skip


OF_HEROES = (Recover, Refresh, Xp, AddModifiers, PutAway, UseUp, Gold, Checkmark)
"""Only characters have cards, items and a purse."""
NO_HEROES = ("party", "figures", "actor", "escorts", "enemies")
"""Words for figures that need not be characters."""
_OF_ACTORS = {"boosts": (), "targets": 1, "push": 0, "pull": 0}
OF_FIGURES = (OfRank, OfType, OfBoss, OfRoom, NearFallen, Has)
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
        if not all(isinstance(each, OF_FIGURES) for each in to.where):
            yield "to", f"expected ranks, types, rooms and conditions in `where`, got {to.where}"
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
    """The door of that label is closed; without a label, any door."""

    door: Word | None = None


class OddRound(Condition, frozen=True):
    """The round's number is odd."""


class InRound(Condition, frozen=True):
    """The round is one from `first` to `last`, and of these every one, every second, every third."""

    first: Small = 1
    last: Small | None = None
    every: Annotated[int, Meta(ge=1, le=99)] = 1


class OnPlates(Condition, frozen=True):
    """One character stands on a plate with a letter of these, or all do, or a figure of their side on each
    (GH-33.5); for 2, 3 and 4 characters."""

    who: Literal["one", "all", "each"]
    plates: tuple[Word, Word, Word]


class Beside(Condition, frozen=True):
    """The escort has ended a turn adjacent to the marked hex."""

    escort: Word
    mark: Word


class Fallen(Condition, frozen=True):
    """The escort was killed."""

    escort: Word


class OnMark(Condition, frozen=True):
    """All characters that are not exhausted stand on marked hexes, or one does."""

    who: Literal["one", "all"]
    mark: Word


class InRoom(Condition, frozen=True):
    """All characters that are not exhausted are in the room, or one is."""

    who: Literal["one", "all"]
    room: Small


class There(Condition, frozen=True):
    """A monster of these types is on the map, in that room only if one is named."""

    monsters: Some[MonsterName]
    room: Small | None = None


class Exhausted(Condition, frozen=True):
    """A character became exhausted, and on none of the marked hexes, or not in the room, if one is named."""

    off: Word | None = None
    room: Small | None = None


class EachTook(Condition, frozen=True):
    """Every character has looted a goal tile."""


class Unlucky(Condition, frozen=True):
    """A character became exhausted before looting a goal tile."""


class Took(Condition, frozen=True):
    """The character whose turn it is has looted a goal tile."""


class AllLeft(Condition, frozen=True):
    """All characters have left the map."""


class Stands(Condition, frozen=True):
    """An obstacle with hit points stands on a marked hex."""

    mark: Word


class Noted(Condition, frozen=True):
    """A rule has noted the word, so many times."""

    word: Word
    least: Amount = 1


class ChoreAt(Condition, frozen=True):
    """The chore was just done at a hex of that mark."""

    mark: Word


class Found(Condition, frozen=True):
    """The treasure tile of that number was looted."""

    treasure: Index


class Died(Condition, frozen=True):
    """Who has just died was of these types or tiles, and of that rank."""

    names: Some[Word] = ()
    rank: Rank | None = None


class Trodden(Condition, frozen=True):
    """A monster of these types stands on a plate with one of these letters."""

    monsters: Some[MonsterName]
    plate: Word


class InWater(Condition, frozen=True):
    """The figure whose turn it is stands in difficult terrain."""


class Acting(Condition, frozen=True):
    """The figure whose turn it is: a character, a character's summon, one of the two, an enemy; near a marked
    hex, or an obstacle with hit points on one, if a mark is named."""

    who: Literal["character", "summon", "party", "enemy"]
    mark: Word | None = None
    within: Small = 1


Fact: TypeAlias = (
    Cleared | Killed | Looted | Revealed | Opens | Shut | OddRound | InRound | OnPlates | OnMark | InRoom
    | There | Exhausted | EachTook | Unlucky | Took | AllLeft | Stands | Noted | Died | Acting
    | ChoreAt | Found | InWater | Trodden | Beside | Fallen
)  # fmt: skip
Test: TypeAlias = Fact | Logic[Fact]


class Rule(Trigger[Verb, Test], frozen=True):
    """What happens at a moment; `once` in the scenario, the first time its condition is met."""

    once: bool = False
