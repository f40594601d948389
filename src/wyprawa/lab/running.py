"""Playing a plan to its end, or on from where it stopped."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

from wyprawa.lab.engines import Engine, Part
from wyprawa.lab.plan import Plan, jobs
from wyprawa.lab.playing import ENCODER
from wyprawa.lab.progress import bars
from wyprawa.lab.shards import Shards

_FEW = 12  # groups that have a bar each


class Ran(NamedTuple):
    """What a run did: games in all, games it played itself, and the time they took."""

    shards: Shards
    games: int
    fresh: int
    seconds: float
    own_seconds: float  # of processor time in this process, which the workers could not use


def run(plan: Plan, folder: Path, engine: Engine, what: str = "games") -> Ran:
    """Play what is missing of a plan. Every part is on disk before it counts."""
    every = jobs(plan)
    shards = Shards(folder, plan, len(every))
    missing = [Part(n, *shards.parts[n]) for n in shards.missing()]
    fresh = sum(part.end - part.first for part in missing)
    began, own = perf_counter(), process_time()
    if not missing:
        return Ran(shards, len(every), 0, 0.0, 0.0)
    with bars() as shown, closing(engine.play(ENCODER.encode(plan), missing)) as done:
        whole = shown.add_task(what, total=len(every), completed=len(every) - fresh)
        open = Counter(job.group for part in missing for job in every[part.first : part.end])
        sizes = Counter(job.group for job in every)
        few = 1 < len(plan.groups) <= _FEW
        rows = [
            shown.add_task(f"  {group.name}", total=sizes[n], completed=sizes[n] - open[n], visible=few)
            for n, group in enumerate(plan.groups)
        ]
        for part, lines in done:
            shards.keep(part.number, lines)
            shown.advance(whole, part.end - part.first)
            for job in every[part.first : part.end]:
                shown.advance(rows[job.group])
    return Ran(shards, len(every), fresh, perf_counter() - began, process_time() - own)
