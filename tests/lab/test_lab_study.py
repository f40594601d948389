"""Study files: what they spread out to, and what is said about those that cannot be run."""

from __future__ import annotations

from pathlib import Path

import pytest
from labs import SMOK, study

from wyprawa.lab.needs import LabError
from wyprawa.lab.plan import arrangements, jobs
from wyprawa.lab.study import read_study

SMALL = 'game = "smok"\ngames = 3\n'
ONE_TEST = ": expected one test: at_least and at_most, within, or better; given "


def refused(folder: Path, text: str) -> str:
    with pytest.raises(LabError) as said:
        study(folder, text)
    assert str(said.value).startswith(f"{folder / 'study.toml'}: ")
    return str(said.value).removeprefix(f"{folder / 'study.toml'}: ")


def test_a_sweep_is_every_combination_with_the_same_seeds(tmp_path: Path) -> None:
    plan = study(tmp_path).plan
    assert [group.name for group in plan.groups] == [
        "seats 2 · players sensible",
        "seats 2 · players random",
        "seats 3 · players sensible",
        "seats 3 · players random",
    ]
    assert plan.groups[2].players == ("sensible",) * 3
    assert plan.groups[2].options == {"seats": 3}
    every = jobs(plan)
    assert [job.number for job in every] == list(range(60))
    for n in range(4):
        assert [job.seed for job in every if job.group == n] == list(range(1, 16))


def test_lists_and_records_label_themselves(tmp_path: Path) -> None:
    text = """
game = "gloomhaven"
games = 1
options = { seats = 2 }
[sweep]
heroes = [["brute", "tinkerer"], [{ class = "brute", level = 3 }, "mindthief"]]
"""
    names = [group.labels["heroes"] for group in study(tmp_path, text).plan.groups]
    assert names == ["brute+tinkerer", '[{"class": "brute", "level": 3}, "mindthief"]']


def test_rotating_plays_each_seed_in_every_arrangement(tmp_path: Path) -> None:
    text = (
        'game = "smok"\ngames = 2\nrotate = true\noptions.seats = 3\nplayers = ["first", "random", "random"]'
    )
    seats = [job.players.index("first") for job in jobs(study(tmp_path, text).plan)]
    assert seats == [0, 1, 2, 0, 1, 2]


def test_arrangements_are_balanced() -> None:
    assert arrangements("ab") == [("a", "b"), ("b", "a")]
    assert len(arrangements("aabb")) == 6
    for ways in (arrangements("abcd"), arrangements("abcdef")):
        for seat in range(len(ways[0])):
            met = [way[seat] for way in ways]
            assert len({met.count(player) for player in set(met)}) == 1


def test_players_that_think_for_a_time_are_noted(tmp_path: Path) -> None:
    text = 'game = "smok"\ngames = 1\nplayers = ["{}", "random"]'
    timed = {spec: study(tmp_path, text.format(spec)).timed for spec in ("search", "search:5", "search:5ms")}
    assert timed == {"search": True, "search:5": False, "search:5ms": True}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("games = 3", "options: game: given ''; expected the name of a game"),
        ('game = "smok"', "top level: Object missing required field games"),
        ('game = "smok"\ngames = 0', "games: Expected int >= 1"),
        (SMALL + "colour = 1", "top level: Object contains unknown field colour; expected: title, "),
        ('game = "smok"\ngames = "3"', "games: Expected int, got str"),
        ('game = "chess"\ngames = 3', "options: no game is called 'chess'; installed: gloomhaven, "),
        (SMALL + "options.seats = 9", "options: smok: Expected `int` <= 4 - at `$.seats`"),
        (SMALL + 'players = "clever"', "options: no player is called 'clever'; there are: random"),
        (
            SMALL + 'options.seats = 3\nplayers = ["random", "first"]',
            "options: players: given 2 (random, first); expected 3, one for each seat, or a number that",
        ),
        (SMALL + 'sweep.players = [["random"], [1]]', "sweep.players [1]: players: given [1]"),
        (SMALL + "sweep.seats = [2, 2]", "sweep.seats: expected values that differ, given: [2, 2]"),
        (SMALL + "sweep.seats = []", "sweep.seats: expected values that differ, given: []"),
        (SMALL + 'draft = "x.toml"', "options: draft 'x.toml': No such file or directory"),
        ("games = ", "Invalid value (at end of document)"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_study_is_said_with_its_place(tmp_path: Path, given: str, said: str) -> None:
    assert refused(tmp_path, given).startswith(said)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ('measure = "luck"\nat_least = 1', ".measure: given 'luck'; expected win, score, "),
        ('compare = "moon"\nwithin = 1', ".compare: given 'moon'; expected players, seats, seat, player, "),
        ('of = "seats"\nat_least = 1', ".of: given 'seats'; expected seat:…, player:…, role:…, place:…"),
        ("where = { seats = 5 }\nat_least = 1", ".where: given seats = 5; expected seats is one of 2, 3"),
        ("where = { moon = 5 }\nat_least = 1", ".where: given moon = 5; expected an axis: players, seats"),
        ("", f"{ONE_TEST}0"),
        ('at_least = 1\nwithin = 2\ncompare = "seats"', f"{ONE_TEST}2"),
        ("within = 2", ": within and better need compare, which says what is compared"),
    ],
)  # fmt: skip
def test_questions_that_cannot_be_asked(tmp_path: Path, question: str, said: str) -> None:
    text = SMOK.partition("[[questions]]")[0] + f'[[questions]]\nask = "?"\n{question}\n'
    assert refused(tmp_path, text).startswith(f"questions[0]{said}")


def test_a_question_with_an_unknown_key(tmp_path: Path) -> None:
    text = SMOK + "atleast = 3\n"
    assert refused(tmp_path, text).startswith(
        "questions[2]: Object contains unknown field atleast; expected: ask, measure, "
    )


def test_a_study_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"none\.toml: No such file or directory"):
        read_study(tmp_path / "none.toml")
