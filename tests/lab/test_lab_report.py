"""The report: one page with everything in it, in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from labs import results, study

from wyprawa.lab import plots
from wyprawa.lab.engines import Engine
from wyprawa.lab.needs import LabError
from wyprawa.lab.plots import Bar, Spread
from wyprawa.lab.saying import Saying
from wyprawa.lab.statistics import Interval
from wyprawa.words import compare

HEROES = """
title = "Two pairs <in> the barrow"
game = "gloomhaven"
games = 2
[options]
seats = 2
level = 2
[sweep]
heroes = [["brute", "tinkerer"], ["scoundrel", "spellweaver"]]
[[questions]]
ask = "Is the class mix fair?"
compare = "heroes"
within = 0.2
"""
VOID = ("meta", "br")


class Page(HTMLParser):
    """What stands in a page, and whether its tags close."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def barrow(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study of four short games of Gloomhaven that were played."""
    folder = tmp_path_factory.mktemp("barrow")
    results(study(folder, HEROES), folder / "out", Engine(workers=1))
    return folder


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ("Verdicts", "Too few games to say", "Damage taken, by source", "Bandit Guard", "Map of"),
        ),
        (
            "pl",
            ("Odpowiedzi", "Za mało gier, by orzec", "Obrażenia otrzymane", "Mapa śmierci"),
        ),
    ],
)
def test_a_report_of_gloomhaven(barrow: Path, language: str, said: tuple[str, ...]) -> None:
    results(study(barrow, HEROES), barrow / "out", Engine(workers=1), language=language, report=True)
    text = (barrow / "out" / "report.html").read_text(encoding="utf-8")
    for each in said:
        assert each in text
    assert "Two pairs &lt;in&gt; the barrow" in text
    assert "‹" not in text, "a word is missing"
    assert not re.search(
        r"\$|lab-|class-|monster-|card-[0-9]", re.sub(r"<style>.*?</style>", "", text, flags=re.S)
    )
    page = Page(text)
    assert not page.open
    assert page.tags.count("svg") == page.tags.count("figure") >= 8
    assert all(link.startswith("#") for link in page.links), "nothing is fetched"
    assert "@import" not in text
    assert "url(http" not in text


def test_a_game_that_measures_nothing_shows_what_it_tells(tmp_path: Path) -> None:
    found = results(study(tmp_path), tmp_path / "out", Engine(workers=1), report=True)
    text = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert [it.answer for it in found.verdicts][1:] == ["yes", "no"]
    for said in ("Who wins", "How games end", "What the games tell of most", "Tiptoe", "seat 1"):
        assert said in text


def test_plots_are_the_same_for_the_same_figures_and_wear_the_pages_colours() -> None:
    drawn = [
        plots.intervals([("one", Interval(0.5, 0.4, 0.6))], wanted=[0.5]),
        plots.bars([Bar("one", {"a": 1.0, "b": 2.0}), Bar("two", {"a": 0.5})]),
        plots.bars([Bar("one", {"a": 0.4, "b": 0.6})], share=True),
        plots.spreads([Spread("one", (1, 2, 3, 4, 5))]),
        plots.heat({"A1": (0.0, 0.0), "A2": (1.0, 0.0)}, {"A2": 3}),
    ]
    for svg in drawn:
        assert svg.startswith("<svg")
        assert "var(--" in svg
        assert not re.search("#01020[3-6]", svg)
        assert "DejaVu" not in svg
    assert drawn[0] == plots.intervals([("one", Interval(0.5, 0.4, 0.6))], wanted=[0.5])
    assert drawn[4].count("<path") >= 2
    assert ">3<" in drawn[4]


def test_the_lab_says_the_same_in_both_languages() -> None:
    assert compare("wyprawa.lab", "en", "pl") == []


def test_every_word_of_the_lab_is_said_somewhere() -> None:
    folder = Path(plots.__file__).parent
    code = "\n".join(file.read_text() for file in folder.glob("*.py"))
    made = (
        "what-",
        "reason-",
        "picture-",
        "column-",
        "arena-",
        "scenario-",
        "measure-",
        "axis-",
        "test-",
        "kind-",
    )
    spelt = ("yes", "no", "unknown", "seat", "place")
    for id in Saying().words.ids:
        name = id.removeprefix("lab-")
        if id.startswith("lab-") and name not in spelt and not name.startswith(made):
            assert f'"{name}"' in code or f"'{name}'" in code, id


def test_numbers_are_written_as_the_language_does() -> None:
    assert Saying("en").number(0.123, share=True) == "12.3 %"
    assert Saying("pl").number(0.123, share=True) == "12,3 %"
    with pytest.raises(LabError, match="the lab has no words in 'de'; languages: en, pl"):
        Saying("de")
