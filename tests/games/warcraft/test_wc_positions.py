"""Position text with names, and what is wrong with odd positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import wctables as wc

from wyprawa.conformance import LAWS
from wyprawa.games.warcraft import GAME
from wyprawa.games.warcraft.rules.turns.turn import end_turn
from wyprawa.games.warcraft.state import Combat, State
from wyprawa.kernel import Chance, faults, new, position
from wyprawa.kernel.errors import PositionError


def test_a_position_is_written_with_names_and_read_back() -> None:
    def edit(s: State) -> None:
        wc.own(s, 0, wc.item("worn_sword"))
        wc.hold_cards(s, 1, "frostbolt")
        wc.lie_undefeated(s, 2, wc.adversary("kobold_miner"), "brill")
        wc.give_quest(s, 0, "tram_parcel", done=(1, 0))

    text = wc.make(edit=edit).position()
    assert "kind=sofeea at=undercity hand=frostbolt" in text
    assert "quests=tram_parcel:1.0" in text
    assert "markers:" in text
    assert position(GAME, text).position() == text


def test_a_name_that_nothing_has_is_refused() -> None:
    text = wc.make().position().replace("at=undercity", "at=atlantis")
    with pytest.raises(PositionError, match="no space is called 'atlantis'"):
        position(GAME, text)


def test_a_number_of_no_size_is_refused() -> None:
    text = wc.make().position().replace("at=undercity", "at=undercity level=4", 1)
    with pytest.raises(PositionError, match="level"):
        position(GAME, text)


def test_everything_has_its_size() -> None:
    LAWS["bounded"](GAME, {}, 1)


@pytest.mark.parametrize("asked", ["character", "city", "movement", "before_roll", "answer", "quests"])
def test_no_position_of_a_game_has_problems(asked: str) -> None:
    """Along a game up to the first question of this name, wherever it is saved."""
    table, luck = new(GAME, seed=11, seats=3, telling=False), Chance(11)
    while table.choices[0].ask != asked:
        table.choose(luck.pick(table.choices[0].options, "option"))
        assert GAME.problems(table.saved) == []


def on_turn() -> State:
    """A sound position: seat 0 is about to begin its turn."""
    return wc.make(("begin_turn", 0), hold=False, free=["movement"]).saved


def in_combat() -> State:
    """A sound position: seat 0 is asked before the roll."""

    def edit(s: State) -> None:
        wc.hold_cards(s, 0, "heroic_strike")
        s.characters[0].energy = 2

    table = wc.meets(0, wc.adversary("kobold_miner"), edit=edit)
    s = table.saved
    s.agenda[0] = end_turn.later()
    return s


def test_sound_positions_have_no_problems() -> None:
    assert GAME.problems(on_turn()) == []
    assert GAME.problems(in_combat()) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda s: s.characters.pop(), "characters: 2, expected 3"),
        (lambda s: s.characters[0].bag.append(s.challenges[0].pile[0]), "worn_sword: 2, expected 1"),
        (lambda s: s.characters[0].bag.append(160), "characters[0].bag: no card 160"),
        (
            lambda s: s.characters[0].bag.append(wc.event("lost_courier")),
            "characters[0].bag: card lost_courier does not belong there",
        ),
        (lambda s: setattr(s.characters[0], "weapon", wc.item("worn_robe")), "characters[0].weapon: card"),
        (lambda s: s.elite_discard.append(s.elite_quests[0]), "quest plague_in_the_east: 2"),
        (
            lambda s: s.elite_discard.append(wc.quest("tram_parcel")),
            "elite_discard: quest tram_parcel does not belong there",
        ),
        (lambda s: s.pile.append(0), "discovery gold: 4, expected 3"),
        (lambda s: setattr(s.characters[0], "trophies", (0,)), "trophy head_of_nefarian: 4"),
        (lambda s: setattr(s.characters[1], "kind", 4), "characters[1].kind: no character 4"),
        (lambda s: setattr(s.characters[1], "at", 99), "characters[1].at: no space 99"),
        (lambda s: s.characters[0].hand.append(wc.ability("frostbolt")), "frostbolt belongs to another"),
        (lambda s: s.characters[0].hand.append(wc.ability("execute")), "ability execute: 2, expected 1"),
        (lambda s: s.characters[2].kept.clear(), "seat 2: 0 kinds of discoveries"),
        (lambda s: wc.give_quest(s, 0, "tram_parcel", done=()), "tram_parcel: [] is done"),
        (lambda s: wc.give_quest(s, 0, "tram_parcel", rival=1), "tram_parcel: it is against 1"),
        (lambda s: s.track.__setitem__(0, 5), "slot 1 of the track"),
        (lambda s: s.agenda.pop(0), "phases to come"),
        (lambda s: s.agenda.append(("end_combat",)), "combat: 0 in progress, and 1 planned"),
        (lambda s: s.agenda.append(("explore", 2)), "['explore', 2]: Expected `int` <= 1"),
        (lambda s: s.agenda.append(("lay_token", 0)), "0 tokens look for a space, and 1"),
        (lambda s: s.agenda.append(("resolve_play",)), "resolve_play without a card"),
        (lambda s: s.agenda.append(("gain_quest", 3)), "gain_quest: no seat 3"),
        (lambda s: s.agenda.append(("end_play",)), "plays: 0 in progress, and 1 planned of end_play"),
        (lambda s: s.agenda.append(("trade", 0, 1)), "trade with an empty bag"),
        (lambda s: s.agenda.append(("bring", 0, 0)), "nothing to bring"),
        (lambda s: s.agenda.append(("perform", 0, "event", 0, 0, 0)), "no verb"),
        (lambda s: s.agenda.append(("choose_city", 0)), "set up already"),
        (lambda s: s.agenda.append(("perform", 0, "event", -1, 0, 0)), "Expected `int` >= 0"),
        (lambda s: setattr(s.characters[0], "at", -1), "the game is set up"),
    ],
)
def test_each_fault_is_named(change: wc.Edit, said: str) -> None:
    s = on_turn()
    change(s)
    assert any(said in fault for fault in faults(GAME, s)), faults(GAME, s)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda combat: setattr(combat, "attacker", 7), "combat.attacker: no seat 7"),
        (lambda combat: setattr(combat, "board", 0), "expected one foe"),
        (lambda combat: setattr(combat, "slot", 3), "its card does not lie in slot 3"),
        (lambda combat: setattr(combat, "dice", [3]), "1 dice, expected 2"),
        (lambda combat: setattr(combat, "replaced", [wc.ability("execute"), -1]), "is no weapon"),
        (lambda combat: combat.used.append(("item", 0, 9)), "no power 9 of item 0"),
    ],
)
def test_each_fault_of_a_combat_is_named(change: Callable[[Combat], object], said: str) -> None:
    s = in_combat()
    assert s.combat is not None
    change(s.combat)
    assert any(said in fault for fault in GAME.problems(s)), GAME.problems(s)


def test_a_position_of_rules_6_is_brought_up_to_date() -> None:
    """A quest has another name since; what could be worn is not noted; cards being played are put away."""

    def edit(s: State) -> None:
        wc.give_quest(s, 0, "yellow_hunt")
        wc.own(s, 0, wc.item("worn_robe"))
        wc.own(s, 1, wc.item("worn_wand"))
        wc.hold_cards(s, 0, "charge")
        wc.hold_cards(s, 1, "counterspell")
        s.characters[0].energy = 1

    table = wc.make(("walk_on", 0), edit=edit)
    wc.take(table, ("card", wc.ability("charge")))
    assert wc.asked(table) == (1, "answer")
    now = table.position()
    old = now.replace("rules 7", "rules 6").replace("yellow_hunt", "yellow_peril")
    old = old.replace('["end_play"],', "").replace("bag=", "arranged=kobold_miner/worn_hammer bag=")
    old = old.replace('"movement":', '"rearms":1,"movement":')
    assert "yellow_peril" in old
    assert "end_play" not in old
    found = position(GAME, old)
    assert found.position() == now
    wc.take(found, "done")
    assert found.state.characters[0].discard == [wc.ability("charge")]
