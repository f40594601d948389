"""Gloomhaven in all its kinds: every scenario and dungeons, three levels, parties, classes and variants."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, product
from typing import Any

import pytest
from soaking import CORES, FULL, amount, progress
from test_soak_games import play_batch

from wyprawa.conformance import LAWS
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.content import CLASSES, SCENARIOS

LEVELS = (0, 3, 7)
PLACES: list[int | str] = [*(n for n in SCENARIOS.numbers if n <= 95), "dungeon"]
PARTIES = [party for size in (2, 3, 4) for party in combinations(CLASSES, size)]
VARIANTS = ("reduced_randomness", "permanent_death", "open_information", "campaign")


def kind(n: int, place: int | str, level: int) -> dict[str, Any]:
    """The `n`th kind of game; over them all every party size, class, hero level and variant comes up."""
    party = PARTIES[n * 17 % len(PARTIES)]
    heroes = [{"class": name, "level": 1 + (n + 4 * place) % 9} for place, name in enumerate(party)]
    chosen = {name: True for bit, name in enumerate(VARIANTS) if n >> bit & 1}
    return {"scenario": place, "level": level, "seats": 1 + n % len(party), "heroes": heroes, **chosen}


KINDS = [kind(n, place, level) for n, (place, level) in enumerate(product(PLACES, LEVELS))]
GAMES = -(-amount(len(KINDS) // 3, 3_000) // len(KINDS))
PLAYED = KINDS if FULL else KINDS[::10]  # of all levels: 3 and 10 have no divisor in common


CLASS_KINDS = [
    {"scenario": 1, "level": 1, "seats": 2, "heroes": [{"class": name, "level": level}, other]}
    for name in CLASSES
    for level in (1, 5, 9)
    for other in ["brute" if name != "brute" else "tinkerer"]
]


def name(options: Mapping[str, Any]) -> str:
    return f"{options['scenario']}-{options['level']}"


def hero(options: Mapping[str, Any]) -> str:
    return "{class}-{level}".format(**options["heroes"][0])


@pytest.mark.parametrize("options", CLASS_KINDS if FULL else CLASS_KINDS[::17], ids=hero)
def test_every_class_keeps_every_law(options: Mapping[str, Any]) -> None:
    for law in LAWS.values():
        law(GAME, options, 1)
    progress(f"gloomhaven {hero(options)}: every law")


def test_every_kind_of_game_is_there() -> None:
    assert {options["seats"] for options in KINDS} == {1, 2, 3, 4}
    assert {len(options["heroes"]) for options in KINDS} == {2, 3, 4}
    assert {hero["class"] for options in KINDS for hero in options["heroes"]} == set(CLASSES)
    assert {hero["level"] for options in KINDS for hero in options["heroes"]} == set(range(1, 10))
    for variant in VARIANTS:
        assert len({variant in options for options in KINDS}) == 2


def test_random_games_of_every_kind_end_without_an_error() -> None:
    choices = 0
    with ProcessPoolExecutor(CORES) as pool:
        work = [pool.submit(play_batch, "gloomhaven", options, 0, GAMES) for options in PLAYED]
        for n, (options, part) in enumerate(zip(PLAYED, work, strict=True), 1):
            choices += part.result()
            progress(f"gloomhaven {name(options)}: {n * GAMES:,} games, {choices:,} choices")


@pytest.mark.parametrize("options", KINDS if FULL else KINDS[-1:], ids=name)
def test_every_kind_keeps_every_law(options: Mapping[str, Any]) -> None:
    for law in LAWS.values():
        law(GAME, options, 1)
    progress(f"gloomhaven {name(options)}: every law")
