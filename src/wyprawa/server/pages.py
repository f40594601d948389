"""The page itself: its shell, modules, styles and pictures, and the headers that keep it safe."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import Message, Scope

import wyprawa
from wyprawa import client
from wyprawa.scene import look, style, svg
from wyprawa.scene.svg import faces
from wyprawa.server.sight import words_of

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,80}")
_HIDDEN = {".py", ".ftl", ".pyc"}
_SAMPLE = 7  # the seed of the game whose picture the lobby shows


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer, errors too, carries the headers of safety; what is not a file is not kept by browsers."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("cache-control", "no-store")


class Served(NamedTuple):
    """A file ready to be sent."""

    kind: str
    etag: str
    body: bytes
    small: bytes


def served(body: bytes, name: str) -> Served:
    kind = _KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    etag = f'"{blake2b(body, digest_size=9).hexdigest()}"'
    return Served(kind, etag, body, gzip.compress(body, 9, mtime=0))


def respond(request: Request[Any, Any, Any], file: Served) -> Response[bytes]:
    """A file, or word that the browser has it already."""
    headers = {"etag": file.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if "gzip" in request.headers.get("accept-encoding", "") and len(file.small) < len(body):
        body, headers["content-encoding"] = file.small, "gzip"
    return Response(body, headers=headers, media_type=file.kind)


def found(path: str) -> Served:
    """A file of the client or a style of the scene; nothing else can be asked for."""
    folder, parts = client.folder(), path.strip("/").split("/")
    if not all(_NAME.fullmatch(part) and part != "words" for part in parts):
        raise NotFoundException("there is no such file")
    if parts[0] == "style" and len(parts) > 1:
        folder, parts = files(style), parts[1:]
    file = folder.joinpath(*parts)
    game = parts[-1].removesuffix(".svg")
    if parts[0] == "pictures" and len(parts) == 2 and game in wyprawa.games() and not file.is_file():
        return drawn(game)
    if parts[0] == "faces" and len(parts) == 3 and f"{parts[1]}/{game}" in faces.names(parts[1]):
        return portrait(f"{parts[1]}/{game}")
    if Path(parts[-1]).suffix in _HIDDEN or not file.is_file():
        raise NotFoundException("there is no such file")
    return read(Path(str(file)), Path(str(file)).stat().st_mtime_ns)


@lru_cache(maxsize=256)
def read(file: Path, changed: int) -> Served:
    """A file's bytes, read again when it has changed."""
    return served(file.read_bytes(), file.name)


@lru_cache(maxsize=64)
def drawn(game: str) -> Served:
    """A picture of a game: its table as a spectator sees it at the start."""
    table = wyprawa.new(game, seed=_SAMPLE)
    return served(svg.picture(look(table, None, log=0), words_of(table, "en")).encode(), f"{game}.svg")


@lru_cache(maxsize=256)
def portrait(face: str) -> Served:
    """A medallion by itself."""
    return served(faces.medallion(face).encode(), "face.svg")


@lru_cache(maxsize=4)
def _shell(html: bytes) -> Served:
    return served(html.replace(b"<!-- sprite -->", svg.sprite().encode()), "index.html")


@get(
    ["/", "/t/{table_id:str}", "/t/{table_id:str}/replay", "/rules/{game:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def shell(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page; which of them it is, it sees by its address."""
    return respond(request, _shell(found("index.html").body))


@get("/static/{path:path}", include_in_schema=False, sync_to_thread=True)
def static(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    return respond(request, found(path))


ROUTES = [shell, static]
