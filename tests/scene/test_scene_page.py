"""docs/scene.md shows every record of a scene, with code that runs and a picture of what it makes."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import msgspec
import pytest
from scene_page import DOCS, PAGE, Shown, drawing, shown, texts, words

from wyprawa import scene
from wyprawa.conformance.audit import texts_in
from wyprawa.scene.svg.grounds import MOTIFS
from wyprawa.scene.text import plain

if TYPE_CHECKING:
    from playwright.sync_api import Browser

RECORDS = {
    name: record
    for name in scene.__all__
    if isinstance(record := getattr(scene, name), type) and issubclass(record, msgspec.Struct)
}
FUNCTIONS = [name for name in scene.__all__ if name not in RECORDS]


@cache
def pictures() -> tuple[Shown, ...]:
    return tuple(shown())


def section(record: str) -> str:
    parts = re.split(r"^##? (.+)$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))[record]


@pytest.mark.parametrize("record", RECORDS)
def test_every_record_has_its_fields_explained_and_a_picture(record: str) -> None:
    rows = re.findall(r"^\| (`.+?) \|", section(record), re.MULTILINE)
    explained = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert explained == list(RECORDS[record].__struct_fields__)
    assert any(each.record == record and each.file.is_file() for each in pictures())


@pytest.mark.parametrize("record", RECORDS)
def test_the_picture_under_a_record_shows_one(record: str) -> None:
    def holds(value: object) -> bool:
        if type(value).__name__ == record:
            return True
        if isinstance(value, msgspec.Struct):
            return any(holds(getattr(value, name)) for name in value.__struct_fields__)
        return isinstance(value, tuple) and any(map(holds, value))

    assert all(holds(each.scene) for each in pictures() if each.record == record)


@pytest.mark.parametrize(
    "each", [each for each in pictures() if each.file.suffix == ".svg"], ids=lambda each: each.file.stem
)
def test_drawings_are_of_today(each: Shown) -> None:
    assert each.file.read_text(encoding="utf-8") == drawing(each), "run `make drawings`"


@pytest.mark.parametrize("record", ["OptionLook", "Way"])
def test_what_only_the_page_shows_can_be_photographed(record: str, browser: Browser) -> None:
    from drawings import taken  # which needs a browser

    [each] = [each for each in pictures() if each.record == record]
    assert taken(browser, each).startswith(b"\x89PNG")


def test_pictures_are_small_and_none_is_left_over() -> None:
    files = {each.file for each in pictures()}
    assert len(files) == len(pictures())
    assert files == set((DOCS / "pictures" / "scene").iterdir())
    assert all(file.stat().st_size < 160_000 for file in files)


def test_the_terminal_draws_what_the_page_says() -> None:
    whole = next(each for each in pictures() if each.record == "Scene")
    assert texts() == [plain(whole.scene, words())]


def test_the_page_says_every_word_it_uses_and_no_other() -> None:
    said = words()
    used = {text.id for each in pictures() for text in texts_in(each.scene)}
    for each in pictures():
        for text in texts_in(each.scene):
            said.say(text)
        plain(each.scene, said)
    assert not said.missing
    assert not said.faults
    ours = {id for id in said.ids if not id.startswith("ui-")}
    spoken = {id for id in ours if not id.startswith(("icon-", "group-", "die-"))}
    assert spoken <= used


def test_all_grounds_are_on_the_page() -> None:
    [picture] = [each for each in pictures() if each.record == "Cell"]
    assert {cell.ground for cell in picture.scene.boards[0].cells} == {"floor", "corridor", *MOTIFS}


def test_every_function_is_named() -> None:
    named = set(re.findall(r"`(\w+)\(", section("Functions")))
    assert set(FUNCTIONS) <= named
