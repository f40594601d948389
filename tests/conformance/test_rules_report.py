"""The report as a program that others read from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
REPORT = """
import sys
from wyprawa import cli
from wyprawa.conformance import rules_report as report

report.run_tests = lambda root: report.Run(0, "", {})
sys.stdin.read()
cli.main()
"""


def test_who_stops_reading_leaves_no_traceback() -> None:
    """As in `make rules | head`: the pipe is closed before all is written."""
    for options in (["--all"], ["--json"]):
        with subprocess.Popen(
            [sys.executable, "-c", REPORT, "rules", *options],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            assert process.stdin is not None
            assert process.stderr is not None
            process.stdout.close()
            process.stdin.close()
            assert process.stderr.read() == ""
        assert process.returncode == 0
