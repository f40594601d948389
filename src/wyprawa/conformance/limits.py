"""Where the types of options and states leave open how big something may be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from wyprawa.conformance.play import Case
from wyprawa.kernel import Game
from wyprawa.kernel.state import Teller

_SHOWN = 12  # paths in a message
_CLOSED = (inspect.BoolType, inspect.NoneType, inspect.LiteralType, inspect.EnumType)
_ENDLESS = re.compile(r"[*+]|,\}")  # in a pattern


def bounded(case: Case) -> None:
    """Every number, text and row of options and state has bounds in its type."""
    if open_ends := unbounded(case.game):
        more = f" and {len(open_ends) - _SHOWN} more" if len(open_ends) > _SHOWN else ""
        case.broken(
            f"without bounds: {'; '.join(open_ends[:_SHOWN])}{more}; "
            "give them types of wyprawa.kernel.sizes or Annotated[..., Meta(ge=, le=, max_length=)]"
        )


def unbounded(game: Game[Any]) -> list[str]:
    """The paths of everything without bounds in the types of a game's options and state."""
    seen: set[type] = set()
    found = [*_walk(inspect.type_info(game.options), "options", seen)]
    return [*found, *_walk(inspect.type_info(game.state), "state", seen)]


def _walk(info: inspect.Type, path: str, seen: set[type]) -> Iterator[str]:
    match info:
        case inspect.Metadata(type=inspect.IntType(), extra={"digits": int()}):
            pass
        case inspect.Metadata(type=inner):
            yield from _walk(inner, path, seen)
        case inspect.IntType() | inspect.FloatType():
            if None in (info.ge if info.gt is None else info.gt, info.le if info.lt is None else info.lt):
                yield f"{path} (a number)"
        case inspect.StrType():
            if info.max_length is None and (info.pattern is None or _ENDLESS.search(info.pattern)):
                yield f"{path} (a text)"
        case inspect.BytesType() | inspect.ByteArrayType():
            if info.max_length is None:
                yield f"{path} (bytes)"
        case inspect.ListType() | inspect.VarTupleType():
            if info.max_length is None:
                yield f"{path} (a row)"
            yield from _walk(info.item_type, f"{path}[]", seen)
        case inspect.DictType():
            if info.max_length is None:
                yield f"{path} (a dict)"
            yield from _walk(info.key_type, f"{path}.key", seen)
            yield from _walk(info.value_type, f"{path}[]", seen)
        case inspect.TupleType():
            for n, part in enumerate(info.item_types):
                yield from _walk(part, f"{path}[{n}]", seen)
        case inspect.UnionType():
            for part in info.types:
                yield from _walk(part, path, seen)
        case inspect.StructType() | inspect.DataclassType():
            if info.cls not in seen:
                seen.add(info.cls)
                for field in info.fields:
                    yield from _walk(field.type, f"{path}.{field.name}", seen)
        case inspect.CustomType(cls=kind) if kind is Teller:
            pass
        case _ if not isinstance(info, _CLOSED):
            yield f"{path} ({type(info).__name__})"
