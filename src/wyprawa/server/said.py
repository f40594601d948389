"""What the server itself says to people: refusals, and the names of options and bots."""

from __future__ import annotations

from typing import Any

from wyprawa import client
from wyprawa.server.viewer import Refused
from wyprawa.words import Words, load_words, t

LANGUAGES = ("en", "pl")


def page_words(language: str) -> Words:
    """The page's own words; English for a language it does not speak."""
    return load_words(client.PACKAGE, spoken(language))


def spoken(language: str) -> str:
    """The language, if it is one of ours; else English."""
    return language if language in LANGUAGES else "en"


def refusal(refused: Refused, language: str) -> dict[str, Any]:
    """Why something was not done, in words. `detail` is for those who write programs."""
    text = page_words(language).say(t(f"page-refused-{refused.why}"))
    return {"type": "refused", "why": refused.why, "text": text, "detail": refused.detail}


def plain(language: str) -> dict[str, str]:
    """All words of the page, with {name} where something is put in."""
    words = page_words(language)
    return {
        id: words.say(t(id, **{name: f"{{{name}}}" for name in words.variables(id)}))
        for id in words.ids
        if id.startswith("page-")
    }
