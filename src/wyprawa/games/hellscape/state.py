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
from wyprawa.games.hellscape.content import BOSSES, HEROES, MISSIONS, MOBS, SPIRITS
from wyprawa.games.hellscape.content import ROAMING as ROAMING_CARDS
from wyprawa.games.hellscape.content.missions import Mission
from wyprawa.games.hellscape.dungeon import Dungeon, drafted, dungeon
from wyprawa.kernel import Part
from wyprawa.kernel.sizes import Amount, Bits, By, Count, Few, Flags, Index, Many, Small, Some, Word

P = ParamSpec("P")

NONE = -1
FIRE_SPIRIT, FROST_SPIRIT, SUMMONER = 6, 7, 8
FIRST_ENEMY = 10
MOB, ROAMING, BOSS = range(3)  # kinds of Enemy

ROUND = Part("round")  # cut short by a Boss fight (MD-21.9)
TURN = Part("turn", inside=ROUND)
ACTION = Part("action", inside=TURN)  # cut short by a Bear Trap (MD-24.6)

Source: TypeAlias = tuple[Word, Index, Index]
"""Where an ability stands: kind of card, its number, and which of its abilities."""


class Hero(msgspec.Struct):
    """One Hero with everything on and beside the board."""

    card: Index  # in HEROES
    seat: Index
    zone: Index
    health: Small
    mana: Small
    xp: Count = 0
    level: Small = 1
    fire: Small = 0
    frost: Small = 0
    down: bool = False  # knocked out
    gone: bool = False  # has left the Dungeon (MD-32.8)
    acted: bool = False  # the Activation token is grey
    home: Index = NONE  # the outer tile where the Hero started (MD-43.2)
    slots: Few[Index] = msgspec.field(default_factory=lambda: [NONE] * 6)  # items, -1 for none
    inventory: Many[Index] = []
    skills: Few[Index] = []
    places: Few[Index] = []  # of each skill: quarter, column or stance, where its Class has such a thing
    rare: Small = 0  # Treasure tokens beside the board (MD-7.2)
    epic: Small = 0
    used: Few[Source] = []  # abilities used this round that may be used once
    held: By[Word, Small] = {}  # Mission tokens (MD-32.10)
    # Class parts
    pointer: Small = 0  # Wizard: the quarter that is ready
    consecrated: Few[Index] = []  # Paladin: the Zone of each Consecration token, -1 on the board
    blessed: Index = NONE  # Paladin: a skill
    stance: Small = 0  # Berserker
    rage: Small = 0
    ready: Few[Index] = []  # Rogue tokens; the Ranger's row of Arrow cards
    pile: Few[Index] = []  # Rogue: the bag; Ranger: the Arrow deck
    discard: Few[Index] = []
    exhausted: Few[Index] = []  # Rogue
    elements: Few[Small] = []  # Shaman: four tracks
    turned: Flags = 0  # Shaman: bits of markers turned over


class Companion(msgspec.Struct):
    """A Spirit or the Summoning Master: a Hero for the choice of targets alone (MD-30.10, MD-35.7)."""

    figure: Index
    zone: Index
    owner: Index  # the Shaman; -1 for the Summoning Master
    wounds: Count = 0


class Enemy(msgspec.Struct):
    """A Mob, a Roaming Monster or a Boss. A Mob's Leader is there as long as the Mob is (MD-13.15)."""

    figure: Index
    kind: Small  # MOB, ROAMING or BOSS
    card: Index
    zone: Index  # -1 off the map (MD-16.17)
    heroes: Small  # by which Health of Roaming Monsters and Bosses is multiplied
    minions: Small = 0
    wounds: Count = 0  # on the figure that is wounded next
    item: Index = NONE
    treasure: Some[Small] = ()  # Common, Rare, Epic tokens on its card
    fire: Small = 0
    frost: Small = 0
    poison: Index = NONE  # a Rogue token
    acted: bool = False
    tied: bool = False  # to the Mission's objective (MD-32.6)
    feathers: Small = 0  # MD-39.7


class Turn(msgspec.Struct):
    """The Hero's turn under way."""

    hero: Index
    actions: Small  # left; of the Rogue those beside the tokens (MD-29.11)
    mp: Small = 0  # of the Move action under way
    moving: bool = False
    token: Index = NONE  # the Rogue token that pays for the action under way, if it fits
    used: Few[Source] = []  # abilities used in this Move action
    awake: Flags = 0  # bits: Spirits activated (MD-30.11)


