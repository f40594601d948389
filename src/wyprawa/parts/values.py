"""Numbers in content that depend on the game: `3`, `"2C"`, `"4 + ceil(L/2)"`.

    sum     = product {("+" | "-") product}
    product = factor {"*" factor}
    factor  = "-" factor | number [name | "(" sum ")" | call] | name | "(" sum ")" | call
    call    = ("ceil" | "floor") "(" product "/" divisor ")" | ("min" | "max") "(" sum {"," sum} ")"
    divisor = number | name | "(" sum ")" | call

Division is only allowed inside `ceil` and `floor`, one product over one divisor, so `L+1/2` and `C/2L`, which
can be read in two ways, have to be written with parentheses.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from wyprawa.kernel.errors import WyprawaError
from wyprawa.kernel.sizes import Amount, Word

Value: TypeAlias = Amount | Word
"""A number, or a formula over names the game gives."""

_Node: TypeAlias = tuple[Any, ...]
"""An operator and its operands; where evaluation can fail, the column comes last."""

_TOKEN = re.compile(r"\s*(?:(?P<number>[0-9]+)|(?P<name>[A-Za-z_][A-Za-z0-9_]*)|(?P<mark>\S))")
_DIVISIONS = ("ceil", "floor")
_CHOICES: dict[str, Callable[[Iterable[int]], int]] = {"min": min, "max": max}
_LONGEST = 100  # no printed value comes near it, and the parser's depth stays bounded
_OPERAND = "a number, a name or '('"


class FormulaError(WyprawaError, ValueError):
    """A formula that cannot be read or worked out; quotes the text and the column."""

    def __init__(self, text: str, column: int, what: str) -> None:
        super().__init__(f"formula {text!r}, column {column}: {what}")


class Formula:
    """Marks a content field: `hp: Annotated[Value, Formula("L", "C")]` may use the names L and C."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def __repr__(self) -> str:
        return f"Formula({', '.join(map(repr, self.names))})"

    def problem(self, value: Value) -> str | None:
        """What is wrong with a formula found in such a field, if anything is."""
        try:
            unknown = [place for place in _names(value) if place[0] not in self.names]
        except FormulaError as error:
            return str(error)
        return str(_unknown(str(value), *unknown[0], self.names)) if unknown else None


def evaluate(value: Value, names: Mapping[str, int]) -> int:
    """The number a value stands for, given what its names mean now."""
    return value if isinstance(value, int) else _work(_parse(value), value, names)


def names_in(value: Value) -> frozenset[str]:
    """The names a value depends on."""
    return frozenset(name for name, _ in _names(value))


def _names(value: Value) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    nodes = [] if isinstance(value, int) else [_parse(value)]
    while nodes:
        operator, *operands = nodes.pop()
        if operator == "name":
            found.append((operands[0], operands[1]))
        nodes.extend(node for node in operands if isinstance(node, tuple))
    return sorted(found, key=lambda place: place[1])


def _unknown(text: str, name: str, column: int, known: Iterable[str]) -> FormulaError:
    return FormulaError(text, column, f"unknown name {name!r}; known: {', '.join(sorted(known)) or 'none'}")


def _work(node: _Node, text: str, names: Mapping[str, int]) -> int:
    operator = node[0]
    if operator == "number":
        return int(node[1])
    if operator == "name":
        if node[1] not in names:
            raise _unknown(text, node[1], node[2], names)
        return names[node[1]]
    if operator in _CHOICES:
        return _CHOICES[operator](_work(part, text, names) for part in node[1:])
    if operator == "negative":
        return -_work(node[1], text, names)
    left, right = _work(node[1], text, names), _work(node[2], text, names)
    if operator == "+":
        return left + right
    if operator == "-":
        return left - right
    if operator == "*":
        return left * right
    if right == 0:
        raise FormulaError(text, node[3], "division by 0")
    return left // right if operator == "floor" else -(-left // right)


@lru_cache(maxsize=4096)
def _parse(text: str) -> _Node:
    return _Parser(text).formula()


class _Parser:
    """Reads one formula; each method reads the rule of that name in the grammar above."""

    def __init__(self, text: str) -> None:
        self.text = text
        if len(text) > _LONGEST:
            raise FormulaError(text, _LONGEST + 1, f"expected at most {_LONGEST} characters, got {len(text)}")
        self.rest = _TOKEN.finditer(text)
        self.next()

    def formula(self) -> _Node:
        node = self.sum()
        if self.kind != "end":
            raise self.wrong("'+', '-', '*' or the end")
        return node

    def sum(self) -> _Node:
        node = self.product()
        while self.token in ("+", "-"):
            node = (self.take(), node, self.product())
        return node

    def product(self) -> _Node:
        node = self.factor()
        while self.token == "*":
            node = (self.take(), node, self.factor())
        return node

    def factor(self) -> _Node:
        if self.token == "-":
            self.next()
            return ("negative", self.factor())
        node = self.divisor()
        if node[0] == "number" and (self.kind == "name" or self.token == "("):
            return ("*", node, self.divisor())
        return node

    def divisor(self) -> _Node:
        column, token = self.column, self.token
        if self.kind == "number":
            return ("number", int(self.take()))
        if token in _DIVISIONS or token in _CHOICES:
            return self.call()
        if self.kind == "name":
            return ("name", self.take(), column)
        if token != "(":
            raise self.wrong(_OPERAND)
        self.next()
        node = self.sum()
        self.expect(")")
        return node

    def call(self) -> _Node:
        name = self.take()
        self.expect("(")
        if name in _DIVISIONS:
            above = self.product()
            self.expect("/")
            column = self.column
            node: _Node = (name, above, self.divisor(), column)
        else:
            node = (name, self.sum())
            self.expect(",")
            node += (self.sum(),)
            while self.token == ",":
                self.next()
                node += (self.sum(),)
        self.expect(")")
        return node

    def next(self) -> None:
        found = next(self.rest, None)
        self.kind = found.lastgroup if found and found.lastgroup else "end"
        self.token = found[self.kind] if found else ""
        self.column = (found.start(self.kind) if found else len(self.text)) + 1

    def take(self) -> str:
        token = self.token
        self.next()
        return token

    def expect(self, token: str) -> None:
        if self.token != token:
            raise self.wrong(repr(token))
        self.next()

    def wrong(self, expected: str) -> FormulaError:
        given = "the end" if self.kind == "end" else repr(self.token)
        hint = "; division is written ceil(a/b) or floor(a/b)" if self.token == "/" else ""
        return FormulaError(self.text, self.column, f"expected {expected}, got {given}{hint}")
