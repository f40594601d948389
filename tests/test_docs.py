"""What readers see is run: the README and the pages of docs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SMOK = ROOT / "src" / "wyprawa" / "games" / "smok"


def blocks(page: Path, language: str) -> list[str]:
    fences = re.findall(r"^```(\w*)\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)
    return [block for named, block in fences if named == language]


@pytest.mark.parametrize(
    "page", ["README.md", "docs/write-a-bot.md", "docs/notation.md", "docs/talk.md", "docs/train.md"]
)
def test_the_python_on_the_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = blocks(ROOT / page, "python")
    assert found
    names: dict[str, object] = {}
    for block in found:
        exec(compile(block, page, "exec"), names)


def test_the_first_game_of_the_readme_is_six_lines() -> None:
    first = blocks(ROOT / "README.md", "python")[0]
    assert len([line for line in first.splitlines() if line.strip()]) == 6


def test_pieces_of_smok_stand_in_smok_word_for_word() -> None:
    page = ROOT / "docs" / "write-a-game.md"
    tests = (ROOT / "tests" / "games" / "smok" / "test_smok.py").read_text()
    files = [file.read_text() for file in SMOK.rglob("*") if file.suffix in (".py", ".toml", ".ftl")]
    text = "\n".join([*files, (ROOT / "pyproject.toml").read_text(), tests])
    pieces = [block for language in ("python", "toml", "") for block in blocks(page, language)]
    assert len(pieces) >= 12
    for piece in pieces:
        assert piece in text, f"docs/write-a-game.md quotes what is not there:\n{piece}"


def test_links_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    for page in pages:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_no_page_speaks_of_paths_that_are_not_ours() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        assert "../shared" not in page.read_text(), page
