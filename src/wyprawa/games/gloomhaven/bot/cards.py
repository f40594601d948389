"""What cards are worth: to play, to keep, and in turns that a lost one takes away.

Cards are the party's time. A hero with so many in hand and in the discard pile has so many turns left; the
scenario needs about so many rounds. Turns within those are dear, turns beyond them ever cheaper.
"""

from __future__ import annotations

from functools import cache, lru_cache

from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.abilities.verbs import (
    Ability,
    Attack,
    Bonus,
    Command,
    Cure,
    Doom,
    Give,
    HandOver,
    Have,
    Heal,
    If,
    Loot,
    May,
    Move,
    Recover,
    Retaliate,
    SetTrap,
    Shield,
    Song,
    Suffer,
    Summon,
    Swap,
    Teleport,
    Transfer,
    Turncoat,
    Use,
)
from wyprawa.games.gloomhaven.bot.goal import enough_tiles, loots, prey
from wyprawa.games.gloomhaven.content import AREAS, CARDS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.turns.rests import discarded
from wyprawa.games.gloomhaven.state import FOES, Hero, State

TURN = 5.5  # a hero's turn
SPARE, EASE = 0.3, 8.0  # what is left of that for a turn that many rounds after the scenario should be over
SURE, DOUBT = 2.0, 0.5  # fewer rounds if it is nearly over: so many, and so many for each still needed
ROOM = 6.5  # rounds that a room nobody has seen will take
CHASE = 2.0  # rounds it takes to come to the enemy whose death is enough, or to the last goal tile
PACE = 2.0  # damage a hero does in a round
GUARDED = 0.65  # how much more work each hit point is for a point of Shield
LOOTS = 8.0  # how much more a loot ability is worth if the goal needs it
LATE, DONE = 0.5, 0.4  # what is left of the worth of hit points when there is no time, or nothing to do
AHEAD = 6.0  # rounds to go for which hit points count in full
REFILL = 9.0  # all discarded cards for a friend
REVIVED = 0.3  # what a lost card costs who can bring them all back


# --- time ---------------------------------------------------------------------------------------------------


@cache
def stamina(hand: int, discard: int) -> int:
    """The turns left with so many cards, resting when the hand is empty."""
    turns = 0
    while hand + discard > 1:
        turns += hand // 2
        hand, discard = hand + discard - 1, 0
    return turns


def rounds_needed(s: State) -> float:
    """How long the party will probably need: for the monsters in sight, and for rooms not seen yet."""
    left, hunted = 0.0, prey(s)
    for number, figure in s.figures.items():
        if figure.side != FOES or figure.at < 0 or figure.kind == "obstacle":
            continue
        if not hunted or figure.name in hunted:
            left += figure.hp * (1 + GUARDED * facts.shield_of(s, number)) + 1.5
    able = sum(not hero.exhausted for hero in s.heroes)
    if hunted or enough_tiles(s):
        return left * bool(hunted) / (PACE * max(1, able)) + CHASE
    hidden = len(s.ground().rooms) - 1 - (s.rooms & ~1).bit_count()
    return left / (PACE * max(1, able)) + ROOM * hidden


def horizon(s: State, who: int) -> float:
    """How long the others last on average: who is left alone cannot do much."""
    turns = [turns_left(hero) for n, hero in enumerate(s.heroes) if n != who and not hero.exhausted]
    return sum(turns) / len(turns) if turns else 99.0


def haste(s: State) -> float:
    """How short of time the party is, from 0 to 1."""
    turns = [turns_left(hero) for hero in s.heroes if not hero.exhausted]
    return min(1.0, rounds_needed(s) * len(turns) / max(1, sum(turns)))


def stake(s: State) -> float:
    """How much hit points matter, 1 as a rule: less when the party is short of time, or nearly done."""
    turns = [turns_left(hero) for hero in s.heroes if not hero.exhausted]
    if not turns:
        return 1.0
    needed = rounds_needed(s)
    late = sum(turns) / len(turns) / max(1.0, needed)
    return min(1.0, max(LATE, late)) * min(1.0, DONE + (1 - DONE) * needed / AHEAD)


def turns_left(hero: Hero) -> int:
    """The turns its cards allow; picked ones are as good as discarded."""
    return stamina(len(hero.hand), discarded(hero) + len(hero.picked))


def turns_gained(hero: Hero, cards: int = 99) -> int:
    """The turns more that so many discarded cards allow when they are back in hand."""
    hand, left = len(hero.hand), len(hero.discard)
    back = min(left, cards)
    return stamina(hand + back, left - back) - stamina(hand, left)


