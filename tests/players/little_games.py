"""Games small enough that one can say what a player must do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wyprawa import kernel
from wyprawa.kernel import Asking, Chance, Choice, Game, Option, Outcome, Step, Table, ask, step, together


class State(kernel.State, kw_only=True):
    heap: int = 0
    turn: int = 0
    done: list[int] = []
    hidden: int = 0


def game(
    one: Step[State, [], Asking[None]], setup: Callable[[Any, Chance], State], **more: Any
) -> Game[State]:
    """A game of one step, whose state all see but for `hidden`."""
    return Game(
        name=one.name,
        package=__name__,
        state=State,
        setup=setup,
        steps={one.name: one},
        view=lambda s, seat: (s.heap, s.turn, tuple(s.done)),
        **more,
    )


def new(game: Game[State], seed: int = 1) -> Table[Any]:
    return kernel.new(game, seats=2, seed=seed, telling=False)


# --- whoever takes the last of the heap wins: leave a multiple of four ---------------------------------


@step
def nim_turn(s: State) -> Asking[None]:
    s.heap -= yield from ask(s.turn, "take", list(range(1, min(3, s.heap) + 1)))
    if not s.heap:
        s.finish(Outcome((s.turn,)))
    s.turn = 1 - s.turn
    s.next(nim_turn.later())


def nim(heap: int) -> Game[State]:
    return game(nim_turn, lambda options, chance: State(seats=2, agenda=[nim_turn.later()], heap=heap))


# --- all win if each carries twice; whoever grabs has the higher score, and all have lost --------------


@step
def carry_turn(s: State) -> Asking[None]:
    what = yield from ask(s.turn, "do", ["grab", "rest", "carry"])
    s.done.append(["grab", "rest", "carry"].index(what))
    if len(s.done) == 4:
        won = s.done == [2] * 4
        grabs = [s.done[seat::2].count(0) for seat in range(2)]
        s.finish(Outcome((0, 1) if won else (), (3 * grabs[0], 3 * grabs[1])))
    s.turn = 1 - s.turn
    s.next(carry_turn.later())


CARRY = game(carry_turn, lambda options, chance: State(seats=2, agenda=[carry_turn.later()]))


# --- two secret answers of each seat at once; seat 0 wins if the second ones are equal ------------------


@step
def pennies_round(s: State) -> Asking[None]:
    def show(seat: int) -> Asking[int]:
        yield from ask(seat, "stake", [1, 2])
        return (yield from ask(seat, "side", [0, 1]))

    mine, yours = yield from together(s, show(0), show(1))
    s.finish(Outcome((0,) if mine == yours else (1,)))


PENNIES = game(pennies_round, lambda options, chance: State(seats=2, agenda=[pennies_round.later()]))


# --- seat 0 wins in any case; side 1 of seat 0 and side 0 of seat 1 are better for the lead -------------


@step
def duel_round(s: State) -> Asking[None]:
    sides = yield from together(s, *(ask(seat, "side", [0, 1]) for seat in range(2)))
    s.done += sides
    if len(s.done) == 6:
        s.finish(Outcome((0,), (10 + sum(s.done[::2]), 4 - sum(s.done[1::2]))))
    s.next(duel_round.later())


DUEL = game(duel_round, lambda options, chance: State(seats=2, agenda=[duel_round.later()]))


# --- which of four balls lies under the cup? Three are of colour 0, one is of colour 1 ------------------


@step
def cup_guess(s: State) -> Asking[None]:
    guess = yield from ask(0, "guess", [1, 0])
    s.finish(Outcome((0,) if guess == s.hidden else (1,)))


def _ball(s: State, seat: int, chance: Chance) -> None:
    s.hidden = chance.pick([0, 0, 0, 1], "ball")


def _cup(options: Any, chance: Chance) -> State:
    s = State(seats=2, agenda=[cup_guess.later()])
    _ball(s, 0, chance)
    return s


CUP = game(cup_guess, _cup, resample=_ball)


# --- two hundred options, of which the bot knows the only good one -------------------------------------


@step
def haystack_search(s: State) -> Asking[None]:
    found = yield from ask(0, "straw", list(range(200)))
    s.finish(Outcome((0,) if found == 150 else (1,)))


def _needle(s: State, choice: Choice, chance: Chance) -> Option:
    return 150


HAYSTACK = game(
    haystack_search, lambda options, chance: State(seats=2, agenda=[haystack_search.later()]), bot=_needle
)


# --- a game without end ---------------------------------------------------------------------------------


@step
def endless_turn(s: State) -> Asking[None]:
    yield from ask(0, "go", [0, 1])
    s.heap += 1
    s.next(endless_turn.later())


ENDLESS = game(endless_turn, lambda options, chance: State(seats=2, agenda=[endless_turn.later()]), bound=20)


# --- asked, though there is only one answer ------------------------------------------------------------


@step
def only_turn(s: State) -> Asking[None]:
    yield from ask(0, "go", ["on"], always=True)
    s.finish(Outcome((0,)))


ONLY = game(only_turn, lambda options, chance: State(seats=2, agenda=[only_turn.later()]))
