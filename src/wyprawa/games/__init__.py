"""The games that come with the package, one folder each.

`wyprawa.games()` lists all installed games; because this folder bears the same name, it can be called too.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from wyprawa.kernel import Game
from wyprawa.kernel import games as installed


class _Games(ModuleType):
    def __call__(self) -> dict[str, Game[Any]]:
        return installed()


sys.modules[__name__].__class__ = _Games
