"""Health, Mana, Rage, Elements and XP come and go (MD-3.8, MD-3.9, MD-22.12, MD-28.4, MD-30.2)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOX, ELEMENT_TRACKS
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.rules.query.abilities import elements
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary import ELEMENTS, Cost
from wyprawa.kernel import Asking, ask


def gain_mana(s: State, who: int, n: int, rule: str) -> Asking[None]:
    """Each point of a Shaman's may move an Element marker instead, also beyond the maximum (MD-30.2, R57)."""
    hero = s.heroes[who]
    left = n
    while left and hero.elements:
        open = [n for n, track in enumerate(ELEMENT_TRACKS) if hero.elements[n] < track.spaces]  # MD-30.5
        options = (
            ["mana", *(ELEMENTS[n] for n in open)]
            if hero.mana < figures.max_mana(hero)
            else [*(ELEMENTS[n] for n in open), "mana"]
        )
        if not open:
            break
        chosen = yield from ask(hero.seat, "mana", options, subject=(who, left), rule="MD-30.2")
        if chosen == "mana":
            break
        element = ELEMENTS.index(chosen)
        hero.elements[element] += 1
        s.tell(events.ElementRaised, who, element, 1, rule="MD-30.2")
        left -= 1
    gained = min(left, figures.max_mana(hero) - hero.mana)  # MD-3.9
    if gained > 0:
        hero.mana += gained
        s.tell(events.ManaGained, who, gained, rule=rule)


def lose_mana(s: State, who: int, n: int, rule: str) -> None:
    hero = s.heroes[who]
    lost = min(n, hero.mana)
    if lost:
        hero.mana -= lost
        s.tell(events.ManaLost, who, lost, rule=rule)


def gain_health(s: State, who: int, n: int, rule: str) -> None:
    hero = s.heroes[who]
    gained = min(n, figures.max_health(hero) - hero.health)  # MD-3.8
    if gained > 0:
        hero.health += gained
        s.tell(events.Healed, who, gained, rule=rule)


def gain_rage(s: State, who: int, n: int, rule: str) -> None:
    """MD-28.5, MD-28.7."""
    hero = s.heroes[who]
    gained = min(n, BOX.rage - hero.rage)
    if gained > 0:
        hero.rage += gained
        s.tell(events.RageGained, who, gained, rule=rule)


def lose_rage(s: State, who: int, n: int, rule: str) -> None:
    s.heroes[who].rage -= n
    s.tell(events.RageLost, who, n, rule=rule)


def gain_xp(s: State, who: int, n: int, rule: str) -> None:
    s.heroes[who].xp += n
    s.tell(events.XpGained, who, n, rule=rule)


def gain_xp_all(s: State, n: int, rule: str) -> None:
    """Knocked-out Heroes share (MD-17.13)."""
    for who in range(len(s.heroes)):
        gain_xp(s, who, n, rule)


def pay_tokens(s: State, who: int, cost: Cost) -> None:
    """Mana, Rage and Elements of a cost; Wounds and cards are paid by those who know them."""
    hero = s.heroes[who]
    if cost.mana:
        lose_mana(s, who, cost.mana, "MD-22.12")
    if cost.rage:
        lose_rage(s, who, cost.rage, "MD-28.11")
    if hero.elements:
        for element, n in enumerate(elements(cost)):
            if n:
                hero.elements[element] -= n
                s.tell(events.ElementsPaid, who, element, n, rule="MD-30.6")
