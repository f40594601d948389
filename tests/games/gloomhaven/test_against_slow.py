"""Whole turns on random boards, against the same rules worked out cell by cell."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from ghslow import Slow

from wyprawa.games.gloomhaven.rules.monsters import Area, Foe, Turn, attacks, focus, moves
from wyprawa.parts.boards import DIRECTIONS, HexMap, mask

AREAS = [
    Area(((1, 0),), own=True),
    Area(((1, -1), (1, 0)), own=True),
    Area(((1, 0), (2, 0)), own=True),
    Area(((1, -1), (2, -1), (1, 0)), own=True),
    Area(((0, 0), (-1, 1), (0, 1))),
    Area(((0, 0), (1, 0), (3, -1))),
    Area(((0, 0), (1, 0), (-1, 1), (0, 1), (1, 1), (-1, 2), (0, 2))),
]


def board(chance: Random) -> HexMap:
    """A blob of 12 to 30 cells, with holes and some walls between cells."""
    size = chance.randint(12, 30)
    cells = [(0, 0)]
    while len(cells) < size:
        q, r = chance.choice(cells[-12:])
        dq, dr = chance.choice(DIRECTIONS)
        if (q + dq, r + dr) not in cells:
            cells.append((q + dq, r + dr))
    walls = []
    for _ in range(chance.choice((0, 0, 2, 4))):
        q, r = chance.choice(cells)
        dq, dr = chance.choice(DIRECTIONS)
        if (q + dq, r + dr) in cells:
            walls.append(((q, r), (q + dq, r + dr)))
    return HexMap(cells, walls, centres=chance.random() < 0.5)


def scene(chance: Random) -> Turn:
    on = board(chance)
    free = list(on.cells)
    chance.shuffle(free)
    foes = [free.pop() for _ in range(chance.randint(1, 4))]
    orders = [chance.randint(1, 3) for _ in foes]
    home = free.pop()
    allies, blocked, obstacles = (
        mask(free.pop() for _ in range(min(len(free), chance.choice(numbers))))
        for numbers in ((0, 1, 3), (0, 0, 1), (0, 1, 3))
    )
    return Turn(
        map=on,
        at=home,
        foes=tuple(
            Foe(id, cell, order, chance.choice("ab"), chance.randint(1, 2))
            for id, (cell, order) in enumerate(zip(foes, orders, strict=True))
        ),
        move=chance.randint(0, 4),
        range=chance.choice((0, 0, 2, 3, 4)),
        targets=chance.choice((0, 1, 1, 2, 3)),
        area=chance.choice((None, None, *AREAS)),
        mode=chance.choice(("walk", "walk", "walk", "jump", "fly")),
        muddled=chance.random() < 0.2,
        obstacles=obstacles,
        hazards=mask(chance.sample(on.cells, chance.choice((0, 0, 2, 6, 10)))) & ~obstacles,
        difficult=mask(chance.sample(on.cells, chance.choice((0, 0, 3, 6)))) & ~obstacles,
        allies=allies,
        blocked=blocked,
    )


@pytest.mark.parametrize("seed", range(8))
def test_random_turns(seed: int) -> None:
    chance = Random(seed)
    for number in range(10):
        turn = scene(chance)
        slow = Slow(turn)
        name = f"seed {seed}, board {number}"
        found = focus(turn)
        foes, places = found.foes, found.places
        assert set(foes) == slow.foci(), name
        for foe in foes:
            assert places == {each.id: slow.place(each) for each in turn.foes}, name
            ends = moves(turn, foe, places).ends
            assert {end.at for end in ends} == slow.ends(foe), name
            for end in ends:
                check_paths(turn, slow, end.at, (end.path, *end.other_paths))
                at_end = turn.moved(end.at)
                struck = {frozenset(strike.targets) for strike in attacks(at_end, foe, places).strikes}
                assert struck == slow.best_strikes(end.at, foe), name


def check_paths(turn: Turn, slow: Slow, end: int, paths: tuple[tuple[int, ...], ...]) -> None:
    """Each path leads there step by step for the least cost; together they enter every possible set."""
    for path in paths:
        assert (path[0], path[-1]) == (turn.at, end)
        assert all(other in turn.map.neighbours(cell) for cell, other in pairwise(path))
        assert all(slow.can_pass(cell) for cell in path)
        steps = path[-1:] if turn.mode == "jump" else path[1:]
        if len(path) > 1:
            negatives, points = (sum(each) for each in zip(*map(slow.price, steps), strict=True))
            passed = len(path) - 2 if turn.mode == "jump" else 0
            assert (negatives, points + passed) == slow.cost(turn.at, end)
    if turn.mode == "walk":
        entered = [frozenset(cell for cell in path[1:] if slow.price(cell)[0]) for path in paths]
        assert len(set(entered)) == len(entered)
        assert set(entered) == slow.negative_sets(end)
    else:
        assert len(paths) == 1
