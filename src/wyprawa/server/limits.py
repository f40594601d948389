"""Limits: how fast, how many, how long. What a stranger sends is cut to size before anything else sees it."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable, Hashable
from ipaddress import IPv6Address, IPv6Network, ip_address

import msgspec

_KEPT_FORMATS = "\u200c\u200d"  # joiners: parts of words in some scripts, and of emoji
_MARKS = 3  # combining marks on one letter; towers of them run over the lines above and below


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers. Rates are per second; a burst may go at once before the rate counts."""

    message_bytes: int = 4_096  # of one WebSocket message
    body_bytes: int = 2_000_000  # of one HTTP request: a record of a long game fits
    message_rate: float = 20.0  # per connection
    message_burst: int = 60
    address_rate: float = 100.0  # messages and requests per address
    address_burst: int = 400
    frame_rate: float = 100.0  # frames of any kind per connection, pings too: beyond, it is closed
    frame_burst: int = 500
    address_frame_rate: float = 500.0  # the same for all connections of an address
    address_frame_burst: int = 2_000
    look_rate: float = 5.0  # looks back on a game, per address: they take long
    look_burst: int = 60
    answer_seconds: float = 1.0  # of the processor, for the rules of one answer; beyond, the table is closed
    chat_rate: float = 1.0  # lines of chat per connection
    chat_burst: int = 10
    tables_per_hour: int = 60  # new tables per address
    viewers_per_address: int = 100  # open connections
    hints_per_address: int = 4  # thought over or waiting for it
    name_length: int = 32
    chat_length: int = 500


class Bucket:
    """A bucket of tokens that fills at `rate` up to `burst`. Each thing done takes one."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: float):
        self.rate, self.burst = rate, burst
        self._left, self._at = float(burst), now

    def take(self, now: float, count: int = 1) -> bool:
        """Take so many tokens; False if there are not enough, and then nothing is taken."""
        self._left = self.left(now)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True

    def left(self, now: float) -> float:
        return min(self.burst, self._left + max(0.0, now - self._at) * self.rate)


class Buckets:
    """A bucket for each address. Of more than `most`, full ones are forgotten, then those unused longest."""

    def __init__(
        self, rate: float, burst: float, *, most: int = 10_000, clock: Callable[[], float] = time.monotonic
    ):
        self._rate, self._burst, self._most, self._clock = rate, burst, most, clock
        self._of: dict[Hashable, Bucket] = {}  # in the order of last use

    def take(self, key: Hashable, count: int = 1) -> bool:
        now = self._clock()
        bucket = self._of.pop(key, None)
        if bucket is None:
            if len(self._of) >= self._most:
                self._forget(now)
            bucket = Bucket(self._rate, self._burst, now)
        self._of[key] = bucket
        return bucket.take(now, count)

    def empty(self, key: Hashable) -> None:
        """Take all tokens there are."""
        self.take(key, int(self.left(key)))

    def left(self, key: Hashable) -> float:
        """How many tokens there are."""
        bucket = self._of.get(key)
        return self._burst if bucket is None else bucket.left(self._clock())

    def __len__(self) -> int:
        return len(self._of)

    def _forget(self, now: float) -> None:
        self._of = {key: each for key, each in self._of.items() if each.left(now) < each.burst}
        for key in list(self._of)[: len(self._of) - self._most * 3 // 4]:
            del self._of[key]


class Present:
    """How many of something each address has open at once, at most `most`."""

    def __init__(self, most: int):
        self._most = most
        self._of: dict[Hashable, int] = {}

    def enter(self, key: Hashable) -> bool:
        """One more, unless there are enough. Each entry that was let in must `leave`."""
        here = self._of.get(key, 0)
        if here >= self._most:
            return False
        self._of[key] = here + 1
        return True

    def leave(self, key: Hashable) -> None:
        here = self._of.pop(key) - 1
        if here:
            self._of[key] = here

    def __len__(self) -> int:
        return sum(self._of.values())


def whose(address: str | None) -> str:
    """The address limits are counted by: of IPv6 the network, because one person has all of it."""
    try:
        parsed = ip_address(address or "")
    except ValueError:
        return address or "?"
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed) >> 64 << 64, 64)))


def clean(text: str, most: int) -> str:
    """One line of plain text of at most `most` characters, in composed form.

    Control characters, direction overrides, invisible characters and broken halves of characters go, white
    space becomes single blanks, and a letter keeps at most three combining marks.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text[: most * 4]):
        kind = unicodedata.category(char)
        if char.isspace() or kind in ("Zl", "Zp"):
            char = " "
        elif kind in ("Cc", "Cs", "Co", "Cn") or (kind == "Cf" and char not in _KEPT_FORMATS):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MARKS:
            kept.append(char)
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))[:most].strip(" " + _KEPT_FORMATS)
