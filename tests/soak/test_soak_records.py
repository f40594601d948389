"""Damaged record files: always a `RecordError` or the true game, never another error or another game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from soaking import amount, progress

from wyprawa.conformance.play import chance_of, wander
from wyprawa.kernel import Chance, RecordError, Table, WyprawaError, load, loads, new
from wyprawa.kernel.record import _Chain

EDITS = amount(300, 20_000)


def change_byte(data: bytes, chance: Chance) -> bytes:
    at = chance.below(len(data), "at")
    return data[:at] + bytes([chance.below(256, "byte")]) + data[at + 1 :]


def flip_bit(data: bytes, chance: Chance) -> bytes:
    at = chance.below(len(data), "at")
    return data[:at] + bytes([data[at] ^ (1 << chance.below(8, "bit"))]) + data[at + 1 :]


def insert_byte(data: bytes, chance: Chance) -> bytes:
    at = chance.below(len(data) + 1, "at")
    return data[:at] + bytes([chance.below(256, "byte")]) + data[at:]


def drop_bytes(data: bytes, chance: Chance) -> bytes:
    at = chance.below(len(data), "at")
    return data[:at] + data[at + chance.die(40, "count") :]


def truncate(data: bytes, chance: Chance) -> bytes:
    return data[: chance.below(len(data), "at")]


def fill_with_zeros(data: bytes, chance: Chance) -> bytes:
    at = chance.below(len(data), "at")
    return data[:at] + bytes(len(data) - at)


def drop_line(data: bytes, chance: Chance) -> bytes:
    lines = data.splitlines(keepends=True)
    chance.take(lines, "line") if chance.below(2, "how") else lines.pop(chance.below(len(lines), "line"))
    return b"".join(lines)


def double_line(data: bytes, chance: Chance) -> bytes:
    lines = data.splitlines(keepends=True)
    at = chance.below(len(lines), "line")
    return b"".join([*lines[: at + 1], *lines[at:]])


def swap_lines(data: bytes, chance: Chance) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = chance.below(len(lines), "line"), chance.below(len(lines), "line")
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def rewrite(data: bytes, chance: Chance) -> bytes:
    """An edit in a header or choice line, with all digests made to fit: damage only the rules can see."""
    first, *lines = data.decode().splitlines()
    at = chance.pick([n for n, line in enumerate(lines) if line[9:11] != "= "], "line")
    body = bytearray(lines[at][9:].encode())
    body[chance.below(len(body), "at")] = 32 + chance.below(95, "byte")
    bodies = [line[9:] for line in lines]
    bodies[at] = body.decode(errors="replace")
    chain = _Chain(1)
    return "\n".join([first, *(chain.line(each) for each in bodies), ""]).encode()


Edit = Callable[[bytes, Chance], bytes]
EDITED: list[Edit] = [
    change_byte,
    flip_bit,
    insert_byte,
    drop_bytes,
    truncate,
    fill_with_zeros,
    drop_line,
    double_line,
    swap_lines,
]


def true_game(choices: int) -> Table[Any]:
    table = new("smok", seed=choices, seats=3)
    wander(table, chance_of(choices), choices)
    return table


@pytest.mark.parametrize("edit", EDITED, ids=lambda edit: str(edit.__name__))
def test_a_damaged_file(edit: Edit, tmp_path: Path) -> None:
    file, refused, kept = tmp_path / "game.wyprawa", 0, 0
    games = [true_game(choices) for choices in (0, 7, 60)]
    records = [table.record().encode() for table in games]
    for number in range(EDITS // len(EDITED)):
        table, chance = games[number % len(games)], Chance(number)
        file.write_bytes(edit(records[number % len(games)], chance))
        try:
            assert load(file, game=table.game).history == table.history, f"edit {number}: another game"
        except RecordError:
            refused += 1
        try:
            found = load(file, game=table.game, repair=True)
        except RecordError:
            continue
        kept += 1
        n = len(found.history)
        assert found.history == table.history[:n], f"edit {number}: repaired to another game"
        assert found.digest() == table.at(n).digest(), f"edit {number}: repaired to another state"
    progress(f"{edit.__name__}: {number + 1:,} edits, {refused:,} refused, {kept:,} repaired or sound")


def test_a_file_rewritten_with_fitting_digests() -> None:
    """What the digests cannot catch is still an error of ours, or a table."""
    table, refused = true_game(12), 0
    data = table.record().encode()
    for number in range(EDITS // 4):
        text = rewrite(data, Chance(number)).decode()
        for repair in (False, True):
            try:
                loads(text, game=table.game, repair=repair)
            except WyprawaError:
                refused += 1
    progress(f"rewritten: {number + 1:,} edits, each read twice, {refused:,} readings refused")
