"""How environments are played: pages, actions that are not open, seats asked at once, the one learner."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
import pytest

import wyprawa
from wyprawa.envs import SoloEnv, TogetherEnv, TurnEnv, names, register
from wyprawa.games.smok import GAME as SMOK
from wyprawa.kernel import GameError, IllegalOption
from wyprawa.players import Chair, First, Random


def open_actions(seen: Any) -> list[int]:
    return [int(action) for action in np.flatnonzero(seen["action_mask"])]


def last(env: TurnEnv) -> Any:
    seen = env.last()[0]
    assert seen is not None
    return seen


# --- pages ----------------------------------------------------------------------------------------------


def at_a_wide_question(env: TurnEnv) -> int:
    """Play first options until a question has more of them than fit; how many it has."""
    env.reset(seed=1)
    while True:
        choice = env.sitting.table.choice_of(int(env.agent_selection[-1]))
        assert choice is not None
        if len(choice.options) > env.terms.sizes.options:
            return len(choice.options)
        env.step(0)


def test_every_option_is_on_some_page_and_the_first_comes_after_the_last() -> None:
    env = TurnEnv("smok", sizes={"options": 3})
    count = at_a_wide_question(env)
    made = len(env.sitting.table.history)
    shown: list[str] = []
    for _ in range(-(-count // 3)):
        shown += env.infos[env.agent_selection]["options"]
        assert 3 in open_actions(last(env))
        before = env.agent_selection
        env.step(3)
        assert (env.agent_selection, env.rewards[before]) == (before, 0)
    choice = env.sitting.table.choices[0]
    assert shown == [wyprawa.kernel.key(option) for option in choice.options]
    assert env.infos[env.agent_selection]["options"] == shown[:3]
    assert len(env.sitting.table.history) == made


def test_an_option_of_a_later_page_is_the_one_taken() -> None:
    env = TurnEnv("smok", sizes={"options": 2})
    assert at_a_wide_question(env) >= 3
    choice = env.sitting.table.choices[0]
    env.step(2)
    env.step(0)
    assert env.sitting.table.history[-1].option == choice.options[2]


def test_the_next_question_begins_at_its_first_page() -> None:
    env = TurnEnv("smok", sizes={"options": 1})
    env.reset(seed=1)
    for _ in range(12):
        if env.sitting.page(int(env.agent_selection[-1])).pages > 1:
            env.step(1)
        env.step(0)
        assert env.sitting.page(int(env.agent_selection[-1])).number == 0


def test_without_more_options_no_page_is_turned() -> None:
    env = TurnEnv("smok", illegal="error")
    env.reset(seed=1)
    assert 20 not in open_actions(last(env))
    with pytest.raises(IllegalOption, match=r"action 20 is not open to seat 0 at 'card'; open: 0 to \d$"):
        env.step(20)


# --- actions that are not open --------------------------------------------------------------------------


def test_an_action_that_is_not_open_changes_nothing() -> None:
    env = TurnEnv("smok", rewards={"illegal": -0.5})
    env.reset(seed=1)
    digest = env.sitting.table.digest()
    env.step(19)
    assert (env.agent_selection, env.rewards) == ("seat_0", {"seat_0": -0.5, "seat_1": 0})
    assert env.infos["seat_0"]["illegal"]
    assert env.sitting.table.digest() == digest
    env.step(0)
    assert env.rewards == {"seat_0": 0, "seat_1": 0}
    assert "illegal" not in env.infos["seat_1"]


@pytest.mark.parametrize("action", [-1, 22, 1000])
def test_an_action_that_does_not_exist_is_an_error(action: int) -> None:
    env = SoloEnv("smok")
    env.reset(seed=1)
    with pytest.raises(IllegalOption, match=f"action {action}: there are actions 0 to 21"):
        env.step(action)


def test_one_who_never_answers_is_broken_off() -> None:
    env = SoloEnv("smok", steps=5)
    env.reset(seed=1)
    ends = [env.step(21)[2:4] for _ in range(5)]
    assert ends == [(False, False)] * 4 + [(False, True)]


# --- at once --------------------------------------------------------------------------------------------


def test_seats_asked_at_once_answer_in_one_step() -> None:
    env = TogetherEnv("smok", options={"seats": 3})
    seen, _ = env.reset(seed=1)
    assert all(seen[agent]["action_mask"][0] for agent in env.agents)
    env.step(dict.fromkeys(env.agents, 0))
    assert [answer.seat for answer in env.sitting.table.history] == [0, 1, 2]


def test_who_is_not_asked_waits_even_if_then_asked() -> None:
    env = TogetherEnv("smok", illegal="error")
    seen, _ = env.reset(seed=1)
    while env.agents:
        asked = env.sitting.asked
        actions = {agent: open_actions(seen[agent])[0] for agent in env.agents}
        for agent, action in actions.items():
            assert (action == 21) == (int(agent[-1]) not in asked)
        seen, *_ = env.step(actions)


def test_who_is_not_asked_may_do_nothing_else() -> None:
    env = TogetherEnv("smok", illegal="error")
    env.reset(seed=1)
    env.step({"seat_0": 0, "seat_1": 0})
    idle = 1 - env.sitting.asked[0]
    made = len(env.sitting.table.history)
    with pytest.raises(IllegalOption, match=rf"seat {idle} is asked nothing, and may only wait \(21\)"):
        env.step({"seat_0": 0, "seat_1": 0})
    assert len(env.sitting.table.history) == made


def test_every_agent_must_act() -> None:
    env = TogetherEnv("smok")
    env.reset(seed=1)
    with pytest.raises(IllegalOption, match="no action was given for seat_1"):
        env.step({"seat_0": 0})


def test_in_turn_nobody_sees_a_secret_answer_before_all_have_given_theirs() -> None:
    seen = []
    for action in (0, 1):
        env = TurnEnv("smok")
        env.reset(seed=1)
        env.step(action)
        assert env.agent_selection == "seat_1"
        seen.append(last(env))
    assert all(np.array_equal(seen[0][name], seen[1][name]) for name in seen[0])


# --- the one learner ------------------------------------------------------------------------------------


def play_out(env: SoloEnv, seed: int | None) -> tuple[float, dict[str, Any]]:
    """First options to the end: all rewards together, and the last info."""
    seen, info = env.reset(seed=seed)
    earned, done = 0.0, False
    while not done:
        seen, reward, over, broken_off, info = env.step(open_actions(seen)[0])
        earned, done = earned + reward, over or broken_off
    return earned, info


def test_a_game_of_the_learner_is_a_game_at_the_table() -> None:
    env = SoloEnv("smok", seat=1, players=First())
    earned, info = play_out(env, 3)
    table = env.sitting.table
    again = wyprawa.new(SMOK, seats=2, seed=table.seed)
    while again.choices:
        again.choose(again.choices[0].options[0], again.choices[0].seat)
    assert again.outcome == table.outcome
    assert table.outcome is not None
    assert info["outcome"]["scores"] == list(table.outcome.scores)
    assert earned == (1 if 1 in table.outcome.winners else -1)


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (SoloEnv("smok", options={"seats": 3}, seat=None, players="sensible") for _ in range(2))
    for seed in (4, None, None):
        assert play_out(one, seed) == play_out(other, seed)
        assert one.sitting.table.history == other.sitting.table.history
        assert one.seat == other.seat


def test_the_learner_can_sit_anywhere() -> None:
    env = SoloEnv("smok", options={"seats": 4}, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


def test_each_other_seat_can_have_its_own_player() -> None:
    asked: list[int] = []

    class Listening(First):
        def choose(self, chair: Chair) -> Any:
            asked.append(chair.seat)
            return super().choose(chair)

    env = SoloEnv("smok", options={"seats": 3}, seat=1, players=[Random(1), Listening()])
    play_out(env, 1)
    assert set(asked) == {2}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seat": 2}, "smok: no seat 2; seats are 0 to 1, None is any"),
        ({"players": ["random", "first"]}, "smok: 2 players for 1 other seats"),
        ({"players": "nobody"}, "no player is called 'nobody'"),
        ({"options": {"seats": 9}}, "smok: "),
        ({"rewards": "fame"}, "smok: no rewards are called 'fame'; there are: outcome, score, shaped"),
        ({"rewards": {"fame": 1}}, "rewards are made of: win, loss"),
        ({"illegal": "shrug"}, "illegal='shrug': expected 'stay' or 'error'"),
        ({"steps": 0}, "steps=0"),
        ({"text": "xx"}, "text='xx': smok has no such words; languages: en, pl"),
        ({"render_mode": "human"}, "render_mode='human': expected ansi, svg, rgb_array or None"),
        ({"speed": 3}, "smok: no term is called speed; there are: options"),
    ],
)
def test_what_cannot_be_is_said(given: dict[str, Any], said: str) -> None:
    with pytest.raises(GameError) as caught:
        SoloEnv("smok", **given)
    assert said in str(caught.value)


def test_a_game_without_a_scene_cannot_be_observed() -> None:
    env = TurnEnv(replace(SMOK, view=lambda s, seat: s.gems))
    env.reset(seed=1)
    with pytest.raises(GameError, match="smok: its view is a list; environments are made of a Scene"):
        env.last()


# --- words and names ------------------------------------------------------------------------------------


def test_the_text_view_is_in_the_info_if_asked_for() -> None:
    env = TurnEnv("smok", text="pl")
    env.reset(seed=1)
    for _ in range(6):
        assert "Złodziej 1" in env.infos[env.agent_selection]["text"]
        assert env.infos[env.agent_selection]["text"] == env.text(env.agent_selection)
        env.step(0)
    assert "text" not in SoloEnv("smok").reset(seed=1)[1]
    together = TogetherEnv("smok", text="en")
    together.reset(seed=1)
    assert together.text("seat_0") != together.text("seat_1")
    alone = SoloEnv("smok")
    alone.reset(seed=1)
    assert "Thief 1" in alone.text()


def test_games_have_versioned_names() -> None:
    register()
    register()
    assert names()["smok"] == "wyprawa/Smok-v1"
    env = gymnasium.make("wyprawa/Smok-v1", options={"seats": 3}, players="first")
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert str(TurnEnv("smok")) == "wyprawa_smok_v1"


def test_without_its_packages_the_error_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import wyprawa.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "ImportError: environments need more packages: pip install 'wyprawa[envs]'" in done.stderr
