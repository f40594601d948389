"""How what happens is seen: acts name pieces, cards, panels and cells of the table before or after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import wyprawa
from wyprawa.games.smok import GAME as SMOK
from wyprawa.games.smok import state as smok
from wyprawa.kernel import Game, Line, Record, Table
from wyprawa.players import Chair, Sensible
from wyprawa.scene import Act, Scene, changes, log_line, panel_id
from wyprawa.scene.html import frame
from wyprawa.scene.tells import Falls, Rises, Stands, Tells
from wyprawa.words import load_words

SEEN = {
    "smok": {"move", "roll", "focus", "show", "gain"},
    "monsterlands": {"roll", "turn", "show", "gain", "lose", "come", "leave"},
    "gloomhaven": {
        "turn",
        "focus",
        "move",
        "strike",
        "hurt",
        "heal",
        "come",
        "leave",
        "open",
        "show",
        "gain",
    },
}


class Paid(Record, frozen=True):
    who: int
    what: str
    amount: int


def ids(scene: Scene) -> set[str]:
    zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
    found = {piece.id for piece in scene.pieces} | {panel_id(panel.seat) for panel in scene.panels}
    found |= {cell.id for board in scene.boards for cell in board.cells}
    return found | {card.id for zone in zones for card in zone.cards}


def test_what_rises_and_falls_is_made_of_what_the_game_tells() -> None:
    tells = Tells(amounts={"Paid.amount": (Falls("{what}"), Rises("fame"), Stands("total"))})
    assert changes(tells, Paid(1, "gold", 3)) == (
        Act("lose", "panel-1", amount=3, icon="gold"),
        Act("gain", "panel-1", amount=3, icon="fame"),
    )
    assert changes(tells, Paid(1, "gold", 0)) == ()


def test_lines_are_sent_with_what_is_to_be_seen_of_them() -> None:
    words = load_words(SMOK.package, "en")
    table = wyprawa.new("smok", seed=1)
    line = log_line(SMOK, Line(3, smok.Hunted(0, 5, 12)))
    scene = table.view(0)
    scene = type(scene)(scene.title, log=(line,))
    [sent] = frame(scene, words, 0).log
    assert [beat.kind for beat in sent.acts] == ["roll", "focus", "move"]
    assert "die-plain" in sent.acts[0].dice[0]
    assert sent.acts[2].path == ("12",)


def walked(game: Game[Any], choices: int) -> Iterator[tuple[Table[Any], Scene, Scene]]:
    """A game of bots, with what was seen before and after each choice."""
    table = wyprawa.new(game.name, seed=3)
    bot = Sensible(1)
    before = table.view(0)
    for _ in range(choices):
        if table.over:
            return
        choice = table.choices[0]
        table.choose(bot.choose(Chair(table, choice.seat)), choice.seat)
        after = table.view(0)
        yield table, before, after
        before = after


@pytest.mark.parametrize("name", sorted(SEEN))
def test_acts_name_what_is_on_the_table(name: str) -> None:
    game = wyprawa.find(name)
    assert game.acts is not None
    seen: Counter[str] = Counter()
    for table, before, after in walked(game, choices=160):
        known = ids(before) | ids(after)
        for line in table.log:
            if line.at == len(table.history):
                for act in game.acts(line.record):
                    seen[act.kind] += 1
                    named = {act.who, act.whom, *act.path} - {""}
                    assert named <= known, f"{line.record} shows {sorted(named - known)}"
    assert set(seen) >= SEEN[name]
