"""An answer to every question."""

from __future__ import annotations

from collections.abc import Callable

from wyprawa.games.niflheim.bot import blows, camp, squares
from wyprawa.games.niflheim.bot.tasks import arms, carrying_arm, leaving, open_tasks
from wyprawa.games.niflheim.content import SKILLS
from wyprawa.games.niflheim.rules.query import carrying, destiny, figures, ground
from wyprawa.games.niflheim.rules.turns import doors
from wyprawa.games.niflheim.rules.turns.activation import attack_options
from wyprawa.games.niflheim.state import NONE, State, Turn
from wyprawa.games.niflheim.vocabulary.terms import MARCH, STAY
from wyprawa.kernel import Chance, Choice, Option
from wyprawa.parts.boards import Cell, ids

Answer = Callable[[State, Choice], Option]
SHOOT = 0.4  # an attack from cover is worth it from here on: one not made is lost
STRIKE = 1.1  # and one in the activation
PACE, HASTE = 0.6, 1.0  # a step on the way, and one in the second half of the rounds there are
DOOR = 2.5  # a door on the way can be opened
PERIL = 30  # where an undead would end the scenario by its touch
LAPS = 3  # after so many the scenario is called lost


def choose(s: State, choice: Choice, chance: Chance) -> Option:
    answer = ANSWERS.get(choice.ask)
    if answer is None:
        return chance.pick(choice.options, "bot")
    return answer(s, choice)


def has(choice: Choice, option: Option, default: Option) -> Option:
    return option if option in choice.options else default


# --- activations -------------------------------------------------------------------------------------------


def next_hero(s: State, choice: Choice) -> Option:
    """Whoever can strike something goes first, the blocked last: others may free them."""

    about = squares.peril(s)

    def order(option: Option) -> tuple[bool, bool, float]:
        hero = s.heroes[option[1]]
        beside = bool(figures.undead_beside(s, hero.at))
        return hero.blocked_by != NONE, not beside, squares.danger(s, option[1], hero.at, about)

    return min((each for each in choice.options if each[0] == "hero"), key=order)


def intent(s: State, choice: Choice) -> Option:
    """The one whose best square and blow are worth most."""
    [who] = choice.subject
    hero = s.heroes[who]
    now = squares.danger(s, who, hero.at, squares.peril(s))
    if hero.blocked_by != NONE or (special_here(s, who) and now < PERIL):
        return STAY
    if things_here(s, who) and now < PERIL:
        return MARCH
    if s.ground().exits >> hero.at & 1 and leaving(s) and free_to_leave(s, who):
        return MARCH
    rated = {n: outlook(s, who, n, now) for n in choice.options}
    return max(choice.options, key=lambda n: (rated[n], -n))


def special_here(s: State, who: int) -> bool:
    """Whether a task can be done from where the hero stands, by staying there."""
    at = s.heroes[who].at
    specials = [task for task in open_tasks(s) if task.does[:1] in (("rescue",), ("search",))]
    return any(task.squares >> at & 1 for task in specials)


def things_here(s: State, who: int) -> bool:
    """Whether something that is wanted can be picked up from here, which nobody can who stays (GN-7.9)."""
    at = s.heroes[who].at
    wanted = [task.squares for task in open_tasks(s) if task.does[:1] == ("pick",)]
    return any(cells >> at & 1 for cells in (*wanted, arms(s, who)))


def outlook(s: State, who: int, n: int, now: float) -> float:
    """What a turn with this intent would come to, where it is so dangerous to stay."""
    before = s.turn
    s.turn = Turn(who, n, destiny.points(s.heroes[who], n))
    blow = strike(s, who)
    value = blow if blow >= STRIKE else 0.0
    if n != STAY:
        goal, best = aim(s, who)
        if goal != s.heroes[who].at:
            value = max(value, best)
        if any(option[0] != "close" and wants_through(s, who, option[1]) for option in doors.options(s)):
            value = max(value, DOOR - now)
    else:
        value -= now * 0.5
    s.turn = before
    return value


