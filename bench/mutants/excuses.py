"""Changes that cannot alter behaviour, each with the reason: `tests/mutants/<game>.toml`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from bench.mutants.changes import Change

MOST = 8  # of a hundred


class Excuse(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A change by its name, and why it makes no difference."""

    file: str
    function: str
    was: str
    now: str
    why: str
    nth: int = 1

    @property
    def id(self) -> tuple[str, str, str, str, int]:
        """The name of the change."""
        return self.file, self.function, self.was, self.now, self.nth


class _File(msgspec.Struct, forbid_unknown_fields=True):
    excused: list[Excuse] = []


def load(file: Path) -> list[Excuse]:
    """The excuses in a file; ValueError if there are two of one change, or one without a reason."""
    if not file.exists():
        return []
    found = msgspec.toml.decode(file.read_bytes(), type=_File).excused
    for excuse in found:
        if not excuse.why.strip():
            raise ValueError(f"{file}: no reason for {excuse.function}: {excuse.was}")
    if len({excuse.id for excuse in found}) < len(found):
        raise ValueError(f"{file} excuses a change twice")
    return found


def stale(excuses: Iterable[Excuse], changes: Iterable[Change]) -> list[Excuse]:
    """Excuses of changes that can no longer be made, because the source reads otherwise now."""
    there = {change.id for change in changes}
    return [excuse for excuse in excuses if excuse.id not in there]


def stub(change: Change) -> str:
    """What to write into the file for a change, all but the reason."""
    rows = [("file", change.file), ("function", change.function), ("was", change.was), ("now", change.now)]
    lines = ["[[excused]]", *(f"{name} = {_quoted(text)}" for name, text in rows)]
    if change.nth > 1:
        lines.append(f"nth = {change.nth}")
    return "\n".join([*lines, 'why = ""'])


def _quoted(text: str) -> str:
    return f"'{text}'" if "'" not in text else msgspec.json.encode(text).decode()
