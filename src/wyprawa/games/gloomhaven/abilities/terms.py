"""Words that abilities share: elements, conditions, whom an ability is for, and tests."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from wyprawa.kernel.sizes import Small, Some, Word
from wyprawa.parts.content import Ref, Row
from wyprawa.parts.effects import Condition
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
    "L": "the scenario's level",
    "N": "the obstacles with hit points that stand on the map",
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
    "noted": "how often the page's rules noted something",
    "destroyed": "the hexes of the obstacles this action destroyed",
    "max_hp": "the most hit points of the figure the ability is for",
    "shield": "the target's Shield",
    "negatives": "the negative conditions on the target",
    "flankers": "its allies adjacent to the target",
    "dealt": "the damage the target suffered from this action",
    "missing": "the hit points missing to the figure the ability is for",
    "own_missing": "its own missing hit points",
    "lost_cards": "its lost cards",
    "paid": "the damage it chose to suffer for this action",
    "amount": "the damage about to be suffered",
    "hurt": "the figures this action damaged",
    "done": "the damage this action did",
    "commanded": "the figures that did what this action commands",
    "summons": "the summoned allies on the map",
    "allies_beside": "its allies in adjacent hexes",
    "away": "the hexes from the attacker to the target",
}
"""What formulas of abilities may name. "It" is the figure whose ability or bonus it is."""

All: TypeAlias = Literal["all"]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=99)] | All
"""So many, which their user chooses, or all there are."""
Number: TypeAlias = Annotated[Value, Formula(*NAMES)]
AreaName: TypeAlias = Annotated[Word, Ref("areas")]
MonsterName: TypeAlias = Annotated[Word, Ref("monsters")]

Place: TypeAlias = Literal["self", "target", "area", "path", "room", "obstacle", "killed", "hex"]
"""Where hexes are counted from: the acting figure; the last target or the last area of this action; the hexes
entered by its last move; the room the figure is in; the obstacles this action set, moved or destroyed; where
this action killed; the hex it chose."""

Moment: TypeAlias = Literal[
    "turn", "turn_start", "turn_end", "cards_revealed", "round_end", "long_rest",
    "attack", "attack_action", "heal_action", "move", "loot", "obstacle", "augment", "kill", "retaliate",
    "before_attack", "curse", "consumed",
    "attacked", "attack_damage", "damage", "hurt", "healed", "gain", "death", "enemy_use", "enemy_cursed",
    "song_action", "doom_action", "pack_action", "command_action",
]  # fmt: skip
"""`turn` is any time in the turn. `attack` is each single attack before its modifier card, `attack_action` is
all attacks of an action at once (GH-12.7). `attacked` comes before the modifier card, `attack_damage` and
`damage` when damage is about to be suffered, from an attack or from anything. `obstacle`: obstacles are about
to be set. `before_attack` comes before the aim is taken, `curse` when an enemy is cursed, `consumed` at the
end of an action that consumed an element. `hurt`: damage has been suffered. `healed`: hit points are about to
come back. `gain`: a condition is about to be given. `enemy_use`: an enemy is about to consume an element.
`enemy_cursed`: a Curse takes an enemy's attack away. The actions in the
last row are those of a song, of a doom, of a Medical Pack and of a command to the companion."""


# --- what has to hold --------------------------------------------------------------------------------------


class OfRank(Condition, frozen=True, tag="rank"):
    """The target is of one of these ranks."""

    of: Some[Rank]


class OfType(Condition, frozen=True, tag="type"):
    """The target is a monster of one of these types."""

    of: Some[MonsterName]


class OfRoom(Condition, frozen=True, tag="room"):
    """The target is in the room of that number."""

    room: Small


class OfBoss(Condition, frozen=True, tag="boss"):
    """The target is a boss."""


class NearFallen(Condition, frozen=True, tag="near_fallen"):
    """The target is adjacent to the hex where something was just destroyed."""


class Has(Condition, frozen=True, tag="has"):
    """The target has one of these conditions."""

    of: Some[ConditionName]


class Hp(Condition, frozen=True, tag="hp"):
    """The target has at most so many hit points."""

    most: Number


class LostHp(Condition, frozen=True, tag="lost_hp"):
    """The target has lost so many hit points."""

    least: Small


class Negatives(Condition, frozen=True, tag="negatives"):
    """The target has so many negative conditions."""

    least: Small


class Beside(Condition, frozen=True, tag="beside"):
    """The target is adjacent to one of these figures."""

    to: "Whom"


class There(Condition, frozen=True, tag="there"):
    """There is such a figure."""

    to: "Whom"


class SelfHas(Condition, frozen=True, tag="self_has"):
    """The acting figure has the condition."""

    condition: ConditionName


class SelfHp(Condition, frozen=True, tag="self_hp"):
    """The acting figure has at most so many hit points."""

    most: Small


class EnemiesNear(Condition, frozen=True, tag="enemies_near"):
    """So many enemies are adjacent to the acting figure."""

    least: Small


class Moved(Condition, frozen=True, tag="moved"):
    """The hexes the acting figure moved this turn."""

    least: Small = 0
    most: Small | None = None


class ValueIs(Condition, frozen=True, tag="value"):
    """The ability under way has exactly this number."""

    n: Small


class Used(Condition, frozen=True, tag="used"):
    """The action consumed the element."""

    element: Element


class Gains(Condition, frozen=True, tag="gains"):
    """This condition is about to be given."""

    condition: ConditionName


class Strong(Condition, frozen=True, tag="strong"):
    """The element is strong."""

    element: Element


class NotStrong(Condition, frozen=True, tag="not_strong"):
    """The element is not strong."""

    element: Element


class Flanked(Condition, frozen=True):
    """An ally of the acting figure is adjacent to the target."""


class Lone(Condition, frozen=True):
    """No ally of its own is adjacent to the target."""


class Damaged(Condition, frozen=True):
    """This action damaged the target."""


class Straight(Condition, frozen=True):
    """The acting figure's last move ran in one line."""


