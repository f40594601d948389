"""Whole games by random players: every mode ends, forks are the same, and a game is its seed and choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.content import SCENARIOS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.kernel import Chance, Table

MODES: tuple[Mapping[str, Any], ...] = (
    *GAME.modes,
    {"seats": 1, "heroes": ["brute", "tinkerer", "mindthief"], "permanent_death": True, "level": 0},
    {"seats": 2, "heroes": [{"class": "brute", "level": 9}, {"class": "cragheart", "level": 5}], "level": 7},
    {"seats": 3, "scenario": 19, "reduced_randomness": True},
    {"seats": 4, "scenario": "dungeon", "level": 3, "penalties": ["major", "major", "major"]},
    *(
        {"seats": 2, "heroes": [{"class": name, "level": level} for name, level in party.items()]}
        for party in (
            {"sunkeeper": 1, "berserker": 5, "nightshroud": 9, "plagueherald": 5},
            {"quartermaster": 9, "elementalist": 1, "summoner": 5, "soothsinger": 9},
            {"doomstalker": 5, "sawbones": 9, "beast_tyrant": 1},
        )
    ),
)


def begin(options: Mapping[str, Any], seed: int) -> Table[Any]:
    read = GAME.read_options(options)
    return Table(GAME, read, GAME.begin(read, seed), telling=False)


def wander(table: Table[Any], seed: int, most: int = 3000) -> None:
    chance = Chance(seed)
    while not table.over and most:
        choice = chance.pick(table.choices, "choice")
        table.choose(chance.pick(choice.options, "option"), choice.seat)
        most -= 1


@pytest.mark.parametrize("number", range(len(MODES)))
def test_random_play_ends(number: int) -> None:
    for seed in range(2):
        table = begin(MODES[number], seed)
        wander(table, seed)
        assert table.over
        again = begin(MODES[number], seed)
        for answer in table.history:
            again.choose(answer.option, answer.seat)
        assert again.digest() == table.digest()


SAMPLE = [
    id
    for n, id in SCENARIOS.numbers.items()
    if n <= 20 or (n % 5 == 1 and n <= 95) or n in (26, 44, 67, 79, 82)
]
"""The others are played in tests/soak."""


@pytest.mark.parametrize("scenario", SAMPLE)
def test_every_scenario_can_be_played(scenario: str) -> None:
    table = begin({"seats": 2, "heroes": ["scoundrel", "spellweaver", "brute"], "scenario": scenario}, 3)
    wander(table, 3)
    assert table.over


@pytest.mark.parametrize("number", range(len(MODES)))
def test_forks_are_the_same_game(number: int) -> None:
    table = begin(MODES[number], 7)
    for seed in range(25):
        wander(table, seed, most=5)
        if table.over:
            break
        twin = table.fork()
        assert twin.digest() == table.digest()
        assert [(c.seat, c.ask, list(c.options)) for c in twin.choices] == [
            (c.seat, c.ask, list(c.options)) for c in table.choices
        ]


@pytest.mark.rule("GH-32.1")
@pytest.mark.parametrize("heroes", [2, 4])
def test_black_barrow_can_be_won(heroes: int) -> None:
    """Against monsters that fall at the first blow, by heroes who look for doors and enemies."""
    table = begin(
        {"seats": 2, "heroes": ["brute", "spellweaver", "scoundrel", "cragheart"][:heroes], "level": 0}, 1
    )
    chance = Chance(1)
    for _ in range(4000):
        if table.over:
            break
        s = table.state
        for who, figure in facts.standing(s):
            figure.hp = min(figure.hp, 1) if who >= heroes else figure.most
        choice = table.choices[0]
        table.choose(_eager(table, chance), choice.seat)
    assert table.outcome is not None
    assert table.outcome.reason == "won"
    assert table.outcome.winners == (0, 1)


def _eager(table: Table[Any], chance: Chance) -> Any:
    """Attack what can be attacked, go where enemies are or doors, rest late."""
    s, choice = table.state, table.choices[0]
    options = choice.options
    if choice.ask == "damage":
        return "take"
    if choice.ask == "rest.short":
        return "yes" if len(s.heroes[choice.subject[0]].hand) < 2 else "no"
    if choice.ask == "act":
        return next((o for kind in ("move", "attack") for o in options if o[0] == kind), options[-1])
    if choice.ask == "lead":
        return options[0]
    if choice.ask == "move":
        board = s.ground().board
        goals = [f.at for n, f in facts.standing(s) if f.side]
        goals = goals or [c for d, c in enumerate(s.ground().doors) if not s.doors >> d & 1]
        cells = [option for option in options if isinstance(option, int)]
        here = s.figures[choice.subject[0]].at
        best = min(
            [here, *cells],
            key=lambda cell: min((board.range_between(cell, goal) for goal in goals), default=0),
        )
        return best if best != here else options[0]
    if choice.ask == "attack":
        return options[0]
    return chance.pick(options, "option")
