"""The text client: what it says, which answers and commands it takes."""

import re
import sys
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import wyprawa
from wyprawa import kernel
from wyprawa.kernel import Asking, Choice, Game, Option, Outcome, Table, ask, gather, step
from wyprawa.players import Chair, Player, Search, player
from wyprawa.scene import OptionLook, Prompt, Scene
from wyprawa.textclient import Client, Pipe, commands
from wyprawa.words import load_words, t


class Played(NamedTuple):
    said: str
    table: Table[Any]

    @property
    def questions(self) -> list[str]:
        return re.findall(r"(?m)^\? (.*)$", self.said)

    @property
    def errors(self) -> list[str]:
        return re.findall(r"(?m)^! (.*)$", self.said)


class Scripted:
    """A bot that takes the cards and cells it was told, then whatever is first."""

    def __init__(self, **by_ask: list[Option]) -> None:
        self._by_ask = by_ask

    def choose(self, chair: Chair) -> Option:
        left = self._by_ask.get(chair.choice.ask)
        return left.pop(0) if left else chair.choice.options[0]


def play(
    *answers: str,
    table: Table[Any] | None = None,
    bots: Mapping[int, Player] | None = None,
    language: str = "en",
    **more: Any,
) -> Played:
    """Give these answers through a pipe, then let it end.

    The seed deals Tiptoe, Creep, Pickpocket and Run to the first thief.
    """
    table = wyprawa.new("smok", seats=2, seed=44368) if table is None else table
    out, said = StringIO("".join(f"{answer}\n" for answer in answers)), StringIO()
    Client(table, Pipe(said, out), language=language, bots=bots, **more).play()
    return Played(said.getvalue(), table)


def alone(*answers: str, **more: Any) -> Played:
    """One person against a bot."""
    return play(*answers, bots={1: player("first", 1)}, **more)


# Answers


def test_a_question_is_a_line_per_option_between_two_marks() -> None:
    said = alone().said
    block = said[said.index("? seat") :]
    assert block.splitlines()[:6] == [
        "? seat 1 card",
        "  1  Tiptoe  [0]",
        "  2  Creep  [1]",
        "  3  Pickpocket  [2]",
        "  4  Run  [3]",
        ">",
    ]
    assert "Which card do you play in secret?\n? seat" in said
    assert "|  *  |  *  |  S  |  *  |  *  |" in said
    assert "\x1b" not in said


@pytest.mark.parametrize("text", ["3", "=2", "pickpocket", "Pick"])
def test_an_option_is_taken_by_its_number_key_or_words(text: str) -> None:
    played = alone(text)
    assert played.table.history[1] == (0, "card", 2)
    assert not played.errors


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("9", "“9” is not possible now. You can answer: Tiptoe, Creep, Pickpocket or Run."),
        ("0", "“0” is not possible now. You can answer: Tiptoe, Creep, Pickpocket or Run."),
        ("-1", "“-1” is not possible now. You can answer: Tiptoe, Creep, Pickpocket or Run."),
        ("=7", "“=7” is not possible now. You can answer: Tiptoe, Creep, Pickpocket or Run."),
        ("undo it", "“undo it” is not possible now. You can answer: Tiptoe, Creep, Pickpocket or Run."),
        ("", "Nothing was given. You can answer: Tiptoe, Creep, Pickpocket or Run."),
        ("e", "“e” could mean more than one thing: Tiptoe, Creep or Pickpocket."),
    ],
)
def test_a_bad_answer_is_said_to_be_one_and_asked_again(text: str, error: str) -> None:
    played = alone(text)
    assert played.errors == [error]
    assert played.questions == ["seat 1 card"] * 2
    assert len(played.table.history) == 1  # the bot's


def test_of_many_open_options_only_some_are_named() -> None:
    played = alone("4", "nowhere")
    assert played.questions[-1] == "seat 1 go"
    assert played.errors[0].endswith(
        "Go to A1, Go to A2, Go to B1, Go to B2, Go to A3, Go to B3, Go to C1, Go to C2, …."
    )


def test_bots_answer_at_once_and_people_one_after_the_other() -> None:
    played = play(
        "1",
        "1",
        table=wyprawa.new("smok", seats=4, seed=44368),
        bots={1: player("first", 1), 3: player("first", 1)},
    )
    assert [answer.seat for answer in played.table.history[:4]] == [1, 3, 0, 2]
    assert played.said.startswith("seat 1\n\nSmok")
    assert re.findall(r"(?m)^seat \d$", played.said)[:2] == ["seat 1", "seat 3"]
    assert "Pass the screen" not in played.said


