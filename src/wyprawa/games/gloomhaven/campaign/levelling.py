"""Chapters 40 and 44: levels, one card and one perk each, and perks for checkmarks and retirements."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.campaign import query
from wyprawa.games.gloomhaven.campaign.query import called, member, roster, seat_of, world
from wyprawa.games.gloomhaven.content import TABLES
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, StepCall, ask, step


@step
def level_up(s: State, who: int) -> Asking[None]:
    """One level: a card for the pool, which does not make the hand bigger; experience is not spent (GH-40.4,
    GH-40.5, GH-40.11, GH-40.16). Its perk follows (GH-40.8)."""
    it = member(s, who)
    cards = query.learnable(it, it.level + 1)
    card = yield from ask(seat_of(s, who), "level.card", cards, subject=(who, it.level + 1), rule="GH-40.4")
    it.level += 1
    it.pool = sorted([*it.pool, card])
    it.xp = max(it.xp, TABLES.experience[it.level - 1])  # GH-44.4, GH-38.12
    s.tell(told.Rose, called(s, who), it.level, rule="GH-40.1")
    s.tell(told.CardLearned, called(s, who), card, rule="GH-40.4")
    s.next(take_perk.later(who))


@step
def take_perk(s: State, who: int) -> Asking[None]:
    """A box is ticked for good (GH-40.8, GH-40.9, GH-40.15)."""
    it = member(s, who)
    if query.perks_owed(it) < 1:
        return
    perk = yield from ask(seat_of(s, who), "perk", query.perks_left(it), subject=(who,), rule="GH-40.8")
    it.perks.append(perk)
    s.tell(told.PerkTaken, called(s, who), (it.character, perk), rule="GH-40.8")
    s.next(take_perk.later(who))


def perks_due(s: State) -> list[StepCall]:
    """Perks are taken at once, wherever the party is (GH-40.12)."""
    return [take_perk.later(who) for who in roster(s) if query.perks_owed(member(s, who)) > 0]


def levels_due(s: State) -> list[StepCall]:
    """In the city everybody rises who can (GH-40.1, GH-40.2)."""
    return [level_up.later(who) for who in roster(s) if query.may_rise(member(s, who))]


def may_catch_up(s: State, who: int) -> bool:
    """A character below the city's prosperity level may rise to it (GH-44.3)."""
    return member(s, who).level < query.prosperity_level(world(s).prosperity)
