"""A study file: what is varied, how many games, and the questions they should answer.

title = "Which pair for the Black Barrow?"
game = "gloomhaven"
games = 50                       # seeds in each group, the same in all
players = ["sensible"]           # repeated over the seats

[options]                        # what all games share
seats = 2
scenario = 1

[sweep]                          # every combination is a group
level = [0, 1]
heroes = { "fists" = ["brute", "cragheart"], "tricks" = ["scoundrel", "mindthief"] }

[[questions]]
ask = "Is the class mix fair?"
compare = "heroes"
within = 0.15
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
import tomli
from msgspec import Meta

from wyprawa.kernel import WyprawaError, find
from wyprawa.lab.needs import LabError
from wyprawa.lab.plan import Group, Plan, game_of, seated, timed
from wyprawa.lab.questions import Question, check
from wyprawa.words import printable

Axis: TypeAlias = list[Any] | dict[str, Any]
"""The values, or values by their labels."""
_MOST = 1_000_000  # games
_OURS = ("game", "players", "draft")  # axes that are not options of the game


class _File(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    title: str = ""
    game: str = ""
    games: Annotated[int, Meta(ge=1, le=_MOST)]
    seed: Annotated[int, Meta(ge=0, lt=1 << 48)] = 1
    players: str | list[str] = "sensible"
    rotate: bool = False
    draft: str = ""
    options: dict[str, Any] = {}
    sweep: dict[str, Axis] = {}
    questions: list[Question] = []


class Study(msgspec.Struct, frozen=True):
    """A study as read: its plan, and what it asks."""

    title: str
    plan: Plan
    questions: tuple[Question, ...]

    @property
    def timed(self) -> bool:
        """Whether some player thinks for a time: then games cannot be repeated exactly."""
        return any(timed(spec) for group in self.plan.groups for spec in group.players)

    @property
    def talks(self) -> list[str]:
        """The players that are programs to be started, or addresses to be spoken to."""
        specs = {spec for group in self.plan.groups for spec in group.players}
        return sorted(spec for spec in specs if spec.startswith("talk"))


def read_study(file: Path) -> Study:
    """The study in a file; an error names the file, the place in it, and what was expected there."""
    try:
        body = tomli.loads(file.read_text(encoding="utf-8"))
        given = msgspec.convert(body, _File)
    except (OSError, UnicodeDecodeError, tomli.TOMLDecodeError) as error:
        raise LabError(f"{file}: {getattr(error, 'strerror', None) or error}") from None
    except msgspec.ValidationError as error:
        what, _, at = str(error).partition(" - at `$")
        place = at.rstrip("`").lstrip(".") or "top level"
        raise LabError(f"{file}: {place}: {what.replace('`', '')}{_expected(what, place)}") from None
    if any(text != printable(text) for text in _texts(body)):
        raise LabError(f"{file}: text that would steer a terminal; expected plain text")
    groups = tuple(_groups(file, given))
    plan = Plan(groups=groups, seeds=(given.seed, given.games), rotate=given.rotate)
    for number, question in enumerate(given.questions):
        check(question, plan, f"{file}: questions[{number}]")
    return Study(given.title or file.stem, plan, tuple(given.questions))


def _texts(value: Any) -> Iterator[str]:
    """All text in a file, line by line."""
    if isinstance(value, str):
        yield from value.split("\n")
    elif isinstance(value, dict):
        yield from (text for each in value.items() for part in each for text in _texts(part))
    elif isinstance(value, list):
        yield from (text for each in value for text in _texts(each))


def _expected(what: str, place: str) -> str:
    if "unknown field" not in what:
        return ""
    shape = Question if place.startswith("questions") else _File
    return f"; expected: {', '.join(shape.__struct_fields__)}"


def _groups(file: Path, given: _File) -> Iterator[Group]:
    axes = {axis: _labelled(file, axis, values) for axis, values in given.sweep.items()}
    for row in product(*(values.items() for values in axes.values())):
        labels = {axis: label for axis, (label, _) in zip(axes, row, strict=True)}
        values = {axis: value for axis, (_, value) in zip(axes, row, strict=True)}
        yield _group(file, given, labels, values)


def _labelled(file: Path, axis: str, values: Axis) -> dict[str, Any]:
    """An axis as values by label; a list labels them by themselves."""
    found = values if isinstance(values, dict) else {_label(value): value for value in values}
    if not found or len(found) < len(values):
        raise LabError(f"{file}: sweep.{axis}: expected values that differ, given: {values!r}")
    return found


def _label(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return "+".join(value)
    return json.dumps(value, ensure_ascii=False)


def _group(file: Path, given: _File, labels: dict[str, str], values: Mapping[str, Any]) -> Group:
    where = f"{file}: {', '.join(f'sweep.{axis} {label}' for axis, label in labels.items()) or 'options'}"
    name = values.get("game", given.game)
    players = values.get("players", given.players)
    specs = [players] if isinstance(players, str) else players
    if not isinstance(name, str) or not name:
        raise LabError(f"{where}: game: given {name!r}; expected the name of a game")
    if not isinstance(specs, list) or not all(isinstance(spec, str) for spec in specs):
        raise LabError(f"{where}: players: given {players!r}; expected a player, or one for each seat")
    options = {**given.options, **{axis: value for axis, value in values.items() if axis not in _OURS}}
    draft = _draft(file, values.get("draft", given.draft), where)
    try:
        find(name)
        bare = Group(game=name, labels=labels, options=options, players=(), draft=draft)
        game = game_of(bare)
    except WyprawaError as error:
        raise LabError(f"{where}: {error}") from None
    return msgspec.structs.replace(bare, players=seated(game, options, specs, where))


def _draft(file: Path, name: Any, where: str) -> tuple[str, str] | None:
    """The text of a scenario file; its name is seen from the study's folder."""
    if not name:
        return None
    try:
        return (file.parent / name).read_text(encoding="utf-8"), str(name)
    except (OSError, UnicodeDecodeError, TypeError) as error:
        raise LabError(f"{where}: draft {name!r}: {getattr(error, 'strerror', None) or error}") from None
