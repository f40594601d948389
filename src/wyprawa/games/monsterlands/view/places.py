"""Where everything is: the Citadel with its buildings and its Gate, the lands outside with their trails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wyprawa.games.monsterlands.content import BOARD, LANDS, MONSTERS, QUESTS, Reward, TrailBonus
from wyprawa.games.monsterlands.rules.citadel.spaces import SPACES
from wyprawa.games.monsterlands.rules.outside.assigning import bonus_of, land_face, quest_dice
from wyprawa.games.monsterlands.rules.outside.monster_attack import attack_dice
from wyprawa.games.monsterlands.rules.query import lands_in_play, two_player_map
from wyprawa.games.monsterlands.state import (
    ALCHEMIST,
    ARMOURY,
    GATE,
    GATE_TRAILS,
    HUT,
    LAND_TRAILS,
    MARKET,
    MERCHANT,
    MINE,
    QUEST_TRAILS,
    TAVERN,
    State,
)
from wyprawa.games.monsterlands.view import texts
from wyprawa.games.monsterlands.view.cards import figures, marks
from wyprawa.games.monsterlands.vocabulary import BUILDINGS, DICE
from wyprawa.scene import Board, Cell, DieSpace, Fact
from wyprawa.words import Text, listed, t

Box = tuple[float, float, float, float]  # left, top, how wide, how high

ROWS = ((HUT, ALCHEMIST, TAVERN), (MERCHANT, ARMOURY, MARKET), (MINE,))
ROOFS = {HUT: "#6f8a3c", ALCHEMIST: "#6d4fa3", TAVERN: "#a8452f", MERCHANT: "#b5862c", ARMOURY: "#4a73a0",
         MARKET: "#3a8a80", MINE: "#6a5a50"}  # fmt: skip
WIDE = {HUT: 3.1, ALCHEMIST: 1.7, TAVERN: 2.7, MERCHANT: 2.1, ARMOURY: 2.4, MARKET: 3.0, MINE: 4.2}
TALL = 1.97  # of a building
CITADEL, OUTSIDE = 7.7, 9.4  # how wide they are
DOWN = 6.1  # of both
SEAM = 0.1
NAME, LAIR = 1.85, 2.15  # of a land: for its name, for its Monster
QUEST = 1.2  # how high a quest is
SPACE = {ALCHEMIST: (0.7, 0.84), MINE: (0.96, 1.02)}  # how wide and high spaces are that say what they give
SHOP = DieSpace(("strength", "influence"))  # ML-7.4
ANY_DIE = DieSpace(("strength", "magic"), needed=False)
LAIRS = ("lair-a", "lair-b", "lair-gate")  # where Monsters are, by place of battle


def box(at: Box) -> tuple[tuple[float, float], ...]:
    left, top, wide, high = at
    return ((left, top), (left + wide, top), (left + wide, top + high), (left, top + high))


def cell(id: str, at: Box, ground: str, title: Text | None, prop: str = "") -> Cell:
    """A place of its own."""
    left, top, wide, _ = at
    return Cell(id, left + wide / 2, top + 0.5, ground, title, box(at), prop=prop)


def part(id: str, at: Box, ground: str, title: Text | None, within: str, **more: Any) -> Cell:
    """A cell that is part of another."""
    left, top, wide, high = at
    return Cell(id, left + wide / 2, top + high / 2, ground, title, box(at), within, **more)


def boards(s: State) -> tuple[Board, ...]:
    return (
        Board("citadel", "zone", (*citadel(s), *gate(s)), title=t("zone-citadel")),
        Board("outside", "zone", (*lands(s), *quests(s)), title=t("zone-outside")),
    )


# --- the Citadel --------------------------------------------------------------------------------------


def citadel(s: State) -> Iterator[Cell]:
    """Buildings in rows, each with its spaces for dice; the Merchant has room for any number."""
    for down, houses in enumerate(ROWS):
        left, top = 0.0, (TALL + SEAM) * down
        for n in houses:
            yield cell(BUILDINGS[n], (left, top, WIDE[n], TALL), "building", texts.building(n), ROOFS[n])
            yield from spaces(s, n, left, top)
            left += WIDE[n] + SEAM


def spaces(s: State, n: int, left: float, top: float) -> Iterator[Cell]:
    """What a die is put on, and what comes of it where that is fixed."""
    if n == MERCHANT:
        at = (left + 0.1, top + TALL - 0.66, 1.6, 0.56)
        yield part("merchant-pays", at, "strip", t("space-merchant"), "merchant",
                   spaces=(DieSpace(DICE),), facts=figures(gold=1))  # fmt: skip
        return
    wide, tall = SPACE.get(n, (0.56, 0.66))
    for space in SPACES[n][two_player_map(s)]:
        at = (left + 0.1 + (wide + 0.06) * space, top + TALL - tall - 0.06, wide, tall)
        title, holes, given = space_look(n, space)
        yield part(f"{BUILDINGS[n]}-{space}", at, "space", title, BUILDINGS[n], spaces=holes, facts=given)


def space_look(building: int, space: int) -> tuple[Text | None, tuple[DieSpace, ...], tuple[Fact, ...]]:
    """The title, the room for dice and the gain of a space in a building."""
    if building == ALCHEMIST:
        count = BOARD.alchemist[space]
        return t("space-alchemist", n=count), (DieSpace(("magic",)),), figures(flasks=count)
    if building == MINE:
        dice, gold = BOARD.mine[space].dice, BOARD.mine[space].gold
        return t("space-mine", dice=dice, gold=gold), (DieSpace(("strength",)),) * dice, figures(gold=gold)
    return None, (SHOP,), ()


def gate(s: State) -> Iterator[Cell]:
    """The way in, with two trails of its own once a Monster stands there (chapter 18)."""
    left, top = WIDE[MINE] + SEAM, 2 * (TALL + SEAM)
    wide = CITADEL - left
    stands = s.monsters[GATE] >= 0
    yield cell("gate", (left, top, wide, TALL), "gate", t("zone-gate"), "" if stands else "shut")
    for row, where in enumerate(GATE_TRAILS):
        low, high, rest = (0.46, 0.73, 1.02) if stands else (0.72, 0.56, 0.16)
        at = (left + 0.08, top + low + (high + 0.02) * row, wide - rest, high)
        yield trail(s, where, at, "gate")
    if stands:
        yield from foe(s, GATE, (left + wide - 0.96, top + 0.06, 0.9, 0.64), "gate")


# --- outside ------------------------------------------------------------------------------------------


def lands(s: State) -> Iterator[Cell]:
    """One below the other: name and worth, four trails from left to right, the Monster at their end."""
    found = lands_in_play(s)
    high = (DOWN - QUEST) / len(found) - SEAM
    for n, land in enumerate(found):
        side, top = "ab"[land], n * (high + SEAM)
        number = s.lands[land]
        id, kind = f"land-{side}", LANDS[number].affinity if number >= 0 else ""
        title = t("zone-land", side=side.upper(), land=texts.land(number)) if number >= 0 else t(f"zone-{id}")
        yield cell(id, (0.0, top, OUTSIDE, high), "land", title, kind)
        if number >= 0:
            yield from worth(number, top + high - 0.98, id)
        each = (high - 0.12) / 4
        for row, where in enumerate(LAND_TRAILS[land]):
            at = (NAME, top + 0.06 + each * row, OUTSIDE - NAME - LAIR, each)
            yield trail(s, where, at, id, str(row + 1))
        if s.monsters[land] >= 0:
            tall = min(high - 0.92, 2.0)
            at = (OUTSIDE - LAIR + 0.04, top + high - 0.86 - tall, LAIR - 0.1, tall)
            yield from foe(s, land, at, id)


def worth(number: int, top: float, within: str) -> Iterator[Cell]:
    """What conquering a Land takes and brings, and what it gives a settler each round."""
    it, lines = LANDS[number], texts.land_lines(LANDS[number])
    conquest = (Fact("conquest", it.conquest), Fact("glory", it.glory))
    wide = NAME - 0.14
    yield part(f"conquest-{within[-1]}", (0.08, top, wide, 0.42), "strip", t("land-takes", n=it.conquest),
               within, facts=conquest, lines=lines[:1])  # fmt: skip
    pay = tuple(DieSpace(kinds) for count, kinds in it.trait.pay for _ in range(count))
    gain = (*marks(settler=True), *rewards(it.trait))
    yield part(f"trait-{within[-1]}", (0.08, top + 0.47, wide, 0.42), "strip", t("land-settled"), within,
               facts=gain, lines=lines[1:], spaces=pay)  # fmt: skip


def foe(s: State, place: int, at: Box, within: str) -> Iterator[Cell]:
    """Where a Monster stands, how it attacks, and what one needs to capture or kill it, and gets for it.

    At the Gate there is room for the bare figures only.
    """
    number, (left, top, wide, high) = s.monsters[place], at
    it, dice = MONSTERS[number], attack_dice(s, place, 0)
    power, captured, killed = texts.monster_lines(it)
    strength = figures(attack=it.attack, extra=dice.kin + dice.track + dice.power)
    caught = (Fact("capture", it.capture), *rewards(it.captured))
    dead = (Fact("kill", it.kill), *rewards(it.killed), *figures(trophies=it.trophies))
    low, narrow = top + high + 0.04, place == GATE
    beside = 0.0 if narrow else 0.74
    yield part(LAIRS[place], (left, top, wide - beside, high), "lair", texts.monster(number), within,
               lines=(power,))  # fmt: skip

    def strip(id: str, at: Box, facts: tuple[Fact, ...], line: Text) -> Cell:
        return part(f"{id}-{within[-1]}", at, "strip", t(f"monster-{id}"), within, facts=facts, lines=(line,))

    if narrow:
        yield strip("attacks", (left, low, wide, 0.37), strength, power)
        low, caught, dead = low + 0.4, caught[:1], dead[:1]
    else:
        side, tall = left + wide - beside + 0.03, 0.42 * len(strength)
        for n, one in enumerate(strength):
            spot = (side, top + high - tall + 0.42 * n, beside - 0.03, 0.38)
            yield strip("attacks" if n == 0 else "more", spot, (one,), power)
    yield strip("capture", (left, low, wide, 0.37), caught, captured)
    yield strip("kill", (left, low + 0.4, wide, 0.37), dead, killed)


def quests(s: State) -> Iterator[Cell]:
    """Side by side below the lands: what is wanted and paid, and two trails each."""
    wide, top = (OUTSIDE - SEAM) / 2, DOWN - QUEST
    for slot, id in enumerate(("quest-a", "quest-b")):
        left, number = (wide + SEAM) * slot, s.quests[slot]
        yield cell(id, (left, top, wide, QUEST), "quest", t(f"zone-{id}"))
        if number >= 0:
            it = QUESTS[number]
            asks = (
                (Fact("objective", it.objective), *rewards(it.reward))
                if slot == 0
                else rewards(it.price, Fact("price", t("icon-price")))
            )
            line = texts.dice_quest_lines(it) if slot == 0 else texts.contract_lines(it)[:1]
            yield part(f"asks-{id[-1]}", (left + 0.06, top + QUEST - 0.46, 2.16, 0.4), "strip",
                       texts.quest(number), id, facts=asks, lines=line)  # fmt: skip
        for row, where in enumerate(QUEST_TRAILS[slot]):
            at = (left + 2.26, top + 0.06 + 0.55 * row, wide - 2.32, 0.53)
            yield trail(s, where, at, id)


def trail(s: State, where: int, at: Box, within: str, sign: str = "") -> Cell:
    """A trail with its room for dice and its bonus; one that is closed has neither."""
    holes, given = trail_holes(s, where), trail_gives(s, where)
    if not holes:
        return part(f"trail-{where}", at, "trail", texts.trail(where), within, lines=(t("space-closed"),),
                    sign=sign)  # fmt: skip
    return part(f"trail-{where}", at, "trail", texts.trail(where), within, lines=trail_lines(s, where),
                spaces=holes, facts=given, sign=sign)  # fmt: skip


def gate_holes(s: State, where: int) -> int:
    """As many as are filled and two more, of those there are: what nobody uses would make the dice small."""
    trail = s.trails[where]
    laid = 0 if trail is None else trail.strength + trail.magic
    return min(BOARD.gate_room, max(4, laid + laid % 2 + 2))


def trail_holes(s: State, where: int) -> tuple[DieSpace, ...]:
    """Dice that must be laid, then those that may be."""
    if where in GATE_TRAILS:
        return (ANY_DIE,) * gate_holes(s, where) if s.monsters[GATE] >= 0 else ()
    for slot, trails in enumerate(QUEST_TRAILS):
        if where in trails:
            return tuple(map(DieSpace, quest_dice(s, where))) if s.quests[slot] >= 0 else ()
    face = land_face(s, where)
    if face is None:
        return ()
    strength, magic = ("strength",), ("magic",)
    needed = (DieSpace(strength),) * face.strength + (DieSpace(magic),) * face.magic
    more = (DieSpace(strength, needed=False),) * face.more_strength
    return needed + more + (DieSpace(magic, needed=False),) * face.more_magic


def trail_gives(s: State, where: int) -> tuple[Fact, ...]:
    """The bonus of a trail; on a contract's, what is paid there."""
    if where in QUEST_TRAILS[1] and s.quests[1] >= 0:
        it = QUESTS[s.quests[1]]
        return rewards(it.left if where == QUEST_TRAILS[1].start else it.right)
    it_gives: TrailBonus = bonus_of(s, where)
    return figures(
        potions=it_gives.potions,
        poisons=it_gives.poisons,
        gold=it_gives.gold,
        reroll=it_gives.reroll,
        guard=it_gives.defence,
    )


def rewards(it: object, *first: Fact) -> tuple[Fact, ...]:
    """What somebody is paid, an icon for each kind."""
    kinds = ("glory", "gold", "strength", "magic", "influence", "potions", "poisons", "defence", "loot")
    found = figures(**{kind: getattr(it, kind, 0) for kind in kinds})
    return (
        *first,
        *found,
        *figures(recruit=int(getattr(it, "recruit", 0)), equip=int(getattr(it, "equip", 0))),
    )


def trail_lines(s: State, where: int) -> tuple[Text, ...]:
    """What a trail asks for and gives, in words."""
    if where in GATE_TRAILS:
        return (t("trail-any"), t("trail-bonus", bonus=listed(texts.bonus(bonus_of(s, where)))))
    for slot, trails in enumerate(QUEST_TRAILS):
        if where in trails:
            needs = t("trail-needs", dice=texts.dice(texts.grouped(quest_dice(s, where))))
            if slot == 0:
                return (needs,)
            quest = QUESTS[s.quests[slot]]
            reward: Reward = quest.left if where == trails.start else quest.right
            return (needs, t("quest-reward", reward=listed(texts.reward(reward))))
    face = land_face(s, where)
    assert face is not None
    return texts.trail_lines(face)
