"""Chapter 24: items in play."""

from __future__ import annotations

import pytest
from ghdeeds import does, drawn_all, field, foes, lost, run, strikes, wide
from ghtables import make

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Move
from wyprawa.games.gloomhaven.content import ITEMS
from wyprawa.games.gloomhaven.party import too_many
from wyprawa.games.gloomhaven.rules.figures import damage, using
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import ending
from wyprawa.games.gloomhaven.state import Held, State, Turn

POTION, POWER, GOGGLES, HIDE, CHAIN, DAGGER, BOOTS, SKULLBANE = 12, 14, 6, 3, 23, 11, 1, 113


@pytest.mark.rule("GH-24.1")
def test_an_item_may_be_used_in_the_middle_of_an_action() -> None:
    s = field("0 g", ["plus_0"], items=[POTION])
    s.figures[0].hp -= 5
    does(s, 0, Attack(value=1), answers=[("item", POTION), foes(s)[0]])
    assert lost(s, 0) == 2
    assert lost(s, foes(s)[0]) == 1


@pytest.mark.rule("GH-24.1")
def test_an_item_may_be_used_between_two_legs_of_a_move() -> None:
    s = field(wide("0 . . g"), items=[POTION])
    s.figures[0].hp -= 5
    at = s.figures[0].at
    does(s, 0, Move(value=2), answers=[at + 1, ("item", POTION), at + 2])
    assert (lost(s, 0), s.figures[0].at) == (2, at + 2)


@pytest.mark.rule("GH-24.1")
def test_an_item_may_be_used_between_two_targets() -> None:
    s = field(wide("g 0 b"), ["plus_0", "plus_0"], items=[POTION])
    s.figures[0].hp -= 5
    guard, bones = foes(s)
    does(s, 0, Attack(value=1, targets=2), answers=[guard, ("item", POTION), bones])
    assert lost(s, 0) == 2


@pytest.mark.rule("GH-24.1", "GH-23.6")
def test_an_item_may_save_its_owner_before_damage_is_suffered_in_the_own_turn() -> None:
    s = field("0 g", items=[POTION])
    s.figures[0].hp = 2
    run(s, damage.suffer(s, 0, 3), ("item", POTION))
    assert s.figures[0].hp == 2
    other = field("0 g", items=[POTION])
    other.figures[0].hp, other.turn = 2, Turn(1)
    assert run(other, damage.suffer(other, 0, 3)) == []  # not in another's turn
    assert other.heroes[0].exhausted


@pytest.mark.rule("GH-24.1", "GH-6.12")
def test_items_may_be_used_before_and_after_a_long_rest() -> None:
    circlet = 24  # Heal 1, spent

    def edit(s: State) -> None:
        hero = s.heroes[0]
        hero.items = [Held(circlet)]
        hero.resting, hero.discard = True, [hero.hand.pop(), hero.hand.pop()]
        s.figures[0].hp -= 8

    table = make(("hero_turn", 0), edit=edit)
    table.choose(("item", circlet))
    assert table.state.heroes[0].items[0].state == "spent"
    table.choose(table.choices[0].options[0])  # the card lost; the rest heals 2 and refreshes the circlet
    assert table.choices[0].ask == "act"
    assert list(table.choices[0].options) == [("item", circlet), "pass"]
    table.choose(("item", circlet))
    assert lost(table.state, 0) == 8 - 1 - 2 - 1
    assert table.choices[0].ask == "goal"


@pytest.mark.rule("GH-24.2")
def test_items_come_before_the_card_is_drawn() -> None:
    s = field("0 g", ["plus_0"], items=[POWER, DAGGER])
    (guard,) = foes(s)
    asked = does(s, 0, Attack(value=1), answers=[("item", POWER), ("item", DAGGER), guard])
    assert not s.heroes[0].deck.drawn or len(asked) == 3
    assert lost(s, guard) == 2
    assert facts.has(s.figures[guard], "poison")


