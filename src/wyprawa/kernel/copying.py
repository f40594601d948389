"""Copy functions per record type, generated once from its annotations.

Every field that can change is copied by the cheapest expression its type allows, the others are taken over.
Copies that are kept and never changed share whatever has not changed since the copy kept before.
"""

from __future__ import annotations

import enum
import inspect
import types
import typing
from collections.abc import Callable
from functools import cache
from itertools import chain, repeat
from typing import Any, TypeVar, Union

import msgspec

from wyprawa.kernel.chance import Chance
from wyprawa.kernel.errors import RuleError
from wyprawa.kernel.state import Teller

S = TypeVar("S", bound=msgspec.Struct)
_ABSENT = (type(None), msgspec.UnsetType)
_SHARED = {"shared": True}  # of `sizes.Shared`
_ATOMS = (int, str, float, bool, bytes, type(None), Teller)


@cache
def copier(kind: type[S]) -> Callable[[S], S]:
    """The function that copies one `kind`; what it returns shares nothing that can change."""
    helpers: dict[str, Any] = {}
    copies = [
        (name, _copy(hint, f"x.{name}", helpers, f"{kind.__name__}.{name}")) for name, hint in _fields(kind)
    ]
    made: Callable[[S], S] = _function(kind, "x", copies, helpers)
    return made


@cache
def keeper(kind: type[S]) -> Callable[[S, S], S]:
    """The function that copies one `kind` to be kept, given the copy kept before: neither ever changes, so
    they share the records that are equal. Comparing costs a fraction of copying."""
    helpers: dict[str, Any] = {"chain": chain, "none": repeat(None)}
    copies = [
        (name, _share(hint, f"x.{name}", f"old.{name}", helpers, f"{kind.__name__}.{name}"))
        for name, hint in _fields(kind)
    ]
    made: Callable[[S, S], S] = _function(kind, "x, old", copies, helpers)
    return made


