import re
import zipfile
from pathlib import Path

import pytest

from wyprawa.conformance import ledger as ledger_module
from wyprawa.conformance.ledger import LedgerError, find_ledger, ledgers, read_ledger, rule_text, rules_folder

DOCS = Path(__file__).parents[2] / "docs" / "rules"

TOY = """\
# Toy: rule ledger

Marks: **TO-1.9** here is only mentioned.

## Glossary
- **term** not a rule

# Rules

## 1. Setup
- **TO-1.1** Each player takes three cards.
- **TO-1.2** The board is laid out:
  first the tiles, then
  the doors.
  - a door is closed
    unless told
  - a tile is not

### Examples
- **TO-1.E1** Given two players, when they set up, then six cards are dealt (TO-1.1).

Something about the chapter.

## 12. End: *how* it ends
- **TO-12.10** It ends.
not part of the rule
"""


def write(folder: Path, text: str, name: str = "toy.md") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_rules_have_chapter_title_line_and_text(tmp_path: Path) -> None:
    ledger = read_ledger(write(tmp_path, TOY))
    assert ledger.game == "toy"
    assert list(ledger.rules) == ["TO-1.1", "TO-1.2", "TO-1.E1", "TO-12.10"]
    first, last = ledger.rules["TO-1.1"], ledger.rules["TO-12.10"]
    assert (first.chapter, first.title, first.line) == (1, "Setup", 11)
    assert (last.chapter, last.title) == (12, "End: *how* it ends")
    assert first.text == "Each player takes three cards."
    assert last.text == "It ends."


def test_a_rule_goes_on_over_indented_lines_and_sub_bullets(tmp_path: Path) -> None:
    rule = read_ledger(write(tmp_path, TOY)).rules["TO-1.2"]
    assert rule.text.splitlines() == [
        "The board is laid out: first the tiles, then the doors.",
        "- a door is closed unless told",
        "- a tile is not",
    ]


def test_examples_are_told_apart_and_stay_in_their_chapter(tmp_path: Path) -> None:
    rules = read_ledger(write(tmp_path, TOY)).rules
    assert [id for id, rule in rules.items() if rule.example] == ["TO-1.E1"]
    assert (rules["TO-1.E1"].chapter, rules["TO-1.E1"].title) == (1, "Setup")


def test_an_id_defined_twice_names_both_lines(tmp_path: Path) -> None:
    path = write(tmp_path, "## 1. A\n- **TO-1.1** x\n\n- **TO-1.1** y\n")
    with pytest.raises(LedgerError, match=r"toy\.md:4: TO-1\.1 is already defined on line 2"):
        read_ledger(path)


def test_an_id_defined_in_two_ledgers_names_both_places(tmp_path: Path) -> None:
    write(tmp_path, "- **TO-1.1** x\n", "a.md")
    write(tmp_path, "\n- **TO-1.1** x\n", "b.md")
    with pytest.raises(LedgerError, match=r"b\.md:2: TO-1\.1 is already defined at .*a\.md:1"):
        ledgers(tmp_path)


def test_a_rule_in_the_wrong_chapter_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match=r"toy\.md:2: TO-2\.1 stands in chapter 1"):
        read_ledger(write(tmp_path, "## 1. A\n- **TO-2.1** x\n"))


@pytest.mark.parametrize(
    "line",
    [
        "- **TO-1.** x",
        "- **TO-1.2**x",
        "- **TO-1.2**",
        "  - **TO-1.2** x",
        "* **TO-1.2** x",
        "- **TO-1.2a** x",
    ],
)
def test_a_definition_that_would_be_overlooked_is_an_error(tmp_path: Path, line: str) -> None:
    with pytest.raises(LedgerError, match=rf"toy\.md:2: expected .* found {re.escape(repr(line))}"):
        read_ledger(write(tmp_path, f"- **TO-1.1** x\n{line}\n"))


def test_markdown_without_rules_is_no_ledger(tmp_path: Path) -> None:
    write(tmp_path, TOY)
    write(tmp_path, "# About these files\n", "README.md")
    write(tmp_path, "- **TO-1.1** x\n", "notes.txt")
    assert list(ledgers(tmp_path)) == ["toy"]
    assert ledgers(tmp_path / "nowhere") == {}


