"""The command `wyprawa`, all but what happens inside `play`."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import wyprawa
from wyprawa import conformance
from wyprawa.cli import app, main
from wyprawa.conformance import Report, Result
from wyprawa.games import smok
from wyprawa.kernel import Chance, Game, WyprawaError
from wyprawa.scene import style


def run(*arguments: str, answers: str = "", lang: str = "en_GB.UTF-8") -> str:
    """What a command that goes well prints."""
    result = CliRunner().invoke(app, arguments, input=answers, env={"LANG": lang}, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def failing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    """The one line of an error of ours."""
    monkeypatch.setattr("sys.argv", ["wyprawa", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    return error.strip()


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A saved game: three thieves have shown their cards, the first is about to move."""
    table = wyprawa.new("smok", seats=3, seed=44368)
    for seat in range(3):
        table.choose(table.choices[0].options[-1], seat)
    table.save(tmp_path / "evening.wyprawa")
    return tmp_path / "evening.wyprawa"


def test_version() -> None:
    assert run("--version") == f"wyprawa {wyprawa.__version__}\n"


def test_games() -> None:
    lines = run("games").splitlines()
    assert lines[0].split() == ["game", "seats", "languages", "about"]
    [line] = [line for line in lines if line.startswith("smok ")]
    assert line.split(None, 4)[:4] == ["smok", "2–4", "en", "pl"]
    assert "Creep into the cave" in line


def test_the_language_is_given_or_taken_from_the_machine() -> None:
    assert "Wkradnij się do jaskini" in run("games", lang="pl_PL.UTF-8")
    assert "Creep into the cave" in run("games", "--language", "en", lang="pl_PL.UTF-8")
    assert "Wkradnij się do jaskini" in run("games", "-l", "pl")


def test_a_game_with_one_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wyprawa, "games", lambda: {"smok": replace(smok.GAME, modes=({"seats": 3},))})
    assert " 3 " in run("games").splitlines()[1]


# picture


