"""What is told between scenarios. A `hero` is named by its class."""

from __future__ import annotations

from wyprawa.games.gloomhaven.special import Verb
from wyprawa.games.gloomhaven.told import Record
from wyprawa.kernel.sizes import Some

# --- the party and its way ----------------------------------------------------------------------------------


class PartyFormed(Record, frozen=True):
    party: int


class PartyTookOver(Record, frozen=True):
    """Another party plays on."""

    party: int


class Created(Record, frozen=True):
    """A new character with its starting gold."""

    hero: str
    level: int
    gold: int


class QuestKept(Record, frozen=True):
    hero: str
    quest: str


class StayedBehind(Record, frozen=True):
    """A character stays behind."""

    hero: str


class Rejoined(Record, frozen=True):
    """A character who stayed behind comes along again."""

    hero: str


class WentHome(Record, frozen=True):
    """The party visits Gloomhaven."""


class SetOut(Record, frozen=True):
    """For a scenario, at a level."""

    place: int
    level: int
    casual: bool


class Arrived(Record, frozen=True):
    """The scenario begins."""

    place: int


class CameBack(Record, frozen=True):
    """A scenario is over, and the campaign goes on."""

    place: int
    won: bool


class CampaignOver(Record, frozen=True):
    """The campaign is over; it is won if half of its scenarios were."""

    played: int
    wins: int
    won: bool


class Wore(Record, frozen=True):
    """An item is equipped for the scenario, or left behind."""

    who: int
    worn: bool


class Swapped(Record, frozen=True):
    """A card is taken along instead of another."""

    who: int
    card: int
    lost: int


# --- events -------------------------------------------------------------------------------------------------


class EventMet(Record, frozen=True):
    event: str


class EventChosen(Record, frozen=True):
    """The option taken; what it says follows."""

    option: str


class EventInVain(Record, frozen=True):
    """No outcome of the option taken applies, or none changes anything."""


class EventGone(Record, frozen=True):
    """Returned to the bottom of its deck, or removed from the game."""

    kind: str
    returned: bool


class EventAdded(Record, frozen=True):
    """A card is shuffled into an event deck, or taken out of it."""

    kind: str
    card_number: int
    removed: bool = False


class StartWaits(Record, frozen=True):
    """Something waits for the start of the party's next scenario."""

    party: int
    coming: Some[Verb]


# --- what is gained and lost --------------------------------------------------------------------------------


class Changed(Record, frozen=True):
    """Gold, experience or checkmarks of a character, more of them or less."""

    hero: str
    what: str
    amount: int
    less: bool = False


class ReputationChanged(Record, frozen=True):
    amount: int
    reputation: int
    less: bool = False


class ProsperityChanged(Record, frozen=True):
    amount: int
    points: int
    prosperity: int
    less: bool = False


class ItemCame(Record, frozen=True):
    """A character gets an item."""

    hero: str


class Supplied(Record, frozen=True):
    """All copies of an item come into the city's supply."""


class Bought(Record, frozen=True):
    hero: str
    gold: int


class Sold(Record, frozen=True):
    hero: str
    gold: int


class GaveUp(Record, frozen=True):
    """An item is given away for nothing."""

    hero: str


class Donated(Record, frozen=True):
    hero: str
    gold: int
    total: int


class CardEnhanced(Record, frozen=True):
    hero: str
    card: int
    gold: int


class GoldLost(Record, frozen=True):
    """A character leaves gold that was given for enhancements alone."""

    hero: str
    amount: int


class Rose(Record, frozen=True):
    """A new level."""

    hero: str
    level: int


class CardLearned(Record, frozen=True):
    hero: str
    card: int


class PerkTaken(Record, frozen=True):
    hero: str
    perk: tuple[str, int]


class Achieved(Record, frozen=True):
    achievement: str


class Forgotten(Record, frozen=True):
    """An achievement is lost, or another took its place."""

    achievement: str


class Unlocked(Record, frozen=True):
    """A location is known."""

    place: int


class NothingLeft(Record, frozen=True):
    """A deck that a reward draws from is empty."""

    pile: str


# --- quests, retirement, sealed content ---------------------------------------------------------------------


class QuestAdvanced(Record, frozen=True):
    """A task of a personal quest is done, or all of it."""

    hero: str
    quest: str
    done: bool


class Retired(Record, frozen=True):
    hero: str
    quest: str


class Buried(Record, frozen=True):
    """Dead for good (GH-48.8)."""

    hero: str


class ClassOpened(Record, frozen=True):
    """A sealed box with a class is opened."""

    opened: str


class SealOpened(Record, frozen=True):
    sealed: str