@pytest.mark.parametrize("path", sorted(DOCS.glob("*.md")), ids=lambda path: path.stem)
def test_our_ledgers_are_read_whole(path: Path) -> None:
    rules = read_ledger(path).rules
    text = path.read_text(encoding="utf-8")
    assert len(rules) == len(re.findall(r"(?m)^- \*\*[A-Z]+-\d+\.E?\d+\*\*", text))
    assert all(rule.text and rule.title for rule in rules.values())
    prefixes = {id.partition("-")[0] for id in rules}
    assert len(prefixes) <= 1
    # Numbers run without gaps, so a rule that was cut by accident shows.
    for chapter in {rule.chapter for rule in rules.values()}:
        for example in (False, True):
            kind = [rule for rule in rules.values() if rule.chapter == chapter and rule.example == example]
            numbers = [int(rule.id.rpartition(".")[2].lstrip("E")) for rule in kind]
            assert numbers == list(range(1, len(numbers) + 1)), chapter


def test_the_five_games_have_ledgers() -> None:
    assert {"gloomhaven", "hellscape", "monsterlands", "niflheim", "warcraft"} <= ledgers(DOCS).keys()


# finding them


def test_rule_text_is_found_in_the_checkout() -> None:
    assert (rule_text("gloomhaven", "GH-1.2") or "").startswith("At most one character of each class")
    assert rule_text("gloomhaven", "GH-999.1") is None
    assert rule_text("no-such-game", "GH-1.2") is None


def test_rules_shipped_in_the_package_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = write(tmp_path / "rules", TOY).parent
    monkeypatch.setattr(ledger_module, "files", lambda package: tmp_path)
    assert rules_folder() == shipped
    monkeypatch.setattr(ledger_module, "files", lambda package: tmp_path / "elsewhere")
    assert rules_folder() == DOCS


def test_outside_a_checkout_nothing_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger_module, "files", lambda package: tmp_path)
    monkeypatch.setattr(ledger_module, "__file__", str(tmp_path / "a" / "b" / "c" / "ledger.py"))
    assert rules_folder() is None
    assert rule_text("outside", "TO-1.1") is None


def test_a_game_may_bring_its_own_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = tmp_path / "games.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("toy_with_rules/__init__.py", "")
        file.writestr("toy_with_rules/rules.md", TOY)
    monkeypatch.syspath_prepend(str(archive))
    assert rule_text("toy", "TO-12.10", package="toy_with_rules") == "It ends."
    ledger = find_ledger("toy", "toy_with_rules")
    assert ledger is not None
    assert ledger.game == "toy"


def test_rules_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(TOY, encoding="utf-8")
    (tmp_path / "rules.pl.md").write_text("## 12. Koniec\n\n- **TO-12.10** Koniec gry.\n", encoding="utf-8")
    assert rule_text("toy", "TO-12.10", tmp_path, "pl") == "Koniec gry."
    assert rule_text("toy", "TO-12.10", tmp_path) == "It ends."
    assert rule_text("toy", "TO-12.10", tmp_path, "de") == "It ends."
    untranslated = rule_text("toy", "TO-1.1", tmp_path, "pl")
    assert untranslated == rule_text("toy", "TO-1.1", tmp_path)


@pytest.mark.parametrize("path", sorted(DOCS.glob("*/*.md")), ids=lambda path: path.stem)
def test_a_translation_has_the_numbers_of_the_original(path: Path) -> None:
    original = read_ledger(DOCS / path.name).rules
    translated = read_ledger(path).rules
    assert translated.keys() <= original.keys()
    assert [id for id in original if id in translated] == list(translated)
    for id, rule in translated.items():
        assert (rule.chapter, bool(rule.title)) == (original[id].chapter, bool(original[id].title))


def test_a_package_without_rules_falls_back_on_ours(tmp_path: Path) -> None:
    assert rule_text("gloomhaven", "GH-1.2", package=tmp_path) == rule_text("gloomhaven", "GH-1.2")
