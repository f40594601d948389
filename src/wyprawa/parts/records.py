"""A record as one line of `field=value`, for position texts: only what is not at its default.

Text is written as it is, everything else as JSON; a game may write single fields in other ways.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import UnionType
from typing import Any, NamedTuple, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import UnsetType

from wyprawa.kernel.codec import fields

R = TypeVar("R", bound=msgspec.Struct)
S = TypeVar("S")
Drawn: TypeAlias = tuple[Callable[[S], str], Callable[[S, str], None]]  # a field of a state: drawn, read back


class Way(NamedTuple):
    """How a field is written and read; what is written must not contain a space."""

    draw: Callable[[Any], str]
    read: Callable[[str], Any]


Ways = Mapping[str, Way]
NOTHING = "-"


def names_of(ids: Sequence[str]) -> list[str]:
    """A name for each card of a table; of several equal ones the second is `greenhorn#2`."""
    return [id if ids.index(id) == n else f"{id}#{ids[:n].count(id) + 1}" for n, id in enumerate(ids)]


class Names:
    """Names instead of numbers, by kind of table; `-` is nobody, nothing or nowhere, the number -1."""

    def __init__(self, tables: Mapping[str, Sequence[str]]) -> None:
        self.tables = {kind: names_of(ids) for kind, ids in tables.items()}

    def name(self, kind: str, number: int) -> str:
        return NOTHING if number < 0 else self.tables[kind][number]

    def number(self, kind: str, text: str) -> int:
        """Raises `ValueError` if nothing of the kind has this name."""
        known = self.tables[kind]
        if text == NOTHING:
            return -1
        if text not in known:
            raise ValueError(f"no {kind} is called {text!r}; there are: {', '.join(known)}")
        return known.index(text)

    def one(self, kind: str) -> Way:
        """A field that is one of them."""
        return Way(lambda it: self.name(kind, it), lambda text: self.number(kind, text))

    def several(self, kind: str) -> Way:
        """A field that is a row of them."""
        return Way(
            lambda numbers: ",".join(self.name(kind, it) for it in numbers),
            lambda text: [self.number(kind, word) for word in text.split(",") if word],
        )


def draw_record(record: msgspec.Struct, ways: Ways, skip: Collection[str] = ()) -> str:
    parts = []
    for field in fields(type(record)):
        value = getattr(record, field.name)
        default = field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
        if field.name in skip or value == default:
            continue
        if field.name in ways:
            said = ways[field.name].draw(value)
        else:
            said = value if isinstance(value, str) else msgspec.json.encode(value).decode()
        parts.append(f"{field.name}={said}")
    return " ".join(parts)


def read_record(kind: type[R], parts: Iterable[str], ways: Ways, /, **given: Any) -> R:
    """The record of a line; `given` is what the line says in another way. Raises `ValueError`."""
    known = {field.name: field for field in fields(kind)}
    for part in parts:
        field, _, said = part.partition("=")
        if field not in known:
            raise ValueError(f"no field {field!r}; fields are: {', '.join(known)}")
        if field in ways:
            given[field] = ways[field].read(said)
        else:
            given[field] = said if _is_text(known[field].type) else msgspec.json.decode(said)
    return msgspec.convert(given, kind)


def _is_text(kind: Any) -> bool:
    """Whether a field holds text: with bounds, or none at all, it does too."""
    if get_origin(kind) in (Union, UnionType):
        return all(_is_text(each) or each is UnsetType for each in get_args(kind))
    return getattr(kind, "__origin__", kind) is str