def test_the_same_seat_keeps_the_screen_without_a_hand_over() -> None:
    assert re.findall(r"(?m)^seat \d$", alone("1", "1").said) == []
    together = play("1", "1", "1", "1")  # cards of both, then the moves of both
    assert re.findall(r"(?m)^seat \d$", together.said) == ["seat 1", "seat 2", "seat 1", "seat 2"]
    assert together.questions[-1] == "seat 2 card"  # who is at the screen goes on


def test_what_happened_since_the_last_choice_is_told() -> None:
    said = alone("1", "1").said
    last = said[said.rindex("Smok\n") :]
    assert "  Thief 1 goes to A1" in last
    assert "The dragon hunts" in last
    assert "plays" not in last  # told with the question before


# Commands


def test_undo_goes_back_past_bots_and_redo_forward_past_them() -> None:
    once = alone("1", "1")
    back = alone("1", "1", "u")
    assert len(once.table.history) > 4  # the bot has moved and chosen its next card
    assert back.table.history == once.table.history[:2]
    assert back.questions[-1] == "seat 1 go"
    assert "Taken back." in back.said
    forth = alone("1", "1", "undo", "redo")
    assert forth.table.digest() == once.table.digest()
    assert forth.table.history == once.table.history
    assert "Made again." in forth.said


def test_redo_gives_back_what_a_random_bot_chose() -> None:
    def random() -> dict[int, Player]:
        return {1: player("random", 5)}

    once = play("1", "1", "1", "1", bots=random())
    again = play("1", "1", "1", "1", "u", "u", "r", "r", bots=random())
    assert again.table.history == once.table.history


def test_there_is_an_end_to_undo_and_redo() -> None:
    played = alone("u", "r")
    assert played.errors == ["There is nothing to take back.", "There is nothing to make again."]
    assert len(played.table.history) == 1  # what the bot chose stays chosen


def test_fair_undo_stops_where_a_secret_came_out_and_leaves_the_table_as_it_was() -> None:
    bots = {1: Scripted(card=[0], go=[])}  # Tiptoe is faster than Run: the bot has moved when we are asked
    table = wyprawa.new("smok", seats=2, seed=44368)
    played = play("4", "u", table=table, bots=bots, fair=True)
    assert [answer.ask for answer in played.table.history] == ["card", "card", "go"]
    assert played.errors == [
        "That cannot be taken back: since then chance has decided something or a secret has come out."
    ]
    free = play("4", "u", bots={1: Scripted(card=[0])})
    assert [answer.ask for answer in free.table.history] == ["card"]


def test_undo_is_fair_among_several_people_unless_they_say_otherwise() -> None:
    assert play("1", "u").table.history == []  # nothing has come out yet
    assert play("1", "1", "u").errors
    assert not play("1", "1", "u", fair=False).errors


def test_save_and_from_then_on_after_every_choice(tmp_path: Path) -> None:
    file = tmp_path / "evening.wyprawa"
    played = alone("1", f"save {file}", "1")
    assert f"Saved to {file}.\n" in played.said
    assert wyprawa.load(file).history == played.table.history
    assert alone("1", f"s {file}").errors == [f"{file} is there already. Give another name."]
    assert wyprawa.load(file).history == played.table.history


def test_save_without_a_name_takes_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Saved to smok-44368.wyprawa." in alone("s").said
    table = wyprawa.load("smok-44368.wyprawa")
    assert "Saved to smok-7.wyprawa." in alone("s", table=table, resumed=Path("smok-7.wyprawa")).said
    position = wyprawa.position("smok", table.position())
    assert "Saved to smok.wyprawa." in alone("s", table=position).said


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "a.wyprawa"
    played = alone(f"s {nowhere}", "1")
    assert played.errors == [f"Could not save to {nowhere}: No such file or directory"]
    assert len(played.table.history) > 1


