"""The smaller questions: damage, rests, whom to heal, what to recover, what the rules leave to players."""

from __future__ import annotations

from wyprawa.games.gloomhaven.bot.cards import brings_all, card_worth, least, turns_gained
from wyprawa.games.gloomhaven.bot.foes import foes_of
from wyprawa.games.gloomhaven.bot.goal import looting_matters, loots
from wyprawa.games.gloomhaven.bot.harm import attacked, damage
from wyprawa.games.gloomhaven.bot.outlook import preferred
from wyprawa.games.gloomhaven.bot.sparing import friends_of
from wyprawa.games.gloomhaven.bot.worth import pain, relief
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Choice, Option

STURDY = 9  # most hit points of one who stands in front
CLOSE = 3  # hexes that most attacks reach
PRIZED, HEALTHY = 3.0, 4  # how much better than others a card is that is kept for one of so many hit points


def answer(s: State, choice: Choice) -> Option:
    """The option for a question that is not part of picking cards or of a turn's main line."""
    name, options = choice.ask, choice.options
    match name:
        case "damage":
            return damage(s, choice)
        case "damage.lose" | "lose" | "put_away" | "rest.lose" | "discard":
            return least([option for option in options if isinstance(option, int)], loot=looting_matters(s))
        case "guard":
            return guard(s, choice)
        case "rest.keep":
            return keep(s, choice)
        case "rest.active":
            return "stay" if "stay" in options else "take"
        case "recover" | "play":
            return max(
                options, key=lambda card: (card_worth(card), -card) if isinstance(card, int) else (-1.0, 0)
            )
        case "heal.target":
            return heal_target(s, choice)
        case "start":
            return start(s, choice)
        case "attacked":
            return attacked(s, choice)
        case "give.target" | "suffer.target" | "kill.target" | "turncoat" | "command" | "doom.target":
            return worst_foe(s, choice)
        case "suffer.amount":
            return affordable(s, choice)
        case "may":
            return "yes" if s.figures[choice.subject[0]].hp > HEALTHY else "no"
        case "share" | "forgo" | "swap" | "teleport":
            return options[-1]
        case "attack.from":
            return nearest_to_foes(s, choice)
        case "obstacle.destroy" | "augment.discard" | "song.discard" | "doom.discard" | "doom.transfer":
            return options[0]
        case "push":
            return shoved(s, choice, away=True)
        case "pull":
            return shoved(s, choice, away=False)
        case "monster.focus" | "monster.targets":
            return spare_the_weak(s, choice)
        case "summon.hex" | "trap.hex":
            return near_foes(s, choice)
        case "use" | "invisible" | "attack.give" | "heal.self" | "loot.all":
            return "yes"
        case "recover.whom" | "refresh.whom" | "bonus.whose" | "shield.whom" | "retaliate.whom":
            return friend(s, choice)
        case "have.whom" | "pack.whom" | "cure.target":
            return friend(s, choice)
        case "turn_start" | "turn_end" | "round_end" | "long_rest" | "consumed" | "hurt" | "before_attack":
            return offered(choice)
    return options[0]


# --- cards --------------------------------------------------------------------------------------------------


def keep(s: State, choice: Choice) -> Option:
    """For a hit point another card is lost: only if this one is among the best."""
    who, card = choice.subject
    hero = s.heroes[who]
    others = [each for each in hero.discard if each != card]
    if not others or s.figures[who].hp < 2:
        return "lose"
    if (looting_matters(s) and loots(card)) or (brings_all(card) and hero.lost):
        return "keep"
    if s.figures[who].hp < HEALTHY:
        return "lose"
    mean = sum(card_worth(each) for each in others) / len(others)
    return "keep" if card_worth(card) > mean + PRIZED else "lose"


def guard(s: State, choice: Choice) -> Option:
    """A card is lost for one who would die, though the scenario needs it."""
    target, amount = choice.subject
    if amount < s.figures[target].hp:
        return "take"
    cards = {option[1]: option for option in choice.options if option != "take"}
    return cards[least([*cards], loot=looting_matters(s))]


# --- figures ------------------------------------------------------------------------------------------------


def heal_target(s: State, choice: Choice) -> Option:
    """Who has most use for it; what monsters heal is all the same."""
    figures = [option for option in choice.options if isinstance(option, int)]
    side = s.figures[choice.subject[0]].side if choice.subject and choice.subject[0] in s.figures else 0
    if side:
        return choice.options[0]
    dear = dict(friends_of(s))
    return max(figures, key=lambda who: (relief(dear.get(who, s.figures[who]), 3), -who))


