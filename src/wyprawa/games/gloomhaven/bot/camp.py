"""Rests and doors: who rests, who waits for whom, and when the party opens the next door."""

from __future__ import annotations

from wyprawa.games.gloomhaven.bot.cards import horizon, rounds_needed, turn_worth, turns_left
from wyprawa.games.gloomhaven.bot.danger import Danger
from wyprawa.games.gloomhaven.bot.foes import foes_of
from wyprawa.games.gloomhaven.bot.goal import escort_opens
from wyprawa.games.gloomhaven.bot.worth import relief
from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.rules.turns import rests
from wyprawa.games.gloomhaven.state import FOES, State
from wyprawa.parts.boards import Cell, Cells

SOME = 3  # cards in hand with which a long rest costs no turn: another would be all they are good for
REFRESHED, CHOSEN = 0.5, 0.4  # an item that is ready again, and that the card to lose is of one's own choice
FRESH = 1.0  # that the next fight begins with all cards in hand
WAITED = 0.7  # the share of a turn that is lost to who waits at a door and makes ready
DELAY = 0.6  # how much of a round of the enemies it costs that one hero of all is idle
EXPOSED = 0.8  # how much of the danger where it is is due to sitting there
TOGETHER = 8  # hexes within which others count as being there
BEHIND = 0.3  # the share of hit points by which who opens a door may be worse off than the best


def calm(s: State) -> bool:
    """Whether no enemy is in sight."""
    return not any(figure.side == FOES and figure.at >= 0 for figure in s.figures.values())


# --- rests --------------------------------------------------------------------------------------------------


def weary(s: State, who: int) -> bool:
    """Whether a long rest costs a hero no turn. What it plays now was in hand when that was decided."""
    hero = s.heroes[who]
    return not hero.exhausted and len(hero.hand) + len(hero.picked) <= SOME and rests.discarded(hero) >= 2


def rest_worth(s: State, who: int) -> float:
    """What a long rest gives: hit points, items, and the choice of the card to lose."""
    spent = sum(held.state == "spent" for held in s.heroes[who].items)
    return relief(s.figures[who], 2) + REFRESHED * spent + CHOSEN


def camps(s: State) -> bool:
    """Whether the party had better rest before the next door: the others give a turn away meanwhile."""
    if not calm(s) or escort_opens(s):
        return False
    gain = cost = 0.0
    needed = rounds_needed(s)
    for who, hero in enumerate(s.heroes):
        if hero.exhausted:
            continue
        if weary(s, who):
            gain += rest_worth(s, who) + FRESH * (len(hero.hand) > 1)
        else:
            cost += WAITED * turn_worth(turns_left(hero), min(needed, horizon(s, who)))
    return gain > cost


def wants_rest(s: State, who: int) -> bool:
    """Whether to rest for a round though there are cards to play and nobody to fight."""
    return weary(s, who) and camps(s)


def wants_short_rest(s: State, who: int) -> bool:
    """A short rest costs no round; a long one gives more."""
    if len(s.heroes[who].hand) > 1:
        return False
    return not (camps(s) if calm(s) else long_rest_pays(s, who))


def long_rest_pays(s: State, who: int) -> bool:
    """Whether to sit out a round of a fight, against what the enemies do in that time."""
    able = sum(not hero.exhausted for hero in s.heroes)
    if able < 2:
        return False
    foes = foes_of(s)
    lost = DELAY * sum(foe.later.bite for foe in foes) / able
    danger = Danger(s, who, facts.board(s), foes)
    return danger.stake * rest_worth(s, who) > lost + EXPOSED * danger.at(s.figures[who].at)[0]


# --- doors --------------------------------------------------------------------------------------------------


def ready(s: State, who: int) -> bool:
    """Whether a hero may open the next door: the party is there and rested, and it is fit to go first."""
    if not terrain.openable(s):
        return False
    return escort_opens(s) or (together(s, who) and not _behind(s, who) and not camps(s))


def together(s: State, who: int) -> bool:
    """Whether most others are near and do not rest."""
    near = _within(s, s.figures[who].at)
    able = away = 0
    for n, hero in enumerate(s.heroes):
        if hero.exhausted:
            continue
        able += 1
        if n != who and (hero.resting or not near >> s.figures[n].at & 1):
            away += 1
    return away * 2 < able


def _within(s: State, at: Cell) -> Cells:
    """The hexes that are together with this one: so many steps away, around obstacles."""
    board, found = facts.board(s), 0
    for layer in board.layers(1 << at, board.all & ~facts.obstacles(s), points=TOGETHER):
        found |= layer
    return found


def _behind(s: State, who: int) -> bool:
    """Whether a hero is too weak to go first while others are not."""
    shares = [s.figures[n].hp / s.figures[n].most for n, hero in enumerate(s.heroes) if not hero.exhausted]
    return s.figures[who].hp / s.figures[who].most < max(shares) - BEHIND
