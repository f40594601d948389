"""The verbs. Each has one function in `rules/abilities`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from wyprawa.games.hellscape.vocabulary.needs import Need
from wyprawa.games.hellscape.vocabulary.targets import Foe, Me, Who
from wyprawa.games.hellscape.vocabulary.terms import DiceText, Element, Rarity, Token
from wyprawa.kernel.sizes import Amount, Some, Word
from wyprawa.parts.effects import Effect
from wyprawa.parts.leaves import CUSTOM

# --- in a Combat ------------------------------------------------------------------------------------------


class Swords(Effect, frozen=True):
    """MD-22.19."""

    n: Amount


class Shields(Effect, frozen=True):
    """MD-22.20; for the user's side."""

    n: Amount


class LoseShields(Effect, frozen=True):
    """The other side's defence total falls (MD-22.30)."""

    n: Amount


class AddDice(Effect, frozen=True):
    """Dice join the pool, within its limits (MD-22.22)."""

    dice: DiceText


class Reroll(Effect, frozen=True):
    """Up to so many rerolls of any dice, or of these kinds only (MD-22.25, MD-22.26)."""

    n: Amount = 1
    of: Literal["any", "enemy"] = "any"


class Ignore(Effect, frozen=True):
    """So many results are disregarded (MD-22.31)."""

    what: Literal["scratch", "fang", "shield", "sword"]
    n: Amount = 1


# --- figures ----------------------------------------------------------------------------------------------


class Wound(Effect, frozen=True):
    """Wounds that nothing blocks (MD-13.9)."""

    n: Amount
    to: Who = Foe()


class Heal(Effect, frozen=True):
    """MD-22.32; a Hero may give it whole to one other in the Zone, or lose Condition tokens (MD-22.33,
    MD-22.34)."""

    n: Amount
    to: Who = Me()


class Burn(Effect, frozen=True):
    """Fire tokens (MD-22.23)."""

    n: Amount = 1
    to: Who = Foe()


class Freeze(Effect, frozen=True):
    """Frost tokens (MD-22.24)."""

    n: Amount = 1
    to: Who = Foe()


class Mana(Effect, frozen=True):
    """MD-22.21; a negative number is Mana lost."""

    n: Amount
    to: Who = Me()


class Rage(Effect, frozen=True):
    """From the supply (MD-28.7)."""

    n: Amount


class Raise(Effect, frozen=True):
    """An Element marker goes up."""

    element: Element
    n: Amount = 1


# --- movement and actions -----------------------------------------------------------------------------------


class MovePoints(Effect, frozen=True):
    """More MP in this Move action (MD-22.29)."""

    n: Amount


class Step(Effect, frozen=True):
    """The Hero moves up to so many Zones at once, without MP. `safe` suffers no Reaction damage."""

    n: Amount
    safe: bool = False


class Jump(Effect, frozen=True):
    """The Hero is placed in a Zone within so many Zones in Line of Sight."""

    within: Amount
    shadow: bool = False  # a Shadow Zone only


class Drive(Effect, frozen=True):
    """An Enemy is moved by so many Zones, toward the user or away."""

    n: Amount = 1
    to: Who = Foe()
    toward: bool = False


class MoreActions(Effect, frozen=True):
    n: Amount = 1


class AttackNow(Effect, frozen=True):
    """An attack at once, without an action. `dice` are added to it."""

    dice: DiceText = ""


# --- cards and tokens ---------------------------------------------------------------------------------------


class DrawItems(Effect, frozen=True):
    rarity: Rarity
    n: Amount = 1


class DropItem(Effect, frozen=True):
    """The Hero discards an item of choice, if there is one."""


class DrawTokens(Effect, frozen=True):
    """Rogue tokens from the bag (MD-29.9)."""

    n: Amount = 1


class Summon(Effect, frozen=True):
    """A Spirit in the Shaman's Zone or next to it (MD-30.9)."""

    spirit: Literal["fire_spirit", "frost_spirit"]


class CastAny(Effect, frozen=True):
    """The pointer turns to any quarter, and that spell is cast without cost."""


