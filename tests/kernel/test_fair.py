"""What a game's chance is made of: the seed that was committed to, and the words of the seats."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
import pytest
from toys import TOY, play

from wyprawa.kernel import Chance, GameError, Origin, Table, begin, loads, new, promise, seal
from wyprawa.kernel.record import parse


def sealed(seed: int | None = None) -> Origin:
    return seal(TOY, {"seats": 2}, seed=seed)


def opened(origin: Origin, words: dict[int, str] | None = None) -> Table[Any]:
    return begin(origin.saying(words or {}), game=TOY)


def test_a_seed_that_is_drawn_has_128_bits_and_is_another_every_time() -> None:
    seeds = [sealed().seed for _ in range(200)]
    assert len(set(seeds)) == 200
    assert 1 << 127 <= max(seeds) < 1 << 128
    assert not sealed().chosen


def test_a_seed_that_is_given_is_marked() -> None:
    assert sealed(7).chosen
    assert (new(TOY, seed=7).seed, new(TOY, seed=7).origin.chosen) == (7, True)  # type: ignore[union-attr]


def test_a_seed_is_bounded() -> None:
    with pytest.raises(GameError, match="toy: a seed has at most 77 digits"):
        sealed(1 << 256)


def test_the_commitment_is_the_hash_of_lines_of_the_record() -> None:
    origin = sealed(7)
    text = 'wyprawa commitment\ngame "toy"\noptions {"seats": 2}\nseed 7\n'
    assert origin.commitment == sha256(text.encode()).hexdigest()
    assert opened(origin).commitment == origin.commitment


@pytest.mark.parametrize("other", [{"seed": 8}, {"game": "chess"}, {"options": {"seats": 3}}])
def test_the_commitment_binds_seed_game_and_options(other: dict[str, Any]) -> None:
    origin = sealed(7)
    assert msgspec.structs.replace(origin, **other).commitment != origin.commitment


def test_the_commitment_says_nothing_of_the_words() -> None:
    origin = sealed()
    assert origin.saying({0: "elder"}).commitment == origin.commitment


def test_the_key_is_the_hash_of_seed_and_words() -> None:
    origin = sealed(7).saying({1: "żółw", 0: "a b"})
    text = 'wyprawa key\nseed 7\nwords {"0": "a b", "1": "żółw"}\n'
    assert origin.key == sha256(text.encode()).hexdigest()
    assert begin(origin, game=TOY).state.chance.key == origin.key


def test_the_order_in_which_words_come_makes_no_difference() -> None:
    origin = sealed()
    assert origin.saying({0: "x", 1: "y"}) == origin.saying({1: "y", 0: "x"})


def test_every_seat_changes_the_game() -> None:
    origin = sealed()
    said: list[dict[int, str]] = [{}, {0: "x"}, {1: "x"}, {0: "x", 1: "x"}, {0: "xx"}]
    assert len({opened(origin, words).digest() for words in said}) == len(said)


def test_the_same_seed_and_words_are_the_same_game() -> None:
    drawn = opened(sealed(), {0: "x"})
    assert drawn.seed is not None
    assert new(TOY, seed=drawn.seed, seats=2, words={0: "x"}).digest() == drawn.digest()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({0: ""}, "seat 0: words are 1 to 200 letters that can be printed, given: ''"),
        ({1: "x" * 201}, "seat 1: words are 1 to 200 letters"),
        ({0: "a\x1b[2J"}, "letters that can be printed"),
        ({0: "\ud800"}, "letters that can be printed"),
        ({2: "x"}, "toy: words of seat 2, but seats are 0 to 1"),
        ({-1: "x"}, "toy: words of seat -1, but seats are 0 to 1"),
    ],
)
def test_words_are_short_plain_and_of_a_seat(words: dict[int, str], said: str) -> None:
    with pytest.raises(GameError, match=said):
        opened(sealed(), words)


def test_an_origin_can_be_kept_as_json_until_the_game_begins() -> None:
    origin = sealed()
    again = msgspec.json.decode(msgspec.json.encode(origin), type=Origin)
    assert again == origin
    assert opened(again, {1: "x"}).digest() == opened(origin, {1: "x"}).digest()


def test_words_can_be_promised() -> None:
    assert promise(0, "x") == sha256(b'wyprawa promise\nseat 0\nwords "x"\n').hexdigest()
    assert len({promise(0, "x"), promise(1, "x"), promise(0, "y")}) == 3


def test_the_record_keeps_it_all() -> None:
    table = opened(sealed(), {1: "elder", 0: "żółw"})
    play(table, 3, 9)
    header = parse(table.record()).header
    assert header.origin == table.origin
    again = loads(table.record(), game=TOY)
    assert (again.origin, again.digest()) == (table.origin, table.digest())
    assert again.record() == table.record()


def test_forks_have_the_origin_and_imagined_worlds_have_not() -> None:
    table = opened(sealed())
    assert table.fork().origin == table.at(0).origin == table.origin
    world = table.imagine(table.choices[0].seat, Chance(1))
    assert (world.origin, world.seed, world.commitment, world.state.chance.key) == (None, None, "", "")


def test_the_fingerprint_is_of_the_game_and_not_of_how_far_its_file_was_saved() -> None:
    table = opened(sealed(3), {0: "x"})
    first = table.fingerprint()
    play(table, 3, 4)
    assert table.fingerprint() != first
    assert loads(table.record(), game=TOY).fingerprint() == table.fingerprint()
    lines = [line[9:] for line in table.record().splitlines()[1:]]
    kept = [line for line in lines if not line.startswith(("= ", "package "))]
    assert table.fingerprint() == sha256("".join(f"{line}\n" for line in kept).encode()).hexdigest()
    table.undo()
    table.redo()
    assert loads(table.record(), game=TOY).fingerprint() == table.fingerprint()
