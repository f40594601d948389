"""The audit: sources, names that code knows, words of one record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from wyprawa.conformance.contents import AuditReport, CodeReport, TableReport, lone_words, report
from wyprawa.parts.content import Ref, Row, Source, load
from wyprawa.parts.effects import Condition, Effect
from wyprawa.parts.leaves import Code


class Harm(Effect, frozen=True):
    amount: int
    pierce: int = 0


class Custom(Effect, frozen=True):
    custom: str


class Near(Condition, frozen=True):
    within: int = 1


class Card(Row, frozen=True, kw_only=True):
    id: str
    next: Annotated[str, Ref("cards")] | None = None
    rare: bool = False
    do: tuple[Harm | Custom, ...] = ()
    when: Near | None = None
    custom: str | None = None
    source: Source | None = None


class Monster(Row, frozen=True, kw_only=True):
    id: str
    power: Annotated[Literal["kin", "spores"], Code("power")]
    rules: tuple[Annotated[str, Code("rule")], ...] = ()


class Rules(Row, frozen=True):
    rounds: int = 3


class Content(msgspec.Struct, frozen=True):
    cards: tuple[Card, ...]
    monsters: tuple[Monster, ...]
    rules: Rules


FILES = {
    "cards": """source = "rulebook"
cards = [
    { id = "a", do = [{ do = "harm", amount = 1 }], next = "b" },
    { id = "b", do = [{ do = "harm", amount = 2, pierce = 1 }], next = "a", source = "designed" },
    { id = "c", custom = "shadow", do = [{ do = "custom", custom = "swap" }], when = { when = "near" } },
]
""",
    "monsters": """source = "published"
monsters = [
    { id = "ogre", power = "kin" },
    { id = "moss", power = "spores", rules = ["damp", "dark"] },
    { id = "twin", power = "kin", rules = ["dark"] },
]
""",
    "rules": 'source = "rulebook"\n[rules]\nrounds = 8\n',
}


@pytest.fixture
def content(tmp_path: Path) -> Content:
    for name, text in FILES.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return load(Content, tmp_path)


def audited(content: Content, folder: Path, cards: int = 3, *custom: str) -> AuditReport:
    return report(content, folder, {"cards": cards}, custom or ("swap", "shadow"))


def test_tables_and_where_their_figures_come_from(content: Content, tmp_path: Path) -> None:
    assert audited(content, tmp_path).tables == (
        TableReport("cards", 3, {"rulebook": 2, "designed": 1}),
        TableReport("monsters", 3, {"published": 3}),
        TableReport("rules", 1, {"rulebook": 1}),
    )


def test_every_name_that_code_knows_is_counted(content: Content, tmp_path: Path) -> None:
    audit = audited(content, tmp_path)
    assert audit.problems == ()
    assert audit.code == (
        CodeReport("custom", ("shadow", "swap"), 1),
        CodeReport("power", ("kin", "spores"), 3),
        CodeReport("rule", ("damp", "dark"), 2),
    )
    assert (audit.records, audit.escaping, round(audit.share, 2)) == (7, 4, 0.57)


def test_every_problem_is_named(content: Content, tmp_path: Path) -> None:
    assert audited(content, tmp_path, 4, "swop", "shadow").problems == (
        "cards: declared 4, found 3",
        "cards[2].do[0].custom: expected a custom function, got 'swap' (did you mean 'swop'?)",
        "custom: no record uses 'swop'",
    )
    dangling = msgspec.structs.replace(content, cards=(Card(id="a", next="q"), *content.cards[1:]))
    assert audited(dangling, tmp_path).problems == ("cards[0].next: expected an id of cards, got 'q'",)


def test_words_of_one_record(content: Content) -> None:
    """`Custom` and `when` are one card's, `pierce` is; what two records use, and a table of one, is not."""
    assert [(each.word, each.spot) for each in lone_words(content)] == [
        ("Harm.pierce", "cards[1]"),
        ("Custom", "cards[2]"),
        ("Card.when", "cards[2]"),
        ("Near", "cards[2]"),
    ]


Curse = msgspec.defstruct("Harm", [("amount", int)], bases=(Effect,), module="spells", tag="curse")


class Spell(Row, frozen=True):
    do: Harm
    more: msgspec.Struct | None = None


class Spells(msgspec.Struct, frozen=True):
    spells: tuple[Spell, ...]


def test_words_of_two_vocabularies_are_told_apart() -> None:
    spells = Spells((Spell(do=Harm(amount=1)), Spell(do=Harm(amount=2), more=Curse(amount=3))))
    assert [each.word for each in lone_words(spells)] == ["Spell.more", "spells.Harm"]
