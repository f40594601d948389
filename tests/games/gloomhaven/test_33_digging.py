"""Chapter 33: boulders like walls (page 52), and graves dug up with movement (page 75)."""

from __future__ import annotations

from typing import Any

import pytest
from ghpages import at, named, page, run, show

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.abilities.verbs import Move
from wyprawa.games.gloomhaven.look import board
from wyprawa.games.gloomhaven.migrate import migrate
from wyprawa.games.gloomhaven.rules.abilities import move
from wyprawa.games.gloomhaven.rules.figures import looting
from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.rules.query.performing import performer
from wyprawa.games.gloomhaven.rules.scenario import chores, special_rules
from wyprawa.games.gloomhaven.rules.turns import hero_turn
from wyprawa.games.gloomhaven.state import Deed, State, Turn
from wyprawa.kernel import Table


@pytest.mark.rule("GH-33.13")
def test_boulders_of_the_cellar_are_like_walls() -> None:
    s = page(52, 4)
    seen, boulder = facts.board(s), at(s, 2, 1)
    assert not seen.all >> boulder & 1  # neither flying nor jumping leads there
    assert not seen.sees(at(s, 1, 0), at(s, 3, 0))
    assert seen.sees(at(s, 1, 0), at(s, 0, 2))
    assert not s.obstacles  # nothing that abilities could destroy or stand beside
    assert board.shown(s) >> boulder & 1
    assert (boulder, "obstacle", "boulder_2") in [*board.grounds(s, board.shown(s))]
    show(s, 2)
    others = [each for each in s.obstacles if at(s, 3, -3) in each.cells]
    assert [terrain.breakable(s, each) for each in others] == [True]
    assert facts.board(s).all >> at(s, 3, -3) & 1


def test_boulders_of_older_games_become_walls() -> None:
    s = page(52, 2)
    show(s, 2)
    wall, loose = (
        {"tile": "boulder_2", "cells": [at(s, 2, 0), at(s, 2, 1)]},
        {"tile": "x", "cells": [at(s, 3, -3)]},
    )
    plain: dict[str, Any] = {"scenario": "noxious-cellar", "obstacles": [wall, loose]}
    migrate(plain, 6)
    assert plain["obstacles"] == [loose]


@pytest.mark.parametrize(
    ("seats", "starts"),
    [(2, [(1, 2), (-1, 4)]), (3, [(1, 2), (-1, 4), (1, 4)]), (4, [(1, 2), (3, 2), (-1, 4), (1, 4)])],
)
def test_characters_start_where_monsters_are(seats: int, starts: list[tuple[int, int]]) -> None:
    read = GAME.read_options({"seats": seats, "scenario": 52})
    table = Table(GAME, read, GAME.begin(read, 1))
    while table.choices[0].ask != "start":
        for choice in table.choices:
            table.choose(choice.options[0], choice.seat)
    s = table.state
    assert {*table.choices[0].options} == {at(s, *place) for place in starts}


def grave(s: State, hero: int, q: int, r: int) -> None:
    s.figures[hero].at = at(s, q, r)
    s.turn, s.deed = Turn(hero), Deed(hero)


@pytest.mark.rule("GH-33.13")
def test_graves_are_dug_up_with_movement() -> None:
    s = page(75, 2)
    s.figures[1].at = at(s, 7, 0)
    stone = at(s, 2, 2)
    grave(s, 0, 3, 2)
    dig = ("dig", stone)
    kept = hero_turn.actions(s, 0)
    assert not any(option[0] in ("forgo_top", "forgo_bottom") for option in kept.options)
    run(move.moves(s, performer(s, 0), Move(value=2)), [dig, dig])
    assert chores.to_dig(s, stone) == 1  # 1 + C points in all
    assert s.deed is not None
    assert s.deed.performed
    assert not s.kept().notes
    assert s.figures[0].at == at(s, 3, 2)
    run(move.moves(s, performer(s, 0), Move(value=3)), [dig])
    assert s.kept().notes == {"grave": 1}
    assert len(named(s, "living_corpse")) == 1
    assert chores.diggable(s, 0) == []


def test_movement_is_spent_on_graves_and_on_the_way() -> None:
    s = page(75, 2)
    s.figures[1].at = at(s, 7, 0)
    grave(s, 0, 4, 2)
    asked = run(move.moves(s, performer(s, 0), Move(value=2)), [at(s, 3, 2), ("dig", at(s, 2, 2))])
    assert asked[:2] == ["move", "move"]
    assert chores.to_dig(s, at(s, 2, 2)) == 2
    grave(s, 0, 5, 2)
    asked = run(move.moves(s, performer(s, 0), Move(value=2)), [at(s, 3, 2)])
    assert chores.to_dig(s, at(s, 2, 2)) == 2  # nothing was left


def test_summons_dig_no_graves() -> None:
    s = page(75, 2)
    (bones, *_) = named(s, "living_bones")
    s.figures[bones].at = at(s, 3, 2)
    assert chores.places(s, bones)
    assert chores.diggable(s, bones) == []


def test_the_regent_rises_from_its_own_grave() -> None:
    s = page(75, 2)
    show(s, 2, 3)
    grave(s, 0, -6, 0)
    s.figures[1].at = at(s, 7, 0)
    dig = ("dig", at(s, -5, 0))
    run(move.moves(s, performer(s, 0), Move(value=3)), [dig, dig, dig])
    (regent,) = named(s, "bloated_regent")
    assert s.figures[regent].elite
    assert not special_rules.holds(s, s.page().goal)


@pytest.mark.rule("GH-33.13")
def test_the_first_who_loots_a_tile_of_the_cellar_counts_too() -> None:
    s = page(52, 2)
    show(s, 2, 3, 4, 5)
    tiles = [*s.treasures]
    run(looting.loot(s, 0, 1 << tiles[0]))
    assert not special_rules.holds(s, s.page().goal)
    run(looting.loot(s, 1, 1 << tiles[1]))
    assert special_rules.holds(s, s.page().goal)


@pytest.mark.rule("GH-33.13")
def test_in_the_keep_each_character_loots_only_one_tile() -> None:
    s = page(80, 2)
    show(s, 2, 3, 4, 5)
    one, two = [*s.treasures][:2]
    run(looting.loot(s, 0, 1 << one))
    run(looting.loot(s, 0, 1 << two))
    assert (one in s.treasures, two in s.treasures) == (False, True)
    run(looting.loot(s, 1, 1 << two))
    assert two not in s.treasures
    assert s.looted_goals == 2
