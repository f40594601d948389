"""Questions with side options: things one may do any number of times before answering.

    def menu() -> Menu:
        beside = {("sell", n): partial(sell, s, seat, n) for n in s.trophies[seat]}
        return Menu(seat, [*s.hands[seat], *beside, "pass"], beside)

    card = yield from ask_beside(s, "card", menu, rule="...")

The menu is made anew after each side option, so using one may change the answers, the side options and who is
asked.

Say `lists=True` if making the menu changes nothing and takes long: it is noted then (`kernel.noted`), and a
fork, which runs the step again, makes it again only to carry out a side option, or these alone if `beside`
gives them. `seen` is told each menu, noted or made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from wyprawa.kernel import Asking, Option, State, StepCall, ask, noted

Beside: TypeAlias = Mapping[Option, Callable[[], Asking[Any] | None]]
"""Side options, each with what it does."""


class Menu(msgspec.Struct):
    """A question as it stands: all its options, in the order listed, and which of them are side options."""

    seat: int
    options: Sequence[Option]
    beside: Beside = {}
    subject: tuple[Option, ...] = ()


def ask_beside(
    s: State,
    name: str,
    menu: Callable[[], Menu | None],
    *,
    rule: str = "",
    always: bool = False,
    again: StepCall | None = None,
    lists: bool = False,
    seen: Callable[[Menu], None] | None = None,
    beside: Callable[[], Beside] | None = None,
) -> Asking[Any]:
    """Ask until the seat takes an option that is not a side option, and return it.

    None if it ends unanswered: there is no menu any more, or only side options are left in it.
    Where side options may plan steps, `again` is the step that asks anew after them, and this question ends.
    """
    made: Menu | None = None

    def make() -> Menu | None:
        """The menu without what its side options do, which is done to the state."""
        nonlocal made
        made = menu()
        if made is None or not made.beside:
            return made
        return Menu(made.seat, made.options, dict.fromkeys(made.beside, _nothing), made.subject)

    while (now := noted(s, make) if lists else menu()) is not None:
        if seen is not None:
            seen(now)
        if len(now.options) <= len(now.beside):
            return None
        answer = yield from ask(now.seat, name, now.options, subject=now.subject, rule=rule, always=always)
        if answer not in now.beside:
            return answer
        if lists and made is None:  # it was in the notes
            offered = beside() if beside is not None else (menu() or now).beside
        else:
            offered, made = (made or now).beside, None
        if again is not None:
            s.next(again)
        doing = offered[answer]()
        if doing is not None:
            yield from doing
        if again is not None:
            return None
    return None


def _nothing() -> None:
    """What a side option does in the notes."""
