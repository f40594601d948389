"""Scenario after scenario: characters, the next page, who goes, losing and trying again (GN-3, GN-31, GN-32,
GN-35)."""

from __future__ import annotations

from typing import Literal

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import HEROES, SCENARIOS
from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.games.niflheim.rules.campaign.conclusion import conclude
from wyprawa.games.niflheim.rules.campaign.interlude import interlude
from wyprawa.games.niflheim.rules.campaign.party import disband, restore, set_out
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.scenario.ending import finish
from wyprawa.games.niflheim.rules.scenario.spots import strangers
from wyprawa.games.niflheim.rules.turns.beginning import begin_scenario
from wyprawa.games.niflheim.setup import FIRST, lay_out, new_hero
from wyprawa.games.niflheim.state import NONE, SCENARIO, ScenarioId, State
from wyprawa.games.niflheim.vocabulary.terms import D12, HOST
from wyprawa.kernel import Asking, Outcome, StepCall, ask, step

HARDER = 2  # added to the roll for forces for each time a scenario was played (GN-31.8)


@step
def begin(s: State) -> None:
    s.next(begin_campaign.later() if s.campaign else begin_scenario.later())


@step
def begin_campaign(s: State) -> Asking[None]:
    """Each seat picks a character, one of those there from the start (GN-3.2, GN-3.3, GN-3.5)."""
    for seat in range(len(s.heroes), s.seats):
        cards = [card for card in strangers(s) if HEROES[card].start]
        card = yield from ask(seat, "character", cards, rule="GN-3.2")
        s.heroes.append(new_hero(HEROES[card].id, seat))
        s.tell(events.CharacterChosen, len(s.heroes) - 1, rule="GN-3.2")
    s.next(muster.later(FIRST))


@step
def choose_scenario(s: State) -> Asking[None]:
    """The path branches (GN-32.2, GN-32.3)."""
    id, s.heading = s.heading, ""
    if not id:
        options = [("page", id) for id in SCENARIOS[s.sheet.at].next]
        id = (yield from ask(HOST, "scenario", options, rule="GN-32.3"))[1]
    s.next(muster.later(id))


def may_come(s: State, page: Scenario) -> list[int]:
    """Characters, or any heroes (GN-3.12, GN-3.13)."""
    return [who for who, hero in enumerate(s.heroes) if page.party == "heroes" or figures.is_character(hero)]


@step
def muster(s: State, id: ScenarioId) -> Asking[None]:
    """Who goes: up to as many as the page says (GN-3.12 to GN-3.14). Where all characters fit and nobody else
    may come, nobody is asked."""
    page = SCENARIOS[id]
    able = may_come(s, page)
    chosen: list[int] = []
    if len(able) <= page.limit and all(figures.is_character(s.heroes[who]) for who in able):
        chosen = able
    while len(chosen) < min(len(able), page.limit):
        options: list[tuple[str, int] | Literal["set_out"]] = [
            ("bring", who) for who in able if who not in chosen
        ]
        if chosen:
            options.append("set_out")
        answer = yield from ask(HOST, "muster", options, subject=(id,), rule="GN-3.14")
        if answer == "set_out":
            break
        chosen.append(answer[1])
    s.tell(events.HeroesSetOut, tuple(sorted(chosen)), rule="GN-3.14")
    set_out(s, sorted(chosen))
    s.tried = 0
    s.next(*open_page(s, id))


def open_page(s: State, id: str) -> list[StepCall]:
    """The page, once its mission is known; the campaign goes on below it."""
    s.scenario, s.variant, s.forces = id, NONE, NONE
    rolls = [roll_mission.later()] if s.page().variants else []
    return [*rolls, lay_page.later(), begin_scenario.later(), after_scenario.later()]


@step(part=SCENARIO)
def roll_mission(s: State) -> None:
    """Forces and mission of an interlude scenario, harder each time; the first play is fixed (GN-31.5,
    GN-31.8, GN-31.9)."""
    page, times = s.page(), s.sheet.between.get(s.scenario, 0)
    first = not s.sheet.between
    face = 1 if first else s.chance.die(D12, "forces")
    mission = 1 if first else s.chance.die(D12, "mission")
    result = face + HARDER * times
    s.forces = next(n for n, each in enumerate(page.forces) if result <= each.upto)
    s.variant = next(n for n, each in enumerate(page.variants) if mission <= each.upto)
    mission_id = page.variants[s.variant].id
    s.tell(events.ForcesRolled, face, result, mission_id, result == face, rule="GN-31.9")


@step(part=SCENARIO)
def lay_page(s: State) -> None:
    lay_out(s)


@step(ends=SCENARIO)
def after_scenario(s: State) -> Asking[None]:
    """Success leads to the Interlude, a loss back to where the scenario began, as often as there are attempts
    (GN-1.11, GN-35.4 to GN-35.10)."""
    if s.won:
        s.next(conclude.later(), interlude.later(), choose_scenario.later())
        return
    restore(s)
    s.tried += 1
    if s.attempts and s.tried >= s.attempts:
        disband(s)
        finish(s, Outcome((), (len(s.sheet.played),) * s.seats, "campaign-lost", "GN-35.9"), "attempts")
    if optional(s) and (yield from ask(HOST, "again", ["again", "skip"], rule="GN-31.3")) == "skip":
        disband(s)
        s.next(choose_scenario.later())
    else:
        s.next(lay_page.later(), begin_scenario.later(), after_scenario.later())


def optional(s: State) -> bool:
    """An interlude scenario that nobody was told to play (GN-31.3)."""
    return bool(s.page().variants) and bool(s.sheet.between)
