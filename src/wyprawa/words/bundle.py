"""Fluent files: strict when read, lenient when spoken."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import Literal, TypeAlias
from weakref import WeakSet

import msgspec
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from wyprawa.kernel.errors import WyprawaError
from wyprawa.words.phrases import listed
from wyprawa.words.text import Arg, Text, t

Package: TypeAlias = str | ModuleType | Path

KERNEL = "wyprawa"
FALLBACK = "en"

# fluent.runtime drops a whole message if one part of it is longer than 2,500 characters.
_LONG = 2000


class WordsError(WyprawaError, ValueError):
    """A words file that cannot be used; the message names file and line."""


class Source(msgspec.Struct, frozen=True):
    """The text of one .ftl file and the name it goes by in error messages."""

    name: str
    text: str


class _Entry(msgspec.Struct, frozen=True):
    place: str
    node: ast.Message | ast.Term


class Words:
    """One language: says Texts, and notes what it could not say."""

    def __init__(self, language: str, *sources: Source) -> None:
        self.language = language
        self.missing: set[str] = set()
        self.faults: set[str] = set()
        entries = _gather(sources)
        # Without a known second locale an unknown language would get its plurals from the machine.
        self._bundle = FluentBundle([language, FALLBACK], use_isolating=False)
        self._bundle.add_resource(ast.Resource([entry.node for entry in entries.values()]))
        self._variables = {key: _variables(entries, key) for key in _patterns(entries)}
        _speakers.add(self)

    @property
    def ids(self) -> tuple[str, ...]:
        """Every id that can be said, attributes as `id.attribute`."""
        return tuple(self._variables)

    def has(self, id: str) -> bool:
        """Whether `say` knows this id."""
        return id in self._variables

    def variables(self, id: str) -> frozenset[str]:
        """The names of the arguments a message may use."""
        return self._variables[id]

    def say(self, text: Text) -> str:
        """The sentence. Never raises; an unknown id is shown in angle brackets."""
        if text.id not in self._variables:
            self.missing.add(text.id)
            return f"‹{text.id}›"
        args: dict[str, int | str] = {}
        long: dict[str, str] = {}
        for name, value in text.args:
            said = self.say(value) if isinstance(value, Text) else value
            if isinstance(said, str) and len(said) > _LONG:
                mark = f"\ue000{len(long)}\ue001"
                long[mark] = said
                said = mark
            args[name] = said
        id, _, attribute = text.id.partition(".")
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # _patterns lists no message without one
        result, errors = self._bundle.format_pattern(pattern, args)
        self.faults.update(f"{text.id}: {error}" for error in errors)
        sentence = str(result)
        for mark, said in long.items():
            sentence = sentence.replace(mark, said)
        return sentence

    def number(self, value: int) -> str:
        """A number as this language writes it."""
        return self.say(t("ui-number", n=value))

    def join(self, items: Sequence[Arg], how: Literal["and", "or"] = "and") -> str:
        """`a, b and c`."""
        return self.say(listed(items, how)) if items else ""


_speakers: WeakSet[Words] = WeakSet()


def listen_anew() -> None:
    """Forget what no language could say so far: `load_words` gives everybody the same object."""
    for words in _speakers:
        words.missing.clear()
        words.faults.clear()


@lru_cache(maxsize=64)
def load_words(package: Package, language: str) -> Words:
    """The kernel's words and those in the package's folder `words`; one shared object per language."""
    sources = []
    if package != KERNEL:
        # A game may speak a language the kernel has not learnt yet.
        sources += _sources(KERNEL, language if language in languages(KERNEL) else FALLBACK)
    return Words(language, *sources, *_sources(package, language))


def languages(package: Package) -> tuple[str, ...]:
    """The languages a package has words in: each is a file `en.ftl`, or a folder `en` of such files."""
    folder = _folder(package)
    if not folder.is_dir():
        return ()
    found = {file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl")}
    return tuple(sorted(found | {each.name for each in folder.iterdir() if each.is_dir() and _parts(each)}))


def compare(package: Package, one: str, other: str) -> list[str]:
    """What a package says in one language but not in the other, and references that lead nowhere.

    A variable `..._form` is for languages whose words change with it; the others need not use it.
    """
    sides = {language: _gather(_sources(package, language)) for language in (one, other)}
    keys = {language: _patterns(entries) for language, entries in sides.items()}
    kernel = {} if package == KERNEL else _gather(_sources(KERNEL, FALLBACK))
    problems = []
    for here, there in ((one, other), (other, one)):
        for key, entry in keys[here].items():
            if key not in keys[there]:
                problems.append(f"{there}: {key} is missing ({entry.place} has it)")
                continue
            missing = _variables(sides[here], key) - _variables(sides[there], key)
            absent = [name for name in missing if not name.endswith("_form")]
            if absent:
                names = ", ".join(f"${name}" for name in sorted(absent))
                problems.append(f"{there}: {key} does not use {names} ({entry.place} does)")
        problems += _dead_references(here, sides[here], kernel)
    return problems


def _folder(package: Package) -> Traversable:
    base: Traversable = package if isinstance(package, Path) else files(package)
    return base / "words"


def _sources(package: Package, language: str) -> list[Source]:
    """The files of a language: one, or those of the folder named after it, by name."""
    folder = _folder(package)
    file = folder / f"{language}.ftl"
    found = _parts(folder / language)
    if file.is_file() and found:
        raise WordsError(f"{file}: expected one file or a folder {language}/, got both")
    if file.is_file():
        found = [file]
    if not found:
        there = ", ".join(languages(package)) or "none"
        raise WordsError(f"{file}: no such file; languages found: {there}")
    return [Source(str(each), each.read_text(encoding="utf-8")) for each in found]


def _parts(folder: Traversable) -> list[Traversable]:
    """The words files in a folder, by name."""
    if not folder.is_dir():
        return []
    return sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=lambda it: it.name)


def _gather(sources: Iterable[Source]) -> dict[str, _Entry]:
    """All entries by id (terms as `-id`); broken text or an id given twice is an error."""
    entries: dict[str, _Entry] = {}
    for source in sources:
        body = FluentParser().parse(source.text).body
        broken = [_junk(source, node) for node in body if isinstance(node, ast.Junk)]
        if broken:
            raise WordsError("\n".join(broken))
        for node in body:
            if not isinstance(node, ast.Message | ast.Term):
                continue
            key = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
            place = _place(source, node.id)
            if key in entries:
                raise WordsError(f"{place}: id {key!r} is already taken at {entries[key].place}")
            names = [attribute.id.name for attribute in node.attributes]
            if len(names) > len(set(names)):
                raise WordsError(f"{place}: id {key!r} has an attribute twice")
            entries[key] = _Entry(place, node)
    return entries


def _place(source: Source, node: ast.SyntaxNode) -> str:
    line = source.text.count("\n", 0, node.span.start if node.span else 0) + 1
    return f"{source.name}:{line}"


def _junk(source: Source, junk: ast.Junk) -> str:
    why = "; ".join(note.message or note.code for note in junk.annotations)
    return f"{_place(source, junk)}: {why} in {(junk.content or '').strip()!r}"


def _patterns(entries: Mapping[str, _Entry]) -> dict[str, _Entry]:
    """What can be said: messages with a value, and attributes as `id.attribute`."""
    found = {}
    for key, entry in entries.items():
        if isinstance(entry.node, ast.Term):
            continue
        if entry.node.value is not None:
            found[key] = entry
        for attribute in entry.node.attributes:
            found[f"{key}.{attribute.id.name}"] = entry
    return found


def _pattern(entries: Mapping[str, _Entry], key: str) -> ast.Pattern | None:
    id, _, name = key.partition(".")
    if id not in entries:
        return None
    node = entries[id].node
    if not name:
        return node.value
    return next((attribute.value for attribute in node.attributes if attribute.id.name == name), None)


def _reference(node: ast.BaseNode) -> str | None:
    if not isinstance(node, ast.MessageReference | ast.TermReference):
        return None
    sign = "-" if isinstance(node, ast.TermReference) else ""
    tail = f".{node.attribute.name}" if node.attribute else ""
    return f"{sign}{node.id.name}{tail}"


def _variables(entries: Mapping[str, _Entry], key: str) -> frozenset[str]:
    """The $names a message needs, including those of messages it refers to; a term's are its own."""
    found: set[str] = set()
    seen: set[str] = set()
    ahead = [key]
    while ahead:
        here = ahead.pop()
        if here in seen:
            continue
        seen.add(here)
        for node in _walk(_pattern(entries, here)):
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            elif isinstance(node, ast.MessageReference) and (there := _reference(node)):
                ahead.append(there)
    return frozenset(found)


def _dead_references(language: str, entries: Mapping[str, _Entry], kernel: Mapping[str, _Entry]) -> list[str]:
    return [
        f"{language}: {key} refers to {there}, which does not exist ({entry.place})"
        for key, entry in entries.items()
        for node in _walk(entry.node)
        if (there := _reference(node)) and not (_pattern(entries, there) or _pattern(kernel, there))
    ]


def _walk(value: object) -> Iterator[ast.BaseNode]:
    if isinstance(value, ast.BaseNode):
        yield value
        for child in vars(value).values():
            yield from _walk(child)
    elif isinstance(value, list):
        for child in value:
            yield from _walk(child)
