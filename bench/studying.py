"""What studies share: a name for all that decides their games, and games played by several processes."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Collection, Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import TypeVar

import wyprawa

Job = TypeVar("Job")
Played = TypeVar("Played")

SOURCE = Path(wyprawa.__file__).parent


def fingerprint(name: str, told: Collection[str]) -> str:
    """Of everything that decides how a game comes out: all of kernel, parts and game but the rooms `told`."""
    found, game = hashlib.sha256(), SOURCE / "games" / name
    for room in (SOURCE / "kernel", SOURCE / "parts", game):
        for file in sorted(file for ending in ("py", "toml") for file in room.rglob(f"*.{ending}")):
            if room != game or file.relative_to(game).parts[0].removesuffix(".py") not in told:
                found.update(file.read_bytes())
    return found.hexdigest()[:12]


def gather(chunk: Callable[[Job], list[Played]], todo: Sequence[Job], processes: int) -> list[Played]:
    """All games of all parts, in order, and a line for who waits."""
    found: list[Played] = []
    with Pool(processes) as pool:
        for n, games in enumerate(pool.imap(chunk, todo), 1):
            found += games
            print(f"\r{n} of {len(todo)} parts", end="", file=sys.stderr, flush=True)
    print("\r", end="", file=sys.stderr)
    return found
