"""Chapter 1: setting up a scenario, and the party that plays it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from ghtables import asked, make, open_to, play

from wyprawa.games.gloomhaven import GAME, party
from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.content import CARDS, CLASSES, GOALS, ITEMS, SCENARIOS, TABLES
from wyprawa.games.gloomhaven.party import HeroSpec, default, made, modifier_deck, problems
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.special import Achieve, AddModifiers, Gold
from wyprawa.games.gloomhaven.state import INERT, NOWHERE, State
from wyprawa.kernel import Chance, GameError, Table
from wyprawa.parts.boards import ids

ALL = Whom(who="characters")


def begin(seed: int = 1, **options: Any) -> Table[State]:
    read = GAME.read_options(options)
    return Table(GAME, read, GAME.begin(read, seed))


@pytest.mark.rule("GH-1.1")
def test_two_to_four_characters() -> None:
    for number in (2, 3, 4):
        table = begin(seats=2, heroes=list(CLASSES)[:number])
        assert table.state.started == number
    for wrong in (list(CLASSES)[:1], list(CLASSES)[:5]):
        with pytest.raises(GameError, match="2 to 4 characters"):
            begin(seats=1, heroes=wrong)


@pytest.mark.rule("GH-1.2")
def test_each_class_once() -> None:
    with pytest.raises(GameError, match="each class can take part once"):
        begin(seats=2, heroes=["brute", "brute"])


@pytest.mark.rule("GH-1.3", "GH-1.10", "GH-1.20")
def test_only_the_first_room_is_populated() -> None:
    s = begin(seats=2, level=1).state
    ground = s.ground()
    assert s.rooms == 0b10
    there = [figure for _, figure in facts.standing(s)]
    assert {figure.name for figure in there} == {"bandit_guard"}
    assert all(ground.rooms[1] >> figure.at & 1 for figure in there)
    assert s.decks["guard"].undrawn
    assert s.monster_level == 1
    assert sorted(figure.hp for figure in there) == [6, 6, 9]  # two normal and one elite guard of level 1
    assert not s.money  # all of it lies in the third room


@pytest.mark.rule("GH-1.11", "GH-1.E1")
@pytest.mark.parametrize(("heroes", "there"), [(2, None), (3, False), (4, True)])
def test_by_number_of_characters(heroes: int, there: bool | None) -> None:
    """A position marked "2: none, 3: normal, 4: elite": [0, 1] of Black Barrow."""
    s = begin(seats=2, heroes=list(CLASSES)[:heroes]).state
    cell = s.ground().board.at(0, 1)
    found = facts.figure_at(s, cell)
    assert (None if found is None else s.figures[found].elite) == there


@pytest.mark.rule("GH-1.12")
def test_standee_numbers_are_random() -> None:
    rows = {tuple(f.number for _, f in facts.standing(begin(seed, seats=2).state)) for seed in range(12)}
    assert len(rows) > 3
    assert all(len(set(row)) == 3 and set(row) <= {1, 2, 3, 4, 5, 6} for row in rows)


@pytest.mark.rule("GH-1.4")
def test_scenario_effects() -> None:
    """Scenario 2 gives each character three Curses, scenario 5 Disarm."""
    table = make("scenario_effects", page={"setup": (AddModifiers(card="curse", value=3, to=ALL),)})
    assert [hero.deck.undrawn.count("curse") for hero in table.state.heroes] == [3, 3]
    assert table.state.curses == [4, 10]


@pytest.mark.rule("GH-1.5")
def test_one_of_two_battle_goals() -> None:
    table = begin(seats=2)
    s = table.state
    assert [asked(table), len(table.choices)] == ["goal", 2]
    first, second = (choice.options for choice in table.choices)
    assert len({*first, *second}) == 4
    table.choose(second[1], seat=1)
    table.choose(first[0], seat=0)
    s = table.state
    assert [hero.goals for hero in s.heroes] == [[first[0]], [second[1]]]
    assert {first[1], second[0]} < set(s.goals)
    assert len(s.goals) == len(GOALS) - 2


@pytest.mark.rule("GH-1.6", "GH-24.13")
def test_items_fit_the_slots() -> None:
    def fits(*items: int, level: int = 1) -> bool:
        return not party.too_many(items, level)

    by_slot: dict[str, list[int]] = {}
    for item in ITEMS.values():
        if item.has is None:
            by_slot.setdefault(item.slot, []).append(item.id)
    for slot in ("head", "body", "legs"):
        assert fits(by_slot[slot][0])
        assert not fits(*by_slot[slot][:2])
    assert fits(*by_slot["one_hand"][:2])
    assert not fits(*by_slot["one_hand"][:3])
    assert not fits(by_slot["two_hands"][0], by_slot["one_hand"][0])
    for level, most in enumerate((1, 1, 2, 2, 3, 3, 4, 4, 5), 1):  # C2
        assert fits(*by_slot["small"][:most], level=level)
        assert not fits(*by_slot["small"][: most + 1], level=level)
    with pytest.raises(GameError, match="2 small items where 1 fit"):
        made(HeroSpec(character="brute", items=tuple(by_slot["small"][:2])))


@pytest.mark.rule("GH-1.7")
def test_minus_ones_of_items() -> None:
    armor = 3  # Hide Armor: two -1 cards
    plain = made(HeroSpec(character="scoundrel", items=()))
    worn = made(HeroSpec(character="scoundrel", items=(armor,)))
    assert modifier_deck(worn).count("minus_1") == modifier_deck(plain).count("minus_1") + 2
    assert len(modifier_deck(plain)) == 20
    ignoring = made(HeroSpec(character="brute", items=(armor,), perks=(10,)))  # ignores them, and adds +1
    assert modifier_deck(ignoring).count("minus_1") == 5


@pytest.mark.rule("GH-1.8", "GH-2.2", "GH-2.3")
def test_the_hand_has_its_exact_size() -> None:
    for name, kind in CLASSES.items():
        for level in range(1, 10):
            hero = default(name, level)
            assert problems(hero) == []
            assert len(hero.hand) == kind.hand
            assert all(CARDS[card].level <= level for card in hero.hand)
    with pytest.raises(GameError, match="the hand has 10 cards, not 9"):
        made(HeroSpec(character="brute", cards=tuple(range(1, 10))))
    with pytest.raises(GameError, match="belongs to the tinkerer"):
        made(HeroSpec(character="brute", cards=(*range(1, 10), 30)))
    with pytest.raises(GameError, match="is of level 2"):
        made(HeroSpec(character="brute", cards=(*range(1, 10), 15)))


@pytest.mark.rule("GH-1.4")
def test_each_hero_discards_cards_before_the_hive_and_the_others_can_imagine_its_hand() -> None:
    heroes = ["brute", "spellweaver", "scoundrel", "tinkerer"]
    table = begin(seats=4, heroes=heroes, hero_level=9, scenario=76, level=0)
    while asked(table) != "lead":
        choice = table.choices[0]
        world = table.imagine(choice.seat, Chance(1)).state
        assert [hero.discard for hero in world.heroes] == [hero.discard for hero in table.state.heroes]
        table.choose(choice.options[-1], choice.seat)
    assert [len(hero.discard) for hero in table.state.heroes] == [3, 3, 3, 3]


@pytest.mark.rule("GH-1.9")
def test_effects_of_an_event_come_after_the_hands() -> None:
    """The event makes everyone lose a card of the hand taken along, and poisons them all."""
    event = [
        {"do": "put_away", "to": {"who": "characters"}, "value": 1, "pile": "lost"},
        {"do": "give", "give": ["poison"], "to": {"who": "characters"}},
    ]
    table = begin(seats=2, heroes=["brute", "scoundrel"], event=event)
    seen = []
    while asked(table) != "lead":
        seen.append(asked(table))
        choice = table.choices[0]
        if choice.ask == "put_away":
            hero = table.state.heroes[choice.subject[0]]
            assert len(hero.hand) == CLASSES[hero.character].hand  # the whole hand is chosen by now
            assert table.state.round == 0
        table.choose(choice.options[0])
    assert seen[-2:] == ["put_away", "put_away"]
    s = table.state
    assert [len(hero.lost) for hero in s.heroes] == [1, 1]
    assert all(facts.has(s.figures[n], "poison") for n in range(2))
    plain = begin(seats=2, heroes=["brute", "scoundrel"])
    while asked(plain) != "lead":
        assert asked(plain) != "put_away"
        plain.choose(plain.choices[0].options[0])
    assert not any(facts.has(plain.state.figures[n], "poison") for n in range(2))


@pytest.mark.rule("GH-1.13")
def test_players_choose_starting_hexes() -> None:
    table = begin(seats=2)
    play(table, *[table.choices[0].options[0]])
    table.choose(table.choices[0].options[0])
    starts = ids(table.state.ground().starts)
    assert asked(table) == "start"
    assert open_to(table) == starts
    table.choose(starts[3])
    assert table.state.figures[0].at == starts[3]
    assert open_to(table) == [cell for cell in starts if cell != starts[3]]


@pytest.mark.rule("GH-1.14")
def test_all_hit_points_and_no_experience() -> None:
    s = begin(seats=2, heroes=[{"class": "brute", "level": 4}, "mindthief"]).state
    assert [(s.figures[n].hp, s.figures[n].most) for n in range(2)] == [(16, 16), (6, 6)]
    assert [hero.xp for hero in s.heroes] == [0, 0]


@pytest.mark.rule("GH-1.15")
def test_decks_have_no_order() -> None:
    s = begin(seats=2, heroes=["scoundrel", "mindthief"]).state
    standard = sorted(card for card, n in TABLES.deck.items() for _ in range(n))
    assert sorted(s.monsters.undrawn) == standard
    assert all(not deck.drawn for deck in (s.monsters, *(hero.deck for hero in s.heroes)))
    assert sorted(s.heroes[1].deck.undrawn) == standard


@pytest.mark.rule("GH-1.16")
def test_elements_begin_inert() -> None:
    assert begin(seats=2).state.elements == [INERT] * 6


@pytest.mark.rule("GH-1.17")
def test_the_page_says_what_lies_where() -> None:
    s = make(
        draw="""
        0 . x . h
         1 ~ o $ t
        """
    ).state
    assert [trap.damage for trap in s.traps.values()] == [3]
    assert len(s.obstacles) == 1
    assert s.hazards.bit_count() == s.difficult.bit_count() == 1
    assert list(s.money.values()) == [1]
    assert list(s.treasures.values()) == [7]


@pytest.mark.rule("GH-1.18")
def test_a_room_of_several_tiles() -> None:
    """The third room of scenario 10: two tiles joined by a corridor, revealed at once."""
    scenario = SCENARIOS["plane-of-elemental-power"]
    s = begin(seats=2, scenario=10).state
    before = facts.board(s).all
    rooms.reveal(s, 3)
    assert len(scenario.rooms[2].tiles) == 2
    assert facts.board(s).all & ~before == s.ground().rooms[3]
    first, last = s.ground().board.at(2, -1), s.ground().board.at(8, 5)
    assert facts.board(s).range_between(first, last) == 12


@pytest.mark.rule("GH-1.19", "GH-32.10")
@pytest.mark.parametrize("campaign", [False, True])
@pytest.mark.parametrize("won", [False, True])
def test_the_conclusion_is_for_campaigns_that_win(campaign: bool, won: bool) -> None:
    rewards = (Gold(value=10, to=ALL), Achieve(achievement="first-steps", scope="party"))

    def decided(s: State) -> None:
        s.won = won

    s = make("end_scenario", page={"rewards": rewards}, edit=decided, campaign=campaign).state
    read = campaign and won
    assert [hero.gold for hero in s.heroes] == ([10, 10] if read else [0, 0])
    assert s.spoils == ([rewards[1]] if read else [])


def test_a_hero_for_every_level_shops_within_its_gold() -> None:
    for name in CLASSES:
        for level in range(1, 10):
            hero = default(name, level)
            spent = sum(ITEMS[item].price for item in hero.items)
            assert hero.gold + spent == 15 * (level + 1)
            assert len(hero.perks) == level - 1


@pytest.mark.rule("GH-1.6", "GH-24.12")
def test_owned_items_that_are_not_equipped_stay_at_home() -> None:
    brute = {"class": "brute", "items": [1, 12], "equipped": [12]}
    s = begin(seats=2, heroes=[brute, "scoundrel"]).state
    assert [held.item for held in s.heroes[0].items] == [12]
    assert s.heroes[0].stored == (1,)
    with pytest.raises(GameError, match="item 3 is equipped but not owned"):
        begin(seats=2, heroes=[{**brute, "equipped": [3]}, "scoundrel"])


def test_items_are_bought_with_the_gold_of_the_level() -> None:
    dear = {"class": "brute", "items": [1, 12, 4]}  # 20, 10 and 20 gold
    price = sum(ITEMS[item].price for item in (1, 12, 4))
    with pytest.raises(GameError, match=f"the items cost {price - 30} gold more than it has"):
        begin(seats=2, heroes=[dear, "scoundrel"])
    assert made(HeroSpec(character="brute", level=3, items=(1, 12, 4))).gold == 60 - price
    assert made(HeroSpec(character="brute", items=(1, 12, 4), gold=0)).gold == 0  # a hero with a past


@pytest.mark.rule("GH-2.23")
def test_a_party_has_no_more_of_an_item_than_there_are_copies() -> None:
    copies = ITEMS[1].copies
    booted = [{"class": name, "items": [1]} for name in list(CLASSES)[: copies + 1]]
    with pytest.raises(GameError, match=f"item 1 is there {copies + 1} times, but has {copies} copies"):
        begin(seats=1, heroes=booted)
    s = begin(seats=1, heroes=[*booted[:copies], list(CLASSES)[copies]]).state
    assert 1 not in [held.item for held in s.heroes[copies].items]  # its build does without
    for level in range(1, 10):
        for first in range(6):
            names = [list(CLASSES)[(first + n) % 6] for n in range(4)]
            party = begin(seats=1, heroes=[{"class": name, "level": level} for name in names]).state.heroes
            owners = Counter(held.item for hero in party for held in hero.items)
            assert all(count <= ITEMS[item].copies for item, count in owners.items())


def test_all_that_is_wrong_with_a_hero_is_said_at_once() -> None:
    with pytest.raises(GameError) as error:
        begin(seats=2, heroes=["brute", {"class": "tinkerer", "cards": [1], "perks": [99], "items": [999]}])
    for part in (
        "tinkerer of level 1",
        "card 1 belongs to the brute",
        "the hand has 12 cards, not 1",
        "there is no perk 99; they are numbered 0 to",
        "no item has the number 999",
    ):
        assert part in str(error.value)
    with pytest.raises(GameError, match="no class is called 'paladin'; classes are: "):
        begin(seats=2, heroes=["brute", "paladin"])
    with pytest.raises(GameError, match="a level is 1 to 9, not 10"):
        begin(seats=2, heroes=["brute", {"class": "tinkerer", "level": 10}])


def test_who_leads_whom() -> None:
    s = begin(seats=2, heroes=["brute", "scoundrel", "tinkerer"]).state
    assert [hero.seat for hero in s.heroes] == [0, 1, 0]
    s = begin(seats=2, heroes=["brute", "scoundrel", "tinkerer"], led_by=[1, 0, 0]).state
    assert [hero.seat for hero in s.heroes] == [1, 0, 0]
    with pytest.raises(GameError, match="each of which must lead one"):
        begin(seats=2, heroes=["brute", "scoundrel"], led_by=[0, 0])
    assert s.figures[0].at == NOWHERE
