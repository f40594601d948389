"""What is in the box: counts and stated figures exactly, and sense in what we designed ourselves."""

from __future__ import annotations

from collections import Counter

import pytest

from wyprawa.games.monsterlands.content import (
    BOARD,
    CONTENT,
    EQUIPMENT,
    LANDS,
    LOOT,
    MEMBERS,
    MONSTERS,
    QUESTS,
    SCENARIOS,
    TRAILS,
    TRAPS,
    Member,
    Monster,
    Reward,
)
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, DEPLOYMENT, Exchange, PerDie, Redirect, Take
from wyprawa.parts.content import counts, sources

MERCENARIES = [each for each in MEMBERS if each.kind == "mercenary"]
DECLARED = {
    "members.kind=leader": 4,
    "members.kind=starter": 4,
    "members.kind=mercenary": 28,
    "members.kind=greenhorn": 1,
    "equipment": 10,
    "monsters": 20,
    "monsters.level=A": 8,
    "monsters.level=B": 12,
    "lands": 12,
    "traps.kind=starting": 4,
    "traps.kind=upgraded": 14,
    "traps.kind=secured": 4,
    "traps.kind=deceit": 8,
    "trails": 12,
    "quests": 12,
    "loot": 16,
    "scenarios": 10,
}


def member(id: str) -> Member:
    return next(each for each in MEMBERS if each.id == id)


def monster(id: str) -> Monster:
    return next(each for each in MONSTERS if each.id == id)


def dice(it: Member) -> tuple[int, int, int]:
    return it.strength, it.magic, it.influence


# --- counts -------------------------------------------------------------------------------------------


def test_the_box_holds_what_the_ledger_counts() -> None:
    assert counts(CONTENT, DECLARED) == []


def test_cards_with_their_copies() -> None:
    assert Counter(each.kind for each in MEMBERS) == {
        "leader": 4,
        "starter": 4,
        "mercenary": 28,
        "greenhorn": 8,
    }
    assert len(EQUIPMENT) == 18
    assert len(MEMBERS) + len(MONSTERS) + len(EQUIPMENT) + len(LANDS) == 94


def test_tokens_with_their_copies() -> None:
    tokens: Counter[str] = Counter()
    for trap in TRAPS:
        tokens[trap.kind] += trap.copies
    assert tokens == {"starting": 4, "upgraded": 36, "secured": 6, "deceit": 18}


def test_only_what_the_ledger_states_in_full_is_called_the_rulebooks() -> None:
    said = sources("wyprawa.games.monsterlands")
    assert [file for file, source in said.items() if source == "rulebook"] == ["loot.toml", "scenarios.toml"]
    assert set(said.values()) == {"rulebook", "designed"}


# --- members ------------------------------------------------------------------------------------------


def test_starting_pairs_come_first_by_affinity() -> None:
    pairs = [(each.kind, each.affinity) for each in MEMBERS[:8]]
    assert pairs == [(kind, affinity) for affinity in AFFINITIES for kind in ("leader", "starter")]


def test_every_clan_starts_with_the_stated_pool() -> None:
    for pair in range(0, 8, 2):
        both = zip(dice(MEMBERS[pair]), dice(MEMBERS[pair + 1]), BOARD.bonus_dice[0], strict=True)
        assert tuple(map(sum, both)) == (2, 1, 1)


def test_starting_members_are_free_and_little_known() -> None:
    assert [each.reputation for each in MEMBERS[:8]] == [0, 1] * 4
    assert not any(each.cost for each in MEMBERS[:8])


def test_stated_figures_of_mercenaries() -> None:
    fandor = member("fandor")
    assert (fandor.cost, fandor.reputation, dice(fandor)) == (10, 5, (2, 0, 0))
    assert member("vaidala").reputation == 7
    assert member("nimra").affinity == member("lusara").affinity == "water"


@pytest.mark.rule("ML-11.1", "ML-11.8")
def test_greenhorns_bring_one_strength_die_and_no_affinity() -> None:
    greenhorn = member("greenhorn")
    assert dice(greenhorn) == (1, 0, 0)
    assert greenhorn.affinity is None
    assert isinstance(greenhorn.ability, Exchange)
    cheapest = min(each.cost for each in MERCENARIES)
    assert 0 < greenhorn.cost < cheapest
    assert greenhorn.reputation <= min(each.reputation for each in MERCENARIES)


