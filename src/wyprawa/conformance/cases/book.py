"""A casebook: how the cases of a game speak. The names of its numbers, and changes of several fields at once.

    BOOK = Casebook(
        "smok",
        tables={"card": {card.id: n for n, card in enumerate(CARDS)}},
        fields={"hands": "card", "played": "card", "draw": "card"},
        changes=[drawn],
    )

A name is looked up in the table of the last field on its path, else in all of them. `card:run` says the
table; `run#2` is the second row called `run`.
"""

from __future__ import annotations

import inspect
import re
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from wyprawa.conformance.cases import values
from wyprawa.conformance.cases.values import ValueFault
from wyprawa.kernel import Game, find
from wyprawa.parts.described import Described

Table: TypeAlias = Mapping[str, int] | Sequence[Any] | Callable[[Any, str], int]
Resolver: TypeAlias = Callable[[Any, str, str], int | None]


class Casebook:
    """The names, changes and facts that the case files of a folder may use.

    - `described`: the `Described` of a state with annotations, whose tables and references are used.
    - `tables`: what the rows of the game's tables are called. A mapping from names to numbers, a row of
      records with an `id`, or a function `(s, text)` for names that depend on the state, such as squares.
    - `fields`: which table the numbers of a field, of an argument or of a draw belong to.
    - `resolve`: a function `(s, path, text)` that is asked first; None leaves the name to the tables.
    - `changes`: functions of the state that a setup calls by name: `wield 0 worn_sword`.
    - `facts`: functions that a check calls by name: `distance 0 1 = 3`.
    """

    def __init__(
        self,
        game: str | Game[Any],
        *,
        described: Described[Any] | None = None,
        tables: Mapping[str, Table] | None = None,
        fields: Mapping[str, str] | None = None,
        resolve: Resolver | None = None,
        changes: Iterable[Callable[..., object]] = (),
        facts: Iterable[Callable[..., object]] = (),
    ) -> None:
        self._game = game
        known = {} if described is None else {kind: _by_name(it) for kind, it in described.tables.items()}
        self.tables = known | {kind: _numbered(table) for kind, table in (tables or {}).items()}
        self.fields = dict(fields or {})
        self.resolve = resolve
        self.changes = {each.__name__: each for each in changes}
        self.facts = {each.__name__: each for each in facts}

    @property
    def game(self) -> Game[Any]:
        if isinstance(self._game, str):
            self._game = find(self._game)
        return self._game

    def number(self, s: Any, path: str, text: str, table: str = "") -> int:
        """The number of a name at a path; `table` is what the state's annotations say of it."""
        found = None if self.resolve is None else self.resolve(s, path, text)
        if found is not None:
            return found
        kind, _, id = text.rpartition(":")
        if not kind:
            kind = self.fields.get(_last(path), table if table in self.tables else "")
        if kind:
            if kind not in self.tables:
                raise ValueFault(f"{path}: no table {kind!r}; tables: {', '.join(self.tables)}")
            row = _look(self.tables[kind], s, id)
            if row is None:
                raise ValueFault(f"{path}: no {kind} is called {id!r}{_near(id, self.tables[kind])}")
            return row
        hits = {kind: row for kind, table in self.tables.items() if (row := _look(table, s, id)) is not None}
        if len(set(hits.values())) == 1:
            return next(iter(hits.values()))
        if hits:
            ways = " or ".join(f"{kind}:{id}" for kind in hits)
            raise ValueFault(f"{path}: {id!r} could mean several things; write {ways}")
        raise ValueFault(f"{path}: nothing is called {text!r}")

    def name(self, path: str, number: Any) -> str:
        """A number as the case would write it, if its field has a table."""
        table = self.tables.get(self.fields.get(_last(path), ""))
        if isinstance(table, Mapping) and isinstance(number, int):
            return next((id for id, row in table.items() if row == number), str(number))
        return str(number)

    def shown(self, path: str, found: Any) -> str:
        """A value as a case would write it, names where they are known."""
        if isinstance(found, (list, tuple)):
            row = ", ".join(self.shown(path, each) for each in found)
            return f"[{row}]" if isinstance(found, list) else f"({row})"
        if isinstance(found, dict):
            return (
                "{" + ", ".join(f"{key}: {self.shown(str(key), each)}" for key, each in found.items()) + "}"
            )
        if isinstance(found, bool) or found is None:
            return {True: "true", False: "false", None: "null"}[found]
        return self.name(path, found)

    def call(self, work: Callable[..., Any], s: Any, text: str, block: str | None = None) -> Any:
        """Call a change or a fact with what a line gives it."""
        given, by_name = values.arguments(text)
        row = [*given, *([] if block is None else [block])]
        bound = self.bound(work, work.__name__, s, row, by_name)
        return work(s, *bound.args[1:], **bound.kwargs)

    def bound(
        self,
        work: Callable[..., Any],
        name: str,
        s: Any,
        given: Sequence[Any],
        by_name: Mapping[str, Any] | None = None,
    ) -> inspect.BoundArguments:
        """Arguments with numbers instead of names, by the types the function asks for."""
        signature, kinds = inspect.signature(work), hints(work)
        try:
            bound = signature.bind(s, *given, **(by_name or {}))
        except TypeError as error:
            takes = ", ".join(str(each.replace(annotation=each.empty)) for each in _after_state(signature))
            raise ValueFault(f"{name} takes ({takes}): {error}") from None
        for parameter in list(bound.arguments)[1:]:
            each, path = bound.arguments[parameter], f"{name}({parameter})"
            several = signature.parameters[parameter].kind is inspect.Parameter.VAR_POSITIONAL
            kind = tuple[kinds.get(parameter, Any), ...] if several else kinds.get(parameter)  # type: ignore[misc]
            bound.arguments[parameter] = values.named(each, kind, path, partial(self.number, s))
        return bound


