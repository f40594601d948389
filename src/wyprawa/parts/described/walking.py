"""A walk through a state by its shape: slower than gathering, but it knows where it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from wyprawa.parts.described.gathering import FieldOf, Predicate
from wyprawa.parts.described.shapes import Both, Fields, Leaf, Maybe, Pairs, Places, Row, Shape


class Spot(NamedTuple):
    """A row of a table at its place: `characters[1].hand`. A set or a stock has one for each of its rows."""

    place: str
    leaf: Leaf
    table: str
    row: Any
    many: int = 1


def spots(
    shape: Shape,
    value: Any,
    by: Mapping[str, Callable[[Any], str]],
    unless: Mapping[FieldOf, Predicate],
    place: str = "",
) -> Iterator[Spot]:
    """Everything that has a meaning in a value of that shape."""
    return _Walk(by, unless).walk(shape, value, place, None, True)


class _Walk:
    def __init__(self, by: Mapping[str, Callable[[Any], str]], unless: Mapping[FieldOf, Predicate]) -> None:
        self.by, self.unless = by, unless

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
                    here = counted and not (test is not None and test(value))
                    at = f"{place}.{name}" if place else name
                    yield from self.walk(part, getattr(value, name), at, value, here)

    def leaf(self, leaf: Leaf, value: Any, place: str, record: Any) -> Iterator[Spot]:
        table = self.by[leaf.table](record) if leaf.by else leaf.table
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
    """The rows of a set."""
    return [] if bits == none else [row for row in range(bits.bit_length()) if bits >> row & 1]
