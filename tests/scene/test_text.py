"""Drawings of sample scenes, compared letter by letter."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import wyprawa
from wyprawa.scene import (
    Board,
    Card,
    Cell,
    Die,
    Door,
    Ending,
    Fact,
    LogLine,
    OptionLook,
    Panel,
    Piece,
    Prompt,
    Scene,
    Track,
    Zone,
    look,
)
from wyprawa.scene.text import Row, draw, plain, prompt_rows
from wyprawa.scene.text.rows import columns
from wyprawa.words import Source, Text, Words, load_words, t

TOY = """
toy = Toy
it = { $name }
icon-life = life
icon-pace = pace
die-red = red
ground-water = Water
ground-shadow = in shadow
"""


@pytest.fixture
def words() -> Words:
    kernel = (files("wyprawa") / "words" / "en.ftl").read_text(encoding="utf-8")
    return Words("en", Source("kernel", kernel), Source("toy", TOY))


def it(name: str) -> Text:
    return t("it", name=name)


def asking(*targets: str) -> Prompt:
    """A question with an option for each target; several targets of one option are joined by `+`."""
    options = tuple(
        OptionLook(it(f"take {n}"), tuple(each.split("+")), key=str(n)) for n, each in enumerate(targets, 1)
    )
    return Prompt(0, "toy.take", it("Which?"), options, 0)


def piece(id: str, at: str, glyph: str, *facts: Fact) -> Piece:
    return Piece(id, at, "toy", it(id.rstrip("0123456789").capitalize()), glyph, facts=facts)


def drawn(words: Words, width: int = 80, **parts: object) -> str:
    """What is drawn below the title, without the question."""
    scene = Scene(t("toy"), **parts)  # type: ignore[arg-type]  # what each part is, the Scene says
    title, text = plain(scene, words, options=False, width=width).split("\n", 1)
    assert title == "Toy"
    assert not words.missing
    assert not words.faults
    return text


def picture(text: str) -> str:
    """A drawing that stands in a test, eight columns in."""
    return re.sub("(?m)^ {8}", "", text).removeprefix("\n")


# Boards

CELLS = (
    Cell("a0", 0.5, 0),
    Cell("a1", 1.5, 0),
    Cell("b0", 0, 1, "water"),
    Cell("b1", 1, 1),
    Cell("b2", 2, 1, "lava"),
    Cell("c1", 1.5, 2),
)
HEXES = Board("cave", "hex", CELLS)


def test_hexes_with_pieces_grounds_and_option_numbers_on_their_upper_edge(words: Words) -> None:
    pieces = (
        piece("ghoul1", "a1", "g", Fact("life", 3)),
        piece("ghoul2", "b0", "g", Fact("life", 3)),
        piece("ghoul3", "c1", "g", Fact("life", 1)),
        piece("hero", "c1", "H"),
    )
    question = asking("a0", "b1", "ghoul3", *["elsewhere"] * 8, "a1", "a1")
    assert drawn(words, boards=(HEXES,), pieces=pieces, prompt=question) == picture(r"""

              / 1 \ /12…\
             |     |  g  |
           /   \ / 2 \ /   \
          |~ g  |     |  l  |
            \ /   \ / 3 \ /
                   |  gH |
                     \ /
          g  Ghoul life 3 ×2   g  (3) Ghoul life 1   H  Hero   ~  Water
        """)


def test_walls_stand_on_the_edges_of_hexes_and_nowhere_else(words: Words) -> None:
    apart = ("a0", "b2")
    walls = (("a0", "a1"), ("b0", "a0"), ("b1", "c1"), ("a1", "b1"), apart)
    assert drawn(words, boards=(Board("cave", "hex", CELLS, walls=walls),)) == picture(r"""

              /   \ /   \
             |     #     |
           /   # /   # /   \
          |  ~  |     |  l  |
            \ /   \ #   \ /
                   |     |
                     \ /
          ~  Water
        """)


def test_hexes_grow_with_what_stands_on_them(words: Words) -> None:
    heroes = [piece(f"hero{n}", "b1", f"H{n}") for n in range(3)]
    gems = [piece(f"gem{n}", "a0", "*") for n in range(3)]
    die = Die("d", "red", 5, at="c1")
    assert drawn(words, boards=(HEXES,), pieces=(*heroes, *gems), dice=(die,)) == picture(r"""

                /       \ /       \
               |   *×3   |         |
           /       \ /       \ /       \
          |    ~    | H0 H1 H2|    l    |
              \ /       \ /       \ /
                         |   [5]   |
                             \ /
          H0  Hero   H1  Hero   H2  Hero   *   Gem ×3   ~   Water
        """)


def test_a_cells_name_stands_where_its_number_would_if_there_is_room(words: Words) -> None:
    named = tuple(Cell(cell.id, cell.x, cell.y, title=it(cell.id.upper())) for cell in CELLS[:2])
    long = Cell("long", 2.5, 0, title=it("Long"))
    assert drawn(words, boards=(Board("cave", "hex", (*named, long)),), prompt=asking("a1")) == picture(r"""

           / A0\ / 1 \ /   \
          |     |     |     |
            \ /   \ /   \ /
        """)


def test_squares_have_lines_around_them_and_walls_between_them(words: Words) -> None:
    cells = [
        Cell(f"{x}{y}", x, y, "trap" if (x, y) == (2, 0) else "floor") for y in range(3) for x in range(3)
    ]
    walls = (("10", "11"), ("11", "21"), ("21", "22"))
    hall = Board("hall", "square", tuple(c for c in cells if c.id != "02"), walls=walls, title=it("The hall"))
    pieces = (
        piece("hero", "00", "H"),
        piece("wolf", "20", "w"),
        piece("rat1", "11", "r"),
        piece("rat2", "11", "r"),
    )
    question = asking("10", "rat1", "21", "20", "20")
    assert drawn(words, boards=(hall,), pieces=pieces, prompt=question) == picture(r"""

        The hall
          ·---·-1-·-4…·
          | H      ^w |
          ·   ·#2#· 3 ·
          |    r×2#   |
          ·---·   ·###·
              |       |
              ·---·---·
          H  Hero   w  Wolf   r  (2) Rat   r  Rat
        """)


def test_doors_stand_on_edges_and_those_on_offer_are_named(words: Words) -> None:
    cells = tuple(Cell(f"{x}{y}", x, y, title=it(f"{'AB'[y]}{x + 1}")) for y in range(2) for x in range(4))
    doors = (
        Door("north", ("00", "01"), "closed", it("North door")),
        Door("south", ("11", "10"), "open", it("South door")),
        Door("vault", ("20", "21"), "locked", it("Vault")),
        Door("east", ("20", "30"), "closed", it("East door")),
        Door("west", ("01", "11"), "open"),
    )
    hall = Board("hall", "square", cells, walls=(("30", "31"), ("10", "20")), doors=doors)
    question = asking("north", "11", "21", "west")
    assert drawn(words, boards=(hall,), prompt=question) == picture(r"""

          ·-A1·-A2·-A3·-A4·
          |       #   +   |
          ·+++·'2'·%3%·###·
          |   '           |
          ·---·---·---·---·
          +  Closed door   %  Locked door      '  (4) west
          '  Open door     +  (1) North door
        """)


def test_doors_stand_on_the_edges_of_hexes(words: Words) -> None:
    doors = (Door("a", ("a0", "a1"), "closed"), Door("b", ("a0", "b0"), "open"), Door("c", ("b1", "zz")))
    cave = Board("cave", "hex", CELLS[:4], doors=doors)
    assert drawn(words, boards=(cave,)) == picture(
        r"""

              /   \ /   \
             |     +     |
           /   ' /   \ /
          |  ~  |     |
            \ /   \ /
          ~  Water   +  Closed door   '  Open door
        """.replace("\\\\", "\\")
    )


TOWN = (Cell("inn", 0, 0, title=it("Inn")), Cell("gate", 1, 0, "shadow", it("Gate")), Cell("well", 0, 1))


def test_places_are_listed_with_where_they_lead_and_what_stands_there(words: Words) -> None:
    town = Board("town", "graph", TOWN, (("inn", "gate"), ("gate", "well")), walls=(("inn", "well"),))
    pieces = (
        piece("hero", "inn", "H", Fact("life", 3)),
        piece("rat1", "gate", "r"),
        piece("rat2", "gate", "r"),
        piece("wolf", "gate", "w"),
        piece("ghost", "nowhere", "g"),
    )
    skull = Die("d4", "red", it("skull"))
    dice = (Die("d1", "red", 3, at="well"), Die("d2", "blue", 4), Die("d3", "blue", 4), skull)
    question = asking("gate", "wolf", "gate+d1", "gate", "gate", "d4")
    assert drawn(words, boards=(town,), pieces=pieces, dice=dice, prompt=question) == picture("""

                   Inn → Gate # well
                       Hero life 3
          (1,3,4…) Gate (in shadow) → Inn, well
                       2× Rat, (2) Wolf
                   well → Gate # Inn
                       (3) red [3]

        Ghost, 2× [4], (6) red [skull]
        """)


def test_gates_and_one_way_links_are_listed_by_their_signs(words: Words) -> None:
    doors = (Door("d", ("inn", "gate"), "closed"), Door("e", ("well", "gate"), "open"))
    one_way = (("inn", "well"), ("well", "gate"))
    town = Board("town", "graph", TOWN, (("inn", "gate"),), doors=doors, one_way=one_way)
    assert drawn(words, boards=(town,), prompt=asking("e")) == picture("""

          Inn → well + Gate
          Gate (in shadow) + Inn ← ' (1) well
          well ← Inn ' (1) Gate
        """)


def test_zones_are_listed(words: Words) -> None:
    assert drawn(words, boards=(Board("town", "zone", TOWN),)) == picture("""

          Inn
          Gate (in shadow)
          well
        """)


def test_parts_of_a_place_stand_behind_it_or_below_if_something_is_written_on_them(words: Words) -> None:
    cells = (
        Cell("inn", 0, 0, title=it("Inn")),
        Cell("bed", 0, 0, within="inn", title=it("bed")),
        *(Cell(f"seat{n}", 0, 0, within="inn") for n in range(3)),
        Cell("wood", 0, 1, title=it("Wood")),
        Cell("path", 0, 1, within="wood", title=it("Path"), lines=(it("pay 2"), it("gain 3"))),
        Cell("road", 0, 1, within="wood", title=it("Road"), lines=(it("a long way round the lake"),)),
    )
    pieces = (piece("wolf", "wood", "w"), piece("hero", "path", "H"))
    parts = {"dice": (Die("d", "red", 3, at="seat0"),), "prompt": asking("seat1", "path", "bed")}
    assert drawn(words, 36, boards=(Board("map", "zone", cells),), pieces=pieces, **parts) == picture("""

              Inn: (3) bed [ ], [3], (1)
                  [ ], [ ]
              Wood: Wolf
            (2) Path: pay 2; gain 3
                    Hero
                Road: a long way round
                    the lake
        """)


def test_a_board_nobody_has_seen_yet_is_not_drawn(words: Words) -> None:
    assert drawn(words, boards=(Board("cave", "hex", ()),)) == "\n"


# Cards, tracks, dice, panels


def card(id: str, name: str, pace: int | None = None, *lines: str) -> Card:
    facts = () if pace is None else (Fact("pace", pace),)
    return Card(id, it(name), facts=facts, lines=tuple(map(it, lines)))


def test_zones_take_a_line_if_there_is_little_to_read_and_alike_cards_are_counted(words: Words) -> None:
    zones = (
        Zone("shelf", it("Shelf")),
        Zone("pile", it("Pile"), hidden=7),
        Zone("bag", it("Bag"), (card("x", "Rope"), card("y", "Torch"), card("z", "Rope")), hidden=1),
        Zone("table", it("Table"), (card("o", "Oath", 3, "draw 1", "lose 1"),)),
        Zone("belt", it("Belt"), (card("s", "Sword", 2), card("b", "Bow", 13))),
    )
    seal = piece("seal", "pile", "s")
    assert drawn(words, zones=zones, pieces=(seal,), prompt=asking("table", "pile", "b")) == picture("""

        Shelf: –
        (2) Pile: 7 hidden cards, Seal
        Bag: 2× Rope, Torch, 1 hidden card
        (1) Table: Oath pace 3: draw 1; lose 1
        Belt:
              Sword   pace 2
          (3) Bow     pace 13
        """)


def test_cards_are_a_table_and_long_text_stands_below_its_card(words: Words) -> None:
    long = "Deal two wounds to every enemy in the room, then move up to three steps away"
    cards = (
        card("c1", "Run", 40, "move 3"),
        card("c2", "Run", 40, "move 3"),
        card("c3", "Storm", 5, long, "lose this card"),
        card("c4", "Wait"),
    )
    hand = Zone("hand", it("Hand"), cards)
    dice = (Die("d", "red", 6, at="c4"),)
    assert drawn(words, 70, zones=(hand,), dice=dice, prompt=asking("c1", "c2", "c3")) == picture("""

        Hand:
          (1,2) 2× Run   pace 40   move 3
          (3)   Storm    pace 5
                    Deal two wounds to every enemy in the room, then move up
                    to three steps away
                    lose this card
                Wait               red [6]
        """)


def test_panels_tracks_log_and_whose_turn_it_is(words: Words) -> None:
    ada = Panel(
        seat=0,
        name=it("Ada"),
        facts=(Fact("life", 3), Fact("gold", it("none"), it("purse"))),
        tracks=(Track("xp", it("Experience"), 2, 45),),
        zones=(Zone("hand-0", it("Hand"), hidden=2),),
        dice=(Die("d1", "red", 1), Die("d2", "blue", 2)),
    )
    hand = Zone("hand-2", it("Hand"), (card("c1", "Run", 40), card("c2", "Hop", 4)))
    cid = Panel(2, it("Cid"), zones=(hand, Zone("played-2", it("Played"))))
    parts = {
        "tracks": (Track("round", it("Round"), 1, 6), Track("alarm", it("Alarm"), 0, 4)),
        "panels": (ada, Panel(1, it("Bob"), out=True), cid),
        "log": (LogLine(0, it("It begins.")), LogLine(1, it("Ada waits."))),
    }
    assert drawn(words, 90, **parts, waiting=(0, 2)) == picture("""
        Round 1/6   Alarm 0/4

        ► Ada   life 3   purse none   Experience 2/45   red [1]   [2]   Hand: 2 hidden cards
        × Bob
        ► Cid
            Hand:
              Run   pace 40
              Hop   pace 4
            Played: –

          It begins.
          Ada waits.

        Ada and Cid to decide, in any order
        """)
    narrow = drawn(words, 60, **parts, waiting=(1,), prompt=asking("xp", "d2")).splitlines()
    assert narrow[2] == "  Ada   life 3   purse none   (1) Experience 2/45   red [1]"
    assert narrow[3:5] == ["    (2) [2]", "    Hand: 2 hidden cards"]
    assert drawn(words, waiting=(1,)).splitlines()[-1] == "Seat 2 to decide"


# Endings and questions


@pytest.mark.parametrize(
    ("ending", "expected"),
    [
        (
            Ending((0,), (3, 1), it("Dawn.")),
            ["The game is over. Dawn.", "Ada wins.", "  Ada: 3 points", "  Seat 2: 1 point"],
        ),
        (
            Ending((0, 1), (2, 2), None),
            ["The game is over.", "Ada and Seat 2 win.", "  Ada: 2 points", "  Seat 2: 2 points"],
        ),
        (Ending((), (), it("Night.")), ["The game is over. Night.", "Nobody wins."]),
    ],
)
def test_endings(words: Words, ending: Ending, expected: list[str]) -> None:
    text = drawn(words, panels=(Panel(0, it("Ada")),), ending=ending)
    assert text.splitlines() == ["", "  Ada", "", *expected]


def test_a_question_lists_its_options_one_per_line(words: Words) -> None:
    scene = Scene(t("toy"), prompt=asking(*"abcdefghij"))
    assert plain(scene, words).splitlines()[:4] == ["Toy", "", "Which?", "   1  take 1"]
    assert plain(scene, words).splitlines()[-1] == "  10  take 10"
    assert plain(scene, words, options=False) == "Toy\n"


def test_many_options_stand_in_columns_if_a_width_is_given(words: Words) -> None:
    many = [row.text for row in prompt_rows(asking(*"abcdefghijkl"), words, width=40)]
    assert many[1] == "   1  take 1     7  take 7"
    assert many[-1] == "   6  take 6    12  take 12"
    few = list(prompt_rows(asking(*"abcdefghi"), words, width=40))
    assert few[-1] == Row("option", "  9  take 9")


def test_options_of_a_group_stand_below_its_name() -> None:
    words = Words("en", Source("toy", TOY + "\ngroup-far = Far away\n"))
    options = tuple(OptionLook(it(each), group=group) for each, group in (("a", "near"), ("b", "far")))
    rows = list(prompt_rows(Prompt(0, "toy", it("Where?"), options, 0), words))
    assert [row.text for row in rows] == ["Where?", "  1  a", " Far away", "  2  b"]


def test_a_figure_in_words_without_a_title_speaks_for_itself(words: Words) -> None:
    panel = Panel(0, it("Ada"), (Fact("life", it("wounded")), Fact("life", 3)))
    assert drawn(words, panels=(panel,)) == "\n  Ada   wounded   life 3\n"


def test_columns_are_as_many_as_fit() -> None:
    assert columns(["a", "bb", "c"], 20) == ["a   bb   c"]
    assert columns(["a", "bb", "c"], 8) == ["a    c", "bb"]
    assert columns(["a", "bb", "c"], 1) == ["a", "bb", "c"]
    assert columns([], 20) == []


def test_rows_say_what_they_are(words: Words) -> None:
    scene = Scene(
        t("toy"),
        boards=(HEXES,),
        panels=(Panel(0, it("Ada")),),
        zones=(Zone("pile", it("Pile")),),
        log=(LogLine(0, it("It begins.")),),
        ending=Ending((0,), (1,), None),
        prompt=asking("a0"),
    )
    kinds = [row.kind for row in draw(scene, words) if row.text]
    hexes = ["edge", "board"] * 3 + ["edge", "place"]
    rest = ["card", "panel", "log", "end", "end", "text", "ask", "option"]
    assert kinds == ["title", *hexes, *rest]


# A real table


def test_smok_in_polish() -> None:
    table = wyprawa.new("smok", seats=3, seed=44368)
    for seat in range(3):
        table.choose(table.choices[0].options[-1], seat)
    drawing = plain(look(table, 0), load_words("wyprawa.games.smok", "pl"))
    assert drawing == picture(r"""
        Smok
        Runda 1/6   Alarm 0/6

                 / 1 \ / 2 \ / 5 \
                |  1  |  *  |  2  |
              / 3 \ / 4 \ / 6 \ / 9 \
             |  *  |     |     |  *  |
           / 7 \ / 8 \ / C3\ / 10\ / C5\
          |  *  |  *  |  S  |  *  |  *  |
            \ / 11\ / 12\ / D3\ / D4\ /
             |  *  |     |     |  *  |
               \ / E1\ / E2\ / E3\ /
                |  3  |  *  |     |
                  \ /   \ /   \ /
          S  Smok   1  Złodziej 1   2  Złodziej 2   3  Złodziej 3   *  Klejnot ×10

        ► Złodziej 1   klejnoty 0
            Ręka:
              Na palcach      tempo 10   ruch do 1
              Skradanie       tempo 20   ruch do 2
              Kieszonkowiec   tempo 30   ruch do 1; ukradnij klejnot
            Zagrane: Bieg tempo 40: ruch do 3
          Złodziej 2   klejnoty 0   Ręka: 3 zakryte karty   Zagrane: Tarcza tempo 60: ruch do 1
          Złodziej 3   klejnoty 0   Ręka: 3 zakryte karty   Zagrane: Tarcza tempo 60: ruch do 1

          Złodziej 1 zagrywa kartę „Bieg”.
          Złodziej 2 zagrywa kartę „Tarcza”.
          Złodziej 3 zagrywa kartę „Tarcza”.

        Dokąd idziesz?
           1  Idź na A1
           2  Idź na A2
           3  Idź na B1
           4  Idź na B2
           5  Idź na A3
           6  Idź na B3
           7  Idź na C1
           8  Idź na C2
           9  Idź na B4
          10  Idź na C4
          11  Idź na D1
          12  Idź na D2
        """)


def test_every_word_of_the_kernel_is_said_somewhere() -> None:
    package = Path(str(files("wyprawa")))
    texts = {
        file: file.read_text(encoding="utf-8")
        for file in package.rglob("*.*")
        if file.suffix in (".py", ".ftl")
    }
    used = {id for text in texts.values() for id in re.findall(r"(?m)(?<!^)\bui-[a-z-]+", text)}
    starts = tuple(each for each in used if each.endswith("-"))  # of ids made while running: f"ui-list-{how}"
    making = {file.parent for file, text in texts.items() if 'f"ui-{' in text}  # of an option: f"ui-{it}"
    used |= {
        f"ui-{name}"
        for file, text in texts.items()
        if file.parent in making
        for name in re.findall(r'"([a-z-]+)"', text)
    }
    words = load_words("wyprawa", "en").ids
    assert [id for id in words if "." not in id and id not in used and not id.startswith(starts)] == []
