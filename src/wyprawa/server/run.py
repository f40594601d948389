"""Running the server."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
import webbrowser
from contextlib import suppress
from typing import Any

import uvicorn

from wyprawa.server import logs
from wyprawa.server import settings as reading
from wyprawa.server.app import create_app
from wyprawa.server.reach import EVERYWHERE, reach
from wyprawa.server.settings import Settings
from wyprawa.server.storage import Storage
from wyprawa.server.wire import Door, wire

_BACKLOG = 2048


def server(settings: Settings) -> uvicorn.Server:
    """A server that is not running yet. Messages are small and many, so they are not packed one by one."""
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        access_log=False,
        log_config=None,
        log_level="warning",
        http=Door,
        ws=wire(settings.limits),
        ws_max_size=settings.limits.message_bytes * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        server_header=False,
        backlog=_BACKLOG,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return uvicorn.Server(config)


def spare_garbage() -> None:
    """What was imported stays for good: the collector need not walk through it, and comes less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    *,
    open: bool = False,
    **given: Any,
) -> None:
    """Run the server until it is stopped. What is not given comes from the environment; see `settings`."""
    logs.begin()
    settings = reading.read(host=host, port=port, database=database, **given)
    asyncio.run(_try(settings.database))
    running = server(settings)
    spare_garbage()
    threading.Thread(target=_announce, args=(running, settings, open), daemon=True).start()
    with suppress(KeyboardInterrupt):  # everything is kept and closed by then
        running.run()


async def _try(database: str) -> None:
    """A database that cannot be used, or that another server uses, is said so in one line, before anything is
    started."""
    storage = await Storage.open(database)
    try:
        await storage.hold()
    finally:
        await storage.close()


def _announce(running: uvicorn.Server, settings: Settings, open: bool) -> None:
    """Say where the page is once it is there, and show it if that is wanted."""
    while not running.started:
        if running.should_exit:
            return
        time.sleep(0.05)
    port = running.servers[0].sockets[0].getsockname()[1]
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{'127.0.0.1' if settings.host in EVERYWHERE else shown}:{port}/"
    print(f"Wyprawa: {address}  (Ctrl+C ends it)", flush=True)
    if found := reach(settings.host, port).address:
        print(f"In this network: {found}/", flush=True)
    if open:
        webbrowser.open(address)
