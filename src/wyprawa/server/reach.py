"""From where the server can be reached: by this machine alone, or by others in its network, and how."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import msgspec
from litestar import get

from wyprawa.server.lobby import AnyRequest, backend_of

EVERYWHERE = ("0.0.0.0", "::")
_ELSEWHERE = ("192.0.2.1", 9)  # an address of documentation: nothing is sent there


class Reach(msgspec.Struct, frozen=True):
    """`alone`: links work on this machine only. `address`: what others in its network call it, if known."""

    alone: bool
    address: str


def network_address() -> str:
    """The address this machine has in its network; nothing, if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
    return "" if ip_address(found).is_loopback else found


def reach(host: str, port: int) -> Reach:
    """Of a server that listens at `host`."""
    if host in EVERYWHERE:
        found = network_address()
        return Reach(alone=not found, address=f"http://{found}:{port}" if found else "")
    try:
        alone = ip_address(host).is_loopback
    except ValueError:
        alone = host == "localhost"
    return Reach(alone=alone, address="")


@get("/api/reach", sync_to_thread=True, tags=["server"])
def show_reach(request: AnyRequest) -> Reach:
    """Whether links to tables work beyond this machine, and under which address."""
    server = request.scope.get("server")
    port = server[1] if server and server[1] else 80
    return reach(backend_of(request).settings.host, port)


ROUTES = [show_reach]
