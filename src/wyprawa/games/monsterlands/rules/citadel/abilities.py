"""What a player may use on his own turn besides his Action: abilities, traits and exchanging loot.

Chapters 11, 40, 42 and 43. None of it is an Action (ML-4.19, ML-6.12).
"""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.cites import cite
from wyprawa.games.monsterlands.content import BOARD, EQUIPMENT, LOOT, MEMBERS
from wyprawa.games.monsterlands.events import NONE
from wyprawa.games.monsterlands.rules.citadel import spaces
from wyprawa.games.monsterlands.rules.clan import gains
from wyprawa.games.monsterlands.rules.query import dice_count
from wyprawa.games.monsterlands.state import State
from wyprawa.games.monsterlands.vocabulary import DICE, Exchange, Gain, Hire
from wyprawa.kernel import Asking, Option, ask


def use_options(s: State, seat: int) -> list[Option]:
    """("use", "member" or "equipment" or "loot", number); of equal cards only the first."""
    options: list[Option] = []
    seen: list[str] = []
    for what, n in spaces.deployment_abilities(s, seat):
        name = MEMBERS[n].id if what == "member" else EQUIPMENT[n].id
        if name not in seen and usable(s, seat, what, n):
            options.append(("use", what, n))
            seen.append(name)
    options += [("use", "loot", token) for token in s.clans[seat].loot if exchangeable(s, seat, token)]
    return options


def usable(s: State, seat: int, what: str, n: int) -> bool:
    """Whether an ability not used this round can be used now."""
    clan, ability = s.clans[seat], spaces.ability_of(what, n)
    if isinstance(ability, Hire):  # ML-42.7, ML-42.33: not while its owner is assigned
        owner = n if what == "member" else s.holders[n]
        return clan.gold >= ability.gold and not s.assigned >> owner & 1
    if isinstance(ability, Exchange):
        return dice_count(clan) > 0
    return isinstance(ability, Gain) and bool(gainable(s, seat, ability))


def could_be_freed(s: State, seat: int) -> bool:
    """Whether selling, Loot or healing would make an unused ability usable (ML-6.6, ML-45.6)."""
    clan = s.clans[seat]
    gold = bool(clan.trophies) or any(LOOT[token].gold for token in clan.loot)
    heals = clan.potions and any(s.wounded & ~s.assigned & 1 << member for member in clan.members)
    for what, n in spaces.deployment_abilities(s, seat):
        ability = spaces.ability_of(what, n)
        owner = n if what == "member" else s.holders[n]
        if isinstance(ability, Hire) and gold and not s.assigned >> owner & 1:
            return True
        if isinstance(ability, Gain) and ability.potions and heals:
            return True
    return False


def gainable(s: State, seat: int, ability: Gain) -> list[str]:
    """The kinds it could bring; tokens over the limit would be discarded at once."""
    clan = s.clans[seat]
    room = {"gold": True, "potions": clan.potions < BOARD.potions, "poisons": clan.poisons < BOARD.poisons}
    return [kind for kind in room if room[kind] and getattr(ability, kind)]


def exchangeable(s: State, seat: int, token: int) -> bool:
    """Loot that turns a die of the pool into others (ML-40.9, ML-40.10)."""
    card = LOOT[token]
    return card.use == "exchange" and bool(given_for(s, seat, token))


def given_for(s: State, seat: int, token: int) -> list[Option]:
    kinds = tuple(DICE.index(kind) for kind in LOOT[token].of)
    return spaces.die_options(s.clans[seat], kinds)


def use(s: State, seat: int, what: str, n: int) -> Asking[None]:
    if what == "loot":
        yield from exchange_by_loot(s, seat, n)
        return
    ability, rule = spaces.ability_of(what, n), cite(what, n)
    if isinstance(ability, Hire):
        s.clans[seat].gold -= ability.gold
        dice = gains.add_dice(s, seat, DICE.index(ability.gain), 1)
        s.tell(events.DiceHired, seat, dice, ability.gold, (what, n), rule=rule)
    elif isinstance(ability, Exchange):
        yield from exchange(s, seat, n)
    elif isinstance(ability, Gain):
        yield from gain(s, seat, what, n, ability)
    spaces.mark_used(s.clans[seat], what, n)


def gain(s: State, seat: int, what: str, n: int, ability: Gain) -> Asking[None]:
    """ML-42.41; of several kinds the owner takes one (ML-42.16)."""
    rule = cite(what, n)
    kind = yield from ask(seat, "gain", gainable(s, seat, ability), subject=(n,), rule=rule)
    amount = getattr(ability, kind)
    if kind == "gold":
        gains.gain_gold(s, seat, amount, rule, (what, n))
    else:
        gains.gain_tokens(s, seat, kind, amount, rule, (what, n))


def exchange(s: State, seat: int, member: int) -> Asking[None]:
    """A Greenhorn's exchange of one die for another colour (ML-11.2, ML-11.4, ML-11.5)."""
    clan = s.clans[seat]
    given = yield from ask(seat, "exchange.give", spaces.die_options(clan), subject=(member,), rule="ML-11.2")
    die = spaces.read_die(given)
    others = [other for other in DICE if DICE.index(other) != die[0]]
    taken = yield from ask(seat, "exchange.take", others, subject=(member,), rule="ML-11.2")
    gains.take_die(s.clans[seat], *die)
    dice = gains.add_dice(s, seat, DICE.index(taken), 1)
    s.tell(events.DiceExchanged, seat, (die,), dice, ("member", member), rule="ML-11.2")


def exchange_by_loot(s: State, seat: int, token: int) -> Asking[None]:
    """ML-40.9, ML-40.10, ML-40.19."""
    card, rule = LOOT[token], cite("loot", token)
    given = yield from ask(seat, "exchange.give", given_for(s, seat, token), subject=(token,), rule=rule)
    die = spaces.read_die(given)
    gains.take_die(s.clans[seat], *die)
    gains.spend_loot(s, seat, token)
    assert card.into is not None
    dice = gains.add_dice(s, seat, DICE.index(card.into), card.add)
    s.tell(events.DiceExchanged, seat, (die,), dice, NONE, rule=rule)
