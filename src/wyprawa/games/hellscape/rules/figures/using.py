"""Using an ability: everything left of the colon is paid, then it happens (MD-22.1)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.rules.figures.gains import pay_tokens
from wyprawa.games.hellscape.rules.figures.rewards import discard_item, take_away
from wyprawa.games.hellscape.rules.figures.wounds import fall, wound_hero
from wyprawa.games.hellscape.rules.query.abilities import find, is_spell
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, act_of
from wyprawa.games.hellscape.state import Source, State
from wyprawa.games.hellscape.vocabulary import Ability
from wyprawa.games.hellscape.vocabulary.terms import MANA
from wyprawa.kernel import Asking
from wyprawa.kernel.sizes import Index, Word

QUARTERS = 4

Use: TypeAlias = tuple[Literal["use"], Word, Index, Index]
"""An ability that is used, by its source."""


def use_chosen(s: State, who: int, chosen: Use) -> Asking[None]:
    """A Hero uses the ability that the player has chosen."""
    kind, number, n = chosen[1:]
    yield from use(s, who, (kind, number, n), find(s, who, (kind, number, n)))


def use(s: State, who: int, source: Source, ability: Ability, free: bool = False) -> Asking[None]:
    """A Hero uses an ability; `free` pays nothing."""
    hero = s.heroes[who]
    if s.combat is not None:
        s.combat.used.append(source)
    elif s.turn is not None and ability.timing == "move":
        s.turn.used.append(source)
    if ability.limit == "round":
        hero.used.append(source)
    s.tell(events.Used, who, source, rule="MD-22.1")
    cast = is_spell(s, who, source)
    if not free:
        pay(s, who, source, ability)
    if cast:
        turn_pointer(s, who, 1, "MD-26.6")
    yield from EFFECTS.resolve(s, ability.do, act_of(who, source))
    if ability.cost.wounds and not free:
        fall(s, who)  # MD-22.14


def pay(s: State, who: int, source: Source, ability: Ability) -> None:
    cost = ability.cost
    pay_tokens(s, who, cost)
    for _ in range(cost.mana_faces):
        use_up_face(s, MANA)
    if cost.discard:
        take_away(s.heroes[who], source[1])
        discard_item(s, source[1])
        s.tell(events.ItemDiscarded, who, source[1], rule="MD-4.22")
    if cost.wounds:
        wound_hero(s, who, cost.wounds, "MD-22.13", paid=True)


def use_up_face(s: State, symbol: int) -> None:
    """A result of the roll pays a cost (MD-22.38)."""
    combat = s.combat
    assert combat is not None
    for n, (kind, face) in enumerate(combat.dice):
        if not combat.locked >> n & 1 and DICE.faces[kind][face][symbol]:
            combat.locked |= 1 << n
            s.tell(events.ResultResolved, (kind, face), rule="MD-22.38")
            return


def turn_pointer(s: State, who: int, n: int, rule: str) -> None:
    """Clockwise, never back (MD-26.6, MD-26.8)."""
    hero = s.heroes[who]
    hero.pointer = (hero.pointer + n) % QUARTERS
    s.tell(events.PointerTurned, who, hero.pointer, rule=rule)
