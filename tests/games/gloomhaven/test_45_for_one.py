"""Rewards that are for one thing or one character, boxes that are open already, casual play on the way."""

from __future__ import annotations

import pytest
from ghcampaigns import asked, chapter, ended, home, member, open_to, party, play, world
from ghdeeds import does, field, foes

from wyprawa.games.gloomhaven import stories
from wyprawa.games.gloomhaven.abilities.verbs import Attack
from wyprawa.games.gloomhaven.campaign import enhancer, gains, query, quests, shop
from wyprawa.games.gloomhaven.content import BOXES, QUESTS
from wyprawa.games.gloomhaven.sheets import Member
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Table

PLAIN = 1  # the Brute's card with Attack 3
AXE, STAFF = 113, 114


# --- gold for enhancements (GH-45.7) ------------------------------------------------------------------------


def rift(gold: int = 30) -> Table[State]:
    """Scenario 27 is won, by characters who may enhance cards and have so much gold."""

    def edit(s: State) -> None:
        gains.achieve(s, query.ENHANCING, "")
        for who in (0, 1):
            query.member(s, who).gold = gold

    table = ended(chapter(27, edit=edit), won=True)
    while asked(table) != "enhance.card":
        play(table, open_to(table)[0])
    return table


@pytest.mark.rule("GH-45.7")
def test_gold_for_enhancements_is_spent_at_once_or_lost() -> None:
    table = rift()
    assert table.choices[0].subject == (0, 100)
    play(table, PLAIN, ("sticker", "top", "1.value +1", 50))
    assert (table.choices[0].subject, member(table, 0).gold) == ((0, 50), 30)  # none of its own yet
    play(table, "none")
    assert table.choices[0].subject == (1, 100)
    play(table, "none")
    assert [member(table, who).gold for who in (0, 1)] == [30, 30]
    assert world(table).stickers == {PLAIN: ("top 1.value +1",)}


@pytest.mark.rule("GH-45.7")
def test_gold_of_the_own_purse_may_be_added() -> None:
    table = rift(60)
    dear = next(card for card in open_to(table)[:-1] if card not in _open(table, 100))
    play(table, dear)
    sticker = max(open_to(table)[:-1], key=lambda each: each[-1])
    assert 100 < sticker[-1] <= 160
    play(table, sticker)
    assert member(table, 0).gold == 160 - sticker[-1]
    assert table.choices[0].subject == (1, 100)


def _open(table: Table[State], most: int) -> list[int]:
    """The cards all of whose stickers cost no more."""
    pool = member(table, 0).pool
    return [card for card in pool if all(it.cost <= most for it in enhancer.offers(world(table), card))]


# --- what is for one quest (GH-45.8, GH-43.18) --------------------------------------------------------------


@pytest.mark.rule("GH-45.8")
def test_the_staff_is_for_the_seeker_who_cannot_sell_it() -> None:
    def seeker(s: State) -> None:
        query.member(s, 1).quest = "seeker-of-xorn"
        query.world(s).quests.remove("seeker-of-xorn")

    table = ended(chapter(53, edit=seeker), won=True)
    assert [member(table, who).items for who in (0, 1)] == [[], [STAFF]]
    s = table.state
    assert shop.to_sell(s, 1) == []
    query.member(s, 1).items.append(1)
    assert shop.to_sell(s, 1) == [1]
    query.member(s, 0).items = [STAFF]
    assert shop.to_sell(s, 0) == [STAFF]  # nobody else is bound to it


@pytest.mark.rule("GH-45.8")
def test_without_a_seeker_nobody_gets_the_staff() -> None:
    table = ended(chapter(53), won=True)
    assert [member(table, who).items for who in (0, 1)] == [[], []]


