"""Options in words: labels, what they point at, the way of a move, the odds of an attack."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import ghtables as gh
import pytest

from wyprawa.conformance.play import chance_of, choose
from wyprawa.games.gloomhaven import GAME, campaign, rules
from wyprawa.games.gloomhaven.abilities.terms import Moment
from wyprawa.games.gloomhaven.look import options
from wyprawa.games.gloomhaven.look.chances import odds, said
from wyprawa.games.gloomhaven.rules.attack.aims import Plan
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State, Turn
from wyprawa.kernel import Table, new
from wyprawa.scene import OptionLook, Scene, look, option_look
from wyprawa.scene.look import word_id
from wyprawa.words import Words, load_words

WORDS = load_words(GAME.package, "en")
ASKED = re.compile(r'ask(?:_beside)?\(\s*[\w.\[\]()]+(?:, [\w.\[\]() ]+)*?,\s*"([\w.]+)"')
CHOSEN = re.compile(r'(?:choose|select|_heroes)\(\s*s, x,[^"]*"([\w.]+)"')
FIELD = """
. . . . . .
 . 0 g . o .
. . G ~ . .
 . 1 . x . .
"""


def spoken() -> list[Words]:
    return [load_words.__wrapped__(GAME.package, language) for language in ("en", "pl")]


def looks(table: Table[State]) -> dict[Any, OptionLook]:
    """The options of the first open question."""
    choice = table.choices[0]
    return {option: option_look(GAME, table.state, choice, option) for option in choice.options}


def labels(table: Table[State]) -> dict[Any, str]:
    return {option: WORDS.say(each.label) for option, each in looks(table).items()}


# --- all of them --------------------------------------------------------------------------------------------


def asked_in_the_rules() -> set[str]:
    """The names of all questions in the rules' source."""
    found: set[str] = set()
    files = [path for each in (rules, campaign) for path in Path(next(iter(each.__path__))).rglob("*.py")]
    for path in files:
        text = path.read_text(encoding="utf-8")
        found |= set(ASKED.findall(text)) | set(CHOSEN.findall(text))
    return found


def test_every_question_of_the_rules_has_a_title_and_looks() -> None:
    found = asked_in_the_rules()
    assert {"act", "attack", "monster.focus", "rest.lose", "heal.target", "move"} <= found
    said_alike_everywhere = {"attacked", "attack.help", "invisible", "may", "use"}
    assert found - options.looks.questions <= said_alike_everywhere
    for words in spoken():
        asks = found | options.looks.questions
        assert [ask for ask in asks if not words.has(f"ask-{word_id(ask)}")] == []
        assert [id for id in options.looks.word_ids if not words.has(id)] == []


def test_every_moment_at_which_something_may_be_used_has_a_title() -> None:
    later = {"turn", "attack", "move", "song_action", "doom_action", "pack_action", "command_action"}
    for words in spoken():
        for moment in set(get_args(Moment)) - later:
            if moment not in ("loot",):
                assert words.has(f"ask-{word_id(moment)}"), moment


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_in_words(seed: int) -> None:
    """Every option has words in both languages, unlike those of the others, and points at what is there."""
    both, classes = spoken(), ["brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"]
    heroes = [{"class": classes[(seed + n) % 6], "level": 1 + 4 * (seed % 3)} for n in range(2 + seed % 3)]
    where = "dungeon" if seed == 5 else 1 + 3 * seed
    table = new(GAME, seed=seed, seats=1 + seed % 2, scenario=where, heroes=heroes)
    chance = chance_of(seed)
    while table.choices and len(table.history) < 160:
        choice = table.choices[0]
        there = set(ids_in(table.view(choice.seat)))
        found = looks(table)
        for words in both:
            heard = [(words.say(each.label), each.targets, each.group) for each in found.values()]
            assert all(label.strip() for label, _, _ in heard), choice.ask
            assert len(set(heard)) == len(heard), (choice.ask, heard)
            assert all(not each.group or words.has(f"group-{each.group}") for each in found.values())
            for each in found.values():
                if each.note is not None:
                    words.say(each.note)
        lost = {target for each in found.values() for target in each.targets} - there
        assert lost == set(), choice.ask
        choose(table, chance)
    assert [(words.missing, words.faults) for words in both] == [(set(), set())] * 2


