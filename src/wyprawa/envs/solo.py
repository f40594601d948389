"""Gymnasium's one learner: it sits in one seat, players of ours in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
from gymnasium import spaces

from wyprawa.envs import rendering
from wyprawa.envs.observing import actions, space
from wyprawa.envs.sitting import Given, Sitting, terms
from wyprawa.kernel import Game, GameError
from wyprawa.players import Chair, Player, player


class SoloEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game. `players` is one text or player for all other seats, or one for each of them.

    `seat` is where the learner sits; None draws it anew for each game.
    """

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 2}

    def __init__(
        self,
        game: str | Game[Any],
        *,
        seat: int | None = 0,
        players: str | Player | Sequence[str | Player] = "random",
        render_mode: str | None = None,
        **given: Unpack[Given],
    ) -> None:
        self.terms = terms(game, given)
        seats = self.terms.seats
        if seat is not None and not 0 <= seat < seats:
            raise GameError(
                f"{self.terms.game.name}: no seat {seat}; seats are 0 to {seats - 1}, None is any"
            )
        if isinstance(players, Sequence) and not isinstance(players, str):
            self._specs: list[str | Player] = list(players)
        else:
            self._specs = [players] * (seats - 1)
        if len(self._specs) != seats - 1:
            raise GameError(f"{self.terms.game.name}: {len(self._specs)} players for {seats - 1} other seats")
        for spec in self._specs:
            if isinstance(spec, str):
                _close(player(spec, 0))
        self.render_mode = rendering.check_mode(render_mode)
        self.observation_space = space(self.terms.sizes)
        self.action_space = spaces.Discrete(actions(self.terms.sizes))
        self.seat = seat or 0
        self._seat = seat
        self._players: dict[int, Player] = {}
        self.sitting: Sitting

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game. With a seed it and all that follow are the same again; `options` are not used."""
        super().reset(seed=seed)
        self._let_go()
        self.sitting = Sitting(self.terms, self._draw())
        drawn = int(self.np_random.integers(self.terms.seats))
        self.seat = drawn if self._seat is None else self._seat
        others = [other for other in range(self.terms.seats) if other != self.seat]
        for other, spec in zip(others, self._specs, strict=True):
            number = self._draw()
            self._players[other] = player(spec, number) if isinstance(spec, str) else spec
        self._let_others()
        return self.sitting.observe(self.seat), self.sitting.info(self.seat)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        sitting = self.sitting
        if not sitting.over:
            sitting.act(self.seat, action)
            self._let_others()
        reward = sitting.earned()[self.seat]
        seen, info = sitting.observe(self.seat), sitting.info(self.seat)
        return seen, reward, sitting.over, sitting.broken_off, info

    def _let_others(self) -> None:
        """The others answer until the learner is asked; of questions open at once the learner's is first."""
        table = self.sitting.table
        while table.choices and table.choice_of(self.seat) is None:
            seat = min(choice.seat for choice in table.choices)
            self.sitting.choose(self._players[seat].choose(Chair(table, seat)), seat)

    def text(self) -> str:
        """What the learner sees, in words."""
        return self.sitting.text(self.seat)

    def render(self) -> Any:
        return rendering.render(self.sitting, self.render_mode, self.seat)

    def close(self) -> None:
        """Let go of players that hold something open."""
        self._let_go()

    def _let_go(self) -> None:
        for spec, seated in zip(self._specs, self._players.values(), strict=False):
            if isinstance(spec, str):
                _close(seated)
        self._players = {}

    def _draw(self) -> int:
        return int(self.np_random.integers(1 << 48))


def _close(seated: Player) -> None:
    close = getattr(seated, "close", None)
    if close is not None:
        close()
