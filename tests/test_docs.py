"""What readers see is run: the README and the pages of docs."""

from __future__ import annotations

import dataclasses
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import wyprawa
from wyprawa import parts
from wyprawa.cli import app
from wyprawa.conformance import LAWS, testing
from wyprawa.kernel import Game, loads

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SMOK = ROOT / "src" / "wyprawa" / "games" / "smok"
NIM = ROOT / "examples" / "nim"
RUN = ("laws", "notation", "parts", "talk", "train", "write-a-bot")


def blocks(page: Path, *languages: str) -> list[str]:
    fences = re.findall(r"^```(\w*)\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)
    return [block for named, block in fences if named in languages]


def first_cells(page: Path, heading: str) -> list[str]:
    """What stands first in each row of the tables under a heading."""
    _, _, rest = page.read_text().partition(f"\n## {heading}\n")
    section = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0]
    return re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        *(f"docs/{name}.md" for name in ("boards", "laws", "notation", "parts")),
        *(f"docs/{name}.md" for name in ("fair", "talk", "train", "write-a-bot")),
    ],
)
def test_the_python_on_the_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for file in blocks(ROOT / page, "toml"):
        path = tmp_path / file.splitlines()[0].removeprefix("# ")  # a file on a page begins with its name
        path.parent.mkdir(exist_ok=True)
        path.write_text(file)
    found = blocks(ROOT / page, "python")
    assert found
    names: dict[str, object] = {}
    for block in found:
        exec(compile(block, page, "exec", dont_inherit=True), names)


def test_the_first_game_of_the_readme_is_six_lines() -> None:
    first = blocks(ROOT / "README.md", "python")[0]
    assert len([line for line in first.splitlines() if line.strip()]) == 6


# the game and its tests that two pages are made of


