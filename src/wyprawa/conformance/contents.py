"""What is in a game's content: sources, names that code knows, words that only one record uses.

Cards are data; what data cannot say is a name that some piece of code knows. Such names are in fields called
`custom`, and in every field marked `Code`: a monster's power, a scenario's rule. A word is a verb or a
condition of the vocabulary, or a field that may be left out. One that only a single record uses is that
record's own rule in disguise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from wyprawa.kernel.codec import fields
from wyprawa.parts.content import SOURCES, counts, leaves, records, references, stated_sources
from wyprawa.parts.leaves import CUSTOM, Code, got

_NO_WORDS = ("custom", "source")  # fields the audit counts in its own way


class TableReport(msgspec.Struct, frozen=True):
    """One table: how many records, and how many of them by source."""

    name: str
    records: int
    sources: dict[str, int]


class CodeReport(msgspec.Struct, frozen=True):
    """Names of one kind that code knows: those used, and how many records use them."""

    what: str
    names: tuple[str, ...]
    records: int


class LoneWord(msgspec.Struct, frozen=True):
    """A verb or condition (`Quench`) or an optional field (`Test.flanked`), and the one record using it."""

    word: str
    spot: str


class AuditReport(msgspec.Struct, frozen=True):
    """What is in a game's content, and what is wrong with it."""

    tables: tuple[TableReport, ...]
    problems: tuple[str, ...]
    code: tuple[CodeReport, ...]
    escaping: int  # records that use a name code knows
    lone: tuple[LoneWord, ...]

    @property
    def records(self) -> int:
        return sum(table.records for table in self.tables)

    @property
    def share(self) -> float:
        """The share of records that needed more than data."""
        return self.escaping / self.records if self.records else 0.0


def report(
    content: msgspec.Struct, package: str | Path, declared: Mapping[str, int], custom: Collection[str]
) -> AuditReport:
    """Audit content loaded from `package` against its stated counts and the names of its escapes."""
    uses = list(_uses(content))
    return AuditReport(
        tables=tuple(_tables(content, package)),
        problems=(*references(content), *counts(content, declared), *_escapes(content, custom)),
        code=tuple(_code(uses)),
        escaping=len({spot for spot, _, _ in uses}),
        lone=tuple(lone_words(content)),
    )


def _tables(content: msgspec.Struct, package: str | Path) -> Iterator[TableReport]:
    for name, sources in stated_sources(content, package).items():
        tally = {source: sources.count(source) for source in SOURCES if source in sources}
        yield TableReport(name, len(sources), tally)


# --- names that code knows --------------------------------------------------------------------------------


def _uses(content: msgspec.Struct) -> Iterator[tuple[str, str, str]]:
    """Every use of such a name: the spot of its record, what kind of name, the name."""
    for spot, leaf in leaves(content):
        for mark in leaf.marks:
            if isinstance(mark, Code) and leaf.value not in (None, ""):
                yield spot, mark.what, str(leaf.value)


def _code(uses: list[tuple[str, str, str]]) -> Iterator[CodeReport]:
    for what in dict.fromkeys(what for _, what, _ in uses):
        here = [(spot, name) for spot, kind, name in uses if kind == what]
        yield CodeReport(what, tuple(sorted({name for _, name in here})), len({spot for spot, _ in here}))


def _escapes(content: msgspec.Struct, custom: Collection[str]) -> Iterator[str]:
    """Where the names in `custom` fields differ from those the rules list."""
    used = set()
    for _, leaf in leaves(content):
        if CUSTOM in leaf.marks and leaf.value is not None:
            used.add(leaf.value)
            if leaf.value not in custom:
                yield f"{leaf.path}: expected a custom function, {got(leaf.value, sorted(custom))}"
    for name in sorted(custom):
        if name not in used:
            yield f"custom: no record uses {name!r}"


# --- words used by one record -----------------------------------------------------------------------------


def lone_words(content: msgspec.Struct) -> Iterator[LoneWord]:
    """Verbs, conditions and optional fields that only one record uses, in the order of the content."""
    spots: dict[tuple[type, str], set[str]] = {}
    single = [name for name, many in _sizes(content).items() if many < 2]
    for table, spot, record in records(content):
        if table not in single:
            for word in _words(record, top=True):
                spots.setdefault(word, set()).add(spot)
    named: dict[str, set[type]] = {}
    for kind, _ in spots:
        named.setdefault(kind.__name__, set()).add(kind)
    for (kind, field), found in spots.items():
        if len(found) == 1:
            # Two vocabularies may have a word in common: the module tells them apart.
            home = f"{kind.__module__.rpartition('.')[2]}." if len(named[kind.__name__]) > 1 else ""
            yield LoneWord(f"{home}{kind.__name__}{field and '.'}{field}", *found)


def _sizes(content: msgspec.Struct) -> dict[str, int]:
    found: dict[str, int] = {}
    for table, _, _ in records(content):
        found[table] = found.get(table, 0) + 1
    return found


def _words(value: Any, *, top: bool = False) -> Iterator[tuple[type, str]]:
    """The words in a record: the kind of each tagged part, and each field that is not at its default."""
    if isinstance(value, msgspec.Struct):
        if value.__struct_config__.tag is not None and not top:
            yield type(value), ""
        for field in fields(type(value)):
            it = getattr(value, field.name)
            if not field.required and field.name not in _NO_WORDS and it != _default(field):
                yield type(value), field.name
            yield from _words(it)
    elif isinstance(value, dict):
        for each in value.values():
            yield from _words(each)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _words(each)


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return field.default
    return None if field.default_factory is msgspec.NODEFAULT else field.default_factory()
