"""Which pages may speak to this server."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit


def allowed(origin: str | None, host: str | None, origins: Collection[str]) -> bool:
    """Whether a page from `origin` may. Programs send no origin, and may; a page of ours has our `host`."""
    if origin is None or origin in origins:
        return True
    try:
        found = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(found) and host is not None and found.lower() == host.lower()
