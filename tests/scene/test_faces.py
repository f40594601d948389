"""Faces: every one can be drawn, and everybody in a game that has faces has one."""

from importlib.resources import files
from xml.etree import ElementTree as Tree

import pytest

from wyprawa.games.gloomhaven.content import BOSSES, CLASSES, MONSTERS, SCENARIOS, SUMMONS
from wyprawa.games.gloomhaven.look.figures import face_of
from wyprawa.scene.svg import faces, terrain
from wyprawa.scene.svg.colours import mix, oklch
from wyprawa.scene.svg.paths import clockwise, disc, mirrored, read, turned, written

SVG = "{http://www.w3.org/2000/svg}"
FILES = sorted(
    each.name[:-5] for each in files("wyprawa.scene.faces").iterdir() if each.name.endswith(".toml")
)


@pytest.mark.parametrize("game", FILES)
def test_every_face_is_drawn_alone_and_as_a_coin(game: str) -> None:
    for name in faces.names(game):
        root = Tree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{faces.symbols(name)}</svg>')
        ids = {each.get("id") for each in root.iter() if each.get("id")}
        key = faces.key(name)
        assert {f"face-{key}", f"coin-{key}", f"all-{key}"} <= ids
        assert len(list(root.iter(f"{SVG}path"))) > 8
        assert len(faces.symbols(name)) < 16_000


def test_everybody_of_gloomhaven_has_a_face() -> None:
    known = set(faces.names("gloomhaven"))
    for kind, names in (("hero", CLASSES), ("monster", MONSTERS), ("boss", BOSSES), ("summon", SUMMONS)):
        assert {face_of(kind, name) for name in names} <= known
    led = {each.id for number in SCENARIOS.numbers for each in SCENARIOS.at(number).escorts}
    assert {face_of("escort", name) for name in led} <= known


def test_a_face_may_be_like_another_in_its_own_colours() -> None:
    assert faces.face("smok/thief-0").art == faces.face("gloomhaven/scoundrel").art
    assert faces.face("smok/thief-0").hue != faces.face("gloomhaven/scoundrel").hue
    assert faces.ring("smok/thief-0") == "#d2573c"


def test_rims_follow_the_rank_where_a_face_has_none() -> None:
    bandit = "gloomhaven/bandit-guard"
    assert [faces.ring(bandit, rank) for rank in ("", "elite", "boss")] == [
        faces.STEEL,
        faces.GOLD,
        faces.RED,
    ]
    assert faces.ring("gloomhaven/brute", "elite") == "#d2573c"


@pytest.mark.parametrize("name", ["gloomhaven/nobody", "nothing/brute", "../model/brute", ""])
def test_who_is_not_there_is_named(name: str) -> None:
    with pytest.raises(faces.FaceError, match="no face is called"):
        faces.face(name)


def test_paths_are_mirrored_and_turned() -> None:
    [square] = read("M10 10H30V20L10 20Z")
    assert written([mirrored(square)]) == "M110 10L90 10L90 20L110 20Z"
    assert clockwise(square) == square
    assert clockwise(mirrored(square)) == clockwise(clockwise(mirrored(square)))
    assert written([clockwise(mirrored(square))]) == "M110 20L90 20L90 10L110 10Z"
    assert written([turned(square)]) == "M10 20L30 20L30 10L10 10Z"
    for lens in (disc(5, 5, 2), *read("M0 0A9 9 0 1 1 6 4Z")):  # round, with hardly a corner
        assert clockwise(lens) == lens
        assert clockwise(turned(lens)) == lens
    assert written([disc(5, 5, 2)]) == "M3 5A2 2 0 0 1 7 5A2 2 0 0 1 3 5Z"
    assert written(read("M0 0C1 2 3 4 5 6a2 2 0 1 0 4 0Z")) == "M0 0C1 2 3 4 5 6A2 2 0 1 0 9 6Z"
    with pytest.raises(ValueError, match="not 'q'"):
        read("M0 0q1 1 2 2Z")


def test_colours_by_hue_and_mixed() -> None:
    assert oklch(0.47, 0.06, 40) == "#784f41"
    assert oklch(1, 0, 0) == "#ffffff"
    assert mix("#000000", "#ff8000", 0.5) == "#804000"


def test_halves_of_a_face_leave_no_seam_between_them() -> None:
    """All outlines of a tone are filled as one: those that overlap must be gone round the same way."""
    for name in ("gloomhaven/brute", "gloomhaven/tinkerer"):
        for line in faces.face(name).art.strip().splitlines():
            tone, _, art = line.partition(" ")
            if tone.endswith("=") and art.startswith("M"):
                _, shapes = faces._layer(line)
                half = len(shapes) // 2
                same = [clockwise(shape) == shape for shape in shapes]
                assert same[:half] == same[half:], line


def test_all_stones_and_props_are_drawings() -> None:
    for id in terrain.symbols():
        Tree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{terrain.symbol(id)}</svg>')
    assert terrain.prop("boulder-2") == "boulder"
    assert terrain.prop("nothing") == ""
