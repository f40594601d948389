"""The bots' turns at one table: one after the other, at a pace one can follow."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from wyprawa.server.bots import Bots
from wyprawa.server.messages import PAUSES
from wyprawa.server.viewer import Refused

if TYPE_CHECKING:
    from wyprawa.server.live import LiveTable

_UNWATCHED = 200  # answers bots give while nobody looks
_AGAIN = 1.0  # seconds until one is tried again that could not be kept


class Pace:
    """How long a bot takes for each answer: for the first of its turn a whole pause, for all that follow a
    third of it, however long the turn is. Pages play what comes of it at their own speed."""

    def __init__(self) -> None:
        self._seat: int | None = None

    def next(self, seat: int) -> float:
        """The pause before this seat's next answer, in whole pauses."""
        again, self._seat = seat == self._seat, seat
        return 1 / 3 if again else 1.0


class BotTurns:
    def __init__(self, live: LiveTable, bots: Bots) -> None:
        self._live, self._bots = live, bots
        self._running: asyncio.Task[None] | None = None
        self._unwatched = 0

    def watched(self) -> None:
        """Somebody has come: the bots may go on."""
        self._unwatched = 0

    def poke(self) -> None:
        """Let the bots go on, if it is their turn."""
        if self._running is None and self._next() is not None:
            self._running = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """End the thinking. An answer on its way to disk gets there first."""
        async with self._live.lock:
            running = self._running
            if running is not None:
                running.cancel()
        if running is not None:
            await asyncio.gather(running, return_exceptions=True)

    def _next(self) -> int | None:
        """The bot to answer next. Bots wait while a person could still make again what was taken back, and
        while people agree on something; they do not play long for nobody."""
        live = self._live
        alone = not live.viewers and self._unwatched >= _UNWATCHED
        if live.broken or live.closed or live.proposal is not None or alone:
            return None
        asked = [choice.seat for choice in live.table.choices]
        if live.table.undone and any(live.seats[seat].kind == "person" for seat in asked):
            return None
        return next((seat for seat in asked if live.seats[seat].kind == "bot"), None)

    async def _run(self) -> None:
        pace = Pace()
        try:
            while (seat := self._next()) is not None:
                try:
                    await self._answer(seat, pace)
                except Refused:
                    await asyncio.sleep(_AGAIN)
        finally:
            self._running = None
            self._think(None)

    async def _answer(self, seat: int, pace: Pace) -> None:
        """One answer. If the question has changed by the time it is found, it is dropped."""
        live = self._live
        number, began = live.number(seat), time.monotonic()
        self._think(seat)
        text = await self._bots.answer(
            live.table, seat, live.seats[seat].bot, address=live.address, at=live.id
        )
        rest = pace.next(seat) * PAUSES[live.pace] - (time.monotonic() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        async with live.lock:
            asked = live.table.choice_of(seat) is not None and live.number(seat) == number
            if asked and live.seats[seat].kind == "bot" and self._next() is not None:
                self._unwatched += not live.viewers
                await live.choose(seat, number, text, time.perf_counter())

    def _think(self, seat: int | None) -> None:
        live = self._live
        if live.thinking != seat:
            live.thinking = seat
            if live.viewers and live.pace != "instant":
                live.show_seats()
