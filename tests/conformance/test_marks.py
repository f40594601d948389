from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from wyprawa.cli import app
from wyprawa.conformance import ledger as ledger_module
from wyprawa.conformance import rules_report
from wyprawa.conformance.ledger import read_ledger
from wyprawa.conformance.rules_report import (
    GameReport,
    Outcomes,
    Run,
    compress,
    describe,
    summary,
    weigh,
)

PLUGIN = ("-p", "wyprawa.conformance.marks")

TOY = "## 1. Setup\n" + "".join(f"- **TO-1.{id}** x\n" for id in (1, 2, 3, 4, 5, 6, "E1"))

TESTS = """
import pytest

@pytest.mark.rule("TO-1.1", "TO-1.2")
def test_both(): pass

@pytest.mark.rule("TO-1.2")
@pytest.mark.parametrize("n", [1, 2])
def test_each(n): assert n == 1

@pytest.mark.rule("TO-1.3")
@pytest.mark.skip
def test_skipped(): pass

@pytest.mark.rule("TO-1.4")
@pytest.mark.xfail(strict=False)
def test_expected_to_fail(): assert False

@pytest.mark.rule("TO-1.4")
@pytest.mark.xfail(strict=False)
def test_passes_against_expectation(): pass

@pytest.fixture
def broken_end():
    yield
    raise RuntimeError

@pytest.mark.rule("TO-1.5")
def test_breaks_at_the_end(broken_end): pass

@pytest.mark.rule("TO-1.E1")
class TestExample:
    @pytest.mark.rule("TO-1.6")
    def test_inside(self): pass

def test_unmarked(): pass
"""

