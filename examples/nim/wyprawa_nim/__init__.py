"""Nim: take as many as you like from one heap; who takes the last one wins."""

from typing import Any

from wyprawa import Chance, Choice, Game, Outcome, kernel
from wyprawa.kernel import Asking, Option, Record, ask, only_seats, step
from wyprawa.kernel.sizes import Count, Few
from wyprawa.scene import OptionLook, Panel, Scene, Track
from wyprawa.words import Text, t

HEAPS = (3, 4, 5)  # NI-1.1


class State(kernel.State, kw_only=True):
    heaps: Few[Count]


class Took(Record, frozen=True):
    who: int
    count: int
    heap: int


def setup(options: Any, chance: Chance) -> State:
    return State(seats=2, chance=chance, heaps=list(HEAPS))


@step
def turn(s: State, who: int) -> Asking[None]:
    moves = [(heap, count) for heap, size in enumerate(s.heaps) for count in range(1, size + 1)]
    heap, count = yield from ask(who, "take", moves, rule="NI-2.1")
    s.heaps[heap] -= count
    s.tell(Took, who, count, heap, rule="NI-2.1")
    if not any(s.heaps):
        s.finish(Outcome((who,), reason="last", rule="NI-2.2"))
    s.next(turn.later(1 - who))


def view(s: State, seat: int | None) -> Scene:
    heaps = tuple(Track(f"heap-{i}", name(i), size, HEAPS[i]) for i, size in enumerate(s.heaps))
    return Scene(t("nim"), tracks=heaps, panels=tuple(Panel(who, player(who)) for who in range(2)))


def option(s: State, choice: Choice, it: Option) -> OptionLook:
    heap, count = it
    return OptionLook(t("take", count=count, heap=name(heap)), (f"heap-{heap}",))


def name(heap: int) -> Text:
    return t("heap", n=heap + 1)


def player(who: int) -> Text:
    return t("ui-seat", n=who + 1)


def problems(s: State) -> list[str]:
    """What could never come up: looked at before a state that somebody sent is played."""
    sound = len(s.heaps) == len(HEAPS) and all(map(int.__le__, s.heaps, HEAPS))
    who = [entry[1:] for entry in s.agenda]
    return [] if sound and who in ([], [(0,)], [(1,)]) else [f"heaps {s.heaps}, turns {who}"]


def bot(s: State, choice: Choice, chance: Chance) -> Option:
    """Leave heaps whose sizes have no bit in odd number, if that can be done."""

    def odd(it: tuple[int, int]) -> int:
        a, b, c = (size - it[1] * (heap == it[0]) for heap, size in enumerate(s.heaps))
        return a ^ b ^ c

    return min(choice.options, key=odd)


GAME = Game(
    name="nim",
    package=__name__,
    options=only_seats(2, 2),
    state=State,
    setup=setup,
    first=turn.later(0),  # NI-1.2
    steps={"turn": turn},
    view=view,
    option=option,
    names={"who": player, "heap": name},
    bot=bot,
    problems=problems,
    bound=sum(HEAPS),
)
