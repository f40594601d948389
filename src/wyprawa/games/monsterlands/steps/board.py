"""Monsters, Lands, trail tiles and quests coming onto the board (ML-2, ML-29.32 to ML-29.39, ML-41.9)."""

from __future__ import annotations

from wyprawa.games.monsterlands import state as told
from wyprawa.games.monsterlands.content import MONSTERS
from wyprawa.games.monsterlands.state import GATE, State


def draw_monster(s: State) -> int:
    """The next Monster of the deck; the discarded ones make a new deck; -1 if there is none (ML-29.39)."""
    if not s.monster_pile:
        s.monster_pile, s.monster_discard = s.monster_discard, []
    return s.chance.take(s.monster_pile, "monster") if s.monster_pile else -1


def draw_level_a(s: State) -> int:
    """The next level A Monster of the deck; -1 if there is none (ML-37.16, ML-37.17)."""
    among = [monster for monster in s.monster_pile if MONSTERS[monster].level == "A"]
    if not among:
        return -1
    monster = s.chance.pick(among, "monster")
    s.monster_pile.remove(monster)
    return monster


def reveal_monster(s: State, land: int, monster: int) -> None:
    """A Monster turned up for a Land. Dogor goes to the Gate instead, and another is drawn (ML-41.9)."""
    while monster >= 0 and MONSTERS[monster].power == "to_the_gate":
        if s.monsters[GATE] >= 0:
            s.monster_discard.append(s.monsters[GATE])
        s.monsters[GATE] = monster
        s.tell(told.AtTheGate, monster, rule="ML-41.9")
        monster = draw_monster(s)
    s.monsters[land] = monster


def draw_land(s: State, slot: int) -> None:
    """A new Land with a new trail tile on a random side; -1 once the deck is empty (ML-29.34, ML-29.39)."""
    if s.faces[slot] >= 0:
        s.tiles.append(s.faces[slot] // 2)  # ML-29.38
        s.faces[slot] = -1
    if not s.land_pile:
        s.lands[slot] = -1
        return
    s.lands[slot] = s.chance.take(s.land_pile, "land")
    s.faces[slot] = 2 * s.chance.take(s.tiles, "tile") + s.chance.below(2, "side")


def draw_quests(s: State) -> None:
    """One tile for each slot (ML-2.19, ML-29.32)."""
    s.quests = [s.chance.take(s.quest_bag, "quest") if s.quest_bag else -1 for _ in range(2)]
