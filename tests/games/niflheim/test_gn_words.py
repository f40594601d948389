"""Everything that can come up has words, in both languages, and a table can be drawn at any time."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from gntables import drawn, sit

from wyprawa import kernel, new
from wyprawa.games import niflheim
from wyprawa.games.niflheim import GAME, events
from wyprawa.games.niflheim.casting import Record
from wyprawa.games.niflheim.content import HEROES, ITEMS, SCENARIOS, SKILLS, UNDEAD
from wyprawa.games.niflheim.maps import ground
from wyprawa.games.niflheim.rules.undead.activation import next_undead
from wyprawa.games.niflheim.view import texts
from wyprawa.games.niflheim.view.options import looks
from wyprawa.games.niflheim.vocabulary.terms import INTENTS, SUPPLIES
from wyprawa.kernel import Chance, Table
from wyprawa.scene.boards import cell_names
from wyprawa.scene.look import record_text, word_id
from wyprawa.words import Words, load_words, t

HANDLING = ("take", "give", "rearrange", "rune.red")
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
        found += [t(f"scenario-{texts.slug(page.id)}"), *(texts.captive(each.id) for each in page.captives)]
    for text in found:
        words.say(text)
    assert not words.missing
    assert not words.faults


def test_every_ending_and_every_mistake_has_words(words: Words) -> None:
    code = "\n".join(path.read_text() for path in sorted(RULES.rglob("*.py")))
    reasons = set(re.findall(r"\blose\(s, \"([a-z]+)\"", code)) | {"won"}
    assert reasons == {"won", "dead", "hopeless", "touched"}
    mistakes = set(re.findall(r"\"(wrong-[a-z]+)\"", Path(niflheim.setup.__file__).read_text()))
    assert len(mistakes) == 4
    for id in (*(f"end-{reason}" for reason in reasons), *mistakes):
        assert words.has(id), id


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


@pytest.mark.parametrize("start", [fight, partial(throne, 1), partial(throne, 2)])
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
