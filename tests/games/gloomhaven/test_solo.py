"""Scenarios for one character: who may play them, from the lobby and in a campaign, and their own rules."""

from __future__ import annotations

import pytest
from ghcampaigns import chapter, state
from ghpages import named, page, run

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS
from wyprawa.games.gloomhaven.campaign import query
from wyprawa.games.gloomhaven.content import CARDS, CLASSES, MONSTERS, SCENARIOS, TABLES
from wyprawa.games.gloomhaven.party import choosable
from wyprawa.games.gloomhaven.rules.figures import damage, looting
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import rooms, special_rules, tales
from wyprawa.games.gloomhaven.state import STRONG, State
from wyprawa.kernel import Chance, SetupError, Table

SOLOS = sorted(SCENARIOS.solos)


def alone(scenario: str) -> State:
    return page(scenario, 1)


@pytest.mark.parametrize("scenario", SOLOS)
def test_one_character_of_the_class_plays_from_level_five_on(scenario: str) -> None:
    s = GAME.begin(GAME.read_options({"seats": 1, "scenario": scenario}), 1)
    solo = SCENARIOS[scenario].solo
    assert [(hero.character, hero.level) for hero in s.heroes] == [(solo, 5)]
    assert s.monster_level == s.level  # no solo play in the sense of GH-3.9
    other = "brute" if solo == "sawbones" else "sawbones"
    for heroes in (["brute", "tinkerer"], [{"class": solo, "level": 4}], [other]):
        with pytest.raises(SetupError):
            GAME.read_options({"seats": 1, "scenario": scenario, "heroes": heroes})
    assert tales.tale(s) == f"tale-solo-{solo}"


@pytest.mark.parametrize("scenario", SOLOS)
def test_every_solo_scenario_can_be_played(scenario: str) -> None:
    read = GAME.read_options({"seats": 1, "scenario": scenario})
    table = Table(GAME, read, GAME.begin(read, 3), telling=False)
    chance = Chance(3)
    while not table.over:
        table.choose(chance.pick(table.choices[0].options, "option"), 0)
    assert table.over


def test_monsters_of_the_barrow_are_a_level_lower() -> None:
    s = alone("return-to-the-black-barrow")
    s.monster_level = 3
    who = rooms.add_monster(s, "bandit_guard", "N", s.ground().board.at(0, 0))
    assert s.figures[who].hp == MONSTERS["bandit_guard"].normal.hp[2]
    s.monster_level = 0
    assert facts.level_of(s, s.figures[who]) == 0


def test_elements_come_in_turn() -> None:
    s = alone("elemental-secrets")
    for round, element in enumerate(("air", "ice", "earth", "fire", "air"), 1):
        s.round, s.elements = round, [0] * 6
        run(special_rules.moment(s, "round_start"))
        assert [ELEMENTS[n] for n, level in enumerate(s.elements) if level == STRONG] == [element]


def test_stones_are_defended_for_eight_rounds_six_of_which_bring_enemies() -> None:
    s = alone("stone-defense")
    s.figures[0].at = s.ground().board.at(2, 6)
    for s.round in range(1, 9):
        before = len(s.figures)
        run(special_rules.moment(s, "round_end"))
        assert (len(s.figures) > before) == (s.round <= 6)
        assert special_rules.holds(s, s.page().goal) == (s.round >= 8)


def test_the_great_bear_comes_when_all_beasts_are_dead() -> None:
    s = alone("plane-of-wild-beasts")
    s.figures[0].at = s.ground().board.at(-4, 6)
    for s.round in range(1, 5):
        run(special_rules.moment(s, "round_end"))
    assert (len(named(s, "hound")), len(named(s, "spitting_drake"))) == (3, 2)
    for who in [*named(s, "hound"), *named(s, "spitting_drake")]:
        assert not named(s, "great_bear")
        run(damage.destroy(s, who))
    (bear,) = named(s, "great_bear")
    assert s.figures[bear].hp == 2 * MONSTERS["cave_bear"].normal.hp[s.monster_level]
    run(damage.destroy(s, bear))
    assert special_rules.holds(s, s.page().goal)


def test_the_guards_come_for_what_was_taken_from_the_store() -> None:
    s = alone("storage-fees")
    rooms.reveal(s, 2)
    s.doors = 1
    (tile,) = s.treasures
    s.figures[0].at = tile
    run(looting.end_turn(s, 0))
    assert [len(named(s, name)) for name in ("bandit_guard", "bandit_archer", "hound")] == [2, 2, 2]
    assert not special_rules.holds(s, s.page().goal)


def test_a_campaign_offers_it_to_a_character_of_level_five() -> None:
    s = state(["brute", "tinkerer"])
    assert query.solos(s) == []
    query.member(s, 0).level = 5
    assert query.solos(s) == [101]
    assert 101 in query.open_scenarios(s)
    assert query.company(s, 101) == [query.roster(s)[0]]
    assert query.company(s, 1) == query.roster(s)
    query.world(s).completed.append(101)
    assert query.solos(s) == []


def test_who_is_alone_in_a_campaign_can_be_saved_there() -> None:
    def rises(s: State) -> None:
        it = query.member(s, 1)
        it.level, it.xp = 5, TABLES.experience[4]
        higher = [card for card in choosable("tinkerer", 5) if CARDS[card].level > 1]
        it.pool = sorted([*it.pool, *higher[:4]])

    table = chapter(102, edit=rises)
    assert [hero.character for hero in table.state.heroes] == ["tinkerer"]
    assert GAME.problems(table.saved) == []
    s = GAME.copy(table.saved)
    s.scenario = "black-barrow"
    assert GAME.problems(s)


@pytest.mark.parametrize("scenario", SOLOS)
def test_a_campaign_has_one_for_every_class(scenario: str) -> None:
    page = SCENARIOS[scenario]
    assert page.solo is not None
    s = state(["brute", "cragheart" if page.solo == "tinkerer" else "tinkerer"])
    query.member(s, 0).character = page.solo
    assert page.number not in query.open_scenarios(s)
    query.member(s, 0).level = 5
    assert query.solos(s) == [page.number]
    assert query.company(s, page.number) == [query.roster(s)[0]]


def test_every_class_has_one() -> None:
    assert sorted(str(SCENARIOS[name].solo) for name in SOLOS) == sorted(CLASSES)
