"""What the annotations of a type come to: a tree of the places in it that have a meaning."""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

import msgspec

from wyprawa.kernel import RuleError, Step
from wyprawa.parts.described.marks import Bare, CountOf, Holding, NoneIs, Ref, RefBy, SetOf, Stock, Until

_ABSENT = (type(None), msgspec.UnsetType)


@dataclass(frozen=True)
class Leaf:
    """Something that has a meaning: a row of a table, a set of rows, or how many there are of them."""

    form: Literal["row", "set", "stock", "count", "length", "presence"]
    table: str  # or, for `by`, the name of the function that tells which
    by: bool = False
    test: str = ""
    none: Any = None  # the value that means nothing
    here: bool = False
    row: int | str = 0  # of what is counted


@dataclass(frozen=True)
class Maybe:
    inner: Shape


@dataclass(frozen=True)
class Row:
    item: Shape


@dataclass(frozen=True)
class Pairs:
    """A dict: what its keys mean, and its values."""

    key: Shape | None
    value: Shape | None


@dataclass(frozen=True)
class Places:
    """A tuple whose places mean different things: by place, and whether it goes on to the end."""

    parts: tuple[tuple[int, bool, Shape], ...]


@dataclass(frozen=True)
class Fields:
    """A record, with its fields that mean something."""

    kind: type[msgspec.Struct]
    parts: tuple[tuple[str, Shape], ...]


@dataclass(frozen=True)
class Both:
    """A count of things, and what is in them."""

    parts: tuple[Shape, ...]


Shape: TypeAlias = Leaf | Maybe | Row | Pairs | Places | Fields | Both


@dataclass(frozen=True)
class _Context:
    """What is known of a place from the annotations around it."""

    meaning: Ref | RefBy | SetOf | None = None
    none: Any = None
    here: bool = False
    snapshot: bool = False
    holding: Any = None  # the meaning of plain numbers

    def marked(self, marks: Iterable[Any]) -> _Context:
        found = self
        for mark in marks:
            if isinstance(mark, Ref | RefBy | SetOf):
                found = replace(found, meaning=mark)
            elif isinstance(mark, NoneIs):
                found = replace(found, none=mark.value)
            elif mark is Bare.HERE:
                found = replace(found, here=True)
            elif mark is Bare.SNAPSHOT:
                found = replace(found, snapshot=True)
            elif isinstance(mark, Holding):
                found = replace(found, holding=mark.meaning)
        return found

    def inside(self) -> _Context:
        """What of it holds for the fields of a record."""
        return _Context(snapshot=self.snapshot, holding=self.holding)


