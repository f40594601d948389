"""Content: TOML files -> typed records, strictly.

A game declares a record type per table and one frozen Struct whose fields are the tables:

    class Card(Row, frozen=True):
        id: str
        pace: Annotated[Value, Formula("L")]
        next: Annotated[str, Ref("cards")] | None = None

    class Content(msgspec.Struct, frozen=True):
        cards: tuple[Card, ...]           # cards.toml, or cards/*.toml: [[cards]]
        heroes: dict[str, Hero]           # heroes.toml: [heroes.<name>]
        rules: Rules                      # rules.toml: [rules]

Every file states at its top where its figures come from (`source = "rulebook"`); a record type with a field
named `source` may state it per record. A mark on a container applies to each of its items.

A big table may be read late, each of its files when somebody asks for the record in it (`Later`):

        pages: Annotated[tuple[Page, ...], LATE]   # pages/*.toml, one [[pages]] in each
        cards: Annotated[tuple[Card, ...], PARTS]  # cards/*.toml, several [[cards]] in each (`Parts`)
"""

import importlib.resources
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    overload,
)

import msgspec
import tomli

from wyprawa.kernel.codec import fields
from wyprawa.kernel.errors import WyprawaError
from wyprawa.parts.leaves import Leaf, either, got, is_struct, kind_of, plainly, text_of, walk

C = TypeVar("C", bound=msgspec.Struct)
R = TypeVar("R")
Source: TypeAlias = Literal["rulebook", "published", "designed"]
SOURCES: tuple[str, ...] = get_args(Source)

_Key: TypeAlias = (
    str | int | None
)  # a record's key in its table: its name, its place, or None for a single one


