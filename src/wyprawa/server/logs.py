"""The server's log: lines of bounded length, and what repeats itself is summed up.

Whatever strangers send, the log tells what is wrong with this server and never fills a disk.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Hashable

from wyprawa.server.limits import Buckets

_FORM = "%(levelname)s %(name)s: %(message)s"
_LONGEST = 6_000  # characters of an entry, its traceback included
_AT_ONCE = 5  # entries of one kind before they are summed up
_EACH = 60.0  # seconds between entries of one kind after that
_KINDS = 500  # that are told apart
_STRANGERS = (
    "Invalid UTF-8 sequence received",
    "Invalid HTTP request received",
    "Unsupported upgrade request",
)


class Short(logging.Formatter):
    """Cuts what is long in its middle: how it began and what it came to stays."""

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        if len(text) <= _LONGEST:
            return text
        half = _LONGEST // 2
        return f"{text[:half]}\n… {len(text) - 2 * half:,} characters …\n{text[-half:]}"


class Summing(logging.Filter):
    """Lets the first few of a kind through, then one a minute with the number of those that were not."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._buckets = Buckets(1 / _EACH, _AT_ONCE, most=_KINDS, clock=clock)
        self._more: dict[Hashable, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.getMessage().startswith(_STRANGERS):  # nothing about this server
            return False
        kind = _kind(record)
        if not self._buckets.take(kind):
            if kind in self._more or len(self._more) < _KINDS:
                self._more[kind] = self._more.get(kind, 0) + 1
            return False
        if more := self._more.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage()} (and {more:,} more like it)", ()
        return True


def _kind(record: logging.LogRecord) -> Hashable:
    """Entries that differ only in what they are about: written at one place, for an error of one place."""
    fault = record.exc_info[1] if record.exc_info else None
    at = fault.__traceback__ if fault is not None else None
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = None if at is None else (at.tb_frame.f_code.co_filename, at.tb_lineno)
    return record.name, record.pathname, record.lineno, type(fault), where


def begin() -> None:
    """Log to the error output, from here on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Short(_FORM))
    handler.addFilter(Summing())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
