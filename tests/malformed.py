"""Texts no honest program sends over a live line.

Everything is drawn from a `random.Random`, so a message can be made again from its seed. None of them would
change a game if it came from this table's own people: each is wrong in at least two ways, or comes from
somebody who may not send it.
"""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable
from typing import Any, NamedTuple

_DEEP = 3000


class Known(NamedTuple):
    """What the sender knows of the table: tickets, the host's open question, the friend's last answer."""

    table: str
    host: str
    friend: str
    watch: str
    open: dict[str, Any]
    given: dict[str, Any]


# --- values ---------------------------------------------------------------------------------------------


def odd_text(r: random.Random, most: int = 60) -> str:
    """Any characters: letters, controls, marks, other directions, halves of characters."""
    ranges = (
        (0, 0x20),
        (0x20, 0x7F),
        (0x80, 0x2FF),
        (0x300, 0x36F),
        (0x200B, 0x202F),
        (0xD800, 0xDFFF),
        (0x1F300, 0x1FAFF),
    )
    return "".join(chr(r.randint(*r.choice(ranges))) for _ in range(r.randrange(most)))


def odd_number(r: random.Random) -> int | float:
    return r.choice(
        [
            -1,
            -2,
            10**6,
            2**31,
            2**63,
            -(2**63) - 1,
            10**30,
            -(10**300),
            0.5,
            -0.0,
            1e308,
            float("inf"),
            float("nan"),
        ]
    )


def odd_value(r: random.Random, depth: int = 3) -> Any:
    """A value that is neither a seat nor a number of a question nor a key nor a word we know."""
    kind = r.randrange(7 if depth else 5)
    if kind == 0:
        return None
    if kind == 1:
        return r.choice([True, False])
    if kind == 2:
        return odd_number(r)
    if kind == 3:
        return "?" + odd_text(r)
    if kind == 4:
        return r.choice(
            ["", "null", "{}", "__proto__", "../../etc/passwd", "' OR 1=1 --", "%00", "<script>", "\0"]
        )
    if kind == 5:
        return [odd_value(r, depth - 1) for _ in range(r.randrange(4))]
    return {odd_text(r, 8): odd_value(r, depth - 1) for _ in range(r.randrange(4))}


def any_ticket(r: random.Random) -> Any:
    """A ticket nobody has."""
    letters = string.ascii_letters + string.digits + "-_"
    return r.choice(
        [
            "".join(r.choices(letters, k=32)),
            "".join(r.choices(letters, k=r.choice([0, 1, 31, 33, 500]))),
            odd_text(r),
            odd_value(r),
        ]
    )


def dumps(value: Any) -> bytes:
    return json.dumps(value).encode()


# --- texts over a line ----------------------------------------------------------------------------------


def wrong(r: random.Random) -> dict[str, Any]:
    """A message of a right form that is refused twice over."""
    return r.choice(
        [
            {"type": "answer", "number": -7, "seat": 77, "key": "none such"},
            {"type": "seat", "seat": 77, "kind": "bot", "bot": "none such"},
            {"type": "hello", "ticket": "none such", "language": "none", "name": ""},
        ]
    )


def random_bytes(r: random.Random, known: Known) -> bytes:
    return r.randbytes(r.randrange(1, 300))


def random_text(r: random.Random, known: Known) -> bytes:
    return odd_text(r, 300).encode("utf-8", "surrogatepass")


def cut(r: random.Random, known: Known) -> bytes:
    whole = dumps(wrong(r))
    return whole[: r.randrange(len(whole))]


def changed(r: random.Random, known: Known) -> bytes:
    """A few bytes are others."""
    body = bytearray(dumps(wrong(r)))
    for _ in range(r.randint(1, 4)):
        body[r.randrange(len(body))] = r.randrange(256)
    return bytes(body)


def wrong_types(r: random.Random, known: Known) -> bytes:
    message = wrong(r)
    for name in r.sample(list(message), r.randint(1, len(message))):
        message[name] = odd_value(r)
    return dumps(message)


def wrong_fields(r: random.Random, known: Known) -> bytes:
    """Fields that are missing, or that nobody knows."""
    message = wrong(r)
    if r.random() < 0.5:
        del message[r.choice(list(message))]
    else:
        message[odd_text(r, 12)] = odd_value(r)
    return dumps(message)


