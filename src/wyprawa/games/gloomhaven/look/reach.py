"""Halves of cards that would do nothing now: attacks with nobody in reach, loot with nothing to take."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack, Loot
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.attack import aims
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.performing import performer
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts.boards import ids


def idle(s: State, who: int, card: int, kind: str) -> bool:
    """Whether half a card, or the basic action in its place, has nobody and nothing to work on."""
    if kind in ("attack", "move"):
        basic = Attack(value=facts.basic(s, who, "attack"))
        return kind == "attack" and not _works(s, who, basic)
    action = CARDS[card].top if kind == "top" else CARDS[card].bottom
    return bool(action.do) and not action.active and not any(_works(s, who, each) for each in action.do)


def _works(s: State, who: int, ability: Ability) -> bool:
    if isinstance(ability, Attack):
        return bool(aims.goals(s, aims.begin(s, performer(s, who), ability)))
    if isinstance(ability, Loot) and ability.around == "self" and isinstance(ability.value, int):
        board, at = facts.board(s), s.figures[who].at
        near = ids(board.within(at, ability.value))
        return any(cell in s.money or cell in s.treasures for cell in near)
    return True
