"""What the rules tell: the log, "why?" and statistics are made of these."""

from __future__ import annotations

from typing import Literal

from wyprawa.games.warcraft.casting import Record

# --- set-up and turns ---------------------------------------------------------------------------------------


class FirstPlayer(Record, frozen=True):
    who: int


class CharacterChosen(Record, frozen=True):
    who: int
    character: int


class CityChosen(Record, frozen=True):
    who: int
    space: int


class RoundBegan(Record, frozen=True):
    n: int


class TurnBegan(Record, frozen=True):
    who: int


class MovementRolled(Record, frozen=True):
    who: int
    movement: int
    energy: int


class RollChanged(Record, frozen=True):
    """A permanent power adds to what the movement die gives, or takes from it."""

    who: int
    source: tuple[str, int]
    figure: Literal["move", "energy"]
    change: int


class MovementChanged(Record, frozen=True):
    who: int
    amount: int


class EnergyChanged(Record, frozen=True):
    who: int
    amount: int


class EnergyLost(Record, frozen=True):
    who: int
    amount: int


class Moved(Record, frozen=True):
    who: int
    space: int
    steps: int


class Put(Record, frozen=True):
    """A figure put somewhere without walking."""

    who: int
    space: int


# --- discoveries and resources ------------------------------------------------------------------------------


class Revealed(Record, frozen=True):
    who: int
    discovery: int
    space: int


class Kept(Record, frozen=True):
    who: int
    discovery: int


class Spent(Record, frozen=True):
    who: int
    discovery: int


class Ambushed(Record, frozen=True):
    who: int


class Diseased(Record, frozen=True):
    who: int


class Cured(Record, frozen=True):
    who: int


class ResourceUsed(Record, frozen=True):
    who: int
    resource: str
    space: int


class TokenDrawn(Record, frozen=True):
    who: int


class TokenSeen(Record, frozen=True):
    """Told to who looks."""

    who: int
    discovery: int


class TokenPlaced(Record, frozen=True):
    who: int
    space: int


class LookedAt(Record, frozen=True):
    who: int
    space: int


class TokenPutBack(Record, frozen=True):
    who: int
    space: int


class TokenDiscarded(Record, frozen=True):
    who: int
    space: int


class PileRefilled(Record, frozen=True):
    tokens: int


# --- ability cards ------------------------------------------------------------------------------------------


class Drew(Record, frozen=True):
    who: int
    cards: int


class DeckRenewed(Record, frozen=True):
    """The discards make a new ability deck."""

    who: int
    cards: int


class DrewCard(Record, frozen=True):
    """Told to the owner."""

    who: int
    ability: int


class Discarded(Record, frozen=True):
    who: int
    ability: int


class Recovered(Record, frozen=True):
    who: int
    ability: int


class Played(Record, frozen=True):
    who: int
    ability: int


class EnergySpent(Record, frozen=True):
    who: int
    amount: int


class Negated(Record, frozen=True):
    who: int
    ability: int


class AttachedTo(Record, frozen=True):
    ability: int
    whom: int


class AttachedToItem(Record, frozen=True):
    ability: int
    whom: int
    item: int


class Detached(Record, frozen=True):
    ability: int
    whom: int


class PowerUsed(Record, frozen=True):
    who: int
    source: tuple[str, int]


# --- items --------------------------------------------------------------------------------------------------


class ItemGained(Record, frozen=True):
    who: int
    item: int


class ItemDiscarded(Record, frozen=True):
    who: int
    item: int


class ItemStolen(Record, frozen=True):
    who: int
    item: int
    whom: int


class PotionDrunk(Record, frozen=True):
    who: int
    item: int
    potion: str


class Equipped(Record, frozen=True):
    who: int
    item: int


class Unequipped(Record, frozen=True):
    who: int
    item: int


class CardPassedOver(Record, frozen=True):
    """A challenge card without an item, met when an item was sought."""

    card: int


# --- characters ---------------------------------------------------------------------------------------------


class Hurt(Record, frozen=True):
    who: int
    damage: int


class Warded(Record, frozen=True):
    who: int
    amount: int


class Healed(Record, frozen=True):
    who: int
    damage: int


class Defeated(Record, frozen=True):
    who: int


class Resurrected(Record, frozen=True):
    who: int
    space: int
    damage: int  # healed


class CardTurned(Record, frozen=True):
    who: int


class LevelGained(Record, frozen=True):
    who: int
    level: int
    damage: int  # healed


# --- challenges and combat ----------------------------------------------------------------------------------


class AdversaryDrawn(Record, frozen=True):
    who: int
    card: int


class EventDrawn(Record, frozen=True):
    who: int
    card: int


class EventMet(Record, frozen=True):
    who: int
    card: int


class EventPlaced(Record, frozen=True):
    card: int
    space: int


class GeneralEvent(Record, frozen=True):
    card: int


class EventTurned(Record, frozen=True):
    who: int
    card: int


class EventMarked(Record, frozen=True):
    who: int
    card: int


class CardReturned(Record, frozen=True):
    """A challenge card goes on top of its deck."""

    card: int


class NoAdversary(Record, frozen=True):
    who: int


class CombatBegan(Record, frozen=True):
    who: int
    foe: tuple[str, int]
    space: int


class CombatRolled(Record, frozen=True):
    who: int
    red: int
    black: int


class Rerolled(Record, frozen=True):
    foe: tuple[str, int]
    face: int


class DieSet(Record, frozen=True):
    foe: tuple[str, int]
    face: int


class PowerTriggered(Record, frozen=True):
    foe: tuple[str, int]
    power: tuple[str, int]
    face: int


class FigureChanged(Record, frozen=True):
    """Attack, defence, damage or protection of a fighter changes until the combat ends."""

    foe: tuple[str, int]
    stat: Literal["attack", "defence", "damage", "ward"]
    way: Literal["up", "down"]
    amount: int


class MadeRanged(Record, frozen=True):
    foe: tuple[str, int]


class Struck(Record, frozen=True):
    """An attack was made."""

    foe: tuple[str, int]
    total: int
    defence: int
    hit: bool


class AdversaryDefeated(Record, frozen=True):
    who: int
    foe: tuple[str, int]


class CombatNegated(Record, frozen=True):
    who: int


class Undefeated(Record, frozen=True):
    adversary: int
    slot: int
    space: int


class MarkerRemoved(Record, frozen=True):
    adversary: int
    slot: int
    space: int


# --- quests -------------------------------------------------------------------------------------------------


class QuestGained(Record, frozen=True):
    who: int
    quest: int


class QuestAgainst(Record, frozen=True):
    who: int
    quest: int
    whom: int


class QuestDropped(Record, frozen=True):
    who: int
    quest: int


class QuestAdvanced(Record, frozen=True):
    who: int
    quest: int
    goal: int
    amount: int


class QuestCompleted(Record, frozen=True):
    who: int
    quest: int
    valor: int


class TrophyGained(Record, frozen=True):
    who: int
    trophy: int
    valor: int


class EventScored(Record, frozen=True):
    who: int
    card: int
    valor: int


# --- the end ------------------------------------------------------------------------------------------------


class GameWon(Record, frozen=True):
    """`by` is what decides: valor alone, the most of it, cards in the quest log, the level."""

    who: int
    by: Literal["valor", "most", "cards", "level"]


class VictoryShared(Record, frozen=True):
    who: int


class ValorCounted(Record, frozen=True):
    who: int
    valor: int