@pytest.mark.parametrize("affinity", AFFINITIES)
def test_affinities_are_even(affinity: str) -> None:
    assert sum(each.affinity == affinity for each in MEMBERS) == 9
    assert sum(each.affinity == affinity for each in MONSTERS) == 5
    assert sum(each.affinity == affinity and each.level == "A" for each in MONSTERS) == 2
    assert sum(each.affinity == affinity for each in LANDS) == 3
    assert sum(sum(dice(each)) for each in MERCENARIES if each.affinity == affinity) == 16


@pytest.mark.parametrize("affinity", AFFINITIES)
def test_the_better_known_cost_more_and_bring_more(affinity: str) -> None:
    ours = [each for each in MERCENARIES if each.affinity == affinity]
    assert [each.reputation for each in ours] == [2, 3, 3, 4, 5, 6, 7]
    assert [each.cost for each in ours] == sorted({each.cost for each in ours})
    brought = [sum(dice(each)) for each in ours]
    assert brought == sorted(brought)
    assert brought[0] == 2
    assert brought[-1] == 3


def test_enough_of_them_can_be_had_at_once_or_bring_influence() -> None:
    little_known = [each for each in MERCENARIES if each.reputation <= 4]
    influential = [each for each in MERCENARIES if each.influence]
    assert len(little_known) >= 10  # ML-2.4 for any number of players
    assert len(influential) >= 10  # ML-37.2
    assert sum(each.influence > 0 for each in little_known) >= 3  # the first offer of scenario 2


# --- equipment, traps, loot -----------------------------------------------------------------------------


def test_equipment_is_even_by_kind() -> None:
    assert Counter(each.kind for each in EQUIPMENT) == {"weapon": 6, "cover": 6, "spell": 6}
    assert all(each.cost > 0 for each in EQUIPMENT)
    assert len({each.id for each in EQUIPMENT}) == 10


def test_outside_traits_of_equipment() -> None:
    inside = {each.id for each in EQUIPMENT if isinstance(each.trait, DEPLOYMENT)}
    assert inside == {"rashnek", "turzoks"}  # ML-43


@pytest.mark.rule("ML-38.22")
def test_kinds_of_traps_are_told_by_their_marking() -> None:
    """Clan symbol, protection, brown background, or none of these: each token has exactly one kind."""
    starting = [trap.affinity for trap in TRAPS if trap.kind == "starting"]
    assert starting == list(AFFINITIES)
    assert all(trap.affinity is None for trap in TRAPS if trap.kind != "starting")
    for trap in TRAPS:
        assert (trap.kind == "deceit") == isinstance(trap.effect, Take | Redirect)
        assert (trap.kind == "secured") == trap.id.startswith("secured-")


def test_traps_have_prices_but_the_starting_ones() -> None:
    assert all((trap.cost == 0) == (trap.kind == "starting") for trap in TRAPS)
    shown = sorted(trap.cost for trap in TRAPS if trap.kind == "upgraded")
    assert shown.count(4) >= 2  # ML-7.E3
    assert 9 in shown  # ML-7.E1
    ids = {trap.id for trap in TRAPS}
    assert {"plus-4", "m-plus-1"} <= ids


def test_stronger_traps_cost_more() -> None:
    price = {trap.id: trap.cost for trap in TRAPS}
    rows = ("s1 s2 s3", "m1 m2 m3", "s-plus-1 s-plus-2 s-plus-3", "m-plus-1 m-plus-2", "plus-4 plus-6 plus-8")
    more = ("secured-s1 secured-s2", "secured-m1 secured-m2", "deceit-m1 deceit-m2", "deceit-s1 deceit-s2")
    last = ("deceit-any1 deceit-any2", "deceit-aim1 deceit-aim2", "s1 secured-s1", "m2 secured-m2")
    for row in (*rows, *more, *last):
        costs = [price[id] for id in row.split()]
        assert costs == sorted(set(costs)), row


def test_traps_work_everywhere_their_trail_fights() -> None:
    assert all(trap.effect.only == "" for trap in TRAPS if isinstance(trap.effect, PerDie))


