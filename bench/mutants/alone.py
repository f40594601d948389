"""Run tests in a fresh process that loads a changed source instead of a file.

Needed where a module uses the changed function while it is imported: what it worked out then is kept.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from bench.mutants import planting, running

IMPORTING = 120.0  # seconds of the processor that collecting the tests may take


class Order(msgspec.Struct):
    """What to run: tests by name, in this order."""

    path: str
    source: str
    files: list[str]
    tests: list[str]
    limits: list[float]


class Alone:
    """A pytest plugin whose loop runs the tests of an order."""

    def __init__(self, order: Order, folder: Path) -> None:
        self.order, self.folder = order, folder

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run them; a file or a test that is no longer there is a failure, too."""
        items = {item.nodeid: item for item in session.items}
        missing = [name for name in self.order.tests if name not in items]
        if session.testsfailed or missing:
            lost(self.folder, *missing)
        else:
            chosen = [items[name] for name in self.order.tests]
            running.run_all(chosen, self.order.limits, self.folder)
        return True


def lost(folder: Path, *tests: str) -> None:
    """Note that modules could not be imported, or gave other tests."""
    text = f"other tests than without the change: {tests}" if tests else "the tests cannot be collected"
    running.finish(folder, running.Result([running.Failure("the import of the tests", text)]))


def main() -> None:
    """Carry out the order in a folder."""
    folder = Path(sys.argv[1])
    order = msgspec.json.decode((folder / "order").read_bytes(), type=Order)
    planting.load_instead(Path(order.path), order.source)
    running.allow(IMPORTING)
    options = [*running.PYTEST, f"--rootdir={Path.cwd()}"]
    pytest.main([*options, *order.files], plugins=[Alone(order, folder), running.Plain()])
    if not (folder / "result").exists():
        lost(folder)


if __name__ == "__main__":
    main()
