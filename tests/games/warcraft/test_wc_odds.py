"""Chances: by hand where that is easy, and against what really happens at the table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
import wctables as wc
from wctables import BURBONN, GRUMBAZ, SANDRAI, SOFEEA

from wyprawa.games.warcraft import odds
from wyprawa.games.warcraft.content import ADVERSARY, BOARD_ADVERSARIES, EVENT
from wyprawa.games.warcraft.odds import Fighter, Odds, Trigger, chances
from wyprawa.games.warcraft.rules.powers.windows import offers
from wyprawa.games.warcraft.state import ATTACKER, DEFENDER, State
from wyprawa.games.warcraft.told import AdversaryDefeated, Defeated, Hurt
from wyprawa.games.warcraft.vocabulary import verbs
from wyprawa.kernel import Chance, Option, Table

GAMES = 300


def plain(attack: int, defence: int, *, ranged: bool = False, life: int = 1, damage: int = 1) -> Fighter:
    return Fighter(attack, ranged, defence, damage, 0, life, 0, ())


# --- by hand ------------------------------------------------------------------------------------------------


def test_one_die_each_is_counted_out() -> None:
    own, foe = plain(2, 4, life=5), plain(1, 5)
    won, hit = 4 / 6, 4 / 6  # 3 or more of 2+die against 5; 3 or more of 1+die against 4
    assert chances(own, foe, ATTACKER) == pytest.approx(Odds(won, hit, won * hit, 0, hit))


def test_a_ranged_hit_spares_the_blow() -> None:
    own, foe = plain(2, 4, ranged=True, life=5), plain(1, 5)
    found = chances(own, foe, ATTACKER)
    assert (found.win, found.hurt, found.both) == pytest.approx((4 / 6, 2 / 6 * 4 / 6, 0))


def test_both_sides_of_a_combat_have_the_same_chances_turned_round() -> None:
    one, two = plain(3, 5, life=1), plain(2, 6, life=1, ranged=True)
    assert chances(one, two, ATTACKER).win == pytest.approx(chances(one, two, DEFENDER).fall)


def test_a_reroll_of_a_miss_is_counted_out() -> None:
    again = Trigger((1, 2), (verbs.Reroll(),))
    own = plain(2, 9, life=5)._replace(triggers=(again,))
    # A reroll may show 1 or 2 once more, but the power works only once.
    assert chances(own, plain(1, 5), ATTACKER).win == pytest.approx(4 / 6 + 2 / 6 * 4 / 6)


@pytest.mark.parametrize("dice", list(product((1, 4, 6), repeat=2)))
def test_with_the_dice_on_the_table_all_is_certain(dice: tuple[int, int]) -> None:
    found = chances(plain(2, 4, life=5), plain(1, 5), ATTACKER, dice)
    assert (found.win, found.hurt) == (float(dice[0] >= 3), float(dice[1] >= 3))


def test_a_ward_and_a_wound() -> None:
    own, foe = plain(0, 1, life=2)._replace(ward=1), plain(9, 9, damage=3)
    found = chances(own, foe, ATTACKER)
    assert (found.hurt, found.fall, found.damage) == pytest.approx((1, 1, 2))


# --- against the table --------------------------------------------------------------------------------------


def close(seen: float, expected: float) -> bool:
    """Within four standard deviations of what so many combats can show."""
    deviation: float = (max(expected * (1 - expected), 0.01) / GAMES) ** 0.5
    return abs(seen - expected) <= 4 * deviation


def fought(table: Table[State], who: int, first: Option | None = None) -> Odds:
    """What comes of a combat, played many times; who fights uses `first` and nothing else."""
    counts = [0] * 5
    for seed in range(GAMES):
        fork = table.fork(telling=True)
        fork.state.chance = Chance(seed)
        before = len(fork.log)
        if first is not None:
            fork.choose(first)
        while fork.state.combat is not None:
            [choice] = fork.choices
            fork.choose("done" if "done" in choice.options else choice.options[0])
        told = [line.record for line in fork.log[before:]]
        win = any(isinstance(each, AdversaryDefeated) for each in told)
        win = win or any(isinstance(each, Defeated) and each.who != who for each in told)
        hurt = sum(each.damage for each in told if isinstance(each, Hurt) and each.who == who)
        fall = any(isinstance(each, Defeated) and each.who == who for each in told)
        for n, so in enumerate((win, hurt > 0, win and hurt > 0, fall, hurt)):
            counts[n] += so
    return Odds(*(count / GAMES for count in counts))


def same(found: Odds, seen: Odds) -> bool:
    return all(map(close, seen[:4], found[:4])) and abs(found.damage - seen.damage) < 0.25


CARDS = [n for n, it in enumerate(ADVERSARY) if it is not None and EVENT[n] is None]
DIFFERENT = {ADVERSARY[card]: card for card in CARDS}  # one card of each adversary


HELD = {GRUMBAZ: "heroic_strike", SOFEEA: "frostbolt", BURBONN: "scorpid_sting", SANDRAI: "shadow_bolt"}
FREE = ("red", "black", "ability", "challenge", "discard", "item")


def armed(who: int) -> Callable[[State], None]:
    """Of green level, with a card to play and energy, so that there is a question before the roll."""

    def edit(s: State) -> None:
        s.characters[who].level, s.characters[who].energy = 1, 3
        wc.hold_cards(s, who, HELD[who])
        if who == GRUMBAZ:
            wc.wield(s, who, wc.item("worn_sword"))
            wc.wield(s, who, wc.item("worn_mail"))

    return edit


@pytest.mark.parametrize("who", HELD)
@pytest.mark.parametrize("card", sorted(DIFFERENT.values())[::5])
def test_combats_with_adversaries_come_out_as_foretold(who: int, card: int) -> None:
    table = wc.meets(who, card, edit=armed(who), free=FREE)
    assert same(odds.of_combat(table.state, ATTACKER), fought(table, who))
    ability = wc.ability(HELD[who])
    assert same(odds.with_card(table.state, ATTACKER, ability), fought(table, who, ("card", ability)))


@pytest.mark.parametrize("number", range(0, len(BOARD_ADVERSARIES), 3))
def test_combats_on_the_board_come_out_as_foretold(number: int) -> None:
    table = wc.meets_board(GRUMBAZ, BOARD_ADVERSARIES[number].id, edit=armed(GRUMBAZ), free=FREE)
    assert same(odds.of_combat(table.state, ATTACKER), fought(table, GRUMBAZ))


def test_combats_between_characters_come_out_as_foretold() -> None:
    def edit(s: State) -> None:
        armed(GRUMBAZ)(s)
        armed(SANDRAI)(s)
        s.characters[SANDRAI].damage = 4

    table = wc.attacks(GRUMBAZ, SANDRAI, edit=edit, free=FREE)
    assert same(odds.of_combat(table.state, ATTACKER), fought(table, GRUMBAZ))
    assert same(odds.of_combat(table.state, DEFENDER), fought(table, SANDRAI))


# --- before a combat ----------------------------------------------------------------------------------------


def test_a_combat_that_might_be_has_the_chances_of_the_one_that_is() -> None:
    card = CARDS[0]
    table = wc.meets(GRUMBAZ, card, edit=armed(GRUMBAZ), free=FREE)
    s = table.state
    now = odds.of_combat(s, ATTACKER)
    s.combat = None
    assert odds.against(s, GRUMBAZ, card=card) == now
    assert s.combat is None


def test_a_power_that_turns_the_card_counts_with_the_other_side() -> None:
    """Sandrai gives a point of health for the side that hits harder."""
    s = wc.meets_board(SANDRAI, "hogger").state
    before = odds.of_combat(s, ATTACKER)
    [power] = [each[1:] for each in offers(s, SANDRAI, "before_roll") if each[0] == "power"]
    found = odds.with_power(s, ATTACKER, *power)
    s.characters[SANDRAI].turned = 1
    assert found.win == pytest.approx(odds.of_combat(s, ATTACKER).win)
    assert found.win > before.win
    assert found.hurt == pytest.approx(1)


def test_an_ambush_counts() -> None:
    s = wc.make().state
    card = next(card for card in CARDS if not (found := ADVERSARY[card]) or not found.ranged)
    calm = odds.against(s, 0, card=card)
    s.turn.ambush = 1
    assert odds.against(s, 0, card=card).damage > calm.damage


def test_a_deck_has_the_mean_of_its_unseen_adversaries() -> None:
    s = wc.make().state
    rows = [odds.against(s, 0, card=card) for card in s.challenges[0].pile if EVENT[card] is None]
    found = odds.of_deck(s, 0, 0)
    assert found is not None
    assert found.win == pytest.approx(sum(row.win for row in rows) / len(rows))
    s.challenges[0].pile, s.challenges[0].bottom = [], [CARDS[1], CARDS[0]]
    assert odds.of_deck(s, 0, 0) == pytest.approx(odds.against(s, 0, card=CARDS[0]))
    s.challenges[0].bottom = []
    assert odds.of_deck(s, 0, 0) is None


def test_what_was_looked_at_is_kept_within_bounds() -> None:
    assert chances.cache_info().maxsize is not None
