"""A game whose rules never end: after the answer `loop` in its rules, after `picture` in its view."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from wyprawa.kernel import Asking, Chance, Game, State, ask, registry, step
from wyprawa.scene import Panel, Scene
from wyprawa.words import t


class Endless(State):
    turns: int = 0
    picture: bool = False


def setup(options: object, chance: Chance) -> Endless:
    return Endless(seats=2, chance=chance)


@step
def turn(s: Endless) -> Asking[None]:
    answer = yield from ask(s.turns % 2, "card", ("on", "loop", "picture"))
    s.turns += 1
    while answer == "loop":
        s.turns += 1
    s.picture = answer == "picture"
    s.next(turn.later())


def view(s: Endless, seat: int | None) -> Scene:
    while s.picture:
        pass
    return Scene(t("smok"), panels=tuple(Panel(n, t("smok")) for n in range(s.seats)))


GAME = Game(
    name="endless",
    package="wyprawa.games.smok",  # for its words
    state=Endless,
    setup=setup,
    steps={"turn": turn},
    first=turn.later(),
    view=view,
    modes=({"seats": 2},),
)


def install(patch: pytest.MonkeyPatch) -> None:
    """Make it one of the games there are."""
    known = (*registry._entries(), EntryPoint("endless", "endless:GAME", registry.GROUP))
    patch.setattr(registry, "_entries", lambda: known)
