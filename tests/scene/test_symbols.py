"""Dice of symbols: drawn with icons, each colour with a shape of its own, and said in words."""

import re
from importlib.resources import files
from typing import get_args
from xml.etree import ElementTree as Tree

import msgspec
import pytest

from wyprawa.scene import Board, Cell, Die, Panel, Scene, Zone, svg
from wyprawa.scene.html import frame
from wyprawa.scene.model import DieState, Hue
from wyprawa.scene.svg.dice import SHAPES
from wyprawa.scene.svg.icons import icons
from wyprawa.scene.svg.picture import picture
from wyprawa.scene.text import plain
from wyprawa.words import Source, Words, t

SVG = "{http://www.w3.org/2000/svg}"
HUES = tuple(hue for hue in get_args(Hue) if hue)
STATES = tuple(state for state in get_args(DieState) if state)
HELLSCAPE = ("sword", "mana", "shield", "scratch", "fang", "shadow")


def words(language: str = "en") -> Words:
    kernel = (files("wyprawa") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    own = "".join(f"icon-{name} = {name}\n" for name in (*HELLSCAPE, "energy", "zzz"))
    return Words(
        language, Source("kernel", kernel), Source("toy", f"toy = Toy\ndie-attack = attack die\n{own}")
    )


def on_board(*dice: Die) -> Tree.Element:
    board = Board("b", "square", (Cell("a", 0, 0),))
    laid = tuple(msgspec.structs.replace(die, at="a") for die in dice)
    return Tree.fromstring(svg.board(board, Scene(t("toy"), (board,), dice=laid), words()))


def drawn(die: Die) -> Tree.Element:
    [found] = [each for each in on_board(die).iter() if each.get("data-id") == die.id]
    return found


def names(root: Tree.Element) -> list[str | None]:
    return [each.get("data-icon") for each in root.iter() if each.get("data-icon")]


def test_the_symbols_of_the_coming_games_have_icons() -> None:
    assert {*HELLSCAPE, "energy", "claw", "crescent", "star", "move", "heart"} <= set(icons())


@pytest.mark.parametrize(
    "face",
    [(), ("sword",), ("sword", "mana"), ("sword", "sword", "sword"), ("fang", "scratch", "mana", "shield")],
)
def test_a_face_shows_its_symbols(face: tuple[str, ...]) -> None:
    root = drawn(Die("d", "attack", face, colour="yellow"))
    assert names(root) == list(face)
    assert not list(root.iter(f"{SVG}text"))
    where = [each.get("transform") for each in root.iter() if each.get("data-icon")]
    assert len(set(where)) == len(face)


@pytest.mark.parametrize("count", range(1, 5))
def test_icons_stay_on_the_die_and_apart(count: int) -> None:
    root = drawn(Die("d", "attack", ("sword",) * count, colour="white"))
    boxes = []
    for each in root.iter():
        if each.get("data-icon"):
            at = re.fullmatch(r"translate\((\S+) (\S+)\) scale\((\S+)\)", each.get("transform", ""))
            assert at is not None
            x, y, size = float(at[1]), float(at[2]), 24 * float(at[3])
            assert min(x, y) >= -45
            assert max(x, y) + size <= 45
            boxes.append((x + size / 2, y + size / 2, size / 2))
    for n, (x, y, half) in enumerate(boxes):
        for u, v, other in boxes[:n]:
            assert max(abs(x - u), abs(y - v)) >= 0.85 * (half + other)


def test_many_symbols_are_counted() -> None:
    root = drawn(Die("d", "", ("move", "move", "energy", "energy", "energy"), colour="green"))
    assert names(root) == ["move", "energy"]
    assert [each.text for each in root.iter(f"{SVG}text")] == ["2", "3"]


def test_a_symbol_without_a_drawing_is_a_letter() -> None:
    root = drawn(Die("d", "", ("zzz",), colour="red"))
    assert [each.text for each in root.iter(f"{SVG}text")] == ["Z"]


def test_every_colour_has_a_shape_of_its_own() -> None:
    assert set(SHAPES) == set(HUES)
    assert len(set(SHAPES.values())) == len(HUES)
    for hue in HUES:
        die = drawn(Die("d", "attack", 3, colour=hue))
        assert die.get("class") == f"die die-attack hue-{hue}"
        [side] = [each for each in die.iter() if each.get("class") == "side"]
        assert side.get("d") == SHAPES[hue]


def test_a_die_with_a_colour_and_a_number_has_pips() -> None:
    root = drawn(Die("d", "attack", 5, colour="red"))
    assert sum(each.get("class") == "pip" for each in root.iter()) == 5


@pytest.mark.parametrize(("state", "seal"), [("kept", "check"), ("locked", "lock"), ("dimmed", None)])
def test_states_can_be_seen(state: DieState, seal: str | None) -> None:
    die = drawn(Die("d", "attack", ("sword",), colour="blue", state=state))
    assert f"die-is-{state}" in die.get("class", "").split()
    used = [each.get("href") for each in die.iter(f"{SVG}use")]
    assert used == ([] if seal is None else [f"#i-{seal}"])


def test_a_die_says_what_it_shows() -> None:
    def said(die: Die) -> str | None:
        return drawn(die).findtext(f"{SVG}title")

    assert said(Die("d", "attack", ("sword", "mana", "sword"))) == "attack die [2× sword, mana]"
    assert said(Die("d", "", (), state="locked")) == "[blank] (locked)"
    board = on_board(Die("d", "attack", ("fang",), state="kept"))
    assert any("attack die [fang] (kept)" in (each.text or "") for each in board.iter(f"{SVG}desc"))


def test_the_same_die_lies_on_the_page() -> None:
    lying = Die("d1", "attack", ("sword", "sword", "mana"), "pool", "orange", "locked")
    mine = Die("d2", "", (), colour="blue")
    scene = Scene(
        t("toy"), zones=(Zone("pool", t("toy")),), dice=(lying,), panels=(Panel(0, t("toy"), dice=(mine,)),)
    )
    parts = frame(scene, words(), 0).parts
    [die] = [
        each
        for each in Tree.fromstring(parts["zone-pool"].replace(" open>", ">")).iter("li")
        if each.get("data-id") == "d1"
    ]
    assert die.get("class") == "die die-attack hue-orange die-is-locked"
    assert die.get("title") == die.findtext("span") == "attack die 2× sword, mana locked"
    face = die.find("svg")
    assert face is not None
    assert face.get("aria-hidden") == "true"
    assert names(face) == ["sword", "sword", "mana"]
    assert 'title="blank"' in parts["panel-0"]


def test_text_says_symbols_and_states() -> None:
    dice = (
        Die("d1", "attack", ("sword", "mana")),
        Die("d2", "attack", ("sword", "mana")),
        Die("d3", "", ()),
        Die("d4", "attack", 4, state="kept"),
    )
    scene = Scene(t("toy"), dice=dice)
    assert "2× attack die [sword, mana], [blank], attack die [4] (kept)" in plain(scene, words())
    assert "[pusta], attack die [4] (zatrzymana)" in plain(scene, words("pl"))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_state_has_a_word(language: str) -> None:
    said = words(language)
    for state in STATES:
        said.say(t(f"ui-die-{state}"))
    assert said.missing == set()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_of_dice_stands_alone(theme: str) -> None:
    dice = tuple(
        Die(f"{hue}-{state}", "attack", HELLSCAPE[:3], colour=hue, state=state)
        for hue in HUES
        for state in ("", *STATES)
    )
    drawing = picture(Scene(t("toy"), dice=dice), words(), theme=theme)  # type: ignore[arg-type]
    assert "var(" not in drawing
    root = Tree.fromstring(drawing)
    used = {each.get("href") for each in root.iter(f"{SVG}use")}
    assert used == {f"#{each.get('id')}" for each in root.iter(f"{SVG}symbol")} == {"#i-check", "#i-lock"}
    assert svg.png(drawing, 400).startswith(b"\x89PNG")


def test_a_die_of_symbols_travels_as_json() -> None:
    for face in ((), ("sword", "mana"), 3, t("toy")):
        die = Die("d", "attack", face, None, "black", "kept")
        assert msgspec.json.decode(msgspec.json.encode(die), type=Die) == die
