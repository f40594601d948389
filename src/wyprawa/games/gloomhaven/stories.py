"""The campaign's cards as data: events, personal quests, sealed content, achievements (GH-34 to GH-46).

**An event** (`events/city.toml`, `events/road.toml`) is a card with two options. An option lists its outcomes
from top to bottom; each that applies is carried out (GH-37.12), and what it does is written with the rewards
of `special` and the verbs below. Its texts are the words `event-city-1`, `event-city-1-a` and
`event-city-1-b`.

    [[events]]
    id = "city-11"
    a = { after = "remove", outcomes = [
        { pay = 5, do = [{ do = "design" }, { do = "if", when = { when = "reputed", above = 9 }, then = [
            { do = "reputation", change = -1 },
        ] }] },
        { otherwise = true, do = [{ do = "reputation", change = -1 }] },
    ] }
    b = { after = "remove", outcomes = [
        { when = { when = "reputed", below = -4 }, do = [{ do = "reputation", change = 1 }] },
    ] }

`pay` is gold that the party must have together, and then loses; with `each`, gold of everybody. `start` holds
what waits for the next scenario, in the verbs that its page would use. `read` carries out the other option as
well, and what becomes of the card is then written there.

**A personal quest** (`quests.toml`) is a row of tasks; each begins when the one before it is done.

**Sealed content** (`sealed.toml`) is opened once, when its condition first holds, or by something that says
so; what `town-records` say next is sealed content too (GH-46.12).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from wyprawa.games.gloomhaven import special
from wyprawa.games.gloomhaven.abilities.terms import MonsterName, Whom
from wyprawa.games.gloomhaven.abilities.verbs import Xp
from wyprawa.games.gloomhaven.special import (
    AchievementId,
    BoxName,
    Change,
    DeckName,
    EventNumber,
    ItemNumber,
    ScenarioNumber,
    Scope,
    SealedName,
)
from wyprawa.kernel.sizes import Count, Small, Some, Word
from wyprawa.parts.content import Ref, Row, Source
from wyprawa.parts.effects import Condition, Effect

RegionName: TypeAlias = Annotated[Word, Ref("regions")]
After: TypeAlias = Literal["remove", "return"]


# --- when it holds ------------------------------------------------------------------------------------------


class InParty(Condition, frozen=True):
    """At least one of these classes is in the party (GH-37.13)."""

    classes: Some[Word]


class Reputed(Condition, frozen=True):
    """The party's reputation is in a range, without its ends (GH-37.14)."""

    above: Change | None = None
    below: Change | None = None


class Holds(Condition, frozen=True):
    """All of these achievements are active, each so many times."""

    achievements: Some[AchievementId]
    count: Small = 1


class Donated(Condition, frozen=True):
    """So much gold was donated in the whole campaign (GH-41.3)."""

    gold: Count


class Retired(Condition, frozen=True):
    """So many characters have retired in the whole campaign."""

    count: Small


Test: TypeAlias = InParty | Reputed | Holds | Donated | Retired


# --- what happens -------------------------------------------------------------------------------------------


class RemoveEvent(Effect, frozen=True):
    """A card leaves an event deck for good (GH-37.28)."""

    deck: DeckName
    number: EventNumber


class Start(Effect, frozen=True):
    """What happens as the next scenario begins (GH-1.9)."""

    with_: Some[special.Verb] = msgspec.field(name="with")


Offer: TypeAlias = special.Gold | Xp | special.Checkmark | special.Reputation | special.Prosperity


class Pick(Effect, frozen=True):
    """The party chooses one of several."""

    of: Some[Offer]


class If(Effect, frozen=True):
    """More, if something holds."""

    when: Test
    then: Some[Verb]


class Read(Effect, frozen=True):
    """The outcome of the other option too."""

    option: Literal["a", "b"]


Verb: TypeAlias = special.Reward | RemoveEvent | Start | Pick | If | Read

EVERYBODY, ONE = Whom(who="characters"), Whom(who="character")


def faults(verbs: Iterable[Verb]) -> Iterator[str]:
    """What events and sealed content say that means nothing between scenarios."""
    for it in verbs:
        for where, wrong in _faults(it):
            yield f"{type(it).__struct_config__.tag}: {where}: {wrong}"


