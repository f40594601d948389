"""Everything that can come up has words, in both languages, and a table can be drawn at any time."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from gntables import drawn, ended, sit

from wyprawa import kernel, new
from wyprawa.games import niflheim
from wyprawa.games.niflheim import GAME, events
from wyprawa.games.niflheim.casting import Record
from wyprawa.games.niflheim.content import ECHOES, ENTRIES, HEROES, ITEMS, SCENARIOS, SKILLS, UNDEAD
from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.games.niflheim.maps import ground
from wyprawa.games.niflheim.rules.undead.activation import next_undead
from wyprawa.games.niflheim.view import texts
from wyprawa.games.niflheim.view.options import looks
from wyprawa.games.niflheim.vocabulary.specials import Lose
from wyprawa.games.niflheim.vocabulary.story import Clue
from wyprawa.games.niflheim.vocabulary.terms import INTENTS, RUNES, SUPPLIES
from wyprawa.kernel import Chance, Table
from wyprawa.scene.boards import cell_names
from wyprawa.scene.look import record_text, word_id
from wyprawa.words import Words, load_words, t

V = TypeVar("V")
HANDLING = ("take", "give", "rearrange", "rune.red")
CAMPAIGN = ("lap", "scenario", "muster", "again", "huskarl", "recruit", "interlude")
RULES = Path(niflheim.__file__).parent / "rules"


@pytest.fixture(params=("en", "pl"))
def words(request: pytest.FixtureRequest) -> Words:
    return load_words(niflheim.__name__, request.param)


def test_every_record_has_a_line(words: Words) -> None:
    told = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Record)]
    assert len(told) > 50
    for record in told:
        if record is not Record:
            id = f"told-{word_id(record.__name__)}"
            assert words.has(id), id
            assert words.variables(id) <= set(record.__struct_fields__), id


def test_every_question_has_words_and_looks(words: Words) -> None:
    code = "\n".join(path.read_text() for path in sorted(RULES.rglob("*.py")))
    asked = set(re.findall(r"\bask\(\s*[\w.\[\]]*,\s*\"([a-z.]+)\"", code))
    assert {"act", "react", "coin", "undead.path", "vial.square", "coin.die"} <= asked
    for name in asked:
        assert words.has(f"ask-{word_id(name)}"), name
    assert asked - looks.questions <= {
        "act",
        "react",
        "hero",
        "first",
        "coin",
        "coin.die",
        "coin.repeat",
        *HANDLING,
        *CAMPAIGN,
    }
    for id in looks.word_ids:
        assert words.has(id), id


def test_every_thing_has_a_name(words: Words) -> None:
    found = [texts.item(n) for n in range(len(ITEMS))]
    found += [texts.skill(n) for n in range(len(SKILLS))]
    ids = [*(row.id for row in HEROES), *(row.id for row in UNDEAD)]
    found += [texts.figure(f"{id}/1") for id in ids]
    found += [texts.figure("?/1"), texts.figure(""), *(texts.supply(n) for n in range(len(SUPPLIES)))]
    found += [texts.intent(n) for n in range(len(INTENTS))]
    for page in SCENARIOS.values():
        slug = texts.slug(page.id)
        found += [t(f"{what}-{slug}") for what in ("scenario", "intro", "after")]
        found += [texts.captive(each.id) for each in page.captives]
        found += [t(f"mission-{each.id}") for each in page.variants]
        found += [t(f"end-ending-{each.id}") for each in page.turnings]
        found += [texts.clue(each.what) for each in page.ending if isinstance(each, Clue)]
    found += [t(f"echo-{each.number}") for each in ECHOES]
    found += [t(f"entry-{texts.slug(id)}") for id in ENTRIES]
    found += [texts.stone(n) for n in range(len(RUNES))]
    for text in found:
        words.say(text)
    assert not words.missing
    assert not words.faults


def test_every_ending_and_every_mistake_has_words(words: Words) -> None:
    code = "\n".join(path.read_text() for path in sorted(RULES.rglob("*.py")))
    reasons = set(re.findall(r"\blose\(s, \"([a-z-]+)\"", code)) | {"won"}
    assert reasons == {"won", "dead", "hopeless", "late", "given-up"}
    reasons |= {does.reason for page in SCENARIOS.values() for does in special_verbs(page, Lose)}
    reasons |= {"campaign-lost", "nobody-left"}
    mistakes = set(re.findall(r"\"(wrong-[a-z]+)\"", Path(niflheim.setup.__file__).read_text()))
    assert len(mistakes) == 5
    for id in (*(f"end-{reason}" for reason in reasons), *mistakes):
        assert words.has(id), id


def test_every_roll_has_a_name(words: Words) -> None:
    code = "\n".join(path.read_text() for path in sorted(RULES.rglob("*.py")))
    rolls = set(re.findall(r"\b(?:roll|flip)\(\s*s, [^\"]*?\"([a-z]+)\"", code))
    assert {"attack", "bow", "break", "burst", "direction", "drift", "initiative", "search"} <= rolls
    for name in rolls:
        assert words.has(f"roll-{name}"), name


def special_verbs(page: Scenario, kind: type[V]) -> list[V]:
    return [does for rule in page.rules for does in rule.do if isinstance(does, kind)]


FIGHT = """
    F . # . . d

    K'. . ~ . h

    . . . . * b
      ##+##
    . . . . . m
"""


def fight() -> Table[Any]:
    s = drawn(FIGHT, seats=2)
    for hero in s.heroes:
        hero.ready = next(n for n, row in enumerate(ITEMS) if row.id == "sling")
        hero.supplies = [1, 1, 1, 1]
    return sit(s, next_undead.later())


def throne(seats: int) -> Table[Any]:
    return new(GAME, seats=seats, seed=2 + seats)


def campaign() -> Table[Any]:
    """A campaign in which everything is won at once, so that it comes to its Interludes."""
    table = new(GAME, seats=2, seed=4, campaign=True)
    for id in ("high_throne", "in_the_mist", "rescue", "loot"):
        while table.choices[0].ask != "start":
            choice = table.choices[0]
            wanted = ("extra", id) if ("extra", id) in choice.options else choice.options[-1]
            table.choose(wanted, choice.seat)
        table = ended(table, won=True)
    return table


@pytest.mark.parametrize("start", [fight, partial(throne, 1), partial(throne, 2), campaign])
def test_a_table_and_its_options_can_be_said(words: Words, start: Any) -> None:
    table: Table[Any] = start()
    chance = Chance(9)
    for _ in range(120):
        if table.outcome is not None:
            break
        choice = table.choices[0]
        scene = GAME.view(table.state, choice.seat)
        words.say(scene.title)
        for piece in scene.pieces:
            words.say(piece.title)
        for option in choice.options:
            shown = looks.option(table.state, choice, option)
            words.say(shown.label)
        table.choose(chance.pick(choice.options, "random"), choice.seat)
    for line in table.log:
        words.say(record_text(GAME, line.record))
    assert not words.missing
    assert not words.faults


def test_records_keep_names_that_outlive_the_figures() -> None:
    s = drawn("F . d")
    s.teller = kernel.state.Teller(on=True)
    s.tell(events.Stunned, s.undead[0].figure, rule="GN-20.4")
    s.undead.clear()
    [record] = s.teller.records
    assert isinstance(record, events.Stunned)
    assert record.undead_is == "draugr/1"


def test_squares_are_called_in_the_log_as_on_the_screen() -> None:
    for page in SCENARIOS.values():
        laid = ground(page)
        assert {cell: laid.name(cell) for cell in laid.board.cells} == cell_names(laid.board)
