"""The table of Hellscape as plain data.

Cards are numbers in the tables of `content`, Zones cells of the Mission's map, -1 stands for nothing. Figures
are numbered in one row: Heroes from 0 to 5, the Spirits, the Summoning Master, Enemies from `FIRST_ENEMY` on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeAlias

import msgspec

from wyprawa import kernel
from wyprawa.games.hellscape.casting import cast
from wyprawa.games.hellscape.content import BOSSES, HEROES, MOBS, SPIRITS
from wyprawa.games.hellscape.content import ROAMING as ROAMING_CARDS

P = ParamSpec("P")

NONE = -1
FIRE_SPIRIT, FROST_SPIRIT, SUMMONER = 6, 7, 8
FIRST_ENEMY = 10
MOB, ROAMING, BOSS = range(3)  # kinds of Enemy

Source: TypeAlias = tuple[str, int, int]
"""Where an ability stands: kind of card, its number, and which of its abilities."""


class Hero(msgspec.Struct):
    """One Hero with everything on and beside the board."""

    card: int  # in HEROES
    seat: int
    zone: int
    health: int
    mana: int
    xp: int = 0
    level: int = 1
    fire: int = 0
    frost: int = 0
    down: bool = False  # knocked out
    gone: bool = False  # has left the Dungeon (MD-32.8)
    acted: bool = False  # the Activation token is grey
    home: int = NONE  # the outer tile where the Hero started (MD-43.2)
    slots: list[int] = msgspec.field(default_factory=lambda: [NONE] * 6)  # items, -1 for none
    inventory: list[int] = []
    skills: list[int] = []
    places: list[int] = []  # of each skill: quarter, column or stance, where its Class has such a thing
    rare: int = 0  # Treasure tokens beside the board (MD-7.2)
    epic: int = 0
    used: list[Source] = []  # abilities used this round that may be used once
    held: dict[str, int] = {}  # Mission tokens (MD-32.10)
    # Class parts
    pointer: int = 0  # Wizard: the quarter that is ready
    consecrated: list[int] = []  # Paladin: the Zone of each Consecration token, -1 on the board
    blessed: int = NONE  # Paladin: a skill
    stance: int = 0  # Berserker
    rage: int = 0
    ready: list[int] = []  # Rogue tokens; the Ranger's row of Arrow cards
    pile: list[int] = []  # Rogue: the bag; Ranger: the Arrow deck
    discard: list[int] = []
    exhausted: list[int] = []  # Rogue
    elements: list[int] = []  # Shaman: four tracks
    turned: int = 0  # Shaman: bits of markers turned over


class Companion(msgspec.Struct):
    """A Spirit or the Summoning Master: a Hero for the choice of targets alone (MD-30.10, MD-35.7)."""

    figure: int
    zone: int
    owner: int  # the Shaman; -1 for the Summoning Master
    wounds: int = 0


class Enemy(msgspec.Struct):
    """A Mob, a Roaming Monster or a Boss. A Mob's Leader is there as long as the Mob is (MD-13.15)."""

    figure: int
    kind: int  # MOB, ROAMING or BOSS
    card: int
    zone: int  # -1 off the map (MD-16.17)
    heroes: int  # by which Health of Roaming Monsters and Bosses is multiplied
    minions: int = 0
    wounds: int = 0  # on the figure that is wounded next
    item: int = NONE
    treasure: list[int] = []  # Common, Rare, Epic tokens on its card
    fire: int = 0
    frost: int = 0
    poison: int = NONE  # a Rogue token
    acted: bool = False
    tied: bool = False  # to the Mission's objective (MD-32.6)
    feathers: int = 0  # MD-39.7


class Turn(msgspec.Struct):
    """The Hero's turn under way."""

    hero: int
    actions: int  # left; of the Rogue those beside the tokens (MD-29.11)
    mp: int = 0  # of the Move action under way
    moving: bool = False
    token: int = NONE  # the Rogue token that pays for the action under way, if it fits
    used: list[Source] = []  # abilities used in this Move action
    awake: int = 0  # bits: Spirits activated (MD-30.11)


