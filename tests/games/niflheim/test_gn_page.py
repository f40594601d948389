"""What a person sees: map, round track, objectives, heroes with their things, questions, the sheet."""

from __future__ import annotations

from typing import Any

import pytest
from gncampaigns import camp
from gntables import F, K, active, arm, asked, drawn, item, options, sit

from wyprawa import new
from wyprawa.games.niflheim import GAME
from wyprawa.games.niflheim.content import SCENARIOS, SKILLS
from wyprawa.games.niflheim.content.pages import Captive, Force, Search
from wyprawa.games.niflheim.setup import lay_out
from wyprawa.games.niflheim.state import Marker, Pile, State
from wyprawa.games.niflheim.view import acting, aims, cards, faces
from wyprawa.games.niflheim.view.options import looks
from wyprawa.games.niflheim.vocabulary.goals import (
    AllLeft,
    Cleared,
    Endured,
    Fallen,
    Killed,
    Marked,
    Reached,
    Rescued,
    Searched,
)
from wyprawa.kernel import Table
from wyprawa.players import play, player
from wyprawa.scene import Card, Scene, look
from wyprawa.scene.svg.faces import names
from wyprawa.words import Text, load_words

EN, PL = (load_words("wyprawa.games.niflheim", language) for language in ("en", "pl"))


def say(text: Text | None) -> str:
    assert text is not None
    return EN.say(text)


def seen(s: State, seat: int | None = 0) -> Scene:
    return GAME.view(s, seat)  # type: ignore[no-any-return]


def zone(scene: Scene, id: str) -> tuple[Card, ...]:
    zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
    return next(each.cards for each in zones if each.id == id)


# --- the map ------------------------------------------------------------------------------------------------


def test_squares_show_what_they_are() -> None:
    s = drawn("F ~ : > S d", track="S.")
    s.fire = 1 << s.undead[0].at
    grounds = [cell.ground for cell in seen(s).boards[0].cells]
    assert grounds == ["floor", "difficult", "abyss", "exit", "floor", "hazard"]
    [summoning] = [cell for cell in seen(s).boards[0].cells if cell.lines]
    assert say(summoning.lines[0]) == "undead appear here (S)"


def test_outside_a_pit_is_water() -> None:
    s = drawn("F : d", theme="ice")
    assert [cell.ground for cell in seen(s).boards[0].cells] == ["floor", "water", "floor"]


def test_a_hidden_marker_has_no_face_of_its_own() -> None:
    s = drawn("F h H m")
    pieces = {piece.id: piece for piece in seen(s).pieces}
    assert pieces["figure-100"].face == pieces["figure-101"].face == faces.HIDDEN
    assert pieces["figure-100"].health is None
    assert pieces["figure-102"].face == "niflheim/mardrom"


def test_figures_carry_their_markers() -> None:
    s = drawn("F d K J", captives=(Captive(id="jarl", at="J", carried=True),))
    s.heroes[F].cover, s.heroes[K].attacked, s.undead[0].stunned = 2, True, True
    s.heroes[K].blocked_by, s.rescued, s.heroes[K].carries = s.undead[0].figure, 1, 1
    facts = {piece.id: [fact.icon for fact in piece.facts] for piece in seen(s).pieces}
    assert facts == {"figure-0": ["eye"], "figure-1": ["attack", "lock", "carried"], "figure-100": ["stun"]}


def test_what_lies_on_one_square_is_one_pile() -> None:
    s = drawn("F . d")
    cell = s.heroes[F].at + 1
    s.piles = [Pile(cell, [item("torch")]), Pile(cell, [], [2, 0, 0, 0])]
    [pile] = [piece for piece in seen(s).pieces if piece.kind == "loot"]
    assert [(fact.icon, fact.value) for fact in pile.facts][1] == ("range", 2)


@pytest.mark.parametrize("id", SCENARIOS)
def test_every_figure_of_a_page_has_a_face(id: str) -> None:
    table = new(GAME, seed=2, scenario=id)
    while asked(table) == "start":
        table.choose(options(table)[0])
    figures = [piece for piece in seen(table.state).pieces if piece.kind in ("hero", "monster", "person")]
    assert figures
    assert {piece.face for piece in figures} <= set(names("niflheim"))


# --- track, pool, objectives --------------------------------------------------------------------------------


def test_the_round_track_shows_who_comes_when() -> None:
    s = drawn("F S d", track=".S.")
    s.space = 1
    spaces = zone(seen(s), "spaces")
    assert [card.kind for card in spaces] == ["", "summon", ""]
    assert [[fact.icon for fact in card.facts[1:]] for card in spaces] == [["check"], ["play"], []]


def test_small_letters_are_for_large_parties() -> None:
    s = drawn("F s d", track="s", larger=4)
    assert zone(seen(s), "spaces")[0].kind == ""


def test_the_pool_and_hidden_markers_are_counted_together() -> None:
    s = drawn("F h d")
    s.pool = [Marker(0), Marker(1)]
    assert [(card.id, card.facts[0].value) for card in zone(seen(s), "pool")] == [
        ("kind-0", 2),
        ("kind-1", 1),
    ]


GOALS = [
    (Rescued(who="jarl"), "Rescue the Jarl"),
    (Searched(what="chest"), "Search A3"),
    (AllLeft(), "Everybody who lives leaves the map"),
    (AllLeft(with_=("torch", "scroll")), "Everybody who lives leaves the map, with: torch and scroll"),
    (Killed(n=4), "Kill 4 undead"),
    (Killed(kind="bishop"), "Kill: the Bishop"),
    (Killed(kind="troll", n=2), "Kill 2 × Troll"),
    (Reached(at="F", n=0), "Everybody who lives stands on A1"),
    (Reached(at="F"), "A hero stands on A1"),
    (Reached(at="F", n=2), "2 heroes stand on A1"),
    (Endured(rounds=10), "Hold out for 10 rounds"),
    (Cleared(), "Leave no undead on the map"),
    (Fallen(), "A hero has died"),
    (Marked(what="bell"), "A special rule of the page: bell"),
]


