"""What pages say about ground that does not stay as it is: the words of `special.ground`."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.gloomhaven import special as sp
from wyprawa.games.gloomhaven.places import Scenario
from wyprawa.games.gloomhaven.special.ground import Drift, EvenInitiative, LayTraps, Rise, Roll
from wyprawa.games.gloomhaven.texts.phrases import slug
from wyprawa.words import Text, listed, t


def happens(it: sp.Verb) -> Text | None:
    """A verb of that kind; none if it is no such verb."""
    match it:
        case LayTraps(tile=tile, mark=mark):
            return t("happens-lay-traps", tile=t(f"tile-{slug(tile)}"), mark=mark)
        case Drift(way=way, room=room):
            said = [t("happens-drift", way=t(f"way-{slug(way)}"))]
            said = [t("happens-drift-in-room", way=t(f"way-{slug(way)}"), n=room)] if room else said
            said += [t("drift-hurts", n=it.hurts)] if it.hurts else []
            said += [t("drift-sheltered")] if it.sheltered else []
            return listed(said, "semicolon")
        case Roll(mark=mark):
            return t("happens-roll", mark=mark)
        case Rise(parties=parties):
            return t("happens-rise", least=min(parties), many=len(parties))
    return None


def holds(it: sp.Test) -> Text | None:
    """A condition of that kind; none if it is no such condition."""
    match it:
        case EvenInitiative(monster=name):
            return t("holds-even-initiative", monster=t(f"monster-{name}"))
    return None


def rules(it: Scenario) -> Iterator[Text]:
    """What a page says of water that is carried out."""
    if it.cards is not None:
        names = {
            "rooms": listed((t(f"dungeon-room-{each}") for each in it.cards.rooms), "and"),
            "monsters": listed((t(f"dungeon-monsters-{each}") for each in it.cards.monsters), "and"),
        }
        yield t("rule-cards", **names)
        yield t("rule-cards-penalties")
        yield t("rule-cards-goal", n=it.cards.spot)
        yield t("rule-by-ability")
    if it.flood is not None:
        yield t("rule-flood", tile=t(f"tile-{slug(it.flood.tile)}"), mark=it.flood.out)
        if it.flood.dry[1]:
            yield t("rule-flood-dry", mark=it.flood.dry[1])
