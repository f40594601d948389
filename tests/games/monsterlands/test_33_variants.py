"""Chapter 33, variants, and chapter 1, the round."""

from __future__ import annotations

from typing import Any

import pytest
from mltables import HOLD, done, make, monster

from wyprawa.games.monsterlands import GAME
from wyprawa.games.monsterlands.state import GATE, INFLUENCE, STRENGTH, State
from wyprawa.kernel import Table

CHANCE = ("influence", "monster", "land", "tile", "side", "quest")


@pytest.mark.rule("ML-1.1")
def test_one_to_four_players() -> None:
    for seats in (1, 2, 3, 4):
        assert GAME.read_options({"seats": seats}).seats == seats
    assert make(HOLD, seats=1).state.scenario == 1


@pytest.mark.rule("ML-1.3")
def test_a_round_has_four_phases_in_order() -> None:
    table = make("begin_round", free=CHANCE)
    planned = [call[0] for call in reversed(table.saved.agenda)]
    assert planned[0] == "choose_action"
    assert planned[1:] == ["adventure", "cleanup", "begin_round"]
    assert table.state.clans[0].strength == 2  # pools were prepared first


@pytest.mark.rule("ML-33.1")
def test_the_queens_gift_begins_after_round_one() -> None:
    table = make("prepare_board", "begin_round", queens_gift=True, free=CHANCE)
    assert table.state.gift
    assert not make(HOLD, queens_gift=True).state.gift
    assert not make("prepare_board", "begin_round", free=CHANCE).state.gift


def gift(edit: Any = None, influence: list[int] | None = None) -> Table[State]:
    def both(s: State) -> None:
        s.gift, s.first = True, 1
        if edit is not None:
            edit(s)

    return make("prepare_pools", HOLD, edit=both, script={"influence": influence or [1, 1, 1]})


@pytest.mark.rule("ML-33.2", "ML-33.3")
def test_the_first_player_gains_a_die_and_one_of_four_things() -> None:
    table = gift(influence=[1, 1, 1, 5])
    assert (table.choices[0].seat, table.choices[0].ask) == (1, "gift.die")
    table.choose(INFLUENCE)
    assert list(table.choices[0].options) == ["potions", "poisons", "defence", "gold"]
    table.choose("gold")
    clan = table.state.clans[1]
    assert (clan.influence, clan.gold) == ([1, 5], 7 + 2)
    done(table)
    for extra in ("potions", "poisons", "defence"):
        other = gift()
        other.choose(STRENGTH)
        other.choose(extra)
        assert (getattr(other.state.clans[1], extra), other.state.clans[1].strength) == (1, 3)


@pytest.mark.rule("ML-33.4")
def test_the_token_still_passes() -> None:
    def edit(s: State) -> None:
        s.gift = True
        s.clans[2].members = s.clans[2].members[:1]

    table = make("prepare_board", "begin_round", edit=edit, queens_gift=True, free=CHANCE)
    assert (table.state.first, table.state.gift) == (2, True)


@pytest.mark.rule("ML-33.5")
def test_limits_hold_for_the_gift() -> None:
    table = gift(lambda s: setattr(s.clans[1], "defence", 5))
    table.choose(STRENGTH)
    table.choose("defence")
    assert table.state.clans[1].defence == 5


@pytest.mark.rule("ML-33.6", "ML-41.27")
def test_more_monsters_come_to_the_gate_in_even_rounds() -> None:
    def at_gate(round: int, pile: list[int]) -> int:
        def edit(s: State) -> None:
            s.round, s.monster_pile, s.monsters[GATE] = round, pile, -1

        return make("prepare_pools", HOLD, edit=edit, more_monsters=True, free=CHANCE).state.monsters[GATE]

    assert [at_gate(n, [monster("gator")]) >= 0 for n in range(1, 7)] == [
        False,
        True,
        False,
        True,
        False,
        True,
    ]
    assert at_gate(2, [monster("dogor")]) == monster("dogor")


@pytest.mark.rule("ML-33.7")
def test_not_if_one_is_there_already() -> None:
    def edit(s: State) -> None:
        s.round, s.monsters[GATE] = 2, monster("gator")

    s = make("prepare_pools", HOLD, edit=edit, more_monsters=True, free=CHANCE).state
    assert s.monsters[GATE] == monster("gator")


@pytest.mark.rule("ML-33.8")
def test_undefeated_it_stays_and_spreads_panic() -> None:
    def edit(s: State) -> None:
        s.monsters[GATE] = monster("gator")

    s = make("spread_panic", HOLD, edit=edit, more_monsters=True, script={"panic": [1]}).state
    assert (s.monsters[GATE], s.panic) == (monster("gator"), 2)


@pytest.mark.rule("ML-33.9")
def test_variants_go_with_any_level_and_count() -> None:
    for seats in (1, 2, 3, 4):
        for level in ("beginner", "normal", "high", "cruel"):
            options = GAME.read_options(
                {"seats": seats, "level": level, "queens_gift": True, "more_monsters": True}
            )
            assert (options.queens_gift, options.more_monsters) == (True, True)
