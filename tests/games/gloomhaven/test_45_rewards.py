"""Chapters 45 and 46: what a scenario brings, and what is sealed."""

from __future__ import annotations

import pytest
from ghcampaigns import asked, chapter, drive, ended, home, member, of, open_to, party, play, state, world

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.campaign import gains, query
from wyprawa.games.gloomhaven.campaign.outcomes import Context, open_seal, perform, settle
from wyprawa.games.gloomhaven.content import BOXES, SEALED
from wyprawa.games.gloomhaven.rules.scenario import special_rules
from wyprawa.games.gloomhaven.sheets import Party
from wyprawa.games.gloomhaven.special import (
    Achieve,
    AddEvent,
    Design,
    Forfeit,
    OpenBox,
    OpenEnvelope,
    Prosperity,
    Reputation,
    SideScenario,
    Spoil,
)
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Table
from wyprawa.scene import look
from wyprawa.scene.text import plain
from wyprawa.words import load_words, t


def brought(s: State, *spoils: Spoil) -> None:
    drive(perform(s, spoils, Context("")))


@pytest.mark.rule("GH-45.1", "GH-32.10")
def test_the_rewards_of_scenario_3() -> None:
    """The rulebook's own block: two locations, an achievement, gold for each, prosperity."""
    table = ended(chapter(3), won=True)
    assert {8, 9} <= {*world(table).unlocked}
    assert party(table).achievements == ["jekserahs-plans"]
    assert [it.gold for it in of(table).members] == [45, 45]
    assert world(table).prosperity == 1


@pytest.mark.rule("GH-32.2", "GH-32.3", "GH-32.8", "GH-32.9", "GH-32.12", "GH-45.1")
def test_everything_a_hero_earned_is_on_its_sheet() -> None:
    def earned(s: State) -> None:
        hero = s.heroes[0]
        hero.xp, hero.money, hero.gold, hero.checkmarks, hero.loot = 9, 4, 15, 1, [2]
        s.crossed = [7]

    won = ended(chapter(1, level=3), won=True, edit=earned)
    it = member(won, 0)
    assert (it.xp, it.gold, it.checkmarks, it.items) == (9 + 10, 30 + 12 + 15, 1, [2])
    assert (member(won, 1).xp, party(won).notes) == (10, [(1, True)])
    lost = ended(chapter(1, level=3), won=False, edit=earned)
    it = member(lost, 0)
    assert (it.xp, it.gold, it.items, world(lost).crossed) == (9, 57, [2], [7])
    assert party(lost).notes == [(1, False)]


@pytest.mark.rule("GH-45.2")
def test_a_reward_takes_no_more_than_there_is() -> None:
    s = state()
    query.party(s).reputation = -19
    brought(s, Reputation(change=-5))
    assert query.party(s).reputation == -20
    brought(s, Prosperity(change=-3))
    assert query.world(s).prosperity == 0


@pytest.mark.rule("GH-45.3")
def test_a_rewarded_item_is_one_copy_for_one_character() -> None:
    s = state()
    gains.takes_item(s, 1, 113, "")
    assert (query.member(s, 0).items, query.member(s, 1).items) == ([], [113])
    assert query.world(s).supply[113] == 1
    assert query.copies_left(s, 113) == 0


@pytest.mark.rule("GH-45.4")
def test_new_locations_alone_unlock() -> None:
    table = ended(chapter(4), won=True)
    assert world(table).unlocked == [1, 5, 6]
    choice = ended(chapter(13), won=True)
    assert (asked(choice), open_to(choice)) == ("reward.location", [15, 17, 20])
    play(choice, 17)
    assert world(choice).unlocked == [1, 17]


@pytest.mark.rule("GH-45.5", "GH-45.6")
def test_random_side_scenarios_while_there_are_any() -> None:
    s = state(script={"side-scenario": [65]})
    assert query.world(s).sides == list(range(63, 72))
    brought(s, SideScenario())
    assert query.world(s).unlocked == [1, 65]
    assert 65 not in query.world(s).sides
    query.world(s).sides = []
    brought(s, SideScenario())
    assert query.world(s).unlocked == [1, 65]


@pytest.mark.rule("GH-45.1", "GH-46.2")
def test_spoils_are_carried_out_at_home() -> None:
    """What pages say of the party and the world waits until the scenario is over."""
    spoils: list[Spoil] = [
        Achieve(achievement="first-steps", scope="party"),
        Forfeit(achievement="city-rule-militaristic", scope="global"),
        AddEvent(deck="city", number=4),
        OpenBox(name="sunkeeper"),
        OpenEnvelope(name="envelope-b"),
    ]

    def edit(s: State) -> None:
        drive(special_rules.perform(s, spoils))
        assert s.spoils == spoils

    table = ended(chapter(1, edit=no_fourth), won=False, edit=edit)
    assert party(table).achievements == ["first-steps"]
    assert "city-rule-militaristic" not in world(table).achievements
    assert 4 in world(table).city.pile
    assert "sunkeeper" in world(table).classes
    assert ("envelope-b" in world(table).opened, world(table).prosperity) == (True, 1)


