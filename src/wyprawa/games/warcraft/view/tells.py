"""What records tell of beyond the names in them."""

from __future__ import annotations

from wyprawa.scene.tells import Tells

TELLS = Tells(
    covers={"GeneralEvent": ("figure-*.health", "figure-*.most")},  # in force for all characters
)