class ContentError(WyprawaError, ValueError):
    """Content that cannot be used; each problem names the file, the path within it and what was expected."""

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of content records. An `id` is unique within its table."""


class Ref(msgspec.Struct, frozen=True):
    """Marks a field whose value is the id of a record: `Annotated[str, Ref("cards")]`."""

    table: str


LATE: Final = msgspec.Meta(extra={"late": True})
"""Marks a table whose files are read when they are asked for."""
PARTS: Final = msgspec.Meta(extra={"late": "parts"})
"""The same, with several records in a file."""


class Later(Sequence[R]):
    """The records of a folder, one in each file, in the order of the files' names.

    A file is read when its record is asked for. It is checked as msgspec does; formulas and references are
    checked by who walks the whole content (`leaves`, `references`), as the conformance suite does.
    """

    def __init__(self, names: Sequence[str], read: Callable[[str], R]) -> None:
        self.names = tuple(names)  # of the files, without `.toml`
        self._read = read
        self._kept: dict[str, R] = {}

    def named(self, name: str) -> R:
        """The record in the file of that name."""
        found = self._kept.get(name)
        if found is None:
            found = self._kept[name] = self._read(name)
        return found

    def __len__(self) -> int:
        return len(self.names)

    @overload
    def __getitem__(self, place: int) -> R: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[R]: ...
    def __getitem__(self, place: int | slice) -> R | Sequence[R]:
        if isinstance(place, slice):
            return [self.named(name) for name in self.names[place]]
        return self.named(self.names[place])


class Parts(Sequence[R]):
    """The records of a folder, several in each file; a file is read and checked like that of `Later`.

    Going over them, or counting them, reads all files.
    """

    def __init__(self, files: Later[tuple[R, ...]]) -> None:
        self.files = files
        self.read: set[str] = set()  # the names of the files asked for so far

    def part(self, name: str) -> tuple[R, ...]:
        """The records in the file of that name."""
        self.read.add(name)
        return self.files.named(name)

    def __len__(self) -> int:
        return sum(len(self.part(name)) for name in self.files.names)

    @overload
    def __getitem__(self, place: int) -> R: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[R]: ...
    def __getitem__(self, place: int | slice) -> R | Sequence[R]:
        return [*self][place]

    def __iter__(self) -> Iterator[R]:
        for name in self.files.names:
            yield from self.part(name)


class _Table(NamedTuple):
    field: str
    name: str
    shape: type  # tuple, dict, or Struct for a single record
    hint: Any
    late: Literal["", "one", "parts"] = ""


def load(kind: type[C], package: str | Path) -> C:
    """Read `kind` from the `content` folder of a package, or from the folder given as a Path.

    Modules with the types of rows may lie there too. Raises ContentError with every problem found.
    """
    folder, tables = _folder(package), _tables(kind)
    read = {table.name for table in tables} | {f"{table.name}.toml" for table in tables}
    unread = [name for name in _visible(folder) if name not in read and not name.endswith(".py")]
    problems = [f"{name}: no field of {kind.__name__} reads this" for name in unread]
    values: dict[str, Any] = {}
    leaves: list[Leaf] = []
    for table in tables:
        if table.late:
            with _collecting(problems):
                values[table.field] = _later(folder, table)
            continue
        records: list[tuple[_Key, Any]] = []
        taken: dict[object, str] = {}
        with _collecting(problems):
            for entry in _entries(folder, table):
                with _collecting(problems):
                    records.append((entry.key, _record(entry, table, taken, leaves)))
        values[table.field] = _shaped(table, records)
    if problems:
        raise ContentError(*problems)
    content = kind(**values)
    dangling = _dangling(leaves, content)
    if dangling:
        raise ContentError(*dangling)
    return content


def _later(folder: Traversable, table: _Table) -> Later[Any] | Parts[Any]:
    files = {
        path.partition("/")[2].removesuffix(".toml"): (path, it) for path, it in _files(folder, table.name)
    }

    def read(name: str) -> Any:
        path, file = files[name]
        entries = list(_rows(table, path, _read(path, file)))
        if table.late == "parts":
            return tuple(_converted(entry, table) for entry in entries)
        if len(entries) != 1:
            raise ContentError(f"{path}: {table.name}: expected one record, got {len(entries)}")
        return _converted(entries[0], table)

    found = Later[Any](list(files), read)
    return Parts(found) if table.late == "parts" else found


def read_one(content: msgspec.Struct, table: str, text: str, where: str) -> Any:
    """One record from the text of a file with nothing else in it; its references lead into `content`.

    Raises ContentError with every problem found; `where` names the file.
    """
    found = next(each for each in _tables(type(content)) if each.name == table)
    entries = list(_rows(found, where, _parsed(where, text)))
    if len(entries) != 1:
        raise ContentError(f"{where}: {table}: expected one record, got {len(entries)}")
    leaves: list[Leaf] = []
    record = _record(entries[0], found, {}, leaves)
    if dangling := _dangling(leaves, content):
        raise ContentError(*dangling)
    return record


def read_draft(
    content: msgspec.Struct, table: str, text: str, where: str, problems: Callable[[Any], list[str]]
) -> Any:
    """A record that is not in the book, from a file written like those of the book; `problems` says what is
    wrong with it. Raises ContentError with every problem found."""
    found = read_one(content, table, text, where)
    wrong = problems(found)
    if found.id in {row.id for row in getattr(content, table)}:
        wrong.append(f"id: expected one of its own, got {found.id!r}, which is in the book")
    if wrong:
        raise ContentError(*(f"{where}: {each}" for each in wrong))
    return found


def sources(package: str | Path) -> dict[str, str]:
    """What each file of a package's content says about where its figures come from."""
    folder = _folder(package)
    tables = [name for name in _visible(folder) if name.endswith(".toml") or (folder / name).is_dir()]
    files = [file for name in tables for file in _files(folder, name.removesuffix(".toml"))]
    return {path: _read(path, file)["source"] for path, file in files}


def references(content: msgspec.Struct) -> list[str]:
    """Every reference to a record that is not there."""
    return _dangling([leaf for _, leaf in leaves(content)], content)


def counts(content: msgspec.Struct, declared: Mapping[str, int]) -> list[str]:
    """Where the tables differ from the stated counts: `{"cards": 12, "cards.kind=attack": 4}`.

    With a star, `{"cards*": 24, "cards*.kind=attack": 9}`, a record counts as often as its `copies` say.
    """
    problems = []
    tables = {table.name: _records(content, table).values() for table in _tables(type(content))}
    for what, expected in declared.items():
        table, _, test = what.partition(".")
        name = table.removesuffix("*")
        field, _, value = test.partition("=")
        if name not in tables:
            problems.append(f"{what}: no table {name!r}; tables: {', '.join(tables)}")
        elif test and not all(hasattr(record, field) for record in tables[name]):
            problems.append(f"{what}: no field {field!r} in {name}")
        else:
            found = sum(
                getattr(record, "copies", 1) if table != name else 1
                for record in tables[name]
                if not test or text_of(getattr(record, field)) == value
            )
            if found != expected:
                problems.append(f"{what}: declared {expected}, found {found}")
    return problems