def test_loot_is_sixteen_different_tokens() -> None:
    assert len({each.id for each in LOOT}) == 16
    assert sum(each.outside for each in LOOT) == 8
    trophy = next(each for each in LOOT if each.use == "trophy")
    assert trophy.gold == trophy.trophies * BOARD.trophy_gold == 15


# --- monsters and lands ---------------------------------------------------------------------------------


@pytest.mark.rule("ML-31.1")
def test_lands_monsters_and_mercenaries_have_one_affinity_each() -> None:
    assert AFFINITIES == ("fire", "water", "air", "jungle")
    found = [land.affinity for land in LANDS] + [it.affinity for it in MONSTERS]
    members = [each.affinity for each in MEMBERS if each.kind != "greenhorn"]
    assert set(found) == set(members) == set(AFFINITIES)
    assert all(each.affinity is None for each in MEMBERS if each.kind == "greenhorn")
    assert not any(hasattr(each, "affinity") for each in EQUIPMENT)


def test_stated_figures_of_monsters() -> None:
    abysur = monster("abysur")
    assert (abysur.affinity, abysur.attack, abysur.capture, abysur.kill) == ("water", 5, 17, 22)
    assert (abysur.killed, abysur.trophies) == (Reward(glory=7), 2)
    sckon = monster("sckon")
    assert (sckon.affinity, sckon.capture, sckon.kill) == ("air", 11, 12)
    snagnus = monster("snagnus")
    assert (snagnus.attack, snagnus.captured.gold) == (5, 10)
    assert snagnus.captured.glory > 0
    assert monster("caribdis").attack == 5
    assert [monster(id).affinity for id in ("snailer", "jurbol", "blandor")] == ["jungle", "fire", "water"]


@pytest.mark.parametrize("it", MONSTERS, ids=lambda it: it.id)
def test_monsters_make_sense(it: Monster) -> None:
    attacks, captures = (range(2, 5), range(8, 14)) if it.level == "A" else (range(4, 7), range(13, 20))
    assert it.attack in attacks
    assert it.capture in captures
    assert 1 <= it.kill - it.capture <= 6
    assert it.trophies in (1, 2, 3)
    assert 0 < it.captured.glory <= it.killed.glory
    assert it.killed.glory + it.trophies > it.captured.glory
    assert it.captured.gold > 0


def test_stronger_monsters_pay_more() -> None:
    weakest_b = min(it.killed.glory for it in MONSTERS if it.level == "B")
    assert max(it.killed.glory for it in MONSTERS if it.level == "A") <= weakest_b
    for one in MONSTERS:
        for other in MONSTERS:
            if one.kill + 3 <= other.kill:
                assert one.killed.glory <= other.killed.glory, (one.id, other.id)


def test_powers_are_spread_as_the_ledger_lists_them() -> None:
    shared = {power: n for power, n in Counter(it.power for it in MONSTERS).items() if n > 1}
    assert shared == {"kin": 4, "last_breath": 2, "extra_hit": 2}
    assert {it.affinity for it in MONSTERS if it.power == "kin"} == set(AFFINITIES)


def test_lands() -> None:
    kyzhul = next(land for land in LANDS if land.id == "kyzhul")
    assert kyzhul.affinity == "water"
    for land in LANDS:
        assert 8 <= land.conquest <= 14
        assert 3 <= land.glory <= 6
    by_value = sorted(LANDS, key=lambda land: (land.conquest, land.glory))
    assert [land.glory for land in by_value] == sorted(land.glory for land in LANDS)


# --- trails, quests, board ------------------------------------------------------------------------------


def test_trails_fit_and_give_something() -> None:
    for tile in TRAILS:
        for trail in tile.trails:
            needed = trail.strength + trail.magic
            assert 1 <= needed <= 3
            assert needed + trail.more_strength + trail.more_magic <= BOARD.trail_room
            given = trail.bonus
            assert bool(given.reroll) == bool(given.of)
            kinds = (given.reroll, given.defence, given.gold, given.potions, given.poisons)
            assert sum(map(bool, kinds)) == 1
        # with the two or three dice of the first round there is always a trail to take
        assert sum(trail.strength <= 2 and trail.magic <= 1 for trail in tile.trails) >= 2


