"""Rule tests as text: how case files are read, played, checked, collected and written."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Annotated

import msgspec
import pytest

import wyprawa
from wyprawa import kernel
from wyprawa.conformance import ledger as ledger_module
from wyprawa.conformance.cases import Casebook, CaseError, Played, play, read_cases
from wyprawa.conformance.cases import values as reading
from wyprawa.conformance.cases.__main__ import main
from wyprawa.games.smok.state import Bitten
from wyprawa.parts.described import Described, Ref, Stock

HELPERS = """
from wyprawa.conformance.cases import Casebook
from wyprawa.games.smok.content import CARDS

def rob(s, who: int, *, of: int = 0):
    s.gems[who] += s.gems[of]
    s.gems[of] = 0

def richest(s) -> int:
    return s.gems.index(max(s.gems))

BOOK = Casebook(
    "smok",
    tables={"card": CARDS, "thief": {"one": 0, "two": 1, "run": 9}},
    fields={
        "hands": "card", "pile": "card", "played": "card", "discard": "card", "draw": "card", "who": "thief",
    },
    changes=[rob],
    facts=[richest],
)
"""
# Two thieves beside the dragon in the middle, which hunts with the next roll.
BASES = """
helpers {name}.py

position bite
begin {{seats: 2}}
hands [[tiptoe, run], [tiptoe]]
pile [creep, creep]
at [14, 2]
dragon 14
lying []
gems [3, 1]
agenda bite 0; play_round
"""
BITTEN = "> The dragon bites Thief 1, who drops 3 gems on C3 and runs; the alarm rises to 1."
_times = 0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a casebook of its own: modules of one name would be one module."""
    global _times
    _times += 1
    name = f"helpers_of_{_times}"
    (tmp_path / f"{name}.py").write_text(HELPERS)
    (tmp_path / "bases.case").write_text(BASES.format(name=name))
    return tmp_path


def written(folder: Path, text: str, name: str = "x.case") -> Path:
    path = folder / name
    path.write_text(text)
    return path


def played(folder: Path, text: str) -> Played:
    """The first case of a file; `base bite` and a title are put in front."""
    file = read_cases(written(folder, "case It\nbase bite\n" + textwrap.dedent(text)))
    return play(file, file.cases[0])


def faults(folder: Path, text: str) -> list[str]:
    """What does not hold, without the folder."""
    return [fault.removeprefix(f"{folder}/") for fault in played(folder, text).faults]


# --- what holds, and what does not --------------------------------------------------------------------------


def test_a_case_that_holds(folder: Path) -> None:
    assert not faults(
        folder,
        f"""
        asked 0 shield
        options No
        open N | =no
        not open Yes
        0: No
        {BITTEN}
        gems = [0, 1]
        gems != [0, 0]
        lying size 3
        hands[0] has tiptoe run
        hands[0] lacks creep shield
        richest = 1
        richest = two
        richest != one
        asked 1 card, 0 card
        """,
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("gems = [0, 2]", "gems: expected [0, 2], found [0, 1]"),
        ("gems != [0, 1]", "gems: expected anything but [0, 1], found [0, 1]"),
        ("hands[0] = [run]", "hands[0]: expected [run], found [tiptoe, run]"),
        ("hands[0] has shield", "hands[0] lacks [shield]; it is [tiptoe, run]"),
        ("hands[0] lacks run", "hands[0] has [run]; it is [tiptoe, run]"),
        ("lying size 2", "lying size 3, expected 2"),
        ("richest = 0", "richest: expected 0, found 1"),
        ("asked 0 card", "asked: expected 0 card; found 0 card, 1 card"),
        ("open Creep", "Creep is not open at card; open: Tiptoe | Run"),
        ("not open Run", "Run is open at card; open: Tiptoe | Run"),
        ("open 1: Run", "Run is not open at card; open: Tiptoe"),
        ("options Tiptoe", "options of card (- expected, + open):\n    +Run\n     Tiptoe"),
        ("over", "the game is not over; asked: 0 card, 1 card"),
        ("purse = 3", "the state has no field 'purse'; fields: seats, agenda"),
        ("hands[7] = []", "there is no hands[7] in this position"),
        ("hands[0] = [sword]", "hands[0][0]: no card is called 'sword'; there are: tiptoe, creep"),
        (">", "other lines are told (- expected, + told):\n    +" + BITTEN),
        ("0: Fly", "'Fly' is not open; open: Tiptoe; Run"),
        ("2: Run", "seat 2 has nothing to decide now"),
    ],
)
def test_what_does_not_hold_is_said_with_its_line(folder: Path, line: str, said: str) -> None:
    [fault] = faults(folder, f"\n0: No\n{line}\n")
    assert fault.startswith(f"x.case:5: {said}")


