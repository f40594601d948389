"""Chapter 30: bosses act with the Boss deck and their own special actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wyprawa.games.gloomhaven.abilities.verbs import Ability, Special
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import Figure


def spelled_out(figure: Figure, abilities: Iterable[Ability]) -> Iterator[Ability]:
    """Abilities with "Special 1" and "Special 2" replaced by what the boss's card says (GH-30.3)."""
    for ability in abilities:
        if isinstance(ability, Special) and figure.kind == "boss":
            card = facts.boss(figure)
            yield from card.special1 if ability.number == 1 else card.special2
        else:
            yield ability
