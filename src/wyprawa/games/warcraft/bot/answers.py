"""A sensible player: every option is weighed in valor, fights by their odds, and the best is taken."""

from __future__ import annotations

from collections.abc import Callable

from wyprawa.games.warcraft.bot import fighting, keeping, walking
from wyprawa.games.warcraft.bot.errands import quest_errand
from wyprawa.games.warcraft.bot.outlook import Outlook
from wyprawa.games.warcraft.content import QUESTS
from wyprawa.games.warcraft.map import in_city
from wyprawa.games.warcraft.rules.query.seats import valor
from wyprawa.games.warcraft.rules.quests.gaining import rival_of
from wyprawa.games.warcraft.state import ActiveQuest, State
from wyprawa.kernel import Chance, Choice, Option

WINDOWS = ("before_roll", "after_roll", "combat_began")


LATE = 40  # turns a player: by then a game should be over
WHIM = 8  # after that every so many answers are any: players who wait for each other do not wait for ever


def choose(s: State, choice: Choice, chance: Chance) -> Option:
    options, name = choice.options, choice.ask
    if name == "character":
        return chance.pick(options, "character")
    if len(options) == 1:
        return options[0]
    if s.turns > LATE * s.seats and not chance.below(WHIM, "whim"):
        return chance.pick(options, "whim")
    if name in ANSWERS:
        return ANSWERS[name](Outlook(s, choice.seat), choice)
    return options[0]


def best_space(o: Outlook, choice: Choice) -> Option:
    return max(choice.options, key=lambda cell: (o.end_at(cell), -cell))


def city(o: Outlook, choice: Choice) -> Option:
    return max(choice.options, key=lambda cell: (o.worth(cell), -cell))


def walk(o: Outlook, choice: Choice) -> Option:
    """One's own figure goes where it is best, another's where it is worst."""
    whose = choice.subject[0]
    if whose == o.seat:
        return best_space(o, choice)
    other = Outlook(o.s, whose)
    return min(choice.options, key=lambda cell: (other.end_at(cell), cell))


def fly(o: Outlook, choice: Choice) -> Option:
    found = {cell: worth for worth, cell in o.flights(o.me.at)}
    return max(choice.options, key=lambda cell: (found.get(cell, 0.0), -cell))


def resource(o: Outlook, choice: Choice) -> Option:
    def worth(option: Option) -> float:
        if option == "flight_path":
            flights = o.flights(o.me.at)
            return flights[-1][0] - o.stay(o.me.at, 0.0) if flights else -1.0
        return o.resource(option)

    return max(choice.options, key=worth)


def quests(o: Outlook, choice: Choice) -> Option:
    """Whatever can be done; gold is spent while there is an item of one's own level."""
    deeds = [option for option in choice.options if option != "done" and option[0] != "gold"]
    if deeds:
        return deeds[0]
    gold = ("gold", o.me.level)
    return gold if gold in choice.options else "done"


def drop(o: Outlook, choice: Choice) -> Option:
    """The quest that promises least."""
    active = {each.quest: each for each in o.me.quests}
    new = choice.subject[0]
    rival = rival_of(o.s, o.seat, new)
    active[new] = ActiveQuest(new, rival, (0,) * len(QUESTS[new].goals))

    def value(quest: int) -> float:
        errand = quest_errand(o.s, o.me, active[quest], o.foes)
        return o.value(errand, o.me.at)

    return min(choice.options, key=lambda quest: (value(quest), quest))


def target(o: Outlook, choice: Choice) -> Option:
    return max(choice.options, key=lambda seat: (valor(o.s.characters[seat]), -seat))


def rolled(o: Outlook, choice: Choice) -> Option:
    """Rocket Boots for a poor roll on the way from one place to another."""
    boots = "rocket_boots" in choice.options and o.s.turn.movement <= 1 and not in_city(o.me.at)
    return "rocket_boots" if boots else "done"


ANSWERS: dict[str, Callable[[Outlook, Choice], Option]] = {
    "city": city,
    "resurrect": city,
    "movement": walking.movement,
    "movement_rolled": rolled,
    "walk": walk,
    "false_map": walk,
    "fly": fly,
    "resource": resource,
    "challenge": fighting.challenge,
    "answer": fighting.answer,
    **dict.fromkeys(WINDOWS, fighting.window),
    "quests": quests,
    "quest.drop": drop,
    "quest.bring": keeping.worst_item,
    "target": target,
    "equip": keeping.equip,
    "pay": keeping.pay,
    "give": keeping.give,
    "bargain": keeping.bargain,
    **dict.fromkeys(("book", "hand.limit", "give.card"), keeping.worst_card),
    "recover": keeping.best_card,
    **dict.fromkeys(("auction", "give.item"), keeping.worst_item),
    **dict.fromkeys(("rob", "merchant", "merchant.back"), keeping.best_item),
    "discovery.place": keeping.lay,
    "far_sight": keeping.look,
}
