"""Chapter 6: short and long rests."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.figures import damage, healing, piles, using
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import Active, Hero, State
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.anytime import Menu, ask_beside


def counts_discarded(active: Active) -> bool:
    """Whether a card in the active area counts as discarded: its action is not a lost one (GH-16.10)."""
    return not getattr(CARDS[active.card], active.half).lost


def discarded(hero: Hero) -> int:
    """The cards a rest can count on, those in the active area that count as discarded too (GH-6.1)."""
    return len(hero.discard) + sum([counts_discarded(active) for active in hero.active])


def take_back(s: State, who: int) -> Asking[None]:
    """Active cards that count as discarded may be put there, or stay in play (GH-6.13), as long as two are
    left to rest with (GH-6.1)."""
    hero = s.heroes[who]
    left = [each for each in hero.active if counts_discarded(each)]
    while left:
        active, *left = left
        stay = ["stay"] if len(hero.discard) + len(left) > 1 else []
        answer = yield from ask(
            hero.seat, "rest.active", [*stay, "take"], subject=(who, active.card), rule="GH-6.13"
        )
        if answer == "take":
            piles.to_pile(s, who, active.card, "discard")


def lose(s: State, who: int, card: int) -> None:
    """One discarded card is lost, the others return to hand (GH-6.2)."""
    hero = s.heroes[who]
    hero.discard.remove(card)
    hero.lost.append(card)
    regain(hero)


def regain(hero: Hero) -> None:
    hero.hand += hero.discard
    hero.discard = []


@step
def long_rest(s: State, who: int) -> Asking[None]:
    """On its turn: lose a card, heal 2, refresh what is spent (GH-6.10 to GH-6.12)."""
    hero = s.heroes[who]
    if not facts.in_play(s, who):  # GH-23.14
        return
    yield from take_back(s, who)

    def discarded() -> Menu:
        beside = using.beside(s, who, hero.seat)
        return Menu(hero.seat, [*sorted(hero.discard), *beside], beside, subject=(who,))

    lost = yield from ask_beside(s, "rest.lose", discarded, rule="GH-6.10")
    if not facts.in_play(s, who):
        return
    if lost is not None:  # there may be none by now (GH-6.14)
        lose(s, who, lost)
    hero.tally.long_rests += 1
    s.tell(told.Rested, who, True, lost or 0, lost is None, rule="GH-6.10")
    healing.heal(s, who, 2)
    for held in hero.items:
        if held.state == "spent":
            piles.turn_item(hero, held.item, "ready")
    yield from using.happens(s, "long_rest", who)


@step
def offer_short_rest(s: State, who: int) -> Asking[None]:
    """At the end of a round, for who likes (GH-6.3)."""
    hero = s.heroes[who]
    if not facts.in_play(s, who) or discarded(hero) < 2:
        return
    if (yield from ask(hero.seat, "rest.short", ["no", "yes"], subject=(who,), rule="GH-6.3")) == "yes":
        yield from take_back(s, who)
        s.next(long_rest.later(who) if hero.rests_well else short_rest.later(who))


@step
def short_rest(s: State, who: int) -> Asking[None]:
    """A random card is lost, or for 1 damage another one, once (GH-6.4 to GH-6.6)."""
    hero = s.heroes[who]
    card = s.chance.pick(sorted(hero.discard), "short-rest")
    options = ["lose", "keep"] if len(hero.discard) > 1 else ["lose"]
    if (yield from ask(hero.seat, "rest.keep", options, subject=(who, card), rule="GH-6.5")) == "keep":
        s.tell(told.Kept, who, card, rule="GH-6.5")
        yield from damage.suffer(s, who, 1, "rest")
        if not facts.in_play(s, who):
            return
        others = sorted(each for each in hero.discard if each != card)
        if others:  # negating the damage may have taken them
            card = s.chance.pick(others, "short-rest")
    hero.tally.short_rests += 1
    if card in hero.discard:
        lose(s, who, card)
    else:
        regain(hero)
        card = 0
    s.tell(told.Rested, who, False, card, not card, rule="GH-6.4")
