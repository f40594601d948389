"""Chapter 2: cards, decks and pools."""

from __future__ import annotations

import pytest
from ghdeeds import does, drawn_all, field, foes, lost, run, strikes
from ghtables import make

from wyprawa.games.gloomhaven.abilities.verbs import Attack, Boost
from wyprawa.games.gloomhaven.content import CARDS, CLASSES, DECKS, ITEMS, MODIFIERS, MONSTERS
from wyprawa.games.gloomhaven.content.rows import Modifier
from wyprawa.games.gloomhaven.party import HeroSpec, made
from wyprawa.games.gloomhaven.rules.figures import conditions, infusing, modifiers
from wyprawa.games.gloomhaven.rules.query import facts, formulas
from wyprawa.games.gloomhaven.rules.query.facts import BIT
from wyprawa.games.gloomhaven.state import WANING, Figure
from wyprawa.kernel import GameError


@pytest.mark.rule("GH-2.1", "GH-2.2")
def test_a_card_has_a_level_an_initiative_and_two_actions_of_one_class() -> None:
    assert len(CARDS) == 504  # with the copies of two packs
    for card in CARDS.values():
        assert card.character in CLASSES
        assert 1 <= card.level <= 9
        assert 1 <= card.initiative <= 99
        assert card.top.do
        assert card.bottom.do


@pytest.mark.rule("GH-2.4")
def test_items_belong_to_no_class() -> None:
    assert not any(hasattr(item, "character") for item in ITEMS.values())


@pytest.mark.rule("GH-2.5")
def test_one_copy_of_an_item() -> None:
    made(HeroSpec(character="brute", items=(12,)))
    with pytest.raises(GameError, match="twice"):
        made(HeroSpec(character="brute", items=(12, 12)))


@pytest.mark.rule("GH-2.6")
def test_only_cards_of_the_chosen_hand_come_to_the_table() -> None:
    table = make()
    for hero in table.state.heroes:
        assert len(hero.hand) == CLASSES[hero.character].hand
        assert [hero.discard, hero.lost, hero.picked, hero.active] == [[], [], [], []]
        assert set(hero.hand) < {card.id for card in CARDS.values() if card.character == hero.character}


@pytest.mark.rule("GH-2.7")
def test_whose_deck_is_drawn_from() -> None:
    s = field("0 g 1 b")
    guard, bones = foes(s)
    assert modifiers.deck_of(s, 0) is s.heroes[0].deck
    assert modifiers.deck_of(s, 1) is s.heroes[1].deck
    assert modifiers.deck_of(s, guard) is modifiers.deck_of(s, bones) is s.monsters
    s.figures[9] = Figure("summon", "rat_swarm", 0, -1, 6, 6, owner=1)
    assert modifiers.deck_of(s, 9) is s.heroes[1].deck


@pytest.mark.rule("GH-2.8", "GH-2.9", "GH-14.26", "GH-14.32")
def test_where_drawn_cards_go() -> None:
    s = field(cards=["plus_1", "bless", "curse"])
    s.blesses = 9
    (guard,) = foes(s)
    does(s, 0, Attack(value=2), answers=[guard])
    assert s.heroes[0].deck.drawn == ["plus_1"]
    does(s, 0, Attack(value=2), answers=[guard])
    assert (lost(s, guard), s.blesses) == (3 + 4, 10)
    does(s, 0, Attack(value=2), answers=[guard])
    assert lost(s, guard) == 7
    assert s.heroes[0].deck.drawn == ["plus_1"]


@pytest.mark.rule("GH-2.10")
def test_an_empty_pile_is_shuffled_in_mid_draw() -> None:
    s = field(cards=["rolling_plus_1", "plus_2"])
    deck = s.heroes[0].deck
    deck.undrawn, deck.drawn = ["rolling_plus_1"], ["plus_2"]
    (guard,) = foes(s)
    does(s, 0, Attack(value=2), answers=[guard])
    assert lost(s, guard) == 5
    assert sorted([*deck.undrawn, *deck.drawn]) == ["plus_2", "rolling_plus_1"]
    assert deck.undrawn == ["rolling_plus_1"]  # it was shuffled with the rest before the second draw


@pytest.mark.rule("GH-2.12")
def test_double_doubles_what_was_reached() -> None:
    s = field(cards=["double"])
    (guard,) = foes(s)
    s.figures[guard].conditions = BIT["poison"]
    does(s, 0, Attack(value=3), answers=[guard])
    assert lost(s, guard) == 8


