"""The table of Monster Lands as plain data, and what its rules tell.

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
    members: list[int]  # all of them in the order they came, the Leader included
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
    settlers: list[int] = []  # of `lands`, one by one; -1 for none
    used_members: int = 0  # bits: abilities used this round
    used_equipment: int = 0  # bits: traits used this round
    used_lands: int = 0  # bits: Lands used this round
    quests: int = 0  # rewards of quests received, for scenario 9


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
    holders: list[int]  # of each Equipment card, the member it lies under; -1 for none

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


# --- what happened ---------------------------------------------------------------------------------


class RoundBegan(kernel.Record, frozen=True):
    round: int


class RolledInfluence(kernel.Record, frozen=True):
    who: int
    dice: str


class Placed(kernel.Record, frozen=True):
    """Dice put into a building."""

    who: int
    building: int
    dice: int


class Paid(kernel.Record, frozen=True):
    who: int
    gold: int


class Gained(kernel.Record, frozen=True):
    """`what` is a word: gold, glory, potion, poison, defence, strength, magic, influence."""

    who: int
    what: str
    amount: int


class BoughtTrap(kernel.Record, frozen=True):
    who: int
    trap: int


class Recruited(kernel.Record, frozen=True):
    who: int
    member: int


class BeerBought(kernel.Record, frozen=True):
    who: int


class Equipped(kernel.Record, frozen=True):
    who: int
    equipment: int
    member: int


class Assigned(kernel.Record, frozen=True):
    who: int
    member: int
    trail: int


class LandUsed(kernel.Record, frozen=True):
    who: int
    land: int


class Settled(kernel.Record, frozen=True):
    who: int
    member: int
    land: int


class DiceLost(kernel.Record, frozen=True):
    who: int
    dice: int


class LootUsed(kernel.Record, frozen=True):
    who: int
    loot: int


class LootTaken(kernel.Record, frozen=True):
    who: int
    loot: int


class TrophySold(kernel.Record, frozen=True):
    who: int
    monster: int
    gold: int


class Healed(kernel.Record, frozen=True):
    who: int
    member: int


class QuestRolled(kernel.Record, frozen=True):
    who: int
    quest: int
    total: int
    objective: int


class QuestWon(kernel.Record, frozen=True):
    who: int
    quest: int


class QuestFailed(kernel.Record, frozen=True):
    who: int
    quest: int
    glory: int


class Scraps(kernel.Record, frozen=True):
    who: int
    gold: int


class TrapShown(kernel.Record, frozen=True):
    who: int
    trap: int
    trail: int


class Deceived(kernel.Record, frozen=True):
    """A Deceit used on the Mercenary of a trail."""

    who: int
    trap: int
    trail: int


class DeceitCancelled(kernel.Record, frozen=True):
    who: int
    trap: int


class MonsterAttacks(kernel.Record, frozen=True):
    """`dice` rolled at `member`; `why` says how many came from Attack Value, kin, round and power."""

    monster: int
    member: int
    dice: int
    hits: int
    base: int
    kin: int
    track: int
    power: int
    roller: int = 0
    faces: str = ""  # what was rolled


class HitsCancelled(kernel.Record, frozen=True):
    """`how` is a word: token, ability, potion."""

    who: int
    how: str
    hits: int


class Wounded(kernel.Record, frozen=True):
    who: int
    member: int


class Died(kernel.Record, frozen=True):
    who: int
    member: int
    glory: int


class DieRolled(kernel.Record, frozen=True):
    who: int
    die: int
    value: int
    total: int


class Attacked(kernel.Record, frozen=True):
    """A finished attack on a Monster: its total and what it is made of, and what was needed."""

    who: int
    member: int
    monster: int
    total: int
    capture: int
    kill: int
    dice: str = ""  # each die with what is added to it
    added: int = 0  # Traps and Poisons
    carried: int = 0


class Captured(kernel.Record, frozen=True):
    who: int
    monster: int


class Killed(kernel.Record, frozen=True):
    who: int
    monster: int


class Conquered(kernel.Record, frozen=True):
    who: int
    land: int
    total: int
    glory: int


class ConquestFailed(kernel.Record, frozen=True):
    who: int
    land: int
    total: int
    needed: int


class AtTheGate(kernel.Record, frozen=True):
    monster: int


class PanicSpread(kernel.Record, frozen=True):
    building: int


class PanicLifted(kernel.Record, frozen=True):
    pass


class Promoted(kernel.Record, frozen=True):
    who: int
    member: int


class Wages(kernel.Record, frozen=True):
    who: int
    gold: int


class Deserted(kernel.Record, frozen=True):
    who: int
    member: int


class FirstPlayer(kernel.Record, frozen=True):
    who: int


class SamborActs(kernel.Record, frozen=True):
    red: int
    yellow: int


class SamborCleared(kernel.Record, frozen=True):
    """Sambor has discarded a Monster or a Land; -1 for the other."""

    monster: int
    land: int


class Scored(kernel.Record, frozen=True):
    who: int
    glory: int
    reputation: int
    trophies: int
    affinity: int
    points: int
