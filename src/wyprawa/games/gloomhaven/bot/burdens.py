"""The page's thing that is carried: who had better fetch it, where it goes, and who still has it."""

from __future__ import annotations

from functools import lru_cache

from wyprawa.games.gloomhaven.abilities.verbs import Move
from wyprawa.games.gloomhaven.bot.goal import facts_of
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.scenario import special_rules
from wyprawa.games.gloomhaven.special.bearers import Brought
from wyprawa.games.gloomhaven.state import FOES, State
from wyprawa.parts.boards import Cells, ids, mask
from wyprawa.parts.effects import All

A_TURN = 2  # hexes that who carries something heavy goes in a turn


def to_bring(s: State) -> Cells:
    """Where a thing has to be brought that an enemy still has: there the enemy had better be killed."""
    burden = s.page().burden
    if burden is None or not any(figure.title == burden.fallen for figure in s.figures.values()):
        return 0
    return _where_to(s)


def lures(s: State) -> bool:
    """Whether nobody is left but who has what is to be brought somewhere: it comes after the heroes there."""
    burden = s.page().burden
    left = [figure.title for figure in s.figures.values() if figure.side == FOES and figure.at >= 0]
    return burden is not None and bool(left) and all(title == burden.fallen for title in left)


def brings(s: State, who: int) -> bool:
    """Whether nothing is missing but that this hero brings what it carries."""
    if not s.progress or s.progress.bearer != who:
        return False
    goal = s.page().goal
    parts = goal.of if isinstance(goal, All) else (goal,)
    others = [part for part in parts if not isinstance(part, Brought)]
    return len(others) < len(parts) and all(special_rules.holds(s, part) for part in others)


def carrier(s: State) -> int:
    """Who had better carry what lies on the map: the nearest, or the swiftest if it is heavy and far."""
    burden, board = s.page().burden, s.ground().board
    able = [n for n, hero in enumerate(s.heroes) if not hero.exhausted and s.figures[n].at >= 0]
    assert s.progress
    lies = s.progress.lies
    far = min((board.range_between(lies, cell) for cell in ids(_where_to(s))), default=0) > A_TURN
    if burden is not None and burden.slow and far:
        return max(able, key=lambda n: swiftness(s, n), default=-1)
    return min(able, key=lambda n: board.range_between(s.figures[n].at, lies), default=-1)


def _where_to(s: State) -> Cells:
    """Where the page's thing has to be brought."""
    marks = [fact.mark for fact in facts_of(s.page().goal) if isinstance(fact, Brought)]
    return mask(cell for letter in marks for cell in s.ground().marks[letter])


def swiftness(s: State, who: int) -> float:
    """How far a hero goes in a turn with the better half of its cards."""
    hero = s.heroes[who]
    moves = sorted((_farthest(card) for card in (*hero.hand, *hero.discard, *hero.picked)), reverse=True)
    return sum(moves[: len(moves) // 2]) / max(1, len(moves) // 2)


@lru_cache(maxsize=1024)
def _farthest(card: int) -> int:
    """How far the lower half of a card leads; half as far if it is lost."""
    action = CARDS[card].bottom
    far = sum(
        each.value if isinstance(each.value, int) else 2 for each in action.do if isinstance(each, Move)
    )
    return max(2, far // 2 if action.lost else far)
