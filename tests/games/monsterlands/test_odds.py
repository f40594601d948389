"""Odds: exact where they can be enumerated, and what really happens at the table."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from mltables import make, member, monster, trap

from wyprawa.conformance.testing import planned
from wyprawa.games.monsterlands.content import QUESTS
from wyprawa.games.monsterlands.odds.rolling import captures, hits, reach, sums
from wyprawa.games.monsterlands.odds.trails import quest_odds, trail_odds
from wyprawa.games.monsterlands.rules.outside.mercenary_attack import results
from wyprawa.games.monsterlands.state import State, Trail
from wyprawa.kernel import Chance, Option, Table

GAMES = 400


def close(seen: float, expected: float) -> bool:
    """Within four standard deviations of what so many games can show."""
    deviation: float = (max(expected * (1 - expected), 0.01) / GAMES) ** 0.5
    return abs(seen - expected) <= 4 * deviation


# --- dice -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "add"), [(0, 0), (1, 0), (3, 1), (4, -1)])
def test_sums_are_those_of_all_outcomes(count: int, add: int) -> None:
    chances = sums(count, add)
    for need in range(30):
        good = sum(
            sum(max(0, f + add) for f in faces) >= need for faces in product(range(1, 7), repeat=count)
        )
        assert sum(chances[need:]) == pytest.approx(good / 6**count)


def test_hits_are_three_to_six_and_in_scenario_ten_misses_come_again() -> None:
    assert hits(2, False) == pytest.approx((1 / 9, 4 / 9, 4 / 9))
    assert hits(1, True) == pytest.approx((1 / 9, 8 / 9))


@pytest.mark.parametrize("low", [4, 7, 10])
def test_captures_stop_inside_the_range(low: int) -> None:
    high, good = low + 3, 0
    for faces in product(range(1, 7), repeat=3):
        total = 0
        for face in faces:
            if total < low:
                total += face
        good += low <= total < high
    assert captures((3, 0, 0), (0, 0, 0), low, high) == pytest.approx(good / 216)


def test_one_reroll_of_one_die() -> None:
    # need 5: 1/3 at once; else roll again
    assert reach((1, 0, 0), (0, 0, 0), ((1, 1),), 5) == pytest.approx(1 / 3 + 2 / 3 / 3)


def test_rerolls_only_help_dice_they_cover() -> None:
    plain = reach((2, 1, 0), (0, 0, 0), (), 12)
    assert reach((2, 1, 0), (0, 0, 0), ((0b100, 2),), 12) == pytest.approx(plain)
    assert reach((2, 1, 0), (0, 0, 0), ((0b010, 1),), 12) > plain
    assert reach((2, 1, 0), (0, 0, 0), ((0b011, 1),), 12) > reach((2, 1, 0), (0, 0, 0), ((0b010, 1),), 12)


def test_reach_with_rerolls_is_what_best_play_gives() -> None:
    """Enumerate two dice and one reroll of either: roll the lower again if that can help."""
    need, good = 9, 0.0
    for a, b in product(range(1, 7), repeat=2):
        again = max(sum(kept + face >= need for face in range(1, 7)) for kept in (a, b)) / 6
        good += 1 if a + b >= need else again
    assert reach((2, 0, 0), (0, 0, 0), ((1, 1),), need) == pytest.approx(good / 36)


# --- at the table ---------------------------------------------------------------------------------------


def battle(edit: Any, policy: Any) -> tuple[Table[State], list[Table[State]]]:
    """The table before the Monster meets trail 0, and after, many times."""
    start = make(("queens_gift", 0), seats=3, edit=edit)
    after = []
    for n in range(GAMES):
        s = start.game.copy(start.state)
        s.agenda = []
        s.next(*planned(("meet", 0, 0), ("queens_gift", 1)))
        s.chance = Chance(n * 7919 + 1)
        table = Table(start.game, start.options, s, telling=False)
        while table.choices[0].ask != "gift.die":
            table.choose(policy(table))
        after.append(table)
    return start, after


def stand_and_fight(stop_at_capture: bool) -> Any:
    def policy(table: Table[State]) -> Option:
        choice = table.choices[0]
        if choice.ask == "defend":
            return choice.options[0]
        if choice.ask == "attack":
            found = results(table.state, 0, 0)
            if found and (stop_at_capture or "kill" in found):
                return "stop"
            return choice.options[0]
        if choice.ask == "aim":
            return "capture" if stop_at_capture else "kill"
        return 0 if choice.ask == "remove_magic" else choice.options[-1]

    return policy


def duel(s: State) -> None:
    s.monsters[0] = monster("jurbol")
    s.lands[0] = next(n for n in range(12) if n != s.lands[1] and n > 2)
    s.clans[0].members.append(member("zondu"))
    s.trails[0] = Trail(
        seat=0,
        member=member("zondu"),
        strength=2,
        magic=1,
        tokens=[trap("plus-4")],
        token_strength=[0],
        token_magic=[0],
        shown=1,
        defence=0,
    )


def test_survival_and_capture_at_the_table() -> None:
    start, after = battle(duel, stand_and_fight(stop_at_capture=True))
    odds = trail_odds(start.state, 0)
    assert 0.2 < odds.survive < 1
    assert 0.1 < odds.capture < 1
    lived = [t for t in after if member("zondu") in t.state.clans[0].members]
    unhurt = [t for t in lived if not t.state.wounded >> member("zondu") & 1]
    caught = [t for t in lived if t.state.monsters[0] < 0 and not t.state.clans[0].trophies]
    assert close(len(lived) / GAMES, odds.survive)
    assert close(len(unhurt) / GAMES, odds.unhurt)
    assert close(len(caught) / GAMES, odds.survive * odds.capture)


def test_a_kill_at_the_table() -> None:
    start, after = battle(duel, stand_and_fight(stop_at_capture=False))
    odds = trail_odds(start.state, 0)
    killed = [t for t in after if t.state.clans[0].trophies]
    assert close(len(killed) / GAMES, odds.survive * odds.kill)


def test_defences_and_wounds_change_survival() -> None:
    def odds(**more: Any) -> float:
        def edit(s: State) -> None:
            duel(s)
            trail = s.trails[0]
            assert trail is not None
            for name, value in more.items():
                if name == "wounded":
                    s.wounded = 1 << member("zondu")
                else:
                    setattr(trail, name, value)

        return trail_odds(make(("queens_gift", 0), edit=edit).state, 0).survive

    assert odds(wounded=1) < odds() < odds(defence=1)
    assert odds(wounded=1) < odds(wounded=1, defence=1) < odds(wounded=1, defence=1, potions=1)


def test_traps_decide_what_can_be_captured() -> None:
    def edit(s: State) -> None:
        duel(s)
        trail = s.trails[0]
        assert trail is not None
        trail.tokens, trail.token_strength, trail.token_magic, trail.shown = [], [], [], 0

    assert trail_odds(make(("queens_gift", 0), edit=edit).state, 0).capture == 0
    assert trail_odds(make(("queens_gift", 0), edit=duel).state, 0).capture > 0


def test_face_down_traps_count_for_their_owner() -> None:
    def hidden(s: State) -> None:
        duel(s)
        trail = s.trails[0]
        assert trail is not None
        trail.shown = 0

    one, other = (make(("queens_gift", 0), edit=edit).state for edit in (duel, hidden))
    assert trail_odds(one, 0) == trail_odds(other, 0)


def test_odds_leave_the_state_alone() -> None:
    table = make(("queens_gift", 0), edit=duel)
    before = table.digest()
    trail_odds(table.state, 0)
    assert table.digest() == before


def test_quest_odds() -> None:
    def edit(s: State) -> None:
        s.trails[8] = Trail(seat=0, member=s.clans[0].members[1], strength=2)

    s = make(("queens_gift", 0), edit=edit).state
    need = QUESTS[s.quests[0]].objective
    good = sum(a + b >= need for a, b in product(range(1, 7), repeat=2))
    assert quest_odds(s, 8) == pytest.approx(good / 36)


def test_a_poison_that_would_kill_is_no_capture() -> None:
    # Sckon, Capture 11 and Kill 12: from 10 a Poison leads to 12
    assert captures((0, 0, 0), (0, 0, 0), 1, 2, (), 1) == 0
    assert captures((0, 0, 0), (0, 0, 0), 2, 3, (), 1) == 1


def test_rerolls_count_for_a_capture() -> None:
    assert captures((1, 0, 0), (0, 0, 0), 6, 9, ((1, 2),)) == pytest.approx(1 - (5 / 6) ** 3)


def test_after_the_clash_what_was_passed_over_counts_nothing() -> None:
    def edit(s: State) -> None:
        duel(s)
        trail = s.trails[0]
        assert trail is not None
        trail.shown, trail.clashed = 0, True

    passed, shown = (trail_odds(make(("queens_gift", 0), edit=each).state, 0) for each in (edit, duel))
    assert passed.kill < shown.kill
