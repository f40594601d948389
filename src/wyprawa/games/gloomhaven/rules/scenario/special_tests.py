"""Chapter 33, when a special rule holds: goals, failures and triggers."""

from __future__ import annotations

from wyprawa.games.gloomhaven import special
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario.special_words import WORDS, Context, amount, enemies_left, heroes
from wyprawa.games.gloomhaven.state import NOWHERE, State


@WORDS.condition(special.Cleared)
def cleared(s: State, x: Context, c: special.Cleared) -> bool:
    if enemies_left(s):
        return False
    return not c.everywhere or all(s.rooms >> room & 1 for room in range(1, len(s.page().rooms) + 1))


@WORDS.condition(special.Killed)
def killed(s: State, x: Context, c: special.Killed) -> bool:
    count = sum(n for name, n in s.killed.items() if not c.monsters or name in c.monsters)
    return count >= amount(s, c.at_least)


@WORDS.condition(special.Looted)
def looted(s: State, x: Context, c: special.Looted) -> bool:
    return s.looted_goals >= c.tiles


@WORDS.condition(special.Revealed)
def revealed(s: State, x: Context, c: special.Revealed) -> bool:
    return bool(s.rooms >> c.room & 1)


@WORDS.condition(special.Opens)
def opens(s: State, x: Context, c: special.Opens) -> bool:
    return (c.door is not None and x.door == c.door) or (c.room is not None and c.room in x.rooms)


@WORDS.condition(special.Shut)
def shut(s: State, x: Context, c: special.Shut) -> bool:
    return any(page.label == c.door and not s.doors >> door & 1 for door, page in enumerate(s.page().doors))


@WORDS.condition(special.OddRound)
def odd_round(s: State, x: Context, c: special.OddRound) -> bool:
    return s.round % 2 == 1


@WORDS.condition(special.OnPlates)
def on_plates(s: State, x: Context, c: special.OnPlates) -> bool:
    """GH-33.5: heroes on plates with one of these letters, one of them or all."""
    letters = c.plates[s.started - 2]
    there = [s.plates.get(s.figures[who].at, "-") in letters for who in heroes(s) if facts.alive(s, who)]
    return (any if c.who == "one" else all)(there) and bool(there)


@WORDS.condition(special.Beside)
def beside(s: State, x: Context, c: special.Beside) -> bool:
    """An escort has ended its turn beside a mark."""
    if s.turn is None or x.moment != "turn_end" or not facts.alive(s, s.turn.who):
        return False
    figure = s.figures[s.turn.who]
    mark = s.ground().marks[c.mark]
    return figure.name == c.escort and bool(s.ground().board.near(mark) >> figure.at & 1)


@WORDS.condition(special.Fallen)
def fallen(s: State, x: Context, c: special.Fallen) -> bool:
    return not any(figure.name == c.escort and figure.at != NOWHERE for figure in s.figures.values())