def test_a_picture_of_a_saved_game(evening: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(evening.parent)
    assert run("picture", str(evening)) == "evening.svg\n"
    drawn = Path("evening.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<svg ")
    assert ">Thief 1 to decide<" in drawn


def test_a_picture_of_a_moment_as_a_seat_sees_it(evening: Path, tmp_path: Path) -> None:
    out = tmp_path / "then.svg"
    run("picture", str(evening), "--at", "1", "--seat", "2", "--theme", "dark", "-l", "pl", "--out", str(out))
    drawn = out.read_text(encoding="utf-8")
    assert ">Decyduje: " in drawn or ">Decydują" in drawn
    assert drawn.count('class="card"') == 4, "the own hand, which is hidden from a spectator"
    assert style.colours("dark")["paper"] in drawn


def test_a_picture_as_png(evening: Path, tmp_path: Path) -> None:
    run("picture", str(evening), "--out", str(tmp_path / "then.png"), "--width", "300")
    assert (tmp_path / "then.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--out", "a.jpg"], "a.jpg: a picture's name ends in .svg or .png"),
        (["--theme", "sepia"], "--theme sepia: expected light or dark"),
        (["--seat", "9"], "no seat '9'; seats are 1 to 3"),
        (["--at", "99"], "from choice 0 to 3, not at 99"),
        (["-l", "xx"], "no words in 'xx'"),
        (["--out", "/no/such/place/a.svg"], "/no/such/place/a.svg: No such file or directory"),
        (["--out", "a.png", "--width", "3"], "16 to 8192 pixels wide, not 3"),
    ],
)
def test_a_picture_that_cannot_be_made(
    evening: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    given: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(evening.parent)
    assert said in failing(capsys, monkeypatch, "picture", str(evening), *given)
    assert not list(evening.parent.glob("*.png"))


# play


class Options(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    heroes: list[int]
    map: str
    hard: bool


def test_options_are_json_where_they_can_be_and_text_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Options] = []

    def setup(options: Options, chance: Chance) -> Any:
        asked.append(options)
        return smok.GAME.setup(options, chance)

    monkeypatch.setattr(wyprawa, "find", lambda name: replace(smok.GAME, options=Options, setup=setup))
    run(
        "play",
        "smok",
        "--seats",
        "4",
        "-o",
        "heroes=[1,2]",
        "-o",
        "map=black-barrow",
        "--option",
        "hard=true",
    )
    assert asked == [Options(seats=4, heroes=[1, 2], map="black-barrow", hard=True)]


def test_seats_seed_and_bots() -> None:
    one = run(
        "play",
        "smok",
        "--seats",
        "3",
        "-b",
        "2=random",
        "--bot",
        "3=random",
        "--seed",
        "44368",
        answers="1\n1\n",
    )
    assert "► Thief 1" in one
    assert one.count("? seat 1") == 3
    assert one == run(
        "play",
        "smok",
        "-o",
        "seats=3",
        "-b",
        "3=random",
        "-b",
        "2=random",
        "--seed",
        "44368",
        answers="1\n1\n",
    )


def test_fair_undo_can_be_had_alone() -> None:
    arguments = ("play", "smok", "--bot", "2=first", "--seed", "44368")
    assert "Taken back." in run(*arguments, answers="1\nu\n")
    assert "Taken back." in run(*arguments, "--free", answers="1\nu\n")
    assert "! That cannot be taken back" in run(*arguments, "--fair", answers="1\nu\n")


def test_a_saved_game_goes_on_and_says_what_was_lost(evening: Path) -> None:
    assert run("play", str(evening)).startswith(f"Loaded {evening}: 3 choices so far.\nseat 1\n")
    whole = evening.read_text(encoding="utf-8")
    evening.write_text(whole[: whole.rindex("end 3")], encoding="utf-8")
    first, second, *_ = run("play", str(evening), "--repair").splitlines()
    assert first == f"Loaded {evening}: 3 choices so far."
    assert "the last line is cut or damaged" in second


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["play", "chess"], "wyprawa: no game is called 'chess'; installed: "),
        (["play"], "wyprawa: say which game to play; installed: "),
        (["play", "smok", "--seats", "9"], "wyprawa: smok: Expected `int` <= 4 - at `$.seats`"),
        (
            ["play", "smok", "-o", "seed=3"],
            "wyprawa: smok: Object contains unknown field `seed`; options are: seats",
        ),
        (["play", "smok", "-o", "seats"], "wyprawa: -o seats: expected NAME=VALUE, each name once"),
        (
            ["play", "smok", "--seats", "2", "-o", "seats=3"],
            "wyprawa: -o seats=3: expected NAME=VALUE, each name",
        ),
        (["play", "smok", "-l", "de"], "wyprawa: smok: no words in 'de'; languages: en, pl"),
        (["play", "smok", "--bot", "3=random"], "wyprawa: smok: no seat '3'; seats are 1 to 2"),
        (["play", "smok", "--bot", "random"], "wyprawa: smok: no seat 'random'; seats are 1 to 2"),
        (["play", "smok", "--bot", "2"], "wyprawa: --bot 2: expected SEAT=PLAYER, each seat once"),
        (
            ["play", "smok", "-b", "2=first", "-b", "2=random"],
            "wyprawa: --bot 2=random: expected SEAT=PLAYER, each",
        ),
        (["play", "smok", "--save", "a.wyprawa", "-b", "2=genius"], "wyprawa: no player is called 'genius'"),
        (["play", "no.wyprawa"], "wyprawa: no.wyprawa: No such file or directory"),
        (["play", "no/such/game"], "wyprawa: no/such/game: No such file or directory"),
        (["play", "smok", "--save", "no/a.wyprawa"], "wyprawa: no/a.wyprawa: No such file or directory"),
        (["show", "no.wyprawa"], "wyprawa: no.wyprawa: No such file or directory"),
        (["audit", "chess"], "wyprawa: no game is called 'chess'; installed: "),
        (["check", "chess"], "wyprawa: no game is called 'chess'; installed: "),
        (["check", "smok", "--law", "luck"], "wyprawa: no law is called 'luck'; laws are: ends, "),
    ],
)
def test_an_error_is_one_line(
    arguments: list[str],
    error: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert failing(capsys, monkeypatch, *arguments).startswith(error)
    assert not list(tmp_path.iterdir())


def test_an_error_of_several_lines_is_printed_as_lines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise WyprawaError("two words are broken:\n  en.ftl:3: a\x1b[2J\r\n  pl.ftl:9: ż\u2028")

    monkeypatch.setattr("sys.argv", ["wyprawa", "games"])
    monkeypatch.setattr(wyprawa, "games", broken)
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert capsys.readouterr().err == (
        "wyprawa: two words are broken:\n  en.ftl:3: a\\x1b[2J\\r\n  pl.ftl:9: ż\\u2028\n"
    )


def test_a_saved_game_is_neither_begun_anew_nor_written_over(
    evening: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for more in (["--seed", "1"], ["--seats", "2"]):
        error = failing(capsys, monkeypatch, "play", str(evening), *more)
        assert error == f"wyprawa: {evening}: a saved game has its options and its seed already"
    before = evening.read_bytes()
    error = failing(capsys, monkeypatch, "play", "smok", "--save", str(evening))
    assert error.startswith(f"wyprawa: {evening} is there already; go on with it by `wyprawa play {evening}`")
    assert evening.read_bytes() == before


# show


def test_show_draws_the_table_as_a_seat_or_a_spectator_sees_it(evening: Path) -> None:
    spectator = run("show", str(evening))
    assert "Thief 1 to decide" in spectator
    assert "Hand: 3 hidden cards" in spectator
    first = run("show", str(evening), "--seat", "1")
    assert "Where do you go?\n   1  Go to A1" in first
    assert "Creep        pace 20" in first
    other = run("show", str(evening), "--seat", "2")
    assert "Creep        pace 20" not in other
    assert "Thief 1 to decide" in other
    assert "Decyduje: Złodziej 1" in run("show", str(evening), "-l", "pl")


def test_show_goes_back(
    evening: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    start = run("show", str(evening), "--at", "0")
    assert "Thief 1, Thief 2 and Thief 3 to decide, in any order" in start
    assert run("show", str(evening), "--at", "-4") == start
    assert run("show", str(evening), "--at", "3") == run("show", str(evening))
    assert "from choice 0 to 3, not at 4" in failing(capsys, monkeypatch, "show", str(evening), "--at", "4")
    assert "no seat '0'; seats are 1 to 3" in failing(
        capsys, monkeypatch, "show", str(evening), "--seat", "0"
    )


# check, audit


@pytest.mark.parametrize("broken", [0, 2])
def test_check_prints_the_report_and_fails_with_it(monkeypatch: pytest.MonkeyPatch, broken: int) -> None:
    asked: list[Any] = []

    def check(game: Game[Any], *, games: int, seed: int, laws: Iterable[str]) -> Report:
        asked.append((game.name, games, seed, list(laws)))
        return Report(
            game.name, [Result("ends", "Play ends.", games=games, broken=broken, messages=["it does not"])]
        )

    monkeypatch.setattr(conformance, "check", check)
    result = CliRunner().invoke(app, ["check", "smok", "--games", "3", "--seed", "9"])
    assert asked == [("smok", 3, 9, list(conformance.LAWS))]
    assert result.exit_code == (1 if broken else 0)
    assert f"smok: {0 if broken else 1} of 1 laws kept\n" in result.output


def test_check_of_a_single_law() -> None:
    assert (
        run("check", "smok", "--games", "1", "--law", "content").splitlines()[-1] == "smok: 1 of 1 laws kept"
    )


def test_audit_prints_tables_sources_and_escapes() -> None:
    assert run("audit", "smok") == (
        "smok\n"
        "  cards     5  5 rulebook\n"
        "  cave      1  1 rulebook\n"
        "  0 of 6 records need code (0%)\n"
        "  words of one record only, 1: Steal (cards[2])\n"
        "  0 problems\n"
    )
    assert "smok\n  cards " in run("audit")


def test_audit_fails_with_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wyprawa, "find", lambda name: replace(smok.GAME, counts={"cards": 6}))
    result = CliRunner().invoke(app, ["audit", "smok"])
    assert result.exit_code == 1
    assert "  ! cards: declared 6, found 5\n  1 problems\n" in result.output


def test_audit_looks_at_words_and_escapes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "escaping"
    (package / "words").mkdir(parents=True)
    (package / "words" / "en.ftl").write_text("a = A\n", encoding="utf-8")
    (package / "__init__.py").touch()
    for table in ("cards", "cave"):
        content = Path(smok.__file__).parent / "content" / f"{table}.toml"
        (package / "content").mkdir(exist_ok=True)
        (package / "content" / f"{table}.toml").write_bytes(content.read_bytes())
    monkeypatch.syspath_prepend(tmp_path)
    game = replace(smok.GAME, package="escaping", custom=("unused",))
    monkeypatch.setattr(wyprawa, "find", lambda name: game)
    result = CliRunner().invoke(app, ["audit", "smok"])
    assert result.exit_code == 1
    assert "  ! custom: no record uses 'unused'\n  ! no words in 'pl'\n  2 problems\n" in result.output
    (package / "words" / "pl.ftl").write_text("b = B\n", encoding="utf-8")
    worse = CliRunner().invoke(app, ["audit", "smok"]).output
    assert "! pl: a is missing" in worse
    assert "! en: b is missing" in worse
