"""Many games, and what they say: an arena of players, studies of games, help for designers of scenarios.

Nothing heavy is imported before it is needed: polars, matplotlib and ray are extras, `lab` and `ray`.
"""

from wyprawa.lab.needs import LabError

__all__ = ["LabError"]
