"""What clans gain, lose and hold, with the limits of their boards (ML-4, ML-8, ML-9, ML-12, ML-45)."""

from __future__ import annotations

from wyprawa.games.monsterlands import state as told
from wyprawa.games.monsterlands.content import BOARD, DICE, TRAPS, Reward
from wyprawa.games.monsterlands.facts import trap_limit
from wyprawa.games.monsterlands.state import MAGIC, STRENGTH, State
from wyprawa.kernel import Asking, ask

LIMITS = {"defence": BOARD.defence, "potions": BOARD.potions, "poisons": BOARD.poisons}


def gain_gold(s: State, seat: int, amount: int, rule: str) -> None:
    if amount:
        s.clans[seat].gold += amount
        s.tell(told.Gained, seat, "gold", amount, rule=rule)


def pay(s: State, seat: int, amount: int, rule: str) -> None:
    if amount:
        s.clans[seat].gold -= amount
        s.tell(told.Paid, seat, amount, rule=rule)


def gain_glory(s: State, seat: int, amount: int, rule: str) -> None:
    """Negative amounts are losses; Glory stops at 0 (ML-4.8)."""
    if amount:
        s.clans[seat].glory = max(0, s.clans[seat].glory + amount)
        s.tell(told.Gained, seat, "glory", amount, rule=rule)


def gain_tokens(s: State, seat: int, what: str, amount: int, rule: str) -> None:
    """Defence tokens, Potions or Poisons; what is over the limit is discarded at once (ML-9.6, ML-12.3)."""
    if amount:
        clan = s.clans[seat]
        setattr(clan, what, min(LIMITS[what], getattr(clan, what) + amount))
        s.tell(told.Gained, seat, what, amount, rule=rule)


def gain_dice(s: State, seat: int, kind: int, amount: int, rule: str) -> None:
    """Dice for this round; Influence dice are rolled at once (ML-6.10)."""
    if not amount:
        return
    clan = s.clans[seat]
    if kind == STRENGTH:
        clan.strength += amount
    elif kind == MAGIC:
        clan.magic += amount
    else:
        values = s.chance.dice(amount, 6, "influence")
        clan.influence = sorted(clan.influence + values)
        s.tell(told.RolledInfluence, seat, " ".join(map(str, values)), rule="ML-6.10")
    s.tell(told.Gained, seat, DICE[kind], amount, rule=rule)


def take_die(s: State, seat: int, kind: int, value: int = 0) -> None:
    """Take one die out of a clan's pool; an Influence die by its value."""
    clan = s.clans[seat]
    if kind == STRENGTH:
        clan.strength -= 1
    elif kind == MAGIC:
        clan.magic -= 1
    else:
        clan.influence.remove(value)


def gain_traps(s: State, seat: int, traps: list[int], rule: str) -> Asking[None]:
    """Traps come face down before the player, who discards down to the limit (ML-8.7 to ML-8.9)."""
    clan = s.clans[seat]
    clan.traps = sorted(clan.traps + traps)
    for trap in traps:
        s.tell(told.BoughtTrap, seat, trap, rule=rule)
    yield from trim_traps(s, seat)


def trim_traps(s: State, seat: int) -> Asking[None]:
    """ML-8.9, ML-45.2."""
    clan = s.clans[seat]
    while len(clan.traps) > trap_limit(clan):
        trap = yield from ask(seat, "traps.discard", sorted(set(clan.traps)), rule="ML-8.9")
        clan.traps.remove(trap)
        discard_trap(s, trap)


def discard_trap(s: State, trap: int) -> None:
    """Used Starting Traps leave the game (ML-8.13); scenario 8 keeps its Deceits apart (ML-37.22)."""
    kind = TRAPS[trap].kind
    if kind == "deceit" and not s.deceit:
        s.deceit_pile.append(trap)
    elif kind != "starting":
        s.trap_discard.append(trap)


def gain_reward(s: State, seat: int, reward: Reward, rule: str) -> Asking[None]:
    """Everything a card or tile pays."""
    gain_glory(s, seat, reward.glory, rule)
    gain_gold(s, seat, reward.gold, rule)
    for what in ("potions", "poisons", "defence"):
        gain_tokens(s, seat, what, getattr(reward, what), rule)
    for _ in range(reward.loot):
        yield from take_loot(s, seat, rule)


def take_loot(s: State, seat: int, rule: str) -> Asking[None]:
    """One Loot token of those on display, chosen by its taker (ML-27.3)."""
    if s.loot_shown:
        token = yield from ask(seat, "loot.take", sorted(s.loot_shown), rule=rule)
        s.loot_shown.remove(token)
        s.clans[seat].loot = sorted([*s.clans[seat].loot, token])
        s.tell(told.LootTaken, seat, token, rule=rule)


# --- displays -----------------------------------------------------------------------------------------------


def refill_loot(s: State) -> None:
    """ML-27.4, ML-27.9."""
    while len(s.loot_shown) < BOARD.loot_shown:
        if not s.loot_pile:
            s.loot_pile, s.loot_used = s.loot_used, []
        if not s.loot_pile:
            return
        s.loot_shown.append(s.chance.take(s.loot_pile, "loot"))


def refill_traps(s: State) -> None:
    """ML-8.3 to ML-8.6."""
    while len(s.traps_shown) < BOARD.traps_shown:
        if not s.trap_pile:
            s.trap_pile, s.trap_discard = s.trap_discard, []
        if not s.trap_pile:
            return
        s.traps_shown.append(s.chance.take(s.trap_pile, "trap"))


def offer_size(s: State) -> int:
    """ML-10.12."""
    return BOARD.offer_solo if s.scenario else BOARD.offer


def refill_offer(s: State) -> None:
    """ML-10.11, ML-10.13: a new Mercenary in every empty slot; slots keep their places."""
    s.offer += [-1] * (offer_size(s) - len(s.offer))
    for slot, member in enumerate(s.offer):
        if member < 0:
            if not s.member_pile:
                s.member_pile, s.member_discard = s.member_discard, []
            if s.member_pile:
                s.offer[slot] = s.chance.take(s.member_pile, "mercenary")


def refill_market(s: State) -> None:
    """ML-14.8: as long as cards remain."""
    s.market += [-1] * (BOARD.market_cards - len(s.market))
    for slot, card in enumerate(s.market):
        if card < 0 and s.equipment_pile:
            s.market[slot] = s.chance.take(s.equipment_pile, "equipment")
