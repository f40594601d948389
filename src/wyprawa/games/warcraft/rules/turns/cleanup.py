"""The cleanup phase: quests, equipment, pass the die (chapter 24)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from wyprawa.games.warcraft.content import QUESTS, item_of
from wyprawa.games.warcraft.rules.characters.damage import check_health
from wyprawa.games.warcraft.rules.characters.items import (
    Change,
    can_change,
    changes,
    discard_item,
    equip,
    unequip,
)
from wyprawa.games.warcraft.rules.quests.progress import Deed, advance, brings, deeds, place_of
from wyprawa.games.warcraft.rules.quests.scoring import settle
from wyprawa.games.warcraft.rules.turns.gold import Purchase, gold_offers, spend_gold
from wyprawa.games.warcraft.state import PHASE, Character, Quest, State
from wyprawa.games.warcraft.vocabulary.goals import Bring
from wyprawa.kernel import Asking, ask, step
from wyprawa.kernel.sizes import Small

Done: TypeAlias = Literal["done"]


@step(ends=PHASE)
def cleanup_phase(s: State) -> None:
    """Quests, then equipment, where there is anything to do."""
    if deeds(s, s.active) or gold_offers(s, s.active):
        s.next(do_quests.later(), equipment.later())
    else:
        equipment(s)


@step(part=PHASE)
def do_quests(s: State) -> Asking[None]:
    """Each separately, as long as one likes (WW-17.16, WW-17.27, WW-24.2)."""
    who = s.active
    options: list[Deed | Purchase | Done] = [*deeds(s, who), *gold_offers(s, who)]
    if not options:
        return
    options.append("done")
    chosen = yield from ask(who, "quests", options, rule="WW-24.2")
    if chosen == "done":
        return
    s.next(do_quests.later())
    if chosen[0] == "gold":
        spend_gold(s, who, chosen[1])
    elif chosen[0] == "bring":
        s.next(bring.later(chosen[1], chosen[2]))
    else:
        done(s, who, chosen[1], chosen[2])


def done(s: State, who: int, quest: int, goal: int) -> None:
    advance(s, who, place_of(s, who, quest), goal)
    settle(s)


@step
def bring(s: State, quest: Quest, goal: Small) -> Asking[None]:
    """An item whose other side is the adversary wanted (WW-17.26)."""
    wanted = QUESTS[quest].goals[goal]
    assert isinstance(wanted, Bring)
    cards = brings(s.characters[s.active], wanted)
    card = yield from ask(s.active, "quest.bring", cards, subject=(quest,), rule="WW-17.26")
    discard_item(s, s.active, card, "WW-17.26")
    done(s, s.active, quest, goal)
    check_health(s)


Slots: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
SLOTS = {"weapon": 1, "armour": 2}  # bits


@step(part=PHASE)
def equipment(s: State) -> None:
    """Asked about whenever there is anything to put on or off (WW-24.3)."""
    if can_change(s.characters[s.active]):
        s.next(change_equipment.later())


def unchanged(character: Character, changed: int) -> list[Change]:
    """What may be put on or off, but for slots that have been changed."""
    return [change for change in changes(character) if not SLOTS[item_of(change[1]).kind] & changed]


@step(part=PHASE)
def change_equipment(s: State, changed: Slots = 0) -> Asking[None]:
    """Any number of changes (WW-19.10, WW-24.3). Whatever they are, they come to one for the weapon and one
    for the armour; `changed` are the slots that have had theirs.
    """
    who, character = s.active, s.characters[s.active]
    options: list[Change | Done] = [*unchanged(character, changed), "done"]
    chosen = yield from ask(who, "equip", options, rule="WW-24.3")
    if chosen == "done":
        return
    changed |= SLOTS[item_of(chosen[1]).kind]
    if unchanged(character, changed):
        s.next(change_equipment.later(changed))
    if chosen[0] == "equip":
        equip(s, who, chosen[1])
    else:
        unequip(s, who, chosen[1])
    check_health(s)
