"""What is drawn on the ground of a cell, on a square of 100 by 100 about its middle.

A ground differs from others by its motif as well as by its colour. Motifs are quiet near the middle, where
pieces stand, and are turned from cell to cell so that floors do not look stamped.
"""

from __future__ import annotations

_TUFT = "M{0} {1}c-1-4-3-7-6-9m6 9c0-5 1-9 3-12m-3 12c1-3 3-5 7-6"

_FLAME = "M{0} {1}c-6-5-4-11 0-15c1 5 8 8 3 15z"
_TREE = "M{0} {1}l-9 0 9-13-6 0 7-10 7 10-6 0 9 13-9 0v5"
_GRAINS = (
    *((-28, -20), (-10, -30), (16, -28), (30, -10), (-34, 4), (32, 18)),
    *((-22, 28), (6, 34), (22, 32), (-4, 26), (-16, -14), (20, -16)),
)


def _at(pen: str, *places: tuple[float, float]) -> str:
    return f'<path d="{"".join(pen.format(x, y) for x, y in places)}"/>'


MOTIFS: dict[str, str] = {
    "wall": '<path class="deep" d="M-40-24H40M-40-8H40M-40 8H40M-40 24H40'
    'M-20-24v16M20-24v16M0-8V8M-20 8v16M20 8v16"/>',
    "water": _at("M{0} {1}q6-6 12 0t12 0t12 0", (-34, -22), (4, -28), (-40, 2), (8, 6), (-28, 28), (2, 32)),
    "icy": '<path d="M-36-14l18-12M-26-4l10-7M14 30l20-14M22 14l8-6M10-30l8 4 8-8M-34 22l8 2 4 8"/>',
    "difficult": _at(_TUFT, (-26, -10), (26, -16), (-20, 32), (24, 28)),
    "hazard": _at(_FLAME, (-26, -12), (24, -16), (-24, 30), (28, 28), (2, -26)),
    "trap": '<path d="M-38 0A38 38 0 0 1 0-38M38 0A38 38 0 0 1 0 38M-30-24l6 14 8-8M30 24l-6-14-8 8'
    'M-10-37l4 14 10-8M10 37l-4-14-10 8"/>',
    "obstacle": '<path class="solid" d="M-34 22l6-28 20-18 22 2 18 22-4 26-22 6h-28z"/>'
    '<path class="deep" d="M-8-24l6 22-18 16M-2-2l22 6 8-12"/>',
    "door-closed": '<path class="solid" d="M-26 32v-48q0-18 26-18t26 18v48z"/>'
    '<path class="deep" d="M-9-32v64M9-32v64M-26-10h52M-26 16h52"/>'
    '<circle class="dot" cx="17" cy="6" r="3"/>',
    "door-locked": '<path class="solid" d="M-26 32v-48q0-18 26-18t26 18v48z"/>'
    '<path class="deep" d="M-9-32v20M9-32v20M-9 24v8M9 24v8M-26-10h12M14-10h12"/>'
    '<path class="solid" d="M-14-4h28v26h-28z"/><path class="deep" d="M-8-4v-6a8 8 0 0 1 16 0v6M0 6v7"/>',
    "plate": '<path class="solid" d="M-32-8l10-18h44l10 18v16l-10 18h-44l-10-18z"/>'
    '<path class="deep" d="M-22-4l6-12h32l6 12v8l-6 12h-32l-6-12z"/>',
    "door-open": '<path class="solid" d="M-30 32v-56l14-8v56zM30 32v-56l-14-8v56z"/>'
    '<path class="deep" d="M-16-32q16-8 32 0M-20 0v2M20 0v2"/>',
    "exit": '<path class="solid" d="M-26 32v-30a26 26 0 0 1 52 0v30z"/>'
    '<path class="deep" d="M-14 32v-28a14 14 0 0 1 28 0v28"/>',
    "forest": _at(_TREE, (-24, -10), (24, -14), (-20, 30), (24, 32)),
    "mountain": '<path d="M-40 20l16-30 10 14M-24-10l-5 14M4-12l12-22 22 42M16-34l-4 14 8 4"/>',
    "sand": _at("M{0} {1}h.1", *_GRAINS),
    "town": '<path class="solid" d="M-30 18v-16l11-10 11 10v16zM6 22v-24l12-11 12 11v24z"/>'
    '<path class="deep" d="M-21 18v-8h5v8M15 22v-9h6v9M-10 22H10"/>',
    "castle": '<path class="solid" d="M-28 24v-44h10v8h8v-8h20v8h8v-8h10v44z"/>'
    '<path class="deep" d="M-7 24v-14a7 7 0 0 1 14 0v14"/>',
    "cave": '<path class="solid" d="M-36 24q2-44 36-46 34 2 36 46z"/>'
    '<path class="deep" d="M-16 24q0-26 16-28 16 2 16 28"/>',
    "light": '<path class="quiet" d="M-48-6h44M6 2h42M-4-48v42M6 2v46M-30-6v54M20-48v50"/>',
    "shadow": '<path class="quiet" d="M-46-22l24-24M-46 6l52-52M-46 34l34-34M-28 44l30-30'
    'M2 42l40-40M28 44l16-16"/>'
    '<path class="dot" d="M36-44a12 12 0 1 0 8 20a10 10 0 1 1-8-20z"/>',
    "abyss": '<path class="solid" d="M-38-8l14-26 26-6 30 14 6 26-16 28-30 8-26-14z"/>'
    '<path class="deep" d="M-24-6l10-16 18-4 18 10 4 16-10 16-20 6-16-10zM-8-2l6-8 10 2 4 8-6 8-10 0z"/>',
    "camp": '<path class="solid" d="M-28 22L0-24l28 46z"/>'
    '<path class="deep" d="M-9 22L0 2l9 20M-4-31l4 7 4-7"/>',
}
_LIKE = {
    "difficult": ("grass", "rubble"),
    "hazard": ("lava",),
    "obstacle": ("rock",),
    "door-closed": ("door",),
    "water": ("river", "sea"),
    "icy": ("ice",),
    "sand": ("desert",),
    "town": ("village", "city"),
    "mountain": ("hill", "hills"),
    "forest": ("woods",),
    "castle": ("tower", "ruin"),
    "cave": ("dungeon",),
}
ALIKE = {name: ground for ground, names in _LIKE.items() for name in names}


def motif(ground: str) -> str:
    """The name of a ground's motif; empty if it has none."""
    ground = ALIKE.get(ground, ground)
    return ground if ground in MOTIFS else ""
