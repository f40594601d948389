"""What all tests share: rule marks, databases, and saying plainly what was left out where something lacks."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import settings

from needs import LACKING

pytest_plugins = ["pytester", "wyprawa.conformance.marks", "browsers", "databases"]

settings.register_profile("wyprawa", deadline=None)  # a busy machine is no fault
settings.load_profile("wyprawa")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reasons = Counter(
        str(report.longrepr[2]).removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple)
    )
    for reason, count in sorted(reasons.items()):
        if reason.startswith(LACKING):
            terminalreporter.write_line(f"{count} tests were left out: {reason}")
