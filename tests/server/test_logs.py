"""Whatever strangers send is refused like any other bad input, and the log stays short."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Page, running

from flooding import Wire, ask, flooded, set_table
from malformed_frames import frame
from malformed_requests import request
from wyprawa.server.logs import Short, Summing

NESTED = b'{"game":"smok","options":' + b'{"a":' * 5000 + b"1" + b"}" * 5001
ODD = [
    request("POST", "/api/tables", NESTED),
    request("POST", "/api/tables", b'{"game":"sm\xffok"}'),
    request("POST", "/api/games/smok/check", b'{"op\xfftions":{}}'),
    request("POST", "/api/games/%00/check", b'{"options":{}}'),
    request("GET", "/api/tables/%00"),
    request("GET", "/api/tables/%ff/record"),
    request("GET", "/api/rules/smok/%00"),
    request("GET", "/static/%00.js"),
    request("GET", "/%00"),
]


@pytest.mark.anyio
async def test_odd_requests_and_keys_leave_nothing_in_the_log(tmp_path: Path) -> None:
    with flooded(tmp_path) as server:
        for _ in range(20):
            for data in ODD:
                status, body = await ask(server.port, data)
                assert 400 <= status < 500, data[:80]
                assert json.loads(body)["error"]
        known = await set_table(server.port)
        host = await Wire.open(server.port, known.table, known.host)
        for key in ("(" * 3000, "9" * 3900, '"' + "\\u0000" * 300 + '"', "\ud800", "(1," * 900):
            host.send(frame(json.dumps({"type": "answer", **known.open, "key": key}).encode()))
            heard = await host.until("refused")
            assert heard["why"] in ("illegal", "message")
        host.close()
        assert server.complaints() == ""


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/%ff", "/api/tables/%ED%A0%80/record"])
def test_an_address_no_database_can_look_for_is_no_tables(
    tmp_path: Path, url: str, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path, settings={"database": url}) as served:
        assert served.get(path, "x" * 32).status_code == 404
        assert Page(served, "%00", "x" * 32).code() == 4404
    assert caplog.text == ""


# --- the log itself -------------------------------------------------------------------------------------


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def told(tmp_path: Path) -> Iterator[tuple[logging.Logger, Clock, Path]]:
    """A log of our own, its clock and its file."""
    clock, file = Clock(), tmp_path / "log"
    log, handler = logging.Logger("log"), logging.FileHandler(file)
    handler.setFormatter(Short("%(message)s"))
    handler.addFilter(Summing(clock))
    log.addHandler(handler)
    yield log, clock, file
    handler.close()


def test_what_repeats_itself_is_summed_up(told: tuple[logging.Logger, Clock, Path]) -> None:
    log, clock, file = told

    def fail(n: int) -> None:
        try:
            raise LookupError(n)
        except LookupError:
            log.exception("table %s failed", n)

    for n in range(1000):
        fail(n)
    log.error("something else")
    text = file.read_text()
    assert text.count("Traceback") == 5
    assert text.endswith("something else\n")
    clock.now += 60
    fail(1000)
    assert "table 1000 failed (and 995 more like it)\n" in file.read_text()


def test_an_entry_is_cut_in_its_middle(told: tuple[logging.Logger, Clock, Path]) -> None:
    log, _, file = told

    def deep(n: int) -> None:
        if n % 2:  # by turns, so that Python does not say for itself that a line was repeated
            deep(n + 1)
        else:
            deep(n + 1)

    try:
        deep(0)
    except RecursionError:
        log.exception("too deep: %s", "x" * 10_000)
    text = file.read_text()
    assert len(text) < 7000
    assert text.startswith("too deep")
    assert "RecursionError" in text


def test_what_strangers_cannot_spell_is_not_told(told: tuple[logging.Logger, Clock, Path]) -> None:
    log, _, file = told
    log.warning("Invalid HTTP request received.")
    log.warning("Unsupported upgrade request.")
    assert file.read_text() == ""
