"""Bad record files: in bounded time a `RecordError` or a game; a damaged one is never another game."""

from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from soaking import amount, progress

import wyprawa
from bad_files import DAMAGE, Edit, a_game, forged
from wyprawa.conformance.play import chance_of, wander
from wyprawa.kernel import Chance, RecordError, Table, load, loads, new

EDITS = amount(300, 20_000)  # of all kinds of damage
FORGED = amount(15, 7_000)  # of each game
SECONDS = 2.0


def true_game(choices: int) -> Table[Any]:
    table = new("smok", seed=choices, seats=3)
    wander(table, chance_of(choices), choices)
    return table


@pytest.mark.parametrize("edit", DAMAGE, ids=lambda edit: str(edit.__name__))
def test_a_damaged_file(edit: Edit, tmp_path: Path) -> None:
    file, refused, kept = tmp_path / "game.wyprawa", 0, 0
    games = [true_game(choices) for choices in (0, 7, 60)]
    records = [table.record().encode() for table in games]
    for number in range(EDITS // len(DAMAGE)):
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


@pytest.mark.parametrize("name", sorted(wyprawa.games()))
def test_a_file_forged_with_fitting_digests(name: str) -> None:
    """What the digests cannot catch: in bounded time an error of ours, or a table."""
    texts = [a_game(name, choices).record() for choices in (0, 7, 25)]
    refused, slowest = 0, 0.0
    for number in range(FORGED):
        text, began = forged(texts[number % len(texts)], Chance(number)), perf_counter()
        for repair in (False, True):
            try:
                loads(text, repair=repair, seconds=SECONDS)
            except RecordError:
                refused += 1
        slowest = max(slowest, perf_counter() - began)
    progress(
        f"{name}: {number + 1:,} forged files, each read twice, {refused:,} readings refused, the slowest "
        f"file in {slowest:.1f} s"
    )
