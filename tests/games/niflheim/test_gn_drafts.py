"""Pages of one's own: proved, and played like any other."""

from __future__ import annotations

import pytest

from wyprawa.games.niflheim.content import SCENARIOS
from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.games.niflheim.tools import proof
from wyprawa.games.niflheim.tools.drafts import drafted
from wyprawa.kernel import Chance, new
from wyprawa.parts.content import ContentError

DRAFT = """
source = "designed"

[[scenarios]]
id = "yard"
number = 90
pool = [{ undead = "draugr", count = 3 }]
track = "..S."
map = '''
V . . D S

. . ~ . >
'''
main = [{ when = "all_left" }]
"""


@pytest.mark.parametrize("page", [pytest.param(page, id=page.id) for page in SCENARIOS.values()])
@pytest.mark.rule("GN-4.1", "GN-4.2", "GN-4.3", "GN-4.10")
def test_nothing_is_wrong_with_the_pages_of_the_book(page: Scenario) -> None:
    assert proof.problems(page) == []


def test_a_draft_is_played_to_its_end() -> None:
    game = drafted(DRAFT, "yard.toml")
    table = new(game, seed=1)
    chance = Chance(1)
    assert game.bot is not None
    for _ in range(200):
        if table.over:
            break
        choice = table.choices[0]
        table.choose(game.bot(table.state, choice, chance), choice.seat)
    assert table.outcome is not None
    assert table.state.scenario == "yard"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("V .", ". .", "expected one square V, got 0"),
        ("count = 3", "count = 9", "at most 8 of draugr, got 9"),
        ('"..S."', '"..T."', "'T' is spoken of, but not drawn"),
        ("D S", "D#S", "no way leads to every square"),
        ('{ when = "all_left" }', '{ when = "searched", what = "well" }', "expected a search of"),
        ('"yard"', '"loot"', "which is in the book"),
    ],
)
def test_what_is_wrong_with_a_draft_is_named(old: str, new: str, problem: str) -> None:
    text = DRAFT.replace(old, new)
    if problem.startswith("no way"):
        text = text.replace(". . ~ . >", ". . ~ >#.")
    with pytest.raises(ContentError, match=problem):
        drafted(text, "yard.toml")
