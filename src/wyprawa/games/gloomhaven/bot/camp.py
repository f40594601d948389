"""Between fights: who rests, who waits for whom, and when the party opens the next door."""

from __future__ import annotations

from wyprawa.games.gloomhaven.bot.danger import Danger
from wyprawa.games.gloomhaven.bot.foes import foes_of
from wyprawa.games.gloomhaven.bot.goal import escorted
from wyprawa.games.gloomhaven.bot.worth import relief
from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.rules.turns import rests
from wyprawa.games.gloomhaven.state import FOES, State
from wyprawa.parts.boards import Cell, Cells

FEW, SOME = 1, 3  # cards in hand of who has to rest, and of who may as well if others do or wounds ache
WEAK = 0.5  # the share of hit points of one who needs a rest
TOGETHER = 6  # hexes within which others count as being there
DELAY = 0.6  # how much of a round of the enemies it costs that one hero of all is idle
EXPOSED = 0.8  # how much of the danger where it is is due to sitting there
REFRESHED, CHOSEN = 0.5, 0.4  # an item that is ready again, and that the card to lose is of one's own choice
BEHIND = 0.3  # the share of hit points by which who opens a door may be worse off than the best


def calm(s: State) -> bool:
    """Whether no enemy is in sight."""
    return not any(figure.side == FOES and figure.at >= 0 for figure in s.figures.values())


def tired(s: State, who: int) -> bool:
    """Whether a hero had better rest before the next fight. To rest with cards in hand gives turns away."""
    hero, figure = s.heroes[who], s.figures[who]
    hand = len(hero.hand) + len(hero.picked)
    if hero.exhausted or rests.discarded(hero) < 2:
        return False
    return hand <= FEW or (hand <= SOME and figure.hp <= WEAK * figure.most)


def weary(s: State, who: int) -> bool:
    """Whether a hero would rest if it costs the party no time."""
    hero = s.heroes[who]
    return not hero.exhausted and len(hero.hand) <= SOME and rests.discarded(hero) >= 2


def others_tired(s: State, who: int) -> bool:
    return any(tired(s, n) for n in range(len(s.heroes)) if n != who)


def wants_rest(s: State, who: int) -> bool:
    """Whether to rest for a round though there are cards to play: only when nobody is there to fight.

    Who could go on rests too when others have to: the party waits for them anyway.
    """
    return calm(s) and (tired(s, who) or (others_tired(s, who) and weary(s, who)))


def wants_short_rest(s: State, who: int) -> bool:
    """A short rest costs no round; a long one heals, and in calm the others have time."""
    if len(s.heroes[who].hand) > 1:
        return False
    figure = s.figures[who]
    if calm(s):
        return not (others_tired(s, who) or figure.hp <= WEAK * figure.most)
    return not long_rest_pays(s, who)


def long_rest_pays(s: State, who: int) -> bool:
    """Whether to sit out a round of a fight: for hit points, against what the enemies do in that time."""
    figure, foes = s.figures[who], foes_of(s)
    able = sum(not hero.exhausted for hero in s.heroes)
    if able < 2:
        return False
    spent = sum(held.state == "spent" for held in s.heroes[who].items)
    lost = DELAY * sum(foe.later.bite for foe in foes) / able
    danger = Danger(s, who, facts.board(s), foes).at(figure.at)[0]
    return relief(figure, 2) + REFRESHED * spent + CHOSEN > lost + EXPOSED * danger


def ready(s: State, who: int) -> bool:
    """Whether a hero may open the next door: most others are there, and it is not too weak to go first."""
    return bool(terrain.openable(s)) and (escorted(s) or (together(s, who) and not _behind(s, who)))


def together(s: State, who: int) -> bool:
    """Whether most others are near, do not rest and need not."""
    near = _within(s, s.figures[who].at)
    able = away = 0
    for n, hero in enumerate(s.heroes):
        if hero.exhausted:
            continue
        able += 1
        if n != who and (hero.resting or tired(s, n) or not near >> s.figures[n].at & 1):
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
