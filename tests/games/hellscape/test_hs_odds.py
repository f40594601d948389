"""Odds before the roll: worked out by hand, and checked against the rules themselves."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from mdtables import equip, mob, sit, state, told, zone

from wyprawa.games.hellscape import events, odds
from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.odds import Bonus, Fangs, forecast
from wyprawa.games.hellscape.rerolls import Rerolls, as_bad, good, shown, unpacked
from wyprawa.games.hellscape.rules.combat.attack import attack
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary.terms import ENEMY_DIE, MELEE, SHIELD, SWORD
from wyprawa.kernel import Chance, Table

GAMES = 1500


def armed(kind: str, minions: int = 2) -> tuple[State, int]:
    """A Hero with sword and armour in Light, and a Mob in the same Zone."""
    s = state("gheta", "mathrin")
    s.heroes[0].health = 8
    s.heroes[0].zone = zone(s, "A3")
    equip(s, 0, "blunt_axe", "worn_leather_armour")
    foe = mob(s, kind, "A3", minions=minions, weapon="crude_axe")
    return s, foe.figure


def test_one_die_against_one() -> None:
    """Page: a yellow die against a blue one deals 0.4 Wounds in the mean."""
    found = odds.compute((1, 0, 1, 0, 0), Bonus(), None)
    assert round(found.wounds.mean(), 1) == 0.4
    assert found.scratches.exact(0) == 1


@pytest.mark.parametrize(
    ("dice", "mean"), [((2, 1, 2, 0, 0), 1.9), ((3, 3, 5, 0, 0), 3.4), ((2, 2, 0, 0, 0), 5.0)]
)
def test_pools_of_the_page(dice: tuple[int, ...], mean: float) -> None:
    assert round(odds.compute(dice, Bonus(), None).wounds.mean(), 1) == mean


def test_flat_swords_and_lost_shields() -> None:
    plain = odds.compute((1, 0, 5, 0, 0), Bonus(), None).wounds
    strong = odds.compute((1, 0, 5, 0, 0), Bonus(swords=2, lost=10), None).wounds
    assert strong.mean() == pytest.approx(DICE.odds((1, 0, 0, 0, 0)).count(0).mean() + 2)
    assert plain.mean() < strong.mean()


@pytest.mark.rule("MD-22.17")
def test_fangs_add_what_the_enemys_ability_says() -> None:
    """A sword for each fang is as many swords more as fangs are to be expected, if nothing blocks."""
    fangs = DICE.odds((0, 0, 0, 0, 4)).count(4).mean()
    found = odds.compute((1, 0, 0, 0, 4), Bonus(), Fangs(1, Bonus(swords=1)))
    assert found.wounds.mean() == pytest.approx(DICE.odds((1, 0, 0, 0, 0)).count(0).mean() + fangs)
    once = odds.compute((1, 0, 0, 0, 4), Bonus(), Fangs(1, Bonus(swords=1), once=True))
    assert once.wounds.mean() < found.wounds.mean()


@pytest.mark.rule("MD-12.19")
def test_dice_join_within_the_limits() -> None:
    more = Bonus(dice=(9, 0, 0, 0, 0))
    limited = odds.compute((2, 0, 1, 0, 0), more, None).wounds
    assert limited.cases == odds.compute((3, 0, 1, 0, 0), Bonus(), None).wounds.cases


def test_the_sum_of_all_ways_is_one() -> None:
    found = odds.compute((2, 1, 2, 1, 3), Bonus(swords=1), Fangs(1, Bonus(dice=(1, 0, 0, 0, 0))))
    total = sum((found.wounds.exact(n) for n in found.wounds.cases), Fraction(0))
    assert total == 1


@pytest.mark.parametrize("kind", ["demons", "satyrs", "gargoyles", "fallen_angels", "undead"])
@pytest.mark.parametrize("role", ["attacks", "defends"])
def test_odds_are_what_the_rules_bring(kind: str, role: str) -> None:
    s, foe = armed(kind)
    sides = (0, foe) if role == "attacks" else (foe, 0)
    expected = odds.forecast(s, *sides, MELEE)
    wounds: dict[int, int] = {}
    scratches = 0
    for seed in range(GAMES):
        fresh, foe = armed(kind)
        fresh.chance = Chance(seed)
        sides = (0, foe) if role == "attacks" else (foe, 0)
        table = sit(fresh, attack.later(*sides, MELEE))
        while not told(table, events.Compared):
            table.choose("finish" if "finish" in table.choices[0].options else table.choices[0].options[0])
        n = told(table, events.Compared)[0].wounds
        wounds[n] = wounds.get(n, 0) + 1
        dice = [die for record in told(table, events.DiceRolled) for die in record.dice]
        scratches += DICE.total(dice)[3]
    mean = sum(n * times for n, times in wounds.items()) / GAMES
    assert mean == pytest.approx(expected.wounds.mean(), abs=0.12)
    assert scratches / GAMES == pytest.approx(expected.scratches.mean(), abs=0.08)
    for n, times in wounds.items():
        assert times / GAMES == pytest.approx(expected.wounds.chance(n), abs=0.06)


def by_hand(dice: list[tuple[int, int]], left: int, attacks: bool) -> Counter[tuple[int, int]]:
    """Swords and shields of dice that lie so, the worst of them rolled again as often as may be."""
    gains = [
        sum(good(kind, face, attacks) for face in range(6)) - 6 * good(kind, lies, attacks)
        for kind, lies in dice
    ]
    worst = max(range(len(dice)), key=lambda n: (gains[n], dice[n][0]))
    if not left or gains[worst] <= 0:
        total = DICE.total(dice)
        return Counter({(total[SWORD], total[SHIELD]): 6**left})
    found: Counter[tuple[int, int]] = Counter()
    for face in range(6):
        found += by_hand([*dice[:worst], (dice[worst][0], face), *dice[worst + 1 :]], left - 1, attacks)
    return found


@pytest.mark.rule("MD-22.25", "MD-22.27")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(
    ("dice", "count"),
    [
        ((1, 0, 0, 0), 1),
        ((2, 0, 1, 0), 1),
        ((1, 1, 1, 1), 1),
        ((0, 2, 2, 0), 1),
        ((1, 1, 1, 0), 2),
        ((1, 0, 1, 0), 3),
    ],
)
def test_rerolls_are_of_the_die_farthest_below_its_mean(
    dice: tuple[int, ...], count: int, attacks: bool
) -> None:
    """All ways the dice may fall, one by one."""
    kinds = [kind for kind, n in enumerate(dice) for _ in range(n)]
    found: Counter[tuple[int, int]] = Counter()
    for lying in product(range(6), repeat=len(kinds)):
        found += by_hand(list(zip(kinds, lying, strict=True)), count, attacks)
    rows = [unpacked(row) for row in shown(dice, Rerolls(count, attacks))]
    assert found == {
        (swords, shields): ways for shields, row in enumerate(rows) for swords, ways in enumerate(row) if ways
    }


def farthest_below(table: Table[State], attacks: bool) -> Any:
    """The reroll that the odds count on, or the end of the choices."""
    combat = table.state.combat
    assert combat is not None
    offered = [option for option in table.choices[0].options if option[0] == "reroll"]
    worth = {
        option: bad
        for option in offered
        if (bad := as_bad(*combat.dice[option[1]], attacks)) and combat.dice[option[1]][0] != ENEMY_DIE
    }
    return max(worth, key=lambda option: worth[option], default="finish")


@pytest.mark.rule("MD-17.10", "MD-17.11", "MD-22.25")
@pytest.mark.parametrize("spent", [1, 2])
@pytest.mark.parametrize("role", ["attacks", "defends"])
def test_odds_with_rerolls_are_what_the_rules_bring(role: str, spent: int) -> None:
    """A player who rolls the worst dice again, against the odds said before the first roll."""
    wounds: Counter[int] = Counter()
    expected = None
    for seed in range(GAMES):
        s, foe = armed("demons")
        s.chance, s.spent = Chance(seed), spent
        sides = (0, foe) if role == "attacks" else (foe, 0)
        expected = expected or forecast(s, *sides, MELEE)
        table = sit(s, attack.later(*sides, MELEE))
        while not told(table, events.Compared):
            choice = table.choices[0]
            table.choose(
                farthest_below(table, role == "attacks") if choice.ask == "combat" else choice.options[0]
            )
        wounds[told(table, events.Compared)[0].wounds] += 1
    assert expected is not None
    mean = sum(n * times for n, times in wounds.items()) / GAMES
    assert mean == pytest.approx(expected.wounds.mean(), abs=0.12)
    for n, times in wounds.items():
        assert times / GAMES == pytest.approx(expected.wounds.chance(n), abs=0.05)


def test_a_spent_lifebringer_promises_more() -> None:
    s = state("gheta")
    equip(s, 0, "doom_axe")
    foe = mob(s, "demons", "A3", minions=2)
    foe.zone = s.heroes[0].zone
    before = forecast(s, 0, foe.figure, MELEE).wounds.mean()
    suffered = forecast(s, foe.figure, 0, MELEE).wounds.mean()
    s.spent = 1
    assert forecast(s, 0, foe.figure, MELEE).wounds.mean() > before + 0.5
    assert forecast(s, foe.figure, 0, MELEE).wounds.mean() < suffered
