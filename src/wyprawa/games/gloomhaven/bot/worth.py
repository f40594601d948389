"""What hit points, conditions and loot are worth. A point is about one hit point of a healthy hero."""

from __future__ import annotations

from functools import lru_cache

from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import Figure

ANY, SCARCE = 0.65, 2.6  # a hit point, and how much dearer it is the fewer are left
FATAL = 3.0  # a hit point that is not there: cards have to be lost for it
MONEY, TREASURE, GOAL = 0.35, 1.2, 4.0
WINS = 30.0  # what wins the scenario at once
HEALED = 1.0  # what a hit point that comes back is worth beside one that is not lost
SUMMON = 0.45  # a hit point of a summon
ESCORT = 2.5  # a hit point of one whose death loses the scenario
AFFLICTED = {  # as a share of what the foe does in a round
    "stun": 1.3,
    "disarm": 1.0,
    "immobilize": 0.45,
    "muddle": 0.3,
    "curse": 0.25,
}
FAVOUR = {"invisible": 1.5, "strengthen": 1.5, "bless": 1.0}


def pain(figure: Figure, amount: float) -> float:
    """What losing so many hit points costs: the fewer are left, the dearer they are."""
    if figure.kind != "hero":
        return (ESCORT if figure.kind == "escort" else SUMMON) * min(amount, figure.hp)
    return _pain(figure.hp, round(amount, 2))


@lru_cache(maxsize=16384)
def _pain(hp: int, amount: float) -> float:
    cost = 0.0
    while amount > 0:
        part = min(1.0, amount)
        cost += part * (ANY + SCARCE / (hp - 0.5) if hp > 1 else FATAL)
        amount -= part
        hp -= 1
    return cost


def relief(figure: Figure, amount: int) -> float:
    """What healing so much is worth."""
    worth = 1.6 if figure.conditions & facts.BIT["wound"] else 0.0
    if figure.conditions & facts.BIT["poison"]:
        return worth + 1.2
    gained = min(amount, figure.most - figure.hp)
    if figure.kind == "escort":
        return worth + ESCORT * gained
    if figure.kind != "hero":
        return worth + 0.35 * gained
    return worth + HEALED * _pain(figure.hp + gained, float(gained))
