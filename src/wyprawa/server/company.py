"""Who sits at a table and who looks on, and telling them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from wyprawa.kernel import Table
from wyprawa.server.messages import write
from wyprawa.server.sight import Sight
from wyprawa.server.storage import StoredSeat, Ticket
from wyprawa.server.viewer import Viewer


class Company:
    """The seats and the open pages of one table."""

    def __init__(self, seats: Sequence[StoredSeat], table: Table[Any]) -> None:
        self.seats = list(seats)
        self.table = table
        self.sight = Sight(table)
        self.viewers: set[Viewer] = set()
        self.thinking: int | None = None  # the bot that does
        self.left = time.monotonic()  # when somebody was last here
        self.address = ""  # of who opened it or came first: its bots think in that one's time

    def persons(self) -> list[int]:
        return [each.seat for each in self.seats if each.kind == "person"]

    def held(self, ticket: Ticket) -> tuple[int, ...]:
        """The seats a ticket plays now; one handed to a bot is not among them."""
        return tuple([seat for seat in ticket.seats if self.seats[seat].kind == "person"])

    def alone(self, ticket: Ticket) -> bool:
        """Whether nobody else plays: all other seats are bots' or nobody's. One whose seats were all handed
        to bots does not play, unless it is the host's table."""
        if ticket.watch or not (ticket.host or self.held(ticket)):
            return False
        return all(seat in ticket.seats for seat in self.persons())

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        for answer in viewer.waiting:
            answer.seen()
        self.left = time.monotonic()
        if self.viewers:
            self.show_seats()

    def who(self, language: str) -> list[dict[str, Any]]:
        """Who sits where."""
        present = {seat for viewer in self.viewers for seat in viewer.ticket.seats}
        return [
            {
                "seat": each.seat,
                "title": title,
                "name": each.name,
                "kind": each.kind,
                "bot": each.bot,
                "present": each.seat in present or each.kind == "bot",
                "thinking": each.seat == self.thinking,
            }
            for each, title in zip(self.seats, self.sight.names(language), strict=True)
        ]

    def show_seats(self) -> None:
        texts: dict[str, str] = {}
        for viewer in self.viewers:
            language = viewer.language
            if language not in texts:
                texts[language] = write({"type": "seats", "seats": self.who(language)})
            viewer.tell(texts[language])

    def tell_all(self, message: dict[str, Any]) -> None:
        text = write(message)
        for viewer in self.viewers:
            viewer.tell(text)
