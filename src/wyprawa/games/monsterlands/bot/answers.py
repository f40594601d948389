"""A sensible clan: it weighs every option in Victory Points, with the odds worked out, and takes the best."""

from __future__ import annotations

from copy import copy

from wyprawa.games.monsterlands.bot.worth import (
    DEFENCE,
    DIE,
    LOOT_TOKEN,
    POTION,
    TRAP_POINT,
    best_trail,
    gold_worth,
    laid,
    member_worth,
    own_fighting,
    price_worth,
    reward_worth,
    rounds_left,
    token_plans,
    trail_worth,
    trap_worth,
)
from wyprawa.games.monsterlands.content import BOARD, EQUIPMENT, LANDS, LOOT, MEMBERS, MONSTERS, QUESTS, TRAPS
from wyprawa.games.monsterlands.odds.rolling import reach
from wyprawa.games.monsterlands.odds.trails import survival, trail_odds
from wyprawa.games.monsterlands.rules.citadel import anytime, shops, spaces
from wyprawa.games.monsterlands.rules.outside import assigning, dice, mercenary_attack, trails
from wyprawa.games.monsterlands.rules.query import dice_count, is_settler, surpassing_glory, unassigned, wage
from wyprawa.games.monsterlands.state import INFLUENCE, MAGIC, QUEST_TRAILS, STRENGTH, Clan, State, Trail
from wyprawa.games.monsterlands.vocabulary import DICE, Defence, PerDie
from wyprawa.kernel import Chance, Choice, Option

# --- the turn -------------------------------------------------------------------------------------------


def action_worth(s: State, seat: int, option: Option) -> float:
    """The worth of an Action, the dice it takes paid for."""
    clan = s.clans[seat]
    match option:
        case "merchant":
            worst = 0.3 if clan.influence else 0.9
            return gold_worth(s, clan, 1) - worst - 0.4
        case "free":
            return 5.0 if wants_free(s, seat) else -100.0
        case "pass" | "forfeit":
            return -50.0
        case ("use", _, _):
            return use_worth(s, seat, option)
        case ("assign", int(where)):
            return best_trail(s, seat, where)[0]
        case ("land", int(land)):
            return land_worth(s, clan, land)
        case ("mine", int(space)):
            mine = BOARD.mine[space]
            return gold_worth(s, clan, mine.gold) - DIE[0] * mine.dice
        case ("alchemist", int(space)):
            room = BOARD.potions - clan.potions + BOARD.poisons - clan.poisons
            return (
                0.75 * min(BOARD.alchemist[space], room) - DIE[1]
                if rounds_left(s) or unassigned(s, clan)
                else -2.0
            )
        case (str(shop), int(die)):
            return shop_worth(s, seat, shop, die)
    return -60.0


def shop_worth(s: State, seat: int, shop: str, die: int) -> float:
    clan = s.clans[seat]
    building = {"hut": 0, "tavern": 2, "armoury": 4, "market": 5}[shop]
    discount = spaces.influence_discount(s, building, die)
    paid = DIE[INFLUENCE] + 0.04 * die if die else DIE[STRENGTH]
    if shop == "tavern":
        options = shops.recruits(s, seat, discount)
        best = max((recruit_worth(s, clan, m, discount) for m in options), default=-1.0)
    elif shop == "hut":
        if len(unassigned(s, clan)) == 0 and rounds_left(s) == 0:
            return -5.0
        best = max(
            (
                buy_worth(s, clan, TRAP_POINT * trap_worth(t) + 0.8, TRAPS[t].cost, discount)
                for t in s.traps_shown
                if t >= 0
            ),
            default=-1.0,
        )
        best -= 0.8 * max(0, len(clan.traps) - 2)
    elif shop == "armoury":
        room = BOARD.defence - clan.defence
        best = max(
            (buy_worth(s, clan, 0.9 * min(n, room), n * BOARD.defence_price, discount) for n in (1, 2, 3)),
            default=-1.0,
        )
        best -= 0.3 * clan.defence
    else:
        best = max(
            (
                buy_worth(s, clan, equipment_worth(s, card), EQUIPMENT[card].cost, discount)
                for card in s.market
                if card >= 0
            ),
            default=-1.0,
        )
    return best - paid


