"""Dice in the Citadel (chapter 7): spaces, and what is left to pay after discounts."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import BOARD, EQUIPMENT, MEMBERS
from wyprawa.games.monsterlands.events import Term, Terms
from wyprawa.games.monsterlands.rules.clan import gains
from wyprawa.games.monsterlands.rules.query import scenario_rule, two_player_map
from wyprawa.games.monsterlands.state import (
    ALCHEMIST,
    ARMOURY,
    HUT,
    INFLUENCE,
    MAGIC,
    MARKET,
    MINE,
    STRENGTH,
    TAVERN,
    Clan,
    State,
)
from wyprawa.games.monsterlands.vocabulary import BUILDINGS, DEPLOYMENT, DICE, Ability, Discount
from wyprawa.kernel import Asking, Option, ask

# --- dice of the pool ----------------------------------------------------------------------------------


def die_options(clan: Clan, kinds: tuple[int, ...] = (STRENGTH, MAGIC, INFLUENCE)) -> list[Option]:
    """One option for each different die of these kinds: "strength", "magic", ("influence", 4)."""
    options: list[Option] = []
    if STRENGTH in kinds and clan.strength:
        options.append("strength")
    if MAGIC in kinds and clan.magic:
        options.append("magic")
    if INFLUENCE in kinds:
        options += [("influence", value) for value in sorted(set(clan.influence))]
    return options


def read_die(option: Option) -> tuple[int, int]:
    """Kind and value of a die option."""
    return (DICE.index(option), 0) if isinstance(option, str) else (INFLUENCE, option[1])


def pool(clan: Clan) -> list[Option]:
    """Every die of the pool as a die option."""
    rolled: list[Option] = [("influence", value) for value in clan.influence]
    return ["strength"] * clan.strength + ["magic"] * clan.magic + rolled


# --- spaces ------------------------------------------------------------------------------------------------


def is_shut(s: State, building: int) -> bool:
    """In panic (ML-7.8), or unavailable in the scenario (ML-37.8)."""
    return bool(s.panic >> building & 1) or (building == ARMOURY and scenario_rule(s) == "no_defence")


SPACES = {  # with three or four players, and with two (ML-2.26)
    HUT: (range(BOARD.hut), range(BOARD.hut_two)),
    TAVERN: (range(BOARD.tavern), range(BOARD.tavern_two)),
    ARMOURY: (range(BOARD.armoury), range(BOARD.armoury_two)),
    MARKET: (range(BOARD.market), range(BOARD.market_two)),
    ALCHEMIST: (range(len(BOARD.alchemist)), range(len(BOARD.alchemist))),
    MINE: (range(len(BOARD.mine)), range(BOARD.mine_two)),
}


def free_spaces(s: State, building: int) -> list[int]:
    """Spaces still open, from left to right or top to bottom (ML-6.7, ML-7.6). Not for the Merchant."""
    if is_shut(s, building):
        return []
    taken = [space for space, _, _, _ in s.placed[building]]
    return [space for space in SPACES[building][two_player_map(s)] if space not in taken]


def put(s: State, seat: int, building: int, space: int, kind: int, value: int = 0) -> None:
    """Place a die from the pool."""
    gains.take_die(s.clans[seat], kind, value)
    s.placed[building].append((space, seat, kind, value))


def put_in_shop(s: State, seat: int, building: int, die: int) -> int:
    """A Strength die (0) or an Influence die by its value, leftmost (ML-7.10); returns its discount."""
    discount = influence_discount(s, building, die)
    kind = INFLUENCE if die else STRENGTH
    put(s, seat, building, free_spaces(s, building)[0], kind, die)
    s.tell(events.Placed, seat, building, ((kind, die),), rule="ML-7.4")
    return discount


# --- discounts ---------------------------------------------------------------------------------------------


def influence_discount(s: State, building: int, die: int) -> int:
    """ML-7.11 to ML-7.17: the die's value, and that of the Influence die before it if that one is higher."""
    before = last_influence(s.placed[building])
    return die + before if 0 < die < before else die