def strike(s: State, who: int) -> float:
    return blows.best(s, attack_options(s))[0]


def aim(s: State, who: int) -> tuple[Cell, float]:
    """The square to make for in this activation, and what it is worth."""
    hero, turn = s.heroes[who], s.turn
    goals = squares.targets(s, who)
    if turn is None:
        return hero.at, 0.0
    away = squares.distances(s, goals, hero.at) if goals else {}
    reach = ground.board(s).reach(hero.at, turn.mp, figures.free(s), s.ground().difficult | s.fire)
    now, about = away.get(hero.at, squares.FAR), squares.peril(s)
    pace = HASTE if hurried(s) else PACE
    rated = []
    for cost, layer in enumerate(reach):
        for cell in ids(layer):
            gain = (now - away.get(cell, squares.FAR)) * pace if away else 0.0
            arrival = 1.0 if goals >> cell & 1 else 0.0
            rated.append((gain + arrival - squares.danger(s, who, cell, about) - 0.01 * cost, -cost, cell))
    value, _, cell = max(rated)
    return cell, value


def hurried(s: State) -> bool:
    """Half of the rounds the page allows are over (GN-35.3)."""
    return 0 < s.page().deadline < 2 * s.round


def act(s: State, choice: Choice) -> Option:
    """Tasks, blows, things to take, then steps."""
    turn, options = s.turn, choice.options
    if turn is None:
        return options[0]
    who, hero = turn.who, s.heroes[turn.who]
    for task in open_tasks(s):
        if task.does in options:
            return task.does
    force = [each for each in options if each[0] == "force"]
    if force and wants_through(s, who, force[0][1]):
        return force[0]
    value, attack = blows.best(s, [each for each in options if each[0] in ("attack", "vial")])
    if value >= STRIKE or (value > 0 and turn.mp == 0 and not coming(s, who)):
        return attack
    picks = [each for each in options if each[0] == "pick"]
    if picks and worth_picking(s, who, picks[0][1]):
        return picks[0]
    ready = [each for each in options if each[0] == "ready" and hero.ready == NONE]
    if ready:
        return ready[0]
    drinks = [each for each in options if each[0] == "drink"]
    if drinks and (hero.health <= 2 or figures.undead_beside(s, hero.at)):
        return drinks[0]
    return step(s, choice) or (attack if value > 0 and not coming(s, who) else "end")


def coming(s: State, who: int) -> bool:
    """Whether an undead will come up: a blow from cover may then do more than one from afar."""
    at = s.heroes[who].at
    return any(cells >> at & 1 for cells in squares.peril(s).close)


def worth_picking(s: State, who: int, cell: Cell) -> bool:
    hero = s.heroes[who]
    near = [pile for pile in s.piles if pile.at == cell]
    return any(pile.supplies[kind] for pile in near for kind in range(4)) or any(
        item for pile in near for item in pile.items if carrying.is_arm(item) and hero.ready == NONE
    )


def wants_through(s: State, who: int, door: int) -> bool:
    """Whether the way to the tasks leads through a door."""
    at, sides = s.heroes[who].at, s.ground().board.doors[door]
    goals = squares.targets(s, who)
    away = squares.distances(s, goals, at)
    beyond = next((cell for cell in sides if cell != at), at)
    return away.get(beyond, squares.FAR) < away.get(at, squares.FAR)


def free_to_leave(s: State, who: int) -> bool:
    """Nothing is left to do, or nothing for this hero where nobody can fight."""
    return not open_tasks(s) or (not s.page().combat and not squares.own_tasks(s, who))


def step(s: State, choice: Choice) -> Option:
    """One step to the best square in reach, a door on the way, or out."""
    turn = s.turn
    if turn is None:
        return None
    who, at = turn.who, s.heroes[turn.who].at
    if ("leave",) in choice.options and free_to_leave(s, who):
        return ("leave",)
    for option in choice.options:
        if option[0] in ("open", "unlock") and wants_through(s, who, option[1]):
            return option
    goal, _ = aim(s, who)
    if goal == at:
        return None
    cheap = ((s.fire, (1, 0)), (s.ground().difficult, (0, 1)))
    ways = ground.board(s).cheapest(at, figures.free(s), (0, 1), cheap)
    path = ways.path(goal)
    found = [each for each in choice.options if each[0] == "step" and len(path) > 1 and each[1] == path[1]]
    return found[0] if found else None


