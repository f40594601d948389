"""Every line a log can have reads as one would say it, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from log_lines import kinds, line, miscounted, samples, wrong

from wyprawa.kernel import Game, games
from wyprawa.words import load_words


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_record_is_a_sentence(game: Game[Any], language: str) -> None:
    words, found = (
        load_words.__wrapped__(game.package, language),
        dict[tuple[str, str], str](),
    )  # an example of each
    for kind in kinds(game):
        for record in samples(game, kind):
            said = line(game, record, words)
            for what in wrong(words, said):
                found.setdefault((kind.__name__, what), said)
            for field, one in miscounted(game, record, words):
                found.setdefault((f"{kind.__name__}.{field}", "the noun of several after 1"), one)
    listed = [f"{kind}: {what}: {said}" for (kind, what), said in found.items()]
    assert not listed, f"{len(listed)} kinds of line are wrong:\n" + "\n".join(listed)