@pytest.mark.rule("GH-43.18")
def test_a_kill_is_made_with_the_axe_if_the_attack_used_it() -> None:
    it = Member(line=0, party=0, character="brute", quest="implement-of-light", task=1)
    task = QUESTS[it.quest].tasks[1]
    assert isinstance(task, stories.Kill)
    it.tallies = {"kill:living_bones": 7, f"with:{AXE}:living_bones": 2, f"with:{AXE}:living_spirit": 1}
    assert quests.progress(it, task) == [(3, 7, "")]


@pytest.mark.rule("GH-43.18")
@pytest.mark.parametrize("uses", [True, False])
def test_the_tally_holds_kills_by_attacks_that_used_an_item(uses: bool) -> None:
    s = field(". 0 b . .\n . 1 . . .", ["plus_0"], items=[AXE], hp=1)
    s.heroes[0].tally.kinds = {}
    does(s, 0, Attack(value=3), answers=[*([("item", AXE)] if uses else []), *foes(s)])
    assert not foes(s)
    assert s.heroes[0].tally.kinds == {"living_bones": 1}
    assert (s.heroes[0].tally.armed or {}) == ({f"{AXE}:living_bones": 1} if uses else {})


# --- boxes (GH-43.17, GH-46.13) -----------------------------------------------------------------------------


@pytest.mark.rule("GH-46.13")
def test_an_end_of_reputation_whose_box_is_open_gives_a_design_and_a_side_scenario() -> None:
    def reputed(s: State) -> None:
        query.party(s).reputation = 10
        query.world(s).classes += [name for name in BOXES if name not in query.world(s).classes]

    table = home(edit=reputed, script={"item-design": [80], "side-scenario": [65]})
    assert world(table).supply[80] == 2
    assert world(table).unlocked == [1, 65]
    before = home(edit=lambda s: setattr(query.party(s), "reputation", 10))
    assert world(before).unlocked == [1]
    assert len(world(before).classes) == 7


@pytest.mark.rule("GH-43.17")
def test_a_page_of_the_quest_that_opens_its_envelope_is_the_quests_unlock() -> None:
    def cured(s: State) -> None:
        it = query.member(s, 0)
        it.quest, it.task = "finding-the-cure", 2
        query.world(s).quests.remove(it.quest)
        query.world(s).completed = [60]
        query.world(s).unlocked = [1, 60]
        query.world(s).opened = ["envelope-x"]

    table = play(home(edit=cured), ("visit", 0), "retire")
    assert (member(table, 0).fate, world(table).unlocked) == ("retired", [1, 60])
    assert 80 not in world(table).supply

    def elsewhere(s: State) -> None:
        cured(s)
        query.world(s).completed = []

    other = play(
        home(edit=elsewhere, script={"item-design": [80], "side-scenario": [65]}), ("visit", 0), "retire"
    )
    assert world(other).unlocked == [1, 60, 65]


# --- casual play on the way (GH-37.29, GH-38.13) ------------------------------------------------------------


@pytest.mark.rule("GH-37.29")
@pytest.mark.parametrize(("number", "casual"), [(1, True), (0, True), (0, False)])
def test_casual_play_between_two_linked_scenarios_leaves_the_link(number: int, casual: bool) -> None:
    def after_the_first(s: State) -> None:
        query.party(s).at = 1
        query.world(s).completed, query.world(s).unlocked = [1], [1, 2]

    table = ended(chapter(number, casual=casual, edit=after_the_first), won=True)
    assert party(table).at == 1
    assert not query.needs_road_event(table.state, 2, casual=False)
    lost = ended(chapter(4, edit=after_the_first), won=False)
    assert party(lost).at == 4


@pytest.mark.rule("GH-38.13")
def test_after_casual_play_no_new_visit_begins() -> None:
    def spent(s: State) -> None:
        query.member(s, 0).donated = True

    table = play(ended(chapter(1, casual=True, edit=spent), won=True), "home")
    assert "event" not in open_to(table)
    assert "donate" not in open_to(play(table, ("visit", 0)))
    real = play(ended(chapter(1, edit=spent), won=True), "home")
    assert "event" in open_to(real)
    assert "donate" in open_to(play(real, ("visit", 0)))
