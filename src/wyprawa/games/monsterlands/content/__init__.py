"""The box of Monster Lands as records. What a card says is here, what it does is in `rules`.

Inside the game a card is its number in its table; `MEMBERS[n]`, `MONSTERS[n]` and so on read it.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from wyprawa.games.monsterlands.vocabulary import (
    Ability,
    Affinity,
    Die,
    Flat,
    Level,
    PerDie,
    Place,
    Redirect,
    Take,
)
from wyprawa.parts.content import Row, load
from wyprawa.parts.leaves import Code

# --- members and equipment (ML-42, ML-43) ----------------------------------------------------------------


class Member(Row, frozen=True, kw_only=True):
    """A clan member: starting Leader or Mercenary, Mercenary, Greenhorn."""

    id: str
    kind: Literal["leader", "starter", "mercenary", "greenhorn"]
    affinity: Affinity | None = None  # Greenhorns have none
    cost: int = 0
    reputation: int = 0
    strength: int = 0
    magic: int = 0
    influence: int = 0
    ability: Ability
    copies: int = 1


class Equipment(Row, frozen=True):
    id: str
    kind: Literal["weapon", "cover", "spell"]
    cost: int
    trait: Ability
    copies: int = 1


# --- traps and deceits (ML-38, ML-39) ----------------------------------------------------------------------


class Trap(Row, frozen=True, kw_only=True):
    id: str
    kind: Literal["starting", "upgraded", "secured", "deceit"]
    cost: int = 0
    copies: int
    affinity: Affinity | None = None  # of Starting Traps
    effect: Place | PerDie | Flat | Take | Redirect


# --- monsters and lands (ML-41, ML-44) ----------------------------------------------------------------------


class Reward(Row, frozen=True):
    """What a card or tile pays."""

    glory: int = 0
    gold: int = 0
    potions: int = 0
    poisons: int = 0
    defence: int = 0
    loot: int = 0


Power: TypeAlias = Literal[
    "kin", "spores", "last_breath", "no_tokens", "two_traps", "extra_hit", "more_panic", "to_the_gate",
    "escapes", "weak_strength", "gate_fury", "no_abilities", "weak_magic", "shame", "no_weapons",
]  # fmt: skip


class Monster(Row, frozen=True):
    """`power` names its special power; the rule of each is in `rules/outside/powers.py`."""

    id: str
    affinity: Affinity
    level: Literal["A", "B"]
    attack: int
    capture: int
    kill: int
    captured: Reward
    killed: Reward
    trophies: int
    power: Annotated[Power, Code("power")]


class LandTrait(Row, frozen=True):
    """An Action on a settled Land: place `pay` (so many dice of any of these kinds each), take the rest."""

    pay: tuple[tuple[int, tuple[Die, ...]], ...]
    glory: int = 0
    gold: int = 0
    strength: int = 0
    magic: int = 0
    influence: int = 0
    potions: int = 0
    defence: int = 0
    loot: int = 0
    recruit: bool = False
    equip: bool = False


class Land(Row, frozen=True):
    id: str
    affinity: Affinity
    conquest: int
    glory: int
    trait: LandTrait


# --- trails, quests, loot (ML-16, ML-17, ML-20, ML-40) ---------------------------------------------


class TrailBonus(Row, frozen=True):
    reroll: int = 0
    of: tuple[Die, ...] = ()
    defence: int = 0
    gold: int = 0
    potions: int = 0
    poisons: int = 0


class TrailFace(Row, frozen=True):
    """One trail of a Trail Guidelines tile."""

    strength: int = 0  # required
    magic: int = 0
    more_strength: int = 0  # optional, at most
    more_magic: int = 0
    bonus: TrailBonus = TrailBonus()


class TrailTile(Row, frozen=True):
    """One face of a tile: four trails from left to right. Faces 2n and 2n+1 are the sides of tile n."""

    id: str
    trails: tuple[TrailFace, TrailFace, TrailFace, TrailFace]


class Quest(Row, frozen=True):
    """A tile. Side A: roll `dice` for `objective`. Side B: hand in `price` for the left or right reward.

    `dice`/`contract_dice`: for each die the kinds it may be of.
    """

    id: str
    dice: tuple[tuple[Die, ...], ...]
    objective: int
    reward: Reward
    penalty: int
    contract_dice: tuple[tuple[Die, ...], ...]
    price: Reward  # glory is never part of a price
    left: Reward
    right: Reward


class Loot(Row, frozen=True):
    """A Loot token; `outside` may be used in the Adventure phase only."""

    id: str
    outside: bool
    use: Literal[
        "conquest_glory", "defeat_glory", "capture_glory", "rerolls", "take", "kill_total", "trophy",
        "exchange", "per_die", "recruit",
    ]  # fmt: skip
    glory: int = 0
    gold: int = 0
    potions: int = 0
    poisons: int = 0
    defence: int = 0
    add: int = 0
    times: int = 0
    of: tuple[Die, ...] = ()
    into: Die | None = None
    trophies: int = 0


# --- board, difficulty, solo ------------------------------------------------------------------------


class MineSpace(Row, frozen=True):
    dice: int
    gold: int


class Board(Row, frozen=True):
    hut: int  # die spaces with 3 or 4 players
    hut_two: int  # with 2 players and in solo (ML-2.26)
    tavern: int
    tavern_two: int
    armoury: int
    armoury_two: int
    market: int
    market_two: int
    alchemist: tuple[int, ...]  # tokens by space, upper first
    mine: tuple[MineSpace, ...]
    mine_two: int  # so many of the mine's spaces, counted from the first, are open with 2 players
    traps_shown: int
    offer: int
    offer_solo: int
    market_cards: int
    loot_shown: int
    death_glory: tuple[int, int, int, int]  # by Land trail
    gate_death_glory: int
    gate_room: int
    gate_defence: tuple[int, int]
    gate_gold: tuple[int, int]
    trail_room: int
    bonus_dice: tuple[
        tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]
    ]  # S, M, I by Glory bracket
    track: dict[Level, tuple[int, int, int, int, int, int]]  # extra Attack dice by round
    traps: int  # storage
    defence: int
    potions: int
    poisons: int
    glory: int
    gold: int
    rounds: int
    scraps: int
    beer: int
    defence_price: int
    trophy_gold: int
    pool_gold: int  # what a clan without members is topped up to (ML-23.11)


ScenarioRule: TypeAlias = Literal[
    "", "influence_only", "no_defence", "gate_each_round", "cheap_beer", "deceits", "busy_quests",
    "slaughter",
]  # fmt: skip


class Scenario(Row, frozen=True):
    """A solo scenario (ML-37). `ranks` are the figures of Adept, Veteran, Hero in the unit of `goal`."""

    id: str
    number: int
    goal: Literal["points", "gold", "storage", "variety", "quests"]
    ranks: tuple[int, int, int]
    points: tuple[int, int, int] = (0, 0, 0)  # Victory Points needed as well
    rounds: int = 6
    affinity: Affinity | None = None
    gold: int = 7
    defence: int = 0
    rule: Annotated[ScenarioRule, Code("scenario rule")] = ""


class Content(msgspec.Struct, frozen=True):
    members: tuple[Member, ...]
    equipment: tuple[Equipment, ...]
    traps: tuple[Trap, ...]
    monsters: tuple[Monster, ...]
    lands: tuple[Land, ...]
    trails: tuple[TrailTile, ...]
    quests: tuple[Quest, ...]
    loot: tuple[Loot, ...]
    board: Board
    scenarios: tuple[Scenario, ...]


CONTENT = load(Content, "wyprawa.games.monsterlands")
MEMBERS: tuple[Member, ...] = tuple(each for each in CONTENT.members for _ in range(each.copies))
EQUIPMENT: tuple[Equipment, ...] = tuple(each for each in CONTENT.equipment for _ in range(each.copies))
TRAPS, MONSTERS, LANDS = CONTENT.traps, CONTENT.monsters, CONTENT.lands
TRAILS, QUESTS, LOOT = CONTENT.trails, CONTENT.quests, CONTENT.loot
BOARD, SCENARIOS = CONTENT.board, CONTENT.scenarios
