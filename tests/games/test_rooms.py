"""Modules of a game import one way: none of them imports itself by way of others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import wyprawa

GAMES = ("gloomhaven", "hellscape", "monsterlands", "niflheim", "smok", "warcraft")


def modules(root: Path) -> dict[str, Path]:
    """The modules of a folder by their dotted names below it; the folder itself is the empty name."""
    found = {}
    for path in root.rglob("*.py"):
        parts = path.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, game: str, there: dict[str, Path]) -> Iterator[str]:
    """The modules of the game that a module imports, inside functions too."""
    package = f"wyprawa.games.{game}"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{package}."):
            home = (node.module or "").removeprefix(package).removeprefix(".")
            for name in node.names:
                if name.name != "GAME":  # made of its modules; drafts ask for it when it is made
                    inner = f"{home}.{name.name}".removeprefix(".")
                    yield inner if inner in there else home


def circle(root: Path, game: str) -> list[str]:
    """A circle of imports, if there is one."""
    there = modules(root)
    graph = {name: set(imported(path, game, there)) - {name} for name, path in there.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_circle(game: str) -> None:
    root = Path(wyprawa.__file__).parent / "games" / game
    assert circle(root, game) == []


def test_a_circle_is_found(tmp_path: Path) -> None:
    for name, other in (("a", "b"), ("b", "c"), ("c", "a")):
        (tmp_path / f"{name}.py").write_text(f"from wyprawa.games.toy import {other}\n")
    assert set(circle(tmp_path, "toy")) == {"a", "b", "c"}
