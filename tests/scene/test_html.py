"""Scenes as HTML: well formed, escaped, every target in it, and changes that add up."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.resources import files
from typing import Any

import msgspec
import pytest

import wyprawa
from wyprawa.conformance.play import chance_of, choose, helper
from wyprawa.kernel import Game, Table, new
from wyprawa.scene import (
    Board,
    Card,
    Cell,
    Die,
    Ending,
    Fact,
    LogLine,
    Marks,
    OptionLook,
    Panel,
    Piece,
    Prompt,
    Ray,
    Reason,
    Scene,
    Track,
    Way,
    Zone,
    look,
)
from wyprawa.scene.html import Frame, Line, Shown, cards, changes, frame, frames, page, panels, small
from wyprawa.words import Source, Text, Words, languages, load_words, t

GAMES = list(wyprawa.games())
VOID = {"br", "hr", "img", "input", "link", "meta"}
TOY = """
toy = Toy
it = { $name }
icon-life = life
icon-pace = pace
die-red = red die
group-near = Near
"""
NASTY = """<img src=x onerror="alert('1')">&amp;</p>"""


@pytest.fixture
def words() -> Words:
    kernel = (files("wyprawa") / "words" / "en.ftl").read_text(encoding="utf-8")
    return Words("en", Source("kernel", kernel), Source("toy", TOY))


def it(name: str) -> Text:
    return t("it", name=name)


class Read(HTMLParser):
    """Reads HTML strictly: every element is closed, in order. Keeps elements, attributes and text."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), (tag, attrs)
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, attribute: str) -> list[str]:
        return [attrs[attribute] or "" for _, attrs in self.elements if attribute in attrs]


def read(drawn: Frame) -> Read:
    return Read("".join(drawn.parts.values()))


def states(game: Game[Any], seeds: range = range(3), every: int = 7) -> Iterator[Table[Any]]:
    """Random tables of a game, looked at now and then up to their end; of a long one there is one."""
    bot = helper(game)
    apart = every if bot is None else 8 * every
    for seed in seeds if bot is None else seeds[:1]:
        table, chance = new(game, seed=seed), chance_of(seed)
        while table.choices and len(table.history) < game.bound:
            if len(table.history) % apart == seed % apart:
                yield table
            choose(table, chance, bot)
        yield table


def forget() -> None:
    """Throws away every part that is kept."""
    for module in (cards, frames, panels, small):
        for kept in vars(module).values():
            if hasattr(kept, "cache_clear"):
                kept.cache_clear()


def applied(had: dict[str, Any], sent: dict[str, Any]) -> dict[str, Any]:
    """What the page has after a message, by the rules it follows."""
    parts = {id: html for id, html in had.get("parts", {}).items() if id not in sent["gone"]}
    return {
        **had,
        **{key: sent[key] for key in ("title", "prompt", "waiting", "ending")},
        "layout": sent.get("layout", had.get("layout")),
        "parts": parts | sent["parts"],
        "log": had.get("log", [])[: sent["log_from"]] + list(sent["log"]),
    }


def whole(drawn: Frame) -> dict[str, Any]:
    return {
        key: getattr(drawn, key) for key in ("title", "prompt", "waiting", "ending", "layout", "parts")
    } | {"log": list(drawn.log)}


# --- every game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_target_of_every_option_is_on_the_page(name: str) -> None:
    game = wyprawa.games()[name]
    words = load_words(game.package, "en")
    looked = 0
    for table in states(game):
        for seat in range(table.seats):
            scene = look(table, seat)
            ids = set(read(frame(scene, words, seat)).all("data-id"))
            for option in scene.prompt.options if scene.prompt else ():
                looked += 1
                assert set(option.targets) <= ids, option
                assert set(option.path) <= ids, option
    assert looked > 10


@pytest.mark.parametrize("name", GAMES)
def test_parts_are_well_formed_and_safe_in_every_language(name: str) -> None:
    game = wyprawa.games()[name]
    for language in languages(game.package):
        words = load_words(game.package, language)
        for table in states(game, range(2), 11):
            for seat in (None, *range(table.seats)):
                drawn = frame(look(table, seat), words, seat)
                found = read(drawn)
                assert found.all("style") == []
                assert not {tag for tag, _ in found.elements} & {"script", "style", "iframe", "object"}
                assert not [n for _, attrs in found.elements for n in attrs if n.startswith("on")]
                assert "‹" not in found.text + "".join(found.all("title"))
                assert "‹" not in msgspec.json.encode(drawn).decode()


@pytest.mark.parametrize("name", GAMES)
def test_changes_make_the_old_frame_into_the_new(name: str) -> None:
    game = wyprawa.games()[name]
    words = load_words(game.package, "en")
    table, chance = new(game, seed=5), chance_of(5)
    had: dict[str, Any] = {}
    old: Frame | None = None
    for step in range(60):
        now = frame(look(table, 0, log=None), words, 0)
        sent = changes(old, now)
        had, old = applied(had, sent), now
        assert had == whole(now)
        if not table.choices:
            break
        if step % 9 == 8:  # undo shortens the log
            table.undo()
        else:
            choose(table, chance)


