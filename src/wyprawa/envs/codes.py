"""Words and numbers as features: the same in every process on every machine, and never beyond -1 and 1."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from math import log2

from wyprawa.scene import Fact
from wyprawa.words import Text

CODE = 8  # features of a word
BAG = 12  # features of a text, or of a few facts
KINDS = 16  # kinds of pieces told apart by where they stand

_WORD = 0.5  # what one word adds to a bag
_NEAR, _FAR = 16, 10  # numbers count in sixteenths, and by the logarithm up to 2 ** 10


@lru_cache(maxsize=65536)
def spot(word: str) -> int:
    """A number that stands for a word."""
    return int.from_bytes(blake2b(word.encode(), digest_size=8).digest(), "big")


@lru_cache(maxsize=65536)
def code(word: str) -> tuple[float, ...]:
    """A word as a row of -1 and 1; no word is all 0."""
    if not word:
        return (0.0,) * CODE
    bits = spot(word)
    return tuple(1.0 if bits >> i & 1 else -1.0 for i in range(CODE))


def bounded(value: float) -> float:
    return -1.0 if value < -1 else 1.0 if value > 1 else value


@lru_cache(maxsize=4096)
def number(value: int) -> tuple[float, float]:
    """A number twice: exact while it is small, and by its size."""
    size = bounded(log2(1 + abs(value)) / _FAR)
    return bounded(value / _NEAR), size if value >= 0 else -size


@lru_cache(maxsize=65536)
def bag(texts: tuple[Text, ...], width: int = BAG) -> tuple[float, ...]:
    """Texts as the words and numbers in them, each added where its name falls; their order is lost."""
    found = [0.0] * width
    for text in texts:
        _add_text(found, text, text.id)
    return tuple(bounded(value) for value in found)


@lru_cache(maxsize=4096)
def symbols_bag(symbols: tuple[str, ...]) -> tuple[float, ...]:
    """Symbols on a die, each added where its name falls."""
    found = [0.0] * BAG
    for symbol in symbols:
        _add(found, symbol, _WORD)
    return tuple(bounded(value) for value in found)


@lru_cache(maxsize=65536)
def facts_bag(facts: tuple[Fact, ...]) -> tuple[float, ...]:
    """Facts as one row: each adds its number where its icon falls, or its words."""
    found = [0.0] * BAG
    for fact in facts:
        if isinstance(fact.value, int):
            _add(found, fact.icon, fact.value / _NEAR)
        else:
            _add_text(found, fact.value, f"{fact.icon} {fact.value.id}")
    return tuple(bounded(value) for value in found)


def _add_text(found: list[float], text: Text, name: str) -> None:
    _add(found, name, _WORD)
    for argument, value in text.args:
        if isinstance(value, Text):
            _add_text(found, value, value.id)
            continue
        try:
            _add(found, f"{text.id} {argument}", int(value) / _NEAR)
        except ValueError:
            continue  # the name of a place or a person: where and who is told elsewhere


def _add(found: list[float], name: str, value: float) -> None:
    bits = spot(name)
    found[bits % len(found)] += value if bits >> 32 & 1 else -value
