"""Questions of a study, put so that figures can answer them: yes, no, or too few games to say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

import msgspec

from wyprawa.lab import statistics
from wyprawa.lab.needs import LabError, package
from wyprawa.lab.plan import Plan
from wyprawa.lab.statistics import CONFIDENCE, Interval
from wyprawa.lab.tables import AXIS, Tables

if TYPE_CHECKING:
    import polars as pl

SEATED = ("seat", "player", "role", "place")  # what may be compared within a game
Answer: TypeAlias = Literal["yes", "no", "unknown"]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`measure` is "win", "score", "rounds", "choices" or "end:REASON", in the games that `where` picks.

    `of` picks one of those at the table: "seat:1", "player:random", "role:WORD", "place:1". `compare` names
    an axis of the sweep, or seat, player, role or place, and asks about each of its values.

    Then one of these must hold: the measure is `at_least` or `at_most` so much (each value's, if some are
    compared); all compared values lie `within` so much of each other; or one is `better` than every other,
    `by` so much.
    """

    ask: str
    measure: str = "win"
    of: str = ""
    where: dict[str, str | int | float | bool] = {}
    compare: str = ""
    at_least: float | None = None
    at_most: float | None = None
    within: float | None = None
    better: str = ""
    by: float = 0.0


class Figure(NamedTuple):
    """A measured value: of what, in how many games."""

    label: str
    games: int
    value: Interval


class Verdict(NamedTuple):
    """The answer to a question, and the figures it rests on; differences, if some were compared."""

    question: Question
    answer: Answer
    figures: tuple[Figure, ...]
    differences: tuple[Figure, ...] = ()


def check(question: Question, plan: Plan, where: str) -> None:
    """That a question can be asked of a plan; an error says what was expected."""
    axes = {axis for group in plan.groups for axis in group.labels}
    kind = question.measure.partition(":")[0]
    if kind not in ("win", "score", "rounds", "choices", "end"):
        raise LabError(
            f"{where}.measure: given {question.measure!r}; expected win, score, rounds, choices or end:REASON"
        )
    if question.compare and question.compare not in (*axes, *SEATED):
        raise LabError(
            f"{where}.compare: given {question.compare!r}; expected {_or((*sorted(axes), *SEATED))}"
        )
    if question.of and question.of.partition(":")[0] not in SEATED:
        raise LabError(f"{where}.of: given {question.of!r}; expected {_or([f'{each}:…' for each in SEATED])}")
    for axis, label in question.where.items():
        labels = sorted({group.labels[axis] for group in plan.groups if axis in group.labels})
        if _text(label) not in labels:
            expected = (
                f"{axis} is one of {_or(labels)}" if labels else f"an axis: {_or(sorted(axes)) or 'none'}"
            )
            raise LabError(f"{where}.where: given {axis} = {label!r}; expected {expected}")
    bounds = question.at_least is not None or question.at_most is not None
    tests = [bounds, question.within is not None, bool(question.better)]
    if sum(tests) != 1:
        raise LabError(
            f"{where}: expected one test: at_least and at_most, within, or better; given {sum(tests)}"
        )
    if not bounds and not question.compare:
        raise LabError(f"{where}: within and better need compare, which says what is compared")


def answer(question: Question, tables: Tables) -> Verdict:
    """What the games say to a question."""
    parts = list(_parts(question, tables))
    if question.at_least is not None or question.at_most is not None:
        figures = [_figure(question, label, part, CONFIDENCE) for label, part in parts]
        return Verdict(question, _all([_bounded(question, it.value) for it in figures]), tuple(figures))
    pairs = _pairs(question, [label for label, _ in parts])
    # as many chances to err as pairs: each interval is the wider for it (Bonferroni)
    confidence = 1 - (1 - CONFIDENCE) / max(1, len(pairs))
    figures = [_figure(question, label, part, CONFIDENCE) for label, part in parts]
    rows = dict(parts)
    apart = [_apart(question, one, rows[one], other, rows[other], confidence) for one, other in pairs]
    test = _near if question.within is not None else _better
    return Verdict(question, _all([test(question, it.value) for it in apart]), tuple(figures), tuple(apart))


# --- tests -------------------------------------------------------------------------------------------------


def _all(answers: Sequence[Answer]) -> Answer:
    """No if one is no; yes only if all are, and there is one."""
    if "no" in answers:
        return "no"
    return "unknown" if "unknown" in answers or not answers else "yes"


