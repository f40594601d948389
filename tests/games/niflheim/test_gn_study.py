"""The study of balance: games are played, kept and read again, and every row of its page is filled in."""

from pathlib import Path

from bench.niflheim import chunk, jobs, play
from bench.niflheim_page import CAMPAIGN, page
from msgspec.structs import replace


def test_a_game_is_counted() -> None:
    game = play("high_throne", 2, 1)
    assert (game.scenario, game.seats, len(game.heroes)) == ("high_throne", 2, 2)
    assert sum(game.intents) >= game.rounds
    assert 0 < len(game.answers) <= game.rounds
    assert game.attacks == game.covers == 0  # nobody fights there


def test_a_scenario_between_others_is_met_again_with_other_forces() -> None:
    assert play("for_glory", 1, 3, times=2).times == 2


def test_games_are_kept_and_read_again(tmp_path: Path) -> None:
    [job] = jobs(tmp_path, ["high_throne"], [1], seed=1, games=2, campaigns=0)
    played = chunk(job)
    assert [game.scenario for game in played] == ["high_throne"] * 2
    assert chunk(job) == played
    assert len(list(tmp_path.iterdir())) == 1


def test_the_page_answers_every_row() -> None:
    game = play("high_throne", 1, 1)
    told = page([game, replace(game, scenario=CAMPAIGN)], 1)
    for row in ("1 high throne", "intent: run", "attacks from cover", "named", "frida"):
        assert f"| {row} |" in told
