"""Chapters 34 to 36: what may be played, achievements, parties."""

from __future__ import annotations

from typing import Any

import pytest
from ghcampaigns import asked, chapter, ended, home, member, newcomer, of, open_to, party, play, state, world

from wyprawa.games.gloomhaven import GAME, told
from wyprawa.games.gloomhaven.campaign import gains, query
from wyprawa.games.gloomhaven.campaign.travel import destinations
from wyprawa.games.gloomhaven.state import CAMPAIGN, State
from wyprawa.kernel import loads, new


def unlocked(*numbers: int) -> State:
    s = state()
    for number in numbers:
        gains.unlock(s, number, "")
    return s


@pytest.mark.rule("GH-34.1", "GH-34.11")
def test_a_scenario_asks_for_its_achievements() -> None:
    s = state()
    assert query.open_scenarios(s) == [1]
    gains.unlock(s, 2, "")
    assert query.open_scenarios(s) == [1]
    gains.achieve(s, "first-steps", "")
    assert query.open_scenarios(s) == [1, 2]
    gains.unlock(s, 3, "")
    assert 3 in query.open_scenarios(s)
    gains.achieve(s, "the-merchant-flees", "")  # which must not have happened
    assert 3 not in query.open_scenarios(s)


@pytest.mark.rule("GH-34.1")
def test_a_scenario_may_ask_for_one_of_two_achievements_or_for_several_times_the_same() -> None:
    s = unlocked(22, 51)
    assert query.open_scenarios(s) == [1]
    gains.achieve(s, "following-clues", "")
    assert query.open_scenarios(s) == [1, 22]
    for _ in range(3):
        assert 51 not in query.open_scenarios(s)
        gains.achieve(s, "end-of-corruption", "")
    assert 51 in query.open_scenarios(s)


@pytest.mark.rule("GH-34.1")
def test_a_scenario_of_a_personal_quest_is_for_a_party_with_somebody_on_it() -> None:
    s = unlocked(52)
    assert query.open_scenarios(s) == [1]
    query.member(s, query.roster(s)[0]).quest = "seeker-of-xorn"
    assert query.open_scenarios(s) == [1, 52]


@pytest.mark.rule("GH-34.2", "GH-34.3", "GH-34.10")
def test_what_is_completed_is_over_and_what_failed_may_be_tried_again() -> None:
    lost = ended(chapter(1), won=False)
    assert ("go", 1) in open_to(lost)
    assert world(lost).completed == []
    won = ended(chapter(1), won=True)
    assert ("go", 1) not in open_to(won)
    assert (world(won).completed, world(won).unlocked) == ([1], [1, 2])
    shown = {cell.id: cell for cell in won.view(0).boards[0].cells}
    assert {*shown} == {"place-0", "place-1", "place-2"}
    assert [fact.icon for fact in shown["place-1"].facts] == ["check"]


@pytest.mark.rule("GH-34.4", "GH-34.7", "GH-34.8")
def test_casual_mode_plays_whatever_is_revealed() -> None:
    s = unlocked(2, 3)
    query.world(s).completed.append(1)
    casual = [number for mode, number in destinations(s) if mode == "casual"]
    assert casual == [1, 2, 3, 0]  # completed or not, allowed or not, and a random dungeon
    assert [number for mode, number in destinations(s) if mode == "go"] == [3]


@pytest.mark.rule("GH-34.5", "GH-34.6")
def test_casual_mode_brings_what_heroes_earn_and_no_rewards() -> None:
    def earned(s: State) -> None:
        hero = s.heroes[0]
        hero.xp, hero.money, hero.checkmarks, hero.loot = 7, 3, 2, [2]
        hero.tally.kinds = {"bandit_guard": 4}
        s.crossed = [7]

    table = ended(chapter(1, casual=True), won=True, edit=earned)
    first = member(table, 0)
    assert (first.xp, first.gold, first.checkmarks, first.items) == (7 + 6, 30 + 3 * 2, 2, [2])
    assert first.tallies["kill:bandit_guard"] == 4
    assert first.completed == [1]
    assert world(table).crossed == [7]
    assert (world(table).completed, world(table).unlocked, party(table).achievements) == ([], [1], [])


