"""What battle goals ask for."""

from __future__ import annotations

from wyprawa.games.gloomhaven.content import GOALS
from wyprawa.games.gloomhaven.texts.phrases import slug
from wyprawa.parts.values import evaluate, names_in
from wyprawa.words import Arg, Text, t


def goal(id: str, *, level: int | None = None, max_hp: int | None = None) -> Text:
    """With the hero's level and hit points the number it takes, else how it is found."""
    it = GOALS[id]
    value = it.least if it.least is not None else it.most
    assert value is not None
    given = {name: n for name, n in (("level", level), ("max_hp", max_hp)) if n is not None}
    n: Arg = evaluate(value, given) if names_in(value) <= given.keys() else t(f"x-goal-{slug(str(value))}")
    return t(f"tally-{slug(it.tally)}-{'least' if it.least is not None else 'most'}", n=n)
