"""The box as it was designed: counts, and the shares that keep it balanced."""

from __future__ import annotations

from collections import Counter

import pytest

from wyprawa.games.warcraft.content import (
    ABILITIES,
    ADVERSARY,
    CHARACTERS,
    CONTENT,
    EVENT,
    ITEM,
    LEVEL_OF,
    adversary_of,
    item_of,
)
from wyprawa.games.warcraft.rows import Ability, Character
from wyprawa.games.warcraft.vocabulary.targets import Enemies, Enemy, Foe
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.games.warcraft.vocabulary.verbs import NegateAbility, NegateCombat

LEVELS = range(len(COLOURS))
FIGURES = [  # least and most attack, defence and damage, by level
    ((1, 3), (4, 7), (1, 2)),
    ((3, 4), (7, 9), (1, 2)),
    ((4, 5), (8, 10), (2, 2)),
    ((5, 6), (9, 12), (2, 3)),
]


def front(level: int) -> list[int]:
    """The adversary cards of a colour."""
    return [card for card, its in enumerate(LEVEL_OF) if its == level and EVENT[card] is None]


def deck(character: Character) -> list[Ability]:
    return [card for card in ABILITIES if card.owner == character.id for _ in range(card.copies)]


# --- abilities ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda it: it.id)
def test_an_ability_deck_has_23_cards_of_10_to_12_designs(character: Character) -> None:
    cards = deck(character)
    assert len(cards) == 23
    assert 10 <= len({card.id for card in cards}) <= 12
    assert max(card.copies for card in cards) <= 4


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda it: it.id)
def test_moments_costs_and_upgrades_of_a_deck(character: Character) -> None:
    cards = deck(character)
    timing, cost = Counter(card.timing for card in cards), Counter(card.cost for card in cards)
    assert 6 <= timing["movement"] <= 8
    assert 12 <= timing["combat"] <= 14
    assert timing["special"] in (3, 4)
    assert cost[0] in (4, 5)
    assert cost[1] in (10, 11, 12)
    assert cost[2] in (5, 6)
    assert cost[3] in (1, 2)
    assert 0.55 <= sum(bool(card.upgrades) for card in cards) / len(cards) <= 0.85


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda it: it.id)
def test_a_deck_has_cards_that_touch_other_players(character: Character) -> None:
    def touches(card: Ability) -> bool:
        verbs = [*card.power.do, *(verb for upgrade in card.upgrades for verb in upgrade.do)]
        targets = [getattr(verb, field, None) for verb in verbs for field in ("to", "whom")]
        return any(isinstance(each, Enemy | Enemies | Foe) for each in targets) or any(
            isinstance(verb, NegateAbility | NegateCombat) for verb in verbs
        )

    assert len({card.id for card in deck(character) if touches(card)}) >= 2


# --- challenge cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS, ids=COLOURS)
def test_a_colour_has_33_adversaries_with_items_and_7_events(level: int) -> None:
    events = [card for card, its in enumerate(LEVEL_OF) if its == level and EVENT[card] is not None]
    assert (len(front(level)), len(events)) == (33, 7)
    assert len({adversary_of(card).id for card in front(level)}) >= 11
    assert len({item_of(card).id for card in front(level)}) >= 19


@pytest.mark.parametrize("level", LEVELS, ids=COLOURS)
def test_how_many_adversaries_are_ranged_and_ferocious(level: int) -> None:
    cards = [adversary_of(card) for card in front(level)]
    assert 0.40 <= sum(each.ranged for each in cards) / len(cards) <= 0.50
    assert 0.15 <= sum("ferocious" in each.traits for each in cards) / len(cards) <= 0.20


@pytest.mark.parametrize("level", LEVELS, ids=COLOURS)
def test_figures_of_adversaries_rise_with_their_colour(level: int) -> None:
    attack, defence, damage = FIGURES[level]
    for each in (adversary for adversary in CONTENT.adversaries if adversary.colour == COLOURS[level]):
        assert attack[0] <= each.attack <= attack[1], each.id
        assert defence[0] <= each.defence <= defence[1], each.id
        assert damage[0] <= each.damage <= damage[1], each.id


@pytest.mark.parametrize("level", LEVELS, ids=COLOURS)
def test_classes_can_use_as_many_weapons_and_armours_as_each_other(level: int) -> None:
    worn = [item_of(card) for card in front(level) if item_of(card).kind != "accessory"]
    usable = [sum({*item.symbols} <= {*character.symbols} for item in worn) for character in CHARACTERS]
    assert max(usable) - min(usable) <= 2
    assert all(0.45 <= each / len(worn) <= 0.55 for each in usable)


@pytest.mark.parametrize("level", LEVELS, ids=COLOURS)
def test_how_many_items_have_which_potion(level: int) -> None:
    cards = [item_of(card) for card in front(level)]
    found = Counter[str](potion for item in cards for potion in item.potions)
    wanted = {"healing": 0.40, "energy": 0.35, "speed": 0.35}
    for potion, share in wanted.items():
        assert abs(found[potion] / len(cards) - share) <= 0.05, potion
    assert 1 / 8 <= sum(len(item.potions) == 2 for item in cards) / len(cards) <= 1 / 5


def test_what_events_turn_into_and_are_worth() -> None:
    events = [card for card in range(len(EVENT)) if EVENT[card] is not None]
    valor = [event.valor for event in EVENT if event is not None if event.valor]
    assert valor == [1] * len(valor)
    assert len(valor) in (3, 4)
    assert sum(ITEM[card] is not None for card in events) in (3, 4)
    assert sum(ADVERSARY[card] is not None for card in events) in (3, 4)
