"""Everything the game says exists in both languages and fits what it is said about."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from wyprawa import kernel
from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import (
    EQUIPMENT,
    LANDS,
    LOOT,
    MEMBERS,
    MONSTERS,
    QUESTS,
    SCENARIOS,
    TRAILS,
    TRAPS,
)
from wyprawa.games.monsterlands.rules.scoring import RANKS
from wyprawa.games.monsterlands.view import texts
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, BUILDINGS, DICE
from wyprawa.scene.look import word_id
from wyprawa.words import Text, Words, compare, load_words, t

PACKAGE = "wyprawa.games.monsterlands"
LANGUAGES = ("en", "pl")
RECORDS = [it for it in vars(events).values() if isinstance(it, type) and issubclass(it, kernel.Record)]

UNSAID = {("MonsterAttacks", "roller")}  # fields that a record's sentence leaves out: nobody needs them there


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return load_words.__wrapped__(PACKAGE, request.param)


def asks() -> Iterator[str]:
    """The names of all questions in the rules; one made of a die's kind counts for each kind."""
    rules = Path(str(files(PACKAGE))) / "rules"
    for file in rules.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ask":
                name = node.args[1]
                if isinstance(name, ast.Constant):
                    yield str(name.value)
                else:
                    assert ast.unparse(name) == "f'assign.{DICE[kind]}'", f"{file.name}: {ast.unparse(name)}"
                    yield from (f"assign.{die}" for die in DICE)


def on_cards() -> Iterator[Text]:
    for n, member in enumerate(MEMBERS):
        yield from (texts.member(n), texts.ability(member.ability))
    for n, card in enumerate(EQUIPMENT):
        yield from (texts.equipment(n), texts.ability(card.trait), t(f"kind-{card.kind}"))
    for n, trap in enumerate(TRAPS):
        yield from (texts.trap(n), *texts.trap_lines(trap))
    for n, monster in enumerate(MONSTERS):
        yield from (texts.monster(n), *texts.monster_lines(monster))
    for n, land in enumerate(LANDS):
        yield from (texts.land(n), *texts.land_lines(land))
    for n, loot in enumerate(LOOT):
        yield from (texts.loot(n), texts.loot_line(loot))
    for n, quest in enumerate(QUESTS):
        yield from (texts.quest(n), *texts.dice_quest_lines(quest), *texts.contract_lines(quest))
    for tile in TRAILS:
        for trail in tile.trails:
            yield from texts.trail_lines(trail)


def of_the_table() -> Iterator[Text]:
    yield from (t("monsterlands"), t("monsterlands.about"))
    yield from (texts.trail(where) for where in range(14))
    yield from (texts.building(n) for n in range(len(BUILDINGS)))
    yield texts.trap(-1)
    yield from (t(f"{what}-{affinity}") for affinity in AFFINITIES for what in ("affinity", "clan"))
    yield from (t(f"{what}-{die}") for die in DICE for what in ("die", "icon", "do-roll"))
    yield from (t(f"level-{level}") for level in ("beginner", "normal", "high", "cruel"))
    yield from (t(f"{what}-{rank}") for rank in RANKS for what in ("rank", "end-rank"))
    yield from (t(f"end-{reason}") for reason in ("points", "draw", "campaign-won", "campaign-lost"))
    for scenario in SCENARIOS:
        yield from (t(f"scenario-{scenario.id}"), t(f"scenario-{scenario.id}.about"))


def test_both_languages_say_the_same() -> None:
    assert compare(PACKAGE, *LANGUAGES) == []


def test_everything_on_cards_and_table_has_words(words: Words) -> None:
    for text in (*on_cards(), *of_the_table()):
        assert words.say(text).strip(), text.id
    assert words.missing == set()
    assert words.faults == set()


def test_names_tell_cards_apart(words: Words) -> None:
    for tables in (
        [texts.trap(n) for n in range(len(TRAPS))],
        [texts.loot(n) for n in range(len(LOOT))],
        [texts.quest(n) for n in range(len(QUESTS))],
        [texts.trail(where) for where in range(14)],
    ):
        said = [words.say(name) for name in tables]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_every_record_can_be_told(words: Words, record: type[kernel.Record]) -> None:
    fields = set(record.__struct_fields__) - {"rule", "to"}
    said = words.variables(f"told-{word_id(record.__name__)}")
    assert said <= fields
    assert {(record.__name__, field) for field in fields - said} <= UNSAID


def test_every_question_has_a_title(words: Words) -> None:
    found = sorted(set(asks()))
    assert "action" in found
    assert [name for name in found if not words.has(f"ask-{word_id(name)}")] == []


def test_every_message_can_be_said_with_any_number(words: Words) -> None:
    for id in words.ids:
        for n in (0, 1, 2, 5, 22):
            said = words.say(t(id, **dict.fromkeys(words.variables(id), n)))
            assert "{" not in said, id
    assert words.faults == set()


@pytest.mark.parametrize(
    ("text", "polish"),
    [
        (t("n-gold", n=1), "1 złota moneta"),
        (t("n-gold", n=4), "4 złote monety"),
        (t("n-gold", n=12), "12 złotych monet"),
    ],
)
def test_polish_numbers(text: Text, polish: str) -> None:
    assert load_words(PACKAGE, "pl").say(text) == polish
