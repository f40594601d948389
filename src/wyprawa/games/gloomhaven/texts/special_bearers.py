"""What pages say about characters: the thing one of them carries, how many are left."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.gloomhaven import special as sp
from wyprawa.games.gloomhaven.places import Burden, Scenario
from wyprawa.games.gloomhaven.special.bearers import BearerFell, Brought, Dragged, FewLeft
from wyprawa.words import Text, listed, t


def holds(it: sp.Test) -> Text | None:
    """A condition of that kind; none if it is no such condition."""
    match it:
        case Brought(mark=mark):
            return t("holds-brought", mark=mark)
        case BearerFell():
            return t("holds-bearer-fell")
        case Dragged(mark=mark):
            return t("holds-dragged", mark=mark)
        case FewLeft(most=n):
            return t("holds-few-left", n=n)
    return None


def rules(it: Scenario) -> Iterator[Text]:
    """What a page says of the thing that is carried, and of a rift between rooms."""
    if it.burden is not None:
        yield _burden(it.burden)
        if it.burden.passes:
            yield t("burden-passes", what=t(f"carried-{it.burden.id}"))
    if it.gun is not None:
        names = {"crew": t(f"monster-{it.gun.crew}"), "gun": t(f"monster-{it.gun.kind}")}
        yield t("rule-gun", n=it.gun.move, mark=it.gun.mark, **names)
        yield t("rule-gun-fires", mark=it.gun.mark)
    if it.rift is not None:
        yield t("rule-rift", mark=it.rift)


def _burden(it: Burden) -> Text:
    what = t(f"carried-{it.id}")
    if it.fallen is not None:
        said = [t("burden-falls", what=what, monster=t(f"monster-{it.fallen}"))]
    elif it.item is not None:
        said = [t("burden-of-item", what=what)]
    else:
        said = [t("burden-given", what=what)]
    said += [t("burden-slow", n=it.slow)] if it.slow else []
    return listed(said, "semicolon")
