"""What can be told, by the room that tells it."""

from wyprawa.games.niflheim.events.attack import *  # noqa: F403
from wyprawa.games.niflheim.events.campaign import *  # noqa: F403
from wyprawa.games.niflheim.events.figures import *  # noqa: F403
from wyprawa.games.niflheim.events.turns import *  # noqa: F403
from wyprawa.games.niflheim.events.undead import *  # noqa: F403