def ids_in(scene: Scene) -> Iterator[str]:
    yield from (cell.id for board in scene.boards for cell in board.cells)
    yield from (piece.id for piece in scene.pieces)
    yield from (track.id for track in scene.tracks)
    for zone in [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]:
        yield zone.id
        yield from (card.id for card in zone.cards)
        yield from (half.id for card in zone.cards for half in card.halves)


# --- the turn -----------------------------------------------------------------------------------------------


def playing(s: State) -> None:
    s.heroes[0].hand, s.heroes[0].picked = [2, 3], [10, 1]
    s.turn = Turn(0)


def test_halves_of_cards_and_basic_actions() -> None:
    found = labels(gh.make(("act", 0), draw=FIELD, edit=playing))
    assert found["top", 1] == "Trample: Attack 3, Pierce 2"
    assert found["attack", 1] == "Trample: only Attack 2"
    assert found["move", 10] == "Spare Dagger: only Move 2"
    assert found["pass"] == "End the turn"
    groups = {
        option: each.group for option, each in looks(gh.make(("act", 0), draw=FIELD, edit=playing)).items()
    }
    assert groups["top", 1] == groups["attack", 10] == "top"
    assert groups["bottom", 1] == groups["move", 10] == "bottom"


def test_a_move_shows_its_way_and_its_cost() -> None:
    table = gh.make(("act", 0), draw=FIELD, edit=playing)
    table.choose(("move", 10))
    while table.choices[0].ask != "move":
        table.choose("go")
    start = table.state.figures[0].at
    for goal, each in looks(table).items():
        if goal == "stop":
            continue
        assert each.path[0] == str(start)
        assert each.path[-1] == str(goal) == each.targets[0]
        fork = table.fork()
        fork.choose(goal)
        left = fork.choices[0].subject[1] if fork.choices[0].ask == "move" else 0
        points = WORDS.say(each.label).rsplit(", ", 1)[1]
        assert points == ("1 point" if left == 1 else "2 points")
        assert str(fork.state.figures[0].at) == each.path[-1]


# --- odds ---------------------------------------------------------------------------------------------------


def aiming(*choices: Any, edit: Any = None, **options: Any) -> Table[State]:
    def ready(s: State) -> None:
        playing(s)
        if edit is not None:
            edit(s)

    table = gh.make(("act", 0), draw=FIELD, edit=ready, **options)
    for choice in choices:
        table.choose(choice)
    assert table.choices[0].ask == "attack"
    return table


def test_odds_beside_each_target_count_shield_and_pierce() -> None:
    table = aiming(("top", 1))  # Attack 3, Pierce 2
    s = table.state
    notes = {target: each.note for target, each in looks(table).items() if isinstance(target, int)}
    assert len(notes) == 2
    for target, note in notes.items():
        shield = 1 if s.figures[target].elite else 0
        assert note == said(odds(s, s.heroes[0].deck, Plan(3, 0, shield, 2)), s.figures[target].hp)


def test_odds_know_poison_strengthen_and_muddle() -> None:
    def edit(s: State) -> None:
        s.figures[0].conditions = facts.BIT["strengthen"]
        for n in gh.monsters(s):
            s.figures[n].conditions = facts.BIT["poison"]

    table = aiming(("attack", 1), edit=edit)
    s = table.state
    for target, each in looks(table).items():
        if isinstance(target, int):
            plan = Plan(3, 1, 1 if s.figures[target].elite else 0)
            assert each.note == said(odds(s, s.heroes[0].deck, plan), s.figures[target].hp)


def test_a_ranged_attack_beside_its_target_has_disadvantage() -> None:
    table = aiming(("top", 10))  # Attack 3, Range 3
    s = table.state
    near = facts.board(s).near(s.figures[0].at)
    for target, each in looks(table).items():
        if isinstance(target, int):
            edge = -1 if near >> s.figures[target].at & 1 else 0
            plan = Plan(3, edge, 1 if s.figures[target].elite else 0)
            assert each.note == said(odds(s, s.heroes[0].deck, plan), s.figures[target].hp)


