"""The challenge phase and the challenge decks (chapters 9 and 10)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import adversary, event, item, make, only, space

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import ADVERSARY, CHALLENGES, EVENT
from wyprawa.games.warcraft.rules.characters.items import discard_item
from wyprawa.games.warcraft.state import NOTHING, LyingEvent, State
from wyprawa.kernel import Table

BOAR, GHOUL, KOBOLD = adversary("mountain_boar"), adversary("rotting_ghoul"), adversary("kobold_miner")
MISS = {"red": [1], "black": [1]}


def face(edit: wc.Edit, at: str = "tirisfal_glades", **more: object) -> Table[State]:
    """Seat 0 comes to its challenge phase on a space."""

    def ready(s: State) -> None:
        s.characters[0].at = space(at)
        edit(s)

    return make("challenge_phase", edit=ready, **more)  # type: ignore[arg-type]


def drawn(table: Table[State]) -> list[int]:
    found = (line.record for line in table.log)
    return [record.card for record in found if isinstance(record, told.AdversaryDrawn | told.EventDrawn)]


@pytest.mark.rule("WW-9.1", "WW-9.2")
def test_in_a_city_there_is_no_challenge() -> None:
    assert drawn(face(lambda s: None, "undercity")) == []


@pytest.mark.rule("WW-9.4", "WW-9.10", "WW-9.11", "WW-9.12", "WW-9.14", "WW-10.1", "WW-1.6")
def test_the_bottom_card_of_the_deck_of_the_spaces_colour_is_fought() -> None:
    def edit(s: State) -> None:
        s.characters[0].level = 2
        only(s, 0, GHOUL, KOBOLD)

    table = face(edit, script=MISS)
    assert drawn(table) == [GHOUL]
    assert table.state.challenges[0].bottom == [KOBOLD]


@pytest.mark.rule("WW-9.13", "WW-12.11", "WW-12.20", "WW-12.22", "WW-10.2", "WW-10.3")
def test_events_are_resolved_until_an_adversary_comes() -> None:
    kind = event("kind_stranger")

    def edit(s: State) -> None:
        s.characters[0].damage = 3
        only(s, 0, kind, GHOUL, BOAR)

    table = face(edit, script=MISS)
    assert drawn(table) == [kind, GHOUL]
    assert table.state.challenges[0].bottom == [kind, BOAR]  # BOAR comes next
    assert wc.told(table, told.Healed)[0].damage == 2


@pytest.mark.rule("WW-9.E1", "WW-9.17", "WW-9.18")
def test_a_deck_of_events_alone_ends_the_phase() -> None:
    kind, rain = event("kind_stranger"), event("heavy_rain")
    table = face(lambda s: only(s, 0, kind, rain))
    assert drawn(table) == [kind, rain]
    assert wc.told(table, told.NoAdversary)
    assert table.state.challenges[0].bottom == [kind]


@pytest.mark.rule("WW-9.18", "WW-12.13")
def test_what_comes_back_from_the_table_can_still_be_drawn() -> None:
    kind, rain, winds = event("kind_stranger"), event("heavy_rain"), event("fair_winds")

    def edit(s: State) -> None:
        only(s, 0, kind, rain)
        s.general = winds

    table = face(edit)
    assert drawn(table) == [kind, rain, winds]
    assert table.state.general == winds
    assert table.state.challenges[0].bottom == [rain, kind]


@pytest.mark.rule("WW-9.19")
def test_an_empty_deck_ends_the_phase() -> None:
    assert drawn(face(lambda s: only(s, 0))) == []


@pytest.mark.rule("WW-9.16")
def test_who_is_defeated_by_an_event_draws_no_more() -> None:
    def edit(s: State) -> None:
        s.characters[0].damage = 4
        only(s, 1, event("ambush_at_dusk"), adversary("crocolisk"))
        s.characters[0].at = space("southshore")

    table = make("challenge_phase", "cleanup_phase", edit=edit)
    assert len(drawn(table)) == 1
    assert table.state.characters[0].at != space("southshore")


@pytest.mark.rule("WW-9.7", "WW-9.8", "WW-9.9", "WW-12.17", "WW-12.18")
def test_one_of_what_lies_on_the_space_is_chosen_and_nothing_drawn() -> None:
    old = event("old_shrine")

    def edit(s: State) -> None:
        wc.lie_undefeated(s, 0, BOAR, "shadowfang_keep")
        wc.take_from_deck(s, old)
        s.events = (LyingEvent(old, space("shadowfang_keep")),)

    table = face(edit, "shadowfang_keep", script=MISS)
    arugal = wc.board("archmage_arugal")
    assert wc.options(table) == [("marker", 0), ("event", old), ("board", arugal)]
    wc.take(table, ("board", arugal))
    wc.decline(table)
    assert drawn(table) == []


@pytest.mark.rule("WW-9.15")
def test_an_event_on_the_space_ends_the_phase() -> None:
    camp = event("old_shrine")

    def edit(s: State) -> None:
        wc.take_from_deck(s, camp)
        s.events = (LyingEvent(camp, space("brill")),)

    table = face(edit, "brill")
    assert drawn(table) == []
    assert [record.card for record in wc.told(table, told.EventMet)] == [camp]


@pytest.mark.rule("WW-10.4", "WW-10.5", "WW-10.6")
def test_a_returned_card_is_its_front_again_in_the_deck_of_its_colour() -> None:
    robe = item("forged_robe")
    s = make().state
    wc.own(s, 0, robe)
    discard_item(s, 0, robe, "WW-19.29")
    assert s.challenges[1].bottom == [robe]
    assert ADVERSARY[robe] is not None
    assert all((card.adversary is None) != (card.event is None) for card in CHALLENGES)
    assert EVENT[robe] is None
    assert s.track == [NOTHING] * 10

    def alone(s: State) -> None:
        wc.own(s, 0, robe)
        only(s, 1)
        discard_item(s, 0, robe, "WW-19.29")

    table = face(alone, "southshore", script={"red": [1], "black": [2]})
    assert drawn(table) == [robe]
    assert table.state.track[0] == robe  # the adversary on its front, undefeated
