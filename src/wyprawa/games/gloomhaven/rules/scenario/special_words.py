"""Chapter 33, words that special rules share: what a rule speaks of, whom it means, how much."""

from __future__ import annotations

from msgspec import Struct

from wyprawa.games.gloomhaven.party import SCENARIO_IGNORED
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.special import Amount
from wyprawa.games.gloomhaven.state import FOES, NOWHERE, State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.effects import Vocabulary
from wyprawa.parts.values import evaluate


class Context(Struct):
    """What a rule speaks of: the moment, who opened or looted, what opened, what was placed."""

    moment: str = ""
    opener: int = -1
    looter: int = -1
    door: str = ""
    rooms: tuple[int, ...] = ()
    placed: tuple[int, ...] = ()


WORDS: Vocabulary[State, Context] = Vocabulary()


def amount(s: State, value: Amount) -> int:
    return evaluate(value, formula(s))


# --- whom --------------------------------------------------------------------------------------------------


def heroes(s: State) -> list[int]:
    return [who for who in range(len(s.heroes)) if facts.in_play(s, who)]


def whom(s: State, x: Context, to: str, *, bad: bool = False) -> Asking[list[int]]:
    """The figures meant. A perk keeps a hero from bad effects a scenario begins with."""
    if to == "characters":
        found = heroes(s)
    elif to == "opener":
        found = [who for who in heroes(s) if who == x.opener]
        if not 0 <= x.opener < s.started and heroes(s):  # the first room has none (GH-49.19)
            found = [(yield from ask(0, "opener", heroes(s), rule="GH-49.19"))]
    elif to == "looter":
        found = [x.looter]
    else:
        found = enemies(s, elites=to == "elites")
    if bad and x.moment == "setup":
        found = [who for who in found if who >= s.started or not s.heroes[who].ignores & SCENARIO_IGNORED]
    return found


def enemies_left(s: State) -> bool:
    for figure in s.figures.values():
        if figure.side == FOES and figure.at != NOWHERE and figure.kind != "obstacle":
            return True
    return False


def enemies(s: State, *, elites: bool = False) -> list[int]:
    return [
        who
        for who, figure in facts.standing(s)
        if figure.side == FOES and figure.kind != "obstacle" and (figure.elite or not elites)
    ]


def formula(s: State) -> dict[str, int]:
    """What the letters of scenario formulas stand for (GH-30.8, GH-33.14)."""
    return {"L": s.level, "C": s.started}
