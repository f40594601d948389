"""What clans gain, lose and hold, with the limits of their boards (ML-4, ML-8, ML-9, ML-12, ML-45)."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.board import discard_trap, lift, lying
from wyprawa.games.monsterlands.content import BOARD, Reward
from wyprawa.games.monsterlands.rules.query import trap_limit
from wyprawa.games.monsterlands.state import MAGIC, STRENGTH, Clan, State
from wyprawa.games.monsterlands.vocabulary import DICE
from wyprawa.kernel import Asking, ask

LIMITS = {"defence": BOARD.defence, "potions": BOARD.potions, "poisons": BOARD.poisons}


def gain_gold(s: State, seat: int, amount: int, rule: str) -> None:
    if amount:
        s.clans[seat].gold += amount
        s.tell(events.Gained, seat, "gold", amount, rule=rule)


def pay(s: State, seat: int, amount: int, rule: str) -> None:
    if amount:
        s.clans[seat].gold -= amount
        s.tell(events.Paid, seat, amount, rule=rule)


def gain_glory(s: State, seat: int, amount: int, rule: str) -> None:
    """Negative amounts are losses; Glory stops at 0 (ML-4.8)."""
    if amount:
        s.clans[seat].glory = max(0, s.clans[seat].glory + amount)
        s.tell(events.Gained, seat, "glory", amount, rule=rule)


def gain_tokens(s: State, seat: int, what: str, amount: int, rule: str) -> None:
    """Defence tokens, Potions or Poisons; what is over the limit is discarded at once (ML-9.6, ML-12.3)."""
    if amount:
        clan = s.clans[seat]
        setattr(clan, what, min(LIMITS[what], getattr(clan, what) + amount))
        s.tell(events.Gained, seat, what, amount, rule=rule)


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
        s.tell(events.RolledInfluence, seat, " ".join(map(str, values)), rule="ML-6.10")
    s.tell(events.Gained, seat, DICE[kind], amount, rule=rule)


def take_die(s: State, seat: int, kind: int, value: int = 0) -> None:
    """Take one die out of a clan's pool; an Influence die by its value."""
    clan = s.clans[seat]
    if kind == STRENGTH:
        clan.strength -= 1
    elif kind == MAGIC:
        clan.magic -= 1
    else:
        clan.influence.remove(value)


def gain_traps(s: State, seat: int, traps: list[int], rule: str) -> None:
    """Traps come face down before the player (ML-8.7); `trim_traps` holds them to the limit."""
    clan = s.clans[seat]
    clan.traps = sorted(clan.traps + traps)
    for trap in traps:
        s.tell(events.BoughtTrap, seat, trap, rule=rule)


def over_trap_limit(clan: Clan) -> bool:
    """ML-8.8."""
    return len(clan.traps) > trap_limit(clan)


def trim_traps(s: State, seat: int) -> Asking[None]:
    """The owner discards down to the limit (ML-8.9, ML-45.2).

    He is asked even if all his Traps are alike: silence would tell the others.
    """
    clan = s.clans[seat]
    while over_trap_limit(clan):
        trap = yield from ask(seat, "traps.discard", sorted(set(clan.traps)), rule="ML-8.9", always=True)
        clan.traps.remove(trap)
        discard_trap(s, trap)


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
    tokens = lying(s.loot_shown)
    if tokens:
        token = yield from ask(seat, "loot.take", sorted(tokens), rule=rule)
        lift(s.loot_shown, token)
        s.clans[seat].loot = sorted([*s.clans[seat].loot, token])
        s.tell(events.LootTaken, seat, token, rule=rule)
