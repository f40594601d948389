"""Whole tables as pictures that stand alone, and tables in notebooks."""

import re
import struct
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as Tree

import pytest
from samples import SAMPLES, fact, hex_room, it, map_graph, words

import wyprawa
from wyprawa.games import smok
from wyprawa.scene import Card, Die, Fact, Panel, Piece, Scene, Track, Zone, look, style, svg
from wyprawa.scene.svg.cards import card, card_group, fact_icon, track
from wyprawa.words import Text, Words, load_words

WORDS = words()
SVG = "{http://www.w3.org/2000/svg}"
GOLDEN = Path(__file__).parent.parent / "golden"
THEMES = pytest.mark.parametrize("theme", style.THEMES)


def scene_of(name: str) -> tuple[Scene, Words]:
    if name in SAMPLES:
        return SAMPLES[name](), WORDS
    table = wyprawa.load(GOLDEN / name)
    middle = table.at(len(table.history) // 2)
    return look(middle, 0), load_words(table.game.package, "pl")


@THEMES
@pytest.mark.parametrize("name", [*SAMPLES, "smok-3.wyprawa"])
def test_the_rules_a_picture_carries_are_all_it_needs(name: str, theme: style.Theme) -> None:
    pytest.importorskip("resvg_py")
    drawn = svg.picture(*scene_of(name), theme=theme)
    start, rest = drawn.split("<style>")
    carried, rest = rest.split("</style>")
    assert len(carried) < len(style.rules(theme))
    assert svg.png(drawn, 800) == svg.png(f"{start}<style>{style.rules(theme)}</style>{rest}", 800)


def texts(root: Tree.Element) -> str:
    return " ".join(each.text or "" for each in root.iter(f"{SVG}text"))


@THEMES
@pytest.mark.parametrize("name", [*SAMPLES, "smok-3.wyprawa", "monsterlands-4.wyprawa"])
def test_a_picture_stands_alone(name: str, theme: style.Theme) -> None:
    scene, said = scene_of(name)
    picture = svg.picture(scene, said, theme=theme)
    root = Tree.fromstring(picture)
    assert "var(" not in picture
    used = {(each.get("href") or "")[1:] for each in root.iter(f"{SVG}use")}
    assert {each.get("id") for each in root.iter(f"{SVG}symbol")} <= used
    assert used | set(re.findall(r"url\(#([\w-]+)\)", picture)) <= {each.get("id") for each in root.iter()}
    assert picture.count("url(") == picture.count("url(#")
    ids = Counter(each.get("data-id") for each in root.iter() if each.get("data-id") is not None)
    assert set(ids.values()) == {1}
    assert {piece.id for piece in scene.pieces} <= set(ids)
    assert said.missing == set()
    png = svg.png(picture, 400)
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">I", png[16:20]) == (400,)
    assert len(png) > 8000


def test_everything_on_the_table_is_in_the_picture() -> None:
    found = texts(Tree.fromstring(svg.picture(hex_room(), WORDS)))
    for text in (
        "Below the mill",
        "The cellar",
        "Round",
        "3/12",
        "Brute",
        "7/10",
        "Hand",
        "Wide slash",
        "× 6",
        "71",
    ):
        assert text in found


def test_the_end_is_told() -> None:
    found = texts(Tree.fromstring(svg.picture(map_graph(), WORDS)))
    assert "The game is over. The wyrm is dead. Rider wins. Rider: 31 points" in found


def test_pieces_and_dice_without_a_board_are_drawn_where_they_lie() -> None:
    zone = Zone("shop", it("Shop"), (Card("axe", it("Axe")),))
    pieces = tuple(Piece(f"on-{at}", at, "gem", it("Gem"), "*") for at in ("axe", "shop", "nowhere"))
    panel = Panel(0, it("Me"), dice=(Die("mine", "magic", 3),))
    scene = Scene(it("x"), pieces=pieces, zones=(zone,), panels=(panel,), dice=(Die("loose", "", 2),))
    ids = [each.get("data-id") for each in Tree.fromstring(svg.picture(scene, WORDS)).iter()]
    assert sorted(filter(None, ids)) == ["loose", "mine", "on-axe", "on-nowhere", "on-shop"]


