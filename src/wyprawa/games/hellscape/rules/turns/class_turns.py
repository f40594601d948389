"""What a Class may do in its turn without an action, and at the start of a round (MD-26.7, MD-27,
MD-28.10, MD-30)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import ELEMENT_TRACKS
from wyprawa.games.hellscape.rules.figures.actions import turn_of
from wyprawa.games.hellscape.rules.figures.gains import lose_mana, lose_rage
from wyprawa.games.hellscape.rules.figures.using import turn_pointer
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.turns.spirits import spirit_acts
from wyprawa.games.hellscape.state import NONE, State
from wyprawa.games.hellscape.vocabulary import STANCES
from wyprawa.games.hellscape.vocabulary.terms import BERSERKER, PALADIN, SHAMAN, WIZARD
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import ids

ClassDeed: TypeAlias = tuple[Literal["pointer", "consecrate", "recall", "stance", "turn", "wake"], int]


def options(s: State, who: int) -> list[ClassDeed]:
    found = OPTIONS.get(figures.class_of(s.heroes[who]))
    return found(s, who) if found is not None else []


def do(s: State, who: int, chosen: ClassDeed) -> Asking[None]:
    yield from DEEDS[chosen[0]](s, who, chosen[1])


# --- Wizard ---------------------------------------------------------------------------------------------


def wizard(s: State, who: int) -> list[ClassDeed]:
    """The pointer turns for 1 Mana a quarter (MD-26.7)."""
    return [("pointer", 1)] if s.heroes[who].mana else []


def pointer(s: State, who: int, n: int) -> Asking[None]:
    lose_mana(s, who, 1, "MD-26.7")
    turn_pointer(s, who, n, "MD-26.7")
    yield from ()


# --- Paladin --------------------------------------------------------------------------------------------


def paladin(s: State, who: int) -> list[ClassDeed]:
    """Consecrations are placed for 1 Mana and taken back for nothing (MD-27.5, MD-27.9)."""
    hero = s.heroes[who]
    found: list[ClassDeed] = [("consecrate", column) for column in range(3)] if hero.mana else []
    found += [("recall", column) for column, zone in enumerate(hero.consecrated) if zone != NONE]
    return found


def consecrate(s: State, who: int, column: int) -> Asking[None]:
    """Any Zone in Line of Sight that holds no other Consecration (MD-27.5 to MD-27.7)."""
    hero = s.heroes[who]
    seen = ids(ground.board(s).sight(hero.zone) & ground.passable(s))
    zones = [zone for zone in seen if zone not in hero.consecrated]
    if not zones:
        return
    zone = yield from ask(hero.seat, "consecrate", zones, subject=(who, column), rule="MD-27.5")
    lose_mana(s, who, 1, "MD-27.5")
    hero.consecrated[column] = zone
    s.tell(events.Consecrated, who, column, zone, rule="MD-27.5")


def recall(s: State, who: int, column: int) -> Asking[None]:
    s.heroes[who].consecrated[column] = NONE
    s.tell(events.ConsecrationTaken, who, column, rule="MD-27.9")
    yield from ()


@step
def bless(s: State, who: int) -> Asking[None]:
    """One own skill, until the end of the round (MD-27.10 to MD-27.12)."""
    hero = s.heroes[who]
    if not hero.skills:
        return
    chosen = yield from ask(hero.seat, "bless", hero.skills[:], subject=(who,), rule="MD-27.10")
    hero.blessed = chosen
    s.tell(events.Blessed, who, chosen, rule="MD-27.10")


# --- Berserker ------------------------------------------------------------------------------------------


def berserker(s: State, who: int) -> list[ClassDeed]:
    """Another stance for 1 Rage (MD-28.10)."""
    hero = s.heroes[who]
    return [("stance", n) for n in range(len(STANCES)) if n != hero.stance] if hero.rage else []


def stance(s: State, who: int, n: int) -> Asking[None]:
    lose_rage(s, who, 1, "MD-28.10")
    s.heroes[who].stance = n
    s.tell(events.StanceChanged, who, n, rule="MD-28.10")
    yield from ()


# --- Shaman ---------------------------------------------------------------------------------------------


def shaman(s: State, who: int) -> list[ClassDeed]:
    """A full track turns its marker over; each Spirit acts once without an action (MD-30.7, MD-30.8,
    MD-30.11)."""
    hero = s.heroes[who]
    found: list[ClassDeed] = [
        ("turn", n)
        for n, track in enumerate(ELEMENT_TRACKS)
        if hero.elements[n] == track.spaces and not hero.turned >> n & 1
    ]
    awake = turn_of(s).awake
    found += [("wake", figure) for figure in spirits(s, who) if not awake >> figure & 1]
    return found


def spirits(s: State, who: int) -> list[int]:
    return [each.figure for each in s.companions if each.owner == who]


def turn_marker(s: State, who: int, element: int) -> Asking[None]:
    hero = s.heroes[who]
    hero.elements[element] = 0  # R46
    hero.turned |= 1 << element
    s.tell(events.MarkerTurned, who, element, rule="MD-30.7")
    yield from ()


def wake(s: State, who: int, figure: int) -> Asking[None]:
    turn_of(s).awake |= 1 << figure
    s.next(spirit_acts.later(figure))
    yield from ()


OPTIONS: dict[int, Callable[[State, int], list[ClassDeed]]] = {
    WIZARD: wizard,
    PALADIN: paladin,
    BERSERKER: berserker,
    SHAMAN: shaman,
}
DEEDS: dict[str, Callable[[State, int, int], Asking[None]]] = {
    "pointer": pointer,
    "consecrate": consecrate,
    "recall": recall,
    "stance": stance,
    "turn": turn_marker,
    "wake": wake,
}
