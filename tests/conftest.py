"""What all tests share: rule marks, databases, and saying plainly what was left out where something lacks."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import settings

import daily
from needs import LACKING
from wyprawa.words.bundle import listen_anew

pytest_plugins = [
    "pytester",
    "wyprawa.conformance.marks",
    "wyprawa.conformance.pytest_cases",
    "browsers",
    "databases",
]

settings.register_profile("wyprawa", deadline=None)  # a busy machine is no fault
settings.load_profile("wyprawa")


def pytest_configure() -> None:
    daily.fix_seed()


@pytest.fixture(autouse=True)
def _ears() -> None:
    """What an earlier test could not say, say of a scenario it had made up, is no fault of the next one."""
    listen_anew()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reasons = Counter(
        str(report.longrepr[2]).removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple)
    )
    terminalreporter.write_line(f"sampled with {daily.VARIABLE}={daily.seed()}")
    for reason, count in sorted(reasons.items()):
        if reason.startswith(LACKING):
            terminalreporter.write_line(f"{count} tests were left out: {reason}")
