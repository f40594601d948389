"""What the rules of Monster Lands tell: records of what happened, all of them under `events`.

Cards, seats and places are numbers, as in the state. An amount is what has really changed, after limits and
floors.
"""

from wyprawa.games.monsterlands.events.battle import *  # noqa: F403  every record, under one name
from wyprawa.games.monsterlands.events.citadel import *  # noqa: F403
from wyprawa.games.monsterlands.events.clans import *  # noqa: F403
from wyprawa.games.monsterlands.events.rounds import *  # noqa: F403
from wyprawa.games.monsterlands.events.solo import *  # noqa: F403
from wyprawa.games.monsterlands.events.terms import *  # noqa: F403
from wyprawa.games.monsterlands.events.trails import *  # noqa: F403