@pytest.mark.rule("GH-24.3", "GH-24.4")
def test_several_items_on_one_attack_act_as_if_printed() -> None:
    s = field(wide("g 0 b"), ["plus_0", "plus_0"], items=[POWER, 10])
    both = Attack(value=1, to=Whom(who="enemies", within=1))
    does(s, 0, both, answers=[("item", POWER), ("item", 10), "go"])
    assert [lost(s, n) for n in foes(s)] == [2, 2]
    assert all(facts.has(s.figures[n], "stun") for n in foes(s))


@pytest.mark.rule("GH-24.5")
def test_an_item_for_one_attack_works_on_one_target() -> None:
    s = field(wide("g 0 b"), ["plus_0", "plus_0"], items=[DAGGER])
    one, other = foes(s)
    both = Attack(value=1, to=Whom(who="enemies", within=1))
    does(s, 0, both, answers=["go", ("item", DAGGER), other])
    assert not facts.has(s.figures[one], "poison")
    assert facts.has(s.figures[other], "poison")
    assert s.heroes[0].tally.items == 1


@pytest.mark.rule("GH-24.6", "GH-24.7")
def test_spent_and_consumed() -> None:
    s = field("0 . g", items=[BOOTS, POTION])
    does(s, 0, Move(value=1), answers=[("item", BOOTS), "stop"])
    run(s, using.use_item(s, 0, ("item", POTION)))
    assert [each.state for each in s.heroes[0].items] == ["spent", "consumed"]
    assert using.usable(s, 0) == []

    def edit(state: State) -> None:
        hero = state.heroes[0]
        hero.items = [Held(BOOTS, "spent"), Held(POTION, "consumed")]
        hero.resting, hero.discard = True, [hero.hand.pop(), hero.hand.pop()]

    table = make(("hero_turn", 0), edit=edit)
    while table.choices[0].ask != "goal":
        table.choose(table.choices[0].options[0])
    assert [each.state for each in table.state.heroes[0].items] == ["ready", "consumed"]


@pytest.mark.rule("GH-24.8")
def test_an_item_with_neither_sign_works_always() -> None:
    s = field("0 g", ["plus_0", "plus_0"], items=[137])  # Pierce 1 on melee attacks
    (guard,) = foes(s)
    s.figures[guard].shield = 1
    for _ in range(2):
        does(s, 0, Attack(value=2), answers=[guard])
    assert lost(s, guard) == 4
    assert s.heroes[0].items[0].state == "ready"


@pytest.mark.rule("GH-24.9", "GH-24.10")
def test_use_spaces_are_used_whenever_they_can() -> None:
    s = field("0 g", ["plus_0"] * 3, items=[HIDE])
    (guard,) = foes(s)
    assert strikes(s, guard, Attack(own=0), 0) == []
    assert (lost(s, 0), s.heroes[0].items) == (1, [Held(HIDE, "ready", 1)])
    strikes(s, guard, Attack(own=0), 0)
    assert (lost(s, 0), s.heroes[0].items) == (2, [Held(HIDE, "spent")])
    strikes(s, guard, Attack(own=0), 0)
    assert lost(s, 0) == 4


@pytest.mark.rule("GH-24.10")
def test_no_damage_no_use() -> None:
    s = field("0 g", ["null"], items=[HIDE])
    strikes(s, foes(s)[0], Attack(own=0), 0)
    assert s.heroes[0].items[0].used == 0


@pytest.mark.rule("GH-24.11")
def test_all_items_are_ready_after_the_scenario() -> None:
    s = field("0 g")
    s.heroes[0].items = [Held(BOOTS, "spent"), Held(POTION, "consumed")]
    ending.put_back(s)
    assert {held.state for held in s.heroes[0].items} == {"ready"}


@pytest.mark.rule("GH-24.12")
def test_only_equipped_items_can_be_used() -> None:
    s = field("0 g")
    s.heroes[0].loot = [POTION]
    assert using.usable(s, 0) == []


