"""The Deceit expansion (chapter 34): the clash of Mercenaries."""

from __future__ import annotations

from typing import Any

import pytest
from mlbattle import MONSTER, Edit, asked, beast, choose, ended, fight, options, put, told, trail
from mldeploy import at_turn
from mltables import make, member, trap

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import BOARD, TRAPS
from wyprawa.games.monsterlands.rules.outside.trails import adjacent
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Table

CLASH = [("reveal_traps", 0)]


def clash(edit: Edit, *answers: Any, **more: Any) -> Table[State]:
    return fight(edit, *answers, steps=more.pop("steps", CLASH), deceit=True, **more)


def duel(deceit: str, **fields: Any) -> Edit:
    """Seat 0 with a Deceit on the first trail, seat 1 on the third."""

    def edit(s: State) -> None:
        beast(s, "gorgosh")
        put(s, 0, "taron", 0, traps=[deceit])
        put(s, 2, "nuduru", 1, **fields)

    return edit


@pytest.mark.rule("ML-34.1")
def test_deceits_and_secured_traps_are_in_the_supply() -> None:
    s = make(("queens_gift", 0), deceit=True).state
    kinds = [TRAPS[each].kind for each in s.trap_pile + s.traps_shown]
    assert (kinds.count("deceit"), kinds.count("secured"), kinds.count("upgraded")) == (18, 6, 36)
    plain = make(("queens_gift", 0)).state
    assert {TRAPS[each].kind for each in plain.trap_pile + plain.traps_shown} == {"upgraded"}


@pytest.mark.rule("ML-34.2", "ML-34.34")
def test_deceits_are_sold_and_kept_like_traps() -> None:
    def edit(s: State) -> None:
        s.traps_shown = [trap("deceit-m1")] * 6  # face up in the Hut
        s.clans[0].traps = [trap("s1")] * BOARD.traps

    table = at_turn(strength=1, gold=3, edit=edit, deceit=True)
    choose(table, ("hut", 0))
    while asked(table) == "hut.trap":
        choose(table, options(table)[0])
    assert asked(table) == "traps.discard"  # they share the limit
    assert options(table) == [trap("s1"), trap("deceit-m1")]


@pytest.mark.rule("ML-34.3", "ML-34.4", "ML-34.E2")
def test_a_deceit_counts_as_a_trap_only_face_down() -> None:
    def edit(s: State) -> None:
        beast(s, "sckon")
        put(s, 0, "taron", 0, traps=["deceit-m1"])
        s.carried = 11

    table = clash(edit, "pass", attack=[1] * 4, steps=MONSTER)
    assert told(table, events.Captured)
    table = clash(edit, "show", attack=[1] * 4, steps=MONSTER)
    assert not told(table, events.Captured)


@pytest.mark.rule("ML-34.5", "ML-34.6", "ML-34.7", "ML-34.9")
def test_trails_from_left_tokens_from_the_top_each_by_choice() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 1, "taron", 0, traps=["s1", "m1"])
        put(s, 3, "nuduru", 1, traps=["plus-4"])

    table = clash(edit)
    order = []
    while asked(table) == "clash":
        order.append((table.choices[0].seat, *table.choices[0].subject))
        choose(table, "show")
    assert order == [(0, 1, 0), (0, 1, 1), (1, 3, 0)]
    stopped = clash(edit, "stop")
    assert stopped.choices[0].seat == 1
    assert trail(stopped, 1).shown == 0


@pytest.mark.rule("ML-34.8")
def test_a_lower_token_may_be_shown_after_one_passed_over() -> None:
    def edit(s: State) -> None:
        put(s, 0, "taron", 0, traps=["s1", "m1"])

    table = clash(edit, "pass", "show")
    ended(table)
    assert trail(table, 0).shown == 0b10
    assert (trail(table, 0).token_strength, trail(table, 0).token_magic) == ([0, 0], [0, 1])


@pytest.mark.rule("ML-34.10", "ML-34.11")
def test_shown_traps_help_and_hidden_ones_only_capture() -> None:
    def edit(s: State) -> None:
        beast(s, "sckon")
        put(s, 0, "taron", 0, traps=["secured-s1", "plus-4"])
        s.carried = 5

    table = clash(edit, "show", "show", ("roll", "strength"), attack=[1] * 4, strength=[2], steps=MONSTER)
    assert told(table, events.Attacked)[0].total == 5 + 4 + 2
    assert told(table, events.Captured)

    def hidden(s: State) -> None:
        edit(s)
        s.carried = 11

    table = clash(hidden, "stop", attack=[1] * 4, steps=MONSTER)
    assert told(table, events.Attacked)[0].total == 11
    assert told(table, events.Captured)


