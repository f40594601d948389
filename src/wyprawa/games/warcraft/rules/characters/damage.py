"""Damage, healing, defeat (chapter 15, WW-14.14 to 14.22)."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.map import nearest_cities
from wyprawa.games.warcraft.rules.characters.items import detach, steal_item
from wyprawa.games.warcraft.rules.query.effects import side_of, under_way
from wyprawa.games.warcraft.rules.query.figures import is_down
from wyprawa.games.warcraft.rules.query.seats import clockwise
from wyprawa.games.warcraft.rules.quests.progress import character_defeated, damage_dealt
from wyprawa.games.warcraft.rules.quests.scoring import settle
from wyprawa.games.warcraft.state import COMBAT, NOBODY, NOTHING, PHASE, Seat, State
from wyprawa.games.warcraft.vocabulary.terms import DISEASE
from wyprawa.kernel import Asking, StepCall, ask, step


def hurt(s: State, who: int, amount: int, by: int, rule: str) -> None:
    """Mark damage, less what a ward prevents, and count it for the quests of `by`. Nobody falls yet."""
    amount -= kept_off(s, who, amount, rule)
    if amount:
        s.characters[who].damage += amount  # WW-15.1
        s.tell(told.Hurt, who, amount, rule=rule)
        if by not in (NOBODY, who):
            damage_dealt(s, by, who, amount)


def kept_off(s: State, who: int, amount: int, rule: str) -> int:
    """What a ward keeps off, which uses up as much of it."""
    side = side_of(s, who)
    if side is None:
        return 0
    ward = under_way(s).ward
    kept = min(amount, ward[side])
    ward[side] -= kept
    if kept:
        s.tell(told.Warded, who, kept, rule=rule)
    return kept


def heal(s: State, who: int, amount: int, rule: str) -> None:
    """WW-15.2."""
    healed = min(amount, s.characters[who].damage)
    s.characters[who].damage -= healed
    if healed:
        s.tell(told.Healed, who, healed, rule=rule)


def harm(s: State, seats: Sequence[int], amount: int, by: int, rule: str) -> None:
    """Damage to these characters at the same moment, outside the exchange of blows, with all that follows at
    once (WW-13.17, WW-15.4).
    """
    for who in seats:
        hurt(s, who, amount, by, rule)
    fall(s, seats, by)
    settle(s)


def check_health(s: State) -> None:
    """Characters whose health has sunk to their damage are defeated (WW-7.30, WW-15.5)."""
    fall(s, clockwise(s, s.active), NOBODY)


def fall(s: State, seats: Sequence[int], by: int) -> None:
    """Those of these characters that have too much damage are defeated, in this order (WW-15.5).

    The combat of one that fights ends, and brings its defeat; so does the phase of one on turn (A5). What is
    left of the text that defeated it goes with them (A49).
    """
    plan: list[StepCall] = []
    for who in seats:
        if not is_down(s, who):
            continue
        side = side_of(s, who)
        if side is not None:
            under_way(s).beaten[side] = 1
            s.cut(COMBAT)
        else:
            if who == s.active:
                s.cut(PHASE)
            plan += defeat(s, who, by)
    s.next(*plan)


# --- the defeat procedure -----------------------------------------------------------------------------------


def defeat(s: State, who: int, by: int) -> list[StepCall]:
    """What a defeat brings: a quest of `by` perhaps, theft, then the procedure (WW-14.15, WW-15.6)."""
    s.tell(told.Defeated, who, rule="WW-15.5")
    if by in (NOBODY, who):
        return [resurrect.later(who)]
    character_defeated(s, by, who)
    return [rob.later(by, who), resurrect.later(who)]


@step(always=True)
def rob(s: State, who: Seat, whom: Seat) -> Asking[None]:
    """One bag item or none (WW-14.14, WW-14.16, WW-14.22)."""
    bag = s.characters[whom].bag
    card = yield from ask(who, "rob", [*bag, NOTHING], subject=(whom,), rule="WW-14.14")
    if card != NOTHING:
        steal_item(s, who, whom, card, "WW-14.14")


@step(always=True)
def resurrect(s: State, who: Seat) -> Asking[None]:
    """The nearest city, no damage, the starting side, no attachments, no Disease (WW-15.7 to 15.12)."""
    character = s.characters[who]
    cities = nearest_cities(character.at)
    character.at = yield from ask(who, "resurrect", cities, rule="WW-15.8")
    s.tell(told.Resurrected, who, character.at, character.damage, rule="WW-15.7")
    character.damage = 0
    if character.turned:
        character.turned = 0
        s.tell(told.CardTurned, who, rule="WW-15.10")
    cure(s, who, "WW-7.27")
    detach(s, [each for each in s.attached if each.to == who and each.item == NOTHING], "WW-15.11")


def cure(s: State, who: int, rule: str) -> None:
    """All Disease tokens are discarded (WW-7.29)."""
    character = s.characters[who]
    if character.disease:
        s.box += ((DISEASE, -1),) * character.disease
        character.disease = 0
        s.tell(told.Cured, who, rule=rule)
