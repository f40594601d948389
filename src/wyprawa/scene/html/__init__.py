"""A scene as HTML: parts for the page that change one by one, and one piece for notebooks."""

from wyprawa.scene.html.frames import Asked, Ended, Frame, Line, Offer, Score, Shown, changes, frame, shown
from wyprawa.scene.html.notebook import page

__all__ = ["Asked", "Ended", "Frame", "Line", "Offer", "Score", "Shown", "changes", "frame", "page", "shown"]