@pytest.mark.rule("ML-34.12", "ML-34.13", "ML-34.18", "ML-34.19")
def test_a_shown_deceit_takes_dice_from_a_neighbour() -> None:
    def edit(s: State) -> None:
        put(s, 0, "korgo", 2, magic=1)
        put(s, 1, "taron", 0, strength=6, traps=["deceit-m2"])
        put(s, 3, "nuduru", 1, magic=1, strength=2)

    table = clash(edit, "show")
    assert (asked(table), options(table)) == ("deceive", [0, 3])  # the empty trail is skipped
    choose(table, 3)
    ended(table)
    assert trail(table, 1).token_magic == [1]  # as many as there are, beside six dice
    assert (trail(table, 3).magic, trail(table, 3).strength) == (0, 2)
    assert trail(table, 0).magic == 1


@pytest.mark.rule("ML-34.13", "ML-34.E1")
def test_tomek_monika_and_przemek() -> None:
    def edit(s: State) -> None:
        put(s, 0, "taron", 0)
        put(s, 1, "nuduru", 1)
        put(s, 3, "korgo", 2)

    s = clash(edit).state
    assert [adjacent(s, 0, where) for where in (0, 1, 3)] == [[1], [0, 3], [1]]


@pytest.mark.rule("ML-34.14", "ML-34.15")
def test_lands_are_apart_and_the_gate_trails_together() -> None:
    def edit(s: State) -> None:
        put(s, 3, "taron", 0)
        put(s, 4, "nuduru", 1)
        put(s, 12, "korgo", 2)
        put(s, 13, "frunks", 1)

    s = clash(edit).state
    assert adjacent(s, 0, 3) == []
    assert adjacent(s, 1, 4) == []
    assert adjacent(s, 2, 12) == [13]
    assert adjacent(s, 2, 13) == [12]


@pytest.mark.rule("ML-34.16", "ML-34.30", "ML-34.31")
def test_a_defence_token_cancels_before_any_die_moves() -> None:
    table = clash(duel("deceit-s2", strength=3, defence=1), "show")
    assert (asked(table), table.choices[0].seat) == ("deceived", 1)
    choose(table, "cancel")
    ended(table)
    assert (trail(table, 2).strength, trail(table, 2).defence) == (3, 0)
    assert trail(table, 0).tokens == []
    assert trap("deceit-s2") in table.state.trap_discard
    assert table.log[-1].record == events.DeceitCancelled(1, trap("deceit-s2"), 2, 0, rule="ML-34.16")
    suffered = clash(duel("deceit-s2", strength=3, defence=1), "show", "suffer")
    assert (trail(suffered, 2).strength, trail(suffered, 2).defence) == (1, 1)


def test_a_cancelled_deceit_does_not_disturb_the_tokens_below() -> None:
    def edit(s: State) -> None:
        put(s, 0, "taron", 0, traps=["s1", "deceit-s1", "m1", "plus-4"])
        put(s, 1, "nuduru", 1, strength=1, defence=1)

    table = clash(edit, "show", "show", "cancel", "pass", "show")
    ended(table)
    there = trail(table, 0)
    assert there.tokens == [trap("s1"), trap("m1"), trap("plus-4")]
    assert there.shown == 0b101
    assert there.token_strength == [1, 0, 0]


@pytest.mark.rule("ML-34.17")
def test_abilities_do_not_help() -> None:
    def edit(s: State) -> None:
        put(s, 0, "taron", 0, traps=["deceit-s1"])
        put(s, 1, "wondou", 1, strength=1, guard=2, gear=["noxx"])

    table = clash(edit, "show")
    ended(table)  # nobody was asked
    assert trail(table, 1).strength == 0


