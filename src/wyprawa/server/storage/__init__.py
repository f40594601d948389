"""What the server keeps: tables, seats, tickets, choices, snapshots and chat, in SQLite or PostgreSQL.

>>> storage = await Storage.open("sqlite:///tables.db")
>>> await storage.create(stored, seats, {tickets.hashed(text): Ticket(stored.id, host=True)})
>>> await storage.move(stored.id, Move(1, "choose", 0, "card", "play 3"))  # returns when it is on disk
>>> await storage.close()
"""

from __future__ import annotations

from wyprawa.server.storage.records import (
    Conflict,
    DamagedDatabase,
    Move,
    NewerDatabase,
    NoTable,
    Said,
    StorageError,
    Stored,
    StoredSeat,
    TakenDatabase,
    Ticket,
)
from wyprawa.server.storage.store import Storage

__all__ = [
    "Conflict", "DamagedDatabase", "Move", "NewerDatabase", "NoTable", "Said",
    "Storage", "StorageError", "Stored", "StoredSeat", "TakenDatabase", "Ticket",
]  # fmt: skip