# --- reactions and dice ------------------------------------------------------------------------------------


def react(s: State, choice: Choice) -> Option:
    value, shot = blows.best(s, [each for each in choice.options if each[0] in ("shoot", "throw")])
    return shot if value >= SHOOT else "wait"


def coin(s: State, choice: Choice) -> Option:
    """For a block, an arrow, or the blow that would have freed somebody."""
    what, _ = choice.subject
    held = any(hero.blocked_by != NONE for hero in s.heroes)
    return "flip" if what in ("break", "bow") or (what == "attack" and held) else "keep"


def coin_die(s: State, choice: Choice) -> Option:
    beside = sum(bool(figures.undead_beside(s, s.heroes[who].at)) for who in figures.standing(s))
    return has(choice, "heroes", "keep") if beside else "keep"


def skill(s: State, choice: Choice) -> Option:
    [who] = choice.subject
    for option in choice.options[1:]:
        if s.heroes[who].destiny - SKILLS[option].price >= 0:
            return option
    return choice.options[0]


def ward(s: State, choice: Choice) -> Option:
    [who] = choice.subject
    hero = s.heroes[who]
    last = hero.health == 1
    return choice.options[1] if last or hero.destiny >= SKILLS[choice.options[1]].price else "bear"


def vial_square(s: State, choice: Choice) -> Option:
    who, _ = choice.subject
    return has(choice, blows.most_met(s, who)[1], choice.options[0])


# --- ties of the undead ------------------------------------------------------------------------------------


def bear_it(s: State, choice: Choice) -> Option:
    """Whoever can best bear it: not blocked, most health."""
    return min(choice.options, key=lambda who: (s.heroes[who].blocked_by != NONE, -s.heroes[who].health))


def farthest(s: State, choice: Choice) -> Option:
    heroes = [s.heroes[who].at for who in figures.standing(s)]
    return max(choice.options, key=lambda cell: sum(ground.range_to(s, cell, at) for at in heroes))


# --- things ------------------------------------------------------------------------------------------------


def take(s: State, choice: Choice) -> Option:
    """Supplies, what the page wants, weapons, the best into an empty hand; no second one while somebody has
    none."""
    who = choice.subject[0]
    spare = carrying_arm(s, who) and any(
        figures.is_character(s.heroes[other]) and not carrying_arm(s, other) for other in figures.standing(s)
    )
    for option in choice.options:
        if option[0] == "supply":
            return option
    found = [each for each in choice.options if each[0] == "item"]
    found = [each for each in found if not (spare and carrying.is_arm(each[1]))]
    for place in ("ready", "off_hand", "belt", "pack"):
        there = [each for each in found if each[2] == place]
        if there:
            return min(there, key=lambda each: blows.grip(each[1]))
    return camp.rearrange(s, choice)


def first(s: State, choice: Choice) -> Option:
    return choice.options[0]


def done(s: State, choice: Choice) -> Option:
    return has(choice, "done", choice.options[0])


ANSWERS: dict[str, Answer] = {
    "first": first,
    "hero": next_hero,
    "intent": intent,
    "act": act,
    "react": react,
    "coin": coin,
    "coin.die": coin_die,
    "coin.repeat": first,
    "break": first,
    "skill": skill,
    "ward": ward,
    "vial.square": vial_square,
    "undead.target": bear_it,
    "undead.prey": bear_it,
    "undead.place": farthest,
    "undead.path": farthest,
    "undead.next": first,
    "rune.red": first,
    "rune.white": first,
    "rune.blue": first,
    "push": first,
    "burst": first,
    "start": first,
    "take": take,
    "give": done,
    "lap": lambda s, choice: "go_on" if s.lap <= LAPS else "give_up",
    **camp.ANSWERS,
}
