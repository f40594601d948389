"""A study from its file to its report."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from wyprawa.lab.engines import Engine
from wyprawa.lab.needs import package
from wyprawa.lab.questions import Verdict, answer
from wyprawa.lab.report import page
from wyprawa.lab.running import Ran, run
from wyprawa.lab.saying import Saying
from wyprawa.lab.shards import put
from wyprawa.lab.study import Study
from wyprawa.lab.tables import Tables, tables


class Result(NamedTuple):
    """What a study came to."""

    tables: Tables
    verdicts: tuple[Verdict, ...]
    ran: Ran


def run_study(study: Study, folder: Path, engine: Engine, say: Saying, *, report: bool = True) -> Result:
    """Play what is missing, write the tables, answer the questions, write the page."""
    package("polars", "lab")
    if report:
        package("matplotlib", "lab")
    ran = run(study.plan, folder, engine, study.title)
    found = tables(study.plan, ran.shards.played())
    found.save(folder)
    verdicts = tuple(answer(question, found) for question in study.questions)
    put(folder / "verdicts.json", json.dumps(_plain(verdicts), indent=2, ensure_ascii=False).encode())
    if report:
        put(folder / "report.html", page(study, found, verdicts, ran.shards.digest(), say).encode())
    return Result(found, verdicts, ran)


def _plain(verdicts: Sequence[Verdict]) -> list[dict[str, Any]]:
    return [
        {
            "ask": it.question.ask,
            "answer": it.answer,
            "figures": [_figure(each) for each in it.figures],
            "differences": [_figure(each) for each in it.differences],
        }
        for it in verdicts
    ]


def _figure(it: Any) -> dict[str, Any]:
    low, high = ((each if abs(each) < float("inf") else None) for each in (it.value.low, it.value.high))
    return {"of": it.label, "games": it.games, "value": it.value.value, "low": low, "high": high}
