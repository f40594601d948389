"""Whether a test of an ability, a boost or a bonus holds."""

from __future__ import annotations

from itertools import pairwise

from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS, Test
from wyprawa.games.gloomhaven.abilities.verbs import Bonus
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.query import facts, formulas
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import MELEE, RANGED, Performer, deed
from wyprawa.games.gloomhaven.state import STRONG, State

_ELSE = Test()


def holds(s: State, test: Test | None, x: Performer) -> bool:
    """Whether everything a test says is so; no test always holds."""
    if test is None:
        return True
    return _of_target(s, test, x) and _of_self(s, test, x) and _of_deed(s, test, x)


def rank(s: State, who: int) -> str:
    """Normal or elite; bosses, named monsters and all that is no monster are neither (GH-30.2)."""
    figure = s.figures[who]
    if figure.kind != "monster":
        return ""
    return "elite" if figure.elite else "normal"


def about_target(test: Test | None) -> bool:
    """Whether a test says anything about the target, so that each target is judged by itself."""
    if test is None:
        return False
    return bool(
        test.flanked or test.lone or test.rank or test.type or test.has or test.damaged or test.hp is not None
    )


def _of_target(s: State, test: Test, x: Performer) -> bool:
    if not about_target(test):
        return True
    target = s.figures.get(x.target)
    if target is None or target.at < 0:
        return False
    if test.flanked and not formulas.flankers(s, x.who, x.target):
        return False
    if test.lone and formulas.near(s, target.at, facts.allies(s, x.target)):
        return False
    if test.rank and rank(s, x.target) not in test.rank:
        return False
    if test.type and target.name not in test.type:
        return False
    if test.has and not any(facts.has(target, name) for name in test.has):
        return False
    if test.hp is not None and target.hp > test.hp:
        return False
    return not (test.damaged and deed(s).dealt <= 0)


def _of_self(s: State, test: Test, x: Performer) -> bool:
    me = s.figures[x.who]
    turn = s.turn if s.turn is not None and s.turn.who == x.who else None
    if test.self_has is not None and not facts.has(me, test.self_has):
        return False
    if test.self_hp is not None and me.hp > test.self_hp:
        return False
    if test.enemies_near and len(formulas.near(s, me.at, facts.enemies(s, x.who))) < test.enemies_near:
        return False
    moved = turn.moved if turn is not None else 0
    if moved < test.moved or (test.moved_at_most is not None and moved > test.moved_at_most):
        return False
    if test.scorched and not (turn is not None and turn.scorched):
        return False
    if test.own_turn and turn is None:
        return False
    path = deed(s).path
    if test.returned and not (len(path) > 1 and path[0] == path[-1]):
        return False
    return not test.straight or is_straight(s, path)


def _of_deed(s: State, test: Test, x: Performer) -> bool:
    if (test.melee and x.kind != MELEE) or (test.ranged and x.kind != RANGED):
        return False
    if test.single and not x.single:
        return False
    if test.augment and not plays_augment(s):
        return False
    if test.value is not None and x.value != test.value:
        return False
    if test.used is not None and not deed(s).used >> ELEMENTS.index(test.used) & 1:
        return False
    if test.gains is not None and x.gains != test.gains:
        return False
    return test.strong is None or s.elements[ELEMENTS.index(test.strong)] == STRONG


def is_straight(s: State, path: list[int]) -> bool:
    """Whether a move ran in one line: at least one hex, always in the same direction."""
    board = facts.board(s)
    places = [board.axial(cell) for cell in path]
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(places)}
    return len(steps) == 1


def plays_augment(s: State) -> bool:
    """Whether the action under way plays an augment."""
    now = deed(s)
    card = CARDS.get(now.card)
    if card is None or now.half not in ("top", "bottom"):
        return False
    action = card.top if now.half == "top" else card.bottom
    return any(isinstance(ability, Bonus) and ability.augment for ability in action.do)


def visible(s: State, who: int, target: int) -> bool:
    """Whether a figure may target another: not an invisible enemy (GH-14.27, GH-14.29)."""
    figure = s.figures[target]
    return figure.side == s.figures[who].side or not facts.unseen(s, target)


def still_there(s: State, figures: list[int]) -> list[int]:
    return [who for who in figures if alive(s, who)]
