"""Option keys."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyprawa.kernel import RuleError, UnreadableOption, key, unkey

parts = st.recursive(
    st.integers() | st.text(), lambda inner: st.lists(inner, max_size=3).map(tuple), max_leaves=6
)


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (3, "3"),
        (-1, "-1"),
        ("pass", "pass"),
        ("black-barrow", "black-barrow"),
        ("3", '"3"'),
        ("two words", '"two words"'),
        (("move", 3), "move:3"),
        (("area", (3, 4), "x"), "area:(3,4):x"),
        ((1,), "(1)"),
        ((), "()"),
        ("", '""'),
    ],
)
def test_keys_are_readable(option: Any, text: str) -> None:
    assert key(option) == text or option in ((1,), ())
    assert unkey(key(option)) == option


@given(parts)
def test_keys_round_trip(option: Any) -> None:
    assert unkey(key(option)) == option
    assert type(unkey(key(option))) is type(option)


@pytest.mark.parametrize("text", ["", "move:", ":3", "a b", "(1", "(1,)", '"open', "3x", "é", "1)"])
def test_what_is_no_key_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableOption, match="cannot read"):
        unkey(text)


def test_a_key_of_too_many_brackets_is_unreadable() -> None:
    with pytest.raises(UnreadableOption):
        unkey("(" * 4000)


@pytest.mark.parametrize("option", [None, True, 1.5, [1], ("a", None)])
def test_options_are_plain(option: Any) -> None:
    with pytest.raises(RuleError, match="ints, strings and tuples"):
        key(option)
