import sys
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal, NewType

import msgspec
import pytest

from wyprawa.kernel.errors import WyprawaError
from wyprawa.parts.content import (
    LATE,
    PARTS,
    ContentError,
    Later,
    Parts,
    Ref,
    Row,
    Source,
    counts,
    load,
    references,
    sources,
)
from wyprawa.parts.effects import Condition, Effect, Logic, Trigger
from wyprawa.parts.values import Formula, Value

CardId = NewType("CardId", str)


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Near(Condition, frozen=True):
    within: int


class Harm(Effect, frozen=True):
    amount: Annotated[Value, Formula("L", "C")]


class Give(Effect, frozen=True):
    card: Annotated[CardId, Ref("cards")]


class Custom(Effect, frozen=True):
    custom: str


Verb = Harm | Give | Custom


class Card(Row, frozen=True, kw_only=True):
    id: CardId
    pace: int
    kind: Literal["attack", "move"] = "attack"
    colour: Colour = Colour.RED
    rare: bool = False
    level: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    spot: tuple[int, Annotated[str, Ref("heroes")]] | None = None
    next: Annotated[CardId, Ref("cards")] | None = None
    hands: Annotated[tuple[str, ...], Ref("heroes"), msgspec.Meta(max_length=3)] = ()
    prices: dict[Annotated[str, Ref("heroes")], Annotated[Value, Formula("L")]] = {}
    do: tuple[Verb, ...] = ()
    triggers: tuple[Trigger[Verb, Near | Logic[Near]], ...] = ()
    custom: str | None = None
    source: Source | None = None


class Hero(Row, frozen=True):
    hp: int
    deck: tuple[Annotated[CardId, Ref("cards")], ...] = ()


class Rules(Row, frozen=True):
    rounds: int


class Content(msgspec.Struct, frozen=True):
    cards: tuple[Card, ...]
    heroes: dict[str, Hero]
    rules: Rules


CARDS = """\
source = "rulebook"

[[cards]]
id = "trample"
pace = 72
next = "roar"
hands = ["brute"]
prices = { brute = "2L" }
do = [{ do = "harm", amount = "2C + L" }, { do = "give", card = "roar" }]

[[cards]]
id = "roar"
pace = 10
kind = "move"
colour = "blue"
rare = true
source = "designed"
"""
HEROES = 'source = "published"\n[heroes.brute]\nhp = 10\ndeck = ["trample", "roar"]\n[heroes.mage]\nhp = 6\n'
RULES = 'source = "rulebook"\n[rules]\nrounds = 8\n'
FIRST = 'source = "rulebook"\n[[cards]]\nid = "a"\npace = 1\n'
"""One good card; text put after it belongs to it."""


def write(folder: Path, **files: str | None) -> Path:
    """The good files, with those named here put in place of them or, if None, left out."""
    texts = {"cards": CARDS, "heroes": HEROES, "rules": RULES} | files
    for name, text in texts.items():
        if text is not None:
            path = folder / f"{name.replace('__', '/')}.toml"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return folder


def problems(folder: Path, kind: type[msgspec.Struct] = Content) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load(kind, folder)
    assert str(caught.value) == "\n".join(caught.value.problems)
    return list(caught.value.problems)


def test_tables_of_all_shapes(tmp_path: Path) -> None:
    content = load(Content, write(tmp_path))
    assert [card.id for card in content.cards] == ["trample", "roar"]
    assert content.cards[0].do == (Harm(amount="2C + L"), Give(card=CardId("roar")))
    assert content.cards[1].colour is Colour.BLUE
    assert content.heroes["mage"] == Hero(hp=6)
    assert list(content.heroes) == ["brute", "mage"]
    assert content.rules == Rules(rounds=8)
    assert sources(tmp_path) == {
        "cards.toml": "rulebook",
        "heroes.toml": "published",
        "rules.toml": "rulebook",
    }


