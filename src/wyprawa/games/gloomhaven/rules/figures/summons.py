"""Chapter 19: the figures that characters summon. Their turns are those of monsters, in `monster_turns`."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack, Move, Summon
from wyprawa.games.gloomhaven.content import SUMMONS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.state import PARTY, Figure, Gift, State
from wyprawa.kernel import Asking, Option, ask
from wyprawa.parts.boards import Cells, ids

COLOURS = 8  # of summon tokens (GH-19.3)
CARD: tuple[Ability, ...] = (Move(own=0), Attack(own=0))  # what every summon does (GH-19.10)
UNARMED: tuple[Ability, ...] = (Move(own=0),)


def places(s: State, hero: int) -> Cells:
    """Where a summon could be put: empty hexes adjacent to the summoner (GH-19.1)."""
    return facts.board(s).near(s.figures[hero].at) & facts.empty(s)


def can(s: State, hero: int) -> bool:
    """Whether there is a hex and a token left (GH-19.2, GH-19.3)."""
    return bool(places(s, hero)) and _free_token(s) > 0


def _free_token(s: State) -> int:
    taken = {figure.number for _, figure in facts.standing(s) if figure.kind == "summon"}
    return next((number for number in range(1, COLOURS + 1) if number not in taken), 0)


def summon(s: State, hero: int, ability: Summon, card: int = 0) -> Asking[int]:
    """Put a summon on the map; returns its number, -1 if it has no place or is left out (GH-8.6).

    `card` is what keeps it in play (GH-19.5), 0 for an item. It does not act in this round (GH-19.14).
    """
    if not can(s, hero):
        return -1
    kind = SUMMONS[ability.figure]
    token = _free_token(s)
    options: list[Option] = [*ids(places(s, hero)), "skip"]
    cell = yield from ask(s.heroes[hero].seat, "summon.hex", options, subject=(hero,), rule="GH-19.1")
    if cell == "skip":
        return -1
    hp = kind.hp + ability.hp
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
    for active in s.heroes[hero].active:
        if card and active.card == card:
            active.summon = who
    return who


def leave(s: State, who: int) -> None:
    """A summon leaves play (GH-19.6 to GH-19.8)."""
    s.figures.pop(who, None)


def abilities(figure: Figure) -> tuple[Ability, ...]:
    """What a summon does in its turn."""
    return UNARMED if SUMMONS[figure.name].attack is None else CARD