def buy_worth(s: State, clan: Clan, worth: float, cost: int, discount: int) -> float:
    price = spaces.after_influence(cost, discount)
    return worth - price_worth(s, clan, price) if price <= clan.gold else -9.0


def recruit_worth(s: State, clan: Clan, member: int, discount: int) -> float:
    return buy_worth(s, clan, member_worth(s, clan, member), MEMBERS[member].cost, discount)


def equipment_worth(s: State, card: int) -> float:
    trait = EQUIPMENT[card].trait
    return (1.1 if isinstance(trait, Defence | PerDie) else 0.7) * (rounds_left(s) + 0.5)


def land_worth(s: State, clan: Clan, land: int) -> float:
    trait = LANDS[land].trait
    paid = sum(count * min(DIE[DICE.index(kind)] for kind in kinds) for count, kinds in trait.pay)
    gain = trait.glory + gold_worth(s, clan, trait.gold) + LOOT_TOKEN * trait.loot
    gain += DIE[0] * trait.strength + DIE[1] * trait.magic + DIE[2] * trait.influence
    gain += POTION * trait.potions + DEFENCE * trait.defence
    gain += 5.0 * trait.recruit * (surpassing_glory(clan) > 2) + 2.0 * trait.equip
    return gain - paid + 0.2


def use_worth(s: State, seat: int, option: Option) -> float:
    what, n = option[1], option[2]
    kind = type(spaces.ability_of(what, n)).__name__ if what != "loot" else "Loot"
    clan = s.clans[seat]
    if kind == "Gain":
        return 6.0
    if kind == "Hire":
        return 6.0 if clan.gold > 3 + wage(clan.glory) * len(clan.members) else -40.0
    if kind == "Loot":
        return 4.0 if dice_count(clan) else -40.0
    return -40.0


def wants_free(s: State, seat: int) -> bool:
    """Settling and healing are always good, gold and tokens from Loot are taken when there is room."""
    clan = s.clans[seat]
    return any(free_worth(s, seat, option) > 0 for option in anytime.free_options(s, seat)) and bool(
        clan.members
    )


def free_worth(s: State, seat: int, option: Option) -> float:
    clan = s.clans[seat]
    match option:
        case ("settle", _, _):
            return 3.0
        case ("heal", _):
            return 2.0
        case ("loot", int(token)):
            card = LOOT[token]
            if card.use == "trophy":
                return -1.0
            if card.use == "recruit":
                return 4.0
            fits = (
                clan.potions + card.potions <= BOARD.potions and clan.poisons + card.poisons <= BOARD.poisons
            )
            return 2.0 if fits or rounds_left(s) == 0 else -1.0
        case ("sell", int(monster)):
            due = wage(clan.glory) * sum(m != clan.leader and not is_settler(clan, m) for m in clan.members)
            return (
                1.0 if clan.gold < due and MONSTERS[monster].trophies == 1 and rounds_left(s) == 0 else -1.0
            )
    return -1.0


# --- all questions ----------------------------------------------------------------------------------------


def choose(s: State, choice: Choice, chance: Chance) -> Option:
    seat, options = choice.seat, choice.options
    clan = s.clans[seat]
    match choice.ask:
        case "action":
            return max(options, key=lambda option: action_worth(s, seat, option))
        case "recruit":
            return max(
                options,
                key=lambda m: (
                    -0.5
                    if m in ("beer", "nobody")
                    else member_worth(s, clan, m) - price_worth(s, clan, MEMBERS[m].cost)
                ),
            )
        case "free":
            return max(options, key=lambda option: free_worth(s, seat, option) if option != "back" else 0.0)
        case "tidy":
            return "free" if wants_free(s, seat) else "done"
        case name if name.startswith("assign."):
            return assign_choice(s, choice)
        case "attack":
            return attack_choice(s, choice)
        case name:
            return simple_choice(s, name, choice)