class Reader:
    """Reads types once, each record type in each context."""

    def __init__(self, state: type[msgspec.Struct]) -> None:
        self._state = state
        self._known: dict[tuple[type, _Context], Fields | None] = {}
        self._open: set[tuple[type, _Context]] = set()
        self._within_itself: set[type] = set()

    def shape(self, hint: Any, where: str, context: _Context = _Context()) -> Shape | None:
        """What `hint` means, or None if nothing in it does."""
        hint, marks = peeled(hint)
        context = context.marked(marks)
        found = [_counted(hint, mark, context, where) for mark in marks if isinstance(mark, Stock | CountOf)]
        if not any(isinstance(mark, Stock) for mark in marks):
            inside = self._plain(hint, where, context)
            found += [] if inside is None else [inside]
        return Both(tuple(found)) if len(found) > 1 else next(iter(found), None)

    def _plain(self, hint: Any, where: str, context: _Context) -> Shape | None:
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            return self._union(args, where, context)
        if origin is list or (origin is tuple and args[1:] == (...,)):
            item = self.shape(args[0], f"{where}[]", context)
            return None if item is None else Row(item)
        if origin is tuple:
            parts = [(n, False, self.shape(part, f"{where}[{n}]", context)) for n, part in enumerate(args)]
            described = tuple((n, rest, shape) for n, rest, shape in parts if shape is not None)
            return Places(described) if described else None
        if origin is dict:
            key = self.shape(args[0], f"{where} (key)", context.inside())
            value = self.shape(args[1], f"{where}[]", context)
            return None if key is value is None else Pairs(key, value)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self._record(hint, context.inside())
        return self._leaf(hint, where, context)

    def _leaf(self, hint: Any, where: str, context: _Context) -> Shape | None:
        meaning, here = context.meaning, context.here and not context.snapshot
        match meaning:
            case Ref(table=table, test=test):
                return Leaf("row", table, test=test, none=context.none, here=here)
            case RefBy(by=by, test=test):
                return Leaf("row", by, by=True, test=test, none=context.none, here=here)
            case SetOf(table=table):
                return Leaf("set", table, none=context.none, here=here)
        if context.here or context.none is not None:
            raise RuleError(f"{where}: {hint!r} is marked, but not with the table it is a row of")
        if context.holding is not None and hint is int:
            return self.shape(context.holding, where, _Context(snapshot=context.snapshot))
        return None

    def _union(self, args: tuple[Any, ...], where: str, context: _Context) -> Shape | None:
        kinds = [kind for kind in args if kind not in _ABSENT]
        found = [shape for kind in kinds if (shape := self.shape(kind, where, context)) is not None]
        if len(found) > 1 or (found and len(kinds) > 1):
            raise RuleError(f"{where}: of a union only one type, and None or UNSET, may have a meaning")
        return Maybe(found[0]) if found else None

    def _record(self, kind: type[msgspec.Struct], context: _Context) -> Shape | None:
        key = (kind, context)
        if key in self._open:
            self._within_itself.add(kind)
            return None
        if key not in self._known:
            self._open.add(key)
            if kind is not self._state and [*until(kind)]:
                raise RuleError(f"{kind.__name__}: Until belongs on a field of the state")
            hints = typing.get_type_hints(kind, include_extras=True)
            shapes = [
                (name, self.shape(hints[name], f"{kind.__name__}.{name}", context))
                for name in kind.__struct_fields__
            ]
            parts = tuple((name, shape) for name, shape in shapes if shape is not None)
            if parts and kind in self._within_itself:
                raise RuleError(f"{kind.__name__}: a record with a meaning cannot hold records of its kind")
            self._known[key] = Fields(kind, parts) if parts else None
            self._open.remove(key)
        return self._known[key]

    def arguments(self, step: Step[Any, ..., Any]) -> Places | None:
        """What the arguments of a step mean, by their places in its entries on the agenda."""
        hints = typing.get_type_hints(step.run, include_extras=True)
        given = [*inspect.signature(step.run).parameters.values()][1:]
        parts = []
        for place, parameter in enumerate(given, 1):
            where = f"{step.name}({parameter.name})"
            shape = self.shape(hints.get(parameter.name, Any), where)
            if shape is not None:
                parts.append((place, parameter.kind is parameter.VAR_POSITIONAL, shape))
        return Places(tuple(parts)) if parts else None


def peeled(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without its annotations, and these, from the inside out."""
    marks: tuple[Any, ...] = ()
    while True:
        if get_origin(hint) is Annotated:
            marks = (*hint.__metadata__, *marks)
            hint = hint.__origin__
        elif hasattr(hint, "__supertype__"):
            hint = hint.__supertype__
        else:
            return hint, marks


def _counted(hint: Any, mark: Stock | CountOf, context: _Context, where: str) -> Shape:
    here = not context.snapshot
    kinds = [kind for kind in get_args(hint) if kind not in _ABSENT]
    if get_origin(hint) in (Union, types.UnionType):
        return Maybe(_counted(peeled(kinds[0])[0], mark, context, where))
    many = (get_origin(hint) or hint) in (list, tuple, dict)
    if isinstance(mark, Stock):
        if not many:
            raise RuleError(f"{where}: a Stock is a row of counts or a dict of them, not {hint!r}")
        return Leaf("stock", mark.table, here=here)
    is_record = isinstance(hint, type) and issubclass(hint, msgspec.Struct)
    form: Literal["length", "presence", "count"] = "length" if many else "presence" if is_record else "count"
    return Leaf(form, mark.table, here=here, row=mark.row)


def until(kind: type[msgspec.Struct]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The fields of a state that are set as long as a step is planned, and the steps."""
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        for mark in peeled(hint)[1]:
            if isinstance(mark, Until):
                yield name, mark.steps
