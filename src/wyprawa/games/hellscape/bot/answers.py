"""The answer of a sensible player to every question."""

from __future__ import annotations

from collections.abc import Callable

from wyprawa.games.hellscape.bot import combats, distances, gear, goals, strikes, turning, worth
from wyprawa.games.hellscape.content import DOORS, ROGUE_TOKENS, SKILLS
from wyprawa.games.hellscape.rules.combat.arrows import FULL
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.state import SUMMONER, State
from wyprawa.games.hellscape.vocabulary import ELEMENTS, verbs
from wyprawa.kernel import Chance, Choice, Option

SHORT_OF_MANA = 2
FRAIL = 3  # the Health below which a Hero is spared before the Summoning Master
CALLED = 6  # and before Spirits, who can be called again


def choose(s: State, choice: Choice, chance: Chance) -> Option:
    """The option a sensible player would take."""
    found = ANSWERS.get(choice.ask)
    answer = found(s, choice) if found is not None else choice.options[0]
    return answer if answer in choice.options else choice.options[0]


def next_enemy(s: State, choice: Choice) -> Option:
    """Whoever may be eaten or hurt by others first; help before that."""
    free = turning.free_use(s, 0, choice.options)
    return free if free is not None else choice.options[0]


def target(s: State, choice: Choice) -> Option:
    """Of those an Enemy may attack, whoever bears it best; the Summoning Master only before the weakest."""

    def bears(figure: int) -> int:
        if figures.is_hero(figure):
            return s.heroes[figure].health
        return FRAIL - 1 if figure == SUMMONER else CALLED

    return max(choice.options, key=bears)


def apart(s: State, choice: Choice) -> Option:
    """Enemies are led where fewest Heroes stand."""
    return min(choice.options, key=lambda zone: len(figures.heroes_in(s, zone)))


def friend(s: State, choice: Choice) -> Option:
    """Whoever needs it most."""

    def need(figure: int) -> float:
        if not figures.is_hero(figure):
            return 1.5
        hero = s.heroes[figure]
        return worth.relief(s, hero, 2) + 0.5 * hero.frost

    return max(choice.options, key=need)


def enemy(s: State, choice: Choice) -> Option:
    def value(figure: int) -> float:
        found = figures.enemy_of(s, figure)
        return worth.hurt(s, found, 3) if found is not None else 0.0

    return max(choice.options, key=value)


def heal(s: State, choice: Choice) -> Option:
    hero = s.heroes[choice.subject[0]]
    if "health" in choice.options and hero.health <= 2:
        return "health"
    return next((each for each in ("frost", "fire", "health") if each in choice.options), choice.options[0])


def rest(s: State, choice: Choice) -> Option:
    hero = s.heroes[choice.subject[0]]
    return max(choice.options, key=lambda mix: worth.healing(hero, mix[0]) + worth.mana_gain(hero, mix[1]))


def mana(s: State, choice: Choice) -> Option:
    """A Shaman's Mana becomes the Element that is worth most, unless Mana itself is short."""
    hero = s.heroes[choice.subject[0]]
    open = [element for element in choice.options if element != "mana"]
    best = max(open, key=lambda element: gear.element_worth(s, hero, ELEMENTS.index(element)))
    short = worth.SHORT if hero.mana < SHORT_OF_MANA and "mana" in choice.options else 0.0
    return best if gear.element_worth(s, hero, ELEMENTS.index(best)) > short else "mana"


def step(s: State, choice: Choice) -> Option:
    """Toward a blow or the goals; a Spirit goes to the nearest Enemy."""
    who = choice.subject[0]
    if figures.is_hero(who):
        drawn = goals.goals(s, who, s.enemies)
        here = s.heroes[who].zone
    else:
        drawn = goals.prey(s, s.enemies)
        here = figures.zone_of(s, who)
    if not drawn:
        return "stop" if "stop" in choice.options else choice.options[0]

    def value(zone: int) -> float:
        foes = [strikes.best_blow(s, who, zone, {})[0]] if figures.is_hero(who) else []
        away = max(
            turning.pull(goal, distances.away(s, goal.zone).get(zone, distances.FAR)) for goal in drawn
        )
        return away + sum(foes)

    zones = [option for option in choice.options if isinstance(option, int)]
    best = max(zones, key=value, default=here)
    return best if value(best) > value(here) else "stop"


def jump(s: State, choice: Choice) -> Option:
    return step(s, choice)


def attack(s: State, choice: Choice) -> Option:
    """The best of several attacks without an action."""
    who = choice.subject[0]

    def value(option: tuple[int, int]) -> float:
        foe = figures.enemy_of(s, option[1])
        if foe is None:
            return 0.0
        return strikes.blow(s, who, foe, option[0]) if figures.is_hero(who) else worth.hurt(s, foe, 2)

    return max(choice.options, key=value)