class Combat(msgspec.Struct):
    """The Combat under way, from its pool to the last result (MD-12, MD-13)."""

    attacker: Index  # figures
    defender: Index
    type: Small
    foe: Word = ""  # the Enemy in it by name, which outlives the Enemy
    weapons: Few[Index] = []  # items of the attacking Hero
    dark: bool = False  # the attacker counts as in Shadow
    pool: Few[Small] = msgspec.field(
        default_factory=lambda: [0] * 5
    )  # dice by kind, as many as ever joined (MD-12.20)
    rolled: bool = False
    dice: Few[tuple[Small, Small]] = []  # as they lie: kind and face
    locked: Flags = 0  # bits: dice whose result is resolved (MD-13.5)
    swords: Amount = 0  # added
    shields: Small = 0
    lost_shields: Small = 0
    ignored: Few[Small] = msgspec.field(default_factory=lambda: [0] * 6)  # results to disregard, by symbol
    rerolls: Few[Small] = msgspec.field(default_factory=lambda: [0, 0])  # open: of any dice, of Enemy dice
    fangs: Small = 0  # resolved, not yet enough for the ability
    used: Few[Source] = []
    burn_out: Word = ""  # the die that resolves the defender's Fire afterwards
    finishing: bool = False  # everything left is taken in the standard order
    ended: bool = False


class State(kernel.State, kw_only=True):
    mission: Word
    draft: Mission | None = None  # a Mission that is not in the book
    hellbreaker: bool = False
    round: Count = 1
    heroes: Few[Hero]
    companions: Few[Companion] = []
    enemies: Few[Enemy] = []
    next_figure: Index = FIRST_ENEMY
    turn: Turn | None = None
    combat: Combat | None = None

    open: Flags = 0  # bits: Doors
    revealed: Flags = 0  # bits: Rooms
    off: Bits = 0  # Zones taken away (MD-21.7, MD-43.4)
    tokens: Many[tuple[Small, Index, Small]] = []  # on the map: kind, Zone, and what is on it
    stays: Few[tuple[Index, Index]] = []  # Door cards that stay: Room, card
    backs: Some[Some[Small]] = ()  # hidden sides left: traps of both kinds, Fountains, Chests of both kinds

    bag: Few[Small]  # Treasure tokens by rarity
    supply: Few[Small]  # Rare and Epic tokens beside it: by rarity
    conditions: Small  # Fire and Frost tokens left
    time: Small  # Time and Corruption tokens left
    item_piles: Some[Some[Index]]  # Common, Rare, Epic
    item_discards: Some[Some[Index]]
    mob_items: Some[Some[Index]]  # by tier
    mob_item_discards: Some[Some[Index]]
    mobs: Some[Some[Index]]
    mob_discards: Some[Some[Index]]
    roaming: Some[Some[Index]]
    roaming_discards: Some[Some[Index]]
    doors: Few[Index]
    door_discard: Few[Index] = []
    starting: Few[Index]  # Starting items not taken yet
    cursed: Index = NONE  # the weapon that is the Cursed Sword (MD-37.2, MD-37.15)

    darkness: Small = 0  # the marker's space
    darkness_back: bool = False
    lifebringers: Small  # blue side up
    spent: Small = 0  # grey side up
    counts: By[Word, Count] = {}  # of the Mission: Souls, rounds with the sword, ...
    boss_fight: bool = False

    def tell(self, record: Callable[P, kernel.Record], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell what happened, with the names of those it happened to."""
        if self.teller.on:
            told = record(*args, **kwargs)
            self.teller.records.append(cast(told, self.page(), self.laid(), self.names()))

    def page(self) -> Mission:
        """The Mission that is played."""
        return self.draft or MISSIONS[self.mission]

    def laid(self) -> Dungeon:
        """Its map."""
        return dungeon(self.mission) if self.draft is None else drafted(self.draft)

    def names(self) -> dict[int, str]:
        """Every figure by the kind and the id of its card: `mob/demons`."""
        found = {who: f"hero/{HEROES[hero.card].id}" for who, hero in enumerate(self.heroes)}
        found |= {FIRE_SPIRIT + n: f"spirit/{spirit.id}" for n, spirit in enumerate(SPIRITS)}
        found[SUMMONER] = "summoner/summoner"
        if self.combat is not None:
            found[max(self.combat.attacker, self.combat.defender)] = self.combat.foe
        return found | {enemy.figure: name_of(enemy) for enemy in self.enemies}


def name_of(enemy: Enemy) -> str:
    """Of a kind there is never more than one in the Dungeon (MD-10.13, MD-16.9)."""
    if enemy.kind == MOB:
        return f"mob/{MOBS[enemy.card].kind}"
    if enemy.kind == ROAMING:
        return f"roaming/{ROAMING_CARDS[enemy.card].kind}"
    return f"boss/{BOSSES[enemy.card].id}"
