"""Frames of a live line no honest program sends: around bad texts, and broken themselves."""

from __future__ import annotations

import random
from typing import NamedTuple

from malformed import (
    TEXTS,
    Known,
    any_ticket,
    changed,
    cut,
    deep,
    dumps,
    huge,
    no_object,
    odd_value,
    random_bytes,
    random_text,
    unknown_type,
    wrong,
    wrong_types,
)  # fmt: skip

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
_LONGEST = 4096  # bytes of a message; the line is closed after a longer one


class Frame(NamedTuple):
    """Bytes for a live line; `answered`: whether the line must still answer after it, or be closed. After a
    `calm` one it should stay open."""

    what: str
    data: bytes
    answered: bool = True
    calm: bool = False


def frame(body: bytes, head: int = TEXT, *, masked: bool = True) -> bytes:
    """A WebSocket frame; its mask is zero."""
    mask = 0x80 if masked else 0
    if len(body) < 126:
        length = bytes([mask | len(body)])
    elif len(body) < 1 << 16:
        length = bytes([mask | 126]) + len(body).to_bytes(2, "big")
    else:
        length = bytes([mask | 127]) + len(body).to_bytes(8, "big")
    return bytes([head]) + length + (b"\0\0\0\0" if masked else b"") + body


def text_frame(r: random.Random, who: str, known: Known) -> Frame:
    """A whole frame around a bad text, sometimes as bytes, sometimes in pieces."""
    make = r.choice(TEXTS[who])
    body = make(r, known)
    how = r.random()
    short = len(body) <= _LONGEST
    if how < 0.1:
        return Frame(f"{make.__name__} as bytes", frame(body, BINARY), calm=short)
    calm = short and _is_text(body)
    if how < 0.2 and len(body) > 1:
        at = r.randrange(1, len(body))
        pieces = frame(body[:at], 0x01) + frame(body[at:], 0x80)
        return Frame(f"{make.__name__} in two", pieces, calm=calm)
    return Frame(make.__name__, frame(body), calm=calm)


def _is_text(body: bytes) -> bool:
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True


def broken_frame(r: random.Random, known: Known) -> Frame:
    """Frames that are no frames of a WebSocket."""
    body = dumps(wrong(r))
    return r.choice(
        [
            Frame("reserved bits", frame(body, TEXT | r.choice([0x10, 0x20, 0x40, 0x70]))),
            Frame("unknown kind", frame(body, 0x80 | r.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]))),
            Frame("not masked", frame(body, masked=False)),
            Frame("a piece of nothing", frame(body, 0x80)),
            Frame("a piece in a piece", frame(body, 0x01) + frame(body, 0x01)),
            Frame("a long ping", frame(b"x" * 200, PING)),
            Frame("a ping in pieces", frame(b"x", 0x09)),
            Frame("a close without a reason", frame(r.randbytes(1), CLOSE)),
            Frame(
                "a close with a wrong code",
                frame(r.choice([0, 999, 1005, 1006, 5000]).to_bytes(2, "big"), CLOSE),
            ),
            Frame("a close with broken words", frame(b"\x03\xe8\xff\xfe", CLOSE)),
            Frame("far too long", bytes([TEXT, 0xFF]) + (1 << 62).to_bytes(8, "big") + b"\0\0\0\0x"),
            Frame("longer than said", bytes([TEXT, 0xFE, 0x7F, 0xFF]) + b"\0\0\0\0x", answered=False),
            Frame("cut off", frame(body)[: r.randrange(1, len(body))], answered=False),
            Frame("no frame at all", r.randbytes(r.randrange(1, 200)), answered=False),
        ]
    )


def first_words(r: random.Random, known: Known) -> Frame:
    """What is said instead of a good hello."""
    if r.random() < 0.5:
        hello = {"type": "hello", "ticket": any_ticket(r), "language": odd_value(r), "name": odd_value(r)}
        for name in r.sample(["language", "name"], r.randrange(3)):
            del hello[name]
        return Frame("wrong ticket", frame(dumps(hello)))
    make = r.choice(
        [random_bytes, random_text, cut, changed, wrong_types, unknown_type, no_object, huge, deep]
    )
    return Frame(f"{make.__name__} first", frame(make(r, known), r.choice([TEXT, BINARY])))