def last_influence(placed: Sequence[tuple[int, int, int, int]]) -> int:
    """The value of the last Influence die of those placed, 0 if there is none (ML-7.14 to ML-7.16)."""
    return next((value for _, _, kind, value in reversed(placed) if kind == INFLUENCE), 0)


def after_influence(cost: int, discount: int) -> int:
    """ML-7.18: an Influence discount leaves at least 1 gold to pay."""
    return max(min(cost, 1), cost - discount)


def price_terms(s: State, building: int, cost: int) -> list[Term]:
    """The price with the die just placed there, in terms: the cost, its discount, the die before it."""
    *earlier, (_, _, _, die) = s.placed[building]
    terms: list[Term] = [("cost", cost, -1)]
    if die:
        terms.append(("influence", -die, -1))
        if die < last_influence(earlier):
            terms.append(("before", -last_influence(earlier), -1))
    least = after_influence(cost, cost) - sum(amount for _, amount, _ in terms)
    return [*terms, ("least", least, -1)] if least > 0 else terms


ABLE = sum(1 << n for n, member in enumerate(MEMBERS) if isinstance(member.ability, DEPLOYMENT))
USEFUL = [n for n, card in enumerate(EQUIPMENT) if isinstance(card.trait, DEPLOYMENT)]


def deployment_abilities(s: State, seat: int) -> list[tuple[str, int]]:
    """("member", n) and ("equipment", n): Deployment abilities not used this round (ML-4.16, ML-4.18)."""
    clan = s.clans[seat]
    able, used = ABLE & ~clan.used_members, clan.used_equipment
    found = [("member", member) for member in clan.members if able >> member & 1]
    return found + [("equipment", n) for n in USEFUL if s.holders[n] in clan.members and not used >> n & 1]


def ability_of(what: str, n: int) -> Ability:
    return MEMBERS[n].ability if what == "member" else EQUIPMENT[n].trait


def mark_used(clan: Clan, what: str, n: int) -> None:
    if what == "member":
        clan.used_members |= 1 << n
    else:
        clan.used_equipment |= 1 << n


DISCOUNTED = (HUT, TAVERN)


def fixed_discounts(s: State, seat: int, building: int) -> list[tuple[str, int, int]]:
    """Unused discounts of Vaidala, Wishor, Turzoks: whose, and how much gold."""
    found: list[tuple[str, int, int]] = []
    for what, n in deployment_abilities(s, seat):
        ability = ability_of(what, n)
        if isinstance(ability, Discount) and ability.at == BUILDINGS[building]:
            found.append((what, n, ability.gold))
    return found


def purse(s: State, seat: int, building: int) -> int:
    """What the clan could spend in a shop: its gold and every fixed discount (ML-7.9, ML-7.20)."""
    gold = s.clans[seat].gold
    if building in DISCOUNTED:
        gold += sum(off for _, _, off in fixed_discounts(s, seat, building))
    return gold


def pay_price(s: State, seat: int, building: int, cost: int) -> Asking[tuple[int, Terms]]:
    """Pay for what the die just placed buys; returns what was paid, and its terms (ML-7.21).

    A fixed discount that would be partly wasted may be kept for later in the round (ML-7.20).
    """
    clan = s.clans[seat]
    terms = price_terms(s, building, cost)
    price = sum(amount for _, amount, _ in terms)
    for what, n, gold in fixed_discounts(s, seat, building):
        if not price:
            break
        if gold > price:
            options = ["use", "keep"] if price <= clan.gold else ["use"]
            if (yield from ask(seat, "discount", options, subject=(what, n), rule="ML-7.20")) == "keep":
                break
        mark_used(clan, what, n)
        terms.append((what, -min(gold, price), n))
        price = max(0, price - gold)
    clan.gold -= price
    return price, tuple(terms)
