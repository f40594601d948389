"""Every step of a campaign that the agenda may hold, by name."""

from wyprawa.games.gloomhaven.campaign import (
    chapter,
    city,
    creating,
    enhancer,
    events,
    fitting,
    levelling,
    path,
    retiring,
    travel,
)
from wyprawa.games.gloomhaven.rules import steps
from wyprawa.kernel import gather

STEPS = steps.STEPS | gather(
    *(path, fitting, city, travel, events, chapter, creating, levelling, enhancer, retiring),
)
