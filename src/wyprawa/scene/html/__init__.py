"""A scene as HTML: parts for the page that change one by one, and one piece for notebooks."""

from wyprawa.scene.html.frames import (
    Asked,
    Ended,
    Filled,
    Frame,
    Line,
    Offer,
    Score,
    Shown,
    changes,
    filled,
    frame,
    shown,
    stands,
)
from wyprawa.scene.html.notebook import page

__all__ = [
    "Asked", "Ended", "Filled", "Frame", "Line", "Offer", "Score", "Shown", "changes", "filled", "frame",
    "page", "shown", "stands",
]  # fmt: skip
