"""Dice against counting every way they can fall, and against rolling them."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import comb, sqrt
from pathlib import Path
from time import perf_counter

import msgspec
import pytest
from chances import every
from hypothesis import given
from hypothesis import strategies as st

from wyprawa.kernel import Chance, Script, ScriptError
from wyprawa.parts.content import ContentError, load
from wyprawa.parts.dice import KEEP, Dice, DieKind, Odds, Pool, Reroll, Vector, even, read_face, sums

SYMBOLS = SWORD, MANA, SHIELD, SCRATCH, FANG, SHADOW = range(6)
NAMES = ("sword", "mana", "shield", "scratch", "fang", "shadow")
KINDS = YELLOW, ORANGE, BLUE, PURPLE, BLACK = range(5)
DICE = Dice(
    [
        DieKind(id="yellow", copies=3, faces=("-", "sword", "sword", "sword mana", "sword mana", "2 sword")),
        DieKind(
            id="orange",
            copies=3,
            faces=("-", "sword", "sword mana", "2 sword", "2 sword", "sword sword sword"),
        ),
        DieKind(id="blue", copies=5, faces=("-", "-", "shield", "shield", "shield", "2 shield")),
        DieKind(id="purple", copies=1, faces=("mana", "2 mana", "sword", "2 sword", "3 sword", "shadow")),
        DieKind(id="black", copies=6, faces=("-", "-", "scratch", "fang", "fang", "scratch fang")),
    ],
    NAMES,
)
FULL = (3, 3, 5, 1, 6)
FACES = st.lists(st.integers(-3, 6), min_size=1, max_size=6)


def wounds(swords: int, shields: int) -> int:
    return max(0, swords - shields)


# --- odds of numbers ------------------------------------------------------------------------------------


@given(st.lists(FACES, max_size=4), st.integers(-15, 30))
def test_sums_are_those_of_all_rolls(dice: list[list[int]], n: int) -> None:
    odds = Odds({0: 1})
    for faces in dice:
        odds += even(faces)
    rolls = [sum(faces) for faces in product(*dice)]
    assert odds.cases == Counter(rolls)
    assert odds.ways == len(rolls)
    assert odds.mean() == pytest.approx(sum(rolls) / len(rolls))
    assert odds.at_least(n) == pytest.approx(sum(total >= n for total in rolls) / len(rolls))
    assert odds.at_most(n) == pytest.approx(sum(total <= n for total in rolls) / len(rolls))
    for total in {*rolls, n}:
        assert odds.exact(total) == Fraction(rolls.count(total), len(rolls))
        assert odds.chance(total) == float(odds.exact(total))


@given(FACES, FACES)
def test_what_is_made_of_outcomes_keeps_its_odds(one: list[int], other: list[int]) -> None:
    assert even(one).map(abs).cases == Counter(map(abs, one))
    assert even(one).combine(even(other), max).cases == Counter(max(pair) for pair in product(one, other))


@pytest.mark.parametrize("count", range(5))
@pytest.mark.parametrize("add", [-3, -1, 0, 2])
def test_dice_with_something_added_to_each_and_none_below_0(count: int, add: int) -> None:
    faces = tuple(max(0, face + add) for face in range(1, 7))
    rolls = [sum(max(0, face + add) for face in roll) for roll in product(range(1, 7), repeat=count)]
    assert sums(faces, count).cases == Counter(rolls)
    assert sums(faces, count) is sums(faces, count)


@pytest.mark.parametrize("count", range(9))
def test_hits_are_binomial(count: int) -> None:
    hit, hit_again = (
        (0, 0, 1, 1, 1, 1),
        (0, *[1] * 8),
    )  # 3 and more; the same when misses are rolled once more
    for faces, share in ((hit, 2 / 3), (hit_again, 8 / 9)):
        for n in range(count + 1):
            expected = comb(count, n) * share**n * (1 - share) ** (count - n)
            assert sums(faces, count).chance(n) == pytest.approx(expected)


def test_beyond_what_can_come() -> None:
    two = sums((1, 2, 3, 4, 5, 6), 2)
    assert [two.at_least(n) for n in (-5, 2, 12, 13)] == [1, 1, 1 / 36, 0]
    assert [two.at_most(n) for n in (1, 2, 12, 99)] == pytest.approx([0, 1 / 36, 1, 1])
    assert two.exact(7) == Fraction(1, 6)


def test_nothing_has_no_odds() -> None:
    with pytest.raises(ValueError, match="odds of nothing"):
        even([])


# --- faces and content ----------------------------------------------------------------------------------


def test_faces_are_written_in_words() -> None:
    assert read_face("-") == {}
    assert read_face("sword mana sword") == {"sword": 2, "mana": 1}
    assert read_face("2 move 3 energy") == {"move": 2, "energy": 3}


@pytest.mark.parametrize(
    "face", ["", "  ", "0 sword", "sword 2", "2", "2 3 sword", "- sword", "-2 sword", "sw.rd"]
)
def test_a_face_nobody_can_read(face: str) -> None:
    with pytest.raises(ValueError, match="Expected symbols"):
        read_face(face)


class Content(msgspec.Struct, frozen=True):
    dice: tuple[DieKind, ...]


def content(folder: Path, *rows: str) -> Content:
    text = "\n".join(["source = 'designed'", "dice = [", *(f"{{ {row} }}," for row in rows), "]"])
    (folder / "dice.toml").write_text(text, encoding="utf-8")
    return load(Content, folder)


def test_dice_are_content(tmp_path: Path) -> None:
    kinds = content(tmp_path, "id = 'move', copies = 1, faces = ['2 step 3 energy', '4 step energy']").dice
    dice = Dice(kinds, ("step", "energy"))
    assert dice.faces == (((2, 3), (4, 1)),)
    assert dice.odds((1,)).of(0, 1).cases == {(2, 3): 1, (4, 1): 1}


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        (
            "id = 'red', copies = 1, faces = ['sword', '3']",
            "dice.toml: dice[0]: expected symbols or -, got '3'",
        ),
        (
            "id = 'red', copies = 1, faces = []",
            "dice.toml: dice[0].faces: expected array of length >= 1",
        ),
        ("id = 'red', copies = 0, faces = ['-']", "dice.toml: dice[0].copies: expected int >= 1, got 0"),
    ],
)
def test_bad_dice_are_named(tmp_path: Path, row: str, problem: str) -> None:
    with pytest.raises(ContentError) as caught:
        content(tmp_path, row)
    assert str(caught.value) == problem


def test_symbols_must_be_those_of_the_game() -> None:
    kinds = [DieKind(id="red", copies=1, faces=("swrod", "axe"))]
    with pytest.raises(ContentError) as caught:
        Dice(kinds, ("sword", "axe"))
    assert caught.value.problems == (
        "dice: red: expected symbols of sword, axe, got 'swrod'",
        "dice: expected a face with 'sword', got none",
    )


# --- pools and rolls ------------------------------------------------------------------------------------


def test_dice_beyond_the_limit_are_lost() -> None:
    pool = [1, 0, 0, 0, 0]
    assert [DICE.add(pool, YELLOW, 4), DICE.add(pool, YELLOW, 1), DICE.add(pool, PURPLE, 1)] == [2, 0, 1]
    assert pool == [3, 0, 0, 1, 0]


@given(st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 4)), max_size=12))
def test_a_pool_never_has_more_than_the_box(adds: list[tuple[int, int]]) -> None:
    pool = [0] * len(KINDS)
    joined = [(kind, DICE.add(pool, kind, wanted)) for kind, wanted in adds]
    for kind, count in enumerate(pool):
        wanted = sum(n for k, n in adds if k == kind)
        assert count == min(wanted, FULL[kind]) == sum(n for k, n in joined if k == kind)


def test_rolls_are_labelled_and_scripted_in_the_words_of_the_content() -> None:
    chance = Script(outcomes={"attack": ["sword mana", "-"], "defence": ["2 shield"]})
    rolled = [
        DICE.roll(YELLOW, chance, "attack"),
        DICE.roll(BLACK, chance, "attack"),
        DICE.roll(BLUE, chance, "defence"),
    ]
    assert rolled == [(YELLOW, 3), (BLACK, 0), (BLUE, 5)]
    assert chance.left_over() == {}
    assert DICE.total(rolled) == (1, 1, 2, 0, 0, 0)
    assert [DICE.shown(die) for die in rolled] == [("sword", "mana"), (), ("shield", "shield")]
    with pytest.raises(ScriptError, match="'fang' is not among"):
        DICE.roll(BLUE, Script(outcomes={"defence": ["fang"]}), "defence")


def test_no_dice_show_nothing() -> None:
    assert DICE.total([]) == (0,) * 6
    assert DICE.odds((0,) * 5).of(*SYMBOLS).cases == {(0,) * 6: 1}
    assert DICE.odds((0,) * 5).map(wounds, SWORD, SHIELD).mean() == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_roll_has_the_odds_of_its_die(kind: int) -> None:
    rolled = every(lambda chance: DICE.total([DICE.roll(kind, chance, "any")]))
    pool = tuple(int(each == kind) for each in KINDS)
    odds = DICE.odds(pool).of(*SYMBOLS)
    assert rolled == {vector: odds.exact(vector) for vector in odds.cases}


# --- odds of pools --------------------------------------------------------------------------------------


def counted(pool: Sequence[int]) -> Counter[Vector]:
    """Every way a pool can fall, one by one."""
    dice = [DICE.faces[kind] for kind, count in enumerate(pool) for _ in range(count)]
    none = (0,) * len(NAMES)
    return Counter(tuple(map(sum, zip(none, *roll, strict=True))) for roll in product(*dice))


@pytest.mark.parametrize(
    "pool",
    [(1, 0, 0, 0, 0), (2, 1, 1, 0, 0), (1, 1, 1, 1, 1), (0, 0, 2, 0, 3), (3, 0, 0, 1, 0), (0, 0, 0, 0, 5)],
)
def test_joint_odds_are_those_of_all_rolls(pool: Pool) -> None:
    assert DICE.odds(pool).of(*SYMBOLS).cases == counted(pool)


@given(
    st.tuples(*[st.integers(0, 2)] * 5).filter(lambda pool: sum(pool) <= 4),
    st.lists(st.sampled_from(SYMBOLS), max_size=4).map(tuple),
)
def test_any_symbols_in_any_order(pool: Pool, asked: tuple[int, ...]) -> None:
    rolls = counted(pool)
    ways = sum(rolls.values())
    expected: Counter[Vector] = Counter()
    for vector, cases in rolls.items():
        expected[tuple(vector[symbol] for symbol in asked)] += cases
    odds = DICE.odds(pool).of(*asked)
    assert {each: odds.exact(each) for each in odds.cases} == {
        each: Fraction(cases, ways) for each, cases in expected.items()
    }
    for symbol in asked[:1]:
        assert DICE.odds(pool).count(symbol).cases == {
            vector[0]: cases for vector, cases in DICE.odds(pool).of(symbol).cases.items()
        }


def written(face: Vector) -> str:
    return " ".join(f"{count} {name}" for count, name in zip(face, "abc", strict=True) if count) or "-"


@given(
    st.lists(
        st.tuples(st.lists(st.tuples(*[st.integers(0, 2)] * 3), min_size=1, max_size=4), st.integers(0, 2)),
        max_size=4,
    )
)
def test_dice_of_any_symbols(kinds: list[tuple[list[Vector], int]]) -> None:
    """Also those whose symbols link dice that have none in common."""
    kinds = [*kinds, ([(1, 1, 1)], 0)]  # every symbol is on some die
    made = [
        DieKind(id=str(n), copies=2, faces=tuple(map(written, faces))) for n, (faces, _) in enumerate(kinds)
    ]
    odds = Dice(made, "abc").odds(tuple(count for _, count in kinds)).of(0, 1, 2)
    rolls = Counter(
        tuple(map(sum, zip((0, 0, 0), *roll, strict=True)))
        for roll in product(*[faces for faces, count in kinds for _ in range(count)])
    )
    ways = sum(rolls.values())
    assert {v: odds.exact(v) for v in odds.cases} == {v: Fraction(n, ways) for v, n in rolls.items()}


def test_the_mean_wounds_of_the_table() -> None:
    """Attacks of 1y, 1y1o, 2y1o, 2y2o, 3y3o against 0 to 5 blue dice."""
    attacks = ((1, 0), (1, 1), (2, 1), (2, 2), (3, 3))
    found = [
        [round(DICE.odds((y, o, blue, 0, 0)).map(wounds, SWORD, SHIELD).mean(), 1) for blue in range(6)]
        for y, o in attacks
    ]
    assert found == [
        [1.0, 0.4, 0.2, 0.1, 0.0, 0.0],
        [2.5, 1.7, 1.1, 0.6, 0.4, 0.2],
        [3.5, 2.7, 1.9, 1.3, 0.8, 0.5],
        [5.0, 4.2, 3.4, 2.6, 1.9, 1.3],
        [7.5, 6.7, 5.8, 5.0, 4.2, 3.4],
    ]


def test_the_full_pool_against_rolling_it() -> None:
    chance, n = Chance(7), 4000
    dice = [kind for kind, count in enumerate(FULL) for _ in range(count)]
    rolled = Counter(
        wounds(total[SWORD], total[SHIELD])
        for total in (DICE.total(DICE.roll(kind, chance, "any") for kind in dice) for _ in range(n))
    )
    odds = DICE.odds(FULL).map(wounds, SWORD, SHIELD)
    for number in range(19):
        p = odds.chance(number)
        assert abs(rolled[number] / n - p) <= 5 * sqrt(p * (1 - p) / n) + 1e-9
    assert DICE.odds(FULL).of(*SYMBOLS).ways == 6 ** sum(FULL)


def test_a_large_pool_takes_milliseconds_and_is_kept() -> None:
    box = Dice(DICE.kinds, NAMES)
    start = perf_counter()
    box.odds(FULL).map(wounds, SWORD, SHIELD)
    assert perf_counter() - start < 0.1  # 0.7 ms on an idle core
    assert box.odds(FULL) is box.odds(FULL)
    assert box.odds(FULL).of(SWORD, SHIELD) is box.odds(FULL).of(SWORD, SHIELD)


@pytest.mark.parametrize("pool", [(1, 1), (1, 1, 1, 1, 1, 1), (1, 0, 0, 0, -1)])
def test_a_pool_of_other_dice(pool: Pool) -> None:
    with pytest.raises(ValueError, match="expected a number of dice for each of 5 kinds"):
        DICE.odds(pool)


def test_a_pool_too_large_to_count() -> None:
    assert DICE.odds((0, 0, 127, 0, 0)).count(SHIELD).at_least(254) > 0
    with pytest.raises(ValueError, match="at most 255 of a symbol, got"):
        DICE.odds((0, 0, 128, 0, 0))


# --- rerolls --------------------------------------------------------------------------------------------

lying_dice = st.lists(
    st.sampled_from(KINDS).flatmap(lambda kind: st.tuples(st.just(kind), st.integers(0, 5))), max_size=6
)


def worth(total: Vector) -> float:
    """Wounds dealt, less those taken; mana counts a little."""
    return wounds(total[SWORD], total[SHIELD]) - total[SCRATCH] + total[MANA] / 4


@given(lying_dice, st.none() | st.sets(st.integers(0, 5)))
def test_the_best_reroll_of_all(lying: list[tuple[int, int]], allowed: set[int] | None) -> None:
    among = None if allowed is None else [place for place in sorted(allowed) if place < len(lying)]
    now = worth(DICE.total(lying))
    promised = {KEEP: now}
    for place in range(len(lying)) if among is None else among:
        kind, _ = lying[place]
        turned = [DICE.total([*lying[:place], (kind, face), *lying[place + 1 :]]) for face in range(6)]
        promised[place] = sum(map(worth, turned)) / 6
    best = DICE.best_reroll(lying, worth, among)
    assert best.now == now
    assert best.worth == pytest.approx(max(promised.values()))
    assert promised[best.die] == pytest.approx(best.worth)
    assert best.die == KEEP or best.worth > now


def test_keep_what_cannot_get_better() -> None:
    assert DICE.best_reroll([(YELLOW, 5)], worth) == Reroll(KEEP, 2, 2)
    assert DICE.best_reroll([], worth) == Reroll(KEEP, 0, 0)


def test_a_blank_is_rolled_again_but_not_if_it_is_locked() -> None:
    lying = [(YELLOW, 5), (ORANGE, 0), (BLUE, 5)]
    assert DICE.best_reroll(lying, worth).die == 1
    assert DICE.best_reroll(lying, worth, [0, 2]) == pytest.approx(Reroll(2, 7 / 6, 0))


def test_dice_that_lie_alike_are_tried_once() -> None:
    """Trying one takes a value for each of its faces; a handful of dice alike should not take a handful."""
    asked: list[Vector] = []

    def counted(total: Vector) -> float:
        asked.append(total)
        return worth(total)

    alike = [(ORANGE, 0)] * 5
    best = DICE.best_reroll(alike, counted)
    assert (best.die, len(asked)) == (0, 1 + 6)
    asked.clear()
    DICE.best_reroll([*alike, (ORANGE, 1), (BLUE, 0)], counted)
    assert len(asked) == 1 + 3 * 6
