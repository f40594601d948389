"""Fire, Frost and Poison (MD-23, MD-29.16 to MD-29.21)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOX, DICE
from wyprawa.games.hellscape.rules.figures.wounds import vulnerable, wound
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import NONE, Enemy, Hero, State
from wyprawa.games.hellscape.vocabulary.terms import DICE as KINDS
from wyprawa.games.hellscape.vocabulary.terms import SWORD, Die
from wyprawa.kernel import Asking


def bearer(s: State, figure: int) -> Hero | Enemy | None:
    """Who can bear Condition tokens: Heroes on their feet and Enemies that can be reached (MD-17.4,
    MD-30.20)."""
    if figures.is_hero(figure):
        hero = s.heroes[figure]
        return hero if figures.is_up(hero) else None
    enemy = figures.enemy_of(s, figure)
    return enemy if enemy is not None and vulnerable(s, enemy) else None


def burn(s: State, figure: int, n: int, rule: str) -> None:
    """As many Fire tokens as are left (MD-22.23, MD-23.12)."""
    found = bearer(s, figure)
    placed = min(n, s.conditions)
    if found is not None and placed > 0:
        found.fire += placed
        s.conditions -= placed
        s.tell(events.FirePlaced, figure, placed, rule=rule)


def freeze(s: State, figure: int, n: int, rule: str) -> None:
    found = bearer(s, figure)
    placed = min(n, s.conditions)
    if found is not None and placed > 0:
        found.frost += placed
        s.conditions -= placed
        s.tell(events.FrostPlaced, figure, placed, rule=rule)


def resolve_fire(s: State, figure: int, die: Die = BOX.fire_die) -> Asking[None]:
    """A die for each token, all Wounds together (MD-23.1 to MD-23.5)."""
    found = s.heroes[figure] if figures.is_hero(figure) else figures.enemy_of(s, figure)
    if found is None or not found.fire:
        return
    n, found.fire = found.fire, 0
    s.conditions += n
    kind = KINDS.index(die)
    rolled = [DICE.roll(kind, s.chance, "fire") for _ in range(n)]
    wounds = DICE.total(rolled)[SWORD]
    s.tell(events.FireBurned, figure, n, wounds, rule="MD-23.1")
    yield from wound(s, figure, wounds, NONE, "MD-23.2")


def melt(s: State, figure: int, n: int) -> None:
    """So many Frost tokens are discarded."""
    found = s.heroes[figure] if figures.is_hero(figure) else figures.enemy_of(s, figure)
    assert found is not None
    found.frost -= n
    s.conditions += n
    s.tell(events.FrostMelted, figure, n, rule="MD-23.6")


def poison(s: State, figure: int, token: int) -> bool:
    """Put a Poison token on an Enemy that bears none; whether it was (MD-29.16, MD-29.18, MD-29.21)."""
    enemy = figures.enemy_of(s, figure)
    if enemy is None or enemy.poison != NONE or not vulnerable(s, enemy):
        return False
    enemy.poison = token
    s.tell(events.Poisoned, figure, token, rule="MD-29.16")
    return True
