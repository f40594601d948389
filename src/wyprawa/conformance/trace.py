"""Random games as lines, to be compared with those of another process.

`python -m wyprawa.conformance.trace GAME OPTIONS SEED...`, where GAME is a name or `module:ATTRIBUTE` and
OPTIONS are JSON.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from wyprawa.conformance.play import trace
from wyprawa.kernel import Game, find


def main(arguments: Sequence[str]) -> None:
    where, options, *seeds = arguments
    game = _game(where)
    print("\n\n".join("\n".join(trace(game, msgspec.json.decode(options), int(seed))) for seed in seeds))


def _game(where: str) -> Game[Any]:
    module, _, attribute = where.partition(":")
    if not attribute:
        return find(where)
    game: Game[Any] = getattr(importlib.import_module(module), attribute)
    return game


if __name__ == "__main__":
    main(sys.argv[1:])
