"""One open page at a live table, and what is waiting to be sent to it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from wyprawa.server.messages import write
from wyprawa.server.sight import Eye
from wyprawa.server.storage import Ticket

TOO_MANY = 4429  # close code: too many connections or messages
_MOST = 256  # small messages waiting; a page that takes none of them is closed


class Refused(Exception):
    """What a viewer asked for was not done, and nothing changed. `why` names the word that says it."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why = why
        self.detail = detail


class Waiting:
    """An answer on its way to everybody: when it came, how many have not been sent what came of it, and who
    is told how long that took."""

    __slots__ = ("_began", "_done", "_left")

    def __init__(self, began: float, left: int, done: Callable[[float], None]) -> None:
        self._began, self._left, self._done = began, left, done

    def seen(self) -> None:
        """One more has been sent it, or has gone."""
        self._left -= 1
        if not self._left:
            self._done(time.perf_counter() - self._began)


class Viewer:
    """`holder` is the hash of its ticket: pages of one holder are sent the same. Hints for it are counted by
    its `address`. `claimed` are the seats it gets when its ticket is kept; until then it is a spectator."""

    def __init__(
        self,
        ticket: Ticket,
        holder: str,
        language: str,
        name: str,
        address: str = "",
        claimed: tuple[int, ...] = (),
    ) -> None:
        self.ticket, self.holder, self.name, self.address = ticket, holder, name, address
        self.claimed = claimed
        self.eye = Eye(language)  # of which seat, the first frame says
        self.outbox: deque[str] = deque()
        self.seats = ""  # who sits where, as it was last told
        self.stale = True  # the table has changed since its last frame
        self.waiting: list[Waiting] = []
        self.ready = asyncio.Event()
        self.closing: int | None = None  # the code to close with

    @property
    def language(self) -> str:
        return self.eye.language

    def speak(self, language: str) -> None:
        """Everything again in another language."""
        self.eye = Eye(language, self.eye.seat)
        self.refresh()

    def refresh(self, answer: Waiting | None = None) -> None:
        """A new frame is wanted, because of this answer or of something else."""
        self.stale = True
        if answer is not None:
            self.waiting.append(answer)
        self.ready.set()

    def tell(self, message: Any) -> None:
        """Send a small message, as it is or as text that is ready."""
        self.outbox.append(message if isinstance(message, str) else write(message))
        if len(self.outbox) > _MOST:
            self.close(TOO_MANY)
        self.ready.set()

    def lose(self, seat: int, code: int) -> None:
        """Take a seat, or the claim to it, away at once, and close the page with this code."""
        left = tuple([each for each in self.ticket.seats if each != seat])
        self.ticket = msgspec.structs.replace(self.ticket, seats=left)
        self.claimed = tuple([each for each in self.claimed if each != seat])
        self.close(code)

    def close(self, code: int) -> None:
        self.closing = code
        self.ready.set()
