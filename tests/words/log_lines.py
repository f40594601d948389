"""Every record of a game with sample values, and what no line of a log may look like.

Samples come from the golden playthroughs: records as they were told, and for those never told there the
values that other records have in fields of the same name. Amounts are tried as 1, 2 and 5.
"""

from __future__ import annotations

import itertools
import re
import typing
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from log_samples import VALUES

from wyprawa.kernel import Game, Record, loads
from wyprawa.kernel.codec import encode
from wyprawa.scene.look import record_text
from wyprawa.words import Words

GOLDEN = Path(__file__).parents[1] / "golden"
AMOUNTS = (1, 2, 5)
TOLD = 5  # records of each kind as they were told
MADE = 6  # records of each kind made of values of other records
NOT_SAID = ("rule", "to")

# Words after a number that are the same after 1 and after 5, and rightly so: no nouns, or none of several.
SAME = {
    "en": "becomes begins bonus ends has is its leaves less loss this times was",
    "pl": "do dochodzi i lub mniej na od opuszcza po przeciw razy się staje w więcej z za ze",
}
FORBIDDEN = {
    "a word that was not filled in": re.compile(r"[{}]|\$\w|‹|›"),
    "two spaces": re.compile(r"\S\s{2,}\S"),
    "a space at an end": re.compile(r"^\s|\s$"),
    "two signs in a row": re.compile(r"[,;:][,;:.!?]|[!?]\.|(?<!\.)\.\.(?!\.)|[-+−±][-+−±]|–\s*–"),
    "a sign where a name should be": re.compile(
        r"^[,;:.!?’]|\s[,;:.!?](?:\s|$)|\(\)|“”|„”|\(\s|\s\)|[(“„][,;:]"
    ),
    "a hyphen for a minus": re.compile(r"(?:^|[\s(])-\d"),
    "a straight apostrophe or quotation mark": re.compile(r"['\"]"),
    "a formula": re.compile(r"\bceil\(|\d\s*\*\s*\(|\b[NLCR]\s*[-+*/]\s*\d"),
    "nothing in the place of a name": re.compile(r"\b(?:None|Null|nobody’s)\b"),
}
END = re.compile(r"[.!?…][”“»)]*$")


def kinds(game: Game[Any]) -> list[type[Record]]:
    """The records of a game."""
    found = [each for each in _below(Record) if each.__module__.startswith(f"{game.package}.")]
    return sorted((each for each in found if not each.__subclasses__()), key=lambda each: each.__name__)


def _below(kind: type[Record]) -> Iterator[type[Record]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


@cache
def told(name: str) -> dict[type[Record], list[Record]]:
    """What the golden playthroughs of a game told, by kind, without repetitions."""
    found: dict[type[Record], dict[bytes, Record]] = {}
    for path in sorted(GOLDEN.glob(f"{name}-*.wyprawa")):
        for line in loads(path.read_text(encoding="utf-8")).log:
            found.setdefault(type(line.record), {}).setdefault(encode(line.record), line.record)
    return {kind: list(records.values()) for kind, records in found.items()}


@cache
def values(name: str) -> dict[str, list[Any]]:
    """Values that fields of this name have in the records told, those that say something first."""
    found: dict[str, dict[bytes, Any]] = {}
    for record in itertools.chain.from_iterable(told(name).values()):
        for field in record.__struct_fields__:
            value = getattr(record, field)
            found.setdefault(field, {}).setdefault(encode(value), value)
    ordered = {
        field: sorted(each.values(), key=lambda value: value in (None, "", ()))
        for field, each in found.items()
    }
    return {**ordered, **VALUES.get(name, {})}


def samples(game: Game[Any], kind: type[Record]) -> list[Record]:
    """Records of this kind as they were told, the same with other amounts, and made ones."""
    known = told(game.name).get(kind, [])
    step = max(1, len(known) // TOLD)
    records = known[::step][:TOLD] or list(_made(game, kind))
    return records + [each for record in records for each in _with_other_amounts(game, record)]


def _with_other_amounts(game: Game[Any], record: Record) -> Iterator[Record]:
    hints = _hints(type(record))
    for field in record.__struct_fields__:
        if hints[field] is int and field not in game.names:
            given = {name: getattr(record, name) for name in record.__struct_fields__}
            yield from (type(record)(**{**given, field: amount}) for amount in AMOUNTS)


def _made(game: Game[Any], kind: type[Record]) -> Iterator[Record]:
    pool, hints = values(game.name), _hints(kind)
    fields = [field for field in kind.__struct_fields__ if field not in NOT_SAID]
    for n in range(MADE):
        given: dict[str, Any] = {}
        for field in fields:
            some = _some(hints[field], pool.get(field), field in game.names)
            if not some:
                raise AssertionError(
                    f"{game.name}: no value is known for {kind.__name__}.{field}: {hints[field]}"
                )
            given[field] = some[n % len(some)]
        yield kind(**given)


def _some(hint: Any, known: list[Any] | None, named: bool) -> list[Any]:
    if hint is int and not named:
        return list(AMOUNTS)
    if hint is bool:
        return [True, False]
    if typing.get_origin(hint) is typing.Literal:
        return list(typing.get_args(hint))
    return [value for value in known or [] if value is not None] or (known or [])


@cache
def _hints(kind: type[Record]) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def line(game: Game[Any], record: Record, words: Words) -> str:
    return words.say(record_text(game, record))


def wrong(words: Words, said: str) -> list[str]:
    """What is wrong with a line."""
    found = [what for what, pattern in FORBIDDEN.items() if pattern.search(said)]
    found += [f"no words: {each}" for each in (*words.missing, *words.faults)]
    words.missing.clear()
    words.faults.clear()
    if not END.search(said):
        found.append("no full stop")
    return found


def miscounted(game: Game[Any], record: Record, words: Words) -> Iterator[tuple[str, str]]:
    """Lines in which one thing has the noun of several: after 1 stands the same word as after 5."""
    hints = _hints(type(record))
    given = {name: getattr(record, name) for name in record.__struct_fields__}
    for field in record.__struct_fields__:
        if hints[field] is int and field not in game.names:
            one, five = (line(game, type(record)(**{**given, field: n}), words) for n in (1, 5))
            for word, other in zip(_counted(1, one), _counted(5, five), strict=False):
                plural = words.language != "en" or word.endswith("s")
                if word == other and plural and word not in SAME[words.language].split():
                    yield field, one


def _counted(n: int, said: str) -> list[str]:
    """The words right after this number."""
    return re.findall(rf"(?<![\d,.−+])(?<!of ){n} ([^\W\d]+)", said)
