"""Which pages may speak to this server, and by which names it goes.

A page of somebody else's can make its own name point at this machine, and would then be of our origin (DNS
rebinding). So requests are taken only under names that are ours. Numbers are not names: nobody can make them
point elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit

_OURS = "localhost"


def allowed(origin: str | None, host: str | None, origins: Collection[str]) -> bool:
    """Whether a page from `origin` may. Programs send no origin, and may; a page of ours has our `host`."""
    if origin is None or origin in origins:
        return True
    try:
        found = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(found) and host is not None and found.lower() == host.lower()


def known(host: str | None, hosts: Collection[str]) -> bool:
    """Whether the server goes by this name, as the header `Host` has it; `*` among `hosts`: by any."""
    if host is None or "*" in hosts:
        return True
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name == _OURS or name.endswith(f".{_OURS}") or name in {each.lower() for each in hosts}:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
