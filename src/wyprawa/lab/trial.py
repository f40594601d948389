"""Help for who designs a scenario: is it sound, can it be won, how often, how long, which room kills."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.table import Table

from wyprawa.kernel import find
from wyprawa.lab import statistics
from wyprawa.lab.needs import LabError
from wyprawa.lab.plan import Group, Plan, seated
from wyprawa.lab.saying import Saying
from wyprawa.lab.study import Study
from wyprawa.lab.tables import Tables
from wyprawa.words import printable

if TYPE_CHECKING:
    import polars as pl


AXES = ("seats", "level")  # what trials differ in; a game may have no levels


class Trials(NamedTuple):
    """What to try: empty means all there are."""

    levels: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    players: tuple[str, ...] = ("sensible",)
    games: int = 20
    seed: int = 1


def read_trials(file: Path, name: str, wanted: Trials) -> tuple[Study, str]:
    """The study of a scenario file, and the scenario's name; an error names all that is wrong with it."""
    game = find(name)
    if game.drafts is None:
        raise LabError(f"{name}: has no scenarios that could be tried from a file")
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LabError(f"{file}: {getattr(error, 'strerror', None) or error}") from None
    drafted = game.drafts.read(text, str(file))
    groups = []
    for options in game.drafts.trials:
        if _asked(options, "level", wanted.levels) and _asked(options, "seats", wanted.seats):
            for player in wanted.players:
                labels = {axis: str(options[axis]) for axis in AXES if axis in options} | {"player": player}
                specs = seated(drafted, options, [player], f"{file}: --player {player}")
                groups.append(
                    Group(
                        game=name,
                        labels=labels,
                        options=dict(options),
                        players=specs,
                        draft=(text, str(file)),
                    )
                )
    if not groups:
        known = ", ".join(_said(options) for options in game.drafts.trials)
        raise LabError(
            f"{file}: nothing to try with --level {wanted.levels} and --seats {wanted.seats}; "
            f"there are: {known}"
        )
    plan = Plan(groups=tuple(groups), seeds=(wanted.seed, wanted.games))
    first = drafted.begin(drafted.read_options(groups[0].options), 1)
    titled = printable(getattr(first, game.drafts.page))
    return Study(f"{file.name}: {titled}", plan, ()), titled


def _asked(options: Any, axis: str, values: tuple[int, ...]) -> bool:
    return not values or options.get(axis) in values


def _said(options: Any) -> str:
    level = f" at level {options['level']}" if "level" in options else ""
    return f"{options['seats']} players{level}"


# --- what came of it ---------------------------------------------------------------------------------------


def sum_up(study: Study, tables: Tables, say: Saying) -> tuple[Table, list[str]]:
    """A row for each way it was tried, and what a designer should know."""
    names = ["party", "level", "player", "won", "rounds", "kills"]
    table = Table(*(say(f"scenario-{name}") for name in names), box=None, pad_edge=False)
    shares: dict[str, float] = {}
    for n, group in enumerate(study.plan.groups):
        games = tables.games.filter(tables.games["group"] == n)
        it = statistics.share(int(games["won"].sum()), games.height)
        shares[group.name] = it.value
        table.add_row(
            group.labels["seats"],
            group.labels.get("level", "–"),
            group.labels["player"],
            f"{100 * it.value:.0f} % ({100 * it.low:.0f} – {100 * it.high:.0f})",
            say.number(statistics.mean([float(each) for each in games["rounds"]]).value),
            _deadliest(tables.events.filter(tables.events["group"] == n), group.game, say),
        )
    return table, [*_verdict(tables, shares, say), *_room(study, tables, say)]


def _deadliest(events: pl.DataFrame, game: str, say: Saying) -> str:
    """The place where most of the party fell, and how often in a game."""
    deaths = events.filter(events["kind"] == "death")["area"].value_counts(sort=True)
    if not deaths.height:
        return "–"
    area, count = deaths.row(0)
    return f"{say.area(game, area)} ({count})"


def _verdict(tables: Tables, shares: dict[str, float], say: Saying) -> list[str]:
    games, wins = tables.games.height, int(tables.games["won"].sum())
    if not wins:
        most = statistics.share(0, games).high
        return [say("scenario-cannot", games=games, most=say.number(100 * most))]
    lines = [say("scenario-can", wins=wins, games=games)]
    if len(set(shares.values())) > 1:
        hard, easy = min(shares, key=lambda it: shares[it]), max(shares, key=lambda it: shares[it])
        lines.append(
            say(
                "scenario-hardest",
                group=hard,
                share=round(100 * shares[hard]),
                easy=easy,
                best=round(100 * shares[easy]),
            )
        )
    return lines


def _room(study: Study, tables: Tables, say: Saying) -> list[str]:
    lost = tables.events.filter(tables.events["kind"] == "lost")["area"].value_counts(sort=True)
    if not lost.height:
        return []
    area, count = lost.row(0)
    part = round(100 * count / int(lost["count"].sum()))
    return [say("scenario-room", area=say.area(study.plan.groups[0].game, area), share=part)]
