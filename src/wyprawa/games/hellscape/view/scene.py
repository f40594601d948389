"""The scene: what lies on the table, for everybody alike, since nothing is secret."""

from __future__ import annotations

from wyprawa.games.hellscape.state import State
from wyprawa.scene import Scene
from wyprawa.words import t


def view(s: State, seat: int | None) -> Scene:
    return Scene(t("hellscape"))
