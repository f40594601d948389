"""What can go wrong before the first game, and packages that are only there if asked for."""

from __future__ import annotations

import importlib
from typing import Any

from wyprawa.kernel import WyprawaError


class LabError(WyprawaError, ValueError):
    """A study that cannot be run. Says what was given, what was expected and where."""


def package(name: str, extra: str) -> Any:
    """A package of an extra, or an error that says how to get it."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        raise LabError(f"this needs more packages: pip install 'wyprawa[{extra}]' ({error})") from None
