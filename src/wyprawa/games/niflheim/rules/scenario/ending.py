"""How a scenario ends (GN-5.24, GN-35)."""

from __future__ import annotations

from typing import Literal, NoReturn

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.query import figures, goals
from wyprawa.games.niflheim.rules.scenario.rewards import settle
from wyprawa.games.niflheim.state import NONE, SCENARIO, Hero, State
from wyprawa.kernel import Outcome, step


def lose(s: State, reason: str, rule: str) -> NoReturn:
    end(s, Outcome((), (0,) * s.seats, reason, rule))


def end(s: State, outcome: Outcome) -> NoReturn:
    """The game is over, or the campaign goes on with its next step, below all that the scenario planned."""
    s.won = bool(outcome.winners)
    s.tell(events.ScenarioEnded, s.page().id, s.won, outcome.reason, rule=outcome.rule)
    if not s.campaign:
        finish(s, outcome)
    clear_map(s)
    s.cut(SCENARIO, leave=True)


def finish(s: State, outcome: Outcome, why: Literal["none", "attempts", "nobody"] = "none") -> NoReturn:
    """The log ends with who has won, and with which score."""
    s.tell(events.GameEnded, bool(outcome.winners), outcome.scores[0], why, rule=outcome.rule)
    s.finish(outcome)


def clear_map(s: State) -> None:
    """Everybody leaves the map, and it is put away with all that is still on it."""
    s.resting, s.active = True, NONE
    for hero in s.heroes:
        rest(hero)
    s.undead, s.pool, s.discard, s.piles = [], [], [], []


def rest(hero: Hero) -> None:
    """Off the map, without markers; health is as it was (GN-4.24)."""
    hero.at, hero.left, hero.acted, hero.carries = NONE, False, False, 0
    hero.cover, hero.attacked, hero.blocked_by = NONE, False, NONE
    hero.passes, hero.waits = NONE, False


@step(part=SCENARIO)
def judge(s: State) -> None:
    """Whether the scenario has ended, after everything else."""
    check(s)


def check(s: State) -> None:
    """Won at once when the main objectives are met; lost when nobody is left to meet them (GN-4.11, GN-5.24,
    GN-35.1, GN-35.2)."""
    main = s.page().main
    if main and goals.met(s, main):
        settle(s)
        end(s, Outcome(tuple(range(s.seats)), (1,) * s.seats, "won", "GN-4.11"))
    if all(hero.dead for hero in s.heroes):
        lose(s, "dead", "GN-35.1")
    if main and not figures.standing(s):
        lose(s, "hopeless", "GN-35.2")
