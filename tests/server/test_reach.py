"""Who can reach a server, and how."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from wyprawa.server import reach as reaching
from wyprawa.server.reach import Reach, network_address, reach


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_at_its_own_address_a_machine_is_alone(host: str) -> None:
    assert reach(host, 8765) == Reach(alone=True, address="")


def test_shared_it_has_the_address_of_its_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "network_address", lambda: "192.168.1.5")
    assert reach("0.0.0.0", 8765) == Reach(alone=False, address="http://192.168.1.5:8765")
    monkeypatch.setattr(reaching, "network_address", lambda: "")
    assert reach("0.0.0.0", 8765).alone


def test_behind_a_name_nothing_is_offered() -> None:
    assert reach("play.example.org", 80) == Reach(alone=False, address="")


def test_the_network_address_is_a_number_or_nothing() -> None:
    found = network_address()
    assert not found or not ip_address(found).is_loopback
