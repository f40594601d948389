"""When a rule, a goal or a failure of a page holds (GH-33)."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from wyprawa.games.gloomhaven.abilities.terms import MonsterName, Rank
from wyprawa.games.gloomhaven.special.bearers import OfBearers
from wyprawa.games.gloomhaven.special.ground import OfGround
from wyprawa.games.gloomhaven.special.rewards import AchievementId
from wyprawa.kernel.sizes import Index, Small, Some, Word
from wyprawa.parts.effects import Condition, Logic
from wyprawa.parts.values import Formula, Value

Amount: TypeAlias = Annotated[Value, Formula("L", "C", "N", "R")]


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
    """All characters that are not exhausted are in the room, or one is, or anybody on their side."""

    who: Literal["one", "all", "side"]
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


class TakenIn(Condition, frozen=True):
    """The goal tile that was just looted lay in the room."""

    room: Small


class TurnedUp(Condition, frozen=True):
    """All these tokens of the page have been turned up."""

    tokens: Some[Small]


class Achieved(Condition, frozen=True):
    """The party or the world has the achievement so many times; never where there is no campaign."""

    achievement: AchievementId
    least: Small = 1


class Warded(Condition, frozen=True):
    """The figure whose turn it is is warded (`Ward`)."""


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
    | ChoreAt | TakenIn | TurnedUp | Achieved | Warded | Found | InWater | Trodden | Beside | Fallen
    | OfBearers | OfGround
)  # fmt: skip
Test: TypeAlias = Fact | Logic[Fact]
