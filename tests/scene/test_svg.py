"""Boards, pieces, dice and icons as SVG: what is there, once, readable, inside, and not over one another."""

import re
from collections import Counter
from itertools import combinations
from math import hypot
from xml.etree import ElementTree as Tree

import msgspec
import pytest
from samples import SAMPLES, fact, it, map_graph, square_dungeon, words, zone_tiles

import wyprawa
from wyprawa.players import player
from wyprawa.players.chair import Chair
from wyprawa.scene import Board, Cell, Die, Door, Piece, Scene, look, style, svg
from wyprawa.scene.svg.icons import drawings, icons
from wyprawa.scene.svg.letters import LINE, cut, fitted, width, wrapped
from wyprawa.scene.svg.pieces import BASES
from wyprawa.words import load_words

WORDS = words()
SVG = "{http://www.w3.org/2000/svg}"
KINDS = pytest.mark.parametrize("kind", SAMPLES)


def drawn(scene: Scene, **how: bool) -> Tree.Element:
    return Tree.fromstring(svg.board(scene.boards[0], scene, WORDS, **how))


def of_class(root: Tree.Element, name: str) -> list[Tree.Element]:
    return [each for each in root.iter() if name in each.get("class", "").split()]


def place(each: Tree.Element) -> tuple[float, float, float]:
    """The middle and half the size of a piece or die."""
    x, y = re.fullmatch(r"translate\((\S+) (\S+)\)", each.get("transform", "")).groups()  # type: ignore[union-attr]
    scale = next(
        re.match(r"scale\((.*)\)", g.get("transform", "")) for g in each.iter(f"{SVG}g") if g is not each
    )
    assert scale is not None
    return float(x), float(y), 50 * float(scale[1])


def are_apart(
    one: tuple[float, float, float], other: tuple[float, float, float], *, coins: bool = False
) -> bool:
    """Whether two boxes do not touch; coins are round, and lie close where boxes would not."""
    (x, y, half), (u, v, more) = one, other
    far = hypot(x - u, y - v) if coins else max(abs(x - u), abs(y - v))
    return far >= half + more - 0.2


def a_hex(*pieces: Piece, **more: object) -> Scene:
    return Scene(it("x"), (Board("b", "hex", (Cell("a", 0, 0), Cell("b", 1, 0))),), pieces, **more)  # type: ignore[arg-type]


# --- boards -------------------------------------------------------------------------------------------


@KINDS
def test_everything_is_there_once(kind: str) -> None:
    scene = SAMPLES[kind]()
    board = scene.boards[0]
    cells = {cell.id for cell in board.cells}
    expected = [cell.id for cell in board.cells] + [door.id for door in board.doors]
    expected += [piece.id for piece in scene.pieces] + [die.id for die in scene.dice if die.at in cells]
    found = Counter(each.get("data-id") for each in drawn(scene).iter() if each.get("data-id") is not None)
    assert found == Counter(expected)


@KINDS
def test_layers_lie_in_order_with_an_empty_one_for_paths(kind: str) -> None:
    root = drawn(SAMPLES[kind]())
    layers = [each.get("class") for each in root if each.tag == f"{SVG}g"]
    assert layers[-2:] == ["overlay", "standing"]
    assert {"cells", "walls", "doors", "links"} <= set(layers[:-2])
    assert [each.get("class") for each in root[-1] if each.tag == f"{SVG}g"] == ["pieces", "dice"]
    assert len(of_class(root, "overlay")[0]) == 0


@KINDS
def test_cells_say_where_their_middle_is(kind: str) -> None:
    root = drawn(SAMPLES[kind]())
    left, top, wide, high = map(float, root.get("viewBox", "").split())
    for cell in of_class(root, "cell"):
        assert left < float(cell.get("data-x", "")) < left + wide
        assert top < float(cell.get("data-y", "")) < top + high


