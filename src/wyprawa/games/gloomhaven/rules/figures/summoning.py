"""Chapter 19: summons come and go."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Summon
from wyprawa.games.gloomhaven.content import SUMMONS
from wyprawa.games.gloomhaven.rules.query import formulas, summons
from wyprawa.games.gloomhaven.rules.query.performing import performer
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.state import PARTY, Figure, Gift, State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import Cells, ids


def summon(
    s: State, hero: int, ability: Summon, *, skip: bool = True, at: Cells | None = None
) -> Asking[int]:
    """Put a summon on the map, beside its hero or on hexes that are given; returns its number, -1 if it has
    no place or is left out (GH-8.6).

    What summons it may keep it in play (GH-19.5). It does not act in this round (GH-19.14).
    """
    if at is None and not summons.can(s, hero):
        return -1
    kind = SUMMONS[ability.figure]
    token = summons.free_token(s)
    places = ids(summons.places(s, hero) if at is None else at)
    options: list[int | str] = [*places, "skip"] if skip else [*places]
    cell = yield from ask(s.heroes[hero].seat, "summon.hex", options, subject=(hero,), rule="GH-19.1")
    if isinstance(cell, str):
        return -1
    hp = formulas.number(s, kind.hp, performer(s, hero)) + ability.hp
    figure = Figure(
        "summon",
        ability.figure,
        PARTY,
        cell,
        hp,
        hp,
        number=token,
        owner=hero,
        born=s.round,
        drops=False,
        gifts=tuple(
            Gift(what, more, lasting=True)
            for what in ("attack", "move", "range")
            if (more := getattr(ability, what))
        ),
    )
    who = rooms.add(s, figure)
    s.acted.append(who)
    return who


def leave(s: State, who: int) -> None:
    """A summon leaves play (GH-19.6 to GH-19.8)."""
    s.figures.pop(who, None)