def test_lines_are_compared_one_by_one(folder: Path) -> None:
    [fault] = faults(folder, "0: No\n> The dragon yawns\n")
    assert fault.splitlines() == [
        "x.case:4: other lines are told (- expected, + told):",
        "    -> The dragon yawns",
        f"    +{BITTEN}",
    ]


def test_an_end(folder: Path) -> None:
    assert not faults(folder, "alarm 3\n0: No\nover winners [] reason dragon\n")
    assert faults(folder, "alarm 3\n0: No\nover winners [1]\n") == [
        "x.case:5: winners: expected [1], found []"
    ]


TOLD = ["> a", "> b", "> c", "> b", "> d"]


@pytest.mark.parametrize(
    ("expected", "holds"),
    [
        ("a b c b d", True),
        ("a b c b", False),
        ("...", True),
        ("... d", True),
        ("a ...", True),
        ("b ...", False),
        ("a ... d", True),
        ("a ... c b ... d", True),
        ("a ... b ... b ...", True),
        ("a ... b ... b ... b ...", False),
        ("... c ... a ...", False),
        ("... d ... d", False),
        ("a b c ... c b d", False),
    ],
)
def test_dots_stand_for_lines_between(expected: str, holds: bool) -> None:
    from wyprawa.conformance.cases.play import _told_like

    rows = [each if each == "..." else f"> {each}" for each in expected.split()]
    assert _told_like(rows, TOLD) == holds


# --- chance -------------------------------------------------------------------------------------------------

HUNT = "agenda hunt; play_round\nat [12, 2]\n"


def test_every_outcome_is_used_and_no_other(folder: Path) -> None:
    hunted = "> The dragon hunts Thief 1, rolls 2 and comes to C2.\n"
    assert not faults(folder, HUNT + "chance dragon 2\n" + hunted)
    assert faults(folder, HUNT + "chance dragon 2 3\n") == ["x.case:5: scripted and never drawn: dragon [3]"]
    [fault] = faults(folder, HUNT)
    assert fault.startswith("x.case:1: nothing scripted for 'dragon' (a die of 6)")
    assert not faults(folder, HUNT + "free dragon\n")
    assert not faults(folder, HUNT + "free *\n")
    assert faults(folder, HUNT + "free *\nchance dragon 2 3\n") == [
        "x.case:6: scripted and never drawn: dragon [3]"
    ]


def test_outcomes_may_stand_where_they_happen(folder: Path) -> None:
    """And cards are called by name."""
    assert not faults(
        folder,
        """
        agenda bite 0; end_round
        played [creep, creep]
        lying [2]
        hands [[tiptoe, run, run], [tiptoe, run, run]]
        0: No
        chance draw creep
        chance draw run
        hands[0] = [tiptoe, run, run, creep]
        hands[1] = [tiptoe, run, run, run]
        """.replace("played", "pile [creep, run]\n        played"),
    )


# --- positions ----------------------------------------------------------------------------------------------