@KINDS
def test_pieces_and_dice_are_inside_and_apart(kind: str) -> None:
    root = drawn(SAMPLES[kind]())
    left, top, wide, high = map(float, root.get("viewBox", "").split())
    boxes = [place(each) for each in (*of_class(root, "piece"), *of_class(root, "die"))]
    for x, y, half in boxes:
        assert half > 5
        assert left <= x - half <= x + half <= left + wide
        assert top <= y - half <= y + half <= top + high
    for one, other in combinations(boxes, 2):
        assert are_apart(one, other, coins=kind == "hex")


@pytest.mark.parametrize("kind", ["hex", "square", "zone", "graph"])
@pytest.mark.parametrize("count", range(1, 13))
def test_many_pieces_share_a_cell(kind: str, count: int) -> None:
    board = Board("b", kind, (Cell("a", 0, 0), Cell("b", 1, 0)))  # type: ignore[arg-type]
    pieces = tuple(Piece(f"p{n}", "a", "rat", it("Rat"), str(n), n % 6) for n in range(count))
    dice = tuple(Die(f"d{n}", "", n % 6 + 1, "a") for n in range(count // 2))
    root = drawn(Scene(it("x"), (board,), pieces, dice=dice))
    boxes = [place(each) for each in (*of_class(root, "piece"), *of_class(root, "die"))]
    assert len(boxes) == count + count // 2
    for one, other in combinations(boxes, 2):
        assert are_apart(one, other)


def test_what_is_written_in_a_zone_stays_inside() -> None:
    root = drawn(zone_tiles())
    checked = 0
    for cell in of_class(root, "cell"):
        box = cell.find(f"{SVG}rect")
        for text in cell.findall(f"{SVG}text") if box is not None else []:
            assert box is not None
            left, top, wide, high = (float(box.get(name, "")) for name in ("x", "y", "width", "height"))
            size, said = float(text.get("font-size", "")), text.text or ""
            x = float(text.get("x", "")) - (width(said, size) / 2 if text.get("class") == "name" else 0)
            assert left <= x <= x + width(said, size) <= left + wide
            assert top <= float(text.get("y", "")) - size * 0.75 <= float(text.get("y", "")) <= top + high
            checked += 1
    assert checked > 6


def test_an_odd_zone_is_written_on_inside_its_outline() -> None:
    [wild] = [cell for cell in of_class(drawn(zone_tiles()), "cell") if cell.get("data-id") == "wild"]
    [name] = wild.findall(f"{SVG}text")
    assert float(name.get("x", "")) > 850
    assert 50 < float(name.get("y", "")) < 270


def test_the_description_says_what_stands_where() -> None:
    [whole, standing] = [each.text or "" for each in drawn(square_dungeon()).iter(f"{SVG}desc")]
    told = whole + standing
    assert "d2: Rat 2/2, Rat 2/2" in told
    assert "c3: Hero 1, Hero 2, Hero 3" in told
    assert "Vault" in told
    assert "Wolin: → Grey Harbour, Old Woods, Red Fort" in (drawn(map_graph()).findtext(f"{SVG}desc") or "")


def test_markup_in_names_is_only_text() -> None:
    evil = '<script>alert("&")</script>'
    scene = Scene(
        it(evil),
        (Board(evil, "zone", (Cell(evil, 0, 0, evil, it(evil), lines=(it(evil),)),),
               doors=(Door(evil + "d", (evil, evil), title=it(evil)),), title=it(evil)),),
        (Piece(evil + "p", evil, evil, it(evil), evil, 0, (fact(evil, 3),)),),
        dice=(Die(evil + "e", evil, it(evil), evil),),
    )  # fmt: skip
    text = svg.board(scene.boards[0], scene, WORDS)
    assert "<script" not in text
    assert evil in {each.get("data-id") for each in Tree.fromstring(text).iter()}
    assert "<script" not in svg.icon(evil, title=evil)


def test_walls_and_doors_lie_on_the_common_edge() -> None:
    cells = (Cell("a", 0, 0), Cell("b", 1, 0))
    board = Board("b", "square", cells, walls=(("a", "b"),), doors=(Door("d", ("a", "b"), "locked"),))
    root = drawn(Scene(it("x"), (board,)))
    wall = of_class(root, "wall")[0]
    assert [wall.get(name) for name in ("x1", "y1", "x2", "y2")] == ["50", "-50", "50", "50"]
    [door] = of_class(root, "door")
    assert (door.get("data-x"), door.get("data-y"), door.get("class")) == ("50", "0", "door door-locked")
    assert of_class(door, "seal")


def test_a_wall_or_door_to_nowhere_is_left_out() -> None:
    board = Board("b", "square", (Cell("a", 0, 0),), (("a", "z"),), (("a", "z"),), (Door("d", ("a", "z")),))
    root = drawn(Scene(it("x"), (board,)))
    assert not of_class(root, "wall") + of_class(root, "door") + of_class(root, "road")


def test_a_ground_nobody_drew_is_plain() -> None:
    scene = Scene(it("x"), (Board("b", "hex", (Cell("a", 0, 0, "jelly"),)),))
    [cell] = of_class(drawn(scene), "cell")
    assert cell.get("class") == "cell ground-jelly"
    assert [each.get("class") for each in cell] == ["tile"]


def test_an_empty_board_is_a_drawing_too() -> None:
    assert drawn(Scene(it("x"), (Board("b", "hex", ()),))).get("viewBox")


# --- pieces and dice ----------------------------------------------------------------------------------


def test_a_piece_stands_only_where_its_outermost_group_says() -> None:
    def inside(at: str) -> str:
        [piece] = of_class(drawn(a_hex(Piece("p", at, "thief", it("Thief"), "1", 0))), "piece")
        return "".join(Tree.tostring(each, "unicode") for each in piece)

    assert inside("a") == inside("b")


def test_seats_differ_in_shape_and_number() -> None:
    pieces = [Piece("p", "a", "thief", it("Thief"), str(seat + 1), seat) for seat in range(6)]
    looks = [of_class(drawn(a_hex(piece)), "piece")[0] for piece in pieces]
    assert len({of_class(look, "base")[0].get("d") for look in looks}) == 6 == len(set(BASES))
    assert [of_class(look, "badge-text")[0].text for look in looks] == list("123456")
    assert [look.get("class") for look in looks][4] == "piece piece-thief seat-4 owned"


def test_rank_health_and_conditions_are_shown() -> None:
    facts = (fact("poison"), fact("shield", 2))
    [piece] = of_class(
        drawn(a_hex(Piece("p", "a", "guard", it("Guard"), "3", None, facts, (4, 9), "elite"))), "piece"
    )
    assert of_class(piece, "elite")
    assert [each.text for each in of_class(piece, "health-text")] == ["4/9"]
    assert float(of_class(piece, "health")[0].get("width", "")) == pytest.approx(76 * 4 / 9, abs=0.01)
    marks = [each.get("href") for each in of_class(piece, "mark")]
    assert marks == ["#i-guard", "#i-poison", "#i-shield", "#i-star"]
    assert {"3", "2"} == {each.text for each in of_class(piece, "badge-text")}
    assert piece.findtext(f"{SVG}title") == "Guard poisoned shield 2 4/9"


def test_more_conditions_than_fit_are_counted() -> None:
    facts = tuple(fact("poison") for _ in range(9))
    [piece] = of_class(drawn(a_hex(Piece("p", "a", "guard", it("Guard"), "g", None, facts))), "piece")
    assert len(of_class(piece, "chip")) == 6
    assert [each.text for each in of_class(piece, "badge-text")] == ["+4"]


def test_a_kind_without_a_drawing_shows_its_glyph() -> None:
    [piece] = of_class(drawn(a_hex(Piece("p", "a", "bones", it("Bones"), "B", None))), "piece")
    assert [each.text for each in of_class(piece, "letter")] == ["B"]


def test_in_a_zone_with_room_a_piece_has_its_name_and_figures_beside_it() -> None:
    [agent] = [each for each in of_class(drawn(zone_tiles()), "piece") if each.get("data-id") == "agent"]
    assert [each.text for each in of_class(agent, "label")] == ["Agent of the north"]
    assert "#i-gold" in [each.get("href") for each in agent.iter(f"{SVG}use")]


@pytest.mark.parametrize("face", range(1, 7))
def test_plain_dice_have_pips_and_others_a_sign_and_a_number(face: int) -> None:
    dice = (Die("plain", "", face, "a"), Die("own", "magic", face, "a"), Die("blank", "magic", it("•"), "a"))
    plain, own, blank = of_class(drawn(a_hex(dice=dice)), "die")
    assert len(of_class(plain, "pip")) == face
    assert [each.text for each in own.iter(f"{SVG}text")] == [str(face)]
    assert [each.get("href") for each in blank.iter(f"{SVG}use")] == ["#i-magic"]
    assert own.get("class") == "die die-magic die-own"


def test_a_die_with_many_sides_or_words_is_written() -> None:
    dice = (Die("d12", "d12", 11, "a"), Die("word", "fate", it("Miss"), "a"))
    assert [each.findtext(f".//{SVG}text") for each in of_class(drawn(a_hex(dice=dice)), "die")] == [
        "11",
        "Miss",
    ]


# --- icons --------------------------------------------------------------------------------------------


def test_every_icon_is_well_formed_and_in_the_sprite_once() -> None:
    ids = Counter(each.get("id") for each in Tree.fromstring(svg.sprite()).iter("symbol"))
    assert set(ids.values()) == {1}
    assert {f"i-{name}" for name in icons()} <= set(ids)
    assert len(drawings()) >= 100


def test_names_that_share_a_drawing_lead_to_one() -> None:
    assert set(icons().values()) == set(drawings())


def test_drawings_stay_on_their_square() -> None:
    for name, text in drawings().items():
        for x, y, r in re.findall(r'cx="(.+?)" cy="(.+?)" r="(.+?)"', text):
            assert all(0 <= float(c) - float(r) <= float(c) + float(r) <= 24 for c in (x, y)), name
        for x, y in re.findall(r"M(-?[\d.]+)[ ,]?(-?[\d.]+)", text):
            assert 0 <= float(x) <= 24, name
            assert 0 <= float(y) <= 24, name


def test_an_icon_stands_in_a_line_of_text() -> None:
    assert svg.icon("heart") == (
        '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">'
        '<use class="mark" href="#i-heart" x="0" y="0" width="24" height="24"/></svg>'
    )
    assert "<title>2 hearts</title>" in svg.icon("heart", title="2 hearts")
    assert ">Z</text>" in svg.icon("zzz")
    assert 'href="#i-potion"' in svg.icon("potions")


@pytest.mark.parametrize(("game", "seats"), [("smok", 3), ("monsterlands", 3), ("monsterlands", 1)])
def test_no_icon_of_a_game_is_missing(game: str, seats: int) -> None:
    table = wyprawa.new(game, seats=seats, seed=11)
    players = [player("sensible", seat) for seat in range(seats)]
    wanted: set[str] = set()
    while not table.over and len(table.history) < 260:
        seat = min(choice.seat for choice in table.choices)
        table.choose(players[seat].choose(Chair(table, seat)), seat)
        scene = look(table, 0)
        zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
        cards = [card for zone in zones for card in zone.cards]
        facts = [each for some in (scene.pieces, scene.panels, cards) for one in some for each in one.facts]
        wanted |= {each.icon for each in facts} | {piece.kind for piece in scene.pieces}
        wanted |= {card.kind for card in cards if card.kind} | {die.kind for die in scene.dice}
        wanted |= {name for die in scene.dice if isinstance(die.face, tuple) for name in die.face}
    assert len(wanted) > 3
    assert wanted - set(icons()) == set()
    said = load_words(table.game.package, "en").ids
    assert {id.removeprefix("icon-") for id in said if id.startswith("icon-")} - set(icons()) == set()


@KINDS
def test_a_board_brings_the_symbols_it_needs(kind: str) -> None:
    root = drawn(SAMPLES[kind](), symbols=True)
    used = {each.get("href") for each in root.iter(f"{SVG}use")}
    assert {f"#{each.get('id')}" for each in root.iter(f"{SVG}symbol")} <= used
    assert used <= {f"#{each.get('id')}" for each in root.iter()}
    assert used


# --- words and colours --------------------------------------------------------------------------------


def test_text_is_broken_where_it_must() -> None:
    lines = wrapped("one two three four five six seven", 10, 60)
    assert " ".join(lines) == "one two three four five six seven"
    assert len(lines) > 2
    assert all(width(line, 10) <= 60 for line in lines)
    assert width(cut("incomprehensibilities", 10, 50), 10) <= 50


def test_text_that_does_not_fit_is_made_smaller_and_then_cut() -> None:
    text = ("many words to be fitted into a box that has too little room for so many of them",)
    large, lines = fitted(text, (20, 15, 10), 400, 100)
    small, more = fitted(text, (20, 15, 10), 160, 60)
    assert (large, small) == (20, 10)
    assert lines
    assert len(more) * 10 * LINE <= 60
    _, few = fitted(text, (20, 15, 10), 80, 25)
    assert len(few) == 2
    assert few[-1].endswith("…")


def test_the_same_scene_gives_the_same_drawing() -> None:
    one, other = square_dungeon(), msgspec.json.decode(msgspec.json.encode(square_dungeon()), type=Scene)
    assert svg.board(one.boards[0], one, words()) == svg.board(other.boards[0], other, words())


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", style.THEMES)
def test_text_can_be_read_on_its_ground(theme: style.Theme) -> None:
    colours = style.colours(theme)
    grounds = [
        name for name in colours if name.startswith("ground-") and name not in ("ground-line", "ground-wall")
    ]
    cards = [name for name in colours if re.fullmatch("card(-(?!line|back).*)?", name)]
    pairs = [("ink", name) for name in (*grounds, *cards, "paper", "panel", "raised", "lit-soft")]
    pairs += [("ink-soft", name) for name in (*grounds, "card", "paper", "panel", "raised")]
    pairs += [
        (name, ground)
        for name in ("accent", "danger", "good", "info")
        for ground in ("paper", "panel", "raised")
    ]
    pairs += [("seat-ink", f"seat-{seat}") for seat in range(6)]
    pairs += [("foe-ink", "foe"), ("token-ink", "token"), ("badge-ink", "badge"), ("accent-ink", "accent")]
    pairs += [("health-ink", "health"), ("health-ink", "health-back"), ("die-ink", "die")]
    pairs += [("die-own-ink", f"die-{kind}") for kind in ("strength", "magic", "influence", "attack")]
    pairs += [("die-ink", f"hue-{colour}") for colour in ("yellow", "orange", "white")]
    pairs += [("die-own-ink", f"hue-{colour}") for colour in ("blue", "purple", "black", "red", "green")]
    faint = {pair: round(contrast(colours[pair[0]], colours[pair[1]]), 2) for pair in pairs}
    assert {pair: ratio for pair, ratio in faint.items() if ratio < 4.5} == {}


def test_both_ways_to_the_dark_theme_give_the_same_colours() -> None:
    chosen, of_system = re.findall(
        r'\n *:root(?:\[data-theme="dark"\]|:not.*?) \{(.*?)\}', style.text(), re.S
    )
    assert chosen.split() == of_system.split()
    light, dark = style.colours("light"), style.colours("dark")
    assert {name for name in light if light[name].startswith("#")} == {
        name for name in dark if dark[name].startswith("#")
    }
    assert set(re.findall(r"var\(--([\w-]+)\)", style.text())) <= set(light)