def test_a_table_in_a_folder_is_read_by_file_name(tmp_path: Path) -> None:
    second = 'source = "designed"\n[[cards]]\nid = "b"\npace = 2\n[[cards]]\nid = "c"\npace = 3\n'
    heroes = 'source = "rulebook"\n[heroes]\n'
    write(tmp_path, cards=None, cards__b=second, cards__a=FIRST, heroes=heroes)
    (tmp_path / "cards" / "__init__.py").touch()
    content = load(Content, tmp_path)
    assert [card.id for card in content.cards] == ["a", "b", "c"]
    assert content.heroes == {}
    assert sources(tmp_path)["cards/b.toml"] == "designed"
    write(tmp_path, cards=None, cards__b=second.replace("pace = 3", 'next = "z"\npace = 3'), heroes=heroes)
    assert problems(tmp_path) == ["cards/b.toml: cards[1].next: expected an id of cards, got 'z'"]
    write(tmp_path, cards=None, cards__b=second.replace('"c"', '"a"'), heroes=heroes)
    assert problems(tmp_path) == [
        "cards/b.toml: cards[1]: expected an id of its own, got 'a', taken by cards/a.toml: cards[0]"
    ]


def test_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "somebodys_game"
    (package / "content").mkdir(parents=True)
    (package / "__init__.py").touch()
    write(package / "content")
    monkeypatch.syspath_prepend(tmp_path)
    assert load(Content, "somebodys_game").rules == Rules(rounds=8)
    assert sources("somebodys_game")["heroes.toml"] == "published"
    (package / "content").rename(package / "elsewhere")
    with pytest.raises(ContentError, match=r"^somebodys_game: no content folder$"):
        load(Content, "somebodys_game")
    with pytest.raises(ContentError, match=r"^nobodys_game: no such package$"):
        load(Content, "nobodys_game")
    del sys.modules["somebodys_game"]


SOURCE = "source: expected 'rulebook', 'published' or 'designed', got"


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        (None, ": no such file, nor a folder cards/ with files"),
        (
            'source = "rulebook"\n[[cards]]\npace 3\n',
            ": line 3, column 6: Expected '=' after a key in a key/value pair",
        ),
        ('source = "rulebook"\n[[cards]]\nid = "a', ": line 3, the end: Unterminated string"),
        (CARDS.replace('"rulebook"', '"guess"'), f": {SOURCE} 'guess'"),
        (CARDS.replace('source = "rulebook"', ""), f": {SOURCE} nothing"),
        ("source = 3", f": {SOURCE} 3"),
        ('source = "rulebook"\n', ": cards: expected [[cards]], got nothing"),
        ('source = "rulebook"\ncards = 3', ": cards: expected [[cards]], got int"),
        ('source = "rulebook"\n[cards]\n', ": cards: expected [[cards]], got table"),
        ('source = "rulebook"\nsorce = 1\ncards = []', ": unknown key 'sorce'; expected source, [[cards]]"),
        ('source = "rulebook"\ncards = [3]', ": cards[0]: expected table, got int"),
    ],
)
def test_bad_files(tmp_path: Path, cards: str | None, problem: str) -> None:
    assert problems(write(tmp_path, cards=cards)) == [f"cards.toml{problem}"]


@pytest.mark.parametrize(
    ("heroes", "problem"),
    [
        ('source = "rulebook"\n[[heroes]]\nhp = 3\n', "heroes: expected [heroes], got array"),
        ('source = "rulebook"\n[heroes]\nmage = 3\n', "heroes.mage: expected table, got int"),
        ('source = "rulebook"\n[heroes.mage]\nhp = "six"\n', "heroes.mage.hp: expected int, got str"),
        (
            'source = "rulebook"\n[heroes.mage]\nhp = 6\ndeck = ["roar", "rear"]\n[heroes.brute]\nhp = 1\n',
            "heroes.mage.deck[1]: expected an id of cards, got 'rear' (did you mean 'roar'?)",
        ),
    ],
)
def test_bad_named_tables(tmp_path: Path, heroes: str, problem: str) -> None:
    assert problems(write(tmp_path, heroes=heroes)) == [f"heroes.toml: {problem}"]