def test_leaving_does_not_say_saved_when_it_is_not(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "a.wyprawa"
    played = alone(file=nowhere)
    assert played.errors[-1] == f"Could not save to {nowhere}: No such file or directory"
    assert "Saved" not in played.said


def test_the_file_is_kept_up_to_date_also_by_undo(tmp_path: Path) -> None:
    file = tmp_path / "a.wyprawa"
    played = alone("1", "1", "u", file=file)
    assert wyprawa.load(file).history == played.table.history
    assert played.said.endswith(f"You have left the game.\nSaved to {file}.\n")


def test_the_log_shows_everything_this_seat_may_know() -> None:
    assert "Nothing has happened yet." in alone("l").said
    said = alone("1", "log").said
    assert said.count("  Thief 2 plays Tiptoe.\n") == 2  # with the table, and in the log


def test_why_gives_the_rules_of_the_question_and_of_what_happened_last() -> None:
    said = alone("1", "1", "w").said
    why = said[said.index("Rule SM-2.1") :]
    assert why.startswith(
        "Rule SM-2.1: Each player chooses one card from hand in secret; all are revealed together."
    )
    assert re.search(r"\n  The dragon hunts .*\nRule SM-4\.1: The dragon hunts the thief", why)
    assert why.count("Rule SM-2.1") == 1


def test_a_rule_without_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "rule_text", lambda *given: None)
    assert "Rule SM-2.1 applies here, but its text is not at hand." in alone("why").said


def test_a_line_of_sight_is_asked_for_by_the_names_of_two_places() -> None:
    table = wyprawa.new("gloomhaven", seed=5, seats=1, heroes=["brute", "tinkerer"])
    out = StringIO()
    lines = "sight A9 G13\nv a9 z99\nv a9\n?\nq\n"
    Client(table, Pipe(out, StringIO(lines))).play()
    said = out.getvalue()
    assert "  - A9 sees G13: a line from a corner to a corner touches no wall (GH-10.8)\n" in said
    assert said.count("! Two places of the board are needed") == 2
    assert "  v  sight " in said


def test_a_game_without_lines_of_sight_says_so_and_does_not_offer_them() -> None:
    played = alone("v A1 B2", "?")
    assert played.errors == ["This game has no lines of sight."]
    assert "sight " not in played.said


def test_why_shows_what_a_monster_compared() -> None:
    table = wyprawa.new("gloomhaven", seed=5, seats=1, heroes=["brute", "tinkerer"])
    bot = player("sensible", 1)
    while not any(type(line.record).__name__ == "Focused" for line in table.log[-4:]):
        seat = table.choices[0].seat
        table.choose(bot.choose(Chair(table, seat)), seat)
    out = StringIO()
    Client(table, Pipe(out, StringIO("why\nq\n"))).play()
    assert re.search(r"focuses on .*\n  - .* \(GH-26\.\d+\)\n  - .* \(GH-27\.\d+\)\n", out.getvalue())
    assert re.search(r"\n  > \d\. (Brute|Tinkerer) \(path \d+, range \d+\)\n", out.getvalue())


def test_help_lists_commands_in_the_language_spoken() -> None:
    assert "  u  undo      take back the last choice\n" in alone("?").said
    polish = alone("?", language="pl").said
    assert "  u  cofnij    cofa ostatni wybór\n" in polish
    assert "  q  koniec    opuszcza grę\n" in polish


def test_the_language_changes_and_commands_with_it() -> None:
    played = alone("1", "p", "cofnij", "undo", "język en", "language de", "p pl")
    assert "Językiem gry jest teraz polski." in played.said
    assert "Dokąd idziesz?" in played.said
    assert "Cofnięto wybór." in played.said
    assert "The language is now English." in played.said
    assert played.errors == [
        "Nie ma czego cofnąć.",
        "There is no language “de” here. You can choose: en or pl.",
    ]
    assert played.said.rstrip().endswith("dodaj --save PLIK.")


@pytest.mark.parametrize("text", ["q", "quit", "QUIT", "/q"])
def test_quit_leaves(text: str) -> None:
    played = alone(text, "1")
    assert len(played.table.history) == 1
    assert played.said.endswith(
        "You have left the game.\nThe game was not saved. Play with --save FILE to keep it.\n"
    )


# Options that look like commands

TOY_WORDS = "toy = Toy\nask-act = What now?\nact = { $name }\nend-done = Done.\n"


@step
def act(s: kernel.State) -> Asking[None]:
    yield from ask(0, "act", ["undo", "q", "save", 7])
    yield from ask(0, "act", ["undo", "q", "save", 7])
    s.finish(Outcome((0,), reason="done"))


