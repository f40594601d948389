"""What comes onto the board: Monsters, Lands, trail tiles, quests, and cards for the displays.

ML-2, ML-8, ML-10, ML-14, ML-27, ML-29.32 to ML-29.39, ML-41.9.
"""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import BOARD, MONSTERS, TRAPS
from wyprawa.games.monsterlands.state import GATE, NOBODY, State


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
    s.quests = [s.chance.take(s.quest_bag, "quest") if s.quest_bag else -1 for _ in range(2)]
    s.tell(events.QuestsCame, s.quests[0], s.quests[1], rule="ML-29.32")


def tell_board(s: State) -> None:
    """What lies on the board as a game begins (ML-2)."""
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


def lying(row: list[int]) -> list[int]:
    """The cards of a display, by their places."""
    return [card for card in row if card != NOBODY]


def lift(row: list[int], card: int) -> None:
    """Take a card off a display, the first of several alike; its place stays empty."""
    row[row.index(card)] = NOBODY


def fill(
    s: State, row: list[int], places: int, pile: list[int], label: str, discard: list[int] | None = None
) -> tuple[int, ...]:
    """A card for every empty place, as long as there are any; an empty pile takes the discards back.

    Returns the cards that came.
    """
    row += [NOBODY] * (places - len(row))
    came = []
    for place, card in enumerate(row):
        if card != NOBODY:
            continue
        if not pile and discard is not None:
            pile += discard
            discard.clear()
        if not pile:
            break
        row[place] = s.chance.take(pile, label)
        came.append(row[place])
    return tuple(came)


def refill_traps(s: State) -> None:
    """ML-8.3 to ML-8.6."""
    came = fill(s, s.traps_shown, BOARD.traps_shown, s.trap_pile, "trap", s.trap_discard)
    if came:
        s.tell(events.TrapsCame, came, rule="ML-8.3")


def refill_offer(s: State) -> None:
    """ML-10.11 to ML-10.13."""
    places = BOARD.offer_solo if s.scenario else BOARD.offer
    came = fill(s, s.offer, places, s.member_pile, "mercenary", s.member_discard)
    if came:
        s.tell(events.MercenariesCame, came, rule="ML-10.11")


def refill_market(s: State) -> None:
    """ML-14.8: as long as cards remain; discarded ones are not shuffled back."""
    came = fill(s, s.market, BOARD.market_cards, s.equipment_pile, "equipment")
    if came:
        s.tell(events.EquipmentCame, came, rule="ML-14.8")


def refill_loot(s: State, rule: str) -> None:
    """ML-27.4, ML-27.9, ML-44.3."""
    came = fill(s, s.loot_shown, BOARD.loot_shown, s.loot_pile, "loot", s.loot_used)
    if came:
        s.tell(events.LootCame, came, rule=rule)


def discard_trap(s: State, trap: int) -> None:
    """Used Starting Traps leave the game (ML-8.13); scenario 8 keeps its Deceits apart (ML-37.22)."""
    kind = TRAPS[trap].kind
    if kind == "deceit" and not s.deceit:
        s.deceit_pile.append(trap)
    elif kind != "starting":
        s.trap_discard.append(trap)