def test_bad_single_record(tmp_path: Path) -> None:
    assert problems(write(tmp_path, rules='source = "rulebook"\n[rules]\n')) == [
        "rules.toml: rules.rounds: missing"
    ]
    write(tmp_path, rules='source = "rulebook"\n[[rules]]\nrounds = 8\n')
    assert problems(tmp_path) == ["rules.toml: rules: expected [rules], got array"]
    (tmp_path / "rules.toml").unlink()
    write(tmp_path, rules=None, rules__a=RULES, rules__b=RULES)
    assert problems(tmp_path) == ["rules/b.toml: expected one file for the one record of rules, got 2"]


def test_files_nobody_reads(tmp_path: Path) -> None:
    write(tmp_path, card=CARDS, maps__one=CARDS)
    (tmp_path / "notes.txt").touch()
    (tmp_path / "rows.py").touch()
    (tmp_path / ".hidden").touch()
    (tmp_path / "__pycache__").mkdir()
    expected = ["card.toml", "maps", "notes.txt"]
    assert problems(tmp_path) == [f"{name}: no field of Content reads this" for name in expected]
    assert set(sources(tmp_path)) == {"card.toml", "cards.toml", "heroes.toml", "maps/one.toml", "rules.toml"}


def test_folders_that_make_no_sense(tmp_path: Path) -> None:
    write(tmp_path, cards__a=FIRST)
    assert problems(tmp_path) == ["cards.toml: expected one file or a folder cards/, got both"]
    (tmp_path / "cards.toml").unlink()
    (tmp_path / "cards" / "a.csv").touch()
    assert problems(tmp_path) == ["cards/a.csv: expected a .toml file"]


def test_not_utf8(tmp_path: Path) -> None:
    (write(tmp_path) / "cards.toml").write_bytes(b'source = "\xff"')
    assert problems(tmp_path) == ["cards.toml: byte 10: expected UTF-8"]


KEYS = "id, pace, kind, colour, rare, level, spot, next, hands, prices, do, triggers, custom, source"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('rare = "yes"', ".rare: expected bool, got str"),
        ("spot = 3", ".spot: expected array, got int"),
        ("spot = [1]", ".spot: expected array of length 2, got 1"),
        ("spot = [1, 2]", ".spot[1]: expected str, got int"),
        ('spot = [1, "a"]', ".spot[1]: expected an id of heroes, got 'a'"),
        ("level = 1.5", ".level: expected int, got float"),
        ("level = [1]", ".level: expected int, got array"),
        ("level.a = 1", ".level: expected int, got table"),
        ("kind = 3", ".kind: expected str, got int"),
        ("level = true", ".level: expected int, got bool"),
        ("level = 0", ".level: expected int >= 1, got 0"),
        ("custom = 3", ".custom: expected str, got int"),
        ('kind = "atack"', ".kind: expected 'attack' or 'move', got 'atack' (did you mean 'attack'?)"),
        ('colour = "green"', ".colour: expected 'red' or 'blue', got 'green'"),
        ('source = "guess"', f".{SOURCE} 'guess'"),
        ("pase = 3", f".pase: unknown key; expected {KEYS}"),
        ('hands = ["brute", "x", "mage"]', ".hands[1]: expected an id of heroes, got 'x'"),
        ('hands = ["mage", "mage", "mage", "mage"]', ".hands: expected array of length <= 3"),
        ('next = "b"', ".next: expected an id of cards, got 'b'"),
        ("prices.x = 1", ".prices.x: expected an id of heroes, got 'x'"),
        ("prices.mage = true", ".prices.mage: expected int | str, got bool"),
        ('prices.mage = "2C"', ".prices.mage: formula '2C', column 2: unknown name 'C'; known: L"),
        ("do = [{ amount = 1 }]", ".do[0].do: expected 'harm', 'give' or 'custom', got nothing"),
        (
            'do = [{ do = "ham" }]',
            ".do[0].do: expected 'harm', 'give' or 'custom', got 'ham' (did you mean 'harm'?)",
        ),
        ("do = [{ do = 3 }]", ".do[0].do: expected 'harm', 'give' or 'custom', got 3"),
        ('do = [{ do = "harm" }]', ".do[0].amount: missing"),
        ('do = [{ do = "harm", amount = 1, to = 2 }]', ".do[0].to: unknown key; expected amount"),
        (
            'do = [{ do = "harm", amount = "2L+" }]',
            ".do[0].amount: formula '2L+', column 4: expected a number, a name or '(', got the end",
        ),
        ('do = [{ do = "give", card = "x" }]', ".do[0].card: expected an id of cards, got 'x'"),
        (
            'triggers = [{ moment = "hit", do = [{ do = "give", card = "x" }] }]',
            ".triggers[0].do[0].card: expected an id of cards, got 'x'",
        ),
        (
            'triggers = [{ moment = "hit", do = [], when = { when = "not", of = { when = "near" } } }]',
            ".triggers[0].when.of.within: missing",
        ),
        (
            'triggers = [{ moment = "hit", do = [], when = { when = "far" } }]',
            ".triggers[0].when.when: expected 'near', 'all', 'any' or 'not', got 'far'",
        ),
    ],
)
def test_bad_records(tmp_path: Path, text: str, problem: str) -> None:
    assert problems(write(tmp_path, cards=FIRST + text, heroes=HEROES.replace("deck", "#"))) == [
        f"cards.toml: cards[0]{problem}"
    ]


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    write(tmp_path, cards=FIRST + "rare = 1\nlevel = 0\n[[cards]]\nid = 3\n", heroes="", rules=None)
    (tmp_path / "rules.toml").unlink(missing_ok=True)
    assert problems(tmp_path) == [
        "cards.toml: cards[0].rare: expected bool, got int",
        "cards.toml: cards[0].level: expected int >= 1, got 0",
        "cards.toml: cards[1].id: expected str, got int",
        "cards.toml: cards[1].pace: missing",
        f"heroes.toml: {SOURCE} nothing",
        "rules.toml: no such file, nor a folder rules/ with files",
    ]
    assert issubclass(ContentError, WyprawaError)
    assert issubclass(ContentError, ValueError)


