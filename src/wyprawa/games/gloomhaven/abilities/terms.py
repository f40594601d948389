"""Words that abilities share: elements, conditions, whom an ability is for, and tests."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from wyprawa.kernel.sizes import Word
from wyprawa.parts.content import Ref, Row
from wyprawa.parts.values import Formula, Value

Element: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark"]
AnyElement: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark", "any"]
"""`any` stands for one of the six, which its user chooses (GH-15.14)."""
Negative: TypeAlias = Literal["poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse"]
Positive: TypeAlias = Literal["invisible", "strengthen", "bless"]
ConditionName: TypeAlias = Negative | Positive
Rank: TypeAlias = Literal["normal", "elite"]
"""Bosses and named monsters are neither (GH-30.2, GH-30.6)."""
Group: TypeAlias = Annotated[str, Meta(pattern="^[NE]{0,10}$")]
"""Monsters that come together, a letter each: `"NNE"`."""

ELEMENTS: tuple[Element, ...] = get_args(Element)
NEGATIVE: tuple[Negative, ...] = get_args(Negative)
POSITIVE: tuple[Positive, ...] = get_args(Positive)

NAMES = {
    "C": "the characters that started the scenario",
    "level": "its own level",
    "hp": "its present hit points",
    "range": "its range, or that of the ability under way",
    "moved": "the hexes it moved this turn",
    "moved_now": "the hexes it moved with this action",
    "damage": "the damage it inflicted so far this turn",
    "allies_near": "its allies within two hexes",
    "enemies_near": "its enemies in adjacent hexes",
    "kin": "the monsters on the map of the type a boss names as its kin",
    "targets": "the figures this action targeted",
    "kills": "the figures this action killed",
    "destroyed": "the hexes of the obstacles this action destroyed",
    "max_hp": "the most hit points of the figure the ability is for",
    "shield": "the target's Shield",
    "negatives": "the negative conditions on the target",
    "flankers": "its allies adjacent to the target",
    "dealt": "the damage the target suffered from this action",
}
"""What formulas of abilities may name. "It" is the figure whose ability or bonus it is."""

All: TypeAlias = Literal["all"]
Count: TypeAlias = Annotated[int, Meta(ge=1)] | All
"""So many, which their user chooses, or all there are."""
Number: TypeAlias = Annotated[Value, Formula(*NAMES)]
AreaName: TypeAlias = Annotated[Word, Ref("areas")]
MonsterName: TypeAlias = Annotated[Word, Ref("monsters")]

Place: TypeAlias = Literal["self", "target", "area", "path", "room", "obstacle", "killed", "hex"]
"""Where hexes are counted from: the acting figure; the last target or the last area of this action; the hexes
entered by its last move; the room the figure is in; the obstacles this action set, moved or destroyed; where
this action killed; the hex it chose."""


class Test(Row, frozen=True):
    """Holds if everything given in it holds. A number is the least that is needed, unless said otherwise."""

    # of the target, for an attack on the figure itself of the attacker
    flanked: bool = False  # adjacent to an ally of the acting figure
    lone: bool = False  # adjacent to none of its own allies
    rank: tuple[Rank, ...] = ()  # one of these
    type: tuple[MonsterName, ...] = ()  # one of these
    has: tuple[ConditionName, ...] = ()  # one of these
    hp: int | None = None  # hit points at most
    damaged: bool = False  # this action hurt it
    # of the acting figure
    self_has: ConditionName | None = None
    self_hp: int | None = None  # hit points at most
    enemies_near: int = 0
    moved: int = 0  # hexes this turn
    moved_at_most: int | None = None
    straight: bool = False  # the last move ran in one line
    returned: bool = False  # the last move ended where it began
    scorched: bool = False  # entered hazardous terrain this turn
    own_turn: bool = False
    # of the ability or the action under way
    melee: bool = False
    ranged: bool = False
    single: bool = False  # one target and no area
    augment: bool = False  # the action plays an augment
    value: int | None = None  # exactly this number
    used: Element | None = None  # the action consumed it
    gains: ConditionName | None = None  # the condition about to be given
    # of the element board
    strong: Element | None = None


class Whom(Row, frozen=True):
    """The figures an ability is for: singular words choose up to `count`, plural ones mean all.

    A friend is the figure itself or an ally, others are allies and enemies, a summon is a summoned ally and
    `own_summons` are those of the acting figure. Without `within` it is anywhere on the map, or in the very
    hexes of `around`. The target itself is not around the target.
    """

    who: Literal[
        "self", "ally", "friend", "enemy", "summon", "target", "attacker",
        "allies", "friends", "enemies", "others", "summons", "own_summons",
    ]  # fmt: skip
    count: int = 1
    within: Number | None = None
    around: Place = "self"
    where: Test | None = None
