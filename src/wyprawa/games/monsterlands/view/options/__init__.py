"""Options in words: what each would do, what it costs, and what it points at.

`common` is what several questions offer; `citadel` and `outside` are the questions asked there.
"""

from wyprawa.games.monsterlands.view.options import citadel, outside
from wyprawa.games.monsterlands.view.options.common import looks

__all__ = ["citadel", "option", "outside"]

option = looks.option
