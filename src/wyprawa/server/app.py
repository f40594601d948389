"""The server as one application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, PermissionDeniedException, TooManyRequestsException

from wyprawa.kernel import SetupError, WyprawaError
from wyprawa.server import books, docs, endings, guides, lobby, pages, reach, replays, socket
from wyprawa.server.backend import opened
from wyprawa.server.offers import wrong_options
from wyprawa.server.origins import allowed, known
from wyprawa.server.settings import Settings
from wyprawa.server.storage import StorageError
from wyprawa.server.viewer import Refused

log = logging.getLogger("wyprawa.server")

_ONE = 16_384  # bytes of a body that count as one more request
_LONGEST = 2000  # characters of an error that are sent


class Health(msgspec.Struct, frozen=True):
    """That the server answers, and how much it has to do."""

    ok: bool
    tables: int
    viewers: int


def create_app(settings: Settings) -> Litestar:
    """The application; its storage is opened when it starts and closed when it ends."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings) as backend:
            app.state.backend = backend
            yield

    return Litestar(
        [
            health,
            metrics,
            *lobby.ROUTES,
            *books.ROUTES,
            *endings.ROUTES,
            *guides.ROUTES,
            *reach.ROUTES,
            *replays.ROUTES,
            *pages.ROUTES,
            socket.live,
        ],
        lifespan=[lifespan],
        before_send=[pages.add_headers],
        before_request=let_in,
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=5, exclude=["^/static", "^/t/", "^/rules/", "^/$"]
        ),
        exception_handlers={HTTPException: http_error, WyprawaError: own_error, Exception: other_error},
        openapi_config=docs.CONFIG,
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )


async def let_in(request: Request[Any, Any, Any]) -> None:
    """So many requests per second from one address and no more, none under a name that is not ours, and none
    that another page sends for us. A long body counts as many: it takes long to read."""
    backend, headers = request.app.state.backend, request.headers
    if not backend.messages.take(lobby.address_of(request), 1 + _length(request) // _ONE):
        raise TooManyRequestsException("too many requests; wait a moment")
    if not known(headers.get("host"), backend.names):
        name = headers["host"][:80]
        raise HTTPException(
            f"this server does not go by the name {name!r}; who runs it can add it to WYPRAWA_HOSTS",
            status_code=421,
        )
    if request.method not in ("GET", "HEAD") and not allowed(
        headers.get("origin"), headers.get("host"), backend.settings.origins
    ):
        raise PermissionDeniedException("the page is of another origin")


def _length(request: Request[Any, Any, Any]) -> int:
    """Bytes of the body; the most there may be, if that is not said."""
    given = request.headers.get("content-length", "")
    if given.isdecimal() and len(given) < 12:
        return int(given)
    most: int = request.app.state.backend.settings.limits.body_bytes
    return most if "transfer-encoding" in request.headers else 0


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    return _error(error.status_code, _with_extra(error))


def _with_extra(error: HTTPException) -> str:
    """What was wrong, field by field where that is known."""
    extra = error.extra if isinstance(error.extra, list) else []
    fields = [
        f"{each.get('key', 'body')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)
    ]
    return "; ".join(fields) or error.detail


def own_error(request: Request[Any, Any, Any], error: WyprawaError) -> Response[dict[str, str]]:
    if isinstance(error, StorageError):
        log.error("storage: %s", error)
        return _error(503, "the table could not be kept; nothing has changed")
    if isinstance(error, SetupError):
        return _error(400, wrong_options(error, request.query_params.get("language", "en")))
    return _error(400, str(error))


def other_error(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    if isinstance(error, RecursionError):
        return _error(400, "the body is nested too deep")
    if isinstance(error, UnicodeDecodeError):
        return _error(400, f"the body is not UTF-8: byte {error.start} cannot be read")
    if isinstance(error, Refused):
        return _error(503, error.detail or error.why)
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _error(500, "the server made a mistake; nothing has changed")


def _error(status: int, text: str) -> Response[dict[str, str]]:
    return Response({"error": text[:_LONGEST]}, status_code=status, media_type=MediaType.JSON)


@get("/health", sync_to_thread=False, tags=["server"])
def health(request: Request[Any, Any, Any]) -> Health:
    """Whether the server is well."""
    backend = request.app.state.backend
    return Health(True, len(backend.rooms), backend.metrics.viewers)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, tags=["server"])
def metrics(request: Request[Any, Any, Any]) -> str:
    """The server's numbers as Prometheus reads them."""
    text: str = request.app.state.backend.metrics.prometheus()
    return text