@pytest.mark.rule("GH-34.6", "GH-1.19")
def test_only_campaign_mode_has_the_story_and_the_rewards_of_the_page() -> None:
    table = chapter(1)
    assert table.state.variant & CAMPAIGN
    assert any(isinstance(line.record, told.ScenarioBegan) for line in table.log)
    casual = chapter(1, casual=True)
    assert not casual.state.variant & CAMPAIGN
    assert not any(isinstance(line.record, told.ScenarioBegan) for line in casual.log)


def test_a_companion_comes_along_in_a_campaign_too() -> None:
    def unlocked(s: State) -> None:
        query.camp(s).members[1] = newcomer("beast_tyrant", 1)

    table = chapter(1, edit=unlocked)
    while asked(table) != "lead":
        play(table, "ready" if asked(table) == "pack" else open_to(table)[0])
    bear = [figure for figure in table.state.figures.values() if figure.kind == "summon"]
    assert len(bear) == 1


@pytest.mark.rule("GH-34.9", "GH-36.1", "GH-36.3", "GH-36.4")
def test_a_new_party_shares_the_world_and_nothing_else() -> None:
    def edit(s: State) -> None:
        gains.change_prosperity(s, 3, "")
        gains.change_reputation(s, 7, "")
        gains.achieve(s, "first-steps", "")
        gains.achieve(s, "the-merchant-flees", "")

    table = play(home(edit=edit), "new_party")
    assert asked(table) == "class"
    while asked(table) != "city":
        play(table, open_to(table)[0])
    ours = party(table)
    assert (of(table).party, ours.reputation, ours.achievements, ours.at) == (1, 0, [], 0)
    assert [member(table, who).xp for who in ours.roster] == [0, 0]
    assert (world(table).prosperity, world(table).achievements["the-merchant-flees"]) == (3, 1)
    play(table, ("party", 0))
    assert (party(table).reputation, party(table).achievements) == (7, ["first-steps"])


@pytest.mark.rule("GH-35.1", "GH-35.5")
def test_global_achievements_are_everybodys_and_a_partys_its_own() -> None:
    s = unlocked(2)
    gains.achieve(s, "first-steps", "")
    gains.achieve(s, "the-power-of-enhancement", "")
    assert query.open_scenarios(s) == [1, 2]
    query.camp(s).parties.append(type(query.party(s))(1))
    query.camp(s).party = 1
    assert query.holds(s, "the-power-of-enhancement")
    assert not query.holds(s, "first-steps")
    assert query.open_scenarios(s) == [1]


@pytest.mark.rule("GH-35.2", "GH-35.3")
def test_a_typed_achievement_takes_the_place_of_another() -> None:
    s = state()
    assert query.holds(s, "city-rule-militaristic")
    gains.achieve(s, "city-rule-economic", "")
    gains.achieve(s, "city-rule-economic", "")
    assert query.world(s).achievements == {"city-rule-economic": 1}


@pytest.mark.rule("GH-35.4")
def test_untyped_global_achievements_add_up() -> None:
    s = state()
    for _ in range(3):
        gains.achieve(s, "ancient-technology", "")
    assert query.world(s).achievements["ancient-technology"] == 3
    assert query.holds(s, "ancient-technology", 3)
    assert not query.holds(s, "ancient-technology", 4)


@pytest.mark.rule("GH-36.2", "GH-38.5")
def test_characters_come_and_go_in_the_same_party() -> None:
    table = play(home(), ("recruit", 1), "scoundrel")
    while asked(table) != "city":
        play(table, open_to(table)[0])
    assert party(table).roster == [0, 1, 2]
    assert of(table).lines[member(table, 2).line].seat == 1
    play(table, ("rest", 0))
    assert party(table).roster == [1, 2]
    assert "travel" in open_to(table)
    play(table, ("rest", 1))
    assert "travel" not in open_to(table)  # two at least (GH-1.1)
    play(table, ("rejoin", 0))
    assert party(table).roster == [2, 0]


