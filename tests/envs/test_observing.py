"""What a seat sees as arrays: bounded, the same everywhere, and made of its view alone."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import wyprawa
from wyprawa.envs import Sizes, SoloEnv, TogetherEnv, TurnEnv, columns
from wyprawa.envs.codes import bag, code, number
from wyprawa.envs.observing import actions, observe, space
from wyprawa.envs.pages import EMPTY, Page
from wyprawa.envs.rows import COLUMNS, WIDTHS, die_row
from wyprawa.envs.sizes import OF_GAMES, sizes_of
from wyprawa.games.smok import GAME as SMOK
from wyprawa.kernel import Choice, GameError
from wyprawa.scene import Board, Card, Cell, Die, Fact, OptionLook, Panel, Piece, Scene, Track, Zone
from wyprawa.words import t

SMALL = Sizes(cells=4, pieces=4, cards=4, values=8, options=3)
BOARD = Board("yard", "square", (Cell("a", 0, 0, "grass"), Cell("b", 1, 0), Cell("c", 2, 0)))
CARD = Card("card-1", t("spade"), "tool", (Fact("pace", 8),), (t("dig", n=4),))
SCENE = Scene(
    t("yard"),
    boards=(BOARD,),
    pieces=(
        Piece("me", "a", "digger", t("digger"), "1", seat=1, health=(3, 6)),
        Piece("it", "c", "mole", t("mole"), "m", rank="elite"),
    ),
    dice=(Die("die", "luck", 3, "b"),),
    panels=(
        Panel(0, t("one"), (Fact("gold", 4),), zones=(Zone("hand-0", t("hand"), hidden=2),)),
        Panel(1, t("two"), (Fact("gold", 32),), zones=(Zone("hand-1", t("hand"), (CARD,)),)),
    ),
    tracks=(Track("round", t("round"), 3, 9),),
)
CHOICE = Choice(1, "dig", ["c", "spade"], rule="YA-1.1")
LOOKS = (OptionLook(t("dig-at"), ("c",), path=("b", "c")), OptionLook(t("spade"), ("card-1",), group="tools"))


def seen(page: Page = EMPTY, sizes: Sizes = SMALL, scene: Scene = SCENE) -> dict[str, Any]:
    return observe(scene, page, sizes, seat=1, seats=2, waiting=1)


def column(array: Any, name: str, called: str) -> Any:
    found = array[..., columns(name)[called]]
    return found[..., 0] if found.shape[-1] == 1 else found


@pytest.mark.parametrize("name", COLUMNS)
def test_columns_lie_side_by_side(name: str) -> None:
    slices = list(columns(name).values())
    assert slices[0].start == 0
    assert slices[-1].stop == WIDTHS[name]
    assert all(one.stop == next.start for one, next in pairwise(slices))


def test_cells() -> None:
    cells = seen(Page(CHOICE, CHOICE.options, LOOKS))["cells"]
    assert column(cells, "cells", "there").tolist() == [1, 1, 1, 0]
    assert column(cells, "cells", "x").tolist() == pytest.approx([0, 1 / 32, 2 / 32, 0])
    assert tuple(column(cells, "cells", "ground")[0]) == code("grass")
    assert column(cells, "cells", "mine").tolist() == [0.25, 0, 0, 0]
    assert column(cells, "cells", "others").tolist() == [0, 0, 0, 0]
    assert column(cells, "cells", "nobodys").tolist() == [0, 0.25, 0.25, 0]
    assert column(cells, "cells", "target").tolist() == [0, 0, 1, 0]
    assert column(cells, "cells", "kinds").sum(axis=1).tolist() == [0.25, 0.25, 0.25, 0]


def test_pieces_and_dice() -> None:
    pieces = seen()["pieces"]
    assert column(pieces, "pieces", "there").tolist() == [1, 1, 1, 0]
    assert column(pieces, "pieces", "mine").tolist() == [1, 0, 0, 0]
    assert column(pieces, "pieces", "nobodys").tolist() == [0, 1, 1, 0]
    assert tuple(column(pieces, "pieces", "kind")[1]) == code("mole")
    assert tuple(column(pieces, "pieces", "rank")[1]) == code("elite")
    assert column(pieces, "pieces", "living").tolist() == [1, 0, 1, 0]
    assert column(pieces, "pieces", "share").tolist() == [0.5, 0, 0.5, 0]
    assert tuple(column(pieces, "pieces", "health")[2]) == pytest.approx(number(3))


def test_cards() -> None:
    cards = seen(Page(CHOICE, CHOICE.options, LOOKS))["cards"]
    assert column(cards, "cards", "there").tolist() == [1, 0, 0, 0]
    assert column(cards, "cards", "mine").tolist() == [1, 0, 0, 0]
    assert column(cards, "cards", "target").tolist() == [1, 0, 0, 0]
    assert tuple(column(cards, "cards", "zone")[0]) == code("hand")
    assert np.abs(column(cards, "cards", "facts")[0]).sum() == pytest.approx(0.5)
    assert tuple(column(cards, "cards", "lines")[0]) == pytest.approx(bag((t("dig", n=4),), 16))


def test_values() -> None:
    values = seen()["values"]
    assert column(values, "values", "there").tolist() == [1, 1, 1, 1, 1, 0, 0, 0]
    assert column(values, "values", "share").tolist()[0] == pytest.approx(3 / 9)
    assert column(values, "values", "others").tolist() == [0, 1, 1, 0, 0, 0, 0, 0]
    assert tuple(column(values, "values", "number")[3]) == pytest.approx(number(32))
    assert (
        tuple(column(values, "values", "name")[1])
        == tuple(column(values, "values", "name")[3])
        == code("gold")
    )
    assert column(values, "values", "share").tolist()[2] == 1  # both cards there are hidden


def test_the_question_and_its_options() -> None:
    found = seen(Page(CHOICE, CHOICE.options, LOOKS))
    assert found["question"][columns("question")["asked"]].tolist() == [1]
    assert tuple(found["question"][columns("question")["ask"]]) == code("dig")
    assert found["action_mask"].tolist() == [1, 1, 0, 0, 0]
    options = found["options"]
    assert column(options, "options", "there").tolist() == [1, 1, 0]
    assert column(options, "options", "placed").tolist() == [1, 0, 0]
    assert column(options, "options", "dx").tolist() == [0.25, 0, 0]
    assert column(options, "options", "path").tolist() == [0.25, 0, 0]
    assert column(options, "options", "near_mine").tolist() == pytest.approx([1 / 3, 0, 0])
    assert sorted(column(options, "options", "near")[0])[-2:] == pytest.approx([0.5, 1])  # the die, the mole
    assert tuple(column(options, "options", "kind")[1]) == code("tool")
    assert tuple(column(options, "options", "group")[1]) == code("tools")


def test_who_is_not_asked_may_only_wait() -> None:
    found = seen()
    assert found["action_mask"].tolist() == [0, 0, 0, 0, 1]
    assert found["question"][columns("question")["asked"]].tolist() == [0]
    assert not found["options"].any()


def test_what_does_not_fit_is_counted() -> None:
    found = seen(sizes=Sizes(cells=1, pieces=1, cards=1, values=1, options=1))
    left_out = {name: found["question"][columns("question")[f"{name}_left_out"]][0] for name in OF}
    assert left_out == {"cells": 2 / 16, "pieces": 2 / 16, "cards": 0, "values": 4 / 16}
    assert column(found["cells"], "cells", "there").tolist() == [1]


OF = ("cells", "pieces", "cards", "values")


@pytest.mark.parametrize("game", wyprawa.games().values(), ids=lambda game: game.name)
def test_games_fit_their_sizes_and_bounds(game: Any) -> None:
    sizes = sizes_of(game)
    bounds = space(sizes)
    left_out = columns("question")
    rng = np.random.default_rng(1)
    for mode in game.modes:
        env = TurnEnv(game, options=mode, steps=15)
        env.reset(seed=1)
        for _ in env.agent_iter():
            found, _, over, broken_off, _ = env.last()
            assert found is not None
            assert bounds.contains(found)
            for name in OF:
                assert not found["question"][left_out[f"{name}_left_out"]].any(), (mode, name)
            env.step(None if over or broken_off else rng.choice(np.flatnonzero(found["action_mask"])))


def test_dice_of_symbols_are_told_apart() -> None:
    faces: list[tuple[str, ...]] = [("sword",), ("sword", "sword"), ("sword", "mana"), ()]
    rows = [die_row(Die("die", "yellow", face, "b")) for face in faces]
    assert len(set(rows)) == len(faces)
    assert {len(row) for row in rows} == {len(die_row(Die("die", "luck", 3, "b")))}


def test_an_observation_is_made_of_what_its_seat_sees() -> None:
    envs = [TogetherEnv("smok"), TogetherEnv("smok")]
    seen = [env.reset(seed=3)[0] for env in envs]
    envs[1].sitting.table.state.hands[0].sort(reverse=True)
    envs[1].sitting.table.state.hands[0][0] = 0
    again = [env.sitting.observe(1) for env in envs]
    for name in seen[0]["seat_1"]:
        assert np.array_equal(again[0][name], again[1][name])
        assert np.array_equal(seen[0]["seat_1"][name], again[0][name])
    assert not np.array_equal(envs[0].sitting.observe(0)["cards"], envs[1].sitting.observe(0)["cards"])


DIGEST = "3987fba4e4988880"  # of Smok by its rules 2, its dragon drawn as a boss
CODE = """
from hashlib import blake2b
import numpy as np
from wyprawa.envs import SoloEnv
env = SoloEnv("smok", options={"seats": 3}, players="first")
digest = blake2b(digest_size=8)
seen, _ = env.reset(seed=5)
for _ in range(20):
    for name in sorted(seen):
        digest.update(np.round(seen[name].astype(float) * 4096).astype(np.int64).tobytes())
    seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    if over:
        seen, _ = env.reset()