@pytest.mark.rule("GN-4.11")
@pytest.mark.parametrize(("goal", "said"), GOALS)
def test_objectives_in_words(goal: object, said: str) -> None:
    s = drawn("F d C", main=(goal,), searches=(Search(id="chest", at="C", table=()),))
    [card] = aims.cards(s)
    assert say(card.title) == said
    assert PL.say(card.title)


@pytest.mark.rule("GN-4.11")
def test_objectives_lie_before_who_looks() -> None:
    s = drawn("F K . d", seats=2, main=(Cleared(),), side=(Killed(),))
    s.kills = {0: 1}
    assert [[fact.icon for fact in card.facts] for card in zone(seen(s), "goals")] == [[], ["check"]]
    zones = [[zone.id for zone in panel.zones] for panel in seen(s, 1).panels]
    assert ["goals" in ids for ids in zones] == [False, True]
    assert "goals" in [zone.id for zone in seen(s, None).zones]


# --- heroes and cards ---------------------------------------------------------------------------------------


def test_things_say_what_they_do() -> None:
    s = drawn("F d")
    arm(s, F, "sling")
    s.heroes[F].pack = [item("great_axe"), item("bear_mead")]
    s.runes = {item("great_axe"): [3]}
    said = {say(card.title): [say(line) for line in card.lines] for card in zone(seen(s), "gear-0")}
    assert said["sling"] == ["readied weapon", "Adjacent: 9 / 11", "At range: 7 / 10 (4, 3)"]
    assert said["great axe"][-2:] == ["Two-handed", "With a red runestone"]
    assert said["bear mead"] == ["equipment slot", "+2 to the attacks of this activation"]


@pytest.mark.parametrize("n", range(len(SKILLS)))
def test_skills_say_what_they_do(n: int) -> None:
    for words in (EN, PL):
        first = words.say(cards.skill(n, "x").lines[0])
        assert first
        assert "$" not in first


def test_of_many_heroes_the_one_it_is_about_has_its_things_open() -> None:
    table = active(drawn("F K A G\n\n. . . d"), K)
    [panel] = seen(table.state).panels
    assert say(panel.name) == "Killian and 3 others"
    assert [track.id for track in panel.tracks] == ["health-1"]
    assert [zone.id for zone in panel.zones if zone.pile] == ["hero-1", "kit-0", "kit-2", "kit-3"]


def test_between_scenarios_everybody_lies_on_the_table() -> None:
    assert [card.id for card in zone(seen(camp(seats=2)), "party")] == ["board-0", "board-1"]


# --- questions, options, motion, the sheet ------------------------------------------------------------------


def test_questions_say_whom_they_are_about() -> None:
    scene = look(active(drawn("F . d"), intent="march"), 0)
    assert scene.prompt is not None
    assert say(scene.prompt.title) == "Frida: What now?"
    assert say(scene.prompt.note) == "3 MP left · health 4/4"
    assert scene.prompt.face == "niflheim/frida"


def test_intents_say_what_they_bring() -> None:
    table = sit(drawn("F . d"))
    notes = [say(looks.option(table.state, table.choices[0], n).note) for n in options(table)]
    assert notes[2] == "6 MP, attacks −2, cover 4"


@pytest.mark.rule("GN-18.7")
def test_an_attack_has_its_chart() -> None:
    s = drawn("F d")
    arm(s, F, "seax")
    table = active(s, intent="stay")
    [attack] = [each for each in options(table) if each[0] == "attack"]
    found = looks.option(table.state, table.choices[0], attack)
    [chart] = found.odds
    assert (chart.at, chart.chance) == ("figure-100", 67)
    assert [(EN.say(bar.label), bar.chance) for bar in chart.bars if isinstance(bar.label, Text)] == [
        ("nothing", 8),
        ("stun", 25),
        ("kill", 67),
    ]


def played(**given: Any) -> Table[State]:
    table = new(GAME, seed=6, **given)
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    return table


def test_the_sheet_adds_up() -> None:
    table = played(scenario="in_the_mist", seats=2)  # draugr alone: no arrow of theirs kills another
    assert GAME.sheet is not None
    sheet = GAME.sheet(table)
    rows = {say(row.title): row.values for row in sheet.rows}
    assert len(sheet.columns) == len(table.state.heroes)
    assert sum(rows["Undead killed"]) == sum(table.state.kills.values())
    assert sum(rows["Experience gained"]) == sum(hero.earned for hero in table.state.heroes)


def test_the_sheet_of_a_campaign_has_everybody_once() -> None:
    table = played(campaign=True, attempts=1)
    assert GAME.sheet is not None
    names = [say(name) for name in GAME.sheet(table).columns]
    assert len(names) == len(set(names)) > 0


def test_what_is_told_is_seen_to_happen() -> None:
    table = played(scenario="rescue", seats=2)
    kinds = {act.kind for _, record in table.log for act in acting.acts(record)}
    assert {"turn", "focus", "move", "roll", "hurt", "gain", "come", "leave", "open"} <= kinds


def test_a_page_s_pool_is_laid_out() -> None:
    s = drawn("F . d", pool=(Force(undead="troll", count=2),))
    lay_out(s)
    assert [card.id for card in zone(seen(s), "pool")] == ["kind-1"]
