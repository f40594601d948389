"""Chapter 15: infusing and consuming elements."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS, AnyElement
from wyprawa.games.gloomhaven.abilities.verbs import Make, Use
from wyprawa.games.gloomhaven.rules.figures import bonuses, piles
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.performing import Doing, deed, does, performed
from wyprawa.games.gloomhaven.state import FOES, INERT, STRONG, WANING, State
from wyprawa.kernel import Asking, ask


def infuse(s: State, names: Sequence[AnyElement], seat: int) -> Asking[None]:
    """Elements become strong when the turn under way ends (GH-15.3); one of any kind is chosen (GH-15.14)."""
    for name in names:
        if name == "any":
            name = yield from ask(seat, "element.make", list(ELEMENTS), rule="GH-15.14")
        s.tell(told.Infused, name, rule="GH-15.3")
        if s.turn is None:
            s.elements[ELEMENTS.index(name)] = STRONG
        else:
            s.turn.infused |= 1 << ELEMENTS.index(name)


def ready(s: State, element: int, who: int) -> bool:
    """Whether a figure could consume an element, by number (GH-15.5)."""
    return s.elements[element] != INERT and not (s.no_consuming and facts.is_hero(s, who))


def ways(s: State, names: Sequence[AnyElement], who: int) -> list[tuple[int, ...]]:
    """The elements that could be consumed for these symbols, all of them, each once (GH-15.7, GH-15.11)."""
    fixed = [ELEMENTS.index(name) for name in names if name != "any"]
    if not all(ready(s, element, who) for element in fixed):
        return []
    free = len(names) - len(fixed)
    if not free:
        return [tuple(fixed)]
    rest = [n for n in range(len(ELEMENTS)) if ready(s, n, who) and n not in fixed]
    return sorted({(*fixed, *sorted(some)) for some in permutations(rest, free)})


def use(s: State, who: int, names: Sequence[AnyElement], seat: int) -> Asking[bool]:
    """Consume the elements if it can be done; says whether it was."""
    deck = s.decks.get(facts.deck_of(s.figures[who])) if who in s.figures else None
    if deck is not None and shared(s, who, names):
        return True
    found = ways(s, names, who)
    if not found:
        return False
    if len(found) > 1:
        options = [tuple(ELEMENTS[n] for n in way) for way in found]
        keys = [row[0] if len(row) == 1 else row for row in options]
        taken = yield from ask(seat, "element.use", keys, subject=(who,), rule="GH-15.14")
        way = found[keys.index(taken)]
    else:
        way = found[0]
    if s.figures[who].side == FOES and (yield from _prevented(s, who)):
        return False
    for element in way:
        s.elements[element] = INERT
        deed(s).used |= 1 << element
        s.tell(told.Consumed, ELEMENTS[element], who, rule="GH-15.5")
        if deck is not None:
            deck.used |= 1 << element
    return True


def shared(s: State, who: int, names: Sequence[AnyElement]) -> bool:
    """Whether the monster's type has consumed them this round already (GH-15.13)."""
    deck = s.decks.get(facts.deck_of(s.figures[who]))
    if deck is None or not deck.used or not names:
        return False
    if "any" in names:
        return deck.used.bit_count() >= len(names)
    return all(deck.used >> ELEMENTS.index(name) & 1 for name in names if name != "any")


def possible(s: State, who: int, names: Sequence[AnyElement]) -> bool:
    """Whether consuming is open to a figure now, its type's earlier consuming included."""
    return bool(ways(s, names, who)) or shared(s, who, names)


def _prevented(s: State, who: int) -> Asking[bool]:
    """Whether a hero's item keeps an enemy from consuming."""
    for hero in range(len(s.heroes)):
        change = yield from bonuses.chance_to(s, "enemy_use", hero, attacker=who)
        if change.negate:
            return True
    return False


def end_turn(s: State) -> None:
    """What was infused in this turn becomes strong (GH-15.3, GH-15.15)."""
    if s.turn is not None and s.turn.infused:
        for element in range(len(ELEMENTS)):
            if s.turn.infused >> element & 1:
                s.elements[element] = STRONG
                s.tell(told.Strong, ELEMENTS[element], rule="GH-15.3")
        s.turn.infused = 0


def end_round(s: State) -> None:
    """Every token goes down one step (GH-15.4, GH-31.6)."""
    s.elements = [WANING if each == STRONG else INERT for each in s.elements]


@does.verb(Make)
def make(s: State, x: Doing, ability: Make) -> Asking[None]:
    performed(s)
    yield from infuse(s, ability.elements, x.seat)


@does.verb(Use)
def consume(s: State, x: Doing, ability: Use) -> Asking[None]:
    """A character may consume, a monster does when it can (GH-15.6, GH-15.12)."""
    if not possible(s, x.who, ability.elements):
        return
    if x.led:
        wants = yield from ask(x.seat, "use", ["yes", "no"], subject=tuple(ability.elements), rule="GH-15.6")
        if wants == "no":
            return
    if (yield from use(s, x.who, ability.elements, x.seat)):
        performed(s)
        piles.gain_xp(s, x.who, ability.xp)
        yield from does.resolve(s, ability.then, x)