def assign_choice(s: State, choice: Choice) -> Option:
    """Answers follow the plan made for the trail; the plan is made again from what is still to be laid."""
    where = choice.subject[0]
    name, options = choice.ask.removeprefix("assign."), choice.options
    clan = s.clans[choice.seat]
    now = s.trails[where]
    if name == "member":
        _, plan = best_trail(s, choice.seat, where)
        return plan.member if plan is not None and plan.member in options else options[0]
    if name == "flasks":
        quest = where in QUEST_TRAILS[0] or where in QUEST_TRAILS[1]
        return "none" if quest else next(o for o in ("both", "potion", "poison", "none") if o in options)
    if name == "die":
        return next((o for o in options if o != "magic"), options[0])
    if now is None:
        return options[-1] if name != "token" else token_choice(s, choice, clan, 0)
    if name in ("strength", "magic"):
        return max(options, key=lambda n: laid_worth(s, where, now, clan, name, n))
    return token_choice(s, choice, clan, len(now.tokens))


def laid_worth(s: State, where: int, now: Trail, clan: Clan, name: str, n: int) -> float:
    """The worth of the trail with so many dice of a kind, and the rest as the plan would lay it."""
    trail = copy(now)
    setattr(trail, name, n)
    if name == "strength":
        trail.magic = max(assigning.dice_range(s, clan, where, MAGIC, n), default=0)
    plans = token_plans(s, clan, where, trail.strength + trail.magic)
    if plans:
        trail.tokens, trail.defence = plans[-1][0][:], plans[-1][1]
    trail.token_strength, trail.token_magic = [0] * len(trail.tokens), [0] * len(trail.tokens)
    bonus = assigning.bonus_of(s, where)
    trail.potions, trail.poisons = min(1, clan.potions) + bonus.potions, min(1, clan.poisons) + bonus.poisons
    trail.rerolls, trail.guard = bonus.reroll, bonus.defence
    return trail_worth(laid(s, where, trail), where) - DIE[0] * trail.strength - DIE[1] * trail.magic


def token_choice(s: State, choice: Choice, clan: Clan, laid_traps: int) -> Option:
    """Defence first, then the best Trap or two."""
    if "defence" in choice.options:
        return "defence"
    traps = [o for o in choice.options if isinstance(o, tuple) and TRAPS[o[1]].kind != "deceit"]
    if traps and laid_traps < 2:
        return max(traps, key=lambda option: trap_worth(option[1]))
    return "done" if "done" in choice.options else choice.options[0]


def attack_choice(s: State, choice: Choice) -> Option:
    """Roll on until a capture or a kill stands; then stop, unless a kill is near and better."""
    where, options = choice.subject[0], choice.options
    place = trails.land_of(where)
    found = mercenary_attack.results(s, place, where)
    card = MONSTERS[s.monsters[place]]
    clan = s.clans[choice.seat]
    trail = trails.trail_at(s, where)
    bonus = dice.bonuses(s, where, "battle")
    reached = dice.total(s, where, "battle")
    counts = tuple(dice.unrolled(trail))
    kill = reach(counts, bonus.each, (), card.kill - reached - bonus.kill)
    if "capture" in found:
        killed = reward_worth(s, clan, card.killed) + card.trophies
        if kill * killed <= reward_worth(s, clan, card.captured):
            return "stop"
    if "kill" in found:
        return "stop"
    for option in options:
        if (
            option == "poison"
            and reached + 2 + bonus.capture >= card.capture
            and mercenary_attack.may_capture(s, place, where)
        ):
            return option
    rolls = [option for option in options if isinstance(option, tuple) and option[0] == "roll"]
    if rolls:
        return rolls[0]
    for option in options:
        if isinstance(option, tuple) and option[0] == "reroll" and option[2] <= 3:
            return option
        if option == "poison" or (isinstance(option, tuple) and option[0] == "loot"):
            return option
    return "stop"


