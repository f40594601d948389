"""Record files: readable, chained, and honest about damage."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from toys import TOY, play

from wyprawa.kernel import (
    DamagedRecord,
    ForeignRecord,
    NewerRecord,
    NothingToUndo,
    RecordError,
    State,
    Step,
    Table,
    TruncatedRecord,
    UnplayableRecord,
    ask,
    load,
    loads,
    new,
    position,
    step,
)
from wyprawa.kernel.codec import decoder, encode
from wyprawa.kernel.record import Answer, Header, Snapshot, parse, write


def half_played(choices: int = 15, seed: int = 4) -> Table[Any]:
    table = new(TOY, seed=seed, seats=2)
    play(table, 6, choices)
    return table


def test_a_file_is_one_header_and_one_line_per_choice() -> None:
    table = new(TOY, seed=4, seats=2)
    table.choose("bold", 1)
    table.choose("shy", 0)
    lines = table.record().splitlines()
    assert lines[0] == "wyprawa record 2"
    bodies = [line[9:] for line in lines[1:]]
    assert bodies[:5] == ['game "toy"', "rules 1", 'options {"seats": 2}', "chosen true", "seed 4"]
    assert bodies[5:8] == [f'commitment "{table.commitment}"', "words {}", 'chance "blake2b"']
    assert bodies[8].startswith('package "')
    assert bodies[9].startswith("= {")
    assert bodies[10:] == ["1 mood bold", "0 mood shy", "end 2"]


def test_loading_gives_the_same_game_at_every_choice(tmp_path: Path) -> None:
    table = half_played(0)
    while True:
        table.save(tmp_path / "a.wyprawa")
        again = load(tmp_path / "a.wyprawa", game=TOY)
        assert (again.digest(), again.history, list(again.choices), again.log) == (
            table.digest(), table.history, list(table.choices), table.log,
        )  # fmt: skip
        assert again.notes == []
        assert again.record() == table.record()
        if table.over:
            break
        choice = table.choices[-1]
        table.choose(choice.options[-1], choice.seat)


def test_a_loaded_game_can_be_undone_to_its_start() -> None:
    again = loads(half_played().record(), game=TOY)
    for _ in range(15):
        again.undo()
    assert again.digest() == new(TOY, seed=4, seats=2).digest()


def test_comments_and_blank_lines_are_not_part_of_the_chain() -> None:
    lines = half_played().record().splitlines()
    lines[4:4] = ["# an evening in November", ""]
    assert loads("\n".join(lines), game=TOY).digest() == half_played().digest()


def test_a_saved_file_replaces_the_old_one_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.wyprawa"
    path.write_text("old")
    half_played().save(path)
    assert path.read_text() == half_played().record()
    assert [file.name for file in tmp_path.iterdir()] == ["a.wyprawa"]


# --- damage ---------------------------------------------------------------------------------------------


def test_an_edited_line_is_named() -> None:
    text = half_played().record()
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.endswith(" mood bold"))
    lines[at] = lines[at].replace("bold", "shy")
    with pytest.raises(
        DamagedRecord,
        match=f"line {at + 1}: the line does not fit its digest: it was changed, or one before",
    ):
        loads("\n".join(lines), game=TOY)
    again = loads("\n".join(lines), game=TOY, repair=True)
    assert again.history == half_played().history[: len(again.history)]
    assert f"line {at + 1}" in again.notes[0]


def test_a_removed_line_is_noticed() -> None:
    lines = half_played().record().splitlines()
    del lines[10]
    with pytest.raises(DamagedRecord, match="line 11"):
        loads("\n".join(lines), game=TOY)


@pytest.mark.parametrize("keep", [11, 12, 15, 23])
def test_a_file_cut_between_lines_is_truncated(keep: int) -> None:
    text = "\n".join(half_played().record().splitlines()[:keep])
    with pytest.raises(TruncatedRecord, match="before its end line; load it with repair=True"):
        loads(text, game=TOY)
    again = loads(text, game=TOY, repair=True)
    assert again.history == half_played().history[: len(again.history)]
    assert len(again.history) == sum(line[9:10].isdigit() for line in text.splitlines()[1:])


def test_a_file_cut_inside_a_line_is_truncated_and_repaired_to_the_last_whole_choice() -> None:
    table = half_played(1)
    cut = "\n".join(table.record().splitlines()[:-1])[:-3]
    with pytest.raises(TruncatedRecord, match="the last line is cut or damaged"):
        loads(cut, game=TOY)
    assert loads(cut, game=TOY, repair=True).history == table.history[:-1]


def test_a_header_cut_short_cannot_be_repaired() -> None:
    text = "\n".join(half_played().record().splitlines()[:4])
    with pytest.raises(RecordError, match=r"the header cannot be read: .*missing required field `seed`"):
        loads(text, game=TOY, repair=True)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected 'wyprawa record 2', found an empty file"),
        ("PNG\r\n", "not a Wyprawa record: .* found 'PNG'"),
        ('[Event "F/S Return Match"]\n', "not a Wyprawa record"),
    ],
)
def test_a_foreign_file_is_said_to_be_foreign(text: str, message: str) -> None:
    with pytest.raises(ForeignRecord, match=message):
        loads(text, game=TOY)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.wyprawa"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match=r"a\.wyprawa: not text"):
        load(path, game=TOY)
    path.write_bytes(half_played().record().encode()[:-30] + b"\xff\xff")
    assert load(path, game=TOY, repair=True).history


def header(**changes: Any) -> Header:
    values: dict[str, Any] = {
        "game": "toy",
        "rules": 1,
        "options": {"seats": 2},
        "seed": 4,
        "chance": "splitmix64",
    }
    return Header(**(values | changes))


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("wyprawa record 3\n", NewerRecord, "record format 3 is newer than 2"),
        (write(header(rules=9), []), NewerRecord, "rules 9 of toy are newer than 1"),
        (write(header(chance="dice"), []), RecordError, "unknown chance algorithm 'dice'"),
        (write(header(game="chess"), []), RecordError, "a game of 'chess', expected 'toy'"),
        (write(header(options={"seats": 9}), []), RecordError, "toy: Expected `int` <= 3 .*are: seats"),
        (write(header(seed=None), []), RecordError, "neither a seed nor a start line"),
        (write(header(), []) + "aaaaaaaa 0 mood shy\n", TruncatedRecord, "last line is cut or damaged"),
        (
            write(header(), [Answer(0, "mood", "grim")]),
            UnplayableRecord,
            "line 8: 0 mood does not fit the game",
        ),
        (write(header(), [Answer(0, "hat", "shy")]), UnplayableRecord, "line 8: 0 hat does not fit"),
        (
            write(header(), [Snapshot("{}", start=True)]),
            UnplayableRecord,
            "line 8: a state saved under other rules",
        ),
    ],
)
def test_each_fault_has_its_own_error(text: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        loads(text, game=TOY)


def test_a_state_no_game_is_in_is_refused() -> None:
    state = half_played(0).record().splitlines()[10][11:].replace('["pick"]', '["bonus",1,2,3]')
    with pytest.raises(UnplayableRecord, match="line 8: not a state the game can be in: TypeError"):
        loads(write(header(), [Snapshot(state, start=True)]), game=TOY)


def test_line_separators_of_other_worlds_are_plain_text() -> None:
    answers = [Answer(0, "mood", "a\u2028b\u0085c")]
    assert parse(write(header(), answers)).entries == answers


def test_an_unplayable_choice_is_where_a_repair_stops() -> None:
    answers = [Answer(0, "mood", "shy"), Answer(1, "mood", "grim"), Answer(1, "mood", "shy")]
    again = loads(write(header(), answers), game=TOY, repair=True)
    assert again.history == answers[:1]
    assert again.notes == ["record, line 9: 1 mood does not fit the game at that point; 2 choices lost"]


def test_the_end_line_counts() -> None:
    lines = write(header(), [Answer(0, "mood", "shy")]).splitlines()
    wrong = write(header(), []).splitlines()[-1]
    with pytest.raises(TruncatedRecord):
        parse("\n".join([*lines[:-1], wrong]))


# --- other rules ----------------------------------------------------------------------------------------


@step
def bonus(s: Any) -> Any:
    """Other rules: the bonus now asks something else."""
    for seat in range(s.seats):
        s.sums[seat] += yield from ask(seat, "gift", [1, 2, 3])


def upgraded(**steps: Step[Any, ..., Any]) -> Any:
    return dataclasses.replace(TOY, version=2, steps={**TOY.steps, **steps})


def test_an_old_file_goes_on_from_the_last_step_under_new_rules() -> None:
    table = half_played(0)
    while table.choices[0].ask != "bonus":
        table.choose(table.choices[0].options[0])
    table.choose(("take", 2))
    again = loads(table.record(), game=upgraded(bonus=bonus))
    assert [choice.ask for choice in again.choices] == ["gift"]
    assert again.history == table.history[:-1]  # the answer inside the running step is lost, and it is said
    assert "does not fit the game at that point; 1 choices lost" in again.notes[0]
    with pytest.raises(NothingToUndo):
        again.undo()
    again.choose(3)
    third = loads(again.record(), game=upgraded(bonus=bonus))
    assert (third.digest(), third.history, third.notes) == (again.digest(), again.history, [])
    third.undo()
    assert third.choices[0].ask == "gift"


def test_an_old_file_whose_step_still_fits_loses_nothing() -> None:
    table = half_played(5)
    again = loads(table.record(), game=upgraded())
    assert (again.history, again.notes) == (table.history, [])
    assert again.digest() == table.digest()


def test_rules_changed_without_a_new_version_go_on_from_the_snapshot() -> None:
    table = half_played(0)
    while table.state.round != 2:
        table.choose(table.choices[0].options[0])
    changed = dataclasses.replace(TOY, steps={**TOY.steps, "bonus": bonus})
    again = loads(table.record(), game=changed)
    assert again.digest() == table.digest()
    assert "the rules have changed since" in again.notes[0]


def test_a_finished_game_of_old_rules_is_still_finished() -> None:
    table = half_played(1000)
    again = loads(table.record(), game=upgraded(bonus=bonus))
    assert (again.over, again.outcome, again.history) == (True, table.outcome, table.history)


def test_a_game_begun_from_a_position_is_kept_with_its_start() -> None:
    begun = position(TOY, half_played(7).position())
    play(begun, 3, 6)
    again = loads(begun.record(), game=TOY)
    assert (again.digest(), again.history) == (begun.digest(), begun.history)


def test_dicts_keep_the_order_of_their_entries() -> None:
    class Ordered(State, kw_only=True):
        by_number: dict[int, str]

    s = Ordered(seats=1, by_number={10: "a", 9: "b"})
    again = decoder(Ordered).decode(encode(s))
    assert list(again.by_number) == [10, 9]
    assert encode(again) == encode(s) != encode(Ordered(seats=1, by_number={9: "b", 10: "a"}))


def test_a_state_saved_by_older_rules_is_migrated() -> None:
    def doubled(plain: dict[str, Any], version: int) -> None:
        assert version == 1
        plain["sums"] = [2 * sum for sum in plain["sums"]]

    table = half_played(5)
    again = loads(table.record(), game=dataclasses.replace(TOY, version=2, migrate=doubled))
    assert again.state.sums == [2 * sum for sum in table.state.sums] != table.state.sums
    third = loads(again.record(), game=dataclasses.replace(TOY, version=2, migrate=doubled))
    assert third.state.sums == again.state.sums  # once is enough


def test_options_of_older_rules_are_migrated() -> None:
    """Version 1 called the seats chairs; a file without a saved state begins anew from them."""

    def seated(plain: dict[str, Any], version: int) -> None:
        assert version == 1
        plain["seats"] = plain.pop("chairs")

    newer = dataclasses.replace(TOY, version=2, migrate_options=seated)
    header, entries = half_played(5).recorded()
    old = replace(header, options={"chairs": header.options["seats"]}, commitment="")
    answers = [entry for entry in entries if isinstance(entry, Answer)]
    for kept in (entries, answers):
        again = loads(write(old, kept), game=newer)
        assert again.history == half_played(5).history
        assert loads(again.record(), game=newer).digest() == again.digest()
        assert old.options == {"chairs": header.options["seats"]}
    with pytest.raises(RecordError, match="options of rules 1 cannot be read: KeyError"):
        loads(write(header, answers), game=newer)
