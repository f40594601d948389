"""Chapter 40, Loot without the outside symbol."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mldeploy import STOP, asked, at_turn, offer, options, play
from mltables import loot, make, member

from wyprawa.games.monsterlands.rules.scoring import points
from wyprawa.games.monsterlands.state import TAVERN, State


def having(id: str, more: Callable[[State], None] | None = None) -> Callable[[State], None]:
    def edit(s: State) -> None:
        s.clans[0].loot = [loot(id)]
        if more is not None:
            more(s)

    return edit


def use(id: str) -> tuple[str, tuple[str, int]]:
    return "free", ("loot", loot(id))


@pytest.mark.rule("ML-40.5")
def test_two_potions_and_two_poisons() -> None:
    table = at_turn(1, edit=having("elixirs"))
    s = play(table, *use("elixirs"))
    assert (s.clans[0].potions, s.clans[0].poisons) == (2, 2)
    assert (s.clans[0].loot, s.loot_used) == ([], [loot("elixirs")])
    assert asked(table) == (0, "action")


@pytest.mark.rule("ML-40.7")
def test_worth_three_trophies_or_fifteen_gold() -> None:
    table = at_turn(1, gold=0, edit=having("trophy"))
    before = points(table.state.clans[0])
    s = play(table, *use("trophy"))
    assert s.clans[0].gold == 15
    assert points(s.clans[0]) == before - 3


@pytest.mark.rule("ML-40.8")
def test_gold_defence_and_a_potion() -> None:
    s = play(at_turn(1, gold=0, edit=having("supplies")), *use("supplies"))
    assert (s.clans[0].gold, s.clans[0].defence, s.clans[0].potions) == (6, 1, 1)


@pytest.mark.rule("ML-37.33")
def test_in_scenario_four_only_its_defence_is_void() -> None:
    s = play(at_turn(2, gold=0, edit=having("supplies"), seats=1, scenario=4), *use("supplies"))
    assert (s.clans[0].gold, s.clans[0].defence, s.clans[0].potions) == (6, 0, 1)


@pytest.mark.rule("ML-40.9", "ML-40.19")
def test_one_influence_for_three_magic() -> None:
    token = ("use", "loot", loot("i-to-m"))
    table = at_turn(influence=[2, 5], edit=having("i-to-m"))
    s = play(table, token, ("influence", 2))
    assert (s.clans[0].magic, s.clans[0].influence) == (3, [5])
    assert (s.clans[0].loot, s.loot_used) == ([], [loot("i-to-m")])
    assert asked(table) == (0, "action")
    assert token not in options(at_turn(2, 2, edit=having("i-to-m")))


@pytest.mark.rule("ML-40.10", "ML-40.19")
def test_one_magic_for_three_strength_to_be_placed_now() -> None:
    table = at_turn(magic=1, edit=having("m-to-s"))
    s = play(table, ("use", "loot", loot("m-to-s")))
    assert (s.clans[0].strength, s.clans[0].magic) == (3, 0)
    assert "pass" not in options(table)


@pytest.mark.rule("ML-40.12", "ML-40.13")
@pytest.mark.parametrize(("id", "gold"), [("gold-12", 12), ("gold-10", 10)])
def test_gold(id: str, gold: int) -> None:
    assert play(at_turn(1, gold=0, edit=having(id)), *use(id)).clans[0].gold == gold


def tavern(s: State) -> None:
    offer(s, "zondu", "vaidala", "drapis", "fandor")
    s.panic = 1 << TAVERN


@pytest.mark.rule("ML-40.15", "ML-40.18")
def test_a_free_recruit_needs_surpassing_glory_but_no_die_space_or_peace() -> None:
    table = at_turn(1, gold=0, edit=having("recruit", tavern))
    play(table, *use("recruit"))
    assert options(table) == [member("zondu"), member("drapis")]
    s = play(table, member("zondu"))
    assert s.clans[0].members[-1] == member("zondu")
    assert (s.clans[0].strength, s.clans[0].gold, s.placed[TAVERN]) == (2, 0, [])
    assert asked(table) == (0, "action")


@pytest.mark.rule("ML-40.15")
def test_without_anybody_to_join_it_cannot_be_used() -> None:
    table = at_turn(1, edit=having("recruit", lambda s: setattr(s.clans[0], "glory", 1)))
    assert "free" not in options(table)


@pytest.mark.rule("ML-40.18")
def test_outside_the_deployment_phase_the_dice_come_with_the_next_preparation() -> None:
    table = make(
        ("tidy", 0),
        STOP,
        "prepare_pools",
        STOP,
        edit=having("recruit", tavern),
        free=("mercenary", "influence"),
    )
    s = play(table, *use("recruit"), member("zondu"))
    assert s.clans[0].members[-1] == member("zondu")
    assert s.clans[0].strength == 0
    play(table, 1, "gold")  # the gift where the test stops
    assert s.clans[0].strength == 2 + 1