@pytest.mark.parametrize("name", GAMES)
def test_little_is_sent_when_nothing_changes(name: str) -> None:
    game = wyprawa.games()[name]
    words = load_words(game.package, "en")
    drawn = frame(look(new(game, seed=1), 0), words, 0)
    sent = changes(drawn, frame(look(new(game, seed=1), 0), words, 0))
    assert sent["parts"] == {}
    assert sent["gone"] == []
    assert sent["log"] == ()
    assert "layout" not in sent


@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_is_what_would_be_drawn(name: str) -> None:
    game = wyprawa.games()[name]
    words = load_words(game.package, "pl")
    scenes = [look(table, 0, log=None) for table in states(game, range(1), 13)]
    kept = [frame(scene, words, 0) for scene in scenes]
    for scene, drawn in zip(scenes, kept, strict=True):
        forget()
        assert frame(scene, words, 0) == drawn


@pytest.mark.parametrize("name", GAMES)
def test_a_page_stands_alone(name: str) -> None:
    game = wyprawa.games()[name]
    words = load_words(game.package, "en")
    for table in states(game, range(1), 40):
        html = page(look(table, 0), words)
        found = Read(html)
        assert "script" not in {tag for tag, _ in found.elements}
        there = {attrs["id"] for _, attrs in found.elements if "id" in attrs}
        used = {(attrs["href"] or "").removeprefix("#") for tag, attrs in found.elements if tag == "use"}
        used |= set(re.findall(r"url\(#([\w-]+)\)", html))
        assert used <= there


# --- a scene of our own ---------------------------------------------------------------------------------


def toy() -> Scene:
    gift = Card("gift", it("Gift"), "loot", (Fact("pace", 3),), (it("Text"),))
    mine = Zone("hand-0", it("Hand"), (Card("k", it("Knife")),))
    yours = Zone("hand-1", it("Hand"), hidden=3)
    go = OptionLook(it("Go"), ("c",), "go", "near", ("a", "c"), it("80%"))
    return Scene(
        title=t("toy"),
        boards=(Board("b", "square", (Cell("a", 0, 0), Cell("c", 1, 0))),),
        pieces=(
            Piece("hero", "a", "hero", it("Hero"), "H", 0, face="smok/dragon"),
            Piece("coin", "gift", "gold", it("Coin"), "o", facts=(Fact("life", 2),)),
            Piece("crow", "", "crow", it("Crow"), "c", health=(2, 3)),
        ),
        dice=(Die("d1", "red", 4, "c"), Die("d2", "red", it("blank"), "pool"), Die("d3", "red", 1)),
        zones=(Zone("pool", it("Pool"), (gift,), 2),),
        tracks=(Track("short", it("Short"), 1, 3), Track("long", it("Long"), 30, 90)),
        panels=(
            Panel(0, it("Me"), (Fact("life", 5),), zones=(mine,)),
            Panel(1, it("You"), (Fact("life", 4),), zones=(yours,), dice=(Die("d4", "red", 6),)),
        ),
        prompt=Prompt(0, "toy.take", it("Which?"), (go, OptionLook(it("Wait"), key="wait")), 7, "T-1.1"),
        waiting=(0,),
        log=(LogLine(1, it("Rain"), "T-2"), LogLine(2, it("Sun"))),
    )


def test_parts_lie_in_their_areas(words: Words) -> None:
    drawn = frame(toy(), words, 0)
    assert drawn.layout == {
        "faces": ["face-smok-dragon"],
        "tracks": ["tracks"],
        "strip": [],
        "tray": [],
        "boards": ["board-b", "dice"],
        "asked": [],
        "shared": ["zone-pool"],
        "mine": ["panel-0"],
        "others": ["panel-1"],
    }
    assert set(drawn.parts) == {"on-b", *(id for ids in drawn.layout.values() for id in ids)}
    assert frame(toy(), words, None).layout["others"] == ["panel-0", "panel-1"]


def test_what_lies_somewhere_is_drawn_there_and_once(words: Words) -> None:
    drawn = frame(toy(), words, 0)
    for part, ids in {
        "board-b": {"a", "c"},
        "on-b": {"hero", "d1"},
        "zone-pool": {"pool", "gift", "coin", "d2"},
        "dice": {"crow", "d3"},
        "tracks": {"short", "long"},
        "panel-0": {"panel-0", "hand-0", "k"},
        "panel-1": {"panel-1", "hand-1", "d4"},
    }.items():
        found = Read(drawn.parts[part]).all("data-id")
        assert set(found) == ids
        assert len(found) == len(ids)


def test_what_is_a_figure_has_its_word_beside_it(words: Words) -> None:
    drawn = frame(toy(), words, 0)
    assert "life 5" in Read(drawn.parts["panel-0"]).text
    assert "red die blank" in Read(drawn.parts["zone-pool"]).text
    assert "3 hidden cards" in Read(drawn.parts["panel-1"]).text
    assert "2/3" in Read(drawn.parts["dice"]).text


PLAIN = {"face": "", "icons": "", "odds": [], "card": ""}  # an option that is only said


