"""What a seat sees of a scenario."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET
from msgspec.structs import replace

from wyprawa.games.gloomhaven import levels, texts
from wyprawa.games.gloomhaven.look import board, camp, figures, heroes, monsters, order
from wyprawa.games.gloomhaven.look.acting import acts
from wyprawa.games.gloomhaven.look.asking import question
from wyprawa.games.gloomhaven.look.errands import option
from wyprawa.games.gloomhaven.look.seeing import between
from wyprawa.games.gloomhaven.look.telling import NAMES, TELLS, marks
from wyprawa.games.gloomhaven.places import Scenario
from wyprawa.games.gloomhaven.rules.scenario.tales import ending, tale
from wyprawa.games.gloomhaven.state import OPEN, State
from wyprawa.scene import Card, Fact, Scene, Zone
from wyprawa.words import Text, t

__all__ = ["NAMES", "TELLS", "acts", "between", "marks", "option", "question", "view"]


def view(s: State, seat: int | None) -> Scene:
    if s.camp is not UNSET:
        return camp.view(s, seat)
    return Scene(
        title=title(s),
        boards=board.boards(s),
        pieces=(*figures.pieces(s), *board.pieces(s)),
        tracks=tuple(order.elements(s)),
        zones=tuple(zones(s)),
        panels=tuple(heroes.panel(s, each, seat) for each in range(s.seats)),
    )


def title(s: State) -> Text:
    return t("title-round", scenario=name(s), n=s.round) if s.round else name(s)


def name(s: State) -> Text:
    return t(f"scenario-{s.scenario}") if s.draft is None else t("ui-key", key=s.scenario)


def zones(s: State) -> Iterator[Zone]:
    """The order of turns, the monsters, and the scenario's page."""
    if (turns := order.zone(s)).cards:
        yield turns
    if (foes := monsters.zone(s)).cards:
        yield foes
    yield Zone("scenario", t("zone-scenario"), (scenario(s),), page=True)


def scenario(s: State) -> Card:
    """The goal, the rules that hold from the start, the tale, and what the level comes to (C3, C4)."""
    table = levels.of_level(s.level, raised=bool(s.variant & OPEN))
    return Card(
        "scenario",
        name(s),
        "scenario",
        (
            Fact("level", s.level),
            Fact("monster", s.monster_level, t("icon-monster-level")),
            Fact("trap", s.trap_damage, t("icon-trap-damage")),
            Fact("hazard", table.hazard, t("icon-hazard-damage")),
            Fact("gold", table.gold, t("icon-gold-each")),
            Fact("experience", table.bonus, t("icon-bonus")),
        ),
        (*page(s.page(), texts.Played(s.level, s.started)), *story(s)),
    )


def story(s: State) -> Iterator[Text]:
    """The introduction; after a win the conclusion."""
    if it := tale(s):
        yield t(ending(s) if s.outcome is not None and s.won else f"{it}-before")


def page(it: Scenario, at: texts.Played) -> tuple[Text, ...]:
    """The goal and the rules; what happens when a room is revealed is read then."""
    kept = _PAGES.get(it.id)
    if kept is None or kept[0] is not it or kept[1] != at:
        known = replace(it, rules=tuple(rule for rule in it.rules if rule.moment != "revealed"))
        lines = (texts.scenario_goal(it, at), *texts.special_rules(known, at))
        kept = _PAGES[it.id] = it, at, lines
    return kept[2]


_PAGES: dict[str, tuple[Scenario, texts.Played, tuple[Text, ...]]] = {}  # the last one asked for of each
