"""How much of each rule ledger has a passing test: `python -m wyprawa.conformance.rules_report`."""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path

import msgspec

from wyprawa.conformance.ledger import RULE_ID, Ledger, ledgers

NO_TESTS = 5


class Outcomes(msgspec.Struct):
    """The tests that name one rule id, by how they ended."""

    passed: list[str] = msgspec.field(default_factory=list)
    failed: list[str] = msgspec.field(default_factory=list)
    skipped: list[str] = msgspec.field(default_factory=list)

    @property
    def counts(self) -> bool:
        """A rule is shown to hold by a test that passed, if none failed."""
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


def run_tests(root: Path) -> Run:
    """Run the rule tests of a project in a process of their own."""
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
    """Set a ledger against the tests."""
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
        # Number minus position stays the same as long as the numbers follow each other.
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
    """The table, which comes last so that `tail` shows it."""
    rows = [(game, r.total, r.passing, len(r.failing)) for game, r in reports.items()]
    if len(rows) > 1:
        rows.append(("total", *(sum(column) for column in list(zip(*rows, strict=True))[1:])))
    width = max(len(row[0]) for row in rows)
    table = [f"{'game':<{width}}  {'ids':>6} {'passing':>8} {'failing':>8} {'per cent':>9}"]
    table += [f"{g:<{width}}  {n:>6} {p:>8} {f:>8} {100 * p / n:>9.1f}" for g, n, p, f in rows]
    return table


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report; the exit code is 1 if a rule test failed or could not be run."""
    parser = argparse.ArgumentParser(prog="python -m wyprawa.conformance.rules_report", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument("--game", help="report on this game only")
    parser.add_argument("--all", action="store_true", help="list missing rules of untouched games too")
    options = parser.parse_args(arguments)
    root = Path.cwd()
    books = ledgers(root / "docs" / "rules")
    if not books:
        parser.error(f"no rule ledger in {root / 'docs' / 'rules'}")
    if options.game is not None:
        if options.game not in books:
            parser.error(f"no ledger for {options.game!r}; there are: {', '.join(books)}")
        books = {options.game: books[options.game]}
    run = run_tests(root)
    if run.code not in (0, NO_TESTS):
        # First, and apart from the report: that must stay last, and readable by programs.
        print(run.output, file=sys.stderr, flush=True)
    reports = {game: weigh(ledger, run.outcomes) for game, ledger in books.items()}
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(reports), indent=2).decode())
    else:
        print("\n".join(describe(reports, options.all)))
    return 0 if run.code in (0, NO_TESTS) else 1


if __name__ == "__main__":
    sys.exit(main())
