"""Records of the solo mode (ML-35, ML-36)."""

from __future__ import annotations

from wyprawa import kernel


class SamborRolled(kernel.Record, frozen=True):
    red: int
    yellow: int


class SamborTookTraps(kernel.Record, frozen=True):
    traps: tuple[int, ...]


class SamborTookMercenary(kernel.Record, frozen=True):
    member: int


class SamborTookEquipment(kernel.Record, frozen=True):
    equipment: int


class SamborSent(kernel.Record, frozen=True):
    """`deceits` lie face down on the trail."""

    trail: int
    deceits: int


class SamborWonQuest(kernel.Record, frozen=True):
    quest: int


class SamborBeat(kernel.Record, frozen=True):
    monster: int
    place: int


class SamborTookLand(kernel.Record, frozen=True):
    land: int
    place: int


class SamborHome(kernel.Record, frozen=True):
    trails: tuple[int, ...]


class ScenarioEnded(kernel.Record, frozen=True):
    """`rank` is a word: snack, adept, veteran, hero."""

    scenario: int
    rank: str
    who: int = 0


class CampaignWon(kernel.Record, frozen=True):
    """After so many `games`."""

    who: int
    games: int


class CampaignLost(kernel.Record, frozen=True):
    who: int
