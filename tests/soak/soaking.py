"""How much: a sample in `make test`, all of it in `make soak`."""

import os
import sys
from time import perf_counter

FULL = bool(os.environ.get("WYPRAWA_SOAK"))
CORES = 2

_began = perf_counter()


def amount(sample: int, full: int) -> int:
    return full if FULL else sample


def progress(what: str) -> None:
    """A line for who waits; silent in a sample."""
    if FULL:
        print(f"{perf_counter() - _began:7.1f} s  {what}", file=sys.__stdout__, flush=True)
