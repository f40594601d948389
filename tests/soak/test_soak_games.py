"""Random games by the thousand, telling all, with forks and views on the way and a save at the end."""

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest
from soaking import CORES, FULL, amount, progress

from wyprawa.conformance.play import LONG, chance_of, choose
from wyprawa.kernel import games, loads, new
from wyprawa.scene import look

GAMES = amount(30, 10_000)  # in each mode; a game of many modes shares out its own number
MANY = amount(18, 5_000)
FEW = amount(1, 1_000)  # in each mode of a game that takes thousands of choices
MODES = [
    pytest.param(name, options, id="-".join([name, *(f"{key}={value}" for key, value in options.items())]))
    for name, game in games().items()
    for options in (game.modes if FULL or game.bound <= LONG else game.modes[:1])
]


def play(name: str, options: Mapping[str, Any], seed: int) -> int:
    """One game; the number of its choices."""
    game = games_here()[name]
    table, chance = new(game, seed=seed, **options), chance_of(seed)
    where = f"{name} {dict(options)!r} seed {seed}"
    while not table.over:
        assert len(table.history) < game.bound, f"{where}: no end within {game.bound} choices"
        at = f"{where} choice {len(table.history)}"
        sampled = chance.below(8, "sample") == 0
        twin = table.fork() if sampled else None
        choose(table, chance)
        if twin is not None:
            chosen = table.history[-1]
            twin.choose(chosen.option, chosen.seat)
            assert twin.digest() == table.digest(), f"{at}: a fork goes another way"
            assert twin.choices == table.choices, f"{at}: a fork is asked something else"
            look(table, chance.pick([None, *range(table.seats)], "viewer"))
    again = loads(table.record(), game=game)
    assert again.digest() == table.digest(), f"{where}: loaded, it ended otherwise"
    assert again.log == table.log, f"{where}: loaded, it told otherwise"
    assert table.outcome is not None
    assert set(table.outcome.winners) <= set(range(table.seats)), f"{where}: {table.outcome}"
    return len(table.history)


def play_batch(name: str, options: Mapping[str, Any], first: int, count: int) -> int:
    return sum(play(name, options, seed) for seed in range(first, first + count))


def games_here() -> Mapping[str, Any]:
    if not _FOUND:
        _FOUND.update(games())
    return _FOUND


_FOUND: dict[str, Any] = {}


@pytest.mark.parametrize(("name", "options"), MODES)
def test_random_games_end_without_an_error(name: str, options: Mapping[str, Any]) -> None:
    game = games_here()[name]
    modes = len(game.modes)
    count = FEW if game.bound > LONG else GAMES if modes <= 6 else -(-MANY // modes)
    batch = -(-count // (CORES * amount(1, 10)))
    choices = 0
    with ProcessPoolExecutor(CORES) as pool:
        firsts = range(0, count, batch)
        work = [pool.submit(play_batch, name, options, first, min(batch, count - first)) for first in firsts]
        for n, part in enumerate(work, 1):
            choices += part.result()
            if n % 4 == 0 or n == len(work):
                done = min(n * batch, count)
                progress(f"{name} {dict(options)!r}: {done:,} of {count:,} games, {choices:,} choices")
