"""Chapter 12, the Armoury and Defence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from mlbattle import beast, fight, put, trail
from mldeploy import STOP, at_turn, die_in, options, play, send
from mltables import make, member, monster

from wyprawa.games.monsterlands.state import ARMOURY, GATE, State


@pytest.mark.rule("ML-12.1")
def test_one_to_three_tokens_at_two_gold_each() -> None:
    table = at_turn(1, gold=9)
    play(table, ("armoury", 0))
    assert options(table) == [1, 2, 3]
    s = play(table, 3)
    assert (s.clans[0].defence, s.clans[0].gold) == (3, 3)
    poor = at_turn(1, gold=5)
    play(poor, ("armoury", 0))
    assert options(poor) == [1, 2]


@pytest.mark.rule("ML-12.2", "ML-12.E1")
def test_a_discount_covers_the_whole_purchase() -> None:
    s = play(at_turn(influence=[6], gold=6), ("armoury", 6), 3)
    assert s.clans[0].gold == 5
    s = play(at_turn(1, gold=6), ("armoury", 0), 3)
    assert s.clans[0].gold == 0
    s = play(at_turn(influence=[2], gold=6, edit=lambda s: die_in(s, ARMOURY, 3)), ("armoury", 2), 3)
    assert s.clans[0].gold == 5


@pytest.mark.rule("ML-12.3")
def test_over_five_tokens_the_excess_is_discarded() -> None:
    s = play(at_turn(1, gold=6, edit=lambda s: setattr(s.clans[0], "defence", 4)), ("armoury", 0), 3)
    assert s.clans[0].defence == 5


@pytest.mark.rule("ML-12.4")
def test_tokens_on_trails_do_not_count() -> None:
    def edit(s: State) -> None:
        send(s, member("korgo")).defence = 3
        s.clans[0].defence = 2

    s = play(at_turn(1, gold=6, edit=edit), ("armoury", 0), 3)
    assert s.clans[0].defence == 5


@pytest.mark.rule("ML-12.5")
def test_tokens_reach_a_trail_only_with_an_assignment() -> None:
    def edit(s: State) -> None:
        s.clans[0].defence = 2
        send(s, member("korgo"), 0)
        s.faces[0], s.clans[0].traps = 0, []

    table = at_turn(6, 6, edit=edit)
    assert ("assign", 0) not in options(table)  # nothing is added later
    play(table, ("assign", 1))
    while table.choices[0].ask != "assign.token":
        play(table, options(table)[0])
    s = play(table, "defence", "done")
    trail = s.trails[1]
    assert trail is not None
    assert (trail.defence, s.clans[0].defence) == (1, 1)


@pytest.mark.rule("ML-12.7")
def test_tokens_on_trails_are_discarded_in_clean_up() -> None:
    def edit(s: State) -> None:
        send(s, member("korgo")).defence = 3

    chance = ("monster", "quest", "influence", "land", "tile", "side")
    s = make("cleanup", "begin_round", STOP, edit=edit, free=chance).state
    assert s.clans[0].defence == 0
    assert s.trails[12] is None


@pytest.mark.rule("ML-37.8")
def test_scenario_four_has_no_armoury() -> None:
    open_ = at_turn(2, gold=9, seats=1, scenario=1)
    shut = at_turn(2, gold=9, seats=1, scenario=4)
    assert ("armoury", 0) in options(open_)
    assert ("armoury", 0) not in options(shut)


# --- in battle ---------------------------------------------------------------------------------------------


def against_moldo(who: str, **fields: Any) -> Callable[[State], None]:
    """One Mercenary alone against Moldo, who has 2 Attack dice."""

    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, who, 0, **fields)

    return edit


@pytest.mark.rule("ML-12.6", "ML-12.7")
def test_a_token_is_discarded_to_avoid_one_hit() -> None:
    table = fight(against_moldo("taron", defence=1), "token", attack=[6, 6])
    assert table.state.wounded == 1 << member("taron")
    assert (trail(table, 0).defence, table.state.clans[0].defence) == (0, 0)


@pytest.mark.rule("ML-12.8")
def test_a_defence_ability_avoids_its_hits_once_per_round_and_takes_no_room() -> None:
    full = against_moldo("wondou", strength=6, defence=2)
    table = fight(full, attack=[6, 6], steps=[("volley", 0, 0, 2, 1), ("volley", 0, 0, 1, 0)])
    assert options(table) == ["token", "ability", "take"]
    table = fight(full, "ability", attack=[6, 6, 6], steps=[("volley", 0, 0, 2, 1), ("volley", 0, 0, 1, 0)])
    assert table.state.wounded == 0
    assert options(table) == ["token", "take"]


@pytest.mark.rule("ML-12.11")
def test_the_unused_rest_of_a_defence_ability_is_lost() -> None:
    twice = [("volley", 0, 0, 1, 1), ("volley", 0, 0, 1, 0)]
    table = fight(against_moldo("wondou"), "ability", attack=[6, 6], steps=twice)
    assert table.state.wounded == 1 << member("wondou")


@pytest.mark.rule("ML-12.9")
@pytest.mark.parametrize("tokens", [0, 1])
def test_tokens_cancel_deceits_abilities_do_not(tokens: int) -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "taron", 1, traps=["deceit-s1"], shown=True)
        put(s, 1, "wondou", 0, strength=1, defence=tokens)

    table = fight(edit, steps=[("suffer_deceit", 0, 0, 0, 1)], deceit=True)
    if tokens:
        assert options(table) == ["cancel", "suffer"]
        play(table, "cancel")
    assert trail(table, 1).strength == tokens


@pytest.mark.rule("ML-12.10")
def test_a_defence_ability_is_no_token() -> None:
    def edit(s: State) -> None:
        s.clans[0].members.append(member("wondou"))
        s.monsters[GATE] = monster("abysur")

    table = at_turn(1, edit=edit)
    play(table, ("assign", 12), member("wondou"), 1)
    assert table.choices[0].ask == "assign.token"
    assert "defence" not in options(table)
