"""What a seat sees: map, figures, order of turns, heroes, monsters, secrets, and the log in words."""

from __future__ import annotations

import re
from typing import Any, get_args

import ghtables as gh
import pytest
from ghpages import page, run, show

from wyprawa.conformance.laws import LAWS
from wyprawa.games.gloomhaven import GAME, casting, texts
from wyprawa.games.gloomhaven import told as told_records
from wyprawa.games.gloomhaven.content import SCENARIOS
from wyprawa.games.gloomhaven.look import board, figures, options
from wyprawa.games.gloomhaven.places import Passage
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.targeting import in_sight
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.state import OPEN, STRONG, WANING, Active, Held, Obstacle, State, Trap, Turn
from wyprawa.games.gloomhaven.texts.phrases import slug
from wyprawa.kernel import OptionError, new
from wyprawa.kernel.state import Teller
from wyprawa.parts.boards import ids
from wyprawa.scene import Card, Panel, Piece, Scene, Zone, told
from wyprawa.scene.look import record_text, word_id
from wyprawa.scene.svg import standing
from wyprawa.scene.svg.terrain import prop
from wyprawa.scene.text import plain
from wyprawa.scene.text.boards import GROUND
from wyprawa.server.books import legend
from wyprawa.words import load_words

WORDS = load_words(GAME.package, "en")
MODES: dict[str, dict[str, Any]] = {
    "two": {"seats": 2},
    "solo": {"seats": 1, "heroes": ["brute", "tinkerer"]},
    "dungeon": {"seats": 2, "scenario": "dungeon"},
}
ROOMS = """
. . . . #
 . 0 g + .
. . G . #
 1 . . o x
"""


@pytest.mark.parametrize("law", ["words", "no_leak", "saves"])
@pytest.mark.parametrize("mode", MODES)
def test_keeps_the_law(mode: str, law: str) -> None:
    LAWS[law](GAME, MODES[mode], 7)


def piece(scene: Scene, id: str) -> Piece:
    return next(each for each in scene.pieces if each.id == id)


def zone(of: Scene | Panel, id: str) -> Zone:
    return next(each for each in of.zones if each.id == id)


def card(scene: Scene, id: str) -> Card:
    zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
    return next(each for zone in zones for each in zone.cards if each.id == id)


def facts_of(of: Card | Panel | Piece) -> dict[str, Any]:
    return {
        fact.icon: fact.value if isinstance(fact.value, int) else WORDS.say(fact.value) for fact in of.facts
    }


# --- the map ------------------------------------------------------------------------------------------------


def test_only_revealed_rooms_and_the_doors_at_their_edge_are_shown() -> None:
    table = gh.make(draw=ROOMS)
    signs, (shown,) = gh.signs(ROOMS), table.view(0).boards
    there = {cell.id: cell.ground for cell in shown.cells}
    assert there[str(signs["+"][0])] == "door-closed"
    assert there[str(signs["o"][0])] == "obstacle"
    behind = table.state.ground().rooms[2]
    assert behind
    assert not any(behind >> int(id) & 1 for id in there)
    table.state.doors, table.state.rooms = 1, 0b110
    assert {cell.ground for cell in table.view(0).boards[0].cells} >= {"door-open"}


