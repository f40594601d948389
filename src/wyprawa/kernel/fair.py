"""Fairness: where the chance of a game comes from, so that anybody can check that nobody chose it alone.

Before anything is drawn everybody is shown the commitment, a hash of the seed, the game and its options. Then
seats may add words of their own. Seed and words make the key that every draw comes from. When the game is
over the seed is shown, and whoever kept the commitment can check it all (`proof`).

Both hashes are SHA-256 of header lines, letter by letter as in the record file: a browser or a shell can
work them out too. docs/fair.md says what this proves and what it does not.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Self

import msgspec

from wyprawa.kernel.chance import KEYED, PLAIN, Chance
from wyprawa.kernel.errors import GameError

SEED_BITS = 128  # of a seed that is drawn
MOST_WORDS = 200  # letters a seat may add
_LARGEST = 1 << 256
plain = json.JSONEncoder(ensure_ascii=False).encode  # a value as the header of a record file has it


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """What a game began from. Plain data: a server may keep it as JSON until the game begins.

    `chosen` marks a seed that a person gave instead of drawing it.
    """

    game: str
    options: dict[str, Any]
    seed: int
    chosen: bool = False
    words: dict[int, str] = {}  # by seat
    algorithm: str = KEYED

    @property
    def commitment(self) -> str:
        """What everybody may see before the first draw; empty for games older than commitments."""
        if self.algorithm == PLAIN:
            return ""
        return hashed("wyprawa commitment", game=self.game, options=self.options, seed=self.seed)

    @property
    def key(self) -> str:
        """What all draws of the game come from."""
        return hashed("wyprawa key", seed=self.seed, words=self.words)

    def chance(self) -> Chance:
        """The chance the game begins with."""
        return Chance(self.seed % (1 << 64)) if self.algorithm == PLAIN else Chance(key=self.key)

    def plausible(self) -> bool:
        """Whether the seed may be drawn, as it says; one drawn seed in four billion looks chosen."""
        return self.chosen or self.seed >> (SEED_BITS - 32) > 0

    def saying(self, words: Mapping[int, str]) -> Self:
        """The same origin with these words of the seats. Must come before the first draw."""
        return msgspec.structs.replace(
            self, words={seat: _checked(seat, words[seat]) for seat in sorted(words)}
        )


def sealed(game: str, options: dict[str, Any], seed: int | None) -> Origin:
    """The origin of a new game: with the seed given, or one drawn here."""
    chosen = seed is not None
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    if not -_LARGEST < seed < _LARGEST:
        raise GameError(f"{game}: a seed has at most 77 digits")
    return Origin(game=game, options=options, seed=seed, chosen=chosen)


def promise(seat: int, words: str) -> str:
    """A hash to show before showing one's words. If all seats promise before any of them speaks, nobody who
    knows the seed can wait for the others' words and then try out their own."""
    return hashed("wyprawa promise", seat=seat, words=words)


def hashed(what: str, **lines: Any) -> str:
    """SHA-256 of a first line that says what it is for, and of lines as a record file has them."""
    text = "".join(f"{name} {plain(value)}\n" for name, value in lines.items())
    return sha256(f"{what}\n{text}".encode()).hexdigest()


def _checked(seat: int, words: str) -> str:
    if not words or len(words) > MOST_WORDS or not words.isprintable():
        raise GameError(
            f"seat {seat}: words are 1 to {MOST_WORDS} letters that can be printed, given: {words[:60]!r}"
        )
    return words
