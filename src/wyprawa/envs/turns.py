"""PettingZoo's agents in turn: any game, one seat deciding at a time."""

from __future__ import annotations

from typing import Any, TypeAlias, Unpack

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from wyprawa.envs import rendering
from wyprawa.envs.observing import actions, space
from wyprawa.envs.sitting import Given, Sitting, Terms
from wyprawa.envs.sitting import terms as terms_of
from wyprawa.kernel import Game

Observation: TypeAlias = dict[str, Any]


def agents_of(terms: Terms) -> list[str]:
    return [f"seat_{seat}" for seat in range(terms.seats)]


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


class TurnEnv(AECEnv[str, Observation, Any]):
    """Of seats asked at once the lowest answers first; the others do not see its answer until all have."""

    def __init__(
        self, game: str | Game[Any], *, render_mode: str | None = None, **given: Unpack[Given]
    ) -> None:
        self.terms = terms = terms_of(game, given)
        self.render_mode = rendering.check_mode(render_mode)
        self.metadata = {
            "name": terms.name,
            "render_modes": list(rendering.MODES),
            "render_fps": 2,
            "is_parallelizable": True,
        }
        self.possible_agents = agents_of(terms)
        self.observation_spaces = {agent: space(terms.sizes) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions(terms.sizes)) for agent in self.possible_agents}
        self._random = seeding.np_random()[0]
        self.sitting: Sitting

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed it and all that follow are the same again; `options` are not used."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.sitting = Sitting(self.terms, int(self._random.integers(1 << 48)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.__dict__.pop("_skip_agent_selection", None)  # left by a game nobody saw the end of
        self._look_up()

    def observe(self, agent: str) -> Observation:
        return self.sitting.observe(seat_of(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.sitting.act(seat_of(agent), action)
        self._cumulative_rewards[agent] = 0.0
        earned = self.sitting.earned()
        self.rewards = {each: earned[seat_of(each)] for each in self.agents}
        self._accumulate_rewards()
        self._look_up()

    def _look_up(self) -> None:
        """Who is next, and whether the game goes on."""
        sitting = self.sitting
        self.terminations = dict.fromkeys(self.agents, sitting.over)
        self.truncations = dict.fromkeys(self.agents, sitting.broken_off)
        self.agent_selection = self.agents[sitting.asked[0] if sitting.asked else 0]
        self.infos = {agent: {} for agent in self.agents}
        if sitting.over or sitting.broken_off:
            self.infos = {agent: sitting.info(seat_of(agent)) for agent in self.agents}
        else:
            self.infos[self.agent_selection] = sitting.info(seat_of(self.agent_selection))

    def text(self, agent: str) -> str:
        """What an agent sees, in words."""
        return self.sitting.text(seat_of(agent))

    def render(self) -> Any:
        return rendering.render(self.sitting, self.render_mode, None)

    def close(self) -> None:
        """Nothing is held open."""