def records(content: msgspec.Struct) -> Iterator[tuple[str, str, Any]]:
    """Every record, with the name of its table and its spot there: `cards[3]`."""
    for table in _tables(type(content)):
        for key, record in _records(content, table).items():
            yield table.name, _spot(table.name, key), record


def leaves(content: msgspec.Struct) -> Iterator[tuple[str, Leaf]]:
    """The plain values of all records, each with the spot of its record."""
    for table in _tables(type(content)):
        for key, record in _records(content, table).items():
            spot = _spot(table.name, key)
            for leaf in walk(msgspec.to_builtins(record), table.hint, spot):
                yield spot, leaf


def stated_sources(content: msgspec.Struct, package: str | Path) -> dict[str, list[str]]:
    """By table, where the figures of each record come from, as it says itself or as its file does."""
    folder, found = _folder(package), {}
    for table in _tables(type(content)):
        pairs = zip(_records(content, table).values(), _entries(folder, table), strict=True)
        found[table.name] = [getattr(record, "source", None) or entry.source for record, entry in pairs]
    return found


def _shaped(table: _Table, records: list[tuple[_Key, Any]]) -> Any:
    if table.shape is dict:
        return dict(records)
    found = tuple(record for _, record in records)
    return found if table.shape is tuple else next(iter(found), None)


@contextmanager
def _collecting(problems: list[str]) -> Iterator[None]:
    try:
        yield
    except ContentError as error:
        problems += error.problems


# Files and tables


class _Entry(NamedTuple):
    key: _Key
    raw: Any
    spot: str
    source: str


def _tables(kind: type[msgspec.Struct]) -> list[_Table]:
    found = []
    for field in fields(kind):
        late = _lateness(field.type)
        hint = get_args(field.type)[0] if late else field.type
        origin, args = get_origin(hint), get_args(hint)
        if origin is tuple and args[1:] == (...,):
            found.append(_Table(field.name, field.encode_name, tuple, args[0], late))
        elif origin is dict and args[0] is str:
            found.append(_Table(field.name, field.encode_name, dict, args[1]))
        elif is_struct(field.type):
            found.append(_Table(field.name, field.encode_name, msgspec.Struct, field.type))
        else:
            expected = "tuple[Row, ...], dict[str, Row] or a Row"
            raise TypeError(f"{kind.__name__}.{field.name}: expected {expected}, got {field.type}")
    return found


def _lateness(hint: Any) -> Literal["", "one", "parts"]:
    marks = hint.__metadata__ if get_origin(hint) is Annotated else ()
    return "one" if LATE in marks else "parts" if PARTS in marks else ""


def _folder(package: str | Path) -> Traversable:
    try:
        folder = package if isinstance(package, Path) else importlib.resources.files(package) / "content"
    except ModuleNotFoundError:
        raise ContentError(f"{package}: no such package") from None
    if not folder.is_dir():
        raise ContentError(f"{package}: no content folder")
    return folder


def _visible(folder: Traversable) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name[0] not in "._")


def _files(folder: Traversable, table: str) -> list[tuple[str, Traversable]]:
    """The files of a table with their names: one, or those of the folder named after it."""
    file, parts = folder / f"{table}.toml", folder / table
    if file.is_file() and parts.is_dir():
        raise ContentError(f"{table}.toml: expected one file or a folder {table}/, got both")
    if file.is_file():
        return [(file.name, file)]
    found = [(f"{table}/{name}", parts / name) for name in _visible(parts)] if parts.is_dir() else []
    if not found:
        raise ContentError(f"{table}.toml: no such file, nor a folder {table}/ with files")
    strangers = [path for path, _ in found if not path.endswith(".toml")]
    if strangers:
        raise ContentError(*(f"{path}: expected a .toml file" for path in strangers))
    return found


def _read(path: str, file: Traversable) -> dict[str, Any]:
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ContentError(f"{path}: byte {error.start}: expected UTF-8") from None
    return _parsed(path, text)