EXPECTED = {
    "TO-1.1": (["test_both"], [], []),
    "TO-1.2": (["test_both", "test_each[1]"], ["test_each[2]"], []),
    "TO-1.3": ([], [], ["test_skipped"]),
    "TO-1.4": ([], [], ["test_expected_to_fail", "test_passes_against_expectation"]),
    "TO-1.5": ([], ["test_breaks_at_the_end"], []),
    "TO-1.6": (["TestExample::test_inside"], [], []),
    "TO-1.E1": (["TestExample::test_inside"], [], []),
}


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with one ledger, whose child processes find this very package."""
    monkeypatch.setenv("PYTHONPATH", str(Path(ledger_module.__file__).parents[2]))
    folder = pytester.mkdir("docs") / "rules"
    folder.mkdir()
    (folder / "toy.md").write_text(TOY, encoding="utf-8")
    # Importing hypothesis again for each project would take most of the time.
    pytester.makeini("[pytest]\naddopts = --strict-markers -p no:cacheprovider -p no:hypothesispytest")
    return pytester


def outcomes(path: Path) -> dict[str, tuple[list[str], list[str], list[str]]]:
    def names(tests: list[str]) -> list[str]:
        return [test.partition("::")[2] for test in tests]

    found = msgspec.json.decode(path.read_bytes(), type=dict[str, Outcomes])
    return {id: (names(o.passed), names(o.failed), names(o.skipped)) for id, o in found.items()}


# the plugin


def test_the_result_tells_how_each_rules_tests_ended(project: pytest.Pytester) -> None:
    project.makepyfile(TESTS)
    result = project.runpytest_inprocess(*PLUGIN, "--rules-json=new/rules.json")
    result.assert_outcomes(passed=5, failed=1, skipped=1, xfailed=1, xpassed=1, errors=1)
    assert outcomes(project.path / "new" / "rules.json") == EXPECTED


def test_the_result_is_the_same_from_two_worker_processes(project: pytest.Pytester) -> None:
    pytest.importorskip("xdist")
    project.makepyfile(TESTS)
    # Workers end before the controller writes; what they find there one of them has written.
    project.makeconftest("""
        def pytest_unconfigure(config):
            if hasattr(config, "workerinput") and (config.rootpath / "rules.json").exists():
                (config.rootpath / "a-worker-wrote").touch()
    """)
    project.runpytest_subprocess(*PLUGIN, "-n", "2", "--rules-json=rules.json")
    assert outcomes(project.path / "rules.json") == EXPECTED
    assert not (project.path / "a-worker-wrote").exists()


def test_nothing_is_written_unless_asked_for(project: pytest.Pytester) -> None:
    project.makepyfile(TESTS)
    before = sorted(project.path.rglob("*.json"))
    project.runpytest_inprocess(*PLUGIN)
    assert sorted(project.path.rglob("*.json")) == before == []


def test_the_marker_is_registered(project: pytest.Pytester) -> None:
    result = project.runpytest_inprocess(*PLUGIN, "--markers")
    result.stdout.fnmatch_lines(["@pytest.mark.rule(?ids): *"])


@pytest.mark.parametrize(
    ("mark", "message"),
    [
        (
            "'TO-1.1', 'TO-1.7'",
            "*::test_it: the rule mark names 'TO-1.7', which is in no ledger; there are ledgers of: toy",
        ),
        ("", "*::test_it: a rule mark takes one or more ids*"),
        ("'TO-1.1', why='x'", "*::test_it: a rule mark takes one or more ids*"),
    ],
)
def test_a_mark_that_names_no_rule_fails_at_collection(
    project: pytest.Pytester, mark: str, message: str
) -> None:
    project.makepyfile(f"import pytest\n@pytest.mark.rule({mark})\ndef test_it(): pass\n")
    result = project.runpytest_inprocess(*PLUGIN)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines([message])
    result.assert_outcomes(errors=1)


def test_marks_in_classes_and_parameters_are_checked_too(project: pytest.Pytester) -> None:
    project.makepyfile(
        in_class="import pytest\n@pytest.mark.rule('TO-9.1')\nclass TestIt:\n    def test_it(self): pass\n",
        in_parameter="""
            import pytest
            @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("TO-9.2"))])
            def test_it(n): pass
        """,
    )
    result = project.runpytest_inprocess(*PLUGIN, "in_class.py", "in_parameter.py")
    result.stdout.fnmatch_lines(["*TestIt::test_it: *TO-9.1*", "*::test_it?1?: *TO-9.2*"])
    result.assert_outcomes(errors=2)


def test_a_broken_ledger_stops_the_session_with_its_line(project: pytest.Pytester) -> None:
    (project.path / "docs" / "rules" / "toy.md").write_text(TOY + "- **TO-1.1** again\n", encoding="utf-8")
    result = project.runpytest_inprocess(*PLUGIN)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*toy.md:9: TO-1.1 is already defined on line 2"])


# the report


def test_ids_are_compressed_by_chapter() -> None:
    ids = [
        "GH-10.9",
        "GH-10.4",
        "GH-10.E1",
        "GH-10.5",
        "GH-9.1",
        "GH-10.6",
        "GH-10.7",
        "GH-10.E2",
        "GH-10.E4",
    ]
    assert compress(ids) == ["GH-9: 1", "GH-10: 4-7, 9, E1-E2, E4"]
    # An example's number does not follow on a rule's.
    assert compress(["GH-1.1", "GH-1.E2"]) == ["GH-1: 1, E2"]
    with pytest.raises(ValueError, match="not a rule id: 'GH'"):
        compress(["GH"])


def test_a_rule_counts_if_a_test_passed_and_none_failed(tmp_path: Path) -> None:
    path = tmp_path / "toy.md"
    path.write_text(TOY, encoding="utf-8")
    found = {
        "TO-1.1": Outcomes(passed=["a"]),
        "TO-1.2": Outcomes(passed=["a"], failed=["b"]),
        "TO-1.3": Outcomes(skipped=["c"]),
        "TO-1.4": Outcomes(passed=["a"], skipped=["c"]),
    }
    report = weigh(read_ledger(path), found)
    assert report == GameReport(
        total=7, passing=2, missing=["TO-1.3", "TO-1.5", "TO-1.6", "TO-1.E1"], failing=["TO-1.2"]
    )


def test_missing_rules_are_listed_for_games_that_have_begun() -> None:
    reports = {
        "a": GameReport(3, 1, ["AA-1.2", "AA-1.3"], []),
        "b": GameReport(2, 0, ["BB-1.1", "BB-1.2"], []),
    }
    short, full = describe(reports, everything=False), describe(reports, everything=True)
    assert "  AA-1: 2-3" in short
    assert "  BB-1: 1-2" not in short
    assert {"  AA-1: 2-3", "  BB-1: 1-2"} <= set(full)
    assert short[-4:] == full[-4:] == summary(reports)


def test_failing_rules_are_always_listed() -> None:
    assert "  AA-1: 1" in describe({"a": GameReport(1, 0, [], ["AA-1.1"])}, everything=False)


def test_the_summary_of_six_games_fits_in_eight_lines() -> None:
    table = summary({f"game{n}": GameReport(8, n, [], []) for n in range(6)})
    assert len(table) == 8
    assert table[3].split() == ["game2", "8", "2", "0", "25.0"]
    assert table[-1].split() == ["total", "48", "15", "0", "31.2"]


def rules(*arguments: str) -> Result:
    """The command, run in the folder of the project."""
    return CliRunner().invoke(app, ["rules", *arguments])


def test_the_command_runs_the_rule_tests_of_the_project(project: pytest.Pytester) -> None:
    project.makepyfile(TESTS + "\ndef test_unmarked_too(): assert False\n")
    done = rules("--json")
    assert done.exit_code == 1
    assert msgspec.json.decode(done.stdout) == {
        "toy": {"total": 7, "passing": 3, "missing": ["TO-1.3", "TO-1.4"], "failing": ["TO-1.2", "TO-1.5"]}
    }
    assert "test_each[2]" in done.stderr
    assert "test_unmarked" not in done.stderr


def test_a_project_without_rule_tests_is_no_failure(project: pytest.Pytester) -> None:
    project.makepyfile("def test_unmarked(): assert False")
    done = rules()
    assert done.exit_code == 0
    assert done.stdout.splitlines()[-1].split() == ["toy", "7", "0", "0", "0.0"]
    assert done.stderr == ""


@pytest.fixture
def ran(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let the rule tests end with a code of our choice, without running them."""

    def end_with(code: int) -> None:
        monkeypatch.setattr(rules_report, "run_tests", lambda root: Run(code, "what pytest printed", {}))

    return end_with


