"""What the server counts about itself, as numbers and as Prometheus text. Nothing in it names a person."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Sequence

_EDGES = tuple(round(0.0005 * 2 ** (i / 2), 7) for i in range(32))  # seconds: 0.5 ms to about 23 s
_PARTS = (0.5, 0.95, 0.99)
_WINDOW = 60  # seconds that `recent` numbers look back, at least


class Histogram:
    """How often values fell between fixed edges."""

    __slots__ = ("counts", "edges", "total")

    def __init__(self, edges: Sequence[float] = _EDGES):
        self.edges = edges
        self.counts = [0] * (len(edges) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.edges, value)] += 1
        self.total += value

    def __len__(self) -> int:
        return sum(self.counts)


def percentile(histograms: Sequence[Histogram], part: float) -> float:
    """The value that `part` of all are at most, read off between two edges; 0 if there are none."""
    edges = histograms[0].edges
    counts: list[int] = [sum(each) for each in zip(*(h.counts for h in histograms), strict=True)]
    wanted = part * sum(counts)
    passed = 0
    for i, count in enumerate(counts):
        if count and passed + count >= wanted:
            low = edges[i - 1] if i else 0.0
            high = edges[i] if i < len(edges) else low
            return low + (high - low) * (wanted - passed) / count
        passed += count
    return 0.0


class Metrics:
    """The server's numbers. `tables` and `viewers` are set by it; `answered` and `count` add up."""

    def __init__(self, clock: Callable[[], float] = time.monotonic):
        self._clock = clock
        self.started = clock()
        self.tables = 0  # live in memory
        self.viewers = 0  # open connections
        self.latency = Histogram()  # from an answer's arrival to the last update sent for it
        self._recent = [Histogram(), Histogram()]  # the running window and the one before it
        self._since = self.started
        self._counts: dict[tuple[str, str], int] = {}

    def answered(self, seconds: float) -> None:
        """One choice was made, and everybody saw it this much later."""
        self._turn()
        self.latency.add(seconds)
        self._recent[0].add(seconds)

    def count(self, what: str, kind: str = "") -> None:
        """One more of something: `count("refused", "stale")`."""
        self._counts[what, kind] = self._counts.get((what, kind), 0) + 1

    @property
    def choices(self) -> int:
        return len(self.latency)

    def per_second(self) -> float:
        """Choices per second of late."""
        self._turn()
        span = self._clock() - max(self._since - _WINDOW, self.started)
        return sum(map(len, self._recent)) / max(span, 1.0)

    def percentiles(self) -> dict[float, float]:
        """Latency of late in seconds: what half, 95% and 99% of the choices took at most."""
        self._turn()
        return {part: percentile(self._recent, part) for part in _PARTS}

    def _turn(self) -> None:
        passed = self._clock() - self._since
        if passed < _WINDOW:
            return
        self._recent = [Histogram(), self._recent[0] if passed < 2 * _WINDOW else Histogram()]
        self._since += passed // _WINDOW * _WINDOW

    def prometheus(self) -> str:
        """The exposition text of `/metrics`."""
        lines: list[str] = []

        def say(name: str, kind: str, help: str, samples: Sequence[tuple[str, float]]) -> None:
            lines.extend([f"# HELP wyprawa_{name} {help}", f"# TYPE wyprawa_{name} {kind}"])
            lines.extend(f"wyprawa_{name}{labels} {value:.10g}" for labels, value in samples)

        say("tables", "gauge", "Tables in memory.", [("", self.tables)])
        say("viewers", "gauge", "Open live connections.", [("", self.viewers)])
        say("uptime_seconds", "gauge", "Since the server started.", [("", self._clock() - self.started)])
        say("choices_per_second", "gauge", "Choices made per second of late.", [("", self.per_second())])
        recent = [(f'{{quantile="{part}"}}', value) for part, value in self.percentiles().items()]
        say("answer_percentile_seconds", "gauge", "Answer to update of late.", recent)
        passed, buckets = 0, []
        for edge, count in zip((*_EDGES, "+Inf"), self.latency.counts, strict=True):
            passed += count
            buckets.append((f'_bucket{{le="{edge}"}}', float(passed)))
        buckets += [("_sum", self.latency.total), ("_count", float(passed))]
        say("answer_seconds", "histogram", "Answer to update since the start.", buckets)
        for what in sorted({what for what, _ in self._counts}):
            samples = [
                (f'{{kind="{kind}"}}' if kind else "", float(number))
                for (name, kind), number in sorted(self._counts.items())
                if name == what
            ]
            say(f"{what}_total", "counter", f"Number of {what}.", samples)
        return "\n".join(lines) + "\n"
