"""Programs some tests need. Where one lacks, its tests are left out, unless WYPRAWA_TESTS=all forbids it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn, TypeVar

import pytest

LACKING = "this machine lacks "
FULL = bool(os.environ.get("WYPRAWA_SOAK"))
T = TypeVar("T")


def some(cases: Iterable[T], apart: int) -> list[T]:
    """Every case in `make soak`, else one in so many."""
    return list(cases)[:: 1 if FULL else apart]


def lacking(what: str) -> NoReturn:
    """Leave this test out, or fail it where nothing may be left out."""
    if os.environ.get("WYPRAWA_TESTS") == "all":
        pytest.fail(f"{LACKING}{what}, and WYPRAWA_TESTS=all allows no test to be left out")
    pytest.skip(f"{LACKING}{what}")


def chromium() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    lacking("Chromium, so nothing was tried in a browser")


def axe() -> str:
    """The source of axe-core, as `make test` fetches it."""
    file = Path(__file__).parents[1] / ".venv/axe/node_modules/axe-core/axe.min.js"
    if not file.exists():
        lacking("axe-core (npm), so accessibility was not checked")
    return file.read_text(encoding="utf-8")
