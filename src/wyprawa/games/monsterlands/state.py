"""The table of Monster Lands as plain data.

Cards are numbers in the tables of `content`. Dice kinds are 0 Strength, 1 Magic, 2 Influence. Buildings are
numbers in `BUILDINGS`. -1 stands for nobody or nothing; seat `SAMBOR` is the virtual player of the solo mode.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from wyprawa import kernel
from wyprawa.games.monsterlands.vocabulary import Level
from wyprawa.kernel.sizes import Amount, Count, Few, Flags, Index, Some, Word
from wyprawa.parts.described import Here, OrNone, Ref, SetOf

Member: TypeAlias = Annotated[Index, Ref("member")]
Equipment: TypeAlias = Annotated[Index, Ref("equipment")]
Trap: TypeAlias = Annotated[Index, Ref("trap")]
Monster: TypeAlias = Annotated[Index, Ref("monster")]
Land: TypeAlias = Annotated[Index, Ref("land")]
Face: TypeAlias = Annotated[Index, Ref("face")]
Tile: TypeAlias = Annotated[Index, Ref("tile")]
Quest: TypeAlias = Annotated[Index, Ref("quest")]
Loot: TypeAlias = Annotated[Index, Ref("loot")]
Affinity: TypeAlias = Annotated[Index, Ref("affinity")]
Building: TypeAlias = Annotated[Index, Ref("building")]
Seat: TypeAlias = Annotated[Index, Ref("seat")]

STRENGTH, MAGIC, INFLUENCE = 0, 1, 2
HUT, ALCHEMIST, TAVERN, MERCHANT, ARMOURY, MARKET, MINE = range(7)
NOBODY = -1
SAMBOR = 9

# Trails by number: Land A, Land B, quest A, quest B, Gate upper and lower.
LAND_TRAILS = (range(4), range(4, 8))
QUEST_TRAILS = (range(8, 10), range(10, 12))
GATE_TRAILS = range(12, 14)
GATE = 2  # the third place of battle, after the Lands 0 and 1


class Clan(msgspec.Struct):
    """What one player has."""

    affinity: OrNone[Affinity]
    leader: OrNone[Member]  # -1 after his death, until Clean-up
    members: Few[Here[Member]]  # in the order they came, the Leader included
    glory: Count
    gold: Count
    strength: Count = 0  # the dice pool
    magic: Count = 0
    influence: Few[Count] = []  # their values
    traps: Few[Here[Trap]] = []  # face down before the player
    defence: Count = 0
    potions: Count = 0
    poisons: Count = 0
    loot: Few[Here[Loot]] = []
    trophies: Few[Here[Monster]] = []  # killed Monsters
    lands: Few[Here[Land]] = []
    settlers: Few[OrNone[Member]] = []  # one for each of `lands`; -1 for none
    used_members: Annotated[Flags, SetOf("member")] = 0  # abilities used this round
    used_equipment: Annotated[Flags, SetOf("equipment")] = 0  # traits used this round
    used_lands: Annotated[Flags, SetOf("land")] = 0  # used this round
    quests: Count = 0  # quest rewards received, for scenario 9


class Trail(msgspec.Struct):
    """A trail somebody is assigned to."""

    seat: Index
    member: OrNone[Member]  # -1 for Sambor's token, and once the Mercenary is dead
    strength: Count = 0  # dice lying on the trail itself, not yet rolled
    magic: Count = 0
    influence: Count = 0
    tokens: Few[Here[Trap]] = []  # Traps and Deceits, from top to bottom
    shown: Flags = 0  # bits: tokens turned face up
    token_strength: Few[Count] = []  # dice lying on each token
    token_magic: Few[Count] = []
    defence: Count = 0  # Defence tokens
    potions: Count = 0  # on the Assignment token
    poisons: Count = 0
    gold: Count = 0
    rerolls: Count = 0  # of the trail's bonus, not yet used
    guard: Count = 0  # Defence of the trail (bonus or Gate), not yet used
    rolled: Few[tuple[Count, Count]] = []  # dice rolled in the running attack: kind, value
    fought: bool = False  # has met the Monster in this battle
    clashed: bool = False  # its tokens have had their chance to be revealed
    hit_back: Few[tuple[Count, Count]] = []  # redirecting Deceits in force: the trail aimed at, dice
    again: Few[
        tuple[Count, Count]
    ] = []  # rerolls of abilities, Equipment and Loot: bits of kinds, times left
    again_by: Few[tuple[Word, Index]] = []  # what each of them comes from: ("equipment", 3)
    loot: Few[Loot] = []  # used on this trail: what it adds
    poured: Count = 0  # Poisons used on this trail
    won: bool = False  # has defeated the Monster or conquered the Land, so takes no loot


class Out(msgspec.Struct):
    """What is out of the game: not used in it, or removed from it."""

    members: Few[Here[Member]] = []
    equipment: Few[Here[Equipment]] = []
    traps: Few[Here[Trap]] = []
    lands: Few[Here[Land]] = []
    quests: Few[Here[Quest]] = []


class State(kernel.State, kw_only=True):
    level: Level = "beginner"
    deceit: bool = False
    queens_gift: bool = False
    more_monsters: bool = False
    scenario: Count = 0  # 0: not solo; else the scenario's number
    round: Count = 1
    first: Seat = 0  # the first player
    gift: bool = False  # Queen's Gift: the First Player token shows side B

    clans: Few[Clan]
    trails: Few[Trail | None]  # fourteen
    wounded: Annotated[Flags, SetOf("member")] = 0  # on the wounded side
    assigned: Annotated[Flags, SetOf("member")] = 0  # this round
    holders: Few[OrNone[Member]]  # for each Equipment card the member it lies under; -1 for none

    placed: Few[Few[tuple[Index, Index, Index, Index]]]  # by building: space, seat, kind of die, value
    panic: Here[Annotated[Flags, SetOf("building")]] = 0  # in panic
    panic_pile: Few[Here[Building]]

    traps_shown: Few[Here[OrNone[Trap]]]
    trap_pile: Few[Here[Trap]]
    trap_discard: Few[Here[Trap]] = []
    deceit_pile: Few[Here[Trap]] = []  # scenario 8 only
    offer: Few[Here[OrNone[Member]]]  # Mercenaries in the Tavern, from top to bottom
    member_pile: Few[Here[Member]]
    member_discard: Few[Here[Member]] = []
    greenhorns: Few[Here[Member]]
    market: Few[Here[OrNone[Equipment]]]  # on offer, from left to right
    equipment_pile: Few[Here[Equipment]]
    monsters: Few[Here[OrNone[Monster]]]  # of Land A, Land B and the Gate
    monster_pile: Few[Here[Monster]]
    monster_discard: Few[Here[Monster]] = []
    escaped: Few[Here[Monster]] = []  # on their way to the Gate in this Clean-up
    lands: Few[Here[OrNone[Land]]]  # Land A, Land B
    land_pile: Few[Here[Land]]
    faces: Few[OrNone[Face]]  # Trail Guidelines below Land A and B
    tiles: Few[Here[Tile]]  # unused
    quests: Few[Here[OrNone[Quest]]]  # slot A, slot B
    quest_bag: Few[Here[Quest]]
    loot_shown: Few[Here[OrNone[Loot]]]
    loot_pile: Few[Here[Loot]]
    loot_used: Few[Here[Loot]] = []
    out: Out = msgspec.field(default_factory=Out)

    menu: Few[Word | Some[Word | Index]] = []  # what the player on turn may do
    carried: Amount = 0  # total handed on in the running battle or conquest
    games: Count = 1  # of the solo campaign; 0 outside it
    campaign: bool = False
