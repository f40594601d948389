"""The tables of the database as queries see them. `migrations` makes them; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, MetaData, Table, Text

METADATA = MetaData()


def _of_table(*, first: bool = True) -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=first, nullable=False)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", Text),  # decimal: a seed may be longer than the database's integers
    Column("start", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("marks", Text, nullable=False),  # JSON
    Column("closed", Text, nullable=False),
    Column("sealed", Text, nullable=False),  # JSON, until the game begins
)

SEATS = Table(
    "seats",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("sat", Boolean, nullable=False),
)

TICKETS = Table(
    "tickets",
    METADATA,
    Column("hash", Text, primary_key=True),
    _of_table(first=False),
    Column("host", Boolean, nullable=False),
    Column("seats", Text, nullable=False),  # JSON
    Column("watch", Boolean, nullable=False),
    Column("link", Text, nullable=False),  # the hash of the link for which it was claimed
    Column("claim", Integer, nullable=False),  # the number of this claim of its link, from 1
)

MOVES = Table(
    "moves",
    METADATA,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ask", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("ended", Boolean, nullable=False),  # whether the game was over after it
    Column("made", Double, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("record", Text, nullable=False),
)

UNPLAYED = Table(  # the tables that are marked
    "unplayed",
    METADATA,
    _of_table(),
    Column("n", Integer, nullable=False),  # the last move when it was marked
    Column("seconds", Double, nullable=False),  # that servers have counted since then
)

CHAT = Table(
    "chat",
    METADATA,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Double, nullable=False),
)