def friend(s: State, choice: Choice) -> Option:
    """Who is helped: the one with the fewest cards, or the weakest."""
    figures = [option for option in choice.options if isinstance(option, int)]
    if not figures:
        return choice.options[0]
    if choice.ask == "recover.whom":
        return max(figures, key=lambda n: (turns_gained(s.heroes[n]), -n) if n < len(s.heroes) else (-1, 0))
    return max(figures, key=lambda who: (pain(s.figures[who], 2), -who))


def worst_foe(s: State, choice: Choice) -> Option:
    """Whom to harm: the foe that would do most."""
    figures = [option for option in choice.options if isinstance(option, int)]
    foes = {foe.who: foe for foe in foes_of(s)}
    hostile = [who for who in figures if who in foes]
    if not hostile:
        return figures[0] if figures else choice.options[0]
    return max(hostile, key=lambda who: (foes[who].worth + 0.1 * foes[who].figure.hp, -who))


def shoved(s: State, choice: Choice, *, away: bool) -> Option:
    """Into a trap if there is one, else as far off as can be; pulled only into traps."""
    paths = [option for option in choice.options if isinstance(option, tuple)]
    target = choice.subject[0]
    for path in paths:
        if any(cell in s.traps for cell in path):
            return path if s.figures[target].side else choice.options[0]
    if not away or not paths or (s.turn is not None and more_to_do(s, s.turn.who)):
        return "none" if "none" in choice.options else choice.options[0]
    return max(paths, key=len)


def more_to_do(s: State, who: int) -> bool:
    """Whether a hero has a card left to play in this turn, for which the enemy should stay near."""
    if who >= len(s.heroes) or s.deed is None:
        return False
    return any(card != s.deed.card for card in s.heroes[who].picked)


def spare_the_weak(s: State, choice: Choice) -> Option:
    """Of equal choices of a monster, the one that hurts the party least."""

    def cost(option: Option) -> float:
        whom = option if isinstance(option, tuple) else (option,)
        return sum(pain(s.figures[who], 2) for who in whom if who in s.figures)

    subject = choice.subject[0] if choice.subject else -1
    if subject in s.figures and s.figures[subject].side == 0:
        return choice.options[0]
    return min(choice.options, key=cost)


def affordable(s: State, choice: Choice) -> Option:
    """As much damage as leaves the hero healthy."""
    spare = s.figures[choice.subject[0]].hp - HEALTHY
    return max(each for each in choice.options if each <= max(0, spare))


def offered(choice: Choice) -> Option:
    """What an active card offers is taken, once; items wait for their time."""
    return next((each for each in choice.options if each[0] == "card"), choice.options[-1])


# --- hexes --------------------------------------------------------------------------------------------------


def start(s: State, choice: Choice) -> Option:
    """Sturdy heroes in front, and those who fight hand to hand; all together."""
    who = choice.subject[0]
    board = facts.board(s)
    foes = [figure.at for figure in s.figures.values() if figure.side and figure.at >= 0]
    if not foes:
        return choice.options[0]

    def near(cell: int) -> float:
        return sum(board.range_between(cell, foe) for foe in foes) / len(foes)

    front = s.figures[who].most >= STURDY or preferred(tuple(s.heroes[who].hand)) == 1
    return (min if front else max)(choice.options, key=near)


def nearest_to_foes(s: State, choice: Choice) -> Option:
    """From where an attack reaches more of the enemies."""
    board = facts.board(s)
    foes = [figure.at for figure in s.figures.values() if figure.side and figure.at >= 0]

    def reached(cell: int) -> int:
        return sum(board.range_between(cell, foe) <= CLOSE for foe in foes)

    return max(choice.options, key=reached)


def near_foes(s: State, choice: Choice) -> Option:
    """Summons and traps go where the enemies are."""
    board = facts.board(s)
    foes = [figure.at for figure in s.figures.values() if figure.side and figure.at >= 0]
    cells = [option for option in choice.options if isinstance(option, int)]
    if not foes or not cells:
        return choice.options[0]
    return min(cells, key=lambda cell: (min(board.range_between(cell, foe) for foe in foes), cell))
