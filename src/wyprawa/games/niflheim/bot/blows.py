"""What an attack is worth: the undead it removes or holds up, less whom it may hit."""

from __future__ import annotations

from wyprawa.games.niflheim.bot.tasks import open_tasks
from wyprawa.games.niflheim.content import ITEMS
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.rules.query.odds import odds
from wyprawa.games.niflheim.rules.query.plan import plan
from wyprawa.games.niflheim.state import State, Undead
from wyprawa.kernel import Option

KILL, STUN, FRIEND = 3.0, 1.2, 4.0
FAR_OFF = 0.4  # how much of it counts against an undead that can be left behind
USELESS = 20
NAMED = ("bishop", "sanngridr", "ullric")


def worth(s: State, who: int, weapon: int, target: int, cover: bool) -> float:
    planned = plan(s, who, weapon, target, cover)
    undead = figures.undead_of(s, target)
    if planned is None or undead is None:
        return 0.0
    found = odds(s, target, ITEMS[weapon].dice, planned)
    row = figures.seen_as(undead)
    wounds = float(found.wound) / (row.health - undead.wounds)
    value = KILL * max(float(found.kill), 0.7 * wounds) * (2 if row.id in NAMED else 1)
    if not undead.stunned and "armoured" not in row.abilities:
        value += STUN * float(found.hit)
    if any(hero.blocked_by == target for hero in s.heroes):
        value *= 1.5
    elif figures.heroes_beside(s, undead.at):
        value *= 1.3
    elif not threatens(s, undead) and not hunted(s, undead):
        value *= FAR_OFF
    if figures.is_hero(planned.between):
        value -= FRIEND * float(found.between)
    return value


def threatens(s: State, undead: Undead) -> bool:
    """Whether it has a bow, or can be beside somebody after two of its turns."""
    if figures.has(undead, "spectral_bow"):
        return True
    reach = 1 + 2 * figures.move_value(s, undead)
    return any(ground.range_to(s, undead.at, s.heroes[who].at) <= reach for who in figures.standing(s))


def hunted(s: State, undead: Undead) -> bool:
    """Whether an objective wants it dead."""
    return any(task.hunt and task.squares >> undead.at & 1 for task in open_tasks(s))


def grip(item: int) -> int:
    """How bad a thing is in hand: the wound value of its blows, the fewer dice the worse."""
    row = ITEMS[item]
    return (row.melee.wound if row.melee is not None else USELESS) - 2 * row.dice


def best(s: State, attacks: list[Option]) -> tuple[float, Option]:
    """The best of attacks as they are offered: `attack` in an activation, `shoot` from cover."""
    rated = []
    for option in attacks:
        if option[0] == "attack" and s.turn is not None:
            rated.append((worth(s, s.turn.who, option[1], option[2], cover=False), option))
        elif option[0] == "shoot":
            rated.append((worth(s, option[1], option[2], option[3], cover=True), option))
        else:
            rated.append((crowd(s, option), option))
    return max(rated, key=lambda each: each[0], default=(0.0, None))


def crowd(s: State, option: Option) -> float:
    """A vial is for three or more close together."""
    who = s.turn.who if option[0] == "vial" and s.turn is not None else option[1]
    return 4.0 if most_met(s, who)[0] >= 3 else 0.0


def most_met(s: State, who: int) -> tuple[int, int]:
    """How many undead a vial can meet, and the square to throw it at."""
    at, board = s.heroes[who].at, ground.board(s)
    found = (0, at)
    for undead in s.undead:
        if board.sees(at, undead.at) and 1 < ground.range_to(s, at, undead.at) <= 6:
            area = ground.around(s, undead.at)
            met = sum(area >> each.at & 1 for each in s.undead)
            found = max(found, (met, undead.at))
    return found
