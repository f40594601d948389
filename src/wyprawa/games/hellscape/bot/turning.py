"""A Hero's turn: where to, whom to attack, or what else to do with the next action or MP."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple, TypeAlias

from wyprawa.games.hellscape.bot import distances, errands, gear, goals, strikes, worth
from wyprawa.games.hellscape.bot import ground as terrain
from wyprawa.games.hellscape.content import BOX
from wyprawa.games.hellscape.rules.figures.actions import actions_left
from wyprawa.games.hellscape.rules.figures.using import QUARTERS
from wyprawa.games.hellscape.rules.query import abilities, figures, ground
from wyprawa.games.hellscape.state import NONE, State
from wyprawa.games.hellscape.vocabulary import Ability, verbs
from wyprawa.games.hellscape.vocabulary.terms import FORGE, FOUNTAIN, GREATER_CHEST
from wyprawa.kernel import Choice, Option

STEP = 1.1  # what one step nearer to a goal is worth
ARRIVED = 2.0  # and to be there
WAY = 0.15  # what a MP costs
DEED = 12.0
FREE = 0.2  # what something without an action must gain
SPENT = 0.9  # of an attack's worth, for each one before it in the turn

BEFORE_A_BLOW = 2  # actions: one to gather Mana, one to strike
IN_COMBAT = 0.4  # what a Wizard's Mana does there beyond its price
LEADS = 6.0  # the bearer of the Cursed Sword goes first
LAST_STEPS = 3  # within which the others must be before one leaves
ALONE = 0.4  # for each step farther than that from the others
NEAR = 2
APART = 8

Offer: TypeAlias = tuple[float, Option]


class Plan(NamedTuple):
    score: float
    zone: int
    first: Option | None  # the first step of the way; None: stay


class Turning:
    """What a Hero could make of the rest of the turn."""

    def __init__(self, s: State, who: int) -> None:
        self.s, self.who = s, who
        turn = s.turn
        assert turn is not None
        self.actions = actions_left(s)
        self.mp = turn.mp if turn.moving else 0
        self.hero = s.heroes[who]
        self.ways = terrain.routes(s, who, self.mp + BOX.move * self.actions)
        self.enemies = terrain.close_enemies(s)
        drawn = best_at(goals.goals(s, who, self.enemies))
        self.goals = [(goal, distances.away(s, goal.zone, who)) for goal in drawn]
        others = [each for each in figures.standing(s) if each != who and together(s)]
        self.others = [distances.away(s, s.heroes[other].zone) for other in others]
        self.known: strikes.Known = {}
        self.aims = strikes.aims(s, who)
        self.danger = terrain.Danger(s, who, self.enemies)

    def plans(self) -> list[Plan]:
        return [self.plan(zone, way) for zone, way in self.ways.items()]

    def plan(self, zone: int, way: terrain.Way) -> Plan:
        """The blows that are left after the way, the way to the goals, and the danger."""
        left = self.actions - ceil(max(0, way.mp - self.mp) / BOX.move)
        score = self.drawn(zone) - WAY * way.mp - self.alone(zone)
        if left > 0:
            blow, foe, _ = strikes.best_blow(self.s, self.who, zone, self.known, self.aims)
            if foe is not None and blow > 0:
                all_of_it = worth.whole(self.s, foe)
                score += min(all_of_it, blow * (1 + SPENT * (left - 1)))
        if self.enemies:
            score -= (way.cost - way.mp) * terrain.BESIDES  # nobody waits before a trap that must be crossed
            score -= self.danger.of(zone)
            score -= terrain.abandoned(self.s, self.who, zone, self.enemies)
        return Plan(score, zone, way.first)

    def drawn(self, zone: int) -> float:
        """How much the goals are worth from a Zone."""
        return max((pull(goal, away.get(zone, distances.FAR)) for goal, away in self.goals), default=0.0)

    def alone(self, zone: int) -> float:
        """What it costs to be far from the others."""
        if not self.others:
            return 0.0
        steps = sum(min(away.get(zone, APART), APART) for away in self.others) / len(self.others)
        return ALONE * max(0.0, steps - NEAR)

    def best(self) -> Plan:
        return max(self.plans(), key=lambda plan: plan.score)

    def here(self) -> Plan:
        return self.plan(self.hero.zone, self.ways[self.hero.zone])


def best_at(found: Sequence[errands.Goal]) -> list[errands.Goal]:
    """Of goals in the same Zone, the one worth most."""
    best: dict[int, errands.Goal] = {}
    for goal in found:
        if goal.zone not in best or best[goal.zone].worth < goal.worth:
            best[goal.zone] = goal
    return list(best.values())


def pull(goal: errands.Goal, steps: int) -> float:
    """What a goal is worth from so many steps away."""
    return goal.worth - STEP * steps + (0 if steps else ARRIVED)


def together(s: State) -> bool:
    """Whether the party walks together; in Exodus it starts apart."""
    return not ground.has_rule(s, "exodus")


# --- an action --------------------------------------------------------------------------------------------


def act(s: State, choice: Choice) -> Option:
    return best_of(actions(s, choice))


def actions(s: State, choice: Choice) -> list[Offer]:
    """What may be done next, and what it is worth; a single offer where nothing needs weighing."""
    who = choice.subject[0]
    options = choice.options
    if (free := free_use(s, who, options)) is not None:
        return [(0.0, free)]
    if "thaw" in options:
        return [(0.0, "thaw")]
    if not choice.subject[1] or errands.hopeless(s):
        return [(0.0, "end")]
    deeds = [option for option in options if kind_of(option) == "deed"]
    if deeds:
        return [(DEED, deeds[-1])]
    turning = Turning(s, who)
    here, best = turning.here(), turning.best()
    offers: list[Offer] = [(0.05, "end")]
    blows = strikes.blows(s, who, s.heroes[who].zone, turning.known)
    offers += [
        (each, option)
        for each, foe, type in blows
        if foe is not None and (option := ("attack", type, foe.figure)) in options and each > 0.1
    ]
    blow = max((each for each, _, _ in blows), default=0.0)
    if "move" in options and best.first is not None:
        offers.append((best.score - here.score + max(0.0, blow), "move"))
    if "move" in options and (found := object_worth(s, who)) > 0:
        offers.append((found - 0.5, "move"))
    if "rest" in options:
        offers.append((rest_worth(s, who), "rest"))
    if "trade" in options:
        offers.append((gear.trade_worth(s, who) - (3.0 if turning.enemies else 0.3), "trade"))
    offers += [
        (special_worth(s, who, option, turning), option) for option in options if option[0] == "special"
    ]
    offers += [(spirit_worth(s, option[1]), option) for option in options if kind_of(option) == "spirit"]
    return offers


def best_of(offers: Sequence[Offer]) -> Option:
    return max(offers, key=lambda offer: offer[0])[1]


def kind_of(option: Option) -> str:
    return str(option[0]) if isinstance(option, tuple) else ""


def spirit_worth(s: State, figure: int) -> float:
    """An action for a Spirit that has acted already: only to attack again."""
    return strikes.spirit_blow(s, figure)[0]


def rest_worth(s: State, who: int) -> float:
    hero = s.heroes[who]
    health = min(BOX.rest, figures.wounds_of(hero))
    healed = worth.healing(hero, health) + terrain.saved(s, who, health)
    return healed + worth.mana_gain(hero, BOX.rest - health)


def special_worth(s: State, who: int, option: Option, turning: Turning) -> float:
    """An ability that costs an action."""
    _, kind, number, n = option
    ability = abilities.find(s, who, (kind, number, n))
    return ability_worth(s, who, ability, turning) - strikes.price(ability)


def ability_worth(s: State, who: int, ability: Ability, turning: Turning | None = None) -> float:
    """What an ability outside a Combat is worth."""
    hero, found = s.heroes[who], 0.0
    here = figures.heroes_in(s, hero.zone)
    for verb in ability.do:
        match verb:
            case verbs.Mana(n):
                found += max(worth.mana_gain(hero, n), charged(s, who, n, turning))
            case verbs.Heal(n):
                found += max(worth.relief(s, s.heroes[each], n) + terrain.saved(s, each, n) for each in here)
            case verbs.Wound(n, to) if type(to).__name__ in ("Enemy", "Enemies"):
                found += max((worth.hurt(s, enemy, n) for enemy in s.enemies if enemy.zone >= 0), default=0.0)
            case verbs.AttackNow() if turning is not None:
                found += max((plan.score for plan in turning.plans()), default=0.0) - turning.here().score
            case verbs.DrawItems(_, n):
                found += worth.TREASURE * n
            case verbs.DrawTokens(n) | verbs.MoreActions(n):
                found += 2.0 * n
            case verbs.Summon() if not gear.summoned(s, ability):
                found += 3.0
            case verbs.Rage(n):
                found += worth.RAGE * min(n, BOX.rage - hero.rage)
    return found


def charged(s: State, who: int, n: int, turning: Turning | None) -> float:
    """How much more an attack after this action would be worth with so much more Mana: two blows without any
    are stopped by the same shields twice, and cost scratches twice."""
    if turning is None or turning.actions < BEFORE_A_BLOW:
        return 0.0
    hero = s.heroes[who]
    was, now = hero.mana, strikes.best_blow(s, who, hero.zone, turning.known)[0]
    hero.mana = min(was + n, figures.max_mana(hero))
    try:
        return strikes.best_blow(s, who, hero.zone, {})[0] - now
    finally:
        hero.mana = was


def free_use(s: State, who: int, options: Sequence[Option]) -> Option | None:
    """Something that needs no action and is worth its price."""
    offers = [(free_worth(s, who, option), option) for option in options if isinstance(option, tuple)]
    best = max(offers, key=lambda offer: offer[0], default=(0.0, None))
    return best[1] if best[0] > FREE else None


def free_worth(s: State, who: int, option: Option) -> float:
    match option:
        case ("use", kind, number, n):
            ability = abilities.find(s, who, (kind, number, n))
            return ability_worth(s, who, ability) - strikes.price(ability)
        case ("any", user, kind, number, n):
            ability = abilities.find(s, user, (kind, number, n))
            return ability_worth(s, user, ability) - strikes.price(ability)
        case ("turn", _):
            return 0.5
        case ("wake", _):
            return 4.0
        case ("pointer", _):
            return pointed(s, who)
        case ("consecrate", column):
            return consecration_worth(s, who, column)
    return 0.0


def pointed(s: State, who: int) -> float:
    """The best spell outside a Combat that turning the pointer leads to (MD-26.7)."""
    hero, best = s.heroes[who], 0.0
    for turns in range(1, QUARTERS):
        _, spell = abilities.spell(hero, (hero.pointer + turns) % QUARTERS)
        if spell.timing == "free" and hero.mana >= turns + spell.cost.mana:
            gained = ability_worth(s, who, spell) - strikes.price(spell)
            best = max(best, gained - worth.MANA * turns - IN_COMBAT)
    return best


def consecration_worth(s: State, who: int, column: int) -> float:
    """Where the Paladin fights, with the column that has the most skills; others there gain as well."""
    hero = s.heroes[who]
    if column != best_column(s, who) or hero.zone in hero.consecrated:
        return 0.0
    if strikes.best_blow(s, who, hero.zone, {})[1] is None:
        return 0.0
    skills = sum(place == column for place in hero.places)
    return 0.4 * len(figures.heroes_in(s, hero.zone)) + 0.5 * skills


def best_column(s: State, who: int) -> int:
    places = s.heroes[who].places
    return max(range(3), key=lambda column: (places.count(column), -column))


# --- a MP -------------------------------------------------------------------------------------------------


def move(s: State, choice: Choice) -> Option:
    return best_of(steps(s, choice))


def steps(s: State, choice: Choice) -> list[Offer]:
    """Where the next MP may lead, and what the best way from there is worth; things that lie here first."""
    who, options = choice.subject[0], choice.options
    things = [(thing_worth(s, who, option), option) for option in options if isinstance(option, tuple)]
    here = [offer for offer in things if offer[0] > 0.5]
    if here:
        return [max(here, key=lambda offer: offer[0])]
    found: dict[Option, float] = {}
    for plan in sorted(Turning(s, who).plans(), key=lambda plan: -plan.score):
        found.setdefault(plan.first if plan.first in options else "stop", plan.score)
    return [(score, option) for option, score in found.items()]


def object_worth(s: State, who: int) -> float:
    """The best thing in the Hero's Zone that a MP would take."""
    if figures.enemies_in(s, s.heroes[who].zone):
        return 0.0
    here = s.heroes[who].zone
    found = [goal.worth for goal in goals.finds(s, who) if goal.zone == here]
    if ground.lies_at(s, FORGE, here):
        found.append(gear.forge_worth(s, who))
    wanted = [goal.worth for goal in goals.objectives(s, who) if goal.zone == here]
    costly = all(
        deed.cost == "action" or goals.waits(s, who, n) or (goals.leaves(s, n) and not all_near(s, who))
        for n, deed in enumerate(ground.mission(s).deeds)
    )
    return max([*found, *([] if costly else wanted)], default=0.0)


