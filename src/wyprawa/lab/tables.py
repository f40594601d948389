"""Results as tables: a row for each game, for each seat of a game, and for what was counted in a game.

Rows stand in the order of the plan, and nothing in them depends on who played them or how fast.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from wyprawa.kernel import Measure
from wyprawa.lab.needs import package
from wyprawa.lab.plan import Plan
from wyprawa.lab.playing import Played

if TYPE_CHECKING:
    import polars as pl

AXIS = "axis."  # before the name of a column that says what sets a group apart


class Tables(NamedTuple):
    """`games`, `seats` and `events` join on `number`; all have the group's columns."""

    games: pl.DataFrame
    seats: pl.DataFrame
    events: pl.DataFrame

    def save(self, folder: Path) -> list[Path]:
        """Write them as Parquet; returns the files."""
        files = [folder / f"{name}.parquet" for name in self._fields]
        for table, file in zip(self, files, strict=True):
            part = file.with_name(file.name + ".part")
            table.write_parquet(part)
            part.replace(file)
        return files


def tables(plan: Plan, played: Iterable[Played]) -> Tables:
    pl = package("polars", "lab")
    axes = list(dict.fromkeys(axis for group in plan.groups for axis in group.labels))
    groups = [
        {
            "group": n,
            "name": group.name,
            "game": group.game,
            **{AXIS + axis: group.labels.get(axis, "") for axis in axes},
        }
        for n, group in enumerate(plan.groups)
    ]
    named = {"group": pl.Int32, "name": pl.String, "game": pl.String, **{AXIS + a: pl.String for a in axes}}
    games: list[tuple[Any, ...]] = []
    seats: list[tuple[Any, ...]] = []
    events: list[tuple[Any, ...]] = []
    for game in played:
        games.append(_game(game))
        seats += _seats(game)
        events += [(game.number, game.group, *measure) for measure in game.measures]
    keys = {"number": pl.Int64, "group": pl.Int32}
    head = pl.DataFrame(groups, schema=named)
    return Tables(
        *(
            pl.DataFrame(rows, schema={**keys, **columns}, orient="row").join(
                head, on="group", how="left", maintain_order="left"
            )
            for rows, columns in (
                (games, _game_columns(pl)),
                (seats, _seat_columns(pl)),
                (events, _event_columns(pl)),
            )
        )
    )


def load(folder: Path) -> Tables:
    """The tables that `save` wrote."""
    pl = package("polars", "lab")
    return Tables(*(pl.read_parquet(folder / f"{name}.parquet") for name in Tables._fields))


# --- a game's row ------------------------------------------------------------------------------------------


def _game_columns(pl: Any) -> dict[str, Any]:
    return {
        "seed": pl.Int64,
        "players": pl.List(pl.String),
        "winners": pl.List(pl.Int32),
        "scores": pl.List(pl.Int64),
        "won": pl.Boolean,
        "reason": pl.String,
        "choices": pl.Int64,
        "rounds": pl.Int64,
    }


def _game(it: Played) -> tuple[Any, ...]:
    return (
        it.number,
        it.group,
        it.seed,
        list(it.players),
        list(it.winners),
        list(it.scores),
        bool(it.winners),
        it.reason,
        it.choices,
        it.rounds,
    )


# --- a seat's row ------------------------------------------------------------------------------------------


def _seat_columns(pl: Any) -> dict[str, Any]:
    return {
        "seat": pl.String,
        "player": pl.String,
        "role": pl.String,
        "place": pl.String,
        "share": pl.Float64,
        "score": pl.Int64,
    }


def _seats(it: Played) -> Iterable[tuple[Any, ...]]:
    """Seats as people count them; `share` is the seat's part of the win, all of it if all win together."""
    together = len(it.winners) == len(it.players)
    for seat, player in enumerate(it.players):
        won = seat in it.winners
        share = won / (1 if together else max(1, len(it.winners)))
        score = it.scores[seat] if it.scores else None
        role, place = _said(it.measures, "role", seat), _said(it.measures, "place", seat)
        yield it.number, it.group, str(seat + 1), player, role, place, share, score


def _said(measures: Iterable[Measure], kind: str, seat: int) -> str:
    said = [each.what for each in measures if each.kind == kind and each.who == str(seat)]
    return " + ".join(dict.fromkeys(said))


# --- what was counted --------------------------------------------------------------------------------------


def _event_columns(pl: Any) -> dict[str, Any]:
    whole = {"round": pl.Int32, "amount": pl.Int64}
    return {field: whole.get(field, pl.String) for field in Measure._fields}