def no_fourth(s: State) -> None:
    query.world(s).city.pile.remove(4)


def test_treasures_bring_designs() -> None:
    s = state(script={"item-design": [90]})
    brought(s, Design())
    brought(s, Design(number=96))
    assert {90, 96} <= {*query.world(s).supply}


# --- sealed content (GH-46) ---------------------------------------------------------------------------------


def settled(*, reputation: int = 0, achievements: tuple[str, ...] = (), donated: int = 0) -> State:
    s = state()
    query.party(s).reputation = reputation
    query.world(s).donated = donated
    for each in achievements:
        gains.achieve(s, each, "")
    drive(settle(s))
    return s


@pytest.mark.rule("GH-46.1", "GH-46.3")
def test_nothing_is_opened_that_nothing_opens() -> None:
    assert query.world(settled()).opened == []
    s = state()
    drive(open_seal(s, "envelope-b", ""))
    assert (query.world(s).opened, query.world(s).prosperity) == (["envelope-b"], 1)


@pytest.mark.rule("GH-46.2")
def test_a_box_makes_its_class_everybodys() -> None:
    s = settled(reputation=10)
    query.camp(s).parties.append(Party(1))
    query.camp(s).party = 1
    assert "sunkeeper" in query.world(s).classes


@pytest.mark.rule("GH-46.4")
def test_five_ancient_technologies_open_envelope_a() -> None:
    assert "envelope-a" not in query.world(settled(achievements=("ancient-technology",) * 4)).opened
    assert "envelope-a" in query.world(settled(achievements=("ancient-technology",) * 5)).opened


@pytest.mark.rule("GH-46.5")
def test_the_drakes_command_and_treasure() -> None:
    assert not query.holds(settled(achievements=("the-drakes-command",)), "the-drake-aided")
    s = settled(achievements=("the-drakes-command", "the-drakes-treasure"))
    assert query.holds(s, "the-drake-aided")
    assert 75 in query.world(s).city.pile
    assert 66 in query.world(s).road.pile


@pytest.mark.rule("GH-46.6")
def test_a_hundred_gold_donated_opens_envelope_b() -> None:
    assert "envelope-b" not in query.world(settled(donated=90)).opened
    assert "envelope-b" in query.world(settled(donated=100)).opened


@pytest.mark.rule("GH-46.7", "GH-46.9", "GH-36.7")
def test_good_and_ill_repute_open_a_box_each() -> None:
    assert BOXES["sunkeeper"].symbol == "sun"
    assert BOXES["nightshroud"].symbol == "eclipse"
    for reputation, name, opens in (
        (9, "sunkeeper", False),
        (10, "sunkeeper", True),
        (-10, "nightshroud", True),
    ):
        assert (name in query.world(settled(reputation=reputation)).classes) == opens
    assert "nightshroud" not in query.world(settled(reputation=-9)).classes


@pytest.mark.rule("GH-46.8", "GH-46.10")
def test_the_ends_of_reputation_bring_events() -> None:
    high, low = query.world(settled(reputation=20)), query.world(settled(reputation=-20))
    assert 76 in high.city.pile
    assert 67 in high.road.pile
    assert 77 in low.city.pile
    assert 68 in low.road.pile


@pytest.mark.rule("GH-46.11")
def test_each_condition_takes_effect_once() -> None:
    s = settled(donated=100)
    drive(settle(s))
    query.camp(s).parties.append(Party(1))
    query.camp(s).party = 1
    drive(settle(s))
    assert (query.world(s).opened.count("envelope-b"), query.world(s).prosperity) == (1, 1)


def test_what_is_sealed_is_named_nowhere() -> None:
    table = home()
    words = load_words(GAME.package, "en")
    said = plain(look(table, 0), words).casefold()
    names = [*BOXES, *(words.say(t(f"sealed-{id}")).casefold() for id in SEALED)]
    assert [name for name in names if name.replace("_", " ") in said] == []


def test_only_symbols_name_the_boxes_that_quests_open() -> None:
    table: Table[State] = home(("choose_quest", 0), script={"personal-quest": ["law-bringer", "vengeance"]})
    words = load_words(GAME.package, "en")
    said = plain(look(table, 0), words)
    assert "Opens: sun" in said
    assert "unkeeper" not in said
