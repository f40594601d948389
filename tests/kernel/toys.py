"""A toy game for kernel tests: hidden hands, a secret choice at once, a die, steps of both kinds."""

from __future__ import annotations

import sys
from typing import Any

from wyprawa import kernel
from wyprawa.kernel import (
    Asking,
    Chance,
    Game,
    Outcome,
    Record,
    Table,
    ask,
    gather,
    only_seats,
    step,
    together,
)


class State(kernel.State, kw_only=True):
    hands: list[list[int]]
    pile: list[int]
    sums: list[int]
    round: int = 1


class Shown(Record, frozen=True):
    seat: int
    card: int


class Dealt(Record, frozen=True):
    card: int


def setup(options: Any, chance: Chance) -> State:
    return State(
        seats=options.seats,
        chance=chance,
        agenda=[begin_round.later()],
        hands=[[] for _ in range(options.seats)],
        pile=list(range(1, 13)),
        sums=[0] * options.seats,
    )


@step
def begin_round(s: State) -> None:
    for seat in range(s.seats):
        card = s.chance.take(s.pile, "deal")
        s.hands[seat].append(card)
        s.tell(Dealt, card, to=(seat,))
    s.next(pick.later(), bonus.later(), end_round.later())


@step
def pick(s: State) -> Asking[None]:
    def branch(seat: int) -> Asking[int]:
        if (yield from ask(seat, "mood", ["bold", "shy"])) == "bold":
            return (yield from ask(seat, "card", s.hands[seat], always=True, rule="TOY-1"))
        return 0

    cards = yield from together(s, *(branch(seat) for seat in range(s.seats)))
    for seat, card in enumerate(cards):
        if card:
            s.hands[seat].remove(card)
            s.sums[seat] += card
            s.tell(Shown, seat, card, rule="TOY-1")


@step
def bonus(s: State) -> Asking[None]:
    for seat in range(s.seats):
        more = yield from ask(seat, "bonus", ["roll", ("take", 2), ("pass", "for", (1, 2))])
        if more == "roll":
            s.sums[seat] += s.chance.die(6, "bonus")
        elif more == ("take", 2):
            s.sums[seat] += 2
        else:
            continue
        if s.sums[seat] >= 40:
            s.finish(Outcome((seat,), tuple(s.sums), "forty"))


@step
def end_round(s: State) -> None:
    if s.round == 3:
        best = max(s.sums)
        s.outcome = Outcome(tuple(i for i in range(s.seats) if s.sums[i] == best), tuple(s.sums), "sums")
        return
    s.round += 1
    s.next(begin_round.later())


def view(s: State, seat: int | None) -> dict[str, Any]:
    hands = [hand[:] if i == seat else len(hand) for i, hand in enumerate(s.hands)]
    return {"hands": hands, "pile": len(s.pile), "sums": s.sums[:], "round": s.round}


def resample(s: State, seat: int, chance: Chance) -> None:
    others = [hand for i, hand in enumerate(s.hands) if i != seat]
    s.pile += [card for hand in others for card in hand]
    for hand in others:
        hand[:] = [chance.take(s.pile, "deal") for _ in hand]


TOY: Game[State] = Game(
    name="toy",
    package="toys",
    state=State,
    options=only_seats(2, 3),
    setup=setup,
    steps=gather(sys.modules[__name__]),
    view=view,
    resample=resample,
    bound=100,
)


def play(table: Table[Any], seed: int, choices: int = 1000) -> list[str]:
    """Answer at random up to so many choices; the digest after each."""
    chance = Chance(seed)
    digests = []
    while not table.over and choices:
        choice = chance.pick(table.choices, "seat")
        table.choose(chance.pick(choice.options, "option"), choice.seat)
        digests.append(table.digest())
        choices -= 1
    return digests