def test_fog_is_drawn_and_called_fog() -> None:
    s = page("vibrant-grotto")
    fogs = [str(cell) for cell in s.ground().doors]
    cells = {cell.id: cell for cell in GAME.view(s, 0).boards[0].cells}
    assert [(cells[id].ground, cells[id].prop) for id in fogs if id in cells] == [
        ("fog-closed", "light-fog")
    ] * 2
    assert WORDS.say(options.hex_name(s, int(fogs[0]))).endswith("(Fog)")
    s.teller = Teller(on=True)
    run(rooms.open_door(s, 0))
    (lifted, *_) = [casting.cast(each, s.figures, s.ground()) for each in s.teller.records]
    where = casting.names(s.ground().board)[int(fogs[0])]
    assert WORDS.say(record_text(GAME, lifted)) == f"The fog on {where} lifts."
    cells = {cell.id: cell for cell in GAME.view(s, 0).boards[0].cells}
    assert (cells[fogs[0]].ground, cells[fogs[0]].prop) == ("fog-open", "")
    show(s, 3)
    s.doors = 0b101
    dark = {cell.id: cell for cell in GAME.view(s, 0).boards[0].cells}[fogs[3]]
    assert (dark.ground, dark.prop) == ("fog-closed", "dark-fog"), "as its tile is"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_page_with_fog_speaks_of_doors(language: str) -> None:
    words, seen = load_words(GAME.package, language), 0
    for it in SCENARIOS.values():
        if {door.passage for door in it.doors} == {"fog"}:
            said = (texts.scenario_goal(it), *texts.special_rules(it))
            assert not [
                text for each in said if re.search(r"\b(doors?|drzwi\w*)\b", text := words.say(each), re.I)
            ]
            seen += 1
    assert seen > 25


def test_fog_that_cannot_be_entered_has_a_lock() -> None:
    s = page("windswept-highlands")
    fogs = [cell for cell in GAME.view(s, 0).boards[0].cells if cell.ground.startswith("fog")]
    assert {(cell.ground, cell.prop) for cell in fogs} == {("fog-locked", "")}
    text = plain(GAME.view(s, 0), WORDS)
    assert re.search("▒ +Impenetrable fog", text)
    assert "Impenetrable fog: b, c and d" in text


def test_a_wall_that_gave_way_is_a_gap() -> None:
    s = page("crystalline-cave")
    grounds = [cell.ground for cell in GAME.view(s, 0).boards[0].cells]
    assert grounds.count("wall-locked") == 5
    run(rooms.open_door(s, 0))
    (gap,) = [cell for cell in GAME.view(s, 0).boards[0].cells if cell.ground == "wall-open"]
    assert (gap.prop, gap.lines) == ("", ())


@pytest.mark.parametrize("state", ["closed", "open", "locked"])
@pytest.mark.parametrize("passage", get_args(Passage))
def test_every_way_between_rooms_is_drawn_said_and_explained(passage: str, state: str) -> None:
    kind = f"{passage}-{state}"
    assert prop(kind), "it has a drawing of its own"
    assert kind in GROUND, "and a sign in the text"
    assert kind in [name for line in legend(GAME).icons for name in (line.icon, *line.also)]
    for language in ("en", "pl"):
        assert load_words(GAME.package, language).has(f"ground-{kind}")


def test_every_kind_of_ground_has_its_own() -> None:
    def edit(s: State) -> None:
        cells = [cell for cell in board_cells(s) if facts.figure_at(s, cell) is None]
        s.hazards, s.difficult, s.plates = 1 << cells[0], 1 << cells[1], {cells[2]: "a"}
        s.traps = {cells[3]: Trap("spike_pit", 4, ("poison",))}
        s.obstacles = [Obstacle("boulder_2", (cells[4], cells[5]))]
        s.money, s.treasures = {cells[6]: 2}, {cells[7]: 7, cells[8]: 0}

    table = gh.make(edit=edit)
    scene = table.view(0)
    grounds = [cell.ground for cell in scene.boards[0].cells]
    assert {ground: grounds.count(ground) for ground in set(grounds) - {"floor"}} == {
        "hazard": 1, "difficult": 1, "plate": 1, "trap": 1, "obstacle": 2,
    }  # fmt: skip
    lying = {each.kind: each for each in scene.pieces if each.kind in ("trap", "coins", "treasure", "quest")}
    assert WORDS.say(lying["trap"].title) == "Trap: 4 damage, Poison"
    assert facts_of(lying["coins"]) == {"gold": 2}
    assert WORDS.say(lying["treasure"].title) == "Treasure 7"
    assert WORDS.say(lying["quest"].title) == "Goal treasure"


