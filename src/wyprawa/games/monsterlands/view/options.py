"""Options in words: what each would do, what it costs, and what it points at."""

from __future__ import annotations

from collections.abc import Callable

from wyprawa.games.monsterlands.content import BOARD, EQUIPMENT, LANDS, LOOT, MEMBERS, MONSTERS, QUESTS, TRAPS
from wyprawa.games.monsterlands.rules.citadel.equipment import in_slot
from wyprawa.games.monsterlands.rules.citadel.shops import beer_price
from wyprawa.games.monsterlands.rules.citadel.spaces import (
    ability_of,
    after_influence,
    deployment_abilities,
    fixed_discounts,
    free_spaces,
    influence_discount,
)
from wyprawa.games.monsterlands.rules.outside import mercenary_attack, monster_attack, trails
from wyprawa.games.monsterlands.rules.outside.trails import land_of
from wyprawa.games.monsterlands.state import ARMOURY, HUT, MARKET, QUEST_TRAILS, SAMBOR, TAVERN, State
from wyprawa.games.monsterlands.view import chances, texts
from wyprawa.games.monsterlands.view.cards import named
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, BUILDINGS, DICE, Gain, MineBonus
from wyprawa.kernel import Choice, Option
from wyprawa.scene import OptionLook
from wyprawa.words import Text, t


def option(s: State, choice: Choice, it: Option) -> OptionLook:
    """One option in words. What is bought or laid has its own function, the rest is short."""
    return LOOKS.get(choice.ask, plain)(s, choice, it)


def plain(s: State, choice: Choice, it: Option) -> OptionLook:
    """Words that need nothing from the table: `do-tidy-done`, or just `do-done`."""
    return OptionLook(t(f"do-{it}"))


# --- small things several questions offer ---------------------------------------------------------------


