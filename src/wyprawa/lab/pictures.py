"""Which pictures a study's games make: from tables to plots with their titles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from wyprawa.lab import plots, statistics
from wyprawa.lab.plan import Plan, game_of
from wyprawa.lab.plots import Bar, Spread
from wyprawa.lab.saying import Saying
from wyprawa.lab.tables import Tables

if TYPE_CHECKING:
    import polars as pl

_TOP = 16  # rows of a bar chart
_HUES = 7  # parts with a colour of their own
_MAPS = 8
_KNOWN = ("damage", "strike", "card", "item", "death", "room", "lost", "role", "place", "rest", "kill")


class Picture(NamedTuple):
    title: str
    about: str
    svg: str


class Pictures:
    """All pictures of a study, as far as its games have something to show."""

    def __init__(self, plan: Plan, tables: Tables, say: Saying) -> None:
        self.plan, self.tables, self.say = plan, tables, say
        self.games = tables.games.height

    def all(self) -> Iterator[Picture]:
        yield self._wins()
        yield self._length()
        if self.tables.games["reason"].n_unique() > 1:
            yield self._ends()
        for kind, row, part in (
            ("damage", "what", "who"),
            ("strike", "who", "what"),
            ("card", "what", "who"),
            ("item", "what", "who"),
        ):
            yield from self._counted(kind, row, part)
        yield from self._lost()
        yield from self._heat()
        yield from self._told()

    def _picture(self, id: str, svg: str, **args: str) -> Picture:
        return Picture(self.say(f"picture-{id}", **args), self.say(f"picture-{id}.about"), svg)

    # --- who, how long, how ---------------------------------------------------------------------------

    def _wins(self) -> Picture:
        """Of a party, how often it wins; else how often each player does, or each seat among equals."""
        rows, together = [], True
        for n, group in enumerate(self.plan.groups):
            games = self.tables.games.filter(self.tables.games["group"] == n)
            if game_of(group).cooperative or len(group.players) == 1:
                rows.append((group.name, statistics.share(int(games["won"].sum()), games.height)))
                continue
            together = False
            seats = self.tables.seats.filter(self.tables.seats["group"] == n)
            column = "player" if len(set(group.players)) > 1 else "seat"
            for value in seats[column].unique(maintain_order=True):
                part = seats.filter(seats[column] == value)
                label = value if column == "player" else self.say("seat", seat=value)
                named = f"{group.name}: {label}" if len(self.plan.groups) > 1 else label
                rows.append((named, statistics.share(float(part["share"].sum()), part.height)))
        return self._picture("coop" if together else "wins", plots.intervals(rows))

    def _length(self) -> Picture:
        column = "rounds" if any(self.tables.games["rounds"]) else "choices"
        rows = []
        for n, group in enumerate(self.plan.groups):
            values = self.tables.games.filter(self.tables.games["group"] == n)[column]
            cuts = [float(values.quantile(cut) or 0) for cut in (0.1, 0.25, 0.5, 0.75, 0.9)]
            rows.append(Spread(group.name, (cuts[0], cuts[1], cuts[2], cuts[3], cuts[4])))
        return self._picture("length" if column == "rounds" else "choices", plots.spreads(rows))

    def _ends(self) -> Picture:
        rows = []
        for n, group in enumerate(self.plan.groups):
            reasons = self.tables.games.filter(self.tables.games["group"] == n)["reason"].value_counts(
                sort=True
            )
            parts: dict[str, float] = {}
            for reason, count in reasons.iter_rows():
                parts[self.say.reason(group.game, reason)] = count / int(reasons["count"].sum())
            rows.append(Bar(group.name, parts))
        return self._picture("ends", plots.bars(rows, share=True))

    # --- what was counted -----------------------------------------------------------------------------

    def _events(self, *kinds: str) -> pl.DataFrame:
        events = self.tables.events
        return events.filter(events["kind"].is_in(kinds))

    def _counted(self, kind: str, row: str, part: str) -> Iterator[Picture]:
        events = self._events(kind)
        if events.height:
            rows = self._bars(events, row, part)
            yield self._picture(kind, plots.bars(rows))

    def _bars(self, events: pl.DataFrame, row: str, part: str) -> list[Bar]:
        """Amounts in a game by two columns, the largest first; small parts are taken together."""
        amounts: dict[str, dict[str, float]] = {}
        weight: dict[str, float] = {}
        for game, what, who, amount in events.select("game", row, part, "amount").iter_rows():
            named, by = self._named(game, row, what), self._named(game, part, who)
            cell = amounts.setdefault(named, {})
            cell[by] = cell.get(by, 0.0) + amount / self.games
            weight[by] = weight.get(by, 0.0) + amount
        kept = set(sorted(weight, key=lambda by: (-weight[by], by))[:_HUES])
        rows = [Bar(named, _few(parts, kept, self.say("others"))) for named, parts in amounts.items()]
        return sorted(rows, key=lambda it: (-it.whole, it.label))[:_TOP]

    def _named(self, game: str, column: str, word: str) -> str:
        if column == "area":
            return self.say.area(game, word)
        if column == "kind":
            return self.say.kind(word)
        return self.say.thing(game, word) if word else "–"

    def _lost(self) -> Iterator[Picture]:
        lost = self._events("lost")
        if lost.height and lost["area"].n_unique() > 1:
            rows = []
            for area, count in lost["area"].value_counts(sort=True).iter_rows():
                rows.append((self.say.area(lost["game"][0], area), statistics.share(count, lost.height)))
            yield self._picture("lost", plots.intervals(rows))
        deaths = self._events("death")
        if deaths.height and any(deaths["area"]):
            yield self._picture("fallen", plots.bars(self._bars(deaths, "area", "what")))
        elif deaths.height:
            yield self._picture("dead", plots.bars(self._bars(deaths, "what", "who")))

    def _heat(self) -> Iterator[Picture]:
        """A map for each board that was played on."""
        deaths, found = self._events("death"), 0
        maps: dict[tuple[tuple[str, tuple[float, float]], ...], list[int]] = {}
        for n, group in enumerate(self.plan.groups):
            game = game_of(group)
            if game.measures is not None:
                places = game.measures.places(game.read_options(group.options))
                maps.setdefault(tuple(sorted(places.items())), []).append(n)
        for key, groups in maps.items():
            here = deaths.filter(deaths["group"].is_in(groups) & (deaths["where"] != ""))
            if key and here.height and found < _MAPS:
                found += 1
                counts = _summed(here)
                yield self._picture("heat", plots.heat(dict(key), counts), name=self._board(groups))

    def _board(self, groups: list[int]) -> str:
        """The labels that all groups on a board share, or the game's name."""
        labels = [set(self.plan.groups[n].labels.items()) for n in groups]
        shared = set.intersection(*labels)
        first = self.plan.groups[groups[0]]
        scenario = first.options.get("scenario", "")
        named = [f"{axis} {label}" for axis, label in first.labels.items() if (axis, label) in shared]
        return " · ".join(named) or (first.draft[1] if first.draft else f"{first.game} {scenario}".strip())

    def _told(self) -> Iterator[Picture]:
        """What games tell that no picture above shows, if they say nothing else."""
        events = self.tables.events
        rest = events.filter(~events["kind"].is_in(_KNOWN))
        if rest.height:
            yield self._picture("told", plots.bars(self._bars(rest, "kind", "what")))


def _few(parts: Mapping[str, float], kept: set[str], others: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for part, amount in parts.items():
        name = part if part in kept else others
        found[name] = found.get(name, 0.0) + amount
    return found


def _summed(rows: pl.DataFrame) -> dict[str, float]:
    found: dict[str, float] = {}
    for where, amount in rows.select("where", "amount").iter_rows():
        found[where] = found.get(where, 0.0) + amount
    return found
