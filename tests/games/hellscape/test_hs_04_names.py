"""Every card has a name in both languages, and no two cards the same."""

from collections.abc import Iterator

import pytest

from wyprawa.games.hellscape.content import CONTENT
from wyprawa.words import load_words, t

BACK = "item-worn-leather-armour-crowd"  # the other side of a card


def keys() -> Iterator[str]:
    yield from (f"item-{card.id}" for card in CONTENT.items)
    yield from (f"door-{card.id}" for card in CONTENT.doors)
    for skill in CONTENT.skills:  # grades share a name
        yield f"skill-{skill.id[:-2] if skill.id[-1].isdigit() else skill.id}"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_cards_have_names(language: str) -> None:
    words = load_words("wyprawa.games.hellscape", language)
    wanted = list(dict.fromkeys(key.replace("_", "-") for key in keys()))
    assert [key for key in wanted if not words.has(key)] == []
    names = [words.say(t(key)) for key in wanted if key != BACK]
    assert sorted({name for name in names if names.count(name) > 1}) == []
