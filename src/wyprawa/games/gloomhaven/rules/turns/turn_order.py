"""Chapter 7: ties, and who of a hero and its summons is next."""

from __future__ import annotations

from wyprawa.games.gloomhaven.rules.figures import using
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.turns import hero_turn, monster_turn
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, StepCall, ask, step


@step
def cards_revealed(s: State) -> Asking[None]:
    """What heroes may do when the cards of the round are turned up."""
    for who in range(len(s.heroes)):
        if facts.in_play(s, who):
            yield from using.happens(s, "cards_revealed", who)
    values = [(hero.initiative, hero.second) for who, hero in enumerate(s.heroes) if facts.in_play(s, who)]
    if len(set(values)) < len(values):
        s.next(settle_heroes.later())


@step
def settle_heroes(s: State) -> Asking[None]:
    """Heroes tied in both cards: the players agree on the order (GH-7.5)."""
    tied: dict[tuple[int, int], list[str]] = {}
    for who, hero in enumerate(s.heroes):
        if facts.in_play(s, who):
            tied.setdefault((hero.initiative, hero.second), []).append(hero.character)
    for names in tied.values():
        while len(names) > 1:
            seat = next(hero.seat for hero in s.heroes if hero.character == names[0])
            first = yield from ask(seat, "initiative.heroes", names, rule="GH-7.5")
            s.ties += (first,)
            names = [name for name in names if name != first]


@step
def settle_monsters(s: State, *names: str) -> Asking[None]:
    """Monster types tied: the players decide which goes first (GH-7.7)."""
    first = yield from ask(0, "initiative.monsters", sorted(names), rule="GH-7.7")
    s.ties += (first,)


def with_summons(s: State, hero: int) -> StepCall:
    """A hero's turn, or before it that of its first summon that has not acted (GH-19.9, GH-19.13)."""
    for who, figure in facts.standing(s):
        if figure.owner == hero and who not in s.acted:
            return monster_turn.monster_turn.later(who)
    return hero_turn.hero_turn.later(hero)
