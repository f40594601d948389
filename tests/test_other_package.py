"""Games in somebody else's packages are found by their entry points and keep every law."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from wyprawa.conformance import LAWS

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the examples installed in it."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    flags = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    packages = [str(EXAMPLES / name) for name in ("nim", "sroki")]
    subprocess.run([*pip, *flags, *packages], check=True, timeout=300)
    return folder


def run(installed: Path, *arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def test_it_is_found_and_played(installed: Path) -> None:
    code = """
import wyprawa
table = wyprawa.new("nim", seed=1)
while not table.over:
    table.choose(table.choices[0].options[-1])
print(sorted(wyprawa.games()), table.outcome.winners)
"""
    done = run(installed, "-c", code)
    assert done.returncode == 0, done.stderr
    assert "'nim'" in done.stdout
    assert "'smok'" in done.stdout


def test_it_passes_wyprawa_check(installed: Path) -> None:
    done = run(installed, "-m", "wyprawa.cli", "check", "nim", "--games", "3")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"nim: {len(LAWS)} of {len(LAWS)} laws kept" in done.stdout


@pytest.mark.parametrize(("game", "rules", "others"), [("nim", "5", 1), ("sroki", "26", 2)])
def test_its_own_tests_show_every_rule_of_its_own_ledger(
    installed: Path, tmp_path: Path, game: str, rules: str, others: int
) -> None:
    shutil.copytree(EXAMPLES / game / "tests", tmp_path / "tests")
    done = run(installed, "-m", "wyprawa.cli", "rules", game, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1].split() == [game, rules, rules, "0", "100.0"]
    done = run(installed, "-m", "pytest", "-q", "-m", "not rule", cwd=tmp_path)  # the laws among them
    assert f"{others} passed" in done.stdout, done.stdout


def test_without_the_package_there_is_no_such_game() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import wyprawa; wyprawa.find('nim')"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "no game is called 'nim'" in done.stderr
