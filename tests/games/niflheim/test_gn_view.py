"""Sight between two squares, reasons of the undead, the page between scenarios."""

from __future__ import annotations

import pytest
from gntables import F, active, arm, drawn, item, options, place, told, undead_turn

from wyprawa import new
from wyprawa.games.niflheim import GAME, events
from wyprawa.games.niflheim.view.options import looks
from wyprawa.games.niflheim.view.seeing import between
from wyprawa.games.niflheim.view.why import marks
from wyprawa.kernel import OptionError
from wyprawa.words import load_words

EN = load_words("wyprawa.games.niflheim", "en")


@pytest.mark.rule("GN-9.1", "GN-18.16", "GN-18.17", "GN-18.18")
def test_a_line_shows_what_costs() -> None:
    s = drawn("F ~ ~ K d")
    a, b = str(s.heroes[F].at), str(s.undead[0].at)
    found = between(s, a, b)
    assert found.cells == (a, b, str(place(s, 2, 0)), str(place(s, 3, 0)))  # not the square beside Frida
    assert [EN.say(reason.text) for reason in found.reasons] == [
        "A1 and A5 see each other",
        "Range 4",
        "On the line: figures between −2, difficult terrain −2",
    ]
    [ray] = found.rays
    assert (ray.start, ray.end, ray.clear) == ((0, 0), (4, 0), True)


@pytest.mark.rule("GN-9.3")
def test_a_wall_shuts_the_line() -> None:
    s = drawn("F .#. d")
    found = between(s, str(s.heroes[F].at), str(s.undead[0].at))
    assert not found.rays[0].clear
    assert len(found.reasons) == 2


@pytest.mark.parametrize("id", ["999", "-1", "x", ""])
def test_what_is_no_square_is_refused(id: str) -> None:
    with pytest.raises(OptionError, match="no square"):
        between(drawn("F . d"), id, "0")


@pytest.mark.rule("GN-12.2", "GN-12.12")
def test_an_undead_says_why() -> None:
    table = undead_turn(drawn("F . . . d"))
    [first] = [marks(each) for each in told(table, events.UndeadActivated)]
    [moved] = [marks(each) for each in told(table, events.UndeadMoved)]
    assert first is not None
    assert moved is not None
    said = [EN.say(reason.text) for found in (first, moved) for reason in found.reasons]
    assert said == [
        "It is the nearest of those left, 4 squares from a hero",
        "On a shortest way to a square beside Frida",
    ]
    assert [reason.rule for reason in moved.reasons] == ["GN-12.12"]


def test_two_of_a_kind_are_offered_once_or_told_apart() -> None:
    s = drawn("F d")
    arm(s, F, "seax", "seax")
    s.heroes[F].pack = [item("axe"), item("axe", 1)]
    table = active(s)
    said = [EN.say(looks.option(table.state, table.choices[0], each).label) for each in options(table)]
    assert len(set(said)) == len(said)
    assert "Attack Draugr 1 with seax in the off hand" in said


def test_leaving_the_map_has_words() -> None:
    s = drawn("> . d F")
    s.heroes[F].at = place(s, 0, 0)
    table = active(s)
    assert EN.say(looks.option(table.state, table.choices[0], ("leave",)).label) == "Leave the map"


def test_between_scenarios_the_party_sheet_is_shown() -> None:
    table = new(GAME, seed=1, seats=2, campaign=True)
    scene = GAME.view(table.state, 0)
    assert EN.say(scene.title) == "Before the first scenario"
    assert [zone.id for zone in scene.zones] == ["sheet"]
    with pytest.raises(OptionError):
        between(table.state, "0", "1")
