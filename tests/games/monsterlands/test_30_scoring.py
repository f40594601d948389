"""Chapter 30, scoring, and chapter 31, affinity."""

from __future__ import annotations

import pytest
from mltables import equipment, land, loot, make, member, monster

from wyprawa.games.monsterlands.content import EQUIPMENT, LANDS, MEMBERS, MONSTERS
from wyprawa.games.monsterlands.rules.query import affinity_symbols
from wyprawa.games.monsterlands.rules.scoring import affinity_points, final_outcome, points, trophy_points
from wyprawa.games.monsterlands.state import Clan, State
from wyprawa.games.monsterlands.vocabulary import AFFINITIES


def clan(*members: int, **more: object) -> Clan:
    made = Clan(affinity=0, leader=members[0] if members else -1, members=list(members), glory=0, gold=0)
    for name, value in more.items():
        setattr(made, name, value)
    return made


def of_affinity(affinity: str, count: int) -> list[int]:
    """Mercenaries with this symbol."""
    return [n for n, m in enumerate(MEMBERS) if m.affinity == affinity and m.kind == "mercenary"][:count]


@pytest.mark.rule("ML-30.1", "ML-30.2", "ML-1.8", "ML-4.2", "ML-4.3")
def test_glory_and_reputation_are_a_point_each() -> None:
    leader, starter = 0, 1
    assert points(clan(glory=7)) == 7
    one = clan(leader, starter, glory=7)
    assert points(one) - 7 == MEMBERS[starter].reputation + affinity_points(2) == 2
    fandor = clan(member("fandor"))
    assert points(fandor) == 5 + affinity_points(1)


@pytest.mark.rule("ML-30.3")
def test_trophies_still_owned_count_and_the_trophy_loot_three() -> None:
    one = clan(trophies=[monster("abysur")], loot=[loot("trophy"), loot("gold-12")])
    assert trophy_points(one) == 2 + 3
    assert points(one) == 5


@pytest.mark.rule("ML-30.4", "ML-31.4")
def test_symbols_on_all_members_and_lands_count() -> None:
    water = AFFINITIES.index("water")
    one = clan(member("nimra"), lands=[land("kyzhul")], settlers=[-1])
    assert affinity_symbols(one)[water] == 2
    one.settlers = [member("nimra")]  # settled or not
    assert affinity_symbols(one)[water] == 2
    starters = clan(0, 1)
    assert sum(affinity_symbols(starters)) == 2


@pytest.mark.rule("ML-30.5", "ML-30.E2")
def test_points_by_count_of_symbols() -> None:
    assert [affinity_points(n) for n in range(9)] == [0, 1, 1, 3, 5, 7, 10, 10, 10]
    assert sum(affinity_points(n) for n in (2, 3, 4, 7)) == 19


@pytest.mark.rule("ML-30.6", "ML-11.8", "ML-31.1")
def test_greenhorns_and_equipment_have_no_symbol_everything_else_has_one() -> None:
    greenhorn = member("greenhorn")
    assert sum(affinity_symbols(clan(greenhorn))) == 0
    assert all((m.affinity is None) == (m.kind == "greenhorn") for m in MEMBERS)
    assert all(land.affinity in AFFINITIES for land in LANDS)
    assert all(monster.affinity in AFFINITIES for monster in MONSTERS)
    assert not any("affinity" in card.__struct_fields__ for card in EQUIPMENT)
    assert AFFINITIES == ("fire", "water", "air", "jungle")


@pytest.mark.rule("ML-30.12")
def test_gold_tokens_and_equipment_give_nothing() -> None:
    table = make("check_end", "begin_round", seats=2, edit=lambda s: rich(s, 1))
    assert table.outcome is None or table.outcome.scores[0] == table.outcome.scores[1]
    one = clan(gold=50, defence=5, potions=3, poisons=3, traps=[0, 1])
    assert points(one) == 0


def rich(s: State, seat: int) -> None:
    s.round = 6
    s.clans[seat].gold = 90
    s.clans[seat].potions = 3
    s.holders[equipment("krakhen")] = s.clans[seat].leader


@pytest.mark.rule("ML-30.E1")
def test_przemek_scores_56() -> None:
    air = of_affinity("air", 3)
    others = [of_affinity(name, 1)[0] for name in ("fire", "water", "jungle")]
    przemek = clan(*air, *others, trophies=[monster("abysur"), monster("abysur")])
    reputation = sum(MEMBERS[m].reputation for m in przemek.members)
    przemek.glory = 30
    assert points(przemek) == 30 + reputation + 4 + (3 + 1 + 1 + 1)
    assert 30 + 16 + 4 + (3 + 1 + 1 + 1) == 56


def ending(edit: object) -> tuple[tuple[int, ...], str]:
    table = make("check_end", "begin_round", seats=2, edit=edit)  # type: ignore[arg-type]
    assert table.outcome is not None
    return table.outcome.winners, table.outcome.reason


@pytest.mark.rule("ML-1.7")
def test_the_highest_total_wins() -> None:
    def edit(s: State) -> None:
        s.round = 6
        s.clans[1].glory += 1

    assert ending(edit) == ((1,), "points")


@pytest.mark.rule("ML-30.7", "ML-30.11", "ML-4.4")
def test_a_tie_goes_to_the_leader_with_more_reputation() -> None:
    def edit(s: State) -> None:
        s.round = 6
        one, other = s.clans
        other.leader = other.members[1]  # the starter leads: Reputation 1 against the Leader's 0
        assert points(one) == points(other)

    assert ending(edit) == ((1,), "points")


@pytest.mark.rule("ML-30.8")
def test_then_to_more_trophy_points() -> None:
    def edit(s: State) -> None:
        s.round = 6
        s.clans[1].trophies = [monster("abysur")]
        s.clans[0].glory += 2

    assert ending(edit) == ((1,), "points")


@pytest.mark.rule("ML-30.9")
def test_then_to_more_gold() -> None:
    def edit(s: State) -> None:
        s.round = 6
        s.clans[0].gold += 1

    assert ending(edit) == ((0,), "points")


@pytest.mark.rule("ML-30.10")
def test_else_it_is_a_draw() -> None:
    def edit(s: State) -> None:
        s.round = 6

    assert ending(edit) == ((0, 1), "draw")


def test_the_outcome_lists_every_score() -> None:
    table = make("check_end", "begin_round", seats=3, edit=lambda s: setattr(s, "round", 6))
    assert table.outcome is not None
    assert table.outcome.scores == tuple(points(c) for c in table.state.clans)
    assert final_outcome(table.state) == table.outcome