@pytest.mark.rule("GH-36.5", "GH-36.6")
def test_reputation_has_its_limits() -> None:
    s = state()
    gains.change_reputation(s, 35, "")
    assert query.party(s).reputation == 20
    gains.change_reputation(s, -90, "")
    assert query.party(s).reputation == -20


@pytest.mark.rule("GH-36.6")
def test_a_scenario_changes_reputation() -> None:
    table = ended(chapter(8), won=True)
    assert party(table).reputation == 2


@pytest.mark.rule("GH-36.8")
def test_the_party_sheet_says_where_the_party_is() -> None:
    table = ended(chapter(1), won=True)
    assert party(table).at == 1
    play(table, "home")
    assert party(table).at == 0


# --- one saved game -----------------------------------------------------------------------------------------


def test_a_campaign_is_one_saved_game() -> None:
    table = new(GAME, seed=4, seats=2, play="campaign", chapters=1, heroes=["brute", "scoundrel"])
    start = table.digest()
    for _ in range(60):
        play(table, open_to(table)[0])
    assert table.state.round > 0  # in a scenario
    again = loads(table.record(), game=GAME)
    assert again.digest() == table.digest()
    while table.history:
        table.undo()
    assert (asked(table), table.digest()) == ("quest", start)


def test_the_shelf_is_not_touched_by_the_scenario() -> None:
    table = chapter(1)
    before = table.saved
    after = ended(table, won=True)
    assert before.campaign() is not None
    assert len(of(table).world.unlocked) == 1
    assert len(world(after).unlocked) == 2


def test_the_campaign_ends_after_its_chapters() -> None:
    table = ended(chapter(1, chapters=1), won=True)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores, table.outcome.reason) == ((0, 1), (1, 1), "campaign")
    table = ended(chapter(1, chapters=1), won=False)
    assert table.outcome is not None
    assert table.outcome.winners == ()


def test_a_campaign_begins_with_new_characters_of_starting_classes() -> None:
    with pytest.raises(Exception, match="new characters"):
        new(GAME, play="campaign", heroes=[{"class": "brute", "level": 3}, "tinkerer"])
    with pytest.raises(Exception, match="cannot begin"):
        new(GAME, play="campaign", heroes=["brute", "sunkeeper"])
    with pytest.raises(Exception, match="take part once"):
        new(GAME, play="campaign", heroes=["brute", "brute"])
    with pytest.raises(Exception, match="hero_level is for one scenario"):
        new(GAME, play="campaign", hero_level=3)


def test_a_seat_may_be_without_a_character_in_a_scenario() -> None:
    table = play(home(heroes=("brute", "tinkerer", "scoundrel")), ("rest", 1), "travel", ("go", 1), 1)
    while not table.state.heroes:  # the road event
        play(table, open_to(table)[0])
    assert {hero.seat for hero in table.state.heroes} == {0}
    assert len(table.view(1).panels) == 2
    assert GAME.problems(table.saved) == []


def test_what_is_wrong_with_a_campaign_is_named() -> None:
    def with_fault(name: str, value: Any) -> list[str]:
        s = state()
        it: Any = query.member(s, 0)
        for place in (query.world(s), query.party(s), it, s):
            if name in place.__struct_fields__:
                setattr(place, name, value)
                break
        return GAME.problems(s)

    assert with_fault("retired", {}) == []
    for name, value in (
        ("supply", {999: 1}),
        ("supply", {1: 9}),
        ("opened", ["envelope-q"]),
        ("unlocked", [96]),
        ("stickers", {1: ("top 1.value poison", "top 1.value poison")}),
        ("roster", [0, 1, 7]),
        ("roster", [0]),
        ("pool", [1]),
        ("perks", [99]),
        ("quest", "nothing"),
        ("character", "wizard"),
        ("equipped", [5]),
        ("round", 3),
        ("scenario", "nowhere"),
    ):
        assert with_fault(name, value), name
