"""How a database of any earlier version becomes one of today's.

`STEPS[v]` takes a database from version v to v + 1. A step that has been released is never changed; a new
one is added at the end. All steps a database lacks are taken in one transaction.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, inspect, text

from wyprawa.server.storage.records import DamagedDatabase, NewerDatabase
from wyprawa.server.storage.schema import METADATA

STEPS: tuple[Sequence[str], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seed TEXT,
            start TEXT NOT NULL, pace TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            touched DOUBLE PRECISION NOT NULL, ended BOOLEAN NOT NULL)""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
            bot TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
        """CREATE TABLE tickets (
            hash TEXT NOT NULL PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id),
            host BOOLEAN NOT NULL, seats TEXT NOT NULL, watch BOOLEAN NOT NULL)""",
        """CREATE TABLE moves (
            table_id TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, kind TEXT NOT NULL,
            seat INTEGER NOT NULL, ask TEXT NOT NULL, key TEXT NOT NULL, ended BOOLEAN NOT NULL,
            made DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, n))""",
        """CREATE TABLE snapshots (
            table_id TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, record TEXT NOT NULL,
            PRIMARY KEY (table_id, n))""",
    ),
    (
        """CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, seat INTEGER,
            name TEXT NOT NULL, text TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, n))""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN marks TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE tables ADD COLUMN closed TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN sat BOOLEAN NOT NULL DEFAULT FALSE",
        "UPDATE seats SET sat = TRUE WHERE kind = 'person'",  # who came is not known: as if all had
    ),
    ("ALTER TABLE tables ADD COLUMN sealed TEXT NOT NULL DEFAULT ''",),
    (
        "ALTER TABLE tickets ADD COLUMN link TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tickets ADD COLUMN claim INTEGER NOT NULL DEFAULT 0",
    ),
    (
        """CREATE TABLE unplayed (
            table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id), n INTEGER NOT NULL,
            seconds DOUBLE PRECISION NOT NULL)""",
    ),
)
_LOCK = 0x57595052  # any number, the same in every server: only one of them upgrades at a time


def upgrade(connection: Connection) -> None:
    """Bring the database to today's version, inside the transaction the connection is in."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    connection.execute(text("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"))
    version = connection.execute(text("SELECT max(version) FROM schema_version")).scalar() or 0
    where = connection.engine.url.render_as_string(hide_password=True)
    if version > len(STEPS):
        raise NewerDatabase(
            f"{where} is of version {version}, and this server knows versions up to {len(STEPS)}; "
            "nothing was changed. Use the newer server, or another database"
        )
    if not version and (taken := METADATA.tables.keys() & set(inspect(connection).get_table_names())):
        raise DamagedDatabase(
            f"{where} is not a database of this server, but has tables of the same names: "
            f"{', '.join(sorted(taken))}; nothing was changed"
        )
    for at in range(version, len(STEPS)):
        for statement in STEPS[at]:
            connection.exec_driver_sql(statement)
        connection.execute(text("INSERT INTO schema_version (version) VALUES (:v)"), {"v": at + 1})