def test_changes(folder: Path) -> None:
    assert not faults(
        folder,
        """
        gems [3, 4]
        gems[1] + 2
        gems[0] - 1
        pile + run
        hands[1] + [run, creep] from pile
        hands[0] - tiptoe
        hands[0] + card:shield
        rob two of=0
        asked 0 shield
        gems = [0, 8]
        hands = [[run, shield], [tiptoe, run, creep]]
        pile = [creep]
        """,
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("gems many", "gems: Expected `array`, got `str`; given: 'many'"),
        ("gems [1, -1]", "gems: Expected `int` >= 0"),
        ("hands[0] - shield", "hands[0] has no 4; it has [0, 3]"),
        ("fly", "expected 'field value', 'field + value' or one of base, begin"),
        ("base cave", "no position is called 'cave'; there are: bite"),
        ("agenda fly", "no step is called 'fly'; steps are: act"),
        ("agenda bite", "bite takes (who): missing"),
        ("rob", "rob takes (who, of=0): missing a required argument: 'who'"),
        ("rob three", "rob(who): no thief is called 'three'; there are: one, two, run"),
        ("board:\n  . .", "'board' is no drawn field and no change; there are: rob"),
        ("rob [1", "'[' without ']' in '[1'"),
        ("begin {seats: 9}", "smok: Expected `int` <= 4"),
        ("alarm run", "alarm: 'run' could mean several things; write card:run or thief:run"),
        ("alarm sword", "alarm: nothing is called 'sword'"),
    ],
)
def test_changes_that_cannot_be_made(folder: Path, line: str, said: str) -> None:
    [fault] = faults(folder, line)
    assert fault.startswith(f"x.case:3: {said}")


def test_one_case_does_not_change_the_position_of_another(folder: Path) -> None:
    one = "case One\nbase bite\ngems[0] 7\nhands[0] + run\n0: No\ngems = [0, 1]\n"
    other = "case Other\nbase bite\ngems = [3, 1]\nhands[0] = [tiptoe, run]\nlying = []\n"
    file = read_cases(written(folder, one + other))
    for case in (*file.cases, *file.cases):
        assert play(file, case).faults == []


def test_a_case_may_begin_with_position_text(folder: Path) -> None:
    made = wyprawa.new("smok", seats=2, seed=4)
    made.choose(made.choices[0].options[0])
    text = textwrap.indent(made.position(), "  ")
    file = read_cases(written(folder, f"case It\nposition:\n{text}\nasked 1 card\n"))
    assert play(file, file.cases[0]).faults == []


def test_a_case_may_begin_at_the_beginning_of_a_game(folder: Path) -> None:
    file = read_cases(
        written(folder, "game smok\ncase It\nbegin {seats: 3} 7\n\nasked 0 card, 1 card, 2 card\n")
    )
    made = play(file, file.cases[0])
    assert made.faults == []
    assert made.table is not None
    assert made.table.seats == 3


def test_the_first_lines_of_a_file_hold_for_all_its_cases(folder: Path) -> None:
    file = read_cases(
        written(
            folder,
            """\
            base poor
            alarm 2

            position poor
            base bite
            gems [0, 0]

            case It
            alarm = 2
            gems = [0, 0]
            """.replace(" " * 12, ""),
        )
    )
    assert play(file, file.cases[0]).faults == []


def test_a_case_is_one_for_each_row(folder: Path) -> None:
    text = """\
        case It
        base bite
        gems [$gems, 0]
        each gems=1 said="drops everything"
        each gems=2 said="drops everything"
        0: No
        ...
        lying size $gems
        """.replace(" " * 8, "")
    file = read_cases(written(folder, text))
    assert [case.title for case in file.cases] == [
        "It [gems=1 said=drops everything]",
        "It [gems=2 said=drops everything]",
    ]
    assert [play(file, case).faults for case in file.cases] == [[], []]
    with pytest.raises(CaseError, match=r"x\.case:2: no 'each' line gives \$m"):
        read_cases(written(folder, "case It\ngems [$m, 0]\neach n=1\n"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("case\n", "x.case:1: a case without a title"),
        ("case A\ncase A\n", "x.case:2: line 1 has a case of the same title"),
        ("  case A\n", "x.case:1: an indented line goes on with one above it; there is none"),
        ("case A\n0: Yes\ngems [1]\n", "x.case:3: expected an answer, a line of the log or a check"),
        ("> told\ncase A\n", "x.case:1: this belongs into a case"),
        ("position a\nposition a\n", "x.case:2: the position 'a' is already there"),
        ("case A\neach 3\n", "x.case:2: expected 'each name=value …'"),
    ],
)
def test_files_that_cannot_be_read(folder: Path, text: str, said: str) -> None:
    with pytest.raises(CaseError) as caught:
        read_cases(written(folder, text))
    assert str(caught.value).removeprefix(f"{folder}/").startswith(said)


