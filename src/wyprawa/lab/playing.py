"""One game of a plan, and what is kept of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from wyprawa.kernel import Game, Measure, Outcome, Table, new
from wyprawa.lab.needs import LabError
from wyprawa.lab.plan import Job, Plan, game_of, jobs
from wyprawa.players import Chair, player
from wyprawa.words import Text

GIVEN_UP = "given-up"
_PATIENCE = 10  # times the choices within which random play ends


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played: which, how it ended, and what was counted."""

    number: int
    group: int
    seed: int
    players: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    choices: int
    rounds: int
    measures: tuple[Measure, ...]


def play(plan: Plan, job: Job) -> Played:
    """Play one game to its end."""
    group = plan.groups[job.group]
    game = game_of(group)
    try:
        table = new(game, seed=job.seed, **group.options)
        outcome = _play_out(table, job)
        counted = _counted(game, table)
    except Exception as error:
        raise LabError(
            f"game {job.number} ({group.game}, {group.name}, seed {job.seed}, players "
            f"{', '.join(job.players)}) broke off: {type(error).__name__}: {error}"
        ) from error
    return Played(
        number=job.number,
        group=job.group,
        seed=job.seed,
        players=job.players,
        winners=outcome.winners,
        scores=outcome.scores,
        reason=outcome.reason,
        choices=len(table.history),
        rounds=getattr(table.state, "round", 0),
        measures=counted,
    )


def _play_out(table: Table[Any], job: Job) -> Outcome:
    """As `players.play` does, but a game that will not end is given up."""
    seated = [player(spec, (job.seed << 4) + seat) for seat, spec in enumerate(job.players)]
    patience = _PATIENCE * table.game.bound
    while table.outcome is None:
        if len(table.history) >= patience:
            return Outcome((), (), GIVEN_UP)
        seat = min(choice.seat for choice in table.choices)
        table.choose(seated[seat].choose(Chair(table, seat)), seat)
    return table.outcome


# --- counting ----------------------------------------------------------------------------------------------


def _counted(game: Game[Any], table: Table[Any]) -> tuple[Measure, ...]:
    """What the game lets be counted, or else its records; alike ones added up, in order."""
    found = told(table) if game.measures is None else game.measures.count(table)
    return added_up(found)


def added_up(measures: Iterable[Measure]) -> tuple[Measure, ...]:
    amounts: Counter[Measure] = Counter()
    for each in measures:
        amounts[each._replace(amount=0)] += each.amount
    return tuple(each._replace(amount=amounts[each]) for each in sorted(amounts))


def told(table: Table[Any]) -> Iterator[Measure]:
    """Every record by its kind, who it tells of, and the first thing it names."""
    names = table.game.names
    for _, it in table.log:
        who, what = "", ""
        for field in it.__struct_fields__:
            value = getattr(it, field)
            if field == "who" and isinstance(value, int):
                who = str(value + 1)
            elif field in names and not what:
                what = _named(names[field](value))
        yield Measure(_kind(type(it).__name__), who, what)


def _named(said: Any) -> str:
    """A word without arguments, or plain text; what needs more than that is left out."""
    if isinstance(said, Text):
        return "" if said.args else said.id
    return said if isinstance(said, str) else ""


@lru_cache(maxsize=256)
def _kind(name: str) -> str:
    """`LootTaken`: `loot-taken`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


# --- in a worker -------------------------------------------------------------------------------------------

ENCODER = msgspec.json.Encoder(order="deterministic")


@lru_cache(maxsize=2)
def _read(plan: bytes) -> tuple[Plan, tuple[Job, ...]]:
    read = msgspec.json.decode(plan, type=Plan)
    return read, jobs(read)


def play_part(plan: bytes, first: int, end: int) -> bytes:
    """Play the games from `first` up to `end`: a line of JSON for each."""
    read, every = _read(plan)
    return b"".join(ENCODER.encode(play(read, job)) + b"\n" for job in every[first:end])
