"""A copy function per record type, generated once from its annotations.

A shallow copy, then every field that can change is copied by the cheapest expression its type allows.
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, Union

import msgspec

from wyprawa.kernel.chance import Chance
from wyprawa.kernel.errors import RuleError
from wyprawa.kernel.state import Teller

S = TypeVar("S", bound=msgspec.Struct)
_ATOMS = (int, str, float, bool, bytes, type(None), frozenset, Teller)


@cache
def copier(kind: type[S]) -> Callable[[S], S]:
    """The function that copies one `kind`; what it returns shares nothing that can change."""
    helpers: dict[str, Any] = {}
    lines = ["def copy(x):", "    y = x.__copy__()"]
    for name, hint in typing.get_type_hints(kind, include_extras=False).items():
        if name not in kind.__struct_fields__:
            continue
        expression = _copy(hint, f"x.{name}", helpers, f"{kind.__name__}.{name}")
        if expression is not None:
            lines.append(f"    y.{name} = {expression}")
    lines.append("    return y")
    exec("\n".join(lines), helpers)  # source made of field names and type structure only
    made: Callable[[S], S] = helpers["copy"]
    return made


def _copy(hint: Any, value: str, helpers: dict[str, Any], where: str, depth: int = 0) -> str | None:
    """The expression that copies `value`, or None if it never changes and can be shared."""
    origin = typing.get_origin(hint)
    if hasattr(hint, "__supertype__"):
        return _copy(hint.__supertype__, value, helpers, where, depth)
    if origin is typing.Annotated or origin is typing.Literal:
        return _copy(hint.__origin__, value, helpers, where, depth) if origin is typing.Annotated else None
    if origin in (Union, types.UnionType):
        return _copy_union(typing.get_args(hint), value, helpers, where, depth)
    if origin is tuple or origin is frozenset:
        for part in typing.get_args(hint):
            if part is not Ellipsis and _copy(part, "_", {}, where) is not None:
                raise RuleError(f"{where}: a tuple of things that change cannot be copied; use a list")
        return None
    if isinstance(hint, type) or origin is not None:
        return _copy_container(hint, origin or hint, value, helpers, where, depth)
    raise RuleError(f"{where}: cannot copy a {hint!r}; annotate what it holds")


def _copy_union(
    kinds: tuple[Any, ...], value: str, helpers: dict[str, Any], where: str, depth: int
) -> str | None:
    copies = [_copy(kind, value, helpers, where, depth) for kind in kinds if kind is not type(None)]
    changing = [copy for copy in copies if copy is not None]
    if not changing:
        return None
    if len(copies) > 1:
        raise RuleError(f"{where}: a union may hold one kind of thing that changes, and None")
    return f"None if {value} is None else {changing[0]}"


def _copy_container(
    hint: Any, kind: Any, value: str, helpers: dict[str, Any], where: str, depth: int
) -> str | None:
    if issubclass(kind, Chance):
        return f"{value}.__copy__()"
    if issubclass(kind, _ATOMS) or issubclass(kind, enum.Enum) or kind is tuple:
        return None
    if issubclass(kind, msgspec.Struct):
        if kind.__struct_config__.frozen:
            return None
        name = f"copy_{kind.__name__}_{len(helpers)}"
        helpers[name] = copier(kind)
        return f"{name}({value})"
    args = typing.get_args(hint)
    item = f"i{depth}"
    if kind in (list, set, bytearray):
        inner = _copy(args[0], item, helpers, where, depth + 1) if args else None
        if inner is None:
            return f"{value}.copy()" if kind is set else f"{value}[:]"
        return f"[{inner} for {item} in {value}]"
    if kind is dict:
        inner = _copy(args[1], item, helpers, where, depth + 1) if args else None
        if inner is None:
            return f"{value}.copy()"
        return f"{{k{depth}: {inner} for k{depth}, {item} in {value}.items()}}"
    raise RuleError(
        f"{where}: cannot copy a {kind.__name__}; a state holds ints, strings, lists, dicts, records"
    )