@pytest.mark.rule("ML-34.20", "ML-34.32")
def test_secured_dice_are_safe_others_are_not() -> None:
    table = clash(duel("deceit-s2", traps=["secured-s2"], shown=True), "show")
    assert trail(table, 2).token_strength == [2]
    assert trail(table, 0).token_strength == [0]
    table = clash(duel("deceit-s2", traps=["s3"], shown=True), "show")
    assert trail(table, 2).token_strength == [1]
    assert trail(table, 0).token_strength == [2]

    def on_a_deceit(s: State) -> None:
        duel("deceit-s1", traps=["deceit-m1"], shown=True)(s)
        there = s.trails[2]
        assert there is not None
        there.token_strength = [1]

    assert trail(clash(on_a_deceit, "show"), 2).token_strength == [0]


@pytest.mark.rule("ML-34.21", "ML-34.22", "ML-34.23", "ML-34.25")
def test_redirected_dice_come_first_and_are_subtracted() -> None:
    table = clash(duel("deceit-aim2", potions=1), "show", attack=[6] + [1] * 11, steps=MONSTER)
    assert trail(table, 0).hit_back == [(2, 2)]  # it waits for the Monster's attack
    assert (asked(table), options(table)) == ("redirect", [0, 1, 2])
    choose(table, 1)
    first = told(table, events.MonsterAttacks)[0]
    assert first.member == member("nuduru")
    assert (first.attack, first.sum) == (1, (("aimed", 1, -1),))
    assert (asked(table), table.choices[0].seat) == ("defend", 1)
    choose(table, "take")
    second = told(table, events.MonsterAttacks)[1]
    assert second.member == member("taron")
    assert (second.attack, second.sum[-1]) == (5, ("elsewhere", -1, -1))
    assert table.state.wounded >> member("nuduru") & 1


@pytest.mark.rule("ML-34.24")
def test_the_target_defends_with_all_he_has() -> None:
    edit = duel("deceit-aim2", magic=2, defence=1)
    table = clash(edit, "show", "suffer", 2, attack=[6], steps=MONSTER, magic=[1])
    assert (asked(table), table.choices[0].seat, options(table)) == ("remove_magic", 1, [0, 1, 2])
    choose(table, 1)
    assert options(table) == ["token", "take"]


@pytest.mark.rule("ML-34.26")
def test_no_redirection_at_the_dead() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 1, "nuduru", 1, traps=["s1"])
        put(s, 2, "taron", 0, traps=["deceit-aim1"])

    table = clash(edit, "pass", "show", attack=[6, 6, 1, 1], steps=MONSTER)
    ended(table)  # Nuduru died first; the Deceit's owner is not even asked
    assert told(table, events.MonsterAttacks)[1].attack == 2


@pytest.mark.rule("ML-34.27")
def test_ones_own_neighbour_may_be_the_target() -> None:
    def edit(s: State) -> None:
        put(s, 0, "taron", 0, traps=["deceit-s1"])
        put(s, 1, "nuduru", 0, strength=1)

    assert trail(clash(edit, "show"), 0).token_strength == [1]


@pytest.mark.rule("ML-34.28")
def test_solo_is_played_without_deceits_but_for_scenario_8() -> None:
    def edit(s: State) -> None:
        put(s, 0, "taron", 0, traps=["s1"])

    plain = fight(edit, steps=CLASH, seats=1, scenario=1)
    ended(plain)
    assert trail(plain, 0).shown == 1
    assert asked(fight(edit, steps=CLASH, seats=1, scenario=8)) == "clash"
    with pytest.raises(Exception, match=r"ML-34\.28"):
        make(("queens_gift", 0), seats=1, deceit=True)


@pytest.mark.rule("ML-34.29")
def test_dying_of_redirected_dice() -> None:
    table = clash(duel("deceit-aim2", strength=2), "show", 2, attack=[6, 6, 1, 1, 1, 1], steps=MONSTER)
    s = table.state
    assert member("nuduru") not in s.clans[1].members
    assert s.trails[2] is None
    assert s.clans[1].glory == 5 + BOARD.death_glory[2]


@pytest.mark.rule("ML-34.33")
def test_the_taker_chooses_which_dice() -> None:
    table = clash(duel("deceit-any1", strength=1, magic=1), "show")
    assert (asked(table), table.choices[0].seat, options(table)) == ("deceit.take", 0, ["strength", "magic"])
    choose(table, "magic")
    assert trail(table, 0).token_magic == [1]
    assert trail(table, 2).strength == 1
