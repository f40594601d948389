"""Find the small changes that can be made to the functions of a source file."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

KINDS = ("comparison", "arithmetic", "logic", "number", "call", "condition", "return")

FLIPPED: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
EMPTY = {"list": "[]", "set": "set()", "frozenset": "frozenset()", "dict": "{}", "tuple": "()"}
WRAPPERS = ("Asking", "Iterator", "Generator")  # `-> Asking[bool]` returns a bool
RULE = re.compile(r"\b[A-Z]{2,}-\d+(?:\.\d+)*[a-z]?\b")
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Change:
    """One change: characters `start` to `end` of the file become `text`."""

    file: str
    function: str
    kind: str
    start: int
    end: int
    text: str
    line: int
    span: tuple[int, int]  # the lines of the smallest statement, or head of one, around it
    outer: tuple[int, int]  # the lines of the outermost function around it, decorators included
    was: str  # the first line that changes, and what it becomes
    now: str
    rules: tuple[str, ...]  # the ledger ids that the function cites
    nth: int = 1  # of several in this function that read the same

    @property
    def id(self) -> tuple[str, str, str, str, int]:
        """The name of the change, which survives edits elsewhere in the file."""
        return self.file, self.function, self.was, self.now, self.nth

    @property
    def site(self) -> tuple[str, int, int]:
        """Where it is; several changes may share a place."""
        return self.file, self.start, self.end

    def applied(self, source: str) -> str:
        """The source with the change made; every line keeps its number."""
        return source[: self.start] + self.text + source[self.end :]


def changes_of(file: str, source: str) -> list[Change]:
    """Every change that can be made to the functions of a file, in the order of the source."""
    found = sorted({(*found.site, found.text): found for found in _Finder(file, source).find()}.items())
    counted: Counter[tuple[str, str, str, str, int]] = Counter()
    numbered = []
    for _, change in found:
        if change.was == change.now:  # a change of layout only
            continue
        counted[change.id] += 1
        numbered.append(replace(change, nth=counted[change.id]))
    return numbered


class _Finder:
    """Walk the functions of one file."""

    def __init__(self, file: str, source: str) -> None:
        self.file, self.source = file, source
        self.lines = source.splitlines(keepends=True)
        self.begins = [0]
        for line in self.lines:
            self.begins.append(self.begins[-1] + len(line))

    def find(self) -> Iterator[Change]:
        yield from self.functions(ast.parse(self.source), "")

    def functions(self, node: ast.AST, inside: str) -> Iterator[Change]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Function):
                if child.name not in ("__repr__", "__str__"):
                    yield from _Body(self, child, f"{inside}{child.name}").find()
            elif isinstance(child, ast.ClassDef):
                yield from self.functions(child, f"{inside}{child.name}.")
            elif isinstance(child, ast.If | ast.Try | ast.With):
                yield from self.functions(child, inside)

    def at(self, line: int, column: int) -> int:
        """The offset in characters of a place that `ast` gives in bytes."""
        text = self.lines[line - 1]
        return self.begins[line - 1] + len(text.encode()[:column].decode())

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.end_lineno, node.end_col_offset)

    def line_of(self, offset: int) -> int:
        return self.source.count("\n", 0, offset) + 1


class _Body:
    """Walk one function, with those defined inside it."""

    def __init__(
        self, file: _Finder, node: Function, name: str, outer: tuple[int, int] | None = None
    ) -> None:
        self.file, self.node, self.name = file, node, name
        first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        self.outer = outer or (first, node.end_lineno or first)
        segment = ast.get_source_segment(file.source, node) or ""
        self.rules = tuple(dict.fromkeys(RULE.findall(segment)))
        self.span = (node.lineno, node.lineno)
        self.last = set(_last(node.body))

    def find(self) -> Iterator[Change]:
        body = self.node.body
        first = body[0]
        documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
        yield from self.block(body[1:] if documented else body)

    def block(self, body: Iterable[ast.stmt]) -> Iterator[Change]:
        for statement in body:
            yield from self.statement(statement)

    def statement(self, node: ast.stmt) -> Iterator[Change]:
        """The changes in a statement; `self.span` is where the one under way has its lines."""
        match node:
            case ast.Raise() | ast.Assert() | ast.Import() | ast.ImportFrom() | ast.Global() | ast.Nonlocal():
                return
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from _Body(self.file, node, f"{self.name}.{node.name}", self.outer).find()
                return
            case ast.ClassDef():
                return
        heads = [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
        if isinstance(node, ast.AnnAssign):
            heads = [node.value] if node.value else []
        elif isinstance(node, ast.With | ast.AsyncWith):
            heads = [item.context_expr for item in node.items]
        compound = hasattr(node, "body") or isinstance(node, ast.Match)
        self.span = (node.lineno, max([node.lineno, *(head.end_lineno or 0 for head in heads)]))
        if not compound:
            self.span = (node.lineno, node.end_lineno or node.lineno)
        yield from self.whole(node)
        for head in heads:
            yield from self.expression(head)
        if isinstance(node, ast.Match):
            for case in node.cases:
                if case.guard:
                    self.span = (case.pattern.lineno, case.guard.end_lineno or 0)
                    yield from self.constant(case.guard)
                    yield from self.expression(case.guard)
                yield from self.block(case.body)
        for part in ("body", "orelse", "finalbody"):
            yield from self.block(getattr(node, part, ()))
        for handler in getattr(node, "handlers", ()):
            yield from self.block(handler.body)

    def whole(self, node: ast.stmt) -> Iterator[Change]:
        """What can be done to a statement as such."""
        match node:
            case ast.Expr(value=ast.Call()):
                yield self.change("call", node, "pass")
            case ast.Expr(value=ast.YieldFrom() | ast.Await()):
                yield self.change("call", node, "yield from ()")  # it stays a generator
            case ast.If(test=test):
                yield from self.constant(test)
            case ast.While(test=test):
                yield from self.constant(test, ("False",))
            case ast.Return(value=None):
                if node not in self.last:  # after which the function would end anyway
                    yield self.change("return", node, "pass")
            case ast.Return(value=ast.expr() as value):
                yield from self.returned(value)
            case ast.AugAssign(op=op, target=target, value=value):
                if type(op) in FLIPPED:
                    old, new = FLIPPED[type(op)]
                    yield from self.between("arithmetic", target, value, f"{old}=", f"{new}=")

    def returned(self, value: ast.expr) -> Iterator[Change]:
        """Something else of the declared type, where there is a plain one."""
        declared, optional = _declared(self.node.returns)
        text = self.file.source[self.file.start(value) : self.file.end(value)]
        constant = isinstance(value, ast.Constant)
        if declared == "bool" and not constant:
            yield self.change("return", value, f"not ({text})")
        elif declared == "int" and not constant:
            yield self.change("return", value, f"({text}) + 1")
        elif declared in EMPTY and text not in (EMPTY[declared], f"{declared}()"):
            yield self.change("return", value, EMPTY[declared])
        if optional and text != "None":
            yield self.change("return", value, "None")

    def constant(self, test: ast.expr, values: tuple[str, ...] = ("True", "False")) -> Iterator[Change]:
        """A condition that always, or never, holds; one that also assigns a name is left alone."""
        if isinstance(test, ast.Constant) or any(isinstance(node, ast.NamedExpr) for node in ast.walk(test)):
            return
        for value in values:
            yield self.change("condition", test, value)

    def expression(self, node: ast.AST) -> Iterator[Change]:
        """The changes in an expression; error messages, citations and types are not behaviour."""
        children: Iterable[ast.AST] = ast.iter_child_nodes(node)
        match node:
            case ast.JoinedStr() | ast.keyword(arg="rule"):
                return
            case ast.IfExp(body=ast.Constant(value=str(cited)), orelse=ast.Constant(value=str())):
                if RULE.fullmatch(cited):
                    return
                yield from self.constant(node.test)
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[what, *_]):
                children = [what]
            case ast.Call(func=ast.Name(id="cast"), args=[_, what]):
                children = [what]
            case ast.Constant(value=value):
                yield from self.literal(node, value)
            case ast.Compare(left=left, ops=ops, comparators=comparators):
                for before, op, after in zip([left, *comparators], ops, comparators, strict=False):
                    yield from self.between("comparison", before, after, *FLIPPED[type(op)])
            case ast.BoolOp(op=op, values=values):
                for before, after in pairwise(values):
                    yield from self.between("logic", before, after, *FLIPPED[type(op)])
            case ast.BinOp(op=op, left=left, right=right) if type(op) in FLIPPED:
                yield from self.between("arithmetic", left, right, *FLIPPED[type(op)])
            case ast.UnaryOp(op=ast.Not() | ast.USub() as op, operand=operand):
                if isinstance(op, ast.Not) or not isinstance(operand, ast.Constant):
                    yield self.without_sign(node, "logic" if isinstance(op, ast.Not) else "arithmetic")
            case ast.IfExp(test=test):
                yield from self.constant(test)
            case ast.comprehension(ifs=tests):
                for test in tests:
                    yield from self.constant(test)
            case ast.Lambda(body=body):
                children = [body]
        for child in children:
            yield from self.expression(child)

    def literal(self, node: ast.Constant, value: object) -> Iterator[Change]:
        if isinstance(value, bool):
            yield self.change("logic", node, str(not value))
        elif isinstance(value, int | float):
            yield self.change("number", node, str(value + 1))
            yield self.change("number", node, str(value - 1))

    def without_sign(self, node: ast.UnaryOp, kind: str) -> Change:
        text = self.file.source[self.file.start(node) : self.file.end(node)]
        return self.change(kind, node, re.sub(r"^(not\b\s*|-\s*)", "", text))

    def between(self, kind: str, left: ast.expr, right: ast.expr, old: str, new: str) -> Iterator[Change]:
        """Another operator between two operands; brackets and comments may stand there too."""
        begin, end = self.file.end(left), self.file.start(right)
        pattern = r"\s+".join(map(re.escape, old.split()))
        if old[0].isalpha():
            pattern = rf"\b{pattern}\b"
        gap = re.sub(r"#[^\n]*", lambda comment: " " * len(comment[0]), self.file.source[begin:end])
        if found := re.search(pattern, gap):
            yield self.edit(kind, begin + found.start(), begin + found.end(), new)

    def change(self, kind: str, node: ast.expr | ast.stmt, text: str) -> Change:
        return self.edit(kind, self.file.start(node), self.file.end(node), text)

    def edit(self, kind: str, start: int, end: int, text: str) -> Change:
        source = self.file.source
        if missing := source.count("\n", start, end) - text.count("\n"):  # later lines keep their numbers
            text = f"{text}{_breaks(missing)}" if text == "pass" else f"({text}{_breaks(missing)})"
        changed = source[:start] + text + source[end:]
        first = self.file.line_of(start)
        before, after = source.splitlines(), changed.splitlines()
        while before[first - 1] == after[first - 1] and first < len(before):
            first += 1
        return Change(
            file=self.file.file,
            function=self.name,
            kind=kind,
            start=start,
            end=end,
            text=text,
            line=first,
            span=self.span,
            outer=self.outer,
            was=before[first - 1].strip(),
            now=after[first - 1].strip(),
            rules=self.rules,
        )


def _last(block: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements after which a function that ends with this block ends."""
    match block[-1]:
        case ast.If(body=body, orelse=orelse):
            yield from _last(body)
            if orelse:
                yield from _last(orelse)
        case ast.With(body=body):
            yield from _last(body)
        case ast.Match(cases=cases):
            for case in cases:
                yield from _last(case.body)
        case statement:
            yield statement


def _breaks(count: int) -> str:
    return "\n" * count


def _declared(returns: ast.expr | None) -> tuple[str, bool]:
    """The plain type a function returns, and whether it may return None instead."""
    if isinstance(returns, ast.Constant) and isinstance(returns.value, str):
        returns = ast.parse(returns.value, mode="eval").body
    if isinstance(returns, ast.Subscript) and isinstance(returns.value, ast.Name):
        name, inner = returns.value.id, returns.slice
        if name in WRAPPERS:
            return _declared(inner) if name == "Asking" else ("", False)
        if name == "tuple":  # of any length
            several = isinstance(inner, ast.Tuple) and isinstance(inner.elts[-1], ast.Constant)
            return ("tuple" if several else "", False)
        return name, False
    if isinstance(returns, ast.BinOp):
        sides = [returns.left, returns.right]
        optional = any(isinstance(side, ast.Constant) and side.value is None for side in sides)
        return "", optional
    return (returns.id if isinstance(returns, ast.Name) else ""), False
