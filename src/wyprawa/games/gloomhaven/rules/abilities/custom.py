"""The escapes by name (abilities.escapes): what data could not say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Custom
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.abilities import boss_specials
from wyprawa.games.gloomhaven.rules.figures import piles
from wyprawa.games.gloomhaven.rules.query import ability_cards, facts, formulas, targeting
from wyprawa.games.gloomhaven.rules.query.performing import Performer, does, performed
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask


def borrow_lost_card(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """An ally within 3 takes a lost card of an ally adjacent to it into its hand."""
    near = [n for n in targeting.candidates(s, x, Whom(who="allies", within=3)) if facts.is_hero(s, n)]
    lenders = {n: _lenders(s, x.who, n) for n in near}
    takers = yield from targeting.choose(
        s, x, [n for n in near if lenders[n]], 1, "borrow.taker", rule="GH-20.1"
    )
    for taker in takers:
        lender = yield from ask(x.seat, "borrow.lender", lenders[taker], subject=(taker,), rule="GH-20.1")
        card = yield from ask(
            s.heroes[taker].seat,
            "recover",
            ability_cards.recoverable(s, lender, "lost"),
            subject=(taker,),
            rule="GH-20.1",
        )
        piles.to_pile(s, lender, card, "hand", taker=taker)
        performed(s, x)


def _lenders(s: State, who: int, taker: int) -> list[int]:
    allies = [n for n in facts.allies(s, who) if facts.is_hero(s, n) and n != taker]
    return [
        n for n in formulas.near(s, s.figures[taker].at, allies) if ability_cards.recoverable(s, n, "lost")
    ]


def second_turn(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """Two more cards, and another turn this round at the later of their initiatives."""
    hero = s.heroes[x.who]
    if len(hero.hand) < 2:
        return
    picked: list[int] = []
    for _ in range(2):
        card = yield from ask(x.seat, "play", sorted(hero.hand), subject=(x.who, *picked), rule="GH-24.1")
        hero.hand.remove(card)
        picked.append(card)
    hero.picked = picked
    hero.initiative = max(CARDS[card].initiative for card in picked)
    hero.second = min(CARDS[card].initiative for card in picked)
    s.tell(told.Picked, x.who, tuple(picked), hero.initiative, rule="GH-24.1")
    if x.who in s.acted:
        s.acted.remove(x.who)
    performed(s, x)


Run: TypeAlias = Callable[[State, Performer, Custom], Asking[None]]
ABILITIES: dict[str, Run] = {
    "borrow_lost_card": borrow_lost_card,
    "second_turn": second_turn,
    **boss_specials.ABILITIES,
}


def ability(run: Run) -> Run:
    """The custom ability of that name, where a room above this one works it out."""
    ABILITIES[run.__name__] = run
    return run


@does.verb(Custom)
def customs(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """What data cannot say."""
    yield from ABILITIES[ability.custom](s, x, ability)