def test_what_can_be_destroyed_is_drawn_as_what_it_is() -> None:
    s = page(35)  # a gate with hit points
    scene = GAME.view(s, 0)
    [gate] = [each for each in scene.pieces if each.kind == "obstacle"]
    cells = {cell.id: cell for cell in scene.boards[0].cells}
    assert cells[gate.at].ground == "door-closed"
    assert gate.health is not None
    drawn = standing(scene.boards[0], (gate,), (), WORDS)
    assert f">{gate.health[0]}<" in drawn, "what it has left is on it"
    s = page(42)
    show(s, *range(2, len(s.page().rooms) + 1))
    scene = GAME.view(s, 0)
    chords = [each for each in scene.pieces if each.kind == "obstacle"]
    props = {cell.id: cell.prop for cell in scene.boards[0].cells}
    assert len(chords) == 6
    assert {props[each.at] for each in chords} == {"vocal-chord"}


def test_water_is_no_rubble() -> None:
    wet = next(n for n in SCENARIOS.numbers if "water" in tiles(n))
    s = page(wet)
    show(s, *range(2, len(s.page().rooms) + 1))
    assert "water" in {cell.ground for cell in GAME.view(s, 0).boards[0].cells}


def tiles(number: int) -> set[str]:
    return {each.tile for room in SCENARIOS.at(number).rooms for each in room.overlays}


def test_every_obstacle_of_the_book_has_a_drawing() -> None:
    own = {each.tile for n in SCENARIOS.numbers for room in SCENARIOS.at(n).rooms for each in room.overlays
           if each.kind in ("obstacle", "trap")}  # fmt: skip
    assert {tile for tile in own if not prop(slug(tile))} == set()


def board_cells(s: State) -> list[int]:
    return [int(cell.id) for cell in board.boards(s)[0].cells]


def test_walls_stand_between_rooms_that_touch() -> None:
    table = new(GAME, seats=2, seed=1)
    assert table.view(0).boards[0].walls == ()
    s = table.state
    s.rooms, s.doors = 0b1110, 0b11
    (shown,) = table.view(0).boards
    assert shown.walls
    ids = {cell.id for cell in shown.cells}
    assert all({a, b} <= ids for a, b in shown.walls)


def test_a_hex_keeps_its_name_when_more_of_the_map_is_revealed() -> None:
    table = new(GAME, seats=2, seed=1)
    before = {cell.id: cell.title for cell in table.view(0).boards[0].cells}
    table.state.rooms = 0b1110
    after = {cell.id: cell.title for cell in table.view(0).boards[0].cells}
    assert before.items() <= after.items()
    assert len(set(after.values())) == len(after)


def test_whoever_is_led_has_the_rim_of_a_friend() -> None:
    scene = GAME.view(page(SCENARIOS.numbers[104], seats=1, heroes=["scoundrel"]), 0)
    [friend] = [each for each in scene.pieces if each.kind == "escort"]
    assert friend.colour == figures.FRIEND
    assert friend.glyph == "ri", "there is only one"
    assert all(each.colour == "" for each in scene.pieces if each.kind == "monster")


# --- figures ------------------------------------------------------------------------------------------------


def test_a_monster_shows_number_rank_health_and_conditions() -> None:
    def edit(s: State) -> None:
        elite = next(n for n in gh.monsters(s) if s.figures[n].elite)
        s.figures[elite].conditions = facts.BIT["poison"] | facts.BIT["stun"]
        s.figures[elite].hp = 4
        s.figures[elite].number = 3

    table = gh.make(draw=ROOMS, edit=edit)
    scene = table.view(0)
    elite = next(each for each in scene.pieces if each.rank == "elite")
    assert WORDS.say(elite.title) == "Elite Bandit Guard 3"
    assert elite.health == (4, 9)
    assert elite.glyph == "bg3"
    assert facts_of(elite) == {"poison": "Poison", "stun": "Stun", "shield": 1}
    assert piece(scene, "figure-0").seat == 0
    assert piece(scene, "figure-1").seat == 1
    assert piece(scene, "figure-1").glyph == "SP"


