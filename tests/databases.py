"""Databases for the tests: SQLite always, PostgreSQL where there is one.

PostgreSQL is the server named by WYPRAWA_POSTGRES (an address whose user may create databases), or else a
cluster of our own in a temporary folder, reached by a socket in it.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from needs import lacking

if TYPE_CHECKING:  # every test loads this module, few need these
    from wyprawa.server.storage import Storage


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    given = os.environ.get("WYPRAWA_POSTGRES")
    if given:
        yield given
        return
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not programs:
        lacking("PostgreSQL: WYPRAWA_POSTGRES is not set and /usr/lib/postgresql has no initdb")
    yield from _cluster(programs[-1].parent)


def _cluster(programs: Path) -> Iterator[str]:
    folder = Path(tempfile.mkdtemp(prefix="wyprawa-pg-"))
    before: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        try:
            user = pwd.getpwnam("postgres")
        except KeyError:
            folder.rmdir()
            lacking("PostgreSQL: tests run as root and there is no user `postgres` to start it as")
        os.chown(folder, user.pw_uid, user.pw_gid)
        before = ["runuser", "-u", "postgres", "--"]

    def run(program: str, *arguments: str) -> None:
        command = [*before, str(programs / program), "-D", str(folder / "data"), *arguments]
        # Not a pipe: the server would keep it open.
        with (folder / "output").open("w") as output:
            failed = subprocess.run(command, stdout=output, stderr=output, cwd="/", timeout=180).returncode
        assert not failed, f"{program}: {(folder / 'output').read_text()}"

    try:
        run("initdb", "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=50"
        run("pg_ctl", "-w", "-o", options, "start")
        try:
            yield f"postgresql://postgres@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _administer(server: str, statement: str) -> None:
    from sqlalchemy import make_url, text
    from sqlalchemy.ext.asyncio import create_async_engine

    async def execute() -> None:
        url = make_url(server).set(drivername="postgresql+asyncpg")
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(execute())


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    from sqlalchemy import make_url

    name = f"wyprawa_{secrets.token_hex(6)}"
    _administer(postgres, f"CREATE DATABASE {name}")
    yield make_url(postgres).set(database=name).render_as_string(hide_password=False)
    _administer(postgres, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    given: str = request.getfixturevalue("postgres_url")
    return given


@pytest.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    """An open storage on an empty database, of each kind."""
    from wyprawa.server.storage import Storage

    opened = await Storage.open(url)
    yield opened
    await opened.close()
