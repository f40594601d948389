"""What the rules of Hellscape tell: records of what happened, all of them under `events`.

Cards, Zones and figures are numbers, as in the state; `who` is a Hero, `figure` any figure. An amount is
what has
really changed, after limits and floors.
"""

from wyprawa.games.hellscape.events.combat import *  # noqa: F403  every record, under one name
from wyprawa.games.hellscape.events.enemies import *  # noqa: F403
from wyprawa.games.hellscape.events.figures import *  # noqa: F403
from wyprawa.games.hellscape.events.ground import *  # noqa: F403
from wyprawa.games.hellscape.events.turns import *  # noqa: F403