# --- the round ----------------------------------------------------------------------------------------------


def guard_card(s: State, initiative: int) -> int:
    return next(n for n in s.decks["guard"].undrawn if facts.MONSTER_CARDS[n].initiative == initiative)


def test_the_order_of_turns() -> None:
    def edit(s: State) -> None:
        s.heroes[0].initiative, s.heroes[1].initiative = 61, 20
        s.decks["guard"].now = guard_card(s, 50)
        s.turn, s.acted = Turn(gh.monsters(s)[0]), [1, gh.monsters(s)[0]]

    scene = gh.make(draw=ROOMS, edit=edit).view(0)
    order = [(each.id, facts_of(each)) for each in zone(scene, "order").cards]
    assert order == [
        ("order-spellweaver", {"initiative": 20, "check": "has acted"}),
        ("order-bandit_guard", {"initiative": 50, "play": "acting now"}),
        ("order-brute", {"initiative": 61}),
    ]


def test_before_the_cards_are_revealed_there_is_no_order() -> None:
    def edit(s: State) -> None:
        for hero in s.heroes:
            hero.initiative = 0

    assert "order" not in [each.id for each in gh.make(edit=edit).view(0).zones]


def test_the_element_board() -> None:
    def edit(s: State) -> None:
        s.elements[0], s.elements[3] = STRONG, WANING

    tracks = gh.make(edit=edit).view(0).tracks
    assert {each.id: each.value for each in tracks if each.value} == {"element-fire": 2, "element-earth": 1}
    assert len(tracks) == 6


def test_stat_card_and_ability_card_of_each_type() -> None:
    def edit(s: State) -> None:
        s.decks["guard"].now = s.decks["guard"].undrawn[0]

    scene = gh.make(draw=ROOMS, edit=edit, level=1).view(0)
    lines = [WORDS.say(line) for line in card(scene, "type-bandit_guard").lines]
    assert lines[0] == "Normal: 6 HP, move 3, attack 2"
    assert lines[1] == "Elite: 9 HP, move 2, attack 3, Shield 1"
    assert facts_of(card(scene, "ability-bandit_guard"))["initiative"] > 0
    assert facts_of(card(scene, "monster-modifiers"))["deck"] == 20


def test_the_scenario_page_says_goal_rules_and_what_the_level_comes_to() -> None:
    page = card(new(GAME, seats=2, seed=1, level=2).view(0), "scenario")
    assert WORDS.say(page.lines[0]) == "Kill all enemies"
    assert facts_of(page) == {"level": 2, "monster": 2, "trap": 4, "hazard": 2, "gold": 3, "experience": 8}


# --- heroes and secrets (GH-5.6, GH-2.21) -----------------------------------------------------------------


def test_hands_and_goals_are_their_owners() -> None:
    table = gh.make()
    for viewer in (0, 1, None):
        scene = table.view(viewer)
        for seat in (0, 1):
            hand, goals = zone(scene.panels[seat], f"hand-{seat}"), zone(scene.panels[seat], f"goals-{seat}")
            own = viewer == seat
            assert (len(hand.cards) > 0, hand.hidden == 0) == (own, own)
            assert len(hand.cards) + hand.hidden == len(table.state.heroes[seat].hand)
            assert (len(goals.cards), goals.hidden) == ((2, 0) if own else (0, 2))


def test_open_information_shows_hands_but_not_goals() -> None:
    scene = gh.make(edit=lambda s: setattr(s, "variant", OPEN)).view(0)
    assert zone(scene.panels[1], "hand-1").hidden == 0
    assert zone(scene.panels[1], "goals-1").hidden == 2