@pytest.mark.parametrize(("code", "exits"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 1), (5, 0)])
def test_only_a_clean_run_exits_with_zero(ran: Callable[[int], None], code: int, exits: int) -> None:
    ran(code)
    done = rules()
    assert done.exit_code == exits
    assert ("what pytest printed" in done.stderr) == (exits == 1)


def test_one_game_can_be_asked_for(ran: Callable[[int], None], project: pytest.Pytester) -> None:
    ran(0)
    other = project.path / "docs" / "rules" / "other.md"
    other.write_text("- **OT-1.1** x\n", encoding="utf-8")
    assert list(msgspec.json.decode(rules("--json", "other").stdout)) == ["other"]
    assert str(rules("neither").exception) == "no ledger of 'neither'; there are ledgers of: other, toy"


def test_a_project_without_ledgers_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    expected = f"no ledger in {tmp_path}/docs/rules, and no installed game has its own rules.md"
    assert str(rules().exception) == expected


def test_without_pytest_the_command_says_what_to_install(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules_report, "find_spec", lambda name: None)
    assert str(rules().exception) == "the tests of rules need pytest: pip install pytest"


# a game in a package of its own


@pytest.fixture
def installed(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project without docs/rules, and an installed game that cannot be imported just now."""
    site = pytester.mkdir("site")
    package = site / "toy_game"
    package.mkdir()
    (package / "__init__.py").write_text("raise RuntimeError('not today')")
    (package / "rules.md").write_text(TOY, encoding="utf-8")
    known = site / "toy_game-1.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-game\nVersion: 1\n")
    (known / "entry_points.txt").write_text("[wyprawa.games]\ntoy = toy_game.rooms.game:GAME\n")
    ours = Path(ledger_module.__file__).parents[2]
    monkeypatch.setenv("PYTHONPATH", f"{site}:{ours}")
    monkeypatch.syspath_prepend(str(site))
    pytester.makeini("[pytest]\naddopts = --strict-markers -p no:cacheprovider -p no:hypothesispytest")
    pytester.makeconftest('pytest_plugins = ["wyprawa.conformance.marks"]')
    return pytester


def test_marks_may_name_the_rules_a_package_brings(installed: pytest.Pytester) -> None:
    installed.makepyfile(TESTS)
    assert installed.runpytest_subprocess().parseoutcomes()["passed"] == 5
    report = msgspec.json.decode(rules("toy", "--json").stdout)["toy"]
    assert (report["total"], report["passing"]) == (7, 3)


def test_an_unknown_id_is_refused_there_too(installed: pytest.Pytester) -> None:
    installed.makepyfile("import pytest\n@pytest.mark.rule('TO-9.9')\ndef test_it(): pass\n")
    result = installed.runpytest_subprocess()
    result.stdout.fnmatch_lines(["*names 'TO-9.9', which is in no ledger; there are ledgers of: toy"])


def test_where_there_is_no_ledger_a_mark_says_where_to_put_one(installed: pytest.Pytester) -> None:
    (installed.path / "site" / "toy_game" / "rules.md").unlink()
    installed.makepyfile("import pytest\n@pytest.mark.rule('TO-1.1')\ndef test_it(): pass\n")
    result = installed.runpytest_subprocess()
    result.stdout.fnmatch_lines(["*names 'TO-1.1', which cannot be looked up: there is no ledger. One is*"])
