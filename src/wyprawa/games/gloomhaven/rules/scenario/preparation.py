"""Chapter 1: a scenario is set up."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.rules.scenario import bearers, flood, rooms, special_rules, tales
from wyprawa.games.gloomhaven.state import FOES, State
from wyprawa.kernel import Asking, ask, step, together
from wyprawa.parts.boards import Cells, ids


@step
def lay_out(s: State) -> None:
    """Only the first room is populated (GH-1.10). Then the tale."""
    page = s.page()
    for door, each in enumerate(page.doors):
        s.locked |= each.locked << door
    if page.bare:
        s.kept().bare = (1 << s.started) - 1
    for room in _first_rooms(s):
        s.rooms |= 1 << room
    for room in _first_rooms(s):
        rooms.reveal(s, room)
    flood.begin(s)
    tales.introduce(s)


@step
def choose_goals(s: State) -> Asking[None]:
    """Each player keeps one of two battle goals, in secret (GH-1.5)."""
    led: dict[int, list[int]] = {}
    for who, hero in enumerate(s.heroes):
        led.setdefault(hero.seat, []).append(who)
    kept = yield from together(s, *[_keep(s, seat, led[seat]) for seat in sorted(led)])
    for who, goal in (each for row in kept for each in row):
        hero = s.heroes[who]
        s.goals += [other for other in hero.goals if other != goal]
        hero.goals = [goal]
        s.tell(told.GoalKept, who, rule="GH-1.5")


def _keep(s: State, seat: int, heroes: list[int]) -> Asking[list[tuple[int, str]]]:
    kept = []
    for who in heroes:
        goals = s.heroes[who].goals
        kept.append((who, (yield from ask(seat, "goal", goals, subject=(who,), rule="GH-1.5"))))
    return kept


@step
def place_hero(s: State, who: int) -> Asking[None]:
    """On a free starting hex of the player's choice (GH-1.13)."""
    free = ids(s.ground().starts & ~facts.occupied(s) & ~_full(s) & _at_grips(s))
    if not free:  # more heroes than starting hexes
        start = ids(s.ground().starts)[0]
        free = terrain.nearest_empty(s, start)
    cell = yield from ask(s.heroes[who].seat, "start", free, subject=(who,), rule="GH-1.13")
    s.figures[who].at = cell
    s.tell(told.Placed, who, s.heroes[who].character, cell, rule="GH-1.13")


def _first_rooms(s: State) -> list[int]:
    """The first room, others with starting hexes, and those the page shows from the start."""
    page, ground = s.page(), s.ground()
    rooms = range(1, len(ground.rooms))
    return [n for n in rooms if n == 1 or ground.rooms[n] & ground.starts or n in page.shown]


def _full(s: State) -> Cells:
    """Rooms in which half the characters, rounded up, stand already, if the page sets them apart."""
    found = 0
    if s.page().apart:
        most = (s.started + 1) // 2
        for cells in s.ground().rooms:
            if sum(cells >> s.figures[n].at & 1 for n in range(s.started) if s.figures[n].at >= 0) >= most:
                found |= cells
    return found


def _at_grips(s: State) -> Cells:
    """Where a way leads to a monster, if characters start only there."""
    board = facts.board(s)
    if not s.page().at_grips:
        return board.all
    found, free = 0, board.all & ~facts.obstacles(s)
    for layer in board.layers(facts.occupied(s, FOES), free):
        found |= layer
    return found


@step
def scenario_effects(s: State) -> Asking[None]:
    """The negative effects under the special rules (GH-1.4)."""
    yield from bearers.entrust(s)
    yield from special_rules.scenario_effects(s)


@step
def event_effects(s: State) -> Asking[None]:
    """What the road or city event before the scenario does to the party (GH-1.9)."""
    yield from special_rules.perform(s, s.event)
    s.event = ()
