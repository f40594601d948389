"""A walk through a state by its shape: slower than gathering, but it knows where it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from wyprawa.kernel import State
from wyprawa.parts.boards import ids
from wyprawa.parts.described.gathering import FieldOf, Predicate, TableOf
from wyprawa.parts.described.shapes import Both, Fields, Leaf, Maybe, Pairs, Places, Row, Shape


class Spot(NamedTuple):
    """A row of a table at its place: `characters[1].hand`. A set or a stock has one for each of its rows."""

    place: str
    leaf: Leaf
    table: str
    row: Any
    many: int = 1


def spots(
    state: Fields,
    arguments: Mapping[str, Places],
    by: Mapping[str, TableOf],
    unless: Mapping[FieldOf, Predicate],
    s: State,
) -> Iterator[Spot]:
    """Everything that has a meaning in a state and in the arguments on its agenda."""
    walk = _Walk(by, unless, s)
    yield from walk.walk(state, s, "", None, True)
    for entry in s.agenda:
        if (places := arguments.get(str(entry[0]))) is not None:
            yield from walk.walk(places, entry, f"agenda: {entry[0]}", None, True)


class _Walk:
    def __init__(self, by: Mapping[str, TableOf], unless: Mapping[FieldOf, Predicate], s: State) -> None:
        self.by, self.unless, self.s = by, unless, s

    def walk(self, shape: Shape, value: Any, place: str, record: Any, counted: bool) -> Iterator[Spot]:
        match shape:
            case Leaf():
                yield from self.leaf(shape if counted else replace(shape, here=False), value, place, record)
            case Maybe(inner):
                if value is not None and value is not msgspec.UNSET:
                    yield from self.walk(inner, value, place, record, counted)
            case Row(item):
                pile = isinstance(item, Leaf) and item.form == "row"
                for n, each in enumerate(value):
                    at = place if pile else f"{place}[{n}]"
                    yield from self.walk(item, each, at, record, counted)
            case Pairs(key, item):
                for each, its in value.items():
                    if key is not None:
                        yield from self.walk(key, each, place, record, counted)
                    if item is not None:
                        yield from self.walk(item, its, f"{place}[{each}]", record, counted)
            case Places(parts):
                for n, rest, part in parts:
                    for each in value[n:] if rest else value[n : n + 1]:
                        yield from self.walk(part, each, place, record, counted)
            case Both(parts):
                for part in parts:
                    yield from self.walk(part, value, place, record, counted)
            case Fields(kind, parts):
                for name, part in parts:
                    test = self.unless.get((kind, name))
                    here = counted and not (test is not None and test(self.s, value))
                    at = f"{place}.{name}" if place else name
                    yield from self.walk(part, getattr(value, name), at, value, here)

    def leaf(self, leaf: Leaf, value: Any, place: str, record: Any) -> Iterator[Spot]:
        table = self.by[leaf.table](self.s, record) if leaf.by else leaf.table
        match leaf.form:
            case "row":
                yield Spot(place, leaf, table, value)
            case "set":
                yield from (Spot(place, leaf, table, row) for row in rows_of(value, leaf.none))
            case "stock":
                pairs = value.items() if isinstance(value, dict) else enumerate(value)
                yield from (Spot(place, leaf, table, row, count) for row, count in pairs)
            case "count":
                yield Spot(place, leaf, table, leaf.row, value)
            case "length":
                yield Spot(place, leaf, table, leaf.row, len(value))
            case "presence":
                yield Spot(place, leaf, table, leaf.row)


def rows_of(bits: int, none: Any) -> list[int]:
    """The rows of a set; of a number that is no set, -1."""
    return [] if bits == none else ids(bits) if bits >= 0 else [-1]
