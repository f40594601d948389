"""What docs/lab.md shows can be run."""

from __future__ import annotations

import re
from pathlib import Path

import typer.main
from labs import study

from wyprawa.cli import app

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")


def test_the_study_on_the_page_can_be_read(tmp_path: Path) -> None:
    [text] = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    it = study(tmp_path, text)
    assert [group.name for group in it.plan.groups][:2] == [
        "level 1 · heroes fists",
        "level 1 · heroes tricks",
    ]
    assert len(it.questions) == 2


def test_the_commands_on_the_page_are_there() -> None:
    lines = [line.split()[1:] for line in re.findall(r"^wyprawa .*", PAGE, re.MULTILINE)]
    assert len(lines) == 6
    for words in lines:
        command = typer.main.get_command(app)
        while words and words[0] in getattr(command, "commands", {}):
            command = command.commands[words.pop(0)]  # type: ignore[attr-defined]
        command.make_context("wyprawa", words)