def _bounded(question: Question, it: Interval) -> Answer:
    low = float("-inf") if question.at_least is None else question.at_least
    high = float("inf") if question.at_most is None else question.at_most
    if it.low >= low and it.high <= high:
        return "yes"
    return "no" if it.high < low or it.low > high else "unknown"


def _near(question: Question, it: Interval) -> Answer:
    assert question.within is not None
    if -question.within <= it.low and it.high <= question.within:
        return "yes"
    return "no" if it.low > question.within or it.high < -question.within else "unknown"


def _better(question: Question, it: Interval) -> Answer:
    if it.low > question.by:
        return "yes"
    return "no" if it.high < question.by else "unknown"


def _pairs(question: Question, labels: Sequence[str]) -> list[tuple[str, str]]:
    if not question.better:
        return list(combinations(labels, 2))
    if question.better not in labels:
        raise LabError(
            f"question {question.ask!r}: better: given {question.better!r}; expected {_or(labels)}"
        )
    return [(question.better, other) for other in labels if other != question.better]


# --- figures -----------------------------------------------------------------------------------------------


def _parts(question: Question, tables: Tables) -> Iterator[tuple[str, pl.DataFrame]]:
    """The rows a question is about, by what is compared."""
    seated = bool(question.of) or question.compare in SEATED
    rows = _picked(tables.seats if seated else tables.games, question.where)
    if question.of:
        column, _, value = question.of.partition(":")
        rows = rows.filter(rows[column] == value)
    if seated:
        rows = rows.join(
            tables.games.select("number", "rounds", "choices", "reason"), on="number", how="left"
        )
    if not question.compare:
        yield question.of or "", rows
        return
    column = question.compare if question.compare in SEATED else AXIS + question.compare
    for value in rows[column].unique(maintain_order=True):
        yield value, rows.filter(rows[column] == value)


def _picked(rows: pl.DataFrame, where: Mapping[str, Any]) -> pl.DataFrame:
    for axis, label in where.items():
        rows = rows.filter(rows[AXIS + axis] == _text(label))
    return rows


def _figure(question: Question, label: str, rows: pl.DataFrame, confidence: float) -> Figure:
    kind, _, reason = question.measure.partition(":")
    seated = "share" in rows.columns
    if kind == "win":
        wins = float(rows["share"].sum() if seated else rows["won"].sum())
        value = statistics.share(wins, rows.height, confidence)
    elif kind == "end":
        value = statistics.share(int((rows["reason"] == reason).sum()), rows.height, confidence)
    else:
        value = statistics.mean(_numbers(rows, kind, seated), confidence)
    return Figure(label, rows.height, value)


def _apart(
    question: Question, one: str, ours: pl.DataFrame, other: str, theirs: pl.DataFrame, confidence: float
) -> Figure:
    """By how much one is above the other.

    Seats of the same game win at each other's cost, so there the differences within each game count too.
    """
    figures = [_figure(question, label, rows, confidence) for label, rows in ((one, ours), (other, theirs))]
    value = statistics.difference(figures[0].value, figures[1].value)
    if question.compare in SEATED:
        both = _per_game(question, ours).join(_per_game(question, theirs), on="number", suffix="_other")
        if both.height > 1:
            within = statistics.mean([float(it) for it in both["value"] - both["value_other"]], confidence)
            value = Interval(value.value, min(value.low, within.low), max(value.high, within.high))
    return Figure(f"{one} − {other}", figures[0].games + figures[1].games, value)


def _per_game(question: Question, rows: pl.DataFrame) -> pl.DataFrame:
    """What is measured of some seats, a row for each game."""
    kind, _, reason = question.measure.partition(":")
    column = {"win": "share"}.get(kind, kind)
    values = (rows["reason"] == reason).cast(float) if kind == "end" else rows[column].cast(float)
    table = rows.select("number").with_columns(values.alias("value")).drop_nulls()
    return table.group_by("number", maintain_order=True).agg(_mean("value"))


def _mean(column: str) -> pl.Expr:
    expression: pl.Expr = package("polars", "lab").col(column).mean()
    return expression


def _numbers(rows: pl.DataFrame, kind: str, seated: bool) -> list[float]:
    """Of a whole table, the score is the mean of its seats'."""
    if kind != "score":
        return [float(each) for each in rows[kind]]
    found = rows["score"] if seated else rows["scores"].list.mean()
    return [float(each) for each in found.drop_nulls()]


def _text(label: object) -> str:
    return label if isinstance(label, str) else msgspec.json.encode(label).decode()


def _or(values: Sequence[str]) -> str:
    return ", ".join(values)
