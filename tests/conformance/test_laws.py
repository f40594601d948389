"""Every law can be broken: a sound game keeps it, and variants with one fault each do not."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import broken
import pytest
from duel import DUEL, State, write_packages

from wyprawa.conformance import LAWS, LawBroken, check
from wyprawa.conformance.play import LONG, Case, address
from wyprawa.conformance.testing import position, say, scripted
from wyprawa.kernel import AmbiguousOption, Chance, Choice, Game, IllegalOption, Option, ScriptError
from wyprawa.kernel.codec import difference
from wyprawa.kernel.history import History


@pytest.fixture(scope="module", autouse=True)
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("packages")
    write_packages(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield


# --- laws ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", LAWS)
def test_the_sound_game_keeps(law: str) -> None:
    for seed in range(1 if law == "same_everywhere" else 5):
        LAWS[law](DUEL, {}, seed)


@pytest.mark.parametrize(
    ("law", "name"), [(law, name) for law in broken.FAULTS for name in broken.FAULTS[law]]
)
def test_a_fault_is_caught(law: str, name: str) -> None:
    said = re.escape(broken.FAULTS[law][name])
    with pytest.raises(LawBroken, match=rf"^duel, seed \d+, after choice \d+: {law}: .*{said}"):
        keeps(law, getattr(broken, name))


@pytest.mark.parametrize("part", ["track", "piece", "token"])
def test_what_is_hidden_and_redrawn_keeps_the_law(part: str) -> None:
    keeps("no_leak", broken.redrawing(part))


def test_what_is_declared_part_of_a_cut_may_be_dropped() -> None:
    keeps("cuts", broken.CUTS_IN_ORDER)


def keeps(law: str, game: Game[Any]) -> None:
    for seed in range(10):
        LAWS[law](game, {}, seed)


def test_every_law_has_a_fault_that_breaks_it_and_says_what_it_is() -> None:
    assert list(broken.FAULTS) == list(LAWS)
    for law in LAWS.values():
        assert law.__doc__
        assert "\n" not in law.__doc__


def test_a_message_can_be_played_again() -> None:
    with pytest.raises(LawBroken) as caught:
        LAWS["ends"](broken.STRANGER_WINS, {"seats": 2}, 7)
    assert str(caught.value).startswith("duel, seats=2, seed 7, after choice 3: ends: winners are (2,)")


def test_an_error_in_a_game_breaks_the_law_it_happens_under() -> None:
    def problems(s: State) -> list[str]:
        if len(s.hands[0]) < 4:
            raise KeyError("a card nobody has written")
        return []

    with pytest.raises(LawBroken, match="duel, seed 3, after choice 3: ends: KeyError: 'a card nobody has"):
        LAWS["ends"](replace(DUEL, problems=problems), {}, 3)


def test_in_a_long_game_the_bot_answers_every_other_question_but_not_alone() -> None:
    asked = []

    def bot(s: State, choice: Choice, chance: Chance) -> Option:
        asked.append(choice)
        return choice.options[0]

    long = replace(DUEL, bot=bot, bound=LONG + 1)
    LAWS["ends"](long, {}, 3)
    assert not asked
    LAWS["saves"](long, {}, 3)
    assert 0 < len(asked) < len(Case("saves", long, {}, 3).answers)
    asked.clear()
    LAWS["saves"](replace(long, bound=LONG), {}, 3)
    assert not asked


# --- kernels that forget ---------------------------------------------------------------------------------


def test_history_catches_a_kernel_that_loses_what_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def go_to(table: History[Any], n: int) -> None:
        whole(table, n)
        del table.log[-1:]

    whole = History._go_to
    monkeypatch.setattr(History, "_go_to", go_to)
    with pytest.raises(LawBroken, match="the number of lines told: is"):
        keeps("history", DUEL)


def test_history_catches_a_kernel_that_forgets_what_came_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def keep(table: History[Any]) -> None:
        whole(table)
        table._sealed[-3:] = [False] * len(table._sealed[-3:])

    whole = History._keep
    monkeypatch.setattr(History, "_keep", keep)
    with pytest.raises(LawBroken, match="where fair undo may go back to"):
        keeps("history", DUEL)


def test_history_catches_a_kernel_that_counts_lines_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a state is kept before what was told on the way to it is in the log."""

    def keep(table: History[Any]) -> None:
        whole(table)
        table._told = len(table.log)

    whole = History._keep
    monkeypatch.setattr(History, "_keep", keep)
    with pytest.raises(LawBroken, match="the number of lines told: is"):
        keeps("history", DUEL)


