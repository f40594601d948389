"""Ways to a language model: a program of one's own, spoken to in lines, or an address, in requests."""

from __future__ import annotations

import shlex
import subprocess
import tempfile
import threading
import weakref
from contextlib import suppress
from http.client import HTTPException
from queue import Empty, Queue
from typing import IO, Protocol
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from wyprawa.kernel import WyprawaError

_LONGEST = 1 << 20  # characters of a reply that are read
_LAST_WORDS = 400  # of what a program said before it ended
_LEAVING = 2.0  # seconds a program is given to end by itself


class TalkError(WyprawaError):
    """Whoever should answer cannot be reached, is gone, or takes too long."""


class Channel(Protocol):
    def exchange(self, message: bytes, seconds: float) -> str:
        """Send one message, a line of JSON, and wait for the reply."""
        ...

    def close(self) -> None: ...


class Process:
    """A program that reads questions from its input, a line each, and writes a line for every one.

    It is started when first spoken to, and its input is closed when it is no longer needed.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        self._running: subprocess.Popen[bytes] | None = None

    def exchange(self, message: bytes, seconds: float) -> str:
        if self._running is None:
            self._start()
        running, lines = self._running, self._lines
        assert running is not None
        assert running.stdin is not None
        while not lines.empty():
            if lines.get_nowait() is None:  # what was said unasked answers nothing, but the end is the end
                raise self._ended()
        try:
            running.stdin.write(message + b"\n")
            running.stdin.flush()
        except OSError:
            raise self._ended() from None
        try:
            line = lines.get(timeout=seconds)
        except Empty:
            self.close()
            raise TalkError(f"talk: {self.command!r} has not answered within {seconds:g} s") from None
        if line is None:
            raise self._ended()
        return line.decode("utf-8", "replace")

    def _start(self) -> None:
        words = shlex.split(self.command)
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  # lives as long as the program
        try:
            running = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors
            )
        except (OSError, ValueError) as error:
            self._errors.close()
            raise TalkError(f"talk: {self.command!r} cannot be started: {error}") from None
        self._running = running
        self._lines: Queue[bytes | None] = Queue()
        assert running.stdout is not None
        threading.Thread(target=_read, args=(running.stdout, self._lines), daemon=True).start()
        self._finalizer = weakref.finalize(self, _stop, running, self._errors)

    def _ended(self) -> TalkError:
        """Why a program says no more."""
        running = self._running
        assert running is not None
        with suppress(subprocess.TimeoutExpired):
            running.wait(_LEAVING)
        self._errors.seek(0)
        said = self._errors.read().decode("utf-8", "replace").strip()[-_LAST_WORDS:]
        how = (
            f"ended with code {running.returncode}" if running.returncode is not None else "closed its output"
        )
        self.close()
        return TalkError(f"talk: {self.command!r} {how} before it answered; its last words: {said or 'none'}")

    def close(self) -> None:
        """Let the program go; spoken to again, it is started anew."""
        if self._running is not None:
            self._running = None
            self._finalizer()


def _read(output: IO[bytes], lines: Queue[bytes | None]) -> None:
    """Pass lines on as they come, and None at the end."""
    with suppress(OSError, ValueError), output:
        while line := output.readline(_LONGEST):
            lines.put(line)
    lines.put(None)


def _stop(running: subprocess.Popen[bytes], errors: IO[bytes]) -> None:
    """Close the program's input, which asks it to end; one that does not is ended."""
    with suppress(OSError):
        if running.stdin is not None:
            running.stdin.close()
    try:
        running.wait(_LEAVING)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()
    errors.close()


class Web:
    """An address that takes each question as the body of a POST and replies with the answer."""

    def __init__(self, address: str) -> None:
        self.address = address
        here = urlsplit(address).hostname in ("localhost", "127.0.0.1", "::1")
        self._opener = build_opener(_Stay, *([ProxyHandler({})] if here else []))

    def exchange(self, message: bytes, seconds: float) -> str:
        request = Request(self.address, message, {"Content-Type": "application/json"}, method="POST")
        try:
            with self._opener.open(request, timeout=seconds) as reply:
                said: bytes = reply.read(_LONGEST)
        except HTTPError as error:
            said = error.read(_LAST_WORDS)
            raise TalkError(
                f"talk: {self.address} replied {error.code}, expected 200: {said.decode('utf-8', 'replace')}"
            ) from None
        except TimeoutError:
            raise TalkError(f"talk: {self.address} has not answered within {seconds:g} s") from None
        except (URLError, OSError, HTTPException, ValueError) as error:
            reason = getattr(error, "reason", None) or error
            if isinstance(reason, TimeoutError):
                raise TalkError(f"talk: {self.address} has not answered within {seconds:g} s") from None
            raise TalkError(f"talk: {self.address} cannot be reached: {reason}") from None
        return said.decode("utf-8", "replace")

    def close(self) -> None:
        """Every request is closed when it is done."""


class _Stay(HTTPRedirectHandler):
    """What is seen at the table goes to the address given and to no other."""

    def redirect_request(self, *args: object, **more: object) -> None:
        return None


def channel(address: str) -> Channel:
    """A web address is one; anything else is a command."""
    return Web(address) if address.startswith(("http://", "https://")) else Process(address)
