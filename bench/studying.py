"""What studies share: where their games are kept, games played by several processes, and their page."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Collection, Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import TypeVar

import msgspec

import wyprawa
from wyprawa.lab.shards import put

Job = TypeVar("Job")
Played = TypeVar("Played")

SOURCE = Path(wyprawa.__file__).parent
KEPT = Path(__file__).parent.parent / "build" / "balance"


def fingerprint(name: str, told: Collection[str]) -> str:
    """Of everything that decides how a game comes out: all of kernel, parts and game but the rooms `told`."""
    found, game = hashlib.sha256(), SOURCE / "games" / name
    for room in (SOURCE / "kernel", SOURCE / "parts", game):
        for file in sorted(file for ending in ("py", "toml") for file in room.rglob(f"*.{ending}")):
            if room != game or file.relative_to(game).parts[0].removesuffix(".py") not in told:
                found.update(file.read_bytes())
    return found.hexdigest()[:12]


def place(name: str, told: Collection[str], given: Path | None) -> Path:
    """Where the games of a study are kept: the folder given, or one for this state of the game."""
    found = given or KEPT / f"{name}-{fingerprint(name, told)}"
    found.mkdir(parents=True, exist_ok=True)
    return found


def kept(
    file: Path, games: msgspec.json.Decoder[list[Played]], play: Callable[[], list[Played]]
) -> list[Played]:
    """Played, or read if it was played before."""
    if file.exists():
        return games.decode(file.read_bytes())
    found = play()
    put(file, msgspec.json.encode(found))
    return found


def gather(chunk: Callable[[Job], list[Played]], todo: Sequence[Job], processes: int) -> list[Played]:
    """All games of all parts, in order, and a line for who waits."""
    found: list[Played] = []
    with Pool(processes) as pool:
        for n, games in enumerate(pool.imap(chunk, todo), 1):
            found += games
            print(f"\r{n} of {len(todo)} parts", end="", file=sys.stderr, flush=True)
    print("\r", end="", file=sys.stderr)
    return found


def show(text: str, page: Path, *, only_print: bool) -> int:
    """Print the page of a study, and write it unless that is all."""
    if not only_print:
        page.write_text(text)
    print(text)
    return 0
