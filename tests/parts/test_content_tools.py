"""What tools ask of content: one record alone, drafts, every record with its spot, and stated sources."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from wyprawa.parts.content import (
    ContentError,
    Ref,
    Row,
    Source,
    leaves,
    load,
    read_draft,
    read_one,
    records,
    stated_sources,
)


class Page(Row, frozen=True, kw_only=True):
    id: str
    level: int = 1
    next: Annotated[str, Ref("pages")] | None = None
    foe: Annotated[str, Ref("foes")] | None = None
    source: Source | None = None


class Foe(Row, frozen=True, kw_only=True):
    hp: int


class Rules(Row, frozen=True, kw_only=True):
    rounds: int


class Book(msgspec.Struct, frozen=True):
    pages: tuple[Page, ...]
    foes: dict[str, Foe]
    rules: Rules


BOOK = Book(
    (Page(id="a", next="b"), Page(id="b", foe="bat")), {"bat": Foe(hp=2), "rat": Foe(hp=1)}, Rules(rounds=8)
)


def page(text: str) -> str:
    return f'source = "designed"\n[[pages]]\n{text}\n'


def refused(read: Any, *given: Any) -> list[str]:
    with pytest.raises(ContentError) as caught:
        read(*given)
    return list(caught.value.problems)


def test_one_record_is_read_by_the_rules_of_its_table() -> None:
    found = read_one(BOOK, "pages", page('id = "c"\nlevel = 3\nnext = "a"'), "c.toml")
    assert found == Page(id="c", level=3, next="a")
    foe = read_one(BOOK, "foes", 'source = "designed"\n[foes.cat]\nhp = 3\n', "cat.toml")
    assert foe == Foe(hp=3)
    rules = read_one(BOOK, "rules", 'source = "designed"\n[rules]\nrounds = 3\n', "rules.toml")
    assert rules == Rules(rounds=3)


def test_what_is_wrong_with_one_record_is_named() -> None:
    two = page('id = "c"') + '[[pages]]\nid = "d"\n'
    assert refused(read_one, BOOK, "pages", two, "c.toml") == ["c.toml: pages: expected one record, got 2"]
    assert refused(read_one, BOOK, "pages", 'source = "designed"\npages = []\n', "c.toml") == [
        "c.toml: pages: expected one record, got 0"
    ]
    wrong = page('id = "c"\nnext = "z"\nfoe = "bot"')
    assert refused(read_one, BOOK, "pages", wrong, "c.toml") == [
        "c.toml: pages[0].next: expected an id of pages, got 'z'",
        "c.toml: pages[0].foe: expected an id of foes, got 'bot' (did you mean 'bat'?)",
    ]
    assert refused(read_one, BOOK, "pages", page('level = "x"'), "c.toml") == [
        "c.toml: pages[0].id: missing",
        "c.toml: pages[0].level: expected int, got str",
    ]
    assert refused(read_one, BOOK, "pages", "[[pages]]\nid = 'c'", "c.toml") == [
        "c.toml: source: expected 'rulebook', 'published' or 'designed', got nothing"
    ]
    (said,) = refused(read_one, BOOK, "pages", 'source = "designed', "c.toml")
    assert said.startswith("c.toml: line 1")


def test_a_draft_is_a_page_that_is_not_in_the_book_and_has_no_problems() -> None:
    def problems(found: Page) -> list[str]:
        return [f"level: {found.level} is too high"] if found.level > 5 else []

    good = page('id = "c"\nlevel = 5')
    assert read_draft(BOOK, "pages", good, "c.toml", problems) == Page(id="c", level=5)
    assert refused(read_draft, BOOK, "pages", page('id = "c"\nlevel = 6'), "c.toml", problems) == [
        "c.toml: level: 6 is too high"
    ]
    assert refused(read_draft, BOOK, "pages", page('id = "b"\nlevel = 6'), "c.toml", problems) == [
        "c.toml: level: 6 is too high",
        "c.toml: id: expected one of its own, got 'b', which is in the book",
    ]


def test_every_record_has_a_spot() -> None:
    assert [(table, spot) for table, spot, _ in records(BOOK)] == [
        ("pages", "pages[0]"),
        ("pages", "pages[1]"),
        ("foes", "foes.bat"),
        ("foes", "foes.rat"),
        ("rules", "rules"),
    ]
    assert [record for _, _, record in records(BOOK)] == [*BOOK.pages, *BOOK.foes.values(), BOOK.rules]


def test_every_plain_value_is_listed_with_the_spot_of_its_record() -> None:
    found = [(spot, leaf.path, leaf.value) for spot, leaf in leaves(BOOK) if leaf.value is not None]
    assert found == [
        ("pages[0]", "pages[0].id", "a"),
        ("pages[0]", "pages[0].level", 1),
        ("pages[0]", "pages[0].next", "b"),
        ("pages[1]", "pages[1].id", "b"),
        ("pages[1]", "pages[1].level", 1),
        ("pages[1]", "pages[1].foe", "bat"),
        ("foes.bat", "foes.bat.hp", 2),
        ("foes.rat", "foes.rat.hp", 1),
        ("rules", "rules.rounds", 8),
    ]
    assert not [leaf.fault for _, leaf in leaves(BOOK) if leaf.fault]


def test_a_record_says_where_it_comes_from_or_its_file_does(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    first = 'source = "rulebook"\n[[pages]]\nid = "a"\n[[pages]]\nid = "b"\nsource = "published"\n'
    (tmp_path / "pages" / "1.toml").write_text(first)
    (tmp_path / "pages" / "2.toml").write_text(page('id = "c"'))
    (tmp_path / "foes.toml").write_text('source = "published"\n[foes.bat]\nhp = 2\n')
    (tmp_path / "rules.toml").write_text('source = "rulebook"\n[rules]\nrounds = 8\n')
    assert stated_sources(load(Book, tmp_path), tmp_path) == {
        "pages": ["rulebook", "published", "designed"],
        "foes": ["published"],
        "rules": ["rulebook"],
    }
