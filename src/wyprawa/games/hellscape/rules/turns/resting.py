"""Rest: two points in any mix of Health and Mana (MD-14.4, MD-14.5)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOX, ELEMENT_TRACKS
from wyprawa.games.hellscape.rules.figures.gains import gain_health, gain_mana
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import State
from wyprawa.kernel import Asking, ask


def rests(s: State, who: int) -> list[tuple[int, int]]:
    """The mixes that are of use, Health first; a Shaman's Mana may become Elements (R57)."""
    hero = s.heroes[who]
    health = min(BOX.rest, figures.wounds_of(hero))
    room = figures.max_mana(hero) - hero.mana
    if hero.elements:
        room += sum(track.spaces - at for track, at in zip(ELEMENT_TRACKS, hero.elements, strict=True))
    mana = min(BOX.rest, room)
    most = min(BOX.rest, health + mana)
    return [(n, most - n) for n in range(health, -1, -1) if most and most - n <= mana]


def rest(s: State, who: int) -> Asking[None]:
    """A Rogue token that pays for it may have left nothing to recover."""
    s.tell(events.Rested, who, rule="MD-14.4")
    mixes = rests(s, who)
    if not mixes:
        return
    health, mana = yield from ask(s.heroes[who].seat, "rest", mixes, subject=(who,), rule="MD-14.4")
    gain_health(s, who, health, "MD-14.4")
    yield from gain_mana(s, who, mana, "MD-14.4")
