"""The enemies as heroes judge them: what they do in a round, and what it is worth that they are gone.

This round counts by the card that lies open, the next one by what is left in the deck.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from wyprawa.games.gloomhaven.abilities.verbs import Attack, Move, SummonMonster
from wyprawa.games.gloomhaven.bot.cards import GUARDED, printed
from wyprawa.games.gloomhaven.bot.goal import prey, quarry
from wyprawa.games.gloomhaven.content import DECKS, MONSTERS
from wyprawa.games.gloomhaven.rules.query import facts, formulas
from wyprawa.games.gloomhaven.state import FOES, Figure, State
from wyprawa.parts.boards import Cell

KILL = 1.4  # how much the party wants its enemies dead, by what they do
WORK, QUARRY = 0.7, 2.0  # a hit point of an enemy, and how much more it is if the goal names that enemy
PREY, OTHERS = 8.0, 0.3  # the same if its death is all that is asked for, and for others beside it
AFAR = 1.0  # that an enemy need not come near, in points of attack
CALLS = 2.2  # that an enemy calls others, in points of attack
HELD = facts.BIT["immobilize"]
HARMLESS = facts.BIT["disarm"] | facts.BIT["stun"]


class Way(NamedTuple):
    """What a monster does in a round: how far it goes, how hard, how far and how often it hits."""

    move: int
    bite: float
    reach: int
    targets: int


class Foe(msgspec.Struct):
    """An enemy as the heroes judge it."""

    who: int
    figure: Figure
    at: Cell
    worth: float
    """That it is gone."""
    hurt: float
    """That it has one hit point less."""
    now: Way | None
    """What it still does this round, if it is known or expected."""
    later: Way
    prey: bool = False
    """Its death is all that is asked for."""
    first: float = 0.0
    """The chance that it acts after the hero in question this round."""


def foes_of(s: State) -> list[Foe]:
    """The enemies on the map."""
    found = []
    wanted = quarry(s)
    hunted = prey(s)
    for number, figure in s.figures.items():
        if figure.side != FOES or figure.at < 0:
            continue
        worth, hurt = worth_of(s, number, wanted)
        if hunted:
            more = PREY / QUARRY if _is_of(figure, hunted) else OTHERS
            worth, hurt = worth * more, hurt * more
        now = None if figure.kind == "obstacle" else this_round(s, number, figure)
        found.append(
            Foe(number, figure, figure.at, worth, hurt, now, expected(s, figure), _is_of(figure, hunted))
        )
    return found


def worth_of(s: State, who: int, wanted: frozenset[str]) -> tuple[float, float]:
    """That an enemy is gone is worth what it would do, and each hit point less is worth the work."""
    figure = s.figures[who]
    if figure.kind == "obstacle":
        return 2.0, 0.2
    bite = formulas.own_attack(s, who) + AFAR * (facts.own_reach(s, who) > 0)
    if figure.kind == "monster" and calls(facts.deck_of(s, figure)):
        bite += CALLS
    work = WORK * (1 + GUARDED * facts.shield_of(s, who)) * (QUARRY if _is_of(figure, wanted) else 1.0)
    return KILL * (0.4 + 1.4 * bite), work


def _is_of(figure: Figure, names: frozenset[str]) -> bool:
    """Whether it goes by one of these names: its type's, or its own on the page."""
    return figure.name in names or (bool(figure.title) and figure.title in names)


@cache
def calls(deck: str) -> bool:
    """Whether monsters that go by these cards call others."""
    cards = DECKS[deck].cards if deck else ()
    return any(isinstance(each, SummonMonster) for card in cards for each in card.do)


# --- a round of theirs --------------------------------------------------------------------------------------


def this_round(s: State, who: int, figure: Figure) -> Way | None:
    """What it will still do this round: by its card, on average before cards are drawn, None if it acted."""
    if who in s.acted or (figure.born == s.round > 0 and figure.owner < 0 and not figure.drops):
        return None
    deck = s.decks.get(facts.deck_of(s, figure))
    if figure.kind == "monster" and deck is not None and deck.now:
        way = by_card(figure.name, figure.elite, s.monster_level, deck.now)
    else:
        way = expected(s, figure)
    if figure.conditions & HARMLESS:
        return way._replace(bite=0.0)
    return way._replace(move=0) if figure.conditions & HELD else way


def expected(s: State, figure: Figure) -> Way:
    """A round of a monster whose card is not known."""
    if figure.kind == "boss":
        boss = facts.boss(figure)
        printed = boss.attack[s.monster_level]
        bite = float(printed) if isinstance(printed, int) else 4.0
        return Way(boss.move[s.monster_level], bite, max(1, boss.range[s.monster_level]), 1)
    if figure.kind != "monster":
        return Way(0, 0.0, 1, 1)
    name = facts.deck_of(s, figure)
    if not name:  # it goes by no cards (`Kind.do`)
        line = facts.stats(s, figure)
        return Way(line.move, float(line.attack), max(1, line.range), line.targets)
    deck = s.decks.get(name)
    cards = tuple(sorted(deck.undrawn or deck.drawn)) if deck is not None else ()
    if not cards:
        cards = tuple(card.id for card in DECKS[name].cards)
    return by_deck(figure.name, figure.elite, s.monster_level, cards)


@lru_cache(maxsize=4096)
def by_card(name: str, elite: bool, level: int, card: int) -> Way:
    """A monster's round with one of its cards."""
    kind = MONSTERS[name].elite if elite else MONSTERS[name].normal
    far = kind.range[level]
    move, bite, reach, targets = 0, 0.0, far or 1, 1
    for ability in facts.MONSTER_CARDS[card].do:
        if isinstance(ability, Move):
            points = kind.move[level] + (ability.own or 0)
            move = max(move, ability.value if isinstance(ability.value, int) else points)
        elif isinstance(ability, Attack):
            value = kind.attack[level] + (ability.own or 0)
            bite += max(0, ability.value if isinstance(ability.value, int) else value)
            reach = max(1, printed(ability.range, 0) or (far + (ability.own_range or 0) if far else 1))
            targets = max(
                printed(ability.targets, 1), kind.targets[level], 2 if ability.area or ability.to else 1
            )
    return Way(max(0, move), bite, reach, targets)


@lru_cache(maxsize=4096)
def by_deck(name: str, elite: bool, level: int, cards: tuple[int, ...]) -> Way:
    """The same on average over the cards that may come."""
    ways = [by_card(name, elite, level, card) for card in cards]
    count = len(ways)
    return Way(
        round(sum(way.move for way in ways) / count + 0.2),
        sum(way.bite for way in ways) / count,
        round(sum(way.reach for way in ways) / count),
        round(sum(way.targets for way in ways) / count),
    )