def turn_worth(turn: float, needed: float) -> float:
    """What the so-manyth turn of a hero is worth to a party that needs about so many rounds."""
    beyond = (turn - needed) / min(EASE, SURE + DOUBT * needed)
    return TURN * (1 - (1 - SPARE) * min(1.0, max(0.0, beyond)))


def action_cost(s: State, who: int) -> float:
    """What it costs a hero that a card it plays is lost; before cards are picked, once two of them are."""
    hero = s.heroes[who]
    hand, played = len(hero.hand), len(hero.picked)
    if not played and not _acts(s, who):
        played = min(2, hand)
        hand -= played
    return _cost(s, who, hand, discarded(hero) + played, (0, 1))


def card_cost(s: State, who: int, count: int = 1, *, in_hand: bool = False) -> float:
    """What losing cards costs a hero in turns it will not have; picked ones are as good as discarded."""
    hero = s.heroes[who]
    lost = (count, 0) if in_hand else (0, count)
    return _cost(s, who, len(hero.hand), discarded(hero) + len(hero.picked), lost)


def _acts(s: State, who: int) -> bool:
    return s.turn is not None and s.turn.who == who


def _cost(s: State, who: int, hand: int, discard: int, lost: tuple[int, int]) -> float:
    """The turns that so many cards fewer in hand and in the discard pile take away."""
    turns = stamina(hand, discard)
    after = stamina(max(0, hand - lost[0]), max(0, discard - lost[1]))
    needed = min(rounds_needed(s), horizon(s, who))
    cost = sum(turn_worth(turn + 1, needed) for turn in range(after, turns))
    if turns == after and turns:
        cost = 0.5 * turn_worth(turns, needed)
    return cost * (REVIVED if revives(s.heroes[who]) else 1.0)


def revives(hero: Hero) -> bool:
    """Whether it still has a card that brings all its lost ones back."""
    return any(brings_all(card) for card in (*hero.hand, *hero.discard, *hero.picked))


@cache
def brings_all(card: int) -> bool:
    acts = CARDS[card].top.do + CARDS[card].bottom.do
    return any(isinstance(each, Recover) and each.pile == "lost" and each.value == "all" for each in acts)


# --- what they are good for ---------------------------------------------------------------------------------


def least(cards: list[int], *, loot: bool = False) -> int:
    """The card that is missed least; `loot` if the goal needs loot abilities."""
    return min(cards, key=lambda card: (card_worth(card) + LOOTS * (loot and loots(card)), card))


@cache
def card_worth(card: int) -> float:
    """What a card is good for in general; the least is lost first."""
    if brings_all(card):
        return 12.0
    top, bottom = half_worth(CARDS[card].top), half_worth(CARDS[card].bottom)
    return max(top, bottom) + 0.6 * min(top, bottom)


@lru_cache(maxsize=4096)
def half_worth(action: Action) -> float:
    """The same for one half, whoever stands where."""
    worth = sum(_rough(each) for each in action.do)
    if action.slots:
        worth *= 0.6 * len(action.slots)
    return worth * (0.75 if action.lost else 1.0)


def printed(value: object, otherwise: int) -> int:
    """A printed number; a formula counts as something usual."""
    return value if isinstance(value, int) else otherwise


def _rough(ability: Ability) -> float:
    match ability:
        case Attack():
            count: float = printed(ability.targets, 2)
            if ability.area is not None:
                count = 0.5 + 0.4 * len(AREAS[ability.area].hexes)
            elif ability.to is not None:
                count = 1.6
            value = printed(ability.value, 2) * count
            return value * (1.15 if ability.range else 1.0) + 0.8 * len(ability.give)
        case Move():
            return printed(ability.value, 2) * 0.6 + 0.5 * ability.jump
        case Heal():
            return 0.9 * printed(ability.value, 2)
        case Shield() | Retaliate():
            return 1.5 * printed(ability.value, 1)
        case Summon():
            return 5.0
        case Bonus():
            return 4.0 if ability.augment else 1.5
        case Recover():
            return REFILL if ability.to is not None and ability.value == "all" else 3.0
        case Loot():
            return 0.5
        case Give():
            return 1.0 * len(ability.give) + 0.3 * (ability.push + ability.pull)
        case Suffer() | SetTrap() | Turncoat() | Command():
            return 2.0
        case Song() | Doom():
            return 2.0 + sum(_rough(each) for each in ability.then)
        case HandOver() | Have():
            return 2.5
        case Cure() | Swap() | Teleport() | Transfer():
            return 1.0
        case Use() | If() | May():
            return 0.5 * sum(_rough(each) for each in ability.then)
    return 0.5
