"""The page `/docs`: the HTTP interface from its OpenAPI schema, and the live line in words."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from wyprawa import __version__
from wyprawa.server import messages

INTRODUCTION = (
    "A ticket is a secret text of 32 characters. It is sent as the header “Authorization: Bearer TICKET” "
    "over HTTP, and in the first message over the live line; never in an address. Errors come as "
    "{“error”: “what was wrong”} with a status of 400 or more, and nothing has changed."
)
LIVE = (
    "Open a WebSocket to /api/live/TABLE. Messages are JSON texts with a field “type”. The first is "
    "“hello”, within ten seconds. The server answers “welcome” and then sends a “frame” whenever "
    "something changes. A frame with “full” is whole; any other one tells what changed: parts that differ, "
    "ids of parts that are gone, lines of the log from “log_from” on. If its “prompt” is not null, it is "
    "your turn: send “answer” with the prompt’s number, its seat and the key of one of its options. An "
    "answer that comes too late or twice is “refused”, and nothing changes."
)
SENT = (
    (
        "welcome",
        "table, game, language, mine, host, watch, void (the link leads to nothing any more), marks, fair, "
        "pace, between, guide, seats, chat, proposal, notes; ticket, if one was claimed and is not kept yet. "
        "It comes again when the ticket is kept",
    ),
    (
        "frame",
        "number, full, as, title, parts, gone, layout (if it differs), prompt, waiting, log, log_from, "
        "ending, undo and redo (true, false, or “ask”: the others must agree)",
    ),
    ("seats", "seats: seat, title, name, kind (person, bot, open), bot, present, thinking, sat, linked"),
    ("chat", "who, seat, text, notice (true: the table itself tells it)"),
    ("marks", "marks: what kind of table it is, each with kind and text"),
    (
        "fair",
        "fair: commitment, words (each with seat and text; while the game gathers, one for every seat "
        "that is ready, in order), gathers, seed (as text, when the game is over)",
    ),
    ("proposal", "what (undo, redo, open), by, agreed, needed; or what null and done when it is settled"),
    ("refused", "why, text, detail: nothing changed"),
    ("hint", "seat, number, options: the best first, each with key, label, value, thoughts, follows"),
    (
        "sheet",
        "number, seat, rows: asked, label, taken, left, bars; parts: what would stand on the boards",
    ),
    ("pace", "pace"),
    ("between", "start, end, marks: reasons with their rules, cells, ways, rays"),
    ("earlier", "log, log_from: lines of the log before those one has"),
    ("pong", "the answer to ping"),
)
CODES = (
    (4401, "no good ticket in the hello"),
    (4403, "the page is of another origin, or the server does not go by that name"),
    (4404, "there is no such table"),
    (4408, "no hello in time"),
    (4429, "too many connections or messages, or the same link was opened in another place"),
    (4410, "the table is closed: its rules took too long over an answer"),
    (1009, "a message too big"),
    (1012, "come again: the server restarts, or the table is read anew"),
)


class DocsPage(OpenAPIRenderPlugin):
    """Our own page, because those that can be had fetch their scripts from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page(openapi_schema).encode()


CONFIG = OpenAPIConfig(
    title="Wyprawa",
    version=__version__,
    description=INTRODUCTION,
    path="/docs",
    render_plugins=[DocsPage(), JsonRenderPlugin(path="/openapi.json")],
    use_handler_docstrings=True,
)


def page(schema: dict[str, Any]) -> str:
    """The whole page as HTML."""
    head = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Wyprawa: the API</title>'
        '<link rel="icon" href="/static/mark.svg" type="image/svg+xml">'
        '<link rel="stylesheet" href="/static/style/table.css">'
        '<link rel="stylesheet" href="/static/docs.css">'
        "</head><body><main>"
    )
    body = [f"<h1>Wyprawa {escape(schema['info']['version'])}: the API</h1><p>{escape(INTRODUCTION)}</p>"]
    body.append('<p><a href="/docs/openapi.json">The OpenAPI schema as JSON</a></p><h2>HTTP</h2>')
    for path, item in schema["paths"].items():
        body += [_operation(path, verb, each) for verb, each in item.items() if isinstance(each, dict)]
    body += _live()
    body.append("<h2>Records</h2>")
    schemas = schema.get("components", {}).get("schemas", {})
    body += [_record(name, each) for name, each in sorted(schemas.items())]
    return f"{head}{''.join(body)}</main></body></html>\n"


def _operation(path: str, verb: str, it: dict[str, Any]) -> str:
    said = escape(it.get("description") or it.get("summary") or "")
    rows = [
        f"<tr><td><code>{escape(each['name'])}</code></td><td>{_type(each.get('schema', {}))}</td></tr>"
        for each in it.get("parameters", [])
    ]
    table = f"<table>{''.join(rows)}</table>" if rows else ""
    sends = _content(it.get("requestBody", {}))
    answers = [
        f"<li>{escape(code)}: {_content(each) or escape(each.get('description', ''))}</li>"
        for code, each in it.get("responses", {}).items()
        if code.startswith("2")
    ]
    body = f"<p>Body: {sends}</p>" if sends else ""
    return (
        f'<section class="route"><h3><b>{escape(verb.upper())}</b> <code>{escape(path)}</code></h3>'
        f"<p>{said}</p>{table}{body}<ul>{''.join(answers)}</ul></section>"
    )


def _content(of: dict[str, Any]) -> str:
    return ", ".join(_type(each.get("schema", {})) for each in of.get("content", {}).values())


def _record(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", ()))
    rows = [
        f"<tr><td><code>{escape(field)}</code>{'' if field in needed else ' (optional)'}</td>"
        f"<td>{_type(each)}</td></tr>"
        for field, each in schema.get("properties", {}).items()
    ]
    said = escape(schema.get("description") or "")
    return (
        f'<section id="{escape(name)}"><h3>{escape(schema.get("title", name))}</h3><p>{said}</p>'
        f"<table>{''.join(rows)}</table></section>"
    )


def _type(schema: dict[str, Any]) -> str:
    """A type in a few words, with links to records."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name.rsplit("_", 1)[-1]}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(map(_type, schema[several]))
    if "enum" in schema:
        return escape(", ".join(map(str, schema["enum"])))
    if "const" in schema:
        return escape(str(schema["const"]))
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_type(schema.get('items') or {})}"
    return escape(", ".join(kind) if isinstance(kind, list) else str(kind))


def _live() -> Iterator[str]:
    yield f"<h2>The live line</h2><p>{escape(LIVE)}</p><h3>What you send</h3><table>"
    for each in msgspec.inspect.multi_type_info(messages.KINDS):
        assert isinstance(each, msgspec.inspect.StructType)
        fields = ", ".join(
            f"{field.encode_name}{'' if field.required else ' (optional)'}" for field in each.fields
        )
        said = (each.cls.__doc__ or "").split("\n")[0]
        yield f"<tr><td><code>{escape(str(each.tag))}</code></td><td>{escape(fields)}</td><td>"
        yield f"{escape(said)}</td></tr>"
    yield "</table><h3>What you get</h3><table>"
    for kind, fields in SENT:
        yield f"<tr><td><code>{escape(kind)}</code></td><td>{escape(fields)}</td></tr>"
    yield "</table><h3>When the line is closed</h3><table>"
    for code, why in CODES:
        yield f"<tr><td>{code}</td><td>{escape(why)}</td></tr>"
    yield "</table>"