class Returned(Condition, frozen=True):
    """The acting figure's last move ended where it began."""


class Scorched(Condition, frozen=True):
    """Hazardous terrain damaged the acting figure this turn."""


class OwnTurn(Condition, frozen=True):
    """It is the acting figure's turn."""


class Melee(Condition, frozen=True):
    """The attack of this action is a melee attack."""


class Ranged(Condition, frozen=True):
    """The attack of this action is a ranged attack."""


class Single(Condition, frozen=True):
    """The attack of this action has one target and no area."""


class Augment(Condition, frozen=True):
    """This action plays an augment."""


class Doomed(Condition, frozen=True):
    """The target bears the token of a doom."""


class Whole(Condition, frozen=True):
    """The target has all its hit points."""


class Fresh(Condition, frozen=True):
    """This action has not targeted the target yet."""


class Bloodied(Condition, frozen=True):
    """The acting figure has less than half of its hit points."""


class Fatal(Condition, frozen=True):
    """The damage about to be suffered would leave the acting figure without hit points."""


class Commanded(Condition, frozen=True):
    """The acting figure does what it is commanded."""


class ItemUsed(Condition, frozen=True):
    """An item was used for this action."""


Plain: TypeAlias = Literal[
    "flanked", "lone", "damaged", "doomed", "whole", "fresh",
    "straight", "returned", "scorched", "own_turn", "bloodied", "fatal", "commanded",
    "melee", "ranged", "single", "augment", "item_used",
]  # fmt: skip
"""What is asked with a word alone. Of an attack on the figure itself the attacker is the target."""
PLAIN: dict[Plain, Condition] = {
    "flanked": Flanked(),
    "lone": Lone(),
    "damaged": Damaged(),
    "straight": Straight(),
    "returned": Returned(),
    "scorched": Scorched(),
    "own_turn": OwnTurn(),
    "melee": Melee(),
    "ranged": Ranged(),
    "single": Single(),
    "augment": Augment(),
    "doomed": Doomed(),
    "whole": Whole(),
    "fresh": Fresh(),
    "bloodied": Bloodied(),
    "fatal": Fatal(),
    "commanded": Commanded(),
    "item_used": ItemUsed(),
}
Test: TypeAlias = Some[
    Plain
    | OfRank
    | OfType
    | OfRoom
    | NearFallen
    | OfBoss
    | Has
    | Hp
    | LostHp
    | Negatives
    | Beside
    | There
    | SelfHas
    | SelfHp
    | EnemiesNear
    | Moved
    | ValueIs
    | Used
    | Gains
    | Strong
    | NotStrong
]
"""Holds if all of it holds: `["melee", { when = "moved", least = 4 }]`; without anything it always does."""


Who: TypeAlias = Literal[
    "self", "ally", "friend", "enemy", "summon", "own_summon", "any", "target", "attacker", "it",
    "allies", "friends", "enemies", "others", "summons", "own_summons", "with_summons", "companion", "doomed",
    "character", "characters", "opener", "looter", "party", "figures", "actor", "escorts",
]  # fmt: skip
OF_PAGES: tuple[Who, ...] = (
    "character", "characters", "opener", "looter", "party", "figures", "actor", "escorts", "enemies",
)  # fmt: skip


class Whom(Row, frozen=True):
    """The figures an ability is for: singular words choose up to `count`, plural ones mean all.

    A friend is the figure itself or an ally, others are allies and enemies, a summon is a summoned ally,
    `own_summons` are those of the acting figure and `with_summons` it and them; the companion is the one it
    began with. `it` is the figure whose moment has come, `doomed` are the enemies with a token. Without
    `within` it is anywhere on the map, or in the very hexes of `around`; `beyond` keeps those out that are so
    near. The target itself is not around the target.

    Scenarios, treasures and events speak of the words in `OF_PAGES`: the characters, some or all of them, the
    `opener` of the door or the `looter` of the treasure, the `party`, which is characters and their summons,
    all `figures`, the `actor`, whose turn it is, the `escorts`, and the party's enemies on the map.
    """

    who: Who
    count: Small = 1
    within: Number | None = None
    beyond: Small = 0
    around: Place = "self"
    where: Test = ()