class TurnPointer(Effect, frozen=True):
    """The Ready pointer turns clockwise by so many quarters."""

    n: Amount = 1


# --- Enemies and the Dungeon ----------------------------------------------------------------------------


class AddMinion(Effect, frozen=True):
    """To this Mob or every Mob, while a figure is free."""

    to: Literal["self", "each"] = "self"


class KillOne(Effect, frozen=True):
    """One figure of this Mob dies."""


class Unless(Effect, frozen=True):
    """The Hero in the Combat may pay Mana to stop it."""

    mana: Amount
    then: Some[Verb]


class If(Effect, frozen=True):
    when: Need
    then: Some[Verb]


class Choose(Effect, frozen=True):
    """One of these, as the player chooses."""

    of: Some[Some[Verb]]


class BurnOut(Effect, frozen=True):
    """After the Combat all Fire of the defender is resolved with this die."""

    die: Literal["yellow", "orange"]


class CallMob(Effect, frozen=True):
    """The nearest Mob moves 1 Zone toward this Enemy."""


class SpawnMob(Effect, frozen=True):
    """A Mob in the Room that is revealed, or on a Portal."""

    where: Literal["room", "door", "portal"] = "room"


class SpawnRoaming(Effect, frozen=True):
    where: Literal["room", "portal"] = "room"


class MoreTreasure(Effect, frozen=True):
    """More Treasure tokens with the Room's Loot."""

    n: Amount = 1


class LoseLoot(Effect, frozen=True):
    """Loot tokens of the Room go away unseen."""

    n: Amount = 1


class AddPortal(Effect, frozen=True):
    """A Portal in the Room, if one is left."""


class Darkness(Effect, frozen=True):
    """The Darkness marker advances at once."""

    n: Amount = 1


class Stay(Effect, frozen=True):
    """The Door card stays in play for the Room: all Heroes and Enemies there are treated so (MD-10.3)."""

    light: Literal["", "shadow", "light"] = ""
    wound: Amount = 0  # on Heroes who end their turn there
    heal: Amount = 0


# --- Missions ---------------------------------------------------------------------------------------------


class Xp(Effect, frozen=True):
    n: Amount
    all: bool = False


class Take(Effect, frozen=True):
    """The token in the Zone is removed; under a name it goes to the Hero, and is counted (MD-32.10)."""

    token: Token
    name: Word = ""


class Spend(Effect, frozen=True):
    """The Hero gives up a Mission token."""

    name: Word


class Count(Effect, frozen=True):
    """Adds to a count of the party."""

    name: Word
    n: Amount


class OpenGates(Effect, frozen=True):
    """The white-framed Doors open and their Rooms are revealed."""


class Leave(Effect, frozen=True):
    """The Hero leaves the Dungeon (MD-32.8)."""


class Win(Effect, frozen=True):
    """All objectives are met (MD-1.3)."""


class PutToken(Effect, frozen=True):
    """A Mission token from the supply in the Hero's Zone, as long as there is one (MD-42.12)."""

    token: Token


class Custom(Effect, frozen=True):
    """What only code can do, by its name."""

    name: Annotated[Word, CUSTOM]


Verb: TypeAlias = (
    Swords
    | Shields
    | LoseShields
    | AddDice
    | Reroll
    | Ignore
    | Wound
    | Heal
    | Burn
    | Freeze
    | Mana
    | Rage
    | Raise
    | MovePoints
    | Step
    | Jump
    | Drive
    | MoreActions
    | AttackNow
    | DrawItems
    | DropItem
    | DrawTokens
    | Summon
    | CastAny
    | TurnPointer
    | AddMinion
    | KillOne
    | Unless
    | If
    | Choose
    | BurnOut
    | CallMob
    | SpawnMob
    | SpawnRoaming
    | MoreTreasure
    | LoseLoot
    | AddPortal
    | Darkness
    | Stay
    | Xp
    | Take
    | Spend
    | Count
    | OpenGates
    | Leave
    | Win
    | PutToken
    | Custom
)
