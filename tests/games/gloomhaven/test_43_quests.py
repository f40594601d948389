"""Chapters 43 and 48: personal quests, retirement, death."""

from __future__ import annotations

from typing import Any

import pytest
from ghcampaigns import asked, chapter, ended, home, member, of, open_to, party, play, state, world

from wyprawa.games.gloomhaven import stories
from wyprawa.games.gloomhaven.campaign import query, quests, shop
from wyprawa.games.gloomhaven.campaign.creating import create
from wyprawa.games.gloomhaven.content import BOXES, QUESTS, REGIONS
from wyprawa.games.gloomhaven.look.camp import quest
from wyprawa.games.gloomhaven.sheets import Member
from wyprawa.games.gloomhaven.state import Held, State
from wyprawa.games.gloomhaven.texts.stories import whole_quest
from wyprawa.kernel import Table
from wyprawa.words import load_words

DONE = "greed-is-good"  # 200 gold; opens the Quartermaster's box


def fulfilled(quest: str = DONE, **more: Any) -> Any:
    """The first character has fulfilled its quest, and has something to leave behind."""

    def edit(s: State) -> None:
        it = query.member(s, 0)
        it.quest, it.task, it.items, it.gold = quest, len(QUESTS[quest].tasks), [1], 77
        query.world(s).quests.remove(quest)
        for name, value in more.items():
            setattr(query.world(s), name, value)

    return edit


def retired(edit: Any = None, **given: Any) -> Table[State]:
    return play(home(edit=edit or fulfilled(), **given), ("visit", 0), "retire")


@pytest.mark.rule("GH-43.1", "GH-43.2")
def test_whoever_has_fulfilled_its_quest_retires_and_plays_no_more() -> None:
    table = home(edit=fulfilled())
    assert "travel" not in open_to(table)
    assert ("rest", 0) not in open_to(table)  # nor does it wait at the inn
    play(table, ("visit", 0), "donate", ("buy", 7))  # other things may be done before
    assert "retire" in open_to(table)
    play(table, "retire")
    assert member(table, 0).fate == "retired"
    road = ended(chapter(1, edit=fulfilled()), won=True)
    assert asked(road) == "city"  # there is nowhere to go but home


@pytest.mark.rule("GH-43.3", "GH-43.4", "GH-39.9")
def test_items_go_to_the_supply_and_gold_is_lost() -> None:
    table = retired()
    it = member(table, 0)
    assert (it.items, it.gold) == ([], 0)
    assert world(table).supply[1] == 2
    assert sum(each.gold for each in of(table).members) == 30


@pytest.mark.rule("GH-43.5", "GH-44.1")
def test_the_city_prospers() -> None:
    assert world(retired()).prosperity == 1


@pytest.mark.rule("GH-43.6", "GH-46.2", "GH-43.8")
def test_the_quest_opens_its_box_and_is_gone() -> None:
    table = retired()
    assert "quartermaster" in world(table).classes
    assert DONE not in world(table).quests
    envelope = retired(fulfilled("vengeance"))
    assert "envelope-x" in world(envelope).opened


@pytest.mark.rule("GH-43.7")
def test_what_is_open_already_gives_a_design_and_a_side_scenario() -> None:
    edit = fulfilled(classes=["brute", "tinkerer", "scoundrel", "quartermaster"])
    table = retired(edit, script={"item-design": [80], "side-scenario": [65]})
    assert world(table).supply[80] == 2
    assert world(table).unlocked == [1, 65]
    edit = fulfilled("vengeance", opened=["envelope-x"])
    table = retired(edit, script={"item-design": [81], "side-scenario": [66]})
    assert world(table).unlocked == [1, 66]


@pytest.mark.rule("GH-43.9", "GH-43.10", "GH-43.13", "GH-43.E1")
def test_a_perk_for_every_character_that_retired_before() -> None:
    def twice(s: State) -> None:
        fulfilled()(s)
        query.camp(s).lines[0].retired = 1

    table = retired(twice)
    assert (asked(table), table.choices[0].seat) == ("class", 0)
    assert "brute" in open_to(table)  # the same class again, if one likes
    play(table, "scoundrel")
    play(table, open_to(table)[0])  # a quest
    perks = 0
    while asked(table) == "perk":
        perks += 1
        play(table, open_to(table)[0])
    newest = of(table).members[-1]
    assert (perks, len(newest.perks), newest.level, newest.line) == (2, 2, 1, 0)
    assert [line.retired for line in of(table).lines] == [2, 0]  # each line for itself
    assert asked(table) == "city"
    assert create.name == "create"


