"""Run tests one after another inside a process that only has this to do, and note how they end."""

from __future__ import annotations

import math
import os
import resource
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings

MEMORY = 4 << 30  # bytes that a test may take beyond those its process begins with
PYTEST = (  # a plain run: no progress, nothing written beside the tests, the same random examples each time
    *("-s", "-o", "addopts=--strict-markers", "--color=no", "--hypothesis-seed=0"),
    *("-p", "no:cacheprovider", "-p", "no:faulthandler", "-p", "no:faker"),  # which each process would start
)


class Failure(msgspec.Struct):
    """A test that failed, and how."""

    test: str
    text: str


class Result(msgspec.Struct):
    """How the tests of one process ended."""

    failures: list[Failure] = []


class Plain:
    """A pytest plugin: fewer random examples, none of them kept."""

    def pytest_configure(self, config: pytest.Config) -> None:
        """Give Hypothesis a profile beside the project's."""
        settings.register_profile(
            "mutants",
            settings.default,
            database=None,
            phases=(Phase.explicit, Phase.reuse, Phase.generate),  # a failure need not be made small
            suppress_health_check=(HealthCheck.too_slow,),
        )
        settings.load_profile("mutants")


class Watch:
    """A pytest plugin: notes the tests that fail."""

    def __init__(self) -> None:
        self.result = Result()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.result.failures.append(Failure(report.nodeid, report.longreprtext))


def run(item: pytest.Item, after: pytest.Item | None, folder: Path, seconds: float) -> None:
    """Run a test, having noted its name for whoever finds this process dead."""
    (folder / "at").write_text(item.nodeid)
    allow(seconds)
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)


def run_all(
    items: Sequence[pytest.Item], limits: Sequence[float], folder: Path, to_the_end: bool = False
) -> None:
    """Run tests in this order, by default until one fails, and write down how they ended.

    `limits` are the seconds of the processor that each may take.
    """
    watch = Watch()
    if items:
        items[0].config.pluginmanager.register(watch)
    for i, item in enumerate(items):
        run(item, items[i + 1] if i + 1 < len(items) else None, folder, limits[i])
        if watch.result.failures and not to_the_end:
            break
    finish(folder, watch.result)


def finish(folder: Path, result: Result) -> None:
    (folder / "result").write_bytes(msgspec.json.encode(result))


def allow(seconds: float) -> None:
    """End this process when it has used so many more seconds of the processor."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = math.ceil(used.ru_utime + used.ru_stime + seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def confine() -> None:
    """Limit the memory of this process, and let no dump of it be written."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(OSError, ValueError):  # where /proc is missing, the clock alone has to do
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        limit = pages * os.sysconf("SC_PAGE_SIZE") + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (limit, resource.getrlimit(resource.RLIMIT_AS)[1]))
