"""Plays a random game and saves it after every choice, until it ends or is killed.

`python saver.py GAME SEED FILE` prints `saved N` after each save that is done.
"""

import sys

from wyprawa.conformance.play import chance_of, choose
from wyprawa.kernel import new


def main(game: str, seed: str, file: str) -> None:
    table, chance = new(game, seed=int(seed), telling=False), chance_of(int(seed))
    while not table.over:
        choose(table, chance)
        table.save(file)
        print(f"saved {len(table.history)}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
