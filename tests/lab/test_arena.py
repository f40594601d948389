"""The arena: seats and seeds balanced, the same from any number of workers, done when it is clear."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from wyprawa.games.gloomhaven import GAME as GLOOMHAVEN
from wyprawa.games.smok import GAME as SMOK
from wyprawa.lab import commands
from wyprawa.lab.arena import Match, match, meet
from wyprawa.lab.engines import Engine
from wyprawa.lab.needs import LabError
from wyprawa.lab.saying import Saying

ALONE = Engine(workers=1)


def seats_of(it: Match) -> Counter[tuple[int, str]]:
    """How often each player sits where, over all arrangements."""
    return Counter((seat, spec) for group in it.groups for seat, spec in enumerate(group.players))


def test_everybody_sits_everywhere_equally_often() -> None:
    three = match(SMOK, {}, ["sensible", "random", "first"], None)
    assert len(three.groups) == 6
    assert set(seats_of(three).values()) == {2}
    pairs = match(SMOK, {"seats": 4}, ["sensible", "random"], None)
    assert len(pairs.groups) == 6
    assert set(seats_of(pairs).values()) == {3}
    one_of_four = match(SMOK, {}, ["sensible", "random", "random", "random"], None)
    assert one_of_four.sides == ("sensible", "random")
    assert len(one_of_four.groups) == 4


def test_teams_share_their_seats_out() -> None:
    teams = match(SMOK, {}, ["sensible+random", "random+random"], None)
    assert teams.options == {"seats": 4}
    for group, seats in zip(teams.groups, teams.seats, strict=True):
        assert [n for spec, n in zip(group.players, seats, strict=True) if spec == "sensible"] == [0]
        assert sorted(seats) == [0, 0, 1, 1]


def test_parties_of_a_cooperative_game_play_each_alone() -> None:
    it = match(GLOOMHAVEN, {"seats": 2, "scenario": 1}, ["sensible", "random", "sensible+random"], None)
    assert it.together
    assert [group.players for group in it.groups] == [
        ("sensible", "sensible"), ("random", "random"), ("sensible", "random"),
    ]  # fmt: skip


def test_the_stronger_wins_and_the_arena_stops_when_it_is_clear() -> None:
    it = match(SMOK, {}, ["sensible", "random", "first"], None)
    met = meet(it, ALONE, within=0.12, most=600)
    assert met.narrow
    assert 0.1 < 2 * met.within <= 0.24
    assert met.games % 6 == 0
    sensible, random, _ = met.sides
    assert sensible.share.low > 0.6 > random.share.high
    assert sensible.rating is not None
    assert random.rating is not None
    assert sensible.rating.low > random.rating.high
    assert sum(side.wins for side in met.sides) <= met.games


def test_the_result_does_not_depend_on_workers() -> None:
    it = match(SMOK, {}, ["sensible", "random"], None)
    alone = meet(it, ALONE, within=0.15, most=200, seed=3)
    assert meet(it, Engine(workers=2), within=0.15, most=200, seed=3) == alone
    assert alone.seeds[0] == 3


def test_the_arena_gives_up_at_the_most() -> None:
    met = meet(match(SMOK, {}, ["sensible", "random"], None), ALONE, within=0.01, most=30)
    assert (met.games, met.narrow) == (30, False)


def test_parties_are_compared_seed_by_seed() -> None:
    met = meet(match(SMOK, {}, ["sensible", "random"], together=True), ALONE, within=0.2, most=60)
    assert met.together
    assert [side.games for side in met.sides] == [met.games // 2] * 2
    [(one, other, apart)] = met.differences
    assert (one, other) == ("sensible", "random")
    assert apart.low < met.sides[0].share.value - met.sides[1].share.value < apart.high


@pytest.mark.parametrize(
    ("players", "within", "said"),
    [
        ([], 0.1, "the arena: expected one player or more, given none"),
        (["clever", "random"], 0.1, "arena smok: no player is called 'clever'"),
        (["random"] * 5, 0.1, "arena smok: smok: Expected `int` <= 4"),
        (["random", "first"], 0.6, "--within 60: expected points above 0 and below 50"),
    ],
)
def test_what_cannot_meet(players: list[str], within: float, said: str) -> None:
    with pytest.raises(LabError) as error:
        meet(match(SMOK, {}, players, None), ALONE, within=within, most=10)
    assert str(error.value).startswith(said)


def test_players_that_do_not_share_out_over_the_seats() -> None:
    with pytest.raises(LabError, match=r"given 2 .*; expected 3, one for each seat"):
        match(SMOK, {"seats": 3}, ["random", "first"], None)


@pytest.mark.parametrize(("language", "said"), [("en", "95 % interval"), ("pl", "przedział 95 %")])
def test_the_command(language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "met.json"
    commands.arena(
        "smok", {}, ["sensible", "random"], ALONE, Saying(language),
        together=None, within=20, most=60, seed=1, json=file,
    )  # fmt: skip
    out = capsys.readouterr().out
    assert said in out
    assert out.splitlines()[1].startswith("sensible")
    met = json.loads(file.read_text())
    assert met["sides"][0]["side"] == "sensible"
    assert met["sides"][0]["share"]["low"] < met["sides"][0]["share"]["value"]
    with pytest.raises(LabError, match="No such file or directory"):
        commands.arena(
            "smok", {}, ["sensible", "random"], ALONE, Saying(),
            together=None, within=20, most=20, seed=1, json=tmp_path / "no" / "met.json",
        )  # fmt: skip
