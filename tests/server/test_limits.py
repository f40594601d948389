from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyprawa.server.limits import Bucket, Buckets, Present, clean, whose


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_and_then_the_rate() -> None:
    bucket = Bucket(rate=2.0, burst=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_a_refusal_takes_nothing_and_a_clock_set_back_gives_nothing() -> None:
    bucket = Bucket(rate=1.0, burst=1, now=10.0)
    assert bucket.take(10.0)
    assert not any(bucket.take(10.0 + i / 10) for i in range(10))
    assert bucket.take(11.0)
    assert not bucket.take(5.0)


def test_each_address_has_its_own() -> None:
    buckets = Buckets(rate=1.0, burst=1, clock=Clock())
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_many_addresses_do_not_fill_the_memory() -> None:
    clock = Clock()
    buckets = Buckets(rate=0.001, burst=2, most=100, clock=clock)
    for i in range(10_000):
        buckets.take(i)
        assert len(buckets) <= 100


def test_who_is_over_the_limit_is_remembered_while_he_goes_on() -> None:
    buckets = Buckets(rate=0.001, burst=2, most=100, clock=Clock())
    assert buckets.take("pest")
    assert buckets.take("pest")
    for i in range(1000):
        assert not buckets.take("pest")
        buckets.take(i)


def test_full_buckets_are_forgotten_first() -> None:
    clock = Clock()
    buckets = Buckets(rate=1.0, burst=10, most=4, clock=clock)
    for _ in range(10):
        buckets.take("busy")
    for key in "xyz":
        buckets.take(key)
    clock.now += 2.0  # enough for x, y and z to be full again
    assert buckets.take("new")
    assert len(buckets) == 2
    assert [buckets.take("busy") for _ in range(3)] == [True, True, False]


def test_so_many_at_once_and_no_more() -> None:
    present = Present(2)
    assert [present.enter("a"), present.enter("a"), present.enter("a"), present.enter("b")] == [
        True, True, False, True,
    ]  # fmt: skip
    assert len(present) == 3
    present.leave("a")
    assert present.enter("a")
    for key in "aab":
        present.leave(key)
    assert len(present) == 0


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", "?"),
        (None, "?"),
    ],
)
def test_whose_limit(address: str | None, counted: str) -> None:
    assert whose(address) == counted


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  Ania\t z\n\r lasu  ", "Ania z lasu"),
        ("Z\u0307o\u0301\u0142w", "Żółw"),
        ("abc\u202edef\u2066\u200f", "abcdef"),
        ("a\x00b\x1b[31mc\x7f\x9b", "ab[31mc"),
        ("a\u2028b\u2029c\u00a0d\u3000e", "a b c d e"),
        ("zero\u200bwidth\ufeff\u00ad", "zerowidth"),
        ("half \ud800", "half"),
        ("tag \U000e0041\ue000\uffff", "tag"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d\u200d \u200c", ""),
        ("q" + "\u0335" * 30 + "r", "q\u0335\u0335\u0335r"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("", ""),
    ],
)
def test_texts_are_cleaned(text: str, cleaned: str) -> None:
    assert clean(text, 20) == cleaned


def test_texts_are_cut() -> None:
    assert clean("a" * 1000, 12) == "a" * 12
    assert clean("abc def", 4) == "abc"


@given(st.text(st.characters(), max_size=200), st.integers(1, 60))
def test_a_clean_text_is_short_printable_and_stays_as_it_is(text: str, most: int) -> None:
    cleaned = clean(text, most)
    assert len(cleaned) <= most
    assert clean(cleaned, most) == cleaned
    assert unicodedata.is_normalized("NFC", cleaned)
    assert all(char in "\u200c\u200d" or unicodedata.category(char)[0] != "C" for char in cleaned)
    cleaned.encode()
