"""Chapter 9, Alchemist, Potions, Poisons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from mlbattle import beast, face, fight, put, trail
from mldeploy import STOP, asked, at_turn, options, play, send
from mltables import make, member, monster

from wyprawa.games.monsterlands.content import TRAILS
from wyprawa.games.monsterlands.rules.clan import members
from wyprawa.games.monsterlands.state import ALCHEMIST, GATE, MAGIC, State

KORGO = member("korgo")
GATE_UPPER = 12


@pytest.mark.rule("ML-9.1", "ML-9.3")
@pytest.mark.parametrize("potions", range(4))
def test_the_upper_space_gives_three_tokens_in_any_mix_for_no_gold(potions: int) -> None:
    s = play(at_turn(magic=1, gold=0), ("alchemist", 0), potions)
    assert (s.clans[0].potions, s.clans[0].poisons, s.clans[0].gold) == (potions, 3 - potions, 0)


@pytest.mark.rule("ML-9.2")
def test_the_lower_space_gives_two_tokens() -> None:
    table = at_turn(magic=1)
    play(table, ("alchemist", 1))
    assert options(table) == [0, 1, 2]
    s = play(table, 1)
    assert (s.clans[0].potions, s.clans[0].poisons) == (1, 1)


@pytest.mark.rule("ML-9.4", "ML-9.6")
def test_tokens_over_three_of_a_kind_are_discarded_as_the_owner_chooses() -> None:
    def edit(s: State) -> None:
        s.clans[0].potions, s.clans[0].poisons = 2, 3

    s = play(at_turn(magic=1, edit=edit), ("alchemist", 0), 3)
    assert (s.clans[0].potions, s.clans[0].poisons) == (3, 3)
    s = play(at_turn(magic=1, edit=edit), ("alchemist", 0), 0)
    assert (s.clans[0].potions, s.clans[0].poisons) == (2, 3)


@pytest.mark.rule("ML-9.5")
def test_tokens_with_assigned_mercenaries_do_not_count() -> None:
    def edit(s: State) -> None:
        trail = send(s, KORGO)
        trail.potions = trail.poisons = 2

    s = play(at_turn(magic=1, edit=edit), ("alchemist", 0), 3)
    assert s.clans[0].potions == 3


@pytest.mark.rule("ML-9.7", "ML-9.8")
def test_a_potion_heals_an_unassigned_mercenary_without_an_action() -> None:
    def edit(s: State) -> None:
        s.clans[0].potions = 1
        s.wounded = 1 << KORGO

    table = at_turn(1, edit=edit)
    play(table, "free", ("heal", KORGO))
    assert (table.state.wounded, table.state.clans[0].potions) == (0, 0)
    assert asked(table) == (0, "action")


@pytest.mark.rule("ML-9.7")
def test_an_assigned_mercenary_is_not_healed() -> None:
    def edit(s: State) -> None:
        s.clans[0].potions = 1
        s.wounded = 1 << KORGO
        send(s, KORGO)

    assert "free" not in options(at_turn(1, edit=edit))


@pytest.mark.rule("ML-9.8")
def test_healing_is_offered_in_clean_up() -> None:
    def edit(s: State) -> None:
        s.clans[0].potions = 1
        s.wounded = 1 << KORGO

    table = make(("tidy", 0), STOP, edit=edit)
    s = play(table, "free", ("heal", KORGO))
    assert s.wounded == 0


@pytest.mark.rule("ML-9.9")
def test_at_most_one_potion_and_one_poison_go_along() -> None:
    def edit(s: State) -> None:
        s.clans[0].potions = s.clans[0].poisons = 2
        s.clans[0].traps = []
        s.monsters[GATE] = monster("abysur")

    table = at_turn(1, edit=edit)
    play(table, ("assign", GATE_UPPER), KORGO)
    assert options(table) == ["none", "potion", "poison", "both"]
    s = play(table, "both")
    trail = s.trails[GATE_UPPER]
    assert trail is not None
    assert (trail.potions, trail.poisons) == (1, 1)
    assert (s.clans[0].potions, s.clans[0].poisons) == (1, 1)


@pytest.mark.rule("ML-9.12")
def test_unused_tokens_of_a_survivor_come_back() -> None:
    def edit(s: State) -> None:
        trail = send(s, KORGO)
        trail.potions, trail.poisons = 1, 1

    s = make(
        "cleanup",
        "begin_round",
        STOP,
        edit=edit,
        free=("monster", "quest", "influence", "land", "tile", "side"),
    ).state
    assert (s.clans[0].potions, s.clans[0].poisons) == (1, 1)


@pytest.mark.rule("ML-9.13")
def test_tokens_on_a_dead_mercenary_are_lost() -> None:
    s = at_turn(1).state
    trail = send(s, KORGO)
    trail.potions, trail.poisons = 1, 1
    members.die(s, 0, KORGO, GATE_UPPER, after_attack=True)
    assert (trail.potions, trail.poisons, s.clans[0].potions, s.clans[0].poisons) == (0, 0, 0, 0)


@pytest.mark.rule("ML-9.17")
def test_either_space_may_be_chosen_while_both_are_free() -> None:
    assert [o for o in options(at_turn(magic=1)) if o[0] == "alchemist"] == [
        ("alchemist", 0),
        ("alchemist", 1),
    ]
    taken = at_turn(magic=1, edit=lambda s: s.placed[ALCHEMIST].append((1, 1, MAGIC, 0)))
    assert [o for o in options(taken) if o[0] == "alchemist"] == [("alchemist", 0)]


# --- in battle ---------------------------------------------------------------------------------------------


def against_moldo(**fields: Any) -> Callable[[State], None]:
    """Taron alone against Moldo, who has 2 Attack dice."""

    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "taron", 0, **fields)

    return edit


@pytest.mark.rule("ML-9.10")
def test_a_potion_cancels_one_damage() -> None:
    table = fight(against_moldo(potions=1), attack=[6, 6])
    assert options(table) == ["potion", "take"]
    play(table, "potion")
    assert table.state.wounded == 1 << member("taron")  # one of two
    assert trail(table, 0).potions == 0


@pytest.mark.rule("ML-9.16")
def test_all_potions_may_be_used_against_one_attack() -> None:
    table = fight(against_moldo(potions=2), "potion", "potion", attack=[6, 6])
    assert table.state.wounded == 0


@pytest.mark.rule("ML-9.15")
def test_a_potion_heals_no_earlier_wound_in_battle() -> None:
    def edit(s: State) -> None:
        against_moldo(potions=2)(s)
        s.clans[0].potions = 1
        s.wounded = 1 << member("taron")

    table = fight(edit, attack=[6, 1])
    play(table, "potion")
    assert table.state.wounded == 1 << member("taron")
    assert trail(table, 0).potions == 1


@pytest.mark.rule("ML-9.11")
def test_each_poison_adds_two_if_the_player_likes() -> None:
    table = fight(against_moldo(poisons=2), steps=[("strike", 0, 0)])
    assert options(table) == ["poison", "stop"]
    play(table, "poison")
    assert table.choices[0].subject[1] == 2
    play(table, "poison")
    assert table.state.carried == 4


@pytest.mark.rule("ML-9.14")
def test_poison_works_in_the_conquest_not_on_quests() -> None:
    def edit(s: State) -> None:
        against_moldo(poisons=1)(s)
        s.monsters[0] = -1
        face(s, TRAILS[0].id)

    table = fight(edit, steps=[("conquest", 0, 0)])
    assert asked(table)[1] == "conquer"
    assert "poison" in options(table)

    def quest(s: State) -> None:
        put(s, 8, "taron", 0, strength=1, poisons=1)

    table = fight(quest, steps=["dice_quest"], strength=[1])
    assert asked(table)[1] == "gift.die"  # nothing was asked on the quest
