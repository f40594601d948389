"""Chapter 33, when a special rule holds: goals, failures and triggers."""

from __future__ import annotations

from wyprawa.games.gloomhaven import special
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.occasions import amount, enemies_left, heroes
from wyprawa.games.gloomhaven.rules.query.performing import Performer, does
from wyprawa.games.gloomhaven.state import NOWHERE, State


@does.condition(special.Cleared)
def cleared(s: State, x: Performer, c: special.Cleared) -> bool:
    if enemies_left(s):
        return False
    return not c.everywhere or all(s.rooms >> room & 1 for room in range(1, len(s.page().rooms) + 1))


@does.condition(special.Killed)
def killed(s: State, x: Performer, c: special.Killed) -> bool:
    count = sum(n for name, n in s.killed.items() if not c.monsters or name in c.monsters)
    return count >= amount(s, c.least)


@does.condition(special.Looted)
def looted(s: State, x: Performer, c: special.Looted) -> bool:
    return s.looted_goals >= c.least


@does.condition(special.Revealed)
def revealed(s: State, x: Performer, c: special.Revealed) -> bool:
    return bool(s.rooms >> c.room & 1)


@does.condition(special.Opens)
def opens(s: State, x: Performer, c: special.Opens) -> bool:
    now = x.occasion
    return (c.door is not None and now.door == c.door) or (c.room is not None and c.room in now.rooms)


@does.condition(special.Shut)
def shut(s: State, x: Performer, c: special.Shut) -> bool:
    return any(page.label == c.door and not s.doors >> door & 1 for door, page in enumerate(s.page().doors))


@does.condition(special.OddRound)
def odd_round(s: State, x: Performer, c: special.OddRound) -> bool:
    return s.round % 2 == 1


@does.condition(special.OnPlates)
def on_plates(s: State, x: Performer, c: special.OnPlates) -> bool:
    """GH-33.5: heroes on plates with one of these letters, one of them or all."""
    letters = c.plates[s.started - 2]
    there = [s.plates.get(s.figures[who].at, "-") in letters for who in heroes(s) if facts.alive(s, who)]
    return (any if c.who == "one" else all)(there) and bool(there)


@does.condition(special.Beside)
def beside(s: State, x: Performer, c: special.Beside) -> bool:
    """An escort has ended its turn beside a mark."""
    if s.turn is None or x.occasion.moment != "turn_end" or not facts.alive(s, s.turn.who):
        return False
    figure = s.figures[s.turn.who]
    mark = s.ground().marks[c.mark]
    return figure.name == c.escort and bool(s.ground().board.near(mark) >> figure.at & 1)


@does.condition(special.Fallen)
def fallen(s: State, x: Performer, c: special.Fallen) -> bool:
    return not any(figure.name == c.escort and figure.at != NOWHERE for figure in s.figures.values())
