"""A sensible clan: it weighs every option in Victory Points, with the odds worked out, and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy

from wyprawa.games.monsterlands.bot import battles, shopping
from wyprawa.games.monsterlands.bot.outlook import Outlook, wages_due
from wyprawa.games.monsterlands.bot.prices import BEER, DIE
from wyprawa.games.monsterlands.bot.quests import quest_plan
from wyprawa.games.monsterlands.bot.trails import (
    Scout,
    best_plan,
    likely_members,
    trap_points,
)
from wyprawa.games.monsterlands.content import BOARD, LOOT, MONSTERS, QUESTS
from wyprawa.games.monsterlands.rules.citadel import anytime, shops, spaces
from wyprawa.games.monsterlands.rules.outside.trails import land_of
from wyprawa.games.monsterlands.rules.query import dice_count, surpassing_glory
from wyprawa.games.monsterlands.state import INFLUENCE, QUEST_TRAILS, STRENGTH, State
from wyprawa.games.monsterlands.vocabulary import DICE, Gain, Hire
from wyprawa.kernel import Chance, Choice, Option

SENT = 3  # members considered for a trail

# --- the turn ---------------------------------------------------------------------------------------------


def action_worths(s: State, seat: int, options: Sequence[Option]) -> list[float]:
    """Of each Action, the dice it takes paid for."""
    o = Outlook(s, seat)
    scouts: dict[int, Scout] = {}
    sent = likely_members(s, o.clan)[:1]
    return [action_worth(o, option, scouts, sent) for option in options]


def action_worth(o: Outlook, option: Option, scouts: dict[int, Scout], sent: list[int]) -> float:
    match option:
        case "merchant":
            return shopping.merchant_worth(o)
        case "free":
            return 5.0 if wants_free(o) else -100.0
        case "pass" | "forfeit":
            return -50.0
        case ("use", _, _):
            return use_worth(o, option)
        case ("assign", int(where)):
            if where in QUEST_TRAILS[0] or where in QUEST_TRAILS[1]:
                return quest_plan(o, where).worth
            place = land_of(where)
            if place not in scouts:
                scouts[place] = Scout(o, place)
            return best_plan(scouts[place], where, sent).worth
        case ("land", int(land)):
            return shopping.land_worth(o, land)
        case ("mine", int(space)):
            return shopping.mine_worth(o, space)
        case ("alchemist", int(space)):
            return shopping.alchemist_worth(o, space)
        case (str(shop), int(die)):
            return shopping.shop_worth(o, shop, die)
    return -60.0


def use_worth(o: Outlook, option: Option) -> float:
    _, what, n = option
    if what == "loot":
        return 4.0 if dice_count(o.clan) else -40.0
    ability = spaces.ability_of(what, n)
    if isinstance(ability, Gain):
        return 6.0
    if isinstance(ability, Hire):
        return 6.0 if o.gold(-ability.gold, sale=1) + o.die[DICE.index(ability.gain)] > 0 else -40.0
    return -40.0


# --- at any time ------------------------------------------------------------------------------------------


def wants_free(o: Outlook) -> bool:
    return any(free_worth(o, option) > 0 for option in anytime.free_options(o.s, o.seat))


def free_worth(o: Outlook, option: Option) -> float:
    """Settle and heal whenever possible; use Loot when there is room; sell Trophies for wages only."""
    clan = o.clan
    match option:
        case ("settle", _, _):
            return 3.0
        case ("heal", _):
            return 2.0
        case ("loot", int(token)):
            card = LOOT[token]
            if card.use == "trophy":
                return sale_worth(o, card.trophies)
            if card.use == "recruit":
                return max(
                    (shopping.hired(o, m, 0, 0) + 4.0 for m in shops.mercenaries(o.s, o.seat)), default=-1.0
                )
            fits = (
                clan.potions + card.potions <= BOARD.potions and clan.poisons + card.poisons <= BOARD.poisons
            )
            return 2.0 if fits or o.left == 0 else -1.0
        case ("sell", int(monster)):
            return sale_worth(o, MONSTERS[monster].trophies)
    return -1.0


def sale_worth(o: Outlook, trophies: int) -> float:
    """Trophies sold once no dice are left: they must pay the wages, and be worth less than a deserter."""
    if dice_count(o.clan):
        return -1.0
    short = wages_due(o.clan) - o.clan.gold
    points = sum(MONSTERS[monster].trophies for monster in o.clan.trophies)
    points += sum(LOOT[token].trophies for token in o.clan.loot)
    if short <= 0 or points * BOARD.trophy_gold < short:
        return -1.0
    return o.purse.keep - max(trophies, -(-short // BOARD.trophy_gold)) - 0.1 * trophies


# --- all questions ----------------------------------------------------------------------------------------


def choose(s: State, choice: Choice, chance: Chance) -> Option:
    options, name = choice.options, choice.ask
    if name == "action":
        worths = action_worths(s, choice.seat, options)
        return options[worths.index(max(worths))]
    if name.startswith("assign."):
        return assign_choice(s, choice)
    if name in SMALL:
        return SMALL[name](choice)
    return ANSWERS[name](Outlook(s, choice.seat), choice) if name in ANSWERS else options[0]


def assign_choice(s: State, choice: Choice) -> Option:
    """Answers follow the plan made for the trail; it is made again, as if nothing had been laid yet."""
    where, seat = choice.subject[0], choice.seat
    name, options = choice.ask.removeprefix("assign."), choice.options
    quest = where in QUEST_TRAILS[0] or where in QUEST_TRAILS[1]
    if name == "flasks":
        return "none" if quest else next(o for o in ("both", "potion", "poison", "none") if o in options)
    if name == "die":
        return min(options, key=lambda die: (DIE[spaces.read_die(die)[0]], spaces.read_die(die)[1]))
    o, members = before(s, seat, where)
    plan = (
        quest_plan(o, where) if quest else best_plan(Scout(o, land_of(where)), where, members, thorough=True)
    )
    if name == "member":
        return plan.member if plan.member in options else options[0]
    now = s.trails[where]
    assert now is not None
    if name in ("strength", "magic"):
        wanted = plan.strength if name == "strength" else plan.magic
        return wanted if wanted in options else options[-1]
    if now.defence < plan.shields and "defence" in options:
        return "defence"
    left = list(plan.tokens)
    for token in now.tokens:
        if token in left:
            left.remove(token)
    for token in left:
        if ("trap", token) in options:
            return ("trap", token)
    return "done" if "done" in options else options[0]


def before(s: State, seat: int, where: int) -> tuple[Outlook, list[int]]:
    """The table as if nothing lay on the trail yet, and whom to send."""
    now, clan = s.trails[where], s.clans[seat]
    if now is None:
        return Outlook(s, seat), likely_members(s, clan)[:SENT]
    seen, had = copy(s), copy(clan)
    seen.trails = s.trails[:]
    seen.trails[where] = None
    had.strength += now.strength
    had.magic += now.magic
    had.traps = sorted([*clan.traps, *now.tokens])
    had.defence += now.defence
    return Outlook(seen, seat, had), [now.member]


# --- the small questions ----------------------------------------------------------------------------------


def recruit(o: Outlook, choice: Choice) -> Option:
    """Free of charge if no discount is told with the question."""
    if not choice.subject:
        return max(choice.options, key=lambda m: shopping.member_worth(o, m) + shopping.hired(o, m, 0, 0))
    discount = choice.subject[0]

    def worth(option: Option) -> float:
        if option == "beer":
            return BEER + o.gold(-BOARD.beer) if o.clan.gold >= o.purse.due + BOARD.beer else -1.0
        return 0.0 if option == "nobody" else shopping.recruit_worth(o, option, discount, placed=True)

    return max(choice.options, key=worth)


def contract(o: Outlook, choice: Choice) -> Option:
    where, number = choice.subject
    quest = QUESTS[number]
    gain = o.reward(quest.left if where == QUEST_TRAILS[1].start else quest.right)
    return "accept" if "accept" in choice.options and gain > o.price(quest.price) else "decline"


def hut_trap(o: Outlook, choice: Choice) -> Option:
    discount, *chosen = choice.subject
    _, more = shopping.best_traps(o, discount, chosen)
    if more:
        return more[0]
    if "done" in choice.options:
        return "done"
    return max(choice.options, key=lambda trap: (shopping.pack_worth(o, discount, 0, [trap]), -trap))


def merchant_die(o: Outlook, choice: Choice) -> Option:
    """One die at a time, the least useful."""
    if "done" in choice.options:
        return "done"
    kind = shopping.sold(o)
    return ("influence", min(o.clan.influence)) if kind == INFLUENCE else DICE[kind]


def loot_worth(o: Outlook, token: int) -> float:
    card = LOOT[token]
    if card.use == "recruit":
        return 5.0 if surpassing_glory(o.clan) > 2 and o.left else 1.0
    return card.trophies + 0.6 * card.glory + o.gold(card.gold) + 0.3 * card.times + 0.4 * card.add


def best(worth: Callable[[Outlook, Option], float]) -> Callable[[Outlook, Choice], Option]:
    return lambda o, choice: max(choice.options, key=lambda option: worth(o, option))


def first_of(*wanted: Option) -> Callable[[Choice], Option]:
    return lambda choice: next((option for option in wanted if option in choice.options), choice.options[0])


ANSWERS: dict[str, Callable[[Outlook, Choice], Option]] = {
    "recruit": recruit,
    "free": best(lambda o, option: free_worth(o, option) if option != "back" else 0.0),
    "tidy": lambda o, choice: "free" if wants_free(o) else "done",
    "attack": battles.attack,
    "conquer": lambda o, choice: battles.conquer(o.s, choice),
    "quest": lambda o, choice: battles.conquer(o.s, choice),
    "remove_magic": lambda o, choice: battles.remove_magic(o.s, choice),
    "contract": contract,
    "hut.trap": hut_trap,
    "merchant.die": merchant_die,
    "alchemist.potions": lambda o, choice: max(
        choice.options, key=lambda n: (shopping.flasks(o, choice.subject[0], n), n)
    ),
    "armoury.amount": lambda o, choice: max(
        choice.options, key=lambda n: shopping.defence_worth(o, n, choice.subject[0])
    ),
    "market.card": lambda o, choice: max(
        choice.options,
        key=lambda card: (
            shopping.card_worth(o, card, choice.subject[0])
            if choice.subject
            else shopping.equipment_worth(o, card),
            -card,
        ),
    ),
    "equipment.member": lambda o, choice: shopping.best_bearer(o, choice.subject[0], list(choice.options)),
    "loot.take": best(loot_worth),
    "clash": lambda o, choice: battles.clash(o.s, choice),
    "deceive": lambda o, choice: battles.deceive(o.s, choice),
    "deceived": lambda o, choice: battles.deceived(choice),
    "traps.discard": lambda o, choice: min(choice.options, key=lambda trap: (trap_points(trap), trap)),
    "gift.more": lambda o, choice: "gold" if o.clan.gold < 6 else "defence",
}
SMALL: dict[str, Callable[[Choice], Option]] = {
    "defend": battles.defend,
    "greenhorn.leader": first_of("take"),
    "gift.die": first_of(STRENGTH),
    "discount": first_of("use"),
    "redirect": lambda choice: max(choice.options),
    "aim": first_of("kill"),
    "exchange.take": first_of("strength"),
}