print(digest.hexdigest())
"""


@pytest.mark.parametrize("hashing", ["0", "1"])
def test_observations_are_the_same_in_every_process_and_version(hashing: str) -> None:
    """Whoever changes what observations of version 1 hold must call them version 2: policies depend on it."""
    env = {**os.environ, "PYTHONHASHSEED": hashing}
    done = subprocess.run([sys.executable, "-c", CODE], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == DIGEST


def test_numbers_and_words_as_features() -> None:
    assert number(0) == (0, 0)
    assert number(8)[0] == 0.5
    assert number(-8) == tuple(-x for x in number(8))
    assert number(10**9) == (1, 1)
    assert number(40) < number(100)
    assert code("gem") != code("dragon")
    assert code("") == (0,) * 8
    assert set(code("gem")) == {-1.0, 1.0}


def test_sizes_are_checked() -> None:
    assert sizes_of(SMOK) is OF_GAMES["smok"]
    assert sizes_of(SMOK, {"options": 7}).options == 7
    assert actions(Sizes(options=7)) == 9
    with pytest.raises(GameError, match=r"sizes .*'rows': 3.*sizes are numbers of rows: cells"):
        SoloEnv("smok", sizes={"rows": 3})
    with pytest.raises(GameError, match="sizes"):
        SoloEnv("smok", sizes={"options": 0})
