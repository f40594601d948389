"""Before the first draw: everybody has seen what the seed hashes to, and seats add words of their own.

A table that gathers has a stand-in instead of a game: the same seats, chat and links, and nothing to decide.
The seed is drawn and kept, and nothing is drawn from it. When all have spoken the game begins from seed and
words, and everybody comes again to the table as it is then. docs/fair.md says what this proves.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

import wyprawa
from wyprawa.kernel import Asking, Chance, Game, Origin, State, Table, step
from wyprawa.kernel.choice import Open
from wyprawa.kernel.fair import MOST_WORDS
from wyprawa.scene import Scene
from wyprawa.server.limits import clean
from wyprawa.server.storage import StorageError
from wyprawa.server.viewer import Refused, Viewer
from wyprawa.server.work import TooMuch, limited
from wyprawa.words import t

if TYPE_CHECKING:
    from wyprawa.server.live import LiveTable

_SECONDS = 10.0  # of the processor, for setting up a game


class Sealed(msgspec.Struct, frozen=True):
    """What the game will begin from, and what seats have said, in the order in which they did; one who said
    nothing is ready too."""

    origin: Origin
    said: dict[int, str] = {}

    def begun(self) -> Table[Any]:
        """The game; `TooMuch` if that takes too long."""
        with limited(_SECONDS):
            return wyprawa.begin(self.origin.saying({seat: text for seat, text in self.said.items() if text}))


def read(text: str) -> Sealed | None:
    """As the database has it; None for a game that has begun."""
    return msgspec.json.decode(text, type=Sealed) if text else None


def write(sealed: Sealed) -> str:
    return msgspec.json.encode(sealed).decode()


# --- the stand-in ---------------------------------------------------------------------------------------


class Empty(State):
    """Nothing on the table yet."""


@step
def wait(s: Empty) -> Asking[None]:
    yield Open()  # asks nobody


def stand_in(sealed: Sealed) -> Table[Any]:
    """The table while people gather: its game by name, its seats and bots; nothing to see or to decide."""
    game = wyprawa.find(sealed.origin.game)
    options = game.read_options(sealed.origin.options)
    empty: Game[Any] = replace(
        game,
        state=Empty,
        setup=lambda _, chance: Empty(seats=game.seats(options), chance=chance),
        steps={wait.name: wait},
        first=wait.later(),
        view=lambda s, seat: Scene(t(game.name)),
        between=None,
    )
    return Table(empty, options, empty.begin(options, Chance(0)))


# --- what people do -------------------------------------------------------------------------------------


async def speak(live: LiveTable, viewer: Viewer, seat: int, text: str) -> None:
    """A seat's words, or none: it is ready. When all are, the game begins."""
    async with live.lock:
        sealed = _sealed(live)
        if seat not in live.held(viewer.ticket):
            raise Refused("seat")
        if seat in sealed.said:
            raise Refused("spoken")
        sealed = Sealed(sealed.origin, {**sealed.said, seat: clean(text, MOST_WORDS)})
        await _keep(live, sealed)
        if all(each.kind == "bot" or each.seat in sealed.said for each in live.seats):
            await _begin(live)


async def begin(live: LiveTable, viewer: Viewer) -> None:
    """The host does not wait for those who have not come; those who have must have spoken."""
    async with live.lock:
        sealed = _sealed(live)
        if not viewer.ticket.host:
            raise Refused("host")
        if any(each.kind == "person" and each.sat and each.seat not in sealed.said for each in live.seats):
            raise Refused("unready")
        await _begin(live)


def _sealed(live: LiveTable) -> Sealed:
    if live.sealed is None or live.broken:
        raise Refused("begun")
    return live.sealed


async def _keep(live: LiveTable, sealed: Sealed) -> None:
    try:
        await live.services.storage.set_sealed(live.id, write(sealed))
    except StorageError:
        raise Refused("storage") from None
    live.sealed = sealed
    live.tell_all({"type": "fair", "fair": live.fair()})


async def _begin(live: LiveTable) -> None:
    """Nothing said from now on counts; the table is read anew, and is the game then."""
    sealed = _sealed(live)
    try:
        table = await asyncio.to_thread(sealed.begun)
        await live.services.storage.begin(live.id, table.record())
    except TooMuch:
        raise Refused("fault", "the game takes too long to set up") from None
    except StorageError:
        raise Refused("storage") from None
    live.give_up()