def _fields(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    hints = typing.get_type_hints(kind, include_extras=False)
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        if any(getattr(each, "extra", None) == _SHARED for each in getattr(hint, "__metadata__", ())):
            hints[name] = types.GenericAlias(tuple, (*hints[name].__args__, ...))  # as good as that
    return [(name, hints[name]) for name in kind.__struct_fields__]


def _function(
    kind: type[msgspec.Struct], given: str, copies: list[tuple[str, str | None]], helpers: dict[str, Any]
) -> Any:
    """The function of those expressions: it makes a new record where fields may be given by place, which is
    faster; else it makes a shallow copy and sets what can change."""
    if _by_place(kind):
        values = ", ".join(copy or f"x.{name}" for name, copy in copies)
        helpers["new"] = kind
        lines = [f"def copy({given}):", f"    return new({values})"]
    else:
        lines = [f"def copy({given}):", "    y = x.__copy__()"]
        lines += [f"    y.{name} = {copy}" for name, copy in copies if copy is not None]
        lines.append("    return y")
    exec("\n".join(lines), helpers)  # source made of field names and type structure only
    return helpers["copy"]


def _by_place(kind: type[msgspec.Struct]) -> bool:
    """Whether a record is made of its fields in order, and of nothing else."""
    if hasattr(kind, "__post_init__"):
        return False
    given = inspect.signature(kind).parameters.values()
    return all(each.kind is each.POSITIONAL_OR_KEYWORD for each in given)


def _share(hint: Any, value: str, old: str, helpers: dict[str, Any], where: str) -> str | None:
    """The expression that copies `value`, taking from `old` whatever is equal there."""
    copy = _copy(hint, value, helpers, where)
    kind, args = typing.get_origin(hint), typing.get_args(hint)
    inner = _part(args[-1], helpers, where) if kind in (list, dict) else None
    if copy is None or hint is Chance or (kind is dict and inner is None):
        return copy
    if inner is not None:
        alike = _same(args[-1], "a", "b", helpers)
        if alike is None:
            return copy
        if kind is dict:
            other = f"(b := {old}.get(k)) is not None and {alike}"
            copy = f"{{k: b if {other} else {inner} for k, a in {value}.items()}}"
        else:
            copy = f"[b if {alike} else {inner} for a, b in zip({value}, chain({old}, none))]"
    same = _same(hint, value, old, helpers)
    return copy if same is None else f"{old} if {same} else {copy}"


def _part(hint: Any, helpers: dict[str, Any], where: str) -> str | None:
    """The expression that copies one item `a`; a record shares what it can with `b`, the one before it."""
    copy = _copy(hint, "a", helpers, where)
    if copy in (None, "a.__copy__()") or not (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        return copy
    name = f"keep_{hint.__name__}_{len(helpers)}"
    helpers[name] = keeper(hint)
    return f"{copy} if b is None else {name}(a, b)"


def _same(hint: Any, a: str, b: str, helpers: dict[str, Any]) -> str | None:
    """The test that two values are equal, their dicts in the same order; None if those lie too deep."""
    orders = _orders(hint, a, b, helpers)
    return None if orders is None else " and ".join([f"{a} == {b}", *orders])


def _orders(hint: Any, a: str, b: str, helpers: dict[str, Any]) -> list[str] | None:
    """The tests that the dicts within two equal values have the same order: rules may depend on it."""
    if not _has_dict(hint):
        return []
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        found: list[str] = []
        for name, field in _fields(hint):
            tests = _orders(field, f"{a}.{name}", f"{b}.{name}", helpers)
            if tests is None:
                return None
            found += tests
        return found
    if typing.get_origin(hint) is dict and not _has_dict(hint.__args__[-1]):
        return [f"[*{a}] == [*{b}]"]
    if typing.get_origin(hint) in (Union, types.UnionType):
        (kind,) = (kind for kind in typing.get_args(hint) if kind not in _ABSENT)  # see `_copy_union`
        tests = _orders(kind, a, b, helpers)
        helpers["UNSET"] = msgspec.UNSET
        return None if tests is None else [f"({a} is None or {a} is UNSET or {' and '.join(tests)})"]
    return None


def _has_dict(hint: Any) -> bool:
    """Whether there is a dict anywhere within: dicts compare equal in any order."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return any(_has_dict(field) for _, field in _fields(hint))
    return hint is dict or typing.get_origin(hint) is dict or any(map(_has_dict, typing.get_args(hint)))


def _copy(hint: Any, value: str, helpers: dict[str, Any], where: str, depth: int = 0) -> str | None:
    """The expression that copies `value`, or None if it never changes and can be shared."""
    origin = typing.get_origin(hint)
    if hasattr(hint, "__supertype__"):
        return _copy(hint.__supertype__, value, helpers, where, depth)
    if origin is typing.Annotated or origin is typing.Literal:
        return _copy(hint.__origin__, value, helpers, where, depth) if origin is typing.Annotated else None
    if origin in (Union, types.UnionType):
        return _copy_union(typing.get_args(hint), value, helpers, where, depth)
    if origin is tuple:
        for part in typing.get_args(hint):
            if part is not Ellipsis and _copy(part, "_", {}, where) is not None:
                raise RuleError(f"{where}: a tuple of things that change cannot be copied; use a list")
        return None
    if isinstance(hint, type) or origin is not None:
        return _copy_container(hint, origin or hint, value, helpers, where, depth)
    raise RuleError(f"{where}: cannot copy a {hint!r}; annotate what is in it")


def _copy_union(
    kinds: tuple[Any, ...], value: str, helpers: dict[str, Any], where: str, depth: int
) -> str | None:
    copies = [_copy(kind, value, helpers, where, depth) for kind in kinds if kind not in _ABSENT]
    changing = [copy for copy in copies if copy is not None]
    if not changing:
        return None
    if len(copies) > 1:
        raise RuleError(f"{where}: a union may have one type that can change, and None or UNSET")
    helpers["UNSET"] = msgspec.UNSET
    return f"{value} if {value} is None or {value} is UNSET else {changing[0]}"


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
        if all(_copy(field, "_", {}, where) is None for _, field in _fields(kind)):
            return f"{value}.__copy__()"
        name = f"copy_{kind.__name__}_{len(helpers)}"
        helpers[name] = copier(kind)
        return f"{name}({value})"
    args = typing.get_args(hint)
    item = f"i{depth}"
    if kind in (list, bytearray):
        inner = _copy(args[0], item, helpers, where, depth + 1) if args else None
        if inner is None:
            return f"{value}.copy()"
        if inner == f"{item}.__copy__()":
            return f"[*map({_plain(helpers)}, {value})] if {value} else []"
        return f"[{inner} for {item} in {value}] if {value} else []"
    if kind is dict:
        inner = _copy(args[1], item, helpers, where, depth + 1) if args else None
        if inner is None:
            return f"{value}.copy()"
        if inner == f"{item}.__copy__()":
            return f"dict(zip({value}, map({_plain(helpers)}, {value}.values()))) if {value} else {{}}"
        return f"{{k{depth}: {inner} for k{depth}, {item} in {value}.items()}} if {value} else {{}}"
    # A set has no fixed order, so rules that loop over one would not run the same everywhere.
    raise RuleError(
        f"{where}: cannot copy a {kind.__name__}; a state holds ints, strings, lists, dicts, records"
    )


def _plain(helpers: dict[str, Any]) -> str:
    """The name of the function that copies a record whose fields hold nothing that can change."""
    helpers["plain"] = msgspec.Struct.__copy__  # type: ignore[attr-defined]  # which its stub does not say
    return "plain"