def test_long_lines_go_on_below(folder: Path) -> None:
    shown = BITTEN.replace(" and runs", "\n    and runs")
    assert not faults(folder, f"hands [\n  [tiptoe],\n  [tiptoe]]\n0: No\n{shown}\n")


def test_an_answer_may_be_repeated(folder: Path) -> None:
    """As long as it is open, by whoever is asked first."""
    assert not faults(folder, "-* No\nalarm = 1\nasked 0 card, 1 card\n-* No\nalarm = 1\n")


def test_a_fault_in_the_rules_says_in_which_case_it_is(folder: Path) -> None:
    with pytest.raises(IndexError) as caught:
        played(folder, "agenda act 0; play_round\nplayed [tiptoe]\nat [2, 2]\ndragon 14\nplayed [9]")
    assert any("x.case:1" in note for note in caught.value.__notes__)


# --- names --------------------------------------------------------------------------------------------------


def test_names() -> None:
    class Row:
        def __init__(self, id: str) -> None:
            self.id = id

    book = Casebook(
        "smok",
        tables={
            "card": [Row("a"), Row("b"), None, Row("a")],
            "other": {"b": 1, "c": 7},
            "state": lambda s, text: s[text],
        },
        fields={"hand": "card"},
        resolve=lambda s, path, text: 99 if text == "me" else None,
    )
    assert [book.number({}, "seats[0].hand[1]", name) for name in ("a", "a#2", "me")] == [0, 3, 99]
    assert book.number({}, "else", "b") == 1  # both tables say so
    assert book.number({"x": 4}, "else", "state:x") == 4
    assert book.number({"x": 4}, "else", "x") == 4
    assert book.shown("hand", [0, 2, 3]) == "[a, 2, a#2]"
    for path, name in (("hand", "c"), ("else", "z"), ("else", "none:z")):
        with pytest.raises(reading.ValueFault):
            book.number({}, path, name)


class Hand(msgspec.Struct):
    cards: Annotated[list[int], Ref("card")]
    thief: Annotated[int, Ref("thief")]
    gems: Annotated[list[int], Stock("card")]


class Table(kernel.State, kw_only=True):
    hands: list[Hand]


def test_annotations_of_the_state_say_which_table_is_meant() -> None:
    described = Described(
        state=Table,
        steps={},
        tables={
            "card": ["run", "creep"],
            "thief": {7: "run"},
            "place": lambda s: ["here", "there"][s.seats :],
        },
        box={"card": [1, 1]},
    )
    book = Casebook("smok", described=described)
    s = Table(seats=1, hands=[Hand([], 0, [])])

    def name(path: str, text: str, table: str = "") -> int:
        return book.number(s, path, text, table)

    for where, given, found in (("cards", ["run"], [0]), ("cards[0]", "run", 0), ("thief", "run", 7)):
        path = reading.Path(f"hands[0].{where}", s, name)
        assert reading.converted(given, path, name) == found
    assert name("else", "place:there") == name("else", "there") == 0
    with pytest.raises(reading.ValueFault, match="card:run or thief:run"):
        reading.converted(["run"], reading.Path("hands[0].gems", s, name), name)