def test_a_card_that_was_shown_and_came_back_is_no_secret() -> None:
    def edit(s: State) -> None:
        s.heroes[1].shown = tuple(s.heroes[1].hand[:2])

    hand = zone(gh.make(edit=edit).view(0).panels[1], "hand-1")
    assert (len(hand.cards), hand.hidden) == (2, 6)


def test_a_panel_shows_piles_active_cards_and_items() -> None:
    def edit(s: State) -> None:
        hero = s.heroes[0]
        hero.active, hero.discard, hero.lost = [Active(7, "bottom", used=2)], [3, 1], [2]
        hero.hand = [4, 5]
        hero.items = [Held(12, "consumed"), Held(1)]
        hero.xp, hero.money = 4, 3

    panel = gh.make(edit=edit).view(1).panels[0]
    figures = facts_of(panel)
    assert (figures["experience"], figures["money"], figures["level"], figures["deck"]) == (4, 3, 1, 20)
    (track,) = panel.tracks
    assert (track.value, track.high) == (10, 10)
    assert [each.id for each in zone(panel, "discard-0").cards] == ["card-1", "card-3"]
    assert [each.id for each in zone(panel, "lost-0").cards] == ["card-2"]
    (active,) = zone(panel, "active-0").cards
    assert facts_of(active) == {"used": "used 2 of 6"}
    assert [facts_of(each).get("used") for each in zone(panel, "items-0").cards] == ["consumed", None]


def test_one_who_leads_several_has_a_card_for_each() -> None:
    scene = new(GAME, seats=1, heroes=["brute", "tinkerer"], seed=2).view(0)
    (panel,) = scene.panels
    assert WORDS.say(panel.name) == "Brute and Tinkerer"
    assert [each.id for each in zone(panel, "heroes-0").cards] == ["hero-0", "hero-1"]
    assert len(panel.tracks) == 2
    assert WORDS.say(zone(panel, "hand-1").title) == "Tinkerer: Hand"


def test_an_exhausted_hero_is_out() -> None:
    def edit(s: State) -> None:
        s.heroes[1].exhausted, s.figures[1].at = True, -1

    scene = gh.make(edit=edit).view(0)
    assert [panel.out for panel in scene.panels] == [False, True]
    assert "figure-1" not in [each.id for each in scene.pieces]


# --- the log and why ----------------------------------------------------------------------------------------


def said(table: Any) -> list[str]:
    return [WORDS.say(line.text) for line in told(table, 0)]


def test_a_monster_turn_is_told_with_what_was_compared_and_the_rule() -> None:
    def edit(s: State) -> None:
        s.figures[2].number = 5
        s.decks["guard"].now = guard_card(s, 50)

    draw = ". . . . .\n . g . . 0\n. . . . 1"
    table = gh.make(("monster_turn", 2), draw=draw, edit=edit, free=("standee", "modifier"))
    lines = said(table)
    assert "Bandit Guard 5 begins a turn." in lines
    focused = next(line for line in lines if "focuses" in line)
    assert focused.startswith("Bandit Guard 5 focuses on ")
    assert any(line.startswith("Bandit Guard 5 moves to ") for line in lines)
    record = next(line for line in told(table, 0) if "focuses" in WORDS.say(line.text))
    assert record.rule.startswith("GH-26.")
    assert record.marks is not None
    ways = {WORDS.say(way.text): way for way in record.marks.ways}
    brute = ways["Brute (path 2, range 3)"]
    assert (brute.kind, len(brute.cells)) == ("taken", 3)
    assert next(way.kind for text, way in ways.items() if text.startswith("Spellweaver")) == "compared"
    assert brute.cells[-1] in record.marks.cells
    assert [reason.rule for reason in record.marks.reasons] == ["GH-26.6", "GH-27.5"]
    cells = {cell.id for cell in table.view(0).boards[0].cells}
    assert {cell for way in ways.values() for cell in way.cells} <= cells


