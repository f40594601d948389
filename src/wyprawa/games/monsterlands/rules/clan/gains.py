"""What clans gain, lose and keep, with the limits of their boards (ML-4, ML-8, ML-9, ML-12, ML-45)."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.board import discard_trap
from wyprawa.games.monsterlands.cites import cite
from wyprawa.games.monsterlands.content import BOARD, Reward
from wyprawa.games.monsterlands.events import NONE, Dice, Source
from wyprawa.games.monsterlands.rules.query import trap_limit
from wyprawa.games.monsterlands.state import INFLUENCE, MAGIC, STRENGTH, Clan, State
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.supplies import lift, lying

LIMITS = {"defence": BOARD.defence, "potions": BOARD.potions, "poisons": BOARD.poisons}
LIMIT_RULES = {"defence": "ML-12.3", "potions": "ML-9.6", "poisons": "ML-9.6"}


# --- gold, Glory and tokens -----------------------------------------------------------------------------


def gain_gold(s: State, seat: int, amount: int, rule: str, source: Source = NONE) -> None:
    if amount:
        s.clans[seat].gold += amount
        s.tell(events.Gained, seat, "gold", amount, source, rule=rule)


def gain_glory(s: State, seat: int, amount: int, rule: str, source: Source = NONE) -> None:
    if amount:
        s.clans[seat].glory += amount
        s.tell(events.Gained, seat, "glory", amount, source, rule=rule)


def lose_glory(clan: Clan, amount: int) -> int:
    """Take Glory away, but not below 0 (ML-4.8); returns how much was lost."""
    lost = min(amount, clan.glory)
    clan.glory -= lost
    return lost


def store(clan: Clan, what: str, amount: int) -> int:
    """Add tokens up to the limit; returns how many could be kept (ML-9.4, ML-12.3)."""
    have: int = getattr(clan, what)
    kept = min(amount, LIMITS[what] - have)
    setattr(clan, what, have + kept)
    return kept


def gain_tokens(s: State, seat: int, what: str, amount: int, rule: str, source: Source = NONE) -> None:
    """Defence tokens, Potions or Poisons; what is over the limit is discarded at once (ML-9.6, ML-12.3)."""
    kept = store(s.clans[seat], what, amount)
    if kept:
        s.tell(events.Gained, seat, what, kept, source, rule=rule)
    tell_over(s, seat, what, amount - kept)


def tell_over(s: State, seat: int, what: str, over: int) -> None:
    """Tokens for which there was no room."""
    if over:
        s.tell(events.TokensDiscarded, seat, what, over, rule=LIMIT_RULES[what])


def take_reward(s: State, seat: int, reward: Reward) -> Reward:
    """Take what a card or tile pays, except Loot; returns what was really gained, to be told."""
    clan = s.clans[seat]
    clan.glory += reward.glory
    clan.gold += reward.gold
    kept = {what: store(clan, what, getattr(reward, what)) for what in ("potions", "poisons", "defence")}
    return Reward(glory=reward.glory, gold=reward.gold, **kept)


def finish_reward(s: State, seat: int, reward: Reward, taken: Reward, rule: str) -> Asking[None]:
    """Once the record is told: tokens that could not be kept, and Loot."""
    for what in ("potions", "poisons", "defence"):
        tell_over(s, seat, what, getattr(reward, what) - getattr(taken, what))
    for _ in range(reward.loot):
        yield from take_loot(s, seat, rule)


# --- dice of the pool -----------------------------------------------------------------------------------


def add_dice(s: State, seat: int, kind: int, amount: int) -> Dice:
    """Dice for this round, Influence dice rolled at once (ML-6.10); returns them, to be told."""
    clan = s.clans[seat]
    if kind == INFLUENCE:
        values = s.chance.dice(amount, 6, "influence") if amount else []
        clan.influence = sorted(clan.influence + values)
        return tuple((kind, value) for value in values)
    if kind == STRENGTH:
        clan.strength += amount
    else:
        clan.magic += amount
    return ((kind, 0),) * amount


def gain_dice(s: State, seat: int, amounts: tuple[int, int, int], rule: str, source: Source) -> None:
    """So many dice of each kind."""
    dice = tuple(die for kind, amount in enumerate(amounts) for die in add_dice(s, seat, kind, amount))
    if dice:
        s.tell(events.DiceGained, seat, dice, source, rule=rule)


def take_die(clan: Clan, kind: int, value: int = 0) -> None:
    """Take one die out of a clan's pool; an Influence die by its value."""
    if kind == STRENGTH:
        clan.strength -= 1
    elif kind == MAGIC:
        clan.magic -= 1
    else:
        clan.influence.remove(value)


# --- Traps and Loot -------------------------------------------------------------------------------------


def over_trap_limit(clan: Clan) -> bool:
    """ML-8.8."""
    return len(clan.traps) > trap_limit(clan)


def hold_to_limit(s: State, seat: int, rule: str) -> None:
    """A player with too many Traps is asked which to discard, one after another."""
    if over_trap_limit(s.clans[seat]):
        s.next(discard_one.later(seat, rule))


@step
def discard_one(s: State, seat: int, rule: str) -> Asking[None]:
    """The owner discards a Trap, which is then open to all (ML-8.9, ML-45.2, ML-45.4).

    He is asked even if all his Traps are alike: not being asked would tell the others.
    """
    clan = s.clans[seat]
    trap = yield from ask(seat, "traps.discard", sorted(set(clan.traps)), rule=rule, always=True)
    clan.traps.remove(trap)
    discard_trap(s, trap)
    s.reveal()
    s.tell(events.TrapsDiscarded, seat, (trap,), rule=rule)
    hold_to_limit(s, seat, rule)


def take_loot(s: State, seat: int, rule: str) -> Asking[None]:
    """One of the Loot tokens on display, as its taker chooses (ML-27.3)."""
    tokens = lying(s.loot_shown)
    if tokens:
        token = yield from ask(seat, "loot.take", sorted(tokens), rule=rule)
        lift(s.loot_shown, token)
        s.clans[seat].loot = sorted([*s.clans[seat].loot, token])
        s.tell(events.LootTaken, seat, token, rule=rule)


def spend_loot(s: State, seat: int, token: int) -> None:
    """A Loot token is used once and then discarded (ML-27.6)."""
    s.clans[seat].loot.remove(token)
    s.loot_used.append(token)
    s.tell(events.LootUsed, seat, token, rule=cite("loot", token))
