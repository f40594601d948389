"""Plots as SVG for a page: pure functions from figures to drawings.

Ink, paper and grid are drawn in colours that stand for the page's own, so that a page may be light or dark.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, NamedTuple

from wyprawa.lab.needs import package
from wyprawa.lab.statistics import Interval

INK, SOFT, GRID, PAPER = "#010203", "#010204", "#010205", "#010206"
_PAGE = {INK: "var(--ink)", SOFT: "var(--soft)", GRID: "var(--grid)", PAPER: "var(--card)"}
HUES = ("#3a78b5", "#c8702a", "#4c9a6a", "#a05195", "#c2a11d", "#6d83a3", "#b5524a", "#5d9fa6", "#8c6d46")
_WIDE = 5.8
_ROW = 0.27
_LEGEND = 3  # names in a line


class Bar(NamedTuple):
    """A row of a bar chart: its parts add up, and each has a colour by its name."""

    label: str
    parts: Mapping[str, float]

    @property
    def whole(self) -> float:
        return sum(self.parts.values())


class Spread(NamedTuple):
    """Lowest tenth, quarter, half, three quarters, nine tenths."""

    label: str
    cuts: tuple[float, float, float, float, float]


def intervals(
    rows: Sequence[tuple[str, Interval]], *, share: bool = True, wanted: Sequence[float] = ()
) -> str:
    """Estimates as dots, each with its interval."""
    figure, axes = _canvas(len(rows))
    for y, (_, it) in enumerate(rows):
        axes.plot([it.low, it.high], [y, y], color=HUES[0], linewidth=5, alpha=0.35, solid_capstyle="round")
        axes.plot([it.value], [y], "o", color=HUES[0], markersize=6)
        text = f"{100 * it.value:.0f} %" if share else f"{it.value:.1f}"
        axes.annotate(
            text, (1.01, y), xycoords=("axes fraction", "data"), va="center", fontsize=8.5, color=SOFT
        )
    for each in wanted:
        axes.axvline(each, color=HUES[1], linewidth=1.2, linestyle=(0, (4, 3)))
    if share:
        axes.set_xlim(-0.02, 1.02)
        axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    _rows(axes, [label for label, _ in rows])
    return _svg(figure)


def bars(rows: Sequence[Bar], *, share: bool = False) -> str:
    """Horizontal bars, stacked by part."""
    parts = _parts(rows)
    figure, axes = _canvas(len(rows), len(parts))
    for y, row in enumerate(rows):
        left = 0.0
        for n, part in enumerate(parts):
            amount = row.parts.get(part, 0.0)
            if amount:
                axes.barh(y, amount, left=left, height=0.62, color=HUES[n % len(HUES)], linewidth=0)
            left += amount
        text = f"{100 * left:.0f} %" if share else f"{left:.1f}" if left < 100 else f"{left:.0f}"
        if not share:
            axes.annotate(text, (left, y), xytext=(4, 0), textcoords="offset points", va="center",
                          fontsize=8.5, color=SOFT)  # fmt: skip
    if share:
        axes.set_xlim(0, 1)
        axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    else:
        axes.set_xlim(0, 1.08 * max((row.whole for row in rows), default=1) or 1)
    _rows(axes, [row.label for row in rows])
    if len(parts) > 1:
        _legend(figure, parts)
    return _svg(figure)


def spreads(rows: Sequence[Spread]) -> str:
    """Where the middle half of the games lies, and where eight tenths of them do."""
    figure, axes = _canvas(len(rows))
    for y, (_, (tenth, quarter, half, most, nine)) in enumerate(rows):
        axes.plot([tenth, nine], [y, y], color=HUES[0], linewidth=1.4)
        axes.barh(y, most - quarter, left=quarter, height=0.5, color=HUES[0], alpha=0.4, linewidth=0)
        axes.plot([half, half], [y - 0.27, y + 0.27], color=HUES[0], linewidth=2.6)
    axes.set_xlim(left=0)
    _rows(axes, [row.label for row in rows])
    return _svg(figure)


def heat(places: Mapping[str, tuple[float, float]], counts: Mapping[str, float]) -> str:
    """A map of hexes, the darker the more happened there."""
    mpl = package("matplotlib", "lab")
    patches, colormap = package("matplotlib.patches", "lab"), mpl.colormaps["YlOrRd"]
    xs, ys = [x for x, _ in places.values()], [y for _, y in places.values()]
    wide, high = max(xs) - min(xs) + 1.4, max(ys) - min(ys) + 1.5
    scale = min(_WIDE / wide, 4.6 / high, 0.5)
    figure = _figure(wide * scale, high * scale)
    axes = figure.add_axes((0, 0, 1, 1))
    most = max(counts.values(), default=0)
    for name, (x, y) in sorted(places.items()):
        count = counts.get(name, 0)
        colour = colormap(0.12 + 0.88 * count / most) if count else GRID
        hexagon = patches.RegularPolygon(
            (x, y), 6, radius=0.55, facecolor=colour, edgecolor=PAPER, linewidth=1.2
        )
        axes.add_patch(hexagon)
        if count:
            dark = count > 0.55 * most
            axes.text(x, y, f"{count:.0f}", ha="center", va="center", fontsize=7.5,
                      color="#ffffff" if dark else "#3b1d00")  # fmt: skip
    axes.set_xlim(min(xs) - 0.7, max(xs) + 0.7)
    axes.set_ylim(max(ys) + 0.75, min(ys) - 0.75)
    axes.set_aspect("equal")
    axes.axis("off")
    return _svg(figure)


# --- the canvas --------------------------------------------------------------------------------------------


def _figure(wide: float, high: float) -> Any:
    return package("matplotlib.figure", "lab").Figure(figsize=(wide, high))


def _canvas(rows: int, parts: int = 0) -> tuple[Any, Any]:
    """Room for so many rows, and above them for the names of so many parts."""
    above = 0.08 + (0.12 + 0.19 * -(-min(parts, len(HUES)) // _LEGEND) if parts > 1 else 0)
    high = max(1, rows) * _ROW + 0.3 + above
    figure = _figure(_WIDE, high)
    axes = figure.add_axes((0.36, 0.3 / high, 0.55, 1 - (above + 0.3) / high))
    axes.patch.set_visible(False)
    return figure, axes


def _rows(axes: Any, labels: Sequence[str]) -> None:
    axes.set_yticks(range(len(labels)), [_short(label) for label in labels])
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.tick_params(length=0, colors=INK, labelsize=9)
    axes.tick_params(axis="x", colors=SOFT, labelsize=8.5)
    axes.grid(axis="x", color=GRID, linewidth=0.8)
    axes.set_axisbelow(True)
    for side in axes.spines.values():
        side.set_visible(False)


def _short(label: str) -> str:
    return label if len(label) <= 34 else f"{label[:33]}…"


def _parts(rows: Sequence[Bar]) -> list[str]:
    """All parts, the largest first."""
    total: dict[str, float] = {}
    for row in rows:
        for part, amount in row.parts.items():
            total[part] = total.get(part, 0.0) + amount
    return sorted(total, key=lambda part: (-total[part], part))


def _legend(figure: Any, parts: Sequence[str]) -> None:
    patches = package("matplotlib.patches", "lab")
    shown = parts[: len(HUES)]
    shown = [_short(part) for part in shown]
    signs = [patches.Patch(color=HUES[n]) for n in range(len(shown))]
    figure.legend(
        signs,
        shown,
        loc="upper left",
        bbox_to_anchor=(0, 1),
        ncols=_LEGEND,
        frameon=False,
        fontsize=8.5,
        labelcolor=INK,
        handlelength=0.9,
        columnspacing=1.1,
        labelspacing=0.35,
        borderaxespad=0,
        borderpad=0.1,
    )


def _svg(figure: Any) -> str:
    """The drawing without its prologue, in the page's colours; the same for the same figures."""
    mpl = package("matplotlib", "lab")
    figure.patch.set_visible(False)
    out = StringIO()
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "wyprawa", "font.family": ["sans-serif"]}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    for ours, page in _PAGE.items():
        text = text.replace(ours, page)
    text = re.sub(r"font-family: [^;\"]*", "font-family: var(--sans)", text)
    text = re.sub(
        r"<metadata>.*?</metadata>|<style.*?</style>|(?<=<g) id=\"[^\"]*\"", "", text, flags=re.DOTALL
    )
    wide = float(re.findall(r'width="([0-9.]+)pt"', text)[0])
    size = f'style="width: min(100%, {wide * 1.34:.0f}px); height: auto"'
    return re.sub(r'(width|height)="[^"]*pt" (width|height)="[^"]*pt"', size, text, count=1)