def toy_option(s: kernel.State, choice: Choice, option: Option) -> OptionLook:
    return OptionLook(t("act", name="Save the day" if option == "save" else f"Act {option}"))


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[kernel.State]:
    package = tmp_path / "toypackage"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    for language in ("en", "pl"):
        (package / "words" / f"{language}.ftl").write_text(TOY_WORDS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return Game(
        name="toy",
        package="toypackage",
        state=kernel.State,
        setup=lambda options, chance: kernel.State(seats=1, chance=chance, agenda=[act.later()]),
        steps=gather(sys.modules[__name__]),
        view=lambda s, seat: Scene(t("toy")),
        option=toy_option,
    )


@pytest.mark.parametrize(
    ("text", "history"),
    [
        ("undo", ["undo"]),
        ("=undo", ["undo"]),
        ("q", ["q"]),
        ("save the day", ["save"]),
        ("7", []),  # seventh of four
        ("=7", [7]),
        ("/undo", []),
        ("/q", []),
    ],
)
def test_what_is_listed_is_an_option_and_a_slash_makes_it_a_command(
    toy: Game[kernel.State], text: str, history: list[Option]
) -> None:
    played = play(text, table=wyprawa.new(toy))
    assert [answer.option for answer in played.table.history] == history


def test_a_question_without_a_rule(toy: Game[kernel.State]) -> None:
    assert "No rule is recorded for this question." in play("why", table=wyprawa.new(toy)).said


def test_a_command_takes_no_more_than_it_should(toy: Game[kernel.State]) -> None:
    words, prompt = load_words("wyprawa", "en"), Prompt(0, "act", t("ui-game"), (), 0)
    assert commands.find("undo 3", words, prompt) is None
    found = commands.find("save my game.wyprawa", words, prompt)
    assert found is not None
    assert (found[0].name, found[1]) == ("save", "my game.wyprawa")
    assert commands.find("3", words, prompt) is None


# The end


def test_the_end_says_who_won_the_scores_the_seed_and_whether_it_is_saved(tmp_path: Path) -> None:
    table = wyprawa.new("smok", seats=2, seed=44368)
    played = play(*["1"] * 60, table=table, bots={1: player("sensible", 1)})
    assert table.outcome is not None
    scores = "\n".join(f"  Thief {n}: {points} point" for n, points in enumerate(table.outcome.scores, 1))
    ending = played.said[played.said.index("The game is over.") :]
    assert ending.replace("points", "point").replace(scores, "SCORES").splitlines()[2] == "SCORES"
    assert ending.endswith("\nSeed: 44368\nThe game was not saved. Play with --save FILE to keep it.\n")
    file = tmp_path / "a.wyprawa"
    saved = play(*["1"] * 60, bots={1: player("sensible", 1)}, file=file)
    assert saved.said.endswith(f"\nSeed: 44368\nSaved to {file}.\n")
    assert wyprawa.load(file).over


def test_bots_alone_play_to_the_end_and_the_log_is_told_once() -> None:
    played = play(bots={0: player("first", 1), 1: player("first", 2)})
    assert played.table.over
    assert played.questions == []
    assert played.said.count("goes to") == sum(
        type(line.record).__name__ == "Moved" for line in played.table.log
    )


def test_what_only_looks_like_a_number_is_refused_like_any_bad_answer() -> None:
    for text in ("²", "9" * 5000):
        played = play(text)
        assert len(played.errors) == 1
        assert played.table.history == []


def test_a_save_to_an_impossible_path_is_said_and_the_game_goes_on() -> None:
    played = play("save " + "a" * 300, "1")
    assert len(played.errors) == 1
    assert len(played.table.history) == 1


# Hints


def test_a_hint_shows_the_best_options_and_what_would_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "Search", lambda seed, milliseconds: Search(seed, iterations=40))
    played = alone("hint", "1")
    hint = played.said[played.said.index("\n  ", played.said.index(">")) :]
    found = re.findall(r"(?m)^  (\S+): chance to win (\d+)%, in (\d+) imagined games?$", hint)
    assert {label for label, _, _ in found} <= {"Tiptoe", "Creep", "Pickpocket", "Run"}
    assert sum(int(count) for _, _, count in found) == 40
    assert re.search(r"(?m)^    Thief 2 would then: \S+ \(in \d+% of these games\)$", hint)
    assert played.table.history[1].seat == 0  # the hint was no answer: the question stayed
