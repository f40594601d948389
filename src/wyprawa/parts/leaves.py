"""The plain values in raw records, each with its path, its marks and what is wrong with it.

A record is read by its type: unions by their tags, containers item by item; a mark on a container applies to
each item.
"""

from __future__ import annotations

import types
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

from wyprawa.kernel.codec import fields
from wyprawa.parts.values import Formula


class Code(msgspec.Struct, frozen=True):
    """Marks a field whose values are names that code knows: `Annotated[Literal[...], Code("power")]`.

    `what` says what kind of name, for the audit.
    """

    what: str


CUSTOM = Code("custom")  # marks the values of fields named `custom`


class Leaf(NamedTuple):
    """A plain value in a record, with the marks of its annotation and what is wrong with it."""

    path: str
    value: Any
    marks: tuple[Any, ...] = ()
    fault: str | None = None


def walk(raw: Any, hint: Any, path: str, marks: tuple[Any, ...] = ()) -> Iterator[Leaf]:
    """Every plain value of a raw record, read by the record's type; faults come as leaves of their own."""
    arms = _arms(hint, marks)
    if isinstance(raw, dict):
        if shapes := _structs(hint):
            yield from _walk_fields(raw, shapes, path)
            return
        for shape, inner in arms:
            if get_origin(shape) is dict:
                for key, item in raw.items():
                    yield from walk(key, get_args(shape)[0], f"{path}.{key}")
                    yield from walk(item, get_args(shape)[1], f"{path}.{key}", inner)
                return
    if isinstance(raw, list | tuple):
        for shape, inner in arms:
            args = get_args(shape)
            many = args[1:] in ((), (...,))
            if get_origin(shape) in (tuple, list, set, frozenset) and (many or len(args) == len(raw)):
                for i, item in enumerate(raw):
                    yield from walk(item, args[0 if many else i], f"{path}[{i}]", inner)
                return
    fitting = [inner for shape, inner in arms if shape is type(raw)] or [inner for _, inner in arms]
    yield Leaf(path, raw, fitting[0], _fault(raw, hint, fitting[0]))


def _walk_fields(raw: dict[str, Any], shapes: _Shapes, path: str) -> Iterator[Leaf]:
    tag, tags = shapes.tag, shapes.by_tag
    if (tag in raw or len(tags) > 1) and raw.get(tag) not in tags:
        given = got(raw[tag], tags) if tag in raw else "got nothing"
        yield Leaf(f"{path}.{tag}", raw.get(tag), fault=f"expected {either(tags)}, {given}")
        return
    shape = tags[raw[tag]] if tag in raw else next(iter(tags.values()))
    known = _known(shape)
    for key in raw:
        if key not in known and key != tag and _config(shape).forbid_unknown_fields:
            fault = f"unknown key; expected {', '.join(known) or 'none'}"
            yield Leaf(f"{path}.{key}", raw[key], fault=fault)
    for key, field in known.items():
        if key in raw:
            yield from walk(raw[key], field.type, f"{path}.{key}", (CUSTOM,) if key == "custom" else ())
        elif field.required:
            yield Leaf(f"{path}.{key}", None, fault="missing")


def _fault(raw: Any, hint: Any, marks: tuple[Any, ...]) -> str | None:
    try:
        msgspec.convert(raw, hint)
    except msgspec.ValidationError as error:
        what = str(error).partition(" - at ")[0]
    else:
        formulas = [mark for mark in marks if isinstance(mark, Formula) and isinstance(raw, int | str)]
        return next((problem for mark in formulas if (problem := mark.problem(raw))), None)
    allowed = [value for arm, _ in _arms(hint) for value in _allowed(arm)]
    if what.startswith("Invalid") and allowed:
        return f"expected {either(allowed)}, {got(raw, allowed)}"
    return plainly(what) if "got" in what else f"{plainly(what)}, got {raw!r}"


@cache
def _arms(hint: Any, marks: tuple[Any, ...] = ()) -> list[tuple[Any, tuple[Any, ...]]]:
    """The members of a union, each bare and with the marks that apply to it."""
    if get_origin(hint) is Annotated:
        return _arms(hint.__origin__, marks + hint.__metadata__)
    if hasattr(hint, "__supertype__"):  # a NewType
        return _arms(hint.__supertype__, marks)
    if get_origin(hint) in (Union, types.UnionType):
        return [arm for member in get_args(hint) for arm in _arms(member, marks)]
    return [(hint, marks)]


class _Shapes(NamedTuple):
    """The records that a hint allows: the key that tells them apart, and each by its tag."""

    tag: Any  # None where there is but one record
    by_tag: dict[Any, Any]


@cache
def _structs(hint: Any) -> _Shapes | None:
    shapes = [shape for shape, _ in _arms(hint) if is_struct(shape)]
    if not shapes:
        return None
    return _Shapes(_config(shapes[0]).tag_field, {_config(shape).tag: shape for shape in shapes})


@cache
def _known(shape: Any) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.encode_name: field for field in fields(shape)}


def _allowed(shape: Any) -> Iterable[Any]:
    if get_origin(shape) is Literal:
        return get_args(shape)
    return [member.value for member in shape] if isinstance(shape, type) and issubclass(shape, Enum) else ()


def is_struct(shape: Any) -> bool:
    return isinstance(get_origin(shape) or shape, type(msgspec.Struct))


def _config(shape: Any) -> Any:
    return (get_origin(shape) or shape).__struct_config__


# --- wording ----------------------------------------------------------------------------------------------


def plainly(what: str) -> str:
    """msgspec's words for types, as TOML has them."""
    for theirs, ours in (("`", ""), ("Expected", "expected"), ("object", "table"), (" | null", "")):
        what = what.replace(theirs, ours)
    return what


def got(value: Any, known: Iterable[Any]) -> str:
    near = get_close_matches(str(value), sorted(map(str, known)), 1)
    return f"got {value!r}" + (f" (did you mean {near[0]!r}?)" if near else "")


def either(values: Collection[Any]) -> str:
    *most, last = map(repr, values)
    return f"{', '.join(most)} or {last}" if most else last


def kind_of(value: Any) -> str:
    name = type(value).__name__
    return {"dict": "table", "list": "array"}.get(name, name)


def text_of(value: Any) -> str:
    value = value.value if isinstance(value, Enum) else value
    return str(value).lower() if isinstance(value, bool) else str(value)
