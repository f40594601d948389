"""A record as one line of `field=value`, for position texts: only what is not at its default.

Text is written as it is, everything else as JSON; a game may write single fields in other ways.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

from wyprawa.kernel.codec import fields

R = TypeVar("R", bound=msgspec.Struct)


class Way(NamedTuple):
    """How a field is written and read; what is written must not contain a space."""

    draw: Callable[[Any], str]
    read: Callable[[str], Any]


Ways = Mapping[str, Way]


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
    return getattr(kind, "__origin__", kind) is str  # also one with bounds
