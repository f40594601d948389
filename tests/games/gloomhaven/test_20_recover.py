"""Chapter 20: recover and refresh."""

from __future__ import annotations

import pytest
from ghdeeds import does, field, plays, run
from msgspec.structs import replace

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Recover, Refresh
from wyprawa.games.gloomhaven.content import ITEMS
from wyprawa.games.gloomhaven.rules.figures import using
from wyprawa.games.gloomhaven.rules.query import ability_cards
from wyprawa.games.gloomhaven.rules.scenario import ending, special_rules
from wyprawa.games.gloomhaven.state import Held, State

ALL = Whom(who="characters")
REVIVING_ETHER, SHIELD_BASH, WALL_OF_DOOM = 63, 8, 13


@pytest.mark.rule("GH-20.1", "GH-20.3")
def test_recover_up_to_so_many_of_a_kind() -> None:
    s = field("0 g")
    hero = s.heroes[0]
    hero.discard, hero.lost = [1, 2, 3], [4]
    first, second = does(s, 0, Recover(value=2, pile="discarded"), answers=[2, "stop"])
    assert set(first.options) == {1, 2, 3, "stop"}
    assert (hero.hand, hero.discard, hero.lost) == ([2], [1, 3], [4])
    assert set(second.options) == {1, 3, "stop"}


@pytest.mark.rule("GH-20.1")
def test_recover_all_asks_nothing() -> None:
    s = field("0 g", heroes=["spellweaver", "brute"])
    s.heroes[0].lost = [61, 64]
    plays(s, REVIVING_ETHER, "top")
    assert s.heroes[0].hand == [61, 64]
    assert s.heroes[0].lost == [REVIVING_ETHER]


@pytest.mark.rule("GH-20.2")
def test_active_cards_can_be_taken_back() -> None:
    s = field("0 g")
    plays(s, SHIELD_BASH, "bottom")
    does(s, 0, Recover(value=1, pile="discarded"), answers=[SHIELD_BASH])
    assert s.heroes[0].active == []
    assert s.figures[0].shield == 0


@pytest.mark.rule("GH-20.4")
def test_some_cards_never_come_back_however_they_were_lost() -> None:
    s = field("0 g", heroes=["spellweaver", "brute"])
    s.heroes[0].lost = [REVIVING_ETHER]
    assert ability_cards.recoverable(s, 0, "lost") == []
    s.heroes[0].lost, s.heroes[0].discard = [], [REVIVING_ETHER]
    assert ability_cards.recoverable(s, 0, "discarded") == [REVIVING_ETHER]


@pytest.mark.rule("GH-20.5")
def test_refresh_says_which_items() -> None:
    s = field("0 g")
    hero = s.heroes[0]
    hero.items = [Held(1, "spent"), Held(12, "consumed"), Held(5, "consumed"), Held(13, "consumed")]
    does(s, 0, Refresh(value=1, of=("consumed",), slot="small"), answers=[13])
    assert [held.state for held in hero.items] == ["spent", "consumed", "consumed", "ready"]
    does(s, 0, Refresh(value="all", of=("spent",)))
    assert hero.items[0].state == "ready"


@pytest.mark.rule("GH-20.5")
def test_an_item_that_is_being_used_does_not_refresh_itself() -> None:
    s = field("0 g", items=[141, 12])  # any item of a friend, oneself included
    s.heroes[0].items[1] = Held(12, "consumed")
    run(s, using.use_item(s, 0, ("item", 141)), 0)
    assert [held.state for held in s.heroes[0].items] == ["consumed", "ready"]


@pytest.mark.rule("GH-20.6")
@pytest.mark.parametrize("for_good", [False, True])
def test_an_item_that_cannot_be_refreshed(monkeypatch: pytest.MonkeyPatch, for_good: bool) -> None:
    monkeypatch.setitem(ITEMS, 12, replace(ITEMS[12], for_good=for_good))
    card, treasure = field("0 g"), field("0 g")
    for s in (card, treasure):
        s.heroes[0].items = [Held(12, "consumed")]
    does(card, 0, Refresh(value="all", of=("spent", "consumed")))
    run(treasure, special_rules.perform(treasure, [Refresh(value=1, of=("spent", "consumed"), to=ALL)]))
    for s in (card, treasure):
        assert s.heroes[0].items[0].state == ("consumed" if for_good else "ready")
    over = field("0 g")
    over.heroes[0].items = [Held(12, "consumed")]
    ending.put_back(over)
    assert over.heroes[0].items[0].state == "ready"  # the next scenario has it again (GH-24.11)


@pytest.mark.rule("GH-20.2", "GH-20.4")
def test_what_a_treasure_recovers() -> None:
    """Active cards count, cards that never come back do not."""
    s = field("0 g", heroes=["spellweaver", "brute"])
    s.heroes[0].lost = [REVIVING_ETHER, 61]
    plays(s, 66, "bottom")  # Frost Armor, active and lost
    verb = Recover(value=1, pile="lost", to=Whom(who="looter"))
    (question,) = run(s, special_rules.perform(s, [verb], looter=0), 66)
    assert list(question.options) == [61, 66]
    assert (s.heroes[0].hand, s.heroes[0].active) == ([66], [])


@pytest.mark.rule("GH-20.7")
def test_a_card_of_the_first_action_can_be_recovered_by_the_second() -> None:
    s = field("0 . . 1", heroes=["tinkerer", "brute"])
    plays(s, 30, "bottom", "stop")
    assert s.heroes[0].discard == [30]
    does(s, 0, Recover(value=1, pile="discarded"), answers=[30])
    assert s.heroes[0].hand == [30]


def test_an_ally_recovers_its_own_cards() -> None:
    def ready(s: State) -> None:
        s.heroes[1].discard = [1, 2]

    s = field("0 1", heroes=["tinkerer", "brute"])
    ready(s)
    asked = plays(s, 37, "bottom", 1)
    assert asked[0].ask == "recover.whom"
    assert s.heroes[1].hand == [1, 2]
    assert s.heroes[0].lost == [37]
    chimeric = field("0 1", heroes=["tinkerer", "brute"])
    chimeric.heroes[1].lost, chimeric.heroes[1].hand = [1, 2], [3]
    asked = plays(chimeric, 60, "top", 1, 1, 2, 3, 2)
    assert {question.seat for question in asked[1:]} == {1}
    assert chimeric.heroes[1].hand == [1]
    assert chimeric.heroes[1].lost == [3, 2]