def test_ids_are_unique_in_a_table(tmp_path: Path) -> None:
    cards = FIRST + '[[cards]]\nid = "b"\npace = 1\n[[cards]]\nid = "a"\npace = 2\n'
    assert problems(write(tmp_path, cards=cards)) == [
        "cards.toml: cards[2]: expected an id of its own, got 'a', taken by cards.toml: cards[0]"
    ]


def test_names_are_unique_over_files_and_agree_with_ids(tmp_path: Path) -> None:
    class Town(Row, frozen=True):
        id: str

    class Towns(msgspec.Struct, frozen=True):
        towns: dict[str, Town]

    (tmp_path / "towns").mkdir()
    for name in ("a", "b"):
        text = 'source = "designed"\n[towns.gdynia]\nid = "gdynia"\n'
        (tmp_path / "towns" / f"{name}.toml").write_text(text)
    assert problems(tmp_path, Towns) == [
        "towns/b.toml: towns.gdynia: expected an id of its own, got 'gdynia', "
        "taken by towns/a.toml: towns.gdynia"
    ]
    (tmp_path / "towns" / "b.toml").write_text('source = "designed"\n[towns.sopot]\nid = "gdynia"\n')
    assert problems(tmp_path, Towns) == [
        "towns/b.toml: towns.sopot.id: expected 'sopot', the name of its table, got 'gdynia'"
    ]


def test_ids_may_be_numbers(tmp_path: Path) -> None:
    class Page(Row, frozen=True):
        id: int
        then: Annotated[int, Ref("pages")]

    class Book(msgspec.Struct, frozen=True):
        pages: tuple[Page, ...]

    file = tmp_path / "pages.toml"
    file.write_text('source = "designed"\n[[pages]]\nid = 12\nthen = 12\n')
    assert load(Book, tmp_path).pages == (Page(12, 12),)
    file.write_text('source = "designed"\n[[pages]]\nid = 12\nthen = 13\n')
    assert problems(tmp_path, Book) == ["pages.toml: pages[0].then: expected an id of pages, got 13"]


def test_a_mark_holds_for_its_member_of_a_union(tmp_path: Path) -> None:
    class Door(Row, frozen=True):
        id: str
        to: Annotated[str, Ref("doors")] | int
        back: int | Annotated[str, Ref("doors")]

    class Doors(msgspec.Struct, frozen=True):
        doors: tuple[Door, ...]

    file = tmp_path / "doors.toml"
    file.write_text('source = "designed"\n[[doors]]\nid = "a"\nto = 3\nback = "a"\n')
    assert load(Doors, tmp_path).doors == (Door("a", 3, "a"),)
    file.write_text('source = "designed"\n[[doors]]\nid = "a"\nto = "a"\nback = "b"\n')
    assert problems(tmp_path, Doors) == ["doors.toml: doors[0].back: expected an id of doors, got 'b'"]


