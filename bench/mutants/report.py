"""What is printed: the sample, the survivors as diffs, and the score."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from bench.mutants.changes import KINDS, Change
from bench.mutants.excuses import MOST, Excuse, stub
from bench.mutants.outcomes import Outcome, Outcomes
from bench.mutants.targets import OWN

CONTEXT = 3  # lines
UNUSUAL = {
    "import": "because the tests could not be imported",
    "no end": "because a test came to no end",
    "crashed": "because the process of a test crashed",
}


class Report:
    """A sample with its outcomes."""

    def __init__(
        self, root: Path, sample: Sequence[Change], outcomes: Outcomes, excuses: Sequence[Excuse]
    ) -> None:
        self.root, self.sample, self.outcomes = root, sample, outcomes
        self.excused: Mapping[object, Excuse] = {excuse.id: excuse for excuse in excuses}

    def own(self, change: Change) -> Outcome | None:
        return self.outcomes.of(change, OWN)

    @property
    def caught(self) -> list[Change]:
        return [change for change in self.sample if (found := self.own(change)) and found.caught]

    @property
    def left(self) -> list[Change]:
        """Those that survived and are not excused."""
        survived = [change for change in self.sample if (found := self.own(change)) and not found.caught]
        return [change for change in survived if change.id not in self.excused]

    @property
    def not_counted(self) -> list[Change]:
        caught = {change.id for change in self.caught}
        return [each for each in self.sample if each.id in self.excused and each.id not in caught]

    @property
    def score(self) -> float:
        """Caught changes of those that count, in a hundred."""
        counted = len(self.caught) + len(self.left)
        return 100 * len(self.caught) / counted if counted else 100.0

    @property
    def too_many_excused(self) -> bool:
        return 100 * len(self.not_counted) > MOST * len(self.sample)

    @property
    def complete(self) -> bool:
        return len(self.caught) + len(self.left) + len(self.not_counted) == len(self.sample)

    def lines(self, suites: Sequence[str] = ()) -> Iterator[str]:
        """The whole report."""
        number = {change.id: n for n, change in enumerate(self.sample, 1)}
        for change in self.left:
            yield f"\n#{number[change.id]} not caught, {change.kind}: {self.where(change)}"
            yield from self.diff(change)
            yield from self._beyond(change, suites)
            yield stub(change)
        for change in self.not_counted:
            yield f"\n#{number[change.id]} not counted: {self.where(change)}"
            yield f"  {change.was}  ->  {change.now}"
            yield f"  {self.excused[change.id].why}"
        for change in self.caught:
            if change.id in self.excused:
                yield f"\n#{number[change.id]} is excused, but a test catches it: delete the excuse"
                yield stub(change)
        yield ""
        yield from self._kinds()
        yield from self._summary(suites)

    def where(self, change: Change) -> str:
        found = self.own(change)
        tests = f"tests that run it: {found.tests if found else 0}"
        rules = f" ({', '.join(change.rules)})" if change.rules else ""
        return f"{change.file}:{change.line} {change.function}{rules}, {tests}"

    def diff(self, change: Change) -> Iterator[str]:
        source = (self.root / change.file).read_text(encoding="utf-8")
        before, after = source.splitlines(), change.applied(source).splitlines()
        for line in difflib.unified_diff(before, after, n=CONTEXT, lineterm=""):
            if not line.startswith(("---", "+++")):
                yield f"  {line}"

    def _beyond(self, change: Change, suites: Sequence[str]) -> Iterator[str]:
        for suite in suites:
            found = self.outcomes.of(change, suite)
            if found is not None:
                yield f"  {suite}: {found.by or 'not caught either'}"

    def _kinds(self) -> Iterator[str]:
        yield f"{'kind':12}{'caught':>8}{'not':>6}{'not counted':>13}"
        for kind in KINDS:
            groups = (self.caught, self.left, self.not_counted)
            row = [sum(change.kind == kind for change in group) for group in groups]
            if any(row):
                yield f"{kind:12}{row[0]:8}{row[1]:6}{row[2]:13}"

    def _summary(self, suites: Sequence[str]) -> Iterator[str]:
        counted = len(self.caught) + len(self.left)
        yield (
            f"{len(self.caught)} of {counted} changes caught, {self.score:.1f} %; "
            f"{len(self.not_counted)} not counted"
        )
        how = Counter(outcome.how for change in self.caught if (outcome := self.own(change)))
        for name, words in UNUSUAL.items():
            if how[name]:
                yield f"of those caught, {how[name]} {words}"
        for suite in suites:
            found = [outcome for change in self.left if (outcome := self.outcomes.of(change, suite))]
            yield f"{suite}: {sum(each.caught for each in found)} of the {len(found)} that are left"
        if not self.complete:
            missing = len(self.sample) - counted - len(self.not_counted)
            yield f"{missing} changes have not been run yet"
        if self.too_many_excused:
            yield f"too many changes are excused: at most {MOST} in 100"
