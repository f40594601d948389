"""What Gloomhaven promises of its own: how long a monster's turn takes, and the sight of a whole map."""

from __future__ import annotations

import random
import time
from typing import NamedTuple

import wyprawa
from wyprawa.games.gloomhaven.content import SCENARIOS
from wyprawa.games.gloomhaven.ground import lay
from wyprawa.games.gloomhaven.rules import monsters
from wyprawa.games.gloomhaven.rules.monsters.planning import plan_turn
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.summons import CARD
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts.boards import HexMap

CELLS = 150  # of the map whose sight is measured


class Own(NamedTuple):
    """In milliseconds."""

    monster_turn: float
    """Focus, path and targets of one monster, as it is met in random play of scenario 1 by four."""
    sight_cold: float
    """Line of sight from every hex of a map of 150, just laid."""
    sight_again: float


LIMITS = Own(monster_turn=0.3, sight_cold=1500.0, sight_again=1.0)
TITLES = ("a monster's turn", f"sight on {CELLS} hexes", "the same again")


def measure(seed: int) -> Own:
    fresh = lay(SCENARIOS[_scenario()]).board
    return Own(_monster_turn(seed), _sight(fresh), _sight(fresh))


def _scenario() -> str:
    """The smallest that is large enough."""
    sizes = {name: len(lay(page).board.cells) for name, page in SCENARIOS.items() if page.cards is None}
    return min((size, name) for name, size in sizes.items() if size >= CELLS)[1]


def _sight(board: HexMap) -> float:
    begun = time.process_time()
    for cell in board.cells:
        board.sight(cell)
    return (time.process_time() - begun) * 1000


def _monster_turn(seed: int) -> float:
    met = _met(seed)
    begun = time.process_time()
    for s, who in met:
        _turn(s, who)
    return (time.process_time() - begun) * 1000 / len(met)


def _turn(s: State, who: int) -> None:
    """A Move and an Attack, which is what most cards say."""
    going, strike = CARD
    turn = plan_turn(s, who, strike, going)  # type: ignore[arg-type]  # in this order
    found = monsters.focus(turn)
    if found.foes:
        moved = monsters.moves(turn, found.foes[0])
        monsters.attacks(turn.moved(moved.ends[0].at), found.foes[0])


def _met(seed: int) -> list[tuple[State, int]]:
    """The monsters on the map at each choice of a few games."""
    heroes = ["cragheart", "mindthief", "scoundrel", "spellweaver"]
    pick = random.Random(seed).choice
    met: list[tuple[State, int]] = []
    for more in range(3):
        table = wyprawa.new("gloomhaven", seed=seed + more, telling=False, seats=4, heroes=heroes, scenario=1)
        while not table.over:
            s = table.game.copy(table.state)
            met += [(s, who) for who, figure in facts.standing(s) if figure.kind == "monster"]
            choice = table.choices[0]
            table.choose(pick(choice.options), choice.seat)
    return met