def _parsed(path: str, text: str) -> dict[str, Any]:
    try:
        body = tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        what, _, at = str(error).removesuffix(")").rpartition(" (at ")
        at = at.replace("end of document", f"line {len(text.splitlines())}, the end")
        raise ContentError(f"{path}: {at}: {what}") from None
    if body.get("source") not in SOURCES:
        given = repr(body["source"]) if "source" in body else "nothing"
        raise ContentError(f"{path}: source: expected {either(SOURCES)}, got {given}")
    return body


def _entries(folder: Traversable, table: _Table) -> Iterator[_Entry]:
    """The raw records of a table, file by file."""
    name, files = table.name, _files(folder, table.name)
    if table.shape is msgspec.Struct and len(files) > 1:
        raise ContentError(f"{files[1][0]}: expected one file for the one record of {name}, got {len(files)}")
    for path, file in files:
        yield from _rows(table, path, _read(path, file))


def _rows(table: _Table, path: str, body: dict[str, Any]) -> Iterator[_Entry]:
    """The raw records of one file."""
    name = table.name
    header = f"[[{name}]]" if table.shape is tuple else f"[{name}]"
    for key in body:
        if key not in ("source", name):
            raise ContentError(f"{path}: unknown key {key!r}; expected source, {header}")
    rows = body.get(name)
    if not isinstance(rows, list if table.shape is tuple else dict):
        given = "nothing" if rows is None else kind_of(rows)
        raise ContentError(f"{path}: {name}: expected {header}, got {given}")
    if table.shape is msgspec.Struct:
        yield _Entry(None, rows, f"{path}: {name}", body["source"])
        return
    for place, raw in enumerate(rows) if isinstance(rows, list) else rows.items():
        yield _Entry(place, raw, f"{path}: {_spot(name, place)}", body["source"])


def _spot(table: str, key: _Key) -> str:
    return table if key is None else f"{table}[{key}]" if isinstance(key, int) else f"{table}.{key}"


def _records(content: msgspec.Struct, table: _Table) -> dict[_Key, Any]:
    value = getattr(content, table.field)
    if table.shape is tuple:
        return dict(enumerate(value))
    return dict(value) if table.shape is dict else {None: value}


def _record(entry: _Entry, table: _Table, taken: dict[object, str], leaves: list["Leaf"]) -> Any:
    """One record made of its raw table; its plain values are added to `leaves`."""
    found = list(walk(entry.raw, table.hint, entry.spot))
    faults = [f"{leaf.path}: {leaf.fault}" for leaf in found if leaf.fault]
    if faults:
        raise ContentError(*faults)
    record = _converted(entry, table)
    named = getattr(record, "id", entry.key if table.shape is dict else None)
    if table.shape is dict and named != entry.key:
        raise ContentError(f"{entry.spot}.id: expected {entry.key!r}, the name of its table, got {named!r}")
    if named in taken:
        raise ContentError(f"{entry.spot}: expected an id of its own, got {named!r}, taken by {taken[named]}")
    if named is not None:
        taken[named] = entry.spot
    if getattr(record, "source", None) not in (None, *SOURCES):
        raise ContentError(f"{entry.spot}.source: expected {either(SOURCES)}, got {record.source!r}")
    leaves += found
    return record


def _converted(entry: _Entry, table: _Table) -> Any:
    try:
        return msgspec.convert(entry.raw, table.hint)
    except msgspec.ValidationError as error:
        what, _, at = str(error).partition(" - at `$")
        raise ContentError(f"{entry.spot}{at.rstrip('`')}: {plainly(what)}") from None


# References


def _dangling(leaves: Iterable[Leaf], content: msgspec.Struct) -> list[str]:
    tables = {table.name: table for table in _tables(type(content))}
    ids: dict[str, set[Any]] = {}
    problems = []
    for leaf in leaves:
        for mark in leaf.marks:
            if not isinstance(mark, Ref) or leaf.value is None:
                continue
            if mark.table not in tables:
                problems.append(f"{leaf.path}: no table {mark.table!r}; tables: {', '.join(tables)}")
                continue
            if mark.table not in ids:
                ids[mark.table] = _ids(content, tables[mark.table])
            if leaf.value not in ids[mark.table]:
                given = got(leaf.value, ids[mark.table])
                problems.append(f"{leaf.path}: expected an id of {mark.table}, {given}")
    return problems


def _ids(content: msgspec.Struct, table: _Table) -> set[Any]:
    records = _records(content, table)
    named = [getattr(record, "id", None) for record in records.values()]
    return set(records if table.shape is dict else named) - {None}
