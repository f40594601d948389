"""What seats are rewarded for."""

from __future__ import annotations

import numpy as np
import pytest

import wyprawa
from wyprawa.envs import Part, Rewards, TurnEnv
from wyprawa.envs.rewards import Account, change, final, rewards_of
from wyprawa.games.smok import GAME as SMOK
from wyprawa.kernel import Outcome
from wyprawa.scene import Fact, Panel, Piece, Scene, Track
from wyprawa.words import t


@pytest.mark.parametrize(
    ("rewards", "outcome", "given"),
    [
        (Rewards(), Outcome((1,), (3, 5)), [-1, 1]),
        (Rewards(), Outcome((0, 1), (5, 5)), [1, 1]),
        (Rewards(), Outcome((), ()), [-1, -1]),
        (Rewards(win=2, loss=0), Outcome((0,), ()), [2, 0]),
        (Rewards(win=0, loss=0, score=0.5), Outcome((1,), (3, 5)), [1.5, 2.5]),
        (Rewards(win=0, loss=0, lead=1), Outcome((1,), (3, 5)), [-2, 2]),
    ],
)
def test_the_end_is_worth(rewards: Rewards, outcome: Outcome, given: list[float]) -> None:
    assert final(rewards, outcome, 2) == given


def scene(gold: int, alarm: int, mole: int | None, mine: int, new: bool = False) -> Scene:
    pieces = [Piece("me", "a", "digger", t("me"), "1", seat=0, health=(mine, 9))]
    if mole is not None:
        pieces.append(Piece("mole", "b", "mole", t("mole"), "m", health=(mole, 9)))
    if new:
        pieces.append(Piece("bear", "c", "bear", t("bear"), "b", health=(50, 50)))
    panels = (Panel(0, t("one"), (Fact("gold", gold),), (Track("bag-0", t("bag"), 2 * gold, 99),)),)
    return Scene(
        t("yard"), pieces=tuple(pieces), panels=panels, tracks=(Track("alarm", t("alarm"), alarm, 9),)
    )


@pytest.mark.parametrize(
    ("part", "by"),
    [
        (Part("panel", "gold", 1), 3),
        (Part("panel", "bag", 1), 6),
        (Part("panel", "silver", 1), 0),
        (Part("track", "alarm", 1), -1),
        (Part("harm", "", 1), 4),
        (Part("harm", "bear", 1), 0),
        (Part("hurt", "", 1), 2),
    ],
)
def test_parts_count_changes(part: Part, by: int) -> None:
    assert change(part, scene(1, 5, 4, 8), scene(4, 4, None, 6, new=True), 0) == by


def test_healing_is_no_harm() -> None:
    assert change(Part("harm", "", 1), scene(1, 1, 4, 8), scene(1, 1, 6, 8), 0) == 0


def test_rewards_by_name_and_by_parts() -> None:
    assert rewards_of(SMOK, "outcome") == Rewards()
    assert rewards_of(SMOK, "score").score == 1
    given = {"parts": [{"of": "panel", "name": "gem", "each": 0.1}]}
    assert rewards_of(SMOK, given).parts == (Part("panel", "gem", 0.1),)


def test_shaped_rewards_of_a_game_add_up_to_gems_and_outcome() -> None:
    env = TurnEnv("smok", rewards="shaped")
    rng = np.random.default_rng(2)
    for seed in range(5):
        env.reset(seed=seed)
        earned = [0.0, 0.0]
        while not any(env.terminations.values()):
            seen = env.last()[0]
            assert seen is not None
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
            for i in range(2):
                earned[i] += env.rewards[f"seat_{i}"]
        outcome = env.sitting.table.outcome
        assert outcome is not None
        expected = [
            0.2 * gems + (1 if i in outcome.winners else -1)
            for i, gems in enumerate(env.sitting.table.state.gems)
        ]
        assert earned == pytest.approx(expected)


def test_harm_is_rewarded_where_monsters_are() -> None:
    """In Gloomhaven every wound of a monster is rewarded, once, to all."""
    table = wyprawa.new("gloomhaven", seed=1, telling=False)
    account = Account(rewards_of(table.game, "shaped"), table)
    monster = next(piece for piece in table.view(None).pieces if piece.seat is None and piece.health)
    figure = table.state.figures[int(monster.id.removeprefix("figure-"))]
    figure.hp -= 1
    assert account.earned() == pytest.approx([0.02] * table.seats)
    assert account.earned() == [0.0] * table.seats
