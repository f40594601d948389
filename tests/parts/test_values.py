from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyprawa.kernel.errors import WyprawaError
from wyprawa.parts.values import Formula, FormulaError, evaluate, names_in

NAMES = {"L": 3, "C": 4, "seats": 2, "level": 7}


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (5, 5),
        (-2, -2),
        ("12", 12),
        ("L", 3),
        ("2C", 8),
        ("2 C", 8),
        ("2L + 1", 7),
        ("2(L+1)", 8),
        ("3min(L, C)", 9),
        ("-L", -3),
        ("- -L", 3),
        ("10 - L - C", 3),
        ("1 + 2*3", 7),
        ("(1+2)*3", 9),
        ("2*-3", -6),
        ("level*seats", 14),
        ("ceil(L/2)", 2),
        ("floor(L/2)", 1),
        ("ceil(-L/2)", -1),
        ("floor(-L/2)", -2),
        ("ceil(2C/3)", 3),
        ("ceil((L+1)/2)", 2),
        ("floor(C*L/(seats+3))", 2),
        ("4 + ceil(C/floor(level/2))", 6),
        ("min(L, C, 1)", 1),
        ("max(L, C)", 4),
        ("max(1, min(L, C) - 1)", 2),
        ("10" + "+1" * 49, 59),  # the longest formula there may be
    ],
)
def test_values(value: int | str, expected: int) -> None:
    assert evaluate(value, NAMES) == expected


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, "expected a number, a name or '(', got the end"),
        ("   ", 4, "expected a number, a name or '(', got the end"),
        ("2C +", 5, "expected a number, a name or '(', got the end"),
        ("+1", 1, "expected a number, a name or '(', got '+'"),
        ("2 * )", 5, "expected a number, a name or '(', got ')'"),
        ("(L", 3, "expected ')', got the end"),
        ("L C", 3, "expected '+', '-', '*' or the end, got 'C'"),
        ("2 2", 3, "expected '+', '-', '*' or the end, got '2'"),
        ("L % 2", 3, "expected '+', '-', '*' or the end, got '%'"),
        ("L²", 2, "expected '+', '-', '*' or the end, got '²'"),
        ("L(2)", 2, "expected '+', '-', '*' or the end, got '('"),
        (
            "C/2",
            2,
            "expected '+', '-', '*' or the end, got '/'; division is written ceil(a/b) or floor(a/b)",
        ),
        ("ceil", 5, "expected '(', got the end"),
        ("ceil(L)", 7, "expected '/', got ')'"),
        ("ceil(L+1/2)", 7, "expected '/', got '+'"),
        ("floor(C/2L)", 10, "expected ')', got 'L'"),
        ("floor(C/-2)", 9, "expected a number, a name or '(', got '-'"),
        ("min(L)", 6, "expected ',', got ')'"),
        ("max(L, C", 9, "expected ')', got the end"),
        ("1" + "+1" * 50, 101, "expected at most 100 characters, got 101"),
    ],
)
def test_unreadable(text: str, column: int, problem: str) -> None:
    for read in (lambda: evaluate(text, NAMES), lambda: names_in(text)):
        with pytest.raises(FormulaError) as caught:
            read()
        assert str(caught.value) == f"formula {text!r}, column {column}: {problem}"
    assert Formula(*NAMES).problem(text) == f"formula {text!r}, column {column}: {problem}"


def test_unknown_name_and_division_by_nothing() -> None:
    with pytest.raises(FormulaError) as caught:
        evaluate("L + 2K", {"L": 1, "C": 2})
    assert str(caught.value) == "formula 'L + 2K', column 6: unknown name 'K'; known: C, L"
    with pytest.raises(FormulaError, match=r"unknown name 'L'; known: none"):
        evaluate("L", {})
    with pytest.raises(FormulaError) as caught:
        evaluate("ceil(C/L)", {"L": 0, "C": 2})
    assert str(caught.value) == "formula 'ceil(C/L)', column 8: division by 0"
    assert isinstance(caught.value, WyprawaError)


def test_names() -> None:
    assert names_in(3) == frozenset()
    assert names_in("2C + ceil(L/max(seats, 2)) - C") == {"C", "L", "seats"}


def test_formula_allows_its_names_only() -> None:
    mark = Formula("L", "C")
    assert mark.problem(3) is None
    assert mark.problem("C + 2L") is None
    assert mark.problem("C + seats*K") == "formula 'C + seats*K', column 5: unknown name 'seats'; known: C, L"
    assert Formula().problem("L") == "formula 'L', column 1: unknown name 'L'; known: none"
    assert repr(mark) == "Formula('L', 'C')"


def _both(ours: str, python: str) -> tuple[str, str]:
    return ours, python


_LEAVES = st.one_of(
    st.integers(0, 99).map(lambda n: _both(str(n), str(n))),
    st.sampled_from(sorted(NAMES)).map(lambda name: _both(name, name)),
    st.builds(lambda n, name: _both(f"{n}{name}", f"({n}*{name})"), st.integers(0, 9), st.sampled_from("LC")),
)


def _larger(parts: Any) -> Any:
    pairs = st.tuples(parts, parts)
    return st.one_of(
        st.tuples(pairs, st.sampled_from("+-*")).map(
            lambda p: _both(f"{p[0][0][0]} {p[1]}{p[0][1][0]}", f"{p[0][0][1]} {p[1]} {p[0][1][1]}")
        ),
        parts.map(lambda p: _both(f"({p[0]})", f"({p[1]})")),
        parts.map(lambda p: _both(f"-({p[0]})", f"-({p[1]})")),
        pairs.map(lambda p: _both(f"floor(({p[0][0]})/({p[1][0]}))", f"(({p[0][1]}) // ({p[1][1]}))")),
        pairs.map(lambda p: _both(f"ceil(({p[0][0]})/({p[1][0]}))", f"(-(-({p[0][1]}) // ({p[1][1]})))")),
        st.tuples(pairs, st.sampled_from(["min", "max"])).map(
            lambda p: _both(f"{p[1]}({p[0][0][0]},{p[0][1][0]})", f"{p[1]}({p[0][0][1]}, {p[0][1][1]})")
        ),
    )


@given(st.recursive(_LEAVES, _larger, max_leaves=8).filter(lambda both: len(both[0]) <= 100))
def test_formulas_agree_with_python(both: tuple[str, str]) -> None:
    ours, python = both
    try:
        expected = eval(python, {}, dict(NAMES))
    except ZeroDivisionError:
        with pytest.raises(FormulaError, match="division by 0"):
            evaluate(ours, NAMES)
    else:
        assert evaluate(ours, NAMES) == expected


@given(st.text("LC2+-*/(),ceilmnax ", max_size=20))
def test_any_text_is_a_value_or_a_formula_error(text: str) -> None:
    problem = Formula(*NAMES).problem(text)
    try:
        value = evaluate(text, NAMES)
    except FormulaError as error:
        problem = problem or str(error)
        assert problem.startswith(f"formula {text!r}, column ")
    else:
        assert isinstance(value, int)
        assert problem is None
