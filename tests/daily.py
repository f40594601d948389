"""The seed of what a day's tests sample: another one each day, the same in every worker, printed at the end.

`WYPRAWA_SAMPLE=739000 make test` repeats the sample of that seed.
"""

from __future__ import annotations

import os
from datetime import date

VARIABLE = "WYPRAWA_SAMPLE"


def fix_seed() -> None:
    """Settle the seed before the workers start, which inherit it: midnight may pass between them."""
    os.environ.setdefault(VARIABLE, str(date.today().toordinal()))


def seed() -> int:
    fix_seed()
    given = os.environ[VARIABLE]
    if not given.isdecimal():
        raise ValueError(f"{VARIABLE} is a whole number of at least 0, given: {given!r}")
    return int(given)
