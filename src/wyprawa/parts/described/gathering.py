"""The function that gathers everything with a meaning from a state, generated once from its shape."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple, TypeAlias

import msgspec

from wyprawa.kernel import RuleError
from wyprawa.parts.described.shapes import Both, Fields, Leaf, Maybe, Pairs, Places, Row, Shape

FieldOf: TypeAlias = tuple[type[msgspec.Struct], str]
Predicate: TypeAlias = Callable[[Any, Any], bool]  # of the state and a record in it
TableOf: TypeAlias = Callable[[Any, Any], str]


class Gathered(NamedTuple):
    """What a state has of one kind: rows, sets, or pairs of a row and how many there are."""

    leaf: Leaf
    table: str
    values: list[Any]


class Gatherer:
    """Finds everything with a meaning in the state and in the agenda's arguments."""

    def __init__(
        self,
        state: Fields,
        arguments: Mapping[str, Places],
        by: Mapping[str, TableOf],
        unless: Mapping[FieldOf, Predicate],
    ) -> None:
        self._by, self._unless = by, unless
        self._buckets: dict[Leaf, str] = {}
        self._numbers = count()
        self._given: dict[str, Any] = {"UNSET": msgspec.UNSET, "defaultdict": defaultdict}
        self._used: set[FieldOf] = set()
        body = self._lines(state, "s", "")
        body += self._agenda(arguments)
        new = [f"{name} = {'defaultdict(list)' if leaf.by else '[]'}" for leaf, name in self._buckets.items()]
        ready = f"return [{', '.join(self._buckets.values())}]"
        self.source = "\n".join(["def gather(s):", *_inside([*new, *body, ready])])
        exec(self.source, self._given)  # source made of field names and type structure only
        self._gather: Callable[[Any], list[Any]] = self._given["gather"]
        self.leaves = tuple(self._buckets)
        if unknown := set(unless) - self._used:
            raise RuleError(f"unless: nothing there has a meaning: {sorted(map(str, unknown))}")

    def __call__(self, s: Any) -> list[Gathered]:
        found = []
        for leaf, values in zip(self.leaves, self._gather(s), strict=True):
            if leaf.by:
                found += [Gathered(leaf, table, rows) for table, rows in values.items()]
            else:
                found.append(Gathered(leaf, leaf.table, values))
        return found

    def _agenda(self, arguments: Mapping[str, Places]) -> list[str]:
        if not arguments:
            return []
        self._given["described"] = frozenset(arguments)
        lines = [
            f"if name == {name!r}:\n    " + "\n    ".join(self._arguments(places))
            for name, places in arguments.items()
        ]
        chain = "\nel".join(lines).split("\n")
        return ["for e in s.agenda:", *_inside(["name = e[0]", "if name in described:", *_inside(chain)])]

    def _arguments(self, places: Places) -> list[str]:
        lines = []
        for n, rest, shape in places.parts:
            value = f"e[{n}:]" if rest else f"e[{n}]"
            found = self._lines(Row(shape) if rest else shape, value, "")
            lines += found if rest else [f"if len(e) > {n}:", *_inside(found)]
        return lines

    def _lines(self, shape: Shape, value: str, record: str, counted: bool = True) -> list[str]:
        """The lines that gather `value`, which stands in `record`."""
        match shape:
            case Leaf():
                return [self._leaf(shape, value, record, counted)]
            case Row(Leaf(form="row" | "set") as leaf):
                return [f"{self._bucket(leaf, record, counted)} += {value}"]
            case Row(item):
                each = self._name()
                return [f"for {each} in {value}:", *_inside(self._lines(item, each, record, counted))]
            case Maybe(inner):
                it = self._name()
                there = f"if {it} is not None and {it} is not UNSET:"
                return [f"{it} = {value}", there, *_inside(self._lines(inner, it, record, counted))]
            case Pairs(key, item):
                lines = [] if key is None else self._lines(Row(key), value, record, counted)
                return lines + (
                    [] if item is None else self._lines(Row(item), f"{value}.values()", record, counted)
                )
            case Places(parts):
                return [
                    line
                    for n, _, part in parts
                    for line in self._lines(part, f"{value}[{n}]", record, counted)
                ]
            case Both(parts):
                return [line for part in parts for line in self._lines(part, value, record, counted)]
            case Fields(kind, parts):
                it = self._name()
                lines = [f"{it} = {value}"]
                for name, part in parts:
                    lines += self._field((kind, name), part, it, counted)
                return lines

    def _field(self, field: FieldOf, shape: Shape, record: str, counted: bool) -> list[str]:
        value = f"{record}.{field[1]}"
        if field not in self._unless:
            return self._lines(shape, value, record, counted)
        self._used.add(field)
        test = self._helper(self._unless[field])
        named, there = (self._lines(shape, value, record, here) for here in (False, counted))
        return [f"if {test}(s, {record}):", *_inside(named), "else:", *_inside(there)]

    def _leaf(self, leaf: Leaf, value: str, record: str, counted: bool) -> str:
        bucket = self._bucket(leaf, record, counted)
        match leaf.form:
            case "row" | "set":
                return f"{bucket}.append({value})"
            case "stock":
                return f"{bucket} += {value}.items() if {value}.__class__ is dict else enumerate({value})"
            case "count":
                return f"{bucket}.append(({leaf.row!r}, {value}))"
            case "length":
                return f"{bucket}.append(({leaf.row!r}, len({value})))"
            case "presence":
                return f"{bucket}.append(({leaf.row!r}, 1))"

    def _bucket(self, leaf: Leaf, record: str, counted: bool) -> str:
        """The list that takes what is gathered there."""
        if not counted:
            leaf = replace(leaf, here=False)
        name = self._buckets.setdefault(leaf, f"b{len(self._buckets)}")
        if not leaf.by:
            return name
        if not record:
            raise RuleError(f"RefBy({leaf.table!r}) stands in no record")
        if leaf.table not in self._by:
            raise RuleError(f"by: no function {leaf.table!r}")
        return f"{name}[{self._helper(self._by[leaf.table])}(s, {record})]"

    def _name(self) -> str:
        return f"x{next(self._numbers)}"

    def _helper(self, function: Callable[..., Any]) -> str:
        name = f"f{next(self._numbers)}"
        self._given[name] = function
        return name


def _inside(lines: Iterable[str]) -> list[str]:
    return [f"    {line}" for line in lines]
