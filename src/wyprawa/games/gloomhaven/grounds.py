"""The scenario under way and its ground: one of the book by its id, a draft, or a dungeon by its plan."""

from __future__ import annotations

from typing import Protocol

from wyprawa.games.gloomhaven.content import SCENARIOS
from wyprawa.games.gloomhaven.dungeon import DUNGEONS, NAME, Plan
from wyprawa.games.gloomhaven.ground import Ground, ground
from wyprawa.games.gloomhaven.places import Scenario


class Played(Protocol):
    """What says which scenario is played; the state does."""

    @property
    def scenario(self) -> str: ...
    @property
    def draft(self) -> Scenario | None: ...
    @property
    def plan(self) -> Plan: ...
    @property
    def started(self) -> int: ...


def scenario_of(s: Played) -> Scenario:
    """The scenario's page; of a random dungeon, the rooms laid so far (GH-49.4)."""
    if s.draft is not None:
        return s.draft
    return DUNGEONS.scenario(s.plan, s.started) if s.scenario == NAME else SCENARIOS[s.scenario]


def ground_of(s: Played) -> Ground:
    return DUNGEONS.ground(s.plan, s.started) if s.scenario == NAME else ground(scenario_of(s))
