"""Which rule of the ledger says what a card does, so that the log can cite it (ML-11, ML-38 to ML-44)."""

from __future__ import annotations

from collections.abc import Iterable

from wyprawa.games.monsterlands.content import EQUIPMENT, LANDS, LOOT, MEMBERS, MONSTERS, TRAPS

# The order of ML-42; Equipment, Monsters, Lands and Loot are in the order of their chapters.
_MEMBERS = (
    "purkas", "korgo", "dalina", "drapis", "taroa", "puargh", "fandor", "wondou", "vaidala",
    "tortock", "taron", "parjas", "wishor", "ginova", "nimra", "frostor", "dolfus", "lusara",
    "nuduru", "frunks", "shandee", "zondu", "tranok", "naiala", "skrat", "torko", "karunna",
    "poissen", "timbulu", "guster", "lorios", "kakron", "wormee", "trulina", "geas", "jaruna",
)  # fmt: skip
_TRAPS = (
    "s1", "secured-s1", "s-plus-1", "s-plus-2", "s-plus-3", "s2", "secured-s2", "s3",
    "m1", "secured-m1", "m-plus-1", "m-plus-2", "m2", "secured-m2", "m3",
    "plus-4", "plus-6", "plus-8",
)  # fmt: skip
_DECEITS = ("m1", "m2", "s1", "s2", "any1", "any2", "aim1", "aim2")


def _numbered(chapter: int, ids: Iterable[str]) -> dict[str, str]:
    return {id: f"ML-{chapter}.{n}" for n, id in enumerate(dict.fromkeys(ids), 1)}


_TRAP_RULES = _numbered(38, _TRAPS) | _numbered(39, (f"deceit-{id}" for id in _DECEITS))
_MEMBER_RULES = _numbered(42, _MEMBERS) | {"greenhorn": "ML-11.2"}
_EQUIPMENT_RULES = _numbered(43, (card.id for card in EQUIPMENT))

CITES: dict[str, list[str]] = {
    "member": [_MEMBER_RULES[member.id] for member in MEMBERS],
    "equipment": [_EQUIPMENT_RULES[card.id] for card in EQUIPMENT],
    "trap": [_TRAP_RULES.get(trap.id, "ML-38.21") for trap in TRAPS],
    "monster": [f"ML-41.{n}" for n in range(1, len(MONSTERS) + 1)],
    "land": [f"ML-44.{n}" for n in range(1, len(LANDS) + 1)],
    "loot": [f"ML-40.{n}" for n in range(1, len(LOOT) + 1)],
}


def cite(kind: str, number: int) -> str:
    """The rule that says what this card does."""
    return CITES[kind][number]
