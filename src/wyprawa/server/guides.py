"""Guided first games: a prepared table, and steps that say what to look at there and what to do.

A game has its guide in `learn/guide.toml` of its package. The rules run as always: a step only points at
something, or waits until the learner, on the first seat, is asked a question and takes one of some options.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

import wyprawa
from wyprawa.kernel import Choice, Game, Table, WyprawaError, key
from wyprawa.players import Chair, player
from wyprawa.scene import look
from wyprawa.scene.html import frame
from wyprawa.server.said import spoken
from wyprawa.server.sight import words_of

GUIDE = "learn/guide.toml"  # in a game's package
LEARNER = 0
PARTS = ("question", "hand", "others", "log", "turns", "undo", "why", "hint", "menu", "send")  # of the page
_ID = re.compile(r'data-id="([^"]+)"')


class GuideError(WyprawaError, ValueError):
    """A guide that does not fit its game; the message names the step."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    pl: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One mark of the coach. `at` is an id on the table or a part of the page.

    Without `ask` it is read and done with. Else it waits for that question, and for one of the options in
    `take`; other options are open too if it is `free`, else `instead` says why not. Questions of a sheet are
    steps like others; the step after them is `at = "send"`, which waits until the sheet is sent.
    """

    say: Said
    at: str = ""
    ask: str = ""
    take: tuple[str, ...] = ()
    free: bool = False
    instead: Said | None = None
    rule: str = ""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner sits on the first seat; `bots` on the others, of a kind that always plays the same."""

    seed: int
    steps: tuple[Step, ...]
    bots: tuple[str, ...] = ()
    options: dict[str, Any] = {}

    @property
    def seats(self) -> list[dict[str, str]]:
        return [{"kind": "me"}, *[{"kind": "bot", "bot": bot} for bot in self.bots]]


def read_guide(game: Game[Any]) -> Guide | None:
    """A game's guide; None if it has none."""
    return _read(game.package)


@lru_cache(maxsize=64)
def _read(package: str) -> Guide | None:
    file = files(package).joinpath(*GUIDE.split("/"))
    if not file.is_file():
        return None
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Guide)
    except msgspec.DecodeError as fault:
        raise GuideError(f"{package}/{GUIDE}: {fault}") from None


def walk(game: Game[Any], guide: Guide) -> Table[Any]:
    """Play the guide from its first step to its last, as a learner who does as told; the table it ends at.

    Raises `GuideError` if a step points at nothing, or waits for what does not come.
    """
    table = wyprawa.new(game.name, seed=guide.seed, **_options(game, guide))
    if table.seats != 1 + len(guide.bots):
        raise GuideError(f"{game.name}: the table has {table.seats} seats, and the guide fills others")
    for number, step in enumerate(guide.steps, 1):
        choice = _asked(table, guide)
        where = f"{game.name}, step {number} ({step.say.en[:40]!r})"
        if step.at and step.at not in PARTS and step.at not in _there(table):
            raise GuideError(f"{where}: nothing on the table has the id {step.at!r}")
        if step.ask:
            if choice is None or choice.ask != step.ask:
                found = "nothing" if choice is None else repr(choice.ask)
                raise GuideError(f"{where}: the learner is asked {found}, expected {step.ask!r}")
            table.choose(_taken(choice, step, where), LEARNER)
    _asked(table, guide)
    return table


def _options(game: Game[Any], guide: Guide) -> dict[str, Any]:
    """The options as the server reads them: so many seats as people, where a game asks for that."""
    seats = {"seats": 1 + len(guide.bots)} if "seats" in game.options.__struct_fields__ else {}
    return seats | guide.options


def _asked(table: Table[Any], guide: Guide) -> Choice | None:
    """What the learner is asked once all others have decided; None at the end."""
    while not table.over:
        others = [choice for choice in table.choices if choice.seat != LEARNER]
        if not others:
            return table.choice_of(LEARNER)
        seat = others[0].seat
        table.choose(player(guide.bots[seat - 1], 0).choose(Chair(table, seat)), seat)
    return None


def _taken(choice: Choice, step: Step, where: str) -> Any:
    offered = {key(option): option for option in choice.options}
    if not step.take and step.free:
        return choice.options[0]
    missing = [each for each in step.take if each not in offered]
    if missing or not step.take:
        raise GuideError(f"{where}: {missing} cannot be taken; offered: {', '.join(offered)}")
    return offered[step.take[0]]


def _there(table: Table[Any]) -> set[str]:
    """Everything on the learner's table that a step can point at."""
    shown = frame(look(table, LEARNER), words_of(table, "en"), LEARNER)
    return {id for part in shown.parts.values() for id in _ID.findall(part)}


# --- on the page --------------------------------------------------------------------------------------


class StepShown(msgspec.Struct, frozen=True):
    text: str
    at: str
    ask: str
    take: tuple[str, ...]
    free: bool
    instead: str
    rule: str


class GuideShown(msgspec.Struct, frozen=True):
    """A guide in one language, and what a table has to be opened with for it."""

    game: str
    seed: int
    options: dict[str, Any]
    seats: list[dict[str, str]]
    steps: list[StepShown]


def shown(game: str, guide: Guide, language: str) -> GuideShown:
    """A guide in one language."""

    def said(words: Said | None) -> str:
        return "" if words is None else str(getattr(words, language))

    steps = [
        StepShown(said(it.say), it.at, it.ask, it.take, it.free, said(it.instead), it.rule)
        for it in guide.steps
    ]
    return GuideShown(game, guide.seed, guide.options, guide.seats, steps)


@get("/api/guides/{game:str}", sync_to_thread=True, tags=["words"])
def show_guide(game: FromPath[str], language: FromQuery[str] = "en") -> GuideShown:
    """The guided first game: the table to open, and its steps."""
    guide = read_guide(wyprawa.find(game))
    if guide is None:
        raise NotFoundException(f"{game} has no guided game")
    return shown(game, guide, spoken(language))


ROUTES = [show_guide]
