"""Playing a record again: which of its states and choices count, and what is said of the rest."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import msgspec
import pytest
from toys import TOY, play

from wyprawa.kernel import Game, RecordError, Table, UnplayableRecord, load, loads, new, position
from wyprawa.kernel.codec import encode
from wyprawa.kernel.errors import OutOfBounds, SetupError
from wyprawa.kernel.opening import text_of
from wyprawa.kernel.record import Answer, Snapshot, write


def begun_from(change: Any = None) -> str:
    """The record of a game that begins from a position, with something about that position changed."""
    table = new(TOY, seed=4, seats=2)
    play(table, 6, 3)
    begun = position(TOY, table.position())
    play(begun, 3, 4)
    header, entries = begun.recorded()
    at, first = next((i, e) for i, e in enumerate(entries) if isinstance(e, Snapshot) and e.start)
    state = msgspec.json.decode(first.state)
    if change is not None:
        change(state)
    entries[at] = Snapshot(msgspec.json.encode(state).decode(), start=True)
    return write(header, [entry for entry in entries if isinstance(entry, Answer) or entry.start])


def hand_of_nobody(state: dict[str, Any]) -> None:
    state["hands"].append([])


def checked() -> Game[Any]:
    """The toy with a check of made-up states: a hand for each seat, and a pile below 13."""

    def problems(s: Any) -> list[str]:
        found = [] if len(s.hands) == s.seats else ["too many hands"]
        return found + [f"{card} is no card" for card in s.pile if card > 12]

    return dataclasses.replace(TOY, problems=problems)


def test_a_sound_position_begins_either_way() -> None:
    digests = {loads(begun_from(), game=checked(), sound=sound).digest() for sound in (False, True)}
    assert len(digests) == 1


def test_only_a_sound_reading_asks_whether_a_game_can_come_to_its_beginning() -> None:
    text = begun_from(hand_of_nobody)
    assert loads(text, game=checked()).state.hands[-1] == []
    with pytest.raises(UnplayableRecord, match=r"record, line \d+: not a state the game can be in: too many"):
        loads(text, game=checked(), sound=True)


def test_a_file_is_read_as_soundly_as_its_text(tmp_path: Path) -> None:
    path = tmp_path / "a.wyprawa"
    path.write_text(begun_from(hand_of_nobody))
    assert load(path, game=checked()).history
    with pytest.raises(UnplayableRecord, match=r"a\.wyprawa, line \d+: not a state the game can be in"):
        load(path, game=checked(), sound=True)


def test_three_faults_are_named() -> None:
    def pile(state: dict[str, Any]) -> None:
        state["pile"] = [13, 14, 15, 16]

    with pytest.raises(UnplayableRecord) as caught:
        loads(begun_from(pile), game=checked(), sound=True)
    said = str(caught.value)
    assert said.endswith(": not a state the game can be in: 13 is no card; 14 is no card; 15 is no card")
    assert caught.value.brief.endswith("not a state the game can be in")


def test_the_seed_is_no_state_to_look_at() -> None:
    """A game that began from its seed is what the rules made of it, whatever they think of it."""
    table = new(TOY, seed=4, seats=2)
    never = dataclasses.replace(TOY, problems=lambda s: ["no game is like this"])
    assert loads(table.record(), game=never, sound=True).digest() == table.digest()


def test_options_that_no_game_begins_from() -> None:
    def setup(options: Any, chance: Any) -> Any:
        raise ValueError("no such board")

    text = new(TOY, seed=4, seats=2).record()
    with pytest.raises(UnplayableRecord, match=r"record: no game begins from these options: ValueError\('no"):
        loads(text, game=dataclasses.replace(TOY, setup=setup))


def test_choices_are_counted_from_where_the_game_began() -> None:
    """What was chosen before a state it begins from is history, which cannot be taken back."""
    table = new(TOY, seed=4, seats=2)
    play(table, 6, 8)
    header, entries = table.recorded()
    at = next(i for i, e in enumerate(entries) if isinstance(e, Snapshot))
    entries[at] = Snapshot(table.recorded()[1][at].state, start=True)  # type: ignore[union-attr]
    again = loads(write(header, entries), game=TOY)
    assert again.history == table.history
    assert again.first == at > 0
    assert again.digest() == table.digest()


def lines_of(table: Table[Any]) -> tuple[Any, list[Any]]:
    header, entries = table.recorded()
    return header, [entry for entry in entries if isinstance(entry, Answer)]


def broken(s: Any) -> Any:
    raise ZeroDivisionError("a fault of the rules")


def test_rules_that_fail_on_a_choice_name_its_line_and_a_repair_stops_before_it() -> None:
    table = new(TOY, seed=4, seats=2)
    play(table, 6, 8)
    header, answers = lines_of(table)
    steps = {**TOY.steps}
    last = steps["end_round"]
    steps["end_round"] = type(last)(broken)
    failing = dataclasses.replace(TOY, steps=steps)
    with pytest.raises(UnplayableRecord, match=r"record, line \d+: the rules fail on this choice") as caught:
        loads(write(header, answers), game=failing)
    assert "a fault of the rules" in str(caught.value)
    assert caught.value.brief.endswith("the rules fail on this choice")
    again = loads(write(header, answers), game=failing, repair=True)
    (note,) = again.notes
    kept = len(again.history)
    assert again.history == answers[:kept]
    assert f"{len(answers) - kept} choices lost" in note
    assert f"{answers[kept].seat} {answers[kept].ask} does not fit" in note


def test_a_choice_of_a_seat_that_is_not_asked_does_not_fit() -> None:
    header, _ = lines_of(new(TOY, seed=4, seats=2))
    answers = [Answer(0, "mood", "shy"), Answer(0, "mood", "shy"), Answer(1, "mood", "shy")]
    with pytest.raises(
        UnplayableRecord, match=r"0 mood does not fit .*; 2 choices lost; load it with repair"
    ):
        loads(write(header, answers), game=TOY)


def test_a_saved_state_that_cannot_be_read_is_passed_over_and_said() -> None:
    table = new(TOY, seed=4, seats=2)
    play(table, 6, 8)
    header, entries = table.recorded()
    at = next(i for i, e in enumerate(entries) if isinstance(e, Snapshot))
    entries[at] = Snapshot('{"seats": "two"}', start=False)
    again = loads(write(header, entries), game=TOY)
    assert (again.digest(), again.history) == (table.digest(), table.history)
    (note,) = again.notes
    assert note.endswith(": a state saved under other rules; the game is rebuilt from its choices")
    assert note.startswith("record, line ")


def test_a_saved_state_of_another_game_is_where_the_choices_stop_counting() -> None:
    table, other = new(TOY, seed=4, seats=2), new(TOY, seed=5, seats=2)
    play(table, 6, 8)
    play(other, 6, 8)
    header, entries = table.recorded()
    at = next(i for i, e in enumerate(entries) if isinstance(e, Snapshot))
    entries[at] = Snapshot(encode(other.saved).decode(), start=False)
    again = loads(write(header, entries), game=TOY)
    assert again.matches(other.saved)
    assert any("the rules have changed since; the game goes on from its last state" in n for n in again.notes)


def test_options_that_do_not_go_together_say_so() -> None:
    error = SetupError("no castle without a map", "options.castle", "toy")
    assert (str(error), error.word, error.game) == ("no castle without a map", "options.castle", "toy")
    bare = SetupError("no castle without a map")
    assert (str(bare), bare.word, bare.game) == ("no castle without a map", "", "")


def test_an_error_of_a_record_quotes_only_its_detail() -> None:
    error = RecordError("line 3: cannot be read", "'secret'")
    assert (str(error), error.brief) == ("line 3: cannot be read: 'secret'", "line 3: cannot be read")
    bare = RecordError("line 3: cannot be read")
    assert str(bare) == bare.brief == "line 3: cannot be read"


def test_the_text_of_a_file_ends_where_it_is_no_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    path.write_bytes("zażółć".encode() + b"\xff and more")
    assert text_of(path, repair=True) == "zażółć"
    with pytest.raises(RecordError, match="a: not text: "):
        text_of(path)
    path.write_bytes(b"\xff and more")
    with pytest.raises(RecordError, match="a: not text: "):
        text_of(path, repair=True)
    monkeypatch.setattr("wyprawa.kernel.bounds.MOST_BYTES", 5)
    path.write_bytes(b"12345")
    assert text_of(path) == "12345"
    path.write_bytes(b"123456")
    with pytest.raises(OutOfBounds, match="a: more than 5 bytes"):
        text_of(path)
