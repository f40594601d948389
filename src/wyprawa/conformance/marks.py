"""A pytest plugin: tests name the rules they check, and `wyprawa rules` counts them.

One line in the `conftest.py` of a project's tests switches it on:

    pytest_plugins = ["wyprawa.conformance.marks"]
"""

from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest

from wyprawa.conformance.ledger import OWN, Ledger, LedgerError, project_ledgers
from wyprawa.conformance.rules_report import Outcomes

PROPERTY = "rule"
LEDGERS = pytest.StashKey[dict[str, Ledger]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--rules-json`."""
    group = parser.getgroup("rules")
    group.addoption("--rules-json", metavar="PATH", help="write which rules have passing tests to PATH")


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker, and read the ledgers of the project under test."""
    config.addinivalue_line("markers", "rule(*ids): the ledger ids, such as GH-10.4, that the test checks")
    try:
        config.stash[LEDGERS] = project_ledgers(config.rootpath)
    except LedgerError as error:
        raise pytest.UsageError(str(error)) from error
    path = config.getoption("--rules-json")
    # Workers pass their reports on to the controller, and only that one writes.
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Tally(config.invocation_params.dir / path), "wyprawa-rule-tally")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Refuse tests whose marks name a rule that no ledger has."""
    report = yield
    items = [node for node in report.result or () if isinstance(node, pytest.Item)]
    problems = [problem for item in items for problem in _problems(item)]
    if problems:
        report.outcome = "failed"
        report.longrepr = "\n".join(problems)
        report.result = []
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Put the ids into the report, which may have to cross to another process."""
    report = yield
    report.user_properties.extend((PROPERTY, id) for id in _ids(item))
    return report


def _ids(item: pytest.Item) -> list[str]:
    """The ids of a test, including those of its class and module, each once."""
    return list(dict.fromkeys(id for mark in item.iter_markers("rule") for id in mark.args))


def _problems(item: pytest.Item) -> list[str]:
    books = item.config.stash[LEDGERS]
    problems = []
    for mark in item.iter_markers("rule"):
        if not mark.args or mark.kwargs:
            problems.append(
                f"{item.nodeid}: a rule mark takes one or more ids, such as @pytest.mark.rule('GH-10.4')"
            )
        problems += [
            f"{item.nodeid}: the rule mark names {id!r}, which {_not_in(books)}"
            for id in mark.args
            if not any(id in ledger.rules for ledger in books.values())
        ]
    return problems


def _not_in(books: dict[str, Ledger]) -> str:
    if books:
        return f"is in no ledger; there are ledgers of: {', '.join(books)}"
    return (
        f"cannot be looked up: there is no ledger. One is `{OWN}` beside the `__init__.py` of a game that is "
        f"installed (`pip install -e .`), or docs/rules/<game>.md in the project"
    )


class Tally:
    """Notes for each rule id how its tests ended, and writes it down at the end of the session."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.ids: dict[str, list[str]] = {}
        self.ended: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note one phase of a test: any phase can fail it, but only the call can pass it."""
        ids = [str(id) for name, id in report.user_properties if name == PROPERTY]
        if not ids:
            return
        self.ids[report.nodeid] = ids
        if report.failed:
            self.ended[report.nodeid] = "failed"
        # A test that is expected to fail shows nothing about the rule, whatever it does.
        elif report.skipped or hasattr(report, "wasxfail"):
            self.ended.setdefault(report.nodeid, "skipped")
        elif report.when == "call":
            self.ended.setdefault(report.nodeid, "passed")

    def pytest_sessionfinish(self) -> None:
        """Write the result."""
        outcomes: defaultdict[str, Outcomes] = defaultdict(Outcomes)
        for test, ended in sorted(self.ended.items()):
            for id in self.ids[test]:
                getattr(outcomes[id], ended).append(test)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(msgspec.json.format(msgspec.json.encode(outcomes, order="sorted"), indent=2))
