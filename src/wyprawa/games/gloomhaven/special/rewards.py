"""What a party takes home (GH-45.1), the exhausted too (GH-32.11)."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Xp
from wyprawa.kernel.sizes import Count, Index, Some, Word
from wyprawa.parts.content import Ref
from wyprawa.parts.effects import Effect

ItemNumber: TypeAlias = Annotated[Index, Ref("items")]
ScenarioNumber: TypeAlias = Annotated[int, Meta(ge=1, le=95)]
EventNumber: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
DeckName: TypeAlias = Literal["city", "road"]
Scope: TypeAlias = Literal["party", "global"]
AchievementId: TypeAlias = Annotated[Word, Ref("achievements")]
BoxName: TypeAlias = Annotated[Word, Ref("boxes")]
SealedName: TypeAlias = Annotated[Word, Ref("sealed")]
Change: TypeAlias = Annotated[int, Meta(ge=-999, le=999)]


class Gold(Effect, frozen=True):
    """`together`: shared out as the party likes (GH-37.18)."""

    value: Change
    to: Whom | Literal["together"]


class EnhancingGold(Effect, frozen=True):
    """So much gold for each character, for enhancements and nothing else: what is not spent at once is
    lost (GH-45.7)."""

    value: Change


class Checkmark(Effect, frozen=True):
    value: Change
    to: Whom


class Item(Effect, frozen=True):
    """One copy of a unique item (GH-4.29, GH-45.3), if a quest is named for the character on it (GH-45.8)."""

    number: ItemNumber
    quest: Count | None = None


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
    EnhancingGold | Reputation | Prosperity | Achieve | Forfeit | Design | SideScenario | Location | AddEvent
    | OpenBox | OpenEnvelope
)  # fmt: skip
"""What is the party's or the world's, and is written down at home."""
Reward: TypeAlias = Gold | Xp | Checkmark | Item | Spoil
