"""The end of a solo scenario, and where the campaign goes from there (ML-35.45, chapter 36)."""

from __future__ import annotations

from typing import get_args

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.rules.clan.choosing import choose_clans
from wyprawa.games.monsterlands.rules.scoring import points, rank, tell_score
from wyprawa.games.monsterlands.setup import empty_clan, lay_out
from wyprawa.games.monsterlands.state import State
from wyprawa.games.monsterlands.vocabulary import Level
from wyprawa.kernel import Asking, Outcome, ask, step

LEVELS: tuple[Level, ...] = get_args(Level)
HARDER: tuple[Level, ...] = ("high", "cruel")


@step
def end_scenario(s: State) -> Asking[None]:
    reached = rank(s)
    outcome = Outcome(
        (0,) if reached != "snack" else (), (points(s.clans[0]),), f"rank-{reached}", "ML-35.45"
    )
    tell_score(s, 0)
    s.tell(events.ScenarioEnded, s.scenario, reached, rule="ML-35.45")
    if not s.campaign:
        s.finish(outcome)
    level = LEVELS.index(s.level)
    if reached == "snack":  # ML-36.2, ML-36.7, ML-36.10
        if level == (1 if s.scenario == 10 else 0):
            s.tell(events.CampaignLost, 0, rule="ML-36.7")
            s.finish(Outcome((), (points(s.clans[0]),), "campaign-lost", "ML-36.7"))
        s.level = LEVELS[level - 1]
    elif reached != "adept":  # ML-36.3: repeat as it was
        if s.scenario == 10:  # ML-36.6
            s.tell(events.CampaignWon, 0, s.games, rule="ML-36.6")
            s.finish(Outcome((0,), (s.games,), "campaign-won", "ML-36.6"))
        s.scenario += 1
        s.level = "normal"  # ML-36.4
        if reached == "hero":
            s.level = yield from ask(0, "campaign.level", HARDER, rule="ML-36.5")
    s.games += 1  # ML-36.8
    s.next(next_scenario.later())


@step
def next_scenario(s: State) -> None:
    """Only scenario, level and count carry over (ML-36.11)."""
    s.round, s.first, s.gift, s.carried = 1, 0, False, 0
    s.clans = [empty_clan()]
    s.tell(events.ScenarioBegan, s.scenario, s.level, s.games, rule="ML-36.1")
    lay_out(s)
    s.next(choose_clans.later())
