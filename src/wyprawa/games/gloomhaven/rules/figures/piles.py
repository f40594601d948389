"""Chapters 8, 16, 22 and 24: where ability cards go, how items lie, and experience."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.figures import summoning
from wyprawa.games.gloomhaven.rules.query import ability_cards, facts
from wyprawa.games.gloomhaven.state import Active, Held, Hero, State


def gain_xp(s: State, who: int, amount: int) -> None:
    """Experience of a hero (GH-22.1)."""
    if amount and facts.is_hero(s, who):
        s.heroes[who].xp += amount
        s.tell(told.Learned, who, amount, rule="GH-22.1")


# --- piles -------------------------------------------------------------------------------------------------


def to_pile(s: State, hero: int, card: int, pile: str, *, taker: int = -1, quietly: bool = False) -> None:
    """Put a hero's card from wherever it is on a pile or into the hand; its bonuses end (GH-16.11).

    It is the hero's own pile, or a `taker`'s. `quietly`: another line says so.
    """
    me, to = s.heroes[hero], hero if taker < 0 else taker
    for active in me.active:
        if active.card == card:
            _deactivate(s, hero, active)
            break
    else:
        for cards in (me.hand, me.picked, me.discard, me.lost):
            if card in cards:
                cards.remove(card)
                break
    if CARDS[card].pack and pile != "hand":  # back to the supply
        s.tell(told.PutAway, to, card, "supply", rule="GH-8.5")
        return
    its = s.heroes[to]
    {"discard": its.discard, "lost": its.lost, "hand": its.hand}[pile].append(card)
    if not quietly:
        s.tell(told.PutAway, to, card, pile, rule="GH-8.5")


def activate(s: State, hero: int, card: int, half: str) -> Active:
    """A card comes to the active area, or is there already (GH-16.1)."""
    me = s.heroes[hero]
    for active in me.active:
        if active.card == card:
            return active
    for cards in (me.picked, me.hand):
        if card in cards:
            cards.remove(card)
    active = Active(card, half)
    me.active.append(active)
    s.tell(told.PutAway, hero, card, "active", rule="GH-16.1")
    return active


def leave_active(s: State, hero: int, active: Active) -> None:
    to_pile(s, hero, active.card, ability_cards.pile_of(active))


def _deactivate(s: State, hero: int, active: Active) -> None:
    """All bonuses of a card end at once, and its summons go (GH-16.11, GH-19.7)."""
    s.heroes[hero].active.remove(active)
    for figure in s.figures.values():
        if figure.gifts and any(gift.card == active.card for gift in figure.gifts):
            figure.gifts = tuple(gift for gift in figure.gifts if gift.card != active.card)
            figure.hp = min(figure.hp, facts.most_hp(figure))
    for who in {who: True for granted in active.granted for who in granted.whose if who != hero}:
        s.tell(told.WorksFor, who, active.card, over=True, rule="GH-16.11")
    for who in (active.summon, *active.more):
        if who in s.figures:
            summoning.leave(s, who)


# --- items -------------------------------------------------------------------------------------------------


def turn_item(hero: Hero, item: int, state: str, used: int = 0) -> None:
    """An item lies so from now on, with so many of its use spaces behind it (GH-24.5)."""
    hero.items = [Held(item, state, used) if held.item == item else held for held in hero.items]
