"""Chapter 5, card selection: all players at once and in secret."""

from __future__ import annotations

from wyprawa.games.gloomhaven.rules.turns import rests
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask, step, together

REST = "rest"
Pick = tuple[int, tuple[int, ...]]  # a hero and its cards, the leading one first; none for a long rest


@step
def select_cards(s: State) -> Asking[None]:
    """Each player picks for all the heroes it leads; nothing is known before all have (GH-5.2, GH-5.8)."""
    led: dict[int, list[int]] = {}
    for who, hero in enumerate(s.heroes):
        if not hero.exhausted:
            led.setdefault(hero.seat, []).append(who)
    picks = yield from together(s, *[pick(s, seat, led[seat]) for seat in sorted(led)])
    for who, cards in (each for row in picks for each in row):
        hero = s.heroes[who]
        hero.picked = list(cards)
        hero.resting = not cards
        for card in cards:
            hero.hand.remove(card)
    s.reveal()


def pick(s: State, seat: int, heroes: list[int]) -> Asking[list[Pick]]:
    """Two cards, the leading one first, or a long rest, for each hero of a seat."""
    picks: list[Pick] = []
    for who in heroes:
        hero = s.heroes[who]
        if len(hero.hand) < 2:  # GH-5.4
            picks.append((who, ()))
            continue
        hand = sorted(hero.hand)
        options: list[int | str] = [*hand]
        if rests.discarded(hero) >= 2:  # GH-6.1
            options.append(REST)
        lead = yield from ask(seat, "lead", options, subject=(who,), rule="GH-5.3")
        if isinstance(lead, str):
            picks.append((who, ()))
            continue
        others = [card for card in hand if card != lead]
        second = yield from ask(seat, "second", others, subject=(who, lead), rule="GH-5.2")
        picks.append((who, (lead, second)))
    return picks
