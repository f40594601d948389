"""Ability cards as printed and with stickers (GH-42): their halves, what lasts of them, where they go."""

from __future__ import annotations

from functools import cache

from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.abilities.verbs import (
    Ability,
    Bonus,
    Choose,
    Doom,
    If,
    May,
    Retaliate,
    Shield,
    Song,
    Summon,
    Use,
)
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.enhancing import enhanced
from wyprawa.games.gloomhaven.state import Active, State


@cache
def action(card: int, half: str) -> Action:
    """A half of a card as printed."""
    return CARDS[card].top if half == "top" else CARDS[card].bottom


def stickered(s: State, card: int, half: str) -> Action:
    """A half of a card with its stickers."""
    found = stickers(s, card, half) if card in s.stickers else ()
    return enhanced(card, "top" if half == "top" else "bottom", found) if found else action(card, half)


def stickers(s: State, card: int, half: str) -> tuple[str, ...]:
    """The stickers on a half of a card (GH-42)."""
    rows = (each.partition(" ") for each in s.stickers.get(card, ()))
    return tuple(what for which, _, what in rows if which == half)


def pile_of(active: Active) -> str:
    """Where a card goes from the active area, and what it counts as there (GH-16.9, GH-16.10, GH-16.13)."""
    return "lost" if action(active.card, active.half).lost else "discard"


@cache
def summons(card: int) -> bool:
    """Whether a card has a summon."""
    return any(isinstance(each, Summon) for each in CARDS[card].top.do + CARDS[card].bottom.do)


def plays(active: Active, kind: type[Song | Doom]) -> bool:
    """Whether an active card is a song, or a doom."""
    return any(isinstance(each, kind) for each in action(active.card, active.half).do)


def recoverable(s: State, hero: int, pile: str) -> list[int]:
    """Cards of a kind, those in the active area included, that may come back (GH-20.2, GH-20.4)."""
    me = s.heroes[hero]
    found = [*(me.discard if pile == "discarded" else me.lost)]
    found += [a.card for a in me.active if pile_of(a) == ("discard" if pile == "discarded" else "lost")]
    return [card for card in found if not (pile == "lost" and _gone(card))]


def _gone(card: int) -> bool:
    """Whether a card never comes back once lost, however it was lost (GH-20.4)."""
    return CARDS[card].top.unrecoverable or CARDS[card].bottom.unrecoverable


@cache
def lasting(card: int, half: str) -> tuple[Ability, ...]:
    """The abilities of a half that last, in printed order."""
    return lasting_of(action(card, half))


def lasting_of(action: Action) -> tuple[Ability, ...]:
    """The same of an action, which may have stickers."""
    return tuple(each for each in within(action) if isinstance(each, Bonus | Shield | Retaliate))


def within(action: Action) -> list[Ability]:
    """All abilities of an action, those inside others after them."""
    found: list[Ability] = []

    def walk(abilities: tuple[Ability, ...]) -> None:
        for each in abilities:
            found.append(each)
            if isinstance(each, Use | If | May | Song | Doom):
                walk(each.then)
            elif isinstance(each, Choose):
                for branch in each.of:
                    walk(branch)

    walk(action.do)
    return found
