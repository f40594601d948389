"""What no game uses is not a part: every module of `wyprawa.parts` serves a game or an example."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import wyprawa.parts

PARTS = Path(wyprawa.parts.__file__).parent
USERS = (PARTS.parent / "games", Path(__file__).parents[2] / "examples")


def imported(file: Path) -> Iterator[str]:
    """What a file imports from the parts, as far as names tell: `decks.Deck`, `boards.HexMap`."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("wyprawa.parts"):
            module = (node.module or "").removeprefix("wyprawa.parts").removeprefix(".")
            yield from (f"{module}.{name.name}".removeprefix(".") for name in node.names)


def homes(folder: Path) -> dict[str, str]:
    """Names that a package passes on, and the modules they come from."""
    here = folder.relative_to(PARTS).as_posix().replace("/", ".").removeprefix(".")
    return {f"{here}.{name.rsplit('.', 1)[1]}": name for name in imported(folder / "__init__.py")}


MODULES = {
    file.relative_to(PARTS).with_suffix("").as_posix().replace("/", "."): file
    for file in PARTS.rglob("*.py")
    if file.name != "__init__.py"
}
PASSED_ON = homes(PARTS / "boards") | homes(PARTS / "described")


def module_of(name: str) -> str | None:
    name = PASSED_ON.get(name, name)
    return next((module for module in (name, name.rpartition(".")[0]) if module in MODULES), None)


def used(files: Iterator[Path]) -> set[str]:
    found: set[str] = set()
    reading = list(files)
    while reading:
        new = {module for name in imported(reading.pop()) if (module := module_of(name))} - found
        found |= new
        reading += [MODULES[module] for module in new]
    return found


def test_every_module_of_the_parts_serves_a_game_or_an_example() -> None:
    unused = set(MODULES) - used(file for user in USERS for file in user.rglob("*.py"))
    assert not unused, f"imported by no game and no example: {', '.join(sorted(unused))}"