def member(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(texts.member(it), (f"member-{it}",))


def die(s: State, choice: Choice, it: Option) -> OptionLook:
    """A die of the pool, or one to be had."""
    if it in ("all", "done"):
        return plain(s, choice, it)
    if isinstance(it, tuple):
        return OptionLook(t("do-influence", value=it[1]), in_pool(s, choice.seat, "influence", it[1]))
    return OptionLook(t(f"die-{it}"), in_pool(s, choice.seat, it))


def in_pool(s: State, seat: int, kind: str, value: int = 0) -> tuple[str, ...]:
    """A die of the seat's pool, by its place there."""
    clan = s.clans[seat]
    counts = {"strength": 0, "magic": clan.strength, "influence": clan.strength + clan.magic}
    have = {"strength": clan.strength, "magic": clan.magic, "influence": value in clan.influence}
    if not have[kind]:
        return ()
    return (f"pool-{seat}-{counts[kind] + (clan.influence.index(value) if value else 0)}",)


def loot(s: State, choice: Choice, it: Option) -> OptionLook:
    if it == "done":
        return plain(s, choice, it)
    token: int = it[1] if isinstance(it, tuple) else it
    return OptionLook(named(texts.loot(token), texts.loot_line(LOOT[token])), (f"loot-{token}",))


def trap_to_discard(s: State, choice: Choice, it: Option) -> OptionLook:
    traps = s.clans[choice.seat].traps
    return OptionLook(
        texts.trap(it), tuple(f"trap-{choice.seat}-{n}" for n, trap in enumerate(traps) if trap == it)
    )


def clan(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t(f"clan-{AFFINITIES[it]}"), (f"clan-{AFFINITIES[it]}",))


def level(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t(f"level-{it}"))


# --- the turn -------------------------------------------------------------------------------------------


def action(s: State, choice: Choice, it: Option) -> OptionLook:
    seat = choice.seat
    match it:
        case ("alchemist", int(space)):
            label = t("do-alchemist", n=BOARD.alchemist[space])
            return OptionLook(label, (f"alchemist-{space}",), group="citadel")
        case ("mine", int(space)):
            mine, label_gold = BOARD.mine[space], BOARD.mine[space].gold + mine_bonus(s, seat)
            label = t("do-mine", dice=mine.dice, gold=label_gold)
            return OptionLook(label, (f"mine-{space}",), group="citadel")
        case "merchant":
            return OptionLook(t("do-merchant"), ("merchant",), group="citadel")
        case ("assign", int(where)):
            return OptionLook(t("do-assign", trail=texts.trail(where)), (f"trail-{where}",), group="outside")
        case ("land", int(land)):
            text = texts.land_lines(LANDS[land])[1]
            return OptionLook(
                named(t("do-land", land=texts.land(land)), text), (f"land-{land}",), group="outside"
            )
        case ("use", "loot", int(n)):
            return OptionLook(named(texts.loot(n), texts.loot_line(LOOT[n])), (f"loot-{n}",), group="besides")
        case ("use", "member", int(n)):
            text = texts.ability(MEMBERS[n].ability)
            return OptionLook(named(texts.member(n), text), (f"member-{n}",), group="besides")
        case ("use", "equipment", int(n)):
            text, holder = texts.ability(EQUIPMENT[n].trait), s.holders[n]
            return OptionLook(named(texts.equipment(n), text), (f"member-{holder}",), group="besides")
        case (str(shop), int(die)):
            return shop_action(s, seat, BUILDINGS.index(shop), die)
    return OptionLook(t(f"do-{it}"), group="besides")


def shop_action(s: State, seat: int, building: int, die: int) -> OptionLook:
    """A die for a shop, with the discount it would give."""
    id = BUILDINGS[building]
    targets = (f"{id}-{free_spaces(s, building)[0]}",)
    name = texts.building(building)
    if not die:
        return OptionLook(t("do-shop-strength", building=name), targets, group="citadel")
    off = influence_discount(s, building, die)
    label = t("do-shop-influence", building=name, value=die, gold=off)
    return OptionLook(label, targets, group="citadel")


def mine_bonus(s: State, seat: int) -> int:
    """ML-13.6."""
    abilities = [ability_of(what, n) for what, n in deployment_abilities(s, seat)]
    return sum(ability.gold for ability in abilities if isinstance(ability, MineBonus))


def free(s: State, choice: Choice, it: Option) -> OptionLook:
    match it:
        case ("settle", int(n), int(land)):
            label = t("do-settle", member=texts.member(n), land=texts.land(land))
            return OptionLook(label, (f"member-{n}", f"land-{land}"))
        case ("heal", int(n)):
            return OptionLook(t("do-heal", member=texts.member(n)), (f"member-{n}",))
        case ("loot", int(token)):
            label = named(t("do-loot", loot=texts.loot(token)), texts.loot_line(LOOT[token]))
            return OptionLook(label, (f"loot-{token}",))
        case ("sell", int(n)):
            gold = MONSTERS[n].trophies * BOARD.trophy_gold
            return OptionLook(t("do-sell", monster=texts.monster(n), gold=gold), (f"monster-{n}",))
        case (str(how), int(card)):
            label = t(f"do-{how}", equipment=texts.equipment(card))
            return OptionLook(label, (f"member-{s.holders[card]}",))
    return plain(s, choice, it)


# --- buying ---------------------------------------------------------------------------------------------


def price(s: State, seat: int, building: int, cost: int, discount: int) -> int:
    """What will be paid if every fixed discount is used (ML-7.18, ML-7.20)."""
    off = sum(gold for _, _, gold in fixed_discounts(s, seat, building))
    return max(0, after_influence(cost, discount) - off)


def buy(name: Text, gold: int, *targets: str) -> OptionLook:
    return OptionLook(t("do-buy", name=name, gold=gold), targets)


def hut_trap(s: State, choice: Choice, it: Option) -> OptionLook:
    """With some already chosen, what this one adds to the price."""
    discount, *chosen = choice.subject
    cost = sum(TRAPS[trap].cost for trap in chosen)
    now = price(s, choice.seat, HUT, cost, discount) if chosen else 0
    if it == "done":
        return OptionLook(t("do-done-pay", gold=now))
    shown = [f"hut-trap-{n}" for n, trap in enumerate(s.traps_shown) if trap == it]
    more = price(s, choice.seat, HUT, cost + TRAPS[it].cost, discount) - now
    return buy(texts.trap(it), more, *shown)


def recruit(s: State, choice: Choice, it: Option) -> OptionLook:
    if it == "beer":
        return OptionLook(t("do-beer", gold=beer_price(s)), ("cards-tavern",))
    if it == "nobody":
        return OptionLook(t("do-recruit-nobody"))
    if not choice.subject:  # ML-40.15, ML-44.8
        return buy(texts.member(it), 0, f"member-{it}")
    gold = price(s, choice.seat, TAVERN, MEMBERS[it].cost, choice.subject[0])
    return buy(texts.member(it), gold, f"member-{it}")


def armoury(s: State, choice: Choice, it: Option) -> OptionLook:
    gold = price(s, choice.seat, ARMOURY, it * BOARD.defence_price, choice.subject[0])
    return buy(t("n-defence", n=it), gold, "armoury")


def market(s: State, choice: Choice, it: Option) -> OptionLook:
    gold = price(s, choice.seat, MARKET, EQUIPMENT[it].cost, choice.subject[0]) if choice.subject else 0
    return buy(texts.equipment(it), gold, f"equipment-{it}")


def discount(s: State, choice: Choice, it: Option) -> OptionLook:
    what, n = choice.subject
    whose, at = (texts.member(n), n) if what == "member" else (texts.equipment(n), s.holders[n])
    return OptionLook(named(whose, t(f"do-discount-{it}")), (f"member-{at}",))


def flasks_mix(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t("do-flasks", potions=it, poisons=choice.subject[0] - it))


def gain(s: State, choice: Choice, it: Option) -> OptionLook:
    n: int = choice.subject[0]
    ability = MEMBERS[n].ability
    amount: int = getattr(ability, it) if isinstance(ability, Gain) else 1
    return OptionLook(t(f"n-{it}", n=amount))


def gift_die(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t(f"n-{DICE[it]}", n=1))


def gift_more(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t(f"n-{it}", n=2 if it == "gold" else 1))


def equipment_to(s: State, choice: Choice, it: Option) -> OptionLook:
    """Under whom a card goes, and which card it pushes out."""
    card: int = choice.subject[0]
    if it == "discard":
        return OptionLook(t("do-discard", equipment=texts.equipment(card)))
    old = in_slot(s, it, card)
    if old < 0:
        return member(s, choice, it)
    label = t("do-replace", member=texts.member(it), equipment=texts.equipment(old))
    return OptionLook(label, (f"member-{it}",))


def greenhorn(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t(f"do-greenhorn-{it}"))


# --- laying a trail -------------------------------------------------------------------------------------


def laying(s: State, choice: Choice, it: Option) -> OptionLook:
    """What is laid, and the chances with it."""
    label, targets = laid(s, choice, it)
    odds = chances.of_laying(s, choice, it)
    return OptionLook(label, targets, note=odds)


def laid(s: State, choice: Choice, it: Option) -> tuple[Text, tuple[str, ...]]:
    seat = choice.seat
    match choice.ask.removeprefix("assign."), it:
        case "member", int(n):
            word = "do-send-wounded" if s.wounded >> n & 1 else "do-send"
            return t(word, member=texts.member(n)), (f"member-{n}",)
        case ("strength" | "magic") as kind, int(n):
            return t(f"n-{kind}", n=n), (f"trail-{choice.subject[0]}",)
        case "die", _:
            look = die(s, choice, it)
            return look.label, look.targets
        case "token", ("trap", int(token)):
            traps = s.clans[seat].traps
            return texts.trap(token), tuple(
                f"trap-{seat}-{n}" for n, each in enumerate(traps) if each == token
            )
        case "token", "defence":
            return t("do-token-defence"), ()
        case "token", _:
            return t("do-done"), ()
    return t(f"do-flasks-{it}"), ()


# --- the Adventure phase --------------------------------------------------------------------------------


def fight(s: State, choice: Choice, it: Option) -> OptionLook:
    """Rolling, rolling again, Poison, Loot; what stopping would come to (ML-24.16, ML-26.2, ML-20.5)."""
    where, reached = choice.subject[:2]
    at = (f"trail-{where}",)
    match it:
        case ("roll", str(what)):
            label, odds = t(f"do-roll-{what}"), chances.of_rolling(s, where, what)
            return OptionLook(label, at, note=odds)
        case ("reroll", int(kind), int(value)):
            rolled = trails.trail_at(s, where).rolled
            return OptionLook(
                t(f"do-reroll-{DICE[kind]}", value=value), (f"die-{where}-{rolled.index((kind, value))}",)
            )
        case ("loot", int(_)):
            return loot(s, choice, it)
        case "stop":
            return OptionLook(stopping(s, choice, where, reached), at)
        case "poison":
            return OptionLook(t("do-poison"), (f"on-trail-{where}",))
    return plain(s, choice, it)


def stopping(s: State, choice: Choice, where: int, reached: int) -> Text:
    if choice.ask != "attack":
        return t("do-stop-short", total=reached, needed=choice.subject[2])
    monster = MONSTERS[s.monsters[land_of(where)]]
    found = mercenary_attack.results(s, land_of(where), where)
    word = "do-stop-beaten" if found else "do-stop-attack"
    how = texts.listed(t(f"do-{each}") for each in found)
    figures = {"total": reached, "capture": monster.capture, "kill": monster.kill}
    return t(word, how=how, **figures) if found else t(word, **figures)


def aim(s: State, choice: Choice, it: Option) -> OptionLook:
    where: int = choice.subject[0]
    number = s.monsters[land_of(where)]
    it_pays = texts.monster_lines(MONSTERS[number])[2 if it == "kill" else 1]
    return OptionLook(named(t(f"do-{it}"), it_pays), (f"beast-{number}", f"monster-{number}"))


def defend(s: State, choice: Choice, it: Option) -> OptionLook:
    where, hits = choice.subject
    at, who = (f"on-trail-{where}",), trails.trail_at(s, where).member
    if it == "take":
        word = "do-defend-fall" if hits > 1 or s.wounded >> who & 1 else "do-defend-wound"
        return OptionLook(t(word, member=texts.member(who), hits=hits), at)
    worth = 1 if it in ("token", "potion") else trails.trail_at(s, where).guard
    if it not in ("token", "potion", "guard"):
        worth = monster_attack.defence_value(s, land_of(where), monster_attack.ability_behind(s, where, it))
    name = texts.equipment(it[1]) if isinstance(it, tuple) else t(f"do-defend-{it}")
    return OptionLook(t("do-defend", how=name, hits=min(worth, hits)), at)


def remove_magic(s: State, choice: Choice, it: Option) -> OptionLook:
    label = t("do-magic-remove", n=it) if it else t("do-magic-keep")
    odds = chances.of_removing(s, choice, it)
    return OptionLook(label, (f"on-trail-{choice.subject[0]}",), note=odds)


def redirect(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t("n-attack", n=it) if it else t("do-redirect-none"), (f"trail-{choice.subject[1]}",))


def redirect_ability(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t("do-aim-keep")) if it == "keep" else at_trail(s, "do-aim", it[1])


def deceive(s: State, choice: Choice, it: Option) -> OptionLook:
    return at_trail(s, "do-deceive", it)


def at_trail(s: State, word: str, where: int) -> OptionLook:
    """Somebody on a trail."""
    trail = trails.trail_at(s, where)
    who = t("sambor") if trail.seat == SAMBOR else texts.member(trail.member)
    return OptionLook(t(word, member=who, trail=texts.trail(where)), (f"on-trail-{where}", f"trail-{where}"))


def clash(s: State, choice: Choice, it: Option) -> OptionLook:
    where, token = choice.subject
    if it == "stop":
        return OptionLook(t("do-clash-stop"))
    name = texts.trap(trails.trail_at(s, where).tokens[token])
    return OptionLook(t(f"do-clash-{it}", trap=name), (f"token-{where}-{token}",))


def deceived(s: State, choice: Choice, it: Option) -> OptionLook:
    where, trap, _ = choice.subject
    return OptionLook(named(texts.trap(trap), t(f"do-deceived-{it}")), (f"on-trail-{where}",))


def contract(s: State, choice: Choice, it: Option) -> OptionLook:
    where, number = choice.subject
    if it == "free":
        return plain(s, choice, it)
    if it == "decline":
        return OptionLook(t("do-contract-decline"))
    quest = QUESTS[number]
    pays = quest.left if where == QUEST_TRAILS[1].start else quest.right
    price, reward = texts.listed(texts.reward(quest.price)), texts.listed(texts.reward(pays))
    return OptionLook(t("do-contract-accept", price=price, reward=reward), (f"quest-{number}",))


LOOKS: dict[str, Callable[[State, Choice, Option], OptionLook]] = {
    "action": action,
    "aim": aim,
    "alchemist.potions": flasks_mix,
    "armoury.amount": armoury,
    "assign.die": laying,
    "assign.flasks": laying,
    "assign.magic": laying,
    "assign.member": laying,
    "assign.strength": laying,
    "assign.token": laying,
    "attack": fight,
    "campaign.level": level,
    "clan": clan,
    "clash": clash,
    "conquer": fight,
    "contract": contract,
    "contract.loot": loot,
    "deceit.take": die,
    "deceive": deceive,
    "deceived": deceived,
    "defend": defend,
    "deserter": member,
    "deserter.gear": equipment_to,
    "discount": discount,
    "equipment.member": equipment_to,
    "equipment.old": equipment_to,
    "exchange.give": die,
    "exchange.take": die,
    "free": free,
    "gain": gain,
    "gift.die": gift_die,
    "gift.more": gift_more,
    "greenhorn.leader": greenhorn,
    "hut.trap": hut_trap,
    "land.die": die,
    "leader": member,
    "loot.take": loot,
    "loot.use": loot,
    "market.card": market,
    "merchant.die": die,
    "quest": fight,
    "recruit": recruit,
    "redirect": redirect,
    "redirect.ability": redirect_ability,
    "remove_magic": remove_magic,
    "tidy": plain,
    "traps.discard": trap_to_discard,
}