@pytest.mark.rule("GH-24.13")
def test_two_hands_and_one_hand() -> None:
    two = next(n for n, item in ITEMS.items() if item.slot == "two_hands")
    ones = [n for n, item in ITEMS.items() if item.slot == "one_hand"][:3]
    assert not too_many([two], 1)
    assert not too_many(ones[:2], 1)
    assert too_many([two, ones[0]], 1)
    assert too_many(ones, 1)


def test_shields_are_offered_with_the_cards() -> None:
    s = field("0 g", ["plus_0"], items=[8, 51])
    s.heroes[0].hand = [1]
    (guard,) = foes(s)
    first, second = strikes(s, guard, Attack(own=0), 0, answers=[("item", 8), "take"])
    assert set(first.options) == {"take", ("item", 8), ("item", 51), ("lose", 1)}
    assert ("item", 8) not in second.options
    assert lost(s, 0) == 1


def test_armor_that_gives_disadvantage() -> None:
    s = field("0 g", ["plus_1", "minus_1"], items=[4])
    (question,) = strikes(s, foes(s)[0], Attack(own=0), 0, answers=[("item", 4)])
    assert question.ask == "attacked"
    assert lost(s, 0) == 1
    drawn_all(s)


def test_iron_helmet() -> None:
    s = field("0 g", ["double"], items=[7])
    strikes(s, foes(s)[0], Attack(own=0), 0)
    assert lost(s, 0) == 2


def test_an_axe_that_widens_a_single_attack() -> None:
    s = field(wide("0 g . 1"), ["plus_0", "plus_0"], items=[18])
    (guard,) = foes(s)
    first, second = does(s, 0, Attack(value=1), answers=[("item", 18), lambda c: c.options[0]])
    assert guard in first.options
    assert second.options[0][0] == "area"
    area = field(wide("0 g"), [], items=[18])
    (question,) = does(area, 0, Attack(value=1, area="arc_2"), answers=["skip"])
    assert ("item", 18) not in question.options


def test_an_axe_against_the_dead_only() -> None:
    s = field(wide("g 0 b"), ["plus_0"], items=[SKULLBANE])
    guard, bones = foes(s)
    first, second = does(s, 0, Attack(value=1), answers=[("item", SKULLBANE), bones])
    assert guard in first.options
    assert guard not in second.options
    assert lost(s, bones) == 6


def test_an_ally_helps_with_a_scroll() -> None:
    s = field("0 g . 1", ["plus_0"])
    s.heroes[1].items = [Held(93)]
    (guard,) = foes(s)
    _, second = does(s, 0, Attack(value=1), answers=[guard, ("item", 93)])
    assert (second.ask, second.seat) == ("attack.help", 1)
    assert lost(s, guard) == 2
    assert s.heroes[1].items[0].state == "consumed"


def test_boots_change_the_initiative() -> None:
    s = field("0 g", items=[15])
    s.heroes[0].initiative = 30
    run(s, using.happens(s, "cards_revealed", 0), ("item", 15), "lower")
    assert s.heroes[0].initiative == 20


def test_basic_actions_by_items() -> None:
    assert facts.basic(field("0 g", items=[40]), 0, "attack") == 3
    assert facts.basic(field("0 g", items=[57]), 0, "move") == 4
    assert facts.basic(field("0 g"), 0, "move") == 2


def test_ring_of_haste_plays_another_card() -> None:
    def edit(s: State) -> None:
        hero = s.heroes[0]
        hero.items, hero.hand, hero.picked = [Held(42)], [6], []

    table = make(("closing", 0), draw="0 . . .", edit=edit)
    assert table.choices[0].ask == "turn_end"
    table.choose(("item", 42))
    assert table.choices[0].ask == "move"
    table.choose("stop")
    assert table.state.heroes[0].discard == [6]