def test_a_reference_to_no_table(tmp_path: Path) -> None:
    class Lost(Row, frozen=True):
        to: Annotated[str, Ref("carts")]

    class Losts(msgspec.Struct, frozen=True):
        losts: tuple[Lost, ...]

    (tmp_path / "losts.toml").write_text('source = "designed"\n[[losts]]\nto = "a"\n')
    assert problems(tmp_path, Losts) == ["losts.toml: losts[0].to: no table 'carts'; tables: losts"]


@pytest.mark.parametrize("hint", [list[Card], tuple[Card, Card], dict[int, Card], int])
def test_what_is_no_table_is_refused(tmp_path: Path, hint: Any) -> None:
    odd = msgspec.defstruct("Odd", [("cards", hint)])
    with pytest.raises(TypeError) as caught:
        load(odd, tmp_path)
    expected = "tuple[Row, ...], dict[str, Row] or a Row"
    assert str(caught.value) == f"Odd.cards: expected {expected}, got {hint}"


def test_one_verb_needs_no_tag_and_two_do(tmp_path: Path) -> None:
    class Verbs(msgspec.Struct, frozen=True):
        verbs: tuple[Harm, ...]

    class Two(msgspec.Struct, frozen=True):
        verbs: tuple[Harm | Give, ...]

    file = tmp_path / "verbs.toml"
    file.write_text('source = "designed"\nverbs = [{ amount = 1 }, { do = "harm", amount = 2 }]\n')
    assert load(Verbs, tmp_path).verbs == (Harm(amount=1), Harm(amount=2))
    assert problems(tmp_path, Two) == ["verbs.toml: verbs[0].do: expected 'harm' or 'give', got nothing"]
    file.write_text('source = "designed"\nverbs = [{ do = "give", amount = 1 }]\n')
    assert problems(tmp_path, Verbs) == ["verbs.toml: verbs[0].do: expected 'harm', got 'give'"]


def card(name: str, **fields: Any) -> Card:
    return Card(id=CardId(name), pace=1, **fields)


def made(*cards: Card) -> Content:
    return Content(
        cards=cards, heroes={"mage": Hero(hp=1, deck=(CardId("a"), CardId("q")))}, rules=Rules(rounds=1)
    )


def test_references_of_content_made_by_hand() -> None:
    trigger = Trigger[Any, Any](moment="hit", do=(Give(card=CardId("y")),))
    content = made(card("a", next="x", hands=("mage", "z")), card("b", triggers=(trigger,), next="a"))
    assert references(content) == [
        "cards[0].next: expected an id of cards, got 'x'",
        "cards[0].hands[1]: expected an id of heroes, got 'z'",
        "cards[1].triggers[0].do[0].card: expected an id of cards, got 'y'",
        "heroes.mage.deck[1]: expected an id of cards, got 'q'",
    ]
    assert references(made(card("a"), card("q"))) == []


def test_counts() -> None:
    content = made(card("a"), card("b", kind="move", rare=True), card("c", colour=Colour.BLUE))
    right = {
        "cards": 3,
        "cards.kind=attack": 2,
        "cards.rare=true": 1,
        "cards.pace=1": 3,
        "cards.colour=blue": 1,
        "cards.kind=fly": 0,
        "heroes": 1,
        "rules": 1,
        "rules.rounds=1": 1,
    }
    assert counts(content, right) == []
    wrong = {"cards": 4, "cards.kind=move": 0, "cards.knid=move": 1, "carts": 2}
    assert counts(content, wrong) == [
        "cards: declared 4, found 3",
        "cards.kind=move: declared 0, found 1",
        "cards.knid=move: no field 'knid' in cards",
        "carts: no table 'carts'; tables: cards, heroes, rules",
    ]


