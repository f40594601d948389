"""The rule ledgers: the numbered rules of each game.

Ours are in `docs/rules/<game>.md`, and in another language in `docs/rules/<language>/<game>.md`; a game in a
package of its own has `rules.md`, and `rules.<language>.md`, beside its `__init__.py`.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TypeAlias

import msgspec

from wyprawa.kernel.errors import WyprawaError
from wyprawa.kernel.registry import GROUP

OWN = "rules.md"  # the ledger in a game's own package
ORIGINAL = "en"  # what ledgers are written in first
Package: TypeAlias = str | ModuleType | Path | None
RULE_ID = re.compile(r"(?P<prefix>[A-Z][A-Z0-9]+)-(?P<chapter>\d+)\.(?P<kind>E?)(?P<number>\d+)")

_DEFINITION = re.compile(rf"- \*\*(?P<id>{RULE_ID.pattern})\*\* +(?P<text>\S.*)")
_MEANT_AS_DEFINITION = re.compile(r"\s*[-*+] +\*\*[A-Z][A-Z0-9]+-\d")
_HEADING = re.compile(r"(?P<level>#+) +(?:(?P<number>\d+)\. +)?(?P<title>.*)")


class LedgerError(WyprawaError, ValueError):
    """A ledger that contradicts itself; the message names file and line."""


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule, or one worked example."""

    id: str
    chapter: int
    title: str
    text: str
    line: int
    example: bool


class Ledger(msgspec.Struct, frozen=True):
    """All rules of a game, in the order of the file."""

    game: str
    rules: dict[str, Rule]


def read_ledger(path: Traversable, game: str | None = None) -> Ledger:
    """Read a ledger file; unless given, the game's name is the file's."""
    rules: dict[str, Rule] = {}
    chapter, title, depth = 0, "", 0
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, start=1):
        if heading := _HEADING.fullmatch(line):
            level = len(heading["level"])
            if heading["number"]:
                chapter, title, depth = int(heading["number"]), heading["title"].strip(), level
            elif level <= depth:
                chapter, title, depth = 0, "", 0
            continue
        definition = _DEFINITION.fullmatch(line)
        if not definition:
            if _MEANT_AS_DEFINITION.match(line):
                raise LedgerError(f"{path}:{number}: expected `- **XX-1.2** text`, found {line[:60]!r}")
            continue
        id = definition["id"]
        if id in rules:
            raise LedgerError(f"{path}:{number}: {id} is already defined on line {rules[id].line}")
        if chapter and chapter != int(definition["chapter"]):
            raise LedgerError(f"{path}:{number}: {id} stands in chapter {chapter}")
        text = "\n".join([definition["text"].strip(), *_continuation(lines[number:])])
        # A wrapped line belongs to the sentence before it; only sub-bullets keep their own line.
        text = re.sub(r"\n(?![-*+] )", " ", text)
        rules[id] = Rule(id, int(definition["chapter"]), title, text, number, definition["kind"] == "E")
    return Ledger(game or path.name.removesuffix(".md"), rules)


def _continuation(lines: Sequence[str]) -> list[str]:
    """The indented lines right after a definition."""
    found: list[str] = []
    for line in lines:
        if not line.strip() or not line[0].isspace() or _MEANT_AS_DEFINITION.match(line):
            break
        found.append(line.strip())
    return found


def ledgers(folder: Traversable) -> dict[str, Ledger]:
    """Every ledger in a folder, by game; Markdown without any rule is not one."""
    found: dict[str, Ledger] = {}
    owner: dict[str, str] = {}
    if not folder.is_dir():
        return found
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".md"):
            continue
        ledger = read_ledger(file)
        for rule in ledger.rules.values():
            place = f"{file}:{rule.line}"
            if rule.id in owner:
                raise LedgerError(f"{place}: {rule.id} is already defined at {owner[rule.id]}")
            owner[rule.id] = place
        if ledger.rules:
            found[ledger.game] = ledger
    return found


def project_ledgers(root: Path) -> dict[str, Ledger]:
    """The ledgers that tests of the project in `root` may cite, by game.

    They are those in its `docs/rules`, and the `rules.md` of every installed game that has one.
    """
    found = ledgers(root / "docs" / "rules")
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        if file := _brought(entry):
            found[entry.name] = read_ledger(file, entry.name)
    return found


def _brought(entry: EntryPoint) -> Path | None:
    """The `rules.md` beside the module an entry point names, or above it in its package.

    Nothing is imported, so a game that is broken just now still has its ledger.
    """
    top, *inner = entry.module.split(".")
    spec = find_spec(top)
    for base in (spec and spec.submodule_search_locations) or ():
        for depth in range(len(inner), -1, -1):
            file = Path(base, *inner[:depth], OWN)
            if file.is_file():
                return file
    return None


def rules_folder() -> Traversable | None:
    """Where the ledgers of this installation are: in the package, or in the checkout it runs from."""
    shipped = files("wyprawa") / "rules"
    if shipped.is_dir():
        return shipped
    checkout = Path(__file__).parents[3] / "docs" / "rules"
    return checkout if checkout.is_dir() else None


@lru_cache(maxsize=64)
def find_ledger(game: str, package: Package = None, language: str = ORIGINAL) -> Ledger | None:
    """A game's ledger: that in its own package if there is one, else ours. A language that has none has no
    ledger; `rule_text` then falls back on the original."""
    if package is not None:
        base: Traversable = package if isinstance(package, Path) else files(package)
        own = base / (OWN if language == ORIGINAL else f"rules.{language}.md")
        if own.is_file():
            return read_ledger(own, game)
    folder = rules_folder()
    if folder is None:
        return None
    file = (folder if language == ORIGINAL else folder / language) / f"{game}.md"
    return read_ledger(file, game) if file.is_file() else None


def find_rule(game: str, id: str, package: Package = None, language: str = ORIGINAL) -> Rule | None:
    """A rule in the language, or in the original where it is not translated; None if no ledger has it."""
    for spoken in dict.fromkeys((language, ORIGINAL)):
        ledger = find_ledger(game, package, spoken)
        if ledger is not None and id in ledger.rules:
            return ledger.rules[id]
    return None


def rule_text(game: str, id: str, package: Package = None, language: str = ORIGINAL) -> str | None:
    """What the ledger says under a rule id, or None if no ledger has it."""
    rule = find_rule(game, id, package, language)
    return rule.text if rule else None
