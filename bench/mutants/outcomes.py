"""How changes ended, kept as lines of JSON so that an interrupted run goes on."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bench.mutants.changes import Change

Id = tuple[str, str, str, str, int]


class Outcome(msgspec.Struct, omit_defaults=True):
    """How the tests of one suite took one change."""

    change: Id
    suite: str
    state: str  # the digest it holds for: of all tests if it survived, else of the file that caught it
    tests: int  # that run the changed lines
    seconds: float
    by: str = ""  # the test that caught it; empty: it survived
    how: str = ""  # `failed`, `no end`, `crashed`, `import`
    text: str = ""  # what the test said

    @property
    def caught(self) -> bool:
        return bool(self.by)


class Outcomes:
    """All outcomes of a target, the latest of each change."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.latest: dict[tuple[Id, str], Outcome] = {}
        if file.exists():
            for line in file.read_bytes().splitlines():
                try:
                    self._note(msgspec.json.decode(line, type=Outcome))
                except msgspec.DecodeError:
                    continue  # the last line of a run that was cut off

    def _note(self, outcome: Outcome) -> None:
        self.latest[outcome.change, outcome.suite] = outcome

    def of(self, change: Change, suite: str) -> Outcome | None:
        return self.latest.get((change.id, suite))

    def add(self, outcome: Outcome) -> None:
        self._note(outcome)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab") as out:
            out.write(msgspec.json.encode(outcome) + b"\n")
