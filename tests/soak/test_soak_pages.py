"""Whole games at the page: what is asked about is seen, or is one gesture away, to the last question."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from soaking import FULL, amount, progress

sys.path.append(str(Path(__file__).parents[1] / "browser"))
from test_page_reach import GAMES, SIZES, walk

if TYPE_CHECKING:
    from browsers import Open, Server

WHOLE = 1500  # answers; no game has more


@pytest.mark.skipif(not FULL, reason="a sample of it is in tests/browser")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_whole_game_asks_about_is_out_of_reach(
    open_page: Open, server: Server, game: str, size: str
) -> None:
    found = walk(open_page, server, game, size, amount(8, WHOLE))
    progress(f"{game} on a {size}: {found.seen} seen, {found.near} near, {found.listed} only listed")
    assert found.lost == ()
