"""Tickets: the secrets in links. Who has one may sit at a seat or watch, without an account.

A ticket is 192 random bits, so its hash needs no salt and no slow function: there is nothing to guess. Only
the hash is stored; the text goes once to the one it is made for.
"""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import blake2b

_BYTES = 24
_FORM = re.compile(r"[A-Za-z0-9_-]{32}", re.ASCII)


class Secret:
    """A ticket's text. Printing or logging it shows nothing; `text` is for the answer to its owner alone."""

    __slots__ = ("text",)

    def __init__(self, text: str):
        self.text = text

    @property
    def hash(self) -> str:
        return hashed(self.text)

    def __repr__(self) -> str:
        return "<ticket>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and same(self.text, other.text)

    def __hash__(self) -> int:
        return hash(self.text)


def new() -> Secret:
    """A fresh ticket nobody can guess."""
    return Secret(secrets.token_urlsafe(_BYTES))


def read(text: object) -> Secret | None:
    """A ticket somebody sent, if it has a ticket's form. The text is not repeated in any error."""
    return Secret(text) if isinstance(text, str) and _FORM.fullmatch(text) else None


def bearer(header: str | None) -> Secret | None:
    """The ticket in an `Authorization: Bearer …` header."""
    scheme, _, text = (header or "").partition(" ")
    return read(text.strip()) if scheme.lower() == "bearer" else None


def hashed(text: str) -> str:
    """What is stored of a ticket, and what it is looked up by."""
    return blake2b(text.encode(), digest_size=32, person=b"wyprawa-ticket").hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal; how long it takes says nothing about where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())