def thing_worth(s: State, who: int, option: Option) -> float:
    """What a MP buys where the Hero stands."""
    match option:
        case ("deed", n):
            return 0.0 if goals.waits(s, who, n) or (goals.leaves(s, n) and not all_near(s, who)) else DEED
        case ("treasure", value):
            return worth.TREASURE * (1.0 + 0.6 * int(value))
        case ("object", kind) if kind == FOUNTAIN:
            return worth.healing(s.heroes[who], 3) - 0.8
        case ("object", kind) if kind == FORGE:
            return gear.forge_worth(s, who)
        case ("object", kind):
            return goals.CHEST + float(kind == GREATER_CHEST)
        case ("use", kind, number, n):
            return move_ability(s, who, abilities.find(s, who, (kind, number, n)))
    return 0.0


def all_near(s: State, who: int) -> bool:
    """Nobody leaves the Dungeon while others are still on their way."""
    steps = distances.walked(s, s.heroes[who].zone)
    return all(steps.get(s.heroes[other].zone, distances.FAR) <= LAST_STEPS for other in figures.standing(s))


def move_ability(s: State, who: int, ability: Ability) -> float:
    """More MP are worth it where they bring a blow or an objective."""
    return 0.0 if any(isinstance(verb, verbs.MovePoints) for verb in ability.do) else 0.1


def next_hero(s: State, choice: Choice) -> Option:
    return best_of(heroes(s, choice))


def heroes(s: State, choice: Choice) -> list[Offer]:
    """Whoever strikes hardest goes first; without a fight whoever is nearest to a goal."""
    if (free := free_use(s, 0, choice.options)) is not None:
        return [(0.0, free)]
    fight = bool(terrain.close_enemies(s))

    def urge(who: int) -> float:
        hero = s.heroes[who]
        if fight:
            first = DEED * (hero.held.get("feather", 0) > 0 and errands.ready_to_bind(s, who))
            return first + strikes.best_blow(s, who, hero.zone, {})[0] + 0.1 * hero.health
        drawn = [
            pull(goal, distances.away(s, goal.zone).get(hero.zone, distances.FAR))
            for goal in goals.goals(s, who, ())
        ]
        leads = LEADS * (s.cursed != NONE and s.cursed in hero.slots)
        return max(drawn, default=0.0) + worth.fit(hero) + leads

    return [(urge(option), option) for option in choice.options if isinstance(option, int)]