# --- games and messages ----------------------------------------------------------------------------------


def test_a_game_no_other_process_can_import() -> None:
    game = replace(DUEL)
    assert address(game) is None
    assert address(DUEL) == "broken:DUEL"
    with pytest.raises(LawBroken, match="other processes cannot import this game"):
        LAWS["same_everywhere"](game, {}, 1)


def test_the_first_difference_is_named() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b is 2, expected 3"
    assert difference({"a": 1}, {"a": 1, "b": 2}) == "b is None, expected 2"
    assert difference([1], [1, 2]) == "is [1], expected [1, 2]"


# --- check -----------------------------------------------------------------------------------------------


def test_check_reports_each_law() -> None:
    seen: list[tuple[int, int, str]] = []
    report = check(broken.MISCOUNTED, games=2, progress=lambda *step: seen.append(step))
    assert not report.ok
    assert [result.law for result in report.results] == list(LAWS)
    assert [result.law for result in report.results if not result.ok] == ["content"]
    assert seen[0] == (0, 70, "ends")
    assert seen[-1] == (70, 70, "")
    lines = report.text.splitlines()
    assert lines[-1] == f"duel: {len(LAWS) - 1} of {len(LAWS)} laws kept"
    assert any("cards: declared 3, found 2" in line for line in lines)


def test_check_keeps_the_first_messages_and_counts_the_rest() -> None:
    report = check(broken.STRANGER_WINS, games=5, seed=11, laws=["ends"])
    assert (report.results[0].games, report.results[0].broken, len(report.results[0].messages)) == (10, 10, 3)
    assert "seed 11" in report.results[0].messages[0]
    assert "and 7 more" in report.text


# --- testing ---------------------------------------------------------------------------------------------

START = """
game duel
agenda [["play_round"]]
hands [[1, 12], [2, 3]]
pile [4, 5, 6]
points [0, 0]
"""


def test_answers_are_words_keys_numbers_or_options() -> None:
    table = position(DUEL, START)
    with scripted(table, prize=[5]):
        say(table, "Take 2")
        say(table, 3, seat=1)
        say(table, "=12", seat=0)
    assert table.state.points == [10, 0]
    assert table.choices[0].ask == "stake"
    with pytest.raises(IllegalOption, match="open: Take 1; Take 2"):
        say(table, "Take 3")
    with pytest.raises(AmbiguousOption):
        say(table, "take")


def test_chance_goes_on_after_a_script_as_before_it() -> None:
    plain, table = position(DUEL, START), position(DUEL, START)
    with scripted(table, prize=[5]):
        say(table, 2, 12, 3)
    assert table.state.chance == plain.state.chance
    before = table.digest()
    say(table, 1)
    table.undo()
    assert table.digest() == before == table.fork().digest()


def test_a_script_left_over_or_missing_fails() -> None:
    table = position(DUEL, START)
    with (
        pytest.raises(ScriptError, match=r"scripted and never drawn: \{'prize': \[6\]\}"),
        scripted(table, prize=[5, 6]),
    ):
        say(table, 2, 12, 3)
    table = position(DUEL, START)
    with pytest.raises(ScriptError, match="nothing scripted for 'prize'"), scripted(table):
        say(table, 2, 12, 3)
    assert [answer.option for answer in table.history] == [2, 12]


def test_a_script_may_leave_labels_free() -> None:
    table, same = position(DUEL, START), position(DUEL, START)
    with scripted(table, free=["prize"]):
        say(table, 2, 12, 3)
    say(same, 2, 12, 3)
    assert table.digest() == same.digest()


def test_scripts_inside_one_step() -> None:
    """A step that draws, asks and draws again may be scripted piece by piece; forks know what came."""
    table = position(replace(DUEL, steps={"play_round": broken.gamble}), START, {"first": [3]})
    with scripted(table, {"second": [4]}):
        say(table, 1)
        assert table.fork().digest() == table.digest()
    assert table.fork().digest() == table.digest()
    with scripted(table, third=[5]):
        say(table, 2)
    assert table.state.points == [3, 4 + 5]
    table.undo()
    table.undo()
    assert table.state.points == [3, 0]


def test_a_position_that_draws_before_its_first_question() -> None:
    text = START.replace('[["play_round"]]', '[["score"]]') + "bids [1, 2]\n"
    table = position(DUEL, text, prize=[6])
    assert table.state.points == [0, 6]
    with pytest.raises(ScriptError, match="never drawn"):
        position(DUEL, text, prize=[6, 6])