@pytest.fixture(scope="module")
def pearls(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the game of docs/game.md is installed, with the tests of docs/test-a-game.md."""
    folder = tmp_path_factory.mktemp("pearls")
    package, tests, known = (
        folder / name for name in ("wyprawa_pearls", "tests", "wyprawa_pearls-1.dist-info")
    )
    for each in (package / "words", tests, known):
        each.mkdir(parents=True)
    code = blocks(DOCS / "game.md", "python")
    (package / "__init__.py").write_text("\n\n".join(code[: last_of_the_game(code)]))
    for language, words in zip(("en", "pl"), blocks(DOCS / "game.md", "ftl"), strict=True):
        (package / "words" / f"{language}.ftl").write_text(words)
    [rules] = blocks(DOCS / "game.md", "md")
    (package / "rules.md").write_text(rules)
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: wyprawa-pearls\nVersion: 1\n")
    (known / "entry_points.txt").write_text("[wyprawa.games]\npearls = wyprawa_pearls:GAME\n")
    conftest, *tested = blocks(DOCS / "test-a-game.md", "python")
    (tests / "conftest.py").write_text(conftest)
    named = [block for block in tested if block.startswith("# tests/")]
    (tests / "test_pearls.py").write_text("\n\n".join(block for block in tested if block not in named))
    for block in [*named, *blocks(DOCS / "test-a-game.md", "case")]:  # a file begins with its name
        path = folder / block.splitlines()[0].removeprefix("# ")
        path.parent.mkdir(exist_ok=True)
        path.write_text(block)
    return folder


def last_of_the_game(code: list[str]) -> int:
    """After the block that makes the game come examples of its use."""
    return next(n for n, block in enumerate(code, 1) if block.startswith("GAME = "))


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def test_the_game_on_the_page_keeps_the_laws(pearls: Path) -> None:
    done = run(pearls, "-m", "wyprawa.cli", "check", "pearls", "--games", "2")
    assert f"pearls: {len(LAWS)} of {len(LAWS)} laws kept" in done.stdout, done.stdout + done.stderr


def test_the_tests_on_the_page_pass_and_show_every_rule(pearls: Path) -> None:
    done = run(pearls, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout
    done = run(pearls, "-m", "wyprawa.cli", "rules", "pearls")
    assert done.stdout.splitlines()[-1].split() == ["pearls", "8", "8", "0", "100.0"]


def test_the_game_on_the_page_can_be_used_as_shown(pearls: Path) -> None:
    code = blocks(DOCS / "game.md", "python")
    shown = "\n".join(["from wyprawa_pearls import *", *code[last_of_the_game(code) :]])
    done = run(pearls, "-c", shown)
    assert done.returncode == 0, done.stderr
    assert "Choice(seat=1, ask='drop', options=[2]" in done.stdout


# pages that quote


def test_pieces_of_games_stand_in_them_word_for_word() -> None:
    page = DOCS / "write-a-game.md"
    tests = (ROOT / "tests" / "games" / "smok" / "test_smok.py").read_text()
    kinds = (".py", ".toml", ".ftl")
    files = [file for folder in (SMOK, NIM) for file in folder.rglob("*") if file.suffix in kinds]
    text = "\n".join([*(file.read_text() for file in files), (ROOT / "pyproject.toml").read_text(), tests])
    pieces = blocks(page, "python", "toml", "ftl", "")
    assert len(pieces) >= 12
    for piece in pieces:
        assert piece in text, f"docs/write-a-game.md quotes what is not there:\n{piece}"


def test_the_game_in_one_file_is_there_whole() -> None:
    page = DOCS / "write-a-game.md"
    assert (NIM / "wyprawa_nim" / "__init__.py").read_text() in blocks(page, "python")
    assert (NIM / "pyproject.toml").read_text() in blocks(page, "toml")
    assert (NIM / "wyprawa_nim" / "words" / "en.ftl").read_text() in blocks(page, "ftl")


# pages that leave nothing out


def test_every_field_of_a_game_is_explained() -> None:
    fields = [field.name for field in dataclasses.fields(Game)]
    assert first_cells(DOCS / "game.md", "Every field of `Game`") == fields


def test_every_law_has_a_section_with_its_typical_mistakes() -> None:
    sections = re.split(r"^## (\w+)$", (DOCS / "laws.md").read_text(), flags=re.MULTILINE)
    explained = dict(zip(sections[1::2], sections[2::2], strict=True))
    assert set(LAWS) <= set(explained)
    assert all("\n- *" in text for text in explained.values())


def test_every_helper_for_tests_is_used_or_named() -> None:
    page = (DOCS / "test-a-game.md").read_text()
    ours = [
        name
        for name, value in vars(testing).items()
        if callable(value) and getattr(value, "__module__", "") == testing.__name__ and name[0].islower()
    ]
    assert ours
    for name in ours:
        assert f"{name}(" in page, name


def test_every_part_is_on_its_page() -> None:
    page = (DOCS / "parts.md").read_text()
    for name in modules(Path(parts.__path__[0])):
        assert f"`parts.{name}`" in page, name


def modules(folder: Path) -> Iterator[str]:
    """What a game imports from: modules, and folders as a whole."""
    for each in sorted(folder.iterdir()):
        if each.suffix == ".py" and each.stem != "__init__":
            yield each.stem
        elif (each / "__init__.py").exists():
            yield each.name


# the record on the page


def test_the_record_on_the_page_is_what_is_written_today() -> None:
    """Its state is shortened, which a repair passes over."""
    [sample] = blocks(DOCS / "notation.md", "")
    table = loads(sample, repair=True)
    shown, written = (
        [line for line in text.splitlines() if line[9:11] != "= "] for text in (sample, table.record())
    )
    assert shown[:-1] == written[:-1]
    assert len(table.history) == 2


# links


def slugs(page: Path) -> set[str]:
    """What headings can be linked to as."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game played on the page about fairness."""
    monkeypatch.chdir(tmp_path)
    exec(compile(blocks(ROOT / "docs" / "fair.md", "python")[0], "fair.md", "exec"), {})
    return tmp_path / "evening.wyprawa"


def test_the_check_on_the_page_is_short_and_needs_nothing_of_ours(evening: Path) -> None:
    _, check, deal = blocks(ROOT / "docs" / "fair.md", "python")
    lines = [line for line in check.splitlines() if line.strip()]
    assert len(lines) <= 20
    assert [line for line in lines if "import" in line] == ["import hashlib", "import json"]
    names: dict[str, object] = {}
    exec(compile(check + deal, "fair.md", "exec"), names)
    table = wyprawa.load(evening)
    assert (names["commitment"], names["key"]) == (table.commitment, table.state.chance.key)
    assert [sorted(hand) for hand in names["hands"]] == [  # type: ignore[attr-defined]
        sorted(hand) for hand in table.at(0).state.hands
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"), [("seed ", "seed 1", "not the seed"), ("cold tea", "hot tea", "another key")]
)
def test_the_check_on_the_page_finds_forgeries(evening: Path, old: str, new: str, said: str) -> None:
    text = evening.read_text(encoding="utf-8")
    evening.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(AssertionError, match=said):
        exec(compile(blocks(ROOT / "docs" / "fair.md", "python")[1], "fair.md", "exec"), {})


def test_the_hashes_on_the_page_are_made_by_a_shell_too(evening: Path) -> None:
    [shell] = [block for block in blocks(ROOT / "docs" / "fair.md", "sh") if "sha256sum" in block]
    made = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, check=True, cwd=evening.parent)
    table = wyprawa.load(evening)
    assert [line.split()[0] for line in made.stdout.splitlines()] == [
        table.commitment,
        table.state.chance.key,
    ]


def test_links_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *DOCS.glob("*.md")]:
        prose = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
        for link, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]+))?\)", prose):
            there = page.parent / link if link else page
            assert there.exists(), f"{page.name}: {link}"
            if anchor:
                assert anchor in slugs(there), f"{page.name}: {link}#{anchor}"


def test_no_page_speaks_of_paths_that_are_not_ours() -> None:
    for page in [*ROOT.glob("*.md"), *DOCS.rglob("*.md")]:
        assert "../shared" not in page.read_text(), page


@pytest.mark.parametrize("page", ["README.md", "README.pl.md", "docs/play.md", "docs/play.pl.md"])
def test_commands_for_readers_are_there(page: str) -> None:
    """Every `make` goal is in the Makefile, every `wyprawa` command in the command line."""
    text = (ROOT / page).read_text()
    goals = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    said = set(re.findall(r"(?:^|`)make ([a-z]+)", text, re.MULTILINE))
    assert said
    assert said <= goals
    commands = {
        info.name or info.callback.__name__.replace("_", "-")
        for info in app.registered_commands
        if info.callback
    } | {group.name for group in app.registered_groups}
    assert set(re.findall(r"(?:^|`)wyprawa ([a-z]+)", text, re.MULTILINE)) <= commands


@pytest.mark.parametrize("page", ["README.pl.md", "docs/play.pl.md"])
def test_links_of_the_polish_pages_lead_somewhere(page: str) -> None:
    file = ROOT / page
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", file.read_text()) if "://" not in link]
    assert links
    assert not [link for link in links if not (file.parent / link).exists()]