@pytest.mark.rule("GH-43.11", "GH-43.12")
def test_events_of_a_class_come_with_its_first_retirement_and_with_its_box() -> None:
    table = retired()
    for deck in (world(table).city, world(table).road):
        assert {42, 32} <= {*deck.pile}
    again = retired(fulfilled(retired={"brute": 1}))
    assert 42 not in world(again).city.pile
    assert all(name not in BOXES for name in query.world(state()).classes)  # the first six have none


@pytest.mark.rule("GH-43.15")
def test_without_a_quest_nobody_retires_but_players_change_characters() -> None:
    s = state()
    it = query.member(s, 0)
    it.gold = 500
    quests.advance(s)
    assert not quests.fulfilled(it)
    table = home()
    assert "retire" not in open_to(play(home(), ("visit", 0)))
    play(table, ("rest", 0), ("recruit", 0), "scoundrel")
    assert member(table, 2).line == 0  # it continues the line


@pytest.mark.rule("GH-43.16", "GH-46.12")
def test_the_town_records_are_read_further_with_each_condition() -> None:
    table = retired()
    assert [id for id in world(table).opened if id.startswith("town")] == ["town-records"]
    later = retired(fulfilled(retired={"brute": 2}))
    assert [id for id in world(later).opened if id.startswith("town")] == ["town-records", "town-records-2"]
    assert 76 in world(later).unlocked


def test_others_see_a_quest_fulfilled() -> None:
    table = retired()
    assert member(table, 1).tallies == {"quests": 1}


# --- progress -----------------------------------------------------------------------------------------------


def hero(quest: str, **fields: Any) -> Member:
    it = query.member(state(), 0)
    it.quest = quest
    for name, value in fields.items():
        setattr(it, name, value)
    return it


def so_far(it: Member) -> list[tuple[int, int]]:
    return [(part.have, part.need) for part in quests.progress(it, QUESTS[it.quest].tasks[it.task])]


@pytest.mark.rule("GH-43.1")
@pytest.mark.parametrize(
    ("it", "expected"),
    [
        (hero("seeker-of-xorn", completed=[4, 5, 1]), [(2, 3)]),
        (hero("seeker-of-xorn", task=1, completed=[54]), [(1, 1)]),
        (hero("merchant-class", items=[6, 7, 1, 12, 13]), [(2, 2), (0, 2), (1, 2), (0, 3), (2, 4)]),
        (hero("greed-is-good", gold=199), [(199, 200)]),
        (hero("law-bringer", tallies={"kill:bandit_guard": 3, "kill:cultist": 4, "kill:ooze": 9}), [(7, 20)]),
        (hero("trophy-hunt", tallies={"kill:bandit_guard": 3, "kill:ooze": 9}), [(2, 20)]),
        (hero("eternal-wanderer", completed=[1, 2, 3]), [(3, 15)]),
        (hero("battle-legend", tallies={"checkmarks": 5}), [(5, 15)]),
        (hero("implement-of-light", items=[113]), [(1, 1)]),
        (hero("the-thin-places", completed=[1, 52, 63]), [(2, 6)]),
        (hero("aberrant-slayer", tallies={"kill:sun_demon": 4}), [(0, 1)] * 5 + [(1, 1)]),
        (hero("fearless-stand", tallies={"elite": 8}), [(8, 20)]),
        (hero("zealot-of-the-blood-god", tallies={"exhausted-own": 3}), [(3, 12)]),
        (hero("a-study-of-anatomy", tallies={"exhausted-party": 5}), [(5, 15)]),
        (hero("goliath-toppler", completed=[2, 8, 4]), [(2, 4)]),
        (hero("elemental-samples", completed=[8, 3]), [(1, 1), (1, 1), (0, 1), (0, 1), (0, 1), (0, 1)]),
        (hero("the-perfect-poison", tallies={"kill:ooze": 5, "kill:lurker": 1}), [(3, 3), (1, 3), (0, 3)]),
    ],
    ids=lambda value: value.quest if isinstance(value, Member) else "",
)
def test_how_far_a_quest_has_come(it: Member, expected: list[tuple[int, int]]) -> None:
    assert so_far(it) == expected


