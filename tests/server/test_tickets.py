from __future__ import annotations

import logging

import pytest

from wyprawa.server import tickets
from wyprawa.server.tickets import Secret


def test_no_two_are_alike() -> None:
    made = {tickets.new().text for _ in range(1000)}
    assert len(made) == 1000
    assert {len(text) for text in made} == {32}


def test_a_ticket_reads_back() -> None:
    ticket = tickets.new()
    read = tickets.read(ticket.text)
    assert read == ticket
    assert read is not None
    assert read.hash == ticket.hash
    assert ticket != tickets.new()
    assert ticket != ticket.text


def test_the_hash_says_nothing_of_the_text() -> None:
    ticket = tickets.new()
    assert ticket.text not in ticket.hash
    assert len(ticket.hash) == 64
    changed = ticket.text[:-1] + ("A" if ticket.text[-1] != "A" else "B")
    assert Secret(changed).hash != ticket.hash


def test_what_is_stored_does_not_change_between_versions() -> None:
    assert tickets.hashed("A" * 32) == "7f6a3a12baf608667e65188024bd02b5fc57e667f1173f00ddb8d301121e4034"


def test_a_ticket_does_not_show(caplog: pytest.LogCaptureFixture) -> None:
    ticket = tickets.new()
    logging.getLogger("test").warning("%s %r %s", ticket, ticket, [ticket])
    shown = f"{ticket} {ticket!r} {[ticket]} {caplog.text}"
    assert ticket.text not in shown
    assert "<ticket>" in shown


@pytest.mark.parametrize(
    "text",
    [
        "",
        "short",
        "A" * 31,
        "A" * 33,
        "A" * 31 + "é",
        "A" * 31 + "\n",
        "A" * 31 + "%",
        "\ud800" * 32,
        7,
        None,
    ],
)
def test_texts_that_cannot_be_tickets(text: object) -> None:
    assert tickets.read(text) is None


def test_a_ticket_in_a_header() -> None:
    ticket = tickets.new()
    assert tickets.bearer(f"Bearer {ticket.text}") == ticket
    assert tickets.bearer(f"bearer  {ticket.text} ") == ticket
    for header in (
        None,
        "",
        "Bearer",
        "Bearer ",
        ticket.text,
        f"Basic {ticket.text}",
        f"Bearer{ticket.text}",
    ):
        assert tickets.bearer(header) is None


def test_secrets_are_compared_whole() -> None:
    assert tickets.same("żółw", "żółw")
    assert not tickets.same("żółw", "żółwik")
