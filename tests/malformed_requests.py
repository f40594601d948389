"""HTTP requests no honest program sends. Each must be turned down with a status of 400 to 499."""

from __future__ import annotations

import random
from typing import Any
from urllib.parse import quote

from malformed import Known, any_ticket, dumps, odd_text, odd_value

_METHODS = ("GET", "POST", "PATCH", "PUT", "DELETE", "TRACE", "get", "BREW")

_NO_REQUESTS = (
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/live/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
)


def request(method: str, path: str, body: bytes = b"", *lines: str, kind: str = "application/json") -> bytes:
    head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", *lines]
    if body:
        head += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
    return "\r\n".join([*head, "", ""]).encode("latin-1") + body


def _odd_path(r: random.Random) -> str:
    return quote(odd_text(r, 30).encode("utf-8", "surrogatepass") or b"x", safe=r.choice(["", "./"]))


def _bearer(ticket: Any) -> str:
    text = ticket if isinstance(ticket, str) and ticket.isprintable() and ticket.isascii() else "x"
    return f"Authorization: Bearer {text}"


def _new_table(r: random.Random) -> Any:
    """A table nobody can sit down to."""
    good = {"game": "smok", "options": {"seats": 2}, "seats": [{"kind": "me"}, {"kind": "friend"}]}
    if r.random() < 0.05:
        return good | {"record": r.choice(["", "x", odd_text(r, 500), "wyprawa 1\n" * 50, "{}", "[" * 5000])}
    if r.random() < 0.0005:  # seldom, because a process is started for each
        return good | {"record": "wyprawa record 2\n" + odd_text(r, 500)}
    bot = r.choice(
        ["none such", "search:0", "search:999999999", "search:1e9", "search:-1ms", "?" + odd_text(r)]
    )
    return good | r.choice(
        [
            {"game": "none such"},
            {"game": odd_value(r)},
            {"options": {"seats": r.choice([0, -1, 7, 10**30, "two", None, 2.5, [2]])}},
            {"options": {"none such": odd_value(r)}},
            {"options": [odd_value(r)]},
            {"seats": [{"kind": "me"}] * r.choice([3, 50])},
            {"seats": [{"kind": "none such"}]},
            {"seats": [{"kind": "bot", "bot": bot}]},
            {"seats": [[odd_value(r)]]},
            {"seats": 3},
            {"seed": r.choice(["one", 1.5, [1], {}])},
            {"record": r.choice([1, [], {}])},
            {"name": r.choice([1, [], {}, None])},
            {"none such": odd_value(r)},
        ]
    )


def _json(r: random.Random, given: Any) -> bytes:
    """As JSON, whole or spoiled."""
    body = dumps(given)
    how = r.random()
    if how < 0.2:
        return body[: r.randrange(1, len(body))]
    if how < 0.3:
        return b"[" * r.randint(100, 50_000)
    if how < 0.4:
        return r.randbytes(r.randrange(1, 500))
    return body


def _body(r: random.Random) -> tuple[str, bytes]:
    kind = r.choice(
        ["application/json"] * 5
        + ["text/plain", "application/x-www-form-urlencoded", "x", "multipart/form-data"]
    )
    return kind, _json(r, _new_table(r))


def odd_request(r: random.Random, known: Known) -> tuple[str, bytes]:
    """What is wrong, and the bytes."""
    table = f"/api/tables/{known.table}"
    stranger = _bearer(any_ticket(r))
    friend, watcher, host = _bearer(known.friend), _bearer(known.watch), _bearer(known.host)
    seat = dumps({"kind": "bot", "bot": "random"})
    match r.randrange(12):
        case 0 | 1 | 2:
            kind, body = _body(r)
            return "a bad table", request("POST", "/api/tables", body, kind=kind)
        case 3:
            path = r.choice(["smok", "none", _odd_path(r)])
            body = _json(r, {"options": r.choice([{"seats": 99}, {"x": 1}, [], odd_text(r)])})
            return "bad options", request("POST", f"/api/games/{path}/check", body)
        case 4:
            path = r.choice(["", "/record", "/moments", "/replay.html", "/moments?seat=0&from=0&to=64"])
            return "a wrong ticket", request("GET", f"{table}{path}", b"", *r.choice([(), (stranger,)]))
        case 5:
            path = r.choice(
                [
                    _odd_path(r),
                    "x" * r.choice([1, 500, 5000]),
                    "%00",
                    "..%2f..%2f",
                    known.table.swapcase() + "x",
                ]
            )
            return "no such table", request("GET", f"/api/tables/{path}", b"", r.choice([host, stranger]))
        case 6:
            who = r.choice([friend, watcher, stranger])
            number = r.choice(["0", "1", "-1", "99", "x", "1e9", "9" * 50, _odd_path(r)])
            if who == friend and number == "1":  # that seat is the friend's own, to leave or to keep
                number = "0"
            return "a seat of another", request("PATCH", f"{table}/seats/{number}", seat, who)
        case 7:
            bad = r.choice(
                [
                    {"kind": "none"},
                    {"kind": "bot", "bot": "none such"},
                    {"kind": 1},
                    {},
                    [],
                    {"kind": "open", "x": 1},
                ]
            )
            return "a seat for nobody", request(
                "PATCH", f"{table}/seats/{r.choice([0, 1, 99])}", dumps(bad), host
            )
        case 8:
            path = r.choice(
                [
                    "/record",
                    "/moments?seat=open",
                    "/moments?seat=0",
                    "/moments?seat=x",
                    "/moments?from=x",
                    "/replay.html?seat=0",
                    "/replay.html?seat=-1",
                ]
            )
            return "a look behind the screen", request(
                "GET", f"{table}{path}", b"", r.choice([friend, watcher])
            )
        case 9:
            body = _json(r, {"at": r.choice([0, 1, 10**9, -5, "x"]), "name": "x"})
            return "going on with a running game", request(
                "POST", f"{table}/continue", body, r.choice([friend, watcher, host])
            )
        case 10:
            path = r.choice(
                [
                    "/api/",
                    "/api/games/x",
                    "/api/rules/x/y",
                    "/api/rules/smok/none",
                    "/api/words/xx",
                    "/static/../run.py",
                    "/static/.x",
                    "/t",
                    "/" + _odd_path(r),
                ]
            )
            return "no such page", request(r.choice(_METHODS), path, r.choice([b"", b"{}"]), host)
        case _:
            return "no request", r.choice([r.randbytes(r.randrange(4, 400)) + b"\r\n\r\n", *_NO_REQUESTS])
