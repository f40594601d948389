"""Values in case files, and where they go: `characters[0].hand`, `[charge, rush]`, `{kind: draugr}`.

Values are JSON in which words need no quotes; `(1, 2)` is a tuple. Where a type wants a number, a word is a
name that the game's casebook knows.
"""

from __future__ import annotations

import json
import re
import types
import typing
from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol, Union

import msgspec

from wyprawa.kernel.codec import fields
from wyprawa.kernel.errors import WyprawaError
from wyprawa.parts.described import Ref


class Name(Protocol):
    """Finds the number of a name at a path: `name("characters[0].hand", "charge", "ability")`. The table is
    what an annotation of the type says, if it says anything."""

    def __call__(self, path: str, text: str, table: str = "") -> int: ...


_TOKEN = re.compile(
    r"""\s*(?:(?P<json>"(?:[^"\\]|\\.)*")|(?P<int>[+-]?\d+)(?![\w/#'-])|(?P<sign>[][(){},:])"""
    r"""|(?P<word>[^\W\d][\w./#'*-]*(?::[^\W\d][\w./#'*-]*)?|[-*])(?=[\s\])},:]|$))"""
)
_NAME = re.compile(r"([A-Za-z_]\w*)=")
_STEP = re.compile(r"\.?(?P<name>[A-Za-z_]\w*)|\[(?P<index>-?[\w#:]+)\]")
_WORDS = {"true": True, "false": False, "null": None}


class ValueFault(WyprawaError, ValueError):
    """A value or a path that cannot be used."""


class Like(dict[str, Any]):
    """A record given by some of its fields; equal to every record that has them."""

    def __eq__(self, other: object) -> bool:
        plain = msgspec.to_builtins(other) if isinstance(other, msgspec.Struct) else other
        return isinstance(plain, dict) and all(plain.get(name) == value for name, value in self.items())

    __hash__ = None


# --- reading ------------------------------------------------------------------------------------------------


def values(text: str) -> list[Any]:
    """The values of a line, one after another; commas between them are optional."""
    found, at = [], _past(text, 0)
    while at < len(text):
        value, at = _read(text, at)
        found.append(value)
        at = _past(text, at, ",")
    return found


def arguments(text: str) -> tuple[list[Any], dict[str, Any]]:
    """The values of a line, and those given as `name=value`."""
    found: list[Any] = []
    named: dict[str, Any] = {}
    at = _past(text, 0)
    while at < len(text):
        name = _NAME.match(text, at)
        if name is None:
            value, at = _read(text, at)
            found.append(value)
        else:
            named[name[1]], at = _read(text, name.end())
        at = _past(text, at, ",")
    return found, named


def value(text: str) -> Any:
    """The only value of a text."""
    found = values(text)
    if len(found) != 1:
        raise ValueFault(f"expected one value, found {text!r}")
    return found[0]


def _past(text: str, at: int, signs: str = "") -> int:
    while at < len(text) and (text[at].isspace() or text[at] in signs):
        at += 1
    return at


def _read(text: str, at: int) -> tuple[Any, int]:
    token = _TOKEN.match(text, at)
    if token is None:
        raise ValueFault(f"cannot read {text[at:].strip()!r} as a value")
    if token["int"]:
        return int(token["int"]), token.end()
    if token["json"]:
        return json.loads(token["json"]), token.end()
    if token["word"]:
        return _WORDS.get(token["word"], token["word"]), token.end()
    sign = token["sign"]
    if sign not in "([{":
        raise ValueFault(f"unexpected {sign!r} in {text!r}")
    return _row(text, token.end(), sign)


def _row(text: str, at: int, sign: str) -> tuple[Any, int]:
    end = {"(": ")", "[": "]", "{": "}"}[sign]
    row: list[Any] = []
    record: dict[Any, Any] = {}
    at = _past(text, at, ",")
    while at < len(text) and text[at] != end:
        if sign == "{":
            at = _entry(text, at, record)
        else:
            each, at = _read(text, at)
            row.append(each)
        at = _past(text, at, ",")
    if at >= len(text):
        raise ValueFault(f"{sign!r} without {end!r} in {text!r}")
    return {"(": tuple(row), "[": row, "{": record}[sign], at + 1


def _entry(text: str, at: int, record: dict[Any, Any]) -> int:
    key = re.compile(r"""(?P<key>[-\w./#']+|"[^"]*")\s*:""").match(text, at)
    if key is None:
        raise ValueFault(f"expected 'name: value' at {text[at:]!r}")
    record[key["key"].strip('"')], at = _read(text, key.end())
    return at


# --- types --------------------------------------------------------------------------------------------------


def named(given: Any, kind: Any, path: str, name: Name, table: str = "") -> Any:
    """A value with numbers instead of names, wherever the type wants numbers."""
    kinds, table = _kinds(kind), _table(kind) or table
    if isinstance(given, str):
        return name(path, given, table) if int in kinds and str not in kinds else given
    if isinstance(given, (list, tuple)):
        inner = next((each for each in kinds if typing.get_origin(each) in (list, tuple)), None)
        row = [named(each, _at(inner, n), f"{path}[{n}]", name, table) for n, each in enumerate(given)]
        return type(given)(row)
    if isinstance(given, dict):
        return _named_record(given, kinds, path, name)
    return given


