"""Tables in the middle of a Deployment phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mltables import make, member

from wyprawa.games.monsterlands.content import MEMBERS
from wyprawa.games.monsterlands.state import NOBODY, State, Trail
from wyprawa.kernel import Option, Table

REFILLS = ("trap", "mercenary", "equipment", "loot")
STOP = ("queens_gift", 0)  # a step that asks seat 0 "gift.die": where a phase under test has ended


def at_turn(
    strength: int = 0,
    magic: int = 0,
    influence: Sequence[int] = (),
    gold: int = 7,
    *,
    edit: Callable[[State], None] | None = None,
    script: Mapping[str, Sequence[Any]] | None = None,
    free: Sequence[str] = REFILLS,
    seats: int = 3,
    **options: Any,
) -> Table[State]:
    """Seat 0 (fire: Purkas and Korgo) is to act with these dice and this gold; the others have 1 Strength."""

    def lay(s: State) -> None:
        for clan in s.clans[1:]:
            clan.strength = 1
        clan = s.clans[0]
        clan.strength, clan.magic, clan.influence = strength, magic, sorted(influence)
        clan.gold = gold
        if edit is not None:
            edit(s)

    return make(("turn", 0), STOP, seats=seats, edit=lay, script=script, free=free, **options)


def options(table: Table[State]) -> list[Option]:
    return list(table.choices[0].options)


def asked(table: Table[State]) -> tuple[int, str]:
    return table.choices[0].seat, table.choices[0].ask


def play(table: Table[State], *chosen: Option) -> State:
    for option in chosen:
        table.choose(option)
    return table.state


def die_in(s: State, building: int, value: int = 0, seat: int = 1) -> None:
    """A die of somebody in a shop: 0 for Strength, or an Influence value."""
    row = s.placed[building]
    row.append((len(row), seat, 2 if value else 0, value))


def enlist(s: State, *ids: str, seat: int = 0) -> None:
    """Mercenaries who have been in the clan for a while."""
    for id in ids:
        number = member(id)
        s.offer = [NOBODY if each == number else each for each in s.offer]
        s.member_pile = [each for each in s.member_pile if each != number]
        s.clans[seat].members.append(number)


def green(s: State, count: int = 1, seat: int = 0) -> list[int]:
    """Greenhorns who have been in the clan for a while."""
    taken = [s.greenhorns.pop(0) for _ in range(count)]
    s.clans[seat].members += taken
    return taken


def settle_at(s: State, land: int, settler: int, seat: int = 0) -> None:
    """A conquered Land with its settler (-1 for none)."""
    s.clans[seat].lands.append(land)
    s.clans[seat].settlers.append(settler)


def send(s: State, number: int, where: int = 12, seat: int = 0) -> Trail:
    """A member assigned to a trail."""
    s.assigned |= 1 << number
    s.trails[where] = trail = Trail(seat=seat, member=number)
    return trail


def offer(s: State, *ids: str) -> None:
    """These Mercenaries are on offer, others go to the deck."""
    s.member_pile = [n for n, m in enumerate(MEMBERS) if m.kind == "mercenary" and m.id not in ids]
    s.offer = [member(id) for id in ids]


def give(card: int, holder: int) -> Callable[[State], None]:
    """An edit: this Equipment lies under this member."""

    def edit(s: State) -> None:
        s.holders[card] = holder

    return edit
