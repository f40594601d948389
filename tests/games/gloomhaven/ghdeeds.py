"""Positions in which one figure does something: a drawn map, scripted modifier cards, answers in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghtables import make, monsters

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.abilities.verbs import Ability
from wyprawa.games.gloomhaven.rules.abilities import card_actions
from wyprawa.games.gloomhaven.rules.attack import attacks
from wyprawa.games.gloomhaven.rules.query import facts, performing
from wyprawa.games.gloomhaven.state import Held, State, Turn
from wyprawa.kernel import Asking, Choice, Script

DUEL = """
. . . . .
 . 0 g . .
. 1 . . .
"""


def wide(row: str) -> str:
    """A row with open floor above and below, so that walls are out of the way of sight."""
    floor = ". " * (len(row.split()) + 1)
    return f"{floor}\n {row}\n{floor}"


def field(
    draw: str = DUEL,
    cards: Sequence[str] = (),
    *,
    items: Sequence[int] = (),
    hp: int = 20,
    **options: Any,
) -> State:
    """A state with hero 0 in its turn; monsters have 20 hit points, `cards` are the modifiers to come."""
    table = make(draw=draw, script={"modifier": list(cards)}, **options)
    s = table.state
    s.monster_level = 0
    s.turn = Turn(0)
    for n in monsters(s):
        s.figures[n].hp = s.figures[n].most = hp
    for deck in [s.monsters, *(hero.deck for hero in s.heroes)]:
        deck.undrawn = [*deck.undrawn, *cards]
    for hero in s.heroes:
        hero.hand = []
    s.heroes[0].items = [Held(item) for item in items]
    return s


def run(s: State, asking: Asking[Any], *answers: Any) -> list[Choice]:
    """Drive a rule with these answers, all of them and no others; returns the questions."""
    asked: list[Choice] = []
    try:
        choice = next(asking)
        while True:
            asked.append(choice)
            assert len(asked) <= len(answers), f"asked {choice.ask!r}: {list(choice.options)}"
            answer = answers[len(asked) - 1]
            if callable(answer):
                answer = answer(choice)
            assert answer in choice.options, f"{answer!r} is not among {choice.ask!r}: {list(choice.options)}"
            choice = asking.send(answer)
    except StopIteration:
        pass
    assert len(asked) == len(answers), f"never asked: {answers[len(asked) :]}"
    return asked


def does(s: State, who: int, *abilities: Ability, answers: Sequence[Any] = ()) -> list[Choice]:
    """A figure performs abilities."""
    return run(s, performing.perform(s, who, abilities), *answers)


def strikes(s: State, who: int, attack: Any, *targets: int, answers: Sequence[Any] = ()) -> list[Choice]:
    """A monster attacks."""
    s.turn = Turn(who)
    return run(s, attacks.strike(s, who, attack, list(targets)), *answers)


def plays(s: State, card: int, half: str, *answers: Any, who: int = 0) -> list[Choice]:
    """A hero performs a half of a card from beginning to end."""
    hero = s.heroes[who]
    hero.picked = [card]
    hero.hand = [each for each in hero.hand if each != card]
    s.agenda = []
    card_actions.begin(s, who, card, half)
    asked: list[Choice] = []
    left = list(answers)
    while s.agenda:
        name, *args = s.agenda.pop()
        step: Any = GAME.steps[str(name)]
        asking = step(s, *args)
        if asking is None:
            continue
        try:
            choice = next(asking)
            while True:
                asked.append(choice)
                assert left, f"asked {choice.ask!r}: {list(choice.options)}"
                answer = left.pop(0)
                assert answer in choice.options, f"{answer!r} is not among {list(choice.options)}"
                choice = asking.send(answer)
        except StopIteration:
            pass
    assert not left, f"never asked: {left}"
    return asked


def foes(s: State, name: str = "") -> list[int]:
    return monsters(s, name)


def lost(s: State, who: int) -> int:
    """The hit points a figure has lost."""
    return s.figures[who].most - s.figures[who].hp


def drawn_all(s: State) -> None:
    """All scripted cards have come."""
    assert isinstance(s.chance, Script)
    assert s.chance.left_over() == {}


def near(s: State, who: int) -> list[int]:
    return facts.board(s).neighbours(s.figures[who].at)
