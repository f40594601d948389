"""Chapters 30, 31 and 33: what comes between scenarios."""

from __future__ import annotations

from typing import Any

import pytest
from gncampaigns import answer, at, camp, campaign, move_on, reach
from gntables import asked, ended, options, told

from wyprawa.games.niflheim import GAME, events
from wyprawa.games.niflheim.content import SCENARIOS
from wyprawa.games.niflheim.rules.campaign.interlude import extras, interlude
from wyprawa.games.niflheim.rules.campaign.path import choose_scenario, open_page, roll_mission
from wyprawa.games.niflheim.rules.scenario.echoes import draw_echo
from wyprawa.games.niflheim.rules.scenario.spots import newcomer
from wyprawa.games.niflheim.rules.turns.activation import declare
from wyprawa.games.niflheim.setup import new_hero
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.games.niflheim.vocabulary.terms import MARCH, POTION
from wyprawa.kernel import Script, Table

# --- the Interlude -----------------------------------------------------------------------------------------


@pytest.mark.rule("GN-30.1", "GN-30.2")
def test_scenario_1_allows_no_interlude_actions() -> None:
    table = ended(campaign(), won=True)
    assert table.state.scenario == "in_the_mist"
    table = ended(table, won=True)
    assert asked(table) in ("interlude", "scenario")


@pytest.mark.rule("GN-30.4", "GN-29.23", "GN-30.11", "GN-28.6")
def test_experience_and_glory_are_booked_before_anything_else() -> None:
    s = camp(("high_throne", "in_the_mist"))
    s.heroes[0].xp = 4
    table = ended(reach(s, "wolf_ford"), won=True)
    while asked(table) == "echo":
        table.choose(options(table)[0])
    assert table.state.heroes[0].xp >= 5
    assert any(option[0] == "learn" for option in options(table))


def resting(**changes: Any) -> Table[State]:
    s = camp(changes.pop("played", ("high_throne", "in_the_mist", "rescue", "brother_in_arms")))
    s.sheet.between = {"loot": 1}
    for name, value in changes.items():
        setattr(s.heroes[0], name, value)
    return at(s, interlude.later(), choose_scenario.later())


@pytest.mark.rule("GN-30.6", "GN-15.9", "GN-15.10")
def test_a_potion_heals_once_in_an_interlude() -> None:
    table = resting(health=1, supplies=[0, 2, 0, 0])
    table.choose(("potion", 0))
    assert (table.state.heroes[0].health, table.state.heroes[0].supplies[POTION]) == (2, 1)
    assert ("potion", 0) not in options(table)


@pytest.mark.rule("GN-15.9")
def test_a_potion_is_of_no_use_to_the_healthy() -> None:
    assert ("potion", 0) not in options(resting(supplies=[0, 2, 0, 0]))


@pytest.mark.rule("GN-30.13")
def test_a_potion_may_be_anybody_s() -> None:
    s = camp()
    s.heroes.append(new_hero("killian", 0))
    s.heroes[0].health, s.heroes[1].supplies[POTION] = 1, 1
    table = at(s, interlude.later(), choose_scenario.later())
    table.choose(("potion", 0))
    assert (table.state.heroes[0].health, table.state.heroes[1].supplies[POTION]) == (2, 0)


@pytest.mark.rule("GN-30.5", "GN-30.12")
def test_things_change_hands_for_nothing_wherever_one_is() -> None:
    s = camp()
    s.heroes.append(new_hero("killian", 0))
    s.heroes[0].ready = 1  # a seax
    table = at(s, interlude.later(), choose_scenario.later())
    answer(table, ("trade", 0), ("item", 1, "ready"))
    assert (table.state.heroes[0].ready, table.state.heroes[1].ready) == (NONE, 1)


