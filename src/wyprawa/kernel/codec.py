"""States as JSON, and their digests.

Dicts keep the order of their entries. Rules may depend on it, so it is part of the state and saved with it.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from wyprawa.kernel.state import State, decode_hook, encode_hook

_SHOWN = 200  # characters of a value quoted where two differ
_ENCODER = msgspec.json.Encoder(enc_hook=encode_hook)


@cache
def decoder(kind: type) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind, dec_hook=decode_hook)


@cache
def fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a record, cached: working out their types is slow."""
    return msgspec.structs.fields(kind)


def encode(value: Any) -> bytes:
    """Any record as JSON bytes."""
    return _ENCODER.encode(value)


def digest(s: State) -> str:
    """Sixteen hex digits that two states share only if they are the same game at the same point."""
    return blake2b(_ENCODER.encode(s), digest_size=8).hexdigest()


def difference(found: Any, expected: Any, at: str = "") -> str:
    """Where two plain values first differ."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for name in sorted({*found, *expected}):
            if name not in found or name not in expected or found[name] != expected[name]:
                return difference(found.get(name), expected.get(name), f"{at}.{name}" if at else str(name))
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        for i, (one, other) in enumerate(zip(found, expected, strict=True)):
            if one != other:
                return difference(one, other, f"{at}[{i}]")
    return f"{f'{at} ' if at else ''}is {_shown(found)}, expected {_shown(expected)}"


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
