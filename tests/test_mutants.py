"""`make mutants`: which changes are made, how they are sampled and put in place, and what is said of them."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from textwrap import dedent
from types import FunctionType
from typing import Any

import pytest
from bench.mutants import excuses, planting
from bench.mutants.changes import KINDS, Change, changes_of
from bench.mutants.outcomes import Outcomes
from bench.mutants.sampling import sample
from bench.mutants.targets import Target
from bench.mutants.touching import runs

ROOT = Path(__file__).parent.parent


def changed(source: str) -> set[tuple[str, str]]:
    """The kind of each change, and what its line becomes."""
    return {(change.kind, change.now) for change in changes_of("rules.py", dedent(source))}


def body(*lines: str, returns: str = "None") -> set[tuple[str, str]]:
    return changed("\n".join([f"def f(s, a, b) -> {returns}:", *(f"    {line}" for line in lines)]))


@pytest.mark.parametrize(
    ("line", "kind", "becomes"),
    [
        ("x = a < b", "comparison", {"x = a <= b"}),
        ("x = a >= b", "comparison", {"x = a > b"}),
        ("x = a == b", "comparison", {"x = a != b"}),
        ("x = a not in b", "comparison", {"x = a in b"}),
        ("x = a is not b", "comparison", {"x = a is b"}),
        ("x = a < b < s", "comparison", {"x = a <= b < s", "x = a < b <= s"}),
        ("x = (a) + (b)", "arithmetic", {"x = (a) - (b)"}),
        ("x = a // b", "arithmetic", {"x = a * b"}),
        ("x = a >> b", "arithmetic", {"x = a << b"}),
        ("x -= a", "arithmetic", {"x += a"}),
        ("x |= a", "arithmetic", {"x &= a"}),
        ("x = -a", "arithmetic", {"x = a"}),
        ("x = a and b", "logic", {"x = a or b"}),
        ("x = a and b and s", "logic", {"x = a or b and s", "x = a and b or s"}),
        ("x = not (a)", "logic", {"x = (a)"}),
        ("x = True", "logic", {"x = False"}),
        ("x = s[1]", "number", {"x = s[2]", "x = s[0]"}),
        ("x = -1", "number", {"x = -2", "x = -0"}),
        ("s.tell(a)", "call", {"pass"}),
        ("yield from s.ask(a)", "call", {"yield from ()"}),
        ("x = a if s else b", "condition", {"x = a if True else b", "x = a if False else b"}),
        (
            "x = [y for y in a if y]",
            "condition",
            {"x = [y for y in a if True]", "x = [y for y in a if False]"},
        ),
    ],
)
def test_each_kind_of_change(line: str, kind: str, becomes: set[str]) -> None:
    assert body(line) == {(kind, now) for now in becomes}


def test_conditions_of_statements_become_constant() -> None:
    assert {("condition", "if True:"), ("condition", "if False:")} <= body("if a:", "    s()")
    assert body("while a:", "    break") == {("condition", "while False:")}  # for ever is no rule
    guarded = body("match a:", "    case 1 if b:", "        x = a")
    assert guarded == {("condition", "case 1 if True:"), ("condition", "case 1 if False:")}
    assert body("if (x := a):", "    x = b") == set()  # x would have no value


@pytest.mark.parametrize(
    ("returns", "line", "becomes"),
    [
        ("bool", "return a", {("return", "return not (a)")}),
        ("bool", "return True", {("logic", "return False")}),
        ("int", "return a", {("return", "return (a) + 1")}),
        ("list[int]", "return a", {("return", "return []")}),
        ("tuple[int, ...]", "return a", {("return", "return ()")}),
        ("tuple[int, int]", "return a", set()),
        ("Row | None", "return a", {("return", "return None")}),
        ("Asking[bool]", "return a", {("return", "return not (a)")}),
        ("str", "return a", set()),
    ],
)
def test_something_else_is_returned(returns: str, line: str, becomes: set[tuple[str, str]]) -> None:
    assert body(line, returns=returns) == becomes


def test_a_return_is_left_out_unless_the_function_ends_there_anyway() -> None:
    assert ("return", "pass") in body("if a:", "    return", "x = b")
    assert ("return", "pass") in body("for x in a:", "    return")
    assert ("return", "pass") not in body("if a:", "    x = b", "else:", "    return")


@pytest.mark.parametrize(
    "line",
    [
        '"""The docstring: 1 < 2."""',
        "raise ValueError(a + 1)",
        "assert a < 1",
        "x: Literal[1]",
        's = a(rule="A-1" if b else "A-2")',
        'rule = "WW-1.1" if a else "WW-1.2"',
        'x = f"{a + 1}"',
        "x = isinstance(a, int | str)",
        "x = cast(int | str, a)",
    ],
)
def test_what_is_no_behaviour_is_left_alone(line: str) -> None:
    assert body(line) == set()


def test_headers_modules_and_descriptions_are_left_alone() -> None:
    assert changed("@step(1)\ndef f(a: int = 1) -> Literal[1]:\n    x = a") == set()
    assert (
        changed("LEVELS = 3 + 1\nclass Row:\n    n: int = 1\n    def __repr__(self): return 1 + self.n")
        == set()
    )


TANGLED = '''
class Figure:
    @property
    def strong(self) -> bool:
        """Strong (TY-1.2)."""
        return (
            self.ż >= 3  # < 4, "ż" takes two bytes
            and not self.weak
        )


def act(s, who):
    def inner(n):
        return [each for each in n
                if each]
    s.tell(
        who,
        1,
    )
    if (s.a
            and s.b):
        return
    if s.each(
        who
    ):
        s.go()
    while s.x: s.x -= 1
    s.tell(who, "żółw" if s.y else "", lambda each: each + 1)
'''


def test_every_change_alters_the_code_and_no_line_changes_its_number() -> None:
    found = changes_of("rules.py", TANGLED)
    assert {change.kind for change in found} == set(KINDS)
    for change in found:
        source = change.applied(TANGLED)
        assert source.count("\n") == TANGLED.count("\n")
        assert ast.dump(ast.parse(source)) != ast.dump(ast.parse(TANGLED)), change
        assert change.was in TANGLED
        assert change.now in source
        assert change.was == TANGLED.splitlines()[change.line - 1].strip()


def test_a_change_says_where_it_is() -> None:
    found = {change.now: change for change in changes_of("rules.py", TANGLED)}
    strong = found['self.ż > 3  # < 4, "ż" takes two bytes']
    assert (strong.function, strong.rules) == ("Figure.strong", ("TY-1.2",))
    assert (strong.span, strong.outer) == ((6, 9), (3, 9))
    inner = found["if True]"]
    assert (inner.function, inner.span, inner.outer) == ("act.inner", (14, 15), (12, 28))


def test_changes_that_read_the_same_are_numbered() -> None:
    source = "def f(s):\n    s.go()\n    s.go()\n"
    assert [(change.now, change.nth) for change in changes_of("rules.py", source)] == [
        ("pass", 1),
        ("pass", 2),
    ]


def test_a_sample_is_drawn_by_seed_with_all_kinds_and_one_change_in_a_place() -> None:
    lines = "".join(f"    if a{n} < {n} and b:\n        s.x{n}(a - b)\n" for n in range(40))
    changes = changes_of("rules.py", f"def f(s, a, b) -> int:\n{lines}    return a\n")
    drawn = sample(changes, 1, 60)
    assert drawn == sample(changes[::-1], 1, 60)
    assert drawn != sample(changes, 2, 60)
    kinds = Counter(change.kind for change in drawn)
    assert kinds == {  # there is but one return, and the others share what it leaves
        "call": 12,
        "comparison": 11,
        "number": 10,
        "condition": 10,
        "arithmetic": 8,
        "logic": 8,
        "return": 1,
    }
    assert max(Counter(change.site for change in drawn).values()) == 1
    assert len(sample(changes, 1, 1000)) == len({change.site for change in changes})
    # Another function is written: most of the sample stays.
    more = changes_of("rules.py", f"def f(s, a, b) -> int:\n{lines}    return a\ndef g(s):\n    s.go()\n")
    assert len({change.id for change in drawn} & {change.id for change in sample(more, 1, 60)}) >= 57


RULES = """
    STEPS = []

    def step(function):
        STEPS.append(function)
        return lambda *given: function(*given)

    @step
    def harm(life, amount):
        return life - amount

    def counter(by):
        def count(n):
            m = n + by
            return m
        return count

    count = counter(2)
