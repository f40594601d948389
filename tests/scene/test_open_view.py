"""The open view: what all seats see, put together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import wyprawa
from wyprawa.kernel import Table
from wyprawa.players import Chair, player
from wyprawa.scene import Piece, Scene, look
from wyprawa.scene.look import open_look, open_view
from wyprawa.words import t


def after(choices: int, game: str, **options: Any) -> Table[Any]:
    table = wyprawa.new(game, seed=5, **options)
    bots = [player("sensible", seat) for seat in range(table.seats)]
    while len(table.history) < choices and table.choices:
        seat = table.choices[0].seat
        table.choose(bots[seat].choose(Chair(table, seat)), seat)
    return table


@pytest.mark.parametrize("choices", [0, 7, 20])
def test_each_hand_is_open_as_its_owner_sees_it(choices: int) -> None:
    table = after(choices, "smok", seats=3)
    scene = open_view(table)
    for seat in range(3):
        assert scene.panels[seat] == table.view(seat).panels[seat]
        assert scene.panels[seat] != table.view(None).panels[seat]
    assert scene.pieces == table.view(None).pieces


def test_face_down_tokens_are_read_by_their_owners_eyes() -> None:
    table = after(120, "monsterlands", seats=2)
    while not any(piece.kind == "trap-hidden" for piece in table.view(None).pieces):
        choice = table.choices[0]
        table.choose(player("sensible", 1).choose(Chair(table, choice.seat)), choice.seat)
    hidden = {piece.id: piece for piece in table.view(None).pieces if piece.kind == "trap-hidden"}
    opened = {piece.id: piece for piece in open_view(table).pieces}
    for id, piece in hidden.items():
        assert piece.seat is not None
        assert opened[id].kind == "trap-down"
        assert opened[id] in table.view(piece.seat).pieces


def test_a_piece_that_only_its_owner_sees_is_there() -> None:
    table = after(0, "smok", seats=2)
    secret = Piece("lair", "3", "trap", t("gem"), "?", seat=1)

    def view(s: Any, seat: int | None) -> Scene:
        scene: Scene = plain(s, seat)
        return msgspec.structs.replace(scene, pieces=(*scene.pieces, secret)) if seat == 1 else scene

    plain = table.game.view
    table.game = replace(table.game, view=view)
    assert secret in open_view(table).pieces
    assert secret not in table.view(0).pieces


def test_the_log_is_whole_and_the_first_open_question_is_asked() -> None:
    table = after(12, "smok", seats=2)
    scene = open_look(table, log=None)
    assert len(scene.log) == len(table.log)
    assert scene.prompt == look(table, table.choices[0].seat).prompt
    assert len(open_look(table, log=2).log) == 2


def test_a_finished_game_shows_its_ending_and_asks_nothing() -> None:
    table = after(1000, "smok", seats=2)
    scene = open_look(table)
    assert scene.prompt is None
    assert scene.ending == look(table, None).ending
    assert scene.ending is not None
