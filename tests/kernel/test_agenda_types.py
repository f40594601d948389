"""`mypy --strict` catches a wrong agenda entry: a wrong argument, a missing one, a bare tuple, a name."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
GAME = """
from wyprawa.kernel import Asking, State, ask, step


@step
def act(s: State, who: int, *, again: bool = False) -> Asking[None]:
    yield from ask(who, "act", [1, 2])


@step
def rest(s: State) -> None: ...


def plan(s: State) -> None:
"""
RIGHT = ("act.later(1)", "act.later(1, again=True)", "act.later(who=1)", "rest.later()")
WRONG = {
    'act.later("x")': 'Argument 1 to "later" of "Step" has incompatible type "str"; expected "int"',
    "act.later()": 'Missing positional argument "who" in call to "later" of "Step"',
    "act.later(1, 2)": 'Too many positional arguments for "later" of "Step"',
    "rest.later(1)": 'Too many arguments for "later" of "Step"',
    '("act", 1)': 'Argument 1 to "next" of "State" has incompatible type "tuple[str, int]"',
    '"act"': 'Argument 1 to "next" of "State" has incompatible type "str"; expected "StepCall"',
    "act": 'Argument 1 to "next" of "State" has incompatible type "Step[',
    "act(s, 1)": 'Argument 1 to "next" of "State" has incompatible type "Generator[',
}


def test_wrong_entries_are_type_errors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All in one run, one entry a line, so that it takes a few seconds."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("MYPYPATH", str(ROOT / "src"))
    snippet = tmp_path / "planning.py"
    entries = [*RIGHT, *WRONG]
    snippet.write_text(GAME + "".join(f"    s.next({entry})\n" for entry in entries))
    # A cache of its own, which other options of the great run do not undo.
    out, err, _ = api.run(
        ["--strict", "--follow-imports=silent", "--cache-dir=.mypy_cache/agenda", str(snippet)]
    )
    assert err == ""
    first = GAME.count("\n") + 1
    said: dict[str, list[str]] = {entry: [] for entry in entries}
    for line in out.splitlines()[:-1]:
        _, number, text = line.split(":", 2)
        said[entries[int(number) - first]].append(text)
    for entry in RIGHT:
        assert said[entry] == [], entry
    for entry, message in WRONG.items():
        assert any(message in text for text in said[entry]), (entry, out)
