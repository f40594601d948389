"""Between fights: who rests, who waits for whom, and when the party opens the next door."""

from __future__ import annotations

from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.rules.turns import rests
from wyprawa.games.gloomhaven.state import FOES, State

FEW, SOME = 1, 3  # cards in hand of who has to rest, and of who may as well if others do or wounds ache
WEAK = 0.5  # the share of hit points of one who needs a rest
TOGETHER = 6  # hexes within which others count as being there
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
    """A short rest costs no turn; a long one is better when nobody is there to fight and wounds ache."""
    if len(s.heroes[who].hand) > 1:
        return False
    figure = s.figures[who]
    return not calm(s) or not (others_tired(s, who) or figure.hp <= WEAK * figure.most)


def ready(s: State, who: int) -> bool:
    """Whether a hero may open the next door: most others are there, do not rest and need not."""
    if not terrain.openable(s):
        return False
    at = s.figures[who].at
    board = facts.board(s)
    able = away = 0
    for n, hero in enumerate(s.heroes):
        if hero.exhausted:
            continue
        able += 1
        if n != who and (hero.resting or tired(s, n) or board.range_between(at, s.figures[n].at) > TOGETHER):
            away += 1
    return away * 2 < able and not _behind(s, who)


def _behind(s: State, who: int) -> bool:
    """Whether a hero is too weak to go first while others are not."""
    shares = [s.figures[n].hp / s.figures[n].most for n, hero in enumerate(s.heroes) if not hero.exhausted]
    return s.figures[who].hp / s.figures[who].most < max(shares) - BEHIND
