"""Combats: what to face, which cards and powers to use. The odds are exact."""

from __future__ import annotations

from wyprawa.games.warcraft import odds
from wyprawa.games.warcraft.bot.outlook import FULL_HAND, Outlook
from wyprawa.games.warcraft.bot.prices import CARD, DRAW, ENERGY, FALL, LEVEL
from wyprawa.games.warcraft.content import (
    ABILITIES,
    BOARD_ADVERSARIES,
    FEROCIOUS,
    LEVEL_OF,
    TROPHIES,
    adversary_of,
    event_of,
)
from wyprawa.games.warcraft.map import LEVEL as COLOUR
from wyprawa.games.warcraft.odds import Odds
from wyprawa.games.warcraft.rules.combat.outcome import TROPHY
from wyprawa.games.warcraft.rules.query.effects import side_of
from wyprawa.games.warcraft.rules.query.seats import valor
from wyprawa.games.warcraft.rules.query.sources import powers_of, verbs_of
from wyprawa.games.warcraft.rules.quests.progress import is_hunted, open_goals
from wyprawa.games.warcraft.state import NOTHING, Combat
from wyprawa.games.warcraft.vocabulary import targets, verbs
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.kernel import Choice, Option

SLIGHT = 0.02  # a gain not worth a thought
BOOTS = 0.12
HUNTED = 0.8  # an adversary that a quest wants
FREEDOM = 0.4  # to get away from one that would hold it (WW-23.3)
WINNING = 5  # the valor of somebody whose cards one would negate in any combat


def stakes(o: Outlook, combat: Combat) -> float:
    """What victory is worth."""
    if combat.board != NOTHING:
        return _board_stakes(o, combat.board) + _hunted(o, combat)
    if combat.card != NOTHING:
        held = FREEDOM if FEROCIOUS[combat.card] else 0.0
        return o.item(LEVEL_OF[combat.card]) + _hunted(o, combat) + held
    foe = combat.defender if combat.attacker == o.seat else combat.attacker
    return o.scalp(foe) + o.feud(foe)


def _board_stakes(o: Outlook, number: int) -> float:
    adversary = BOARD_ADVERSARIES[number]
    if adversary.level is not None:
        level = COLOURS.index(adversary.level)
        return LEVEL[level - 1] if level > o.me.level else 0.05
    if adversary.trophy is not None:
        trophy = TROPHY[adversary.trophy]
        return float(TROPHIES[trophy].valor) if trophy not in o.me.trophies and o.s.trophies[trophy] else 0.05
    return o.item(COLOUR[o.me.at])


def _hunted(o: Outlook, combat: Combat) -> float:
    """A victory counts for quests that want such adversaries."""
    board = combat.board != NOTHING
    foe = BOARD_ADVERSARIES[combat.board] if board else adversary_of(combat.card)
    level = COLOUR[o.me.at] if board else LEVEL_OF[combat.card]
    goals = [goal for active in o.me.quests for _, goal in open_goals(active)]
    return sum(HUNTED / goal.need for goal in goals if is_hunted(goal, foe, level))


def promised(o: Outlook, chances: Odds, prize: float) -> float:
    """What a combat is worth with these chances."""
    lost = max(0.0, o.worth(o.me.at) - o.home(o.me.at)) + FALL
    return chances.win * prize - chances.damage * o.hurt - chances.fall * lost


def window(o: Outlook, choice: Choice) -> Option:
    """Use what gains more than it costs, the best first; whatever else can be used later."""
    combat = o.s.combat
    side = side_of(o.s, o.seat)
    if combat is None or side is None or len(choice.options) == 1:
        return "done"
    prize = stakes(o, combat)
    now = promised(o, odds.of_combat(o.s, side), prize)
    best, gain = "done", SLIGHT
    for option in choice.options:
        if option == "done":
            continue
        then, price = _used(o, side, option)
        better = promised(o, then, prize) + beside(o, option) - now - price
        if better > gain:
            best, gain = option, better
    return best


def beside(o: Outlook, option: Option) -> float:
    """What something brings beside the blows: cards, and health that was lost before."""
    if option[0] == "card":
        do = verbs_of(o.me, option[1])
    elif option[0] == "power":
        do = powers_of(option[1], option[2])[option[3]].do
    else:
        return 0.0
    total = 0.0
    for verb in do:
        match verb:
            case verbs.Draw(cards=cards, to=targets.Me()) if len(o.me.hand) < FULL_HAND:
                total += DRAW * cards
            case verbs.Heal(amount=amount, to=targets.Me()):
                total += o.healed(amount)
    return total


def _used(o: Outlook, side: int, option: Option) -> tuple[Odds, float]:
    """The chances if this is used, and what it costs."""
    if option == "rocket_boots":
        return odds.of_combat(o.s, side, using=(verbs.Reroll(),)), BOOTS
    if option[0] == "card":
        return odds.with_card(o.s, side, option[1]), CARD + ENERGY / 2 * ABILITIES[option[1]].cost
    source, number, row = option[1:]
    cost = powers_of(source, number)[row].cost
    return odds.with_power(o.s, side, source, number, row), ENERGY / 2 * cost


def challenge(o: Outlook, choice: Choice) -> Option:
    """What promises most of what may be faced."""
    return max(choice.options, key=lambda option: faced(o, option))


def faced(o: Outlook, option: Option) -> float:
    kind, number = option
    if kind == "event":
        event = event_of(number)
        if event.valor:
            return 1.0 if len(o.me.hand) >= 2 else 0.0
        return 0.1
    if kind == "marker":
        return _net(o, o.against_card(o.s.track[number]))
    if kind == "board":
        found = o.against_board(number)
        return _net(o, (found[0] + o.board(number).win * _board_stakes(o, number), found[1]))
    if kind == "attack":
        return _net(o, o.against_rival(number))
    return _net(o, o.faced(o.me.at)[0])


def _net(o: Outlook, found: tuple[float, float]) -> float:
    return found[0] - found[1] * (FALL + max(0.0, o.worth(o.me.at) - o.home(o.me.at)))


def answer(o: Outlook, choice: Choice) -> Option:
    """Negate what is played in one's own combat, by somebody about to win, or by an only rival who is ahead
    for a level or a trophy: of several the others would gain as much by it, and it costs a potion.
    """
    ability, who = choice.subject[0], choice.subject[1]
    cards = [option for option in choice.options if option != "done"]
    if not cards:
        return "done"
    mine = side_of(o.s, o.seat) is not None
    combat, theirs = o.s.combat, valor(o.s.characters[who])
    alone = o.s.seats == 2
    dear = alone and combat is not None and combat.board != NOTHING and theirs >= valor(o.me)
    grave = mine or dear or (combat is not None and theirs >= WINNING)
    return cards[0] if grave and ABILITIES[ability].cost else "done"
