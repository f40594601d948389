"""What comes onto the board: Monsters, Lands, trail tiles, quests, and cards for the displays.

ML-2, ML-8, ML-10, ML-14, ML-27, ML-29.32 to ML-29.39, ML-41.9.
"""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import BOARD, MONSTERS, TRAPS
from wyprawa.games.monsterlands.state import GATE, NOBODY, State
from wyprawa.parts.decks import draw
from wyprawa.parts.supplies import fill, lying


def draw_monster(s: State) -> int:
    """The next Monster of the deck, made anew from the discards if empty; -1 if there is none (ML-29.39)."""
    monster = draw(s.monster_pile, s.chance, "monster", s.monster_discard)
    return NOBODY if monster is None else monster


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
            s.tell(events.GateLeft, s.monsters[GATE], rule="ML-41.9")
            s.monster_discard.append(s.monsters[GATE])
        s.monsters[GATE] = monster
        s.tell(events.AtTheGate, monster, rule="ML-41.9")
        monster = draw_monster(s)
    s.monsters[land] = monster
    if monster >= 0:
        s.tell(events.MonsterCame, monster, land, rule="ML-29.33")


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
    s.tell(events.LandCame, s.lands[slot], slot, rule="ML-29.34")


def draw_quests(s: State) -> None:
    """One tile for each slot (ML-2.19, ML-29.32)."""
    s.out.quests += lying(s.quests)
    s.quests = []
    fill(s.quests, 2, s.quest_bag, s.chance, "quest")
    s.tell(events.QuestsCame, s.quests[0], s.quests[1], rule="ML-29.32")


def tell_board(s: State) -> None:
    """What is on the board when a game begins (ML-2)."""
    for slot, land in enumerate(s.lands):
        if land >= 0:
            s.tell(events.LandCame, land, slot, rule="ML-2.14")
        if s.monsters[slot] >= 0:
            s.tell(events.MonsterCame, s.monsters[slot], slot, rule="ML-2.12")
    if s.monsters[GATE] >= 0:
        s.tell(events.AtTheGate, s.monsters[GATE], rule="ML-2.27")
    s.tell(events.QuestsCame, s.quests[0], s.quests[1], rule="ML-2.19")
    s.tell(events.TrapsCame, tuple(lying(s.traps_shown)), rule="ML-2.10")
    s.tell(events.MercenariesCame, tuple(lying(s.offer)), rule="ML-2.3")
    s.tell(events.EquipmentCame, tuple(lying(s.market)), rule="ML-2.11")
    s.tell(events.LootCame, tuple(lying(s.loot_shown)), rule="ML-2.18")


# --- displays: rows of open places, in which nothing slides (ML-45.10) ------------------------------------


def came(row: list[int], places: list[int]) -> tuple[int, ...]:
    """The cards that have come to these places of a display."""
    return tuple(row[place] for place in places)


def refill_traps(s: State) -> None:
    """ML-8.3 to ML-8.6."""
    filled = fill(s.traps_shown, BOARD.traps_shown, s.trap_pile, s.chance, "trap", s.trap_discard)
    if filled:
        s.tell(events.TrapsCame, came(s.traps_shown, filled), rule="ML-8.3")


def refill_offer(s: State) -> None:
    """ML-10.11 to ML-10.13."""
    places = BOARD.offer_solo if s.scenario else BOARD.offer
    filled = fill(s.offer, places, s.member_pile, s.chance, "mercenary", s.member_discard)
    if filled:
        s.tell(events.MercenariesCame, came(s.offer, filled), rule="ML-10.11")


def refill_market(s: State) -> None:
    """ML-14.8: as long as cards remain; discarded ones are not shuffled back."""
    filled = fill(s.market, BOARD.market_cards, s.equipment_pile, s.chance, "equipment")
    if filled:
        s.tell(events.EquipmentCame, came(s.market, filled), rule="ML-14.8")


def refill_loot(s: State, rule: str) -> None:
    """ML-27.4, ML-27.9, ML-44.3."""
    filled = fill(s.loot_shown, BOARD.loot_shown, s.loot_pile, s.chance, "loot", s.loot_used)
    if filled:
        s.tell(events.LootCame, came(s.loot_shown, filled), rule=rule)


def discard_trap(s: State, trap: int) -> None:
    """Used Starting Traps leave the game (ML-8.13); scenario 8 keeps its Deceits separate (ML-37.22)."""
    kind = TRAPS[trap].kind
    if kind == "deceit" and not s.deceit:
        s.deceit_pile.append(trap)
    elif kind == "starting":
        s.out.traps.append(trap)
    else:
        s.trap_discard.append(trap)