class Tile(Row, frozen=True, kw_only=True):
    id: str
    copies: int = 1


class Bag(msgspec.Struct, frozen=True):
    tiles: tuple[Tile, ...]


def test_with_a_star_copies_count() -> None:
    bag = Bag((Tile(id="red", copies=3), Tile(id="blue")))
    assert counts(bag, {"tiles": 2, "tiles*": 4, "tiles.id=red": 1, "tiles*.id=red": 3}) == []
    assert counts(bag, {"tiles*": 2, "tows*": 1}) == [
        "tiles*: declared 2, found 4",
        "tows*: no table 'tows'; tables: tiles",
    ]


class Album(msgspec.Struct, frozen=True):
    cards: Annotated[tuple[Card, ...], LATE]
    heroes: dict[str, Hero]
    rules: Rules


def test_a_late_table_is_read_file_by_file_when_it_is_asked_for(tmp_path: Path) -> None:
    bad = FIRST.replace('"a"', '"b"').replace("pace = 1", "pace = []")
    two = FIRST + '[[cards]]\nid = "c"\npace = 1\n'
    heroes = HEROES.replace('deck = ["trample", "roar"]', "")
    write(tmp_path, cards=None, cards__1_a=FIRST, cards__2_b=bad, cards__3_c=two, heroes=heroes)
    cards = load(Album, tmp_path).cards
    assert isinstance(cards, Later)
    assert cards.names == ("1_a", "2_b", "3_c")
    assert (len(cards), cards[0].id, cards[0] is cards.named("1_a"), [it.id for it in cards[:1]]) == (
        3, "a", True, ["a"],
    )  # fmt: skip
    with pytest.raises(ContentError, match=r"cards/2_b\.toml: cards\[0\]\.pace: expected"):
        cards[1]
    with pytest.raises(ContentError, match=r"cards/3_c\.toml: cards: expected one record, got 2"):
        cards[2]


def test_references_into_a_late_table_are_found_by_who_walks_it(tmp_path: Path) -> None:
    wrong = FIRST + 'next = "z"\n'
    write(tmp_path, cards=None, cards__a=wrong, heroes=HEROES.replace('"trample", "roar"', '"a"'))
    assert references(load(Album, tmp_path)) == ["cards[0].next: expected an id of cards, got 'z'"]
    write(tmp_path, cards=None, heroes=HEROES.replace('"trample", "roar"', '"y"'))
    assert problems(tmp_path, Album) == [
        "heroes.toml: heroes.brute.deck[0]: expected an id of cards, got 'y'"
    ]


class Binder(msgspec.Struct, frozen=True):
    cards: Annotated[tuple[Card, ...], PARTS]
    heroes: dict[str, Hero]
    rules: Rules


def test_a_table_in_parts_is_read_part_by_part(tmp_path: Path) -> None:
    bad = FIRST.replace('"a"', '"b"').replace("pace = 1", "pace = []")
    two = FIRST + '[[cards]]\nid = "c"\npace = 1\n'
    heroes = HEROES.replace('deck = ["trample", "roar"]', "")
    write(tmp_path, cards=None, cards__ac=two, cards__b=bad, heroes=heroes)
    cards = load(Binder, tmp_path).cards
    assert isinstance(cards, Parts)
    assert [card.id for card in cards.part("ac")] == ["a", "c"]
    assert cards.part("ac")[0] is cards.part("ac")[0]
    assert cards.read == {"ac"}
    with pytest.raises(ContentError, match=r"cards/b\.toml: cards\[0\]\.pace: expected"):
        len(cards)


def test_all_of_a_table_in_parts(tmp_path: Path) -> None:
    wrong = FIRST.replace('"a"', '"b"') + 'next = "z"\n'
    write(
        tmp_path,
        cards=None,
        cards__a=FIRST,
        cards__b=wrong,
        heroes=HEROES.replace('"trample", "roar"', '"a"'),
    )
    binder = load(Binder, tmp_path)
    assert (len(binder.cards), binder.cards[1].id, [card.id for card in binder.cards[:1]]) == (2, "b", ["a"])
    assert counts(binder, {"cards": 2}) == []
    assert references(binder) == ["cards[1].next: expected an id of cards, got 'z'"]
