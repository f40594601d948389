"""What the numbers in the state are rows of, and how many pieces of each kind the box has.

Dice, gold, Defence tokens, Potions and Poisons are not counted: the supply is never used up (ML-45.3).
"""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.monsterlands.content import (
    EQUIPMENT,
    LANDS,
    LOOT,
    MEMBERS,
    MONSTERS,
    QUESTS,
    TRAILS,
    TRAPS,
)
from wyprawa.games.monsterlands.notation import NAMES
from wyprawa.games.monsterlands.rules import adventure, cleanup, deployment, round
from wyprawa.games.monsterlands.rules.clan import choosing, gains
from wyprawa.games.monsterlands.rules.outside import (
    assigning,
    battle,
    conquest,
    mercenary_attack,
    monster_attack,
    quests,
    reveal_traps,
)
from wyprawa.games.monsterlands.rules.solo import campaign, sambor
from wyprawa.games.monsterlands.state import NOBODY, State
from wyprawa.games.monsterlands.vocabulary import BUILDINGS
from wyprawa.kernel import gather
from wyprawa.parts.described import Described, Piece

STEPS = gather(
    *(round, deployment, adventure, cleanup),
    *(choosing, gains, sambor, campaign),
    *(assigning, quests, reveal_traps, battle, monster_attack, mercenary_attack, conquest),
)


def under_members(s: State) -> Iterator[Piece]:
    """Equipment, which lies where its row says whom it lies under, and the tiles of the trails' faces."""
    for card, holder in enumerate(s.holders):
        if holder != NOBODY:
            yield Piece("equipment", card, f"holders[{card}]")
    for slot, face in enumerate(s.faces):
        if face >= 0:
            yield Piece("tile", face // 2, f"faces[{slot}]")


DESCRIBED = Described(
    state=State,
    steps=STEPS,
    tables={**NAMES, "tile": range(len(TRAILS) // 2), "seat": lambda s: range(s.seats)},
    box={
        "member": [1] * len(MEMBERS),
        "equipment": [1] * len(EQUIPMENT),
        "trap": [trap.copies for trap in TRAPS],
        "monster": [1] * len(MONSTERS),
        "land": [1] * len(LANDS),
        "tile": [1] * (len(TRAILS) // 2),
        "quest": [1] * len(QUESTS),
        "loot": [1] * len(LOOT),
        "building": [1] * len(BUILDINGS),  # a Panic token each
    },
    extra=under_members,
)
