"""Chances as the bars of a chart, and in words for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterable

from wyprawa.scene.model import Bar, Chart
from wyprawa.words import Text, listed, t

MOST = 7  # bars of a chart


def percent(chance: float) -> int:
    """In whole per cent; what can happen is never said to be impossible, nor what may fail to be certain."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def spread(rows: Iterable[tuple[int, float]], deadly: int) -> tuple[Bar, ...]:
    """Bars for numbers with their chances, deadly from some number on; the ends are put together if they are
    too many."""
    found = sorted((n, chance) for n, chance in rows if chance > 0)
    labels: list[int | Text] = [n for n, _ in found]
    while len(found) > MOST:
        high = found[-2][0] >= deadly or found[-1][0] < deadly  # killing and not killing stay apart
        at = len(found) - 2 if high else 0
        (low, one), (top, two) = found[at : at + 2]
        found[at : at + 2] = [(low if high else top, one + two)]
        labels[at : at + 2] = [t("ui-or-more", n=low) if high else t("ui-or-less", n=top)]
    return tuple(
        Bar(label, percent(chance), n >= deadly) for label, (n, chance) in zip(labels, found, strict=True)
    )


def said(each: Chart) -> Text:
    """A chart in words: who, what is most worth knowing, and every bar."""
    return t("ui-odds", who=each.title, what=each.what, chance=each.chance, rows=bars_said(each))


def bars_said(each: Chart) -> Text:
    """Every bar in words."""
    rows = listed(t("ui-odds-bar", what=bar.label, chance=bar.chance) for bar in each.bars)
    return rows if each.unit is None else t("ui-odds-rows", unit=each.unit, rows=rows)