def test_the_question_goes_as_data(words: Words) -> None:
    asked = json.loads(msgspec.json.encode(frame(toy(), words, 0)))["prompt"]
    assert asked == {
        "seat": 0,
        "ask": "toy.take",
        "title": "Which?",
        "number": 7,
        "rule": "T-1.1",
        "options": [
            {
                "key": "go",
                "label": "Go",
                "note": "80%",
                "targets": ["c"],
                "path": ["a", "c"],
                "group": "Near",
                "risk": "",
                **PLAIN,
            },
            {
                "key": "wait",
                "label": "Wait",
                "note": "",
                "targets": [],
                "path": [],
                "group": "",
                "risk": "",
                **PLAIN,
            },
        ],
        "note": "",
        "face": "",
        "sheet": "",
    }


def test_the_ending_goes_as_data(words: Words) -> None:
    over = msgspec.structs.replace(toy(), prompt=None, ending=Ending((1,), (3, 8), it("Night"), "T-9"))
    assert json.loads(msgspec.json.encode(frame(over, words, 0)))["ending"] == {
        "winners": [1],
        "names": ["You"],
        "scores": [{"name": "Me", "points": 3}, {"name": "You", "points": 8}],
        "reason": "Night",
        "rule": "T-9",
    }


def test_what_names_hold_stays_text(words: Words) -> None:
    scene = toy()
    nasty = msgspec.json.decode(
        msgspec.json.encode(scene)
        .replace(b'"Gift"', json.dumps(NASTY).encode())
        .replace(b'"You"', json.dumps(NASTY).encode())
        .replace(b'"Coin"', json.dumps(NASTY).encode())
        .replace(b'"gift"', json.dumps('g"><b>').encode())
        .replace(b'"loot"', json.dumps('loot" onclick="x').encode()),
        type=Scene,
    )
    drawn = frame(nasty, words, 0)
    found = read(drawn)
    assert found.text.count(NASTY) == 3
    assert 'g"><b>' in found.all("data-id")
    assert not {tag for tag, _ in found.elements} & {"img", "script"}
    assert not [n for _, attrs in found.elements for n in attrs if n.startswith("on")]
    assert NASTY in Read(page(nasty, words)).text


def test_lines_left_out_before_the_log_are_counted(words: Words) -> None:
    scene = toy()
    whole_log = frame(scene, words, 0)
    last = frame(msgspec.structs.replace(scene, log=scene.log[1:]), words, 0, before=1)
    assert changes(None, last)["log_from"] == 1
    assert changes(whole_log, last)["log"] == ()
    assert changes(whole_log, last)["log_from"] == 2
    more = (*scene.log[1:], LogLine(3, it("Snow")))
    sent = changes(last, frame(msgspec.structs.replace(scene, log=more), words, 0, before=1))
    assert (sent["log"], sent["log_from"]) == ((Line(3, "Snow", ""),), 2)
    assert changes(last, whole_log)["log_from"] == 0


def test_a_line_that_begins_a_round_heads_the_log() -> None:
    table = wyprawa.new("monsterlands", seed=1)
    words = load_words(table.game.package, "en")
    while len(table.log) < 10:
        table.choose(table.choices[0].options[0], table.choices[0].seat)
    told = frame(look(table, 0, log=None), words, 0).log
    assert [line.text for line in told if line.round] == ["Round 1 begins."]
    assert "round" not in json.loads(msgspec.json.encode(next(line for line in told if not line.round)))


def test_a_strip_lies_in_an_area_of_its_own(words: Words) -> None:
    first = Card("first", it("First"), facts=(Fact("initiative", 12), Fact("play", it("now"))))
    order = Zone("order", it("Order"), (first,), strip=True)
    drawn = frame(Scene(it("Toy"), zones=(order, Zone("pool", it("Pool")))), words, None)
    assert (drawn.layout["strip"], drawn.layout["shared"]) == (["zone-order"], ["zone-pool"])
    assert 'aria-label="Order"' in drawn.parts["zone-order"]
    assert 'data-id="first"' in drawn.parts["zone-order"]


def test_a_track_with_an_icon_says_its_name_only_to_those_who_listen(words: Words) -> None:
    drawn = frame(Scene(it("Toy"), tracks=(Track("fire", it("Fire"), 0, 2, icon="fire"),)), words, None)
    assert '<span class="unseen">Fire </span>' in drawn.parts["tracks"]
    assert "inert" in drawn.parts["tracks"]
    assert drawn.parts["tracks"].count("<i></i>") == 2


def test_a_line_of_the_log_brings_its_marks(words: Words) -> None:
    marks = Marks(
        (Reason(it("Nearer"), "T-3"),),
        ("a",),
        (Way(("a", "c"), "taken", it("Short")),),
        (Ray((0, 0), (0.5, 1), False),),
    )
    scene = Scene(it("Toy"), log=(LogLine(1, it("Rain"), "T-2", marks), LogLine(2, it("Sun"))))
    rain, sun = frame(scene, words, None).log
    assert sun.marks is None
    assert rain.marks == Shown(
        (("Nearer", "T-3"),), ("a",), (("taken", "Short", ("a", "c")),), ((0, 0, 50, 86.6, False),)
    )
