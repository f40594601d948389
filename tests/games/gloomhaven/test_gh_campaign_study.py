"""The study of whole campaigns: they are played, kept and read again, and its page says what was met."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench import campaigns
from bench.campaigns import chunk, further, jobs, options_of, play
from bench.campaigns_page import OLD, RANDOM, SENSIBLE, page

from wyprawa.conformance.play import chance_of
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.campaign import query

EARLIER = 12


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "EARLIER", range(EARLIER, EARLIER + 1))
    monkeypatch.setattr(campaigns, "APART", 20)


@pytest.mark.parametrize(("kind", "seed"), [(RANDOM, 0), (RANDOM, 1), (SENSIBLE, 1), (OLD, 1)])
def test_a_campaign_of_one_scenario(kind: str, seed: int) -> None:
    it = play(kind, seed, 1)
    assert (it.kind, it.seed, it.played, it.earlier) == (kind, seed, 1, 0 if kind == OLD else EARLIER * seed)
    assert it.saves > 0
    assert len(it.scenarios) == 1
    assert len(it.classes) >= 1
    assert it.ended in ("campaign, won", "campaign, lost")


def test_a_world_further_on_is_one_that_could_be() -> None:
    options = GAME.read_options(options_of(SENSIBLE, 3, 60))
    s = further(options, 3, chance_of(3), EARLIER).saved
    camp = query.camp(s)
    assert GAME.problems(s) == []
    assert (camp.played, camp.won, camp.length) == (0, 0, 60)
    assert sum(len(party.notes) for party in camp.parties) == EARLIER
    assert len(camp.world.completed) > EARLIER // 2


def test_an_error_says_which_campaign_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "SICK", 5)
    with pytest.raises(RuntimeError, match="no end within 5 choices") as said:
        play(RANDOM, 2, 1)
    assert said.value.__notes__[0].startswith("random campaign, seed 2, choice 5, options {")


def test_campaigns_are_kept_and_read_again(tmp_path: Path) -> None:
    [job] = jobs(tmp_path, random=1, sensible=0, scenarios=1, seed=4)
    played = chunk(job)
    assert chunk(job) == played
    assert len(list(tmp_path.iterdir())) == 1


def test_the_page_says_what_was_not_met() -> None:
    it = play(RANDOM, 0, 1)
    told = page([it])
    assert "| random players, a new world | 1 | campaign, lost 1 | 1 | 0 |" in told
    [events] = [line for line in told.splitlines() if line.startswith("| events |")]
    assert f"| {len(it.events)} of 150 |" in events
    assert "city-81" in events
