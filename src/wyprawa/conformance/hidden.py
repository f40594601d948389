"""What one seat sees and another does not: cards, numbers, pieces. In the other's worlds it must vary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from wyprawa.conformance.figures import figures
from wyprawa.conformance.play import Case
from wyprawa.kernel import Table
from wyprawa.scene.tells import Tells

_ENOUGH = 8  # worlds in which something unseen should have been different once
_PRINTED = "on "
_MORE = 60  # more worlds imagined before the game is blamed


class Kept(NamedTuple):
    """What is kept from a seat, and who sees it; `whole` if it is all of a piece, with what is on it."""

    seat: int
    path: str
    owner: int
    whole: bool


class Unseen:
    """What is kept from which seat, and whether it ever differed in a world that seat imagined."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.tells: Tells = case.game.tells or Tells()
        self._worlds: Counter[Kept] = Counter()
        self._varied: set[Kept] = set()
        self._last: dict[Kept, tuple[int, Table[Any]]] = {}  # where it was last kept from that seat

    def compare(self, table: Table[Any], found: Sequence[Table[Any]], seat: int) -> None:
        """Compare a table with worlds that a seat imagines there."""
        shown, public = [_shown(table, each) for each in range(table.seats)], _shown(table, None)
        twin: Table[Any] | None = None
        for kept in _kept_from(shown, public, seat):
            if kept in self._varied or self._worked_out(kept.path):
                continue
            self._worlds[kept] += len(found)
            if any(_varies(kept, shown[kept.owner], world) for world in found):
                self._varied.add(kept)
            else:
                twin = twin or table.fork()
                self._last[kept] = self.case.at, twin

    def settle(self) -> None:
        """Break the law if something stayed the same in all worlds."""
        for kept, count in self._worlds.items():
            if count >= _ENOUGH and kept not in self._varied:
                self.case.at, table = self._last[kept]
                shown = _shown(table, kept.owner)
                more = (table.imagine(kept.seat, self.case.chance) for _ in range(_MORE))
                if not any(_varies(kept, shown, world) for world in more):
                    self.case.broken(
                        f"seat {kept.seat} does not see {kept.path!r}, seat {kept.owner} does "
                        f"({shown[kept.path]!r}); yet in all {count + _MORE} worlds that seat {kept.seat} "
                        f"imagined it is the same: `resample` does not redraw it"
                    )

    def _worked_out(self, path: str) -> bool:
        return any(fnmatchcase(path, pattern) for pattern in self.tells.worked_out)


def _shown(table: Table[Any], seat: int | None) -> dict[str, Any]:
    """What a seat or spectator sees, by path: cards of a zone together, what is printed on them apart."""
    found: dict[str, Any] = {}
    for path, figure in figures(table.view(seat)).items():
        if figure.kind == "card":
            zone, _, card = path.rpartition("/")
            found[f"{zone}/*"] = (*found.get(f"{zone}/*", ()), *[card] * figure.value)
        else:
            found[f"{_PRINTED}{path}" if "/" in figure.within else path] = figure.value
    return found


def _kept_from(shown: Sequence[dict[str, Any]], public: dict[str, Any], seat: int) -> Iterator[Kept]:
    """What other seats see beyond this one; the side of a token that everybody sees is kept from nobody."""
    mine = shown[seat]
    for owner, theirs in enumerate(shown):
        for path, value in theirs.items():
            holder = path.rpartition(".")[0]
            if owner == seat or public.get(path) == value or (holder in theirs and holder not in mine):
                continue
            if _is_kept(path, value, mine):
                yield Kept(seat, path, owner, whole=path not in mine)


def _is_kept(path: str, value: Any, mine: dict[str, Any]) -> bool:
    """Whether another seat sees more there, or something else, than I do."""
    if path.endswith("/*"):
        return len(value) > len(mine.get(path, ()))
    if path.startswith(_PRINTED):  # being shown less of a card need not mean knowing less
        return path in mine and bool(mine[path] != value)
    return bool(mine.get(path) != value)


def _varies(kept: Kept, shown: dict[str, Any], world: Table[Any]) -> bool:
    there = _shown(world, kept.owner)
    parts = [path for path in shown if path.startswith(f"{kept.path}.")] if kept.whole else []
    return any(there.get(path) != shown[path] for path in (kept.path, *parts))
