from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, inspect, text

from wyprawa.server.storage import (
    Conflict,
    DamagedDatabase,
    Move,
    NewerDatabase,
    Said,
    Storage,
    StorageError,
    Stored,
    StoredSeat,
    Ticket,
    migrations,
)
from wyprawa.server.storage.database import connect
from wyprawa.server.storage.schema import METADATA

pytestmark = pytest.mark.anyio

VERSION_1 = Path(__file__).parent / "version_1.sql"


async def execute(url: str, *statements: str) -> list[Any]:
    """Run statements without the storage; the first column of the last one's rows."""
    database = connect(url)

    def work(connection: Connection) -> list[Any]:
        with connection.begin():
            results = [connection.exec_driver_sql(each) for each in statements]
            return list(results[-1].scalars()) if results[-1].returns_rows else []

    try:
        return await database.write(work)
    finally:
        await database.close()


async def make_version_1(url: str) -> None:
    await execute(url, *(each for each in VERSION_1.read_text().split(";\n") if each.strip()))


async def test_a_database_of_version_1_is_upgraded(url: str) -> None:
    await make_version_1(url)
    storage = await Storage.open(url)
    await storage.say("old", Said(1, 0, "Ewa", "still here"))
    old = Stored(
        id="old", game="smok", options={"seats": 3}, seed=41, pace="fast", created=1.5, touched=2.5, over=True
    )
    assert await storage.find("old") == (old, [StoredSeat(0, "person", "", "Ewa", sat=True)])
    assert await storage.ticket("abc") == Ticket("old", host=True, seats=(0,))
    assert await storage.moves("old") == [Move(1, "choose", 0, "card", "play 3")]
    assert await storage.last_snapshot("old") == (1, "text")
    with pytest.raises(Conflict):
        await storage.move("old", Move(1, "undo", 0))
    await storage.count_unplayed(1e9)  # nobody has played there since 1970, but its days begin now
    assert await storage.forget(1.0) == 0
    assert await storage.keep("abc") == ()  # it was claimed for no link
    assert (await storage.ticket("abc"), await storage.linked("old")) == (Ticket("old", True, (0,)), {0})
    await storage.close()
    assert await execute(url, "SELECT max(version) FROM schema_version") == [len(migrations.STEPS)]


async def test_an_upgrade_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await make_version_1(url)
    broken = (
        *migrations.STEPS,
        ("CREATE TABLE more (a INTEGER)", "ALTER TABLE nothing ADD COLUMN a INTEGER"),
    )
    monkeypatch.setattr(migrations, "STEPS", broken)
    with pytest.raises(StorageError, match="nothing"):
        await Storage.open(url)
    assert await execute(url, "SELECT max(version) FROM schema_version") == [1]
    for made_on_the_way in ("more", "chat"):
        with pytest.raises(StorageError, match=made_on_the_way):
            await execute(url, f"SELECT * FROM {made_on_the_way}")


async def test_a_newer_database_is_refused(url: str) -> None:
    await (await Storage.open(url)).close()
    await execute(url, "INSERT INTO schema_version VALUES (99)")
    with pytest.raises(NewerDatabase, match=rf"version 99.*up to {len(migrations.STEPS)}"):
        await Storage.open(url)


async def test_tables_of_somebody_else_are_left_alone(url: str) -> None:
    await execute(url, "CREATE TABLE seats (row_number INTEGER)")
    with pytest.raises(DamagedDatabase, match=r"not a database of this server.*seats"):
        await Storage.open(url)
    with pytest.raises(StorageError, match="schema_version"):
        await execute(url, "SELECT * FROM schema_version")


async def test_the_steps_make_what_the_queries_expect(url: str) -> None:
    await (await Storage.open(url)).close()

    def look(connection: Connection) -> dict[str, Any]:
        found = inspect(connection)
        return {
            table: (
                {each["name"]: each["nullable"] for each in found.get_columns(table)},
                set(found.get_pk_constraint(table)["constrained_columns"]),
                {each["referred_table"] for each in found.get_foreign_keys(table)},
            )
            for table in found.get_table_names()
            if table != "schema_version"
        }

    database = connect(url)
    assert await database.read(look) == {
        name: (
            {each.name: each.nullable for each in table.columns},
            {each.name for each in table.primary_key},
            {each.column.table.name for each in table.foreign_keys},
        )
        for name, table in METADATA.tables.items()
    }
    await database.close()


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("a letter to my aunt\n" * 200)
    with pytest.raises(DamagedDatabase, match=r"tables\.db"):
        await Storage.open(f"sqlite:///{file}")
    assert file.read_text() == "a letter to my aunt\n" * 200


async def test_a_damaged_file_is_found_when_it_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    storage = await Storage.open(f"sqlite:///{file}")
    await storage.create(Stored(id="t", game="smok"), [])
    for n in range(1, 200):
        await storage.move("t", Move(n, "choose", 0, "card", "x" * 100))
    await storage.close()
    whole = file.read_bytes()
    middle = len(whole) // 2 // 4096 * 4096
    file.write_bytes(whole[:middle] + b"\xee" * 4096 + whole[middle + 4096 :])
    with pytest.raises(DamagedDatabase, match=r"tables\.db"):
        await Storage.open(f"sqlite:///{file}")


async def test_a_full_disk_fails_the_move_and_keeps_the_rest(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    storage = await Storage.open(url)
    await storage.create(Stored(id="t", game="smok"), [])
    await storage.move("t", Move(1, "choose", 0))
    await storage.close()

    def fill(raw: Any, record: Any) -> None:
        raw.execute("PRAGMA max_page_count=1")  # no more pages than there are

    event.listen(Engine, "connect", fill)
    try:
        storage = await Storage.open(url)
        with pytest.raises(StorageError, match="full"):
            await storage.move("t", Move(2, "choose", 0, "card", "x" * 100_000))
        assert await storage.moves("t") == [Move(1, "choose", 0)]
        await storage.move("t", Move(2, "choose", 0))
        await storage.close()
    finally:
        event.remove(Engine, "connect", fill)


async def test_a_lost_connection_costs_no_move(postgres_url: str) -> None:
    storage = await Storage.open(postgres_url)
    await storage.create(Stored(id="t", game="smok"), [])
    others = "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    cut = await execute(postgres_url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity {others}")
    assert cut
    assert all(cut)
    await storage.move("t", Move(1, "choose", 0))
    assert await storage.moves("t") == [Move(1, "choose", 0)]
    await storage.close()


async def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    database = connect(f"sqlite:///{tmp_path}/tables.db")

    def look(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    assert await database.write(look) == ["wal", 2, 1]
    await database.close()


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "not the address"),
        ("tables.db", "not the address"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("mysql://me:secret@here/db", "kind 'mysql'"),
    ],
)
async def test_addresses_that_cannot_be_used(url: str, why: str) -> None:
    with pytest.raises(StorageError, match=why) as refused:
        await Storage.open(url)
    assert "secret" not in str(refused.value)


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(StorageError, match=r"127\.0\.0\.1:1/") as refused:
        await Storage.open("postgresql://me:secret@127.0.0.1:1/db")
    assert "secret" not in str(refused.value)


async def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    storage = await Storage.open(f"sqlite:///{tmp_path}/data/wyprawa/tables.db")
    await storage.close()
    assert (tmp_path / "data" / "wyprawa").stat().st_mode & 0o777 == 0o700


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(StorageError, match="folder"):
        await Storage.open(f"sqlite:///{tmp_path}/data/wyprawa/tables.db")
