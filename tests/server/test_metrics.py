from __future__ import annotations

import re

import pytest

from wyprawa.server.metrics import Histogram, Metrics, percentile


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_percentiles_lie_between_the_edges() -> None:
    histogram = Histogram((1.0, 2.0, 4.0))
    for value in [0.5] * 50 + [1.5] * 45 + [3.0] * 5:
        histogram.add(value)
    assert percentile([histogram], 0.5) == pytest.approx(1.0)
    assert percentile([histogram], 0.95) == pytest.approx(2.0)
    assert 2.0 < percentile([histogram], 0.99) < 4.0
    assert percentile([histogram, histogram], 0.5) == pytest.approx(1.0)


def test_percentiles_of_nothing_and_beyond_the_last_edge() -> None:
    histogram = Histogram((1.0, 2.0))
    assert percentile([histogram], 0.99) == 0.0
    histogram.add(50.0)
    assert percentile([histogram], 0.99) == 2.0


def test_an_edge_belongs_to_what_is_below_it() -> None:
    histogram = Histogram((1.0, 2.0))
    for value in (1.0, 2.0, 2.1):
        histogram.add(value)
    assert histogram.counts == [1, 1, 1]


def test_choices_per_second_of_late() -> None:
    clock = Clock()
    metrics = Metrics(clock)
    for _ in range(20):
        metrics.answered(0.01)
    clock.now += 10
    assert metrics.per_second() == pytest.approx(2.0)
    clock.now += 60  # in the next window the one before it still counts
    assert metrics.per_second() == pytest.approx(20 / 70)
    clock.now += 60
    assert metrics.per_second() == 0.0
    assert metrics.choices == 20


def test_latency_of_late_forgets_old_times() -> None:
    clock = Clock()
    metrics = Metrics(clock)
    metrics.answered(5.0)
    assert metrics.percentiles()[0.5] > 4.0
    clock.now += 500
    metrics.answered(0.01)
    assert metrics.percentiles()[0.99] < 0.02
    assert len(metrics.latency) == 2


def test_prometheus_text() -> None:
    clock = Clock()
    metrics = Metrics(clock)
    metrics.tables, metrics.viewers = 3, 7
    for seconds in (0.001, 0.02, 99.0):
        metrics.answered(seconds)
    for why in ("stale", "stale", "rate"):
        metrics.count("refused", why)
    metrics.count("chat_lines")
    clock.now += 30
    text = metrics.prometheus()
    lines = text.splitlines()
    for expected in (
        "wyprawa_tables 3",
        "wyprawa_viewers 7",
        "wyprawa_uptime_seconds 30",
        "wyprawa_choices_per_second 0.1",
        'wyprawa_answer_seconds_bucket{le="0.0005"} 0',
        'wyprawa_answer_seconds_bucket{le="0.001"} 1',
        'wyprawa_answer_seconds_bucket{le="+Inf"} 3',
        "wyprawa_answer_seconds_count 3",
        "wyprawa_answer_seconds_sum 99.021",
        'wyprawa_refused_total{kind="rate"} 1',
        'wyprawa_refused_total{kind="stale"} 2',
        "wyprawa_chat_lines_total 1",
    ):
        assert expected in lines
    sample = re.compile(r'wyprawa_[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+')
    assert all(line.startswith("# ") or sample.fullmatch(line) for line in lines)
    assert text.endswith("\n")
    names = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(names) == len(set(names))
