"""A Hero leaves a Zone and enters another: Reaction damage, traps, what a Mission ties to it (MD-9.5 to
MD-9.10)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.figures.actions import lose_action
from wyprawa.games.hellscape.rules.figures.piles import lay, take
from wyprawa.games.hellscape.rules.figures.wounds import wound_hero
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.rooms.boss_fight import begin_boss_fight, in_boss_room
from wyprawa.games.hellscape.state import ACTION, ROUND, State
from wyprawa.games.hellscape.vocabulary.terms import BEAR_TRAP, SPIKE_TRAP
from wyprawa.kernel import Asking

SPIKES, BEARS, FOUNTAINS, REGULAR, GREATER = range(5)  # hidden sides left, in `State.backs`


def leave(s: State, who: int) -> bool:
    """Reaction damage for leaving a Zone with Enemies; whether the Hero can still go (MD-9.6, MD-9.9)."""
    hero = s.heroes[who]
    n = sum(figures.figures_in(enemy) for enemy in figures.enemies_in(s, hero.zone))
    if n:
        wound_hero(s, who, n, "MD-9.6")
    return not hero.down


def walk(s: State, who: int, zone: int) -> Asking[None]:
    """A step to another Zone."""
    if leave(s, who):
        yield from enter(s, who, zone)


def enter(s: State, who: int, zone: int) -> Asking[None]:
    """Traps in the Zone are triggered at once (MD-9.10)."""
    s.heroes[who].zone = zone
    s.tell(events.Moved, who, zone, rule="MD-9.2")
    if not s.boss_fight and in_boss_room(s, zone):  # MD-21.3
        s.cut(ROUND, then=[begin_boss_fight.later()], leave=True)
    if ground.lies_at(s, SPIKE_TRAP, zone):
        n = turn_up(s, SPIKES, SPIKE_TRAP, who, zone)
        wound_hero(s, who, n, "MD-24.2")
    if ground.lies_at(s, BEAR_TRAP, zone) and turn_up(s, BEARS, BEAR_TRAP, who, zone):
        yield from lose_turn(s, who)


def turn_up(s: State, pile: int, token: int, who: int, zone: int) -> int:
    """A trap is revealed and discarded; what stands on its back (MD-24.1 to MD-24.3, MD-24.8)."""
    n = hidden_side(s, pile, "trap")
    ground.take_token(s, token, zone)
    s.tell(events.TrapSprung, who, token, zone, n, (token, n), rule="MD-24.1")
    return n


def hidden_side(s: State, pile: int, label: str) -> int:
    """A token is turned up; whatever stands on its back is out of the game with it."""
    side = take(s, "backs", pile, label)
    lay(s, "backs_seen", pile, side)
    return side


def lose_turn(s: State, who: int) -> Asking[None]:
    """The action under way ends and one more is lost (MD-24.6, MD-24.28, R74)."""
    if s.turn is not None and s.turn.hero == who and figures.is_up(s.heroes[who]):
        yield from lose_action(s, "MD-24.28")
        s.cut(ACTION, leave=True)