def test_stated_trails() -> None:
    """ML-17.E1: a second trail with 2 Strength dice, Magic dice and a Potion; ML-24.E3: a Magic reroll."""
    seconds = [tile.trails[1] for tile in TRAILS]
    assert any(
        (trail.strength, trail.magic, trail.bonus.potions) == (2, 0, 1) and trail.more_magic >= 2
        for trail in seconds
    )
    everywhere = [trail.bonus for tile in TRAILS for trail in tile.trails]
    assert any((bonus.reroll, bonus.of) == (1, ("magic",)) for bonus in everywhere)


def test_quests_can_be_met_and_may_fail() -> None:
    for quest in QUESTS:
        assert len(quest.dice) < quest.objective <= 5 * len(quest.dice)
        assert quest.penalty in (1, 2)
        assert quest.reward.glory > 0
        assert len(quest.contract_dice) in (1, 2)
        assert quest.price != Reward()
        assert quest.price.glory == 0
        assert quest.left != quest.right
        assert quest.left.glory >= quest.right.glory
        assert quest.left.gold >= quest.right.gold
    assert 2 in {quest.penalty for quest in QUESTS}


@pytest.mark.rule("ML-13.4")
def test_the_mine() -> None:
    assert [(space.dice, space.gold) for space in BOARD.mine] == [(2, 6), (2, 4), (1, 2), (1, 2)]


def test_stated_figures_of_the_board() -> None:
    assert BOARD.alchemist == (3, 2)
    assert (BOARD.traps_shown, BOARD.offer, BOARD.offer_solo) == (6, 4, 3)
    assert (BOARD.market_cards, BOARD.loot_shown) == (3, 4)
    assert (BOARD.gate_defence, BOARD.gate_gold, BOARD.gate_death_glory) == ((2, 1), (0, 5), 3)
    assert (BOARD.traps, BOARD.defence, BOARD.potions, BOARD.poisons) == (5, 5, 3, 3)
    assert (BOARD.glory, BOARD.gold, BOARD.rounds) == (5, 7, 6)
    assert (BOARD.scraps, BOARD.beer, BOARD.defence_price, BOARD.trophy_gold) == (2, 2, 2, 5)
    assert (BOARD.trail_room, BOARD.gate_room) == (6, 8)


def test_fewer_spaces_for_two() -> None:
    assert BOARD.hut >= 3  # ML-7.E3
    assert 0 < BOARD.hut_two < BOARD.hut
    assert 0 < BOARD.tavern_two < BOARD.tavern
    assert 0 < BOARD.armoury_two < BOARD.armoury
    assert 0 < BOARD.market_two < BOARD.market
    assert 0 < BOARD.mine_two < len(BOARD.mine)


def test_the_round_track() -> None:
    assert BOARD.track["beginner"] == (0,) * 6
    assert BOARD.track["normal"][3] == 1  # ML-32.E1
    assert BOARD.track["high"] == BOARD.track["normal"]
    for rounds in BOARD.track.values():
        assert list(rounds) == sorted(rounds)
    assert all(
        cruel > normal for cruel, normal in zip(BOARD.track["cruel"], BOARD.track["normal"], strict=True)
    )


def test_more_glory_brings_more_dice() -> None:
    low, middle, high = (sum(bracket) for bracket in BOARD.bonus_dice)
    assert low < middle < high


def test_scenarios_as_the_ledger_lists_them() -> None:
    assert [each.number for each in SCENARIOS] == list(range(1, 11))
    assert [each.ranks for each in SCENARIOS if each.goal == "points"] == [
        (35, 45, 60),
        (22, 30, 40),
        (30, 42, 56),
        (35, 50, 65),
        (30, 42, 56),
        (35, 45, 60),
    ]
    money, quick, bare, full = SCENARIOS[1:5]
    assert (money.ranks, money.points, money.affinity) == ((15, 35, 55), (25, 25, 25), "jungle")
    assert (quick.rounds, quick.gold, quick.defence) == (3, 12, 3)
    assert bare.affinity == "water"
    assert full.points == (0, 35, 50)
    assert SCENARIOS[6].ranks == (1, 2, 4)  # 2/1/1/1, 2/2/1/1, 2/2/2/2
    assert (SCENARIOS[8].ranks, SCENARIOS[8].points) == ((4, 6, 8), (30, 40, 55))
