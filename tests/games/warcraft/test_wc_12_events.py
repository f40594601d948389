"""Event cards (chapter 12)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import adversary, event, make, only, space

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import CONTENT, EVENT
from wyprawa.games.warcraft.rules.challenge.events import lay_on_space, turn_event
from wyprawa.games.warcraft.rules.query.effects import Acting
from wyprawa.games.warcraft.rules.query.figures import bonus, health
from wyprawa.games.warcraft.state import NOTHING, LyingEvent, State
from wyprawa.games.warcraft.vocabulary.verbs import TurnEvent
from wyprawa.kernel import Table

BOAR = adversary("mountain_boar")
CAMP, SHRINE, COURIER = event("bandit_camp"), event("old_shrine"), event("lost_courier")
PHASES = ("challenge_phase", "cleanup_phase", wc.HOLD, "end_turn")


def on_space(card: int, at: str, edit: wc.Edit = lambda s: None, **more: object) -> Table[State]:
    """Seat 0 meets an event that lies on its space."""

    def ready(s: State) -> None:
        wc.take_from_deck(s, card)
        s.events = (LyingEvent(card, space(at)),)
        s.characters[0].at = space(at)
        edit(s)

    return make(*PHASES, edit=ready, **more)  # type: ignore[arg-type]


@pytest.mark.rule("WW-12.1", "WW-12.5", "WW-12.21")
def test_every_event_is_of_one_kind_and_one_colour() -> None:
    for each in CONTENT.events:
        assert (each.kind == "location") == (each.place is not None)
        assert each.kind == "general" or not each.powers
        assert each.item is None or each.adversary is None
    assert {card.colour for card in CONTENT.challenges if card.event} == {"grey", "green", "yellow", "red"}


@pytest.mark.rule("WW-12.12", "WW-12.13", "WW-12.14", "WW-4.14")
def test_a_general_event_replaces_the_old_one_and_is_in_force() -> None:
    rain, winds = event("heavy_rain"), event("fair_winds")

    def edit(s: State) -> None:
        s.characters[0].at = space("brill")
        s.general = rain
        only(s, 0, winds)

    table = make("challenge_phase", edit=edit)
    # the old one came back to the deck, was drawn in its turn and replaced the new one
    assert [record.card for record in wc.told(table, told.GeneralEvent)] == [winds, rain]
    assert [bonus(table.state, who, "movement") for who in range(3)] == [-1, -1, -1]
    assert table.state.challenges[0].bottom == [winds]


@pytest.mark.rule("WW-12.14")
def test_fair_winds_blow_for_the_last() -> None:
    s = make(seats=3).state
    s.general = event("fair_winds")
    assert [bonus(s, who, "movement") for who in range(3)] == [0, 0, 0]
    s.characters[1].scored_quests = (wc.quest("boar_hunt"),)
    assert [bonus(s, who, "movement") for who in range(3)] == [1, 0, 1]
    s.characters[2].scored_quests = (wc.quest("letters_from_brill"), wc.quest("brewing_ale"))
    assert [bonus(s, who, "movement") for who in range(3)] == [1, 0, 0]


@pytest.mark.rule("WW-12.14", "WW-15.5")
def test_who_has_no_health_left_under_a_general_event_is_defeated() -> None:
    def edit(s: State) -> None:
        s.characters[0].at = s.characters[1].at = space("hearthglen")
        s.characters[0].level = 2
        s.characters[1].damage = health(s, 1) - 1
        only(s, 2, event("plague_wind"), adversary("stone_golem"))

    table = make(*PHASES, edit=edit, script={"red": [1], "black": [1]})
    wc.take(table, ("draw", 2))
    assert [record.who for record in wc.told(table, told.Defeated)] == [1]


@pytest.mark.rule("WW-12.15", "WW-12.16", "WW-12.2")
def test_a_location_event_goes_to_its_place_and_replaces_what_lies_there() -> None:
    s = make().state
    lay_on_space(s, CAMP, space("kharanos"))
    lay_on_space(s, SHRINE, space("kharanos"))
    assert s.events == (LyingEvent(SHRINE, space("kharanos")),)
    assert s.challenges[0].bottom == [CAMP]


@pytest.mark.rule("WW-12.19")
def test_who_stands_there_already_does_not_resolve_it_now() -> None:
    def edit(s: State) -> None:
        s.characters[0].at = space("brill")
        only(s, 0, COURIER, BOAR)

    table = make("challenge_phase", edit=edit, script={"red": [1], "black": [1]})
    assert [event.at for event in table.state.events] == [space("brill")]
    assert not wc.told(table, told.EventMet)
    assert [record.card for record in wc.told(table, told.AdversaryDrawn)] == [BOAR]


@pytest.mark.rule("WW-12.7", "WW-12.3", "WW-12.10", "WW-12.24")
def test_an_event_that_turns_into_an_adversary_is_fought_at_once() -> None:
    table = on_space(CAMP, "kharanos", script={"red": [6], "black": [1]}, free=("challenge",))
    s = table.state
    assert s.events == ()
    assert [record.foe for record in wc.told(table, told.AdversaryDefeated)] == [("card", CAMP)]
    assert len(s.characters[0].bag) == 1  # as the card says
    assert CAMP in s.challenges[0].bottom
    assert not wc.told(table, told.AdversaryDrawn)


@pytest.mark.rule("WW-12.7", "WW-13.35", "WW-22.1")
def test_an_adversary_on_the_back_of_an_event_can_stay_undefeated() -> None:
    table = on_space(CAMP, "kharanos", script={"red": [1], "black": [1]})
    assert (table.state.track[0], table.state.markers[0]) == (CAMP, space("kharanos"))


@pytest.mark.rule("WW-12.8", "WW-12.9")
@pytest.mark.parametrize(("at", "marker"), [("brill", "brill"), ("undercity", None)])
def test_turned_at_another_time_it_enters_the_board_undefeated(at: str, marker: str | None) -> None:
    def begin(s: State) -> None:
        wc.take_from_deck(s, CAMP)
        s.characters[0].at = space(at)
        turn_event(s, Acting(0, "event", CAMP), TurnEvent())

    s = make(wc.HOLD, "challenge_phase", begin=begin).state
    assert s.markers[0] == (NOTHING if marker is None else space(marker))
    assert s.challenges[0].bottom == ([CAMP] if marker is None else [])


@pytest.mark.rule("WW-12.6", "WW-12.4", "WW-1.4")
def test_an_event_that_turns_into_an_item_is_gained() -> None:
    worn = wc.item("worn_robe")
    table = on_space(SHRINE, "goldshire", lambda s: wc.own(s, 0, worn))
    assert wc.asked(table) == (0, "give")
    wc.take(table, "yes")
    s = table.state
    assert (s.characters[0].bag, s.events) == ([SHRINE], ())
    assert s.challenges[0].bottom == [worn]


@pytest.mark.rule("WW-12.23", "WW-18.1", "WW-18.2")
def test_an_event_worth_valor_goes_to_the_log() -> None:
    table = on_space(COURIER, "brill", lambda s: wc.hold_cards(s, 0, "charge", "charge", "execute"))
    wc.take(table, "yes", wc.ability("charge"), wc.ability("charge"))
    assert table.state.characters[0].scored_events == (COURIER,)
    found = EVENT[COURIER]
    assert found is not None
    assert found.valor == 1


@pytest.mark.rule("WW-12.17")
def test_an_event_that_stays_waits_for_the_next_one() -> None:
    table = on_space(COURIER, "brill", lambda s: wc.hold_cards(s, 0, "charge", "charge"))
    wc.take(table, "no")
    assert [each.card for each in table.state.events] == [COURIER]