def unknown_type(r: random.Random, known: Known) -> bytes:
    kind = r.choice(
        ["Answer", "answers", "frame", "welcome", "refused", "admin", "", odd_text(r), odd_value(r)]
    )
    return dumps({"type": kind, "number": 1, "seat": 0, "key": "1"})


def no_object(r: random.Random, known: Known) -> bytes:
    return dumps(odd_value(r)) if r.random() < 0.8 else b'{"type":"ping"}' + dumps(odd_value(r))


def huge(r: random.Random, known: Known) -> bytes:
    size = r.choice([4097, 5000, 16_000, 16_385, 70_000])
    return r.choice(
        [b" " * size, dumps({"type": "chat", "text": "x" * size}), b'"' + b"\\u0000" * (size // 6)]
    )


def deep(r: random.Random, known: Known) -> bytes:
    opening, closing = r.choice([(b"[", b"]"), (b'{"type":', b"}"), (b'{"text":', b"}")])
    levels = r.randint(100, _DEEP) // len(opening)
    return opening * levels + (b"1" + closing * levels if r.random() < 0.5 else b"")


def odd_numbers(r: random.Random, known: Known) -> bytes:
    """Stale and impossible numbers, for the open question and a key that is open."""
    about = known.open["number"]
    number = r.choice(
        [about - 1, about + 1, about - 2, about + 10**6, odd_number(r), f"{about}", [about], 1e-9 + about]
    )
    return dumps({"type": "answer", "number": number, "seat": known.open["seat"], "key": known.open["key"]})


def odd_keys(r: random.Random, known: Known) -> bytes:
    key = r.choice(
        [
            "",
            " ",
            "none",
            known.open["key"] + "9999",
            known.open["key"] + "\0",
            "?" + odd_text(r),
            odd_value(r),
            "9" * 4000,
        ]
    )
    return dumps({"type": "answer", "number": known.open["number"], "seat": known.open["seat"], "key": key})


def doubled(r: random.Random, known: Known) -> bytes:
    """The answer that was given already, once more."""
    return dumps({"type": "answer", **known.given})


def others_seat(r: random.Random, known: Known) -> bytes:
    """A right answer to a question of somebody else, or of nobody."""
    seat = r.choice([known.open["seat"], -1, 2, 99, 2**40, -(2**70)])
    return dumps({"type": "answer", "number": known.open["number"], "seat": seat, "key": known.open["key"]})


def hosts_word(r: random.Random, known: Known) -> bytes:
    """What only the host may do; one's own seat is one's own to leave."""
    return dumps(
        r.choice(
            [
                {
                    "type": "seat",
                    "seat": 0,
                    "kind": r.choice(["bot", "open", "person"]),
                    "bot": "random",
                },
                {"type": "pace", "pace": r.choice(["slow", "instant"])},
            ]
        )
    )


def players_word(r: random.Random, known: Known) -> bytes:
    """What only those who sit may do."""
    return dumps(r.choice([{"type": "undo"}, {"type": "redo"}, {"type": "agree", "yes": True}]))


def hello_again(r: random.Random, known: Known) -> bytes:
    return dumps({"type": "hello", "ticket": r.choice([known.host, known.watch, any_ticket(r)])})


def nothing_said(r: random.Random, known: Known) -> bytes:
    """Chat of which nothing is left when it is cleaned."""
    return dumps({"type": "chat", "text": r.choice([" ", "\0\1\2", "\u202e\u200b", "\ud800", "\t\n" * 100])})


Maker = Callable[[random.Random, Known], bytes]
ANYBODY: tuple[Maker, ...] = (
    random_bytes, random_text, cut, changed, wrong_types, wrong_fields, unknown_type, no_object, huge, deep,
    odd_keys, odd_numbers, hello_again, nothing_said,
)  # fmt: skip
TEXTS: dict[str, tuple[Maker, ...]] = {
    "host": ANYBODY,
    "friend": (*ANYBODY, doubled, others_seat, hosts_word),
    "watch": (*ANYBODY, doubled, others_seat, hosts_word, players_word),
}
