"""Put a change in place without touching the working tree.

In a forked process, whose modules are loaded, the functions get the code of the changed source. Decorators,
tables and other modules hold these same functions, so all of them meet the change. A fresh process loads the
changed source instead of the file.
"""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Iterable, Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType

from bench.mutants.changes import Change

Place = tuple[str, int]  # a function's qualified name and first line


def functions_of(files: Iterable[Path]) -> dict[str, list[FunctionType]]:
    """The functions now alive that some source files define, by file."""
    found: dict[str, list[FunctionType]] = {str(file): [] for file in files}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename in found:
            found[each.__code__.co_filename].append(each)
    return found


def load_instead(path: Path, source: str) -> None:
    """From now on a module of that file is made from this source."""
    load = SourceFileLoader.get_code
    code = compile(source, str(path), "exec", dont_inherit=True)

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        return code if self.path == str(path) else load(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def plant(change: Change, path: Path, source: str, alive: Iterable[FunctionType]) -> bool:
    """Give living functions the changed code; False if that cannot be done in a running process."""
    changed: defaultdict[Place, list[CodeType]] = defaultdict(list)
    for code in _inside(compile(source, str(path), "exec", dont_inherit=True)):
        changed[_place(code)].append(code)
    first, last = change.outer
    found = [each for each in alive if first <= each.__code__.co_firstlineno <= last]
    if not any(each.__code__.co_firstlineno == first for each in found):
        return False
    if any(len(changed[_place(each.__code__)]) != 1 for each in found):
        return False
    for each in found:
        [code] = changed[_place(each.__code__)]
        if len(code.co_freevars) != len(each.__code__.co_freevars):
            return False
        each.__code__ = code
    return True


def _place(code: CodeType) -> Place:
    return code.co_qualname, code.co_firstlineno


def _inside(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _inside(each)
