"""A sensible magpie: some good curios, out of everybody's sight, and away in time."""

from collections.abc import Sequence
from itertools import product

from wyprawa import Chance, Choice
from wyprawa.kernel import Option
from wyprawa.kernel.counsel import Counsel
from wyprawa_sroki.places import DOORS, QUAY, SHELF, distance
from wyprawa_sroki.rules import ACTIONS, ALONE, ROUNDS, SMOKE, State, beats, bells, in_sight, rounds, worth


def choose(s: State, choice: Choice, chance: Chance) -> Option:
    who, here = choice.seat, s.at[choice.seat]
    if choice.ask != "act":
        return choice.options[0]
    wanted = {
        ("take", SMOKE): True,
        "curio": True,
        "coins": s.coins[who] < 4,
        "bribe": s.alarm >= bells(s) - 3,
    }
    if done := [deed for deed in wanted if wanted[deed] and deed in choice.options]:
        return done[0]
    late = s.left + ACTIONS * (ROUNDS - s.round) < distance(here, QUAY) + 6 or s.alarm >= bells(s) - 2
    goals = [QUAY] if late or not s.cases or worth(s, who) >= ALONE else s.cases
    if s.round == 1 and SMOKE in s.shelf and not s.tools[who]:
        goals = [SHELF]

    def merit(it: Option) -> float:
        """How near it brings us to what we want, and how safe we are where it leaves us."""
        verb, to = it if it[0] in ("go", "pick") else (it, here)
        ends = DOORS[to] if verb == "pick" else (to,)
        near = min(distance(end, goal) for end in ends for goal in goals) + (verb == "pick")
        fear = (3 + 2 * len(s.curios[who])) * risk(s, to if verb == "go" else here) if s.left == 1 else 0
        return float(-near - fear - {"go": 0, "pick": 0.4}.get(verb, 0.8))

    return max(choice.options, key=merit)


def risk(s: State, place: int) -> float:
    """How likely guard or watch see this place after their walk."""
    ends = list(product(rounds(s), beats(s)))
    return sum(in_sight(s, guard, watch, place) for guard, watch in ends) / len(ends)


def judge(s: State) -> Sequence[float]:
    if s.outcome is not None:
        return [float(who in s.outcome.winners) for who in range(s.seats)]
    hopes = [1 + worth(s, who) * (2 if s.at[who] == QUAY else 1) for who in range(s.seats)]
    return [hope / (sum(hopes) + ALONE * (s.seats == 1)) for hope in hopes]


COUNSEL = Counsel(judge=judge, chapter=lambda s: s.round)
