"""Position text: a whole table as lines one can read, write and put in a test.

    game smok
    rules 2
    options {"seats":2}
    gems [3,0]
    board:
      . . .
       . 0 .
    answer 1 card.play 3

`rules` is the version of the rules, 1 if left out; positions of older rules are migrated. The other lines are
fields of the state as JSON; fields at their default may be left out. A field the game draws (`Game.notation`)
is an indented block, or JSON like the others. `answer` lines are the answers given to the running step. `#`
starts a comment line.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from wyprawa.kernel import bounds
from wyprawa.kernel.choice import key, unkey
from wyprawa.kernel.codec import decoder, encode, fields
from wyprawa.kernel.errors import PositionError, UnreadableOption
from wyprawa.kernel.record import Answer
from wyprawa.kernel.state import State

if TYPE_CHECKING:
    from wyprawa.kernel.game import Game

_NOT_SHOWN = {"teller"}
_ANY: Any = Any  # to decode a value of any kind


def write(game: Game[Any], options: Any, s: State, answers: Sequence[Answer]) -> str:
    """The text of a position."""
    out = [f"game {game.name}", *([f"rules {game.version}"] if game.version > 1 else [])]
    out += [f"options {encode(msgspec.to_builtins(options)).decode()}"]
    for field in fields(type(s)):
        value = getattr(s, field.name)
        if field.name in game.notation:
            drawn = game.notation[field.name][0](s)
            out.append(f"{field.name}:\n{textwrap.indent(textwrap.dedent(drawn).strip(chr(10)), '  ')}")
        elif field.name not in _NOT_SHOWN and value != _default(field):
            out.append(f"{field.name} {encode(value).decode()}")
    out += [f"answer {answer.seat} {answer.ask} {key(answer.option)}" for answer in answers]
    return "\n".join(out) + "\n"


def read(game: Game[Any], text: str, *, version: int = 1) -> tuple[Any, Any, list[Answer]]:
    """Options, state and answers of a position text; `version` is that of a text without a `rules` line."""
    kind: type[State] = game.state
    known = {field.name: field for field in fields(kind) if field.name not in _NOT_SHOWN}
    lines: dict[str, tuple[int, str]] = {}
    drawn: list[tuple[int, str, str]] = []
    given: Any = {}
    answers: list[Answer] = []
    for number, word, rest, block in _lines(text):
        if word == "game":
            if rest != game.name:
                raise PositionError(f"line {number}: a position of {rest!r}, expected {game.name!r}")
        elif word == "rules":
            version = _value(rest, int, number, word)
        elif word == "options":
            given = _value(rest, dict, number, word)
        elif word == "answer":
            answers.append(_answer(rest, number))
        elif word not in known and (version >= game.version or game.migrate is None):
            raise PositionError(f"line {number}: no field {word!r}; fields are: {', '.join(known)}")
        elif word in game.notation and not rest:
            drawn.append((number, word, block))
        elif word in lines:
            raise PositionError(f"line {number}: {word} is given twice")
        else:
            lines[word] = number, rest or block
    values = _values(game, version, lines)
    options = game.read_options(given, version)
    values.setdefault("seats", game.seats(options))
    for name, field in known.items():
        if name not in values and field.required and name not in game.notation:
            raise PositionError(f"the position has no line {name!r}, which has no default")
        if name not in values and field.required:
            values[name] = field.type() if isinstance(field.type, type) else []
    s = game.state(**values)
    for number, word, block in drawn:
        try:
            game.notation[word][1](s, block)
        except (ValueError, KeyError, IndexError) as error:
            raise PositionError(f"line {number}: {word}: {error}") from error
    return options, _within_bounds(game, s) if drawn else s, answers


def _within_bounds(game: Game[Any], s: State) -> State:
    """The state, if everything in it is of the size its type allows: drawings may say anything."""
    try:
        read: State = game.decode(encode(s))
    except msgspec.DecodeError as error:
        raise PositionError(f"the position is drawn with more than there can be: {error}") from None
    return read


def _lines(text: str) -> Iterator[tuple[int, str, str, str]]:
    """Line number, first word, rest of the line, and the indented block below it."""
    rows = textwrap.dedent(text).split("\n")
    at = 0
    while at < len(rows):
        row, number = rows[at], at + 1
        at += 1
        if not row.strip() or row.startswith("#"):
            continue
        if fault := bounds.fault(row):
            raise PositionError(f"line {number}: {fault}")
        if row[0].isspace():
            raise PositionError(f"line {number}: an indented line belongs under 'name:', found {row!r}")
        block = []
        if row.rstrip().endswith(":") and " " not in row.strip():
            while at < len(rows) and (not rows[at].strip() or rows[at][0].isspace()):
                block.append(rows[at])
                at += 1
        word, _, rest = row.rstrip().partition(" ")
        yield number, word.removesuffix(":"), rest.strip(), textwrap.dedent("\n".join(block)).strip("\n")


def _value(text: str, kind: Any, number: int, word: str) -> Any:
    try:
        return decoder(kind).decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise PositionError(f"line {number}: {word}: {error}; given: {text[:60]!r}") from None


def _values(game: Game[Any], version: int, lines: dict[str, tuple[int, str]]) -> dict[str, Any]:
    """The fields as the state has them, migrated if they were written for older rules."""
    state: type[State] = game.state
    kinds = {field.name: field.type for field in fields(state)}
    if version > game.version:
        raise PositionError(f"rules {version} of {game.name} are newer than {game.version} here")
    if version == game.version or game.migrate is None:
        return {word: _value(text, kinds[word], number, word) for word, (number, text) in lines.items()}
    plain = {word: _value(text, _ANY, number, word) for word, (number, text) in lines.items()}
    try:
        game.migrate(plain, version)
    except Exception as error:  # it may choke on nonsense in its own way
        raise PositionError(f"rules {version} of {game.name} cannot be migrated: {error!r}") from error
    if unknown := [word for word in plain if word not in kinds]:
        raise PositionError(f"no field {unknown[0]!r} in rules {version}; fields are: {', '.join(kinds)}")
    try:
        return {word: decoder(kinds[word]).decode(encode(value)) for word, value in plain.items()}
    except msgspec.DecodeError as error:
        raise PositionError(f"migrated from rules {version}: {error}") from None


def _answer(rest: str, number: int) -> Answer:
    words = rest.split(" ", 2)
    try:
        return Answer(int(words[0]), words[1], unkey(words[2]))
    except (UnreadableOption, ValueError, IndexError):
        raise PositionError(f"line {number}: expected 'answer SEAT ASK OPTION', given: {rest!r}") from None


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default