def spirit(s: State, choice: Choice) -> Option:
    _, foe, type = strikes.spirit_blow(s, choice.subject[0])
    return ("attack", type, foe.figure) if foe is not None else "move"


def arrow(s: State, choice: Choice) -> Option:
    hero = s.heroes[choice.subject[0]]
    return "more" if "more" in choice.options and strikes.draws_on(hero, FULL) else "stop"


def consecrate(s: State, choice: Choice) -> Option:
    """Where most Heroes fight."""

    def fights(zone: int) -> tuple[int, int]:
        return len(figures.heroes_in(s, zone)), len(figures.enemies_in(s, zone))

    return max(choice.options, key=fights)


def bless(s: State, choice: Choice) -> Option:
    def value(skill: int) -> float:
        card = SKILLS[skill]
        better = sum(gear.ability_worth(each) for each in card.blessed)
        return better - sum(gear.ability_worth(each) for each in card.abilities)

    return max(choice.options, key=value)


def lost_token(s: State, choice: Choice) -> Option:
    def value(token: int) -> float:
        bonus = ROGUE_TOKENS[token].bonus
        return gear.ability_worth(bonus) if bonus is not None else 0.5

    return min(choice.options, key=value)


def unless(s: State, choice: Choice) -> Option:
    """A Minion more costs more than a Mana."""
    return "yes"


def door_choice(s: State, choice: Choice) -> Option:
    """Of what a card lets choose, what hurts least."""
    kind, card, _ = choice.subject
    if kind != "door":
        return choice.options[0]
    chosen = next((verb for verb in DOORS[card].do if isinstance(verb, verbs.Choose)), None)
    if chosen is None:
        return choice.options[0]
    return min(choice.options, key=lambda n: sum(cost(verb) for verb in chosen.of[n]))


def cost(verb: verbs.Verb) -> float:
    match verb:
        case verbs.Wound(n):
            return 1.0 * n
        case verbs.LoseLoot(n):
            return worth.TREASURE * n
        case verbs.DrawItems(rarity, n):
            return -worth.TREASURE * n * (2 if rarity != "common" else 1)
        case verbs.Mana(n):
            return -worth.MANA * n
        case verbs.DropItem():
            return 0.5
        case verbs.Darkness(n):
            return 3.0 * n
    return 0.0


def credit(s: State, choice: Choice) -> Option:
    """XP go to whom they lift a level, else to the lowest."""

    def key(who: int) -> tuple[bool, int]:
        hero = s.heroes[who]
        return worth.near_level(hero), -hero.level * 20 - hero.xp

    return max(choice.options, key=key)


def far_from_boss(s: State, choice: Choice) -> Option:
    return min(choice.options, key=lambda zone: len(figures.heroes_in(s, zone)))


def stone(s: State, choice: Choice) -> Option:
    """Corruption lies where the Heroes come first."""
    start = ground.map_of(s).zone(ground.mission(s).boss_start[0])
    return min(choice.options, key=lambda zone: distances.away(s, start).get(zone, distances.FAR))


def bearer(s: State, choice: Choice) -> Option:
    return max(choice.options, key=lambda who: s.heroes[who].health)


ANSWERS: dict[str, Callable[[State, Choice], Option]] = {
    "skill": gear.skill,
    "place": gear.place,
    "quarter": gear.quarter,
    "weapon": gear.weapon,
    "bearer": bearer,
    "hero": turning.next_hero,
    "act": turning.act,
    "move": turning.move,
    "step": step,
    "jump": jump,
    "token": gear.token,
    "lose.token": lost_token,
    "trade": lambda s, choice: gear.trades(s, list(choice.options))[1],
    "item": gear.found,
    "rest": rest,
    "mana": mana,
    "heal": heal,
    "friend": friend,
    "enemy": enemy,
    "weakest": target,
    "choose": door_choice,
    "unless": unless,
    "drop": lambda s, choice: gear.least(s, choice.subject[0], list(choice.options)),
    "forge": lambda s, choice: gear.least(s, choice.subject[0], list(choice.options)),
    "stow": lambda s, choice: choice.options[-1],
    "consecrate": consecrate,
    "bless": bless,
    "spirit": spirit,
    "arrow": arrow,
    "attack": attack,
    "combat": combats.combat,
    "enemy.next": next_enemy,
    "enemy.target": target,
    "enemy.path": apart,
    "enemy.place": apart,
    "drive": apart,
    "credit": credit,
    "boss.place": far_from_boss,
    "boss.stone": stone,
}