@pytest.mark.rule("GN-34.2", "GN-34.3")
def test_what_the_party_gains_lies_in_its_stash() -> None:
    table = ended(reach(camp(), "bishops_crypt"), won=True)
    while asked(table) in ("echo", "recruit", "leader"):
        table.choose(options(table)[0])
    sheet = table.state.sheet
    assert sheet.clues == ["bishops_ring"]
    [sword] = sheet.stash.items
    answer(table, ("stash", 0), ("item", sword, "ready"))
    assert table.state.heroes[0].ready == sword
    assert not table.state.sheet.stash.items
    assert told(table, events.ItemFetched)


@pytest.mark.rule("GN-24.2", "GN-24.3", "GN-24.4", "GN-30.7")
def test_stones_are_set_in_readied_weapons_and_stay() -> None:
    s = camp()
    s.sheet.stones = [0, 1, 0, 1]
    s.heroes[0].ready, s.heroes[0].pack = 1, [2]  # a seax in hand, another not
    table = at(s, interlude.later(), choose_scenario.later())
    stones = [option for option in options(table) if option[0] == "rune"]
    assert stones == [("rune", 0, 1, 1), ("rune", 0, 1, 3)]
    table.choose(("rune", 0, 1, 3))
    assert table.state.runes == {1: [3]}
    assert table.state.sheet.stones == [0, 1, 0, 0]
    assert not [option for option in options(table) if option[0] == "rune"]  # one slot, and it is full


@pytest.mark.rule("GN-30.8", "GN-28.18")
def test_skills_are_learnt_in_the_interlude() -> None:
    table = resting(xp=5)
    learn = [option for option in options(table) if option[0] == "learn"]
    assert len(learn) == 3  # the first of each category
    table.choose(learn[0])
    assert table.state.heroes[0].skills == [learn[0][2]]


@pytest.mark.rule("GN-30.9", "GN-30.10", "GN-31.3")
def test_an_interlude_scenario_may_be_played_last() -> None:
    table = resting()
    assert list(options(table)) == [("extra", "loot"), "go_on"]
    table.choose(("extra", "loot"))
    assert table.state.scenario == "loot"


@pytest.mark.rule("GN-30.14", "GN-31.10", "GN-33.10", "GN-31.7")
def test_after_an_interlude_scenario_there_is_none_and_no_echo() -> None:
    table = resting()
    table.choose(("extra", "loot"))
    table = ended(table, won=True)
    assert table.state.sheet.between == {"loot": 2}
    assert table.state.sheet.echoes == []
    assert table.state.scenario == "barrow_road"  # nothing else was open


@pytest.mark.rule("GN-31.4", "GN-31.11", "GN-32.28", "GN-31.1", "GN-31.2")
def test_after_scenario_3_or_4_loot_must_be_played_then_comes_5() -> None:
    table = ended(reach(camp(), "break_in"), won=True)
    table.choose("take_in")
    assert asked(table) == "interlude"
    assert "go_on" not in options(table)
    move_on(table, ("extra", "loot"))
    assert table.state.scenario == "loot"
    table = ended(table, won=True)
    move_on(table, "go_on")
    assert table.state.scenario == "brother_in_arms"
    assert (SCENARIOS["loot"].number, SCENARIOS["for_glory"].number) == (33, 34)


@pytest.mark.rule("GN-31.5", "GN-2.11")
def test_the_first_interlude_scenario_is_plunder_with_the_weakest_forces() -> None:
    s = camp(("high_throne", "in_the_mist", "rescue"))
    s.coin = False
    table = reach(s, "loot")
    s = table.state
    assert s.coin
    assert (s.page().main, s.forces) == (SCENARIOS["loot"].variants[0].main, 0)
    assert SCENARIOS["loot"].variants[0].id == "plunder"


@pytest.mark.rule("GN-31.6")
def test_for_glory_comes_after_scenario_6() -> None:
    assert extras(camp(("rescue", "brother_in_arms"))) == ["loot"]
    assert extras(camp(("rescue", "brother_in_arms", "barrow_road"))) == ["loot", "for_glory"]
    assert SCENARIOS["barrow_road"].number == 6


