"""Starts servers from a process that has imported everything, so that thousands of them can be killed.

Each line on its input is the address of a database, a tab and a file. A server is forked, whose process is
printed here; what it says, first of all where it is, goes to the file. The next line is read when that server
is gone, however it went. SIGUSR1 sets a server's clock back by a day.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import NoReturn

import wyprawa
from wyprawa.kernel import WyprawaError, loads
from wyprawa.scene import look
from wyprawa.scene.html import frame
from wyprawa.server import run
from wyprawa.server.said import plain
from wyprawa.server.settings import Settings
from wyprawa.server.sight import words_of


def main(set_clock_back: Callable[[], None]) -> None:
    warm()
    while line := sys.stdin.readline():
        database, _, file = line.rstrip("\n").partition("\t")
        server = os.fork()
        if not server:
            signal.signal(signal.SIGUSR1, lambda *_: set_clock_back())
            serve(database, file)
        print(server, flush=True)
        os.waitpid(server, 0)


def warm() -> None:
    """Whatever servers load when they first need it is at hand from then on."""
    run.server(Settings(port=0))
    table = wyprawa.new("smok", seats=4)
    while not table.over:
        for seat in range(table.seats):
            frame(look(table, seat), words_of(table, "en"), seat)
        table.choose(table.choices[0].options[-1], table.choices[0].seat)
    plain("en")
    loads(table.record())


def serve(database: str, file: str) -> NoReturn:
    try:
        said = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(said, 1)
        os.dup2(said, 2)
        plenty = dict.fromkeys(("tables_per_hour", "address_rate", "address_burst"), 1_000_000)
        run.serve(host="127.0.0.1", port=0, database=database, pace="instant", limits=plenty)
    except WyprawaError as error:
        print(f"wyprawa: {error}", file=sys.stderr, flush=True)
    finally:
        os._exit(1)
