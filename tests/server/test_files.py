"""Files people send are tried out where they harm nobody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import wyprawa
from wyprawa.kernel import RecordError, record
from wyprawa.server import files
from wyprawa.server.files import Files

GOLDEN = Path(__file__).parents[1] / "golden"


def begun_from_state(change: dict[str, Any]) -> str:
    """A file of a game that begins in the middle, with something in its state changed."""
    table = wyprawa.new("smok", seed=5, seats=2)
    for _ in range(3):
        table.choose(table.choices[0].options[0])
    parsed = record.parse(table.record())
    state = next(json.loads(each.state) for each in parsed.entries if isinstance(each, record.Snapshot))
    return record.write(parsed.header, [record.Snapshot(json.dumps(state | change), start=True)])


@pytest.mark.parametrize("name", ["smok-3", "monsterlands-4"])
def test_a_game_of_ours_is_taken(name: str) -> None:
    text = (GOLDEN / f"{name}.wyprawa").read_text("utf-8")
    assert files.fault(text, "", states=False) == ""
    assert "expected 'chess'" in files.fault(text, "chess", states=False)


def test_a_state_is_taken_where_states_are_and_if_it_can_be_played() -> None:
    good = begun_from_state({})
    assert files.fault(good, "smok", states=True) == ""
    assert "begins from a state" in files.fault(good, "smok", states=False)
    changes: list[dict[str, Any]] = [{"dragon": 999}, {"agenda": []}, {"agenda": [["dance"]]}, {"hands": []}]
    for change in changes:
        assert "the file" in files.fault(begun_from_state(change), "smok", states=True)


@pytest.mark.anyio
async def test_a_file_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (GOLDEN / "smok-3.wyprawa").read_text("utf-8")
    table = await Files(states=False).read(text)
    assert table.record() == text
    monkeypatch.setattr(files, "_SECONDS", 0.01)
    with pytest.raises(RecordError, match="too long"):
        await Files(states=False).read(text)


@pytest.mark.anyio
@pytest.mark.parametrize("text", ["", "{}", "[" * 5000, "\ud800", "wyprawa record 9\n", "x" * 3_000_000])
async def test_no_process_is_started_for_what_is_no_record(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "Workers", None)
    with pytest.raises(RecordError, match="the file: "):
        await Files(states=True).read(text)
    assert (await Files(states=True).prove(text)).why.startswith("the file: ")
