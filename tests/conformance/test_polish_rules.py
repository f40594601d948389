"""The Polish ledgers in docs/rules/pl say the same as the English ones beside them."""

import re
from collections import Counter
from pathlib import Path

import pytest

from wyprawa.conformance.ledger import RULE_ID, ledgers, read_ledger

DOCS = Path(__file__).parents[2] / "docs" / "rules"
POLISH = sorted((DOCS / "pl").glob("*.md"))

POINTER = re.compile(r"\b[AOR]\d+\b")  # into lists of rulings and gaps, which a translation may leave out
FIGURE = re.compile(rf"{RULE_ID.pattern}|\d+")


def figures(text: str) -> Counter[str]:
    """The numbers in digits and the rule ids a rule names, in whatever order its sentence has them."""
    return Counter(found[0] for found in FIGURE.finditer(POINTER.sub("", text)))


def chapters(path: Path) -> list[str]:
    return re.findall(r"(?m)^#+ +(\d+)\. +\S", path.read_text(encoding="utf-8"))


def test_the_order_of_numbers_does_not_matter_but_each_counts() -> None:
    assert figures("Draw 2, keep 1 (TO-1.3, A7).") == figures("Zachowaj 1, dobierz 2 (TO-1.3).")
    assert figures("Draw 2 [R14] [O1].") == figures("Dobierz 2.")
    assert figures("Draw 2.") != figures("Dobierz 3.")
    assert figures("Draw 2 of 2.") != figures("Dobierz 2.")
    assert figures("See TO-1.3.") != figures("Zob. TO-1.4.")


@pytest.mark.parametrize("path", POLISH, ids=lambda path: path.stem)
def test_polish_rules_have_the_same_ids_and_numbers(path: Path) -> None:
    polish, english = read_ledger(path).rules, read_ledger(DOCS / path.name).rules
    assert list(polish) == list(english)
    assert chapters(path) == chapters(DOCS / path.name)
    assert all(rule.title for rule in polish.values())
    differing = {
        id: (figures(rule.text) - figures(polish[id].text), figures(polish[id].text) - figures(rule.text))
        for id, rule in english.items()
        if figures(rule.text) != figures(polish[id].text)
    }
    assert not differing, "in English only, in Polish only"


def test_translations_are_no_further_ledgers() -> None:
    assert POLISH
    assert {path.stem for path in POLISH} <= ledgers(DOCS).keys()  # an id defined twice would be an error