def test_markup_in_a_card_is_only_text() -> None:
    evil = "<script>&</script>"
    zone = Zone(evil, it(evil), (Card(evil, it(evil), evil, (fact(evil, 1),), (it(evil),)),), 2)
    panel = Panel(0, it(evil), (fact(evil, 2),), (Track(evil, it(evil), 1, 2),))
    picture = svg.picture(Scene(it(evil), zones=(zone,), panels=(panel,)), WORDS)
    assert "<script" not in picture
    assert evil in texts(Tree.fromstring(picture))


def test_a_card_is_as_high_as_what_is_written_on_it() -> None:
    short = card(Card("a", it("A")), WORDS)
    long = card(Card("b", it("B"), lines=(it("many words " * 30),)), WORDS)
    assert short.wide == long.wide
    assert long.high > 2 * short.high
    feet = [float(y) for y in re.findall(r'<text x="10" y="([\d.]+)"', long.text)]
    assert max(feet) < long.high - 5


def test_the_first_number_stands_in_the_corner() -> None:
    drawn = card(Card("a", it("A"), facts=(fact("poison"), fact("gold", 7), fact("attack", 3))), WORDS).text
    assert drawn.index("#i-gold") < drawn.index("#i-poison") < drawn.index("#i-attack")


def test_like_cards_share_a_colour() -> None:
    assert [card_group(kind) for kind in ("leader", "spell", "quest-dice", "", "odd")] == [
        "person",
        "gear",
        "quest",
        "",
        "",
    ]
    assert 'class="card card-monster"' in card(Card("a", it("A"), "monster"), WORDS).text
    assert 'class="card"' in card(Card("a", it("A"), "odd"), WORDS).text


def test_a_figure_in_words_may_have_an_icon_of_its_own() -> None:
    assert fact_icon(Fact("affinity", Text("affinity-fire"))) == "fire"
    assert fact_icon(Fact("affinity", Text("affinity-none"))) == "affinity"
    assert fact_icon(Fact("gold", 3)) == "gold"


def test_a_track_is_a_row_of_steps_or_a_bar() -> None:
    row = track(Track("r", it("Round"), 3, 6), WORDS).text
    assert (row.count('"step-full"'), row.count('"step"')) == (3, 3)
    bar = track(Track("r", it("Round"), 20, 80), WORDS).text
    assert 'class="step-full" x=' in bar
    assert 'width="37.5"' in bar


def test_an_unknown_theme_is_named() -> None:
    with pytest.raises(svg.PictureError, match="'sepia'; there are: light, dark"):
        svg.picture(hex_room(), WORDS, theme="sepia")  # type: ignore[arg-type]


def test_without_resvg_png_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(svg.PictureError, match=r"wyprawa\[png\]"):
        svg.png("<svg/>")


@pytest.mark.parametrize("width", [0, 9000])
def test_a_png_has_a_sensible_width(width: int) -> None:
    with pytest.raises(svg.PictureError, match=f"16 to 8192 pixels wide, not {width}"):
        svg.png("<svg/>", width)


def test_a_table_shows_itself_in_a_notebook() -> None:
    table = wyprawa.new("smok", seats=2, seed=4)
    picture, page = table._repr_svg_(), table._repr_html_()
    assert picture == svg.picture(look(table, None), load_words(table.game.package, "en"))
    assert page is not None
    assert 'class="board board-hex"' in page


def test_a_table_of_something_else_does_not_show_itself() -> None:
    plain = replace(smok.GAME, view=lambda s, seat: {"round": s.round})
    table = wyprawa.new(plain, seats=2, seed=4)
    assert (table._repr_svg_(), table._repr_html_()) == (None, None)
