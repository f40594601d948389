"""Scenarios that are not in the book: proved, and played like any other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wyprawa
from wyprawa.games.gloomhaven import GAME, drafts, proof
from wyprawa.games.gloomhaven.content import CONTENT, SCENARIOS
from wyprawa.games.gloomhaven.ground import spread_out
from wyprawa.games.gloomhaven.measures import count, places
from wyprawa.games.gloomhaven.places import Scenario
from wyprawa.kernel import Chance, Measure, loads, new, position
from wyprawa.parts.content import ContentError
from wyprawa.players import play, player
from wyprawa.scene import look
from wyprawa.words import load_words

CELLAR = (Path(__file__).parents[3] / "docs" / "studies" / "cellar.toml").read_text()


def problems(text: str) -> list[str]:
    with pytest.raises(ContentError) as said:
        drafts.page(text, "cellar.toml")
    return [each.removeprefix("cellar.toml: ") for each in said.value.problems]


@pytest.mark.parametrize(
    "scenario", [each for each in CONTENT.scenarios if each.cards is None], ids=lambda each: each.id
)
def test_the_scenarios_of_the_book_are_sound(scenario: Scenario) -> None:
    assert proof.problems(scenario) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"giant_viper", at = [3, 1]', '"viper", at = [3, 1]', "rooms[0]: viper at (3, 1): no monster of"),
        ("at = [7, 1], by", "at = [9, 1], by", "rooms[1]: living_bones at (9, 1), which is no floor"),
        ("at = [7, 1], by", "at = [5, 1], by", "rooms[1]: living_bones at (5, 1), where trap is already"),
        ("joins = [1, 2]", "joins = [2, 3]", "doors[0] at (4, 1): joins rooms 2, 3, but touches 1, 2"),
        ("at = [4, 1], tile", "at = [3, 0], tile", "doors[0] at (3, 0): lies on the floor of room 1"),
        ("joins = [1, 2] }", 'joins = [1, 2], locked = true, label = "a" }', "doors[0] at (4, 1): locked"),
        ("[0, 1], [0, 2],", "[0, 1], [3, 1],", "starts: something lies or stands there already: (3, 1)"),
        ("[0, 1], [0, 2],", "[0, 1], [9, 9],", "starts: not on the floor of the first room: (9, 9)"),
        ("[0, 1], [0, 2], [-1, 2], [1, 0]]", "[0, 1]]", "starts: expected at least 4 different hexes, got 2"),
        ("[[0, 5, 8],", "[[0, 4, 8],", "rooms[1].floor: hex (4, 0) belongs to room 1 already"),
        ("[[0, 5, 8],", "[[0, 5, 8], [0, 6, 6],", "rooms[1].floor: hex (6, 0) is there 2 times"),
        ('"spike_pit"', '"honey_pot"', "overlay tile 'honey_pot' has no name; there are: altar, "),
        (
            '{ when = "cleared", everywhere = true }',
            '{ when = "killed", least = 1, monsters = ["hound"] }',
            "goal and rules: monster 'hound' is not in this scenario; there are: cultist, giant_viper",
        ),
        (
            '{ when = "cleared", everywhere = true }',
            '{ when = "looted", least = 2 }',
            "goal and rules: number of goal tiles '2' is not in this scenario; there are: 0",
        ),
        ('id = "flooded-cellar"', 'id = "black-barrow"', "id: expected one of its own, got 'black-barrow'"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_draft_is_named_with_its_place(old: str, new: str, said: str) -> None:
    assert old in CELLAR
    found = problems(CELLAR.replace(old, new))
    assert any(each.startswith(said) for each in found), found


def test_a_room_nobody_gets_to() -> None:
    door = re.sub(r"doors = \[.*\]\n", "doors = []\n", CELLAR)
    assert problems(door)[0].startswith("rooms[1]: nobody can get there")


def test_all_problems_of_a_file_are_said_at_once() -> None:
    text = CELLAR.replace('kind = "trap"', 'kind = "trapp"').replace("number = 101", 'number = "x"')
    assert problems(text) == [
        "scenarios[0].number: expected int, got str",
        "scenarios[0].rooms[1].overlays[0].kind: expected 'obstacle', 'trap', 'difficult', 'hazard' or "
        "'plate', got 'trapp' (did you mean 'trap'?)",
    ]
    assert problems(CELLAR + CELLAR.partition('source = "designed"')[2]) == [
        "scenarios: expected one record, got 2"
    ]
    assert problems("[[scenarios]]")[0].startswith("source: expected 'rulebook', ")
    assert problems("source = ")[0].startswith("line 1")


def test_a_draft_is_played_saved_and_looked_at_like_any_scenario() -> None:
    game = drafts.drafted(CELLAR, "cellar.toml")
    table = new(game, seed=3, seats=2)
    assert table.state.page().id == "flooded-cellar"
    words = load_words(game.package, "pl")
    assert words.say(look(table, None).title) == "flooded-cellar"
    while len(table.history) < 30 and not table.over:
        choice = table.choices[0]
        table.choose(player("sensible", 4).choose(wyprawa.players.Chair(table, choice.seat)), choice.seat)
    again = loads(table.record(), game=game)
    assert again.digest() == table.digest()
    assert position(game, table.position()).digest() == table.digest()
    world = table.imagine(table.choices[0].seat, Chance(1))
    assert world.state.ground() is table.state.ground()
    assert new(GAME, seed=3, seats=2).state.draft is None


def test_trials_go_through_levels_and_parties() -> None:
    assert GAME.drafts is not None
    tried = [(each["seats"], each["level"]) for each in GAME.drafts.trials]
    assert tried == [(seats, level) for seats in (2, 3, 4) for level in range(8)]
    for options in GAME.drafts.trials:
        GAME.begin(GAME.read_options(options), 1)


def test_what_is_counted_adds_up() -> None:
    game = drafts.drafted(CELLAR, "cellar.toml")
    table = new(game, seed=6, seats=2)
    play(table, [player("random", 1), player("random", 2)])
    found = list(count(table))
    spots = game.measures.places(table.options) if game.measures else {}

    def of(kind: str) -> list[Measure]:
        return [each for each in found if each.kind == kind]

    assert [each.what for each in of("role")] == ["class-brute", "class-spellweaver"]
    assert of("room")[0].area == "1"
    assert {each.what for each in of("card")} <= {f"card-{n}" for n in range(1, 1000)}
    assert of("damage")
    for each in of("death"):
        assert each.where in spots
        assert each.area in ("1", "2", "")
    lost = of("lost")
    assert len(lost) == (not table.outcome.winners if table.outcome else 0)
    heroes = [each for each in of("death") if each.who.startswith("class-")]
    assert len(heroes) == sum(hero.exhausted for hero in table.state.heroes)
    struck = sum(each.amount for each in of("strike"))
    assert struck > 0
    assert all(each.what.startswith("monster-") for each in of("kill"))


def test_the_book_has_its_places() -> None:
    spots = places(GAME.read_options({"seats": 2, "scenario": 1}))
    page = SCENARIOS["black-barrow"]
    assert len(spots) == sum(len(spread_out(room.floor)) for room in page.rooms) + len(page.doors)
    assert places(GAME.read_options({"seats": 2, "scenario": "dungeon"})) == {}
