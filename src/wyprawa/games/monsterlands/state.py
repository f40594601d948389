"""The table of Monster Lands as plain data.

Cards are numbers in the tables of `content`. Dice kinds are 0 Strength, 1 Magic, 2 Influence. Buildings are
numbers in `BUILDINGS`. -1 stands for nobody or nothing; seat `SAMBOR` is the virtual player of the solo mode.
"""

from __future__ import annotations

import msgspec

from wyprawa import kernel

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

    affinity: int
    leader: int  # a member; -1 after his death, until Clean-up
    members: list[int]  # in the order they came, the Leader included
    glory: int
    gold: int
    strength: int = 0  # the dice pool
    magic: int = 0
    influence: list[int] = []  # their values
    traps: list[int] = []  # face down before the player
    defence: int = 0
    potions: int = 0
    poisons: int = 0
    loot: list[int] = []
    trophies: list[int] = []  # killed Monsters
    lands: list[int] = []
    settlers: list[int] = []  # one for each of `lands`; -1 for none
    used_members: int = 0  # bits: abilities used this round
    used_equipment: int = 0  # bits: traits used this round
    used_lands: int = 0  # bits: Lands used this round
    quests: int = 0  # quest rewards received, for scenario 9


class Trail(msgspec.Struct):
    """A trail somebody is assigned to."""

    seat: int
    member: int  # -1 for Sambor's token, and once the Mercenary is dead
    strength: int = 0  # dice lying on the trail itself, not yet rolled
    magic: int = 0
    influence: int = 0
    tokens: list[int] = []  # Traps and Deceits, from top to bottom
    shown: int = 0  # bits: tokens turned face up
    token_strength: list[int] = []  # dice lying on each token
    token_magic: list[int] = []
    defence: int = 0  # Defence tokens
    potions: int = 0  # on the Assignment token
    poisons: int = 0
    gold: int = 0
    rerolls: int = 0  # of the trail's bonus, not yet used
    guard: int = 0  # Defence of the trail (bonus or Gate), not yet used
    rolled: list[tuple[int, int]] = []  # dice rolled in the running attack: kind, value
    fought: bool = False  # has met the Monster in this battle
    clashed: bool = False  # its tokens have had their chance to be revealed
    hit_back: list[tuple[int, int]] = []  # redirecting Deceits in force: the trail aimed at, dice
    again: list[tuple[int, int]] = []  # rerolls of abilities, Equipment and Loot: bits of kinds, times left
    again_by: list[tuple[str, int]] = []  # what each of them comes from: ("equipment", 3)
    loot: list[int] = []  # Loot used on this trail: what it adds
    poured: int = 0  # Poisons used on this trail
    won: bool = False  # has defeated the Monster or conquered the Land, so takes no loot


class State(kernel.State, kw_only=True):
    level: str = "beginner"
    deceit: bool = False
    queens_gift: bool = False
    more_monsters: bool = False
    scenario: int = 0  # 0: not solo; else the scenario's number
    round: int = 1
    first: int = 0  # the first player
    gift: bool = False  # Queen's Gift: the First Player token shows side B

    clans: list[Clan]
    trails: list[Trail | None]  # fourteen
    wounded: int = 0  # bits: members on the wounded side
    assigned: int = 0  # bits: members assigned this round
    holders: list[int]  # for each Equipment card the member it lies under; -1 for none

    placed: list[list[tuple[int, int, int, int]]]  # by building: space, seat, kind of die, value
    panic: int = 0  # bits: buildings in panic
    panic_pile: list[int]

    traps_shown: list[int]
    trap_pile: list[int]
    trap_discard: list[int] = []
    deceit_pile: list[int] = []  # scenario 8 only
    offer: list[int]  # Mercenaries in the Tavern, from top to bottom
    member_pile: list[int]
    member_discard: list[int] = []
    greenhorns: list[int]
    market: list[int]  # Equipment on offer, from left to right
    equipment_pile: list[int]
    monsters: list[int]  # of Land A, Land B and the Gate
    monster_pile: list[int]
    monster_discard: list[int] = []
    escaped: list[int] = []  # Monsters on their way to the Gate in this Clean-up
    lands: list[int]  # Land A, Land B
    land_pile: list[int]
    faces: list[int]  # Trail Guidelines below Land A and B
    tiles: list[int]  # unused tiles
    quests: list[int]  # slot A, slot B
    quest_bag: list[int]
    loot_shown: list[int]
    loot_pile: list[int]
    loot_used: list[int] = []

    menu: list[str | tuple[str | int, ...]] = []  # what the player on turn may do
    carried: int = 0  # total handed on in the running battle or conquest
    games: int = 1  # of the solo campaign; 0 outside it
    campaign: bool = False
