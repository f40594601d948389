"""Chapter 30: bosses act with the Boss deck and their own special actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wyprawa.games.gloomhaven import told_pages
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack, Move, Special
from wyprawa.games.gloomhaven.rules.figures import movement
from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.state import NOWHERE, Figure, State
from wyprawa.kernel import Asking, ask

PLAIN: tuple[Ability, ...] = (Move(own=0), Attack(own=0))


def spelled_out(s: State, figure: Figure, abilities: Iterable[Ability]) -> Iterator[Ability]:
    """Abilities with "Special 1" and "Special 2" replaced by what the boss's card says (GH-30.3)."""
    kind = facts.kind_of(s, figure)
    for ability in abilities:
        if isinstance(ability, Special) and kind is not None and kind.plain:
            yield from PLAIN
        elif isinstance(ability, Special) and figure.kind == "boss":
            card = facts.boss(figure)
            yield from card.special1 if ability.number == 1 else card.special2
        else:
            yield ability


# --- those that come and go (`Kind.haunts`) ----------------------------------------------------------------


def vanish(s: State, who: int) -> None:
    """After a melee attack it is off the map until its next turn."""
    figure = s.figures[who]
    kind = facts.kind_of(s, figure) if figure.title else None
    if kind is None or not kind.haunts or s.turn is None or s.turn.who != who or not s.turn.attacked:
        return
    figure.at = NOWHERE
    s.tell(told_pages.Vanished, who, rule="GH-33.13")


def comes_back(s: State, who: int) -> Asking[None]:
    """On the next of its marks, or the nearest empty hex."""
    figure = s.figures[who]
    kind = facts.kind_of(s, figure)
    if kind is None or not kind.haunts:
        return
    kept = s.kept()
    mark = kind.haunts[kept.haunts % len(kind.haunts)]
    kept.haunts += 1
    (home, *_) = s.ground().marks[mark]
    free = [home] if facts.figure_at(s, home) is None else terrain.nearest_empty(s, home)
    cell = yield from ask(0, "spawn", free, rule="GH-33.1")
    movement.put(s, who, cell, "GH-33.13")
