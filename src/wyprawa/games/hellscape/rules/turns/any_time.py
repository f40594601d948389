"""ANY TIME: Vials and the like beside the questions between actions, of any Hero (MD-4.20, MD-22.8, R35)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from wyprawa.games.hellscape.rules.figures.using import use
from wyprawa.games.hellscape.rules.query import abilities, figures
from wyprawa.games.hellscape.rules.query.abilities import Found
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary import verbs
from wyprawa.kernel import Asking, ask
from wyprawa.kernel.sizes import Index, Word

HOST = 0

AnyTime: TypeAlias = tuple[Literal["any"], Index, Word, Index, Index]
"""A Hero, and the ability by its source."""


def any_time(s: State) -> list[AnyTime]:
    """What Heroes could use now with some effect, equal cards once."""
    found: list[AnyTime] = []
    for who in figures.standing(s):
        seen: list[object] = []
        for source, ability in abilities.in_turn(s, who, "any"):
            if ability not in seen and helps(s, who, (source, ability)):
                seen.append(ability)
                found.append(("any", who, *source))
    return found


def helps(s: State, who: int, found: Found) -> bool:
    """Whether something would change: nobody heals the healthy."""
    hero, (_, ability) = s.heroes[who], found
    for verb in ability.do:
        if isinstance(verb, verbs.Heal):
            near = [s.heroes[each] for each in figures.heroes_in(s, hero.zone)]
            if any(figures.wounds_of(each) or each.fire or each.frost for each in near):
                return True
        elif isinstance(verb, verbs.Mana):
            if hero.mana < figures.max_mana(hero) or hero.elements:
                return True
        else:
            return True
    return False


def use_any_time(s: State, option: AnyTime) -> Asking[None]:
    _, who, kind, number, n = option
    yield from use(s, who, (kind, number, n), abilities.find(s, who, (kind, number, n)))


def ask_any_time(s: State, name: str, options: Sequence[int], *, rule: str) -> Asking[int | None]:
    """A question of the host with what may be used beside it; None if something was used."""
    offered: list[int | AnyTime] = [*options, *any_time(s)]
    chosen = yield from ask(HOST, name, offered, rule=rule)
    if isinstance(chosen, int):
        return chosen
    yield from use_any_time(s, chosen)
    return None
