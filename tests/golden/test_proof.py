"""`verify` on a game of each kind: the true record is proven, a forged one not, whatever its digests say."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import forging
import pytest

import golden
import wyprawa
from wyprawa.kernel import Chance, RecordError, Table, UnprovenRecord
from wyprawa.kernel.record import parse

NAMES = [name for name, options in golden.GAMES.items() if "words" in options]


@cache
def text_of(name: str) -> str:
    return (golden.HERE / f"{name}.wyprawa").read_text()


@cache
def played(name: str) -> Table[Any]:
    return golden.again(name)


def refused(text: str) -> str:
    with pytest.raises(UnprovenRecord) as error:
        wyprawa.verify(text)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_every_game_has_a_record_with_words() -> None:
    assert {golden.GAMES[name]["game"] for name in NAMES} == set(wyprawa.games())


@pytest.mark.parametrize("name", NAMES)
def test_the_true_record_is_proven(name: str) -> None:
    proven = wyprawa.verify(text_of(name))
    table = played(name)
    assert (proven.table.digest(), proven.table.outcome) == (table.digest(), table.outcome)
    assert proven.origin == table.origin
    assert proven.fingerprint == table.fingerprint()


@pytest.mark.parametrize("name", NAMES)
def test_one_changed_number_of_the_state_is_found(name: str) -> None:
    said = refused(forging.with_other_number(text_of(name), Chance(1)))
    line = 1 + next(n for n, line in enumerate(text_of(name).splitlines()) if line[9:11] == "= ")
    assert f"record, line {line}: the state is not the one these choices lead to: " in said
    assert ", expected " in said


def doubted(text: str) -> str:
    """Why a record is no proof; empty if it is one."""
    try:
        wyprawa.verify(text)
    except UnprovenRecord as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("nth", [1, 12])
def test_one_changed_die_is_found(name: str, nth: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lets one draw come out otherwise, and goes on with the game as if nothing had been."""
    origin = played(name).origin
    assert origin is not None
    true = forging.with_loaded_die(origin, nth, None)
    assert wyprawa.verify(true).origin == origin
    loaded = [forging.with_loaded_die(origin, n, monkeypatch, nth) for n in range(nth, nth + 8)]
    # One of two that are alike is no other, and the game that follows may be one the true die allows as well.
    said = next(said for text in loaded if text != true and (said := doubted(text)))
    assert "was not open at that point" in said or "the state is not the one" in said


@pytest.mark.parametrize("name", NAMES)
def test_a_changed_result_is_found(name: str) -> None:
    said = refused(forging.with_other_number(text_of(name), Chance(2), within="outcome"))
    assert "lead to: outcome." in said


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("part", [0.25, 0.75])
def test_one_changed_choice_is_found(name: str, part: float) -> None:
    table = played(name)
    for n in range(int(part * len(table.history)), len(table.history)):
        forged = forging.with_other_choice(text_of(name), table, n, Chance(n))
        if forged is None:
            continue
        try:
            proven = wyprawa.verify(forged)
        except UnprovenRecord as error:
            said = str(error)
            break
        # a choice that made no difference to the game: nothing in the file can tell, its fingerprint can
        assert proven.table.digest() == table.digest()
        assert proven.fingerprint != table.fingerprint()
    assert "was not open at that point" in said or "the state is not the one" in said


@pytest.mark.parametrize("name", NAMES)
def test_one_changed_word_of_a_seat_is_found(name: str) -> None:
    words = parse(text_of(name)).header.words
    seat = min(words)
    other = {str(each): text for each, text in words.items()} | {str(seat): words[seat] + "s"}
    said = refused(forging.with_other_header(text_of(name), "words", other))
    assert "the state draws from another key than that of seed and words" in said


@pytest.mark.parametrize("name", NAMES)
def test_another_seed_is_found(name: str) -> None:
    said = refused(forging.with_other_header(text_of(name), "seed", 99))
    assert said == "record: the commitment is not the hash of this seed, game and options"


