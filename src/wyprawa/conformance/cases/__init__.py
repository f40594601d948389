"""Rule tests as text: a position, scripted chance, answers in words, and the lines an English player reads.

`docs/test-a-game.md` has the format. `wyprawa.conformance.pytest_cases` collects the files as tests;
`python -m wyprawa.conformance.cases FILE[:LINE]` shows what cases really do.
"""

from wyprawa.conformance.cases.book import Casebook
from wyprawa.conformance.cases.play import Played, hold, play
from wyprawa.conformance.cases.text import Case, CaseError, Cases, read_cases

__all__ = ["Case", "CaseError", "Casebook", "Cases", "Played", "hold", "play", "read_cases"]
