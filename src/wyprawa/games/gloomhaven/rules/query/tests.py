"""Whether a test of an ability, a boost or a bonus holds."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeAlias

from wyprawa.games.gloomhaven.abilities.terms import (
    ELEMENTS,
    Check,
    EnemiesNear,
    Gains,
    Has,
    Hp,
    Moved,
    OfRank,
    OfType,
    SelfHas,
    SelfHp,
    Strong,
    Test,
    Used,
    ValueIs,
)
from wyprawa.games.gloomhaven.abilities.verbs import Bonus
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.query import facts, formulas
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import MELEE, RANGED, Performer, deed
from wyprawa.games.gloomhaven.state import STRONG, State


def holds(s: State, test: Test, x: Performer) -> bool:
    """Whether everything a test says is so; an empty one always holds."""
    for each in test:
        word = each if isinstance(each, str) else type(each)
        if word in OF_TARGET and not _on_map(s, x.target):
            return False
        if not _CHECKS[word](s, each, x):
            return False
    return True


def rank(s: State, who: int) -> str:
    """Normal or elite; bosses, named monsters and all that is no monster are neither (GH-30.2)."""
    figure = s.figures[who]
    if figure.kind != "monster":
        return ""
    return "elite" if figure.elite else "normal"


OF_TARGET = frozenset({"flanked", "lone", "damaged", OfRank, OfType, Has, Hp})


def about_target(test: Test) -> bool:
    """Whether a test says anything about the target, so that each target is judged by itself."""
    return any((each if isinstance(each, str) else type(each)) in OF_TARGET for each in test)


def _on_map(s: State, who: int) -> bool:
    figure = s.figures.get(who)
    return figure is not None and figure.at >= 0


# --- what each word asks -----------------------------------------------------------------------------------

_Check: TypeAlias = Callable[[State, Any, Performer], bool]
_CHECKS: dict[str | type[Check], _Check] = {}


def _check(word: str | type[Check]) -> Callable[[_Check], _Check]:
    def keep(function: _Check) -> _Check:
        _CHECKS[word] = function
        return function

    return keep


@_check("flanked")
def _flanked(s: State, _: str, x: Performer) -> bool:
    return formulas.flankers(s, x.who, x.target) > 0


@_check("lone")
def _lone(s: State, _: str, x: Performer) -> bool:
    return not formulas.near(s, s.figures[x.target].at, facts.allies(s, x.target))


@_check("damaged")
def _damaged(s: State, _: str, x: Performer) -> bool:
    return deed(s).dealt > 0


@_check(OfRank)
def _of_rank(s: State, check: OfRank, x: Performer) -> bool:
    return rank(s, x.target) in check.of


@_check(OfType)
def _of_type(s: State, check: OfType, x: Performer) -> bool:
    return s.figures[x.target].name in check.of


@_check(Has)
def _has(s: State, check: Has, x: Performer) -> bool:
    return any(facts.has(s.figures[x.target], name) for name in check.of)


@_check(Hp)
def _hp(s: State, check: Hp, x: Performer) -> bool:
    return s.figures[x.target].hp <= check.most


@_check(SelfHas)
def _self_has(s: State, check: SelfHas, x: Performer) -> bool:
    return facts.has(s.figures[x.who], check.condition)


@_check(SelfHp)
def _self_hp(s: State, check: SelfHp, x: Performer) -> bool:
    return s.figures[x.who].hp <= check.most


@_check(EnemiesNear)
def _enemies_near(s: State, check: EnemiesNear, x: Performer) -> bool:
    return len(formulas.near(s, s.figures[x.who].at, facts.enemies(s, x.who))) >= check.least


@_check(Moved)
def _moved(s: State, check: Moved, x: Performer) -> bool:
    moved = s.turn.moved if s.turn is not None and s.turn.who == x.who else 0
    return moved >= check.least and (check.most is None or moved <= check.most)


@_check("straight")
def _straight(s: State, _: str, x: Performer) -> bool:
    return is_straight(s, deed(s).path)


@_check("returned")
def _returned(s: State, _: str, x: Performer) -> bool:
    path = deed(s).path
    return len(path) > 1 and path[0] == path[-1]


@_check("scorched")
def _scorched(s: State, _: str, x: Performer) -> bool:
    return s.turn is not None and s.turn.who == x.who and s.turn.scorched


@_check("own_turn")
def _own_turn(s: State, _: str, x: Performer) -> bool:
    return s.turn is not None and s.turn.who == x.who


@_check("melee")
def _melee(s: State, _: str, x: Performer) -> bool:
    return x.kind == MELEE


@_check("ranged")
def _ranged(s: State, _: str, x: Performer) -> bool:
    return x.kind == RANGED


@_check("single")
def _single(s: State, _: str, x: Performer) -> bool:
    return x.single


@_check("augment")
def _augment(s: State, _: str, x: Performer) -> bool:
    return plays_augment(s)


@_check(ValueIs)
def _value(s: State, check: ValueIs, x: Performer) -> bool:
    return x.value == check.n


@_check(Used)
def _used(s: State, check: Used, x: Performer) -> bool:
    return bool(deed(s).used >> ELEMENTS.index(check.element) & 1)


@_check(Gains)
def _gains(s: State, check: Gains, x: Performer) -> bool:
    return x.gains == check.condition


@_check(Strong)
def _strong(s: State, check: Strong, x: Performer) -> bool:
    return s.elements[ELEMENTS.index(check.element)] == STRONG


# --- what they look at -------------------------------------------------------------------------------------


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