def test_values() -> None:
    assert reading.values("1 -2, +3 word two-words [a, [b]] (1, x) - true null") == [
        1, -2, 3, "word", "two-words", ["a", ["b"]], (1, "x"), "-", True, None,
    ]  # fmt: skip
    assert reading.value('{a: 1, b: {c: "d e"}}') == {"a": 1, "b": {"c": "d e"}}
    assert reading.arguments("x n=3 row=[1, 2]") == (["x"], {"n": 3, "row": [1, 2]})
    for wrong in ("[1", "1]", "{a}", "", "a b"):
        with pytest.raises(reading.ValueFault):
            reading.value(wrong)


def test_a_record_of_chance_may_be_given_by_some_of_its_fields() -> None:
    like = reading.Like({"who": 1})
    assert like == Bitten(1, 2, 3, 4)
    assert like != Bitten(2, 2, 3, 4)


# --- as tests -----------------------------------------------------------------------------------------------


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, folder: Path) -> pytest.Pytester:
    """A project whose tests are cases."""
    monkeypatch.setenv("PYTHONPATH", str(Path(ledger_module.__file__).parents[2]))
    for file in folder.iterdir():
        if file.suffix in (".py", ".case"):
            (pytester.path / file.name).write_text(file.read_text())
    rules = pytester.mkdir("docs") / "rules"
    rules.mkdir()
    (rules / "smok.md").write_text("## 4. The dragon\n- **SM-4.4** x\n- **SM-4.6** x\n")
    pytester.makeconftest(
        'pytest_plugins = ["wyprawa.conformance.marks", "wyprawa.conformance.pytest_cases"]'
    )
    return pytester


CASES = f"""
case A bite is told
rule SM-4.4 SM-4.6
base bite
0: No
{BITTEN}

case A bite is not told like this
rule SM-4.4
base bite
0: No
> No
"""


def test_each_case_is_a_test_with_its_rules(project: pytest.Pytester) -> None:
    (project.path / "bites.case").write_text(CASES)
    done = project.runpytest_subprocess("-p", "no:cacheprovider", "-n", "1", "--rules-json", "rules.json")
    done.assert_outcomes(passed=1, failed=1)
    done.stdout.fnmatch_lines(
        ["*bites.case:12: other lines are told*", "FAILED bites.case::A bite is not told like this*"]
    )
    found = (project.path / "rules.json").read_text()
    assert '"SM-4.6": {' in found
    assert "bites.case::A bite is told" in found
    assert project.runpytest_subprocess("-k", "bites and told and not like").ret == 0


def test_a_rule_that_is_in_no_ledger_is_refused(project: pytest.Pytester) -> None:
    (project.path / "bites.case").write_text("case A\nrule SM-99.1\nbase bite\n")
    done = project.runpytest_subprocess()
    done.stdout.fnmatch_lines(["*bites.case::A: the rule mark names 'SM-99.1', which is in no ledger*"])


# --- as a command -------------------------------------------------------------------------------------------


def test_the_transcript_of_a_case(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(folder, "case It\nbase bite\n0: No\n\ncase Other\nbase bite\n")
    assert main([f"{path}:3"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "case It",
        "0: No",
        BITTEN,
        "asked 0 card, 1 card",
        "options 0:",
        "  Tiptoe",
        "  Run",
        "options 1:",
        "  Tiptoe",
    ]
    assert main([str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-3:] == ["asked 0 shield", "options:", "  No"]
    assert main([f"{path}:99"]) == 2
    assert main([str(folder / "none.case")]) == 2


def test_lines_are_filled_in_and_corrected(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(folder, "case It\nbase bite\n\nasked 0 shield\n0: No\nalarm = 1\n")
    assert main([str(path), "--write"]) == 0
    text = path.read_text()
    assert text == f"case It\nbase bite\n\nasked 0 shield\n0: No\n{BITTEN}\nalarm = 1\n"
    path.write_text(text.replace("drops", "loses"))
    assert main([str(path), "--write"]) == 1  # there are lines, so they stay
    assert "loses" in path.read_text()
    assert main([str(path), "--rewrite"]) == 1
    assert path.read_text() == text
    assert main([str(path)]) == 0