def test_a_line_of_the_log_shows_the_way_gone() -> None:
    def edit(s: State) -> None:
        s.decks["guard"].now = guard_card(s, 50)

    table = gh.make(
        ("monster_turn", 2), draw=". g . . 0\n . . . . 1", edit=edit, free=("standee", "modifier")
    )
    moved = next(line for line in told(table, 0) if "moves to" in WORDS.say(line.text))
    assert moved.marks is not None
    (way,) = moved.marks.ways
    assert (way.kind, way.cells[-1]) == ("taken", str(table.state.figures[2].at))


# --- line of sight ------------------------------------------------------------------------------------------


def seen_between(table: Any, start: int | str, end: int | str) -> Any:
    assert GAME.between is not None
    return GAME.between(table.state, str(start), str(end))


@pytest.mark.rule("GH-10.8", "GH-10.10", "GH-10.14", "GH-10.27")
def test_the_line_of_sight_between_two_hexes_is_the_one_the_rules_use() -> None:
    table = new(GAME, seed=3, seats=2)
    here = facts.board(table.state)
    for a in here.cells:
        for b in here.cells:
            marks = seen_between(table, a, b)
            (ray,) = marks.rays
            assert ray.clear == bool(in_sight(here, a) >> b & 1)
            assert [reason.rule for reason in marks.reasons][1:] == ["GH-10.14"]
            assert marks.reasons[0].rule == ("GH-10.27" if here.near(a) >> b & 1 else "GH-10.8")
            assert ray.clear, "nothing parts the hexes of the first room"


@pytest.mark.rule("GH-10.8", "GH-10.9")
def test_a_wall_parts_two_hexes_and_the_line_tried_is_shown() -> None:
    table = gh.make(draw="0 . .\n # # .\n# # g 1")
    here = facts.board(table.state)
    pairs = [(a, b) for a in here.cells for b in here.cells if not in_sight(here, a) >> b & 1]
    assert pairs
    for a, b in pairs:
        marks = seen_between(table, a, b)
        assert not marks.rays[0].clear
        assert "does not see" in WORDS.say(marks.reasons[0].text)


@pytest.mark.rule("GH-4.2")
def test_a_closed_door_is_no_hex_to_see_through() -> None:
    table = new(GAME, seed=3, seats=2)
    ground = table.state.ground()
    start, door = ids(ground.rooms[1])[0], ground.doors[0]
    marks = seen_between(table, start, door)
    assert ([reason.rule for reason in marks.reasons], marks.rays[0].clear) == (["GH-4.2"], False)
    hidden = ids(ground.rooms[2])[0]
    for wrong in (str(hidden), "-1", "x", "9" * 30):
        with pytest.raises(OptionError, match="is no hex of the map"):
            seen_between(table, start, wrong)


def test_everything_the_rules_tell_can_be_said() -> None:
    kinds = [each for each in vars(told_records).values() if isinstance(each, type)]
    kinds = [
        each for each in kinds if issubclass(each, told_records.Record) and each is not told_records.Record
    ]
    assert len(kinds) > 30
    for language in ("en", "pl"):
        words = load_words(GAME.package, language)
        assert [each.__name__ for each in kinds if not words.has(f"told-{word_id(each.__name__)}")] == []


def test_the_dead_keep_their_names_in_the_log() -> None:
    table = new(GAME, seats=2, seed=3)
    chance = 0
    while table.choices and chance < 150:
        table.choose(table.choices[0].options[0], table.choices[0].seat)
        chance += 1
    assert not [line for line in said(table) if "nobody" in line or "‹" in line]


def test_the_whole_table_as_text() -> None:
    text = plain(gh.make(draw=ROOMS, scenario=1).view(0), WORDS)
    assert re.search(r"\+ +Closed door", text)
    assert "Elite Bandit Guard" in text
    assert "9/9" in text