def test_an_area_names_those_it_hits_with_the_odds_of_each() -> None:
    table = aiming(("top", 3), edit=lambda s: s.heroes[0].picked.append(3))  # Attack 2, an arc of 3 hexes
    areas = [
        each for option, each in looks(table).items() if isinstance(option, tuple) and option[0] == "area"
    ]
    both = next(each for each in areas if " and " in WORDS.say(each.label))
    assert re.fullmatch(
        r"(Elite )?Bandit Guard \d and (Elite )?Bandit Guard \d in the area", WORDS.say(both.label)
    )
    assert both.note is not None
    assert WORDS.say(both.note).count("kills") == 2


# --- other questions ----------------------------------------------------------------------------------------


def test_damage_may_be_met_with_cards() -> None:
    def edit(s: State) -> None:
        s.figures[0].conditions = facts.BIT["wound"]
        s.heroes[0].hand, s.heroes[0].discard = [2], [3, 4]
        s.heroes[0].picked = [10, 1]

    table = gh.make(("hero_turn", 0), draw=FIELD, edit=edit)
    assert labels(table) == {
        "take": "Suffer 1: 9 left",
        ("lose", 2): "Eye for an Eye",
        "discards": "Lose two discarded cards",
    }


def test_damage_says_who_hits_whom_and_what_is_left() -> None:
    def edit(s: State) -> None:
        s.figures[0].conditions, s.figures[0].hp = facts.BIT["wound"], 1
        s.heroes[0].hand, s.heroes[0].discard = [2], []
        s.heroes[0].picked = [10, 1]

    asked = look(gh.make(("hero_turn", 0), draw=FIELD, edit=edit), 0).prompt
    assert asked is not None
    assert asked.note is not None
    assert WORDS.say(asked.title) == "Brute is about to suffer 1"
    assert WORDS.say(asked.note) == "1 hit point left: this exhausts Brute"
    assert asked.face == "gloomhaven/brute"
    worst, other = asked.options[:2]
    assert (WORDS.say(worst.label), worst.risk) == ("Suffer 1: exhausted", "fatal")
    assert other.risk == ""


def test_a_half_that_would_do_nothing_says_so() -> None:
    def edit(s: State) -> None:
        s.heroes[0].hand, s.heroes[0].picked = [], [1, 10]
        for foe in [n for n, figure in s.figures.items() if figure.side]:
            del s.figures[foe]

    table = gh.make(("hero_turn", 0), draw=FIELD, edit=edit)
    found = looks(table)
    assert found["top", 1].risk == "wasteful", "an attack with nobody in reach"
    assert found["bottom", 1].risk == ""
    picked = next(zone for zone in look(table, 0).panels[0].zones if zone.id == "picked-0")
    assert [half.state for half in picked.cards[0].halves] == ["idle", ""]


def test_battle_goals_say_what_they_ask_for() -> None:
    table = gh.make()
    scene = look(table, 0)
    assert scene.prompt is not None
    assert scene.prompt.ask == "goal"
    assert all(option.note is not None and WORDS.say(option.note) for option in scene.prompt.options)


def test_where_players_choose_for_a_monster_each_way_is_shown() -> None:
    def edit(s: State) -> None:
        s.decks["guard"].now = next(
            n for n in s.decks["guard"].undrawn if facts.MONSTER_CARDS[n].initiative == 50
        )
        s.heroes[0].initiative = s.heroes[1].initiative = 30
        s.heroes[0].second = s.heroes[1].second = 40

    draw = ". . . . .\n . 0 . 1 .\n. . . . .\n . . g . .\n"
    table = gh.make(("monster_turn", 2), draw=draw, edit=edit, free=("standee", "modifier"))
    assert table.choices[0].ask in ("monster.focus", "monster.move")
    start = str(table.state.figures[2].at)
    prompt = look(table, table.choices[0].seat).prompt
    assert prompt is not None
    assert "Bandit Guard " in WORDS.say(prompt.title)
    for goal, each in looks(table).items():
        assert each.path[0] == start
        if table.choices[0].ask == "monster.move":
            assert each.path[-1] == str(goal)


def test_who_leads_several_heroes_is_told_whom_a_question_is_about() -> None:
    table = new(GAME, seats=1, heroes=["brute", "tinkerer"], seed=1)
    assert table.choices[0].ask == "goal"
    prompt = look(table, 0).prompt
    assert prompt is not None
    assert WORDS.say(prompt.title).startswith("Brute: ")
    assert not any("Brute" in label for label in labels(table).values())