def simple_choice(s: State, name: str, choice: Choice) -> Option:
    """The small questions."""
    options, seat = choice.options, choice.seat
    clan = s.clans[seat]
    match name:
        case "defend":
            order = ("guard", "ability", "token", "potion")
            return next(
                (o for o in order if o in options), next((o for o in options if isinstance(o, tuple)), "take")
            )
        case "remove_magic":
            return remove_magic(s, choice)
        case "conquer" | "quest":
            return improve(choice)
        case "contract":
            quest = QUESTS[s.quests[1]]
            gain = min(reward_worth(s, clan, quest.left), reward_worth(s, clan, quest.right))
            return (
                "accept"
                if gain >= reward_worth(s, clan, quest.price) - 0.5 and "accept" in options
                else "decline"
            )
        case "alchemist.potions":
            return max(
                options,
                key=lambda n: (
                    min(n, BOARD.potions - clan.potions)
                    + min(choice.subject[0] - n, BOARD.poisons - clan.poisons)
                    + 0.1 * n
                ),
            )
        case "armoury.amount":
            return max(n for n in options if n <= max(1, BOARD.defence - clan.defence))
        case "hut.trap":
            traps = [t for t in options if t != "done"]
            best = max(traps, key=lambda t: (trap_worth(t) - 0.8 * TRAPS[t].cost, -t))
            return best if "done" not in options else "done"
        case "market.card":
            return max(options, key=lambda card: (equipment_worth(s, card), -card))
        case "equipment.member":
            return max(
                options, key=lambda m: (m >= 0 and m in clan.members, own_fighting(m) if m >= 0 else 0, m)
            )
        case "merchant.die":
            return (
                "done" if "done" in options else options[-1] if isinstance(options[-1], tuple) else options[0]
            )
        case "loot.take":
            return max(options, key=lambda token: loot_worth(s, clan, token))
        case "loot.use":
            return options[0]
        case "greenhorn.leader":
            return "take"
        case "gift.die":
            return STRENGTH
        case "gift.more":
            return "gold" if clan.gold < 6 else "defence"
        case "clash":
            return "show" if "show" in options else options[0]
        case "deceived":
            return "suffer"
        case "discount":
            return "use"
        case "redirect":
            return max(options)
        case "redirect.ability":
            return options[0]
        case "deserter.gear":
            return options[0]
        case "traps.discard":
            return min(options, key=lambda trap: (trap_worth(trap), trap))
        case "aim":
            return "kill" if "kill" in options else options[0]
        case "exchange.take":
            return "strength" if "strength" in options else options[0]
    return options[0]


def loot_worth(s: State, clan: Clan, token: int) -> float:
    card = LOOT[token]
    if card.use == "recruit":
        return 5.0 if surpassing_glory(clan) > 2 and rounds_left(s) else 1.0
    return (
        card.trophies + 0.6 * card.glory + gold_worth(s, clan, card.gold) + 0.3 * card.times + 0.4 * card.add
    )


def improve(choice: Choice) -> Option:
    for option in choice.options:
        if option == "poison" or (isinstance(option, tuple) and option[0] == "loot"):
            return option
    again = [o for o in choice.options if isinstance(o, tuple) and o[0] == "reroll" and o[2] <= 3]
    return min(again, key=lambda option: option[2]) if again else "stop"


def remove_magic(s: State, choice: Choice) -> Option:
    """As many Magic dice as raise the chance to live and win most."""
    where = choice.subject[0]
    trail = s.trails[where]
    assert trail is not None

    def worth(n: int) -> float:
        live, _ = survival(s, where, removed=n)
        seen = copy(trail)
        seen.magic = max(0, trail.magic - n)
        odds = trail_odds(laid(s, where, seen), where, roughly=True)
        return live * (3.0 + 6.0 * max(odds.capture, odds.kill))

    return max(choice.options, key=worth)
