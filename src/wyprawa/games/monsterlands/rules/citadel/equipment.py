"""Equipment under members (chapter 14): who can hold it, putting it there, moving it."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import EQUIPMENT
from wyprawa.games.monsterlands.rules.clan.members import discard_equipment
from wyprawa.games.monsterlands.rules.query import held
from wyprawa.games.monsterlands.state import NOBODY, State
from wyprawa.kernel import Asking, Option, ask


def bearers(s: State, seat: int) -> list[int]:
    """Members Equipment can be put under or taken from: all unassigned ones (ML-14.2, ML-14.6, ML-11.12)."""
    return [member for member in s.clans[seat].members if not s.assigned >> member & 1]


def in_slot(s: State, member: int, card: int) -> int:
    """The card that takes the slot `card` would need under this member; -1 if the slot is free (ML-14.4)."""
    kind = EQUIPMENT[card].kind
    return next((old for old in held(s, member) if old != card and EQUIPMENT[old].kind == kind), NOBODY)


def movable(s: State, seat: int) -> list[int]:
    """Cards of the clan that lie under unassigned members."""
    if max(s.holders) < 0:
        return []
    able = bearers(s, seat)
    return [card for card, holder in enumerate(s.holders) if holder >= 0 and holder in able]


def place(s: State, seat: int, card: int, rule: str) -> Asking[None]:
    """Put a card under an unassigned member; a card in its slot makes room (ML-14.3, ML-14.16)."""
    others = [member for member in bearers(s, seat) if member != s.holders[card]]
    member = yield from ask(seat, "equipment.member", others, subject=(card,), rule=rule)
    yield from lay_under(s, seat, card, member, rule)


def hand_over(s: State, seat: int, card: int) -> Asking[None]:
    """A deserter's card goes to any member who stays, his slot taken or not, or is discarded (ML-29.28)."""
    options: list[Option] = [*bearers(s, seat), "discard"]
    member = yield from ask(seat, "deserter.gear", options, subject=(card,), rule="ML-29.28")
    if member == "discard":
        discard_equipment(s, seat, [card], "ML-29.28")
    else:
        yield from lay_under(s, seat, card, member, "ML-29.28")


def lay_under(s: State, seat: int, card: int, member: int, rule: str) -> Asking[None]:
    old = in_slot(s, member, card)
    s.holders[card] = member
    s.tell(events.Equipped, seat, card, member, rule=rule)
    if old != NOBODY:
        yield from make_room(s, seat, old)


def make_room(s: State, seat: int, card: int) -> Asking[None]:
    """A card that must make room goes to another member, or is discarded (ML-14.5, ML-14.7)."""
    holder = s.holders[card]
    room: list[Option] = [
        member for member in bearers(s, seat) if member != holder and in_slot(s, member, card) == NOBODY
    ]
    where = yield from ask(seat, "equipment.old", [*room, "discard"], subject=(card,), rule="ML-14.7")
    if where == "discard":
        discard_equipment(s, seat, [card], "ML-14.7")
    else:
        s.holders[card] = where
        s.tell(events.Equipped, seat, card, where, rule="ML-14.5")
