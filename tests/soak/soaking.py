"""How much: a sample in `make test`; in `make soak` what we promise, or the share of it that is asked for."""

import os
import sys
from time import perf_counter

SHARE = float(os.environ.get("WYPRAWA_SOAK") or 0)
FULL = SHARE > 0
CORES = int(os.environ.get("WYPRAWA_SOAK_CORES") or 2)

_began = perf_counter()


def amount(sample: int, full: int) -> int:
    return max(sample, round(SHARE * full)) if FULL else sample


def progress(what: str) -> None:
    """A line for who waits; silent in a sample."""
    if FULL:
        print(f"{perf_counter() - _began:7.1f} s  {what}", file=sys.__stdout__, flush=True)
