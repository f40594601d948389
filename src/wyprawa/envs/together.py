"""PettingZoo's parallel agents: every seat that is asked answers in the same step, the others wait."""

from __future__ import annotations

from typing import Any, Unpack

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from wyprawa.envs import rendering
from wyprawa.envs.observing import actions, space
from wyprawa.envs.sitting import Given, Sitting
from wyprawa.envs.sitting import terms as terms_of
from wyprawa.envs.turns import Observation, agents_of, seat_of
from wyprawa.kernel import Game, IllegalOption


class TogetherEnv(ParallelEnv[str, Observation, Any]):
    """One step is one answer of each seat with an open question; those without one have only `wait`.

    Where a game asks several seats at once, as in a secret choice, they answer in one step. Where it asks
    one at a time, the step is that seat's alone.
    """

    def __init__(
        self, game: str | Game[Any], *, render_mode: str | None = None, **given: Unpack[Given]
    ) -> None:
        self.terms = terms = terms_of(game, given)
        self.render_mode = rendering.check_mode(render_mode)
        self.metadata = {"name": terms.name, "render_modes": list(rendering.MODES), "render_fps": 2}
        self.possible_agents = agents_of(terms)
        self.observation_spaces = {agent: space(terms.sizes) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions(terms.sizes)) for agent in self.possible_agents}
        self._random = seeding.np_random()[0]
        self.agents = []
        self.sitting: Sitting

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. With a seed it and all that follow are the same again; `options` are not used."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.sitting = Sitting(self.terms, int(self._random.integers(1 << 48)))
        self.agents = self.possible_agents[:]
        return self._seen()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        sitting, agents = self.sitting, self.agents
        missing = [agent for agent in agents if agent not in actions]
        if missing:
            raise IllegalOption(f"no action was given for {', '.join(missing)}; every agent acts in a step")
        for agent in agents:
            sitting.check(seat_of(agent), int(actions[agent]))
        asked = sitting.asked
        # Those who wait come first: what others answer may open a question for them.
        for agent in sorted(agents, key=lambda agent: (seat_of(agent) in asked, seat_of(agent))):
            sitting.act(seat_of(agent), actions[agent])
        earned = sitting.earned()
        observations, infos = self._seen()
        ended = sitting.over or sitting.broken_off
        self.agents = [] if ended else agents
        return (
            observations,
            {agent: earned[seat_of(agent)] for agent in agents},
            dict.fromkeys(agents, sitting.over),
            dict.fromkeys(agents, sitting.broken_off),
            infos,
        )

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        sitting = self.sitting
        observations = {agent: sitting.observe(seat_of(agent)) for agent in self.agents}
        return observations, {agent: sitting.info(seat_of(agent)) for agent in self.agents}

    def text(self, agent: str) -> str:
        """What an agent sees, in words."""
        return self.sitting.text(seat_of(agent))

    def render(self) -> Any:
        return rendering.render(self.sitting, self.render_mode, None)

    def close(self) -> None:
        """Nothing is held open."""
