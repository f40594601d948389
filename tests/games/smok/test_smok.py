"""The rules of Smok, chapter by chapter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from caves import CREEP, PICKPOCKET, RUN, SHIELD, TIPTOE, cave, cells

import wyprawa
from wyprawa.conformance.testing import say, scripted
from wyprawa.games.smok import steps
from wyprawa.games.smok.content import CARDS, MAP, MARKS
from wyprawa.games.smok.state import Hunted, State
from wyprawa.kernel import GameError
from wyprawa.players import play, player

START = """
  1 * 2
 * . . *
* * D * *
 * . . *
  3 * 4
"""

# --- 1. Setup -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-1.1")
def test_two_to_four_thieves() -> None:
    for seats in (2, 3, 4):
        assert wyprawa.new("smok", seats=seats, seed=1).seats == seats
    for wrong in (1, 5):
        with pytest.raises(GameError, match="seats"):
            wyprawa.new("smok", seats=wrong)


@pytest.mark.rule("SM-1.2")
def test_the_cave_is_a_hexagon() -> None:
    assert len(MAP.cells) == 19
    middle = MARKS["D"][0]
    assert sorted(MAP.distance(middle, cell) for cell in MAP.cells) == [0] + [1] * 6 + [2] * 12


@pytest.mark.rule("SM-1.3", "SM-1.4")
def test_where_all_begin() -> None:
    s = wyprawa.new("smok", seats=4, seed=1).state
    marks = cells(START)
    assert s.dragon == marks["D"][0]
    assert s.lying == marks["*"]
    assert len(s.lying) == 10
    assert s.at == [marks[n][0] for n in "1234"]


@pytest.mark.rule("SM-1.5")
def test_four_hidden_cards_each() -> None:
    table = wyprawa.new("smok", seats=3, seed=1)
    s = table.state
    assert [len(hand) for hand in s.hands] == [4, 4, 4]
    everything = sorted(s.pile + [card for hand in s.hands for card in hand])
    assert everything == [n for n, card in enumerate(CARDS) for _ in range(card.copies)]
    assert len(everything) == 24
    hands = [panel.zones[0] for panel in table.view(1).panels]
    assert [(len(hand.cards), hand.hidden) for hand in hands] == [(0, 4), (4, 0), (0, 4)]


# --- 2. The round -------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-2.1")
def test_cards_are_chosen_at_once_and_in_secret() -> None:
    table = wyprawa.new("smok", seats=3, seed=1)
    assert [(choice.seat, choice.ask) for choice in table.choices] == [(0, "card"), (1, "card"), (2, "card")]
    seen = table.view(0)
    table.choose(table.choice_of(2).options[0], 2)  # type: ignore[union-attr]
    assert table.view(0) == seen
    for choice in list(table.choices):
        table.choose(choice.options[0], choice.seat)
    assert [len(panel.zones) for panel in table.view(0).panels] == [2, 2, 2]


@pytest.mark.rule("SM-2.2", "SM-2.E1")
def test_the_lower_pace_acts_first() -> None:
    table = cave(START, [["play_round"]], hands=[[RUN], [TIPTOE], [CREEP], [CREEP]])
    for seat in range(4):
        table.choose(table.state.hands[seat][0], seat)
    order: list[int] = []
    while len(order) < 4:
        order.append(table.choices[0].seat)
        table.choose(table.choices[0].options[0])
    assert order == [1, 2, 3, 0]  # Tiptoe, the two Creeps by seat, Run


@pytest.mark.rule("SM-2.3")
def test_effects_come_in_the_order_printed() -> None:
    drawing = """
      1 . .
     . 2 . .
    . . D . .
     . . . .
      . . .
    """
    table = cave(drawing, [["act", 0], ["play_round"]], played=[PICKPOCKET, TIPTOE], gems=[0, 1])
    assert table.choices[0].ask == "go"
    say(table, "Go to A1")
    assert table.choices[0].ask == "steal"
    say(table, "Thief 2")
    assert table.state.gems == [1, 0]


@pytest.mark.rule("SM-2.4")
def test_after_the_thieves_the_dragon_acts() -> None:
    table = cave(START, [["play_round"]], hands=[[TIPTOE]] * 4)
    with scripted(table, dragon=[1], draw=[TIPTOE] * 16):
        for seat in range(4):
            table.choose(TIPTOE, seat)
        for _ in range(4):
            assert not any(isinstance(line.record, Hunted) for line in table.log)
            table.choose(table.choices[0].options[0])
        assert any(isinstance(line.record, Hunted) for line in table.log)


@pytest.mark.rule("SM-2.5")
def test_played_cards_are_discarded_and_hands_filled_to_four() -> None:
    table = cave(
        START,
        [["end_round"]],
        {"draw": [CREEP, CREEP, RUN, RUN, RUN, SHIELD, CREEP, CREEP]},
        played=[TIPTOE] * 4,
        hands=[[RUN] * 2] * 4,
        pile=[CREEP] * 4 + [RUN] * 3 + [SHIELD],
    )
    s = table.state
    assert s.discard == [TIPTOE] * 4
    assert [sorted(hand) for hand in s.hands] == [
        [CREEP, CREEP, RUN, RUN],
        [RUN] * 4,
        [RUN, RUN, RUN, SHIELD],
        [CREEP, CREEP, RUN, RUN],
    ]
    assert s.played == []


@pytest.mark.rule("SM-2.6")
def test_the_discards_become_the_new_deck() -> None:
    table = cave(
        START, [["end_round"]], {"draw": [RUN, SHIELD, SHIELD, SHIELD]},
        played=[SHIELD] * 4, hands=[[TIPTOE] * 3] * 4, pile=[RUN], discard=[],
    )  # fmt: skip
    assert (table.state.pile, table.state.discard) == ([SHIELD], [])


# --- 3. What thieves do -------------------------------------------------------------------------------------


@pytest.mark.rule("SM-3.1", "SM-3.2")
def test_a_thief_goes_up_to_n_steps_around_the_dragon() -> None:
    drawing = """
      x x x
     x 1 x x
    x D x x .
     . x x .
      . . 2
    """
    marks = cells(drawing)
    table = cave(
        drawing.replace("x", "."),
        [["act", 0], ["play_round"]],
        played=[CREEP, CREEP],
    )
    assert sorted(table.choices[0].options) == sorted(marks["x"] + marks["1"])


@pytest.mark.rule("SM-3.2")
def test_a_thief_may_leave_the_dragons_hex() -> None:
    drawing = """
      . . .
     . x x .
    . x D x 2
     . x x .
      1 . .
    """
    marks = cells(drawing)
    table = cave(
        drawing.replace("x", "."), [["act", 0]], played=[TIPTOE, TIPTOE], at=[marks["D"][0], marks["2"][0]]
    )
    assert sorted(table.choices[0].options) == sorted(marks["x"] + marks["D"])


@pytest.mark.rule("SM-3.3")
def test_a_thief_takes_one_gem_where_it_ends() -> None:
    drawing = """
      1 a 2
     . . . .
    . . D . .
     . . . .
      . . .
    """
    gem = cells(drawing)["a"][0]
    table = cave(
        drawing.replace("a", "."), [["act", 0], ["play_round"]], played=[TIPTOE, TIPTOE], lying=[gem, gem]
    )
    say(table, "Go to A2")
    assert (table.state.gems, table.state.lying) == ([1, 0], [gem])


@pytest.mark.rule("SM-3.4")
def test_a_thief_may_steal_from_a_neighbour_who_has_a_gem() -> None:
    drawing = """
      1 2 .
     3 . . .
    . . D . .
     . . . .
      . . 4
    """
    table = cave(drawing, [["act", 0], ["play_round"]], played=[PICKPOCKET] * 4, gems=[0, 2, 0, 3])
    say(table, "Go to A1")
    assert list(table.choices[0].options) == [1, -1]  # 3 has no gem, 4 is too far away
    passed = table.fork()
    say(table, "Thief 2")
    assert table.state.gems == [1, 1, 0, 3]
    passed.choose(-1)
    assert passed.state.gems == [0, 2, 0, 3]


# --- 4. The dragon ------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-4.1")
@pytest.mark.parametrize(("gems", "prey"), [([0, 0, 0], 1), ([0, 0, 2], 2), ([9, 1, 0], 1)])
def test_the_dragon_hunts_the_nearest_then_the_richest_then_the_lower_seat(
    gems: list[int], prey: int
) -> None:
    drawing = """
      1 . .
     . . 2 .
    . . D 3 .
     . . . .
      . . .
    """
    table = cave(drawing, [["hunt"], ["play_round"]], {"dragon": [1]}, gems=gems, hands=[[TIPTOE]] * 3)
    hunted = [line.record for line in table.log if isinstance(line.record, Hunted)]
    assert [record.whom for record in hunted] == [prey]


@pytest.mark.rule("SM-4.2", "SM-4.E1")
def test_it_stops_on_the_thiefs_hex() -> None:
    drawing = """
      1 . 2
     . . . .
    . . D . .
     . . . .
      . . .
    """
    for roll, bites in ((2, False), (3, True), (6, True)):
        table = cave(drawing, [["hunt"], ["play_round"]], {"dragon": [roll]})
        assert (table.choices[0].ask == "shield") == bites
        if bites:
            say(table, "No")
        assert (table.state.alarm == 1) == bites
        assert (table.state.dragon == cells(drawing)["1"][0]) == bites


@pytest.mark.rule("SM-4.3")
def test_of_equal_paths_it_takes_the_first_hex_from_the_top() -> None:
    drawing = """
      . x 1
     . . . .
    . . D . .
     . . . .
      . . 2
    """
    marks = cells(drawing)
    table = cave(
        drawing.replace("x", "."),
        [["hunt"], ["play_round"]],
        {"dragon": [1]},
        at=[marks["x"][0], marks["2"][0]],
    )
    top_left = cells(drawing.replace("x", ".").replace(". . . .\n    . . D", ". a . .\n    . . D"))["a"][0]
    assert table.state.dragon == top_left


def bitten(hands: list[list[int]], **more: Any) -> wyprawa.Table[State]:
    drawing = """
      1 . .
     . . . .
    . . D . 2
     . . . .
      . . .
    """
    marks = cells(drawing)
    fields: dict[str, Any] = {"at": [marks["D"][0], marks["2"][0]], "gems": [3, 0], "hands": hands, **more}
    return cave(drawing, [["bite", 0], ["play_round"]], **fields)


@pytest.mark.rule("SM-4.5")
def test_who_has_no_shield_is_asked_all_the_same() -> None:
    """Else everybody would know by the question who holds one."""
    for hand, options in (([TIPTOE, SHIELD], ["yes", "no"]), ([TIPTOE, CREEP], ["no"])):
        table = bitten([hand, [TIPTOE]])
        assert [(c.seat, c.ask, list(c.options)) for c in table.choices] == [(0, "shield", options)]
    assert bitten([[], [TIPTOE]], alarm=3).over  # that a hand is empty everybody sees


# --- 5. Dawn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-5.1")
def test_the_game_ends_after_six_rounds_or_without_gems() -> None:
    def over(**fields: Any) -> bool:
        table = cave(
            START,
            [["end_round"]],
            None if fields.pop("ends") else {"draw": [TIPTOE] * 4},
            played=[TIPTOE] * 4,
            gems=[1, 0, 0, 0],
            **fields,
        )
        return table.over

    assert over(ends=True, round=6)
    assert over(ends=True, round=2, lying=[])
    assert not over(ends=False, round=5)


@pytest.mark.rule("SM-5.2")
@pytest.mark.parametrize(("gems", "winners"), [([1, 3, 0, 2], (1,)), ([2, 0, 2, 1], (0, 2))])
def test_most_gems_win_and_ties_share(gems: list[int], winners: tuple[int, ...]) -> None:
    outcome = cave(START, [["end_round"]], round=6, gems=gems, played=[0] * 4).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == (winners, tuple(gems), "dawn")


@pytest.mark.rule("SM-5.3")
def test_without_a_gem_all_lose() -> None:
    outcome = cave(START, [["end_round"]], round=6, gems=[0] * 4, played=[0] * 4).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "dragon")


# --- saves of earlier rules ------------------------------------------------------------------------------

SAVES = Path(__file__).with_name("saves")


def test_a_finished_game_of_the_first_rules_can_be_looked_at() -> None:
    table = wyprawa.load(SAVES / "rules-1-finished.wyprawa")
    assert table.over
    assert len(table.history) == 32
    assert table.notes == []


def test_a_game_saved_at_a_question_of_the_first_rules_goes_on() -> None:
    """Rules 1 asked about a Shield only who had one."""
    table = wyprawa.load(SAVES / "rules-1-shield.wyprawa")
    assert table.notes == []
    assert [(c.ask, list(c.options)) for c in table.choices] == [("shield", ["yes", "no"])]
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over
    again = wyprawa.loads(table.record())
    assert again.digest() == table.digest()


# --- the game as an example ---------------------------------------------------------------------------


def test_the_smallest_game_is_small() -> None:
    folder = Path(steps.__file__).parent
    files = [file for file in folder.rglob("*") if file.suffix in (".py", ".toml", ".ftl")]
    files = [file for file in files if file.parent.name != "learn"]  # a guide has twenty steps or more
    lines = [line for file in files for line in file.read_text().splitlines() if line.strip()]
    assert len(lines) < 500


def test_the_sensible_thief_beats_random_ones() -> None:
    won = 0
    for seed in range(40):
        table = wyprawa.new("smok", seats=3, seed=seed, telling=False)
        outcome = play(table, [player("random", seed), player("sensible", seed), player("random", seed + 1)])
        won += 1 in outcome.winners
    assert won >= 26