# --- what only one of them needs to show ---------------------------------------------------------------

SMOK = "smok-3"


def test_another_seed_with_a_commitment_that_fits_draws_another_game() -> None:
    text = forging.with_other_header(text_of(SMOK), "seed", 99)
    fitting = wyprawa.seal("smok", {"seats": 3}, seed=99).commitment
    assert "from another key" in refused(forging.with_other_header(text, "commitment", fitting))


def test_a_seed_that_somebody_chose_cannot_be_called_drawn() -> None:
    assert "so small that somebody must have chosen it" in refused(
        forging.with_other_header(text_of(SMOK), "chosen", False)
    )


def test_a_state_taken_out_is_found() -> None:
    lines = [line for line in forging.bodies(text_of(SMOK)) if not line.startswith("= ")]
    assert f"'{lines[-1]}', where this game has the state" in refused(forging.written(lines))


def test_a_second_state_put_in_is_found() -> None:
    lines = forging.bodies(text_of(SMOK))
    state = next(line for line in lines if line.startswith("= "))
    lines.insert(12, state)
    assert "line 14: '= {" in refused(forging.written(lines))


def test_a_header_in_other_words_is_found() -> None:
    lines = forging.bodies(text_of(SMOK))
    lines[lines.index('options {"seats": 3}')] = 'options {"seats":3}'
    assert """line 4: 'options {"seats":3}', where this game has""" in refused(forging.written(lines))


def test_a_record_without_commitment_or_from_a_state_cannot_be_proven() -> None:
    old = (golden.HERE / "splitmix64" / f"{SMOK}.wyprawa").read_text()
    assert "without a commitment nobody knows when its seed was chosen" in refused(old)
    begun = wyprawa.position("smok", played(SMOK).at(10).position())
    assert "the game begins from a state, which no seed can prove" in refused(begun.record())


def test_other_rules_prove_nothing() -> None:
    text = forging.with_other_header(text_of("monsterlands-4"), "rules", 1)
    assert "played by rules 1 of monsterlands (wyprawa " in refused(text)


def test_damage_is_damage() -> None:
    with pytest.raises(RecordError, match="does not fit its digest"):
        wyprawa.verify(text_of(SMOK).replace("0 card", "1 card", 1))


def test_a_game_under_way_is_proven_as_far_as_it_went() -> None:
    for n in (0, 5, 20):
        table = played(SMOK).at(n)
        assert wyprawa.verify(table.record()).table.digest() == table.digest()


def test_a_game_played_otherwise_from_the_start_is_sound_and_has_another_fingerprint() -> None:
    """What no file can prove alone: somebody who plays the seed again has a fair game too, but another."""
    table = played(SMOK).at(0)
    while not table.over:
        choice = table.choices[0]
        table.choose(choice.options[0], choice.seat)
    proven = wyprawa.verify(table.record())
    assert proven.origin.commitment == played(SMOK).commitment
    assert proven.fingerprint != played(SMOK).fingerprint()


def test_comments_and_other_line_ends_are_no_forgery() -> None:
    lines = text_of(SMOK).splitlines()
    lines[5:5] = ["# an evening in November", ""]
    assert wyprawa.verify("\r\n".join(lines)).fingerprint == played(SMOK).fingerprint()


def test_options_stay_as_they_were_committed_to() -> None:
    """An option that a later version adds has a default, and no part in the commitment."""
    origin = wyprawa.seal("monsterlands", {"seats": 2}, seed=5)
    options = {name: value for name, value in origin.options.items() if name in ("seats", "level")}
    older = wyprawa.Origin(game="monsterlands", options=options, seed=5, chosen=True)
    table = wyprawa.begin(older)
    again = wyprawa.loads(table.record())
    assert json.dumps(options) in again.record()
    assert wyprawa.verify(again.record()).origin == older