@pytest.mark.rule("GH-43.1")
def test_a_task_done_gives_way_to_the_next_and_unlocks_its_scenario() -> None:
    s = state()
    it = query.member(s, 0)
    it.quest, it.completed = "seeker-of-xorn", [4, 5, 6]
    quests.advance(s)
    assert (it.task, quests.fulfilled(it), query.world(s).unlocked) == (1, False, [1, 52])
    it.completed.append(54)
    quests.advance(s)
    assert quests.fulfilled(it)


@pytest.mark.rule("GH-43.1", "GH-34.5")
def test_a_scenario_adds_to_the_quests_of_its_heroes() -> None:
    def fought(s: State) -> None:
        assert s.heroes[0].tally.kinds is not None
        s.heroes[0].tally.kinds = {"bandit_guard": 3}
        s.heroes[0].tally.elites = 2
        s.heroes[1].exhausted = True
        s.heroes[0].checkmarks = 1

    table = ended(chapter(1), won=False, edit=fought)
    assert member(table, 0).tallies == {
        "kill:bandit_guard": 3,
        "elite": 2,
        "exhausted-party": 1,
        "checkmarks": 1,
    }
    assert member(table, 1).tallies == {"exhausted-own": 1, "exhausted-party": 1}


@pytest.mark.rule("GH-43.18")
def test_kills_with_an_item_are_those_it_was_used_for() -> None:
    def axe(s: State) -> None:
        query.member(s, 0).quest, query.member(s, 0).task = "implement-of-light", 1
        query.member(s, 0).items = [113]

    def fought(s: State) -> None:
        s.heroes[0].items = [Held(113)]
        s.heroes[0].tally.kinds = {"living_bones": 3, "living_corpse": 2, "cultist": 1}
        s.heroes[0].tally.armed = {"113:living_bones": 1, "113:cultist": 1, "22:living_corpse": 2}

    table = ended(chapter(1, edit=axe), won=False, edit=fought)
    assert so_far(member(table, 0)) == [(1, 7)]


def test_the_city_adds_to_quests_too() -> None:
    s = state()
    it = query.member(s, 0)
    it.quest = "piety-in-all-things"
    shop.donate(s, 0)
    assert so_far(it) == [(10, 120)]


@pytest.mark.parametrize("id", QUESTS)
def test_every_quest_is_said_in_both_languages(id: str) -> None:
    for language in ("en", "pl"):
        words = load_words("wyprawa.games.gloomhaven", language)
        row = QUESTS[id]
        assert all(map(words.say, whole_quest(id)))
        for task in range(len(row.tasks) + 1):
            card = quest(hero(id, task=task), 0)
            assert all(map(words.say, (card.title, *card.lines, *(track.title for track in card.tracks))))
        assert words.missing == set()


def test_regions_and_boxes_are_those_of_the_quests() -> None:
    assert len(QUESTS) == 24
    assert {number for region in REGIONS.values() for number in region.scenarios} <= {*range(1, 96)}
    opened = {row.opens for row in QUESTS.values() if row.opens is not None}
    assert opened == {*BOXES}
    assert any(isinstance(task, stories.Own) for row in QUESTS.values() for task in row.tasks)


# --- death for good (GH-48) ---------------------------------------------------------------------------------


@pytest.mark.rule("GH-48.5", "GH-48.6", "GH-48.7", "GH-48.8", "GH-48.9")
def test_death_is_no_retirement() -> None:
    def quest(s: State) -> None:
        it = query.member(s, 0)
        it.quest, it.items, it.gold = DONE, [1], 50
        query.world(s).quests.remove(DONE)

    def dies(s: State) -> None:
        s.heroes[0].dead = s.heroes[0].exhausted = True
        s.heroes[0].loot = [2]

    table = ended(chapter(1, edit=quest, permanent_death=True), won=True, edit=dies)
    it = member(table, 0)
    assert (it.fate, it.items, it.gold) == ("dead", [], 0)
    assert DONE in world(table).quests
    assert party(table).roster == [1]
    assert (world(table).prosperity, of(table).lines[0].retired) == (0, 0)
    assert "quartermaster" not in world(table).classes
    assert (asked(table), table.choices[0].seat) == ("class", 0)  # at home, a new character
    play(table, "scoundrel")
    play(table, open_to(table)[0])
    assert asked(table) == "city"
    assert len(of(table).members[-1].perks) == 0