class Combat(msgspec.Struct):
    """The Combat under way, from its pool to the last result (MD-12, MD-13)."""

    attacker: int  # figures
    defender: int
    type: int
    weapons: list[int] = []  # items of the attacking Hero
    dark: bool = False  # the attacker counts as in Shadow
    pool: list[int] = msgspec.field(
        default_factory=lambda: [0] * 5
    )  # dice by kind, as many as ever joined (MD-12.20)
    rolled: bool = False
    dice: list[tuple[int, int]] = []  # as they lie: kind and face
    locked: int = 0  # bits: dice whose result is resolved (MD-13.5)
    swords: int = 0  # added
    shields: int = 0
    lost_shields: int = 0
    ignored: list[int] = msgspec.field(default_factory=lambda: [0] * 6)  # results to disregard, by symbol
    rerolls: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # open: of any dice, of Enemy dice
    fangs: int = 0  # resolved, not yet enough for the ability
    used: list[Source] = []
    burn_out: str = ""  # the die that resolves the defender's Fire afterwards
    finishing: bool = False  # everything left is taken in the standard order
    ended: bool = False


class State(kernel.State, kw_only=True):
    mission: str
    hellbreaker: bool = False
    round: int = 1
    heroes: list[Hero]
    companions: list[Companion] = []
    enemies: list[Enemy] = []
    next_figure: int = FIRST_ENEMY
    turn: Turn | None = None
    combat: Combat | None = None

    open: int = 0  # bits: Doors
    revealed: int = 0  # bits: Rooms
    off: int = 0  # Zones taken away (MD-21.7, MD-43.4)
    tokens: list[tuple[int, int, int]] = []  # on the map: kind, Zone, and what is on it
    stays: list[tuple[int, int]] = []  # Door cards that stay: Room, card
    backs: list[list[int]] = []  # hidden sides left: traps of both kinds, Fountains, Chests of both kinds

    bag: list[int]  # Treasure tokens by rarity
    supply: list[int]  # Rare and Epic tokens beside it: by rarity
    conditions: int  # Fire and Frost tokens left
    time: int  # Time and Corruption tokens left
    item_piles: list[list[int]]  # Common, Rare, Epic
    item_discards: list[list[int]]
    mob_items: list[list[int]]  # by tier
    mob_item_discards: list[list[int]]
    mobs: list[list[int]]
    mob_discards: list[list[int]]
    roaming: list[list[int]]
    roaming_discards: list[list[int]]
    doors: list[int]
    door_discard: list[int] = []
    starting: list[int]  # Starting items not taken yet
    cursed: int = NONE  # the weapon that is the Cursed Sword (MD-37.2, MD-37.15)

    darkness: int = 0  # the marker's space
    darkness_back: bool = False
    lifebringers: int  # blue side up
    spent: int = 0  # grey side up
    counts: dict[str, int] = {}  # of the Mission: Souls, rounds with the sword, ...
    boss_fight: bool = False

    def tell(self, record: Callable[P, kernel.Record], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell what happened, with the names of those it happened to."""
        if self.teller.on:
            self.teller.records.append(cast(record(*args, **kwargs), self.mission, self.names()))

    def names(self) -> dict[int, str]:
        """Every figure by the kind and the id of its card: `mob/demons`."""
        found = {who: f"hero/{HEROES[hero.card].id}" for who, hero in enumerate(self.heroes)}
        found |= {FIRE_SPIRIT + n: f"spirit/{spirit.id}" for n, spirit in enumerate(SPIRITS)}
        found[SUMMONER] = "summoner/summoner"
        return found | {enemy.figure: name_of(enemy) for enemy in self.enemies}


def name_of(enemy: Enemy) -> str:
    """Of a kind there is never more than one in the Dungeon (MD-10.13, MD-16.9)."""
    if enemy.kind == MOB:
        return f"mob/{MOBS[enemy.card].kind}"
    if enemy.kind == ROAMING:
        return f"roaming/{ROAMING_CARDS[enemy.card].kind}"
    return f"boss/{BOSSES[enemy.card].id}"