"""


def loaded(tmp_path: Path) -> tuple[Path, dict[str, Any], list[FunctionType]]:
    path = tmp_path / "rules.py"
    path.write_text(dedent(RULES))
    names: dict[str, Any] = {}
    exec(compile(path.read_text(), str(path), "exec"), names)
    return path, names, planting.functions_of([path])[str(path)]


def the_change(path: Path, now: str) -> Change:
    return next(each for each in changes_of("rules.py", path.read_text()) if each.now == now)


def planted(path: Path, now: str, alive: list[FunctionType]) -> bool:
    change = the_change(path, now)
    return planting.plant(change, path, change.applied(path.read_text()), alive)


def test_functions_that_others_hold_get_the_changed_code(tmp_path: Path) -> None:
    path, names, alive = loaded(tmp_path)
    assert planted(path, "return life + amount", alive)
    assert names["harm"](5, 2) == names["STEPS"][0](5, 2) == 7
    assert names["count"](5) == 7


def test_a_function_made_by_another_gets_it_too(tmp_path: Path) -> None:
    path, names, alive = loaded(tmp_path)
    assert planted(path, "m = n - by", alive)
    assert (names["count"](5), names["counter"](3)(5)) == (3, 2)


def test_code_that_no_living_function_has_is_not_planted(tmp_path: Path) -> None:
    path, _, alive = loaded(tmp_path)
    assert not planted(path, "return life + amount", [each for each in alive if each.__name__ != "harm"])


def test_a_test_touches_a_change_if_it_runs_a_line_of_its_statement() -> None:
    change = next(each for each in changes_of("rules.py", TANGLED) if each.now.startswith("self.ż > 3"))
    for line in range(1, 12):
        assert runs({"rules.py": f"{1 << line:x}"}, change) == (line in range(6, 10))
    assert not runs({"others.py": "fff"}, change)


def test_the_laws_of_other_games_are_not_counted() -> None:
    laws = "tests/conformance/test_games.py"
    toy, kernel = Target("toy", ROOT), Target("kernel", ROOT)
    game = type("Game", (), {"name": "toy"})()
    assert toy.suite_of(laws, [game, {}, "ends"]) == "laws"
    assert toy.suite_of(laws, [type("Game", (), {"name": "other"})()]) is None
    assert toy.suite_of("tests/golden/test_golden.py", ["toy-3"]) == "golden"
    assert toy.suite_of("tests/golden/test_golden.py", ["other-3"]) is None
    assert toy.suite_of("tests/games/toy/test_toy.py", ["other"]) == "own"
    smok = type("Game", (), {"name": "smok"})()
    assert kernel.suite_of(laws, [smok]) == "own"
    assert kernel.suite_of(laws, [game]) == "laws"


# A whole run, of a project made up for it


FILES = {
    "pyproject.toml": "[tool.pytest.ini_options]\n",
    "src/wyprawa/__init__.py": "",
    "src/wyprawa/games/toy/__init__.py": "",
    "src/wyprawa/games/toy/rules/fight.py": '''
        def harm(life, amount):
            """Lose life, down to none (TY-1.1)."""
            if life < amount:
                life = amount
            return life - amount

        def rest(n):
            while n > 0:
                n -= 1

        def half(n):
            return n // 2

        HALF = half(10)
    ''',
    "tests/games/toy/test_toy.py": """
        from wyprawa.games.toy.rules import fight

        def test_life_is_lost_down_to_none():
            assert [fight.harm(5, 2), fight.harm(2, 5)] == [3, 0]

        def test_rest_comes_to_an_end():
            fight.rest(3)

        def test_half():
            assert fight.HALF == 5

        def test_that_fails_anyway():
            assert fight.harm(5, 2) == 9
    """,
}
FIGHT = "src/wyprawa/games/toy/rules/fight.py"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(dedent(text))
    return tmp_path


def test_tests_are_known_by_their_file_and_what_helps_it(project: Path) -> None:
    target, cases = Target("toy", project), project / "tests" / "games" / "toy" / "cases"
    cases.mkdir()
    for name in ("harm.case", "rest.case", "bases.case"):
        (cases / name).write_text("")
    for name in ("tests/toycases.py", "tests/games/toy/toycases.py", "tests/games/toy/cases/bases.case"):
        before = target.key("tests/games/toy/cases/harm.case", "")
        (project / name).write_text("changed")
        assert target.key("tests/games/toy/cases/harm.case", "") != before
    before = target.key("tests/games/toy/cases/harm.case", "")
    (cases / "rest.case").write_text("changed")
    (project / "tests" / "games" / "toy" / "test_toy.py").write_text("changed")
    assert target.key("tests/games/toy/cases/harm.case", "") == before
    assert target.key("tests/games/toy/cases/harm.case", "other sources") != before


def mutants(project: Path, *arguments: str, game: str = "toy") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench.mutants", game, "--patience", "1", *arguments]
    environment = {"PYTHONPATH": str(ROOT), "PATH": ""}
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True)


def outcomes(project: Path) -> dict[str, str]:
    """How each change ended, by what its line became."""
    file = project / "build" / "mutants" / "toy" / "outcomes.jsonl"
    return {change[3]: outcome.how for (change, _), outcome in Outcomes(file).latest.items()}


def test_a_whole_run(project: Path) -> None:
    before = {name: (project / name).read_text() for name in FILES}
    first = mutants(project, "--seed", "3")
    assert (
        "left out, because it fails without a change: tests/games/toy/test_toy.py::test_that_fails"
        in first.stdout
    )
    ended = outcomes(project)
    assert ended["return life + amount"] == "failed"
    assert ended["n += 1"] == "no end"
    assert ended["return n * 2"] == "failed"  # it runs only while the module is imported
    assert ended["if life <= amount:"] == ""
    assert "  -    if life < amount:\n  +    if life <= amount:" in first.stdout
    assert f"{FIGHT}:4 harm (TY-1.1), tests that run it: 1" in first.stdout
    assert "of those caught, 2 because a test came to no end" in first.stdout
    assert first.returncode == 1
    assert {name: (project / name).read_text() for name in FILES} == before

    # A second run has nothing to do; one change can be run again, and says why it failed.
    again = mutants(project, "--seed", "3")
    assert "recording" not in again.stdout
    assert "NOT CAUGHT" not in again.stdout
    assert again.stdout.splitlines()[-1] == first.stdout.splitlines()[-1]
    [number] = re.findall(r"#(\d+) .*:6 arithmetic: caught", first.stdout)
    one = mutants(project, "--only", number)
    assert "At index 0 diff: 7 != 3" in one.stdout

    # A test that states the rule catches it; an excuse says why the rest cannot be caught.
    tests = project / "tests" / "games" / "toy" / "test_toy.py"
    tests.write_text(tests.read_text() + "\ndef test_none():\n    assert fight.harm(2, 2) == 0\n")
    excused = project / "tests" / "mutants" / "toy.toml"
    excused.parent.mkdir()
    entry = f"[[excused]]\nfile = '{FIGHT}'\nfunction = 'harm'\nwhy = 'both give nothing'\n"
    excused.write_text(f"{entry}was = 'if life < amount:'\nnow = 'if life <= amount:'\n")
    left = mutants(project, "--survivors")
    assert "1 not counted" in left.stdout
    assert "both give nothing" in left.stdout
    assert "too many changes are excused: at most 8 in 100" in left.stdout  # one of ten
    excused.write_text(f"{entry}was = 'if life < most:'\nnow = 'if life <= most:'\n")
    assert (
        "excused, but the source has no such change: harm: if life < most:"
        in mutants(project, "--list").stdout
    )


def test_a_game_that_is_not_there(project: Path) -> None:
    wrong = mutants(project, game="chess")
    assert (wrong.returncode, wrong.stderr) == (2, "no rules of 'chess' here; there are: toy, kernel\n")


# The excuses of this project


EXCUSES = sorted((ROOT / "tests" / "mutants").glob("*.toml"))


@pytest.mark.parametrize("file", EXCUSES, ids=[file.stem for file in EXCUSES])
def test_every_excuse_is_of_a_change_that_can_be_made(file: Path) -> None:
    found = excuses.load(file)
    there = [
        change
        for name in {excuse.file for excuse in found}
        for change in changes_of(name, (ROOT / name).read_text(encoding="utf-8"))
    ]
    assert excuses.stale(found, there) == []


def test_an_excuse_gives_a_reason_once(tmp_path: Path) -> None:
    file = tmp_path / "toy.toml"
    entry = "[[excused]]\nfile = 'f'\nfunction = 'g'\nwas = 'a'\nnow = 'b'\nwhy = '{}'\n"
    file.write_text(entry.format("no player sees it"))
    assert [excuse.why for excuse in excuses.load(file)] == ["no player sees it"]
    file.write_text(entry.format(""))
    with pytest.raises(ValueError, match="no reason for g: a"):
        excuses.load(file)
    file.write_text(entry.format("one") + entry.format("two"))
    with pytest.raises(ValueError, match="excuses a change twice"):
        excuses.load(file)


def test_what_the_report_prints_can_be_pasted_as_an_excuse(tmp_path: Path) -> None:
    [one, two] = changes_of("rules.py", "def f(s):\n    s.tell('it\\'s')\n    s.tell('it\\'s')\n")
    file = tmp_path / "toy.toml"
    for change in (one, two):
        file.write_text(excuses.stub(change).replace('why = ""', 'why = "because"'))
        assert [excuse.id for excuse in excuses.load(file)] == [change.id]