def _faults(it: Verb) -> Iterator[tuple[str, str]]:
    match it:
        case Start(with_=then):
            yield from (("with", each) for each in special.faults(then))
        case Pick(of=of):
            yield from (("of", each) for each in faults(of))
        case If(then=then):
            yield from (("then", each) for each in faults(then))
        case Xp() | special.Gold() | special.Checkmark():
            known = [EVERYBODY, *_ELSE.get(type(it), ())]
            if it.to not in known:
                yield "to", f"expected one of {known}, got {it.to}"
            if not isinstance(it.value, int):
                yield "value", f"expected a number, for no scenario is under way, got {it.value!r}"


_ELSE: dict[type, tuple[object, ...]] = {special.Gold: ("together",), special.Checkmark: (ONE,)}


# --- events (GH-37) -----------------------------------------------------------------------------------------


class Outcome(Row, frozen=True):
    """Applies if everything before `do` does; one that applies only `otherwise` if none above it has."""

    when: Test | None = None
    pay: Small = 0
    each: bool = False
    give_up: ItemNumber | None = None
    otherwise: bool = False
    do: Some[Verb] = ()
    after: After | None = None  # what becomes of the card, if outcomes differ


class Branch(Row, frozen=True):
    """One option of an event card: removed from the game afterwards, or returned to the bottom."""

    after: After
    outcomes: Some[Outcome] = ()


class Event(Row, frozen=True):
    id: Annotated[str, Meta(pattern=r"^(city|road)-[1-9][0-9]?$")]
    a: Branch
    b: Branch

    @property
    def deck(self) -> str:
        return self.id.partition("-")[0]

    @property
    def card(self) -> int:
        return int(self.id.partition("-")[2])


# --- personal quests (GH-43) --------------------------------------------------------------------------------


def _tag(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Task(Row, frozen=True, tag_field="task", tag=_tag):
    """A part of a personal quest. What a character counts is in its `tallies`."""


class Complete(Task, frozen=True):
    """So many different scenarios: of a region, or with a number beyond those of the story."""

    count: Small
    region: RegionName | None = None
    side: bool = False


class CompleteEach(Task, frozen=True):
    """A scenario in each of these regions."""

    regions: Some[RegionName]


class Follow(Task, frozen=True):
    """A scenario is unlocked, and followed to where it leads."""

    first: ScenarioNumber
    last: ScenarioNumber


class Own(Task, frozen=True):
    """So many items for each slot; `hands` are those for one hand and for two."""

    head: Small
    body: Small
    legs: Small
    hands: Small
    small: Small


class Purse(Task, frozen=True):
    """So much gold at once."""

    gold: Count


class Kill(Task, frozen=True):
    """So many enemies: of these types, `each` of them, so many different `kinds`, elite ones, or by attacks
    that use an item (GH-43.18)."""

    count: Small
    monsters: Some[MonsterName] = ()
    each: bool = False
    kinds: bool = False
    elite: bool = False
    using: ItemNumber | None = None


class Exhaustion(Task, frozen=True):
    """So many times, of the character itself or of anybody in the party."""

    count: Small
    whose: Literal["own", "party"]


class Earn(Task, frozen=True):
    """Checkmarks of battle goals, gold donated, enhancements bought, quests of others fulfilled."""

    count: Count
    what: Literal["checkmarks", "donations", "enhancements", "quests"]


class Find(Task, frozen=True):
    """An item is found."""

    item: ItemNumber


AnyTask: TypeAlias = (
    Complete | CompleteEach | Follow | Own | Purse | Kill | Exhaustion | Earn | Find
)  # fmt: skip


class Quest(Row, frozen=True, kw_only=True):
    """A personal quest, and the box or the envelope it opens (GH-43.6).

    Whoever is on it does not sell the item that it `keeps` (GH-45.8).
    """

    id: Word
    number: Count
    tasks: Some[AnyTask]
    opens: BoxName | None = None
    envelope: SealedName | None = None
    keeps: ItemNumber | None = None


# --- the world (GH-34, GH-35, GH-46) ------------------------------------------------------------------------


class Achievement(Row, frozen=True, kw_only=True):
    """One with a `type` takes the place of another of that type (GH-35.2)."""

    id: Word
    scope: Scope
    type: Word | None = None
    start: bool = False  # active when a campaign begins


class Box(Row, frozen=True):
    """A class of its own symbol, and the pair of events that comes with it (GH-43.12)."""

    symbol: Word
    event: EventNumber


class Region(Row, frozen=True):
    scenarios: Some[ScenarioNumber]


class Sealed(Row, frozen=True, kw_only=True):
    """Without a condition only something that names it opens it."""

    id: Word
    when: Test | None = None
    do: Some[Verb] = ()
    source: Source | None = None
