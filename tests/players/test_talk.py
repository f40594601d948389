"""The seat for language models: what is asked, how replies are read, and what happens when none is usable."""

from __future__ import annotations

import json
import re
import shlex
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import mock_model
import msgspec
import pytest

import wyprawa
from wyprawa.games.smok import GAME as SMOK
from wyprawa.kernel import GameError, key
from wyprawa.players import Chair, Sensible, play, player
from wyprawa.players.talk import Process, Question, TalkError, Talking, read_answer
from wyprawa.players.talk.question import question
from wyprawa.server import bots
from wyprawa.words import load_words

MODEL = Path(mock_model.__file__)


def command(manner: str) -> str:
    return shlex.join([sys.executable, str(MODEL), manner])


class Scripted:
    """A channel that replies from a list and keeps what it was sent."""

    def __init__(self, *replies: str) -> None:
        self.replies, self.sent = list(replies), [b""][:0]

    def exchange(self, message: bytes, seconds: float) -> str:
        self.sent.append(message)
        return self.replies.pop(0)

    def close(self) -> None:
        self.replies.clear()

    @property
    def questions(self) -> list[Question]:
        return [msgspec.json.decode(message, type=Question) for message in self.sent]


@contextmanager
def served(status: int, body: str | None = None) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A server on this machine that answers every question with its last option, or with `body`."""
    asked: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the name http.server looks for
            question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            asked.append(question)
            said = json.dumps({"answer": len(question["options"])}) if body is None else body
            self.send_response(status)
            self.send_header("Location", "/elsewhere")
            self.end_headers()
            self.wfile.write(said.encode())

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/move", asked
    finally:
        server.shutdown()
        server.server_close()


def smok(seed: int = 44368) -> wyprawa.Table[Any]:
    return wyprawa.new(SMOK, seats=2, seed=seed)


# --- reading replies ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reply", "number"),
    [
        ("3", 3),
        (" 3.\n", 3),
        ("Option 2 looks weak, so 4", 4),
        ("I take 2, as it moves 9 steps", 2),
        ("ANSWER: 2 because 3 is worse", 2),
        ("Answer: 1\nno wait\n**ANSWER:** 4", 4),
        ("ODPOWIEDŹ: 3, a nie 1", 3),
        ('{"answer": 2}', 2),
        ('{"answer": "I think 3"}', 3),
        ('{"reply": "ANSWER: 1 (not 2)"}', 1),
        ("2", 2),
        ("5", None),
        ("0", None),
        ("-3", None),
        ("3.5 or 2,5", None),
        ("v2", None),
        ("", None),
        ("none of these", None),
        ('{"answer": true}', None),
        ('{"number": 2}', None),
        ("[2]", None),
        ("9" * 50, None),
    ],
)
def test_the_number_in_a_reply(reply: str, number: int | None) -> None:
    assert read_answer(reply, 4) == number


# --- what is asked --------------------------------------------------------------------------------------


def test_a_question_has_the_view_the_rules_and_numbered_options() -> None:
    table = smok()
    channel = Scripted("2")
    assert Talking(channel, 1).choose(Chair(table, 1)) == table.choices[1].options[1]
    [asked] = channel.questions
    assert (asked.wyprawa, asked.game, asked.seat, asked.number, asked.ask) == (1, "smok", 2, 0, "card")
    assert asked.rules[0].id == "SM-2.1"
    assert asked.rules[0].text.startswith("Each player chooses one card")
    assert [offer.number for offer in asked.options] == list(range(1, len(table.choices[1].options) + 1))
    assert [offer.key for offer in asked.options] == [key(option) for option in table.choices[1].options]
    for part in (asked.view.strip(), asked.rules[0].text, asked.title, "ANSWER: 1", "Thief 2"):
        assert part in asked.prompt
    assert all(offer.text in asked.prompt for offer in asked.options)


def test_rules_of_what_happened_last_are_quoted_once_each() -> None:
    table = smok()
    play_some(table, 8)
    ids = [
        rule.id
        for rule in question(Chair(table, table.choices[0].seat), load_words(SMOK.package, "en")).rules
    ]
    assert ids[0] == table.choices[0].rule
    assert len(ids) == len(set(ids)) > 1


def play_some(table: wyprawa.Table[Any], choices: int) -> None:
    bot = Sensible(1)
    for _ in range(choices):
        seat = table.choices[0].seat
        table.choose(bot.choose(Chair(table, seat)), seat)


def test_a_question_tells_nothing_that_its_seat_cannot_see() -> None:
    table, other = smok(), smok()
    other.state.hands[0] = [0, 0, 0, 0]
    words = load_words(SMOK.package, "en")
    assert question(Chair(table, 1), words) == question(Chair(other, 1), words)


def test_polish_is_spoken_if_asked_for() -> None:
    channel = Scripted("ODPOWIEDŹ: 1")
    talker = Talking(channel, 1, language="pl")
    talker.choose(Chair(smok(), 0))
    assert "Wybierz jedną opcję" in channel.questions[0].prompt
    assert not load_words(SMOK.package, "pl").missing


def test_a_language_the_game_does_not_speak_is_an_error() -> None:
    with pytest.raises(GameError, match="smok: no words in 'xx'; languages: en, pl"):
        Talking(Scripted("1"), 1, language="xx").choose(Chair(smok(), 0))


# --- replies that cannot be used ------------------------------------------------------------------------


def test_a_bad_reply_is_asked_for_again_with_what_was_wrong() -> None:
    table = smok()
    channel = Scripted("the first", "ANSWER: 99", "1")
    talker = Talking(channel, 1)
    assert talker.choose(Chair(table, 0)) == table.choices[0].options[0]
    first, second, third = channel.questions
    assert (first.attempt, second.attempt, third.attempt) == (1, 2, 3)
    assert first.wrong == ""
    assert "“the first”" in second.wrong
    assert "“ANSWER: 99”" in third.wrong
    assert second.prompt.startswith(second.wrong)
    assert second.prompt.endswith(first.prompt)
    assert talker.notes == []


def test_after_the_last_try_the_bot_decides_and_it_is_noted() -> None:
    table = smok()
    talker = Talking(Scripted("no", "never"), 5, tries=2)
    assert talker.choose(Chair(table, 0)) == Sensible(5).choose(Chair(table, 0))
    assert talker.notes == [
        "seat 1, choice 0, card: no option in 2 replies, the last 'never'; the bot decided"
    ]


@pytest.mark.parametrize(("tries", "seconds"), [(0, 1.0), (1, 0.0)])
def test_there_is_at_least_one_try_of_some_time(tries: int, seconds: float) -> None:
    with pytest.raises(GameError, match="expected at least one"):
        Talking(Scripted(), 1, tries=tries, seconds=seconds)


# --- programs -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("manner", ["last", "talker", "json", "late"])
def test_a_program_plays_a_whole_game(manner: str) -> None:
    table = smok()
    talker = player(f"talk:{command(manner)}", 1)
    assert isinstance(talker, Talking)
    try:
        play(table, [talker, player("first", 1)])
    finally:
        talker.close()
    counted = smok()
    for answer in table.history:
        if answer.seat == 0:
            choice = counted.choice_of(0)
            assert choice is not None
            assert answer.option == choice.options[-1]
        counted.choose(answer.option, answer.seat)
    assert talker.notes == []


def test_a_stubborn_program_is_played_for_by_the_bot() -> None:
    table = smok()
    talker = Talking(command("stubborn"), 1, tries=2)
    try:
        play(table, [talker, player("first", 1)])
    finally:
        talker.close()
    assert len(talker.notes) == sum(answer.seat == 0 for answer in table.history)


def test_a_program_that_dies_is_an_error_with_its_last_words() -> None:
    table = smok()
    talker = Talking(command("dies"), 1)
    with pytest.raises(
        TalkError, match="ended with code 3 before it answered; its last words: out of memory"
    ):
        play(table, [talker, player("first", 1)])
    talker.close()


def test_a_program_that_does_not_answer_in_time_is_an_error_and_is_ended() -> None:
    talker = Talking(command("sleeps"), 1, seconds=0.2)
    with pytest.raises(TalkError, match=r"has not answered within 0\.2 s"):
        talker.choose(Chair(smok(), 0))
    assert isinstance(talker.channel, Process)
    assert talker.channel._running is None


def test_a_program_that_is_not_there_is_an_error() -> None:
    with pytest.raises(TalkError, match="'no-such-program-1' cannot be started"):
        Talking("no-such-program-1", 1).choose(Chair(smok(), 0))


def test_what_a_program_says_unasked_answers_nothing() -> None:
    talker = Talking(command("last"), 1)
    table = smok()
    try:
        talker.choose(Chair(table, 0))
        assert isinstance(talker.channel, Process)
        talker.channel._lines.put(b"ANSWER: 1")
        assert talker.choose(Chair(table, 0)) == table.choices[0].options[-1]
    finally:
        talker.close()


def test_a_program_let_go_has_ended() -> None:
    talker = Talking(command("last"), 1)
    talker.choose(Chair(smok(), 0))
    assert isinstance(talker.channel, Process)
    running = talker.channel._running
    assert running is not None
    talker.close()
    assert running.returncode == 0


# --- addresses ------------------------------------------------------------------------------------------


def test_an_address_plays_a_whole_game() -> None:
    table = smok()
    with served(200) as (address, asked):
        talker = player(f"talk:{address}", 1)
        play(table, [talker, player("first", 1)])
    assert len(asked) == sum(answer.seat == 0 for answer in table.history)
    assert {question["seat"] for question in asked} == {1}


@pytest.mark.parametrize(("status", "said"), [(500, "too busy"), (302, "elsewhere")])
def test_an_address_that_fails_is_an_error(status: int, said: str) -> None:
    with served(status, said) as (address, asked), pytest.raises(TalkError) as caught:
        Talking(address, 1).choose(Chair(smok(), 0))
    assert str(caught.value) == f"talk: {address} replied {status}, expected 200: {said}"
    assert len(asked) == 1


def test_an_address_on_this_machine_is_spoken_to_directly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    with served(200) as (address, asked):
        Talking(address, 1).choose(Chair(smok(), 0))
    assert len(asked) == 1


def test_an_address_where_nobody_is_is_an_error() -> None:
    with served(200) as (address, _):
        pass
    with pytest.raises(TalkError, match=f"talk: {address} cannot be reached"):
        Talking(address, 1).choose(Chair(smok(), 0))


# --- its text among players' ----------------------------------------------------------------------------


def test_a_text_says_language_and_address() -> None:
    talker = player("talk-pl:python model.py --fast", 1)
    assert isinstance(talker, Talking)
    assert talker.language == "pl"
    assert isinstance(talker.channel, Process)
    assert talker.channel.command == "python model.py --fast"


@pytest.mark.parametrize("spec", ["talk", "talk:", "talk: ", "talks:x", "talk-POLISH:x"])
def test_other_texts_are_errors(spec: str) -> None:
    with pytest.raises(GameError, match="expected talk:COMMAND"):
        player(spec, 1)


# --- what docs/talk.md shows -----------------------------------------------------------------------------


def shown(language: str) -> str:
    page = (Path(__file__).parents[2] / "docs" / "talk.md").read_text(encoding="utf-8")
    [block] = re.findall(rf"^```{language}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return str(block)


def test_the_prompt_on_the_page_is_a_real_one() -> None:
    table = smok()
    for seat in (0, 1):
        table.choose(table.choices[0].options[0], seat)
    assert question(Chair(table, 0), load_words(SMOK.package, "en")).prompt == shown("text")


def test_the_program_on_the_page_plays(tmp_path: Path) -> None:
    program = tmp_path / "model.py"
    program.write_text(shown("py"), encoding="utf-8")
    talker = Talking(shlex.join([sys.executable, str(program)]), 1)
    try:
        play(smok(), [talker, player("first", 1)])
    finally:
        talker.close()
    assert talker.notes == []


def test_nobody_at_a_server_can_seat_a_program() -> None:
    with pytest.raises(GameError, match="no bot 'talk:ls'"):
        bots.check(SMOK, "talk:ls")