def _named_record(given: dict[Any, Any], kinds: Sequence[Any], path: str, name: Name) -> dict[Any, Any]:
    struct = next((each for each in kinds if _is_struct(each)), None)
    if struct is not None:
        inner = types_of(struct)
        return {key: named(each, inner.get(key), f"{path}.{key}", name) for key, each in given.items()}
    whole = next((each for each in kinds if typing.get_origin(each) is dict), None)
    key_kind, value_kind = typing.get_args(whole) if whole is not None else (None, None)
    return {
        named(_key(key), key_kind, f"{path}[]", name): named(each, value_kind, f"{path}[{key}]", name)
        for key, each in given.items()
    }


def _key(text: Any) -> Any:
    return int(text) if isinstance(text, str) and re.fullmatch(r"-?\d+", text) else text


@cache
def types_of(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The types of a record's fields, with what is annotated."""
    hints = typing.get_type_hints(struct, include_extras=True)
    return {field.name: hints.get(field.name, field.type) for field in fields(struct)}


def _kinds(kind: Any) -> list[Any]:
    """The alternatives of a type, without annotations."""
    while hasattr(kind, "__metadata__"):
        kind = kind.__origin__
    if isinstance(kind, typing.TypeVar) or kind is None:
        return []
    if hasattr(kind, "__supertype__"):
        return _kinds(kind.__supertype__)
    if typing.get_origin(kind) in (Union, types.UnionType):
        return [each for part in typing.get_args(kind) for each in _kinds(part)]
    if isinstance(kind, type) and issubclass(kind, int) and kind is not bool:
        return [int]
    return [kind]


def _table(kind: Any) -> str:
    """The table an annotation says the numbers are rows of."""
    for mark in getattr(kind, "__metadata__", ()):
        if isinstance(mark, Ref):
            return mark.table
    return _table(kind.__origin__) if hasattr(kind, "__metadata__") else ""


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _at(row: Any, n: int) -> Any:
    """The type of one element of a list or tuple."""
    args = typing.get_args(row)
    if not args:
        return None
    if typing.get_origin(row) is tuple and args[-1] is not Ellipsis:
        return args[min(n, len(args) - 1)]
    return args[0]


# --- paths --------------------------------------------------------------------------------------------------


class Path:
    """A place in a state: `dragon`, `characters[0].hand`, `kills[draugr]`."""

    def __init__(self, text: str, s: msgspec.Struct, name: Name) -> None:
        self.text, self.steps = text, list[Any]()
        self.kind: Any = type(s)
        self.table = ""  # that an annotation of the row says
        at = 0
        while at < len(text):
            step = _STEP.match(text, at)
            if step is None:
                raise ValueFault(f"cannot read {text!r} as a field, at {text[at:]!r}")
            self._go(step["name"], step["index"], text[:at], name)
            at = step.end()

    def _go(self, field: str | None, index: str | None, before: str, name: Name) -> None:
        kinds = _kinds(self.kind)
        if field is not None:
            known = next((types_of(each) for each in kinds if _is_struct(each)), {})
            if field not in known:
                raise ValueFault(
                    f"{before or 'the state'} has no field {field!r}; fields: {', '.join(known)}"
                )
            self.steps.append(field)
            self.kind, self.table = known[field], ""
            return
        row = next((each for each in kinds if typing.get_origin(each) in (list, tuple, dict)), None)
        if row is None:
            raise ValueFault(f"{before} is no row, so it has no [{index}]")
        key = _key(index)
        if typing.get_origin(row) is dict:
            key = named(key, typing.get_args(row)[0], f"{before}[]", name)
            self.kind = typing.get_args(row)[1]
        else:
            key = name(path=f"{before}[]", text=key) if isinstance(key, str) else key
            self.kind, self.table = _at(row, key), _table(self.kind) or self.table
        self.steps.append(key)

    def of(self, s: Any) -> Any:
        """What is there."""
        for step in self.steps:
            try:
                s = getattr(s, step) if isinstance(s, msgspec.Struct) else s[step]
            except (AttributeError, IndexError, KeyError, TypeError):
                raise ValueFault(f"there is no {self.text} in this position") from None
        return s

    def put(self, s: Any, new: Any) -> None:
        """Put something there. Records and rows on the way are replaced, because copies may share them."""
        first, *rest = self.steps
        setattr(s, first, _with(getattr(s, first), rest, new, self.text))


def _with(there: Any, steps: list[Any], new: Any, text: str) -> Any:
    if not steps:
        return new
    step, *rest = steps
    try:
        if isinstance(there, msgspec.Struct):
            return msgspec.structs.replace(there, **{step: _with(getattr(there, step), rest, new, text)})
        if isinstance(there, dict):
            return there | {step: _with(there.get(step), rest, new, text)}
        row = list(there)
        row[step] = _with(row[step], rest, new, text)
    except (IndexError, TypeError, AttributeError):
        raise ValueFault(f"there is no {text} in this position") from None
    return type(there)(row)


def converted(given: Any, path: Path, name: Name) -> Any:
    """A value as the type at a path wants it; raises a `ValueFault` that says what it wants."""
    plain = named(given, path.kind, path.text, name, path.table)
    try:
        return msgspec.convert(plain, path.kind)
    except msgspec.ValidationError as error:
        raise ValueFault(f"{path.text}: {error}; given: {given!r}") from None
