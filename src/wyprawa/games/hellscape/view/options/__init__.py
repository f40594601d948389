"""Options in words: what each would do, what it promises, and what it points at.

`common` is what several questions offer; `turns` a Hero's turn; `combat` Combats and what Enemies leave open.
"""

from wyprawa.games.hellscape.view.options import combat, turns
from wyprawa.games.hellscape.view.options.common import looks

__all__ = ["combat", "option", "turns"]

option = looks.option
