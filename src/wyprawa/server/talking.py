"""What is said at a table: chat, what the table itself tells everybody, and what kind of table it is.

A notice is a line of the chat that nobody wrote. It is kept as a word with the name it is about, so that each
reads it in their own language, also those who come later.
"""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Sequence
from typing import Any

from wyprawa.kernel import Table
from wyprawa.server.durable import DurableTable, Services
from wyprawa.server.said import page_words
from wyprawa.server.storage import Conflict, Said, StorageError, Stored, StoredSeat, Ticket
from wyprawa.server.viewer import Refused, Viewer
from wyprawa.words import t

CHAT = 100  # lines kept at hand
_NOTICE = "\x01"  # instead of a name; nobody can be called so
_BEFORE = ("seen", "undone")  # marks that say nothing to one who plays alone


class Talking(DurableTable):
    """A table with a chat. `marks` say what kind of table it is; see the words `page-mark-…`."""

    def __init__(
        self,
        stored: Stored,
        seats: Sequence[StoredSeat],
        table: Table[Any],
        services: Services,
        *,
        rows: int = 0,
        kept: int = 0,
        chat: Sequence[Said] = (),
    ) -> None:
        super().__init__(stored, seats, table, services, rows=rows, kept=kept)
        self.chat = deque(chat, maxlen=CHAT)
        self.marks = stored.marks
        self._said = chat[-1].n if chat else 0

    # --- chat -----------------------------------------------------------------------------------------

    async def talk(self, viewer: Viewer, text: str) -> None:
        """A line of a person's. One who only watches has no name that a player has."""
        async with self.lock:
            seat = min(viewer.ticket.seats, default=None)
            name = viewer.name or (self.sight.names(viewer.language)[seat] if seat is not None else "")
            if seat is None and self._taken(name):
                name = ""
            await self._say(Said(self._said + 1, seat, name, text))

    async def notice(self, what: str, seat: int) -> None:
        """Tell everybody what was done with a seat; the lock is held."""
        await self._say(Said(self._said + 1, seat, _NOTICE, f"{what} {self.seats[seat].name}"))

    async def _say(self, said: Said) -> None:
        try:
            await self._storage.say(self.id, said)
        except Conflict:
            self.give_up()
            raise Refused("storage") from None
        except StorageError:
            raise Refused("storage") from None
        self._said += 1
        self.chat.append(said)
        for viewer in self.viewers:
            viewer.tell({"type": "chat", **self.line(said, viewer.language)})

    def line(self, said: Said, language: str) -> dict[str, Any]:
        """A line as somebody reads it."""
        if said.name != _NOTICE or said.seat is None:
            return {"who": said.name, "seat": said.seat, "text": said.text, "notice": False}
        what, _, name = said.text.partition(" ")
        who = name or self.sight.names(language)[said.seat]
        text = page_words(language).say(t(f"page-told-{what}", who=who))
        return {"who": "", "seat": said.seat, "text": text, "notice": True}

    # --- names ----------------------------------------------------------------------------------------

    def _taken(self, name: str) -> bool:
        """Whether a seat is called so, or nearly."""
        names = {each.name for each in self.seats}.union(self.sight.names("en"), self.sight.names("pl"))
        return bool(name) and _plain(name) in {_plain(each) for each in names if each}

    def check_name(self, ticket: Ticket, name: str) -> None:
        """Raise `Refused` if one who only watches would be taken for a player."""
        if not ticket.seats and self._taken(name):
            raise Refused("name")

    # --- marks ----------------------------------------------------------------------------------------

    async def mark(self, kind: str) -> None:
        """From here on it is a table of this kind too, and all are told; the lock is held."""
        if kind in self.marks:
            return
        marks = (*self.marks, kind)
        try:
            await self._storage.set_marks(self.id, marks)
        except StorageError:
            raise Refused("storage") from None
        self.marks = marks
        for viewer in self.viewers:
            viewer.tell({"type": "marks", "marks": self.marked(viewer.ticket, viewer.language)})

    def marked(self, ticket: Ticket, language: str) -> list[dict[str, str]]:
        """What kind of table it is, in words."""
        words, alone = page_words(language), self.alone(ticket)
        shown = [kind for kind in self.marks if not (alone and kind in _BEFORE)]
        return [{"kind": kind, "text": words.say(t(f"page-mark-{kind}"))} for kind in shown]


def _plain(name: str) -> str:
    """Letters and digits of a name without their marks: names that look alike are alike."""
    flat = unicodedata.normalize("NFKD", name).casefold()
    return "".join(char for char in flat if char.isalnum())