def _after_state(signature: inspect.Signature) -> list[inspect.Parameter]:
    return list(signature.parameters.values())[1:]


def _numbered(table: Table) -> Mapping[str, int] | Callable[[Any, str], int]:
    """A table as a mapping from names; further rows of the same name end in `#2`, `#3`."""
    if callable(table) or isinstance(table, Mapping):
        return table
    found: dict[str, int] = {}
    times: dict[str, int] = {}
    for n, row in enumerate(table):
        id = row if isinstance(row, str) else getattr(row, "id", None)
        if id is None:
            continue
        times[id] = times.get(id, 0) + 1
        found[id if times[id] == 1 else f"{id}#{times[id]}"] = n
    return found


def _by_name(table: Any) -> Mapping[str, int] | Callable[[Any, str], int]:
    """A table of a description: names in a row or by number, or a function of the state that gives them."""
    if callable(table):
        return lambda s, name: _turned(table(s))[name]
    return _turned(table)


def _turned(names: Any) -> dict[str, int]:
    rows = names.items() if isinstance(names, Mapping) else enumerate(names)
    return {str(name): number for number, name in rows}


def _look(table: Mapping[str, int] | Callable[[Any, str], int], s: Any, id: str) -> int | None:
    if isinstance(table, Mapping):
        return table.get(id)
    try:
        return table(s, id)
    except (LookupError, ValueError):
        return None


def _near(id: str, table: Any) -> str:
    if not isinstance(table, Mapping):
        return ""
    near = [each for each in table if id.casefold() in each.casefold()] or list(table)
    return f"; there are: {', '.join(near[:12])}{' and more' if len(near) > 12 else ''}"


def _last(path: str) -> str:
    """The last name on a path: `hand` of `characters[0].hand[2]`, `card` of `fight(card)`."""
    names: list[str] = re.findall(r"[A-Za-z_][\w-]*", re.sub(r"\[[^]]*\]", "", path))
    return names[-1]


def hints(work: Callable[..., Any]) -> dict[str, Any]:
    """The types of a function's arguments, and of what it returns."""
    try:
        return typing.get_type_hints(inspect.unwrap(work), include_extras=True)
    except NameError:  # a name that is imported for mypy alone
        plain = {"int": int, "str": str}
        return {name: plain.get(str(hint), Any) for name, hint in work.__annotations__.items()}
