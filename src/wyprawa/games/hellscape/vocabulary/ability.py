"""An ability: `[timing / cost / requirement]: effect` (MD-22.1)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.hellscape.vocabulary.needs import Need
from wyprawa.games.hellscape.vocabulary.verbs import Verb
from wyprawa.parts.content import Row

Timing: TypeAlias = Literal[
    "free", "attack", "melee", "magic", "ranged", "defence", "combat", "move", "action", "any", "shadow",
]  # fmt: skip
"""`free` is an ability without timing (MD-22.2), `any` one for ANY TIME (MD-22.8), `action` costs an action
(MD-22.9), `shadow` needs a shadow result (MD-3.7)."""


class Cost(Row, frozen=True, kw_only=True):
    """What is paid; all of it, before anything happens (MD-22.1)."""

    mana: int = 0
    rage: int = 0
    wounds: int = 0  # taken by choice (MD-22.13)
    fire: int = 0  # Elements (MD-30.6)
    water: int = 0
    air: int = 0
    earth: int = 0
    fangs: int = 0  # of Enemies: fires once for every so many (MD-22.17)
    mana_faces: int = 0  # results of the roll, used up (MD-22.38)
    discard: bool = False  # the card itself: a Consumable (MD-4.22)


class Ability(Row, frozen=True, kw_only=True):
    """`limit` is how often beside what the timing says: `many` is the mark (∞). `auto` abilities cost nothing
    and leave nothing to decide; they work by themselves when their moment comes."""

    timing: Timing = "free"
    cost: Cost = Cost()
    need: Need | None = None
    limit: Literal["", "many", "round", "combat"] = ""
    auto: bool = False
    do: tuple[Verb, ...]
