"""The two halves of ability cards."""

from typing import Literal

from wyprawa.games.gloomhaven.abilities.terms import AnyElement, Number
from wyprawa.games.gloomhaven.abilities.verbs import Ability
from wyprawa.kernel.sizes import Small, Some
from wyprawa.parts.content import Row


class Action(Row, frozen=True):
    """One half of an ability card: abilities in printed order (GH-8.3) and what becomes of the card.

    `active` is how long it stays in the active area (GH-16); with `slots` it has so many use spaces, each
    worth that experience (GH-22.4). It goes there only if an ability that lasts was performed.
    """

    do: Some[Ability]
    xp: Number = 0
    make: Some[AnyElement] = ()
    lost: bool = False
    unrecoverable: bool = False
    active: Literal["", "round", "persistent"] = ""
    slots: Some[Small] = ()
