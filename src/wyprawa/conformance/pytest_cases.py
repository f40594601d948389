"""A pytest plugin: every case of a `.case` file is a test, with the rules it names.

pytest_plugins = ["wyprawa.conformance.marks", "wyprawa.conformance.pytest_cases"]
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from wyprawa.conformance.cases import Case, CaseError, Cases, hold, read_cases
from wyprawa.conformance.cases.text import SHARED

SUFFIX = ".case"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect case files; what a folder's cases share is no file of tests."""
    if file_path.suffix != SUFFIX or file_path.name == SHARED:
        return None
    found: CaseFile = CaseFile.from_parent(parent, path=file_path)
    return found


class CaseFile(pytest.File):
    """A case file."""

    def collect(self) -> Iterator[pytest.Item]:
        """One test for each case."""
        try:
            file = read_cases(self.path)
        except CaseError as error:
            raise self.CollectError(str(error)) from error
        for case in file.cases:
            item: CaseItem = CaseItem.from_parent(self, name=case.title, file=file, case=case)
            if case.rules:
                item.add_marker(pytest.mark.rule(*case.rules))
            yield item


class CaseItem(pytest.Item):
    """A case as a test."""

    def __init__(self, *, file: Cases, case: Case, **given: Any) -> None:
        super().__init__(**given)
        self.file, self.case = file, case

    def runtest(self) -> None:
        """Play the case."""
        hold(self.file, self.case)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What does not hold, by file and line; a fault in a rule keeps its traceback."""
        if isinstance(excinfo.value, CaseError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.case.head.number - 1, self.case.title
