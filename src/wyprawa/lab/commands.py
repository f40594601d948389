"""What `wyprawa arena` and `wyprawa lab` do, from what was typed to what is printed."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from wyprawa.kernel import find
from wyprawa.lab.arena import Met, match, meet
from wyprawa.lab.engines import Engine
from wyprawa.lab.needs import LabError
from wyprawa.lab.report import SIGNS
from wyprawa.lab.saying import Saying
from wyprawa.lab.shards import put
from wyprawa.lab.study import read_study
from wyprawa.lab.study_run import run_study
from wyprawa.lab.trial import Trials, read_trials, sum_up

_YES = ("y", "yes", "t", "tak")
_COLOURS = {"yes": "green", "no": "red", "unknown": "yellow"}


def engine(name: str, workers: int, address: str) -> Engine:
    return Engine(name, workers, address)


def saying(language: str) -> Saying:
    return Saying(language)


def trials(
    levels: Sequence[int], seats: Sequence[int], players: Sequence[str], games: int, seed: int
) -> Trials:
    return Trials(tuple(levels), tuple(seats), tuple(players), games, seed)


def arena(
    game: str,
    options: Mapping[str, Any],
    sides: Sequence[str],
    engine: Engine,
    say: Saying,
    *,
    together: bool | None,
    within: float,
    most: int,
    seed: int,
    json: Path | None,
) -> None:
    """Let players meet, and print how they did."""
    it = match(find(game), options, sides, together)
    met = meet(it, engine, within=within / 100, most=most, seed=seed, what=f"{game}: {' – '.join(it.sides)}")
    _show(met, say)
    if json is not None:
        _write(json, msgspec.json.format(msgspec.json.encode(met)) + b"\n")


def _show(met: Met, say: Saying) -> None:
    rated = any(side.rating is not None for side in met.sides)
    names = ["side", "games", "wins", "share", "interval", "score", *(["rating"] if rated else [])]
    table = Table(*(say(f"arena-{name}") for name in names), box=None, pad_edge=False)
    for it in sorted(met.sides, key=lambda side: -side.share.value):
        rating = it.rating
        cells = [
            escape(it.side),
            str(it.games),
            say.number(it.wins, digits=0 if it.wins == int(it.wins) else 1),
            say.number(it.share.value, share=True),
            f"{say.number(100 * it.share.low)} – {say.number(it.share.high, share=True)}",
            "" if it.score is None else say.number(it.score),
        ]
        if rating is not None:
            cells.append(f"{rating.value:+.0f} ({rating.low:+.0f} – {rating.high:+.0f})")
        table.add_row(*cells)
    out = Console()
    out.print(table)
    for one, other, apart in met.differences:
        value, low, high = (say.number(100 * each, sign="+") for each in (apart.value, apart.low, apart.high))
        print(say("arena-difference", one=one, other=other, value=value, low=low, high=high))
    print(
        say(
            "arena-narrow" if met.narrow else "arena-most",
            games=met.games,
            within=say.number(100 * met.within),
        )
    )


def run(
    file: Path, folder: Path | None, engine: Engine, say: Saying, *, report: bool, trusted: bool = False
) -> None:
    """Run a study, or go on with it, and print its verdicts."""
    study = read_study(file)
    if study.talks:
        _let_talk(file, study.talks, say, trusted)
    folder = folder or Path(f"{file.stem}.lab")
    with _stoppable(say):
        result = run_study(study, folder, engine, say, report=report)
    ran = result.ran
    print(say("title-was", games=ran.games, fresh=ran.fresh, seconds=say.number(ran.seconds)))
    out = Console(highlight=False)
    for it in result.verdicts:
        sign = f"[{_COLOURS[it.answer]}]{SIGNS[it.answer]}[/]"
        out.print(sign, escape(say("question", answer=say(it.answer), ask=it.question.ask)), soft_wrap=True)
    print(say("files", folder=str(folder)))


def _let_talk(file: Path, specs: Sequence[str], say: Saying, trusted: bool) -> None:
    """Say which programs the file names before any of them runs; who started this decides, not the file."""
    print(say("talks", file=str(file)))
    for spec in specs:
        print(f"  {spec}")
    if trusted:
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise LabError(f"{file}: it runs programs of its own choice; --trust lets it")
    if input(say("talks-ask") + " ").strip().casefold() not in _YES:
        raise SystemExit(1)


def scenario(
    file: Path, game: str, folder: Path | None, engine: Engine, say: Saying, wanted: Trials, *, check: bool
) -> None:
    """Check a scenario file, play it at each level and party size, and say what came of it."""
    study, name = read_trials(file, game, wanted)
    print(say("scenario-sound", file=str(file), name=name))
    if check:
        return
    folder = folder or Path(f"{file.stem}.lab")
    with _stoppable(say):
        result = run_study(study, folder, engine, say)
    table, lines = sum_up(study, result.tables, say)
    Console().print(table)
    for line in lines:
        print(line)
    print(say("files", folder=str(folder)))


@contextmanager
def _stoppable(say: Saying) -> Iterator[None]:
    """Ctrl-C is no accident: what was played is kept."""
    try:
        yield
    except KeyboardInterrupt:
        print(say("stopped"), file=sys.stderr)
        raise SystemExit(130) from None


def _write(file: Path, text: bytes) -> None:
    try:
        put(file, text)
    except OSError as error:
        raise LabError(f"{file}: {error.strerror or error}") from None
