"""Counsel for those who think ahead, and what studies count."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from gntables import F, K, drawn, sit

from wyprawa import new
from wyprawa.conformance import LAWS
from wyprawa.games.niflheim import GAME, events
from wyprawa.games.niflheim.bot.counsel import COUNSEL, judge, weigh
from wyprawa.games.niflheim.content.pages import Captive
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.tools.measures import count
from wyprawa.games.niflheim.vocabulary.goals import AllLeft, Rescued
from wyprawa.kernel import Chance, Outcome, Table
from wyprawa.players import play, player


def page() -> State:
    return drawn(
        "F . . . . K J d . >",
        captives=(Captive(id="jarl", at="J", carried=True),),
        main=(Rescued(who="jarl"), AllLeft()),
    )


def hope(s: State) -> float:
    [chance] = judge(s)
    return chance


def test_health_blocks_and_undead_count() -> None:
    s = page()
    before = hope(s)
    s.heroes[F].health = 1
    wounded = hope(s)
    s.heroes[K].blocked_by = s.undead[0].figure
    blocked = hope(s)
    s.undead[0].stunned = True
    assert before > wounded > blocked
    assert hope(s) > blocked


def test_an_objective_met_is_worth_more_than_the_way_to_it() -> None:
    s = page()
    before = hope(s)
    s.rescued, s.heroes[K].carries = 1, 1
    assert hope(s) > before


def test_a_lap_more_is_worse() -> None:
    s = page()
    before = hope(s)
    s.lap = 2
    assert hope(s) < before


def test_it_knows_the_end() -> None:
    s = page()
    s.outcome = Outcome((0,), (1,), "won")
    assert judge(s) == [1.0]
    s.outcome = Outcome((), (0,), "dead")
    assert judge(s) == [0.0]


def test_a_campaign_counts_what_is_behind_it() -> None:
    s = GAME.copy(new(GAME, seed=3, campaign=True, heroes=("frida",)).state)
    before = hope(s)
    s.sheet.played = ["high_throne"]
    after = hope(s)
    s.tried = 1
    assert before < after > hope(s)


def test_the_bot_s_option_comes_first() -> None:
    table = sit(page())
    found = weigh(table.state, table.choices[0], Chance(1))
    assert found[0].better == 0
    assert len(found) == len(table.choices[0].options)
    assert COUNSEL.chapter(table.state) == ("high_throne", 0, 1)


@pytest.mark.parametrize("law", ["bot", "counsel"])
def test_laws(law: str) -> None:
    LAWS[law](GAME, {"scenario": "rescue", "seats": 2}, 3)


def played(**options: Any) -> Table[State]:
    table = new(GAME, seed=6, **options)
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    return table


def test_measures_agree_with_the_log() -> None:
    table = played(scenario="rescue", seats=2)
    found: Counter[str] = Counter()
    for measure in count(table):
        found[measure.kind] += measure.amount
    told = Counter(type(record) for _, record in table.log)
    wounds = sum(record.n for _, record in table.log if isinstance(record, events.HeroWounded))
    assert found["role"] == len(table.state.heroes)
    assert found["intent"] == told[events.IntentDeclared]
    assert found["attack"] == found["item"] == told[events.AttackDeclared] > 0
    assert found["kill"] == told[events.UndeadDied] > 0
    assert found["damage"] == wounds
    assert found["death"] == told[events.HeroDied]
    assert found["scenario"] == found["side"] == 1


def test_a_campaign_counts_its_scenarios() -> None:
    table = played(campaign=True, attempts=1)
    scenarios = [measure for measure in count(table) if measure.kind == "scenario"]
    ended = [record for _, record in table.log if isinstance(record, events.ScenarioEnded)]
    assert [measure.note for measure in scenarios] == ["won" if each.won else "lost" for each in ended]
    assert scenarios[0].what == "scenario-high-throne"
