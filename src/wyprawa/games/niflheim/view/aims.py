"""Objectives in words, and whether they are met (GN-4.11, GN-4.12)."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.niflheim.rules.query import goals
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.view import texts
from wyprawa.games.niflheim.vocabulary.goals import (
    AllLeft,
    Cleared,
    Endured,
    Fallen,
    Goal,
    Killed,
    Marked,
    Reached,
    Rescued,
    Searched,
)
from wyprawa.scene import Card, Fact, Zone
from wyprawa.words import Text, listed, t


def zone(s: State) -> Zone:
    return Zone("goals", t("zone-goals"), tuple(cards(s)), small=True)


def cards(s: State) -> Iterator[Card]:
    page = s.page()
    for side, wanted in (("main", page.main), ("side", page.side)):
        for n, goal in enumerate(wanted):
            met = (Fact("check", t("goal-met")),) if goals.met(s, (goal,)) else ()
            yield Card(f"goal-{side}-{n}", said(s, goal), f"goal-{side}", met, (t(f"goal-{side}"),))
    if page.deadline:
        yield Card("goal-time", t("goal-deadline", n=page.deadline), "goal-main", (), (t("goal-time"),))


def said(s: State, goal: Goal) -> Text:
    match goal:
        case Rescued():
            return t("goal-rescued", who=texts.captive(goal.who))
        case Searched():
            found = next(each for each in s.page().searches if each.id == goal.what)
            return t("goal-searched", cell=squares(s, found.at))
        case AllLeft() if goal.with_:
            things = listed((t(f"item-{texts.slug(item)}") for item in goal.with_), "and")
            return t("goal-left-with", things=things)
        case AllLeft():
            return t("goal-left")
        case Killed(kind=None):
            return t("goal-killed", n=goals.wanted(s, goal))
        case Killed():
            return t("goal-killed-kind", n=goals.wanted(s, goal), kind=texts.kind(goal.kind or ""))
        case Reached():
            return t("goal-reached", n=goal.n, cell=squares(s, goal.at))
        case Endured():
            return t("goal-endured", n=goal.rounds)
        case Cleared():
            return t("goal-cleared")
        case Marked():
            return t("goal-marked", what=goal.what)
        case Fallen():
            return t("goal-fallen", n=goal.n)


def squares(s: State, sign: str) -> Text:
    laid = s.ground()
    return listed((texts.square(laid.name(cell)) for cell in laid.squares(sign)), "or")
