"""Who sits at a table and who looks on, and telling them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from wyprawa.kernel import Table
from wyprawa.server.messages import write
from wyprawa.server.sight import Sight
from wyprawa.server.storage import StoredSeat, Ticket
from wyprawa.server.viewer import Viewer


class People:
    """The seats and the open pages of one table."""

    def __init__(self, seats: Sequence[StoredSeat], table: Table[Any]) -> None:
        self.seats = list(seats)
        self.table = table
        self.sight = Sight(table)
        self.viewers: set[Viewer] = set()
        self.linked: set[int] = set()  # seats to which a ticket leads
        self.fresh: set[int] = set()  # seats somebody sat down on, which is not on disk yet
        self.absent = dict.fromkeys(range(len(self.seats)), time.monotonic())  # since when, by seat
        self.thinking: int | None = None  # the bot that does
        self.left = time.monotonic()  # when somebody was last here
        self.address = ""  # of who opened it or came first: its bots think in that one's time

    def persons(self) -> list[int]:
        return [each.seat for each in self.seats if each.kind == "person"]

    def held(self, ticket: Ticket) -> tuple[int, ...]:
        """The seats a ticket plays now; one handed to a bot is not among them."""
        return self.played(ticket.seats)

    def played(self, seats: Sequence[int]) -> tuple[int, ...]:
        """Those of these seats that a person plays."""
        return tuple([seat for seat in seats if self.seats[seat].kind == "person"])

    def users(self, ticket: Ticket) -> list[Viewer]:
        """The viewers who sit by this link: one at most, because two people know it and one sits there."""
        return [each for each in self.viewers if ticket.shared and each.ticket == ticket]

    def others(self, ticket: Ticket) -> set[int]:
        """The seats that are somebody else's, or were when the game was played there."""
        sat = {each.seat for each in self.seats if each.sat or each.kind == "person"}
        return sat.difference(ticket.seats)

    def alone(self, ticket: Ticket) -> bool:
        """Whether nobody else plays, and nobody else has: all other seats are bots' or nobody's from the
        start. One whose seats were all handed to bots does not play, unless it is the host's table."""
        if ticket.watch or not (ticket.host or self.held(ticket)):
            return False
        return not self.others(ticket)

    def reachable(self, ticket: Ticket) -> bool:
        """Whether all others could still agree to something: none of them has gone for good."""
        return all(self.seats[seat].kind == "person" for seat in self.others(ticket))

    def sit(self, viewer: Viewer) -> None:
        """Somebody has come; whose seats they hold, sits there."""
        self.viewers.add(viewer)
        self.note_absent()
        for seat in self.held(viewer.ticket):
            if not self.seats[seat].sat:
                self.seats[seat] = msgspec.structs.replace(self.seats[seat], sat=True)
                self.fresh.add(seat)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.note_absent()
        for answer in viewer.waiting:
            answer.seen()
        self.left = time.monotonic()
        if self.viewers:
            self.show_seats()

    def note_absent(self) -> None:
        """Who is no longer here is absent from now on."""
        present, now = self._present(), time.monotonic()
        self.absent = {
            each.seat: self.absent.get(each.seat, now) for each in self.seats if each.seat not in present
        }

    def _present(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in viewer.ticket.seats}

    def who(self, language: str) -> list[dict[str, Any]]:
        """Who sits where."""
        present = self._present()
        return [
            {
                "seat": each.seat,
                "title": title,
                "name": each.name,
                "kind": each.kind,
                "bot": each.bot,
                "present": each.seat in present or each.kind == "bot",
                "thinking": each.seat == self.thinking,
                "sat": each.sat,
                "linked": each.seat in self.linked,
            }
            for each, title in zip(self.seats, self.sight.names(language), strict=True)
        ]

    def show_seats(self) -> None:
        """Tell everybody who sits where, but for those who know: one more page changes nothing."""
        texts: dict[str, str] = {}
        for viewer in self.viewers:
            language = viewer.language
            if language not in texts:
                texts[language] = write({"type": "seats", "seats": self.who(language)})
            if viewer.seats != texts[language]:
                viewer.seats = texts[language]
                viewer.tell(viewer.seats)

    def tell_all(self, message: dict[str, Any]) -> None:
        text = write(message)
        for viewer in self.viewers:
            viewer.tell(text)
