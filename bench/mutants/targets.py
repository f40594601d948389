"""Which files and which tests belong to a game, or to the kernel."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.mutants.changes import Change, changes_of

KERNEL = "kernel"
RULES = ("rules", "campaign", "abilities", "steps.py")  # those of a game that hold its rules
BASES = "bases.case"  # what the cases of a folder share
WORDS = "words"  # a folder of every game, which no rule knows
POSITIONS = "problems.py"  # checks made-up positions, which is no rule
SHARED = ("kernel", "parts")
LAWS, GOLDEN = "tests/conformance/test_games.py", "tests/golden/test_golden.py"
OWN = "own"
SUITES = {"laws": LAWS, "golden": GOLDEN}


@dataclass(frozen=True)
class Target:
    """A game or the kernel in the project at `root`."""

    name: str
    root: Path

    @property
    def package(self) -> Path:
        return self.root / "src" / "wyprawa"

    @property
    def game(self) -> str:
        """The game whose laws are part of the target's own tests."""
        return "smok" if self.name == KERNEL else self.name

    @property
    def rules(self) -> list[Path]:
        """The source files to change."""
        if self.name == KERNEL:
            return [file for folder in SHARED for file in _sources([self.package / folder])]
        found = _sources(self.package / "games" / self.name / part for part in RULES)
        return [file for file in found if file.name != POSITIONS]

    @property
    def tests(self) -> list[str]:
        """Files and folders of its own tests."""
        own = [f"tests/games/{self.game}"]
        if self.name == KERNEL:
            own = ["tests/kernel", "tests/parts", "tests/conformance", *own]
        return [folder for folder in own if (self.root / folder).exists()]

    @property
    def excuses(self) -> Path:
        return self.root / "tests" / "mutants" / f"{self.name}.toml"

    @property
    def build(self) -> Path:
        """Where results are kept, which git ignores."""
        return self.root / "build" / "mutants" / self.name

    def relative(self, path: Path | str) -> str:
        return Path(path).relative_to(self.root).as_posix()

    def changes(self) -> list[Change]:
        """All changes that can be made to its rules."""
        return [
            change
            for path in self.rules
            for change in changes_of(self.relative(path), path.read_text(encoding="utf-8"))
        ]

    def loaded(self) -> str:
        """A digest of the sources that decide which lines of the rules its tests run."""
        shared = [*SHARED, "conformance"] if self.name == KERNEL else SHARED
        folders = [*(self.package / folder for folder in shared), self.package / "games" / self.game]
        files = _sources(folders, "*.*")
        return digest(self.root, [file for file in files if WORDS not in file.parts])

    def state(self) -> str:
        """A digest of those sources and of its own tests: results of one state can be put together."""
        tests = [self.root / "tests" / "conftest.py", *(self.root / each for each in self.tests)]
        return digest(self.root, _sources(tests, "*.*"), self.loaded())

    def key(self, path: str, loaded: str = "") -> str:
        """A digest of a file of tests, of what stands beside it to help it, and, if given, of the sources."""
        file = self.root / path
        folders = [folder for folder in file.parents if folder.is_relative_to(self.root / "tests")]
        beside = [each for folder in folders for each in folder.iterdir() if _helps(each)]
        return digest(self.root, {file, *beside}, loaded)

    def suite_of(self, path: str, values: Iterable[Any]) -> str | None:
        """The suite a test belongs to: `own`, `laws`, `golden`; None for the laws of another game."""
        named = [str(getattr(value, "name", value)) for value in values]
        ours = not named or any(each == self.game or each.startswith(f"{self.game}-") for each in named)
        for suite, file in SUITES.items():
            if path == file:
                if self.name == KERNEL:
                    return OWN if suite == "laws" and ours else suite
                return suite if ours else None
        return OWN


def _helps(file: Path) -> bool:
    return file.name == BASES or (file.suffix == ".py" and not file.name.startswith("test_"))


def _sources(paths: Iterable[Path], pattern: str = "*.py") -> list[Path]:
    found = [
        file
        for path in paths
        for file in (path.rglob(pattern) if path.is_dir() else [path])
        if file.is_file() and "__pycache__" not in file.parts
    ]
    return sorted(found)


def digest(root: Path, files: Iterable[Path], *more: str) -> str:
    """A digest of the contents and places of some files."""
    made = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        made.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return made.hexdigest()[:16]


def find(name: str, root: Path) -> Target:
    """The target of a name; ValueError says which there are."""
    target = Target(name, root)
    if not target.rules or not target.tests:
        games = sorted(path.name for path in (target.package / "games").glob("*") if path.is_dir())
        there = [game for game in games if Target(game, root).rules]
        raise ValueError(f"no rules of {name!r} here; there are: {', '.join([*there, KERNEL])}")
    return target
