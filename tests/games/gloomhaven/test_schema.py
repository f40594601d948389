"""The JSON schema of the content files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import tomli
from jsonschema import Draft202012Validator

from wyprawa.games import gloomhaven
from wyprawa.games.gloomhaven import schema

CONTENT = Path(gloomhaven.__file__).parent / "content"
FILES = sorted(CONTENT.rglob("*.toml"))
CHECK = Draft202012Validator(schema.schema())


def faults(data: dict[str, Any]) -> list[str]:
    return [error.json_path for error in CHECK.iter_errors(data)]


def test_the_file_is_up_to_date() -> None:
    """If not: `python -m wyprawa.games.gloomhaven.schema`."""
    assert schema.FILE.read_text() == schema.text()
    Draft202012Validator.check_schema(schema.schema())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_content_file_fits_and_names_it(file: Path) -> None:
    first, _, _ = file.read_text().partition("\n")
    assert first.startswith("#:schema ")
    assert (file.parent / first.removeprefix("#:schema ")).resolve() == schema.FILE.resolve()
    assert faults(tomli.loads(file.read_text())) == []


def test_what_does_not_fit_is_found() -> None:
    card = tomli.loads((CONTENT / "cards" / "brute.toml").read_text())
    card["cards"][0]["top"]["do"][0]["vaule"] = 3
    assert faults(card) == ["$.cards[0].top.do[0]"]
    card = tomli.loads((CONTENT / "cards" / "brute.toml").read_text())
    card["cards"][0]["initiative"] = "fast"
    assert faults(card) == ["$.cards[0].initiative"]
    assert faults({"source": "published", "crads": []}) == ["$"]


def test_it_says_what_words_are_for() -> None:
    words = schema.schema()["$defs"]
    assert "GH-10" in words["Attack"]["description"]
    assert all("description" in words[verb] for verb in ("Attack", "Move", "Heal", "Whom"))
    assert not any("wyprawa" in name for name in words)
