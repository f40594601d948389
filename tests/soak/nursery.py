"""The program of `nursing`. Its clock can be set back, so it is there before anything that looks at it."""

from __future__ import annotations

import time

_DAY = 86_400.0
_true_time = time.time
_days = 0


def now() -> float:
    return _true_time() - _days * _DAY


def set_back() -> None:
    """By a day, for all of the process."""
    global _days
    _days += 1


if __name__ == "__main__":
    time.time = now
    import nursing

    nursing.main(set_back)