@pytest.mark.rule("GN-31.8", "GN-31.9")
def test_interlude_scenarios_are_rolled_for_and_grow_harder() -> None:
    forces = []
    for times in (1, 2, 5):
        s = camp(("rescue", "brother_in_arms"))
        s.sheet.between = {"loot": times}
        open_page(s, "loot")
        s.chance = Script(outcomes={"forces": [4], "mission": [7]})
        roll_mission(s)
        assert SCENARIOS["loot"].variants[s.variant].id == "hunt"
        forces.append(s.forces)
    assert forces == [1, 2, 4]


@pytest.mark.rule("GN-31.8")
def test_stronger_forces_come_more_often() -> None:
    s = camp(("rescue", "brother_in_arms"))
    open_page(s, "loot")
    s.variant, summonings = 0, []
    for s.forces in range(len(SCENARIOS["loot"].forces)):
        assert len(s.page().track) == len(SCENARIOS["loot"].track)
        summonings.append(sum(sign != "." for sign in s.page().track))
    assert summonings == sorted(summonings)
    assert summonings[0] < summonings[-1]


# --- echoes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GN-33.1", "GN-33.7", "GN-33.8", "GN-33.9")
def test_from_scenario_6_on_a_character_draws_an_echo_after_each() -> None:
    assert [page.number for page in SCENARIOS.values() if page.echo] == list(range(6, 18))
    s = camp(("rescue", "brother_in_arms"))
    s.heroes.append(new_hero("killian", 0))
    s.heroes.append(newcomer(s, "gunnar", 0))
    table = ended(reach(s, "barrow_road"), won=True)
    assert (asked(table), list(options(table))) == ("echo", [0, 1])  # before anything else, no huskarl
    table.choose(1)
    [drawn] = told(table, events.EchoDrawn)
    assert drawn.who_is == "killian/1"
    assert table.state.sheet.echoes == [drawn.echo]


@pytest.mark.rule("GN-33.2", "GN-33.4", "GN-33.5")
def test_each_echo_is_found_once_until_all_have_been() -> None:
    s = camp()
    for n in range(59):
        draw_echo(s, 0, "GN-33.1")
        assert len(set(s.sheet.echoes)) == n + 1
    draw_echo(s, 0, "GN-33.1")
    assert s.sheet.echoes == []


@pytest.mark.rule("GN-33.3")
@pytest.mark.parametrize(
    ("n", "health", "xp", "destiny"), [(1, 3, 0, 0), (2, 2, 1, 0), (3, 2, 0, 1), (4, 1, 0, 0), (8, 2, 0, -1)]
)
def test_echoes_heal_strengthen_or_harm(n: int, health: int, xp: int, destiny: int) -> None:
    s = camp()
    s.heroes[0].health = 2
    s.chance = Script(outcomes={"echo": [n - 1]})
    draw_echo(s, 0, "GN-33.1")
    hero = s.heroes[0]
    assert (hero.health, hero.xp, hero.destiny) == (health, xp, destiny)


@pytest.mark.rule("GN-33.6")
def test_an_echo_can_be_found_in_play() -> None:
    s = GAME.copy(reach(camp(), "raven_crag").saved)
    s.undead, s.agenda = [], s.agenda[:1]
    nest = s.ground().squares("N")[0]
    s.heroes[0].at = s.ground().board.at(3, 0)
    assert s.ground().board.place(nest) == (4, 0)
    table = at(s, declare.later(0), *s.agenda)
    answer(table, MARCH, ("step", nest))
    assert [line.rule for line in told(table, events.EchoDrawn)] == ["GN-33.6", "GN-33.1"]


@pytest.mark.rule("GN-30.6")
def test_whoever_stayed_in_camp_may_use_another_potion() -> None:
    s = camp(("high_throne", "in_the_mist", "rescue", "brother_in_arms"))
    s = GAME.copy(reach(s, "barrow_road").saved)
    stayed = new_hero("killian", 0)
    stayed.healed, stayed.health, stayed.supplies[POTION] = True, 1, 1
    s.camp.append(stayed)
    table = ended(at(s, *s.agenda[::-1]), won=True)
    while asked(table) == "echo":
        table.choose(options(table)[0])
    assert ("potion", 1) in options(table)
