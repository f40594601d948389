"""Rewards as a small record that says what is rewarded, and how it is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from wyprawa.kernel import Game, GameError, Outcome, Table
from wyprawa.scene import Panel, Scene


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something everybody can see, and what a change of it by one is worth.

    `panel`: a figure or track on the seat's own panel. `track`: a track of the whole table.
    `harm`: health lost by pieces of nobody. `hurt`: health lost by the seat's own pieces.
    `name` is the figure's icon, the track's id (`health` for `health-0`), or the pieces' kind; "" is any.
    """

    of: Literal["panel", "track", "harm", "hurt"]
    name: str
    each: float


class Rewards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is rewarded for. Every seat that wins is given the whole of `win`, shared or not."""

    win: float = 1.0
    loss: float = -1.0
    score: float = 0.0  # for each point of the final score
    lead: float = 0.0  # for each point ahead of the best other seat at the end
    illegal: float = 0.0  # for an action that was not open
    parts: tuple[Part, ...] = ()


OUTCOME = Rewards()
SCORE = Rewards(win=0.0, loss=0.0, score=1.0)
SHAPED: Mapping[str, Rewards] = {
    "smok": Rewards(parts=(Part("panel", "gem", 0.2),)),
    "monsterlands": Rewards(parts=(Part("panel", "points", 0.02),)),
    "gloomhaven": Rewards(parts=(Part("harm", "", 0.02), Part("hurt", "", -0.02))),
}


def rewards_of(game: Game[Any], given: str | Rewards | Mapping[str, Any]) -> Rewards:
    """The rewards a text or a mapping stands for: `outcome`, `score`, `shaped`, or the parts themselves."""
    if isinstance(given, Rewards):
        return given
    if isinstance(given, str):
        known = {"outcome": OUTCOME, "score": SCORE}
        if game.name in SHAPED:
            known["shaped"] = SHAPED[game.name]
        if given not in known:
            raise GameError(
                f"{game.name}: no rewards are called {given!r}; there are: {', '.join(known)}, "
                "or a record such as {'parts': [{'of': 'panel', 'name': 'gold', 'each': 0.1}]}"
            )
        return known[given]
    try:
        return msgspec.convert(dict(given), Rewards)
    except msgspec.ValidationError as error:
        fields = ", ".join(Rewards.__struct_fields__)
        raise GameError(f"rewards {dict(given)!r}: {error}; rewards are made of: {fields}") from None


class Account:
    """What each seat has earned since it was last asked for. Parts are read off the spectator's view."""

    def __init__(self, rewards: Rewards, table: Table[Any]) -> None:
        self.rewards, self.table = rewards, table
        self._seen: Scene | None = table.view(None) if rewards.parts else None

    def earned(self) -> list[float]:
        """Once after every choice: the rewards of all seats."""
        seats = self.table.seats
        found = [0.0] * seats
        if self._seen is not None:
            before, self._seen = self._seen, self.table.view(None)
            for part in self.rewards.parts:
                for seat in range(seats):
                    found[seat] += part.each * change(part, before, self._seen, seat)
        outcome = self.table.outcome
        if outcome is not None:
            found = [sum(pair) for pair in zip(found, final(self.rewards, outcome, seats), strict=True)]
        return found


def final(rewards: Rewards, outcome: Outcome, seats: int) -> list[float]:
    """What the end of the game is worth to each seat."""
    found = [rewards.win if seat in outcome.winners else rewards.loss for seat in range(seats)]
    if len(outcome.scores) == seats:
        for seat, score in enumerate(outcome.scores):
            best = max((s for other, s in enumerate(outcome.scores) if other != seat), default=0)
            found[seat] += rewards.score * score + rewards.lead * (score - best)
    return found


def change(part: Part, before: Scene, after: Scene, seat: int) -> int:
    """By how much a part has changed for a seat."""
    if part.of == "panel":
        return _on_panel(after, part.name, seat) - _on_panel(before, part.name, seat)
    if part.of == "track":
        return _on_table(after, part.name) - _on_table(before, part.name)
    whose = None if part.of == "harm" else seat
    left = {piece.id: piece.health[0] for piece in after.pieces if piece.health is not None}
    lost = 0
    for piece in before.pieces:
        if piece.health is not None and piece.seat == whose and part.name in ("", piece.kind):
            lost += max(0, piece.health[0] - left.get(piece.id, 0))
    return lost


def _on_panel(scene: Scene, name: str, seat: int) -> int:
    panel: Panel | None = next((panel for panel in scene.panels if panel.seat == seat), None)
    if panel is None:
        return 0
    figures = sum(fact.value for fact in panel.facts if fact.icon == name and isinstance(fact.value, int))
    return figures + sum(track.value for track in panel.tracks if _called(track.id, name))


def _on_table(scene: Scene, name: str) -> int:
    return sum(track.value for track in scene.tracks if _called(track.id, name))


def _called(id: str, name: str) -> bool:
    return id == name or (id.startswith(f"{name}-") and id[len(name) + 1 :].isdecimal())
