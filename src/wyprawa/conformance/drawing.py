"""Options drawn at random, so that the laws also see games nobody has thought of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from wyprawa.kernel import Chance, Game, GameError

_TRIES = 200  # draws that a game may refuse
_FEW = 20  # numbers between bounds that are tried one by one
_LEFT = object()  # for an option whose type does not say what it may be


def draw_options(game: Game[Any], chance: Chance) -> dict[str, Any]:
    """Options the game accepts, each drawn as its type allows.

    Flags, numbers with bounds, literals, and what `Meta(extra={"choices": ...})` lists; for a tuple, up to
    `most` of that `extra`, none twice. What cannot be drawn stays at its default, or as in one of the modes.
    """
    refused: GameError | None = None
    for _ in range(_TRIES):
        drawn = _draw_all(game, chance)
        try:
            game.read_options(drawn)
        except GameError as error:
            refused = error
        else:
            return drawn
    raise GameError(
        f"{game.name}: took none of {_TRIES} sets of options drawn at random; the last: {refused}"
    )


def every_value(game: Game[Any], chance: Chance) -> Iterator[dict[str, Any]]:
    """Sets of options the game accepts, drawn so that every value of every option that is listed, or lies
    between narrow bounds, comes up at least once. A value that no draw gets accepted is left out."""
    met: set[tuple[str, str]] = set()
    for field, info in _fields(game.options):
        for value in _values(info):
            if (field.encode_name, repr(value)) in met:
                continue
            for _ in range(_TRIES):
                drawn = _draw_all(game, chance) | {field.encode_name: value}
                try:
                    game.read_options(drawn)
                except GameError:
                    continue
                met |= {(name, repr(each)) for name, each in drawn.items()}
                yield drawn
                break


def _values(info: inspect.Type) -> list[Any]:
    """The values an option can have, if they are few enough to be tried one by one."""
    extra: dict[str, Any] = {}
    if isinstance(info, inspect.Metadata):
        extra, info = info.extra or {}, info.type
    choices = list(extra.get("choices", ()))
    match info:
        case inspect.VarTupleType() if choices:
            return [[choice] for choice in choices]
        case _ if choices:
            return choices
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType(ge=int(low), le=int(high)) if high - low < _FEW:
            return [*range(low, high + 1)]
        case inspect.LiteralType(values=values):
            return sorted(values, key=str)
        case inspect.UnionType(types=kinds):
            return [value for kind in kinds for value in _values(kind)]
    return []


def _draw_all(game: Game[Any], chance: Chance) -> dict[str, Any]:
    mode = chance.pick(game.modes, "mode")
    drawn: dict[str, Any] = {}
    for field, info in _fields(game.options):
        name, value = field.encode_name, _draw(info, chance)
        if value is _LEFT:
            drawn |= {name: mode[name]} if field.required and name in mode else {}
        elif field.required or chance.below(4, "given"):
            drawn[name] = value
    return drawn


@cache
def _fields(options: type[msgspec.Struct]) -> list[tuple[msgspec.structs.FieldInfo, inspect.Type]]:
    return [(field, inspect.type_info(field.type)) for field in msgspec.structs.fields(options)]


def _draw(info: inspect.Type, chance: Chance) -> Any:
    extra: dict[str, Any] = {}
    if isinstance(info, inspect.Metadata):
        extra, info = info.extra or {}, info.type
    choices = list(extra.get("choices", ()))
    match info:
        case inspect.VarTupleType() if choices:
            return [chance.take(choices, "of") for _ in range(chance.below(extra["most"] + 1, "many"))]
        case _ if choices:
            return chance.pick(choices, "of")
        case inspect.BoolType():
            return bool(chance.below(2, "flag"))
        case inspect.IntType(ge=int(low), le=int(high)):
            return low + chance.below(high - low + 1, "number")
        case inspect.LiteralType(values=values):
            return chance.pick(sorted(values, key=str), "literal")
        case inspect.TupleType(item_types=kinds):
            row = [_draw(kind, chance) for kind in kinds]
            return _LEFT if _LEFT in row else row
        case inspect.UnionType(types=kinds):
            known = [value for kind in kinds if (value := _draw(kind, chance)) is not _LEFT]
            return chance.pick(known, "kind") if known else _LEFT
    return _LEFT
