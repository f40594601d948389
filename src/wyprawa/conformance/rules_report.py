"""How much of each rule ledger has a passing test: what `wyprawa rules` prints."""

import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path

import msgspec

from wyprawa.conformance.ledger import OWN, RULE_ID, Ledger, LedgerError, project_ledgers
from wyprawa.kernel.errors import GameError

NO_TESTS = 5


class Outcomes(msgspec.Struct):
    """The tests that name a rule id, by how they ended."""

    passed: list[str] = msgspec.field(default_factory=list)
    failed: list[str] = msgspec.field(default_factory=list)
    skipped: list[str] = msgspec.field(default_factory=list)

    @property
    def counts(self) -> bool:
        """A rule counts as tested if a test of it passed and none failed."""
        return bool(self.passed) and not self.failed


class GameReport(msgspec.Struct, frozen=True):
    """One game's share; ids that are neither passing nor failing are missing."""

    total: int
    passing: int
    missing: list[str]
    failing: list[str]


class Run(msgspec.Struct, frozen=True):
    """What pytest did."""

    code: int
    output: str
    outcomes: dict[str, Outcomes]

    @property
    def ok(self) -> bool:
        """Whether no rule test failed; a project without any is fine."""
        return self.code in (0, NO_TESTS)


def books(root: Path, game: str | None = None) -> dict[str, Ledger]:
    """The ledgers to report on: all of the project in `root`, or one game's."""
    found = project_ledgers(root)
    if not found:
        raise LedgerError(f"no ledger in {root / 'docs' / 'rules'}, and no installed game has its own {OWN}")
    if game is None:
        return found
    if game not in found:
        raise LedgerError(f"no ledger of {game!r}; there are ledgers of: {', '.join(found)}")
    return {game: found[game]}


def run_tests(root: Path) -> Run:
    """Run the rule tests of the project in `root`, in a process of their own."""
    if not find_spec("pytest"):
        raise GameError("the tests of rules need pytest: pip install pytest")
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder) / "rules.json"
        command = [sys.executable, "-m", "pytest", "-p", "wyprawa.conformance.marks", "-m", "rule", "-q"]
        if find_spec("xdist"):
            command += ["-n", "2"]
        command.append(f"--rules-json={result}")
        done = subprocess.run(
            command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        outcomes = {}
        if result.exists():
            outcomes = msgspec.json.decode(result.read_bytes(), type=dict[str, Outcomes])
    return Run(done.returncode, done.stdout, outcomes)


def weigh(ledger: Ledger, outcomes: Mapping[str, Outcomes]) -> GameReport:
    """Compare a ledger with the tests."""
    none = Outcomes()
    passing = [id for id in ledger.rules if outcomes.get(id, none).counts]
    failing = [id for id in ledger.rules if outcomes.get(id, none).failed]
    rest = set(passing) | set(failing)
    missing = [id for id in ledger.rules if id not in rest]
    return GameReport(len(ledger.rules), len(passing), missing, failing)


def compress(ids: Iterable[str]) -> list[str]:
    """One line per chapter: `GH-10: 4-7, 9, E1`."""
    parsed = []
    for id in ids:
        match = RULE_ID.fullmatch(id)
        if match is None:
            raise ValueError(f"not a rule id: {id!r}")
        parsed.append((match["prefix"], int(match["chapter"]), match["kind"], int(match["number"])))
    lines = []
    for (prefix, chapter), rules in groupby(sorted(parsed), key=lambda rule: rule[:2]):
        spans = []
        # Number minus position stays the same as long as the numbers are consecutive.
        numbered = enumerate(rules)
        for (kind, _), run in groupby(numbered, key=lambda pair: (pair[1][2], pair[1][3] - pair[0])):
            numbers = [rule[3] for _, rule in run]
            first, last = f"{kind}{numbers[0]}", f"{kind}{numbers[-1]}"
            spans.append(first if first == last else f"{first}-{last}")
        lines.append(f"{prefix}-{chapter}: {', '.join(spans)}")
    return lines


def describe(reports: Mapping[str, GameReport], everything: bool) -> list[str]:
    """The report for people: what is missing, then the table."""
    lines = []
    for game, report in reports.items():
        if report.failing:
            lines += ["", f"{game}: failing", *(f"  {line}" for line in compress(report.failing))]
        if report.missing and (everything or report.passing):
            lines += ["", f"{game}: no passing test", *(f"  {line}" for line in compress(report.missing))]
    return [*lines, "", *summary(reports)]


def summary(reports: Mapping[str, GameReport]) -> list[str]:
    """The table; it comes last, so that `tail` shows it."""
    rows = [(game, r.total, r.passing, len(r.failing)) for game, r in reports.items()]
    if len(rows) > 1:
        rows.append(("total", *(sum(column) for column in list(zip(*rows, strict=True))[1:])))
    width = max(len(row[0]) for row in rows)
    table = [f"{'game':<{width}}  {'ids':>6} {'passing':>8} {'failing':>8} {'per cent':>9}"]
    table += [f"{g:<{width}}  {n:>6} {p:>8} {f:>8} {100 * p / n:>9.1f}" for g, n, p, f in rows]
    return table