@pytest.mark.rule("GH-10.28", "GH-10.E2")
@pytest.mark.parametrize(("first", "dealt"), [("double", 8), ("null", 0)])
def test_additions_come_before_double_and_null(first: str, dealt: int) -> None:
    """Attack 3 with Advantage: (3+1)x2, in whatever order they were drawn, and for monsters alike."""
    for cards in ([first, "rolling_plus_1"], ["rolling_plus_1", first]):
        s = field(cards=cards)
        (guard,) = foes(s)
        s.figures[0].conditions = BIT["strengthen"]
        does(s, 0, Attack(value=3), answers=[guard])
        assert lost(s, guard) == dealt
        of_monsters = modifiers.total(s, [MODIFIERS[card] for card in cards], 3)
        assert of_monsters == (dealt, first == "null")


@pytest.mark.rule("GH-2.13", "GH-2.E1", "GH-15.16", "GH-24.3")
def test_effects_of_a_card_act_as_if_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Modifier(id="example", value=2, boost=Boost(push=2, make=("earth",)))
    monkeypatch.setitem(MODIFIERS, "example", card)
    s = field("0 g . .", ["example"])
    (guard,) = foes(s)
    asked = does(s, 0, Attack(value=1), answers=[guard, lambda c: c.options[1]])
    assert lost(s, guard) == 3
    assert len(asked[1].options[1]) == 2
    infusing.end_turn(s)
    assert s.elements[3] == WANING + 1


@pytest.mark.rule("GH-2.14")
def test_rolling_cards_are_combined() -> None:
    s = field(cards=["rolling_plus_1", "rolling_muddle", "plus_1"])
    (guard,) = foes(s)
    does(s, 0, Attack(value=2), answers=[guard, "yes"])
    assert lost(s, guard) == 4
    assert facts.has(s.figures[guard], "muddle")
    drawn_all(s)


@pytest.mark.rule("GH-2.15")
def test_class_cards_come_by_perks_alone() -> None:
    s = field(cards=[])
    standard = {"plus_0", "plus_1", "minus_1", "plus_2", "minus_2", "null", "double"}
    assert set(s.monsters.undrawn) == standard
    assert len(s.monsters.undrawn) == 20


@pytest.mark.rule("GH-2.16", "GH-2.17", "GH-2.18")
def test_stat_cards_by_level_and_rank() -> None:
    s = field("0 g G a", hp=5)
    guard, elite, archer = foes(s)[0], foes(s)[1], foes(s)[2]
    s.monster_level = 3
    assert (formulas.own_attack(s, guard), formulas.own_attack(s, elite)) == (3, 4)
    assert (facts.shield_of(s, guard), facts.shield_of(s, elite)) == (0, 2)
    assert (facts.own_reach(s, guard), facts.own_reach(s, archer)) == (0, 4)
    assert facts.shield_of(s, elite) == 2  # round after round


@pytest.mark.rule("GH-2.19", "GH-2.20")
def test_types_share_a_deck() -> None:
    guards = {name for name, kind in MONSTERS.items() if kind.deck == "guard"}
    assert {"bandit_guard", "city_guard", "inox_guard"} <= guards
    s = field("0 g i", who={"g": "bandit_guard", "i": "inox_guard"})
    assert list(s.decks) == ["guard"]


@pytest.mark.rule("GH-2.22")
def test_an_item_says_what_it_costs_and_where_it_is_worn() -> None:
    hide = ITEMS[3]
    assert (hide.slot, hide.use, hide.uses) == ("body", "spent", 2)
    assert (hide.minus_one, hide.copies, hide.price) == (2, 2, 10)


@pytest.mark.rule("GH-2.23", "GH-14.25", "GH-14.35")
def test_curse_and_bless_cards_are_limited() -> None:
    s = field()
    (guard,) = foes(s)
    for _ in range(12):
        run(s, conditions.give(s, guard, "curse"))
        run(s, conditions.give(s, 0, "bless"))
    assert s.monsters.undrawn.count("curse") == 10
    assert s.heroes[0].deck.undrawn.count("bless") == 10
    assert (s.curses, s.blesses) == ([10, 0], 0)


@pytest.mark.rule("GH-2.24")
def test_an_attack_leaves_the_deck_complete() -> None:
    s = field("0 g", ["minus_1"])
    before = sorted(s.monsters.undrawn)
    strikes(s, foes(s)[0], Attack(own=0), 0)
    assert sorted([*s.monsters.undrawn, *s.monsters.drawn]) == before


def test_every_deck_card_is_in_one_deck() -> None:
    cards = [card.id for deck in DECKS.values() for card in deck.cards]
    assert len(cards) == len(set(cards)) == 232 + 8  # those of the box, and one deck that a page brings
