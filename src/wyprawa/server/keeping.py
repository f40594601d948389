"""How long tables are kept: until servers have counted enough days in which nobody played.

The clock of a machine may be wrong, for one start of the server or for an evening, and what is deleted does
not come back. So a running server counts seconds itself, by the monotonic clock, and adds them to the tables
that are marked. A table is marked when it is first seen, and again when somebody has played at it; its days
begin then. Time in which no server runs does not count.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection

from wyprawa.server.storage import Storage

log = logging.getLogger("wyprawa.server")

STORED = 3600.0  # seconds that are counted before they are stored and tables are deleted
_LONGEST = 60.0  # seconds that count between two looks: in a longer gap the machine was asleep


class Keeping:
    """Counts for one server. `keep`: seconds after which a table is deleted; 0 for never."""

    def __init__(self, storage: Storage, keep: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._storage, self._keep, self._clock = storage, keep, clock
        self._counted, self._last = 0.0, clock()

    async def look(self, live: Collection[str]) -> None:
        """Count the time since the last look. Once an hour, store it and delete the tables whose time is up,
        except live ones."""
        self._count()
        if not self._keep or self._counted < STORED:
            return
        await self._store()
        deleted = 0
        while count := await self._storage.forget(self._keep, live):
            deleted += count
        if deleted:
            log.info("%d tables were deleted: nobody has played there for long", deleted)

    async def close(self) -> None:
        """Store what was counted last."""
        self._count()
        if self._keep:
            await self._store()

    def _count(self) -> None:
        now = self._clock()
        self._counted += min(now - self._last, _LONGEST)
        self._last = now

    async def _store(self) -> None:
        seconds, self._counted = self._counted, 0.0
        try:
            await self._storage.count_unplayed(seconds)
        except BaseException:
            self._counted += seconds
            raise
