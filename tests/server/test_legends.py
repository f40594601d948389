"""Every kind of thing that lies on a table is explained by the game's legend, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import wyprawa
from wyprawa.conformance.ledger import find_ledger
from wyprawa.players import Chair, player
from wyprawa.scene import Card, Scene, look
from wyprawa.server.books import icons_of, legend

GAMES = {"smok": 3, "monsterlands": 3, "gloomhaven": 4, "hellscape": 4, "niflheim": 2, "warcraft": 4}
DECISIONS, APART = 120, 30


def kinds(scene: Scene) -> Iterator[str]:
    """What the page asks the legend for: pieces, cards, dice, grounds, tracks and all their icons."""
    zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
    cards = [card for zone in zones for card in zone.cards]
    cells = [cell for board in scene.boards for cell in board.cells]
    yield from (piece.kind for piece in scene.pieces)
    yield from (card.kind or "plain" for card in cards)
    yield from (cell.ground for cell in cells)
    yield from (die.kind for die in (*scene.dice, *(die for panel in scene.panels for die in panel.dice)))
    tracks = (*scene.tracks, *(track for panel in scene.panels for track in panel.tracks))
    yield from (track.icon or track.id.rstrip("-0123456789") for track in tracks)
    rows = [one.facts for some in (scene.pieces, cards, scene.panels, cells) for one in some]
    yield from (fact.icon for row in rows for fact in row)
    for card in cards:
        yield from on_halves(card)


def on_halves(card: Card) -> Iterator[str]:
    for half in card.halves:
        for verb in half.verbs:
            yield verb.icon
            yield from (chip.icon for chip in verb.chips)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_thing_is_explained(game: str) -> None:
    known = {name for line in legend(wyprawa.find(game)).icons for name in (line.icon, *line.also)}
    table, bot = wyprawa.new(game, seed=4, seats=GAMES[game]), player("sensible", 1)
    for n in range(DECISIONS):
        if table.over:
            break
        seat = table.choices[0].seat
        if n % APART == 0:
            assert set(kinds(look(table, seat, log=0))) <= known
        table.choose(bot.choose(Chair(table, seat)), seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_legend_has_no_name_twice_and_cites_rules_there_are(game: str) -> None:
    found, ledger = wyprawa.find(game), find_ledger(game)
    assert ledger is not None
    names = [name for line in legend(found).icons for name in (line.icon, *line.also)]
    assert len(names) == len(set(names))
    for language in ("en", "pl"):
        for line in icons_of(found, language):
            assert line.rule in ledger.rules, line.word
            assert line.word
            assert line.text.endswith(".")
