"""Told between scenarios, and of what outlasts them."""

from __future__ import annotations

from typing import Literal

from wyprawa.games.niflheim.casting import Record


class ScenarioEnded(Record, frozen=True):
    scenario: str
    won: bool
    reason: str


class GameEnded(Record, frozen=True):
    """The last line: who has won, with which score; `why` if nothing before it says."""

    won: bool
    score: int
    why: Literal["none", "attempts", "nobody"] = "none"


class ScenarioBegan(Record, frozen=True):
    """`intro` is the page's story; `tried` says how often it has been lost before."""

    scenario: str
    intro: str
    tried: int


class PartyRestored(Record, frozen=True):
    """Everything is as it was before the scenario that was lost."""


class CharacterChosen(Record, frozen=True):
    who: int


class HeroJoined(Record, frozen=True):
    who: int


class TakenOver(Record, frozen=True):
    """A player who has no character left leads this one from now on."""

    who: int


class HeroLeft(Record, frozen=True):
    """There is no room for it in the party, or nobody wanted it."""

    who: int


class HeroBuried(Record, frozen=True):
    who: int


class HeroesSetOut(Record, frozen=True):
    tied: tuple[int, ...]


class EntryRead(Record, frozen=True):
    entry: str


class EndingRead(Record, frozen=True):
    """`after` is the text that success leads to."""

    scenario: str
    after: str


class EchoDrawn(Record, frozen=True):
    who: int
    echo: int


class ClueFound(Record, frozen=True):
    clue: str


class ItemGained(Record, frozen=True):
    """To the party's stash."""

    item: int


class ItemFetched(Record, frozen=True):
    """From the party's stash."""

    who: int
    item: int
    place: str


class SupplyStored(Record, frozen=True):
    supply: int
    n: int


class StoneGained(Record, frozen=True):
    colour: int
    n: int


class StoneSet(Record, frozen=True):
    who: int
    item: int
    colour: int


class PotionUsed(Record, frozen=True):
    """One of the party's Healing Potions; `whom` had it."""

    who: int
    whom: int


class SkillLearnt(Record, frozen=True):
    who: int
    skill: int
    left: int


class InterludeBegan(Record, frozen=True):
    """The number of the scenario just played is recorded."""

    n: int


class ForcesRolled(Record, frozen=True):
    """`result` is the face with what earlier plays add, `plain` if that is nothing."""

    face: int
    result: int
    mission: str
    plain: bool = True


class CampaignEnded(Record, frozen=True):
    ending: str
